// Made by `redemption codegen --language kotlin` from the schemas of RedemptionKit; do not edit.

package org.redemptionkit.generated

import kotlinx.serialization.json.*

/** Whether purchases get redemption links. */
public sealed interface LinkPolicy : WireValue {
    /** The value in the JSON. */
    public val wire: String

    override fun toJson(): JsonElement = JsonPrimitive(wire)

    public data object Disallowed : LinkPolicy { override val wire: String get() = "disallowed" }
    public data object Allowed : LinkPolicy { override val wire: String get() = "allowed" }
    public data object AllowedOnlySandbox : LinkPolicy { override val wire: String get() = "allowedOnlySandbox" }

    /** A word of a newer server. */
    public data class Unknown(override val wire: String) : LinkPolicy

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): LinkPolicy {
            val wire = json.text()
            return entries.firstOrNull { it.wire == wire } ?: Unknown(wire)
        }

        /** All words of this release. */
        public val entries: List<LinkPolicy> get() = listOf(
            Disallowed, Allowed, AllowedOnlySandbox,
        )
    }
}

/** A customer. Every member is present; an unknown one is null. */
public data class RevenueCatKmpCustomerInfo(
    /** The products whose subscription is active, `product` or `product:plan`. */
    public val activeSubscriptions: List<String>,
    /** The end of each product's subscription, by `product` or `product:plan`; milliseconds since 1970-01-01T00:00:00Z, null for never. */
    public val allExpirationDateMillis: Map<String, Long?>,
    /** The latest purchase of each product, by `product` or `product:plan`; milliseconds since 1970-01-01T00:00:00Z. */
    public val allPurchaseDateMillis: Map<String, Long>,
    /** All products ever bought. */
    public val allPurchasedProductIdentifiers: List<String>,
    /** The user's entitlements. */
    public val entitlements: RevenueCatKmpEntitlements,
    /** When the customer was first seen; milliseconds since 1970-01-01T00:00:00Z. */
    public val firstSeenMillis: Long,
    /** The latest end of any subscription; null without any; milliseconds since 1970-01-01T00:00:00Z. */
    public val latestExpirationDateMillis: Long?,
    /** Where the user manages the subscription; null if there is no such page. */
    public val managementUrlString: String?,
    /** The user's subscriptions, each under its product identifier. */
    public val subscriptionsByProductIdentifier: Map<String, RevenueCatKmpSubscription>,
    /** The user's one-time purchases, oldest first. */
    public val nonSubscriptionTransactions: List<RevenueCatKmpTransaction>,
    /** The first identifier this customer was known by. */
    public val originalAppUserId: String,
    /** When the app itself was first bought; null if unknown; milliseconds since 1970-01-01T00:00:00Z. */
    public val originalPurchaseDateMillis: Long?,
    /** The time of the service's answer; milliseconds since 1970-01-01T00:00:00Z. */
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
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
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
    /** True if it gives access at the time of the answer. */
    public val isActive: Boolean,
    /** True if it will renew. */
    public val willRenew: Boolean,
    /** How the current period was bought. */
    public val periodType: RevenueCatPeriodType,
    /** Latest purchase or renewal; null if unknown; milliseconds since 1970-01-01T00:00:00Z. */
    public val latestPurchaseDateMillis: Long?,
    /** First purchase; null if unknown; milliseconds since 1970-01-01T00:00:00Z. */
    public val originalPurchaseDateMillis: Long?,
    /** End of access; null if it never ends; milliseconds since 1970-01-01T00:00:00Z. */
    public val expirationDateMillis: Long?,
    /** Where it was bought. */
    public val store: RevenueCatStore,
    /** The product's identifier. */
    public val productIdentifier: String,
    /** The product's plan (Google Play's base plan); null if it has none. */
    public val productPlanIdentifier: String?,
    /** True for a purchase without real money. */
    public val isSandbox: Boolean,
    /** When the cancellation was detected; null while it renews; milliseconds since 1970-01-01T00:00:00Z. */
    public val unsubscribeDetectedAtMillis: Long?,
    /** When a billing issue was detected; null for none; milliseconds since 1970-01-01T00:00:00Z. */
    public val billingIssueDetectedAtMillis: Long?,
    /** Whether the user bought it or shares a family member's purchase. */
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
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
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
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
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
    /** The kind of result. */
    override val type: String get() = "Error"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "Error")
        put("error", error.toJson())
    }

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
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
    /** The underlying error; null for none. */
    public val underlyingErrorMessage: String?,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("code", JsonPrimitive(code))
        put("message", JsonPrimitive(message))
        put("underlyingErrorMessage", (underlyingErrorMessage?.let { present -> JsonPrimitive(present) } ?: JsonNull))
    }

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
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

/** The link had expired or was used already. */
public data class RevenueCatKmpExpired(
    /** The masked address to which a new link was sent; empty if unknown. */
    public val obfuscatedEmail: String,
) : RevenueCatKmpReply, WireValue {
    /** The kind of result. */
    override val type: String get() = "Expired"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "Expired")
        put("obfuscatedEmail", JsonPrimitive(obfuscatedEmail))
    }

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): RevenueCatKmpExpired {
            val members = json.members()
            members.constant("type", "Expired")
            return RevenueCatKmpExpired(
                obfuscatedEmail = members.required("obfuscatedEmail") { it.text() },
            )
        }
    }
}

/** The link's token is invalid. */
public data object RevenueCatKmpInvalidToken : RevenueCatKmpReply, WireValue {
    /** The kind of result. */
    override val type: String get() = "InvalidToken"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "InvalidToken")
    }

    /** Reads one; throws [UnexpectedJson] for any other JSON. */
    public fun fromJson(json: JsonElement): RevenueCatKmpInvalidToken {
        val members = json.members()
        members.constant("type", "InvalidToken")
        return RevenueCatKmpInvalidToken
    }
}

/** The purchase belongs to another user. */
public data object RevenueCatKmpPurchaseBelongsToOtherUser : RevenueCatKmpReply, WireValue {
    /** The kind of result. */
    override val type: String get() = "PurchaseBelongsToOtherUser"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "PurchaseBelongsToOtherUser")
    }

    /** Reads one; throws [UnexpectedJson] for any other JSON. */
    public fun fromJson(json: JsonElement): RevenueCatKmpPurchaseBelongsToOtherUser {
        val members = json.members()
        members.constant("type", "PurchaseBelongsToOtherUser")
        return RevenueCatKmpPurchaseBelongsToOtherUser
    }
}

/** The result of a redemption. */
public sealed interface RevenueCatKmpReply : WireValue {
    /** The member that distinguishes the cases. */
    public val type: String

    /** A case of a newer server, as received. */
    public data class Unknown(public val json: JsonObject) : RevenueCatKmpReply {
        override val type: String get() = json.required("type") { it.text() }

        override fun toJson(): JsonObject = json
    }

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
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
    /** First purchase; null if unknown; milliseconds since 1970-01-01T00:00:00Z. */
    public val originalPurchaseDateMillis: Long?,
    /** End of access; null if it never ends; milliseconds since 1970-01-01T00:00:00Z. */
    public val expiresDateMillis: Long?,
    /** Where it was bought. */
    public val store: RevenueCatStore,
    /** True for a purchase without real money. */
    public val isSandbox: Boolean,
    /** When the cancellation was detected; null while it renews; milliseconds since 1970-01-01T00:00:00Z. */
    public val unsubscribeDetectedAtMillis: Long?,
    /** When a billing issue was detected; null for none; milliseconds since 1970-01-01T00:00:00Z. */
    public val billingIssuesDetectedAtMillis: Long?,
    /** End of the grace period; null if none runs; milliseconds since 1970-01-01T00:00:00Z. */
    public val gracePeriodExpiresDateMillis: Long?,
    /** Whether the user bought it or shares a family member's purchase. */
    public val ownershipType: RevenueCatOwnershipType,
    /** How the current period was bought. */
    public val periodType: RevenueCatPeriodType,
    /** When it was refunded; null unless it was; milliseconds since 1970-01-01T00:00:00Z. */
    public val refundedAtMillis: Long?,
    /** The store's id of the transaction; null if unknown. */
    public val storeTransactionId: String?,
    /** When a paused subscription resumes; null unless it is paused; milliseconds since 1970-01-01T00:00:00Z. */
    public val autoResumeDateMillis: Long?,
    /** What was paid; null if unknown. */
    public val price: RevenueCatPrice?,
    /** The product's plan (Google Play's base plan); null if it has none. */
    public val productPlanIdentifier: String?,
    /** Where the user manages the subscription; null if there is no such page. */
    public val managementUrlString: String?,
    /** The product's name for people; null if it has none. */
    public val displayName: String?,
    /** True if it gives access at the time of the answer. */
    public val isActive: Boolean,
    /** True if it will renew. */
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
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
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
    /** The customer after the redemption. */
    public val customerInfo: RevenueCatKmpCustomerInfo,
) : RevenueCatKmpReply, WireValue {
    /** The kind of result. */
    override val type: String get() = "Success"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "Success")
        put("customerInfo", customerInfo.toJson())
    }

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
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
    /** RevenueCat's id of the transaction. */
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
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
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

/** Whether it is the user's own or a family member's purchase, as the hybrids and Kotlin write it. */
public sealed interface RevenueCatOwnershipType : WireValue {
    /** The value in the JSON. */
    public val wire: String

    override fun toJson(): JsonElement = JsonPrimitive(wire)

    public data object Purchased : RevenueCatOwnershipType { override val wire: String get() = "PURCHASED" }
    public data object FamilyShared : RevenueCatOwnershipType { override val wire: String get() = "FAMILY_SHARED" }
    public data object Unknown : RevenueCatOwnershipType { override val wire: String get() = "UNKNOWN" }

    /** A word of a newer server. */
    public data class Unrecognized(override val wire: String) : RevenueCatOwnershipType

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): RevenueCatOwnershipType {
            val wire = json.text()
            return entries.firstOrNull { it.wire == wire } ?: Unrecognized(wire)
        }

        /** All words of this release. */
        public val entries: List<RevenueCatOwnershipType> get() = listOf(
            Purchased, FamilyShared, Unknown,
        )
    }
}

/** How the current period was bought, as the hybrids and Kotlin write it. */
public sealed interface RevenueCatPeriodType : WireValue {
    /** The value in the JSON. */
    public val wire: String

    override fun toJson(): JsonElement = JsonPrimitive(wire)

    public data object Normal : RevenueCatPeriodType { override val wire: String get() = "NORMAL" }
    public data object Intro : RevenueCatPeriodType { override val wire: String get() = "INTRO" }
    public data object Trial : RevenueCatPeriodType { override val wire: String get() = "TRIAL" }
    public data object Prepaid : RevenueCatPeriodType { override val wire: String get() = "PREPAID" }

    /** A word of a newer server. */
    public data class Unknown(override val wire: String) : RevenueCatPeriodType

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): RevenueCatPeriodType {
            val wire = json.text()
            return entries.firstOrNull { it.wire == wire } ?: Unknown(wire)
        }

        /** All words of this release. */
        public val entries: List<RevenueCatPeriodType> get() = listOf(
            Normal, Intro, Trial, Prepaid,
        )
    }
}

/** What was paid, as Kotlin represents it. */
public data class RevenueCatPrice(
    /** The formatted amount. */
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
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
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
    /** The value in the JSON. */
    public val wire: String

    override fun toJson(): JsonElement = JsonPrimitive(wire)

    public data object AppStore : RevenueCatStore { override val wire: String get() = "APP_STORE" }
    public data object MacAppStore : RevenueCatStore { override val wire: String get() = "MAC_APP_STORE" }
    public data object PlayStore : RevenueCatStore { override val wire: String get() = "PLAY_STORE" }
    public data object Stripe : RevenueCatStore { override val wire: String get() = "STRIPE" }
    public data object Promotional : RevenueCatStore { override val wire: String get() = "PROMOTIONAL" }
    public data object UnknownStore : RevenueCatStore { override val wire: String get() = "UNKNOWN_STORE" }
    public data object Amazon : RevenueCatStore { override val wire: String get() = "AMAZON" }
    public data object RcBilling : RevenueCatStore { override val wire: String get() = "RC_BILLING" }
    public data object External : RevenueCatStore { override val wire: String get() = "EXTERNAL" }
    public data object Paddle : RevenueCatStore { override val wire: String get() = "PADDLE" }
    public data object TestStore : RevenueCatStore { override val wire: String get() = "TEST_STORE" }
    public data object Galaxy : RevenueCatStore { override val wire: String get() = "GALAXY" }

    /** A word of a newer server. */
    public data class Unknown(override val wire: String) : RevenueCatStore

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): RevenueCatStore {
            val wire = json.text()
            return entries.firstOrNull { it.wire == wire } ?: Unknown(wire)
        }

        /** All words of this release. */
        public val entries: List<RevenueCatStore> get() = listOf(
            AppStore, MacAppStore, PlayStore, Stripe, Promotional, UnknownStore, Amazon, RcBilling, External, Paddle, TestStore, Galaxy,
        )
    }
}

/** Whether the signature of the service's answer was checked, as the hybrids and Kotlin write it. */
public sealed interface RevenueCatVerificationResult : WireValue {
    /** The value in the JSON. */
    public val wire: String

    override fun toJson(): JsonElement = JsonPrimitive(wire)

    public data object NotRequested : RevenueCatVerificationResult { override val wire: String get() = "NOT_REQUESTED" }
    public data object Verified : RevenueCatVerificationResult { override val wire: String get() = "VERIFIED" }
    public data object VerifiedOnDevice : RevenueCatVerificationResult { override val wire: String get() = "VERIFIED_ON_DEVICE" }
    public data object Failed : RevenueCatVerificationResult { override val wire: String get() = "FAILED" }

    /** A word of a newer server. */
    public data class Unknown(override val wire: String) : RevenueCatVerificationResult

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): RevenueCatVerificationResult {
            val wire = json.text()
            return entries.firstOrNull { it.wire == wire } ?: Unknown(wire)
        }

        /** All words of this release. */
        public val entries: List<RevenueCatVerificationResult> get() = listOf(
            NotRequested, Verified, VerifiedOnDevice, Failed,
        )
    }
}
