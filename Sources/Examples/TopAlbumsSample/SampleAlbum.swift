/// A made-up album of the sample.
struct SampleAlbum: Hashable, Sendable {
  let artist: String
  let name: String

  /// The album in a place of the chart. Each place always has the same one, as far as one counts.
  init(place: Int) {
    let number = max(0, place)
    let adjective = Self.adjectives[number % Self.adjectives.count]
    let noun = Self.nouns[number * 7 % Self.nouns.count]
    let ensemble = Self.ensembles[number * 5 % Self.ensembles.count]
    // The lists repeat after a while; a number tells the albums apart then.
    let round = number / Self.period
    name = round == 0 ? "\(adjective) \(noun)" : "\(adjective) \(noun), Volume \(round + 1)"
    artist = number % 9 == 4 ? "Various Artists" : ensemble
  }

  private static var period: Int { adjectives.count * nouns.count }

  private static let adjectives = [
    "Quiet", "Electric", "Northern", "Paper", "Hollow", "Golden", "Second", "Distant", "Velvet",
    "Invisible", "Early", "Salt", "Wandering",
  ]

  private static let nouns = [
    "Harbours", "Machines", "Gardens", "Letters", "Orbits", "Mornings", "Bridges", "Signals",
    "Weather", "Rooms", "Tides",
  ]

  private static let ensembles = [
    "Lighthouse Quartet", "The Slow Trains", "Copper Choir", "Radio Meadow", "Nine Lanterns",
    "The Cartographers", "Glasshouse Orchestra", "Low Tide Society", "Parallel Kites",
    "Winter Arcade", "The Understudies", "Marble Staircase",
  ]
}
