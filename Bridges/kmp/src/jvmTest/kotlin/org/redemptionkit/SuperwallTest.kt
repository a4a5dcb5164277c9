package org.redemptionkit

import com.superwall.sdk.kmp.PaywallPresentationHandler
import com.superwall.sdk.kmp.PurchaseController
import com.superwall.sdk.kmp.Superwall
import com.superwall.sdk.kmp.SuperwallDelegate
import com.superwall.sdk.kmp.SuperwallError
import com.superwall.sdk.kmp.models.entitlements.CustomerInfo
import com.superwall.sdk.kmp.models.entitlements.Entitlement
import com.superwall.sdk.kmp.models.entitlements.LatestSubscriptionState
import com.superwall.sdk.kmp.models.entitlements.ProductStore
import com.superwall.sdk.kmp.models.entitlements.SubscriptionStatus
import com.superwall.sdk.kmp.models.events.IntegrationAttribute
import com.superwall.sdk.kmp.models.events.SuperwallEventInfo
import com.superwall.sdk.kmp.models.options.ConfigurationStatus
import com.superwall.sdk.kmp.models.options.PaywallOptions
import com.superwall.sdk.kmp.models.options.SuperwallOptions
import com.superwall.sdk.kmp.models.redemption.Ownership
import com.superwall.sdk.kmp.models.redemption.RedemptionResult
import com.superwall.sdk.kmp.models.redemption.StoreIdentifiers
import com.superwall.sdk.kmp.models.results.PaywallResult
import com.superwall.sdk.kmp.models.results.PaywallSkippedReason
import com.superwall.sdk.kmp.models.results.PurchaseResult
import com.superwall.sdk.kmp.models.results.RestorationResult
import org.redemptionkit.generated.FaultInjection
import org.redemptionkit.generated.InvalidCode
import org.redemptionkit.generated.OpenPaywall
import org.redemptionkit.generated.Platform
import org.redemptionkit.generated.PurchaseReference
import org.redemptionkit.generated.ScriptGateway
import org.redemptionkit.generated.Vendor
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertFalse
import kotlin.test.assertIs
import kotlin.test.assertNotNull
import kotlin.test.assertTrue

/** `Superwall` as an app's common code sees it, on both platforms. */
class SuperwallTest {
    private class Told : SuperwallDelegate {
        val calls = ArrayList<String>()
        val results = ArrayList<RedemptionResult>()
        val attributes = ArrayList<Map<String, Any?>>()

        override fun willRedeemLink() {
            calls += "willRedeemLink"
        }

        override fun didRedeemLink(result: RedemptionResult) {
            calls += "didRedeemLink"
            results += result
            // An app calls the SDK back from here: that must not stop what is yet to come.
            if (result is RedemptionResult.Success) Superwall.setUserAttributes(mapOf("email" to result.redemptionInfo.purchaserInfo.email))
        }

        override fun subscriptionStatusDidChange(from: SubscriptionStatus, to: SubscriptionStatus) {
            calls += "status ${from::class.simpleName} to ${to::class.simpleName}"
        }

        override fun customerInfoDidChange(from: CustomerInfo, to: CustomerInfo) {
            calls += "customer ${from.entitlements.size} to ${to.entitlements.size}"
        }

        override fun handleSuperwallEvent(eventInfo: SuperwallEventInfo) {
            calls += eventInfo.eventType.name
        }

        override fun handleSuperwallDeepLink(fullURL: String, pathComponents: List<String>, queryParameters: Map<String, String>) {
            calls += "deep link $pathComponents $queryParameters"
        }
    }

    private suspend fun RedemptionServer.sell() =
        store.purchase(Vendor.Superwall, "pro_monthly", listOf("pro"), email = "jane.doe@example.com").link.url

    private fun onEachPlatform(options: InstallOptions.() -> Unit = {}, body: suspend (RedemptionServer, Platform, ChannelSession, Told) -> Unit) =
        realTest {
            for (platform in listOf(Platform.Ios, Platform.Android)) {
                RedemptionServer.start().use { server ->
                    val installed = server.installSuperwall {
                        this.platform = platform
                        options()
                    }
                    val told = Told().also { Superwall.delegate = it }
                    installed.use { app -> body(server, platform, app, told) }
                }
            }
        }

    @Test
    fun whatNeedsTheSdkIsRefusedBeforeItIsConfigured() = onEachPlatform { _, _, app, _ ->
        assertFalse(Superwall.isConfigured)
        assertEquals(ConfigurationStatus.PENDING, Superwall.configurationStatus)
        assertFailsWith<SuperwallError.NotConfigured> { Superwall.identify("ada") }
        assertFailsWith<SuperwallError.NotConfigured> { Superwall.dismiss() }
        var completed: Result<Unit>? = null
        Superwall.configure("pk_key") { completed = it }
        assertTrue(Superwall.isConfigured, "at once")
        app.settle()
        assertEquals(Result.success(Unit), completed)
        Superwall.configureAndAwait("pk_key")
        assertEquals(ConfigurationStatus.CONFIGURED, Superwall.configurationStatus)
    }

    @Test
    fun aSuccessIsToldInTheSdksOrderAndSetsTheAttribute() = onEachPlatform { server, _, app, told ->
        Superwall.configureAndAwait("pk_key")
        assertTrue(Superwall.handleDeepLink(server.sell()))
        app.settle()
        val calls = told.calls.filter { it.endsWith("RedeemLink") }
        assertEquals(listOf("willRedeemLink", "didRedeemLink"), calls)
        assertTrue(told.calls.indexOf("REDEMPTION_START") in 0..<told.calls.indexOf("REDEMPTION_COMPLETE"))
        assertTrue("status Inactive to Active" in told.calls || "status Unknown to Active" in told.calls, told.calls.toString())
        val info = assertIs<RedemptionResult.Success>(told.results.single()).redemptionInfo
        assertEquals("jane.doe@example.com", info.purchaserInfo.email)
        assertTrue(assertIs<StoreIdentifiers.Stripe>(info.purchaserInfo.storeIdentifiers).subscriptionIds.isNotEmpty())
        assertIs<Ownership.Device>(info.ownership)
        val entitlement = info.entitlements.single()
        assertEquals("pro", entitlement.id)
        assertEquals(ProductStore.STRIPE, entitlement.store)
        assertEquals(LatestSubscriptionState.SUBSCRIBED, entitlement.state)
        assertEquals("jane.doe@example.com", Superwall.userAttributes["email"])
        assertEquals(setOf("pro"), Superwall.entitlements.web.map { it.id }.toSet())
        assertEquals(setOf("pro"), assertIs<SubscriptionStatus.Active>(Superwall.subscriptionStatus).entitlements.map { it.id }.toSet())
        assertTrue(Superwall.subscriptionStatusFlow.value.isActive)
        assertEquals(listOf("pro"), Superwall.getCustomerInfo().entitlements.map { it.id })
    }

    @Test
    fun everyOtherResultHasItsOwnCase() = onEachPlatform { server, _, app, told ->
        Superwall.configureAndAwait("pk_key")
        suspend fun redeem(link: String): RedemptionResult {
            told.results.clear()
            Superwall.handleDeepLink(link)
            app.settle()
            return told.results.single()
        }
        assertEquals("redemption_none", assertIs<RedemptionResult.InvalidCode>(redeem("myapp://superwall/redeem?code=redemption_none")).code)
        val link = server.sell()
        server.clock.advance(3600.0)
        val expired = assertIs<RedemptionResult.ExpiredCode>(redeem(link)).info
        assertTrue(expired.resent)
        assertEquals("j***@e***e.com", expired.obfuscatedEmail)
        val lapsed = server.store.purchase(Vendor.Superwall, "pro_monthly", listOf("pro"))
        server.store.refund(PurchaseReference.StringCase(lapsed.purchase.id))
        assertFalse(assertIs<RedemptionResult.ExpiredSubscription>(redeem(lapsed.link.url)).redemptionInfo.entitlements.single().isActive)
        server.fault.inject(FaultInjection.OFFLINE)
        assertTrue(assertIs<RedemptionResult.Error>(redeem(server.sell())).error.message.isNotBlank())
    }

    @Test
    fun aLinkThatComesBeforeConfiguringWaitsForIt() = onEachPlatform { server, _, app, told ->
        assertTrue(Superwall.handleDeepLink(server.sell()))
        app.settle()
        assertTrue(told.results.isEmpty())
        Superwall.configureAndAwait("pk_key")
        app.settle()
        assertIs<RedemptionResult.Success>(told.results.single())
    }

    @Test
    fun otherPeoplesLinksAreNotHandled() = onEachPlatform { _, platform, app, told ->
        Superwall.configureAndAwait("pk_key")
        assertFalse(Superwall.handleDeepLink("https://example.com/settings"))
        app.settle()
        assertTrue(told.results.isEmpty())
        if (platform == Platform.Ios) {
            assertTrue(Superwall.handleDeepLink("https://shop.superwall.app/app-link/sale/summer?ref=mail"))
            app.settle()
            assertTrue("deep link [sale, summer] {ref=mail}" in told.calls, told.calls.toString())
        }
    }

    @Test
    fun usersAttributesAndStatusAreTheApps() = onEachPlatform { server, _, app, told ->
        val controller = object : PurchaseController {
            override suspend fun purchaseFromAppStore(productId: String) = PurchaseResult.purchased()

            override suspend fun purchaseFromGooglePlay(productId: String, basePlanId: String?, offerId: String?) = PurchaseResult.purchased()

            override suspend fun restorePurchases() = RestorationResult.restored()
        }
        Superwall.configureAndAwait("pk_key", controller, SuperwallOptions(PaywallOptions(automaticallyDismiss = false)))
        assertFalse(Superwall.isLoggedIn)
        Superwall.identify("ada")
        assertTrue(Superwall.isLoggedIn)
        assertEquals("ada", Superwall.userId)
        Superwall.setUserAttributes(mapOf("seats" to 3, "tags" to listOf("a", true, null, 1.5), "gone" to null))
        assertEquals(mapOf<String, Any?>("seats" to 3L, "tags" to listOf("a", true, null, 1.5)), Superwall.userAttributes)
        Superwall.setIntegrationAttribute(IntegrationAttribute.AMPLITUDE_USER_ID, "a1")
        assertEquals(mapOf<IntegrationAttribute, String?>(IntegrationAttribute.AMPLITUDE_USER_ID to "a1"), Superwall.integrationAttributes)
        Superwall.subscriptionStatus = SubscriptionStatus.Active(setOf(Entitlement("gold")))
        assertEquals(setOf("gold"), assertIs<SubscriptionStatus.Active>(Superwall.subscriptionStatus).entitlements.map { it.id }.toSet())
        Superwall.subscriptionStatus = SubscriptionStatus.Inactive
        assertEquals(SubscriptionStatus.Inactive, Superwall.subscriptionStatus)
        app.settle()
        assertTrue("status Active to Inactive" in told.calls, told.calls.toString())
        assertEquals(RestorationResult.Restored, Superwall.restorePurchases())
        Superwall.reset()
        assertFalse(Superwall.isLoggedIn)
        assertEquals(0L, server.session.describe(app.session).redemptionsUnderWay)
    }

    @Test
    fun aPlacementIsSkippedAndAPaywallIsClosedByARedemption() = onEachPlatform({ paywall = OpenPaywall(listOf("pro")) }) { server, platform, app, _ ->
        Superwall.configureAndAwait("pk_key", options = SuperwallOptions(PaywallOptions(shouldShowWebPurchaseConfirmationAlert = false)))
        val heard = ArrayList<String>()
        fun handler(name: String) = PaywallPresentationHandler().apply {
            onSkip { reason -> heard += "$name skipped ${reason == PaywallSkippedReason.PlacementNotFound}" }
            onError { heard += "$name error" }
            onDismiss { _, result -> heard += "$name closed ${result == PaywallResult.Restored}" }
        }
        assertTrue(Superwall.isPaywallPresented)
        Superwall.register("campaign", handler = handler("first")) { heard += "feature" }
        Superwall.handleDeepLink(server.sell())
        app.settle()
        assertFalse(Superwall.isPaywallPresented)
        // Android's SDK closes the paywall as declined.
        assertEquals(listOf("first error", "first closed ${platform == Platform.Ios}"), heard)
        heard.clear()
        Superwall.register("campaign", mapOf("source" to "home"), handler("second")) { heard += "feature" }
        app.settle()
        assertEquals(listOf("second skipped true", "feature"), heard)
    }

    @Test
    fun aScriptAnswersInPlaceOfTheLedger() = onEachPlatform({
        gateway = ScriptGateway(listOf(InvalidCode(code = null)))
    }) { _, _, app, told ->
        Superwall.configureAndAwait("pk_key")
        Superwall.handleDeepLink("myapp://superwall/redeem?code=redemption_1")
        app.settle()
        assertEquals(RedemptionResult.InvalidCode("redemption_1"), told.results.single())
    }
}
