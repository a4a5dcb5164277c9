package com.superwall.sdk.kmp.models.options

/** How the SDK is configured: the part that counts for a redemption. */
public data class SuperwallOptions(val paywalls: PaywallOptions = PaywallOptions())

/** How paywalls behave. Null is the SDK's own default, which differs between the platforms. */
public data class PaywallOptions(
    val automaticallyDismiss: Boolean = true,
    val shouldShowWebPurchaseConfirmationAlert: Boolean? = null,
)

/** Whether the SDK is configured. */
public enum class ConfigurationStatus { PENDING, CONFIGURED, FAILED }
