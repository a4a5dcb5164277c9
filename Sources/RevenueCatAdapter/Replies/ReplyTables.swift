import RedemptionCore

/// The members of a reply in the order in which one layer writes them, a table per type.
struct ReplyTables: Sendable {
  let price: PriceReply.Form
  let customer: [Column<CustomerInfoReply.Fact>]
  let entitlement: [Column<EntitlementReply.Fact>]
  let subscription: [Column<SubscriptionReply.Fact>]
  let transaction: [Column<TransactionReply.Fact>]
  /// What brought some of the members.
  let rules: [RevenueCatRule]

  init(
    price: PriceReply.Form, customer: [Column<CustomerInfoReply.Fact>], entitlement: [Column<EntitlementReply.Fact>],
    subscription: [Column<SubscriptionReply.Fact>], transaction: [Column<TransactionReply.Fact>]
  ) {
    self.price = price
    self.customer = customer
    self.entitlement = entitlement
    self.subscription = subscription
    self.transaction = transaction
    let all = customer.map(\.rule) + entitlement.map(\.rule) + subscription.map(\.rule) + transaction.map(\.rule)
    rules = RevenueCatRule.allCases.filter(all.contains)
  }

  /// Returns the tables of a layer; Kotlin Multiplatform has the same on both platforms.
  static func of(_ family: ReplyShape.Family, _ platform: Platform) -> ReplyTables {
    switch (family, platform.system) {
    case (.hybrid, .ios): hybridIOS
    case (.hybrid, .android): hybridAndroid
    case (.native, .ios): nativeIOS
    case (.native, .android): nativeAndroid
    case (.kmp, _): kmp
    }
  }
}

extension ReplyTables {
  /// The tables of a version that lacks what some rules brought.
  func lacking(_ rules: [RevenueCatRule]) -> ReplyTables {
    func left<Fact>(_ columns: [Column<Fact>]) -> [Column<Fact>] {
      columns.filter { column in !rules.contains { $0 == column.rule } }
    }
    return ReplyTables(
      price: price, customer: left(customer), entitlement: left(entitlement), subscription: left(subscription),
      transaction: left(transaction))
  }
}
