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
