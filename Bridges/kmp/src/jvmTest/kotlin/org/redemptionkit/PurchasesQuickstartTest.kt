package org.redemptionkit

import com.revenuecat.purchases.kmp.LogHandler
import com.revenuecat.purchases.kmp.LogLevel
import com.revenuecat.purchases.kmp.Purchases
import com.revenuecat.purchases.kmp.PurchasesConfiguration
import com.revenuecat.purchases.kmp.configure
import com.revenuecat.purchases.kmp.ktx.awaitCanMakePayments
import com.revenuecat.purchases.kmp.ktx.awaitGetProducts
import com.revenuecat.purchases.kmp.ktx.awaitOfferings
import com.revenuecat.purchases.kmp.ktx.awaitPurchase
import com.revenuecat.purchases.kmp.ktx.awaitStorefront
import com.revenuecat.purchases.kmp.ktx.awaitSyncAttributesAndOfferingsIfNeeded
import com.revenuecat.purchases.kmp.ktx.awaitSyncPurchases
import com.revenuecat.purchases.kmp.ktx.awaitVirtualCurrencies
import com.revenuecat.purchases.kmp.models.BillingFeature
import com.revenuecat.purchases.kmp.models.CustomPaywallImpressionParams
import com.revenuecat.purchases.kmp.models.DangerousSettings
import com.revenuecat.purchases.kmp.models.EntitlementVerificationMode
import com.revenuecat.purchases.kmp.models.Offerings
import com.revenuecat.purchases.kmp.models.Package
import com.revenuecat.purchases.kmp.models.PackageType
import com.revenuecat.purchases.kmp.models.Period
import com.revenuecat.purchases.kmp.models.PeriodUnit
import com.revenuecat.purchases.kmp.models.PresentedOfferingContext
import com.revenuecat.purchases.kmp.models.Price
import com.revenuecat.purchases.kmp.models.ProductCategory
import com.revenuecat.purchases.kmp.models.ProductType
import com.revenuecat.purchases.kmp.models.PurchasesAreCompletedBy
import com.revenuecat.purchases.kmp.models.PurchasesErrorCode
import com.revenuecat.purchases.kmp.models.PurchasesTransactionException
import com.revenuecat.purchases.kmp.models.PurchasingData
import com.revenuecat.purchases.kmp.models.Store
import com.revenuecat.purchases.kmp.models.StoreKitVersion
import com.revenuecat.purchases.kmp.models.StoreMessageType
import com.revenuecat.purchases.kmp.models.StoreProduct
import com.revenuecat.purchases.kmp.models.StoreProductDiscount
import com.revenuecat.purchases.kmp.models.SubscriptionOption
import com.revenuecat.purchases.kmp.models.SubscriptionOptions
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertFalse
import kotlin.test.assertNull
import kotlin.test.assertTrue
import kotlinx.coroutines.CompletableDeferred
import org.redemptionkit.conformance.RecordingConnection
import org.redemptionkit.generated.Platform

/** What an app's start does beside a redemption, as RevenueCat's quickstart prints it. */
class PurchasesQuickstartTest {
    private fun onEachPlatform(body: suspend (RedemptionServer, Platform, ChannelSession) -> Unit) = realTest {
        RedemptionServer.start().use { server ->
            for (platform in listOf(Platform.Ios, Platform.Android)) {
                server.installPurchases { this.platform = platform }.use { app -> body(server, platform, app) }
            }
        }
    }

    @Test
    fun settingsAreKeptUntilTheNextInstallation() = onEachPlatform { _, _, _ ->
        assertEquals(LogLevel.INFO, Purchases.logLevel)
        val handler = object : LogHandler {
            override fun v(tag: String, msg: String) = Unit
            override fun d(tag: String, msg: String) = Unit
            override fun i(tag: String, msg: String) = Unit
            override fun w(tag: String, msg: String) = Unit
            override fun e(tag: String, msg: String, throwable: Throwable?) = Unit
        }
        Purchases.logLevel = LogLevel.DEBUG
        Purchases.logHandler = handler
        Purchases.proxyURL = "https://proxy.example.com"
        Purchases.simulatesAskToBuyInSandbox = true
        Purchases.forceUniversalAppStore = true
        Purchases.configure("key")
        assertEquals(LogLevel.DEBUG, Purchases.logLevel)
        assertTrue(handler === Purchases.logHandler)
        assertEquals("https://proxy.example.com", Purchases.proxyURL)
        assertTrue(Purchases.simulatesAskToBuyInSandbox)
        assertTrue(Purchases.forceUniversalAppStore)
    }

    @Test
    fun theBuilderKeepsEveryField() = onEachPlatform { _, platform, _ ->
        val defaults = PurchasesConfiguration("key")
        assertNull(defaults.appUserId)
        assertEquals(PurchasesAreCompletedBy.RevenueCat, defaults.purchasesAreCompletedBy)
        assertEquals(StoreKitVersion.DEFAULT, defaults.storeKitVersion)
        assertTrue(defaults.showInAppMessagesAutomatically)
        assertTrue(defaults.dangerousSettings.autoSyncPurchases)
        assertEquals(EntitlementVerificationMode.DISABLED, defaults.verificationMode)

        val configuration = PurchasesConfiguration(apiKey = "key") {
            appUserId = "ada"
            purchasesAreCompletedBy = PurchasesAreCompletedBy.MyApp(StoreKitVersion.STOREKIT_2)
            userDefaultsSuiteName = "group.shop"
            showInAppMessagesAutomatically = false
            store = Store.AMAZON
            diagnosticsEnabled = true
            dangerousSettings = DangerousSettings(autoSyncPurchases = false)
            verificationMode = EntitlementVerificationMode.INFORMATIONAL
            pendingTransactionsForPrepaidPlansEnabled = true
            preferredUILocaleOverride = "de_DE"
        }
        assertEquals(StoreKitVersion.STOREKIT_2, configuration.storeKitVersion)
        assertEquals("group.shop", configuration.userDefaultsSuiteName)
        assertFalse(configuration.showInAppMessagesAutomatically)
        assertEquals(Store.AMAZON, configuration.store)
        assertTrue(configuration.diagnosticsEnabled)
        assertFalse(configuration.dangerousSettings.autoSyncPurchases)
        assertEquals(EntitlementVerificationMode.INFORMATIONAL, configuration.verificationMode)
        assertEquals(true, configuration.pendingTransactionsForPrepaidPlansEnabled)
        assertEquals("de_DE", configuration.preferredUILocaleOverride)
        val purchases = Purchases.configure(configuration)
        assertEquals("ada", purchases.appUserID)
        assertEquals(if (platform == Platform.Ios) Store.APP_STORE else Store.AMAZON, purchases.store)
    }

    @Test
    fun aConfigurationSaysItsDefaultsAndWhatTheBuilderIsToldInAChain() {
        val settings = DangerousSettings()
        assertEquals(
            "PurchasesConfiguration(apiKey=key, appUserId=null, purchasesAreCompletedBy=RevenueCat, userDefaultsSuiteName=null, " +
                "storeKitVersion=DEFAULT, showInAppMessagesAutomatically=true, store=null, diagnosticsEnabled=false, " +
                "dangerousSettings=$settings, verificationMode=DISABLED, pendingTransactionsForPrepaidPlansEnabled=null, " +
                "preferredUILocaleOverride=null)",
            PurchasesConfiguration("key") { dangerousSettings = settings }.toString(),
        )
        val told = PurchasesConfiguration.Builder("other").apiKey("key").appUserId("ada").userDefaultsSuiteName("group.shop")
            .purchasesAreCompletedBy(PurchasesAreCompletedBy.RevenueCat).storeKitVersion(StoreKitVersion.STOREKIT_1)
            .showInAppMessagesAutomatically(false).store(Store.AMAZON).diagnosticsEnabled(true).dangerousSettings(settings)
            .verificationMode(EntitlementVerificationMode.INFORMATIONAL).pendingTransactionsForPrepaidPlansEnabled(true)
            .preferredUILocaleOverride("de_DE").build()
        assertEquals(
            "PurchasesConfiguration(apiKey=key, appUserId=ada, purchasesAreCompletedBy=RevenueCat, userDefaultsSuiteName=group.shop, " +
                "storeKitVersion=STOREKIT_1, showInAppMessagesAutomatically=false, store=AMAZON, diagnosticsEnabled=true, " +
                "dangerousSettings=$settings, verificationMode=INFORMATIONAL, pendingTransactionsForPrepaidPlansEnabled=true, " +
                "preferredUILocaleOverride=de_DE)",
            told.toString(),
        )
    }

    @Test
    fun everySetterIsSentByItsNameAndReturnsNothing() = realTest {
        for (system in listOf(Platform.Ios, Platform.Android)) RedemptionServer.start().use { server ->
            val sent = RecordingConnection(server.connection)
            RedemptionServer(sent).installPurchases { platform = system }.use { app ->
                val purchases = Purchases.configure("key") { appUserId = "ada" }
                fun assertSent(method: String, arguments: String) =
                    assertEquals("\"$method\" $arguments", sent.lastAfter(0, "channel/call")?.params?.let { "${it["method"]} ${it["arguments"]}" })
                purchases.setAttributes(mapOf("age" to "24", "custom_group" to null))
                assertSent("setAttributes", """[{"age":"24","custom_group":null}]""")
                val setters = listOf(
                    purchases::setEmail, purchases::setPhoneNumber, purchases::setDisplayName, purchases::setPushToken,
                    purchases::setMixpanelDistinctID, purchases::setOnesignalID, purchases::setOnesignalUserID,
                    purchases::setPostHogUserID, purchases::setAirshipChannelID, purchases::setFirebaseAppInstanceID,
                    purchases::setAdjustID, purchases::setAirbridgeDeviceID, purchases::setAppsflyerID, purchases::setFBAnonymousID,
                    purchases::setMparticleID, purchases::setCleverTapID, purchases::setMediaSource, purchases::setCampaign,
                    purchases::setAdGroup, purchases::setAd, purchases::setKeyword, purchases::setCreative,
                    purchases::overridePreferredUILocale,
                )
                for (setter in setters) {
                    setter("value")
                    assertSent(setter.name, """["value"]""")
                    setter(null)
                    assertSent(setter.name, "[null]")
                }
                for (method in listOf(
                    purchases::collectDeviceIdentifiers, purchases::enableAdServicesAttributionTokenCollection,
                    purchases::presentCodeRedemptionSheet, purchases::invalidateVirtualCurrenciesCache,
                )) {
                    method()
                    assertSent(method.name, "[]")
                }
                purchases.syncAmazonPurchase("product", "receipt", "user", "EUR", 4.99)
                assertSent("syncAmazonPurchase", """["product","receipt","user","EUR",4.99]""")
                purchases.syncAmazonPurchase("product", "receipt", "user", null, null)
                assertSent("syncAmazonPurchase", """["product","receipt","user",null,null]""")
                purchases.showInAppMessagesIfNeeded()
                assertSent("showInAppMessagesIfNeeded", """[["BILLING_ISSUES"]]""")
                purchases.showInAppMessagesIfNeeded(StoreMessageType.entries)
                assertSent("showInAppMessagesIfNeeded", """[["BILLING_ISSUES","PRICE_INCREASE_CONSENT","GENERIC","WIN_BACK_OFFER"]]""")
                purchases.trackCustomPaywallImpression()
                assertSent("trackCustomPaywallImpression", """[{"paywallId":null,"offeringId":null}]""")
                purchases.trackCustomPaywallImpression(CustomPaywallImpressionParams("paywall"))
                assertSent("trackCustomPaywallImpression", """[{"paywallId":"paywall","offeringId":null}]""")
                assertEquals("paywall", CustomPaywallImpressionParams("paywall").paywallId)
                app.settle()
            }
        }
    }

    @Test
    fun theStoreIsEmpty() = onEachPlatform { _, _, app ->
        val purchases = Purchases.configure("key") { appUserId = "ada" }
        val offerings = CompletableDeferred<Offerings>()
        purchases.getOfferings(onError = { error("an error: $it") }, onSuccess = { offerings.complete(it) })
        app.settle()
        assertNull(offerings.await().current)
        assertTrue(purchases.awaitOfferings().all.isEmpty())
        assertTrue(purchases.awaitSyncAttributesAndOfferingsIfNeeded().all.isEmpty())
        assertTrue(purchases.awaitGetProducts(listOf("pro_monthly")).isEmpty())
        assertTrue(purchases.awaitVirtualCurrencies().all.isEmpty())
        assertTrue(Purchases.awaitCanMakePayments(listOf(BillingFeature.SUBSCRIPTIONS)))
        assertNull(purchases.awaitStorefront(), "no store has a country here")
        val storefront = CompletableDeferred<String>()
        purchases.getStorefront { storefront.complete(it?.countryCode ?: "none") }
        app.settle()
        assertEquals("none", storefront.await())
        purchases.getCachedVirtualCurrencies()
        app.settle()
    }

    @Test
    fun aPurchaseFailsAsTheStoreSellsNothing() = onEachPlatform { _, platform, app ->
        val purchases = Purchases.configure("key") { appUserId = "ada" }
        val failed = CompletableDeferred<Pair<PurchasesErrorCode, Boolean>>()
        purchases.purchase(
            packageToPurchase = Monthly,
            onError = { error, userCancelled -> failed.complete(error.code to userCancelled) },
            onSuccess = { _, _ -> error("it was bought") },
        )
        app.settle()
        assertEquals(PurchasesErrorCode.ProductNotAvailableForPurchaseError to false, failed.await())
        val thrown = assertFailsWith<PurchasesTransactionException> { purchases.awaitPurchase(Monthly) }
        assertEquals(PurchasesErrorCode.ProductNotAvailableForPurchaseError, thrown.code)
        assertFalse(thrown.userCancelled)
        val recorded = CompletableDeferred<PurchasesErrorCode>()
        purchases.recordPurchase("pro_monthly", onError = { recorded.complete(it.code) }, onSuccess = { error("it was recorded") })
        app.settle()
        val expected = if (platform == Platform.Ios) PurchasesErrorCode.UnknownError else PurchasesErrorCode.UnsupportedError
        assertEquals(expected, recorded.await())
    }

    /** A package of the app's own making; the SDK's offerings have none here. */
    private object Monthly : Package {
        override val identifier = "\$rc_monthly"
        override val packageType = PackageType.MONTHLY
        override val presentedOfferingContext = PresentedOfferingContext("default", null, null)
        override val webCheckoutUrl: String? = null
        override val storeProduct = object : StoreProduct {
            override val id = "pro_monthly"
            override val type = ProductType.SUBS
            override val category = ProductCategory.SUBSCRIPTION
            override val price = Price("4.99 €", 4_990_000, "EUR")
            override val title = "Pro"
            override val localizedDescription: String? = null
            override val period = Period(1, PeriodUnit.MONTH)
            override val subscriptionOptions: SubscriptionOptions? = null
            override val defaultOption: SubscriptionOption? = null
            override val discounts = emptyList<StoreProductDiscount>()
            override val introductoryDiscount: StoreProductDiscount? = null
            override val purchasingData = object : PurchasingData {
                override val productId = "pro_monthly"
                override val productType = ProductType.SUBS
            }
            override val presentedOfferingContext: PresentedOfferingContext? = null
            override val pricePerWeek: Price? = null
            override val pricePerMonth: Price? = null
            override val pricePerYear: Price? = null
        }
    }

    @Test
    fun syncingPurchasesReturnsTheCustomer() = onEachPlatform { _, _, app ->
        val purchases = Purchases.configure("key") { appUserId = "ada" }
        val user = CompletableDeferred<String>()
        purchases.syncPurchases(onError = { error("an error: $it") }, onSuccess = { user.complete(it.originalAppUserId) })
        app.settle()
        assertEquals("ada", user.await())
        assertEquals("ada", purchases.awaitSyncPurchases().originalAppUserId)
    }
}
