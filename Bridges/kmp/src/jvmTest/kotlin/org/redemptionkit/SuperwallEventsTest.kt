package org.redemptionkit

import com.superwall.sdk.kmp.Superwall
import com.superwall.sdk.kmp.SuperwallDelegate
import com.superwall.sdk.kmp.SuperwallError
import com.superwall.sdk.kmp.SuperwallEvents
import com.superwall.sdk.kmp.SuperwallModels
import com.superwall.sdk.kmp.models.entitlements.Entitlement
import com.superwall.sdk.kmp.models.entitlements.SubscriptionStatus
import com.superwall.sdk.kmp.models.events.EventType
import com.superwall.sdk.kmp.models.events.SuperwallEventInfo
import com.superwall.sdk.kmp.models.paywall.PaywallInfo
import com.superwall.sdk.kmp.models.redemption.Ownership
import com.superwall.sdk.kmp.models.redemption.PurchaserInfo
import com.superwall.sdk.kmp.models.redemption.RedemptionInfo
import com.superwall.sdk.kmp.models.redemption.StoreIdentifiers
import com.superwall.sdk.kmp.models.results.PresentationResult
import kotlinx.coroutines.CoroutineStart
import kotlinx.coroutines.async
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.withTimeout
import kotlinx.serialization.json.JsonObject
import org.redemptionkit.generated.Platform
import org.redemptionkit.generated.Vendor
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertTrue
import kotlin.time.Duration.Companion.seconds

/** Tracked events as `handleSuperwallEvent` receives them, and the models that an app makes itself. */
class SuperwallEventsTest {
    @Test
    fun eachTrackedEventHasItsKind() = realTest {
        for (platform in listOf(Platform.Ios, Platform.Android)) {
            RedemptionServer.start().use { server ->
                val events = ArrayList<SuperwallEventInfo>()
                server.installSuperwall { this.platform = platform }.use { app ->
                    Superwall.delegate = object : SuperwallDelegate {
                        override fun handleSuperwallEvent(eventInfo: SuperwallEventInfo) {
                            events += eventInfo
                        }
                    }
                    Superwall.configureAndAwait("pk_key")
                    Superwall.handleDeepLink(server.store.purchase(Vendor.Superwall, "pro_monthly", listOf("pro")).link.url)
                    app.settle()
                }
                val kinds = events.map { it.eventType }
                assertTrue(kinds.indexOf(EventType.REDEMPTION_START) in 0..<kinds.indexOf(EventType.REDEMPTION_COMPLETE), kinds.toString())
            }
        }
    }

    @Test
    fun anEventThatTheSdkDoesNotHaveIsAnErrorOrIgnored() {
        val nothing = JsonObject(emptyMap())
        assertEquals(null, SuperwallEvents.info("redemption_retry", nothing, isIos = true))
        assertFailsWith<UnreadableReply> { SuperwallEvents.info("redemption_began", nothing, isIos = true) }
        assertEquals("redemption_fail", SuperwallEvents.info("redemption_fail", nothing, isIos = false)?.error)
        assertEquals(null, SuperwallEvents.info("redemption_fail", nothing, isIos = true)?.error)
        assertEquals("shop://a", SuperwallEvents.info("deepLink_open", JsonObject(mapOf("url" to json("shop://a"))), isIos = true)?.deepLinkUrl)
        val failed = SuperwallEvents.info("restore_fail", JsonObject(mapOf("error_message" to json("Nothing to restore."))), isIos = true)
        assertEquals(SuperwallEventInfo(EventType.RESTORE_FAIL, mapOf("error_message" to "Nothing to restore."), message = "Nothing to restore."), failed)
    }

    @Test
    fun eachNameHasItsKindAndItsParams() {
        val kinds = mapOf(
            "redemption_start" to EventType.REDEMPTION_START, "redemption_complete" to EventType.REDEMPTION_COMPLETE,
            "redemption_fail" to EventType.REDEMPTION_FAIL, "restore_start" to EventType.RESTORE_START,
            "restore_complete" to EventType.RESTORE_COMPLETE, "restore_fail" to EventType.RESTORE_FAIL,
            "customerInfo_didChange" to EventType.CUSTOMER_INFO_DID_CHANGE,
            "subscriptionStatus_didChange" to EventType.SUBSCRIPTION_STATUS_DID_CHANGE,
            "freeTrial_start" to EventType.FREE_TRIAL_START, "transaction_abandon" to EventType.TRANSACTION_ABANDON,
            "deepLink_open" to EventType.DEEP_LINK,
        )
        val checkouts = listOf("start", "submit", "complete", "fail").associate { "stripeCheckout_$it" to EventType.CUSTOM_PLACEMENT }
        for ((name, kind) in kinds + checkouts) {
            val info = SuperwallEvents.info(name, JsonObject(mapOf("a" to json("b"))), isIos = true)
            assertEquals(kind to mapOf("a" to "b"), info?.eventType to info?.params, name)
            assertEquals(name.takeIf { it in checkouts }, info?.name, name)
        }
        for (name in listOf("webPurchaseConfirmationAlert", "webRestorationAlert")) {
            assertEquals(null, SuperwallEvents.info(name, JsonObject(emptyMap()), isIos = true), name)
        }
    }

    @Test
    fun eachPresentationResultHasItsCase() {
        val cases = listOf(PresentationResult.PlacementNotFound, PresentationResult.NoAudienceMatch, PresentationResult.PaywallNotAvailable)
        val words = listOf("PlacementNotFound", "NoAudienceMatch", "PaywallNotAvailable")
        assertEquals(cases, words.map { SuperwallModels.presentationResult(JsonObject(mapOf("type" to json(it)))) })
    }

    @Test
    fun theCustomersFlowHasTheCustomerAfterARedemption() = realTest {
        RedemptionServer.start().use { server ->
            server.installSuperwall().use { app ->
                val customers = async(start = CoroutineStart.UNDISPATCHED) { Superwall.customerInfoFlow.first { it.entitlements.isNotEmpty() } }
                Superwall.configureAndAwait("pk_key")
                Superwall.handleDeepLink(server.store.purchase(Vendor.Superwall, "pro_monthly", listOf("pro")).link.url)
                app.settle()
                assertEquals(listOf("pro"), withTimeout(10.seconds) { customers.await() }.entitlements.map { it.id })
            }
        }
    }

    @Test
    fun theStatusFlowIsAheadOfTheDelegate() = realTest {
        RedemptionServer.start().use { server ->
            server.installSuperwall().use { app ->
                val seen = ArrayList<Boolean>()
                Superwall.delegate = object : SuperwallDelegate {
                    override fun subscriptionStatusDidChange(from: SubscriptionStatus, to: SubscriptionStatus) {
                        seen += Superwall.subscriptionStatusFlow.value === to
                    }
                }
                Superwall.configureAndAwait("pk_key")
                Superwall.handleDeepLink(server.store.purchase(Vendor.Superwall, "pro_monthly", listOf("pro")).link.url)
                app.settle()
                assertEquals(listOf(true), seen.distinct())
            }
        }
    }

    @Test
    fun modelsHaveTheSdksDefaults() {
        assertEquals(SuperwallEventInfo(EventType.APP_OPEN), SuperwallEventInfo(eventType = EventType.APP_OPEN, params = null))
        assertEquals(73, EventType.entries.size)
        assertTrue(PaywallInfo().run { listOf(identifier, experiment, closeReason, surveys, state) }.all { it == null })
        val purchaser = PurchaserInfo(appUserId = "ada", storeIdentifiers = StoreIdentifiers.Stripe("cus_1", listOf("sub_1")))
        val info = RedemptionInfo(Ownership.AppUser("ada"), purchaser, entitlements = setOf(Entitlement("pro")))
        assertEquals(null, info.paywallInfo)
        assertEquals("Superwall.configure must be called first", SuperwallError.NotConfigured().message)
        assertEquals("x is not supported on ios", SuperwallError.NotSupportedOnPlatform("x", "ios").message)
    }
}
