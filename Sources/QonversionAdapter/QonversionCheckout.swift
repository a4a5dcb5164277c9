import RedemptionCore

/// Qonversion's web funnel: the link is mailed, and the funnel's own page goes on by itself (documentation, "Web funnel
/// redemption").
struct QonversionCheckout: CheckoutDoor {
  /// Our choice: the funnel makes a user of the service, whose ids look like those of an SDK.
  func newBuyerId(using generator: inout some RandomNumberGenerator) -> String {
    QonversionAdapter.newUserId(using: &generator)
  }
}
