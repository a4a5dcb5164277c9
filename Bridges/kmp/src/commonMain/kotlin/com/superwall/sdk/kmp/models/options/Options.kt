package com.superwall.sdk.kmp.models.options

import com.superwall.sdk.kmp.models.paywall.PaywallInfo

/**
 * How the SDK is configured. (Superwall-KMP 0.1.1, `models/options/SuperwallOptions.kt`)
 *
 * Two members of [paywalls] affect a redemption. The others are accepted, and have no effect here.
 */
public data class SuperwallOptions(
    val paywalls: PaywallOptions = PaywallOptions(),
    val networkEnvironment: NetworkEnvironment = NetworkEnvironment.RELEASE,
    val isExternalDataCollectionEnabled: Boolean = true,
    val eventTrackingBehavior: EventTrackingBehavior = EventTrackingBehavior.ALL,
    val localeIdentifier: String? = null,
    val isGameControllerEnabled: Boolean = false,
    val enableExperimentalDeviceVariables: Boolean = false,
    val logging: Logging = Logging(),
    val passIdentifiersToPlayStore: Boolean = false,
    val testModeBehavior: TestModeBehavior = TestModeBehavior.AUTOMATIC,
    val shouldObservePurchases: Boolean = false,
    val shouldBypassAppTransactionCheck: Boolean = false,
    val maxConfigRetryCount: Int = 6,
    val useMockReviews: Boolean = false,
)

/**
 * How paywalls behave. (Superwall-KMP 0.1.1, `models/options/PaywallOptions.kt`)
 *
 * @property automaticallyDismiss whether a redemption closes the open paywall.
 * @property shouldShowWebPurchaseConfirmationAlert whether a redemption is confirmed by an alert.
 */
public data class PaywallOptions(
    val isHapticFeedbackEnabled: Boolean = true,
    val restoreFailed: RestoreFailed = RestoreFailed(),
    val shouldShowPurchaseFailureAlert: Boolean = true,
    val shouldPreload: Boolean = true,
    val preloadDeviceOverrides: Map<DeviceTier, Boolean> = emptyMap(),
    val automaticallyDismiss: Boolean = true,
    val transactionBackgroundView: TransactionBackgroundView = TransactionBackgroundView.SPINNER,
    val shouldShowWebRestorationAlert: Boolean = true,
    val overrideProductsByName: Map<String, String>? = null,
    val shouldShowWebPurchaseConfirmationAlert: Boolean = true,
    val onBackPressed: ((PaywallInfo?) -> Boolean)? = null,
)

/** The texts of the alert after a failed restore. (Superwall-KMP 0.1.1, `models/options/RestoreFailed.kt`) */
public data class RestoreFailed(
    val title: String = "No Subscription Found",
    val message: String = "We couldn't find an active subscription for your account.",
    val closeButtonTitle: String = "Okay",
)

/** What stands behind Apple's payment sheet. (Superwall-KMP 0.1.1, `models/options/PaywallOptions.kt`) */
public enum class TransactionBackgroundView { SPINNER, NONE }

/** When the SDK enters test mode. (Superwall-KMP 0.1.1, `models/options/OptionEnums.kt`) */
public enum class TestModeBehavior { AUTOMATIC, WHEN_ENABLED_FOR_USER, NEVER, ALWAYS }

/** Which of Superwall's environments is called. (Superwall-KMP 0.1.1, `models/options/OptionEnums.kt`) */
public enum class NetworkEnvironment { RELEASE, RELEASE_CANDIDATE, DEVELOPER }

/** How fast the phone is. (Superwall-KMP 0.1.1, `models/options/OptionEnums.kt`) */
public enum class DeviceTier { ULTRA_LOW, LOW, MID, HIGH, ULTRA_HIGH, UNKNOWN }

/** Which events are sent to Superwall. (Superwall-KMP 0.1.1, `models/options/OptionEnums.kt`) */
public enum class EventTrackingBehavior { ALL, SUPERWALL_ONLY, NONE }

/** Whether the SDK is configured. */
public enum class ConfigurationStatus { PENDING, CONFIGURED, FAILED }
