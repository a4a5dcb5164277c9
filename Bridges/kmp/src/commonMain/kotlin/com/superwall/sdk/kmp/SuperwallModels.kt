package com.superwall.sdk.kmp

import com.superwall.sdk.kmp.models.entitlements.CustomerInfo
import com.superwall.sdk.kmp.models.entitlements.Entitlement
import com.superwall.sdk.kmp.models.entitlements.Entitlements
import com.superwall.sdk.kmp.models.entitlements.LatestSubscriptionOfferType
import com.superwall.sdk.kmp.models.entitlements.LatestSubscriptionState
import com.superwall.sdk.kmp.models.entitlements.NonSubscriptionTransaction
import com.superwall.sdk.kmp.models.entitlements.ProductStore
import com.superwall.sdk.kmp.models.entitlements.SubscriptionStatus
import com.superwall.sdk.kmp.models.entitlements.SubscriptionTransaction
import com.superwall.sdk.kmp.models.redemption.ErrorInfo
import com.superwall.sdk.kmp.models.redemption.ExpiredCodeInfo
import com.superwall.sdk.kmp.models.redemption.Ownership
import com.superwall.sdk.kmp.models.redemption.PurchaserInfo
import com.superwall.sdk.kmp.models.redemption.RedemptionInfo
import com.superwall.sdk.kmp.models.redemption.RedemptionPaywallInfo
import com.superwall.sdk.kmp.models.redemption.RedemptionResult
import com.superwall.sdk.kmp.models.redemption.StoreIdentifiers
import com.superwall.sdk.kmp.models.results.PresentationResult
import com.superwall.sdk.kmp.models.results.RestorationResult
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.booleanOrNull
import kotlinx.serialization.json.contentOrNull
import kotlinx.serialization.json.doubleOrNull
import kotlinx.serialization.json.longOrNull
import org.redemptionkit.UnreadableReply
import org.redemptionkit.generated.boolean
import org.redemptionkit.generated.integer
import org.redemptionkit.generated.list
import org.redemptionkit.generated.members
import org.redemptionkit.generated.nullable
import org.redemptionkit.generated.optional
import org.redemptionkit.generated.required
import org.redemptionkit.generated.text
import org.redemptionkit.reading
import kotlin.time.Instant

/**
 * What the server tells, as the SDK's own models. Both platforms' shapes have the same members and differ in words, which the SDK's
 * own models level; so one reader does for both.
 */
internal object SuperwallModels {
    fun redemptionResult(json: JsonElement): RedemptionResult = reading("didRedeemLink", json) {
        val members = it.members()
        val code = members.required("code") { code -> code.text() }
        when (val type = members.required("type") { type -> type.text() }) {
            "Success" -> RedemptionResult.Success(code, members.required("redemptionInfo", ::redemptionInfo))
            "Error" -> RedemptionResult.Error(code, ErrorInfo(members.required("error") { error -> error.string("message") }))
            "ExpiredCode" -> RedemptionResult.ExpiredCode(code, members.required("info", ::expired))
            "InvalidCode" -> RedemptionResult.InvalidCode(code)
            "ExpiredSubscription" -> RedemptionResult.ExpiredSubscription(code, members.required("redemptionInfo", ::redemptionInfo))
            // A sealed class of the SDK has no room for a sixth result.
            else -> throw UnreadableReply("didRedeemLink", "the result $type")
        }
    }

    /** The result without an experiment; none exist here. */
    fun presentationResult(json: JsonElement): PresentationResult = when (val type = json.string("type")) {
        "PlacementNotFound" -> PresentationResult.PlacementNotFound
        "NoAudienceMatch" -> PresentationResult.NoAudienceMatch
        "PaywallNotAvailable" -> PresentationResult.PaywallNotAvailable
        else -> throw UnreadableReply("getPresentationResult", "the result $type")
    }

    fun entitlementSet(json: JsonElement): Set<Entitlement> = reading("entitlements", json) { it.list(::entitlement).toSet() }

    fun entitlements(json: JsonElement): Entitlements = reading("entitlements", json) {
        val members = it.members()
        fun set(name: String) = members.required(name) { list -> list.list(::entitlement).toSet() }
        Entitlements(set("active"), set("inactive"), set("all"), set("web"))
    }

    fun status(json: JsonElement): SubscriptionStatus = reading("subscriptionStatus", json) {
        when (it.string("type")) {
            "Active" -> SubscriptionStatus.Active(it.members().required("entitlements") { list -> list.list(::entitlement).toSet() })
            "Inactive" -> SubscriptionStatus.Inactive
            else -> SubscriptionStatus.Unknown
        }
    }

    fun restoration(json: JsonElement): RestorationResult = reading("restorePurchases", json) {
        when (it.string("type")) {
            "Restored" -> RestorationResult.Restored
            else -> RestorationResult.Failed(it.members().optional("error") { error -> error.text() }.orEmpty())
        }
    }

    fun customerInfo(json: JsonElement): CustomerInfo = reading("customer info", json) {
        val members = it.members()
        CustomerInfo(
            subscriptions = members.required("subscriptions") { list -> list.list(::subscription) },
            nonSubscriptions = members.required("nonSubscriptions") { list -> list.list(::nonSubscription) },
            entitlements = members.required("entitlements") { list -> list.list(::entitlement) },
            userId = members.required("userId") { id -> id.text() },
        )
    }

    // MARK: Parts

    private fun expired(json: JsonElement) =
        ExpiredCodeInfo(json.members().required("resent") { it.boolean() }, json.members().optional("obfuscatedEmail") { it.text() })

    private fun redemptionInfo(json: JsonElement): RedemptionInfo {
        val members = json.members()
        return RedemptionInfo(
            ownership = members.required("ownership", ::ownership),
            purchaserInfo = members.required("purchaserInfo", ::purchaser),
            paywallInfo = members.optional("paywallInfo", ::paywall),
            entitlements = members.required("entitlements") { it.list(::entitlement).toSet() },
        )
    }

    private fun ownership(json: JsonElement): Ownership = when (json.string("type")) {
        "AppUser" -> Ownership.AppUser(json.string("appUserId"))
        else -> Ownership.Device(json.string("deviceId"))
    }

    private fun purchaser(json: JsonElement) = PurchaserInfo(
        appUserId = json.string("appUserId"),
        email = json.members().optional("email") { it.text() },
        storeIdentifiers = json.members().required("storeIdentifiers", ::identifiers),
    )

    private fun identifiers(json: JsonElement): StoreIdentifiers {
        fun ids() = json.members().required("subscriptionIds") { list -> list.list { it.text() } }
        return when (json.string("type")) {
            "Stripe" -> StoreIdentifiers.Stripe(json.string("customerId"), ids())
            "Paddle" -> StoreIdentifiers.Paddle(json.string("customerId"), ids())
            else -> StoreIdentifiers.Unknown(json.string("store"), plainMap(json.members().required("additionalInfo") { it }))
        }
    }

    private fun paywall(json: JsonElement) = RedemptionPaywallInfo(
        identifier = json.string("identifier"),
        placementName = json.string("placementName"),
        placementParams = plainMap(json.members().required("placementParams") { it }),
        variantId = json.string("variantId"),
        experimentId = json.string("experimentId"),
    )

    private fun entitlement(json: JsonElement): Entitlement {
        val members = json.members()
        return Entitlement(
            id = json.string("id"),
            isActive = members.required("isActive") { it.boolean() },
            productIds = members.required("productIds") { list -> list.list { it.text() } },
            latestProductId = members.nullable("latestProductId") { it.text() },
            store = members.nullable("store", ::store),
            startsAt = members.nullable("startsAt", ::time),
            renewedAt = members.nullable("renewedAt", ::time),
            expiresAt = members.nullable("expiresAt", ::time),
            isLifetime = members.nullable("isLifetime") { it.boolean() },
            willRenew = members.nullable("willRenew") { it.boolean() },
            state = members["state"]?.let(::state),
            offerType = members["offerType"]?.let(::offer),
        )
    }

    private fun subscription(json: JsonElement): SubscriptionTransaction {
        val members = json.members()
        fun flag(name: String) = members.required(name) { it.boolean() }
        return SubscriptionTransaction(
            transactionId = json.string("transactionId"),
            productId = json.string("productId"),
            purchaseDate = members.required("purchaseDate", ::time),
            willRenew = flag("willRenew"),
            isRevoked = flag("isRevoked"),
            isInGracePeriod = flag("isInGracePeriod"),
            isInBillingRetryPeriod = flag("isInBillingRetryPeriod"),
            isActive = flag("isActive"),
            expirationDate = members["expirationDate"]?.takeIf { it !is JsonNull }?.let(::time),
            offerType = members["offerType"]?.let(::offer),
            subscriptionGroupId = (members["subscriptionGroupId"] as? JsonPrimitive)?.contentOrNull,
            store = members["store"]?.takeIf { it !is JsonNull }?.let(::store),
        )
    }

    private fun nonSubscription(json: JsonElement): NonSubscriptionTransaction {
        val members = json.members()
        return NonSubscriptionTransaction(
            transactionId = json.string("transactionId"),
            productId = json.string("productId"),
            purchaseDate = members.required("purchaseDate", ::time),
            isConsumable = members.required("isConsumable") { it.boolean() },
            isRevoked = members.required("isRevoked") { it.boolean() },
            store = members["store"]?.takeIf { it !is JsonNull }?.let(::store),
        )
    }

    private fun JsonElement.string(name: String): String = members().required(name) { it.text() }

    private fun time(json: JsonElement): Instant = Instant.fromEpochMilliseconds(json.integer())

    private fun store(json: JsonElement): ProductStore =
        ProductStore.entries.firstOrNull { it.name == json.text() } ?: ProductStore.OTHER

    /** The native sides' words, which differ, for one and the same state. */
    private fun state(json: JsonElement): LatestSubscriptionState? = when ((json as? JsonPrimitive)?.contentOrNull) {
        "inGracePeriod", "grace_period", "IN_GRACE_PERIOD" -> LatestSubscriptionState.IN_GRACE_PERIOD
        "subscribed", "SUBSCRIBED" -> LatestSubscriptionState.SUBSCRIBED
        "expired", "EXPIRED" -> LatestSubscriptionState.EXPIRED
        "inBillingRetryPeriod", "billing_retry", "IN_BILLING_RETRY_PERIOD" -> LatestSubscriptionState.IN_BILLING_RETRY_PERIOD
        "revoked", "REVOKED" -> LatestSubscriptionState.REVOKED
        else -> null
    }

    private fun offer(json: JsonElement): LatestSubscriptionOfferType? =
        (json as? JsonPrimitive)?.contentOrNull?.let { word ->
            LatestSubscriptionOfferType.entries.firstOrNull { it.name.equals(word, ignoreCase = true) }
        }

    // MARK: Plain values

    /** A map of plain Kotlin values. */
    fun plainMap(json: JsonElement): Map<String, Any?> = json.members().mapValues { plain(it.value) }

    private fun plain(json: JsonElement): Any? = when (json) {
        is JsonNull -> null
        is JsonObject -> plainMap(json)
        is JsonArray -> json.map(::plain)
        is JsonPrimitive -> if (json.isString) json.content else json.booleanOrNull ?: json.longOrNull ?: json.doubleOrNull
    }

    /** Plain Kotlin values as JSON; what is none is sent as its text, as the SDK does. */
    fun json(value: Any?): JsonElement = when (value) {
        null -> JsonNull
        is JsonElement -> value
        is Boolean -> JsonPrimitive(value)
        is Number -> JsonPrimitive(value)
        is Map<*, *> -> JsonObject(value.entries.associate { (name, inner) -> name.toString() to json(inner) })
        is Iterable<*> -> JsonArray(value.map(::json))
        else -> JsonPrimitive(value.toString())
    }

    /** A status as the app gives it. */
    fun json(status: SubscriptionStatus): JsonElement = when (status) {
        is SubscriptionStatus.Active ->
            json(mapOf("type" to "Active", "entitlements" to status.entitlements.map { mapOf("id" to it.id, "isActive" to it.isActive) }))
        SubscriptionStatus.Inactive -> json(mapOf("type" to "Inactive"))
        SubscriptionStatus.Unknown -> json(mapOf("type" to "Unknown"))
    }
}
