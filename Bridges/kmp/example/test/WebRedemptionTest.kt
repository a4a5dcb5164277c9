package shop.redemption

import com.revenuecat.purchases.kmp.Purchases
import com.revenuecat.purchases.kmp.configure
import com.superwall.sdk.kmp.Superwall
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.runBlocking
import org.redemptionkit.ChannelSession
import org.redemptionkit.Outcomes
import org.redemptionkit.Phone
import org.redemptionkit.RedemptionServer
import org.redemptionkit.generated.FaultInjection
import org.redemptionkit.generated.OutcomeKind
import org.redemptionkit.generated.TransferPolicy
import org.redemptionkit.generated.Vendor
import org.redemptionkit.installPurchases
import org.redemptionkit.installSuperwall
import org.redemptionkit.startBlocking
import kotlin.test.AfterTest
import kotlin.test.BeforeTest
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertTrue

class WebRedemptionTest {
    private class Screen : RedemptionScreen {
        val seen = ArrayList<String>()
        val message = CompletableDeferred<String>()

        override fun showActivity() { seen += "activity" }
        override fun hideActivity() { seen += "no activity" }
        override fun say(message: String) { this.message.complete(message) }
    }

    private lateinit var app: ChannelSession

    /** Each test begins with a fresh service; installing gives it a fresh phone. */
    @BeforeTest
    fun reset() { runBlocking { server.reset() } }

    @AfterTest
    fun uninstall() = app.close()

    private companion object {
        /** One server for all tests. It ends with the JVM. */
        val server by lazy { RedemptionServer.startBlocking() }
    }

    private suspend fun sell(vendor: Vendor, owner: String? = null): String =
        server.store.purchase(vendor, product = "pro_monthly", entitlements = listOf("pro"), appUserId = owner, email = "jane.doe@example.com").link.url

    // MARK: RevenueCat

    /** Opens a link in an app of the user `ada` and gives what the screen says in the end. */
    private suspend fun purchaseLink(link: suspend () -> String): String {
        app = server.installPurchases()
        Purchases.configure("public_key") { appUserId = "ada" }
        val screen = Screen()
        val url = link()
        Phone(app) { assertTrue(PurchaseLinks(screen).open(it)) }.open(url)
        app.expectRedeemedOnce(url)
        assertEquals(listOf("activity", "no activity"), screen.seen)
        return screen.message.await()
    }

    @Test
    fun everyOutcomeHasOneMessageAndOnlyAccessIsASuccess() = runBlocking {
        for (case in Outcomes.revenuecat) {
            server.reset()
            val message = purchaseLink { case.url(server) }
            assertEquals(case.outcome == OutcomeKind.Redeemed, message.startsWith("Thank you"), "$case: $message")
            app.close()
        }
    }

    @Test
    fun aPurchaseOfSomethingElseDoesNotOpenPro() = runBlocking {
        assertEquals(
            "This purchase does not include Pro.",
            purchaseLink { server.store.purchase(Vendor.Revenuecat, product = "stickers", entitlements = listOf("stickers")).link.url },
        )
    }

    @Test
    fun aPurchaseIsRedeemed() = runBlocking {
        assertEquals("Thank you! Your purchase is ready.", purchaseLink { sell(Vendor.Revenuecat) })
    }

    @Test
    fun errorShowsMessage() = runBlocking {
        val link = sell(Vendor.Revenuecat)
        server.fault.inject(FaultInjection.HTTP, status = 500, count = 2) // The SDK fetches the customer first.
        assertEquals("Something went wrong. Please try again, or write to us.", purchaseLink { link })
    }

    @Test
    fun anInvalidLinkIsTold() = runBlocking {
        val message = purchaseLink { "rc-d458f1e3a2://redeem_web_purchase?redemption_token=nobody_knows" }
        assertEquals("This link is not valid. Please open the one in your e-mail again.", message)
    }

    @Test
    fun expiredLinkIsSentAgain() = runBlocking {
        val message = purchaseLink { sell(Vendor.Revenuecat).also { server.clock.advance(seconds = 3600.0) } }
        assertEquals("This link is too old. We have sent a new one to j***@e***e.com.", message)
    }

    @Test
    fun anotherUsersPurchaseStaysTheirs() = runBlocking {
        server.store.policy(Vendor.Revenuecat, transfer = TransferPolicy.KeepWithOriginal)
        val message = purchaseLink { sell(Vendor.Revenuecat, owner = "bob") }
        assertEquals("This purchase belongs to another account. Please log in with that one.", message)
    }

    @Test
    fun offlineShowsMessage() = runBlocking {
        val link = sell(Vendor.Revenuecat)
        server.fault.inject(FaultInjection.OFFLINE)
        assertEquals("You are offline. Please try the link again later.", purchaseLink { link })
    }

    @Test
    fun aLinkThatStartsTheAppWaitsAndOtherLinksAreNotOurs() = runBlocking {
        app = server.installPurchases()
        val screen = Screen()
        val links = PurchaseLinks(screen)
        assertFalse(links.open("https://example.com/settings"))
        val link = sell(Vendor.Revenuecat)
        val phone = Phone(app) { links.open(it) }
        phone.launch(link)
        Purchases.configure("public_key")
        links.configured()
        // Turning the phone recreates the activity, with the same intent.
        phone.recreate()
        app.expectRedeemedOnce(link, OutcomeKind.Redeemed)
        assertEquals("Thank you! Your purchase is ready.", screen.message.await())
    }

    // MARK: Superwall

    /** Opens a link in a new app and gives what the screen says in the end. */
    private suspend fun superwallLink(link: suspend () -> String): String {
        app = server.installSuperwall()
        val screen = Screen()
        Superwall.delegate = SuperwallLinks(screen)
        Superwall.configureAndAwait("pk_public_key")
        val url = link()
        Phone(app) { assertTrue(Superwall.handleDeepLink(it)) }.open(url)
        app.expectRedeemedOnce(url)
        assertEquals(listOf("activity", "no activity"), screen.seen)
        return screen.message.await()
    }

    @Test
    fun everySuperwallOutcomeHasOneMessage() = runBlocking {
        for (case in Outcomes.superwall) {
            server.reset()
            val message = superwallLink { case.url(server) }
            assertEquals(case.outcome == OutcomeKind.Redeemed, message.startsWith("Thank you"), "$case: $message")
            app.close()
        }
    }

    @Test
    fun aSuperwallPurchaseIsRedeemedAndItsAddressKept() = runBlocking {
        assertEquals("Thank you! Your purchase is ready.", superwallLink { sell(Vendor.Superwall) })
        assertEquals("jane.doe@example.com", Superwall.userAttributes["email"])
    }

    @Test
    fun anInvalidSuperwallLinkIsTold() = runBlocking {
        val message = superwallLink { "shop://superwall/redeem?code=redemption_nobody_knows" }
        assertEquals("This link is not valid. Please open the one in your e-mail again.", message)
        assertFalse("email" in Superwall.userAttributes)
    }

    @Test
    fun anExpiredSuperwallLinkIsSentAnew() = runBlocking {
        val message = superwallLink { sell(Vendor.Superwall).also { server.clock.advance(seconds = 3600.0) } }
        assertEquals("This link is too old. We have sent a new one to j***@e***e.com.", message)
    }

    @Test
    fun beingOfflineIsAnErrorForSuperwall() = runBlocking {
        val link = sell(Vendor.Superwall)
        server.fault.inject(FaultInjection.OFFLINE)
        assertEquals("Something went wrong. Please check your connection and open the link again.", superwallLink { link })
    }

    @Test
    fun anErrorOfSuperwallsServiceIsTold() = runBlocking {
        val link = sell(Vendor.Superwall)
        server.fault.inject(FaultInjection.HTTP, status = 500, count = 100)
        assertEquals("Something went wrong. Please check your connection and open the link again.", superwallLink { link })
    }
}
