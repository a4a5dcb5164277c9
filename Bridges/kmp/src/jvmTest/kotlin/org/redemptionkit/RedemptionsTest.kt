package org.redemptionkit

import com.revenuecat.purchases.kmp.Purchases
import com.revenuecat.purchases.kmp.configure
import com.superwall.sdk.kmp.Superwall
import org.redemptionkit.generated.FaultInjection
import org.redemptionkit.generated.OutcomeKind
import org.redemptionkit.generated.Platform
import org.redemptionkit.generated.PurchaseKind
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
    fun theTableIsTheServers() = onEachApp { server, vendor, _ ->
        val own = if (vendor == Vendor.Revenuecat) Outcomes.revenuecat else Outcomes.superwall
        assertEquals(server.outcomes.list(vendor).situations.map { it.name to it.outcome }, own.map { it.name to it.outcome })
    }

    @Test
    fun everyOutcomeIsBroughtAboutAndRecordedForAnyEntitlement() = onEachApp { server, vendor, app ->
        for (case in if (vendor == Vendor.Revenuecat) Outcomes.revenuecat else Outcomes.superwall) {
            server.reset()
            val url = case.url(server, product = "gold_yearly", entitlements = listOf("Premium"), scheme = "rc-ada")
            redeem(vendor, url)
            val record = app.expectRedeemedOnce(url, case.outcome)
            assertEquals(listOf(url, app.session), listOf(record.url, record.session), "$case of ${app.target}")
            if (case.outcome == OutcomeKind.Redeemed) assertEquals(listOf("Premium"), record.active, "$case of ${app.target}")
        }
    }

    @Test
    fun aSituationIsSoldAsTheTestSays() = onEachApp { server, vendor, _ ->
        val case = if (vendor == Vendor.Revenuecat) Outcomes.revenuecat.first() else Outcomes.superwall.first()
        case.url(server, kind = PurchaseKind.OneTime, appUserId = "bob", email = "bob@example.com")
        val sold = server.store.list(vendor).purchases.single().purchase
        assertEquals(listOf(PurchaseKind.OneTime, "bob"), listOf(sold.kind, sold.buyerId))
        assertEquals("bob@example.com", server.store.mailbox().messages.first().to)
    }

    @Test
    fun aPurchaseWithoutAnEntitlementIsRedeemedAndALapsedOneIsSaidToBe() = onEachApp { server, vendor, app ->
        val bare = server.store.purchase(vendor, "gift", emptyList()).link.url
        redeem(vendor, bare)
        app.expectRedeemedOnce(bare, OutcomeKind.Redeemed)
        val lapsed = server.outcomes.prepare(vendor, "subscriptionExpired").url
        redeem(vendor, lapsed)
        val wrong = assertFailsWith<RedeemedOnceFailed> { app.expectRedeemedOnce(lapsed, OutcomeKind.Redeemed, shows = "success") }
        val end = ", the app showed \"success\", and the test expected redeemed."
        val expected = if (vendor == Vendor.Superwall) "lapsed: the SDK returned ExpiredSubscription with active=[]" else "lapsed: the SDK returned Success with active=[]"
        assertEquals(expected + end, wrong.message)
    }

    @Test
    fun aLinkThatIsRedeemedNeverOrTwiceIsAnErrorThatListsWhatTheAppDid() = onEachApp { server, vendor, app ->
        val url = server.store.purchase(vendor, "pro_monthly", listOf("pro")).link.url
        val never = assertFailsWith<RedeemedOnceFailed> { app.expectRedeemedOnce(url) }
        assertTrue(never.message.orEmpty().startsWith("never redeemed: the app asked its SDK for no redemption of this link"), never.message.orEmpty())
        redeem(vendor, url)
        assertEquals(OutcomeKind.Redeemed, app.expectRedeemedOnce(url).outcome)
        redeem(vendor, url)
        val phone = Phone(app) {}
        val twice = assertFailsWith<RedeemedOnceFailed> { phone.expectRedeemedOnce(url) }
        assertEquals(twice.records, phone.redemptions())
        assertEquals(2, twice.records.size)
        assertTrue(twice.message.orEmpty().startsWith("redeemed 2 times, and the test expected one: 1. redeemed: "), twice.message.orEmpty())
    }

    @Test
    fun redemptionsAreLoggedInTheOrderOfTheApp() = onEachApp { server, vendor, app ->
        val urls = List(3) { server.store.purchase(vendor, "product_$it", listOf("pro")).link.url }
        urls.forEach { redeem(vendor, it) }
        app.settle()
        assertEquals(urls, app.redemptions().map { it.url })
        assertTrue(app.redemptions().all { it.outcome != null }, app.redemptions().toString())
        redeem(vendor, "https://example.com/news")
        assertEquals(3, app.redemptions().size, "another link is no redemption")
    }

    @Test
    fun aRedemptionThatNeverEndsHasNoOutcome() = realTest {
        RedemptionServer.start().use { server ->
            server.install(Vendor.Revenuecat, Platform.Android).use { app ->
                val url = server.store.purchase(Vendor.Revenuecat, "pro_monthly", listOf("pro")).link.url
                server.fault.inject(FaultInjection.DELAY, seconds = 60.0)
                redeem(Vendor.Revenuecat, url)
                assertEquals(listOf(null), app.redemptions().map { it.outcome })
                server.clock.advance(60.0)
                app.expectRedeemedOnce(url, OutcomeKind.Redeemed)
            }
        }
    }
}
