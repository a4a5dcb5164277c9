package org.redemptionkit

import com.revenuecat.purchases.kmp.Purchases
import com.revenuecat.purchases.kmp.configure
import kotlinx.coroutines.delay
import org.redemptionkit.generated.FaultInjection
import org.redemptionkit.generated.Platform
import org.redemptionkit.generated.Vendor
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.time.Duration.Companion.milliseconds

/** Links as the operating systems deliver them: `onCreate` and `onNewIntent` on Android, `onOpenURL` on iOS. */
class PhoneTest {
    private class Entry : PhoneApp {
        val seen = ArrayList<String>()

        override fun onCreate(link: String?, isRecreated: Boolean) {
            seen += "create $link $isRecreated"
        }

        override fun onLink(link: String) {
            seen += "link $link"
        }
    }

    private fun on(platform: Platform, body: suspend (RedemptionServer, ChannelSession) -> Unit) = realTest {
        RedemptionServer.start().use { server -> server.installPurchases { this.platform = platform }.use { body(server, it) } }
    }

    @Test
    fun androidStartsTheAppWithTheLinkInItsIntentAndKeepsIt() = on(Platform.Android) { _, app ->
        val entry = Entry()
        val phone = Phone(entry, app)
        phone.recreate()
        phone.launch("shop://a")
        phone.recreate()
        phone.open("shop://b")
        phone.recreate()
        assertEquals(listOf("create shop://a false", "create shop://a true", "link shop://b", "create shop://b true"), entry.seen)
        assertFailsWith<IllegalStateException> { phone.launch() }
    }

    @Test
    fun iosOpensTheLinkOfAColdStartLikeAnyOther() = on(Platform.Ios) { _, app ->
        val entry = Entry()
        val phone = Phone(entry, app)
        phone.launch("shop://a")
        phone.open("shop://b")
        phone.recreate()
        assertEquals(listOf("create null false", "link shop://a", "link shop://b"), entry.seen)
    }

    @Test
    fun anAnswerThatWaitsForTheClockComesAfterTheLinkWasOpenedTwice() = on(Platform.Ios) { server, app ->
        Purchases.configure("key") { appUserId = "ada" }
        val url = server.store.purchase(Vendor.Revenuecat, "pro_monthly", listOf("pro")).link.url
        val results = ArrayList<String?>()
        val phone = Phone(app) { link ->
            val redemption = Purchases.parseAsWebPurchaseRedemption(link) ?: error(link)
            Purchases.sharedInstance.redeemWebPurchase(redemption) { results += it::class.simpleName }
        }
        server.fault.inject(FaultInjection.DELAY, seconds = 5.0)
        phone.open(url)
        phone.open(url)
        assertEquals(emptyList(), results)
        server.clock.advance(5.0)
        app.settle()
        assertEquals(listOf<String?>("Success", "Success"), results)
    }

    @Test
    fun aLinkOpensAnAppThatDoesNotRunYet() = on(Platform.Android) { _, app ->
        val entry = Entry()
        Phone(entry, app).open("shop://a")
        assertEquals(listOf("create null false", "link shop://a"), entry.seen)
    }

    @Test
    fun anAppThatForgetsAboutARecreatedActivityRedeemsTwice() = on(Platform.Android) { server, app ->
        Purchases.configure("key") { appUserId = "ada" }
        fun redeem(link: String) {
            Purchases.parseAsWebPurchaseRedemption(link)?.let { Purchases.sharedInstance.redeemWebPurchase(it) {} }
        }
        val careless = object : PhoneApp {
            override fun onCreate(link: String?, isRecreated: Boolean) {
                link?.let(::redeem)
            }

            override fun onLink(link: String) = redeem(link)
        }
        for ((phone, times) in listOf(Phone(app) { redeem(it) } to 1, Phone(careless, app) to 2)) {
            val link = server.store.purchase(Vendor.Revenuecat, "pro_monthly", listOf("pro")).link.url
            phone.launch(link)
            phone.recreate()
            assertEquals(times, app.redemptions().count { it.url == link })
        }
    }

    @Test
    fun whatTheAppThrowsEndsTheTest() = on(Platform.Ios) { _, app ->
        assertFailsWith<NumberFormatException> { Phone(app) { it.toInt() }.open("shop://a") }
        Purchases.configure("key").getCustomerInfo(onError = { error("$it") }, onSuccess = { error("after the test's last wait") })
        while (!app.hasThrown) delay(1.milliseconds)
        assertEquals("after the test's last wait", assertFailsWith<IllegalStateException> { app.close() }.message)
    }
}
