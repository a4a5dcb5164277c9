package com.superwall.sdk.kmp.models.entitlements

import kotlin.time.Instant

/** One entitlement; a member is null if the SDK does not report it. */
public data class Entitlement(
    val id: String,
    val type: EntitlementType = EntitlementType.SERVICE_LEVEL,
    val isActive: Boolean = true,
    val productIds: List<String> = emptyList(),
    val latestProductId: String? = null,
    val store: ProductStore? = null,
    val startsAt: Instant? = null,
    val renewedAt: Instant? = null,
    val expiresAt: Instant? = null,
    val isLifetime: Boolean? = null,
    val willRenew: Boolean? = null,
    val state: LatestSubscriptionState? = null,
    val offerType: LatestSubscriptionOfferType? = null,
)

/** What a user may use, and from where. */
public data class Entitlements(
    val active: Set<Entitlement>,
    val inactive: Set<Entitlement>,
    val all: Set<Entitlement>,
    val web: Set<Entitlement>,
)

/** The only type. */
public enum class EntitlementType { SERVICE_LEVEL }

/** Where something was bought. */
public enum class ProductStore { APP_STORE, STRIPE, PADDLE, PLAY_STORE, SUPERWALL, CUSTOM, OTHER }

/** Where a subscription stands. */
public enum class LatestSubscriptionState { IN_GRACE_PERIOD, SUBSCRIBED, EXPIRED, IN_BILLING_RETRY_PERIOD, REVOKED }

/** The offer that a subscription was bought under. */
public enum class LatestSubscriptionOfferType { TRIAL, CODE, PROMOTIONAL, WINBACK }

/** Whether the user has something. */
public sealed interface SubscriptionStatus {
    /** The user has these. */
    public data class Active(val entitlements: Set<Entitlement>) : SubscriptionStatus

    /** The user has nothing. */
    public data object Inactive : SubscriptionStatus

    /** Not known yet. */
    public data object Unknown : SubscriptionStatus

    /** Whether the user has something. */
    public val isActive: Boolean get() = this is Active
}

/** What a user has, by transactions. */
public data class CustomerInfo(
    val subscriptions: List<SubscriptionTransaction>,
    val nonSubscriptions: List<NonSubscriptionTransaction>,
    val entitlements: List<Entitlement>,
    val userId: String,
)

/** One subscription. */
public data class SubscriptionTransaction(
    val transactionId: String,
    val productId: String,
    val purchaseDate: Instant,
    val willRenew: Boolean,
    val isRevoked: Boolean,
    val isInGracePeriod: Boolean,
    val isInBillingRetryPeriod: Boolean,
    val isActive: Boolean,
    val expirationDate: Instant? = null,
    val offerType: LatestSubscriptionOfferType? = null,
    val subscriptionGroupId: String? = null,
    val store: ProductStore? = null,
)

/** One purchase that does not renew. */
public data class NonSubscriptionTransaction(
    val transactionId: String,
    val productId: String,
    val purchaseDate: Instant,
    val isConsumable: Boolean,
    val isRevoked: Boolean,
    val store: ProductStore? = null,
)
