import RedemptionCore

/// How a shape writes the SDK's constants: `rcBilling` as Swift does, or `RC_BILLING` as Kotlin and the hybrid map do.
///
/// A word that a shape does not know reads as its fallback, never as an error: an unknown store once crashed KMP
/// (purchases-kmp#326), and Dart's layer falls back in the same way (purchases-flutter 10.9.1).
enum EnumWords: Sendable {
  case camel
  case upper

  func word(_ store: Store) -> String { (self == .camel ? Words.camel : Words.upper)[store] ?? unknownStore }
  func store(_ word: String?) -> Store {
    word.flatMap { (self == .camel ? Words.fromCamel : Words.fromUpper)[$0] } ?? .unknown
  }
  private var unknownStore: String { self == .camel ? "unknownStore" : "UNKNOWN_STORE" }

  func word(_ type: PeriodType) -> String {
    guard self == .upper else { return type.rawValue }
    return switch type {
    case .normal: "NORMAL"
    case .intro: "INTRO"
    case .trial: "TRIAL"
    case .prepaid: "PREPAID"
    }
  }
  func periodType(_ word: String?) -> PeriodType { read(word) ?? .normal }

  func word(_ type: OwnershipType) -> String {
    guard self == .upper else { return type.rawValue }
    return switch type {
    case .purchased: "PURCHASED"
    case .familyShared: "FAMILY_SHARED"
    case .unknown: "UNKNOWN"
    }
  }
  func ownershipType(_ word: String?) -> OwnershipType { read(word) ?? .unknown }

  func word(_ result: VerificationResult) -> String {
    guard self == .upper else { return result.rawValue }
    return switch result {
    case .notRequested: "NOT_REQUESTED"
    case .verified: "VERIFIED"
    case .verifiedOnDevice: "VERIFIED_ON_DEVICE"
    case .failed: "FAILED"
    }
  }
  func verification(_ word: String?) -> VerificationResult { read(word) ?? .notRequested }

  private func read<Value: CaseIterable & RawRepresentable<String>>(_ word: String?) -> Value? {
    guard let word else { return nil }
    return Value.allCases.first { (self == .camel ? $0.rawValue : Words.upper(of: $0.rawValue)) == word }
  }
}

private enum Words {
  static let camel: [Store: String] = [
    .appStore: "appStore", .macAppStore: "macAppStore", .playStore: "playStore", .stripe: "stripe",
    .promotional: "promotional", .amazon: "amazon", .rcBilling: "rcBilling", .external: "external", .paddle: "paddle",
    .testStore: "testStore", .galaxy: "galaxy",
  ]
  static let upper = camel.reduce(into: [Store: String]()) { $0[$1.key] = $1.key.rawValue.uppercased() }
  static let fromCamel = Dictionary(uniqueKeysWithValues: camel.map { ($0.value, $0.key) })
  static let fromUpper = Dictionary(uniqueKeysWithValues: upper.map { ($0.value, $0.key) })

  /// `familyShared` as `FAMILY_SHARED`.
  static func upper(of camel: String) -> String {
    camel.reduce(into: "") { $0 += $1.isUppercase ? "_" + String($1) : $1.uppercased() }
  }
}
