extension SampleCatalogue {
  /// Things to write and to work with.
  static let desk: [Product] = [
    Product(
      name: "Drawing Pencil 4B",
      description: "Soft, dark, smudges on purpose.",
      image: "pencil-grey"),
    Product(
      name: "Dotted Notebook",
      description: "Lies flat at any page. 160 pages of 100 g paper that doesn't let ink through.",
      image: "notebook-pink"),
    Product(
      name: "Paper Scissors",
      description: "Straight, sharp, and hidden from the kitchen.",
      image: "scissors-teal"),
    Product(
      name: "Household Toolbox",
      description: "Forty tools for the ninety things that break.",
      image: "toolbox-red"),
    Product(
      name: "Carpenter's Pencil",
      description: "Flat, so that it doesn't roll off the roof.",
      image: "pencil-red"),
    Product(
      name: "Laboratory Notebook",
      description: "Numbered, dated, witnessed. Mistakes are crossed out once and stay readable.",
      image: "notebook-green"),
    Product(
      name: "Tailor's Shears",
      description: "Twenty-five centimetres of steel. Fabric only, please.",
      image: "scissors-red"),
    Product(
      name: "Bicycle Tool Kit",
      description: "Everything for a flat tyre, and a pair of gloves.",
      image: "toolbox-teal"),
    Product(
      name: "Coloured Pencils, Set of 24",
      description: "Including both kinds of yellow.",
      image: "pencil-sky"),
    Product(
      name: "Music Notebook",
      description: "Twelve staves a page, wide margins for second thoughts.",
      image: "notebook-indigo"),
    Product(
      name: "Child's Scissors",
      description: "Round tips; cuts paper, not plans.",
      image: "scissors-amber"),
    Product(
      name: "Watchmaker's Toolbox",
      description: "Very small screwdrivers in very small rows.",
      image: "toolbox-grey"),
    Product(
      name: "Mechanical Pencil",
      description: "0.5 mm, brass, balanced at the middle finger.",
      image: "pencil-teal"),
    Product(
      name: "Waterproof Notebook",
      description: "",
      image: "notebook-orange"),
    Product(
      name: "Pinking Shears",
      description: "Cut a zigzag that doesn't fray.",
      image: "scissors-pink"),
    Product(
      name: "Child's Toolbox",
      description: "Wooden screws, wooden nuts, real concentration.",
      image: "toolbox-green"),
    Product(
      name: "Pencil with an Eraser",
      description: "For people who know themselves.",
      image: "pencil-amber"),
    Product(
      name: "The Very Long Description",
      description: longDescription,
      image: "notebook-blue"),
    Product(
      name: "कैंची",
      description: "दर्ज़ी की तेज़ कैंची, जो बरसों तक धार नहीं खोती।",
      image: "scissors-violet"),
    Product(
      name: "Empty Toolbox",
      description: "",
      image: "toolbox-amber"),
    Product(
      name: "Chalk, Box of Twelve",
      description: "White mostly, with one blue that goes first.",
      image: ""),
    Product(
      name:
        "A Notebook Whose Name Goes On for Longer Than Any List Would Show in One Line, Because Somebody Will Enter One Like It Sooner or Later",
      description: "Its pages are of ordinary length.",
      image: "notebook-plum"),
    Product(
      name: "Paper Knife",
      description: "Opens letters with more ceremony than they deserve.",
      image: "letter-opener"),
    Product(
      name: "Sewing Box",
      description: "Needles by size, thread by colour, buttons by chance.",
      image: "toolbox-pink"),
    Product(
      name: "鉛筆（十二本入り）",
      description: "書きやすさはHBから6Bまで。削る音も楽しい。",
      image: "pencil-olive"),
    Product(
      name: "Pocket Diary",
      description: "A week on two pages, a year in a pocket.",
      image: "notebook-red"),
    Product(
      name: "Repair Kit ❤️‍🩹",
      description: "Glue, gold powder and instructions for mending what matters.",
      image: ""),
  ]
}
