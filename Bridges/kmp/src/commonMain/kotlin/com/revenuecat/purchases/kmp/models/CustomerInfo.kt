package com.revenuecat.purchases.kmp.models

import kotlin.time.ExperimentalTime
import kotlin.time.Instant

/**
 * A customer. Times ending in `Millis` count milliseconds since 1970-01-01T00:00:00Z.
 *
 * (purchases-kmp 3.5.1, `models/…/CustomerInfo.kt`, with the same parameters in the same order.)
 *
 * @property activeSubscriptions the products whose subscription is active, `product` or `product:plan`.
 * @property allExpirationDateMillis the end of each product's subscription; null for never.
 * @property allPurchaseDateMillis the latest purchase of each product.
 * @property allPurchasedProductIdentifiers every product ever bought.
 * @property entitlements what the user may use.
 * @property firstSeenMillis when the customer was first seen.
 * @property latestExpirationDateMillis the latest end of any subscription; null without one.
 * @property managementUrlString where the user manages the subscription; null if the service named no page.
 * @property subscriptionsByProductIdentifier every subscription by its product.
 * @property nonSubscriptionTransactions one-time purchases, oldest first.
 * @property originalAppUserId the first identifier of this customer.
 * @property originalApplicationVersion always null here.
 * @property originalPurchaseDateMillis when the app itself was first bought; null if unknown.
 * @property requestDateMillis when the service answered.
 */
public class CustomerInfo(
    public val activeSubscriptions: Set<String>,
    public val allExpirationDateMillis: Map<String, Long?>,
    public val allPurchaseDateMillis: Map<String, Long?>,
    public val allPurchasedProductIdentifiers: Set<String>,
    public val entitlements: EntitlementInfos,
    public val firstSeenMillis: Long,
    public val latestExpirationDateMillis: Long?,
    public val managementUrlString: String?,
    public val subscriptionsByProductIdentifier: Map<String, SubscriptionInfo>,
    public val nonSubscriptionTransactions: List<Transaction>,
    public val originalAppUserId: String,
    public val originalApplicationVersion: String?,
    public val originalPurchaseDateMillis: Long?,
    public val requestDateMillis: Long,
) {
    @ExperimentalTime
    public val allExpirationDates: Map<String, Instant?> get() = allExpirationDateMillis.mapValues { instant(it.value) }

    @ExperimentalTime
    public val allPurchaseDates: Map<String, Instant?> get() = allPurchaseDateMillis.mapValues { instant(it.value) }

    @ExperimentalTime
    public val firstSeen: Instant get() = Instant.fromEpochMilliseconds(firstSeenMillis)

    @ExperimentalTime
    public val latestExpirationDate: Instant? get() = instant(latestExpirationDateMillis)

    @ExperimentalTime
    public val originalPurchaseDate: Instant? get() = instant(originalPurchaseDateMillis)

    @ExperimentalTime
    public val requestDate: Instant get() = Instant.fromEpochMilliseconds(requestDateMillis)
}

/** The time that [millis] stands for; null for null. */
internal fun instant(millis: Long?): Instant? = millis?.let(Instant::fromEpochMilliseconds)

/**
 * What a user may use. (purchases-kmp 3.5.1, `models/…/EntitlementInfos.kt`)
 *
 * @property all every entitlement by its identifier.
 * @property verification whether the answer's signature was checked.
 */
public class EntitlementInfos(public val all: Map<String, EntitlementInfo>, public val verification: VerificationResult) {
    /** The entitlements that give access. */
    public val active: Map<String, EntitlementInfo> get() = all.filterValues { it.isActive }

    /** Returns the entitlement with this identifier. */
    public operator fun get(s: String): EntitlementInfo? = all[s]
}

/**
 * One entitlement. Times ending in `Millis` count milliseconds since 1970-01-01T00:00:00Z.
 *
 * (purchases-kmp 3.5.1, `models/…/EntitlementInfo.kt`)
 *
 * @property isActive whether it gave access at the time of the answer.
 * @property expirationDateMillis the end of access; null for never.
 */
public class EntitlementInfo(
    public val identifier: String,
    public val isActive: Boolean,
    public val willRenew: Boolean,
    public val periodType: PeriodType,
    public val latestPurchaseDateMillis: Long?,
    public val originalPurchaseDateMillis: Long?,
    public val expirationDateMillis: Long?,
    public val store: Store,
    public val productIdentifier: String,
    public val productPlanIdentifier: String?,
    public val isSandbox: Boolean,
    public val unsubscribeDetectedAtMillis: Long?,
    public val billingIssueDetectedAtMillis: Long?,
    public val ownershipType: OwnershipType,
    public val verification: VerificationResult,
) {
    @ExperimentalTime
    public val latestPurchaseDate: Instant? get() = instant(latestPurchaseDateMillis)

    @ExperimentalTime
    public val originalPurchaseDate: Instant? get() = instant(originalPurchaseDateMillis)

    @ExperimentalTime
    public val expirationDate: Instant? get() = instant(expirationDateMillis)

    @ExperimentalTime
    public val unsubscribeDetectedAt: Instant? get() = instant(unsubscribeDetectedAtMillis)

    @ExperimentalTime
    public val billingIssueDetectedAt: Instant? get() = instant(billingIssueDetectedAtMillis)
}

/**
 * One subscription. Times ending in `Millis` count milliseconds since 1970-01-01T00:00:00Z.
 *
 * (purchases-kmp 3.5.1, `models/…/SubscriptionInfo.kt`)
 *
 * @property expiresDateMillis the end of access; null for never.
 */
public class SubscriptionInfo(
    public val productIdentifier: String,
    public val purchaseDateMillis: Long,
    public val originalPurchaseDateMillis: Long?,
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
) {
    @ExperimentalTime
    public val purchaseDate: Instant get() = Instant.fromEpochMilliseconds(purchaseDateMillis)

    @ExperimentalTime
    public val originalPurchaseDate: Instant? get() = instant(originalPurchaseDateMillis)

    @ExperimentalTime
    public val expiresDate: Instant? get() = instant(expiresDateMillis)

    @ExperimentalTime
    public val unsubscribeDetectedAt: Instant? get() = instant(unsubscribeDetectedAtMillis)

    @ExperimentalTime
    public val billingIssuesDetectedAt: Instant? get() = instant(billingIssuesDetectedAtMillis)

    @ExperimentalTime
    public val gracePeriodExpiresDate: Instant? get() = instant(gracePeriodExpiresDateMillis)

    @ExperimentalTime
    public val refundedAt: Instant? get() = instant(refundedAtMillis)

    @ExperimentalTime
    public val autoResumeDate: Instant? get() = instant(autoResumeDateMillis)
}

/** A price. (purchases-kmp 3.5.1, `models/…/Price.kt`) */
public class Price(public val formatted: String, public val amountMicros: Long, public val currencyCode: String)

/** A purchase that does not renew. (purchases-kmp 3.5.1, `models/…/Transaction.kt`) */
public class Transaction(
    public val transactionIdentifier: String,
    public val productIdentifier: String,
    public val purchaseDateMillis: Long,
) {
    @ExperimentalTime
    public val purchaseDate: Instant get() = Instant.fromEpochMilliseconds(purchaseDateMillis)
}

/** Where something was bought. (purchases-kmp 3.5.1, `models/…/EntitlementInfo.kt`) */
public enum class Store {
    APP_STORE, MAC_APP_STORE, PLAY_STORE, STRIPE, PROMOTIONAL, UNKNOWN_STORE, AMAZON, RC_BILLING, EXTERNAL, PADDLE, TEST_STORE, GALAXY
}

/** How a period was bought. (purchases-kmp 3.5.1, `models/…/EntitlementInfo.kt`) */
public enum class PeriodType { NORMAL, INTRO, TRIAL, PREPAID }

/** Whether a purchase is the user's own. (purchases-kmp 3.5.1, `models/…/EntitlementInfo.kt`) */
public enum class OwnershipType { PURCHASED, FAMILY_SHARED, UNKNOWN }

/** Whether an answer's signature was checked. (purchases-kmp 3.5.1, `models/…/VerificationResult.kt`) */
public enum class VerificationResult {
    NOT_REQUESTED, VERIFIED, FAILED, VERIFIED_ON_DEVICE;

    /** True for a signature that was checked and is right. */
    public val isVerified: Boolean get() = this == VERIFIED || this == VERIFIED_ON_DEVICE
}

/** Where customer info may come from. (purchases-kmp 3.5.1, `models/…/CacheFetchPolicy.kt`) */
public enum class CacheFetchPolicy(internal val word: String) {
    /** The cache; an error if it is empty. */
    CACHE_ONLY("fromCacheOnly"),

    /** Always the service. */
    FETCH_CURRENT("fetchCurrent"),

    /** The cache while it is fresh, else the service. */
    NOT_STALE_CACHED_OR_CURRENT("notStaleCachedOrFetched"),

    /** The cache, else the service. */
    CACHED_OR_FETCHED("cachedOrFetched");

    public companion object {
        /** Returns the policy of calls that name none. */
        public fun default(): CacheFetchPolicy = CACHED_OR_FETCHED
    }
}
