package com.revenuecat.purchases.kmp

import com.revenuecat.purchases.kmp.models.DangerousSettings
import com.revenuecat.purchases.kmp.models.EntitlementVerificationMode
import com.revenuecat.purchases.kmp.models.PurchasesAreCompletedBy
import com.revenuecat.purchases.kmp.models.Store
import com.revenuecat.purchases.kmp.models.StoreKitVersion

/**
 * What the SDK is configured with. (purchases-kmp 3.5.1, `core/…/PurchasesConfiguration.kt`)
 *
 * Only [apiKey] and [appUserId] affect a redemption. The other values are kept and can be read back.
 *
 * @property apiKey the project's public key; any text that is not blank.
 * @property appUserId the app's user; null for an anonymous one.
 */
public class PurchasesConfiguration private constructor(builder: Builder) {
    public val apiKey: String = builder.apiKey
    public val appUserId: String? = builder.appUserId
    public val purchasesAreCompletedBy: PurchasesAreCompletedBy = builder.purchasesAreCompletedBy
    public val userDefaultsSuiteName: String? = builder.userDefaultsSuiteName

    /** The StoreKit version; that of [PurchasesAreCompletedBy.MyApp] takes precedence. */
    public val storeKitVersion: StoreKitVersion =
        (purchasesAreCompletedBy as? PurchasesAreCompletedBy.MyApp)?.storeKitVersion ?: builder.storeKitVersion
    public val showInAppMessagesAutomatically: Boolean = builder.showInAppMessagesAutomatically
    public val store: Store? = builder.store
    public val diagnosticsEnabled: Boolean = builder.diagnosticsEnabled
    public val dangerousSettings: DangerousSettings = builder.dangerousSettings
    public val verificationMode: EntitlementVerificationMode = builder.verificationMode
    public val pendingTransactionsForPrepaidPlansEnabled: Boolean? = builder.pendingTransactionsForPrepaidPlansEnabled
    public val preferredUILocaleOverride: String? = builder.preferredUILocaleOverride

    override fun toString(): String =
        "PurchasesConfiguration(apiKey=$apiKey, appUserId=$appUserId, purchasesAreCompletedBy=$purchasesAreCompletedBy, " +
            "userDefaultsSuiteName=$userDefaultsSuiteName, storeKitVersion=$storeKitVersion, " +
            "showInAppMessagesAutomatically=$showInAppMessagesAutomatically, store=$store, " +
            "diagnosticsEnabled=$diagnosticsEnabled, dangerousSettings=$dangerousSettings, verificationMode=$verificationMode, " +
            "pendingTransactionsForPrepaidPlansEnabled=$pendingTransactionsForPrepaidPlansEnabled, " +
            "preferredUILocaleOverride=$preferredUILocaleOverride)"

    /** Builds a configuration. The values start with the SDK's defaults. */
    public class Builder(public var apiKey: String) {
        public var appUserId: String? = null
        public var purchasesAreCompletedBy: PurchasesAreCompletedBy = PurchasesAreCompletedBy.RevenueCat
        public var userDefaultsSuiteName: String? = null
        public var storeKitVersion: StoreKitVersion = StoreKitVersion.DEFAULT
        public var showInAppMessagesAutomatically: Boolean = true
        public var store: Store? = null
        public var diagnosticsEnabled: Boolean = false
        public var dangerousSettings: DangerousSettings = DangerousSettings()
        public var verificationMode: EntitlementVerificationMode = EntitlementVerificationMode.DISABLED
        public var pendingTransactionsForPrepaidPlansEnabled: Boolean? = null
        public var preferredUILocaleOverride: String? = null

        public fun apiKey(apiKey: String): Builder = apply { this.apiKey = apiKey }

        public fun appUserId(appUserId: String): Builder = apply { this.appUserId = appUserId }

        public fun purchasesAreCompletedBy(purchasesAreCompletedBy: PurchasesAreCompletedBy): Builder =
            apply { this.purchasesAreCompletedBy = purchasesAreCompletedBy }

        public fun userDefaultsSuiteName(userDefaultsSuiteName: String?): Builder =
            apply { this.userDefaultsSuiteName = userDefaultsSuiteName }

        public fun storeKitVersion(storeKitVersion: StoreKitVersion): Builder = apply { this.storeKitVersion = storeKitVersion }

        public fun showInAppMessagesAutomatically(showInAppMessagesAutomatically: Boolean): Builder =
            apply { this.showInAppMessagesAutomatically = showInAppMessagesAutomatically }

        public fun store(store: Store?): Builder = apply { this.store = store }

        public fun diagnosticsEnabled(diagnosticsEnabled: Boolean): Builder = apply { this.diagnosticsEnabled = diagnosticsEnabled }

        public fun dangerousSettings(dangerousSettings: DangerousSettings): Builder =
            apply { this.dangerousSettings = dangerousSettings }

        public fun verificationMode(verificationMode: EntitlementVerificationMode): Builder =
            apply { this.verificationMode = verificationMode }

        public fun pendingTransactionsForPrepaidPlansEnabled(pendingTransactionsForPrepaidPlansEnabled: Boolean): Builder =
            apply { this.pendingTransactionsForPrepaidPlansEnabled = pendingTransactionsForPrepaidPlansEnabled }

        public fun preferredUILocaleOverride(preferredUILocaleOverride: String?): Builder =
            apply { this.preferredUILocaleOverride = preferredUILocaleOverride }

        /** Builds the configuration. */
        public fun build(): PurchasesConfiguration = PurchasesConfiguration(this)
    }
}

/** Builds a configuration. */
public fun PurchasesConfiguration(apiKey: String, builder: PurchasesConfiguration.Builder.() -> Unit = {}): PurchasesConfiguration =
    PurchasesConfiguration.Builder(apiKey).apply(builder).build()
