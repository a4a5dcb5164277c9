import RedemptionCore

/// The result of a redemption in the words of a shape.
struct RedemptionReply: Encodable {
  /// As far as the shape carries it; see ``ReplyShape/carried(_:)``.
  let result: WebPurchaseRedemptionResult
  let shape: ReplyShape

  private enum CodingKeys: String, CodingKey { case result, type, customerInfo, error, obfuscatedEmail }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(shape.word(for: Kind(result)), forKey: shape.family == .hybrid ? .result : .type)
    switch result {
    case .success(let info): try container.encode(CustomerInfoReply(info: info, shape: shape), forKey: .customerInfo)
    case .error(let error): try container.encode(ErrorReply(error: error, shape: shape), forKey: .error)
    case .expired(let email): try container.encode(email, forKey: .obfuscatedEmail)
    case .invalidToken, .purchaseBelongsToOtherUser: break
    }
  }

  /// Reads a result; a word that the SDK does not have is a data-corrupted error at its key.
  static func read(from decoder: any Decoder, _ shape: ReplyShape) throws -> WebPurchaseRedemptionResult {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let key: CodingKeys = shape.family == .hybrid ? .result : .type
    let word = try container.decode(String.self, forKey: key)
    guard let kind = Kind.allCases.first(where: { shape.word(for: $0) == word }) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: container, debugDescription: "expected one of the five results")
    }
    switch kind {
    case .success:
      let customer = try container.nestedContainer(keyedBy: AnyKey.self, forKey: .customerInfo)
      return .success(try CustomerInfoReply.read(customer, shape))
    case .error: return .error(try ErrorReply.read(container, forKey: .error, shape))
    case .invalidToken: return .invalidToken
    case .purchaseBelongsToOtherUser: return .purchaseBelongsToOtherUser
    case .expired:
      guard !shape.isStrict else { return .expired(try container.decode(String.self, forKey: .obfuscatedEmail)) }
      return .expired(try container.decodeIfPresent(String.self, forKey: .obfuscatedEmail) ?? "")
    }
  }
}

extension RedemptionReply {
  /// The five results.
  enum Kind: CaseIterable {
    case success, error, invalidToken, purchaseBelongsToOtherUser, expired

    init(_ result: WebPurchaseRedemptionResult) {
      switch result {
      case .success: self = .success
      case .error: self = .error
      case .invalidToken: self = .invalidToken
      case .purchaseBelongsToOtherUser: self = .purchaseBelongsToOtherUser
      case .expired: self = .expired
      }
    }
  }
}

extension ReplyShape {
  /// A result by the hybrid map's word, by Swift's case name or by Kotlin's class name.
  func word(for kind: RedemptionReply.Kind) -> String {
    switch (family, platform.system) {
    case (.hybrid, _): kind.hybridWord
    case (.native, .ios): isAlreadyRedeemed(kind) ? "alreadyRedeemed" : kind.swiftName
    case (.native, .android), (.kmp, _): isAlreadyRedeemed(kind) ? "AlreadyRedeemed" : kind.kotlinName
    }
  }
}

extension ReplyShape {
  /// The older name of the result for another user's purchase.
  private func isAlreadyRedeemed(_ kind: RedemptionReply.Kind) -> Bool {
    kind == .purchaseBelongsToOtherUser && lacking.contains(.otherUser)
  }
}

extension RedemptionReply.Kind {
  fileprivate var hybridWord: String {
    switch self {
    case .success: "SUCCESS"
    case .error: "ERROR"
    case .invalidToken: "INVALID_TOKEN"
    case .purchaseBelongsToOtherUser: "PURCHASE_BELONGS_TO_OTHER_USER"
    case .expired: "EXPIRED"
    }
  }

  fileprivate var swiftName: String {
    switch self {
    case .success: "success"
    case .error: "error"
    case .invalidToken: "invalidToken"
    case .purchaseBelongsToOtherUser: "purchaseBelongsToOtherUser"
    case .expired: "expired"
    }
  }

  fileprivate var kotlinName: String {
    switch self {
    case .success: "Success"
    case .error: "Error"
    case .invalidToken: "InvalidToken"
    case .purchaseBelongsToOtherUser: "PurchaseBelongsToOtherUser"
    case .expired: "Expired"
    }
  }
}
