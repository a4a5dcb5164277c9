package org.redemptionkit

import com.revenuecat.purchases.kmp.Purchases
import com.revenuecat.purchases.kmp.PurchasesConfiguration
import com.revenuecat.purchases.kmp.configure
import com.revenuecat.purchases.kmp.ktx.awaitCustomerInfo
import com.revenuecat.purchases.kmp.ktx.awaitLogIn
import com.revenuecat.purchases.kmp.ktx.awaitLogOut
import com.revenuecat.purchases.kmp.ktx.awaitRestore
import com.revenuecat.purchases.kmp.models.CacheFetchPolicy
import com.revenuecat.purchases.kmp.models.CustomerInfo
import com.revenuecat.purchases.kmp.models.PurchasesErrorCode
import com.revenuecat.purchases.kmp.models.PurchasesException
import com.revenuecat.purchases.kmp.models.RedeemWebPurchaseListener.Result
import com.revenuecat.purchases.kmp.models.Store
import com.revenuecat.purchases.kmp.models.StoreProduct
import com.revenuecat.purchases.kmp.models.WebPurchaseRedemption
import com.revenuecat.purchases.kmp.result.awaitCustomerInfoResult
import com.revenuecat.purchases.kmp.result.awaitGetProductsResult
import com.revenuecat.purchases.kmp.result.awaitLogInResult
import com.revenuecat.purchases.kmp.result.awaitLogOutResult
import com.revenuecat.purchases.kmp.result.awaitOfferingsResult
import com.revenuecat.purchases.kmp.result.awaitRestoreResult
import com.revenuecat.purchases.kmp.result.awaitSyncAttributesAndOfferingsIfNeededResult
import com.revenuecat.purchases.kmp.result.awaitSyncPurchasesResult
import com.revenuecat.purchases.kmp.result.awaitVirtualCurrenciesResult
import kotlinx.coroutines.CompletableDeferred
import kotlinx.serialization.json.JsonNull
import org.redemptionkit.generated.FaultInjection
import org.redemptionkit.generated.Platform
import org.redemptionkit.generated.TransferPolicy
import org.redemptionkit.generated.Vendor
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertFalse
import kotlin.test.assertIs
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue

/** `Purchases` as an app's common code sees it, on both platforms. */
class PurchasesTest {
    private val platforms = listOf(Platform.Ios, Platform.Android)

    private suspend fun RedemptionServer.sell(appUserId: String? = null, email: String? = "jane.doe@example.com") =
        store.purchase(Vendor.Revenuecat, "pro_monthly", listOf("pro"), appUserId = appUserId, email = email).link.url

    private fun onEachPlatform(body: suspend (RedemptionServer, Platform, ChannelSession) -> Unit) = realTest {
        for (platform in platforms) {
            RedemptionServer.start().use { server ->
                server.installPurchases { this.platform = platform }.use { app -> body(server, platform, app) }
            }
        }
    }

    @Test
    fun nothingIsConfiguredUntilTheAppDoesIt() = onEachPlatform { _, _, _ ->
        assertFalse(Purchases.isConfigured)
        assertTrue("There is no singleton instance" in assertFailsWith<IllegalStateException> { Purchases.sharedInstance }.message.orEmpty())
        val purchases = Purchases.configure("appl_key") { appUserId = "ada" }
        assertTrue(Purchases.isConfigured)
        assertTrue(purchases === Purchases.sharedInstance)
        assertEquals("ada", purchases.appUserID)
        assertFalse(purchases.isAnonymous)
        val second = Purchases.configure("appl_key") { appUserId = "ada" }
        purchases.close()
        assertTrue(second === Purchases.sharedInstance)
        second.close()
        assertFalse(Purchases.isConfigured)
    }

    @Test
    fun aLinkIsToldFromOtherTextsWithoutConfiguration() = onEachPlatform { server, _, _ ->
        val link = server.sell()
        assertEquals(link, assertNotNull(Purchases.parseAsWebPurchaseRedemption(link)).redemptionUrl)
        assertNull(Purchases.parseAsWebPurchaseRedemption("https://example.com/settings"))
        assertNull(Purchases.parseAsWebPurchaseRedemption(""))
    }

    @Test
    fun aSuccessGivesTheCustomerAndTellsTheDelegateFirst() = onEachPlatform { server, _, _ ->
        val purchases = Purchases.configure(PurchasesConfiguration("key") { appUserId("ada") })
        val updates = ArrayList<CustomerInfo>()
        purchases.delegate = Updates { updates += it }
        val toldBefore = CompletableDeferred<CustomerInfo?>()
        purchases.redeemWebPurchase(WebPurchaseRedemption(server.sell())) { result ->
            assertTrue(result.isSuccess)
            toldBefore.complete(updates.lastOrNull())
        }
        // The customer of the start may have been told before.
        val info = assertNotNull(toldBefore.await(), "the update comes before the result")
        assertEquals(setOf("pro"), info.entitlements.active.keys)
        assertEquals(setOf("pro_monthly"), info.activeSubscriptions)
        val entitlement = assertNotNull(info.entitlements["pro"])
        assertEquals(Store.RC_BILLING, entitlement.store)
        assertTrue(assertNotNull(entitlement.expirationDateMillis) > info.requestDateMillis)
        assertEquals("pro_monthly", info.subscriptionsByProductIdentifier.getValue("pro_monthly").productIdentifier)
        assertEquals(setOf("pro"), purchases.awaitCustomerInfo().entitlements.active.keys)
    }

    @Test
    fun aSuspendedCallReturnsWhenTheDelegateHasHeardWhatCameBefore() = onEachPlatform { server, _, app ->
        val purchases = Purchases.configure("key") { appUserId = "ada" }
        app.settle()
        var isTold = false
        purchases.delegate = Updates {
            Thread.sleep(200)
            isTold = true
        }
        purchases.awaitRedeemWebPurchase(WebPurchaseRedemption(server.sell()))
        assertTrue(isTold)
    }

    @Test
    fun onlyTheAppThatWasInstalledLastHearsAndItStaysWhenAnEarlierOneIsClosed() = realTest {
        RedemptionServer.start().use { server ->
            val earlier = server.installPurchases()
            Purchases.configure("key") { appUserId = "bob" }
            val later = server.installPurchases()
            val purchases = Purchases.configure("key") { appUserId = "ada" }
            later.settle()
            purchases.delegate = Updates { error("it is the other app's") }
            server.redemption.redeem(earlier.session, server.sell())
            earlier.settle()
            earlier.close()
            assertTrue(purchases === Purchases.sharedInstance)
            later.close()
            assertTrue("installPurchases" in assertFailsWith<IllegalStateException> { Purchases.sharedInstance }.message.orEmpty())
        }
    }

    @Test
    fun everyOtherResultHasItsOwnCase() = onEachPlatform { server, platform, _ ->
        val purchases = Purchases.configure("key") { appUserId = "ada" }
        suspend fun redeem(link: String) = purchases.awaitRedeemWebPurchase(WebPurchaseRedemption(link))

        val link = server.sell()
        assertEquals(Result.InvalidToken, redeem("rc-d458f1e3a2://redeem_web_purchase?redemption_token=none"))
        server.clock.advance(3600.0)
        assertEquals(Result.Expired("j***@e***e.com"), redeem(link))

        server.store.policy(Vendor.Revenuecat, transfer = TransferPolicy.KeepWithOriginal)
        assertEquals(Result.PurchaseBelongsToOtherUser, redeem(server.sell(appUserId = "bob")))

        server.fault.inject(FaultInjection.OFFLINE)
        assertIs<Result.Error>(redeem(server.sell()))
        val offline = assertIs<Result.Error>(redeem(server.sell()), "offline lasts").error
        server.fault.inject(FaultInjection.NONE)
        assertEquals(if (platform == Platform.Ios) PurchasesErrorCode.OfflineConnectionError else PurchasesErrorCode.NetworkError, offline.code)
        assertTrue(offline.message.isNotBlank())

        val notALink = assertIs<Result.Error>(redeem("https://example.com/settings")).error
        assertEquals(PurchasesErrorCode.ConfigurationError, notALink.code)
        assertEquals(23, notALink.code.code)
    }

    @Test
    fun aSilentSideIsATypedErrorAfterAll() = realTest {
        RedemptionServer.start().use { server ->
            val app = server.installPurchases { platform = Platform.Android }
            Purchases.configure("key").redeemWebPurchase(WebPurchaseRedemption(malformed(server))) { error("is never called back") }
            val silence = assertFailsWith<ChannelSilent> { app.settle() }
            assertEquals("redeemWebPurchase", silence.method)
            val link = malformed(server)
            assertFailsWith<ChannelSilent> { Purchases.sharedInstance.awaitRedeemWebPurchase(WebPurchaseRedemption(link)) }
            app.close()
        }
    }

    private suspend fun malformed(server: RedemptionServer): String = server.sell().also { server.fault.inject(FaultInjection.MALFORMED, count = 1) }

    @Test
    fun usersComeAndGo() = onEachPlatform { _, _, _ ->
        val purchases = Purchases.configure("key")
        assertTrue(purchases.isAnonymous)
        val anonymous = assertFailsWith<PurchasesException> { purchases.awaitLogOut() }
        assertEquals(PurchasesErrorCode.LogOutWithAnonymousUserError, anonymous.code)
        assertEquals(22, anonymous.code.code)
        val login = purchases.awaitLogIn("ada")
        assertTrue(login.created)
        assertEquals("ada", purchases.appUserID)
        assertEquals(PurchasesErrorCode.InvalidAppUserIdError, assertFailsWith<PurchasesException> { purchases.awaitLogIn(" ") }.code)
        purchases.awaitLogOut()
        assertTrue(purchases.isAnonymous)
    }

    @Test
    fun customerInfoIsKeptUntilItIsInvalidated() = onEachPlatform { server, _, _ ->
        val purchases = Purchases.configure("key") { appUserId = "ada" }
        purchases.invalidateCustomerInfoCache()
        assertEquals(
            PurchasesErrorCode.CustomerInfoError,
            assertFailsWith<PurchasesException> { purchases.awaitCustomerInfo(CacheFetchPolicy.CACHE_ONLY) }.code,
        )
        assertEquals("ada", purchases.awaitCustomerInfo().originalAppUserId)
        assertEquals("ada", purchases.awaitCustomerInfo(CacheFetchPolicy.CACHE_ONLY).originalAppUserId)
        server.store.purchase(Vendor.Revenuecat, "pro_monthly", listOf("pro"), appUserId = "ada")
        assertTrue(purchases.awaitCustomerInfo(CacheFetchPolicy.CACHE_ONLY).entitlements.active.isEmpty())
        assertEquals(setOf("pro"), purchases.awaitCustomerInfo(CacheFetchPolicy.FETCH_CURRENT).entitlements.active.keys)
        assertEquals(setOf("pro"), purchases.awaitRestore().entitlements.active.keys)
    }

    @Test
    fun resultsHaveTheErrorsOfTheSdk() = onEachPlatform { server, _, _ ->
        val purchases = Purchases.configure("key")
        fun code(result: kotlin.Result<*>) = (result.exceptionOrNull() as? PurchasesException)?.code
        assertEquals(PurchasesErrorCode.LogOutWithAnonymousUserError, code(purchases.awaitLogOutResult()))
        assertEquals(PurchasesErrorCode.InvalidAppUserIdError, code(purchases.awaitLogInResult(" ")))
        assertTrue(purchases.awaitLogInResult("ada").getOrThrow().created)
        server.store.purchase(Vendor.Revenuecat, "pro_monthly", listOf("pro"), appUserId = "ada")
        assertEquals(setOf("pro"), purchases.awaitCustomerInfoResult(CacheFetchPolicy.FETCH_CURRENT).getOrThrow().entitlements.active.keys)
        assertEquals(setOf("pro"), purchases.awaitRestoreResult().getOrThrow().entitlements.active.keys)
        assertEquals(setOf("pro"), purchases.awaitSyncPurchasesResult().getOrThrow().entitlements.active.keys)
        assertEquals(null, purchases.awaitOfferingsResult().getOrThrow().current)
        assertEquals(null, purchases.awaitSyncAttributesAndOfferingsIfNeededResult().getOrThrow().current)
        assertEquals(emptyList<StoreProduct>(), purchases.awaitGetProductsResult(listOf("pro")).getOrThrow())
        assertEquals(emptyMap(), purchases.awaitVirtualCurrenciesResult().getOrThrow().all)
        assertTrue(purchases.awaitLogOutResult().isSuccess)
        server.fault.inject(FaultInjection.OFFLINE)
        purchases.invalidateCustomerInfoCache()
        assertTrue(code(purchases.awaitCustomerInfoResult()) in listOf(PurchasesErrorCode.OfflineConnectionError, PurchasesErrorCode.NetworkError))
    }

    @Test
    fun aResultThatTheSdkHasNoCaseForIsATypedError() = realTest {
        val replies = listOf(
            """{"name":"redemption","version":"0.1.0","contractVersion":1}""",
            """{"session":"s","appUserId":null,"deviceId":"d"}""",
            """{"value":null}""",
            """{"value":{"type":"LentOut"}}""",
        )
        val lines = replies.mapIndexed { index, result -> "read line; echo '{\"jsonrpc\":\"2.0\",\"id\":${index + 1},\"result\":$result}'" }
        val server = RedemptionServer.start { executable = script((lines + "cat > /dev/null").joinToString("\n")) }
        val app = server.installPurchases()
        Purchases.configure("key").redeemWebPurchase(WebPurchaseRedemption("x")) { error("has no case for it") }
        val thrown = assertFailsWith<UnreadableReply> { app.settle() }
        assertTrue("LentOut" in thrown.reason)
        server.close()
        app.close()
    }

    @Test
    fun whatTheAppsOwnCallbackThrowsEndsTheTest() = realTest {
        RedemptionServer.start().use { server ->
            val app = server.installPurchases()
            Purchases.configure("key").redeemWebPurchase(WebPurchaseRedemption("x")) { throw IllegalStateException("the app's own fault") }
            val thrown = assertFailsWith<IllegalStateException> { app.settle() }
            assertEquals("the app's own fault", thrown.message)
            for (fault in listOf("the first", "the second")) Purchases.sharedInstance.redeemWebPurchase(WebPurchaseRedemption("x")) { error(fault) }
            assertEquals("the first", assertFailsWith<IllegalStateException> { app.settle() }.message)
            app.close()
        }
    }

    @Test
    fun aServerThatGoesAwayLeavesNobodyWaiting() = realTest {
        val server = RedemptionServer.start()
        val app = server.installPurchases()
        val purchases = Purchases.configure("key")
        val link = server.sell()
        server.fault.inject(FaultInjection.DELAY, seconds = 60.0, count = 100)
        purchases.redeemWebPurchase(WebPurchaseRedemption(link)) { error("is never called back") }
        val awaited = async(server) {
            purchases.awaitRedeemWebPurchase(WebPurchaseRedemption(link))
            JsonNull
        }
        server.clock.now()
        server.close()
        assertFailsWith<ServerExited> { awaited.await() }
        assertFailsWith<ServerExited> { app.settle() }
        app.close()
    }

    @Test
    fun anEventWithoutItsPartsIsATypedErrorAndNeverAHang() = realTest {
        val lines = listOf(
            "read line; echo '{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"name\":\"redemption\",\"version\":\"0.1.0\",\"contractVersion\":1}}'",
            "read line; echo '{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{\"session\":\"s\",\"appUserId\":null,\"deviceId\":\"d\"}}'",
            "read line; echo '{\"jsonrpc\":\"2.0\",\"method\":\"session/event\",\"params\":{\"session\":\"s\",\"name\":\"n\"}}'; cat > /dev/null",
        )
        RedemptionServer.start { executable = script(lines.joinToString("\n")) }.use { server ->
            val app = server.installPurchases()
            assertFailsWith<UnreadableReply> { Purchases.configure("key") }
            app.close()
        }
    }

    @Test
    fun withoutAnInstalledAppThePurchasesSayWhatToDo() = realTest {
        RedemptionServer.start().use { server -> server.installPurchases().close() }
        assertFalse(Purchases.isConfigured)
        assertTrue("installPurchases" in assertFailsWith<IllegalStateException> { Purchases.configure("key") }.message.orEmpty())
    }
}
