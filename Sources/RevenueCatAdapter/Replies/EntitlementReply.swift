import RedemptionCore

/// One entitlement in the words of a shape.
struct EntitlementReply: Encodable {
  let info: EntitlementInfo
  let shape: ReplyShape

  /// What a member of an entitlement's object tells.
  enum Fact: Sendable {
    case identifier, isActive, willRenew, period, latestPurchase, originalPurchase, expiration, store, product, plan
    case isSandbox, unsubscribe, billingIssue, ownership, verification
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: AnyKey.self)
    for column in shape.entitlement {
      let (key, form) = (column.key, column.form)
      switch column.fact {
      case .identifier: try container.encode(info.identifier, forKey: key)
      case .isActive: try container.encode(info.isActive, forKey: key)
      case .willRenew: try container.encode(info.willRenew, forKey: key)
      case .period: try container.encode(shape.words.word(info.periodType), forKey: key)
      case .latestPurchase: try container.encode(info.$latestPurchaseDate, as: form, forKey: key)
      case .originalPurchase: try container.encode(info.$originalPurchaseDate, as: form, forKey: key)
      case .expiration: try container.encode(info.$expirationDate, as: form, forKey: key)
      case .store: try container.encode(shape.words.word(info.$store), forKey: key)
      case .product: try container.encode(info.productIdentifier, forKey: key)
      case .plan: try container.encodeText(info.productPlanIdentifier, forKey: key)
      case .isSandbox: try container.encode(info.isSandbox, forKey: key)
      case .unsubscribe: try container.encode(info.$unsubscribeDetectedAt, as: form, forKey: key)
      case .billingIssue: try container.encode(info.$billingIssueDetectedAt, as: form, forKey: key)
      case .ownership: try container.encode(shape.words.word(info.ownershipType), forKey: key)
      case .verification: try container.encode(shape.words.word(info.verification), forKey: key)
      }
    }
  }

  /// Reads an entitlement; of a date as text and one in milliseconds the latter counts.
  static func read(_ container: KeyedDecodingContainer<AnyKey>, identifier: String, _ shape: ReplyShape) throws
    -> EntitlementInfo
  {
    var info = EntitlementInfo(identifier: identifier)
    let words = shape.words
    for column in shape.entitlement {
      let (key, isRequired) = (column.key, shape.isStrict && column.isRequired)
      func text() throws -> String? { try container.value(String.self, forKey: key, isRequired: isRequired) }
      func flag() throws -> Bool { try container.value(Bool.self, forKey: key, isRequired: isRequired) ?? false }
      func date(_ known: Timestamp?) throws -> Timestamp? {
        let date = try container.date(column.form, forKey: key, isRequired: isRequired)
        return column.form == .milliseconds ? date ?? known : known ?? date
      }
      switch column.fact {
      case .identifier: info.identifier = try text() ?? identifier
      case .isActive: info.isActive = try flag()
      case .willRenew: info.willRenew = try flag()
      case .period: info.periodType = words.periodType(try text())
      case .latestPurchase: info.$latestPurchaseDate = try date(info.$latestPurchaseDate)
      case .originalPurchase: info.$originalPurchaseDate = try date(info.$originalPurchaseDate)
      case .expiration: info.$expirationDate = try date(info.$expirationDate)
      case .store: info.$store = words.store(try text())
      case .product: info.productIdentifier = try text() ?? ""
      case .plan: info.productPlanIdentifier = try text()
      case .isSandbox: info.isSandbox = try flag()
      case .unsubscribe: info.$unsubscribeDetectedAt = try date(info.$unsubscribeDetectedAt)
      case .billingIssue: info.$billingIssueDetectedAt = try date(info.$billingIssueDetectedAt)
      case .ownership: info.ownershipType = words.ownershipType(try text())
      case .verification: info.verification = words.verification(try text())
      }
    }
    return info
  }
}

/// All entitlements of a customer in the words of a shape: `all`, `active` and `verification`.
struct EntitlementsReply: Encodable {
  let infos: EntitlementInfos
  let shape: ReplyShape

  private enum CodingKeys: String, CodingKey { case all, active, verification }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(map(infos.ordered), forKey: .all)
    try container.encode(map(infos.ordered.filter(\.isActive)), forKey: .active)
    try container.encode(shape.words.word(infos.verification), forKey: .verification)
  }

  private func map(_ infos: [EntitlementInfo]) -> MapReply<EntitlementReply> {
    MapReply(members: infos.map { ($0.identifier, EntitlementReply(info: $0, shape: shape)) })
  }

  /// Reads `all`; a strict layer reads `active` too, whose entitlements are among all.
  static func read(_ parent: KeyedDecodingContainer<AnyKey>, forKey key: AnyKey, _ shape: ReplyShape) throws
    -> EntitlementInfos
  {
    let container = try parent.nestedContainer(keyedBy: CodingKeys.self, forKey: key)
    if shape.isStrict { _ = try read(container, .active, shape) }
    return EntitlementInfos(
      ordered: try read(container, .all, shape),
      verification: shape.words.verification(try container.decodeIfPresent(String.self, forKey: .verification)))
  }

  private static func read(
    _ container: KeyedDecodingContainer<CodingKeys>, _ key: CodingKeys, _ shape: ReplyShape
  ) throws -> [EntitlementInfo] {
    let map = try container.nestedContainer(keyedBy: AnyKey.self, forKey: key)
    return try map.allKeys.sorted { $0.stringValue < $1.stringValue }.map { key in
      try EntitlementReply.read(
        try map.nestedContainer(keyedBy: AnyKey.self, forKey: key), identifier: key.stringValue, shape)
    }
  }
}
