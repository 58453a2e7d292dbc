extension SampleCatalogue {
  /// Things that stand in rooms.
  static let home: [Product] = [
    Product(
      name: "Reading Lamp",
      description: "A warm circle of light, just large enough for a page and a cup.",
      image: "lamp-amber"),
    Product(
      name: "Kitchen Chair",
      description: "Oiled oak, wide seat. Doesn't wobble, doesn't creak, doesn't mind.",
      image: "chair-mint"),
    Product(
      name: "Fern in a Pot",
      description: "Likes shade, talks little. Water it when you water yourself.",
      image: "plant-coral"),
    Product(
      name: "Alarm Clock",
      description: "Two bells, one hammer, no snooze.",
      image: "clock-indigo"),
    Product(
      name: "Beeswax Candle",
      description: "Forty hours, if nobody forgets it in the draught.",
      image: "candle-amber"),
    Product(
      name: "Bud Vase",
      description: "For one stem and no pretension.",
      image: "vase-violet"),
    Product(
      name: "Feather Cushion",
      description: "Plump it, sit, repeat.",
      image: "cushion-pink"),
    Product(
      name: "Step Ladder",
      description: "Four steps, rubber feet, a tray for the screwdriver you'd otherwise drop.",
      image: "ladder-brown"),
    Product(
      name: "Storm Lantern",
      description: "Burns in the rain, and looks as if it had done so for a hundred years.",
      image: "lantern-teal"),
    Product(
      name: "Bedside Lamp",
      description: "Dims in nine steps; the last one is called \"almost asleep\".",
      image: "lamp-violet"),
    Product(
      name: "Velvet Armchair",
      description: "Deep enough to lose a remote control in.",
      image: "chair-plum"),
    Product(
      name: "Aloe",
      description: "Forgives holidays of up to four weeks.",
      image: "plant-teal"),
    Product(
      name: "Silent Wall Clock",
      description: "The hand glides. You can hear yourself think, or sleep.",
      image: "clock-mint"),
    Product(
      name: "Rose and Pepper Candle",
      description: "Smells like a garden that has an argument with a kitchen.",
      image: "candle-pink"),
    Product(
      name: "Stoneware Vase",
      description: "Thrown by hand; no two lean the same way.",
      image: "vase-brown"),
    Product(
      name: "Floor Cushion",
      description: "Ninety centimetres square. Where the cat now lives.",
      image: "cushion-teal"),
    Product(
      name: "Library Ladder",
      description: "Runs on a rail. Pushing off is allowed, and fun.",
      image: "ladder-plum"),
    Product(
      name: "Camping Lantern",
      description: "Recharges in the sun by day; reads to you by night.",
      image: "lantern-green"),
    Product(
      name: "Studio Lamp",
      description: "Daylight at five in the evening. Colours look as they will look tomorrow.",
      image: "lamp-grey"),
    Product(
      name: "Folding Chair",
      description: "Hangs on a hook when guests have gone.",
      image: "chair-amber"),
    Product(
      name: "Window-Sill Lemon Tree",
      description:
        "First lemons in the third year, says the label. In the fifth, says the gardener.",
      image: "plant-amber"),
    Product(
      name: "Kitchen Timer Clock",
      description: "Sixty minutes at most. Rings until the cake is out.",
      image: "clock-red"),
    Product(
      name: "Emergency Candles, Box of Ten",
      description: "For power cuts and proposals.",
      image: "candle-grey"),
    Product(
      name: "Tall Glass Vase",
      description: "Lilies stand up straight in it. So do you, carrying it.",
      image: "vase-teal"),
    Product(
      name: "Velvet Cushion",
      description: "Changes colour with the direction of your hand.",
      image: "cushion-plum"),
    Product(
      name: "Apple Ladder",
      description: "Three legs stand firm where four would rock.",
      image: "ladder-green"),
    Product(
      name: "和紙のランタン",
      description: "手すきの和紙から、やわらかな光がもれます。",
      image: "lantern-coral"),
    Product(
      name: "Linen Lampshade",
      description: "Fits any common frame. Washable, if you must.",
      image: "lamp-olive"),
    Product(
      name: "Writing Chair",
      description: "For backs that have deadlines. Adjusts in three places, squeaks in none.",
      image: "chair-blue"),
    Product(
      name: "Rubber Plant",
      description: "Grows towards the light and, in the end, the ceiling.",
      image: "plant-grey"),
    Product(
      name: "Backwards Clock",
      description: "Runs anticlockwise, for hairdressers and other people with mirrors.",
      image: "clock-violet"),
    Product(
      name: "Tall Dinner Candle",
      description: "",
      image: "candle-plum"),
    Product(
      name: "Blue and White Vase",
      description: "青花瓷瓶，适合插梅花。高三十厘米，手工绘制。",
      image: "vase-blue"),
    Product(
      name: "Outdoor Cushion",
      description: "",
      image: "cushion-amber"),
    Product(
      name: "Pull-Cord Lamp",
      description: "With a cord that clicks the way cords used to click.",
      image: "lamp-coral"),
    Product(
      name: "Nursery Chair",
      description: "Low, round and stain-proof; tested by experts aged two to five.",
      image: "chair-pink"),
    Product(
      name: "盆栽の松",
      description: "十年ものの黒松。毎朝の水やりと、少しの忍耐が必要です。",
      image: "plant-brown"),
    Product(
      name: "Clock Without Hands",
      description: " ",
      image: "clock-grey"),
    Product(
      name: "Floating Candle",
      description: "Put it on water, put the lights out, put the telephone away.",
      image: "candle-sky"),
    Product(
      name: "مزهرية خزفية",
      description: "مزهرية مصنوعة يدويا من الخزف، مناسبة للزهور الطويلة والقصيرة.",
      image: "vase-mint"),
  ]
}
