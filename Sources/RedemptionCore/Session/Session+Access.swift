/// What an app sees of its user's entitlements.
public struct SessionEntitlements: Hashable, Sendable {
  /// Those that give access.
  public let active: [Entitlement]
  /// Those that do not, including what could be bought.
  public let inactive: [Entitlement]
  /// All of them, by ascending identifier.
  public let all: [Entitlement]
  /// The active ones that the service told.
  public let web: [Entitlement]
  /// What the phone's own store gives, active or not.
  public let device: [Entitlement]
}

extension Session {
  /// The app user's entitlements as the SDK's own lists have them.
  public var entitlements: SessionEntitlements {
    let web = webEntitlements
    let told = Array(merged(Array(deviceEntitlements), web))
    let active = activeEntitlements(of: told)
    let activeIds = Set(active.map(\.id))
    let sold = options.products.sorted { $0.key < $1.key }.flatMap { product, ids in
      ids.map { Entitlement(id: $0, isActive: false, productIds: [product]) }
    }
    let inactive = merged(told, sold).filter { !activeIds.contains($0.id) }.map { entitlement in
      var entitlement = entitlement
      entitlement.isActive = false
      return entitlement
    }
    return SessionEntitlements(
      active: active, inactive: inactive, all: (active + inactive).sorted { $0.id < $1.id },
      web: web.filter(\.isActive), device: Array(deviceEntitlements))
  }

  /// Follows the status where the SDK has one: under a purchase controller only the app knows what gives access.
  private func activeEntitlements(of told: [Entitlement]) -> [Entitlement] {
    guard let access = profile.access else { return told.filter(\.isActive) }
    let active = access.merge(status.entitlements, [])
    return access.keepsActive ? Array(access.merge(Array(activeBefore), Array(active))) : Array(active)
  }

  /// All that the service told, active or not: what the user has, or where it did not tell that, what its codes gave.
  var webEntitlements: [Entitlement] {
    if let customer { return Array(customer.grant.entitlements) }
    return Array(merged(storedCodes.flatMap { $0.outcome.grant.map { Array($0.entitlements) } ?? [] }, []))
  }

  func merged(_ first: [Entitlement], _ second: [Entitlement]) -> IdentifiedList<Entitlement> {
    profile.access?.merge(first, second) ?? IdentifiedList(second + first)
  }

  // MARK: Status

  /// What the status is where the SDK works it out.
  var resolvedStatus: AccessStatus {
    guard let access = profile.access else { return .unknown }
    let device = deviceEntitlements.filter(\.isActive)
    let web = webEntitlements.filter(\.isActive)
    guard access.repeatsInStatus else { return AccessStatus(access.merge(device, web)) }
    return AccessStatus(web + device.filter { !web.contains($0) })
  }

  mutating func updateStatus() -> [SessionEffect] {
    guard profile.access != nil, !hasPurchaseController, isConfigured else { return [] }
    return become(resolvedStatus)
  }

  /// What the app says counts as it is under a purchase controller; otherwise the web's entitlements are added to it.
  mutating func setStatus(_ given: AccessStatus) -> [SessionEffect] {
    guard !hasPurchaseController, let access = profile.access else { return become(given) + updateCustomer() }
    let web = webEntitlements.filter(\.isActive)
    switch given {
    case .unknown: return become(.unknown)
    case .inactive: return become(AccessStatus(web))
    case .active(let entitlements):
      guard access.repeatsInStatus else { return become(AccessStatus(access.merge(entitlements, web))) }
      return become(AccessStatus(entitlements + web.filter { !entitlements.contains($0) }))
    }
  }

  private mutating func become(_ new: AccessStatus) -> [SessionEffect] {
    if let access = profile.access, access.keepsActive {
      activeBefore = new.entitlements.isEmpty ? [] : access.merge(Array(activeBefore), new.entitlements)
    }
    guard new != status, let access = profile.access else { return [] }
    let old = status
    status = new
    return [.tell(SessionEvent(name: access.statusEvent, body: .statusChange(from: old, to: new)))]
  }

  // MARK: Device

  mutating func setDevice(
    _ entitlements: [Entitlement], after transaction: DeviceTransaction?, at now: Timestamp
  ) -> [SessionEffect] {
    deviceEntitlements = merged(entitlements, [])
    let isKept = outlivesEmptyRead(at: now)
    let effects = updateCustomer() + (isKept ? [] : updateStatus())
    return effects + (transaction == nil ? [] : resend(on: .deviceTransaction, at: now))
  }

  private func outlivesEmptyRead(at now: Timestamp) -> Bool {
    guard let access = profile.access, access.outlivesEmptyDevice, !deviceEntitlements.contains(where: \.isActive)
    else {
      return false
    }
    return status.entitlements.contains { entitlement in
      entitlement.store != access.deviceStore && (entitlement.expiresAt.map { now < $0 } ?? false)
    }
  }

  // MARK: Customer info

  /// The customer info of an SDK that makes it from the device and the web.
  public var customerInfo: Grant {
    guard let access = profile.access else { return customer?.grant ?? Grant() }
    var info = customer?.grant ?? Grant()
    guard hasPurchaseController else {
      info.entitlements = access.merge(Array(deviceEntitlements), webEntitlements)
      return info
    }
    // Under a purchase controller the app's word stands for what the device gives now; the device's own past stays.
    let given = status.entitlements.filter { $0.store == access.deviceStore }
    let past = deviceEntitlements.filter { !$0.isActive }
    info.entitlements = access.merge(given + webEntitlements, past)
    return info
  }

  /// Tells the app when its customer info is not what it was told last.
  mutating func updateCustomer() -> [SessionEffect] {
    guard let access = profile.access else { return [] }
    let (old, new) = (toldCustomer, customerInfo)
    guard !new.showsTheSame(as: old) else { return [] }
    toldCustomer = new
    return [.tell(SessionEvent(name: access.customerEvent, body: .customerChange(from: old, to: new)))]
  }
}

extension Grant {
  /// Whether two grants show an app the same purchases and entitlements.
  fileprivate func showsTheSame(as other: Grant) -> Bool {
    entitlements == other.entitlements && subscriptions == other.subscriptions
      && oneTimePurchases == other.oneTimePurchases
  }
}
