/// The scenarios in the order in which a person reads them: by app, by screen, by place in the source.
struct Manual {
  struct App {
    var name: String
    var slug: String
    var screens: [Screen]

    var scenarios: [Scenario] { screens.flatMap(\.scenarios) }
  }

  struct Screen {
    var name: String
    var slug: String
    var scenarios: [Scenario]
  }

  struct Scenario {
    var title: String
    var slug: String
    var record: ScenarioRecord

    enum Outcome { case holds, fails, neverRun }

    var outcome: Outcome {
      if record.examples.isEmpty { return .neverRun }
      return record.examples.allSatisfy(\.holds) ? .holds : .fails
    }
  }

  private(set) var apps: [App] = []

  init(_ records: [ScenarioRecord]) {
    var slugs: Set<String> = []
    let byApp = Dictionary(grouping: records, by: \.key.app)
    for app in byApp.keys.sorted() {
      let appSlug = Self.slug(app, &slugs)
      let byScreen = Dictionary(grouping: byApp[app] ?? [], by: \.key.screen)
      let screens = byScreen.map { name, records in (name, records.sorted(by: Self.precedes)) }
        .sorted { Self.precedes($0.1[0], $1.1[0]) }
      let result = screens.map { name, records in
        let screenSlug = Self.slug("\(app) \(name)", &slugs)
        let scenarios = records.map { record in
          Scenario(
            title: record.key.title,
            slug: Self.slug("\(app) \(name) \(record.key.title)", &slugs),
            record: Self.sorted(record))
        }
        return Screen(name: name, slug: screenSlug, scenarios: scenarios)
      }
      apps.append(App(name: app, slug: appSlug, screens: result))
    }
  }

  var scenarios: [Scenario] { apps.flatMap(\.scenarios) }

  private static func precedes(_ left: ScenarioRecord, _ right: ScenarioRecord) -> Bool {
    let (left, right) = (left.key, right.key)
    return (left.fileID, left.screenLine, left.line, left.title)
      < (right.fileID, right.screenLine, right.line, right.title)
  }

  /// Cases of a test run in any order, so they are sorted by their values: numbers by size.
  private static func sorted(_ record: ScenarioRecord) -> ScenarioRecord {
    var record = record
    record.examples.sort { left, right in
      for (left, right) in zip(left.values, right.values) where left != right {
        if let left = Double(left), let right = Double(right), left != right { return left < right }
        return left < right
      }
      return left.values.count < right.values.count
    }
    return record
  }

  /// A name for links: lower-case letters and digits of ASCII, other things as hyphens, and unique.
  private static func slug(_ text: String, _ taken: inout Set<String>) -> String {
    let words = text.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let base = words.isEmpty ? "scenario" : words.joined(separator: "-")
    var slug = base
    var number = 1
    while !taken.insert(slug).inserted {
      number += 1
      slug = "\(base)-\(number)"
    }
    return slug
  }
}
