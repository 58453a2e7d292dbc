/// The classic materials by name, for a command line or a product's description.
public enum ClassicMaterials {
  /// Every classic material with its name, in the order of the table: "bronze", "black plastic".
  public static let all: [(name: String, material: PhongMaterial)] = [
    ("emerald", .emerald),
    ("jade", .jade),
    ("obsidian", .obsidian),
    ("pearl", .pearl),
    ("ruby", .ruby),
    ("turquoise", .turquoise),
    ("brass", .brass),
    ("bronze", .bronze),
    ("chrome", .chrome),
    ("copper", .copper),
    ("gold", .gold),
    ("silver", .silver),
    ("black plastic", .blackPlastic),
    ("cyan plastic", .cyanPlastic),
    ("green plastic", .greenPlastic),
    ("red plastic", .redPlastic),
    ("white plastic", .whitePlastic),
    ("yellow plastic", .yellowPlastic),
    ("black rubber", .blackRubber),
    ("cyan rubber", .cyanRubber),
    ("green rubber", .greenRubber),
    ("red rubber", .redRubber),
    ("white rubber", .whiteRubber),
    ("yellow rubber", .yellowRubber),
  ]

  /// Their names, in the order of the table.
  public static var names: [String] { all.map(\.name) }

  /// The material of a name.
  ///
  /// - Parameter name: In any case; words are separated by spaces, hyphens or underscores.
  /// - Returns: Nil if there is none of that name.
  public static func material(named name: String) -> PhongMaterial? {
    let words = name.lowercased().split { $0 == " " || $0 == "-" || $0 == "_" }
    let normalized = words.joined(separator: " ")
    return all.first { $0.name == normalized }?.material
  }
}
