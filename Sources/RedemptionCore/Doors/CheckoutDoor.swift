/// What a vendor's web checkout does after a purchase, and what the buyer sees.
///
/// ```swift
/// struct PlainCheckout: CheckoutDoor {}  // the link is mailed, and the browser stays where it is
/// ```
///
/// A vendor whose checkout has options implements the requirements for them too. `AdapterContract.codeViolations()`
/// checks the ids of buyers, and the shared cases of `store/purchase` check the rest.
public protocol CheckoutDoor: Sendable {
  /// What a new project's checkout is set to do: each option of `store/policy` that only this vendor has, with its
  /// default.
  var defaultSettings: CheckoutSettings { get }

  /// A checkout on the page of a purchase link, with no options.
  var hostedPage: any Checkout { get }

  /// Reads the settings that a call of `store/policy` changes; what the call leaves out is not in the result.
  ///
  /// - Parameter options: the params of that call.
  func settings(in options: VendorOptions) throws -> CheckoutSettings

  /// Reads what `store/purchase` says about a checkout.
  ///
  /// - Parameters:
  ///   - kind: where the checkout takes place.
  ///   - options: the params of that call.
  func checkout(_ kind: CheckoutKind, options: VendorOptions) throws -> any Checkout

  /// Returns the name of the buyer of an anonymous checkout.
  func newBuyerId(using generator: inout some RandomNumberGenerator) -> String
}

extension CheckoutDoor {
  /// None.
  public var defaultSettings: CheckoutSettings { CheckoutSettings() }

  /// The link is mailed, and the browser stays where it is.
  public var hostedPage: any Checkout { MailedCheckout() }

  /// There are none.
  public func settings(in options: VendorOptions) throws -> CheckoutSettings { CheckoutSettings() }

  /// Every checkout ends as the hosted page does.
  public func checkout(_ kind: CheckoutKind, options: VendorOptions) throws -> any Checkout { hostedPage }

  /// `buyer_` and 32 hexadecimal digits.
  public func newBuyerId(using generator: inout some RandomNumberGenerator) -> String {
    "buyer_" + RandomText.hexadecimal(digits: 32, using: &generator)
  }
}

private struct MailedCheckout: Checkout {
  func end(of sale: CheckoutSale, under settings: CheckoutSettings) -> CheckoutEnd {
    CheckoutEnd(next: CheckoutEnd.Next(kind: .none, url: nil), mailsLink: true)
  }
}
