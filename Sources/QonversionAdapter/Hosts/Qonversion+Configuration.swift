extension Qonversion {
  /// How the app configures the SDK: `Qonversion.Configuration` (`QONConfiguration.h`).
  public final class Configuration {
    /// The project's key; no request of a host carries it.
    public let projectKey: String
    /// What the SDK is used for.
    public let launchMode: LaunchMode
    /// The environment; production by default.
    public private(set) var environment = Environment.production

    /// Makes a configuration.
    public init(projectKey: String, launchMode: LaunchMode) {
      self.projectKey = projectKey
      self.launchMode = launchMode
    }

    /// Sets the environment.
    public func setEnvironment(_ environment: Environment) { self.environment = environment }
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
    /// Real purchases.
    case production = 1
    /// Test purchases.
    case sandbox = 2
  }

  /// The user: `Qonversion.User` (`QONUser.h`).
  public struct User: Hashable, Sendable {
    /// The service's id.
    public let qonversionId: String
    /// The app's own id; nil if it has not named one.
    public let identityId: String?
  }
}
