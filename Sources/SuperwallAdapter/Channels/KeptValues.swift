import RedemptionCore

/// What an app sets in the SDK and reads back, under our own keys.
struct KeptValues {
  enum Key: String {
    case logLevel, localeIdentifier, overrideProducts, hasNoOverrides, interfaceStyle, queriedProducts, productFault
  }

  static let logLevels: Set<String> = ["debug", "info", "warn", "error", "none"]

  let values: [String: JSONValue]
  let target: Target

  /// iOS starts with `info` (`SuperwallOptions.swift`), Android with `warn` (`SuperwallOptions.kt`); Flutter's Android
  /// side always configures `debug` (`SuperwallHost.kt`). KMP has enumerators.
  var logLevel: JSONValue {
    let initial =
      switch (target.sdk, target.platform.system) {
      case (.flutter, .android): "debug"
      case (_, .android): "warn"
      case (_, .ios): "info"
      }
    let level = values[Key.logLevel.rawValue]?.string ?? initial
    return .string(target.sdk == .kmp ? level.uppercased() : level)
  }

  var localeIdentifier: JSONValue { values[Key.localeIdentifier.rawValue] ?? .null }

  /// Null if the app cleared them on iOS, and where a wrapper hides Android's empty map.
  var overrideProducts: JSONValue {
    if target.platform == .ios, values[Key.hasNoOverrides.rawValue] != nil { return .null }
    let products = values[Key.overrideProducts.rawValue] ?? [:]
    let hidesEmpty = target.platform == .android && target.sdk != .flutter
    return hidesEmpty && products == [:] ? .null : products
  }

  /// `Light` or `Dark`; nil follows the system.
  var interfaceStyle: JSONValue? { values[Key.interfaceStyle.rawValue] }

  /// Product ids that Android has looked for in vain.
  var queriedProducts: [String] {
    guard case .array(let ids) = values[Key.queriedProducts.rawValue] else { return [] }
    return ids.compactMap(\.string)
  }

  /// Why Android's latest look for products failed; nil if it did not.
  var productFault: String? { values[Key.productFault.rawValue]?.string }

  // MARK: Setters

  /// The values that a call changes; null removes one.
  static func values(_ values: [Key: JSONValue]) -> [String: JSONValue] {
    Dictionary(values.map { ($0.key.rawValue, $0.value) }, uniquingKeysWith: { $1 })
  }

  /// Nil if the native side ignores the word.
  ///
  /// Flutter's and Expo's iOS sides want it in lower case, and Unity's Android side takes `warn` for any other word.
  static func logLevel(_ word: String, for target: Target) -> String? {
    let isExact = target.platform == .ios && (target.sdk == .flutter || target.sdk == .reactNative)
    let level = isExact ? word : word.lowercased()
    if logLevels.contains(level) { return level }
    return target.sdk == .unity && target.platform == .android ? "warn" : nil
  }

  /// What the options of `configure` set; nil is no options.
  static func options(_ options: [String: JSONValue]?, for target: Target) -> [String: JSONValue] {
    var kept: [Key: JSONValue] = [:]
    if let locale = options?["localeIdentifier"]?.string { kept[.localeIdentifier] = .string(locale) }
    let overrides = options?["paywalls"]?["overrideProductsByName"]
    let readsOverrides = target.sdk != .unity || target.platform == .ios
    if readsOverrides, case .object(let products) = overrides { kept[.overrideProducts] = .object(products) }
    if let level = configuredLevel(options, for: target) { kept[.logLevel] = .string(level) }
    return values(kept)
  }

  /// KMP's own options start with `info` on both platforms (`Logging.kt`).
  private static func configuredLevel(_ options: [String: JSONValue]?, for target: Target) -> String? {
    if target.sdk == .flutter, target.platform == .android { return nil }
    guard let word = options?["logging"]?["level"]?.string else {
      return target.sdk == .kmp && options != nil ? "info" : nil
    }
    return logLevel(word.lowercased(), for: target)
  }
}
