/// What an app shows now. Leave out what it does not have.
public struct Shown: Sendable {
  /// What it says about the redemption.
  public enum Saying: String, Sendable { case nothing, working, active, expired, invalid, otherUser, retry, error }

  /// What it says; nil if nothing is known.
  public var says: Saying?
  /// The entitlements to which it gives access.
  public var access: [String]?
  /// The signed-in user.
  public var user: String?
  /// Any other text on the screen.
  public var text: String?

  /// Describes what an app shows.
  public init(_ says: Saying? = nil, access: [String]? = nil, user: String? = nil, text: String? = nil) {
    (self.says, self.access, self.user, self.text) = (says, access, user, text)
  }
}

/// An app whose stories are played. Write one around the app under test.
@MainActor public protocol ExploredApp {
  /// What the app shows now.
  var shows: Shown { get }

  /// All that decides what the app does next: what it has stored, a link that waits, a call in progress.
  ///
  /// With nil, the default, no search is closed. If it cannot be encoded, the search throws that error.
  var key: (any Encodable)? { get }

  /// What the buyer can do in the app now, by the names that the search has. Defaults to nothing.
  var events: [String: @MainActor () async throws -> Void] { get }

  /// Starts the app again, for the events `relaunch`, `reinstall` and `linkStartsApp`: its SDKs are not configured, views and delegates
  /// are gone.
  ///
  /// The link that starts it is opened afterwards, as iOS does.
  ///
  /// - Parameter isNew: true for `reinstall`: nothing is left of what the app has stored.
  func restart(isNew: Bool) async throws -> Self
}

extension ExploredApp {
  /// Defaults to nil: no search is closed.
  public var key: (any Encodable)? { nil }

  /// Defaults to no events.
  public var events: [String: @MainActor () async throws -> Void] { [:] }

  /// Throws ``RestartMissing``.
  public func restart(isNew: Bool) async throws -> Self { throw RestartMissing() }
}

/// A search with `relaunch`, `reinstall` or `linkStartsApp` needs ``ExploredApp/restart(isNew:)``.
public struct RestartMissing: Error, CustomStringConvertible {
  /// Names the missing method.
  public var description: String {
    "The events relaunch, reinstall and linkStartsApp need ExploredApp.restart(isNew:)."
  }
}
