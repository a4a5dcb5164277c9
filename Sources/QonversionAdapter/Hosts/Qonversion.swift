public import RedemptionCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The part of the SDK's `Qonversion` that redeems, for Swift hosts, with the service injected.
///
/// ```swift
/// Qonversion.install(HostEnvironment(gateway: ledger))  // ours; an app has no such line
/// Qonversion.initWithConfig(Qonversion.Configuration(projectKey: "key", launchMode: .subscriptionManagement))
/// Qonversion.shared().handleRedemptionLink(url: url) { result in … }
/// ```
///
/// It runs ``QonversionBehaviour`` of qonversion-ios-sdk 6.13.1. Completions are called on the main actor, as the SDK
/// does; each has an `async` form, as Swift makes it of the SDK's Objective-C methods.
public final class Qonversion: Sendable {
  /// Called with what the user has; what is cached beside an error.
  public typealias EntitlementsCompletionHandler = @MainActor @Sendable ([String: Entitlement], (any Error)?) -> Void

  private struct App: Sendable {
    var environment = HostEnvironment.missing
    var instance: Qonversion?
  }

  private static let app = Locked(App())
  private let host: SDKHost<QonversionBehaviour>

  private init(isConfigured: Bool, in environment: HostEnvironment) {
    let behaviour = QonversionBehaviour(Target(vendor: .qonversion, sdk: .native, platform: .ios))
    host = SDKHost(behaviour, start: SDKStart(isConfigured: isConfigured), in: environment)
  }

  /// Installs a fresh app, which is not configured, and uses this environment when it is.
  public static func install(_ environment: HostEnvironment) {
    app.withLock { $0 = App(environment: environment) }
  }

  /// Configures the SDK; a second call returns the same instance.
  @discardableResult
  public static func initWithConfig(_ configuration: Configuration) -> Qonversion {
    app.withLock { app in
      if let instance = app.instance { return instance }
      let created = Qonversion(isConfigured: true, in: app.environment)
      app.instance = created
      return created
    }
  }

  /// The configured instance. Before the configuration, the SDK returns nil here in spite of its header; ours returns
  /// an instance whose calls fail.
  public static func shared() -> Qonversion {
    app.withLock { $0.instance } ?? Qonversion(isConfigured: false, in: .missing)
  }

  // MARK: Redemption

  /// Redeems a link. Any URL has a result: a wrong one is ``RedemptionResult/invalidToken``.
  public func handleRedemptionLink(url: URL) async -> RedemptionResult {
    let reading = QonversionLinks().read(url.absoluteString, on: .ios, unwrapping: false)
    let content = reading.link.map { LinkContent.code($0.code) } ?? .result(.invalidCode(code: nil))
    guard case .outcome(let outcome) = await host.call(.redeem(content)) else { return .retryable }
    return RedemptionResult(outcome)
  }

  /// Redeems a link; see ``handleRedemptionLink(url:)``.
  public func handleRedemptionLink(url: URL, completion: @escaping @MainActor @Sendable (RedemptionResult) -> Void) {
    Task { @MainActor in completion(await handleRedemptionLink(url: url)) }
  }

  /// Redeems a link with the shared instance.
  public static func handleRedemptionLink(
    url: URL, completion: @escaping @MainActor @Sendable (RedemptionResult) -> Void
  ) {
    shared().handleRedemptionLink(url: url, completion: completion)
  }

  /// Asks for a new mail.
  ///
  /// - Throws: the error that the completion gets: the address is empty, or no answer came.
  public func reissueRedemption(email: String) async throws -> (Bool, Int) {
    let reply = await reissue(email)
    if let error = reply.error { throw SDKError(code: String(error.code), message: error.message) }
    return (reply.word == .sent, reply.status)
  }

  /// Asks for a new mail. `statusCode` is 0 if no answer came.
  public func reissueRedemption(
    email: String,
    completion: @escaping @MainActor @Sendable (_ success: Bool, _ statusCode: Int, _ error: (any Error)?) -> Void
  ) {
    Task { @MainActor in
      let reply = await reissue(email)
      let error = reply.error.map { SDKError(code: String($0.code), message: $0.message) }
      completion(reply.word == .sent, reply.status, error)
    }
  }

  private func reissue(_ email: String) async -> ReissueReply {
    if case .reissue(let reply) = await host.call(.reissue(email: email)), let reply = reply as? ReissueReply {
      return reply
    }
    return ReissueReply(.failure(.closed), on: .ios)
  }

  // MARK: The user

  /// Returns what the user has. Waits for a launch that has not ended, such as the one that a redemption begins.
  public func checkEntitlements() async throws -> [String: Entitlement] {
    switch await host.call(.customerInfo(.cachedOrFetched)) {
    case .customer(let grant):
      return Dictionary(
        Entitlement.entitlements(of: grant).map { ($0.entitlementID, $0) }, uniquingKeysWith: { first, _ in first })
    case .refused(let error, _): throw error
    default: return [:]
    }
  }

  /// Returns what the user has; see ``checkEntitlements()``.
  public func checkEntitlements(_ completion: @escaping EntitlementsCompletionHandler) {
    Task { @MainActor in
      do { completion(try await checkEntitlements(), nil) } catch { completion(cachedEntitlements, error) }
    }
  }

  private var cachedEntitlements: [String: Entitlement] {
    let cached = Entitlement.entitlements(of: host.behaviour.launch.cache.grant ?? Grant())
    return Dictionary(cached.map { ($0.entitlementID, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Names the user.
  public func identify(_ userID: String) { host.begin(.logIn(appUserId: userID)) }

  /// Names the user, and waits until the service knows the name.
  public func identify(_ userID: String) async throws -> User {
    if case .refused(let error, _) = await host.call(.logIn(appUserId: userID)) { throw error }
    return user
  }

  /// Returns to the user of the installation.
  public func logout() { host.begin(.logOut) }

  /// The user now.
  public func userInfo() async throws -> User { user }

  private var user: User {
    User(qonversionId: host.behaviour.user.id, identityId: host.behaviour.user.identity)
  }
}
