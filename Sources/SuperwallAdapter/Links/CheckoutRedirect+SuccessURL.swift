import RedemptionCore

extension CheckoutRedirect {
  /// Reads a success URL of the redirect mode; nil where it is none.
  ///
  /// It is the app's own `https` URL, so only its query tells: `stripe_subscription_id` has to be there with a value.
  /// An `email` or an `app_user_id` alone is too common to claim a URL for it. An empty `email` or `app_user_id` was
  /// not told. A placement parameter without a value reads as empty; one with unreadable escapes is left out.
  init?(successURL url: PlatformURL) {
    guard url.hasScheme("https"),
      case .value(let subscription) = url.firstQueryItem(named: "stripe_subscription_id"), !subscription.isEmpty
    else { return nil }
    let own = ["app_user_id", "email", "stripe_subscription_id"]
    var placementParams: [String: String] = [:]
    for (name, item) in url.queryItems where !name.isEmpty && !own.contains(name) && placementParams[name] == nil {
      placementParams[name] = item == .noValue ? "" : item.value
    }
    func told(_ name: String) -> String? { url.firstQueryItem(named: name)?.value.flatMap { $0.isEmpty ? nil : $0 } }
    self.init(
      vendor: .superwall, appUserId: told("app_user_id"), email: told("email"), stripeSubscriptionId: subscription,
      placementParams: placementParams)
  }
}
