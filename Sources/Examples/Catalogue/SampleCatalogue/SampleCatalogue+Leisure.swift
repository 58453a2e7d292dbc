extension SampleCatalogue {
  /// Things to play, hear and see with.
  static let leisure: [Product] = [
    Product(
      name: "A Field Guide to Clouds",
      description: "Two hundred clouds, how to tell them apart, and what each does next.",
      image: "book-sky"),
    Product(
      name: "Concert Guitar",
      description: "Spruce on rosewood. Nylon strings, quiet neighbours.",
      image: "guitar-orange"),
    Product(
      name: "Field Drum",
      description: "For parades, and for people who walk in step.",
      image: "drum-red"),
    Product(
      name: "Diamond Kite",
      description: "Flies at the first breath of wind, and comes down when called.",
      image: "kite-violet"),
    Product(
      name: "Beach Ball",
      description: "Six stripes, one valve, endless summers.",
      image: "ball-coral"),
    Product(
      name: "Studio Headphones",
      description: "Closed, flat and comfortable for as long as the mix takes.",
      image: "headphones-blue"),
    Product(
      name: "Kitchen Radio",
      description: "Two knobs: one for the station, one for how much of it.",
      image: "radio-mint"),
    Product(
      name: "Film Camera",
      description: "Thirty-six pictures, then you think. Takes lenses older than you.",
      image: "camera-grey"),
    Product(
      name: "The Lighthouse Cookbook",
      description: "Fifty suppers from one pot, written where the shops are far.",
      image: "book-red"),
    Product(
      name: "Travel Guitar",
      description: "Half the size, three quarters of the sound, no trouble at the gate.",
      image: "guitar-teal"),
    Product(
      name: "Frame Drum",
      description: "Played with the fingertips; heard in the next room as rain.",
      image: "drum-brown"),
    Product(
      name: "Stunt Kite",
      description: "Two lines, sharp turns. Read the page about trees.",
      image: "kite-red"),
    Product(
      name: "Juggling Balls, Set of Three",
      description: "Heavy enough to fall honestly.",
      image: "ball-blue"),
    Product(
      name: "Quiet Headphones",
      description: "Press the button and the train is gone. It's still there; watch your stop.",
      image: "headphones-grey"),
    Product(
      name: "World Radio",
      description: "Short wave, long wave, and the whistling in between.",
      image: "radio-brown"),
    Product(
      name: "Pocket Camera",
      description: "Always there, so it takes the best pictures.",
      image: "camera-red"),
    Product(
      name: "Blank Book",
      description: "Numbered pages, no plot. The ending is up to you.",
      image: "book-grey"),
    Product(
      name: "Steel-String Guitar",
      description: "Loud enough for a kitchen, sweet enough for a porch.",
      image: "guitar-red"),
    Product(
      name: "Brass Quoit",
      description: "One ring of a game that is older than its rules.",
      image: "mesh:torus?material=brass"),
    Product(
      name: "Box Kite",
      description: "Takes a camera up, and mostly brings it back.",
      image: "kite-teal"),
    Product(
      name: "Street Football",
      description: "Stitched for asphalt. The window isn't included.",
      image: "ball-grey"),
    Product(
      name: "Running Headphones",
      description: "Stay on through hills and hiccups.",
      image: "headphones-orange"),
    Product(
      name: "Wind-Up Radio",
      description: "A minute of winding for half an hour of news.",
      image: "radio-red"),
    Product(
      name: "Instant Camera",
      description: "The picture comes out at the top while everybody still smiles.",
      image: "camera-mint"),
    Product(
      name: "Short Stories, Long Nights",
      description: "Thirty stories, each shorter than the one before.",
      image: "book-indigo"),
    Product(
      name: "Left-Handed Guitar",
      description: "The mirror image, down to the rosette.",
      image: "guitar-violet"),
    Product(
      name: "Toy Drum",
      description: "A present for somebody else's children.",
      image: "drum-sky"),
    Product(
      name: "風箏",
      description: "竹骨紙面，三尺見方。有風的日子，帶它去海邊。",
      image: "kite-coral"),
    Product(
      name: "Jade Ball",
      description: "Looks the same from every side. Turn it to make sure.",
      image: "mesh:sphere?material=jade"),
    Product(
      name: "Children's Headphones",
      description: "Never louder than 85 decibels, whatever the button says.",
      image: "headphones-pink"),
    Product(
      name: "Shower Radio",
      description: "",
      image: "radio-sky"),
    Product(
      name: "Pinhole Camera Kit",
      description: "Card, tape and patience. Exposures from two seconds to two weeks.",
      image: "camera-brown"),
    Product(
      name: "Book",
      description: "",
      image: "book-brown"),
    Product(
      name: "Child's Ukulele 🎶",
      description: "Four strings, four colours, one song by teatime.",
      image: "guitar-pink"),
    Product(
      name: "Indoor Kite",
      description: "",
      image: "kite-mint"),
    Product(
      name: "Underwater Camera",
      description: "Down to forty metres. The fish don't look at the lens; nobody knows why.",
      image: "camera-hovering"),
  ]
}
