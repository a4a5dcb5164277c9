import RedemptionCore

/// A customer in the words of a shape.
struct CustomerInfoReply: Encodable {
  let info: CustomerInfo
  let shape: ReplyShape

  /// What a member of a customer's object tells.
  enum Fact: Sendable {
    case entitlements, activeSubscriptions, purchasedProducts, latestExpiration, firstSeen, originalAppUserId
    case request, expirations, purchases, applicationVersion, management, originalPurchase, transactions, subscriptions
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: AnyKey.self)
    for column in shape.customer {
      let (key, form) = (column.key, column.form)
      switch column.fact {
      case .entitlements:
        try container.encode(EntitlementsReply(infos: info.entitlements, shape: shape), forKey: key)
      case .activeSubscriptions: try container.encode(info.orderedActiveSubscriptions, forKey: key)
      case .purchasedProducts: try container.encode(info.orderedPurchasedProducts, forKey: key)
      case .latestExpiration: try container.encode(info.$latestExpirationDate, as: form, forKey: key)
      case .firstSeen: try container.encode(info.$firstSeen, as: form, forKey: key)
      case .originalAppUserId: try container.encode(info.originalAppUserId, forKey: key)
      case .request: try container.encode(info.$requestDate, as: form, forKey: key)
      case .expirations: try container.encode(DateMapReply(dates: info.expirationDates, form: form), forKey: key)
      case .purchases: try container.encode(DateMapReply(dates: info.purchaseDates, form: form), forKey: key)
      case .applicationVersion: try container.encodeText(info.originalApplicationVersion, forKey: key)
      case .management: try container.encodeText(info.managementLink, forKey: key)
      case .originalPurchase: try container.encode(info.$originalPurchaseDate, as: form, forKey: key)
      case .transactions:
        try container.encode(
          info.nonSubscriptions.map { TransactionReply(transaction: $0, shape: shape) }, forKey: key)
      case .subscriptions:
        let members = info.orderedSubscriptions.map {
          ($0.productIdentifier, SubscriptionReply(info: $0, shape: shape))
        }
        try container.encode(MapReply(members: members), forKey: key)
      }
    }
  }
}

/// The dates of products, by `product` or `product:plan`.
private struct DateMapReply: Encodable {
  let dates: [CustomerInfo.ProductDate]
  let form: DateForm

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: AnyKey.self)
    for entry in dates { try container.encode(entry.date, as: form, forKey: AnyKey(entry.key)) }
  }
}

extension CustomerInfoReply {
  /// Reads a customer; what a lenient layer misses is empty, and of a date in two forms the one in milliseconds counts.
  static func read(_ container: KeyedDecodingContainer<AnyKey>, _ shape: ReplyShape) throws -> CustomerInfo {
    var info = CustomerInfo(platform: shape.platform)
    var dates: [Date: Timestamp] = [:]
    for column in shape.customer {
      let (key, isRequired) = (column.key, shape.isStrict && column.isRequired)
      func note(_ date: Date) throws {
        guard let value = try container.date(column.form, forKey: key, isRequired: isRequired) else { return }
        if column.form == .milliseconds || dates[date] == nil { dates[date] = value }
      }
      func texts() throws -> [String] {
        (try container.value([String].self, forKey: key, isRequired: isRequired) ?? []).sorted()
      }
      func isThere() throws -> Bool {
        if isRequired { return true }
        return try container.contains(key) && !container.decodeNil(forKey: key)
      }
      switch column.fact {
      case .entitlements where try isThere():
        info.entitlements = try EntitlementsReply.read(container, forKey: key, shape)
      case .activeSubscriptions: info.orderedActiveSubscriptions = try texts()
      case .purchasedProducts: info.orderedPurchasedProducts = try texts()
      case .latestExpiration: try note(.latestExpiration)
      case .firstSeen: try note(.firstSeen)
      case .request: try note(.request)
      case .originalPurchase: try note(.originalPurchase)
      case .originalAppUserId:
        info.originalAppUserId = try container.value(String.self, forKey: key, isRequired: isRequired) ?? ""
      case .expirations where try isThere():
        let map = try readDates(container, column)
        if column.form == .milliseconds || info.expirationDates.isEmpty { info.expirationDates = map }
      case .purchases where try isThere():
        let map = try readDates(container, column)
        if column.form == .milliseconds || info.purchaseDates.isEmpty { info.purchaseDates = map }
      case .applicationVersion:
        info.originalApplicationVersion = try container.decodeIfPresent(String.self, forKey: key)
      case .management: info.managementLink = try container.decodeIfPresent(String.self, forKey: key)
      case .transactions where try isThere(): info.nonSubscriptions = try readTransactions(container, key, shape)
      case .subscriptions where try isThere(): info.orderedSubscriptions = try readSubscriptions(container, key, shape)
      case .entitlements, .expirations, .purchases, .transactions, .subscriptions: break
      }
    }
    info.$requestDate = dates[.request] ?? info.$requestDate
    info.$firstSeen = dates[.firstSeen] ?? info.$firstSeen
    info.$latestExpirationDate = dates[.latestExpiration]
    info.$originalPurchaseDate = dates[.originalPurchase]
    return info
  }

  private enum Date { case request, firstSeen, latestExpiration, originalPurchase }

  private static func readDates(_ parent: KeyedDecodingContainer<AnyKey>, _ column: Column<Fact>) throws
    -> [CustomerInfo.ProductDate]
  {
    let map = try parent.nestedContainer(keyedBy: AnyKey.self, forKey: column.key)
    return try map.allKeys.sorted { $0.stringValue < $1.stringValue }.map { key in
      CustomerInfo.ProductDate(
        key: key.stringValue, date: try map.date(column.form, forKey: key, isRequired: false))
    }
  }

  private static func readTransactions(_ parent: KeyedDecodingContainer<AnyKey>, _ key: AnyKey, _ shape: ReplyShape)
    throws -> [NonSubscriptionTransaction]
  {
    var list = try parent.nestedUnkeyedContainer(forKey: key)
    var transactions: [NonSubscriptionTransaction] = []
    while !list.isAtEnd {
      transactions.append(try TransactionReply.read(try list.nestedContainer(keyedBy: AnyKey.self), shape))
    }
    return transactions
  }

  private static func readSubscriptions(_ parent: KeyedDecodingContainer<AnyKey>, _ key: AnyKey, _ shape: ReplyShape)
    throws -> [SubscriptionInfo]
  {
    let map = try parent.nestedContainer(keyedBy: AnyKey.self, forKey: key)
    return try map.allKeys.sorted { $0.stringValue < $1.stringValue }.map { key in
      try SubscriptionReply.read(
        try map.nestedContainer(keyedBy: AnyKey.self, forKey: key), product: key.stringValue, shape)
    }
  }
}
