// Made by `redemption codegen --language kotlin` from the schemas of RedemptionKit; do not edit.

package org.redemptionkit.generated

import kotlinx.serialization.json.*

/** A customer, wrapped as Unity's receiver reads it. */
public data class CustomerMessage(
    /** What the user has. */
    public val customerInfo: CustomerReply,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("customerInfo", customerInfo)
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): CustomerMessage {
            val members = json.members()
            return CustomerMessage(
                customerInfo = members.required("customerInfo") { it.members() },
            )
        }
    }
}

/** A customer. Every member is there; what nobody told is null. */
public data class RevenueCatFlutterIosCustomerInfo(
    /** What the user may use. */
    public val entitlements: RevenueCatFlutterIosEntitlements,
    /** The products whose subscription is active, `product` or `product:plan`. */
    public val activeSubscriptions: List<String>,
    /** Every product ever bought. */
    public val allPurchasedProductIdentifiers: List<String>,
    /** The latest end of any subscription; null without any; UTC, whole seconds. */
    public val latestExpirationDate: String?,
    /** The latest end of any subscription; null without any; milliseconds since 1970-01-01T00:00:00Z. */
    public val latestExpirationDateMillis: Long?,
    /** When the customer was first seen; UTC, whole seconds. */
    public val firstSeen: String,
    /** When the customer was first seen; milliseconds since 1970-01-01T00:00:00Z. */
    public val firstSeenMillis: Long,
    /** The first identifier this customer was known by. */
    public val originalAppUserId: String,
    /** When the service gave this answer; UTC, whole seconds. */
    public val requestDate: String,
    /** When the service gave this answer; milliseconds since 1970-01-01T00:00:00Z. */
    public val requestDateMillis: Long,
    /** The end of each product's subscription, by `product` or `product:plan`; UTC, null for never. */
    public val allExpirationDates: Map<String, String?>,
    /**
     * The end of each product's subscription, by `product` or `product:plan`; milliseconds since 1970-01-01T00:00:00Z,
     * null for never.
     */
    public val allExpirationDatesMillis: Map<String, Long?>,
    /** The latest purchase of each product, by `product` or `product:plan`; UTC. */
    public val allPurchaseDates: Map<String, String>,
    /** The latest purchase of each product, by `product` or `product:plan`; milliseconds since 1970-01-01T00:00:00Z. */
    public val allPurchaseDatesMillis: Map<String, Long>,
    /** The app version at the first purchase; null where nobody told, always on Android. */
    public val originalApplicationVersion: String?,
    /** When the app itself was first bought; null where nobody told; UTC, whole seconds. */
    public val originalPurchaseDate: String?,
    /** When the app itself was first bought; null where nobody told; milliseconds since 1970-01-01T00:00:00Z. */
    public val originalPurchaseDateMillis: Long?,
    /** Where the user manages the subscription; null where there is no such page. */
    public val managementURL: String?,
    /** The user's one-time purchases, oldest first. */
    public val nonSubscriptionTransactions: List<RevenueCatHybridIosTransaction>,
    /** The user's subscriptions, each under its product identifier. */
    public val subscriptionsByProductIdentifier: Map<String, RevenueCatHybridIosSubscription>,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("entitlements", entitlements.toJson())
        put("activeSubscriptions", JsonArray(activeSubscriptions.map { JsonPrimitive(it) }))
        put("allPurchasedProductIdentifiers", JsonArray(allPurchasedProductIdentifiers.map { JsonPrimitive(it) }))
        put("latestExpirationDate", (latestExpirationDate?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("latestExpirationDateMillis", (latestExpirationDateMillis?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("firstSeen", JsonPrimitive(firstSeen))
        put("firstSeenMillis", JsonPrimitive(firstSeenMillis))
        put("originalAppUserId", JsonPrimitive(originalAppUserId))
        put("requestDate", JsonPrimitive(requestDate))
        put("requestDateMillis", JsonPrimitive(requestDateMillis))
        put("allExpirationDates", JsonObject(allExpirationDates.mapValues { (it.value?.let { present -> JsonPrimitive(present) } ?: JsonNull) }))
        put("allExpirationDatesMillis", JsonObject(allExpirationDatesMillis.mapValues { (it.value?.let { present -> JsonPrimitive(present) } ?: JsonNull) }))
        put("allPurchaseDates", JsonObject(allPurchaseDates.mapValues { JsonPrimitive(it.value) }))
        put("allPurchaseDatesMillis", JsonObject(allPurchaseDatesMillis.mapValues { JsonPrimitive(it.value) }))
        put("originalApplicationVersion", (originalApplicationVersion?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("originalPurchaseDate", (originalPurchaseDate?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("originalPurchaseDateMillis", (originalPurchaseDateMillis?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("managementURL", (managementURL?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("nonSubscriptionTransactions", JsonArray(nonSubscriptionTransactions.map { it.toJson() }))
        put("subscriptionsByProductIdentifier", JsonObject(subscriptionsByProductIdentifier.mapValues { it.value.toJson() }))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatFlutterIosCustomerInfo {
            val members = json.members()
            return RevenueCatFlutterIosCustomerInfo(
                entitlements = members.required("entitlements") { RevenueCatFlutterIosEntitlements.fromJson(it) },
                activeSubscriptions = members.required("activeSubscriptions") { it.list { it.text() } },
                allPurchasedProductIdentifiers = members.required("allPurchasedProductIdentifiers") { it.list { it.text() } },
                latestExpirationDate = members.nullable("latestExpirationDate") { it.text() },
                latestExpirationDateMillis = members.nullable("latestExpirationDateMillis") { it.integer() },
                firstSeen = members.required("firstSeen") { it.text() },
                firstSeenMillis = members.required("firstSeenMillis") { it.integer() },
                originalAppUserId = members.required("originalAppUserId") { it.text() },
                requestDate = members.required("requestDate") { it.text() },
                requestDateMillis = members.required("requestDateMillis") { it.integer() },
                allExpirationDates = members.required("allExpirationDates") { it.map { it.orNull { it.text() } } },
                allExpirationDatesMillis = members.required("allExpirationDatesMillis") { it.map { it.orNull { it.integer() } } },
                allPurchaseDates = members.required("allPurchaseDates") { it.map { it.text() } },
                allPurchaseDatesMillis = members.required("allPurchaseDatesMillis") { it.map { it.integer() } },
                originalApplicationVersion = members.nullable("originalApplicationVersion") { it.text() },
                originalPurchaseDate = members.nullable("originalPurchaseDate") { it.text() },
                originalPurchaseDateMillis = members.nullable("originalPurchaseDateMillis") { it.integer() },
                managementURL = members.nullable("managementURL") { it.text() },
                nonSubscriptionTransactions = members.required("nonSubscriptionTransactions") { it.list { RevenueCatHybridIosTransaction.fromJson(it) } },
                subscriptionsByProductIdentifier = members.required("subscriptionsByProductIdentifier") { it.map { RevenueCatHybridIosSubscription.fromJson(it) } },
            )
        }
    }
}

/** One entitlement. */
public data class RevenueCatFlutterIosEntitlement(
    /** The entitlement's identifier. */
    public val identifier: String,
    /** Whether it gives access at the time of the answer. */
    public val isActive: Boolean,
    /** Whether it will be renewed at its end. */
    public val willRenew: Boolean,
    /** How the current period was bought. */
    public val periodType: RevenueCatPeriodType,
    /** Latest purchase or renewal; UTC, whole seconds. */
    public val latestPurchaseDate: String,
    /** Latest purchase or renewal; milliseconds since 1970-01-01T00:00:00Z. */
    public val latestPurchaseDateMillis: Long,
    /** First purchase; UTC, whole seconds. */
    public val originalPurchaseDate: String,
    /** First purchase; milliseconds since 1970-01-01T00:00:00Z. */
    public val originalPurchaseDateMillis: Long,
    /** End of access; null for ever; UTC, whole seconds. */
    public val expirationDate: String?,
    /** End of access; null for ever; milliseconds since 1970-01-01T00:00:00Z. */
    public val expirationDateMillis: Long?,
    /** Where it was bought. */
    public val store: RevenueCatStore,
    /** The product's identifier. */
    public val productIdentifier: String,
    /** The product's plan (Google Play's base plan); null where it has none. */
    public val productPlanIdentifier: String?,
    /** True for a purchase without real money. */
    public val isSandbox: Boolean,
    /** When the renewal was seen to be cancelled; null while it renews; UTC, whole seconds. */
    public val unsubscribeDetectedAt: String?,
    /** When the renewal was seen to be cancelled; null while it renews; milliseconds since 1970-01-01T00:00:00Z. */
    public val unsubscribeDetectedAtMillis: Long?,
    /** When a payment was seen to have failed; null while all is paid; UTC, whole seconds. */
    public val billingIssueDetectedAt: String?,
    /** When a payment was seen to have failed; null while all is paid; milliseconds since 1970-01-01T00:00:00Z. */
    public val billingIssueDetectedAtMillis: Long?,
    /** Whether it is the user's own purchase. */
    public val ownershipType: RevenueCatOwnershipType,
    /** Whether the answer's signature was checked. */
    public val verification: RevenueCatVerificationResult,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("identifier", JsonPrimitive(identifier))
        put("isActive", JsonPrimitive(isActive))
        put("willRenew", JsonPrimitive(willRenew))
        put("periodType", periodType.toJson())
        put("latestPurchaseDate", JsonPrimitive(latestPurchaseDate))
        put("latestPurchaseDateMillis", JsonPrimitive(latestPurchaseDateMillis))
        put("originalPurchaseDate", JsonPrimitive(originalPurchaseDate))
        put("originalPurchaseDateMillis", JsonPrimitive(originalPurchaseDateMillis))
        put("expirationDate", (expirationDate?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("expirationDateMillis", (expirationDateMillis?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("store", store.toJson())
        put("productIdentifier", JsonPrimitive(productIdentifier))
        put("productPlanIdentifier", (productPlanIdentifier?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("isSandbox", JsonPrimitive(isSandbox))
        put("unsubscribeDetectedAt", (unsubscribeDetectedAt?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("unsubscribeDetectedAtMillis", (unsubscribeDetectedAtMillis?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("billingIssueDetectedAt", (billingIssueDetectedAt?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("billingIssueDetectedAtMillis", (billingIssueDetectedAtMillis?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("ownershipType", ownershipType.toJson())
        put("verification", verification.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatFlutterIosEntitlement {
            val members = json.members()
            return RevenueCatFlutterIosEntitlement(
                identifier = members.required("identifier") { it.text() },
                isActive = members.required("isActive") { it.boolean() },
                willRenew = members.required("willRenew") { it.boolean() },
                periodType = members.required("periodType") { RevenueCatPeriodType.fromJson(it) },
                latestPurchaseDate = members.required("latestPurchaseDate") { it.text() },
                latestPurchaseDateMillis = members.required("latestPurchaseDateMillis") { it.integer() },
                originalPurchaseDate = members.required("originalPurchaseDate") { it.text() },
                originalPurchaseDateMillis = members.required("originalPurchaseDateMillis") { it.integer() },
                expirationDate = members.nullable("expirationDate") { it.text() },
                expirationDateMillis = members.nullable("expirationDateMillis") { it.integer() },
                store = members.required("store") { RevenueCatStore.fromJson(it) },
                productIdentifier = members.required("productIdentifier") { it.text() },
                productPlanIdentifier = members.nullable("productPlanIdentifier") { it.text() },
                isSandbox = members.required("isSandbox") { it.boolean() },
                unsubscribeDetectedAt = members.nullable("unsubscribeDetectedAt") { it.text() },
                unsubscribeDetectedAtMillis = members.nullable("unsubscribeDetectedAtMillis") { it.integer() },
                billingIssueDetectedAt = members.nullable("billingIssueDetectedAt") { it.text() },
                billingIssueDetectedAtMillis = members.nullable("billingIssueDetectedAtMillis") { it.integer() },
                ownershipType = members.required("ownershipType") { RevenueCatOwnershipType.fromJson(it) },
                verification = members.required("verification") { RevenueCatVerificationResult.fromJson(it) },
            )
        }
    }
}

/** The customer's entitlements. */
public data class RevenueCatFlutterIosEntitlements(
    /** All, each under its identifier. */
    public val all: Map<String, RevenueCatFlutterIosEntitlement>,
    /** Those of `all` that are active. */
    public val active: Map<String, RevenueCatFlutterIosEntitlement>,
    /** Whether the answer's signature was checked. */
    public val verification: RevenueCatVerificationResult,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("all", JsonObject(all.mapValues { it.value.toJson() }))
        put("active", JsonObject(active.mapValues { it.value.toJson() }))
        put("verification", verification.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatFlutterIosEntitlements {
            val members = json.members()
            return RevenueCatFlutterIosEntitlements(
                all = members.required("all") { it.map { RevenueCatFlutterIosEntitlement.fromJson(it) } },
                active = members.required("active") { it.map { RevenueCatFlutterIosEntitlement.fromJson(it) } },
                verification = members.required("verification") { RevenueCatVerificationResult.fromJson(it) },
            )
        }
    }
}

/** It failed. */
public data class RevenueCatFlutterIosError(
    /** Why. */
    public val error: RevenueCatHybridIosErrorDetails,
) : RevenueCatFlutterIosReply, WireValue {
    /** Tells which result this is. */
    override val result: String get() = "ERROR"

    override fun toJson(): JsonObject = buildJsonObject {
        put("result", "ERROR")
        put("error", error.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatFlutterIosError {
            val members = json.members()
            members.constant("result", "ERROR")
            return RevenueCatFlutterIosError(
                error = members.required("error") { RevenueCatHybridIosErrorDetails.fromJson(it) },
            )
        }
    }
}

/** The link was too old or used already. */
public data class RevenueCatFlutterIosExpired(
    /** Where a new link went, masked; empty where nobody told. */
    public val obfuscatedEmail: String,
) : RevenueCatFlutterIosReply, WireValue {
    /** Tells which result this is. */
    override val result: String get() = "EXPIRED"

    override fun toJson(): JsonObject = buildJsonObject {
        put("result", "EXPIRED")
        put("obfuscatedEmail", JsonPrimitive(obfuscatedEmail))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatFlutterIosExpired {
            val members = json.members()
            members.constant("result", "EXPIRED")
            return RevenueCatFlutterIosExpired(
                obfuscatedEmail = members.required("obfuscatedEmail") { it.text() },
            )
        }
    }
}

/** The link's token is none. */
public data object RevenueCatFlutterIosInvalidToken : RevenueCatFlutterIosReply, WireValue {
    /** Tells which result this is. */
    override val result: String get() = "INVALID_TOKEN"

    override fun toJson(): JsonObject = buildJsonObject {
        put("result", "INVALID_TOKEN")
    }

    /**
     * Reads one.
     * @throws UnexpectedJson where it is none.
     */
    public fun fromJson(json: JsonElement): RevenueCatFlutterIosInvalidToken {
        val members = json.members()
        members.constant("result", "INVALID_TOKEN")
        return RevenueCatFlutterIosInvalidToken
    }
}

/** Another user keeps the purchase. */
public data object RevenueCatFlutterIosPurchaseBelongsToOtherUser : RevenueCatFlutterIosReply, WireValue {
    /** Tells which result this is. */
    override val result: String get() = "PURCHASE_BELONGS_TO_OTHER_USER"

    override fun toJson(): JsonObject = buildJsonObject {
        put("result", "PURCHASE_BELONGS_TO_OTHER_USER")
    }

    /**
     * Reads one.
     * @throws UnexpectedJson where it is none.
     */
    public fun fromJson(json: JsonElement): RevenueCatFlutterIosPurchaseBelongsToOtherUser {
        val members = json.members()
        members.constant("result", "PURCHASE_BELONGS_TO_OTHER_USER")
        return RevenueCatFlutterIosPurchaseBelongsToOtherUser
    }
}

/** What the app is told of a redemption. */
public sealed interface RevenueCatFlutterIosReply : WireValue {
    /** Tells the cases apart. */
    public val result: String

    /** What a newer server says and this client does not know; the whole of it. */
    public data class Unknown(public val json: JsonObject) : RevenueCatFlutterIosReply {
        override val result: String get() = json.required("result") { it.text() }

        override fun toJson(): JsonObject = json
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatFlutterIosReply {
            val members = json.members()
            return when (members.required("result") { it.text() }) {
                "SUCCESS" -> RevenueCatFlutterIosSuccess.fromJson(json)
                "ERROR" -> RevenueCatFlutterIosError.fromJson(json)
                "INVALID_TOKEN" -> RevenueCatFlutterIosInvalidToken.fromJson(json)
                "PURCHASE_BELONGS_TO_OTHER_USER" -> RevenueCatFlutterIosPurchaseBelongsToOtherUser.fromJson(json)
                "EXPIRED" -> RevenueCatFlutterIosExpired.fromJson(json)
                else -> Unknown(members)
            }
        }
    }
}

/** The purchase is redeemed. */
public data class RevenueCatFlutterIosSuccess(
    /** The customer after it. */
    public val customerInfo: RevenueCatFlutterIosCustomerInfo,
) : RevenueCatFlutterIosReply, WireValue {
    /** Tells which result this is. */
    override val result: String get() = "SUCCESS"

    override fun toJson(): JsonObject = buildJsonObject {
        put("result", "SUCCESS")
        put("customerInfo", customerInfo.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatFlutterIosSuccess {
            val members = json.members()
            members.constant("result", "SUCCESS")
            return RevenueCatFlutterIosSuccess(
                customerInfo = members.required("customerInfo") { RevenueCatFlutterIosCustomerInfo.fromJson(it) },
            )
        }
    }
}

/** A customer. Every member is there; what nobody told is null. */
public data class RevenueCatHybridAndroidCustomerInfo(
    /** What the user may use. */
    public val entitlements: RevenueCatHybridAndroidEntitlements,
    /** The products whose subscription is active, `product` or `product:plan`. */
    public val activeSubscriptions: List<String>,
    /** Every product ever bought. */
    public val allPurchasedProductIdentifiers: List<String>,
    /** The latest end of any subscription; null without any; UTC, three fraction digits. */
    public val latestExpirationDate: String?,
    /** The latest end of any subscription; null without any; milliseconds since 1970-01-01T00:00:00Z. */
    public val latestExpirationDateMillis: Long?,
    /** When the customer was first seen; UTC, three fraction digits. */
    public val firstSeen: String,
    /** When the customer was first seen; milliseconds since 1970-01-01T00:00:00Z. */
    public val firstSeenMillis: Long,
    /** The first identifier this customer was known by. */
    public val originalAppUserId: String,
    /** When the service gave this answer; UTC, three fraction digits. */
    public val requestDate: String,
    /** When the service gave this answer; milliseconds since 1970-01-01T00:00:00Z. */
    public val requestDateMillis: Long,
    /** The end of each product's subscription, by `product` or `product:plan`; UTC, null for never. */
    public val allExpirationDates: Map<String, String?>,
    /**
     * The end of each product's subscription, by `product` or `product:plan`; milliseconds since 1970-01-01T00:00:00Z,
     * null for never.
     */
    public val allExpirationDatesMillis: Map<String, Long?>,
    /** The latest purchase of each product, by `product` or `product:plan`; UTC. */
    public val allPurchaseDates: Map<String, String>,
    /** The latest purchase of each product, by `product` or `product:plan`; milliseconds since 1970-01-01T00:00:00Z. */
    public val allPurchaseDatesMillis: Map<String, Long>,
    /** Where the user manages the subscription; null where there is no such page. */
    public val managementURL: String?,
    /** When the app itself was first bought; null where nobody told; UTC, three fraction digits. */
    public val originalPurchaseDate: String?,
    /** When the app itself was first bought; null where nobody told; milliseconds since 1970-01-01T00:00:00Z. */
    public val originalPurchaseDateMillis: Long?,
    /** The user's one-time purchases, oldest first. */
    public val nonSubscriptionTransactions: List<RevenueCatHybridAndroidTransaction>,
    /** The user's subscriptions, each under its product identifier. */
    public val subscriptionsByProductIdentifier: Map<String, RevenueCatHybridAndroidSubscription>,
) : WireValue {
    /** Always null here. */
    public val originalApplicationVersion: JsonNull get() = JsonNull

    override fun toJson(): JsonObject = buildJsonObject {
        put("entitlements", entitlements.toJson())
        put("activeSubscriptions", JsonArray(activeSubscriptions.map { JsonPrimitive(it) }))
        put("allPurchasedProductIdentifiers", JsonArray(allPurchasedProductIdentifiers.map { JsonPrimitive(it) }))
        put("latestExpirationDate", (latestExpirationDate?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("latestExpirationDateMillis", (latestExpirationDateMillis?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("firstSeen", JsonPrimitive(firstSeen))
        put("firstSeenMillis", JsonPrimitive(firstSeenMillis))
        put("originalAppUserId", JsonPrimitive(originalAppUserId))
        put("requestDate", JsonPrimitive(requestDate))
        put("requestDateMillis", JsonPrimitive(requestDateMillis))
        put("allExpirationDates", JsonObject(allExpirationDates.mapValues { (it.value?.let { present -> JsonPrimitive(present) } ?: JsonNull) }))
        put("allExpirationDatesMillis", JsonObject(allExpirationDatesMillis.mapValues { (it.value?.let { present -> JsonPrimitive(present) } ?: JsonNull) }))
        put("allPurchaseDates", JsonObject(allPurchaseDates.mapValues { JsonPrimitive(it.value) }))
        put("allPurchaseDatesMillis", JsonObject(allPurchaseDatesMillis.mapValues { JsonPrimitive(it.value) }))
        put("originalApplicationVersion", JsonNull)
        put("managementURL", (managementURL?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("originalPurchaseDate", (originalPurchaseDate?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("originalPurchaseDateMillis", (originalPurchaseDateMillis?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("nonSubscriptionTransactions", JsonArray(nonSubscriptionTransactions.map { it.toJson() }))
        put("subscriptionsByProductIdentifier", JsonObject(subscriptionsByProductIdentifier.mapValues { it.value.toJson() }))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatHybridAndroidCustomerInfo {
            val members = json.members()
            return RevenueCatHybridAndroidCustomerInfo(
                entitlements = members.required("entitlements") { RevenueCatHybridAndroidEntitlements.fromJson(it) },
                activeSubscriptions = members.required("activeSubscriptions") { it.list { it.text() } },
                allPurchasedProductIdentifiers = members.required("allPurchasedProductIdentifiers") { it.list { it.text() } },
                latestExpirationDate = members.nullable("latestExpirationDate") { it.text() },
                latestExpirationDateMillis = members.nullable("latestExpirationDateMillis") { it.integer() },
                firstSeen = members.required("firstSeen") { it.text() },
                firstSeenMillis = members.required("firstSeenMillis") { it.integer() },
                originalAppUserId = members.required("originalAppUserId") { it.text() },
                requestDate = members.required("requestDate") { it.text() },
                requestDateMillis = members.required("requestDateMillis") { it.integer() },
                allExpirationDates = members.required("allExpirationDates") { it.map { it.orNull { it.text() } } },
                allExpirationDatesMillis = members.required("allExpirationDatesMillis") { it.map { it.orNull { it.integer() } } },
                allPurchaseDates = members.required("allPurchaseDates") { it.map { it.text() } },
                allPurchaseDatesMillis = members.required("allPurchaseDatesMillis") { it.map { it.integer() } },
                managementURL = members.nullable("managementURL") { it.text() },
                originalPurchaseDate = members.nullable("originalPurchaseDate") { it.text() },
                originalPurchaseDateMillis = members.nullable("originalPurchaseDateMillis") { it.integer() },
                nonSubscriptionTransactions = members.required("nonSubscriptionTransactions") { it.list { RevenueCatHybridAndroidTransaction.fromJson(it) } },
                subscriptionsByProductIdentifier = members.required("subscriptionsByProductIdentifier") { it.map { RevenueCatHybridAndroidSubscription.fromJson(it) } },
            )
        }
    }
}

/** One entitlement. */
public data class RevenueCatHybridAndroidEntitlement(
    /** The entitlement's identifier. */
    public val identifier: String,
    /** Whether it gives access at the time of the answer. */
    public val isActive: Boolean,
    /** Whether it will be renewed at its end. */
    public val willRenew: Boolean,
    /** How the current period was bought. */
    public val periodType: RevenueCatPeriodType,
    /** Latest purchase or renewal; milliseconds since 1970-01-01T00:00:00Z. */
    public val latestPurchaseDateMillis: Long,
    /** Latest purchase or renewal; UTC, three fraction digits. */
    public val latestPurchaseDate: String,
    /** First purchase; milliseconds since 1970-01-01T00:00:00Z. */
    public val originalPurchaseDateMillis: Long,
    /** First purchase; UTC, three fraction digits. */
    public val originalPurchaseDate: String,
    /** End of access; null for ever; milliseconds since 1970-01-01T00:00:00Z. */
    public val expirationDateMillis: Long?,
    /** End of access; null for ever; UTC, three fraction digits. */
    public val expirationDate: String?,
    /** Where it was bought. */
    public val store: RevenueCatStore,
    /** The product's identifier. */
    public val productIdentifier: String,
    /** The product's plan (Google Play's base plan); null where it has none. */
    public val productPlanIdentifier: String?,
    /** True for a purchase without real money. */
    public val isSandbox: Boolean,
    /** When the renewal was seen to be cancelled; null while it renews; UTC, three fraction digits. */
    public val unsubscribeDetectedAt: String?,
    /** When the renewal was seen to be cancelled; null while it renews; milliseconds since 1970-01-01T00:00:00Z. */
    public val unsubscribeDetectedAtMillis: Long?,
    /** When a payment was seen to have failed; null while all is paid; UTC, three fraction digits. */
    public val billingIssueDetectedAt: String?,
    /** When a payment was seen to have failed; null while all is paid; milliseconds since 1970-01-01T00:00:00Z. */
    public val billingIssueDetectedAtMillis: Long?,
    /** Whether it is the user's own purchase. */
    public val ownershipType: RevenueCatOwnershipType,
    /** Whether the answer's signature was checked. */
    public val verification: RevenueCatVerificationResult,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("identifier", JsonPrimitive(identifier))
        put("isActive", JsonPrimitive(isActive))
        put("willRenew", JsonPrimitive(willRenew))
        put("periodType", periodType.toJson())
        put("latestPurchaseDateMillis", JsonPrimitive(latestPurchaseDateMillis))
        put("latestPurchaseDate", JsonPrimitive(latestPurchaseDate))
        put("originalPurchaseDateMillis", JsonPrimitive(originalPurchaseDateMillis))
        put("originalPurchaseDate", JsonPrimitive(originalPurchaseDate))
        put("expirationDateMillis", (expirationDateMillis?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("expirationDate", (expirationDate?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("store", store.toJson())
        put("productIdentifier", JsonPrimitive(productIdentifier))
        put("productPlanIdentifier", (productPlanIdentifier?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("isSandbox", JsonPrimitive(isSandbox))
        put("unsubscribeDetectedAt", (unsubscribeDetectedAt?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("unsubscribeDetectedAtMillis", (unsubscribeDetectedAtMillis?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("billingIssueDetectedAt", (billingIssueDetectedAt?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("billingIssueDetectedAtMillis", (billingIssueDetectedAtMillis?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("ownershipType", ownershipType.toJson())
        put("verification", verification.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatHybridAndroidEntitlement {
            val members = json.members()
            return RevenueCatHybridAndroidEntitlement(
                identifier = members.required("identifier") { it.text() },
                isActive = members.required("isActive") { it.boolean() },
                willRenew = members.required("willRenew") { it.boolean() },
                periodType = members.required("periodType") { RevenueCatPeriodType.fromJson(it) },
                latestPurchaseDateMillis = members.required("latestPurchaseDateMillis") { it.integer() },
                latestPurchaseDate = members.required("latestPurchaseDate") { it.text() },
                originalPurchaseDateMillis = members.required("originalPurchaseDateMillis") { it.integer() },
                originalPurchaseDate = members.required("originalPurchaseDate") { it.text() },
                expirationDateMillis = members.nullable("expirationDateMillis") { it.integer() },
                expirationDate = members.nullable("expirationDate") { it.text() },
                store = members.required("store") { RevenueCatStore.fromJson(it) },
                productIdentifier = members.required("productIdentifier") { it.text() },
                productPlanIdentifier = members.nullable("productPlanIdentifier") { it.text() },
                isSandbox = members.required("isSandbox") { it.boolean() },
                unsubscribeDetectedAt = members.nullable("unsubscribeDetectedAt") { it.text() },
                unsubscribeDetectedAtMillis = members.nullable("unsubscribeDetectedAtMillis") { it.integer() },
                billingIssueDetectedAt = members.nullable("billingIssueDetectedAt") { it.text() },
                billingIssueDetectedAtMillis = members.nullable("billingIssueDetectedAtMillis") { it.integer() },
                ownershipType = members.required("ownershipType") { RevenueCatOwnershipType.fromJson(it) },
                verification = members.required("verification") { RevenueCatVerificationResult.fromJson(it) },
            )
        }
    }
}

/** The customer's entitlements. */
public data class RevenueCatHybridAndroidEntitlements(
    /** All, each under its identifier. */
    public val all: Map<String, RevenueCatHybridAndroidEntitlement>,
    /** Those of `all` that are active. */
    public val active: Map<String, RevenueCatHybridAndroidEntitlement>,
    /** Whether the answer's signature was checked. */
    public val verification: RevenueCatVerificationResult,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("all", JsonObject(all.mapValues { it.value.toJson() }))
        put("active", JsonObject(active.mapValues { it.value.toJson() }))
        put("verification", verification.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatHybridAndroidEntitlements {
            val members = json.members()
            return RevenueCatHybridAndroidEntitlements(
                all = members.required("all") { it.map { RevenueCatHybridAndroidEntitlement.fromJson(it) } },
                active = members.required("active") { it.map { RevenueCatHybridAndroidEntitlement.fromJson(it) } },
                verification = members.required("verification") { RevenueCatVerificationResult.fromJson(it) },
            )
        }
    }
}

/** It failed. */
public data class RevenueCatHybridAndroidError(
    /** Why. */
    public val error: RevenueCatHybridAndroidErrorDetails,
) : RevenueCatHybridAndroidReply, WireValue {
    /** Tells which result this is. */
    override val result: String get() = "ERROR"

    override fun toJson(): JsonObject = buildJsonObject {
        put("result", "ERROR")
        put("error", error.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatHybridAndroidError {
            val members = json.members()
            members.constant("result", "ERROR")
            return RevenueCatHybridAndroidError(
                error = members.required("error") { RevenueCatHybridAndroidErrorDetails.fromJson(it) },
            )
        }
    }
}

/** The flat map of an error. */
public data class RevenueCatHybridAndroidErrorDetails(
    /** The number of the error on Android. Limits: at least 0. */
    public val code: Long,
    /** The fixed text of the code. */
    public val message: String,
    /** What lies beneath; empty for nothing. */
    public val underlyingErrorMessage: String,
    /** The code's name as Android writes it, such as `NetworkError`; absent where it has none. */
    public val readableErrorCode: String? = null,
    /** The same. Deprecated. */
    public val readable_error_code: String? = null,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("code", JsonPrimitive(code))
        put("message", JsonPrimitive(message))
        if (readableErrorCode != null) put("readableErrorCode", JsonPrimitive(readableErrorCode))
        if (readable_error_code != null) put("readable_error_code", JsonPrimitive(readable_error_code))
        put("underlyingErrorMessage", JsonPrimitive(underlyingErrorMessage))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatHybridAndroidErrorDetails {
            val members = json.members()
            return RevenueCatHybridAndroidErrorDetails(
                code = members.required("code") { it.integer() },
                message = members.required("message") { it.text() },
                underlyingErrorMessage = members.required("underlyingErrorMessage") { it.text() },
                readableErrorCode = members.optional("readableErrorCode") { it.text() },
                readable_error_code = members.optional("readable_error_code") { it.text() },
            )
        }
    }
}

/** The link was too old or used already. */
public data class RevenueCatHybridAndroidExpired(
    /** Where a new link went, masked; empty where nobody told. */
    public val obfuscatedEmail: String,
) : RevenueCatHybridAndroidReply, WireValue {
    /** Tells which result this is. */
    override val result: String get() = "EXPIRED"

    override fun toJson(): JsonObject = buildJsonObject {
        put("result", "EXPIRED")
        put("obfuscatedEmail", JsonPrimitive(obfuscatedEmail))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatHybridAndroidExpired {
            val members = json.members()
            members.constant("result", "EXPIRED")
            return RevenueCatHybridAndroidExpired(
                obfuscatedEmail = members.required("obfuscatedEmail") { it.text() },
            )
        }
    }
}

/** The link's token is none. */
public data object RevenueCatHybridAndroidInvalidToken : RevenueCatHybridAndroidReply, WireValue {
    /** Tells which result this is. */
    override val result: String get() = "INVALID_TOKEN"

    override fun toJson(): JsonObject = buildJsonObject {
        put("result", "INVALID_TOKEN")
    }

    /**
     * Reads one.
     * @throws UnexpectedJson where it is none.
     */
    public fun fromJson(json: JsonElement): RevenueCatHybridAndroidInvalidToken {
        val members = json.members()
        members.constant("result", "INVALID_TOKEN")
        return RevenueCatHybridAndroidInvalidToken
    }
}

/** Another user keeps the purchase. */
public data object RevenueCatHybridAndroidPurchaseBelongsToOtherUser : RevenueCatHybridAndroidReply, WireValue {
    /** Tells which result this is. */
    override val result: String get() = "PURCHASE_BELONGS_TO_OTHER_USER"

    override fun toJson(): JsonObject = buildJsonObject {
        put("result", "PURCHASE_BELONGS_TO_OTHER_USER")
    }

    /**
     * Reads one.
     * @throws UnexpectedJson where it is none.
     */
    public fun fromJson(json: JsonElement): RevenueCatHybridAndroidPurchaseBelongsToOtherUser {
        val members = json.members()
        members.constant("result", "PURCHASE_BELONGS_TO_OTHER_USER")
        return RevenueCatHybridAndroidPurchaseBelongsToOtherUser
    }
}

/** What the app is told of a redemption. */
public sealed interface RevenueCatHybridAndroidReply : WireValue {
    /** Tells the cases apart. */
    public val result: String

    /** What a newer server says and this client does not know; the whole of it. */
    public data class Unknown(public val json: JsonObject) : RevenueCatHybridAndroidReply {
        override val result: String get() = json.required("result") { it.text() }

        override fun toJson(): JsonObject = json
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatHybridAndroidReply {
            val members = json.members()
            return when (members.required("result") { it.text() }) {
                "SUCCESS" -> RevenueCatHybridAndroidSuccess.fromJson(json)
                "ERROR" -> RevenueCatHybridAndroidError.fromJson(json)
                "INVALID_TOKEN" -> RevenueCatHybridAndroidInvalidToken.fromJson(json)
                "PURCHASE_BELONGS_TO_OTHER_USER" -> RevenueCatHybridAndroidPurchaseBelongsToOtherUser.fromJson(json)
                "EXPIRED" -> RevenueCatHybridAndroidExpired.fromJson(json)
                else -> Unknown(members)
            }
        }
    }
}

/** One subscription. */
public data class RevenueCatHybridAndroidSubscription(
    /** The product's identifier. */
    public val productIdentifier: String,
    /** Latest purchase or renewal; UTC, three fraction digits. */
    public val purchaseDate: String,
    /** First purchase; null where nobody told; UTC, three fraction digits. */
    public val originalPurchaseDate: String?,
    /** End of access; null for ever; UTC, three fraction digits. */
    public val expiresDate: String?,
    /** Where it was bought. */
    public val store: RevenueCatStore,
    /** When the renewal was seen to be cancelled; null while it renews; UTC, three fraction digits. */
    public val unsubscribeDetectedAt: String?,
    /** True for a purchase without real money. */
    public val isSandbox: Boolean,
    /** When a payment was seen to have failed; null while all is paid; UTC, three fraction digits. */
    public val billingIssuesDetectedAt: String?,
    /** End of the grace period; null where none runs; UTC, three fraction digits. */
    public val gracePeriodExpiresDate: String?,
    /** Whether it is the user's own purchase. */
    public val ownershipType: RevenueCatOwnershipType,
    /** How the current period was bought. */
    public val periodType: RevenueCatPeriodType,
    /** When it was refunded; null unless it was; UTC, three fraction digits. */
    public val refundedAt: String?,
    /** The store's name of the transaction; null where nobody told. */
    public val storeTransactionId: String?,
    /** Whether it gives access at the time of the answer. */
    public val isActive: Boolean,
    /** Whether it will be renewed at its end. */
    public val willRenew: Boolean,
    /** When a paused subscription goes on; null unless it is paused; UTC, three fraction digits. */
    public val autoResumeDate: String?,
    /** The product's name for people; null where it has none. */
    public val displayName: String?,
    /** Where the user manages the subscription; null where there is no such page. */
    public val managementURL: String?,
    /** The product's plan (Google Play's base plan); null where it has none. */
    public val productPlanIdentifier: String?,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("productIdentifier", JsonPrimitive(productIdentifier))
        put("purchaseDate", JsonPrimitive(purchaseDate))
        put("originalPurchaseDate", (originalPurchaseDate?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("expiresDate", (expiresDate?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("store", store.toJson())
        put("unsubscribeDetectedAt", (unsubscribeDetectedAt?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("isSandbox", JsonPrimitive(isSandbox))
        put("billingIssuesDetectedAt", (billingIssuesDetectedAt?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("gracePeriodExpiresDate", (gracePeriodExpiresDate?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("ownershipType", ownershipType.toJson())
        put("periodType", periodType.toJson())
        put("refundedAt", (refundedAt?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("storeTransactionId", (storeTransactionId?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("isActive", JsonPrimitive(isActive))
        put("willRenew", JsonPrimitive(willRenew))
        put("autoResumeDate", (autoResumeDate?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("displayName", (displayName?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("managementURL", (managementURL?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("productPlanIdentifier", (productPlanIdentifier?.let { present -> JsonPrimitive(present) } ?: JsonNull))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatHybridAndroidSubscription {
            val members = json.members()
            return RevenueCatHybridAndroidSubscription(
                productIdentifier = members.required("productIdentifier") { it.text() },
                purchaseDate = members.required("purchaseDate") { it.text() },
                originalPurchaseDate = members.nullable("originalPurchaseDate") { it.text() },
                expiresDate = members.nullable("expiresDate") { it.text() },
                store = members.required("store") { RevenueCatStore.fromJson(it) },
                unsubscribeDetectedAt = members.nullable("unsubscribeDetectedAt") { it.text() },
                isSandbox = members.required("isSandbox") { it.boolean() },
                billingIssuesDetectedAt = members.nullable("billingIssuesDetectedAt") { it.text() },
                gracePeriodExpiresDate = members.nullable("gracePeriodExpiresDate") { it.text() },
                ownershipType = members.required("ownershipType") { RevenueCatOwnershipType.fromJson(it) },
                periodType = members.required("periodType") { RevenueCatPeriodType.fromJson(it) },
                refundedAt = members.nullable("refundedAt") { it.text() },
                storeTransactionId = members.nullable("storeTransactionId") { it.text() },
                isActive = members.required("isActive") { it.boolean() },
                willRenew = members.required("willRenew") { it.boolean() },
                autoResumeDate = members.nullable("autoResumeDate") { it.text() },
                displayName = members.nullable("displayName") { it.text() },
                managementURL = members.nullable("managementURL") { it.text() },
                productPlanIdentifier = members.nullable("productPlanIdentifier") { it.text() },
            )
        }
    }
}

/** The purchase is redeemed. */
public data class RevenueCatHybridAndroidSuccess(
    /** The customer after it. */
    public val customerInfo: RevenueCatHybridAndroidCustomerInfo,
) : RevenueCatHybridAndroidReply, WireValue {
    /** Tells which result this is. */
    override val result: String get() = "SUCCESS"

    override fun toJson(): JsonObject = buildJsonObject {
        put("result", "SUCCESS")
        put("customerInfo", customerInfo.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatHybridAndroidSuccess {
            val members = json.members()
            members.constant("result", "SUCCESS")
            return RevenueCatHybridAndroidSuccess(
                customerInfo = members.required("customerInfo") { RevenueCatHybridAndroidCustomerInfo.fromJson(it) },
            )
        }
    }
}

/** One purchase that does not renew. */
public data class RevenueCatHybridAndroidTransaction(
    /** RevenueCat's own name of the transaction. */
    public val transactionIdentifier: String,
    /** RevenueCat's own name of the transaction. Deprecated: the same as the key before it. */
    public val revenueCatId: String,
    /** The product's identifier. */
    public val productIdentifier: String,
    /** The product's identifier. Deprecated: the same as the key before it. */
    public val productId: String,
    /** When it was bought; milliseconds since 1970-01-01T00:00:00Z. */
    public val purchaseDateMillis: Long,
    /** When it was bought; UTC, three fraction digits. */
    public val purchaseDate: String,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("transactionIdentifier", JsonPrimitive(transactionIdentifier))
        put("revenueCatId", JsonPrimitive(revenueCatId))
        put("productIdentifier", JsonPrimitive(productIdentifier))
        put("productId", JsonPrimitive(productId))
        put("purchaseDateMillis", JsonPrimitive(purchaseDateMillis))
        put("purchaseDate", JsonPrimitive(purchaseDate))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatHybridAndroidTransaction {
            val members = json.members()
            return RevenueCatHybridAndroidTransaction(
                transactionIdentifier = members.required("transactionIdentifier") { it.text() },
                revenueCatId = members.required("revenueCatId") { it.text() },
                productIdentifier = members.required("productIdentifier") { it.text() },
                productId = members.required("productId") { it.text() },
                purchaseDateMillis = members.required("purchaseDateMillis") { it.integer() },
                purchaseDate = members.required("purchaseDate") { it.text() },
            )
        }
    }
}

/** A customer. Every member is there; what nobody told is null. */
public data class RevenueCatHybridIosCustomerInfo(
    /** What the user may use. */
    public val entitlements: RevenueCatHybridIosEntitlements,
    /** The products whose subscription is active, `product` or `product:plan`. */
    public val activeSubscriptions: List<String>,
    /** Every product ever bought. */
    public val allPurchasedProductIdentifiers: List<String>,
    /** The latest end of any subscription; null without any; UTC, whole seconds. */
    public val latestExpirationDate: String?,
    /** The latest end of any subscription; null without any; milliseconds since 1970-01-01T00:00:00Z. */
    public val latestExpirationDateMillis: Long?,
    /** When the customer was first seen; UTC, whole seconds. */
    public val firstSeen: String,
    /** When the customer was first seen; milliseconds since 1970-01-01T00:00:00Z. */
    public val firstSeenMillis: Long,
    /** The first identifier this customer was known by. */
    public val originalAppUserId: String,
    /** When the service gave this answer; UTC, whole seconds. */
    public val requestDate: String,
    /** When the service gave this answer; milliseconds since 1970-01-01T00:00:00Z. */
    public val requestDateMillis: Long,
    /** The end of each product's subscription, by `product` or `product:plan`; UTC, null for never. */
    public val allExpirationDates: Map<String, String?>,
    /**
     * The end of each product's subscription, by `product` or `product:plan`; milliseconds since 1970-01-01T00:00:00Z,
     * null for never.
     */
    public val allExpirationDatesMillis: Map<String, Long?>,
    /** The latest purchase of each product, by `product` or `product:plan`; UTC. */
    public val allPurchaseDates: Map<String, String>,
    /** The latest purchase of each product, by `product` or `product:plan`; milliseconds since 1970-01-01T00:00:00Z. */
    public val allPurchaseDatesMillis: Map<String, Long>,
    /** The app version at the first purchase; null where nobody told, always on Android. */
    public val originalApplicationVersion: String?,
    /** When the app itself was first bought; null where nobody told; UTC, whole seconds. */
    public val originalPurchaseDate: String?,
    /** When the app itself was first bought; null where nobody told; milliseconds since 1970-01-01T00:00:00Z. */
    public val originalPurchaseDateMillis: Long?,
    /** Where the user manages the subscription; null where there is no such page. */
    public val managementURL: String?,
    /** The user's one-time purchases, oldest first. */
    public val nonSubscriptionTransactions: List<RevenueCatHybridIosTransaction>,
    /** The user's subscriptions, each under its product identifier. */
    public val subscriptionsByProductIdentifier: Map<String, RevenueCatHybridIosSubscription>,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("entitlements", entitlements.toJson())
        put("activeSubscriptions", JsonArray(activeSubscriptions.map { JsonPrimitive(it) }))
        put("allPurchasedProductIdentifiers", JsonArray(allPurchasedProductIdentifiers.map { JsonPrimitive(it) }))
        put("latestExpirationDate", (latestExpirationDate?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("latestExpirationDateMillis", (latestExpirationDateMillis?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("firstSeen", JsonPrimitive(firstSeen))
        put("firstSeenMillis", JsonPrimitive(firstSeenMillis))
        put("originalAppUserId", JsonPrimitive(originalAppUserId))
        put("requestDate", JsonPrimitive(requestDate))
        put("requestDateMillis", JsonPrimitive(requestDateMillis))
        put("allExpirationDates", JsonObject(allExpirationDates.mapValues { (it.value?.let { present -> JsonPrimitive(present) } ?: JsonNull) }))
        put("allExpirationDatesMillis", JsonObject(allExpirationDatesMillis.mapValues { (it.value?.let { present -> JsonPrimitive(present) } ?: JsonNull) }))
        put("allPurchaseDates", JsonObject(allPurchaseDates.mapValues { JsonPrimitive(it.value) }))
        put("allPurchaseDatesMillis", JsonObject(allPurchaseDatesMillis.mapValues { JsonPrimitive(it.value) }))
        put("originalApplicationVersion", (originalApplicationVersion?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("originalPurchaseDate", (originalPurchaseDate?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("originalPurchaseDateMillis", (originalPurchaseDateMillis?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("managementURL", (managementURL?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("nonSubscriptionTransactions", JsonArray(nonSubscriptionTransactions.map { it.toJson() }))
        put("subscriptionsByProductIdentifier", JsonObject(subscriptionsByProductIdentifier.mapValues { it.value.toJson() }))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatHybridIosCustomerInfo {
            val members = json.members()
            return RevenueCatHybridIosCustomerInfo(
                entitlements = members.required("entitlements") { RevenueCatHybridIosEntitlements.fromJson(it) },
                activeSubscriptions = members.required("activeSubscriptions") { it.list { it.text() } },
                allPurchasedProductIdentifiers = members.required("allPurchasedProductIdentifiers") { it.list { it.text() } },
                latestExpirationDate = members.nullable("latestExpirationDate") { it.text() },
                latestExpirationDateMillis = members.nullable("latestExpirationDateMillis") { it.integer() },
                firstSeen = members.required("firstSeen") { it.text() },
                firstSeenMillis = members.required("firstSeenMillis") { it.integer() },
                originalAppUserId = members.required("originalAppUserId") { it.text() },
                requestDate = members.required("requestDate") { it.text() },
                requestDateMillis = members.required("requestDateMillis") { it.integer() },
                allExpirationDates = members.required("allExpirationDates") { it.map { it.orNull { it.text() } } },
                allExpirationDatesMillis = members.required("allExpirationDatesMillis") { it.map { it.orNull { it.integer() } } },
                allPurchaseDates = members.required("allPurchaseDates") { it.map { it.text() } },
                allPurchaseDatesMillis = members.required("allPurchaseDatesMillis") { it.map { it.integer() } },
                originalApplicationVersion = members.nullable("originalApplicationVersion") { it.text() },
                originalPurchaseDate = members.nullable("originalPurchaseDate") { it.text() },
                originalPurchaseDateMillis = members.nullable("originalPurchaseDateMillis") { it.integer() },
                managementURL = members.nullable("managementURL") { it.text() },
                nonSubscriptionTransactions = members.required("nonSubscriptionTransactions") { it.list { RevenueCatHybridIosTransaction.fromJson(it) } },
                subscriptionsByProductIdentifier = members.required("subscriptionsByProductIdentifier") { it.map { RevenueCatHybridIosSubscription.fromJson(it) } },
            )
        }
    }
}

/** One entitlement. */
public data class RevenueCatHybridIosEntitlement(
    /** The entitlement's identifier. */
    public val identifier: String,
    /** Whether it gives access at the time of the answer. */
    public val isActive: Boolean,
    /** Whether it will be renewed at its end. */
    public val willRenew: Boolean,
    /** How the current period was bought. */
    public val periodType: RevenueCatPeriodType,
    /** Latest purchase or renewal; null where nobody told; UTC, whole seconds. */
    public val latestPurchaseDate: String?,
    /** Latest purchase or renewal; null where nobody told; milliseconds since 1970-01-01T00:00:00Z. */
    public val latestPurchaseDateMillis: Long?,
    /** First purchase; null where nobody told; UTC, whole seconds. */
    public val originalPurchaseDate: String?,
    /** First purchase; null where nobody told; milliseconds since 1970-01-01T00:00:00Z. */
    public val originalPurchaseDateMillis: Long?,
    /** End of access; null for ever; UTC, whole seconds. */
    public val expirationDate: String?,
    /** End of access; null for ever; milliseconds since 1970-01-01T00:00:00Z. */
    public val expirationDateMillis: Long?,
    /** Where it was bought. */
    public val store: RevenueCatStore,
    /** The product's identifier. */
    public val productIdentifier: String,
    /** The product's plan (Google Play's base plan); null where it has none. */
    public val productPlanIdentifier: String?,
    /** True for a purchase without real money. */
    public val isSandbox: Boolean,
    /** When the renewal was seen to be cancelled; null while it renews; UTC, whole seconds. */
    public val unsubscribeDetectedAt: String?,
    /** When the renewal was seen to be cancelled; null while it renews; milliseconds since 1970-01-01T00:00:00Z. */
    public val unsubscribeDetectedAtMillis: Long?,
    /** When a payment was seen to have failed; null while all is paid; UTC, whole seconds. */
    public val billingIssueDetectedAt: String?,
    /** When a payment was seen to have failed; null while all is paid; milliseconds since 1970-01-01T00:00:00Z. */
    public val billingIssueDetectedAtMillis: Long?,
    /** Whether it is the user's own purchase. */
    public val ownershipType: RevenueCatOwnershipType,
    /** Whether the answer's signature was checked. */
    public val verification: RevenueCatVerificationResult,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("identifier", JsonPrimitive(identifier))
        put("isActive", JsonPrimitive(isActive))
        put("willRenew", JsonPrimitive(willRenew))
        put("periodType", periodType.toJson())
        put("latestPurchaseDate", (latestPurchaseDate?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("latestPurchaseDateMillis", (latestPurchaseDateMillis?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("originalPurchaseDate", (originalPurchaseDate?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("originalPurchaseDateMillis", (originalPurchaseDateMillis?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("expirationDate", (expirationDate?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("expirationDateMillis", (expirationDateMillis?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("store", store.toJson())
        put("productIdentifier", JsonPrimitive(productIdentifier))
        put("productPlanIdentifier", (productPlanIdentifier?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("isSandbox", JsonPrimitive(isSandbox))
        put("unsubscribeDetectedAt", (unsubscribeDetectedAt?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("unsubscribeDetectedAtMillis", (unsubscribeDetectedAtMillis?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("billingIssueDetectedAt", (billingIssueDetectedAt?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("billingIssueDetectedAtMillis", (billingIssueDetectedAtMillis?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("ownershipType", ownershipType.toJson())
        put("verification", verification.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatHybridIosEntitlement {
            val members = json.members()
            return RevenueCatHybridIosEntitlement(
                identifier = members.required("identifier") { it.text() },
                isActive = members.required("isActive") { it.boolean() },
                willRenew = members.required("willRenew") { it.boolean() },
                periodType = members.required("periodType") { RevenueCatPeriodType.fromJson(it) },
                latestPurchaseDate = members.nullable("latestPurchaseDate") { it.text() },
                latestPurchaseDateMillis = members.nullable("latestPurchaseDateMillis") { it.integer() },
                originalPurchaseDate = members.nullable("originalPurchaseDate") { it.text() },
                originalPurchaseDateMillis = members.nullable("originalPurchaseDateMillis") { it.integer() },
                expirationDate = members.nullable("expirationDate") { it.text() },
                expirationDateMillis = members.nullable("expirationDateMillis") { it.integer() },
                store = members.required("store") { RevenueCatStore.fromJson(it) },
                productIdentifier = members.required("productIdentifier") { it.text() },
                productPlanIdentifier = members.nullable("productPlanIdentifier") { it.text() },
                isSandbox = members.required("isSandbox") { it.boolean() },
                unsubscribeDetectedAt = members.nullable("unsubscribeDetectedAt") { it.text() },
                unsubscribeDetectedAtMillis = members.nullable("unsubscribeDetectedAtMillis") { it.integer() },
                billingIssueDetectedAt = members.nullable("billingIssueDetectedAt") { it.text() },
                billingIssueDetectedAtMillis = members.nullable("billingIssueDetectedAtMillis") { it.integer() },
                ownershipType = members.required("ownershipType") { RevenueCatOwnershipType.fromJson(it) },
                verification = members.required("verification") { RevenueCatVerificationResult.fromJson(it) },
            )
        }
    }
}

/** The customer's entitlements. */
public data class RevenueCatHybridIosEntitlements(
    /** All, each under its identifier. */
    public val all: Map<String, RevenueCatHybridIosEntitlement>,
    /** Those of `all` that are active. */
    public val active: Map<String, RevenueCatHybridIosEntitlement>,
    /** Whether the answer's signature was checked. */
    public val verification: RevenueCatVerificationResult,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("all", JsonObject(all.mapValues { it.value.toJson() }))
        put("active", JsonObject(active.mapValues { it.value.toJson() }))
        put("verification", verification.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatHybridIosEntitlements {
            val members = json.members()
            return RevenueCatHybridIosEntitlements(
                all = members.required("all") { it.map { RevenueCatHybridIosEntitlement.fromJson(it) } },
                active = members.required("active") { it.map { RevenueCatHybridIosEntitlement.fromJson(it) } },
                verification = members.required("verification") { RevenueCatVerificationResult.fromJson(it) },
            )
        }
    }
}

/** It failed. */
public data class RevenueCatHybridIosError(
    /** Why. */
    public val error: RevenueCatHybridIosErrorDetails,
) : RevenueCatHybridIosReply, WireValue {
    /** Tells which result this is. */
    override val result: String get() = "ERROR"

    override fun toJson(): JsonObject = buildJsonObject {
        put("result", "ERROR")
        put("error", error.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatHybridIosError {
            val members = json.members()
            members.constant("result", "ERROR")
            return RevenueCatHybridIosError(
                error = members.required("error") { RevenueCatHybridIosErrorDetails.fromJson(it) },
            )
        }
    }
}

/** The flat map of an error. */
public data class RevenueCatHybridIosErrorDetails(
    /** The number of the error on iOS. Limits: at least 0. */
    public val code: Long,
    /** The fixed text of the code and the service's own message. */
    public val message: String,
    /** What lies beneath; empty for nothing. */
    public val underlyingErrorMessage: String,
    /** The code's name as iOS writes it, such as `NETWORK_ERROR`; absent where it has none. */
    public val readableErrorCode: String? = null,
    /** The same. Deprecated. */
    public val readable_error_code: String? = null,
    /** The first error beneath that is not RevenueCat's own; absent for none. */
    public val storeError: RevenueCatHybridIosStoreError? = null,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("code", JsonPrimitive(code))
        put("message", JsonPrimitive(message))
        put("underlyingErrorMessage", JsonPrimitive(underlyingErrorMessage))
        if (readableErrorCode != null) put("readableErrorCode", JsonPrimitive(readableErrorCode))
        if (readable_error_code != null) put("readable_error_code", JsonPrimitive(readable_error_code))
        if (storeError != null) put("storeError", storeError.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatHybridIosErrorDetails {
            val members = json.members()
            return RevenueCatHybridIosErrorDetails(
                code = members.required("code") { it.integer() },
                message = members.required("message") { it.text() },
                underlyingErrorMessage = members.required("underlyingErrorMessage") { it.text() },
                readableErrorCode = members.optional("readableErrorCode") { it.text() },
                readable_error_code = members.optional("readable_error_code") { it.text() },
                storeError = members.optional("storeError") { RevenueCatHybridIosStoreError.fromJson(it) },
            )
        }
    }
}

/** The link was too old or used already. */
public data class RevenueCatHybridIosExpired(
    /** Where a new link went, masked; empty where nobody told. */
    public val obfuscatedEmail: String,
) : RevenueCatHybridIosReply, WireValue {
    /** Tells which result this is. */
    override val result: String get() = "EXPIRED"

    override fun toJson(): JsonObject = buildJsonObject {
        put("result", "EXPIRED")
        put("obfuscatedEmail", JsonPrimitive(obfuscatedEmail))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatHybridIosExpired {
            val members = json.members()
            members.constant("result", "EXPIRED")
            return RevenueCatHybridIosExpired(
                obfuscatedEmail = members.required("obfuscatedEmail") { it.text() },
            )
        }
    }
}

/** The link's token is none. */
public data object RevenueCatHybridIosInvalidToken : RevenueCatHybridIosReply, WireValue {
    /** Tells which result this is. */
    override val result: String get() = "INVALID_TOKEN"

    override fun toJson(): JsonObject = buildJsonObject {
        put("result", "INVALID_TOKEN")
    }

    /**
     * Reads one.
     * @throws UnexpectedJson where it is none.
     */
    public fun fromJson(json: JsonElement): RevenueCatHybridIosInvalidToken {
        val members = json.members()
        members.constant("result", "INVALID_TOKEN")
        return RevenueCatHybridIosInvalidToken
    }
}

/** Another user keeps the purchase. */
public data object RevenueCatHybridIosPurchaseBelongsToOtherUser : RevenueCatHybridIosReply, WireValue {
    /** Tells which result this is. */
    override val result: String get() = "PURCHASE_BELONGS_TO_OTHER_USER"

    override fun toJson(): JsonObject = buildJsonObject {
        put("result", "PURCHASE_BELONGS_TO_OTHER_USER")
    }

    /**
     * Reads one.
     * @throws UnexpectedJson where it is none.
     */
    public fun fromJson(json: JsonElement): RevenueCatHybridIosPurchaseBelongsToOtherUser {
        val members = json.members()
        members.constant("result", "PURCHASE_BELONGS_TO_OTHER_USER")
        return RevenueCatHybridIosPurchaseBelongsToOtherUser
    }
}

/** What the app is told of a redemption. */
public sealed interface RevenueCatHybridIosReply : WireValue {
    /** Tells the cases apart. */
    public val result: String

    /** What a newer server says and this client does not know; the whole of it. */
    public data class Unknown(public val json: JsonObject) : RevenueCatHybridIosReply {
        override val result: String get() = json.required("result") { it.text() }

        override fun toJson(): JsonObject = json
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatHybridIosReply {
            val members = json.members()
            return when (members.required("result") { it.text() }) {
                "SUCCESS" -> RevenueCatHybridIosSuccess.fromJson(json)
                "ERROR" -> RevenueCatHybridIosError.fromJson(json)
                "INVALID_TOKEN" -> RevenueCatHybridIosInvalidToken.fromJson(json)
                "PURCHASE_BELONGS_TO_OTHER_USER" -> RevenueCatHybridIosPurchaseBelongsToOtherUser.fromJson(json)
                "EXPIRED" -> RevenueCatHybridIosExpired.fromJson(json)
                else -> Unknown(members)
            }
        }
    }
}

/** An error beneath that is not RevenueCat's own. */
public data class RevenueCatHybridIosStoreError(
    /** Its number, such as -1001 for a time-out. */
    public val code: Long,
    /** Whose number that is, such as `NSURLErrorDomain`. */
    public val domain: String,
    /** What it says. */
    public val message: String,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("code", JsonPrimitive(code))
        put("domain", JsonPrimitive(domain))
        put("message", JsonPrimitive(message))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatHybridIosStoreError {
            val members = json.members()
            return RevenueCatHybridIosStoreError(
                code = members.required("code") { it.integer() },
                domain = members.required("domain") { it.text() },
                message = members.required("message") { it.text() },
            )
        }
    }
}

/** One subscription. */
public data class RevenueCatHybridIosSubscription(
    /** The product's identifier. */
    public val productIdentifier: String,
    /** Latest purchase or renewal; UTC, whole seconds. */
    public val purchaseDate: String,
    /** First purchase; null where nobody told; UTC, whole seconds. */
    public val originalPurchaseDate: String?,
    /** End of access; null for ever; UTC, whole seconds. */
    public val expiresDate: String?,
    /** Where it was bought. */
    public val store: RevenueCatStore,
    /** True for a purchase without real money. */
    public val isSandbox: Boolean,
    /** When the renewal was seen to be cancelled; null while it renews; UTC, whole seconds. */
    public val unsubscribeDetectedAt: String?,
    /** When a payment was seen to have failed; null while all is paid; UTC, whole seconds. */
    public val billingIssuesDetectedAt: String?,
    /** End of the grace period; null where none runs; UTC, whole seconds. */
    public val gracePeriodExpiresDate: String?,
    /** Whether it is the user's own purchase. */
    public val ownershipType: RevenueCatOwnershipType,
    /** How the current period was bought. */
    public val periodType: RevenueCatPeriodType,
    /** When it was refunded; null unless it was; UTC, whole seconds. */
    public val refundedAt: String?,
    /** The store's name of the transaction; null where nobody told. */
    public val storeTransactionId: String?,
    /** Whether it gives access at the time of the answer. */
    public val isActive: Boolean,
    /** Whether it will be renewed at its end. */
    public val willRenew: Boolean,
    /** When a paused subscription goes on; null unless it is paused; UTC, whole seconds. */
    public val autoResumeDate: String?,
    /** The product's name for people; null where it has none. */
    public val displayName: String?,
    /** Where the user manages the subscription; null where there is no such page. */
    public val managementURL: String?,
    /** The product's plan (Google Play's base plan); null where it has none. */
    public val productPlanIdentifier: String?,
    /** What was paid; null where nobody told. */
    public val price: RevenueCatHybridPrice?,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("productIdentifier", JsonPrimitive(productIdentifier))
        put("purchaseDate", JsonPrimitive(purchaseDate))
        put("originalPurchaseDate", (originalPurchaseDate?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("expiresDate", (expiresDate?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("store", store.toJson())
        put("isSandbox", JsonPrimitive(isSandbox))
        put("unsubscribeDetectedAt", (unsubscribeDetectedAt?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("billingIssuesDetectedAt", (billingIssuesDetectedAt?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("gracePeriodExpiresDate", (gracePeriodExpiresDate?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("ownershipType", ownershipType.toJson())
        put("periodType", periodType.toJson())
        put("refundedAt", (refundedAt?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("storeTransactionId", (storeTransactionId?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("isActive", JsonPrimitive(isActive))
        put("willRenew", JsonPrimitive(willRenew))
        put("autoResumeDate", (autoResumeDate?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("displayName", (displayName?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("managementURL", (managementURL?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("productPlanIdentifier", (productPlanIdentifier?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("price", (price?.let { present -> present.toJson() } ?: JsonNull))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatHybridIosSubscription {
            val members = json.members()
            return RevenueCatHybridIosSubscription(
                productIdentifier = members.required("productIdentifier") { it.text() },
                purchaseDate = members.required("purchaseDate") { it.text() },
                originalPurchaseDate = members.nullable("originalPurchaseDate") { it.text() },
                expiresDate = members.nullable("expiresDate") { it.text() },
                store = members.required("store") { RevenueCatStore.fromJson(it) },
                isSandbox = members.required("isSandbox") { it.boolean() },
                unsubscribeDetectedAt = members.nullable("unsubscribeDetectedAt") { it.text() },
                billingIssuesDetectedAt = members.nullable("billingIssuesDetectedAt") { it.text() },
                gracePeriodExpiresDate = members.nullable("gracePeriodExpiresDate") { it.text() },
                ownershipType = members.required("ownershipType") { RevenueCatOwnershipType.fromJson(it) },
                periodType = members.required("periodType") { RevenueCatPeriodType.fromJson(it) },
                refundedAt = members.nullable("refundedAt") { it.text() },
                storeTransactionId = members.nullable("storeTransactionId") { it.text() },
                isActive = members.required("isActive") { it.boolean() },
                willRenew = members.required("willRenew") { it.boolean() },
                autoResumeDate = members.nullable("autoResumeDate") { it.text() },
                displayName = members.nullable("displayName") { it.text() },
                managementURL = members.nullable("managementURL") { it.text() },
                productPlanIdentifier = members.nullable("productPlanIdentifier") { it.text() },
                price = members.nullable("price") { RevenueCatHybridPrice.fromJson(it) },
            )
        }
    }
}

/** The purchase is redeemed. */
public data class RevenueCatHybridIosSuccess(
    /** The customer after it. */
    public val customerInfo: RevenueCatHybridIosCustomerInfo,
) : RevenueCatHybridIosReply, WireValue {
    /** Tells which result this is. */
    override val result: String get() = "SUCCESS"

    override fun toJson(): JsonObject = buildJsonObject {
        put("result", "SUCCESS")
        put("customerInfo", customerInfo.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatHybridIosSuccess {
            val members = json.members()
            members.constant("result", "SUCCESS")
            return RevenueCatHybridIosSuccess(
                customerInfo = members.required("customerInfo") { RevenueCatHybridIosCustomerInfo.fromJson(it) },
            )
        }
    }
}

/** One purchase that does not renew. */
public data class RevenueCatHybridIosTransaction(
    /** RevenueCat's own name of the transaction. */
    public val transactionIdentifier: String,
    /** RevenueCat's own name of the transaction. Deprecated: the same as the key before it. */
    public val revenueCatId: String,
    /** The product's identifier. */
    public val productIdentifier: String,
    /** The product's identifier. Deprecated: the same as the key before it. */
    public val productId: String,
    /** When it was bought; UTC, whole seconds. */
    public val purchaseDate: String,
    /** When it was bought; milliseconds since 1970-01-01T00:00:00Z. */
    public val purchaseDateMillis: Long,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("transactionIdentifier", JsonPrimitive(transactionIdentifier))
        put("revenueCatId", JsonPrimitive(revenueCatId))
        put("productIdentifier", JsonPrimitive(productIdentifier))
        put("productId", JsonPrimitive(productId))
        put("purchaseDate", JsonPrimitive(purchaseDate))
        put("purchaseDateMillis", JsonPrimitive(purchaseDateMillis))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatHybridIosTransaction {
            val members = json.members()
            return RevenueCatHybridIosTransaction(
                transactionIdentifier = members.required("transactionIdentifier") { it.text() },
                revenueCatId = members.required("revenueCatId") { it.text() },
                productIdentifier = members.required("productIdentifier") { it.text() },
                productId = members.required("productId") { it.text() },
                purchaseDate = members.required("purchaseDate") { it.text() },
                purchaseDateMillis = members.required("purchaseDateMillis") { it.integer() },
            )
        }
    }
}

/** What was paid, as the hybrids have it over iOS. */
public data class RevenueCatHybridPrice(
    /** ISO 4217 code. */
    public val currency: String,
    /** In the currency's unit. */
    public val amount: Double,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("currency", JsonPrimitive(currency))
        put("amount", JsonPrimitive(amount))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatHybridPrice {
            val members = json.members()
            return RevenueCatHybridPrice(
                currency = members.required("currency") { it.text() },
                amount = members.required("amount") { it.number() },
            )
        }
    }
}

/** Whether it is the user's own or a family member's purchase, as Swift writes it. */
public sealed interface RevenueCatIosOwnershipType : WireValue {
    /** What is on the wire. */
    public val wire: String

    override fun toJson(): JsonElement = JsonPrimitive(wire)

    /** `purchased`. */
    public data object Purchased : RevenueCatIosOwnershipType {
        override val wire: String get() = "purchased"
    }

    /** `familyShared`. */
    public data object FamilyShared : RevenueCatIosOwnershipType {
        override val wire: String get() = "familyShared"
    }

    /** `unknown`. */
    public data object Unknown : RevenueCatIosOwnershipType {
        override val wire: String get() = "unknown"
    }

    /** What a newer server says and this client does not know. */
    public data class Unrecognized(override val wire: String) : RevenueCatIosOwnershipType

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatIosOwnershipType = when (val wire = json.text()) {
            "purchased" -> Purchased
            "familyShared" -> FamilyShared
            "unknown" -> Unknown
            else -> Unrecognized(wire)
        }
    }
}

/** How the current period was bought, as Swift writes it. */
public sealed interface RevenueCatIosPeriodType : WireValue {
    /** What is on the wire. */
    public val wire: String

    override fun toJson(): JsonElement = JsonPrimitive(wire)

    /** `normal`. */
    public data object Normal : RevenueCatIosPeriodType {
        override val wire: String get() = "normal"
    }

    /** `intro`. */
    public data object Intro : RevenueCatIosPeriodType {
        override val wire: String get() = "intro"
    }

    /** `trial`. */
    public data object Trial : RevenueCatIosPeriodType {
        override val wire: String get() = "trial"
    }

    /** `prepaid`. */
    public data object Prepaid : RevenueCatIosPeriodType {
        override val wire: String get() = "prepaid"
    }

    /** What a newer server says and this client does not know. */
    public data class Unknown(override val wire: String) : RevenueCatIosPeriodType

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatIosPeriodType = when (val wire = json.text()) {
            "normal" -> Normal
            "intro" -> Intro
            "trial" -> Trial
            "prepaid" -> Prepaid
            else -> Unknown(wire)
        }
    }
}

/** What was paid, as Swift has it. */
public data class RevenueCatIosPrice(
    /** ISO 4217 code. */
    public val currency: String,
    /** In the currency's unit. */
    public val amount: Double,
    /** The amount for people. */
    public val formatted: String,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("currency", JsonPrimitive(currency))
        put("amount", JsonPrimitive(amount))
        put("formatted", JsonPrimitive(formatted))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatIosPrice {
            val members = json.members()
            return RevenueCatIosPrice(
                currency = members.required("currency") { it.text() },
                amount = members.required("amount") { it.number() },
                formatted = members.required("formatted") { it.text() },
            )
        }
    }
}

/** Where something was bought, as Swift writes it. */
public sealed interface RevenueCatIosStore : WireValue {
    /** What is on the wire. */
    public val wire: String

    override fun toJson(): JsonElement = JsonPrimitive(wire)

    /** `appStore`. */
    public data object AppStore : RevenueCatIosStore {
        override val wire: String get() = "appStore"
    }

    /** `macAppStore`. */
    public data object MacAppStore : RevenueCatIosStore {
        override val wire: String get() = "macAppStore"
    }

    /** `playStore`. */
    public data object PlayStore : RevenueCatIosStore {
        override val wire: String get() = "playStore"
    }

    /** `stripe`. */
    public data object Stripe : RevenueCatIosStore {
        override val wire: String get() = "stripe"
    }

    /** `promotional`. */
    public data object Promotional : RevenueCatIosStore {
        override val wire: String get() = "promotional"
    }

    /** `unknownStore`. */
    public data object UnknownStore : RevenueCatIosStore {
        override val wire: String get() = "unknownStore"
    }

    /** `amazon`. */
    public data object Amazon : RevenueCatIosStore {
        override val wire: String get() = "amazon"
    }

    /** `rcBilling`. */
    public data object RcBilling : RevenueCatIosStore {
        override val wire: String get() = "rcBilling"
    }

    /** `external`. */
    public data object External : RevenueCatIosStore {
        override val wire: String get() = "external"
    }

    /** `paddle`. */
    public data object Paddle : RevenueCatIosStore {
        override val wire: String get() = "paddle"
    }

    /** `testStore`. */
    public data object TestStore : RevenueCatIosStore {
        override val wire: String get() = "testStore"
    }

    /** `galaxy`. */
    public data object Galaxy : RevenueCatIosStore {
        override val wire: String get() = "galaxy"
    }

    /** What a newer server says and this client does not know. */
    public data class Unknown(override val wire: String) : RevenueCatIosStore

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatIosStore = when (val wire = json.text()) {
            "appStore" -> AppStore
            "macAppStore" -> MacAppStore
            "playStore" -> PlayStore
            "stripe" -> Stripe
            "promotional" -> Promotional
            "unknownStore" -> UnknownStore
            "amazon" -> Amazon
            "rcBilling" -> RcBilling
            "external" -> External
            "paddle" -> Paddle
            "testStore" -> TestStore
            "galaxy" -> Galaxy
            else -> Unknown(wire)
        }
    }
}

/** Whether the signature of the service's answer was checked, as Swift writes it. */
public sealed interface RevenueCatIosVerificationResult : WireValue {
    /** What is on the wire. */
    public val wire: String

    override fun toJson(): JsonElement = JsonPrimitive(wire)

    /** `notRequested`. */
    public data object NotRequested : RevenueCatIosVerificationResult {
        override val wire: String get() = "notRequested"
    }

    /** `verified`. */
    public data object Verified : RevenueCatIosVerificationResult {
        override val wire: String get() = "verified"
    }

    /** `verifiedOnDevice`. */
    public data object VerifiedOnDevice : RevenueCatIosVerificationResult {
        override val wire: String get() = "verifiedOnDevice"
    }

    /** `failed`. */
    public data object Failed : RevenueCatIosVerificationResult {
        override val wire: String get() = "failed"
    }

    /** What a newer server says and this client does not know. */
    public data class Unknown(override val wire: String) : RevenueCatIosVerificationResult

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatIosVerificationResult = when (val wire = json.text()) {
            "notRequested" -> NotRequested
            "verified" -> Verified
            "verifiedOnDevice" -> VerifiedOnDevice
            "failed" -> Failed
            else -> Unknown(wire)
        }
    }
}

/** A customer. Every member is there; what nobody told is null. */
public data class RevenueCatKmpCustomerInfo(
    /** The products whose subscription is active, `product` or `product:plan`. */
    public val activeSubscriptions: List<String>,
    /**
     * The end of each product's subscription, by `product` or `product:plan`; milliseconds since 1970-01-01T00:00:00Z,
     * null for never.
     */
    public val allExpirationDateMillis: Map<String, Long?>,
    /** The latest purchase of each product, by `product` or `product:plan`; milliseconds since 1970-01-01T00:00:00Z. */
    public val allPurchaseDateMillis: Map<String, Long>,
    /** Every product ever bought. */
    public val allPurchasedProductIdentifiers: List<String>,
    /** What the user may use. */
    public val entitlements: RevenueCatKmpEntitlements,
    /** When the customer was first seen; milliseconds since 1970-01-01T00:00:00Z. */
    public val firstSeenMillis: Long,
    /** The latest end of any subscription; null without any; milliseconds since 1970-01-01T00:00:00Z. */
    public val latestExpirationDateMillis: Long?,
    /** Where the user manages the subscription; null where there is no such page. */
    public val managementUrlString: String?,
    /** The user's subscriptions, each under its product identifier. */
    public val subscriptionsByProductIdentifier: Map<String, RevenueCatKmpSubscription>,
    /** The user's one-time purchases, oldest first. */
    public val nonSubscriptionTransactions: List<RevenueCatKmpTransaction>,
    /** The first identifier this customer was known by. */
    public val originalAppUserId: String,
    /** When the app itself was first bought; null where nobody told; milliseconds since 1970-01-01T00:00:00Z. */
    public val originalPurchaseDateMillis: Long?,
    /** When the service gave this answer; milliseconds since 1970-01-01T00:00:00Z. */
    public val requestDateMillis: Long,
) : WireValue {
    /** Always null here. */
    public val originalApplicationVersion: JsonNull get() = JsonNull

    override fun toJson(): JsonObject = buildJsonObject {
        put("activeSubscriptions", JsonArray(activeSubscriptions.map { JsonPrimitive(it) }))
        put("allExpirationDateMillis", JsonObject(allExpirationDateMillis.mapValues { (it.value?.let { present -> JsonPrimitive(present) } ?: JsonNull) }))
        put("allPurchaseDateMillis", JsonObject(allPurchaseDateMillis.mapValues { JsonPrimitive(it.value) }))
        put("allPurchasedProductIdentifiers", JsonArray(allPurchasedProductIdentifiers.map { JsonPrimitive(it) }))
        put("entitlements", entitlements.toJson())
        put("firstSeenMillis", JsonPrimitive(firstSeenMillis))
        put("latestExpirationDateMillis", (latestExpirationDateMillis?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("managementUrlString", (managementUrlString?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("subscriptionsByProductIdentifier", JsonObject(subscriptionsByProductIdentifier.mapValues { it.value.toJson() }))
        put("nonSubscriptionTransactions", JsonArray(nonSubscriptionTransactions.map { it.toJson() }))
        put("originalAppUserId", JsonPrimitive(originalAppUserId))
        put("originalApplicationVersion", JsonNull)
        put("originalPurchaseDateMillis", (originalPurchaseDateMillis?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("requestDateMillis", JsonPrimitive(requestDateMillis))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatKmpCustomerInfo {
            val members = json.members()
            return RevenueCatKmpCustomerInfo(
                activeSubscriptions = members.required("activeSubscriptions") { it.list { it.text() } },
                allExpirationDateMillis = members.required("allExpirationDateMillis") { it.map { it.orNull { it.integer() } } },
                allPurchaseDateMillis = members.required("allPurchaseDateMillis") { it.map { it.integer() } },
                allPurchasedProductIdentifiers = members.required("allPurchasedProductIdentifiers") { it.list { it.text() } },
                entitlements = members.required("entitlements") { RevenueCatKmpEntitlements.fromJson(it) },
                firstSeenMillis = members.required("firstSeenMillis") { it.integer() },
                latestExpirationDateMillis = members.nullable("latestExpirationDateMillis") { it.integer() },
                managementUrlString = members.nullable("managementUrlString") { it.text() },
                subscriptionsByProductIdentifier = members.required("subscriptionsByProductIdentifier") { it.map { RevenueCatKmpSubscription.fromJson(it) } },
                nonSubscriptionTransactions = members.required("nonSubscriptionTransactions") { it.list { RevenueCatKmpTransaction.fromJson(it) } },
                originalAppUserId = members.required("originalAppUserId") { it.text() },
                originalPurchaseDateMillis = members.nullable("originalPurchaseDateMillis") { it.integer() },
                requestDateMillis = members.required("requestDateMillis") { it.integer() },
            )
        }
    }
}

/** One entitlement. */
public data class RevenueCatKmpEntitlement(
    /** The entitlement's identifier. */
    public val identifier: String,
    /** Whether it gives access at the time of the answer. */
    public val isActive: Boolean,
    /** Whether it will be renewed at its end. */
    public val willRenew: Boolean,
    /** How the current period was bought. */
    public val periodType: RevenueCatPeriodType,
    /** Latest purchase or renewal; null where nobody told; milliseconds since 1970-01-01T00:00:00Z. */
    public val latestPurchaseDateMillis: Long?,
    /** First purchase; null where nobody told; milliseconds since 1970-01-01T00:00:00Z. */
    public val originalPurchaseDateMillis: Long?,
    /** End of access; null for ever; milliseconds since 1970-01-01T00:00:00Z. */
    public val expirationDateMillis: Long?,
    /** Where it was bought. */
    public val store: RevenueCatStore,
    /** The product's identifier. */
    public val productIdentifier: String,
    /** The product's plan (Google Play's base plan); null where it has none. */
    public val productPlanIdentifier: String?,
    /** True for a purchase without real money. */
    public val isSandbox: Boolean,
    /** When the renewal was seen to be cancelled; null while it renews; milliseconds since 1970-01-01T00:00:00Z. */
    public val unsubscribeDetectedAtMillis: Long?,
    /** When a payment was seen to have failed; null while all is paid; milliseconds since 1970-01-01T00:00:00Z. */
    public val billingIssueDetectedAtMillis: Long?,
    /** Whether it is the user's own purchase. */
    public val ownershipType: RevenueCatOwnershipType,
    /** Whether the answer's signature was checked. */
    public val verification: RevenueCatVerificationResult,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("identifier", JsonPrimitive(identifier))
        put("isActive", JsonPrimitive(isActive))
        put("willRenew", JsonPrimitive(willRenew))
        put("periodType", periodType.toJson())
        put("latestPurchaseDateMillis", (latestPurchaseDateMillis?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("originalPurchaseDateMillis", (originalPurchaseDateMillis?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("expirationDateMillis", (expirationDateMillis?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("store", store.toJson())
        put("productIdentifier", JsonPrimitive(productIdentifier))
        put("productPlanIdentifier", (productPlanIdentifier?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("isSandbox", JsonPrimitive(isSandbox))
        put("unsubscribeDetectedAtMillis", (unsubscribeDetectedAtMillis?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("billingIssueDetectedAtMillis", (billingIssueDetectedAtMillis?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("ownershipType", ownershipType.toJson())
        put("verification", verification.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatKmpEntitlement {
            val members = json.members()
            return RevenueCatKmpEntitlement(
                identifier = members.required("identifier") { it.text() },
                isActive = members.required("isActive") { it.boolean() },
                willRenew = members.required("willRenew") { it.boolean() },
                periodType = members.required("periodType") { RevenueCatPeriodType.fromJson(it) },
                latestPurchaseDateMillis = members.nullable("latestPurchaseDateMillis") { it.integer() },
                originalPurchaseDateMillis = members.nullable("originalPurchaseDateMillis") { it.integer() },
                expirationDateMillis = members.nullable("expirationDateMillis") { it.integer() },
                store = members.required("store") { RevenueCatStore.fromJson(it) },
                productIdentifier = members.required("productIdentifier") { it.text() },
                productPlanIdentifier = members.nullable("productPlanIdentifier") { it.text() },
                isSandbox = members.required("isSandbox") { it.boolean() },
                unsubscribeDetectedAtMillis = members.nullable("unsubscribeDetectedAtMillis") { it.integer() },
                billingIssueDetectedAtMillis = members.nullable("billingIssueDetectedAtMillis") { it.integer() },
                ownershipType = members.required("ownershipType") { RevenueCatOwnershipType.fromJson(it) },
                verification = members.required("verification") { RevenueCatVerificationResult.fromJson(it) },
            )
        }
    }
}

/** The customer's entitlements. */
public data class RevenueCatKmpEntitlements(
    /** All, each under its identifier. */
    public val all: Map<String, RevenueCatKmpEntitlement>,
    /** Those of `all` that are active. */
    public val active: Map<String, RevenueCatKmpEntitlement>,
    /** Whether the answer's signature was checked. */
    public val verification: RevenueCatVerificationResult,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("all", JsonObject(all.mapValues { it.value.toJson() }))
        put("active", JsonObject(active.mapValues { it.value.toJson() }))
        put("verification", verification.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatKmpEntitlements {
            val members = json.members()
            return RevenueCatKmpEntitlements(
                all = members.required("all") { it.map { RevenueCatKmpEntitlement.fromJson(it) } },
                active = members.required("active") { it.map { RevenueCatKmpEntitlement.fromJson(it) } },
                verification = members.required("verification") { RevenueCatVerificationResult.fromJson(it) },
            )
        }
    }
}

/** It failed. */
public data class RevenueCatKmpError(
    /** Why. */
    public val error: RevenueCatKmpErrorDetails,
) : RevenueCatKmpReply, WireValue {
    /** Tells which result this is. */
    override val type: String get() = "Error"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "Error")
        put("error", error.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatKmpError {
            val members = json.members()
            members.constant("type", "Error")
            return RevenueCatKmpError(
                error = members.required("error") { RevenueCatKmpErrorDetails.fromJson(it) },
            )
        }
    }
}

/** A `PurchasesError`. */
public data class RevenueCatKmpErrorDetails(
    /** The constant of `PurchasesErrorCode`, such as `NetworkError`. */
    public val code: String,
    /** The fixed text of the code. */
    public val message: String,
    /** What lies beneath; null for nothing. */
    public val underlyingErrorMessage: String?,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("code", JsonPrimitive(code))
        put("message", JsonPrimitive(message))
        put("underlyingErrorMessage", (underlyingErrorMessage?.let { present -> JsonPrimitive(present) } ?: JsonNull))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatKmpErrorDetails {
            val members = json.members()
            return RevenueCatKmpErrorDetails(
                code = members.required("code") { it.text() },
                message = members.required("message") { it.text() },
                underlyingErrorMessage = members.nullable("underlyingErrorMessage") { it.text() },
            )
        }
    }
}

/** The link was too old or used already. */
public data class RevenueCatKmpExpired(
    /** Where a new link went, masked; empty where nobody told. */
    public val obfuscatedEmail: String,
) : RevenueCatKmpReply, WireValue {
    /** Tells which result this is. */
    override val type: String get() = "Expired"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "Expired")
        put("obfuscatedEmail", JsonPrimitive(obfuscatedEmail))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatKmpExpired {
            val members = json.members()
            members.constant("type", "Expired")
            return RevenueCatKmpExpired(
                obfuscatedEmail = members.required("obfuscatedEmail") { it.text() },
            )
        }
    }
}

/** The link's token is none. */
public data object RevenueCatKmpInvalidToken : RevenueCatKmpReply, WireValue {
    /** Tells which result this is. */
    override val type: String get() = "InvalidToken"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "InvalidToken")
    }

    /**
     * Reads one.
     * @throws UnexpectedJson where it is none.
     */
    public fun fromJson(json: JsonElement): RevenueCatKmpInvalidToken {
        val members = json.members()
        members.constant("type", "InvalidToken")
        return RevenueCatKmpInvalidToken
    }
}

/** Another user keeps the purchase. */
public data object RevenueCatKmpPurchaseBelongsToOtherUser : RevenueCatKmpReply, WireValue {
    /** Tells which result this is. */
    override val type: String get() = "PurchaseBelongsToOtherUser"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "PurchaseBelongsToOtherUser")
    }

    /**
     * Reads one.
     * @throws UnexpectedJson where it is none.
     */
    public fun fromJson(json: JsonElement): RevenueCatKmpPurchaseBelongsToOtherUser {
        val members = json.members()
        members.constant("type", "PurchaseBelongsToOtherUser")
        return RevenueCatKmpPurchaseBelongsToOtherUser
    }
}

/** What the app is told of a redemption. */
public sealed interface RevenueCatKmpReply : WireValue {
    /** Tells the cases apart. */
    public val type: String

    /** What a newer server says and this client does not know; the whole of it. */
    public data class Unknown(public val json: JsonObject) : RevenueCatKmpReply {
        override val type: String get() = json.required("type") { it.text() }

        override fun toJson(): JsonObject = json
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatKmpReply {
            val members = json.members()
            return when (members.required("type") { it.text() }) {
                "Success" -> RevenueCatKmpSuccess.fromJson(json)
                "Error" -> RevenueCatKmpError.fromJson(json)
                "InvalidToken" -> RevenueCatKmpInvalidToken.fromJson(json)
                "PurchaseBelongsToOtherUser" -> RevenueCatKmpPurchaseBelongsToOtherUser.fromJson(json)
                "Expired" -> RevenueCatKmpExpired.fromJson(json)
                else -> Unknown(members)
            }
        }
    }
}

/** One subscription. */
public data class RevenueCatKmpSubscription(
    /** The product's identifier. */
    public val productIdentifier: String,
    /** Latest purchase or renewal; milliseconds since 1970-01-01T00:00:00Z. */
    public val purchaseDateMillis: Long,
    /** First purchase; null where nobody told; milliseconds since 1970-01-01T00:00:00Z. */
    public val originalPurchaseDateMillis: Long?,
    /** End of access; null for ever; milliseconds since 1970-01-01T00:00:00Z. */
    public val expiresDateMillis: Long?,
    /** Where it was bought. */
    public val store: RevenueCatStore,
    /** True for a purchase without real money. */
    public val isSandbox: Boolean,
    /** When the renewal was seen to be cancelled; null while it renews; milliseconds since 1970-01-01T00:00:00Z. */
    public val unsubscribeDetectedAtMillis: Long?,
    /** When a payment was seen to have failed; null while all is paid; milliseconds since 1970-01-01T00:00:00Z. */
    public val billingIssuesDetectedAtMillis: Long?,
    /** End of the grace period; null where none runs; milliseconds since 1970-01-01T00:00:00Z. */
    public val gracePeriodExpiresDateMillis: Long?,
    /** Whether it is the user's own purchase. */
    public val ownershipType: RevenueCatOwnershipType,
    /** How the current period was bought. */
    public val periodType: RevenueCatPeriodType,
    /** When it was refunded; null unless it was; milliseconds since 1970-01-01T00:00:00Z. */
    public val refundedAtMillis: Long?,
    /** The store's name of the transaction; null where nobody told. */
    public val storeTransactionId: String?,
    /** When a paused subscription goes on; null unless it is paused; milliseconds since 1970-01-01T00:00:00Z. */
    public val autoResumeDateMillis: Long?,
    /** What was paid; null where nobody told. */
    public val price: RevenueCatPrice?,
    /** The product's plan (Google Play's base plan); null where it has none. */
    public val productPlanIdentifier: String?,
    /** Where the user manages the subscription; null where there is no such page. */
    public val managementUrlString: String?,
    /** The product's name for people; null where it has none. */
    public val displayName: String?,
    /** Whether it gives access at the time of the answer. */
    public val isActive: Boolean,
    /** Whether it will be renewed at its end. */
    public val willRenew: Boolean,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("productIdentifier", JsonPrimitive(productIdentifier))
        put("purchaseDateMillis", JsonPrimitive(purchaseDateMillis))
        put("originalPurchaseDateMillis", (originalPurchaseDateMillis?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("expiresDateMillis", (expiresDateMillis?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("store", store.toJson())
        put("isSandbox", JsonPrimitive(isSandbox))
        put("unsubscribeDetectedAtMillis", (unsubscribeDetectedAtMillis?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("billingIssuesDetectedAtMillis", (billingIssuesDetectedAtMillis?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("gracePeriodExpiresDateMillis", (gracePeriodExpiresDateMillis?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("ownershipType", ownershipType.toJson())
        put("periodType", periodType.toJson())
        put("refundedAtMillis", (refundedAtMillis?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("storeTransactionId", (storeTransactionId?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("autoResumeDateMillis", (autoResumeDateMillis?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("price", (price?.let { present -> present.toJson() } ?: JsonNull))
        put("productPlanIdentifier", (productPlanIdentifier?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("managementUrlString", (managementUrlString?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("displayName", (displayName?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("isActive", JsonPrimitive(isActive))
        put("willRenew", JsonPrimitive(willRenew))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatKmpSubscription {
            val members = json.members()
            return RevenueCatKmpSubscription(
                productIdentifier = members.required("productIdentifier") { it.text() },
                purchaseDateMillis = members.required("purchaseDateMillis") { it.integer() },
                originalPurchaseDateMillis = members.nullable("originalPurchaseDateMillis") { it.integer() },
                expiresDateMillis = members.nullable("expiresDateMillis") { it.integer() },
                store = members.required("store") { RevenueCatStore.fromJson(it) },
                isSandbox = members.required("isSandbox") { it.boolean() },
                unsubscribeDetectedAtMillis = members.nullable("unsubscribeDetectedAtMillis") { it.integer() },
                billingIssuesDetectedAtMillis = members.nullable("billingIssuesDetectedAtMillis") { it.integer() },
                gracePeriodExpiresDateMillis = members.nullable("gracePeriodExpiresDateMillis") { it.integer() },
                ownershipType = members.required("ownershipType") { RevenueCatOwnershipType.fromJson(it) },
                periodType = members.required("periodType") { RevenueCatPeriodType.fromJson(it) },
                refundedAtMillis = members.nullable("refundedAtMillis") { it.integer() },
                storeTransactionId = members.nullable("storeTransactionId") { it.text() },
                autoResumeDateMillis = members.nullable("autoResumeDateMillis") { it.integer() },
                price = members.nullable("price") { RevenueCatPrice.fromJson(it) },
                productPlanIdentifier = members.nullable("productPlanIdentifier") { it.text() },
                managementUrlString = members.nullable("managementUrlString") { it.text() },
                displayName = members.nullable("displayName") { it.text() },
                isActive = members.required("isActive") { it.boolean() },
                willRenew = members.required("willRenew") { it.boolean() },
            )
        }
    }
}

/** The purchase is redeemed. */
public data class RevenueCatKmpSuccess(
    /** The customer after it. */
    public val customerInfo: RevenueCatKmpCustomerInfo,
) : RevenueCatKmpReply, WireValue {
    /** Tells which result this is. */
    override val type: String get() = "Success"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "Success")
        put("customerInfo", customerInfo.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatKmpSuccess {
            val members = json.members()
            members.constant("type", "Success")
            return RevenueCatKmpSuccess(
                customerInfo = members.required("customerInfo") { RevenueCatKmpCustomerInfo.fromJson(it) },
            )
        }
    }
}

/** One purchase that does not renew. */
public data class RevenueCatKmpTransaction(
    /** RevenueCat's own name of the transaction. */
    public val transactionIdentifier: String,
    /** The product's identifier. */
    public val productIdentifier: String,
    /** When it was bought; milliseconds since 1970-01-01T00:00:00Z. */
    public val purchaseDateMillis: Long,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("transactionIdentifier", JsonPrimitive(transactionIdentifier))
        put("productIdentifier", JsonPrimitive(productIdentifier))
        put("purchaseDateMillis", JsonPrimitive(purchaseDateMillis))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatKmpTransaction {
            val members = json.members()
            return RevenueCatKmpTransaction(
                transactionIdentifier = members.required("transactionIdentifier") { it.text() },
                productIdentifier = members.required("productIdentifier") { it.text() },
                purchaseDateMillis = members.required("purchaseDateMillis") { it.integer() },
            )
        }
    }
}

/** A customer. Every member is there; what nobody told is null. */
public data class RevenueCatNativeAndroidCustomerInfo(
    /** What the user may use. */
    public val entitlements: RevenueCatNativeAndroidEntitlements,
    /**
     * The end of each product's subscription, by `product` or `product:plan`; milliseconds since 1970-01-01T00:00:00Z,
     * null for never.
     */
    public val allExpirationDatesByProduct: Map<String, Long?>,
    /** The latest purchase of each product, by `product` or `product:plan`; milliseconds since 1970-01-01T00:00:00Z. */
    public val allPurchaseDatesByProduct: Map<String, Long>,
    /** When the service gave this answer; milliseconds since 1970-01-01T00:00:00Z. */
    public val requestDate: Long,
    /** When the customer was first seen; milliseconds since 1970-01-01T00:00:00Z. */
    public val firstSeen: Long,
    /** The first identifier this customer was known by. */
    public val originalAppUserId: String,
    /** Where the user manages the subscription; null where there is no such page. */
    public val managementURL: String?,
    /** When the app itself was first bought; null where nobody told; milliseconds since 1970-01-01T00:00:00Z. */
    public val originalPurchaseDate: Long?,
    /** The products whose subscription is active, `product` or `product:plan`. */
    public val activeSubscriptions: List<String>,
    /** Every product ever bought. */
    public val allPurchasedProductIds: List<String>,
    /** The latest end of any subscription; null without any; milliseconds since 1970-01-01T00:00:00Z. */
    public val latestExpirationDate: Long?,
    /** The user's one-time purchases, oldest first. */
    public val nonSubscriptionTransactions: List<RevenueCatNativeAndroidTransaction>,
    /** The user's subscriptions, each under its product identifier. */
    public val subscriptionsByProductIdentifier: Map<String, RevenueCatNativeAndroidSubscription>,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("entitlements", entitlements.toJson())
        put("allExpirationDatesByProduct", JsonObject(allExpirationDatesByProduct.mapValues { (it.value?.let { present -> JsonPrimitive(present) } ?: JsonNull) }))
        put("allPurchaseDatesByProduct", JsonObject(allPurchaseDatesByProduct.mapValues { JsonPrimitive(it.value) }))
        put("requestDate", JsonPrimitive(requestDate))
        put("firstSeen", JsonPrimitive(firstSeen))
        put("originalAppUserId", JsonPrimitive(originalAppUserId))
        put("managementURL", (managementURL?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("originalPurchaseDate", (originalPurchaseDate?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("activeSubscriptions", JsonArray(activeSubscriptions.map { JsonPrimitive(it) }))
        put("allPurchasedProductIds", JsonArray(allPurchasedProductIds.map { JsonPrimitive(it) }))
        put("latestExpirationDate", (latestExpirationDate?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("nonSubscriptionTransactions", JsonArray(nonSubscriptionTransactions.map { it.toJson() }))
        put("subscriptionsByProductIdentifier", JsonObject(subscriptionsByProductIdentifier.mapValues { it.value.toJson() }))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatNativeAndroidCustomerInfo {
            val members = json.members()
            return RevenueCatNativeAndroidCustomerInfo(
                entitlements = members.required("entitlements") { RevenueCatNativeAndroidEntitlements.fromJson(it) },
                allExpirationDatesByProduct = members.required("allExpirationDatesByProduct") { it.map { it.orNull { it.integer() } } },
                allPurchaseDatesByProduct = members.required("allPurchaseDatesByProduct") { it.map { it.integer() } },
                requestDate = members.required("requestDate") { it.integer() },
                firstSeen = members.required("firstSeen") { it.integer() },
                originalAppUserId = members.required("originalAppUserId") { it.text() },
                managementURL = members.nullable("managementURL") { it.text() },
                originalPurchaseDate = members.nullable("originalPurchaseDate") { it.integer() },
                activeSubscriptions = members.required("activeSubscriptions") { it.list { it.text() } },
                allPurchasedProductIds = members.required("allPurchasedProductIds") { it.list { it.text() } },
                latestExpirationDate = members.nullable("latestExpirationDate") { it.integer() },
                nonSubscriptionTransactions = members.required("nonSubscriptionTransactions") { it.list { RevenueCatNativeAndroidTransaction.fromJson(it) } },
                subscriptionsByProductIdentifier = members.required("subscriptionsByProductIdentifier") { it.map { RevenueCatNativeAndroidSubscription.fromJson(it) } },
            )
        }
    }
}

/** One entitlement. */
public data class RevenueCatNativeAndroidEntitlement(
    /** The entitlement's identifier. */
    public val identifier: String,
    /** Whether it gives access at the time of the answer. */
    public val isActive: Boolean,
    /** Whether it will be renewed at its end. */
    public val willRenew: Boolean,
    /** How the current period was bought. */
    public val periodType: RevenueCatPeriodType,
    /** Latest purchase or renewal; milliseconds since 1970-01-01T00:00:00Z. */
    public val latestPurchaseDate: Long,
    /** First purchase; milliseconds since 1970-01-01T00:00:00Z. */
    public val originalPurchaseDate: Long,
    /** End of access; null for ever; milliseconds since 1970-01-01T00:00:00Z. */
    public val expirationDate: Long?,
    /** Where it was bought. */
    public val store: RevenueCatStore,
    /** The product's identifier. */
    public val productIdentifier: String,
    /** The product's plan (Google Play's base plan); null where it has none. */
    public val productPlanIdentifier: String?,
    /** True for a purchase without real money. */
    public val isSandbox: Boolean,
    /** When the renewal was seen to be cancelled; null while it renews; milliseconds since 1970-01-01T00:00:00Z. */
    public val unsubscribeDetectedAt: Long?,
    /** When a payment was seen to have failed; null while all is paid; milliseconds since 1970-01-01T00:00:00Z. */
    public val billingIssueDetectedAt: Long?,
    /** Whether it is the user's own purchase. */
    public val ownershipType: RevenueCatOwnershipType,
    /** Whether the answer's signature was checked. */
    public val verification: RevenueCatVerificationResult,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("identifier", JsonPrimitive(identifier))
        put("isActive", JsonPrimitive(isActive))
        put("willRenew", JsonPrimitive(willRenew))
        put("periodType", periodType.toJson())
        put("latestPurchaseDate", JsonPrimitive(latestPurchaseDate))
        put("originalPurchaseDate", JsonPrimitive(originalPurchaseDate))
        put("expirationDate", (expirationDate?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("store", store.toJson())
        put("productIdentifier", JsonPrimitive(productIdentifier))
        put("productPlanIdentifier", (productPlanIdentifier?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("isSandbox", JsonPrimitive(isSandbox))
        put("unsubscribeDetectedAt", (unsubscribeDetectedAt?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("billingIssueDetectedAt", (billingIssueDetectedAt?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("ownershipType", ownershipType.toJson())
        put("verification", verification.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatNativeAndroidEntitlement {
            val members = json.members()
            return RevenueCatNativeAndroidEntitlement(
                identifier = members.required("identifier") { it.text() },
                isActive = members.required("isActive") { it.boolean() },
                willRenew = members.required("willRenew") { it.boolean() },
                periodType = members.required("periodType") { RevenueCatPeriodType.fromJson(it) },
                latestPurchaseDate = members.required("latestPurchaseDate") { it.integer() },
                originalPurchaseDate = members.required("originalPurchaseDate") { it.integer() },
                expirationDate = members.nullable("expirationDate") { it.integer() },
                store = members.required("store") { RevenueCatStore.fromJson(it) },
                productIdentifier = members.required("productIdentifier") { it.text() },
                productPlanIdentifier = members.nullable("productPlanIdentifier") { it.text() },
                isSandbox = members.required("isSandbox") { it.boolean() },
                unsubscribeDetectedAt = members.nullable("unsubscribeDetectedAt") { it.integer() },
                billingIssueDetectedAt = members.nullable("billingIssueDetectedAt") { it.integer() },
                ownershipType = members.required("ownershipType") { RevenueCatOwnershipType.fromJson(it) },
                verification = members.required("verification") { RevenueCatVerificationResult.fromJson(it) },
            )
        }
    }
}

/** The customer's entitlements. */
public data class RevenueCatNativeAndroidEntitlements(
    /** All, each under its identifier. */
    public val all: Map<String, RevenueCatNativeAndroidEntitlement>,
    /** Those of `all` that are active. */
    public val active: Map<String, RevenueCatNativeAndroidEntitlement>,
    /** Whether the answer's signature was checked. */
    public val verification: RevenueCatVerificationResult,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("all", JsonObject(all.mapValues { it.value.toJson() }))
        put("active", JsonObject(active.mapValues { it.value.toJson() }))
        put("verification", verification.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatNativeAndroidEntitlements {
            val members = json.members()
            return RevenueCatNativeAndroidEntitlements(
                all = members.required("all") { it.map { RevenueCatNativeAndroidEntitlement.fromJson(it) } },
                active = members.required("active") { it.map { RevenueCatNativeAndroidEntitlement.fromJson(it) } },
                verification = members.required("verification") { RevenueCatVerificationResult.fromJson(it) },
            )
        }
    }
}

/** It failed. */
public data class RevenueCatNativeAndroidError(
    /** Why. */
    public val error: RevenueCatNativeAndroidErrorDetails,
) : RevenueCatNativeAndroidReply, WireValue {
    /** Tells which result this is. */
    override val type: String get() = "Error"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "Error")
        put("error", error.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatNativeAndroidError {
            val members = json.members()
            members.constant("type", "Error")
            return RevenueCatNativeAndroidError(
                error = members.required("error") { RevenueCatNativeAndroidErrorDetails.fromJson(it) },
            )
        }
    }
}

/** A `PurchasesError`. */
public data class RevenueCatNativeAndroidErrorDetails(
    /** The constant of `PurchasesErrorCode`, such as `NetworkError`. */
    public val code: String,
    /** The fixed text of the code. */
    public val message: String,
    /** What lies beneath; null for nothing. */
    public val underlyingErrorMessage: String?,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("code", JsonPrimitive(code))
        put("message", JsonPrimitive(message))
        put("underlyingErrorMessage", (underlyingErrorMessage?.let { present -> JsonPrimitive(present) } ?: JsonNull))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatNativeAndroidErrorDetails {
            val members = json.members()
            return RevenueCatNativeAndroidErrorDetails(
                code = members.required("code") { it.text() },
                message = members.required("message") { it.text() },
                underlyingErrorMessage = members.nullable("underlyingErrorMessage") { it.text() },
            )
        }
    }
}

/** The link was too old or used already. */
public data class RevenueCatNativeAndroidExpired(
    /** Where a new link went, masked; empty where nobody told. */
    public val obfuscatedEmail: String,
) : RevenueCatNativeAndroidReply, WireValue {
    /** Tells which result this is. */
    override val type: String get() = "Expired"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "Expired")
        put("obfuscatedEmail", JsonPrimitive(obfuscatedEmail))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatNativeAndroidExpired {
            val members = json.members()
            members.constant("type", "Expired")
            return RevenueCatNativeAndroidExpired(
                obfuscatedEmail = members.required("obfuscatedEmail") { it.text() },
            )
        }
    }
}

/** The link's token is none. */
public data object RevenueCatNativeAndroidInvalidToken : RevenueCatNativeAndroidReply, WireValue {
    /** Tells which result this is. */
    override val type: String get() = "InvalidToken"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "InvalidToken")
    }

    /**
     * Reads one.
     * @throws UnexpectedJson where it is none.
     */
    public fun fromJson(json: JsonElement): RevenueCatNativeAndroidInvalidToken {
        val members = json.members()
        members.constant("type", "InvalidToken")
        return RevenueCatNativeAndroidInvalidToken
    }
}

/** Another user keeps the purchase. */
public data object RevenueCatNativeAndroidPurchaseBelongsToOtherUser : RevenueCatNativeAndroidReply, WireValue {
    /** Tells which result this is. */
    override val type: String get() = "PurchaseBelongsToOtherUser"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "PurchaseBelongsToOtherUser")
    }

    /**
     * Reads one.
     * @throws UnexpectedJson where it is none.
     */
    public fun fromJson(json: JsonElement): RevenueCatNativeAndroidPurchaseBelongsToOtherUser {
        val members = json.members()
        members.constant("type", "PurchaseBelongsToOtherUser")
        return RevenueCatNativeAndroidPurchaseBelongsToOtherUser
    }
}

/** What the app is told of a redemption. */
public sealed interface RevenueCatNativeAndroidReply : WireValue {
    /** Tells the cases apart. */
    public val type: String

    /** What a newer server says and this client does not know; the whole of it. */
    public data class Unknown(public val json: JsonObject) : RevenueCatNativeAndroidReply {
        override val type: String get() = json.required("type") { it.text() }

        override fun toJson(): JsonObject = json
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatNativeAndroidReply {
            val members = json.members()
            return when (members.required("type") { it.text() }) {
                "Success" -> RevenueCatNativeAndroidSuccess.fromJson(json)
                "Error" -> RevenueCatNativeAndroidError.fromJson(json)
                "InvalidToken" -> RevenueCatNativeAndroidInvalidToken.fromJson(json)
                "PurchaseBelongsToOtherUser" -> RevenueCatNativeAndroidPurchaseBelongsToOtherUser.fromJson(json)
                "Expired" -> RevenueCatNativeAndroidExpired.fromJson(json)
                else -> Unknown(members)
            }
        }
    }
}

/** One subscription. */
public data class RevenueCatNativeAndroidSubscription(
    /** The product's identifier. */
    public val productIdentifier: String,
    /** Latest purchase or renewal; milliseconds since 1970-01-01T00:00:00Z. */
    public val purchaseDate: Long,
    /** First purchase; null where nobody told; milliseconds since 1970-01-01T00:00:00Z. */
    public val originalPurchaseDate: Long?,
    /** End of access; null for ever; milliseconds since 1970-01-01T00:00:00Z. */
    public val expiresDate: Long?,
    /** Where it was bought. */
    public val store: RevenueCatStore,
    /** When the renewal was seen to be cancelled; null while it renews; milliseconds since 1970-01-01T00:00:00Z. */
    public val unsubscribeDetectedAt: Long?,
    /** True for a purchase without real money. */
    public val isSandbox: Boolean,
    /** When a payment was seen to have failed; null while all is paid; milliseconds since 1970-01-01T00:00:00Z. */
    public val billingIssuesDetectedAt: Long?,
    /** End of the grace period; null where none runs; milliseconds since 1970-01-01T00:00:00Z. */
    public val gracePeriodExpiresDate: Long?,
    /** Whether it is the user's own purchase. */
    public val ownershipType: RevenueCatOwnershipType,
    /** How the current period was bought. */
    public val periodType: RevenueCatPeriodType,
    /** When it was refunded; null unless it was; milliseconds since 1970-01-01T00:00:00Z. */
    public val refundedAt: Long?,
    /** The store's name of the transaction; null where nobody told. */
    public val storeTransactionId: String?,
    /** When a paused subscription goes on; null unless it is paused; milliseconds since 1970-01-01T00:00:00Z. */
    public val autoResumeDate: Long?,
    /** The product's name for people; null where it has none. */
    public val displayName: String?,
    /** What was paid; null where nobody told. */
    public val price: RevenueCatPrice?,
    /** The product's plan (Google Play's base plan); null where it has none. */
    public val productPlanIdentifier: String?,
    /** Where the user manages the subscription; null where there is no such page. */
    public val managementURL: String?,
    /** Whether it gives access at the time of the answer. */
    public val isActive: Boolean,
    /** Whether it will be renewed at its end. */
    public val willRenew: Boolean,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("productIdentifier", JsonPrimitive(productIdentifier))
        put("purchaseDate", JsonPrimitive(purchaseDate))
        put("originalPurchaseDate", (originalPurchaseDate?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("expiresDate", (expiresDate?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("store", store.toJson())
        put("unsubscribeDetectedAt", (unsubscribeDetectedAt?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("isSandbox", JsonPrimitive(isSandbox))
        put("billingIssuesDetectedAt", (billingIssuesDetectedAt?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("gracePeriodExpiresDate", (gracePeriodExpiresDate?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("ownershipType", ownershipType.toJson())
        put("periodType", periodType.toJson())
        put("refundedAt", (refundedAt?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("storeTransactionId", (storeTransactionId?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("autoResumeDate", (autoResumeDate?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("displayName", (displayName?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("price", (price?.let { present -> present.toJson() } ?: JsonNull))
        put("productPlanIdentifier", (productPlanIdentifier?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("managementURL", (managementURL?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("isActive", JsonPrimitive(isActive))
        put("willRenew", JsonPrimitive(willRenew))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatNativeAndroidSubscription {
            val members = json.members()
            return RevenueCatNativeAndroidSubscription(
                productIdentifier = members.required("productIdentifier") { it.text() },
                purchaseDate = members.required("purchaseDate") { it.integer() },
                originalPurchaseDate = members.nullable("originalPurchaseDate") { it.integer() },
                expiresDate = members.nullable("expiresDate") { it.integer() },
                store = members.required("store") { RevenueCatStore.fromJson(it) },
                unsubscribeDetectedAt = members.nullable("unsubscribeDetectedAt") { it.integer() },
                isSandbox = members.required("isSandbox") { it.boolean() },
                billingIssuesDetectedAt = members.nullable("billingIssuesDetectedAt") { it.integer() },
                gracePeriodExpiresDate = members.nullable("gracePeriodExpiresDate") { it.integer() },
                ownershipType = members.required("ownershipType") { RevenueCatOwnershipType.fromJson(it) },
                periodType = members.required("periodType") { RevenueCatPeriodType.fromJson(it) },
                refundedAt = members.nullable("refundedAt") { it.integer() },
                storeTransactionId = members.nullable("storeTransactionId") { it.text() },
                autoResumeDate = members.nullable("autoResumeDate") { it.integer() },
                displayName = members.nullable("displayName") { it.text() },
                price = members.nullable("price") { RevenueCatPrice.fromJson(it) },
                productPlanIdentifier = members.nullable("productPlanIdentifier") { it.text() },
                managementURL = members.nullable("managementURL") { it.text() },
                isActive = members.required("isActive") { it.boolean() },
                willRenew = members.required("willRenew") { it.boolean() },
            )
        }
    }
}

/** The purchase is redeemed. */
public data class RevenueCatNativeAndroidSuccess(
    /** The customer after it. */
    public val customerInfo: RevenueCatNativeAndroidCustomerInfo,
) : RevenueCatNativeAndroidReply, WireValue {
    /** Tells which result this is. */
    override val type: String get() = "Success"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "Success")
        put("customerInfo", customerInfo.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatNativeAndroidSuccess {
            val members = json.members()
            members.constant("type", "Success")
            return RevenueCatNativeAndroidSuccess(
                customerInfo = members.required("customerInfo") { RevenueCatNativeAndroidCustomerInfo.fromJson(it) },
            )
        }
    }
}

/** One purchase that does not renew. */
public data class RevenueCatNativeAndroidTransaction(
    /** RevenueCat's own name of the transaction. */
    public val transactionIdentifier: String,
    /** The product's identifier. */
    public val productIdentifier: String,
    /** When it was bought; milliseconds since 1970-01-01T00:00:00Z. */
    public val purchaseDate: Long,
    /** The store's name of the transaction; null where nobody told. */
    public val storeTransactionId: String?,
    /** Where it was bought. */
    public val store: RevenueCatStore,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("transactionIdentifier", JsonPrimitive(transactionIdentifier))
        put("productIdentifier", JsonPrimitive(productIdentifier))
        put("purchaseDate", JsonPrimitive(purchaseDate))
        put("storeTransactionId", (storeTransactionId?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("store", store.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatNativeAndroidTransaction {
            val members = json.members()
            return RevenueCatNativeAndroidTransaction(
                transactionIdentifier = members.required("transactionIdentifier") { it.text() },
                productIdentifier = members.required("productIdentifier") { it.text() },
                purchaseDate = members.required("purchaseDate") { it.integer() },
                storeTransactionId = members.nullable("storeTransactionId") { it.text() },
                store = members.required("store") { RevenueCatStore.fromJson(it) },
            )
        }
    }
}

/** A customer. Every member is there; what nobody told is null. */
public data class RevenueCatNativeIosCustomerInfo(
    /** What the user may use. */
    public val entitlements: RevenueCatNativeIosEntitlements,
    /** The products whose subscription is active, `product` or `product:plan`. */
    public val activeSubscriptions: List<String>,
    /** Every product ever bought. */
    public val allPurchasedProductIdentifiers: List<String>,
    /** The latest end of any subscription; null without any; milliseconds since 1970-01-01T00:00:00Z. */
    public val latestExpirationDate: Long?,
    /** The user's one-time purchases, oldest first. */
    public val nonSubscriptions: List<RevenueCatNativeIosTransaction>,
    /** When the service gave this answer; milliseconds since 1970-01-01T00:00:00Z. */
    public val requestDate: Long,
    /** When the customer was first seen; milliseconds since 1970-01-01T00:00:00Z. */
    public val firstSeen: Long,
    /** The first identifier this customer was known by. */
    public val originalAppUserId: String,
    /** Where the user manages the subscription; null where there is no such page. */
    public val managementURL: String?,
    /** When the app itself was first bought; null where nobody told; milliseconds since 1970-01-01T00:00:00Z. */
    public val originalPurchaseDate: Long?,
    /** The app version at the first purchase; null where nobody told, always on Android. */
    public val originalApplicationVersion: String?,
    /** The user's subscriptions, each under its product identifier. */
    public val subscriptionsByProductIdentifier: Map<String, RevenueCatNativeIosSubscription>,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("entitlements", entitlements.toJson())
        put("activeSubscriptions", JsonArray(activeSubscriptions.map { JsonPrimitive(it) }))
        put("allPurchasedProductIdentifiers", JsonArray(allPurchasedProductIdentifiers.map { JsonPrimitive(it) }))
        put("latestExpirationDate", (latestExpirationDate?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("nonSubscriptions", JsonArray(nonSubscriptions.map { it.toJson() }))
        put("requestDate", JsonPrimitive(requestDate))
        put("firstSeen", JsonPrimitive(firstSeen))
        put("originalAppUserId", JsonPrimitive(originalAppUserId))
        put("managementURL", (managementURL?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("originalPurchaseDate", (originalPurchaseDate?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("originalApplicationVersion", (originalApplicationVersion?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("subscriptionsByProductIdentifier", JsonObject(subscriptionsByProductIdentifier.mapValues { it.value.toJson() }))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatNativeIosCustomerInfo {
            val members = json.members()
            return RevenueCatNativeIosCustomerInfo(
                entitlements = members.required("entitlements") { RevenueCatNativeIosEntitlements.fromJson(it) },
                activeSubscriptions = members.required("activeSubscriptions") { it.list { it.text() } },
                allPurchasedProductIdentifiers = members.required("allPurchasedProductIdentifiers") { it.list { it.text() } },
                latestExpirationDate = members.nullable("latestExpirationDate") { it.integer() },
                nonSubscriptions = members.required("nonSubscriptions") { it.list { RevenueCatNativeIosTransaction.fromJson(it) } },
                requestDate = members.required("requestDate") { it.integer() },
                firstSeen = members.required("firstSeen") { it.integer() },
                originalAppUserId = members.required("originalAppUserId") { it.text() },
                managementURL = members.nullable("managementURL") { it.text() },
                originalPurchaseDate = members.nullable("originalPurchaseDate") { it.integer() },
                originalApplicationVersion = members.nullable("originalApplicationVersion") { it.text() },
                subscriptionsByProductIdentifier = members.required("subscriptionsByProductIdentifier") { it.map { RevenueCatNativeIosSubscription.fromJson(it) } },
            )
        }
    }
}

/** One entitlement. */
public data class RevenueCatNativeIosEntitlement(
    /** The entitlement's identifier. */
    public val identifier: String,
    /** Whether it gives access at the time of the answer. */
    public val isActive: Boolean,
    /** Whether it will be renewed at its end. */
    public val willRenew: Boolean,
    /** How the current period was bought. */
    public val periodType: RevenueCatIosPeriodType,
    /** Latest purchase or renewal; null where nobody told; milliseconds since 1970-01-01T00:00:00Z. */
    public val latestPurchaseDate: Long?,
    /** First purchase; null where nobody told; milliseconds since 1970-01-01T00:00:00Z. */
    public val originalPurchaseDate: Long?,
    /** End of access; null for ever; milliseconds since 1970-01-01T00:00:00Z. */
    public val expirationDate: Long?,
    /** Where it was bought. */
    public val store: RevenueCatIosStore,
    /** The product's identifier. */
    public val productIdentifier: String,
    /** The product's plan (Google Play's base plan); null where it has none. */
    public val productPlanIdentifier: String?,
    /** True for a purchase without real money. */
    public val isSandbox: Boolean,
    /** When the renewal was seen to be cancelled; null while it renews; milliseconds since 1970-01-01T00:00:00Z. */
    public val unsubscribeDetectedAt: Long?,
    /** When a payment was seen to have failed; null while all is paid; milliseconds since 1970-01-01T00:00:00Z. */
    public val billingIssueDetectedAt: Long?,
    /** Whether it is the user's own purchase. */
    public val ownershipType: RevenueCatIosOwnershipType,
    /** Whether the answer's signature was checked. */
    public val verification: RevenueCatIosVerificationResult,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("identifier", JsonPrimitive(identifier))
        put("isActive", JsonPrimitive(isActive))
        put("willRenew", JsonPrimitive(willRenew))
        put("periodType", periodType.toJson())
        put("latestPurchaseDate", (latestPurchaseDate?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("originalPurchaseDate", (originalPurchaseDate?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("expirationDate", (expirationDate?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("store", store.toJson())
        put("productIdentifier", JsonPrimitive(productIdentifier))
        put("productPlanIdentifier", (productPlanIdentifier?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("isSandbox", JsonPrimitive(isSandbox))
        put("unsubscribeDetectedAt", (unsubscribeDetectedAt?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("billingIssueDetectedAt", (billingIssueDetectedAt?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("ownershipType", ownershipType.toJson())
        put("verification", verification.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatNativeIosEntitlement {
            val members = json.members()
            return RevenueCatNativeIosEntitlement(
                identifier = members.required("identifier") { it.text() },
                isActive = members.required("isActive") { it.boolean() },
                willRenew = members.required("willRenew") { it.boolean() },
                periodType = members.required("periodType") { RevenueCatIosPeriodType.fromJson(it) },
                latestPurchaseDate = members.nullable("latestPurchaseDate") { it.integer() },
                originalPurchaseDate = members.nullable("originalPurchaseDate") { it.integer() },
                expirationDate = members.nullable("expirationDate") { it.integer() },
                store = members.required("store") { RevenueCatIosStore.fromJson(it) },
                productIdentifier = members.required("productIdentifier") { it.text() },
                productPlanIdentifier = members.nullable("productPlanIdentifier") { it.text() },
                isSandbox = members.required("isSandbox") { it.boolean() },
                unsubscribeDetectedAt = members.nullable("unsubscribeDetectedAt") { it.integer() },
                billingIssueDetectedAt = members.nullable("billingIssueDetectedAt") { it.integer() },
                ownershipType = members.required("ownershipType") { RevenueCatIosOwnershipType.fromJson(it) },
                verification = members.required("verification") { RevenueCatIosVerificationResult.fromJson(it) },
            )
        }
    }
}

/** The customer's entitlements. */
public data class RevenueCatNativeIosEntitlements(
    /** All, each under its identifier. */
    public val all: Map<String, RevenueCatNativeIosEntitlement>,
    /** Those of `all` that are active. */
    public val active: Map<String, RevenueCatNativeIosEntitlement>,
    /** Whether the answer's signature was checked. */
    public val verification: RevenueCatIosVerificationResult,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("all", JsonObject(all.mapValues { it.value.toJson() }))
        put("active", JsonObject(active.mapValues { it.value.toJson() }))
        put("verification", verification.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatNativeIosEntitlements {
            val members = json.members()
            return RevenueCatNativeIosEntitlements(
                all = members.required("all") { it.map { RevenueCatNativeIosEntitlement.fromJson(it) } },
                active = members.required("active") { it.map { RevenueCatNativeIosEntitlement.fromJson(it) } },
                verification = members.required("verification") { RevenueCatIosVerificationResult.fromJson(it) },
            )
        }
    }
}

/** It failed. */
public data class RevenueCatNativeIosError(
    /** Why. */
    public val error: RevenueCatNativeIosErrorDetails,
) : RevenueCatNativeIosReply, WireValue {
    /** Tells which result this is. */
    override val type: String get() = "error"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "error")
        put("error", error.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatNativeIosError {
            val members = json.members()
            members.constant("type", "error")
            return RevenueCatNativeIosError(
                error = members.required("error") { RevenueCatNativeIosErrorDetails.fromJson(it) },
            )
        }
    }
}

/** An `NSError` of RevenueCat's. */
public data class RevenueCatNativeIosErrorDetails(
    /** The number of the error on iOS. */
    public val code: Long,
    /** What the app may show. */
    public val localizedDescription: String,
    /** What the error carries. */
    public val userInfo: RevenueCatNativeIosErrorUserInfo,
) : WireValue {
    /** Whose number that is. */
    public val domain: String get() = "RevenueCat.ErrorCode"

    override fun toJson(): JsonObject = buildJsonObject {
        put("code", JsonPrimitive(code))
        put("domain", "RevenueCat.ErrorCode")
        put("localizedDescription", JsonPrimitive(localizedDescription))
        put("userInfo", userInfo.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatNativeIosErrorDetails {
            val members = json.members()
            members.constant("domain", "RevenueCat.ErrorCode")
            return RevenueCatNativeIosErrorDetails(
                code = members.required("code") { it.integer() },
                localizedDescription = members.required("localizedDescription") { it.text() },
                userInfo = members.required("userInfo") { RevenueCatNativeIosErrorUserInfo.fromJson(it) },
            )
        }
    }
}

/** The `userInfo` of an `NSError`, by the keys that a dump of one shows. */
public data class RevenueCatNativeIosErrorUserInfo(
    /** The same as `localizedDescription`. */
    public val nsLocalizedDescription: String,
    /** The number's name. Deprecated. */
    public val readable_error_code: String? = null,
    /** The number's name. */
    public val readableErrorCode: String? = null,
    /** The number in the service's body; absent where it sent none. */
    public val rcBackendErrorCode: Long? = null,
    /** HTTP status; absent without an answer. */
    public val rcResponseStatusCode: Long? = null,
    /** What lies beneath; absent for nothing. */
    public val nsUnderlyingError: RevenueCatNativeIosUnderlyingError? = null,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("NSLocalizedDescription", JsonPrimitive(nsLocalizedDescription))
        if (readable_error_code != null) put("readable_error_code", JsonPrimitive(readable_error_code))
        if (readableErrorCode != null) put("readableErrorCode", JsonPrimitive(readableErrorCode))
        if (rcBackendErrorCode != null) put("rc_backend_error_code", JsonPrimitive(rcBackendErrorCode))
        if (rcResponseStatusCode != null) put("rc_response_status_code", JsonPrimitive(rcResponseStatusCode))
        if (nsUnderlyingError != null) put("NSUnderlyingError", nsUnderlyingError.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatNativeIosErrorUserInfo {
            val members = json.members()
            return RevenueCatNativeIosErrorUserInfo(
                nsLocalizedDescription = members.required("NSLocalizedDescription") { it.text() },
                readable_error_code = members.optional("readable_error_code") { it.text() },
                readableErrorCode = members.optional("readableErrorCode") { it.text() },
                rcBackendErrorCode = members.optional("rc_backend_error_code") { it.integer() },
                rcResponseStatusCode = members.optional("rc_response_status_code") { it.integer() },
                nsUnderlyingError = members.optional("NSUnderlyingError") { RevenueCatNativeIosUnderlyingError.fromJson(it) },
            )
        }
    }
}

/** The link was too old or used already. */
public data class RevenueCatNativeIosExpired(
    /** Where a new link went, masked; empty where nobody told. */
    public val obfuscatedEmail: String,
) : RevenueCatNativeIosReply, WireValue {
    /** Tells which result this is. */
    override val type: String get() = "expired"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "expired")
        put("obfuscatedEmail", JsonPrimitive(obfuscatedEmail))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatNativeIosExpired {
            val members = json.members()
            members.constant("type", "expired")
            return RevenueCatNativeIosExpired(
                obfuscatedEmail = members.required("obfuscatedEmail") { it.text() },
            )
        }
    }
}

/** The link's token is none. */
public data object RevenueCatNativeIosInvalidToken : RevenueCatNativeIosReply, WireValue {
    /** Tells which result this is. */
    override val type: String get() = "invalidToken"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "invalidToken")
    }

    /**
     * Reads one.
     * @throws UnexpectedJson where it is none.
     */
    public fun fromJson(json: JsonElement): RevenueCatNativeIosInvalidToken {
        val members = json.members()
        members.constant("type", "invalidToken")
        return RevenueCatNativeIosInvalidToken
    }
}

/** Another user keeps the purchase. */
public data object RevenueCatNativeIosPurchaseBelongsToOtherUser : RevenueCatNativeIosReply, WireValue {
    /** Tells which result this is. */
    override val type: String get() = "purchaseBelongsToOtherUser"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "purchaseBelongsToOtherUser")
    }

    /**
     * Reads one.
     * @throws UnexpectedJson where it is none.
     */
    public fun fromJson(json: JsonElement): RevenueCatNativeIosPurchaseBelongsToOtherUser {
        val members = json.members()
        members.constant("type", "purchaseBelongsToOtherUser")
        return RevenueCatNativeIosPurchaseBelongsToOtherUser
    }
}

/** What the app is told of a redemption. */
public sealed interface RevenueCatNativeIosReply : WireValue {
    /** Tells the cases apart. */
    public val type: String

    /** What a newer server says and this client does not know; the whole of it. */
    public data class Unknown(public val json: JsonObject) : RevenueCatNativeIosReply {
        override val type: String get() = json.required("type") { it.text() }

        override fun toJson(): JsonObject = json
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatNativeIosReply {
            val members = json.members()
            return when (members.required("type") { it.text() }) {
                "success" -> RevenueCatNativeIosSuccess.fromJson(json)
                "error" -> RevenueCatNativeIosError.fromJson(json)
                "invalidToken" -> RevenueCatNativeIosInvalidToken.fromJson(json)
                "purchaseBelongsToOtherUser" -> RevenueCatNativeIosPurchaseBelongsToOtherUser.fromJson(json)
                "expired" -> RevenueCatNativeIosExpired.fromJson(json)
                else -> Unknown(members)
            }
        }
    }
}

/** One subscription. */
public data class RevenueCatNativeIosSubscription(
    /** The product's identifier. */
    public val productIdentifier: String,
    /** Latest purchase or renewal; milliseconds since 1970-01-01T00:00:00Z. */
    public val purchaseDate: Long,
    /** First purchase; null where nobody told; milliseconds since 1970-01-01T00:00:00Z. */
    public val originalPurchaseDate: Long?,
    /** End of access; null for ever; milliseconds since 1970-01-01T00:00:00Z. */
    public val expiresDate: Long?,
    /** Where it was bought. */
    public val store: RevenueCatIosStore,
    /** True for a purchase without real money. */
    public val isSandbox: Boolean,
    /** When the renewal was seen to be cancelled; null while it renews; milliseconds since 1970-01-01T00:00:00Z. */
    public val unsubscribeDetectedAt: Long?,
    /** When a payment was seen to have failed; null while all is paid; milliseconds since 1970-01-01T00:00:00Z. */
    public val billingIssuesDetectedAt: Long?,
    /** End of the grace period; null where none runs; milliseconds since 1970-01-01T00:00:00Z. */
    public val gracePeriodExpiresDate: Long?,
    /** Whether it is the user's own purchase. */
    public val ownershipType: RevenueCatIosOwnershipType,
    /** How the current period was bought. */
    public val periodType: RevenueCatIosPeriodType,
    /** When it was refunded; null unless it was; milliseconds since 1970-01-01T00:00:00Z. */
    public val refundedAt: Long?,
    /** The store's name of the transaction; null where nobody told. */
    public val storeTransactionId: String?,
    /** What was paid; null where nobody told. */
    public val price: RevenueCatIosPrice?,
    /** Whether it gives access at the time of the answer. */
    public val isActive: Boolean,
    /** Whether it will be renewed at its end. */
    public val willRenew: Boolean,
    /** When a paused subscription goes on; null unless it is paused; milliseconds since 1970-01-01T00:00:00Z. */
    public val autoResumeDate: Long?,
    /** The product's plan (Google Play's base plan); null where it has none. */
    public val productPlanIdentifier: String?,
    /** Where the user manages the subscription; null where there is no such page. */
    public val managementURL: String?,
    /** The product's name for people; null where it has none. */
    public val displayName: String?,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("productIdentifier", JsonPrimitive(productIdentifier))
        put("purchaseDate", JsonPrimitive(purchaseDate))
        put("originalPurchaseDate", (originalPurchaseDate?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("expiresDate", (expiresDate?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("store", store.toJson())
        put("isSandbox", JsonPrimitive(isSandbox))
        put("unsubscribeDetectedAt", (unsubscribeDetectedAt?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("billingIssuesDetectedAt", (billingIssuesDetectedAt?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("gracePeriodExpiresDate", (gracePeriodExpiresDate?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("ownershipType", ownershipType.toJson())
        put("periodType", periodType.toJson())
        put("refundedAt", (refundedAt?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("storeTransactionId", (storeTransactionId?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("price", (price?.let { present -> present.toJson() } ?: JsonNull))
        put("isActive", JsonPrimitive(isActive))
        put("willRenew", JsonPrimitive(willRenew))
        put("autoResumeDate", (autoResumeDate?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("productPlanIdentifier", (productPlanIdentifier?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("managementURL", (managementURL?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("displayName", (displayName?.let { present -> JsonPrimitive(present) } ?: JsonNull))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatNativeIosSubscription {
            val members = json.members()
            return RevenueCatNativeIosSubscription(
                productIdentifier = members.required("productIdentifier") { it.text() },
                purchaseDate = members.required("purchaseDate") { it.integer() },
                originalPurchaseDate = members.nullable("originalPurchaseDate") { it.integer() },
                expiresDate = members.nullable("expiresDate") { it.integer() },
                store = members.required("store") { RevenueCatIosStore.fromJson(it) },
                isSandbox = members.required("isSandbox") { it.boolean() },
                unsubscribeDetectedAt = members.nullable("unsubscribeDetectedAt") { it.integer() },
                billingIssuesDetectedAt = members.nullable("billingIssuesDetectedAt") { it.integer() },
                gracePeriodExpiresDate = members.nullable("gracePeriodExpiresDate") { it.integer() },
                ownershipType = members.required("ownershipType") { RevenueCatIosOwnershipType.fromJson(it) },
                periodType = members.required("periodType") { RevenueCatIosPeriodType.fromJson(it) },
                refundedAt = members.nullable("refundedAt") { it.integer() },
                storeTransactionId = members.nullable("storeTransactionId") { it.text() },
                price = members.nullable("price") { RevenueCatIosPrice.fromJson(it) },
                isActive = members.required("isActive") { it.boolean() },
                willRenew = members.required("willRenew") { it.boolean() },
                autoResumeDate = members.nullable("autoResumeDate") { it.integer() },
                productPlanIdentifier = members.nullable("productPlanIdentifier") { it.text() },
                managementURL = members.nullable("managementURL") { it.text() },
                displayName = members.nullable("displayName") { it.text() },
            )
        }
    }
}

/** The purchase is redeemed. */
public data class RevenueCatNativeIosSuccess(
    /** The customer after it. */
    public val customerInfo: RevenueCatNativeIosCustomerInfo,
) : RevenueCatNativeIosReply, WireValue {
    /** Tells which result this is. */
    override val type: String get() = "success"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "success")
        put("customerInfo", customerInfo.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatNativeIosSuccess {
            val members = json.members()
            members.constant("type", "success")
            return RevenueCatNativeIosSuccess(
                customerInfo = members.required("customerInfo") { RevenueCatNativeIosCustomerInfo.fromJson(it) },
            )
        }
    }
}

/** One purchase that does not renew. */
public data class RevenueCatNativeIosTransaction(
    /** The product's identifier. */
    public val productIdentifier: String,
    /** When it was bought; milliseconds since 1970-01-01T00:00:00Z. */
    public val purchaseDate: Long,
    /** RevenueCat's own name of the transaction. */
    public val transactionIdentifier: String,
    /** The store's name of the transaction. */
    public val storeTransactionIdentifier: String,
    /** Where it was bought. */
    public val store: RevenueCatIosStore,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("productIdentifier", JsonPrimitive(productIdentifier))
        put("purchaseDate", JsonPrimitive(purchaseDate))
        put("transactionIdentifier", JsonPrimitive(transactionIdentifier))
        put("storeTransactionIdentifier", JsonPrimitive(storeTransactionIdentifier))
        put("store", store.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatNativeIosTransaction {
            val members = json.members()
            return RevenueCatNativeIosTransaction(
                productIdentifier = members.required("productIdentifier") { it.text() },
                purchaseDate = members.required("purchaseDate") { it.integer() },
                transactionIdentifier = members.required("transactionIdentifier") { it.text() },
                storeTransactionIdentifier = members.required("storeTransactionIdentifier") { it.text() },
                store = members.required("store") { RevenueCatIosStore.fromJson(it) },
            )
        }
    }
}

/** The error beneath. */
public data class RevenueCatNativeIosUnderlyingError(
    /** Its number. */
    public val code: Long,
    /** Whose number that is, such as `NSURLErrorDomain`. */
    public val domain: String,
    /** What it says. */
    public val localizedDescription: String,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("code", JsonPrimitive(code))
        put("domain", JsonPrimitive(domain))
        put("localizedDescription", JsonPrimitive(localizedDescription))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatNativeIosUnderlyingError {
            val members = json.members()
            return RevenueCatNativeIosUnderlyingError(
                code = members.required("code") { it.integer() },
                domain = members.required("domain") { it.text() },
                localizedDescription = members.required("localizedDescription") { it.text() },
            )
        }
    }
}

/** Whether it is the user's own or a family member's purchase, as the hybrids and Kotlin write it. */
public sealed interface RevenueCatOwnershipType : WireValue {
    /** What is on the wire. */
    public val wire: String

    override fun toJson(): JsonElement = JsonPrimitive(wire)

    /** `PURCHASED`. */
    public data object Purchased : RevenueCatOwnershipType {
        override val wire: String get() = "PURCHASED"
    }

    /** `FAMILY_SHARED`. */
    public data object FamilyShared : RevenueCatOwnershipType {
        override val wire: String get() = "FAMILY_SHARED"
    }

    /** `UNKNOWN`. */
    public data object Unknown : RevenueCatOwnershipType {
        override val wire: String get() = "UNKNOWN"
    }

    /** What a newer server says and this client does not know. */
    public data class Unrecognized(override val wire: String) : RevenueCatOwnershipType

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatOwnershipType = when (val wire = json.text()) {
            "PURCHASED" -> Purchased
            "FAMILY_SHARED" -> FamilyShared
            "UNKNOWN" -> Unknown
            else -> Unrecognized(wire)
        }
    }
}

/** How the current period was bought, as the hybrids and Kotlin write it. */
public sealed interface RevenueCatPeriodType : WireValue {
    /** What is on the wire. */
    public val wire: String

    override fun toJson(): JsonElement = JsonPrimitive(wire)

    /** `NORMAL`. */
    public data object Normal : RevenueCatPeriodType {
        override val wire: String get() = "NORMAL"
    }

    /** `INTRO`. */
    public data object Intro : RevenueCatPeriodType {
        override val wire: String get() = "INTRO"
    }

    /** `TRIAL`. */
    public data object Trial : RevenueCatPeriodType {
        override val wire: String get() = "TRIAL"
    }

    /** `PREPAID`. */
    public data object Prepaid : RevenueCatPeriodType {
        override val wire: String get() = "PREPAID"
    }

    /** What a newer server says and this client does not know. */
    public data class Unknown(override val wire: String) : RevenueCatPeriodType

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatPeriodType = when (val wire = json.text()) {
            "NORMAL" -> Normal
            "INTRO" -> Intro
            "TRIAL" -> Trial
            "PREPAID" -> Prepaid
            else -> Unknown(wire)
        }
    }
}

/** What was paid, as Kotlin has it. */
public data class RevenueCatPrice(
    /** The amount for people. */
    public val formatted: String,
    /** Millionths of the currency's unit. */
    public val amountMicros: Long,
    /** ISO 4217 code. */
    public val currencyCode: String,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("formatted", JsonPrimitive(formatted))
        put("amountMicros", JsonPrimitive(amountMicros))
        put("currencyCode", JsonPrimitive(currencyCode))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatPrice {
            val members = json.members()
            return RevenueCatPrice(
                formatted = members.required("formatted") { it.text() },
                amountMicros = members.required("amountMicros") { it.integer() },
                currencyCode = members.required("currencyCode") { it.text() },
            )
        }
    }
}

/** Where something was bought, as the hybrids and Kotlin write it. */
public sealed interface RevenueCatStore : WireValue {
    /** What is on the wire. */
    public val wire: String

    override fun toJson(): JsonElement = JsonPrimitive(wire)

    /** `APP_STORE`. */
    public data object AppStore : RevenueCatStore {
        override val wire: String get() = "APP_STORE"
    }

    /** `MAC_APP_STORE`. */
    public data object MacAppStore : RevenueCatStore {
        override val wire: String get() = "MAC_APP_STORE"
    }

    /** `PLAY_STORE`. */
    public data object PlayStore : RevenueCatStore {
        override val wire: String get() = "PLAY_STORE"
    }

    /** `STRIPE`. */
    public data object Stripe : RevenueCatStore {
        override val wire: String get() = "STRIPE"
    }

    /** `PROMOTIONAL`. */
    public data object Promotional : RevenueCatStore {
        override val wire: String get() = "PROMOTIONAL"
    }

    /** `UNKNOWN_STORE`. */
    public data object UnknownStore : RevenueCatStore {
        override val wire: String get() = "UNKNOWN_STORE"
    }

    /** `AMAZON`. */
    public data object Amazon : RevenueCatStore {
        override val wire: String get() = "AMAZON"
    }

    /** `RC_BILLING`. */
    public data object RcBilling : RevenueCatStore {
        override val wire: String get() = "RC_BILLING"
    }

    /** `EXTERNAL`. */
    public data object External : RevenueCatStore {
        override val wire: String get() = "EXTERNAL"
    }

    /** `PADDLE`. */
    public data object Paddle : RevenueCatStore {
        override val wire: String get() = "PADDLE"
    }

    /** `TEST_STORE`. */
    public data object TestStore : RevenueCatStore {
        override val wire: String get() = "TEST_STORE"
    }

    /** `GALAXY`. */
    public data object Galaxy : RevenueCatStore {
        override val wire: String get() = "GALAXY"
    }

    /** What a newer server says and this client does not know. */
    public data class Unknown(override val wire: String) : RevenueCatStore

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatStore = when (val wire = json.text()) {
            "APP_STORE" -> AppStore
            "MAC_APP_STORE" -> MacAppStore
            "PLAY_STORE" -> PlayStore
            "STRIPE" -> Stripe
            "PROMOTIONAL" -> Promotional
            "UNKNOWN_STORE" -> UnknownStore
            "AMAZON" -> Amazon
            "RC_BILLING" -> RcBilling
            "EXTERNAL" -> External
            "PADDLE" -> Paddle
            "TEST_STORE" -> TestStore
            "GALAXY" -> Galaxy
            else -> Unknown(wire)
        }
    }
}

/** Whether the signature of the service's answer was checked, as the hybrids and Kotlin write it. */
public sealed interface RevenueCatVerificationResult : WireValue {
    /** What is on the wire. */
    public val wire: String

    override fun toJson(): JsonElement = JsonPrimitive(wire)

    /** `NOT_REQUESTED`. */
    public data object NotRequested : RevenueCatVerificationResult {
        override val wire: String get() = "NOT_REQUESTED"
    }

    /** `VERIFIED`. */
    public data object Verified : RevenueCatVerificationResult {
        override val wire: String get() = "VERIFIED"
    }

    /** `VERIFIED_ON_DEVICE`. */
    public data object VerifiedOnDevice : RevenueCatVerificationResult {
        override val wire: String get() = "VERIFIED_ON_DEVICE"
    }

    /** `FAILED`. */
    public data object Failed : RevenueCatVerificationResult {
        override val wire: String get() = "FAILED"
    }

    /** What a newer server says and this client does not know. */
    public data class Unknown(override val wire: String) : RevenueCatVerificationResult

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RevenueCatVerificationResult = when (val wire = json.text()) {
            "NOT_REQUESTED" -> NotRequested
            "VERIFIED" -> Verified
            "VERIFIED_ON_DEVICE" -> VerifiedOnDevice
            "FAILED" -> Failed
            else -> Unknown(wire)
        }
    }
}
