package org.redemptionkit

import com.superwall.sdk.kmp.PaywallPresentationHandler
import com.superwall.sdk.kmp.Superwall
import com.superwall.sdk.kmp.SuperwallDelegate
import com.superwall.sdk.kmp.SuperwallError
import com.superwall.sdk.kmp.models.callbacks.CustomCallbackResult
import com.superwall.sdk.kmp.models.options.LogLevel
import com.superwall.sdk.kmp.models.options.LogScope
import com.superwall.sdk.kmp.models.options.Logging
import com.superwall.sdk.kmp.models.options.PaywallOptions
import com.superwall.sdk.kmp.models.options.SuperwallOptions
import com.superwall.sdk.kmp.models.results.PresentationResult
import kotlinx.coroutines.CompletableDeferred
import org.redemptionkit.generated.Platform
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertFalse
import kotlin.test.assertNull
import kotlin.test.assertTrue

/** What an app's start does beside a redemption, as Superwall's quickstart prints it. */
class SuperwallQuickstartTest {
    private fun onEachPlatform(body: suspend (RedemptionServer, Platform, ChannelSession) -> Unit) = realTest {
        RedemptionServer.start().use { server ->
            for (platform in listOf(Platform.Ios, Platform.Android)) {
                server.installSuperwall { this.platform = platform }.use { app -> body(server, platform, app) }
            }
        }
    }

    @Test
    fun theAppConfiguresWithOptionsAndRegistersAPlacement() = onEachPlatform { _, _, app ->
        Superwall.delegate = object : SuperwallDelegate {
            override fun handleLog(level: LogLevel, scope: LogScope, message: String?, info: Map<String, Any?>?, error: String?) = Unit
        }
        assertFalse(Superwall.isInitialized)
        val configured = CompletableDeferred<Result<Unit>>()
        val options = SuperwallOptions(
            paywalls = PaywallOptions(shouldPreload = false, overrideProductsByName = mapOf("primary" to "pro_monthly")),
            localeIdentifier = "en_GB",
            logging = Logging(level = LogLevel.DEBUG, scopes = setOf(LogScope.SUPERWALL_CORE)),
        )
        Superwall.configure(apiKey = "pk_your_api_key", options = options) { configured.complete(it) }
        assertTrue(configured.await().isSuccess)
        assertTrue(Superwall.isInitialized)
        assertEquals(LogLevel.DEBUG, Superwall.logLevel)
        assertEquals("en_GB", Superwall.localeIdentifier)
        assertEquals(mapOf("primary" to "pro_monthly"), Superwall.overrideProductsByName)
        val ran = CompletableDeferred<Unit>()
        val handler = PaywallPresentationHandler()
        handler.onCustomCallback { CustomCallbackResult.failure() }
        Superwall.register(placement = "campaign_trigger", handler = handler) { ran.complete(Unit) }
        app.settle()
        ran.await()
    }

    @Test
    fun theOptionsHaveTheSdksDefaults() = assertEquals(
        "SuperwallOptions(paywalls=PaywallOptions(isHapticFeedbackEnabled=true, restoreFailed=RestoreFailed(title=No Subscription Found, " +
            "message=We couldn't find an active subscription for your account., closeButtonTitle=Okay), shouldShowPurchaseFailureAlert=true, " +
            "shouldPreload=true, preloadDeviceOverrides={}, automaticallyDismiss=true, transactionBackgroundView=SPINNER, " +
            "shouldShowWebRestorationAlert=true, overrideProductsByName=null, shouldShowWebPurchaseConfirmationAlert=true, onBackPressed=null), " +
            "networkEnvironment=RELEASE, isExternalDataCollectionEnabled=true, eventTrackingBehavior=ALL, localeIdentifier=null, " +
            "isGameControllerEnabled=false, enableExperimentalDeviceVariables=false, logging=Logging(level=INFO, scopes=[ALL]), " +
            "passIdentifiersToPlayStore=false, testModeBehavior=AUTOMATIC, shouldObservePurchases=false, " +
            "shouldBypassAppTransactionCheck=false, maxConfigRetryCount=6, useMockReviews=false)",
        SuperwallOptions().toString(),
    )

    @Test
    fun settingsCanBeReadBack() = onEachPlatform { _, platform, _ ->
        Superwall.configureAndAwait("pk_key")
        assertEquals(if (platform == Platform.Ios) LogLevel.INFO else LogLevel.WARN, Superwall.logLevel, "the native default")
        Superwall.logLevel = LogLevel.NONE
        assertEquals(LogLevel.NONE, Superwall.logLevel)
        assertNull(Superwall.localeIdentifier)
        Superwall.localeIdentifier = "de_DE"
        assertEquals("de_DE", Superwall.localeIdentifier)
        Superwall.localeIdentifier = null
        assertNull(Superwall.localeIdentifier)
        Superwall.overrideProductsByName = mapOf("primary" to "pro_monthly")
        assertEquals(mapOf("primary" to "pro_monthly"), Superwall.overrideProductsByName)
    }

    @Test
    fun paywallsAreEmpty() = onEachPlatform { _, platform, app ->
        Superwall.configureAndAwait("pk_key")
        Superwall.preloadAllPaywalls()
        Superwall.preloadPaywalls(setOf("campaign_trigger"))
        Superwall.togglePaywallSpinner(isHidden = true)
        assertNull(Superwall.latestPaywallInfo)
        assertTrue(Superwall.confirmAllAssignments().isEmpty())
        assertEquals(PresentationResult.PlacementNotFound, Superwall.getPresentationResult("campaign_trigger", mapOf("a" to 1)))
        Superwall.getDeviceAttributes()
        assertTrue(Superwall.getEntitlementsByProductIds(setOf("pro_monthly")).isEmpty())
        if (platform == Platform.Ios) {
            assertEquals("token", Superwall.consume("token"))
        } else {
            assertFailsWith<SuperwallError.Native>("Google Play does not know the token") { Superwall.consume("token") }
        }
        app.settle()
    }
}
