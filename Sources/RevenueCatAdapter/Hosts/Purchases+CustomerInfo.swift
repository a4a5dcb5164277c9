public import RedemptionCore

/// Where customer info may come from.
///
/// Source: purchases-ios 5.86 `CacheFetchPolicy.swift`.
public typealias CacheFetchPolicy = FetchPolicy

extension FetchPolicy {
  /// ``cachedOrFetched``.
  public static let `default` = FetchPolicy.cachedOrFetched
}

/// What the app user has.
///
/// The async forms throw an ``ErrorCode``, so that `catch let error as ErrorCode` works without Objective-C's bridging
/// of errors; the completions have the whole ``PublicError``.
extension Purchases {
  /// The customer info that was fetched last; nil before the first fetch.
  public var cachedCustomerInfo: CustomerInfo? { cached(host.behaviour) }

  /// Fetches the customer info, or takes it from the cache.
  public func getCustomerInfo(completion: @escaping (CustomerInfo?, PublicError?) -> Void) {
    getCustomerInfo(fetchPolicy: .default, completion: completion)
  }

  /// Fetches the customer info, or takes it from the cache.
  public func getCustomerInfo(
    fetchPolicy: CacheFetchPolicy, completion: @escaping (CustomerInfo?, PublicError?) -> Void
  ) {
    complete(completion) { await $0.customer(from: .customerInfo(fetchPolicy)) }
  }

  /// Returns the customer info, from the cache if it is there.
  public func customerInfo() async throws -> CustomerInfo { try await customerInfo(fetchPolicy: .default) }

  /// Returns the customer info.
  public func customerInfo(fetchPolicy: CacheFetchPolicy) async throws -> CustomerInfo {
    try await customer(from: .customerInfo(fetchPolicy)).orThrow()
  }

  /// Forgets the cached customer info.
  public func invalidateCustomerInfoCache() { host.update { $0.customer.invalidate() } }

  /// Returns what the app user has: there is no App Store whose purchases could be restored.
  public func restorePurchases() async throws -> CustomerInfo { try await customerInfo(fetchPolicy: .fetchCurrent) }

  /// Returns what the app user has: there is no App Store whose purchases could be restored.
  public func restorePurchases(completion: ((CustomerInfo?, PublicError?) -> Void)? = nil) {
    getCustomerInfo(fetchPolicy: .fetchCurrent) { completion?($0, $1) }
  }

  /// Returns what the app user has: there is no App Store whose purchases could be sent.
  public func syncPurchases() async throws -> CustomerInfo { try await customerInfo(fetchPolicy: .fetchCurrent) }

  /// Returns what the app user has: there is no App Store whose purchases could be sent.
  public func syncPurchases(completion: ((CustomerInfo?, PublicError?) -> Void)?) {
    restorePurchases(completion: completion)
  }

  // MARK: User

  /// Logs a user in.
  public func logIn(_ appUserID: String) async throws -> (customerInfo: CustomerInfo, created: Bool) {
    try await login(appUserID).orThrow()
  }

  /// Logs a user in. `created` is true if the user is new to the service.
  public func logIn(_ appUserID: String, completion: @escaping (CustomerInfo?, Bool, PublicError?) -> Void) {
    let callback = Callback(completion)
    Task {
      switch await login(appUserID) {
      case .success(let (info, created)): await callback(info, created, nil)
      case .failure(let error): await callback(nil, false, error)
      }
    }
  }

  /// Logs the user out. The SDK makes an anonymous user.
  public func logOut() async throws -> CustomerInfo { try await customer(from: .logOut).orThrow() }

  /// Logs the user out. The SDK makes an anonymous user.
  public func logOut(completion: ((CustomerInfo?, PublicError?) -> Void)?) {
    complete({ completion?($0, $1) }) { await $0.customer(from: .logOut) }
  }

  // MARK: Results

  private func customer(from call: SDKCall) async -> Result<CustomerInfo, PublicError> {
    switch await host.call(call) {
    case .customer(let grant): .success(info(grant))
    case .refused(let error, let kind): .failure(PublicError(refusal: error, kind: kind))
    default: .failure(PublicError(.otherAnswer, on: .ios))
    }
  }

  private func login(_ appUserID: String) async -> Result<(customerInfo: CustomerInfo, created: Bool), PublicError> {
    switch await host.call(.logIn(appUserId: appUserID)) {
    case .logIn(let grant, let created): .success((info(grant), created))
    case .refused(let error, let kind): .failure(PublicError(refusal: error, kind: kind))
    default: .failure(PublicError(.otherAnswer, on: .ios))
    }
  }

  func cached(_ behaviour: RevenueCatBehaviour) -> CustomerInfo? {
    guard let grant = behaviour.customer.grant else { return nil }
    let now = environment.now()
    let fetchedAt = behaviour.customer.fetchedAt ?? now
    return CustomerInfo(grant.judged(at: now, fetchedAt: fetchedAt, on: .ios), platform: .ios, now: fetchedAt)
  }

  private func info(_ grant: Grant) -> CustomerInfo { CustomerInfo(grant, platform: .ios, now: environment.now()) }

  private func complete(
    _ completion: @escaping (CustomerInfo?, PublicError?) -> Void,
    _ work: @escaping @Sendable (Purchases) async -> Result<CustomerInfo, PublicError>
  ) {
    let callback = Callback(completion)
    Task {
      switch await work(self) {
      case .success(let info): await callback(info, nil)
      case .failure(let error): await callback(nil, error)
      }
    }
  }
}

extension Result where Failure == PublicError {
  fileprivate func orThrow() throws -> Success {
    switch self {
    case .success(let value): return value
    case .failure(let error): throw error.meaning ?? .unknownError
    }
  }
}

/// What the async calls of ``Purchases`` throw.
extension ErrorCode: Error {}

/// A completion of the app, which is called once and on the main actor. It need not be sendable: the SDK's is not.
struct Callback<each Argument>: @unchecked Sendable {
  private let body: (repeat each Argument) -> Void

  init(_ body: @escaping (repeat each Argument) -> Void) { self.body = body }

  @MainActor func callAsFunction(_ argument: repeat each Argument) { body(repeat each argument) }
}

extension EntitlementInfo {
  /// Whether it gives access in a released app: bought with real money.
  ///
  /// The SDK compares with the environment of the app itself (purchases-ios 5.86 `EntitlementInfo.swift`).
  public var isActiveInCurrentEnvironment: Bool { isActive && !isSandbox }

  /// The same as ``isActive``.
  public var isActiveInAnyEnvironment: Bool { isActive }
}

extension EntitlementInfos {
  /// Those that give access in a released app.
  public var activeInCurrentEnvironment: [String: EntitlementInfo] {
    all.filter(\.value.isActiveInCurrentEnvironment)
  }

  /// The same as ``active``.
  public var activeInAnyEnvironment: [String: EntitlementInfo] { active }
}
