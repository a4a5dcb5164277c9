package org.redemptionkit

import com.superwall.sdk.kmp.PaywallPresentationHandler
import com.superwall.sdk.kmp.PurchaseController
import com.superwall.sdk.kmp.Superwall
import com.superwall.sdk.kmp.SuperwallDelegate
import com.superwall.sdk.kmp.SuperwallError
import com.superwall.sdk.kmp.SuperwallTold
import com.superwall.sdk.kmp.models.identity.IdentityOptions
import com.superwall.sdk.kmp.models.options.PaywallOptions
import com.superwall.sdk.kmp.models.options.SuperwallOptions
import com.superwall.sdk.kmp.models.redemption.RedemptionResult
import com.superwall.sdk.kmp.models.results.PaywallResult
import com.superwall.sdk.kmp.models.results.PaywallSkippedReason
import com.superwall.sdk.kmp.models.results.PurchaseResult
import com.superwall.sdk.kmp.models.results.RestorationResult
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.put
import org.redemptionkit.conformance.RecordingConnection
import org.redemptionkit.generated.Vendor
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertIs
import kotlin.test.assertNull

/** What the drop-in sends to the native side, and whom it calls when. */
class SuperwallCallsTest {
    private object Controller : PurchaseController {
        override suspend fun purchaseFromAppStore(productId: String) = PurchaseResult.purchased()

        override suspend fun purchaseFromGooglePlay(productId: String, basePlanId: String?, offerId: String?) = PurchaseResult.purchased()

        override suspend fun restorePurchases() = RestorationResult.restored()
    }

    private class Results : SuperwallDelegate {
        val all = ArrayList<RedemptionResult>()

        override fun didRedeemLink(result: RedemptionResult) {
            all += result
        }
    }

    @Test
    fun theNativeSideGetsEachArgument() = realTest {
        RedemptionServer.start().use { real ->
            val sent = RecordingConnection(real.connection)
            RedemptionServer(sent).installSuperwall().use {
                fun arguments() = sent.lastAfter(0, "channel/call")?.params?.get("arguments")?.toString()
                val paywalls = PaywallOptions(automaticallyDismiss = false, shouldShowWebPurchaseConfirmationAlert = false)
                Superwall.configure("key", Controller, SuperwallOptions(paywalls, localeIdentifier = "de_DE"))
                assertEquals(
                    """["key",true,{"paywalls":{"automaticallyDismiss":false,"shouldShowWebPurchaseConfirmationAlert":false},"localeIdentifier":"de_DE","logging":{"level":"INFO"}}]""",
                    arguments(),
                )
                Superwall.configure("key")
                assertEquals("""["key",null,null]""", arguments())
                Superwall.identify("ada")
                assertEquals("""["ada",null]""", arguments())
                Superwall.identify("ada", IdentityOptions(restorePaywallAssignments = true))
                assertEquals("""["ada",{"restorePaywallAssignments":true}]""", arguments())
                Superwall.register("campaign", mapOf("source" to "home"))
                assertEquals("""["campaign",{"source":"home"}]""", arguments())
                Superwall.preloadPaywalls(setOf("campaign"))
                assertEquals("""[["campaign"]]""", arguments())
                Superwall.preloadAllPaywalls()
                assertEquals("[]", arguments())
                Superwall.togglePaywallSpinner(isHidden = true)
                assertEquals("[true]", arguments())
            }
        }
    }

    @Test
    fun theCompletionRunsOnTheMainThreadAfterConfigureHasReturned() = realTest {
        RedemptionServer.start().use { server ->
            val main = AppClock()
            server.installSuperwall { dispatcher = main }.use {
                var completed: Result<Unit>? = null
                Superwall.configure("key") { completed = it }
                assertNull(completed)
                main.runCurrent()
                assertEquals(Result.success(Unit), completed)
            }
        }
    }

    @Test
    fun aConfigurationThatTheNativeSideRefusesHasFailed() = realTest {
        val results = listOf(
            """{"name":"redemption","version":"0.1.0","contractVersion":1}""", """{"session":"s","appUserId":null,"deviceId":"d"}""",
            """{"error":{"code":"error","message":"no key","details":null}}""", "null", "null",
        )
        val replies = results.mapIndexed { index, result -> "read line; echo '{\"jsonrpc\":\"2.0\",\"id\":${index + 1},\"result\":$result}'" }
        RedemptionServer.start { executable = script((replies + "cat > /dev/null").joinToString("\n")) }.use { server ->
            val app = server.installSuperwall()
            var completed: Result<Unit>? = null
            Superwall.configure("key") { completed = it }
            app.settle()
            assertEquals("no key", assertIs<SuperwallError.ConfigurationFailed>(completed?.exceptionOrNull()).message)
        }
    }

    @Test
    fun onlyTheAppThatWasInstalledLastHearsAndItStaysWhenAnEarlierOneIsClosed() = realTest {
        RedemptionServer.start().use { server ->
            val (one, other) = List(2) { Results() }
            val earlier = server.installSuperwall()
            Superwall.delegate = one
            Superwall.configureAndAwait("key")
            server.installSuperwall().use { later ->
                Superwall.delegate = other
                Superwall.configureAndAwait("key")
                val link = server.store.purchase(Vendor.Superwall, "pro_monthly", listOf("pro")).link.url
                server.ask("session/handleDeepLink") {
                    put("session", earlier.session)
                    put("url", link)
                }
                earlier.settle()
                earlier.close()
                Superwall.handleDeepLink(server.store.purchase(Vendor.Superwall, "pro_monthly", listOf("pro")).link.url)
                later.settle()
                assertEquals(listOf(0, 1), listOf(one, other).map { it.all.size })
            }
            assertNull(Superwall.delegate, "nothing of the app is left")
        }
    }

    @Test
    fun whatIsToldReachesItsHandlerWhole() {
        val heard = ArrayList<Any?>()
        val told = SuperwallTold()
        told.delegate = object : SuperwallDelegate {
            override fun handleSuperwallDeepLink(fullURL: String, pathComponents: List<String>, queryParameters: Map<String, String>) {
                heard.add(listOf(fullURL, pathComponents, queryParameters))
            }
        }
        val handler = PaywallPresentationHandler().apply {
            onError { heard += it }
            onSkip { heard += it }
            onDismiss { _, result -> heard += result }
        }
        told.registered(handler) { heard += "feature" }
        for ((completion, result) in listOf("onError" to "no", "onSkip" to "", "onDismiss" to "restored", "onDismiss" to "declined", "feature" to "")) {
            told.hear("register", Json.parseToJsonElement("""{"completion":"$completion","result":"$result"}"""))
        }
        told.hear("handleSuperwallDeepLink", Json.parseToJsonElement("""{"fullURL":"a://b/c?d=e","pathComponents":["c"],"queryParameters":{"d":"e"}}"""))
        val expected = listOf(
            "no", PaywallSkippedReason.PlacementNotFound, PaywallResult.Restored, PaywallResult.Declined, "feature",
            listOf("a://b/c?d=e", listOf("c"), mapOf("d" to "e")),
        )
        assertEquals(expected, heard)
    }
}
