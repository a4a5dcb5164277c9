import RedemptionCore

/// What the user has.
extension Superwall {
  /// The entitlements; `web` is what the service returned, whoever sets the status.
  public var entitlements: EntitlementsInfo { EntitlementsInfo(host.behaviour) }

  /// Whether the user has access.
  ///
  /// An app with a purchase controller sets it. Active without entitlements is inactive. Without a purchase controller
  /// the SDK sets it anew whenever it reads the device or hears from its service.
  public var subscriptionStatus: SubscriptionStatus {
    get { SubscriptionStatus(host.behaviour.status) }
    set { host.begin(.own(SetSubscriptionStatus(status: newValue.given))) }
  }

  /// Subscriptions, one-time purchases and entitlements of all stores.
  public var customerInfo: SuperwallCustomerInfo {
    let behaviour = host.behaviour
    return info(behaviour.customerInfo, behaviour)
  }

  /// The same as ``customerInfo``.
  public func getCustomerInfo() async -> SuperwallCustomerInfo { customerInfo }

  /// Calls back with ``customerInfo``.
  public func getCustomerInfo(completion: @escaping (SuperwallCustomerInfo) -> Void) { completion(customerInfo) }

  /// The customer info: the present one first, then every change. Keeps the newest that was not read.
  public var customerInfoStream: AsyncStream<SuperwallCustomerInfo> {
    customerInfos.stream(startingWith: customerInfo)
  }

  func info(_ grant: Grant, _ behaviour: SuperwallBehaviour) -> SuperwallCustomerInfo {
    SuperwallCustomerInfo(grant, userId: behaviour.userId, at: environment.now())
  }

  // MARK: Products

  /// The products of the dashboard with these identifiers.
  public func products(for identifiers: Set<String>) async -> Set<StoreProduct> {
    let products = entitlements.products
    return Set(
      identifiers.compactMap { id in
        products[id].map { StoreProduct(productIdentifier: id, entitlements: $0) }
      })
  }

  /// Fails: no App Store is simulated.
  public func purchase(_ product: StoreProduct) async -> PurchaseResult { .failed(NoAppStore()) }

  /// Restores nothing: what the device owns is known already.
  public func restorePurchases() async -> RestorationResult { .restored }

  /// Replaces what the device owns. For tests: on a phone the App Store does this.
  ///
  /// - Parameter productIds: products of the dashboard; others are ignored.
  public func setDeviceEntitlements(ofProducts productIds: [String]) {
    let known = host.behaviour.options.products
    host.begin(.own(SetDeviceEntitlements(ownedProducts: productIds.filter { known[$0] != nil })))
  }
}
