package com.revenuecat.purchases.kmp.models

/** Who completes purchases. (purchases-kmp 3.5.1, `models/…/PurchasesAreCompletedBy.kt`) */
public sealed interface PurchasesAreCompletedBy {
    /** The SDK does. */
    public data object RevenueCat : PurchasesAreCompletedBy

    /**
     * The app does.
     *
     * @property storeKitVersion the StoreKit version that the app uses.
     */
    public class MyApp(public val storeKitVersion: StoreKitVersion) : PurchasesAreCompletedBy
}

/** Which StoreKit the SDK uses on iOS. (purchases-kmp 3.5.1, `models/…/StoreKitVersion.kt`) */
public enum class StoreKitVersion { STOREKIT_1, STOREKIT_2, DEFAULT }

/** Whether the SDK verifies the service's signature. (purchases-kmp 3.5.1, `models/…/EntitlementVerificationMode.kt`) */
public enum class EntitlementVerificationMode { DISABLED, INFORMATIONAL }

/**
 * Settings that most apps leave alone. (purchases-kmp 3.5.1, `models/…/DangerousSettings.kt`)
 *
 * @property autoSyncPurchases whether the SDK sends the store's purchases by itself.
 */
public class DangerousSettings(public val autoSyncPurchases: Boolean = true)

/** A feature of the store that `canMakePayments` asks for. (purchases-kmp 3.5.1, `models/…/BillingFeature.kt`) */
public enum class BillingFeature { SUBSCRIPTIONS, SUBSCRIPTIONS_UPDATE, PRICE_CHANGE_CONFIRMATION }

/** A kind of message from the store. (purchases-kmp 3.5.1, `models/…/StoreMessageType.kt`) */
public enum class StoreMessageType { BILLING_ISSUES, PRICE_INCREASE_CONSENT, GENERIC, WIN_BACK_OFFER }
