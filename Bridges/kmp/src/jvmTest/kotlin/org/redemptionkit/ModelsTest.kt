package org.redemptionkit

import com.revenuecat.purchases.kmp.Models
import com.superwall.sdk.kmp.SuperwallModels
import com.superwall.sdk.kmp.models.entitlements.LatestSubscriptionOfferType
import com.superwall.sdk.kmp.models.entitlements.LatestSubscriptionState
import com.superwall.sdk.kmp.models.entitlements.ProductStore
import com.superwall.sdk.kmp.models.options.RestoreFailed
import com.superwall.sdk.kmp.models.redemption.RedemptionResult
import com.superwall.sdk.kmp.models.results.RestorationResult
import kotlinx.serialization.json.Json
import org.redemptionkit.conformance.mirrorDifference
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertIs

/** Every member of the models that the server sends, each with a value of its own. */
class ModelsTest {
    private fun json(text: String) = Json.parseToJsonElement(text)

    @Test
    fun theAlertAfterAFailedRestoreHasTheSdksTexts() {
        val expected = RestoreFailed("No Subscription Found", "We couldn't find an active subscription for your account.", "Okay")
        assertEquals(expected, RestoreFailed())
    }

    @Test
    fun aCustomerOfRevenueCatHasEachMember() {
        val customer = json(
            """{"activeSubscriptions":["a:m"],"allExpirationDateMillis":{"a:m":1,"b":null},"allPurchaseDateMillis":{"a:m":2,"b":3},
            "allPurchasedProductIdentifiers":["a:m","b"],"firstSeenMillis":4,"latestExpirationDateMillis":5,"managementUrlString":"m",
            "originalAppUserId":"ada","originalApplicationVersion":null,"originalPurchaseDateMillis":6,"requestDateMillis":7,
            "entitlements":{"verification":"VERIFIED","active":{},"all":{"pro":{"identifier":"pro","isActive":false,"willRenew":true,"periodType":"TRIAL",
            "latestPurchaseDateMillis":8,"originalPurchaseDateMillis":9,"expirationDateMillis":10,"store":"STRIPE","productIdentifier":"a",
            "productPlanIdentifier":"m","isSandbox":true,"unsubscribeDetectedAtMillis":11,"billingIssueDetectedAtMillis":12,
            "ownershipType":"FAMILY_SHARED","verification":"FAILED"}}},
            "subscriptionsByProductIdentifier":{"a:m":{"productIdentifier":"a","purchaseDateMillis":13,"originalPurchaseDateMillis":14,
            "expiresDateMillis":15,"store":"PADDLE","isSandbox":true,"unsubscribeDetectedAtMillis":16,"billingIssuesDetectedAtMillis":17,
            "gracePeriodExpiresDateMillis":18,"ownershipType":"FAMILY_SHARED","periodType":"INTRO","refundedAtMillis":19,"storeTransactionId":"t",
            "autoResumeDateMillis":20,"price":{"formatted":"5 €","amountMicros":5000000,"currencyCode":"EUR"},"productPlanIdentifier":"m",
            "managementUrlString":"u","displayName":"Pro","isActive":false,"willRenew":true}},
            "nonSubscriptionTransactions":[{"transactionIdentifier":"one","productIdentifier":"b","purchaseDateMillis":21}]}""",
        )
        assertEquals(null, mirrorDifference(customer, Models.customerInfo(customer)))
    }

    @Test
    fun aWordOfRevenueCatsThatTheSdkDoesNotHaveIsItsWordForThat() {
        val customer = json(
            """{"activeSubscriptions":[],"allExpirationDateMillis":{},"allPurchaseDateMillis":{},"allPurchasedProductIdentifiers":[],"firstSeenMillis":1,
            "latestExpirationDateMillis":null,"managementUrlString":null,"originalAppUserId":"ada","originalPurchaseDateMillis":null,"requestDateMillis":1,
            "entitlements":{"verification":"NEW","active":{},"all":{"pro":{"identifier":"pro","isActive":false,"willRenew":true,"periodType":"NEW",
            "latestPurchaseDateMillis":null,"originalPurchaseDateMillis":null,"expirationDateMillis":null,"store":"NEW","productIdentifier":"a",
            "productPlanIdentifier":null,"isSandbox":true,"unsubscribeDetectedAtMillis":null,"billingIssueDetectedAtMillis":null,
            "ownershipType":"NEW","verification":"NEW"}}},"subscriptionsByProductIdentifier":{},"nonSubscriptionTransactions":[]}""",
        )
        val words = Models.customerInfo(customer).entitlements.all.getValue("pro").run { listOf(periodType, store, ownershipType, verification) }
        assertEquals("NORMAL, UNKNOWN_STORE, UNKNOWN, NOT_REQUESTED", words.joinToString())
    }

    private fun entitlement(state: String = "null", store: String = "STRIPE", offer: String = "null") =
        """{"id":"pro","isActive":false,"productIds":["a","b"],"latestProductId":"b","store":"$store","startsAt":1,"renewedAt":2,"expiresAt":3,
        "isLifetime":true,"willRenew":false,"state":$state,"offerType":$offer,"type":"SERVICE_LEVEL"}"""

    private fun success(ownership: String, store: String) = json(
        """{"type":"Success","code":"c","redemptionInfo":{"ownership":$ownership,"purchaserInfo":{"appUserId":"ada","email":"a@b.c","storeIdentifiers":$store},
        "paywallInfo":{"identifier":"p","placementName":"n","placementParams":{"a":1.5,"b":[true,null,"c"]},"variantId":"v","experimentId":"e"},
        "entitlements":[${entitlement()}]}}""",
    )

    @Test
    fun aRedemptionOfSuperwallHasEachMemberOfEachKind() {
        val owners = listOf("""{"type":"AppUser","appUserId":"ada"}""", """{"type":"Device","deviceId":"d"}""")
        val stores = listOf("Stripe", "Paddle").map { """{"type":"$it","customerId":"cus","subscriptionIds":["s","t"]}""" } +
            """{"type":"Unknown","store":"CORNER","additionalInfo":{"a":{"b":2}}}"""
        for (owner in owners) for (store in stores) {
            val result = success(owner, store)
            assertEquals(null, mirrorDifference(result, SuperwallModels.redemptionResult(result)), "$owner $store")
        }
        for (text in listOf(
            """{"type":"Error","code":"c","error":{"message":"m"}}""", """{"type":"InvalidCode","code":"c"}""",
            """{"type":"ExpiredCode","code":"c","info":{"resent":true,"obfuscatedEmail":"j***@e.com"}}""",
        )) assertEquals(null, mirrorDifference(json(text), SuperwallModels.redemptionResult(json(text))))
        val bare = """{"type":"ExpiredCode","code":"c","info":{"resent":false}}"""
        assertEquals(null, assertIs<RedemptionResult.ExpiredCode>(SuperwallModels.redemptionResult(json(bare))).info.obfuscatedEmail)
    }

    @Test
    fun theWordsOfBothPlatformsMeanTheSame() {
        fun read(state: String = "null", store: String = "STRIPE", offer: String = "null") =
            SuperwallModels.entitlementSet(json("[${entitlement(state, store, offer)}]")).single()
        val states = mapOf(
            LatestSubscriptionState.IN_GRACE_PERIOD to listOf("inGracePeriod", "grace_period", "IN_GRACE_PERIOD"),
            LatestSubscriptionState.SUBSCRIBED to listOf("subscribed", "SUBSCRIBED"),
            LatestSubscriptionState.EXPIRED to listOf("expired", "EXPIRED"),
            LatestSubscriptionState.IN_BILLING_RETRY_PERIOD to listOf("inBillingRetryPeriod", "billing_retry", "IN_BILLING_RETRY_PERIOD"),
            LatestSubscriptionState.REVOKED to listOf("revoked", "REVOKED"),
        )
        for ((state, words) in states) for (word in words) assertEquals(state, read(state = "\"$word\"").state, word)
        assertEquals(null, read(state = "\"unknown\"").state)
        for (store in ProductStore.entries) assertEquals(store, read(store = store.name).store)
        assertEquals(ProductStore.OTHER, read(store = "CORNER_SHOP").store)
        for (offer in LatestSubscriptionOfferType.entries) {
            for (word in listOf(offer.name, offer.name.lowercase())) assertEquals(offer, read(offer = "\"$word\"").offerType, word)
        }
    }

    @Test
    fun aCustomerOfSuperwallHasEachMember() {
        val customer = json(
            """{"userId":"ada","entitlements":[${entitlement("\"revoked\"", "PADDLE", "\"TRIAL\"")}],
            "subscriptions":[{"transactionId":"t","productId":"a","purchaseDate":1,"willRenew":true,"isRevoked":false,"isInGracePeriod":true,
            "isInBillingRetryPeriod":false,"isActive":true,"expirationDate":2,"offerType":"WINBACK","subscriptionGroupId":"g","store":"PADDLE"},
            {"transactionId":"u","productId":"b","purchaseDate":3,"willRenew":false,"isRevoked":true,"isInGracePeriod":false,
            "isInBillingRetryPeriod":true,"isActive":false,"expirationDate":null,"offerType":null,"subscriptionGroupId":null,"store":null}],
            "nonSubscriptions":[{"transactionId":"v","productId":"c","purchaseDate":4,"isConsumable":true,"isRevoked":false,"store":"STRIPE"},
            {"transactionId":"w","productId":"d","purchaseDate":5,"isConsumable":false,"isRevoked":true,"store":null}]}""",
        )
        assertEquals(null, mirrorDifference(customer, SuperwallModels.customerInfo(customer)))
    }

    @Test
    fun aRestorationIsRestoredOrFailedWithItsError() {
        assertEquals(RestorationResult.Restored, SuperwallModels.restoration(json("""{"type":"Restored"}""")))
        assertEquals(RestorationResult.Failed("no"), SuperwallModels.restoration(json("""{"type":"Failed","error":"no"}""")))
        assertEquals(RestorationResult.Failed(""), SuperwallModels.restoration(json("""{"type":"Failed"}""")))
    }
}
