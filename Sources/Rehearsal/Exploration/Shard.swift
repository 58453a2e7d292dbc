/// One of several processes that share an exploration.
///
/// A tree of schedules is split by place: every schedule has one in [0, 1), since at each choice point the
/// options share what their point has in equal parts. A shard has the schedules whose place lies in its part
/// of [0, 1). Each process computes the same places, so each schedule belongs to exactly one shard, although
/// none knows the others.
struct Shard: Hashable, Sendable {
  /// From 1 on.
  var index: Int
  var count: Int

  var begin: Double { Double(index - 1) / Double(count) }
  /// The last one takes everything to the end.
  var end: Double { index == count ? .infinity : Double(index) / Double(count) }
}
