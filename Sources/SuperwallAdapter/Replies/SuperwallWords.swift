import RedemptionCore

/// The words by which one SDK tells the cases of a result, of an ownership and of store identifiers.
///
/// The values, and the same words in the JSON Schemas, are made of `Schemas/superwall/replies/words.tsv`.
struct SuperwallWords: Sendable {
  let success, error, expiredCode, invalidCode, expiredSubscription: String
  let appUser, device: String
  let stripe, paddle, unknown: String

  /// The word of an outcome's case.
  func word(for outcome: RedemptionOutcome) -> String {
    switch outcome {
    case .redeemed: success
    case .subscriptionExpired: expiredSubscription
    case .linkExpired: expiredCode
    case .invalidCode: invalidCode
    case .failed, .purchaseBelongsToOtherUser: error
    }
  }

  /// The case of a word; nil for none of the five.
  func kind(of word: String) -> RedemptionOutcome.Kind? {
    switch word {
    case success: .redeemed
    case expiredSubscription: .subscriptionExpired
    case expiredCode: .linkExpired
    case invalidCode: .invalidCode
    case error: .failed
    default: nil
    }
  }
}

extension SuperwallReader {
  /// Reads the word of a result's case; one that the SDK does not know fails there.
  func kind(at key: SuperwallKey, in words: SuperwallWords) throws -> RedemptionOutcome.Kind {
    guard let kind = words.kind(of: try decode(String.self, forKey: key)) else {
      throw corrupted(at: key, "one of the SDK's five results")
    }
    return kind
  }

  /// Reads the owner at `ownership`; a type that the SDK does not know fails.
  func owner(in words: SuperwallWords) throws -> Owner {
    let ownership = try nestedContainer(keyedBy: SuperwallKey.self, forKey: .ownership)
    switch try ownership.decode(String.self, forKey: .type) {
    case words.appUser: return .appUser(id: try ownership.decode(String.self, forKey: .appUserId))
    case words.device: return .device(id: try ownership.decode(String.self, forKey: .deviceId))
    default: throw ownership.corrupted(at: .type, "\(words.appUser) or \(words.device)")
    }
  }

  /// The error for a value that is not what the SDK takes.
  func corrupted(at key: SuperwallKey, _ expected: String) -> DecodingError {
    DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "expected \(expected)")
  }
}

extension SuperwallWriter {
  /// Writes the owner at `ownership`.
  mutating func encode(_ owner: Owner?, in words: SuperwallWords) throws {
    var ownership = nestedContainer(keyedBy: SuperwallKey.self, forKey: .ownership)
    switch owner ?? .device(id: "") {
    case .appUser(let id):
      try ownership.encode(words.appUser, forKey: .type)
      try ownership.encode(id, forKey: .appUserId)
    case .device(let id):
      try ownership.encode(words.device, forKey: .type)
      try ownership.encode(id, forKey: .deviceId)
    }
  }
}
