import RedemptionCore

/// One purchase that does not renew, in the words of a shape.
struct TransactionReply: Encodable {
  let transaction: NonSubscriptionTransaction
  let shape: ReplyShape

  /// What a member of a transaction's object tells.
  enum Fact: CaseIterable, Sendable {
    case transaction, product, purchase, storeTransaction, store, originalPurchase, price, isSandbox, displayName
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: AnyKey.self)
    for column in shape.transaction {
      switch column.fact {
      case .transaction: try container.encode(transaction.transactionIdentifier, forKey: column.key)
      case .product: try container.encode(transaction.productIdentifier, forKey: column.key)
      case .purchase: try container.encode(transaction.$purchaseDate, as: column.form, forKey: column.key)
      case .storeTransaction: try container.encodeText(transaction.storeTransactionIdentifier, forKey: column.key)
      case .store: try container.encode(shape.words.word(transaction.$store), forKey: column.key)
      case .originalPurchase:
        try container.encode(transaction.$originalPurchaseDate, as: column.form, forKey: column.key)
      case .price:
        try container.encode(
          transaction.price.map { PriceReply(price: $0, form: shape.price, platform: shape.platform) },
          forKey: column.key)
      case .isSandbox: try container.encode(transaction.isSandbox, forKey: column.key)
      case .displayName: try container.encodeText(transaction.displayName, forKey: column.key)
      }
    }
  }

  static func read(_ container: KeyedDecodingContainer<AnyKey>, _ shape: ReplyShape) throws
    -> NonSubscriptionTransaction
  {
    var transaction = NonSubscriptionTransaction()
    for column in shape.transaction {
      let (key, isRequired) = (column.key, shape.isStrict && column.isRequired)
      func text() throws -> String? { try container.value(String.self, forKey: key, isRequired: isRequired) }
      switch column.fact {
      case .transaction: transaction.transactionIdentifier = try text() ?? transaction.transactionIdentifier
      case .product: transaction.productIdentifier = try text() ?? transaction.productIdentifier
      case .purchase:
        let date = try container.date(column.form, forKey: key, isRequired: isRequired)
        transaction.take(date, form: column.form)
      case .storeTransaction: transaction.storeTransactionIdentifier = try text()
      case .store: transaction.$store = shape.words.store(try text())
      case .originalPurchase:
        transaction.$originalPurchaseDate = try container.date(column.form, forKey: key, isRequired: isRequired)
      case .price: transaction.price = try PriceReply.read(container, forKey: key, shape.price)
      case .isSandbox: transaction.sandbox = try container.value(Bool.self, forKey: key, isRequired: false) ?? false
      case .displayName: transaction.displayName = try text()
      }
    }
    // iOS drops a transaction without a store's id, so one that is there has an id: where the shape does not carry it,
    // RevenueCat's own stands in.
    if shape.platform == .ios, transaction.storeTransactionIdentifier == nil {
      transaction.storeTransactionIdentifier = transaction.transactionIdentifier
    }
    return transaction
  }
}

extension NonSubscriptionTransaction {
  /// Of a date as text and one in milliseconds the latter counts, whichever came first.
  fileprivate mutating func take(_ date: Timestamp?, form: DateForm) {
    guard let date, form == .milliseconds || $purchaseDate.milliseconds == 0 else { return }
    $purchaseDate = date
  }
}
