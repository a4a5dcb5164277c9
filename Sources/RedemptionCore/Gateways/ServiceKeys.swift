/// The keys for one vendor's service.
public struct ServiceKeys: Hashable, Sendable {
  /// The app's public key.
  public var app: ServiceKey
  /// The public key for purchases of another store; nil if there is none.
  public var store: ServiceKey?

  /// Creates the keys of one service.
  public init(app: ServiceKey, store: ServiceKey? = nil) {
    self.app = app
    self.store = store
  }
}

/// A secret that is sent to a service only. It prints as `***`.
public struct ServiceKey: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The secret itself. Never log it.
  public let secret: String

  /// Creates a key.
  public init(_ secret: String) { self.secret = secret }

  /// `***`.
  public var description: String { "***" }
  /// `***`.
  public var debugDescription: String { "***" }
  /// Nothing.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}
