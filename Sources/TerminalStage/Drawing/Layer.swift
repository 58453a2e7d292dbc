/// A canvas in its place on the screen. Layers further back in a list cover those before.
struct Layer: Equatable, Sendable {
  var column = 0
  var row = 0
  var canvas: Canvas
}
