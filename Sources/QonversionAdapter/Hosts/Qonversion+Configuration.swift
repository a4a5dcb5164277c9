public import RedemptionCore

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension Qonversion {
  /// How the app configures the SDK: `Qonversion.Configuration` (`QONConfiguration.h`), with a gateway of ours.
  @MainActor
  public final class Configuration {
    /// The project's key; no request of a host carries it.
    public let projectKey: String
    /// What the SDK is used for.
    public let launchMode: LaunchMode
    /// The environment; production by default.
    public private(set) var environment = Environment.production

    var gateway: SDKHost<QonversionBehaviour>.Ask = { _, _ in
      .failure(.failed(RedemptionFailure(reason: .offline, message: "The configuration has no gateway.")))
    }
    var now: @Sendable () -> Timestamp = {
      Timestamp(milliseconds: Int64((Date.now.timeIntervalSince1970 * 1000).rounded(.down)))
    }

    /// Makes a configuration.
    public init(projectKey: String, launchMode: LaunchMode) {
      self.projectKey = projectKey
      self.launchMode = launchMode
    }

    /// Sets the environment.
    public func setEnvironment(_ environment: Environment) { self.environment = environment }

    /// Sets what answers the SDK's questions. Ours.
    ///
    /// - Parameter now: the clock; defaults to the system's.
    public func setGateway(
      now: (@Sendable () -> Timestamp)? = nil,
      _ gateway: @escaping @Sendable (Question, ServiceContext) async -> Result<Answer, GatewayError>
    ) {
      self.gateway = gateway
      self.now = now ?? self.now
    }

    /// Sets a gateway that answers at once, such as a script or the embedded ledger. Ours.
    public func setGateway(_ gateway: sending any RedemptionGateway, now: (@Sendable () -> Timestamp)? = nil) {
      self.now = now ?? self.now
      let serial = SerialGateway(gateway)
      let clock = self.now
      self.gateway = { question, _ in await serial.answer(question, at: clock()) }
    }
  }

  /// What the SDK is used for.
  public enum LaunchMode: Int, Hashable, Sendable {
    /// Purchases are only reported.
    case analytics = 1
    /// The SDK manages purchases and access.
    case subscriptionManagement = 2
  }

  /// Where purchases are made.
  public enum Environment: Int, Hashable, Sendable {
    /// Test purchases.
    case sandbox = 2
    /// Real purchases.
    case production = 1
  }

  /// The user: `Qonversion.User` (`QONUser.h`).
  public struct User: Hashable, Sendable {
    /// The service's id.
    public let qonversionId: String
    /// The app's own id; nil if it has not named one.
    public let identityId: String?
  }
}

/// Asks a gateway without concurrency one question at a time.
private actor SerialGateway {
  private let gateway: any RedemptionGateway

  init(_ gateway: sending any RedemptionGateway) { self.gateway = gateway }

  func answer(_ question: Question, at now: Timestamp) -> Result<Answer, GatewayError> {
    do throws(GatewayError) { return .success(try gateway.answer(question, at: now)) } catch { return .failure(error) }
  }
}
