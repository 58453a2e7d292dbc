import BrowserStage
import Catalogue
import StageHTTPServer

/// The pictures of products as files: each is sent once to a browser, and not again in every list.
enum ProductPictureResource {
  /// The element that shows a product's picture. What it shows is said by the name beside it.
  static func image(of product: Product, side: Int, isLazy: Bool) -> HTML {
    let lazy: HTML = isLazy ? " loading=\"lazy\"" : ""
    return """
      <img src="\(address(of: product))" alt="" width="\(side)" height="\(side)"\(lazy)>
      """
  }

  /// The picture, or the placeholder if there is none of that name.
  static func response(named name: String) -> HTTPResponse {
    let picture = PictureLibrary.pictureOrPlaceholder(named: name)
    return HTTPResponse(
      .ok,
      headers: [
        "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=3600",
        "X-Content-Type-Options": "nosniff", "Content-Security-Policy": "default-src 'none'",
      ],
      body: .bytes(Array(picture.svg().utf8)))
  }

  private static func address(of product: Product) -> String {
    // An empty name would be an address without a last segment, and dots alone lead elsewhere.
    let name = product.image.allSatisfy { $0 == "." } ? "-" : product.image
    return "/pictures/" + PercentCoding.encoded(name)
  }
}
