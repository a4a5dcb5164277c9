package org.redemptionkit

import com.revenuecat.purchases.kmp.Models
import com.revenuecat.purchases.kmp.models.CustomerInfo
import com.revenuecat.purchases.kmp.models.EntitlementInfo
import com.revenuecat.purchases.kmp.models.EntitlementInfos
import com.revenuecat.purchases.kmp.models.OwnershipType
import com.revenuecat.purchases.kmp.models.PeriodType
import com.revenuecat.purchases.kmp.models.PurchasesError
import com.revenuecat.purchases.kmp.models.PurchasesErrorCode
import com.revenuecat.purchases.kmp.models.PurchasesException
import com.revenuecat.purchases.kmp.models.Store
import com.revenuecat.purchases.kmp.models.SubscriptionInfo
import com.revenuecat.purchases.kmp.models.Transaction
import com.revenuecat.purchases.kmp.models.VerificationResult
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertNull
import kotlin.test.assertTrue
import kotlin.time.ExperimentalTime
import kotlin.time.Instant
import kotlinx.serialization.json.Json

/** The SDK's models as plain data, as an app's own previews and fakes make them: arguments by position, every date as an [Instant]. */
@OptIn(ExperimentalTime::class)
class PurchasesModelsTest {
    private val entitlement = EntitlementInfo(
        "pro", true, true, PeriodType.TRIAL, 1_000, 2_000, 3_000, Store.RC_BILLING, "pro_monthly", null, false, 4_000, 5_000,
        OwnershipType.PURCHASED, VerificationResult.VERIFIED,
    )
    private val subscription = SubscriptionInfo(
        "pro_monthly", 1_000, 2_000, 3_000, Store.RC_BILLING, false, 4_000, 5_000, 6_000, OwnershipType.PURCHASED, PeriodType.TRIAL,
        7_000, "id", 8_000, null, null, null, "Pro", true, true,
    )
    private val customer = CustomerInfo(
        setOf("pro_monthly"), mapOf("pro_monthly" to 3_000L, "life" to null), mapOf("pro_monthly" to 1_000L, "life" to null),
        setOf("pro_monthly", "life"), EntitlementInfos(mapOf("pro" to entitlement), VerificationResult.VERIFIED), 9_000, null, null,
        mapOf("pro_monthly" to subscription), listOf(Transaction("t", "life", 10_000)), "ada", null, 11_000, 12_000,
    )

    private fun second(number: Long) = Instant.fromEpochSeconds(number)

    @Test
    fun datesAreInstants() {
        assertEquals(mapOf("pro_monthly" to second(3), "life" to null), customer.allExpirationDates)
        assertEquals(mapOf("pro_monthly" to second(1), "life" to null), customer.allPurchaseDates)
        assertEquals(listOf(second(9), null, second(11), second(12)), customer.run { listOf(firstSeen, latestExpirationDate, originalPurchaseDate, requestDate) })
        assertEquals(second(10), customer.nonSubscriptionTransactions.single().purchaseDate)
        val entitlementDates = entitlement.run { listOf(latestPurchaseDate, originalPurchaseDate, expirationDate, unsubscribeDetectedAt, billingIssueDetectedAt) }
        assertEquals((1L..5L).map(::second), entitlementDates)
        val subscriptionDates = subscription.run {
            listOf(
                purchaseDate, originalPurchaseDate, expiresDate, unsubscribeDetectedAt, billingIssuesDetectedAt, gracePeriodExpiresDate,
                refundedAt, autoResumeDate,
            )
        }
        assertEquals((1L..8L).map(::second), subscriptionDates)
    }

    @Test
    fun aSignatureIsVerifiedByTheServiceOrOnTheDevice() {
        assertEquals(listOf(VerificationResult.VERIFIED, VerificationResult.VERIFIED_ON_DEVICE), VerificationResult.entries.filter { it.isVerified })
    }

    @Test
    fun anErrorsMessageIsItsCodesText() {
        val exception = PurchasesException(PurchasesError(PurchasesErrorCode.NetworkError))
        assertEquals("Error performing request.", PurchasesErrorCode.NetworkError.description)
        assertEquals(PurchasesErrorCode.NetworkError.description, exception.message)
        assertEquals(null, exception.underlyingErrorMessage)
        assertTrue(customer.entitlements["pro"] === entitlement)
        assertFalse("life" in customer.entitlements.active)
    }

    /** purchases-kmp 3.5.1, `models/…/PurchasesErrorCode.kt`: every number from 0 to 42 but 27. */
    @Test
    fun errorCodesHaveTheSdksNumbers() {
        assertEquals((0..42) - 27, PurchasesErrorCode.entries.map { it.code })
        val numbers = mapOf(
            PurchasesErrorCode.NetworkError to 10, PurchasesErrorCode.LogOutWithAnonymousUserError to 22,
            PurchasesErrorCode.CustomerInfoError to 28, PurchasesErrorCode.OfflineConnectionError to 35,
            PurchasesErrorCode.SignatureVerificationError to 36, PurchasesErrorCode.InvalidWebPurchaseToken to 39,
            PurchasesErrorCode.PurchaseBelongsToOtherUser to 40, PurchasesErrorCode.ExpiredWebPurchaseToken to 41,
        )
        for ((code, number) in numbers) assertEquals(number, code.code, code.name)
    }

    @Test
    fun aStorefrontHasTheCountryThatTheChannelNames() {
        assertEquals("DEU", Models.storefront(Json.parseToJsonElement("""{"countryCode": "DEU"}"""))?.countryCode)
        for (none in listOf("null", "{}", """{"countryCode": null}""")) assertNull(Models.storefront(Json.parseToJsonElement(none)), none)
    }
}
