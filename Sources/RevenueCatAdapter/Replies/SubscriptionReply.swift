import RedemptionCore

/// One subscription in the words of a shape.
struct SubscriptionReply: Encodable {
  let info: SubscriptionInfo
  let shape: ReplyShape

  /// What a member of a subscription's object tells.
  enum Fact: CaseIterable, Sendable {
    case product, purchase, originalPurchase, expiration, store, isSandbox, unsubscribe, billingIssues, gracePeriod
    case ownership, period, refund, storeTransaction, isActive, willRenew, autoResume, displayName, management, plan,
      price
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: AnyKey.self)
    for column in shape.subscription {
      let (key, form) = (column.key, column.form)
      switch column.fact {
      case .product: try container.encode(info.productIdentifier, forKey: key)
      case .purchase: try container.encode(info.$purchaseDate, as: form, forKey: key)
      case .originalPurchase: try container.encode(info.$originalPurchaseDate, as: form, forKey: key)
      case .expiration: try container.encode(info.$expiresDate, as: form, forKey: key)
      case .store: try container.encode(shape.words.word(info.$store), forKey: key)
      case .isSandbox: try container.encode(info.isSandbox, forKey: key)
      case .unsubscribe: try container.encode(info.$unsubscribeDetectedAt, as: form, forKey: key)
      case .billingIssues: try container.encode(info.$billingIssuesDetectedAt, as: form, forKey: key)
      case .gracePeriod: try container.encode(info.$gracePeriodExpiresDate, as: form, forKey: key)
      case .ownership: try container.encode(shape.words.word(info.ownershipType), forKey: key)
      case .period: try container.encode(shape.words.word(info.periodType), forKey: key)
      case .refund: try container.encode(info.$refundedAt, as: form, forKey: key)
      case .storeTransaction: try container.encodeText(info.storeTransactionId, forKey: key)
      case .isActive: try container.encode(info.isActive, forKey: key)
      case .willRenew: try container.encode(info.willRenew, forKey: key)
      case .autoResume: try container.encode(info.$autoResumeDate, as: form, forKey: key)
      case .displayName: try container.encodeText(info.displayName, forKey: key)
      case .management: try container.encodeText(info.managementLink, forKey: key)
      case .plan: try container.encodeText(info.productPlanIdentifier, forKey: key)
      case .price:
        try container.encode(
          info.price.map { PriceReply(price: $0, form: shape.price, platform: shape.platform) }, forKey: key)
      }
    }
  }

  static func read(_ container: KeyedDecodingContainer<AnyKey>, product: String, _ shape: ReplyShape) throws
    -> SubscriptionInfo
  {
    var info = SubscriptionInfo(productIdentifier: product)
    let words = shape.words
    for column in shape.subscription {
      let (key, isRequired) = (column.key, shape.isStrict && column.isRequired)
      func text() throws -> String? { try container.value(String.self, forKey: key, isRequired: isRequired) }
      func flag() throws -> Bool { try container.value(Bool.self, forKey: key, isRequired: isRequired) ?? false }
      func date() throws -> Timestamp? { try container.date(column.form, forKey: key, isRequired: isRequired) }
      switch column.fact {
      case .product: info.productIdentifier = try text() ?? product
      case .purchase: info.$purchaseDate = try date() ?? info.$purchaseDate
      case .originalPurchase: info.$originalPurchaseDate = try date()
      case .expiration: info.$expiresDate = try date()
      case .store: info.$store = words.store(try text())
      case .isSandbox: info.isSandbox = try flag()
      case .unsubscribe: info.$unsubscribeDetectedAt = try date()
      case .billingIssues: info.$billingIssuesDetectedAt = try date()
      case .gracePeriod: info.$gracePeriodExpiresDate = try date()
      case .ownership: info.ownershipType = words.ownershipType(try text())
      case .period: info.periodType = words.periodType(try text())
      case .refund: info.$refundedAt = try date()
      case .storeTransaction: info.storeTransactionId = try text()
      case .isActive: info.isActive = try flag()
      case .willRenew: info.willRenew = try flag()
      case .autoResume: info.$autoResumeDate = try date()
      case .displayName: info.displayName = try text()
      case .management: info.managementLink = try text()
      case .plan: info.productPlanIdentifier = try text()
      case .price: info.price = try PriceReply.read(container, forKey: key, shape.price)
      }
    }
    return info
  }
}
