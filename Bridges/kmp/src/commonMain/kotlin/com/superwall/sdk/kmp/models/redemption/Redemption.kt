package com.superwall.sdk.kmp.models.redemption

import com.superwall.sdk.kmp.models.entitlements.Entitlement

/** How a redemption ended. */
public sealed interface RedemptionResult {
    /** The purchase is redeemed. */
    public data class Success(val code: String, val redemptionInfo: RedemptionInfo) : RedemptionResult

    /** It failed. */
    public data class Error(val code: String, val error: ErrorInfo) : RedemptionResult

    /** The code was too old or used already. */
    public data class ExpiredCode(val code: String, val info: ExpiredCodeInfo) : RedemptionResult

    /** There is no such code. */
    public data class InvalidCode(val code: String) : RedemptionResult

    /** The code was good, its subscription has run out. */
    public data class ExpiredSubscription(val code: String, val redemptionInfo: RedemptionInfo) : RedemptionResult
}

/** What a redemption gave. */
public data class RedemptionInfo(
    val ownership: Ownership,
    val purchaserInfo: PurchaserInfo,
    val paywallInfo: RedemptionPaywallInfo? = null,
    val entitlements: Set<Entitlement>,
)

/** Who owns a purchase. */
public sealed interface Ownership {
    /** An app user. */
    public data class AppUser(val appUserId: String) : Ownership

    /** A device. */
    public data class Device(val deviceId: String) : Ownership
}

/** The buyer. [email] is the full address; null if it is unknown. */
public data class PurchaserInfo(val appUserId: String, val email: String? = null, val storeIdentifiers: StoreIdentifiers)

/** What a store calls a buyer and the purchases. */
public sealed interface StoreIdentifiers {
    /** Stripe's names. */
    public data class Stripe(val customerId: String, val subscriptionIds: List<String>) : StoreIdentifiers

    /** Paddle's names. */
    public data class Paddle(val customerId: String, val subscriptionIds: List<String>) : StoreIdentifiers

    /** Another store's names. */
    public data class Unknown(val store: String, val additionalInfo: Map<String, Any?>) : StoreIdentifiers
}

/** The paywall that led to a purchase. */
public data class RedemptionPaywallInfo(
    val identifier: String,
    val placementName: String,
    val placementParams: Map<String, Any?>,
    val variantId: String,
    val experimentId: String,
)

/** What happened to an expired code. [obfuscatedEmail] is where a new one was sent; null if it is unknown. */
public data class ExpiredCodeInfo(val resent: Boolean, val obfuscatedEmail: String? = null)

/** Why a redemption failed. */
public data class ErrorInfo(val message: String)
