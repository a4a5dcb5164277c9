package org.redemptionkit

import com.revenuecat.purchases.kmp.Purchases
import com.revenuecat.purchases.kmp.configure
import com.revenuecat.purchases.kmp.models.WebPurchaseRedemption
import com.superwall.sdk.kmp.Superwall
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.async
import kotlinx.coroutines.delay
import kotlinx.coroutines.launch
import kotlinx.coroutines.withTimeout
import kotlinx.serialization.json.put
import org.redemptionkit.generated.FaultInjection
import org.redemptionkit.generated.OutcomeKind
import org.redemptionkit.generated.Platform
import org.redemptionkit.generated.Vendor
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertTrue
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.Duration.Companion.seconds
import kotlin.time.TimeSource

/** What a passing `expectRedeemedOnce` means: it waits for the redemption, and then looks for a second one. */
class ExpectRedeemedOnceTest {
    private val later = CoroutineScope(SupervisorJob() + Dispatchers.Default)

    private class App(val server: RedemptionServer, val session: ChannelSession) {
        suspend fun sell(vendor: Vendor = Vendor.Revenuecat): String = server.store.purchase(vendor, "pro_monthly", listOf("pro")).link.url

        fun redeem(url: String) = Purchases.sharedInstance.redeemWebPurchase(WebPurchaseRedemption(url)) {}
    }

    private fun inApp(body: suspend App.() -> Unit) = realTest {
        RedemptionServer.start().use { server ->
            server.installPurchases { platform = Platform.Ios }.use { session ->
                Purchases.configure("key") { appUserId = "ada" }
                App(server, session).body()
            }
        }
    }

    private fun after(milliseconds: Int, act: suspend () -> Unit) {
        later.launch {
            delay(milliseconds.milliseconds)
            act()
        }
    }

    private fun App.redeemAfter(milliseconds: Int, url: String) = after(milliseconds) { redeem(url) }

    @Test
    fun aLateRedemptionIsWaitedFor() = inApp {
        for (milliseconds in listOf(10, 50, 100, 900)) {
            val url = sell()
            redeemAfter(milliseconds, url)
            assertEquals(OutcomeKind.Redeemed, session.expectRedeemedOnce(url, OutcomeKind.Redeemed).outcome)
        }
        for (milliseconds in listOf(1000, 1500)) {
            val url = sell()
            redeemAfter(milliseconds, url)
            session.expectRedeemedOnce(url, within = 3.seconds)
        }
    }

    @Test
    fun aSecondRedemptionInTheQuietTimeFails() = inApp {
        for (milliseconds in listOf(0, 10, 100, 200)) {
            val url = sell()
            redeem(url)
            redeemAfter(milliseconds, url)
            val twice = assertFailsWith<RedeemedOnceFailed> { session.expectRedeemedOnce(url) }
            assertTrue(twice.message.orEmpty().startsWith("redeemed 2 times, and the test expected one: 1. "), "$milliseconds ms: ${twice.message}")
            session.settle()
        }
    }

    @Test
    fun aSecondRedemptionAfterASecondIsSeenByALongerQuietTimeAlone() = inApp {
        val url = sell()
        redeem(url)
        redeemAfter(1000, url)
        session.expectRedeemedOnce(url)
        assertFailsWith<RedeemedOnceFailed> { session.expectRedeemedOnce(url, quiet = 1500.milliseconds) }
        session.settle()
    }

    @Test
    fun anotherOutcomeFailsAtOnceAndNoneAfterTheLimit() = inApp {
        val url = sell()
        val began = TimeSource.Monotonic.markNow()
        val never = assertFailsWith<RedeemedOnceFailed> { session.expectRedeemedOnce(url) }
        assertEquals("never redeemed: the app asked its SDK for no redemption of this link, and the test expected one redemption.", never.message)
        assertTrue(began.elapsedNow() >= 1.seconds)
        redeem(url)
        val again = TimeSource.Monotonic.markNow()
        assertFailsWith<RedeemedOnceFailed> { session.expectRedeemedOnce(url, OutcomeKind.Failed, quiet = 20.seconds) }
        assertTrue(again.elapsedNow() < 10.seconds)
    }

    @Test
    fun aLateResultIsWaitedForAndNoResultFails() = inApp {
        val url = sell()
        server.fault.inject(FaultInjection.DELAY, seconds = 60.0)
        redeem(url)
        val open = assertFailsWith<RedeemedOnceFailed> { session.expectRedeemedOnce(url) }
        assertTrue("still in progress" in open.message.orEmpty(), open.message.orEmpty())
        after(300) { server.clock.advance(60.0) }
        session.expectRedeemedOnce(url, OutcomeKind.Redeemed)
    }

    @Test
    fun anotherCallInProgressDoesNotUseUpTheQuietTime() = inApp {
        val url = sell()
        redeem(url)
        session.settle()
        server.fault.inject(FaultInjection.DELAY, seconds = 60.0)
        Purchases.sharedInstance.restorePurchases({}, { redeemAfter(100, url) })
        after(500) { server.clock.advance(60.0) }
        assertFailsWith<RedeemedOnceFailed> { session.expectRedeemedOnce(url) }
        session.settle()
    }

    @Test
    fun aCallThatNeverEndsIsNotWaitedForForEver() = inApp {
        val url = sell()
        redeem(url)
        session.settle()
        server.fault.inject(FaultInjection.DELAY, seconds = 60.0)
        Purchases.sharedInstance.restorePurchases({}, {})
        withTimeout(10.seconds) { session.expectRedeemedOnce(url, OutcomeKind.Redeemed) }
    }

    @Test
    fun theResultOfARedemptionIsWaitedForLongerThanTheRedemption() = inApp {
        val url = sell()
        server.fault.inject(FaultInjection.DELAY, seconds = 60.0)
        redeem(url)
        after(300) { server.clock.advance(60.0) }
        session.expectRedeemedOnce(url, OutcomeKind.Redeemed, within = 20.milliseconds)
    }

    @Test
    fun aLongerLimitIsOneForTheResultToo() = inApp {
        val url = sell()
        server.fault.inject(FaultInjection.DELAY, seconds = 60.0)
        redeem(url)
        after(2300) { server.clock.advance(60.0) }
        session.expectRedeemedOnce(url, OutcomeKind.Redeemed, within = 10.seconds)
    }

    @Test
    fun aTurnInWhichTheProcessStoodStillCountsLittle() = realTest {
        var looks = 0
        val isDone = RealTime().until(50.milliseconds) {
            Thread.sleep(40)
            ++looks > 4
        }
        assertTrue(isDone, "gave up after $looks looks")
    }

    @Test
    fun whatTheAppThrowsMeanwhileIsThrown() = inApp {
        val url = sell()
        Purchases.sharedInstance.redeemWebPurchase(WebPurchaseRedemption(url)) { error("at the result") }
        assertEquals("at the result", assertFailsWith<IllegalStateException> { session.expectRedeemedOnce(url) }.message)
        val other = sell()
        redeem(other)
        session.settle()
        after(100) { Purchases.sharedInstance.restorePurchases({}, { error("in the quiet time") }) }
        assertEquals("in the quiet time", assertFailsWith<IllegalStateException> { session.expectRedeemedOnce(other) }.message)
    }

    @Test
    fun aSessionOfTheTestIsNotTheApp() = inApp {
        val url = sell()
        val own = server.open()
        server.ask("redemption/redeem") {
            put("session", own)
            put("url", url)
        }
        assertEquals(emptyList(), session.redemptions())
        assertFailsWith<RedeemedOnceFailed> { session.expectRedeemedOnce(url, within = 20.milliseconds) }
    }

    @Test
    fun aPhoneWaitsForAnAppThatRedeemsLater() = inApp {
        for (milliseconds in listOf(10, 100, 900)) {
            val url = sell()
            Phone(session) { redeemAfter(milliseconds, it) }.open(url)
            assertEquals(listOf(OutcomeKind.Redeemed), session.redemptions().filter { it.url == url }.map { it.outcome })
        }
        val began = TimeSource.Monotonic.markNow()
        Phone(session) {}.open("https://example.com/news", within = 60.seconds)
        Phone(session) {}.open(sell(), within = 50.milliseconds)
        assertTrue(began.elapsedNow() < 30.seconds)
    }

    @Test
    fun aPhoneAndAnAssertionWaitUnderAVirtualClock() = realTest {
        SkippingDispatcher().use { dispatcher ->
            dispatcher.run {
                RedemptionServer.start().use { server ->
                    server.installPurchases().use { session ->
                        Purchases.configure("key")
                        val app = App(server, session)
                        val url = app.sell()
                        // The app's own delays are virtual: they end while the assertion waits in real time.
                        launch {
                            delay(500.milliseconds)
                            app.redeem(url)
                        }
                        session.expectRedeemedOnce(url, OutcomeKind.Redeemed)
                        launch {
                            delay(500.milliseconds)
                            app.redeem(url)
                        }
                        assertFailsWith<RedeemedOnceFailed> { session.expectRedeemedOnce(url) }
                        session.settle()
                        val never = app.sell()
                        val began = TimeSource.Monotonic.markNow()
                        assertFailsWith<RedeemedOnceFailed> { session.expectRedeemedOnce(never) }
                        assertTrue(began.elapsedNow() >= 1.seconds)
                    }
                }
            }
        }
    }

    @Test
    fun superwallsRedemptionsAreWaitedForToo() = realTest {
        RedemptionServer.start().use { server ->
            server.installSuperwall().use { session ->
                Superwall.configureAndAwait("pk_key")
                val url = App(server, session).sell(Vendor.Superwall)
                val open: () -> Unit = {
                    after(100) { Superwall.handleDeepLink(url) }
                }
                open()
                session.expectRedeemedOnce(url, OutcomeKind.Redeemed)
                open()
                assertFailsWith<RedeemedOnceFailed> { session.expectRedeemedOnce(url) }
                session.settle()
            }
        }
    }

    // MARK: between tests

    @Test
    fun aResetAfterACrashStartsAnotherServer() = realTest {
        val before = children()
        RedemptionServer.start().use { server ->
            server.installPurchases().use { old ->
                Purchases.configure("key")
                (children() - before).forEach { ProcessHandle.of(it).get().destroyForcibly() }
                server.reset()
                val ended = assertFailsWith<ServerExited> { old.ask("session/customerInfo", emptyMap()) }
                assertTrue("server.reset() starts another one; then install the app again" in ended.message.orEmpty(), ended.message.orEmpty())
            }
            server.installPurchases().use { session ->
                Purchases.configure("key")
                val app = App(server, session)
                val url = app.sell()
                app.redeem(url)
                session.expectRedeemedOnce(url, OutcomeKind.Redeemed)
            }
            server.close()
            assertFailsWith<ServerExited> { server.reset() }
        }
    }

    @Test
    fun anAppThatWasUninstalledIsDeafAndItsCallsEnd() = inApp {
        val heard = ArrayList<String>()
        val old = Purchases.sharedInstance
        val url = sell()
        server.fault.inject(FaultInjection.DELAY, seconds = 60.0)
        old.redeemWebPurchase(WebPurchaseRedemption(url)) { heard += "a result of the listener" }
        val awaited = later.async { old.awaitRedeemWebPurchase(WebPurchaseRedemption(url)) }
        while (session.redemptions().size < 2) delay(1.milliseconds)
        session.close()
        assertFailsWith<PhoneReset> { old.appUserID }
        assertEquals("`redeemWebPurchase` was in progress when the app was uninstalled. Await it before the test ends.", assertFailsWith<PhoneReset> { awaited.await() }.message)
        server.reset()
        server.installPurchases().use { next ->
            Purchases.configure("key")
            assertFailsWith<PhoneReset> { old.awaitRedeemWebPurchase(WebPurchaseRedemption(url)) }
            assertTrue(next.redemptions().isEmpty())
        }
        assertEquals(emptyList(), heard)
    }

    @Test
    fun thePlatformOfAppsThatNameNone() {
        assertEquals(listOf(null, null, Platform.Ios, Platform.Android), listOf(null, "", "ios", "android").map(RevivingConnection::platform))
        assertFailsWith<IllegalArgumentException> { RevivingConnection.platform("tizen") }
    }

    @Test
    fun anAppThatNamesNoPlatformHasTheConnectionsOrAndroid() = realTest {
        RedemptionServer.start().use { server ->
            for ((default, expected) in listOf(null to "android", Platform.Ios to "ios")) {
                val connection = object : Connection by server.connection {
                    override val defaultPlatform: Platform? = default
                }
                RedemptionServer(connection).installPurchases().use { assertEquals("revenuecat/kmp/$expected", it.target) }
                RedemptionServer(connection).installSuperwall().use { assertEquals("superwall/kmp/$expected", it.target) }
            }
        }
    }
}
