import RevenueCat

enum Messages {
  static func of(_ result: WebPurchaseRedemptionResult) -> String {
    switch result {
    case .success(let customer) where customer.entitlements["gold"]?.isActive != true:
      return "Your subscription has ended."
    case .success: return "Thank you!"
    case .invalidToken: return "This link is not valid."
    case .purchaseBelongsToOtherUser: return "This purchase belongs to another account."
    case .expired(let email): return "A new link was sent to \(email)."
    case .error: return "Please try again."
    }
  }
}
