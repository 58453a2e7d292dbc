extension SampleCatalogue {
  /// Things to put on.
  static let wear: [Product] = [
    Product(
      name: "Walking Umbrella",
      description: "Eight ribs, a chestnut handle, and the dignity of a small roof.",
      image: "umbrella-plum"),
    Product(
      name: "Hill Boots",
      description: "Leather, stitched soles. Give them two weeks; they'll give you twenty years.",
      image: "boot-olive"),
    Product(
      name: "Straw Hat",
      description: "Wide enough for two ears and a nap.",
      image: "hat-amber"),
    Product(
      name: "Reading Glasses",
      description: "+1.5. For menus, maps and small print.",
      image: "glasses-coral"),
    Product(
      name: "Automatic Watch",
      description: "Winds itself while you walk; stops when you stop for two days.",
      image: "watch-grey"),
    Product(
      name: "Lambswool Scarf",
      description: "Two metres. Once around for autumn, twice for winter.",
      image: "scarf-green"),
    Product(
      name: "Pocket Umbrella",
      description: "Fits in a coat, opens in a gust, closes in a doorway.",
      image: "umbrella-teal"),
    Product(
      name: "Rubber Boots",
      description: "Puddles, gardens, stables. Rinse and repeat.",
      image: "boot-amber"),
    Product(
      name: "Felt Hat",
      description: "Rolls up in a pocket, comes out as if nothing had happened.",
      image: "hat-grey"),
    Product(
      name: "Sunglasses",
      description: "Dark, light, polarised. Water turns to glass.",
      image: "glasses-grey"),
    Product(
      name: "Diver's Watch",
      description: "Two hundred metres deep. Mostly worn at desks.",
      image: "watch-blue"),
    Product(
      name: "Silk Scarf",
      description: "Weighs less than the letter it came with.",
      image: "scarf-violet"),
    Product(
      name: "Golf Umbrella",
      description: "Room for two and a bag, or for three who like each other.",
      image: "umbrella-green"),
    Product(
      name: "Snow Boots",
      description: "Lined with wool to the toes. Warm at twenty below, says the tag.",
      image: "boot-sky"),
    Product(
      name: "Rain Hat",
      description: "The brim leads the water where your neck isn't.",
      image: "hat-teal"),
    Product(
      name: "Blue-Light Glasses",
      description: "Amber lenses for late screens.",
      image: "glasses-amber"),
    Product(
      name: "Field Watch",
      description: "Plain numbers, canvas strap, glows for seven hours.",
      image: "watch-olive"),
    Product(
      name: "Football Scarf",
      description: "In the colours of no club in particular, so it's always right.",
      image: "scarf-red"),
    Product(
      name: "Child's Umbrella",
      description: "With a window at eye level.",
      image: "umbrella-amber"),
    Product(
      name: "Work Boots",
      description: "Steel cap, quiet look, laces that stay tied.",
      image: "boot-brown"),
    Product(
      name: "Party Hat 🎉",
      description: "Elastic under the chin. Dignity is up to you.",
      image: "hat-pink"),
    Product(
      name: "Swimming Goggles",
      description: "They don't fog. Really.",
      image: "glasses-sky"),
    Product(
      name: "One-Handed Watch",
      description: "Tells the time to about five minutes, which is enough.",
      image: "watch-coral"),
    Product(
      name: "Reversible Scarf",
      description: "Grey for weekdays, orange inside for the rest.",
      image: "scarf-orange"),
    Product(
      name: "מטרייה כחולה",
      description: "מטרייה גדולה וחזקה לימי חורף. נפתחת ביד אחת.",
      image: "umbrella-blue"),
    Product(
      name: "Left Boot",
      description: "The right one is being mended.",
      image: "boot-red"),
    Product(
      name: "Gardener's Hat",
      description: "",
      image: "hat-green"),
    Product(
      name: "Theatre Glasses",
      description: "Threefold, folding, with a handle for villains.",
      image: "glasses-plum"),
    Product(
      name: "Nurse's Watch",
      description: "",
      image: "watch-red"),
    Product(
      name: "Κασκόλ μάλλινο",
      description: "Πλεκτό στο χέρι, ζεστό και απαλό, για κρύα βράδια δίπλα στη θάλασσα.",
      image: "scarf-blue"),
    Product(
      name: "Parasol",
      description: "For shade on a balcony. Tilts, and stays tilted.",
      image: ""),
  ]
}
