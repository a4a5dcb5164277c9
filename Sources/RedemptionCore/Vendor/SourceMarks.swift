/// How a vendor's SDK shows in an app's sources.
public struct SourceMarks: Hashable, Sendable {
  /// Texts that imports and names contain, in lower case, such as the vendor's id.
  public let words: Set<String>
  /// Modules that are imported by this exact name, in lower case.
  public let modules: Set<String>
  /// What names of imported modules begin with, in lower case.
  public let modulePrefixes: Set<String>
  /// Products of its Swift packages that an app links.
  public let swiftProducts: Set<String>
  /// Components that pass links to the SDK by themselves.
  public let providers: Set<String>
  /// The SDK's calls around a redemption.
  public let calls: SDKCallNames

  /// Describes the marks.
  public init(
    words: Set<String> = [], modules: Set<String> = [], modulePrefixes: Set<String> = [],
    swiftProducts: Set<String> = [], providers: Set<String> = [], calls: SDKCallNames = SDKCallNames()
  ) {
    self.words = words
    self.modules = modules
    self.modulePrefixes = modulePrefixes
    self.swiftProducts = swiftProducts
    self.providers = providers
    self.calls = calls
  }
}

/// The names of an SDK's calls around a redemption, as most platforms write them. Readers ignore case.
public struct SDKCallNames: Hashable, Sendable {
  /// The end of the name on which the SDK is configured, such as `purchases` in `Purchases.configure`.
  public let receiver: String
  /// Calls that configure the SDK.
  public let configure: Set<String>
  /// Calls that redeem, and fail if the SDK is not configured.
  public let redeem: Set<String>
  /// Other calls that take a link from the app, before or after the configuration.
  public let handle: Set<String>

  /// Names the calls.
  public init(
    receiver: String = "", configure: Set<String> = [], redeem: Set<String> = [], handle: Set<String> = []
  ) {
    self.receiver = receiver
    self.configure = configure
    self.redeem = redeem
    self.handle = handle
  }
}
