extension SampleCatalogue {
  /// Things to cook and to eat with.
  static let kitchen: [Product] = [
    Product(
      name: "Breakfast Mug",
      description: "Holds 400 ml: enough to get from the kitchen to a first thought.",
      image: "mug-sky"),
    Product(
      name: "Whistling Kettle",
      description: "Sings in two notes, a third apart.",
      image: "kettle-red"),
    Product(
      name: "Fruit Bowl",
      description: "Wide and shallow, so that the pears are seen before they're over.",
      image: "bowl-olive"),
    Product(
      name: "Honey Jar",
      description: "With a lid that lets the spoon stay in.",
      image: "jar-amber"),
    Product(
      name: "Round Teapot",
      description: "Pours without dripping, and that is its whole secret.",
      image: "teapot-indigo"),
    Product(
      name: "Bread Basket",
      description: "Woven from willow; the cloth comes out for washing.",
      image: "basket-brown"),
    Product(
      name: "Espresso Cup",
      description: "Small, heavy, quick.",
      image: "mug-brown"),
    Product(
      name: "Pour-Over Kettle",
      description: "The spout is thin as a pencil and as precise.",
      image: "kettle-grey"),
    Product(
      name: "Mixing Bowl",
      description: "The foot is rubber, the lip pours, the lid seals.",
      image: "bowl-sky"),
    Product(
      name: "Preserving Jar",
      description: "One litre of last summer.",
      image: "jar-red"),
    Product(
      name: "Bronze Teapot",
      description: "Keeps tea hot through a long story.",
      image: "mesh:teapot?material=bronze"),
    Product(
      name: "Picnic Basket",
      description: "Plates for four, corkscrew for one.",
      image: "basket-coral"),
    Product(
      name: "Enamel Mug",
      description: "Chips, but never breaks. Likes camp fires.",
      image: "mug-red"),
    Product(
      name: "Camp Kettle",
      description: "Flat enough for a pack, quick enough for the impatient.",
      image: "kettle-olive"),
    Product(
      name: "Salad Bowl",
      description: "Turned from one piece of ash. Oil it twice a year.",
      image: "bowl-brown"),
    Product(
      name: "Spice Jar",
      description: "Dark glass, tight lid, a label you can rewrite.",
      image: "jar-olive"),
    Product(
      name: "Teapot for One",
      description: "Two cups, one person, no apology.",
      image: "teapot-pink"),
    Product(
      name: "Egg Basket",
      description: "A dozen eggs and not one on top of another.",
      image: "basket-amber"),
    Product(
      name: "Mug with a Bad Pun",
      description: "The handle is on the left. Think about it.",
      image: "mug-amber"),
    Product(
      name: "Enamel Kettle",
      description: "In six colours, of which this is the friendliest.",
      image: "kettle-mint"),
    Product(
      name: "Ramen Bowl",
      description: "ラーメン鉢。深くて重く、最後の一滴まで熱い。",
      image: "bowl-red"),
    Product(
      name: "Biscuit Jar",
      description: "Opens with a sound that is heard two rooms away.",
      image: "jar-coral"),
    Product(
      name: "Samovar-Style Teapot",
      description: "Strong tea above, hot water below; everyone mixes their own.",
      image: "teapot-amber"),
    Product(
      name: "Bicycle Basket",
      description: "Clips on, clips off, comes along to the market.",
      image: "basket-olive"),
    Product(
      name: "Cafe\u{301} Cre\u{300}me Mug",
      description: "The accents in the name are combining marks; the coffee is not included.",
      image: "mug-plum"),
    Product(
      name: "Чайник эмалированный",
      description: "Трёхлитровый чайник со свистком. Закипает за семь минут.",
      image: "kettle-blue"),
    Product(
      name: "Nesting Bowls, Set of Five",
      description: "Each fits the next. Together they take the room of one.",
      image: "bowl-violet"),
    Product(
      name: "Sourdough Jar",
      description: "",
      image: "jar-grey"),
    Product(
      name: "ชุดน้ำชา",
      description: "กาน้ำชาเซรามิกทำมือ พร้อมถ้วยสี่ใบ",
      image: "teapot-green"),
    Product(
      name: "Laundry Basket",
      description: "",
      image: "basket-teal"),
    Product(
      name: "Mug of the Deep 🐙",
      description: "Look inside when it's empty.",
      image: "mug-invisible"),
    Product(
      name: "Cat's Bowl <medium> & \"Mouse\"",
      description:
        "Names with <angle brackets>, & ampersands and \"quotes\" must look just like this.",
      image: "bowl-pink"),
    Product(
      name: "Tea Caddy",
      description: "Airtight since 1902, restored last spring.",
      image: "jar-teal"),
  ]
}
