/// Whose SDK a link, a session or a reply belongs to, by the lower-case name that clients ask for.
///
/// An open set: every adapter brings its own value, so the core knows none.
public struct Vendor: RawRepresentable, Hashable, Sendable, Codable {
  /// Lower case, letters and digits; stable for ever, because clients write it into their tests.
  public let rawValue: String

  /// Takes the name as it is.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The language layer that an app talks to, by the word that clients ask for.
///
/// An open set: an adapter may bring a word of its own, such as `SDK(rawValue: "cordova")`, if ``allCases`` has none.
public struct SDK: RawRepresentable, Hashable, Sendable, Codable {
  /// Lower-case letters, digits and hyphens; stable for ever, because clients write it into their tests.
  public let rawValue: String

  /// Takes the word as it is.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// An SDK for iOS or Android itself.
  public static let native = SDK(rawValue: "native")
  /// A plugin of Flutter.
  public static let flutter = SDK(rawValue: "flutter")
  /// A module of React Native or Expo.
  public static let reactNative = SDK(rawValue: "react-native")
  /// A package of Unity.
  public static let unity = SDK(rawValue: "unity")
  /// A library of Kotlin Multiplatform.
  public static let kmp = SDK(rawValue: "kmp")
  /// A plugin of Capacitor.
  public static let capacitor = SDK(rawValue: "capacitor")

  /// The words of the contract, in its order; adapters may have others.
  public static let allCases: [SDK] = [.native, .flutter, .reactNative, .unity, .kmp, .capacitor]

  /// Hashes the length alone, which is cheap and differs between all of ``allCases``.
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue.utf8.count) }

  /// Reads a word: one of ``allCases``, or one that the decoder allows under `ownWords`.
  public init(from decoder: any Decoder) throws {
    let word = try decoder.singleValueContainer().decode(String.self)
    rawValue = word
    switch word {
    case "native", "flutter", "react-native", "unity", "kmp", "capacitor": return
    default: _ = try decoder.own(\.sdks) { $0.rawValue == word }
    }
  }
}

/// The system whose native SDK is simulated: it decides dates, error names, keys and order.
///
/// An open set: an adapter may bring a word of its own, such as `Platform("wearos", like: .android)`.
public struct Platform: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
  /// One of the two systems of the contract.
  public enum System: Sendable { case ios, android }

  /// Lower-case letters and digits; stable for ever, because clients write it into their tests.
  public let rawValue: String
  /// The system whose URL class reads a link there, and which it is like in all that an adapter does not tell apart:
  /// compare this, since `platform == .android` is false for a platform like Android.
  public let system: System

  /// Takes the word as it is; one that the contract does not have is like iOS.
  public init(rawValue: String) { self.init(rawValue, like: rawValue == "android" ? .android : .ios) }

  /// Names a platform that is like one of the contract's.
  public init(_ word: String, like system: System) {
    rawValue = word
    self.system = system
  }

  /// An iPhone or iPad.
  public static let ios = Platform(rawValue: "ios")
  /// A phone or tablet with Android.
  public static let android = Platform(rawValue: "android")

  /// The words of the contract, in its order; adapters may have others.
  public static let allCases: [Platform] = [.ios, .android]

  /// The word.
  public var description: String { rawValue }

  /// Whether the words are the same.
  public static func == (one: Platform, other: Platform) -> Bool { one.rawValue == other.rawValue }

  /// Hashes the length alone, which is cheap and differs between all of ``allCases``.
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue.utf8.count) }

  /// Reads a word: one of ``allCases``, or one that the decoder allows under `ownWords`.
  public init(from decoder: any Decoder) throws {
    switch try decoder.singleValueContainer().decode(String.self) {
    case "ios": self = .ios
    case "android": self = .android
    case let word: self = try decoder.own(\.platforms) { $0.rawValue == word } ?? Platform(rawValue: word)
    }
  }

  /// Writes the word.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}

/// The words of adapters for SDKs and platforms that the contract does not have, each once.
public struct OwnWords: Hashable, Sendable {
  /// Those that are not in ``SDK/allCases``.
  public private(set) var sdks: [SDK] = []
  /// Those that are not in ``Platform/allCases``.
  public private(set) var platforms: [Platform] = []

  /// Takes the words of all these SDKs, in their order.
  public init(of described: [SDKDescription] = []) {
    for sdk in described {
      if !SDK.allCases.contains(sdk.sdk), !sdks.contains(sdk.sdk) { sdks.append(sdk.sdk) }
      for word in sdk.platforms where !Platform.allCases.contains(word) && !platforms.contains(word) {
        platforms.append(word)
      }
    }
  }
}

extension CodingUserInfoKey {
  /// The words that a decoder allows beside those of the contract, as ``OwnWords``; without it, any word is one.
  public static let ownWords = CodingUserInfoKey(rawValue: "ownWords")
}

extension Decoder {
  /// A word that an adapter brings; nil if the decoder allows any word.
  fileprivate func own<Word>(_ words: KeyPath<OwnWords, [Word]>, _ isIt: (Word) -> Bool) throws -> Word? {
    guard let key = CodingUserInfoKey.ownWords, let own = userInfo[key] as? OwnWords else { return nil }
    guard let word = own[keyPath: words].first(where: isIt) else {
      throw DecodingError.dataCorrupted(.init(codingPath: codingPath, debugDescription: "No vendor has this word."))
    }
    return word
  }
}

/// One SDK of one vendor on one platform.
public struct Target: Hashable, Sendable, Codable {
  /// Whose SDK.
  public let vendor: Vendor
  /// Which of the vendor's SDKs.
  public let sdk: SDK
  /// Which native side stands under it.
  public let platform: Platform

  /// Names a target; whether an adapter knows it is the adapter's answer.
  public init(vendor: Vendor, sdk: SDK, platform: Platform) {
    self.vendor = vendor
    self.sdk = sdk
    self.platform = platform
  }
}

/// What an adapter says of one of its targets.
public struct TargetDescription: Hashable, Sendable, Codable {
  /// The target described.
  public let target: Target
  /// The name under which app teams install that SDK, such as `purchases_flutter`.
  public let package: String
  /// First release of that SDK with link redemption, as its changelog or documentation names it; nil where no source
  /// tells.
  public let since: String?
  /// False where the vendor has no redemption on this SDK and the native reply stands in.
  public let modelled: Bool

  /// The versions of that SDK whose redemption is reproduced; nil if unknown.
  public let versions: ReferenceVersions?

  /// Describes one target.
  public init(
    _ target: Target, package: String? = nil, since: String?, modelled: Bool = true, versions: ReferenceVersions? = nil
  ) {
    self.target = target
    self.package = package ?? target.sdk.rawValue
    self.since = since
    self.modelled = modelled
    self.versions = versions
  }

  private enum CodingKeys: String, CodingKey { case package, since, modelled, versions }

  /// Writes the target's three words flat beside the rest.
  public func encode(to encoder: any Encoder) throws {
    try target.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(package, forKey: .package)
    try container.encode(since, forKey: .since)
    try container.encode(modelled, forKey: .modelled)
    try container.encodeIfPresent(versions, forKey: .versions)
  }

  /// Reads what ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    target = try Target(from: decoder)
    package = try container.decode(String.self, forKey: .package)
    since = try container.decodeIfPresent(String.self, forKey: .since)
    modelled = try container.decode(Bool.self, forKey: .modelled)
    versions = try container.decodeIfPresent(ReferenceVersions.self, forKey: .versions)
  }
}
