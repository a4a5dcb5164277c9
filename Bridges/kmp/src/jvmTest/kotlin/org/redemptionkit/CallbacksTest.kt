package org.redemptionkit

import com.revenuecat.purchases.kmp.Purchases
import com.revenuecat.purchases.kmp.configure
import com.revenuecat.purchases.kmp.ktx.awaitCanMakePayments
import com.revenuecat.purchases.kmp.models.CacheFetchPolicy
import com.revenuecat.purchases.kmp.models.CustomerInfo
import com.revenuecat.purchases.kmp.models.PurchasesError
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.put
import org.redemptionkit.conformance.RecordingConnection
import org.redemptionkit.generated.FaultInjection
import org.redemptionkit.generated.Platform
import org.redemptionkit.generated.Vendor
import java.io.File
import kotlin.test.Test
import kotlin.test.assertEquals

/** The callbacks of `Purchases`: what each is called with, and when. */
class CallbacksTest {
    private class Heard(private val app: ChannelSession, private val sent: RecordingConnection) {
        private var words = ArrayList<String>()
        val error: (PurchasesError) -> Unit = { words += it.code.name }
        val customer: (CustomerInfo) -> Unit = { words += "${it.entitlements.active.keys.sorted()}" }

        fun say(word: Any?) {
            words += "$word"
        }

        /** The only word that [call] led to; it asked the native side for [method]. */
        suspend fun of(method: String? = null, call: Heard.() -> Unit): String {
            words = ArrayList()
            val before = sent.count
            call()
            app.settle()
            if (method != null) assertEquals(method, sent.lastAfter(before, "channel/call")?.params?.text("method"))
            return words.single()
        }
    }

    private fun onEachPlatform(body: suspend (RedemptionServer, Heard) -> Unit) = realTest {
        for (system in listOf(Platform.Ios, Platform.Android)) RedemptionServer.start().use { server ->
            val sent = RecordingConnection(server.connection)
            RedemptionServer(sent).installPurchases { platform = system }.use { app -> body(server, Heard(app, sent)) }
        }
    }

    @Test
    fun eachCallbackIsCalledOnceWithItsAnswer() = onEachPlatform { server, heard ->
        val sdk = Purchases.configure("key")
        assertEquals("LogOutWithAnonymousUserError", heard.of { sdk.logOut(error, customer) })
        assertEquals("InvalidAppUserIdError", heard.of { sdk.logIn(" ", error) { _, _ -> say("a success") } })
        assertEquals("[] true", heard.of { sdk.logIn("ada", error) { info, created -> say("${info.activeSubscriptions} $created") } })
        assertEquals("[] false", heard.of { sdk.logIn("ada", error) { info, created -> say("${info.activeSubscriptions} $created") } })
        server.store.purchase(Vendor.Revenuecat, "pro_monthly", listOf("pro"), appUserId = "ada")
        assertEquals("[]", heard.of { sdk.getCustomerInfo(CacheFetchPolicy.CACHE_ONLY, error, customer) })
        assertEquals("[pro]", heard.of { sdk.getCustomerInfo(CacheFetchPolicy.FETCH_CURRENT, error, customer) })
        assertEquals("[pro]", heard.of("restorePurchases") { sdk.restorePurchases(error, customer) })
        assertEquals("[pro]", heard.of("syncPurchases") { sdk.syncPurchases(error, customer) })
        assertEquals("[]", heard.of("logOut") { sdk.logOut(error, customer) })
        assertEquals(true, sdk.isAnonymous)
        assertEquals("true", heard.of { Purchases.canMakePayments { say(it) } })
        assertEquals("null", heard.of { sdk.getStorefront { say(it) } })
        assertEquals("[]", heard.of { sdk.getProducts(listOf("pro_monthly"), error) { say(it) } })
        assertEquals("{}", heard.of { sdk.getOfferings(error) { say(it.all) } })
        assertEquals("{}", heard.of { sdk.syncAttributesAndOfferingsIfNeeded(error) { say(it.all) } })
        assertEquals("{}", heard.of { sdk.getVirtualCurrencies(error) { say(it.all) } })
        sdk.invalidateCustomerInfoCache()
        assertEquals("CustomerInfoError", heard.of { sdk.getCustomerInfo(CacheFetchPolicy.CACHE_ONLY, error, customer) })
        server.fault.inject(FaultInjection.OFFLINE)
        assertEquals(if (sdk.store.name == "APP_STORE") "OfflineConnectionError" else "NetworkError", heard.of { sdk.logIn("bob", error) { _, _ -> say("a success") } })
    }

    @Test
    fun settlingWaitsForCallsThatCallbacksStart() = onEachPlatform { _, heard ->
        val sdk = Purchases.configure("key")
        val said = heard.of {
            sdk.restorePurchases(error) { sdk.syncPurchases(error) { sdk.getCustomerInfo(onError = error, onSuccess = { say("the last one") }) } }
        }
        assertEquals("the last one", said)
    }

    @Test
    fun settlingWaitsForTheCallbackOfACallThatHasEnded() = onEachPlatform { _, heard ->
        val sdk = Purchases.configure("key")
        val said = heard.of {
            sdk.restorePurchases(error) {
                sdk.syncPurchases(error) { Thread.sleep(50).also { say("the last one") } }
                Thread.sleep(200)
            }
        }
        assertEquals("the last one", said)
    }

    @Test
    fun aSecondConfigurationTakesThePlaceOfTheFirst() = onEachPlatform { _, heard ->
        Purchases.configure("key") { appUserId = "ada" }
        assertEquals("bob", Purchases.configure("key") { appUserId = "bob" }.appUserID)
        assertEquals("bob", Purchases.sharedInstance.appUserID)
        assertEquals(null, Purchases.sharedInstance.getCachedVirtualCurrencies())
        assertEquals("{}", heard.of { Purchases.sharedInstance.getVirtualCurrencies(error) { say(it.all) } })
    }

    @Test
    fun aCallbackHasTheReplysPlaceAmongTheEventsAlsoIfTheMainThreadIsBusy() = realTest {
        val change = change()
        val reply = """{"jsonrpc":"2.0","id":4,"result":{"value":false}}"""
        val results = listOf(
            """{"name":"redemption","version":"0.1.0","contractVersion":1}""", """{"session":"s","appUserId":null,"deviceId":"d"}""", """{"value":null}""",
        )
        val lines = File.createTempFile("replies", ".jsonl").apply { deleteOnExit() }
        lines.writeText(listOf(change, change, reply, change, "").joinToString("\n"))
        val replies = results.mapIndexed { index, result -> "read line; echo '{\"jsonrpc\":\"2.0\",\"id\":${index + 1},\"result\":$result}'" }
        val last = listOf("null", """{"value":false}""").mapIndexed { index, result -> "read line; echo '{\"jsonrpc\":\"2.0\",\"id\":${index + 5},\"result\":$result}'" }
        val program = script((replies + "read line; cat '${lines.path}'" + last + "cat > /dev/null").joinToString("\n"))
        RedemptionServer.start { executable = program }.use { server ->
            val app = server.installPurchases()
            val heard = ArrayList<String>()
            Purchases.configure("key").delegate = Updates {
                if (heard.isEmpty()) Thread.sleep(200)
                heard += "event"
            }
            Purchases.canMakePayments { heard += "reply $it" }
            app.settle()
            assertEquals(listOf("event", "event", "reply false", "event"), heard)
            assertEquals(false, Purchases.awaitCanMakePayments())
        }
    }

    /** The message of a change of the customer in the session `s`. */
    private suspend fun change(): String = RedemptionServer.start().use { server ->
        server.recordEvents().use { recorder ->
            val session = server.open()
            val link = server.buy()
            server.ask("redemption/redeem") {
                put("session", session)
                put("url", link)
            }
            val event = recorder.take().last { it.text("name") == "customerInfoUpdated" }
            """{"jsonrpc":"2.0","method":"session/event","params":${JsonObject(event + ("session" to JsonPrimitive("s")))}}"""
        }
    }
}
