package com.revenuecat.purchases.kmp

/**
 * What the SDK is configured with: the part that counts for a redemption.
 *
 * @property apiKey the project's public key; any text that is not blank.
 * @property appUserId who uses the app; null for nobody yet.
 */
public class PurchasesConfiguration private constructor(public val apiKey: String, public val appUserId: String?) {
    /** Makes a configuration. */
    public class Builder(public var apiKey: String) {
        /** Who uses the app; null for nobody yet. */
        public var appUserId: String? = null

        /** The project's public key. */
        public fun apiKey(apiKey: String): Builder = apply { this.apiKey = apiKey }

        /** Who uses the app. */
        public fun appUserId(appUserId: String): Builder = apply { this.appUserId = appUserId }

        /** The configuration. */
        public fun build(): PurchasesConfiguration = PurchasesConfiguration(apiKey, appUserId)
    }
}

/** Makes a configuration. */
public fun PurchasesConfiguration(apiKey: String, builder: PurchasesConfiguration.Builder.() -> Unit = {}): PurchasesConfiguration =
    PurchasesConfiguration.Builder(apiKey).apply(builder).build()
