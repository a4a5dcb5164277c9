/// A text as the URL class of a platform reads it, because that class, not a standard, decides which links an SDK sees.
///
/// On iOS it is Foundation's `URL` and `URLComponents`, whose open-source form runs on Linux too; releases before iOS
/// 17 give no URL at all for some malformed texts that are read here. On Android it is `android.net.Uri`: see
/// `AndroidURI`. A platform that an adapter brings reads as the system
/// that it is like.
public struct PlatformURL: Sendable {
  private enum Reader: Sendable {
    case apple(AppleURL)
    case android(AndroidURI)
  }

  /// Why a text gives no object, for people.
  public static let unreadable: LinkReason = "Not a valid URL on iOS."

  /// The text, verbatim.
  public let text: String
  /// Whose class reads it.
  public let platform: Platform
  private let reader: Reader

  /// Reads a text; nil where the platform's class gives no object for it. Android's gives one for any text.
  public init?(_ text: String, on platform: Platform) {
    switch platform.system {
    case .ios:
      guard let url = AppleURL(text) else { return nil }
      reader = .apple(url)
    case .android:
      reader = .android(AndroidURI(text))
    }
    self.text = text
    self.platform = platform
  }

  /// What stands before the first `:`, as written; nil in a relative reference.
  public var scheme: String? {
    switch reader {
    case .apple(let url): url.scheme
    case .android(let uri): uri.scheme
    }
  }

  /// Whether the scheme is this one, in upper or lower case.
  ///
  /// - Parameter name: lower-case ASCII letters.
  public func hasScheme(_ name: String) -> Bool {
    guard let scheme else { return false }
    return scheme.utf8.count == name.utf8.count && zip(scheme.utf8, name.utf8).allSatisfy { $0 | 0x20 == $1 }
  }

  /// The host, decoded, in the case it was written in; nil where there is none.
  public var host: String? {
    switch reader {
    case .apple(let url): url.host
    case .android(let uri): uri.host
    }
  }

  /// The path, decoded; nil where the platform knows none (Android: nothing but `/` may follow the scheme's colon).
  ///
  /// iOS leaves out slashes at its end, Android keeps them.
  public var path: String? {
    switch reader {
    case .apple(let url): url.path
    case .android(let uri): uri.path
    }
  }

  /// The last part of the path that is not empty, decoded; nil when there is none.
  public var lastPathSegment: String? {
    switch reader {
    case .apple(let url): url.lastPathSegment
    case .android(let uri): uri.lastPathSegment
    }
  }

  /// The parts of the path between slashes that are not empty, decoded. An escaped slash parts them on iOS only.
  public var pathSegments: [String] {
    switch reader {
    case .apple(let url): url.pathSegments
    case .android(let uri): uri.pathSegments
    }
  }

  /// The first query item of a name; nil when there is none.
  ///
  /// - Parameter name: letters, digits, `-`, `_`, `.` only. iOS compares decoded names, Android the raw ones; both by
  ///   case.
  public func firstQueryItem(named name: String) -> QueryItem? {
    switch reader {
    case .apple(let url): url.firstQueryItem(named: name)
    case .android(let uri): uri.firstQueryItem(named: name)
    }
  }

  /// Every query item in its order, names decoded; of a repeated name all are here.
  public var queryItems: [(name: String, item: QueryItem)] {
    switch reader {
    case .apple(let url): url.queryItems
    case .android(let uri): uri.queryItems
    }
  }
}
