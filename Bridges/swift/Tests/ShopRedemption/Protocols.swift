import RevenueCat

// An app's own protocols over the SDK, which name its members without default arguments, and their witnesses.

/// What the app needs of RevenueCat's SDK when it starts.
protocol PurchaseStarting {
  @discardableResult static func configure(withAPIKey apiKey: String) -> Purchases
  @discardableResult static func configure(withAPIKey apiKey: String, appUserID: String?) -> Purchases
  static var isConfigured: Bool { get }
}

/// What the app asks RevenueCat's SDK.
protocol PurchaseAsking: AnyObject {
  var delegate: (any PurchasesDelegate)? { get set }
  var appUserID: String { get }
  var isAnonymous: Bool { get }
  var cachedCustomerInfo: CustomerInfo? { get }
  var customerInfoStream: AsyncStream<CustomerInfo> { get }
  func customerInfo() async throws -> CustomerInfo
  func customerInfo(fetchPolicy: CacheFetchPolicy) async throws -> CustomerInfo
  func getCustomerInfo(completion: @escaping (CustomerInfo?, PublicError?) -> Void)
  func logIn(_ appUserID: String) async throws -> (customerInfo: CustomerInfo, created: Bool)
  func logOut() async throws -> CustomerInfo
  func restorePurchases() async throws -> CustomerInfo
  func redeemWebPurchase(_ redemption: WebPurchaseRedemption) async -> WebPurchaseRedemptionResult
}

extension Purchases: PurchaseStarting, PurchaseAsking {}
