/// What a vendor's web checkout does after a purchase.
///
/// ```swift
/// struct PlainCheckout: CheckoutDoor {}  // the link is mailed, and the browser stays where it is
/// ```
///
/// `AdapterContract.codeViolations()` checks it.
public protocol CheckoutDoor: Sendable {
  /// Returns what the buyer sees after a checkout.
  ///
  /// - Parameters:
  ///   - link: the purchase's first link.
  ///   - isIdentified: true if the buyer is a user that the app named.
  func end(
    of checkout: Checkout, purchase: PurchaseRecord, link: String, isIdentified: Bool, under settings: CheckoutSettings
  ) -> CheckoutEnd

  /// Returns the name of the buyer of an anonymous checkout.
  func newBuyerId(using generator: inout some RandomNumberGenerator) -> String
}

extension CheckoutDoor {
  /// The link is mailed, and the browser stays where it is.
  public func end(
    of checkout: Checkout, purchase: PurchaseRecord, link: String, isIdentified: Bool, under settings: CheckoutSettings
  ) -> CheckoutEnd {
    CheckoutEnd(next: CheckoutEnd.Next(kind: .none, url: nil), mailsLink: true)
  }

  /// `buyer_` and 32 hexadecimal digits.
  public func newBuyerId(using generator: inout some RandomNumberGenerator) -> String {
    "buyer_" + RandomText.hexadecimal(digits: 32, using: &generator)
  }
}
