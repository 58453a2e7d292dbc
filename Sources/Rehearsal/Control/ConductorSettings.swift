/// What stays the same over all schedules of a rehearsal.
struct ConductorSettings: Sendable {
  var order: ScheduleOrder = .completion
  /// How many steps a schedule may take before it counts as endless.
  var stepLimit: Int32 = 20_000
  /// How much later than another timer one may be due that fires before it.
  var lateness: Int64 = 1_000_000_000
  /// How much time may pass between two idle moments while work is ready.
  var slack: Int64 = 5_000_000
  var foreignWork: ForeignWork = .refused
  /// What the system's random numbers begin with in every schedule.
  var randomSeed: UInt64 = 0
  /// Whether the rehearsal owns the main queue. If not, main-actor code is refused.
  var usesMainActor = true
}
