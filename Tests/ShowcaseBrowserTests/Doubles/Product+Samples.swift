import Catalogue

extension Product {
  /// A car, a book without a description, and others with names and pictures of all kinds.
  static func samples(_ count: Int) -> [Product] {
    let first = [
      Product(name: "Car", description: "A beautiful car", image: "car"),
      Product(name: "Book", description: "", image: "book"),
      Product(
        name: "<b>Bold</b> & \"quoted\"", description: "<script>alert(1)</script>", image: "../x?y"),
      Product(name: "日本語の本 📚", description: "Zweizeilig\nmit Umlauten: äöü", image: ""),
      Product(
        name: String(repeating: "Extraordinarily long product name ", count: 6),
        description: String(repeating: "A description that goes on and on. ", count: 60),
        image: "unknown"),
    ]
    let names = PictureLibrary.drawingNames
    let colors = PictureLibrary.colorNames
    let more = (first.count..<max(first.count, count)).map { number in
      let drawing = names[number % names.count]
      let color = colors[number / names.count % colors.count]
      return Product(
        name: "\(drawing.prefix(1).uppercased() + drawing.dropFirst()), \(color)",
        description: "The \(drawing) in \(color), number \(number + 1) of the catalogue.",
        image: "\(drawing)-\(color)")
    }
    return Array((first + more).prefix(count))
  }
}
