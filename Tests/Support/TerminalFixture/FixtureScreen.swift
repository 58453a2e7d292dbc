/// The screens of the fixture.
enum FixtureScreen: Equatable, Sendable {
  case list
  case detail
}
