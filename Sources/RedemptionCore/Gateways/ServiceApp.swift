/// What an SDK sends to its service about the app.
public struct ServiceApp: Hashable, Sendable {
  /// Bundle identifier or package name.
  public var bundleId = "com.example.app"
  /// The app's marketing version.
  public var version = "1.0"
  /// The app's build number.
  public var build = "1"
  /// The app's own URL scheme.
  public var urlScheme = ""
  /// Language and region, such as `en_US`.
  public var locale = "en_US"
  /// True if purchases cost no real money.
  public var isSandbox = true
  /// The version of the wrapper SDK; nil sends none.
  public var wrapperVersion: String?
  /// A UUID that stays the same while the app is installed.
  public var installationId = "00000000-0000-0000-0000-000000000000"

  /// Creates an app with default values.
  public init() {}
}
