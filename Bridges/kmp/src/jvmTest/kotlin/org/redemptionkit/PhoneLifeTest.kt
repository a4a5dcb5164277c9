package org.redemptionkit

import com.revenuecat.purchases.kmp.Purchases
import com.revenuecat.purchases.kmp.configure
import com.revenuecat.purchases.kmp.ktx.awaitCustomerInfo
import com.revenuecat.purchases.kmp.ktx.awaitLogIn
import com.revenuecat.purchases.kmp.models.WebPurchaseRedemption
import com.superwall.sdk.kmp.Superwall
import com.superwall.sdk.kmp.SuperwallDelegate
import com.superwall.sdk.kmp.models.entitlements.SubscriptionStatus
import com.superwall.sdk.kmp.models.redemption.RedemptionResult
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.asCoroutineDispatcher
import kotlinx.coroutines.async
import kotlinx.coroutines.delay
import kotlinx.coroutines.withTimeout
import kotlinx.coroutines.withTimeoutOrNull
import kotlinx.serialization.json.JsonPrimitive
import org.redemptionkit.conformance.RecordingConnection
import org.redemptionkit.generated.FaultInjection
import org.redemptionkit.generated.OpenPaywall
import org.redemptionkit.generated.OutcomeKind
import org.redemptionkit.generated.Platform
import org.redemptionkit.generated.Vendor
import java.util.concurrent.CountDownLatch
import java.util.concurrent.Executors
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertFalse
import kotlin.test.assertTrue
import kotlin.time.Duration.Companion.hours
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.Duration.Companion.seconds

/** A phone over time: the app starts again, is installed again, and comes back from the background. */
class PhoneLifeTest {
    /** Redeems in `onCreate` and, because it passes the intent on, in `onNewIntent` too. */
    private class Doubled(val redeem: (String) -> Unit, val start: () -> Unit) : PhoneApp {
        override fun onCreate(link: String?, isRecreated: Boolean) {
            link?.let(redeem)
            link?.let(::onLink)
            start()
        }

        override fun onLink(link: String) = redeem(link)
    }

    private suspend fun RedemptionServer.link(vendor: Vendor) = store.purchase(vendor, "pro_monthly", listOf("pro")).link.url

    @Test
    fun anAppThatStartsAgainHasItsUserAndItsAccessAndOneThatIsInstalledAgainHasNot() = realTest {
        for (system in listOf(Platform.Android, Platform.Ios)) RedemptionServer.start().use { server ->
            server.installPurchases { platform = system }.use { app ->
                val starts = ArrayList<String>()
                val phone = Phone(object : PhoneApp {
                    override fun onCreate(link: String?, isRecreated: Boolean) {
                        Purchases.configure("key") {}
                        starts += Purchases.sharedInstance.appUserID
                    }

                    override fun onLink(link: String) {
                        Purchases.parseAsWebPurchaseRedemption(link)?.let { Purchases.sharedInstance.redeemWebPurchase(it) {} }
                    }
                }, app)
                suspend fun active() = Purchases.sharedInstance.awaitCustomerInfo().activeSubscriptions
                phone.launch()
                phone.open(server.link(Vendor.Revenuecat))
                server.fault.inject(FaultInjection.OFFLINE)
                val first = app.session
                phone.relaunch()
                assertFalse(first == app.session)
                assertEquals(starts[0], starts[1])
                assertEquals(setOf("pro_monthly"), active())
                server.fault.inject(FaultInjection.NONE)
                phone.reinstall()
                assertFailsWith<IllegalStateException> { Purchases.sharedInstance }
                phone.launch()
                assertFalse(starts[0] == starts[2])
                assertEquals(emptySet(), active())
            }
        }
    }

    @Test
    fun revenueCatRedeemsALinkTwiceThatTheAppPassesOnTwice() = realTest {
        RedemptionServer.start().use { server ->
            server.installPurchases { platform = Platform.Android }.use { app ->
                val phone = Phone(Doubled({ link ->
                    if (!Purchases.isConfigured) Purchases.configure("key") {}
                    Purchases.parseAsWebPurchaseRedemption(link)?.let { Purchases.sharedInstance.redeemWebPurchase(it) {} }
                }, {}), app)
                val link = server.link(Vendor.Revenuecat)
                phone.launch(link)
                assertEquals(listOf(OutcomeKind.Redeemed, OutcomeKind.LinkExpired), app.redemptions().map { it.outcome }.sortedByDescending { it?.wire })
                phone.relaunch(link)
                assertEquals(4, app.redemptions().size)
            }
        }
    }

    @Test
    fun superwallRedeemsALinkOnceThatTheAppPassesOnTwiceBeforeItConfigures() = realTest {
        RedemptionServer.start().use { server ->
            server.installSuperwall { platform = Platform.Android }.use { app ->
                val results = ArrayList<RedemptionResult>()
                val hearing = object : SuperwallDelegate {
                    override fun didRedeemLink(result: RedemptionResult) {
                        results += result
                    }
                }
                val phone = Phone(Doubled({ Superwall.handleDeepLink(it) }, {
                    Superwall.delegate = hearing
                    Superwall.configure("key")
                }), app)
                phone.launch(server.link(Vendor.Superwall))
                assertEquals(1, results.size)
            }
        }
    }

    /** Waits on its thread until the test says so, as a main thread that is busy. */
    private class Busy {
        private val began = CountDownLatch(1)
        private val ends = CountDownLatch(1)

        fun work() {
            began.countDown()
            ends.await()
        }

        fun awaitBegin() = began.await()

        fun end() = ends.countDown()
    }

    @Test
    fun anAnswerThatBelongsToAnEarlierStartIsToldToNobody() = realTest {
        for (system in listOf(Platform.Android, Platform.Ios)) RedemptionServer.start().use { server ->
            server.installPurchases { platform = system }.use { app ->
                val heard = ArrayList<String>()
                val phone = Phone(app) {}
                val earlier = Purchases.configure("key")
                val url = server.link(Vendor.Revenuecat)
                server.fault.inject(FaultInjection.DELAY, seconds = 60.0, count = 100)
                earlier.redeemWebPurchase(WebPurchaseRedemption(url)) { heard += "$it" }
                val awaited = async(server) { JsonPrimitive("${earlier.awaitRedeemWebPurchase(WebPurchaseRedemption(url))}") }
                while (app.redemptions().size < 2) delay(1.milliseconds)
                phone.relaunch()
                Purchases.configure("key")
                server.clock.advance(60.0)
                assertFailsWith<PhoneReset> { awaited.await() }
                phone.settle()
                assertEquals(emptyList(), heard)
            }
        }
    }

    @Test
    fun whatABusyMainThreadHasNotToldYetIsNotToldAfterAnotherStart() = realTest {
        RedemptionServer.start().use { server ->
            server.installPurchases().use { app ->
                val heard = ArrayList<String>()
                val busy = Busy()
                Purchases.configure("key").getCustomerInfo(onError = { error("$it") }, onSuccess = { busy.work() })
                busy.awaitBegin()
                Purchases.sharedInstance.restorePurchases({ error("$it") }, { heard += "restored" })
                assertEquals(null, withTimeoutOrNull(50.milliseconds) { app.settle() })
                app.startAgain(isNew = false)
                busy.end()
                withTimeout(10.seconds) { app.settle() }
                assertEquals(emptyList(), heard)
            }
            server.installSuperwall().use { app ->
                val busy = Busy()
                Superwall.delegate = object : SuperwallDelegate {
                    override fun willRedeemLink() = busy.work()
                }
                Superwall.configure("key")
                Superwall.handleDeepLink(server.link(Vendor.Superwall))
                busy.awaitBegin()
                assertEquals(null, withTimeoutOrNull(50.milliseconds) { app.settle() })
                app.startAgain(isNew = true)
                busy.end()
                app.settle()
                assertEquals(SubscriptionStatus.Unknown, Superwall.subscriptionStatusFlow.value)
            }
        }
    }

    @Test
    fun aCallWhoseAnswerComesToABusyThreadAfterAnotherStartHasEnded() = realTest {
        RedemptionServer.start().use { server ->
            server.installPurchases().use { app ->
                val busy = Busy()
                Executors.newSingleThreadExecutor().asCoroutineDispatcher().use { main ->
                    val earlier = Purchases.configure("key")
                    server.fault.inject(FaultInjection.DELAY, seconds = 60.0)
                    val link = WebPurchaseRedemption(server.link(Vendor.Revenuecat))
                    val awaited = CoroutineScope(main + SupervisorJob()).async { earlier.awaitRedeemWebPurchase(link) }
                    while (app.redemptions().isEmpty()) delay(1.milliseconds)
                    main.executor.execute(busy::work)
                    busy.awaitBegin()
                    app.startAgain(isNew = false)
                    busy.end()
                    assertFailsWith<PhoneReset> { awaited.await() }
                }
            }
        }
    }

    @Test
    fun anAppThatStartsAgainHasTheUserThatLoggedInAndNoPaywall() = realTest {
        RedemptionServer.start().use { server ->
            server.installPurchases { appUserId = "ada" }.use { app ->
                Purchases.configure("key").awaitLogIn("bob")
                Phone(app) {}.relaunch()
                assertEquals("bob", Purchases.configure("key").appUserID)
            }
            server.installSuperwall { paywall = OpenPaywall(listOf("pro")) }.use { app ->
                Superwall.configure("key")
                assertTrue(Superwall.isPaywallPresented)
                Phone(app) {}.relaunch()
                Superwall.configure("key")
                assertFalse(Superwall.isPaywallPresented)
            }
        }
    }

    @Test
    fun bothSdksStartAgainAndTheirRedemptionsStay() = realTest {
        RedemptionServer.start().use { server ->
            server.installPurchases().use { purchases ->
                server.installSuperwall().use { superwall ->
                    val links = listOf(server.link(Vendor.Revenuecat), server.link(Vendor.Superwall))
                    val phone = Phone(purchases, superwall) { link ->
                        if (!Purchases.isConfigured) Purchases.configure("key")
                        if (!Superwall.isConfigured) Superwall.configure("key")
                        val redemption = Purchases.parseAsWebPurchaseRedemption(link) ?: return@Phone Superwall.handleDeepLink(link).let {}
                        Purchases.sharedInstance.redeemWebPurchase(redemption) {}
                    }
                    links.forEach { phone.open(it) }
                    val first = listOf(purchases.session, superwall.session)
                    phone.relaunch()
                    val open = server.session.list().sessions.map { it.session }
                    assertEquals(listOf(purchases.session, superwall.session).sorted(), open.sorted(), "the sessions $first are closed")
                    assertFalse(Purchases.isConfigured || Superwall.isConfigured)
                    assertEquals(links, phone.redemptions().map { it.url })
                    phone.expectRedeemedOnce(links[0])
                    phone.open(links[0])
                    assertFailsWith<RedeemedOnceFailed>("once in each session is twice") { phone.expectRedeemedOnce(links[0]) }
                    Superwall.delegate = object : SuperwallDelegate {
                        override fun willRedeemLink() = error("a fault beside the first SDK")
                    }
                    assertFailsWith<IllegalStateException> { phone.open(server.link(Vendor.Superwall)) }
                }
            }
        }
    }

    @Test
    fun anSdkIsInTheBackgroundWhileTheTimePassesIfItIsConfigured() = realTest {
        RedemptionServer.start().use { server ->
            val sent = RecordingConnection(server.connection)
            RedemptionServer(sent).installPurchases().use { app ->
                val phone = Phone(app) {}
                suspend fun moved(): List<Boolean> {
                    val before = sent.count
                    phone.background(1.hours)
                    return listOf("session/background", "clock/advance", "session/foreground").map { sent.lastAfter(before, it) != null }
                }
                assertEquals(listOf(false, true, false), moved())
                Purchases.configure("key")
                assertEquals(listOf(true, true, true), moved())
                val before = sent.count
                assertFailsWith<CallRefused> { phone.background((-1).seconds) }
                assertTrue(sent.lastAfter(before, "session/foreground") != null, "it comes back also if the clock does not move")
            }
        }
    }

    @Test
    fun theClockMovesOnceForBothSdksInTheBackground() = realTest {
        RedemptionServer.start().use { server ->
            server.installPurchases().use { purchases ->
                server.installSuperwall().use { superwall ->
                    val phone = Phone(purchases, superwall) {}
                    Purchases.configure("key") {}
                    Superwall.configure("key")
                    val before = server.clock.now().now
                    phone.background(25.hours)
                    assertEquals(25 * 3_600_000L, server.clock.now().now - before)
                }
            }
        }
    }
}
