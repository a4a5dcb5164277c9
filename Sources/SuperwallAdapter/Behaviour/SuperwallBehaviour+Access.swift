import RedemptionCore

/// The user's entitlements and the subscription status.
extension SuperwallBehaviour {
  // MARK: Entitlements

  func merged(_ first: [Entitlement], _ second: [Entitlement]) -> IdentifiedList<Entitlement> {
    switch target.platform {
    case .ios: EntitlementPrecedence.ios.merge(first, second)
    case .android: EntitlementPrecedence.android.merge(first, second)
    }
  }

  /// All that the service returned, active or not: what the user has, or, until it returns that, what its codes gave.
  var webEntitlements: [Entitlement] {
    if let customer { return Array(customer.grant.entitlements) }
    return Array(merged(storedCodes.flatMap { $0.outcome.grant.map { Array($0.entitlements) } ?? [] }, []))
  }

  /// The identifiers of an answer's entitlements; of all that the service returned if the answer has none of its own.
  func webIdentifiers(of answer: Grant?) -> Set<String> {
    guard let answer else { return Set(webEntitlements.map(\.id)) }
    return Set(answer.entitlements.map(\.id))
  }

  /// Entitlements as the app gives them.
  func resolved(_ references: [EntitlementReference]) -> [Entitlement] {
    references.map { $0.entitlement(on: target.platform) }
  }

  /// The entitlements of products that are owned in the phone's own store.
  func ownedEntitlements(of products: [String]) -> [Entitlement] {
    products.flatMap { product in
      (options.products[product] ?? []).map {
        Entitlement(id: $0, isActive: true, productId: product, productIds: [product], store: deviceStore)
      }
    }
  }

  /// The phone's own store.
  var deviceStore: Store { target.platform == .ios ? .appStore : .playStore }

  // MARK: Status

  /// Sets the status from the device and the web, unless the app decides about access itself.
  mutating func updateStatus() -> SubscriptionStatusChange? {
    guard !hasPurchaseController, isConfigured else { return nil }
    return become(resolvedStatus)
  }

  private var resolvedStatus: AccessStatus {
    let device = deviceEntitlements.filter(\.isActive)
    let web = webEntitlements.filter(\.isActive)
    switch target.platform {
    case .ios: return AccessStatus(EntitlementPrecedence.ios.merge(device, web))
    case .android: return AccessStatus(united(web, device))
    }
  }

  /// Android: a plain union, which has an entitlement twice if the two values differ (`Superwall.kt`).
  private func united(_ first: [Entitlement], _ second: [Entitlement]) -> [Entitlement] {
    first + second.filter { !first.contains($0) }
  }

  /// What the app sets is the status under a purchase controller; otherwise the web's entitlements are added to it.
  mutating func setStatus(_ given: GivenStatus, _ turn: inout SDKTurn) {
    if hasPurchaseController {
      tell(become(status(given, web: [])), &turn)
      tell(updateCustomer(at: turn.now), &turn)
    } else {
      tell(become(status(given, web: webEntitlements.filter(\.isActive))), &turn)
    }
  }

  /// Active without entitlements is inactive, as in the setters of both SDKs.
  private func status(_ given: GivenStatus, web: [Entitlement]) -> AccessStatus {
    switch given {
    case .unknown: return .unknown
    case .inactive: return AccessStatus(web)
    case .active(let references):
      let entitlements = resolved(references)
      // As the app gives it: an identifier may be there twice.
      guard !hasPurchaseController else { return AccessStatus(entitlements) }
      switch target.platform {
      case .ios: return AccessStatus(EntitlementPrecedence.ios.merge(AccessStatus(entitlements).entitlements, web))
      case .android: return AccessStatus(united(AccessStatus(entitlements).entitlements, web))
      }
    }
  }

  private mutating func become(_ new: AccessStatus) -> SubscriptionStatusChange? {
    if target.platform == .android {
      // `store/Entitlements.kt`: a set of active ones that only grows while there are any.
      activeBefore = new.entitlements.isEmpty ? [] : merged(Array(activeBefore), new.entitlements)
    }
    guard new != status else { return nil }
    let change = SubscriptionStatusChange(from: status, to: new, target: target)
    status = new
    return change
  }

  func tell(_ change: SubscriptionStatusChange?, _ turn: inout SDKTurn) {
    if let change { turn.tell(SuperwallEvent.status, change) }
  }

  // MARK: Device

  mutating func setDevice(
    _ entitlements: [Entitlement], after transaction: DeviceTransaction?, _ turn: inout SDKTurn
  ) {
    deviceEntitlements = merged(entitlements, [])
    let isStatusKept = target.platform == .ios && outlivesEmptyDeviceOnApple(at: turn.now)
    tell(updateCustomer(at: turn.now), &turn)
    if !isStatusKept { tell(updateStatus(), &turn) }
    // iOS sends the stored codes (`StoreKit/Transactions/TransactionManager.swift`, since 4.16.2).
    if transaction != nil, target.platform == .ios { sendStoredCodes(because: .storedCodes, &turn) }
  }

  // MARK: Paywall

  /// Closes the paywall on screen, if there is one, and tells how it ended.
  mutating func dismissPaywall(_ result: PaywallEnded.Result, _ turn: inout SDKTurn) {
    guard paywall != nil else { return }
    paywall = nil
    turn.tell(SuperwallEvent.register, PaywallEnded(completion: "onDismiss", result: result.rawValue))
  }
}
