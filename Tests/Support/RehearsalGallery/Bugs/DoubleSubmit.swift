import Rehearsal

extension GalleryBug {
  /// The second tap comes before the first payment is through, and pays again.
  package static let doubleSubmit = GalleryBug("double submit") { isFixed in
    let checkout = await Checkout(isFixed: isFixed)
    Task { @MainActor in try await checkout.pay() }
    Task { @MainActor in
      try await moment("second tap")
      try await checkout.pay()
    }
    await settled()
    let payments = await checkout.payments
    try expect(payments == 1, "paid \(payments) times")
  }
}

@MainActor private final class Checkout {
  private(set) var payments = 0
  private var isPaid = false
  private var isPaying = false
  private let isFixed: Bool

  init(isFixed: Bool) { self.isFixed = isFixed }

  func pay() async throws {
    guard !isPaid, !(isFixed && isPaying) else { return }
    isPaying = true
    payments += try await answer("charge", .success(1))
    isPaid = true
    isPaying = false
  }
}
