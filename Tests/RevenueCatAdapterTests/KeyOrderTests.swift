import RedemptionCore
import Testing

@testable import RevenueCatAdapter

@Suite("Keys of a reply")
struct KeyOrderTests {
  private func names<Fact>(_ columns: [Column<Fact>]) -> [String] { columns.map(\.key.stringValue) }

  @Test("stand in the order of Android's mappers")
  func androidOrder() {
    let tables = ReplyTables.hybridAndroid
    #expect(
      names(tables.customer) == [
        "entitlements", "activeSubscriptions", "allPurchasedProductIdentifiers", "latestExpirationDate",
        "latestExpirationDateMillis", "firstSeen", "firstSeenMillis", "originalAppUserId", "requestDate",
        "requestDateMillis", "allExpirationDates", "allExpirationDatesMillis", "allPurchaseDates",
        "allPurchaseDatesMillis", "originalApplicationVersion", "managementURL", "originalPurchaseDate",
        "originalPurchaseDateMillis", "nonSubscriptionTransactions", "subscriptionsByProductIdentifier",
      ])
    #expect(
      names(tables.entitlement) == [
        "identifier", "isActive", "willRenew", "periodType", "latestPurchaseDateMillis", "latestPurchaseDate",
        "originalPurchaseDateMillis", "originalPurchaseDate", "expirationDateMillis", "expirationDate", "store",
        "productIdentifier", "productPlanIdentifier", "isSandbox", "unsubscribeDetectedAt",
        "unsubscribeDetectedAtMillis", "billingIssueDetectedAt", "billingIssueDetectedAtMillis", "ownershipType",
        "verification",
      ])
    #expect(
      names(tables.transaction) == [
        "transactionIdentifier", "revenueCatId", "productIdentifier", "productId", "purchaseDateMillis", "purchaseDate",
      ])
  }

  @Test("are as many as the reference counts")
  func counts() {
    for tables in [ReplyTables.hybridIOS, ReplyTables.hybridAndroid] {
      #expect(tables.customer.count == 20 && tables.entitlement.count == 20 && tables.transaction.count == 6)
    }
    #expect(ReplyTables.hybridIOS.subscription.count == 20 && ReplyTables.hybridAndroid.subscription.count == 19)
    #expect(
      Set(names(ReplyTables.hybridIOS.subscription)).subtracting(names(ReplyTables.hybridAndroid.subscription))
        == ["price"])
  }

  @Test("are the same words on both platforms but for price")
  func sameWords() {
    #expect(Set(names(ReplyTables.hybridIOS.customer)) == Set(names(ReplyTables.hybridAndroid.customer)))
    #expect(Set(names(ReplyTables.hybridIOS.entitlement)) == Set(names(ReplyTables.hybridAndroid.entitlement)))
  }
}
