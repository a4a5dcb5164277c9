import RedemptionCore

/// The members of a reply in the order in which one layer writes them, a table per type.
struct ReplyTables: Sendable {
  let price: PriceReply.Form
  let customer: [Column<CustomerInfoReply.Fact>]
  let entitlement: [Column<EntitlementReply.Fact>]
  let subscription: [Column<SubscriptionReply.Fact>]
  let transaction: [Column<TransactionReply.Fact>]

  /// Returns the tables of a layer; Kotlin Multiplatform has the same on both platforms.
  static func of(_ family: ReplyShape.Family, _ platform: Platform) -> ReplyTables {
    switch (family, platform) {
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
  func lacking(_ rules: [RevenueCatRule], _ platform: Platform) -> ReplyTables {
    let details: Set<SubscriptionReply.Fact> = [.displayName, .management, .autoResume, .plan]
    var (members, one): (Set<SubscriptionReply.Fact>, Set<TransactionReply.Fact>) = ([], [])
    for rule in rules {
      switch rule {
      case .subscriptionPrice: members.insert(.price)
      case .displayName: members.insert(.displayName)
      case .managementURL: members.insert(.management)
      case .renewalDetails: members.formUnion([.autoResume, .plan])
      case .subscriptionDetails: members.formUnion(details)
      case .subscriptionMembers:
        members.formUnion(details.subtracting([.management]).union([.price]))
        one.formUnion([.displayName, .originalPurchase, .price])
      case .oneTimeStore: one.formUnion(platform == .ios ? [.store] : [.store, .storeTransaction])
      case .oneTimePrice: one.insert(.price)
      case .oneTimeSandbox where platform == .ios: one.insert(.isSandbox)
      case .oneTimeDetails: one.formUnion([.displayName, .originalPurchase])
      default: break
      }
    }
    let hasMap = !rules.contains(.subscriptions) && !rules.contains(.mappedSubscriptions)
    return ReplyTables(
      price: price, customer: hasMap ? customer : customer.filter { $0.fact != .subscriptions },
      entitlement: entitlement, subscription: subscription.filter { !members.contains($0.fact) },
      transaction: transaction.filter { !one.contains($0.fact) })
  }
}
