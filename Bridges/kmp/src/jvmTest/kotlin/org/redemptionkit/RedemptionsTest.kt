package org.redemptionkit

import com.revenuecat.purchases.kmp.Purchases
import com.revenuecat.purchases.kmp.configure
import com.superwall.sdk.kmp.Superwall
import org.redemptionkit.generated.FaultInjection
import org.redemptionkit.generated.Platform
import org.redemptionkit.generated.Vendor
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertTrue

/** The table of outcomes, and the log of what the app asked its SDK for. */
class RedemptionsTest {
    private fun onEachApp(body: suspend (RedemptionServer, Vendor, ChannelSession) -> Unit) = realTest {
        RedemptionServer.start().use { server ->
            for (platform in listOf(Platform.Ios, Platform.Android)) {
                for (vendor in listOf(Vendor.Revenuecat, Vendor.Superwall)) {
                    server.reset()
                    server.install(vendor, platform).use { body(server, vendor, it) }
                }
            }
        }
    }

    private suspend fun RedemptionServer.install(vendor: Vendor, platform: Platform): ChannelSession =
        if (vendor == Vendor.Revenuecat) {
            installPurchases { this.platform = platform }.also { Purchases.configure("key") { appUserId = "ada" } }
        } else {
            installSuperwall { this.platform = platform }.also { Superwall.configureAndAwait("pk_key") }
        }

    private fun redeem(vendor: Vendor, url: String) {
        if (vendor == Vendor.Superwall) return Superwall.handleDeepLink(url).let {}
        Purchases.parseAsWebPurchaseRedemption(url)?.let { Purchases.sharedInstance.redeemWebPurchase(it) {} }
    }

    @Test
    fun everyOutcomeIsBroughtAboutAndLogged() = realTest {
        RedemptionServer.start().use { server ->
            for (platform in listOf(Platform.Ios, Platform.Android)) {
                for ((vendor, cases) in mapOf(Vendor.Revenuecat to Outcomes.revenuecat, Vendor.Superwall to Outcomes.superwall)) {
                    for (case in cases) {
                        server.reset()
                        server.install(vendor, platform).use { app ->
                            val url = case.url(server)
                            redeem(vendor, url)
                            val record = app.expectRedeemedOnce(url, case.outcome)
                            assertEquals(listOf(url, app.session), listOf(record.url, record.session), "$case of ${app.target}")
                        }
                    }
                }
            }
        }
    }

    @Test
    fun aLinkThatIsRedeemedNeverOrTwiceIsAnErrorThatListsWhatTheAppDid() = onEachApp { server, vendor, app ->
        val url = server.store.purchase(vendor, "pro_monthly", listOf("pro")).link.url
        val never = assertFailsWith<RedeemedOnceFailed> { app.expectRedeemedOnce(url) }
        assertTrue("within 1s, but there were 0. The app asked its SDK for no redemption." in never.message.orEmpty(), never.message.orEmpty())
        redeem(vendor, url)
        assertEquals(OutcomeName.REDEEMED, app.expectRedeemedOnce(url).outcome)
        val other = assertFailsWith<RedeemedOnceFailed> { app.expectRedeemedOnce(url, OutcomeName.FAILED) }
        assertTrue("the outcome failed for $url, but it was redeemed" in other.message.orEmpty(), other.message.orEmpty())
        redeem(vendor, url)
        val twice = assertFailsWith<RedeemedOnceFailed> { app.expectRedeemedOnce(url) }
        assertEquals(2, twice.records.size)
        assertTrue("but there were 2. The app asked its SDK for:\n1. $url: redeemed (session ${app.session})\n2. $url, " in twice.message.orEmpty())
    }

    @Test
    fun redemptionsAreLoggedInTheOrderOfTheApp() = onEachApp { server, vendor, app ->
        val urls = List(3) { server.store.purchase(vendor, "product_$it", listOf("pro")).link.url }
        urls.forEach { redeem(vendor, it) }
        app.settle()
        assertEquals(urls, app.redemptions.map { it.url })
        assertTrue(app.redemptions.all { it.outcome != null }, app.redemptions.toString())
        redeem(vendor, "https://example.com/news")
        assertEquals(3, app.redemptions.size, "another link is no redemption")
    }

    @Test
    fun aRedemptionThatNeverEndsHasNoOutcome() = realTest {
        RedemptionServer.start().use { server ->
            server.install(Vendor.Revenuecat, Platform.Android).use { app ->
                val url = server.store.purchase(Vendor.Revenuecat, "pro_monthly", listOf("pro")).link.url
                server.fault.inject(FaultInjection.DELAY, seconds = 60.0)
                redeem(Vendor.Revenuecat, url)
                assertEquals(listOf(null), app.redemptions.map { it.outcome })
                server.clock.advance(60.0)
                app.expectRedeemedOnce(url, OutcomeName.REDEEMED)
            }
        }
    }
}
