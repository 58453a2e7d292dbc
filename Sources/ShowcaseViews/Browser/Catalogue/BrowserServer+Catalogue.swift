import BrowserStage
import Catalogue
import CatalogueModels
import StageHTTPServer
import Turntable

extension BrowserServer {
  /// Shows the catalogue: the list at `/products`, its further pages at `/products?page=2`, each
  /// product at `/products/3`, and their pictures at `/pictures/car`; the frames of those that are models
  /// have a number in addition.
  ///
  /// - Parameters:
  ///   - repository: where the products come from.
  ///   - productsPerPage: how many the list shows at once.
  ///   - models: renders the pictures that are 3D models.
  ///   - modelSide: how many pixels a side those have.
  public func showCatalogue(
    _ repository: any ProductsRepository, productsPerPage: Int = 60,
    models: ModelFrames = ModelFrames(), modelSide: Int = 512
  ) {
    let models = ModelPictures(models, side: modelSide)
    let paging = ProductPaging(productsPerPage: productsPerPage)
    screen(at: "/products") { page in
      guard let number = paging.pageNumber(in: page.query) else { return nil }
      return ProductsScreen(page, repository: repository, paging: paging, pageNumber: number)
    }
    screen(at: "/products/:number") { page in
      guard let text = page.parameters["number"], let number = Int(text), number > 0 else {
        return nil
      }
      return ProductScreen(
        page, repository: repository, models: models, paging: paging, number: number)
    }
    resource(at: "/pictures/:name") { request in
      let name = request.parameters["name"] ?? ""
      guard ModelImage.isModel(name) else { return ProductPictureResource.response(named: name) }
      return await models.response(for: name, at: .front)
    }
    resource(at: "/pictures/:name/:step") { request in
      guard let name = request.parameters["name"], ModelImage.isModel(name),
        let step = request.parameters["step"].flatMap({ Int($0) })
      else { return .text(.notFound, "There is no such picture.\n") }
      return await models.response(for: name, at: TurntableAngle(step: step))
    }
  }
}
