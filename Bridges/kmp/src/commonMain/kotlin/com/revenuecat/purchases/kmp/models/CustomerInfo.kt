package com.revenuecat.purchases.kmp.models

/** A customer. All times are milliseconds since 1970-01-01T00:00:00Z; null where nobody told. */
public class CustomerInfo internal constructor(
    /** The products whose subscription is active, `product` or `product:plan`. */
    public val activeSubscriptions: Set<String>,
    /** The end of each product's subscription; null for never. */
    public val allExpirationDateMillis: Map<String, Long?>,
    /** The latest purchase of each product. */
    public val allPurchaseDateMillis: Map<String, Long?>,
    /** Every product ever bought. */
    public val allPurchasedProductIdentifiers: Set<String>,
    /** What the user may use. */
    public val entitlements: EntitlementInfos,
    /** When the customer was first seen. */
    public val firstSeenMillis: Long,
    /** The latest end of any subscription. */
    public val latestExpirationDateMillis: Long?,
    /** Where the user manages the subscription. */
    public val managementUrlString: String?,
    /** One-time purchases, oldest first. */
    public val nonSubscriptionTransactions: List<Transaction>,
    /** The first identifier this customer was known by. */
    public val originalAppUserId: String,
    /** Always null here. */
    public val originalApplicationVersion: String?,
    /** When the app itself was first bought. */
    public val originalPurchaseDateMillis: Long?,
    /** When the service gave this answer. */
    public val requestDateMillis: Long,
    /** Every subscription under its product's identifier. */
    public val subscriptionsByProductIdentifier: Map<String, SubscriptionInfo>,
)

/** What a user may use. */
public class EntitlementInfos internal constructor(
    /** All, each under its identifier. */
    public val all: Map<String, EntitlementInfo>,
    /** Whether the answer's signature was checked. */
    public val verification: VerificationResult,
) {
    /** Those that give access. */
    public val active: Map<String, EntitlementInfo> get() = all.filterValues { it.isActive }

    /** The entitlement of this identifier; null for none. */
    public operator fun get(s: String): EntitlementInfo? = all[s]
}

/** One entitlement. All times are milliseconds since 1970-01-01T00:00:00Z; null where nobody told. */
public class EntitlementInfo internal constructor(
    public val identifier: String,
    /** Whether it gives access at the time of the answer. */
    public val isActive: Boolean,
    public val willRenew: Boolean,
    public val periodType: PeriodType,
    public val latestPurchaseDateMillis: Long?,
    public val originalPurchaseDateMillis: Long?,
    /** The end of access; null for never. */
    public val expirationDateMillis: Long?,
    public val store: Store,
    public val productIdentifier: String,
    public val productPlanIdentifier: String?,
    public val isSandbox: Boolean,
    public val unsubscribeDetectedAtMillis: Long?,
    public val billingIssueDetectedAtMillis: Long?,
    public val ownershipType: OwnershipType,
    public val verification: VerificationResult,
)

/** One subscription. All times are milliseconds since 1970-01-01T00:00:00Z; null where nobody told. */
public class SubscriptionInfo internal constructor(
    public val productIdentifier: String,
    public val purchaseDateMillis: Long,
    public val originalPurchaseDateMillis: Long?,
    /** The end of access; null for never. */
    public val expiresDateMillis: Long?,
    public val store: Store,
    public val isSandbox: Boolean,
    public val unsubscribeDetectedAtMillis: Long?,
    public val billingIssuesDetectedAtMillis: Long?,
    public val gracePeriodExpiresDateMillis: Long?,
    public val ownershipType: OwnershipType,
    public val periodType: PeriodType,
    public val refundedAtMillis: Long?,
    public val storeTransactionId: String?,
    public val autoResumeDateMillis: Long?,
    public val price: Price?,
    public val productPlanIdentifier: String?,
    public val managementUrlString: String?,
    public val displayName: String?,
    public val isActive: Boolean,
    public val willRenew: Boolean,
)

/** What was paid. */
public class Price(public val formatted: String, public val amountMicros: Long, public val currencyCode: String)

/** One purchase that does not renew. */
public class Transaction internal constructor(
    public val transactionIdentifier: String,
    public val productIdentifier: String,
    public val purchaseDateMillis: Long,
)

/** Where something was bought. */
public enum class Store {
    APP_STORE, MAC_APP_STORE, PLAY_STORE, STRIPE, PROMOTIONAL, UNKNOWN_STORE, AMAZON, RC_BILLING, EXTERNAL, PADDLE, TEST_STORE, GALAXY
}

/** How a period was bought. */
public enum class PeriodType { NORMAL, INTRO, TRIAL, PREPAID }

/** Whether a purchase is the user's own. */
public enum class OwnershipType { PURCHASED, FAMILY_SHARED, UNKNOWN }

/** Whether an answer's signature was checked. */
public enum class VerificationResult { NOT_REQUESTED, VERIFIED, FAILED, VERIFIED_ON_DEVICE }

/** Where customer info may come from. */
public enum class CacheFetchPolicy(internal val word: String) {
    /** What is kept, and an error where nothing is. */
    CACHE_ONLY("fromCacheOnly"),

    /** Always the service. */
    FETCH_CURRENT("fetchCurrent"),

    /** What is kept while it is fresh, else the service. */
    NOT_STALE_CACHED_OR_CURRENT("notStaleCachedOrFetched"),

    /** What is kept, else the service. */
    CACHED_OR_FETCHED("cachedOrFetched");

    public companion object {
        /** What is taken when nothing is said. */
        public fun default(): CacheFetchPolicy = CACHED_OR_FETCHED
    }
}
