extension SampleCatalogue {
  /// Things to go away with.
  static let travel: [Product] = [
    Product(
      name: "Little Red Runabout",
      description:
        "A small car for short trips and narrow streets. Turns on a plate, parks in a doorway.",
      image: "car-red"),
    Product(
      name: "City Bicycle",
      description:
        "Seven gears, mudguards, a bell with an honest ring. Upright enough to see over traffic.",
      image: "bicycle-teal"),
    Product(
      name: "Harbour Dinghy",
      description: "Three metres of varnished larch. Sails well, rows better, floats best.",
      image: "boat-blue"),
    Product(
      name: "Day Pack, 18 Litres",
      description:
        "Carries lunch, a jumper and a book. The side pockets hold bottles of any honest size.",
      image: "backpack-orange"),
    Product(
      name: "Two-Person Tent",
      description:
        "Stands in four minutes, in five with two persons. Two doors, so nobody climbs over anybody.",
      image: "tent-green"),
    Product(
      name: "Desk Globe, 25 cm",
      description:
        "Political map, brass meridian, borders as of this year. Spins for eleven seconds.",
      image: "globe-sky"),
    Product(
      name: "Sunday Saloon",
      description:
        "Wide seats, soft springs and a clock that ticks. For people who like the long way round.",
      image: "car-sky"),
    Product(
      name: "Touring Bicycle",
      description:
        "Steel frame, low gears, room for four panniers. It has been to the sea and back.",
      image: "bicycle-orange"),
    Product(
      name: "Bath Boat",
      description: "Carved from cork and beech. Survives storms up to the height of the tub.",
      image: "boat-coral"),
    Product(
      name: "Trekking Pack, 55 Litres",
      description:
        "The frame bends where you do. Rain cover in the bottom pocket, whistle on the strap.",
      image: "backpack-green"),
    Product(
      name: "Family Tent",
      description:
        "Three rooms, one porch, standing height throughout. Pegs for sand and for stone.",
      image: "tent-coral"),
    Product(
      name: "Lit Globe",
      description: "A lamp inside shows mountains by day and city lights by night.",
      image: "globe-indigo"),
    Product(
      name: "Mountain Wagon",
      description: "Climbs what others go around. The roof rack takes two kayaks, or one sofa.",
      image: "car-green"),
    Product(
      name: "Child's First Bicycle",
      description: "Comes with stabilisers and, in a separate bag, the courage to take them off.",
      image: "bicycle-pink"),
    Product(
      name: "Lake Sloop",
      description:
        "A day boat for two and a dog. The sails are red so that someone always finds you.",
      image: "boat-red"),
    Product(
      name: "School Bag",
      description: "Reflective strips, a hidden pocket, and a bottom that forgives puddles.",
      image: "backpack-sky"),
    Product(
      name: "Bivouac Shelter",
      description: "480 grams. Keeps off the rain, not the view.",
      image: "tent-amber"),
    Product(
      name: "Globe of the Moon",
      description: "Both sides, craters named. The far side is the cheaper one to photograph.",
      image: "globe-grey"),
    Product(
      name: "Evening Coupé",
      description: "Two doors, one bench, and a heater that works before you reach the corner.",
      image: "car-plum"),
    Product(
      name: "Courier's Fixed Gear",
      description: "One gear and no excuses.",
      image: "bicycle-grey"),
    Product(
      name: "Ship in Pieces",
      description: "Forty-one parts, a tube of glue and a plan that somebody once understood.",
      image: "boat-brown"),
    Product(
      name: "Camera Backpack",
      description: "Padded dividers, quick side access, and no logo to tell thieves what's inside.",
      image: "backpack-grey"),
    Product(
      name: "Garden Wigwam",
      description: "For children, cats, and adults who need ten minutes.",
      image: "tent-violet"),
    Product(
      name: "Antique Globe",
      description:
        "A copy of an 18th-century globe: three islands are wrong, and California isn't attached.",
      image: "globe-brown"),
    Product(
      name: "Model Car, 1:18",
      description: "Die-cast, with doors that open and a bonnet that closes. Not for the road.",
      image: "car-amber"),
    Product(
      name: "Vélo de ville",
      description: "Un vélo léger pour aller au marché; le panier est vendu séparément.",
      image: "bicycle-blue"),
    Product(
      name: "小さな帆船",
      description: "窓辺に置く木の船。風が吹くと、少しだけ揺れます。",
      image: "boat-mint"),
    Product(
      name: "Roll-Top Pack",
      description: "Waxed cotton that looks better each year. Holds exactly one thing too many.",
      image: "backpack-olive"),
    Product(
      name: "Winter Dome",
      description: "",
      image: "tent-sky"),
    Product(
      name: "Inflatable Globe",
      description: "Geography that can be thrown. 🌍🌎🌏",
      image: "globe-teal"),
    Product(
      name: "Toy Van 🚐",
      description: "Emoji in the name, cardboard in the box, a surprise on the back seat: 👩🏽‍🚀🧑‍🌾👨‍👩‍👧‍👦.",
      image: "car-mint"),
    Product(
      name: "Paper Boat Kit",
      description: "Twenty sheets of waxed paper and a drawing of every fold.",
      image: "boat-violet"),
    Product(
      name: "Suitcase on Straps",
      description: "A flat case that opens like a cupboard. Fits under the seat in front of you.",
      image: ""),
  ]
}
