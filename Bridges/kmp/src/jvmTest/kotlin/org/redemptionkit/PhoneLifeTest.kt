package org.redemptionkit

import com.revenuecat.purchases.kmp.Purchases
import com.revenuecat.purchases.kmp.configure
import com.revenuecat.purchases.kmp.ktx.awaitCustomerInfo
import com.superwall.sdk.kmp.Superwall
import com.superwall.sdk.kmp.SuperwallDelegate
import com.superwall.sdk.kmp.models.redemption.RedemptionResult
import org.redemptionkit.generated.FaultInjection
import org.redemptionkit.generated.OutcomeKind
import org.redemptionkit.generated.Platform
import org.redemptionkit.generated.Vendor
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertFalse
import kotlin.time.Duration.Companion.hours

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
