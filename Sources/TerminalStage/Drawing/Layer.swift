/// A canvas in its place on the screen. Layers further back in a list cover those before.
package struct Layer: Equatable, Sendable {
  package var column = 0
  package var row = 0
  package var canvas: Canvas
}
