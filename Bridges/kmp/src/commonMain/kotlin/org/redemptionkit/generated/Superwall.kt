// Made by `redemption codegen --language kotlin` from the schemas of RedemptionKit; do not edit.

package org.redemptionkit.generated

import kotlinx.serialization.json.*

/** What the user has is not what it was. */
public data class CustomerInfoChange(
    /** What it was. */
    public val from: CustomerReply,
    /** What it is. */
    public val to: CustomerReply,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("from", from)
        put("to", to)
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): CustomerInfoChange {
            val members = json.members()
            return CustomerInfoChange(
                from = members.required("from") { it.members() },
                to = members.required("to") { it.members() },
            )
        }
    }
}

/** A link was given to the SDK. */
public data class DeepLinkOpenEvent(
    /** The link. */
    public val url: String,
    /** Its path. */
    public val path: String,
    /** The last part of the path. */
    public val lastPathComponent: String,
    /** The extension of that part. */
    public val pathExtension: String,
    /** Its host; null for none. */
    public val host: String?,
    /** Its query; null for none. */
    public val query: String?,
    /** Its fragment; null for none. */
    public val fragment: String?,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("url", JsonPrimitive(url))
        put("path", JsonPrimitive(path))
        put("lastPathComponent", JsonPrimitive(lastPathComponent))
        put("pathExtension", JsonPrimitive(pathExtension))
        put("host", (host?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("query", (query?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("fragment", (fragment?.let { present -> JsonPrimitive(present) } ?: JsonNull))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): DeepLinkOpenEvent {
            val members = json.members()
            return DeepLinkOpenEvent(
                url = members.required("url") { it.text() },
                path = members.required("path") { it.text() },
                lastPathComponent = members.required("lastPathComponent") { it.text() },
                pathExtension = members.required("pathExtension") { it.text() },
                host = members.nullable("host") { it.text() },
                query = members.nullable("query") { it.text() },
                fragment = members.nullable("fragment") { it.text() },
            )
        }
    }
}

/**
 * Why codes are sent: a link was opened, or held codes are sent again, or what other services call the user has
 * changed.
 */
public sealed interface RedemptionCause : WireValue {
    /** What is on the wire. */
    public val wire: String

    override fun toJson(): JsonElement = JsonPrimitive(wire)

    /** `CODE`. */
    public data object Code : RedemptionCause {
        override val wire: String get() = "CODE"
    }

    /** `EXISTING_CODES`. */
    public data object ExistingCodes : RedemptionCause {
        override val wire: String get() = "EXISTING_CODES"
    }

    /** `INTEGRATION_ATTRIBUTES`. */
    public data object IntegrationAttributes : RedemptionCause {
        override val wire: String get() = "INTEGRATION_ATTRIBUTES"
    }

    /** What a newer server says and this client does not know. */
    public data class Unknown(override val wire: String) : RedemptionCause

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RedemptionCause = when (val wire = json.text()) {
            "CODE" -> Code
            "EXISTING_CODES" -> ExistingCodes
            "INTEGRATION_ATTRIBUTES" -> IntegrationAttributes
            else -> Unknown(wire)
        }
    }
}

/** A step of a redemption. */
public data class RedemptionEvent(
    /** Why codes are sent. */
    public val type: RedemptionCause,
    /** The code that was opened; absent for other causes. */
    public val code: String? = null,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("type", type.toJson())
        if (code != null) put("code", JsonPrimitive(code))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RedemptionEvent {
            val members = json.members()
            return RedemptionEvent(
                type = members.required("type") { RedemptionCause.fromJson(it) },
                code = members.optional("code") { it.text() },
            )
        }
    }
}

/** A completion of `register`: a paywall was closed through the SDK, or a placement found none. */
public data class RegisterEvent(
    /** Which handler is called: `onDismiss`, `onSkip` or `onError`, or `feature` for the placement's own code. */
    public val completion: String,
    /**
     * The paywall's result, such as `restored`, why it was skipped, such as `placementNotFound`, or the error's text.
     */
    public val result: String,
    /** The name that the channel's call gave to the handler or the feature; absent where it gave none. */
    public val handlerId: String? = null,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("completion", JsonPrimitive(completion))
        put("result", JsonPrimitive(result))
        if (handlerId != null) put("handlerId", JsonPrimitive(handlerId))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RegisterEvent {
            val members = json.members()
            return RegisterEvent(
                completion = members.required("completion") { it.text() },
                result = members.required("result") { it.text() },
                handlerId = members.optional("handlerId") { it.text() },
            )
        }
    }
}

/** The paywall on screen is not covered. */
public data class RestoreFailEvent(
    /** Why. */
    public val errorMessage: String,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("error_message", JsonPrimitive(errorMessage))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RestoreFailEvent {
            val members = json.members()
            return RestoreFailEvent(
                errorMessage = members.required("error_message") { it.text() },
            )
        }
    }
}

/** Another request is about to be waited for (our own event). */
public data class RetryEvent(
    /** The number of the request to come; the first one is 1. Limits: at least 2. */
    public val attempt: Long,
    /** How long is waited for it, in milliseconds. */
    public val wait: Long,
    /** Why the one before failed. */
    public val cause: FailureReason,
    /** HTTP status; absent without an answer. */
    public val httpStatus: Long? = null,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("attempt", JsonPrimitive(attempt))
        put("wait", JsonPrimitive(wait))
        put("cause", cause.toJson())
        if (httpStatus != null) put("httpStatus", JsonPrimitive(httpStatus))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): RetryEvent {
            val members = json.members()
            return RetryEvent(
                attempt = members.required("attempt") { it.integer() },
                wait = members.required("wait") { it.integer() },
                cause = members.required("cause") { FailureReason.fromJson(it) },
                httpStatus = members.optional("httpStatus") { it.integer() },
            )
        }
    }
}

/** The status is not what it was. */
public data class SubscriptionStatusChange(
    /** What it was. */
    public val from: StatusReply,
    /** What it is. */
    public val to: StatusReply,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("from", from)
        put("to", to)
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SubscriptionStatusChange {
            val members = json.members()
            return SubscriptionStatusChange(
                from = members.required("from") { it.members() },
                to = members.required("to") { it.members() },
            )
        }
    }
}

/** The paywall that led to the purchase, on Android. */
public data class SuperwallAndroidPaywallInfo(
    /** The paywall's identifier. */
    public val identifier: String,
    /** The placement that showed it. */
    public val placementName: String,
    /** The parameters that the app gave. */
    public val placementParams: JSONObject,
    /** The variant that was shown. */
    public val variantId: String,
    /** The experiment. */
    public val experimentId: String,
    /** The product chosen; absent where nobody told. */
    public val productIdentifier: String? = null,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("identifier", JsonPrimitive(identifier))
        put("placementName", JsonPrimitive(placementName))
        put("placementParams", placementParams)
        put("variantId", JsonPrimitive(variantId))
        put("experimentId", JsonPrimitive(experimentId))
        if (productIdentifier != null) put("productIdentifier", JsonPrimitive(productIdentifier))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallAndroidPaywallInfo {
            val members = json.members()
            return SuperwallAndroidPaywallInfo(
                identifier = members.required("identifier") { it.text() },
                placementName = members.required("placementName") { it.text() },
                placementParams = members.required("placementParams") { it.members() },
                variantId = members.required("variantId") { it.text() },
                experimentId = members.required("experimentId") { it.text() },
                productIdentifier = members.optional("productIdentifier") { it.text() },
            )
        }
    }
}

/** Where a subscription stands, as Superwall-Android writes it. */
public sealed interface SuperwallAndroidState : WireValue {
    /** What is on the wire. */
    public val wire: String

    override fun toJson(): JsonElement = JsonPrimitive(wire)

    /** `grace_period`. */
    public data object GracePeriod : SuperwallAndroidState {
        override val wire: String get() = "grace_period"
    }

    /** `expired`. */
    public data object Expired : SuperwallAndroidState {
        override val wire: String get() = "expired"
    }

    /** `subscribed`. */
    public data object Subscribed : SuperwallAndroidState {
        override val wire: String get() = "subscribed"
    }

    /** `billing_retry`. */
    public data object BillingRetry : SuperwallAndroidState {
        override val wire: String get() = "billing_retry"
    }

    /** `revoked`. */
    public data object Revoked : SuperwallAndroidState {
        override val wire: String get() = "revoked"
    }

    /** What a newer server says and this client does not know. */
    public data class Unknown(override val wire: String) : SuperwallAndroidState

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallAndroidState = when (val wire = json.text()) {
            "grace_period" -> GracePeriod
            "expired" -> Expired
            "subscribed" -> Subscribed
            "billing_retry" -> BillingRetry
            "revoked" -> Revoked
            else -> Unknown(wire)
        }
    }
}

/** Where a product was bought, as Superwall-Android writes it. */
public sealed interface SuperwallAndroidStore : WireValue {
    /** What is on the wire. */
    public val wire: String

    override fun toJson(): JsonElement = JsonPrimitive(wire)

    /** `APP_STORE`. */
    public data object AppStore : SuperwallAndroidStore {
        override val wire: String get() = "APP_STORE"
    }

    /** `STRIPE`. */
    public data object Stripe : SuperwallAndroidStore {
        override val wire: String get() = "STRIPE"
    }

    /** `PADDLE`. */
    public data object Paddle : SuperwallAndroidStore {
        override val wire: String get() = "PADDLE"
    }

    /** `PLAY_STORE`. */
    public data object PlayStore : SuperwallAndroidStore {
        override val wire: String get() = "PLAY_STORE"
    }

    /** `SUPERWALL`. */
    public data object Superwall : SuperwallAndroidStore {
        override val wire: String get() = "SUPERWALL"
    }

    /** `OTHER`. */
    public data object Other : SuperwallAndroidStore {
        override val wire: String get() = "OTHER"
    }

    /** What a newer server says and this client does not know. */
    public data class Unknown(override val wire: String) : SuperwallAndroidStore

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallAndroidStore = when (val wire = json.text()) {
            "APP_STORE" -> AppStore
            "STRIPE" -> Stripe
            "PADDLE" -> Paddle
            "PLAY_STORE" -> PlayStore
            "SUPERWALL" -> Superwall
            "OTHER" -> Other
            else -> Unknown(wire)
        }
    }
}

/** An app user. */
public data class SuperwallAppUserOwnership(
    /** The app user. */
    public val appUserId: String,
) : SuperwallOwnership, WireValue {
    /** Tells the kind of owner. */
    override val type: String get() = "APP_USER"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "APP_USER")
        put("appUserId", JsonPrimitive(appUserId))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallAppUserOwnership {
            val members = json.members()
            members.constant("type", "APP_USER")
            return SuperwallAppUserOwnership(
                appUserId = members.required("appUserId") { it.text() },
            )
        }
    }
}

/** The paywall that led to the purchase, as Flutter and KMP know it. */
public data class SuperwallClassPaywallInfo(
    /** The paywall's identifier. */
    public val identifier: String,
    /** The placement that showed it. */
    public val placementName: String,
    /** The parameters that the app gave. */
    public val placementParams: JSONObject,
    /** The variant that was shown. */
    public val variantId: String,
    /** The experiment. */
    public val experimentId: String,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("identifier", JsonPrimitive(identifier))
        put("placementName", JsonPrimitive(placementName))
        put("placementParams", placementParams)
        put("variantId", JsonPrimitive(variantId))
        put("experimentId", JsonPrimitive(experimentId))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallClassPaywallInfo {
            val members = json.members()
            return SuperwallClassPaywallInfo(
                identifier = members.required("identifier") { it.text() },
                placementName = members.required("placementName") { it.text() },
                placementParams = members.required("placementParams") { it.members() },
                variantId = members.required("variantId") { it.text() },
                experimentId = members.required("experimentId") { it.text() },
            )
        }
    }
}

/** A link of Superwall's own that carries no code. */
public data class SuperwallDeepLink(
    /** The link. */
    public val fullURL: String,
    /** The parts of its path behind `app-link`. */
    public val pathComponents: List<String>,
    /** Its query, the first of each name. */
    public val queryParameters: Map<String, String>,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("fullURL", JsonPrimitive(fullURL))
        put("pathComponents", JsonArray(pathComponents.map { JsonPrimitive(it) }))
        put("queryParameters", JsonObject(queryParameters.mapValues { JsonPrimitive(it.value) }))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallDeepLink {
            val members = json.members()
            return SuperwallDeepLink(
                fullURL = members.required("fullURL") { it.text() },
                pathComponents = members.required("pathComponents") { it.list { it.text() } },
                queryParameters = members.required("queryParameters") { it.map { it.text() } },
            )
        }
    }
}

/** A device. */
public data class SuperwallDeviceOwnership(
    /** The device. */
    public val deviceId: String,
) : SuperwallOwnership, WireValue {
    /** Tells the kind of owner. */
    override val type: String get() = "DEVICE"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "DEVICE")
        put("deviceId", JsonPrimitive(deviceId))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallDeviceOwnership {
            val members = json.members()
            members.constant("type", "DEVICE")
            return SuperwallDeviceOwnership(
                deviceId = members.required("deviceId") { it.text() },
            )
        }
    }
}

/** Why it failed. */
public data class SuperwallError(
    /** For people; nothing else tells a network's failure from a server's. */
    public val message: String,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("message", JsonPrimitive(message))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallError {
            val members = json.members()
            return SuperwallError(
                message = members.required("message") { it.text() },
            )
        }
    }
}

/** What is told of an expired code. */
public data class SuperwallExpired(
    /** Whether a new link was sent. */
    public val resent: Boolean,
    /** Where to, masked; absent where nobody told. */
    public val obfuscatedEmail: String? = null,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("resent", JsonPrimitive(resent))
        if (obfuscatedEmail != null) put("obfuscatedEmail", JsonPrimitive(obfuscatedEmail))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallExpired {
            val members = json.members()
            return SuperwallExpired(
                resent = members.required("resent") { it.boolean() },
                obfuscatedEmail = members.optional("obfuscatedEmail") { it.text() },
            )
        }
    }
}

/** Another store's names: its own name, and flat beside it whatever it tells. */
public data class SuperwallFlatIdentifiers(
    /** The store by its own name; `UNKNOWN` where nobody told. */
    override val store: String,
    /** What else is there. */
    public val otherMembers: Map<String, JSONValue> = emptyMap(),
) : SuperwallStoreIdentifiers, WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("store", JsonPrimitive(store))
        otherMembers.forEach { (name, value) -> put(name, value) }
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallFlatIdentifiers {
            val members = json.members()
            return SuperwallFlatIdentifiers(
                store = members.required("store") { it.text() },
                otherMembers = (members - setOf("store")).mapValues { it.value },
            )
        }
    }
}

/** The user may use something. */
public data class SuperwallFlutterAndroidActiveStatus(
    /** What the user may use. */
    public val entitlements: List<SuperwallFlutterAndroidFullEntitlement>,
) : SuperwallFlutterAndroidStatus, WireValue {
    /** Tells the status. */
    override val type: String get() = "PActive"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "PActive")
        put("entitlements", JsonArray(entitlements.map { it.toJson() }))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallFlutterAndroidActiveStatus {
            val members = json.members()
            members.constant("type", "PActive")
            return SuperwallFlutterAndroidActiveStatus(
                entitlements = members.required("entitlements") { it.list { SuperwallFlutterAndroidFullEntitlement.fromJson(it) } },
            )
        }
    }
}

/** What the user has. */
public data class SuperwallFlutterAndroidCustomerInfo(
    /** By ascending product. */
    public val subscriptions: List<SuperwallFlutterAndroidSubscription>,
    /** By ascending transaction. */
    public val nonSubscriptions: List<SuperwallFlutterAndroidNonSubscription>,
    /** By ascending identifier. */
    public val entitlements: List<SuperwallFlutterAndroidFullEntitlement>,
    /** The app user; empty where a device owns. */
    public val userId: String,
) : WireValue {
    /** The class. */
    public val type: String get() = "PCustomerInfo"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "PCustomerInfo")
        put("subscriptions", JsonArray(subscriptions.map { it.toJson() }))
        put("nonSubscriptions", JsonArray(nonSubscriptions.map { it.toJson() }))
        put("entitlements", JsonArray(entitlements.map { it.toJson() }))
        put("userId", JsonPrimitive(userId))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallFlutterAndroidCustomerInfo {
            val members = json.members()
            members.constant("type", "PCustomerInfo")
            return SuperwallFlutterAndroidCustomerInfo(
                subscriptions = members.required("subscriptions") { it.list { SuperwallFlutterAndroidSubscription.fromJson(it) } },
                nonSubscriptions = members.required("nonSubscriptions") { it.list { SuperwallFlutterAndroidNonSubscription.fromJson(it) } },
                entitlements = members.required("entitlements") { it.list { SuperwallFlutterAndroidFullEntitlement.fromJson(it) } },
                userId = members.required("userId") { it.text() },
            )
        }
    }
}

/** One entitlement with all its fields; null where nobody told. */
public data class SuperwallFlutterAndroidFullEntitlement(
    /** The entitlement's identifier. */
    public val id: String,
    /** Whether it gives access now. */
    public val isActive: Boolean,
    /** Every product that gives it. */
    public val productIds: List<String>,
    /** The product that gives it now; null for a grant by hand. */
    public val latestProductId: String?,
    /** Where that product was bought; null where nobody told. */
    public val store: SuperwallAndroidStore?,
    /** First purchase; null where nobody told; milliseconds since 1970-01-01T00:00:00Z. */
    public val startsAt: Long?,
    /** Latest renewal; null where nobody told; milliseconds since 1970-01-01T00:00:00Z. */
    public val renewedAt: Long?,
    /** End of access; null for ever; milliseconds since 1970-01-01T00:00:00Z. */
    public val expiresAt: Long?,
    /** Whether it never ends; null where nobody told. */
    public val isLifetime: Boolean?,
    /** Whether it will be renewed; null where nobody told. */
    public val willRenew: Boolean?,
    /** Where its subscription stands; null where nobody told. */
    public val state: EntitlementState?,
    /** The offer it was bought under; null for none. */
    public val offerType: OfferType?,
) : WireValue {
    /** The only type. */
    public val type: String get() = "serviceLevel"

    override fun toJson(): JsonObject = buildJsonObject {
        put("id", JsonPrimitive(id))
        put("type", "serviceLevel")
        put("isActive", JsonPrimitive(isActive))
        put("productIds", JsonArray(productIds.map { JsonPrimitive(it) }))
        put("latestProductId", (latestProductId?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("store", (store?.let { present -> present.toJson() } ?: JsonNull))
        put("startsAt", (startsAt?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("renewedAt", (renewedAt?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("expiresAt", (expiresAt?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("isLifetime", (isLifetime?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("willRenew", (willRenew?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("state", (state?.let { present -> present.toJson() } ?: JsonNull))
        put("offerType", (offerType?.let { present -> present.toJson() } ?: JsonNull))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallFlutterAndroidFullEntitlement {
            val members = json.members()
            members.constant("type", "serviceLevel")
            return SuperwallFlutterAndroidFullEntitlement(
                id = members.required("id") { it.text() },
                isActive = members.required("isActive") { it.boolean() },
                productIds = members.required("productIds") { it.list { it.text() } },
                latestProductId = members.nullable("latestProductId") { it.text() },
                store = members.nullable("store") { SuperwallAndroidStore.fromJson(it) },
                startsAt = members.nullable("startsAt") { it.integer() },
                renewedAt = members.nullable("renewedAt") { it.integer() },
                expiresAt = members.nullable("expiresAt") { it.integer() },
                isLifetime = members.nullable("isLifetime") { it.boolean() },
                willRenew = members.nullable("willRenew") { it.boolean() },
                state = members.nullable("state") { EntitlementState.fromJson(it) },
                offerType = members.nullable("offerType") { OfferType.fromJson(it) },
            )
        }
    }
}

/** The user may use nothing. */
public data object SuperwallFlutterAndroidInactiveStatus : SuperwallFlutterAndroidStatus, WireValue {
    /** Tells the status. */
    override val type: String get() = "PInactive"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "PInactive")
    }

    /**
     * Reads one.
     * @throws UnexpectedJson where it is none.
     */
    public fun fromJson(json: JsonElement): SuperwallFlutterAndroidInactiveStatus {
        val members = json.members()
        members.constant("type", "PInactive")
        return SuperwallFlutterAndroidInactiveStatus
    }
}

/** One purchase that does not renew. */
public data class SuperwallFlutterAndroidNonSubscription(
    /** The store's name of the transaction. */
    public val transactionId: String,
    /** The product. */
    public val productId: String,
    /** When it was bought; milliseconds since 1970-01-01T00:00:00Z. */
    public val purchaseDate: Long,
    /** Whether it is used up; never here. */
    public val isConsumable: Boolean,
    /** Whether it was refunded. */
    public val isRevoked: Boolean,
    /** Where it was bought; null where nobody told. */
    public val store: SuperwallAndroidStore?,
) : WireValue {
    /** The class. */
    public val type: String get() = "PNonSubscriptionTransaction"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "PNonSubscriptionTransaction")
        put("transactionId", JsonPrimitive(transactionId))
        put("productId", JsonPrimitive(productId))
        put("purchaseDate", JsonPrimitive(purchaseDate))
        put("isConsumable", JsonPrimitive(isConsumable))
        put("isRevoked", JsonPrimitive(isRevoked))
        put("store", (store?.let { present -> present.toJson() } ?: JsonNull))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallFlutterAndroidNonSubscription {
            val members = json.members()
            members.constant("type", "PNonSubscriptionTransaction")
            return SuperwallFlutterAndroidNonSubscription(
                transactionId = members.required("transactionId") { it.text() },
                productId = members.required("productId") { it.text() },
                purchaseDate = members.required("purchaseDate") { it.integer() },
                isConsumable = members.required("isConsumable") { it.boolean() },
                isRevoked = members.required("isRevoked") { it.boolean() },
                store = members.nullable("store") { SuperwallAndroidStore.fromJson(it) },
            )
        }
    }
}

/** The subscription status. */
public sealed interface SuperwallFlutterAndroidStatus : WireValue {
    /** Tells the cases apart. */
    public val type: String

    /** What a newer server says and this client does not know; the whole of it. */
    public data class Unrecognized(public val json: JsonObject) : SuperwallFlutterAndroidStatus {
        override val type: String get() = json.required("type") { it.text() }

        override fun toJson(): JsonObject = json
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallFlutterAndroidStatus {
            val members = json.members()
            return when (members.required("type") { it.text() }) {
                "PActive" -> SuperwallFlutterAndroidActiveStatus.fromJson(json)
                "PInactive" -> SuperwallFlutterAndroidInactiveStatus.fromJson(json)
                "PUnknown" -> SuperwallFlutterAndroidUnknownStatus.fromJson(json)
                else -> Unrecognized(members)
            }
        }
    }
}

/** One subscription. */
public data class SuperwallFlutterAndroidSubscription(
    /** The store's name of the transaction; empty where nobody told. */
    public val transactionId: String,
    /** The product. */
    public val productId: String,
    /** Latest purchase or renewal; milliseconds since 1970-01-01T00:00:00Z. */
    public val purchaseDate: Long,
    /** Whether it will be renewed at its end. */
    public val willRenew: Boolean,
    /** Whether it was refunded. */
    public val isRevoked: Boolean,
    /** Whether a grace period runs. */
    public val isInGracePeriod: Boolean,
    /** Whether the store tries a failed payment again. */
    public val isInBillingRetryPeriod: Boolean,
    /** Whether it gives access now. */
    public val isActive: Boolean,
    /** End of the paid time; null for ever; milliseconds since 1970-01-01T00:00:00Z. */
    public val expirationDate: Long?,
    /** Where it was bought; null where nobody told. */
    public val store: SuperwallAndroidStore?,
    /** The offer it was bought under; absent for none. */
    public val offerType: OfferType? = null,
) : WireValue {
    /** The class. */
    public val type: String get() = "PSubscriptionTransaction"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "PSubscriptionTransaction")
        put("transactionId", JsonPrimitive(transactionId))
        put("productId", JsonPrimitive(productId))
        put("purchaseDate", JsonPrimitive(purchaseDate))
        put("willRenew", JsonPrimitive(willRenew))
        put("isRevoked", JsonPrimitive(isRevoked))
        put("isInGracePeriod", JsonPrimitive(isInGracePeriod))
        put("isInBillingRetryPeriod", JsonPrimitive(isInBillingRetryPeriod))
        put("isActive", JsonPrimitive(isActive))
        put("expirationDate", (expirationDate?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("store", (store?.let { present -> present.toJson() } ?: JsonNull))
        if (offerType != null) put("offerType", offerType.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallFlutterAndroidSubscription {
            val members = json.members()
            members.constant("type", "PSubscriptionTransaction")
            return SuperwallFlutterAndroidSubscription(
                transactionId = members.required("transactionId") { it.text() },
                productId = members.required("productId") { it.text() },
                purchaseDate = members.required("purchaseDate") { it.integer() },
                willRenew = members.required("willRenew") { it.boolean() },
                isRevoked = members.required("isRevoked") { it.boolean() },
                isInGracePeriod = members.required("isInGracePeriod") { it.boolean() },
                isInBillingRetryPeriod = members.required("isInBillingRetryPeriod") { it.boolean() },
                isActive = members.required("isActive") { it.boolean() },
                expirationDate = members.nullable("expirationDate") { it.integer() },
                store = members.nullable("store") { SuperwallAndroidStore.fromJson(it) },
                offerType = members.optional("offerType") { OfferType.fromJson(it) },
            )
        }
    }
}

/** Nobody knows yet. */
public data object SuperwallFlutterAndroidUnknownStatus : SuperwallFlutterAndroidStatus, WireValue {
    /** Tells the status. */
    override val type: String get() = "PUnknown"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "PUnknown")
    }

    /**
     * Reads one.
     * @throws UnexpectedJson where it is none.
     */
    public fun fromJson(json: JsonElement): SuperwallFlutterAndroidUnknownStatus {
        val members = json.members()
        members.constant("type", "PUnknown")
        return SuperwallFlutterAndroidUnknownStatus
    }
}

/** An app user. */
public data class SuperwallFlutterAppUserOwnership(
    /** The app user. */
    public val appUserId: String,
) : SuperwallFlutterOwnership, WireValue {
    /** The class. */
    override val type: String get() = "PAppUserOwnership"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "PAppUserOwnership")
        put("appUserId", JsonPrimitive(appUserId))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallFlutterAppUserOwnership {
            val members = json.members()
            members.constant("type", "PAppUserOwnership")
            return SuperwallFlutterAppUserOwnership(
                appUserId = members.required("appUserId") { it.text() },
            )
        }
    }
}

/** A device. */
public data class SuperwallFlutterDeviceOwnership(
    /** The device. */
    public val deviceId: String,
) : SuperwallFlutterOwnership, WireValue {
    /** The class. */
    override val type: String get() = "PDeviceOwnership"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "PDeviceOwnership")
        put("deviceId", JsonPrimitive(deviceId))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallFlutterDeviceOwnership {
            val members = json.members()
            members.constant("type", "PDeviceOwnership")
            return SuperwallFlutterDeviceOwnership(
                deviceId = members.required("deviceId") { it.text() },
            )
        }
    }
}

/** One entitlement, of which only the identifier is told. */
public data class SuperwallFlutterEntitlement(
    /** The entitlement's identifier. */
    public val id: String,
    /** Always true: nothing says otherwise. */
    public val isActive: Boolean,
    /** Always empty. Limits: always empty. */
    public val productIds: List<String>,
) : WireValue {
    /** The only type. */
    public val type: String get() = "serviceLevel"

    override fun toJson(): JsonObject = buildJsonObject {
        put("id", JsonPrimitive(id))
        put("type", "serviceLevel")
        put("isActive", JsonPrimitive(isActive))
        put("productIds", JsonArray(productIds.map { JsonPrimitive(it) }))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallFlutterEntitlement {
            val members = json.members()
            members.constant("type", "serviceLevel")
            return SuperwallFlutterEntitlement(
                id = members.required("id") { it.text() },
                isActive = members.required("isActive") { it.boolean() },
                productIds = members.required("productIds") { it.list { it.text() } },
            )
        }
    }
}

/** It failed. */
public data class SuperwallFlutterError(
    /** The code; empty where nobody told. */
    public val code: String,
    /** Why. */
    public val error: SuperwallError,
) : SuperwallFlutterReply, WireValue {
    /** Tells which result this is. */
    override val type: String get() = "PErrorRedemptionResult"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "PErrorRedemptionResult")
        put("code", JsonPrimitive(code))
        put("error", error.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallFlutterError {
            val members = json.members()
            members.constant("type", "PErrorRedemptionResult")
            return SuperwallFlutterError(
                code = members.required("code") { it.text() },
                error = members.required("error") { SuperwallError.fromJson(it) },
            )
        }
    }
}

/** The code was too old or used already. */
public data class SuperwallFlutterExpiredCode(
    /** The code; empty where nobody told. */
    public val code: String,
    /** What became of it. */
    public val info: SuperwallExpired,
) : SuperwallFlutterReply, WireValue {
    /** Tells which result this is. */
    override val type: String get() = "PExpiredCodeRedemptionResult"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "PExpiredCodeRedemptionResult")
        put("code", JsonPrimitive(code))
        put("info", info.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallFlutterExpiredCode {
            val members = json.members()
            members.constant("type", "PExpiredCodeRedemptionResult")
            return SuperwallFlutterExpiredCode(
                code = members.required("code") { it.text() },
                info = members.required("info") { SuperwallExpired.fromJson(it) },
            )
        }
    }
}

/** The code was good, its subscription has run out. */
public data class SuperwallFlutterExpiredSubscription(
    /** The code; empty where nobody told. */
    public val code: String,
    /** What it once gave. */
    public val redemptionInfo: SuperwallFlutterRedemptionInfo,
) : SuperwallFlutterReply, WireValue {
    /** Tells which result this is. */
    override val type: String get() = "PExpiredSubscriptionCode"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "PExpiredSubscriptionCode")
        put("code", JsonPrimitive(code))
        put("redemptionInfo", redemptionInfo.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallFlutterExpiredSubscription {
            val members = json.members()
            members.constant("type", "PExpiredSubscriptionCode")
            return SuperwallFlutterExpiredSubscription(
                code = members.required("code") { it.text() },
                redemptionInfo = members.required("redemptionInfo") { SuperwallFlutterRedemptionInfo.fromJson(it) },
            )
        }
    }
}

/** There is no such code. */
public data class SuperwallFlutterInvalidCode(
    /** The code; empty where nobody told. */
    public val code: String,
) : SuperwallFlutterReply, WireValue {
    /** Tells which result this is. */
    override val type: String get() = "PInvalidCodeRedemptionResult"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "PInvalidCodeRedemptionResult")
        put("code", JsonPrimitive(code))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallFlutterInvalidCode {
            val members = json.members()
            members.constant("type", "PInvalidCodeRedemptionResult")
            return SuperwallFlutterInvalidCode(
                code = members.required("code") { it.text() },
            )
        }
    }
}

/** The user may use something. */
public data class SuperwallFlutterIosActiveStatus(
    /** What the user may use. */
    public val entitlements: List<SuperwallFlutterIosFullEntitlement>,
) : SuperwallFlutterIosStatus, WireValue {
    /** Tells the status. */
    override val type: String get() = "PActive"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "PActive")
        put("entitlements", JsonArray(entitlements.map { it.toJson() }))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallFlutterIosActiveStatus {
            val members = json.members()
            members.constant("type", "PActive")
            return SuperwallFlutterIosActiveStatus(
                entitlements = members.required("entitlements") { it.list { SuperwallFlutterIosFullEntitlement.fromJson(it) } },
            )
        }
    }
}

/** What the user has. */
public data class SuperwallFlutterIosCustomerInfo(
    /** By ascending product. */
    public val subscriptions: List<SuperwallFlutterIosSubscription>,
    /** By ascending transaction. */
    public val nonSubscriptions: List<SuperwallFlutterIosNonSubscription>,
    /** By ascending identifier. */
    public val entitlements: List<SuperwallFlutterIosFullEntitlement>,
    /** The app user; empty where a device owns. */
    public val userId: String,
) : WireValue {
    /** The class. */
    public val type: String get() = "PCustomerInfo"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "PCustomerInfo")
        put("subscriptions", JsonArray(subscriptions.map { it.toJson() }))
        put("nonSubscriptions", JsonArray(nonSubscriptions.map { it.toJson() }))
        put("entitlements", JsonArray(entitlements.map { it.toJson() }))
        put("userId", JsonPrimitive(userId))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallFlutterIosCustomerInfo {
            val members = json.members()
            members.constant("type", "PCustomerInfo")
            return SuperwallFlutterIosCustomerInfo(
                subscriptions = members.required("subscriptions") { it.list { SuperwallFlutterIosSubscription.fromJson(it) } },
                nonSubscriptions = members.required("nonSubscriptions") { it.list { SuperwallFlutterIosNonSubscription.fromJson(it) } },
                entitlements = members.required("entitlements") { it.list { SuperwallFlutterIosFullEntitlement.fromJson(it) } },
                userId = members.required("userId") { it.text() },
            )
        }
    }
}

/** One entitlement with all its fields; null where nobody told. */
public data class SuperwallFlutterIosFullEntitlement(
    /** The entitlement's identifier. */
    public val id: String,
    /** Whether it gives access now. */
    public val isActive: Boolean,
    /** Every product that gives it. */
    public val productIds: List<String>,
    /** The product that gives it now; null for a grant by hand. */
    public val latestProductId: String?,
    /** Where that product was bought; null where nobody told. */
    public val store: SuperwallIosStore?,
    /** First purchase; null where nobody told; milliseconds since 1970-01-01T00:00:00Z. */
    public val startsAt: Long?,
    /** Latest renewal; null where nobody told; milliseconds since 1970-01-01T00:00:00Z. */
    public val renewedAt: Long?,
    /** End of access; null for ever; milliseconds since 1970-01-01T00:00:00Z. */
    public val expiresAt: Long?,
    /** Whether it never ends; null where nobody told. */
    public val isLifetime: Boolean?,
    /** Whether it will be renewed; null where nobody told. */
    public val willRenew: Boolean?,
    /** Where its subscription stands; null where nobody told. */
    public val state: EntitlementState?,
    /** The offer it was bought under; null for none. */
    public val offerType: OfferType?,
) : WireValue {
    /** The only type. */
    public val type: String get() = "serviceLevel"

    override fun toJson(): JsonObject = buildJsonObject {
        put("id", JsonPrimitive(id))
        put("type", "serviceLevel")
        put("isActive", JsonPrimitive(isActive))
        put("productIds", JsonArray(productIds.map { JsonPrimitive(it) }))
        put("latestProductId", (latestProductId?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("store", (store?.let { present -> present.toJson() } ?: JsonNull))
        put("startsAt", (startsAt?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("renewedAt", (renewedAt?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("expiresAt", (expiresAt?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("isLifetime", (isLifetime?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("willRenew", (willRenew?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("state", (state?.let { present -> present.toJson() } ?: JsonNull))
        put("offerType", (offerType?.let { present -> present.toJson() } ?: JsonNull))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallFlutterIosFullEntitlement {
            val members = json.members()
            members.constant("type", "serviceLevel")
            return SuperwallFlutterIosFullEntitlement(
                id = members.required("id") { it.text() },
                isActive = members.required("isActive") { it.boolean() },
                productIds = members.required("productIds") { it.list { it.text() } },
                latestProductId = members.nullable("latestProductId") { it.text() },
                store = members.nullable("store") { SuperwallIosStore.fromJson(it) },
                startsAt = members.nullable("startsAt") { it.integer() },
                renewedAt = members.nullable("renewedAt") { it.integer() },
                expiresAt = members.nullable("expiresAt") { it.integer() },
                isLifetime = members.nullable("isLifetime") { it.boolean() },
                willRenew = members.nullable("willRenew") { it.boolean() },
                state = members.nullable("state") { EntitlementState.fromJson(it) },
                offerType = members.nullable("offerType") { OfferType.fromJson(it) },
            )
        }
    }
}

/** The user may use nothing. */
public data object SuperwallFlutterIosInactiveStatus : SuperwallFlutterIosStatus, WireValue {
    /** Tells the status. */
    override val type: String get() = "PInactive"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "PInactive")
    }

    /**
     * Reads one.
     * @throws UnexpectedJson where it is none.
     */
    public fun fromJson(json: JsonElement): SuperwallFlutterIosInactiveStatus {
        val members = json.members()
        members.constant("type", "PInactive")
        return SuperwallFlutterIosInactiveStatus
    }
}

/** One purchase that does not renew. */
public data class SuperwallFlutterIosNonSubscription(
    /** The store's name of the transaction. */
    public val transactionId: String,
    /** The product. */
    public val productId: String,
    /** When it was bought; milliseconds since 1970-01-01T00:00:00Z. */
    public val purchaseDate: Long,
    /** Whether it is used up; never here. */
    public val isConsumable: Boolean,
    /** Whether it was refunded. */
    public val isRevoked: Boolean,
) : WireValue {
    /** The class. */
    public val type: String get() = "PNonSubscriptionTransaction"

    /** Always null here. */
    public val store: JsonNull get() = JsonNull

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "PNonSubscriptionTransaction")
        put("transactionId", JsonPrimitive(transactionId))
        put("productId", JsonPrimitive(productId))
        put("purchaseDate", JsonPrimitive(purchaseDate))
        put("isConsumable", JsonPrimitive(isConsumable))
        put("isRevoked", JsonPrimitive(isRevoked))
        put("store", JsonNull)
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallFlutterIosNonSubscription {
            val members = json.members()
            members.constant("type", "PNonSubscriptionTransaction")
            return SuperwallFlutterIosNonSubscription(
                transactionId = members.required("transactionId") { it.text() },
                productId = members.required("productId") { it.text() },
                purchaseDate = members.required("purchaseDate") { it.integer() },
                isConsumable = members.required("isConsumable") { it.boolean() },
                isRevoked = members.required("isRevoked") { it.boolean() },
            )
        }
    }
}

/** The subscription status. */
public sealed interface SuperwallFlutterIosStatus : WireValue {
    /** Tells the cases apart. */
    public val type: String

    /** What a newer server says and this client does not know; the whole of it. */
    public data class Unrecognized(public val json: JsonObject) : SuperwallFlutterIosStatus {
        override val type: String get() = json.required("type") { it.text() }

        override fun toJson(): JsonObject = json
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallFlutterIosStatus {
            val members = json.members()
            return when (members.required("type") { it.text() }) {
                "PActive" -> SuperwallFlutterIosActiveStatus.fromJson(json)
                "PInactive" -> SuperwallFlutterIosInactiveStatus.fromJson(json)
                "PUnknown" -> SuperwallFlutterIosUnknownStatus.fromJson(json)
                else -> Unrecognized(members)
            }
        }
    }
}

/** One subscription. */
public data class SuperwallFlutterIosSubscription(
    /** The store's name of the transaction; empty where nobody told. */
    public val transactionId: String,
    /** The product. */
    public val productId: String,
    /** Latest purchase or renewal; milliseconds since 1970-01-01T00:00:00Z. */
    public val purchaseDate: Long,
    /** Whether it will be renewed at its end. */
    public val willRenew: Boolean,
    /** Whether it was refunded. */
    public val isRevoked: Boolean,
    /** Whether a grace period runs. */
    public val isInGracePeriod: Boolean,
    /** Whether the store tries a failed payment again. */
    public val isInBillingRetryPeriod: Boolean,
    /** Whether it gives access now. */
    public val isActive: Boolean,
    /** End of the paid time; null for ever; milliseconds since 1970-01-01T00:00:00Z. */
    public val expirationDate: Long?,
) : WireValue {
    /** The class. */
    public val type: String get() = "PSubscriptionTransaction"

    /** Always null here. */
    public val store: JsonNull get() = JsonNull

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "PSubscriptionTransaction")
        put("transactionId", JsonPrimitive(transactionId))
        put("productId", JsonPrimitive(productId))
        put("purchaseDate", JsonPrimitive(purchaseDate))
        put("willRenew", JsonPrimitive(willRenew))
        put("isRevoked", JsonPrimitive(isRevoked))
        put("isInGracePeriod", JsonPrimitive(isInGracePeriod))
        put("isInBillingRetryPeriod", JsonPrimitive(isInBillingRetryPeriod))
        put("isActive", JsonPrimitive(isActive))
        put("expirationDate", (expirationDate?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("store", JsonNull)
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallFlutterIosSubscription {
            val members = json.members()
            members.constant("type", "PSubscriptionTransaction")
            return SuperwallFlutterIosSubscription(
                transactionId = members.required("transactionId") { it.text() },
                productId = members.required("productId") { it.text() },
                purchaseDate = members.required("purchaseDate") { it.integer() },
                willRenew = members.required("willRenew") { it.boolean() },
                isRevoked = members.required("isRevoked") { it.boolean() },
                isInGracePeriod = members.required("isInGracePeriod") { it.boolean() },
                isInBillingRetryPeriod = members.required("isInBillingRetryPeriod") { it.boolean() },
                isActive = members.required("isActive") { it.boolean() },
                expirationDate = members.nullable("expirationDate") { it.integer() },
            )
        }
    }
}

/** Nobody knows yet. */
public data object SuperwallFlutterIosUnknownStatus : SuperwallFlutterIosStatus, WireValue {
    /** Tells the status. */
    override val type: String get() = "PUnknown"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "PUnknown")
    }

    /**
     * Reads one.
     * @throws UnexpectedJson where it is none.
     */
    public fun fromJson(json: JsonElement): SuperwallFlutterIosUnknownStatus {
        val members = json.members()
        members.constant("type", "PUnknown")
        return SuperwallFlutterIosUnknownStatus
    }
}

/** Who owns the purchase. */
public sealed interface SuperwallFlutterOwnership : WireValue {
    /** Tells the cases apart. */
    public val type: String

    /** What a newer server says and this client does not know; the whole of it. */
    public data class Unknown(public val json: JsonObject) : SuperwallFlutterOwnership {
        override val type: String get() = json.required("type") { it.text() }

        override fun toJson(): JsonObject = json
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallFlutterOwnership {
            val members = json.members()
            return when (members.required("type") { it.text() }) {
                "PAppUserOwnership" -> SuperwallFlutterAppUserOwnership.fromJson(json)
                "PDeviceOwnership" -> SuperwallFlutterDeviceOwnership.fromJson(json)
                else -> Unknown(members)
            }
        }
    }
}

/** Paddle's names. */
public data class SuperwallFlutterPaddleIdentifiers(
    /** Paddle's customer. */
    public val customerId: String,
    /** Paddle's subscriptions. */
    public val subscriptionIds: List<String>,
) : SuperwallFlutterStoreIdentifiers, WireValue {
    /** The class. */
    override val type: String get() = "PPaddleStoreIdentifiers"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "PPaddleStoreIdentifiers")
        put("customerId", JsonPrimitive(customerId))
        put("subscriptionIds", JsonArray(subscriptionIds.map { JsonPrimitive(it) }))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallFlutterPaddleIdentifiers {
            val members = json.members()
            members.constant("type", "PPaddleStoreIdentifiers")
            return SuperwallFlutterPaddleIdentifiers(
                customerId = members.required("customerId") { it.text() },
                subscriptionIds = members.required("subscriptionIds") { it.list { it.text() } },
            )
        }
    }
}

/** Who bought it. */
public data class SuperwallFlutterPurchaserInfo(
    /** The buyer; empty where nobody told. */
    public val appUserId: String,
    /** What the store calls the buyer. */
    public val storeIdentifiers: SuperwallFlutterStoreIdentifiers,
    /** The full address; absent where nobody told. */
    public val email: String? = null,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("appUserId", JsonPrimitive(appUserId))
        if (email != null) put("email", JsonPrimitive(email))
        put("storeIdentifiers", storeIdentifiers.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallFlutterPurchaserInfo {
            val members = json.members()
            return SuperwallFlutterPurchaserInfo(
                appUserId = members.required("appUserId") { it.text() },
                storeIdentifiers = members.required("storeIdentifiers") { SuperwallFlutterStoreIdentifiers.fromJson(it) },
                email = members.optional("email") { it.text() },
            )
        }
    }
}

/** What the redemption gave. */
public data class SuperwallFlutterRedemptionInfo(
    /** Who owns it now. */
    public val ownership: SuperwallFlutterOwnership,
    /** Who bought it. */
    public val purchaserInfo: SuperwallFlutterPurchaserInfo,
    /** What the owner may use, by ascending identifier. */
    public val entitlements: List<SuperwallFlutterEntitlement>,
    /** The paywall that led to it; absent for a grant by hand. */
    public val paywallInfo: SuperwallClassPaywallInfo? = null,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("ownership", ownership.toJson())
        put("purchaserInfo", purchaserInfo.toJson())
        if (paywallInfo != null) put("paywallInfo", paywallInfo.toJson())
        put("entitlements", JsonArray(entitlements.map { it.toJson() }))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallFlutterRedemptionInfo {
            val members = json.members()
            return SuperwallFlutterRedemptionInfo(
                ownership = members.required("ownership") { SuperwallFlutterOwnership.fromJson(it) },
                purchaserInfo = members.required("purchaserInfo") { SuperwallFlutterPurchaserInfo.fromJson(it) },
                entitlements = members.required("entitlements") { it.list { SuperwallFlutterEntitlement.fromJson(it) } },
                paywallInfo = members.optional("paywallInfo") { SuperwallClassPaywallInfo.fromJson(it) },
            )
        }
    }
}

/** What the app is told of a redemption. */
public sealed interface SuperwallFlutterReply : WireValue {
    /** Tells the cases apart. */
    public val type: String

    /** What a newer server says and this client does not know; the whole of it. */
    public data class Unknown(public val json: JsonObject) : SuperwallFlutterReply {
        override val type: String get() = json.required("type") { it.text() }

        override fun toJson(): JsonObject = json
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallFlutterReply {
            val members = json.members()
            return when (members.required("type") { it.text() }) {
                "PSuccessRedemptionResult" -> SuperwallFlutterSuccess.fromJson(json)
                "PErrorRedemptionResult" -> SuperwallFlutterError.fromJson(json)
                "PExpiredCodeRedemptionResult" -> SuperwallFlutterExpiredCode.fromJson(json)
                "PInvalidCodeRedemptionResult" -> SuperwallFlutterInvalidCode.fromJson(json)
                "PExpiredSubscriptionCode" -> SuperwallFlutterExpiredSubscription.fromJson(json)
                else -> Unknown(members)
            }
        }
    }
}

/** What a store calls a buyer and the purchases. */
public sealed interface SuperwallFlutterStoreIdentifiers : WireValue {
    /** Tells the cases apart. */
    public val type: String

    /** What a newer server says and this client does not know; the whole of it. */
    public data class Unrecognized(public val json: JsonObject) : SuperwallFlutterStoreIdentifiers {
        override val type: String get() = json.required("type") { it.text() }

        override fun toJson(): JsonObject = json
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallFlutterStoreIdentifiers {
            val members = json.members()
            return when (members.required("type") { it.text() }) {
                "PStripeStoreIdentifiers" -> SuperwallFlutterStripeIdentifiers.fromJson(json)
                "PPaddleStoreIdentifiers" -> SuperwallFlutterPaddleIdentifiers.fromJson(json)
                "PUnknownStoreIdentifiers" -> SuperwallFlutterUnknownIdentifiers.fromJson(json)
                else -> Unrecognized(members)
            }
        }
    }
}

/** Stripe's names. */
public data class SuperwallFlutterStripeIdentifiers(
    /** Stripe's customer. */
    public val customerId: String,
    /** Stripe's subscriptions. */
    public val subscriptionIds: List<String>,
) : SuperwallFlutterStoreIdentifiers, WireValue {
    /** The class. */
    override val type: String get() = "PStripeStoreIdentifiers"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "PStripeStoreIdentifiers")
        put("customerId", JsonPrimitive(customerId))
        put("subscriptionIds", JsonArray(subscriptionIds.map { JsonPrimitive(it) }))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallFlutterStripeIdentifiers {
            val members = json.members()
            members.constant("type", "PStripeStoreIdentifiers")
            return SuperwallFlutterStripeIdentifiers(
                customerId = members.required("customerId") { it.text() },
                subscriptionIds = members.required("subscriptionIds") { it.list { it.text() } },
            )
        }
    }
}

/** The purchase is redeemed. */
public data class SuperwallFlutterSuccess(
    /** The code; empty where nobody told. */
    public val code: String,
    /** What it gave. */
    public val redemptionInfo: SuperwallFlutterRedemptionInfo,
) : SuperwallFlutterReply, WireValue {
    /** Tells which result this is. */
    override val type: String get() = "PSuccessRedemptionResult"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "PSuccessRedemptionResult")
        put("code", JsonPrimitive(code))
        put("redemptionInfo", redemptionInfo.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallFlutterSuccess {
            val members = json.members()
            members.constant("type", "PSuccessRedemptionResult")
            return SuperwallFlutterSuccess(
                code = members.required("code") { it.text() },
                redemptionInfo = members.required("redemptionInfo") { SuperwallFlutterRedemptionInfo.fromJson(it) },
            )
        }
    }
}

/** Another store's names. */
public data class SuperwallFlutterUnknownIdentifiers(
    /** The store by its own name; `UNKNOWN` where nobody told. */
    public val store: String,
    /** Whatever the store tells. */
    public val additionalInfo: JSONObject,
) : SuperwallFlutterStoreIdentifiers, WireValue {
    /** The class. */
    override val type: String get() = "PUnknownStoreIdentifiers"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "PUnknownStoreIdentifiers")
        put("store", JsonPrimitive(store))
        put("additionalInfo", additionalInfo)
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallFlutterUnknownIdentifiers {
            val members = json.members()
            members.constant("type", "PUnknownStoreIdentifiers")
            return SuperwallFlutterUnknownIdentifiers(
                store = members.required("store") { it.text() },
                additionalInfo = members.required("additionalInfo") { it.members() },
            )
        }
    }
}

/** Where a subscription stands, as SuperwallKit writes it. */
public sealed interface SuperwallIosState : WireValue {
    /** What is on the wire. */
    public val wire: String

    override fun toJson(): JsonElement = JsonPrimitive(wire)

    /** `inGracePeriod`. */
    public data object InGracePeriod : SuperwallIosState {
        override val wire: String get() = "inGracePeriod"
    }

    /** `subscribed`. */
    public data object Subscribed : SuperwallIosState {
        override val wire: String get() = "subscribed"
    }

    /** `expired`. */
    public data object Expired : SuperwallIosState {
        override val wire: String get() = "expired"
    }

    /** `inBillingRetryPeriod`. */
    public data object InBillingRetryPeriod : SuperwallIosState {
        override val wire: String get() = "inBillingRetryPeriod"
    }

    /** `revoked`. */
    public data object Revoked : SuperwallIosState {
        override val wire: String get() = "revoked"
    }

    /** What a newer server says and this client does not know. */
    public data class Unknown(override val wire: String) : SuperwallIosState

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallIosState = when (val wire = json.text()) {
            "inGracePeriod" -> InGracePeriod
            "subscribed" -> Subscribed
            "expired" -> Expired
            "inBillingRetryPeriod" -> InBillingRetryPeriod
            "revoked" -> Revoked
            else -> Unknown(wire)
        }
    }
}

/** Where a product was bought, as SuperwallKit writes it. */
public sealed interface SuperwallIosStore : WireValue {
    /** What is on the wire. */
    public val wire: String

    override fun toJson(): JsonElement = JsonPrimitive(wire)

    /** `APP_STORE`. */
    public data object AppStore : SuperwallIosStore {
        override val wire: String get() = "APP_STORE"
    }

    /** `STRIPE`. */
    public data object Stripe : SuperwallIosStore {
        override val wire: String get() = "STRIPE"
    }

    /** `PADDLE`. */
    public data object Paddle : SuperwallIosStore {
        override val wire: String get() = "PADDLE"
    }

    /** `PLAY_STORE`. */
    public data object PlayStore : SuperwallIosStore {
        override val wire: String get() = "PLAY_STORE"
    }

    /** `SUPERWALL`. */
    public data object Superwall : SuperwallIosStore {
        override val wire: String get() = "SUPERWALL"
    }

    /** `OTHER`. */
    public data object Other : SuperwallIosStore {
        override val wire: String get() = "OTHER"
    }

    /** `CUSTOM`. */
    public data object Custom : SuperwallIosStore {
        override val wire: String get() = "CUSTOM"
    }

    /** What a newer server says and this client does not know. */
    public data class Unknown(override val wire: String) : SuperwallIosStore

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallIosStore = when (val wire = json.text()) {
            "APP_STORE" -> AppStore
            "STRIPE" -> Stripe
            "PADDLE" -> Paddle
            "PLAY_STORE" -> PlayStore
            "SUPERWALL" -> Superwall
            "OTHER" -> Other
            "CUSTOM" -> Custom
            else -> Unknown(wire)
        }
    }
}

/** The user may use something. */
public data class SuperwallKmpAndroidActiveStatus(
    /** What the user may use. */
    public val entitlements: List<SuperwallKmpAndroidEntitlement>,
) : SuperwallKmpAndroidStatus, WireValue {
    /** Tells the status. */
    override val type: String get() = "Active"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "Active")
        put("entitlements", JsonArray(entitlements.map { it.toJson() }))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallKmpAndroidActiveStatus {
            val members = json.members()
            members.constant("type", "Active")
            return SuperwallKmpAndroidActiveStatus(
                entitlements = members.required("entitlements") { it.list { SuperwallKmpAndroidEntitlement.fromJson(it) } },
            )
        }
    }
}

/** What the user has. */
public data class SuperwallKmpAndroidCustomerInfo(
    /** By ascending product. */
    public val subscriptions: List<SuperwallKmpAndroidSubscription>,
    /** By ascending transaction. */
    public val nonSubscriptions: List<SuperwallKmpAndroidNonSubscription>,
    /** By ascending identifier. */
    public val entitlements: List<SuperwallKmpAndroidEntitlement>,
    /** The app user; empty where a device owns. */
    public val userId: String,
) : WireValue {
    /** The class. */
    public val type: String get() = "CustomerInfo"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "CustomerInfo")
        put("subscriptions", JsonArray(subscriptions.map { it.toJson() }))
        put("nonSubscriptions", JsonArray(nonSubscriptions.map { it.toJson() }))
        put("entitlements", JsonArray(entitlements.map { it.toJson() }))
        put("userId", JsonPrimitive(userId))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallKmpAndroidCustomerInfo {
            val members = json.members()
            members.constant("type", "CustomerInfo")
            return SuperwallKmpAndroidCustomerInfo(
                subscriptions = members.required("subscriptions") { it.list { SuperwallKmpAndroidSubscription.fromJson(it) } },
                nonSubscriptions = members.required("nonSubscriptions") { it.list { SuperwallKmpAndroidNonSubscription.fromJson(it) } },
                entitlements = members.required("entitlements") { it.list { SuperwallKmpAndroidEntitlement.fromJson(it) } },
                userId = members.required("userId") { it.text() },
            )
        }
    }
}

/** One entitlement with all its fields; null where nobody told. */
public data class SuperwallKmpAndroidEntitlement(
    /** The entitlement's identifier. */
    public val id: String,
    /** Whether it gives access now. */
    public val isActive: Boolean,
    /** Every product that gives it. */
    public val productIds: List<String>,
    /** The product that gives it now; null for a grant by hand. */
    public val latestProductId: String?,
    /** Where that product was bought; null where nobody told. */
    public val store: SuperwallAndroidStore?,
    /** First purchase; null where nobody told; milliseconds since 1970-01-01T00:00:00Z. */
    public val startsAt: Long?,
    /** Latest renewal; null where nobody told; milliseconds since 1970-01-01T00:00:00Z. */
    public val renewedAt: Long?,
    /** End of access; null for ever; milliseconds since 1970-01-01T00:00:00Z. */
    public val expiresAt: Long?,
    /** Whether it never ends; null where nobody told. */
    public val isLifetime: Boolean?,
    /** Whether it will be renewed; null where nobody told. */
    public val willRenew: Boolean?,
    /** Where its subscription stands; null where nobody told. */
    public val state: SuperwallAndroidState?,
    /** The offer it was bought under; null for none. */
    public val offerType: OfferType?,
) : WireValue {
    /** The only type. */
    public val type: String get() = "SERVICE_LEVEL"

    override fun toJson(): JsonObject = buildJsonObject {
        put("id", JsonPrimitive(id))
        put("type", "SERVICE_LEVEL")
        put("isActive", JsonPrimitive(isActive))
        put("productIds", JsonArray(productIds.map { JsonPrimitive(it) }))
        put("latestProductId", (latestProductId?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("store", (store?.let { present -> present.toJson() } ?: JsonNull))
        put("startsAt", (startsAt?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("renewedAt", (renewedAt?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("expiresAt", (expiresAt?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("isLifetime", (isLifetime?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("willRenew", (willRenew?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("state", (state?.let { present -> present.toJson() } ?: JsonNull))
        put("offerType", (offerType?.let { present -> present.toJson() } ?: JsonNull))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallKmpAndroidEntitlement {
            val members = json.members()
            members.constant("type", "SERVICE_LEVEL")
            return SuperwallKmpAndroidEntitlement(
                id = members.required("id") { it.text() },
                isActive = members.required("isActive") { it.boolean() },
                productIds = members.required("productIds") { it.list { it.text() } },
                latestProductId = members.nullable("latestProductId") { it.text() },
                store = members.nullable("store") { SuperwallAndroidStore.fromJson(it) },
                startsAt = members.nullable("startsAt") { it.integer() },
                renewedAt = members.nullable("renewedAt") { it.integer() },
                expiresAt = members.nullable("expiresAt") { it.integer() },
                isLifetime = members.nullable("isLifetime") { it.boolean() },
                willRenew = members.nullable("willRenew") { it.boolean() },
                state = members.nullable("state") { SuperwallAndroidState.fromJson(it) },
                offerType = members.nullable("offerType") { OfferType.fromJson(it) },
            )
        }
    }
}

/** It failed. */
public data class SuperwallKmpAndroidError(
    /** The code; empty where nobody told. */
    public val code: String,
    /** Why. */
    public val error: SuperwallError,
) : SuperwallKmpAndroidReply, WireValue {
    /** Tells which result this is. */
    override val type: String get() = "Error"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "Error")
        put("code", JsonPrimitive(code))
        put("error", error.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallKmpAndroidError {
            val members = json.members()
            members.constant("type", "Error")
            return SuperwallKmpAndroidError(
                code = members.required("code") { it.text() },
                error = members.required("error") { SuperwallError.fromJson(it) },
            )
        }
    }
}

/** The code was too old or used already. */
public data class SuperwallKmpAndroidExpiredCode(
    /** The code; empty where nobody told. */
    public val code: String,
    /** What became of it. */
    public val info: SuperwallExpired,
) : SuperwallKmpAndroidReply, WireValue {
    /** Tells which result this is. */
    override val type: String get() = "ExpiredCode"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "ExpiredCode")
        put("code", JsonPrimitive(code))
        put("info", info.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallKmpAndroidExpiredCode {
            val members = json.members()
            members.constant("type", "ExpiredCode")
            return SuperwallKmpAndroidExpiredCode(
                code = members.required("code") { it.text() },
                info = members.required("info") { SuperwallExpired.fromJson(it) },
            )
        }
    }
}

/** The code was good, its subscription has run out. */
public data class SuperwallKmpAndroidExpiredSubscription(
    /** The code; empty where nobody told. */
    public val code: String,
    /** What it once gave. */
    public val redemptionInfo: SuperwallKmpAndroidRedemptionInfo,
) : SuperwallKmpAndroidReply, WireValue {
    /** Tells which result this is. */
    override val type: String get() = "ExpiredSubscription"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "ExpiredSubscription")
        put("code", JsonPrimitive(code))
        put("redemptionInfo", redemptionInfo.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallKmpAndroidExpiredSubscription {
            val members = json.members()
            members.constant("type", "ExpiredSubscription")
            return SuperwallKmpAndroidExpiredSubscription(
                code = members.required("code") { it.text() },
                redemptionInfo = members.required("redemptionInfo") { SuperwallKmpAndroidRedemptionInfo.fromJson(it) },
            )
        }
    }
}

/** The user may use nothing. */
public data object SuperwallKmpAndroidInactiveStatus : SuperwallKmpAndroidStatus, WireValue {
    /** Tells the status. */
    override val type: String get() = "Inactive"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "Inactive")
    }

    /**
     * Reads one.
     * @throws UnexpectedJson where it is none.
     */
    public fun fromJson(json: JsonElement): SuperwallKmpAndroidInactiveStatus {
        val members = json.members()
        members.constant("type", "Inactive")
        return SuperwallKmpAndroidInactiveStatus
    }
}

/** There is no such code. */
public data class SuperwallKmpAndroidInvalidCode(
    /** The code; empty where nobody told. */
    public val code: String,
) : SuperwallKmpAndroidReply, WireValue {
    /** Tells which result this is. */
    override val type: String get() = "InvalidCode"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "InvalidCode")
        put("code", JsonPrimitive(code))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallKmpAndroidInvalidCode {
            val members = json.members()
            members.constant("type", "InvalidCode")
            return SuperwallKmpAndroidInvalidCode(
                code = members.required("code") { it.text() },
            )
        }
    }
}

/** One purchase that does not renew. */
public data class SuperwallKmpAndroidNonSubscription(
    /** The store's name of the transaction. */
    public val transactionId: String,
    /** The product. */
    public val productId: String,
    /** When it was bought; milliseconds since 1970-01-01T00:00:00Z. */
    public val purchaseDate: Long,
    /** Whether it is used up; never here. */
    public val isConsumable: Boolean,
    /** Whether it was refunded. */
    public val isRevoked: Boolean,
    /** Where it was bought; null where nobody told. */
    public val store: SuperwallAndroidStore?,
) : WireValue {
    /** The class. */
    public val type: String get() = "NonSubscriptionTransaction"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "NonSubscriptionTransaction")
        put("transactionId", JsonPrimitive(transactionId))
        put("productId", JsonPrimitive(productId))
        put("purchaseDate", JsonPrimitive(purchaseDate))
        put("isConsumable", JsonPrimitive(isConsumable))
        put("isRevoked", JsonPrimitive(isRevoked))
        put("store", (store?.let { present -> present.toJson() } ?: JsonNull))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallKmpAndroidNonSubscription {
            val members = json.members()
            members.constant("type", "NonSubscriptionTransaction")
            return SuperwallKmpAndroidNonSubscription(
                transactionId = members.required("transactionId") { it.text() },
                productId = members.required("productId") { it.text() },
                purchaseDate = members.required("purchaseDate") { it.integer() },
                isConsumable = members.required("isConsumable") { it.boolean() },
                isRevoked = members.required("isRevoked") { it.boolean() },
                store = members.nullable("store") { SuperwallAndroidStore.fromJson(it) },
            )
        }
    }
}

/** What the redemption gave. */
public data class SuperwallKmpAndroidRedemptionInfo(
    /** Who owns it now. */
    public val ownership: SuperwallKmpOwnership,
    /** Who bought it. */
    public val purchaserInfo: SuperwallKmpPurchaserInfo,
    /** What the owner may use, by ascending identifier. */
    public val entitlements: List<SuperwallKmpAndroidEntitlement>,
    /** The paywall that led to it; absent for a grant by hand. */
    public val paywallInfo: SuperwallClassPaywallInfo? = null,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("ownership", ownership.toJson())
        put("purchaserInfo", purchaserInfo.toJson())
        if (paywallInfo != null) put("paywallInfo", paywallInfo.toJson())
        put("entitlements", JsonArray(entitlements.map { it.toJson() }))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallKmpAndroidRedemptionInfo {
            val members = json.members()
            return SuperwallKmpAndroidRedemptionInfo(
                ownership = members.required("ownership") { SuperwallKmpOwnership.fromJson(it) },
                purchaserInfo = members.required("purchaserInfo") { SuperwallKmpPurchaserInfo.fromJson(it) },
                entitlements = members.required("entitlements") { it.list { SuperwallKmpAndroidEntitlement.fromJson(it) } },
                paywallInfo = members.optional("paywallInfo") { SuperwallClassPaywallInfo.fromJson(it) },
            )
        }
    }
}

/** What the app is told of a redemption. */
public sealed interface SuperwallKmpAndroidReply : WireValue {
    /** Tells the cases apart. */
    public val type: String

    /** What a newer server says and this client does not know; the whole of it. */
    public data class Unknown(public val json: JsonObject) : SuperwallKmpAndroidReply {
        override val type: String get() = json.required("type") { it.text() }

        override fun toJson(): JsonObject = json
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallKmpAndroidReply {
            val members = json.members()
            return when (members.required("type") { it.text() }) {
                "Success" -> SuperwallKmpAndroidSuccess.fromJson(json)
                "Error" -> SuperwallKmpAndroidError.fromJson(json)
                "ExpiredCode" -> SuperwallKmpAndroidExpiredCode.fromJson(json)
                "InvalidCode" -> SuperwallKmpAndroidInvalidCode.fromJson(json)
                "ExpiredSubscription" -> SuperwallKmpAndroidExpiredSubscription.fromJson(json)
                else -> Unknown(members)
            }
        }
    }
}

/** The subscription status. */
public sealed interface SuperwallKmpAndroidStatus : WireValue {
    /** Tells the cases apart. */
    public val type: String

    /** What a newer server says and this client does not know; the whole of it. */
    public data class Unrecognized(public val json: JsonObject) : SuperwallKmpAndroidStatus {
        override val type: String get() = json.required("type") { it.text() }

        override fun toJson(): JsonObject = json
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallKmpAndroidStatus {
            val members = json.members()
            return when (members.required("type") { it.text() }) {
                "Active" -> SuperwallKmpAndroidActiveStatus.fromJson(json)
                "Inactive" -> SuperwallKmpAndroidInactiveStatus.fromJson(json)
                "Unknown" -> SuperwallKmpAndroidUnknownStatus.fromJson(json)
                else -> Unrecognized(members)
            }
        }
    }
}

/** One subscription. */
public data class SuperwallKmpAndroidSubscription(
    /** The store's name of the transaction; empty where nobody told. */
    public val transactionId: String,
    /** The product. */
    public val productId: String,
    /** Latest purchase or renewal; milliseconds since 1970-01-01T00:00:00Z. */
    public val purchaseDate: Long,
    /** Whether it will be renewed at its end. */
    public val willRenew: Boolean,
    /** Whether it was refunded. */
    public val isRevoked: Boolean,
    /** Whether a grace period runs. */
    public val isInGracePeriod: Boolean,
    /** Whether the store tries a failed payment again. */
    public val isInBillingRetryPeriod: Boolean,
    /** Whether it gives access now. */
    public val isActive: Boolean,
    /** End of the paid time; null for ever; milliseconds since 1970-01-01T00:00:00Z. */
    public val expirationDate: Long?,
    /** Where it was bought; null where nobody told. */
    public val store: SuperwallAndroidStore?,
    /** The offer it was bought under; absent for none. */
    public val offerType: OfferType? = null,
) : WireValue {
    /** The class. */
    public val type: String get() = "SubscriptionTransaction"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "SubscriptionTransaction")
        put("transactionId", JsonPrimitive(transactionId))
        put("productId", JsonPrimitive(productId))
        put("purchaseDate", JsonPrimitive(purchaseDate))
        put("willRenew", JsonPrimitive(willRenew))
        put("isRevoked", JsonPrimitive(isRevoked))
        put("isInGracePeriod", JsonPrimitive(isInGracePeriod))
        put("isInBillingRetryPeriod", JsonPrimitive(isInBillingRetryPeriod))
        put("isActive", JsonPrimitive(isActive))
        put("expirationDate", (expirationDate?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("store", (store?.let { present -> present.toJson() } ?: JsonNull))
        if (offerType != null) put("offerType", offerType.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallKmpAndroidSubscription {
            val members = json.members()
            members.constant("type", "SubscriptionTransaction")
            return SuperwallKmpAndroidSubscription(
                transactionId = members.required("transactionId") { it.text() },
                productId = members.required("productId") { it.text() },
                purchaseDate = members.required("purchaseDate") { it.integer() },
                willRenew = members.required("willRenew") { it.boolean() },
                isRevoked = members.required("isRevoked") { it.boolean() },
                isInGracePeriod = members.required("isInGracePeriod") { it.boolean() },
                isInBillingRetryPeriod = members.required("isInBillingRetryPeriod") { it.boolean() },
                isActive = members.required("isActive") { it.boolean() },
                expirationDate = members.nullable("expirationDate") { it.integer() },
                store = members.nullable("store") { SuperwallAndroidStore.fromJson(it) },
                offerType = members.optional("offerType") { OfferType.fromJson(it) },
            )
        }
    }
}

/** The purchase is redeemed. */
public data class SuperwallKmpAndroidSuccess(
    /** The code; empty where nobody told. */
    public val code: String,
    /** What it gave. */
    public val redemptionInfo: SuperwallKmpAndroidRedemptionInfo,
) : SuperwallKmpAndroidReply, WireValue {
    /** Tells which result this is. */
    override val type: String get() = "Success"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "Success")
        put("code", JsonPrimitive(code))
        put("redemptionInfo", redemptionInfo.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallKmpAndroidSuccess {
            val members = json.members()
            members.constant("type", "Success")
            return SuperwallKmpAndroidSuccess(
                code = members.required("code") { it.text() },
                redemptionInfo = members.required("redemptionInfo") { SuperwallKmpAndroidRedemptionInfo.fromJson(it) },
            )
        }
    }
}

/** Nobody knows yet. */
public data object SuperwallKmpAndroidUnknownStatus : SuperwallKmpAndroidStatus, WireValue {
    /** Tells the status. */
    override val type: String get() = "Unknown"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "Unknown")
    }

    /**
     * Reads one.
     * @throws UnexpectedJson where it is none.
     */
    public fun fromJson(json: JsonElement): SuperwallKmpAndroidUnknownStatus {
        val members = json.members()
        members.constant("type", "Unknown")
        return SuperwallKmpAndroidUnknownStatus
    }
}

/** An app user. */
public data class SuperwallKmpAppUserOwnership(
    /** The app user. */
    public val appUserId: String,
) : SuperwallKmpOwnership, WireValue {
    /** The class. */
    override val type: String get() = "AppUser"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "AppUser")
        put("appUserId", JsonPrimitive(appUserId))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallKmpAppUserOwnership {
            val members = json.members()
            members.constant("type", "AppUser")
            return SuperwallKmpAppUserOwnership(
                appUserId = members.required("appUserId") { it.text() },
            )
        }
    }
}

/** A device. */
public data class SuperwallKmpDeviceOwnership(
    /** The device. */
    public val deviceId: String,
) : SuperwallKmpOwnership, WireValue {
    /** The class. */
    override val type: String get() = "Device"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "Device")
        put("deviceId", JsonPrimitive(deviceId))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallKmpDeviceOwnership {
            val members = json.members()
            members.constant("type", "Device")
            return SuperwallKmpDeviceOwnership(
                deviceId = members.required("deviceId") { it.text() },
            )
        }
    }
}

/** The user may use something. */
public data class SuperwallKmpIosActiveStatus(
    /** What the user may use. */
    public val entitlements: List<SuperwallKmpIosEntitlement>,
) : SuperwallKmpIosStatus, WireValue {
    /** Tells the status. */
    override val type: String get() = "Active"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "Active")
        put("entitlements", JsonArray(entitlements.map { it.toJson() }))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallKmpIosActiveStatus {
            val members = json.members()
            members.constant("type", "Active")
            return SuperwallKmpIosActiveStatus(
                entitlements = members.required("entitlements") { it.list { SuperwallKmpIosEntitlement.fromJson(it) } },
            )
        }
    }
}

/** What the user has. */
public data class SuperwallKmpIosCustomerInfo(
    /** By ascending product. */
    public val subscriptions: List<SuperwallKmpIosSubscription>,
    /** By ascending transaction. */
    public val nonSubscriptions: List<SuperwallKmpIosNonSubscription>,
    /** By ascending identifier. */
    public val entitlements: List<SuperwallKmpIosEntitlement>,
    /** The app user; empty where a device owns. */
    public val userId: String,
) : WireValue {
    /** The class. */
    public val type: String get() = "CustomerInfo"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "CustomerInfo")
        put("subscriptions", JsonArray(subscriptions.map { it.toJson() }))
        put("nonSubscriptions", JsonArray(nonSubscriptions.map { it.toJson() }))
        put("entitlements", JsonArray(entitlements.map { it.toJson() }))
        put("userId", JsonPrimitive(userId))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallKmpIosCustomerInfo {
            val members = json.members()
            members.constant("type", "CustomerInfo")
            return SuperwallKmpIosCustomerInfo(
                subscriptions = members.required("subscriptions") { it.list { SuperwallKmpIosSubscription.fromJson(it) } },
                nonSubscriptions = members.required("nonSubscriptions") { it.list { SuperwallKmpIosNonSubscription.fromJson(it) } },
                entitlements = members.required("entitlements") { it.list { SuperwallKmpIosEntitlement.fromJson(it) } },
                userId = members.required("userId") { it.text() },
            )
        }
    }
}

/** One entitlement with all its fields; null where nobody told. */
public data class SuperwallKmpIosEntitlement(
    /** The entitlement's identifier. */
    public val id: String,
    /** Whether it gives access now. */
    public val isActive: Boolean,
    /** Every product that gives it. */
    public val productIds: List<String>,
    /** The product that gives it now; null for a grant by hand. */
    public val latestProductId: String?,
    /** Where that product was bought; null where nobody told. */
    public val store: SuperwallIosStore?,
    /** First purchase; null where nobody told; milliseconds since 1970-01-01T00:00:00Z. */
    public val startsAt: Long?,
    /** Latest renewal; null where nobody told; milliseconds since 1970-01-01T00:00:00Z. */
    public val renewedAt: Long?,
    /** End of access; null for ever; milliseconds since 1970-01-01T00:00:00Z. */
    public val expiresAt: Long?,
    /** Whether it never ends; null where nobody told. */
    public val isLifetime: Boolean?,
    /** Whether it will be renewed; null where nobody told. */
    public val willRenew: Boolean?,
    /** Where its subscription stands; null where nobody told. */
    public val state: SuperwallIosState?,
    /** The offer it was bought under; null for none. */
    public val offerType: OfferType?,
) : WireValue {
    /** The only type. */
    public val type: String get() = "SERVICE_LEVEL"

    override fun toJson(): JsonObject = buildJsonObject {
        put("id", JsonPrimitive(id))
        put("type", "SERVICE_LEVEL")
        put("isActive", JsonPrimitive(isActive))
        put("productIds", JsonArray(productIds.map { JsonPrimitive(it) }))
        put("latestProductId", (latestProductId?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("store", (store?.let { present -> present.toJson() } ?: JsonNull))
        put("startsAt", (startsAt?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("renewedAt", (renewedAt?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("expiresAt", (expiresAt?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("isLifetime", (isLifetime?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("willRenew", (willRenew?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("state", (state?.let { present -> present.toJson() } ?: JsonNull))
        put("offerType", (offerType?.let { present -> present.toJson() } ?: JsonNull))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallKmpIosEntitlement {
            val members = json.members()
            members.constant("type", "SERVICE_LEVEL")
            return SuperwallKmpIosEntitlement(
                id = members.required("id") { it.text() },
                isActive = members.required("isActive") { it.boolean() },
                productIds = members.required("productIds") { it.list { it.text() } },
                latestProductId = members.nullable("latestProductId") { it.text() },
                store = members.nullable("store") { SuperwallIosStore.fromJson(it) },
                startsAt = members.nullable("startsAt") { it.integer() },
                renewedAt = members.nullable("renewedAt") { it.integer() },
                expiresAt = members.nullable("expiresAt") { it.integer() },
                isLifetime = members.nullable("isLifetime") { it.boolean() },
                willRenew = members.nullable("willRenew") { it.boolean() },
                state = members.nullable("state") { SuperwallIosState.fromJson(it) },
                offerType = members.nullable("offerType") { OfferType.fromJson(it) },
            )
        }
    }
}

/** It failed. */
public data class SuperwallKmpIosError(
    /** The code; empty where nobody told. */
    public val code: String,
    /** Why. */
    public val error: SuperwallError,
) : SuperwallKmpIosReply, WireValue {
    /** Tells which result this is. */
    override val type: String get() = "Error"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "Error")
        put("code", JsonPrimitive(code))
        put("error", error.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallKmpIosError {
            val members = json.members()
            members.constant("type", "Error")
            return SuperwallKmpIosError(
                code = members.required("code") { it.text() },
                error = members.required("error") { SuperwallError.fromJson(it) },
            )
        }
    }
}

/** The code was too old or used already. */
public data class SuperwallKmpIosExpiredCode(
    /** The code; empty where nobody told. */
    public val code: String,
    /** What became of it. */
    public val info: SuperwallExpired,
) : SuperwallKmpIosReply, WireValue {
    /** Tells which result this is. */
    override val type: String get() = "ExpiredCode"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "ExpiredCode")
        put("code", JsonPrimitive(code))
        put("info", info.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallKmpIosExpiredCode {
            val members = json.members()
            members.constant("type", "ExpiredCode")
            return SuperwallKmpIosExpiredCode(
                code = members.required("code") { it.text() },
                info = members.required("info") { SuperwallExpired.fromJson(it) },
            )
        }
    }
}

/** The code was good, its subscription has run out. */
public data class SuperwallKmpIosExpiredSubscription(
    /** The code; empty where nobody told. */
    public val code: String,
    /** What it once gave. */
    public val redemptionInfo: SuperwallKmpIosRedemptionInfo,
) : SuperwallKmpIosReply, WireValue {
    /** Tells which result this is. */
    override val type: String get() = "ExpiredSubscription"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "ExpiredSubscription")
        put("code", JsonPrimitive(code))
        put("redemptionInfo", redemptionInfo.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallKmpIosExpiredSubscription {
            val members = json.members()
            members.constant("type", "ExpiredSubscription")
            return SuperwallKmpIosExpiredSubscription(
                code = members.required("code") { it.text() },
                redemptionInfo = members.required("redemptionInfo") { SuperwallKmpIosRedemptionInfo.fromJson(it) },
            )
        }
    }
}

/** The user may use nothing. */
public data object SuperwallKmpIosInactiveStatus : SuperwallKmpIosStatus, WireValue {
    /** Tells the status. */
    override val type: String get() = "Inactive"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "Inactive")
    }

    /**
     * Reads one.
     * @throws UnexpectedJson where it is none.
     */
    public fun fromJson(json: JsonElement): SuperwallKmpIosInactiveStatus {
        val members = json.members()
        members.constant("type", "Inactive")
        return SuperwallKmpIosInactiveStatus
    }
}

/** There is no such code. */
public data class SuperwallKmpIosInvalidCode(
    /** The code; empty where nobody told. */
    public val code: String,
) : SuperwallKmpIosReply, WireValue {
    /** Tells which result this is. */
    override val type: String get() = "InvalidCode"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "InvalidCode")
        put("code", JsonPrimitive(code))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallKmpIosInvalidCode {
            val members = json.members()
            members.constant("type", "InvalidCode")
            return SuperwallKmpIosInvalidCode(
                code = members.required("code") { it.text() },
            )
        }
    }
}

/** One purchase that does not renew. */
public data class SuperwallKmpIosNonSubscription(
    /** The store's name of the transaction. */
    public val transactionId: String,
    /** The product. */
    public val productId: String,
    /** When it was bought; milliseconds since 1970-01-01T00:00:00Z. */
    public val purchaseDate: Long,
    /** Whether it is used up; never here. */
    public val isConsumable: Boolean,
    /** Whether it was refunded. */
    public val isRevoked: Boolean,
    /** Where it was bought; null where nobody told. */
    public val store: SuperwallIosStore?,
) : WireValue {
    /** The class. */
    public val type: String get() = "NonSubscriptionTransaction"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "NonSubscriptionTransaction")
        put("transactionId", JsonPrimitive(transactionId))
        put("productId", JsonPrimitive(productId))
        put("purchaseDate", JsonPrimitive(purchaseDate))
        put("isConsumable", JsonPrimitive(isConsumable))
        put("isRevoked", JsonPrimitive(isRevoked))
        put("store", (store?.let { present -> present.toJson() } ?: JsonNull))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallKmpIosNonSubscription {
            val members = json.members()
            members.constant("type", "NonSubscriptionTransaction")
            return SuperwallKmpIosNonSubscription(
                transactionId = members.required("transactionId") { it.text() },
                productId = members.required("productId") { it.text() },
                purchaseDate = members.required("purchaseDate") { it.integer() },
                isConsumable = members.required("isConsumable") { it.boolean() },
                isRevoked = members.required("isRevoked") { it.boolean() },
                store = members.nullable("store") { SuperwallIosStore.fromJson(it) },
            )
        }
    }
}

/** What the redemption gave. */
public data class SuperwallKmpIosRedemptionInfo(
    /** Who owns it now. */
    public val ownership: SuperwallKmpOwnership,
    /** Who bought it. */
    public val purchaserInfo: SuperwallKmpPurchaserInfo,
    /** What the owner may use, by ascending identifier. */
    public val entitlements: List<SuperwallKmpIosEntitlement>,
    /** The paywall that led to it; absent for a grant by hand. */
    public val paywallInfo: SuperwallClassPaywallInfo? = null,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("ownership", ownership.toJson())
        put("purchaserInfo", purchaserInfo.toJson())
        if (paywallInfo != null) put("paywallInfo", paywallInfo.toJson())
        put("entitlements", JsonArray(entitlements.map { it.toJson() }))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallKmpIosRedemptionInfo {
            val members = json.members()
            return SuperwallKmpIosRedemptionInfo(
                ownership = members.required("ownership") { SuperwallKmpOwnership.fromJson(it) },
                purchaserInfo = members.required("purchaserInfo") { SuperwallKmpPurchaserInfo.fromJson(it) },
                entitlements = members.required("entitlements") { it.list { SuperwallKmpIosEntitlement.fromJson(it) } },
                paywallInfo = members.optional("paywallInfo") { SuperwallClassPaywallInfo.fromJson(it) },
            )
        }
    }
}

/** What the app is told of a redemption. */
public sealed interface SuperwallKmpIosReply : WireValue {
    /** Tells the cases apart. */
    public val type: String

    /** What a newer server says and this client does not know; the whole of it. */
    public data class Unknown(public val json: JsonObject) : SuperwallKmpIosReply {
        override val type: String get() = json.required("type") { it.text() }

        override fun toJson(): JsonObject = json
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallKmpIosReply {
            val members = json.members()
            return when (members.required("type") { it.text() }) {
                "Success" -> SuperwallKmpIosSuccess.fromJson(json)
                "Error" -> SuperwallKmpIosError.fromJson(json)
                "ExpiredCode" -> SuperwallKmpIosExpiredCode.fromJson(json)
                "InvalidCode" -> SuperwallKmpIosInvalidCode.fromJson(json)
                "ExpiredSubscription" -> SuperwallKmpIosExpiredSubscription.fromJson(json)
                else -> Unknown(members)
            }
        }
    }
}

/** The subscription status. */
public sealed interface SuperwallKmpIosStatus : WireValue {
    /** Tells the cases apart. */
    public val type: String

    /** What a newer server says and this client does not know; the whole of it. */
    public data class Unrecognized(public val json: JsonObject) : SuperwallKmpIosStatus {
        override val type: String get() = json.required("type") { it.text() }

        override fun toJson(): JsonObject = json
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallKmpIosStatus {
            val members = json.members()
            return when (members.required("type") { it.text() }) {
                "Active" -> SuperwallKmpIosActiveStatus.fromJson(json)
                "Inactive" -> SuperwallKmpIosInactiveStatus.fromJson(json)
                "Unknown" -> SuperwallKmpIosUnknownStatus.fromJson(json)
                else -> Unrecognized(members)
            }
        }
    }
}

/** One subscription. */
public data class SuperwallKmpIosSubscription(
    /** The store's name of the transaction; empty where nobody told. */
    public val transactionId: String,
    /** The product. */
    public val productId: String,
    /** Latest purchase or renewal; milliseconds since 1970-01-01T00:00:00Z. */
    public val purchaseDate: Long,
    /** Whether it will be renewed at its end. */
    public val willRenew: Boolean,
    /** Whether it was refunded. */
    public val isRevoked: Boolean,
    /** Whether a grace period runs. */
    public val isInGracePeriod: Boolean,
    /** Whether the store tries a failed payment again. */
    public val isInBillingRetryPeriod: Boolean,
    /** Whether it gives access now. */
    public val isActive: Boolean,
    /** End of the paid time; null for ever; milliseconds since 1970-01-01T00:00:00Z. */
    public val expirationDate: Long?,
    /** Where it was bought; null where nobody told. */
    public val store: SuperwallIosStore?,
    /** The offer it was bought under; absent for none. */
    public val offerType: OfferType? = null,
) : WireValue {
    /** The class. */
    public val type: String get() = "SubscriptionTransaction"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "SubscriptionTransaction")
        put("transactionId", JsonPrimitive(transactionId))
        put("productId", JsonPrimitive(productId))
        put("purchaseDate", JsonPrimitive(purchaseDate))
        put("willRenew", JsonPrimitive(willRenew))
        put("isRevoked", JsonPrimitive(isRevoked))
        put("isInGracePeriod", JsonPrimitive(isInGracePeriod))
        put("isInBillingRetryPeriod", JsonPrimitive(isInBillingRetryPeriod))
        put("isActive", JsonPrimitive(isActive))
        put("expirationDate", (expirationDate?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("store", (store?.let { present -> present.toJson() } ?: JsonNull))
        if (offerType != null) put("offerType", offerType.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallKmpIosSubscription {
            val members = json.members()
            members.constant("type", "SubscriptionTransaction")
            return SuperwallKmpIosSubscription(
                transactionId = members.required("transactionId") { it.text() },
                productId = members.required("productId") { it.text() },
                purchaseDate = members.required("purchaseDate") { it.integer() },
                willRenew = members.required("willRenew") { it.boolean() },
                isRevoked = members.required("isRevoked") { it.boolean() },
                isInGracePeriod = members.required("isInGracePeriod") { it.boolean() },
                isInBillingRetryPeriod = members.required("isInBillingRetryPeriod") { it.boolean() },
                isActive = members.required("isActive") { it.boolean() },
                expirationDate = members.nullable("expirationDate") { it.integer() },
                store = members.nullable("store") { SuperwallIosStore.fromJson(it) },
                offerType = members.optional("offerType") { OfferType.fromJson(it) },
            )
        }
    }
}

/** The purchase is redeemed. */
public data class SuperwallKmpIosSuccess(
    /** The code; empty where nobody told. */
    public val code: String,
    /** What it gave. */
    public val redemptionInfo: SuperwallKmpIosRedemptionInfo,
) : SuperwallKmpIosReply, WireValue {
    /** Tells which result this is. */
    override val type: String get() = "Success"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "Success")
        put("code", JsonPrimitive(code))
        put("redemptionInfo", redemptionInfo.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallKmpIosSuccess {
            val members = json.members()
            members.constant("type", "Success")
            return SuperwallKmpIosSuccess(
                code = members.required("code") { it.text() },
                redemptionInfo = members.required("redemptionInfo") { SuperwallKmpIosRedemptionInfo.fromJson(it) },
            )
        }
    }
}

/** Nobody knows yet. */
public data object SuperwallKmpIosUnknownStatus : SuperwallKmpIosStatus, WireValue {
    /** Tells the status. */
    override val type: String get() = "Unknown"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "Unknown")
    }

    /**
     * Reads one.
     * @throws UnexpectedJson where it is none.
     */
    public fun fromJson(json: JsonElement): SuperwallKmpIosUnknownStatus {
        val members = json.members()
        members.constant("type", "Unknown")
        return SuperwallKmpIosUnknownStatus
    }
}

/** Who owns the purchase. */
public sealed interface SuperwallKmpOwnership : WireValue {
    /** Tells the cases apart. */
    public val type: String

    /** What a newer server says and this client does not know; the whole of it. */
    public data class Unknown(public val json: JsonObject) : SuperwallKmpOwnership {
        override val type: String get() = json.required("type") { it.text() }

        override fun toJson(): JsonObject = json
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallKmpOwnership {
            val members = json.members()
            return when (members.required("type") { it.text() }) {
                "AppUser" -> SuperwallKmpAppUserOwnership.fromJson(json)
                "Device" -> SuperwallKmpDeviceOwnership.fromJson(json)
                else -> Unknown(members)
            }
        }
    }
}

/** Paddle's names. */
public data class SuperwallKmpPaddleIdentifiers(
    /** Paddle's customer. */
    public val customerId: String,
    /** Paddle's subscriptions. */
    public val subscriptionIds: List<String>,
) : SuperwallKmpStoreIdentifiers, WireValue {
    /** The class. */
    override val type: String get() = "Paddle"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "Paddle")
        put("customerId", JsonPrimitive(customerId))
        put("subscriptionIds", JsonArray(subscriptionIds.map { JsonPrimitive(it) }))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallKmpPaddleIdentifiers {
            val members = json.members()
            members.constant("type", "Paddle")
            return SuperwallKmpPaddleIdentifiers(
                customerId = members.required("customerId") { it.text() },
                subscriptionIds = members.required("subscriptionIds") { it.list { it.text() } },
            )
        }
    }
}

/** Who bought it. */
public data class SuperwallKmpPurchaserInfo(
    /** The buyer; empty where nobody told. */
    public val appUserId: String,
    /** What the store calls the buyer. */
    public val storeIdentifiers: SuperwallKmpStoreIdentifiers,
    /** The full address; absent where nobody told. */
    public val email: String? = null,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("appUserId", JsonPrimitive(appUserId))
        if (email != null) put("email", JsonPrimitive(email))
        put("storeIdentifiers", storeIdentifiers.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallKmpPurchaserInfo {
            val members = json.members()
            return SuperwallKmpPurchaserInfo(
                appUserId = members.required("appUserId") { it.text() },
                storeIdentifiers = members.required("storeIdentifiers") { SuperwallKmpStoreIdentifiers.fromJson(it) },
                email = members.optional("email") { it.text() },
            )
        }
    }
}

/** What a store calls a buyer and the purchases. */
public sealed interface SuperwallKmpStoreIdentifiers : WireValue {
    /** Tells the cases apart. */
    public val type: String

    /** What a newer server says and this client does not know; the whole of it. */
    public data class Unrecognized(public val json: JsonObject) : SuperwallKmpStoreIdentifiers {
        override val type: String get() = json.required("type") { it.text() }

        override fun toJson(): JsonObject = json
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallKmpStoreIdentifiers {
            val members = json.members()
            return when (members.required("type") { it.text() }) {
                "Stripe" -> SuperwallKmpStripeIdentifiers.fromJson(json)
                "Paddle" -> SuperwallKmpPaddleIdentifiers.fromJson(json)
                "Unknown" -> SuperwallKmpUnknownIdentifiers.fromJson(json)
                else -> Unrecognized(members)
            }
        }
    }
}

/** Stripe's names. */
public data class SuperwallKmpStripeIdentifiers(
    /** Stripe's customer. */
    public val customerId: String,
    /** Stripe's subscriptions. */
    public val subscriptionIds: List<String>,
) : SuperwallKmpStoreIdentifiers, WireValue {
    /** The class. */
    override val type: String get() = "Stripe"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "Stripe")
        put("customerId", JsonPrimitive(customerId))
        put("subscriptionIds", JsonArray(subscriptionIds.map { JsonPrimitive(it) }))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallKmpStripeIdentifiers {
            val members = json.members()
            members.constant("type", "Stripe")
            return SuperwallKmpStripeIdentifiers(
                customerId = members.required("customerId") { it.text() },
                subscriptionIds = members.required("subscriptionIds") { it.list { it.text() } },
            )
        }
    }
}

/** Another store's names. */
public data class SuperwallKmpUnknownIdentifiers(
    /** The store by its own name; `UNKNOWN` where nobody told. */
    public val store: String,
    /** Whatever the store tells. */
    public val additionalInfo: JSONObject,
) : SuperwallKmpStoreIdentifiers, WireValue {
    /** The class. */
    override val type: String get() = "Unknown"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "Unknown")
        put("store", JsonPrimitive(store))
        put("additionalInfo", additionalInfo)
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallKmpUnknownIdentifiers {
            val members = json.members()
            members.constant("type", "Unknown")
            return SuperwallKmpUnknownIdentifiers(
                store = members.required("store") { it.text() },
                additionalInfo = members.required("additionalInfo") { it.members() },
            )
        }
    }
}

/** The user may use something. */
public data class SuperwallNativeAndroidActiveStatus(
    /** What the user may use. */
    public val entitlements: List<SuperwallNativeAndroidEntitlement>,
) : SuperwallNativeAndroidStatus, WireValue {
    /** Tells the status. */
    override val type: String get() = "Active"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "Active")
        put("entitlements", JsonArray(entitlements.map { it.toJson() }))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallNativeAndroidActiveStatus {
            val members = json.members()
            members.constant("type", "Active")
            return SuperwallNativeAndroidActiveStatus(
                entitlements = members.required("entitlements") { it.list { SuperwallNativeAndroidEntitlement.fromJson(it) } },
            )
        }
    }
}

/** What the user has. */
public data class SuperwallNativeAndroidCustomerInfo(
    /** By ascending product. */
    public val subscriptions: List<SuperwallNativeAndroidSubscription>,
    /** By ascending transaction. */
    public val nonSubscriptions: List<SuperwallNativeAndroidNonSubscription>,
    /** By ascending identifier. */
    public val entitlements: List<SuperwallNativeAndroidEntitlement>,
    /** The app user; empty where a device owns. */
    public val userId: String,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("subscriptions", JsonArray(subscriptions.map { it.toJson() }))
        put("nonSubscriptions", JsonArray(nonSubscriptions.map { it.toJson() }))
        put("entitlements", JsonArray(entitlements.map { it.toJson() }))
        put("userId", JsonPrimitive(userId))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallNativeAndroidCustomerInfo {
            val members = json.members()
            return SuperwallNativeAndroidCustomerInfo(
                subscriptions = members.required("subscriptions") { it.list { SuperwallNativeAndroidSubscription.fromJson(it) } },
                nonSubscriptions = members.required("nonSubscriptions") { it.list { SuperwallNativeAndroidNonSubscription.fromJson(it) } },
                entitlements = members.required("entitlements") { it.list { SuperwallNativeAndroidEntitlement.fromJson(it) } },
                userId = members.required("userId") { it.text() },
            )
        }
    }
}

/** One entitlement. */
public data class SuperwallNativeAndroidEntitlement(
    /** The entitlement's identifier. */
    public val identifier: String,
    /** Whether it gives access now. */
    public val isActive: Boolean,
    /** Every product that gives it. */
    public val productIds: List<String>,
    /** The product that gives it now; absent for a grant by hand. */
    public val latestProductId: String? = null,
    /** Where that product was bought; absent where nobody told. */
    public val store: SuperwallAndroidStore? = null,
    /** First purchase; absent where nobody told; milliseconds since 1970-01-01T00:00:00Z. */
    public val startsAt: Long? = null,
    /** Latest renewal; absent where nobody told; milliseconds since 1970-01-01T00:00:00Z. */
    public val renewedAt: Long? = null,
    /** End of access; absent for ever; milliseconds since 1970-01-01T00:00:00Z. */
    public val expiresAt: Long? = null,
    /** Whether it never ends; absent where nobody told. */
    public val isLifetime: Boolean? = null,
    /** Whether it will be renewed; absent where nobody told. */
    public val willRenew: Boolean? = null,
    /** Where its subscription stands; absent where nobody told. */
    public val state: SuperwallAndroidState? = null,
    /** The offer it was bought under; absent for none. */
    public val offerType: OfferType? = null,
) : WireValue {
    /** The only type. */
    public val type: String get() = "SERVICE_LEVEL"

    override fun toJson(): JsonObject = buildJsonObject {
        put("identifier", JsonPrimitive(identifier))
        put("type", "SERVICE_LEVEL")
        put("isActive", JsonPrimitive(isActive))
        put("productIds", JsonArray(productIds.map { JsonPrimitive(it) }))
        if (latestProductId != null) put("latestProductId", JsonPrimitive(latestProductId))
        if (store != null) put("store", store.toJson())
        if (startsAt != null) put("startsAt", JsonPrimitive(startsAt))
        if (renewedAt != null) put("renewedAt", JsonPrimitive(renewedAt))
        if (expiresAt != null) put("expiresAt", JsonPrimitive(expiresAt))
        if (isLifetime != null) put("isLifetime", JsonPrimitive(isLifetime))
        if (willRenew != null) put("willRenew", JsonPrimitive(willRenew))
        if (state != null) put("state", state.toJson())
        if (offerType != null) put("offerType", offerType.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallNativeAndroidEntitlement {
            val members = json.members()
            members.constant("type", "SERVICE_LEVEL")
            return SuperwallNativeAndroidEntitlement(
                identifier = members.required("identifier") { it.text() },
                isActive = members.required("isActive") { it.boolean() },
                productIds = members.required("productIds") { it.list { it.text() } },
                latestProductId = members.optional("latestProductId") { it.text() },
                store = members.optional("store") { SuperwallAndroidStore.fromJson(it) },
                startsAt = members.optional("startsAt") { it.integer() },
                renewedAt = members.optional("renewedAt") { it.integer() },
                expiresAt = members.optional("expiresAt") { it.integer() },
                isLifetime = members.optional("isLifetime") { it.boolean() },
                willRenew = members.optional("willRenew") { it.boolean() },
                state = members.optional("state") { SuperwallAndroidState.fromJson(it) },
                offerType = members.optional("offerType") { OfferType.fromJson(it) },
            )
        }
    }
}

/** It failed. */
public data class SuperwallNativeAndroidError(
    /** The code; empty where nobody told. */
    public val code: String,
    /** Why. */
    public val error: SuperwallError,
) : SuperwallNativeAndroidReply, WireValue {
    /** Tells which result this is. */
    override val status: String get() = "ERROR"

    override fun toJson(): JsonObject = buildJsonObject {
        put("status", "ERROR")
        put("code", JsonPrimitive(code))
        put("error", error.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallNativeAndroidError {
            val members = json.members()
            members.constant("status", "ERROR")
            return SuperwallNativeAndroidError(
                code = members.required("code") { it.text() },
                error = members.required("error") { SuperwallError.fromJson(it) },
            )
        }
    }
}

/** The code was too old or used already. */
public data class SuperwallNativeAndroidExpiredCode(
    /** The code; empty where nobody told. */
    public val code: String,
    /** What became of it. */
    public val expired: SuperwallExpired,
) : SuperwallNativeAndroidReply, WireValue {
    /** Tells which result this is. */
    override val status: String get() = "CODE_EXPIRED"

    override fun toJson(): JsonObject = buildJsonObject {
        put("status", "CODE_EXPIRED")
        put("code", JsonPrimitive(code))
        put("expired", expired.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallNativeAndroidExpiredCode {
            val members = json.members()
            members.constant("status", "CODE_EXPIRED")
            return SuperwallNativeAndroidExpiredCode(
                code = members.required("code") { it.text() },
                expired = members.required("expired") { SuperwallExpired.fromJson(it) },
            )
        }
    }
}

/** The code was good, its subscription has run out. */
public data class SuperwallNativeAndroidExpiredSubscription(
    /** The code; empty where nobody told. */
    public val code: String,
    /** What it once gave. */
    public val redemptionInfo: SuperwallNativeAndroidRedemptionInfo,
) : SuperwallNativeAndroidReply, WireValue {
    /** Tells which result this is. */
    override val status: String get() = "EXPIRED_SUBSCRIPTION"

    override fun toJson(): JsonObject = buildJsonObject {
        put("status", "EXPIRED_SUBSCRIPTION")
        put("code", JsonPrimitive(code))
        put("redemptionInfo", redemptionInfo.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallNativeAndroidExpiredSubscription {
            val members = json.members()
            members.constant("status", "EXPIRED_SUBSCRIPTION")
            return SuperwallNativeAndroidExpiredSubscription(
                code = members.required("code") { it.text() },
                redemptionInfo = members.required("redemptionInfo") { SuperwallNativeAndroidRedemptionInfo.fromJson(it) },
            )
        }
    }
}

/** The user may use nothing. */
public data object SuperwallNativeAndroidInactiveStatus : SuperwallNativeAndroidStatus, WireValue {
    /** Tells the status. */
    override val type: String get() = "Inactive"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "Inactive")
    }

    /**
     * Reads one.
     * @throws UnexpectedJson where it is none.
     */
    public fun fromJson(json: JsonElement): SuperwallNativeAndroidInactiveStatus {
        val members = json.members()
        members.constant("type", "Inactive")
        return SuperwallNativeAndroidInactiveStatus
    }
}

/** There is no such code. */
public data class SuperwallNativeAndroidInvalidCode(
    /** The code; empty where nobody told. */
    public val code: String,
) : SuperwallNativeAndroidReply, WireValue {
    /** Tells which result this is. */
    override val status: String get() = "INVALID_CODE"

    override fun toJson(): JsonObject = buildJsonObject {
        put("status", "INVALID_CODE")
        put("code", JsonPrimitive(code))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallNativeAndroidInvalidCode {
            val members = json.members()
            members.constant("status", "INVALID_CODE")
            return SuperwallNativeAndroidInvalidCode(
                code = members.required("code") { it.text() },
            )
        }
    }
}

/** One purchase that does not renew. */
public data class SuperwallNativeAndroidNonSubscription(
    /** The store's name of the transaction. */
    public val transactionId: String,
    /** The product. */
    public val productId: String,
    /** When it was bought; milliseconds since 1970-01-01T00:00:00Z. */
    public val purchaseDate: Long,
    /** Whether it is used up; never here. */
    public val isConsumable: Boolean,
    /** Whether it was refunded. */
    public val isRevoked: Boolean,
    /** Where it was bought; null where nobody told. */
    public val store: SuperwallAndroidStore?,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("transactionId", JsonPrimitive(transactionId))
        put("productId", JsonPrimitive(productId))
        put("purchaseDate", JsonPrimitive(purchaseDate))
        put("isConsumable", JsonPrimitive(isConsumable))
        put("isRevoked", JsonPrimitive(isRevoked))
        put("store", (store?.let { present -> present.toJson() } ?: JsonNull))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallNativeAndroidNonSubscription {
            val members = json.members()
            return SuperwallNativeAndroidNonSubscription(
                transactionId = members.required("transactionId") { it.text() },
                productId = members.required("productId") { it.text() },
                purchaseDate = members.required("purchaseDate") { it.integer() },
                isConsumable = members.required("isConsumable") { it.boolean() },
                isRevoked = members.required("isRevoked") { it.boolean() },
                store = members.nullable("store") { SuperwallAndroidStore.fromJson(it) },
            )
        }
    }
}

/** Who bought it. */
public data class SuperwallNativeAndroidPurchaserInfo(
    /** The buyer; empty where nobody told. */
    public val appUserId: String,
    /** What the store calls the buyer. */
    public val storeIdentifiers: SuperwallNativeAndroidStoreIdentifiers,
    /** The full address; absent where nobody told. */
    public val email: String? = null,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("appUserId", JsonPrimitive(appUserId))
        if (email != null) put("email", JsonPrimitive(email))
        put("storeIdentifiers", storeIdentifiers.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallNativeAndroidPurchaserInfo {
            val members = json.members()
            return SuperwallNativeAndroidPurchaserInfo(
                appUserId = members.required("appUserId") { it.text() },
                storeIdentifiers = members.required("storeIdentifiers") { SuperwallNativeAndroidStoreIdentifiers.fromJson(it) },
                email = members.optional("email") { it.text() },
            )
        }
    }
}

/** What the redemption gave. */
public data class SuperwallNativeAndroidRedemptionInfo(
    /** Who owns it now. */
    public val ownership: SuperwallOwnership,
    /** Who bought it. */
    public val purchaserInfo: SuperwallNativeAndroidPurchaserInfo,
    /** What the owner may use, by ascending identifier. */
    public val entitlements: List<SuperwallNativeAndroidEntitlement>,
    /** The paywall that led to it; absent for a grant by hand. */
    public val paywallInfo: SuperwallAndroidPaywallInfo? = null,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("ownership", ownership.toJson())
        put("purchaserInfo", purchaserInfo.toJson())
        if (paywallInfo != null) put("paywallInfo", paywallInfo.toJson())
        put("entitlements", JsonArray(entitlements.map { it.toJson() }))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallNativeAndroidRedemptionInfo {
            val members = json.members()
            return SuperwallNativeAndroidRedemptionInfo(
                ownership = members.required("ownership") { SuperwallOwnership.fromJson(it) },
                purchaserInfo = members.required("purchaserInfo") { SuperwallNativeAndroidPurchaserInfo.fromJson(it) },
                entitlements = members.required("entitlements") { it.list { SuperwallNativeAndroidEntitlement.fromJson(it) } },
                paywallInfo = members.optional("paywallInfo") { SuperwallAndroidPaywallInfo.fromJson(it) },
            )
        }
    }
}

/** What the app is told of a redemption. */
public sealed interface SuperwallNativeAndroidReply : WireValue {
    /** Tells the cases apart. */
    public val status: String

    /** What a newer server says and this client does not know; the whole of it. */
    public data class Unknown(public val json: JsonObject) : SuperwallNativeAndroidReply {
        override val status: String get() = json.required("status") { it.text() }

        override fun toJson(): JsonObject = json
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallNativeAndroidReply {
            val members = json.members()
            return when (members.required("status") { it.text() }) {
                "SUCCESS" -> SuperwallNativeAndroidSuccess.fromJson(json)
                "ERROR" -> SuperwallNativeAndroidError.fromJson(json)
                "CODE_EXPIRED" -> SuperwallNativeAndroidExpiredCode.fromJson(json)
                "INVALID_CODE" -> SuperwallNativeAndroidInvalidCode.fromJson(json)
                "EXPIRED_SUBSCRIPTION" -> SuperwallNativeAndroidExpiredSubscription.fromJson(json)
                else -> Unknown(members)
            }
        }
    }
}

/** The subscription status. */
public sealed interface SuperwallNativeAndroidStatus : WireValue {
    /** Tells the cases apart. */
    public val type: String

    /** What a newer server says and this client does not know; the whole of it. */
    public data class Unrecognized(public val json: JsonObject) : SuperwallNativeAndroidStatus {
        override val type: String get() = json.required("type") { it.text() }

        override fun toJson(): JsonObject = json
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallNativeAndroidStatus {
            val members = json.members()
            return when (members.required("type") { it.text() }) {
                "Active" -> SuperwallNativeAndroidActiveStatus.fromJson(json)
                "Inactive" -> SuperwallNativeAndroidInactiveStatus.fromJson(json)
                "Unknown" -> SuperwallNativeAndroidUnknownStatus.fromJson(json)
                else -> Unrecognized(members)
            }
        }
    }
}

/** What a store calls a buyer and the purchases. */
public sealed interface SuperwallNativeAndroidStoreIdentifiers : WireValue {
    /** Tells the cases apart. */
    public val store: String

    /** What a newer server says and this client does not know; the whole of it. */
    public data class Unrecognized(public val json: JsonObject) : SuperwallNativeAndroidStoreIdentifiers {
        override val store: String get() = json.required("store") { it.text() }

        override fun toJson(): JsonObject = json
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallNativeAndroidStoreIdentifiers {
            val members = json.members()
            return when (members.required("store") { it.text() }) {
                "STRIPE" -> SuperwallStripeIdentifiers.fromJson(json)
                "PADDLE" -> SuperwallPaddleIdentifiers.fromJson(json)
                "UNKNOWN" -> SuperwallNativeAndroidUnknownIdentifiers.fromJson(json)
                else -> Unrecognized(members)
            }
        }
    }
}

/** One subscription. */
public data class SuperwallNativeAndroidSubscription(
    /** The store's name of the transaction; empty where nobody told. */
    public val transactionId: String,
    /** The product. */
    public val productId: String,
    /** Latest purchase or renewal; milliseconds since 1970-01-01T00:00:00Z. */
    public val purchaseDate: Long,
    /** Whether it will be renewed at its end. */
    public val willRenew: Boolean,
    /** Whether it was refunded. */
    public val isRevoked: Boolean,
    /** Whether a grace period runs. */
    public val isInGracePeriod: Boolean,
    /** Whether the store tries a failed payment again. */
    public val isInBillingRetryPeriod: Boolean,
    /** Whether it gives access now. */
    public val isActive: Boolean,
    /** End of the paid time; null for ever; milliseconds since 1970-01-01T00:00:00Z. */
    public val expirationDate: Long?,
    /** Where it was bought; null where nobody told. */
    public val store: SuperwallAndroidStore?,
    /** The offer it was bought under; absent for none. */
    public val offerType: OfferType? = null,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("transactionId", JsonPrimitive(transactionId))
        put("productId", JsonPrimitive(productId))
        put("purchaseDate", JsonPrimitive(purchaseDate))
        put("willRenew", JsonPrimitive(willRenew))
        put("isRevoked", JsonPrimitive(isRevoked))
        put("isInGracePeriod", JsonPrimitive(isInGracePeriod))
        put("isInBillingRetryPeriod", JsonPrimitive(isInBillingRetryPeriod))
        put("isActive", JsonPrimitive(isActive))
        put("expirationDate", (expirationDate?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("store", (store?.let { present -> present.toJson() } ?: JsonNull))
        if (offerType != null) put("offerType", offerType.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallNativeAndroidSubscription {
            val members = json.members()
            return SuperwallNativeAndroidSubscription(
                transactionId = members.required("transactionId") { it.text() },
                productId = members.required("productId") { it.text() },
                purchaseDate = members.required("purchaseDate") { it.integer() },
                willRenew = members.required("willRenew") { it.boolean() },
                isRevoked = members.required("isRevoked") { it.boolean() },
                isInGracePeriod = members.required("isInGracePeriod") { it.boolean() },
                isInBillingRetryPeriod = members.required("isInBillingRetryPeriod") { it.boolean() },
                isActive = members.required("isActive") { it.boolean() },
                expirationDate = members.nullable("expirationDate") { it.integer() },
                store = members.nullable("store") { SuperwallAndroidStore.fromJson(it) },
                offerType = members.optional("offerType") { OfferType.fromJson(it) },
            )
        }
    }
}

/** The purchase is redeemed. */
public data class SuperwallNativeAndroidSuccess(
    /** The code; empty where nobody told. */
    public val code: String,
    /** What it gave. */
    public val redemptionInfo: SuperwallNativeAndroidRedemptionInfo,
) : SuperwallNativeAndroidReply, WireValue {
    /** Tells which result this is. */
    override val status: String get() = "SUCCESS"

    override fun toJson(): JsonObject = buildJsonObject {
        put("status", "SUCCESS")
        put("code", JsonPrimitive(code))
        put("redemptionInfo", redemptionInfo.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallNativeAndroidSuccess {
            val members = json.members()
            members.constant("status", "SUCCESS")
            return SuperwallNativeAndroidSuccess(
                code = members.required("code") { it.text() },
                redemptionInfo = members.required("redemptionInfo") { SuperwallNativeAndroidRedemptionInfo.fromJson(it) },
            )
        }
    }
}

/** Another store's names. */
public data class SuperwallNativeAndroidUnknownIdentifiers(
    /** Whatever the store tells. */
    public val properties: JSONObject,
) : SuperwallNativeAndroidStoreIdentifiers, WireValue {
    /** The only word that Android has for it. */
    override val store: String get() = "UNKNOWN"

    override fun toJson(): JsonObject = buildJsonObject {
        put("store", "UNKNOWN")
        put("properties", properties)
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallNativeAndroidUnknownIdentifiers {
            val members = json.members()
            members.constant("store", "UNKNOWN")
            return SuperwallNativeAndroidUnknownIdentifiers(
                properties = members.required("properties") { it.members() },
            )
        }
    }
}

/** Nobody knows yet. */
public data object SuperwallNativeAndroidUnknownStatus : SuperwallNativeAndroidStatus, WireValue {
    /** Tells the status. */
    override val type: String get() = "Unknown"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "Unknown")
    }

    /**
     * Reads one.
     * @throws UnexpectedJson where it is none.
     */
    public fun fromJson(json: JsonElement): SuperwallNativeAndroidUnknownStatus {
        val members = json.members()
        members.constant("type", "Unknown")
        return SuperwallNativeAndroidUnknownStatus
    }
}

/** The user may use something. */
public data class SuperwallNativeIosActiveStatus(
    /** What the user may use. */
    public val entitlements: List<SuperwallNativeIosEntitlement>,
) : SuperwallNativeIosStatus, WireValue {
    /** Tells the status. */
    override val type: String get() = "active"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "active")
        put("entitlements", JsonArray(entitlements.map { it.toJson() }))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallNativeIosActiveStatus {
            val members = json.members()
            members.constant("type", "active")
            return SuperwallNativeIosActiveStatus(
                entitlements = members.required("entitlements") { it.list { SuperwallNativeIosEntitlement.fromJson(it) } },
            )
        }
    }
}

/** What the user has. */
public data class SuperwallNativeIosCustomerInfo(
    /** By ascending product. */
    public val subscriptions: List<SuperwallNativeIosSubscription>,
    /** By ascending transaction. */
    public val nonSubscriptions: List<SuperwallNativeIosNonSubscription>,
    /** By ascending identifier. */
    public val entitlements: List<SuperwallNativeIosEntitlement>,
    /** The app user; empty where a device owns. */
    public val userId: String,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("subscriptions", JsonArray(subscriptions.map { it.toJson() }))
        put("nonSubscriptions", JsonArray(nonSubscriptions.map { it.toJson() }))
        put("entitlements", JsonArray(entitlements.map { it.toJson() }))
        put("userId", JsonPrimitive(userId))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallNativeIosCustomerInfo {
            val members = json.members()
            return SuperwallNativeIosCustomerInfo(
                subscriptions = members.required("subscriptions") { it.list { SuperwallNativeIosSubscription.fromJson(it) } },
                nonSubscriptions = members.required("nonSubscriptions") { it.list { SuperwallNativeIosNonSubscription.fromJson(it) } },
                entitlements = members.required("entitlements") { it.list { SuperwallNativeIosEntitlement.fromJson(it) } },
                userId = members.required("userId") { it.text() },
            )
        }
    }
}

/** One entitlement. */
public data class SuperwallNativeIosEntitlement(
    /** The entitlement's identifier. */
    public val identifier: String,
    /** Whether it gives access now. */
    public val isActive: Boolean,
    /** Every product that gives it. */
    public val productIds: List<String>,
    /** The product that gives it now; absent for a grant by hand. */
    public val latestProductId: String? = null,
    /** Where that product was bought; absent where nobody told. */
    public val store: SuperwallIosStore? = null,
    /** First purchase; absent where nobody told; milliseconds since 1970-01-01T00:00:00Z. */
    public val startsAt: Long? = null,
    /** Latest renewal; absent where nobody told; milliseconds since 1970-01-01T00:00:00Z. */
    public val renewedAt: Long? = null,
    /** End of access; absent for ever; milliseconds since 1970-01-01T00:00:00Z. */
    public val expiresAt: Long? = null,
    /** Whether it never ends; absent where nobody told. */
    public val isLifetime: Boolean? = null,
    /** Whether it will be renewed; absent where nobody told. */
    public val willRenew: Boolean? = null,
    /** Where its subscription stands; absent where nobody told. */
    public val state: SuperwallIosState? = null,
    /** The offer it was bought under; absent for none. */
    public val offerType: OfferType? = null,
) : WireValue {
    /** The only type. */
    public val type: String get() = "SERVICE_LEVEL"

    override fun toJson(): JsonObject = buildJsonObject {
        put("identifier", JsonPrimitive(identifier))
        put("type", "SERVICE_LEVEL")
        put("isActive", JsonPrimitive(isActive))
        put("productIds", JsonArray(productIds.map { JsonPrimitive(it) }))
        if (latestProductId != null) put("latestProductId", JsonPrimitive(latestProductId))
        if (store != null) put("store", store.toJson())
        if (startsAt != null) put("startsAt", JsonPrimitive(startsAt))
        if (renewedAt != null) put("renewedAt", JsonPrimitive(renewedAt))
        if (expiresAt != null) put("expiresAt", JsonPrimitive(expiresAt))
        if (isLifetime != null) put("isLifetime", JsonPrimitive(isLifetime))
        if (willRenew != null) put("willRenew", JsonPrimitive(willRenew))
        if (state != null) put("state", state.toJson())
        if (offerType != null) put("offerType", offerType.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallNativeIosEntitlement {
            val members = json.members()
            members.constant("type", "SERVICE_LEVEL")
            return SuperwallNativeIosEntitlement(
                identifier = members.required("identifier") { it.text() },
                isActive = members.required("isActive") { it.boolean() },
                productIds = members.required("productIds") { it.list { it.text() } },
                latestProductId = members.optional("latestProductId") { it.text() },
                store = members.optional("store") { SuperwallIosStore.fromJson(it) },
                startsAt = members.optional("startsAt") { it.integer() },
                renewedAt = members.optional("renewedAt") { it.integer() },
                expiresAt = members.optional("expiresAt") { it.integer() },
                isLifetime = members.optional("isLifetime") { it.boolean() },
                willRenew = members.optional("willRenew") { it.boolean() },
                state = members.optional("state") { SuperwallIosState.fromJson(it) },
                offerType = members.optional("offerType") { OfferType.fromJson(it) },
            )
        }
    }
}

/** It failed. */
public data class SuperwallNativeIosError(
    /** The code; empty where nobody told. */
    public val code: String,
    /** Why. */
    public val error: SuperwallError,
) : SuperwallNativeIosReply, WireValue {
    /** Tells which result this is. */
    override val status: String get() = "ERROR"

    override fun toJson(): JsonObject = buildJsonObject {
        put("status", "ERROR")
        put("code", JsonPrimitive(code))
        put("error", error.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallNativeIosError {
            val members = json.members()
            members.constant("status", "ERROR")
            return SuperwallNativeIosError(
                code = members.required("code") { it.text() },
                error = members.required("error") { SuperwallError.fromJson(it) },
            )
        }
    }
}

/** The code was too old or used already. */
public data class SuperwallNativeIosExpiredCode(
    /** The code; empty where nobody told. */
    public val code: String,
    /** What became of it. */
    public val expired: SuperwallExpired,
) : SuperwallNativeIosReply, WireValue {
    /** Tells which result this is. */
    override val status: String get() = "CODE_EXPIRED"

    override fun toJson(): JsonObject = buildJsonObject {
        put("status", "CODE_EXPIRED")
        put("code", JsonPrimitive(code))
        put("expired", expired.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallNativeIosExpiredCode {
            val members = json.members()
            members.constant("status", "CODE_EXPIRED")
            return SuperwallNativeIosExpiredCode(
                code = members.required("code") { it.text() },
                expired = members.required("expired") { SuperwallExpired.fromJson(it) },
            )
        }
    }
}

/** The code was good, its subscription has run out. */
public data class SuperwallNativeIosExpiredSubscription(
    /** The code; empty where nobody told. */
    public val code: String,
    /** What it once gave. */
    public val redemptionInfo: SuperwallNativeIosRedemptionInfo,
) : SuperwallNativeIosReply, WireValue {
    /** Tells which result this is. */
    override val status: String get() = "EXPIRED_SUBSCRIPTION"

    override fun toJson(): JsonObject = buildJsonObject {
        put("status", "EXPIRED_SUBSCRIPTION")
        put("code", JsonPrimitive(code))
        put("redemptionInfo", redemptionInfo.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallNativeIosExpiredSubscription {
            val members = json.members()
            members.constant("status", "EXPIRED_SUBSCRIPTION")
            return SuperwallNativeIosExpiredSubscription(
                code = members.required("code") { it.text() },
                redemptionInfo = members.required("redemptionInfo") { SuperwallNativeIosRedemptionInfo.fromJson(it) },
            )
        }
    }
}

/** The user may use nothing. */
public data object SuperwallNativeIosInactiveStatus : SuperwallNativeIosStatus, WireValue {
    /** Tells the status. */
    override val type: String get() = "inactive"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "inactive")
    }

    /**
     * Reads one.
     * @throws UnexpectedJson where it is none.
     */
    public fun fromJson(json: JsonElement): SuperwallNativeIosInactiveStatus {
        val members = json.members()
        members.constant("type", "inactive")
        return SuperwallNativeIosInactiveStatus
    }
}

/** There is no such code. */
public data class SuperwallNativeIosInvalidCode(
    /** The code; empty where nobody told. */
    public val code: String,
) : SuperwallNativeIosReply, WireValue {
    /** Tells which result this is. */
    override val status: String get() = "INVALID_CODE"

    override fun toJson(): JsonObject = buildJsonObject {
        put("status", "INVALID_CODE")
        put("code", JsonPrimitive(code))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallNativeIosInvalidCode {
            val members = json.members()
            members.constant("status", "INVALID_CODE")
            return SuperwallNativeIosInvalidCode(
                code = members.required("code") { it.text() },
            )
        }
    }
}

/** One purchase that does not renew. */
public data class SuperwallNativeIosNonSubscription(
    /** The store's name of the transaction. */
    public val transactionId: String,
    /** The product. */
    public val productId: String,
    /** When it was bought; milliseconds since 1970-01-01T00:00:00Z. */
    public val purchaseDate: Long,
    /** Whether it is used up; never here. */
    public val isConsumable: Boolean,
    /** Whether it was refunded. */
    public val isRevoked: Boolean,
    /** Where it was bought; null where nobody told. */
    public val store: SuperwallIosStore?,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("transactionId", JsonPrimitive(transactionId))
        put("productId", JsonPrimitive(productId))
        put("purchaseDate", JsonPrimitive(purchaseDate))
        put("isConsumable", JsonPrimitive(isConsumable))
        put("isRevoked", JsonPrimitive(isRevoked))
        put("store", (store?.let { present -> present.toJson() } ?: JsonNull))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallNativeIosNonSubscription {
            val members = json.members()
            return SuperwallNativeIosNonSubscription(
                transactionId = members.required("transactionId") { it.text() },
                productId = members.required("productId") { it.text() },
                purchaseDate = members.required("purchaseDate") { it.integer() },
                isConsumable = members.required("isConsumable") { it.boolean() },
                isRevoked = members.required("isRevoked") { it.boolean() },
                store = members.nullable("store") { SuperwallIosStore.fromJson(it) },
            )
        }
    }
}

/** What the redemption gave. */
public data class SuperwallNativeIosRedemptionInfo(
    /** Who owns it now. */
    public val ownership: SuperwallOwnership,
    /** Who bought it. */
    public val purchaserInfo: SuperwallPurchaserInfo,
    /** What the owner may use, by ascending identifier. */
    public val entitlements: List<SuperwallNativeIosEntitlement>,
    /** The paywall that led to it; absent for a grant by hand. */
    public val paywallInfo: SuperwallPaywallInfo? = null,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("ownership", ownership.toJson())
        put("purchaserInfo", purchaserInfo.toJson())
        if (paywallInfo != null) put("paywallInfo", paywallInfo.toJson())
        put("entitlements", JsonArray(entitlements.map { it.toJson() }))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallNativeIosRedemptionInfo {
            val members = json.members()
            return SuperwallNativeIosRedemptionInfo(
                ownership = members.required("ownership") { SuperwallOwnership.fromJson(it) },
                purchaserInfo = members.required("purchaserInfo") { SuperwallPurchaserInfo.fromJson(it) },
                entitlements = members.required("entitlements") { it.list { SuperwallNativeIosEntitlement.fromJson(it) } },
                paywallInfo = members.optional("paywallInfo") { SuperwallPaywallInfo.fromJson(it) },
            )
        }
    }
}

/** What the app is told of a redemption. */
public sealed interface SuperwallNativeIosReply : WireValue {
    /** Tells the cases apart. */
    public val status: String

    /** What a newer server says and this client does not know; the whole of it. */
    public data class Unknown(public val json: JsonObject) : SuperwallNativeIosReply {
        override val status: String get() = json.required("status") { it.text() }

        override fun toJson(): JsonObject = json
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallNativeIosReply {
            val members = json.members()
            return when (members.required("status") { it.text() }) {
                "SUCCESS" -> SuperwallNativeIosSuccess.fromJson(json)
                "ERROR" -> SuperwallNativeIosError.fromJson(json)
                "CODE_EXPIRED" -> SuperwallNativeIosExpiredCode.fromJson(json)
                "INVALID_CODE" -> SuperwallNativeIosInvalidCode.fromJson(json)
                "EXPIRED_SUBSCRIPTION" -> SuperwallNativeIosExpiredSubscription.fromJson(json)
                else -> Unknown(members)
            }
        }
    }
}

/** The subscription status. */
public sealed interface SuperwallNativeIosStatus : WireValue {
    /** Tells the cases apart. */
    public val type: String

    /** What a newer server says and this client does not know; the whole of it. */
    public data class Unrecognized(public val json: JsonObject) : SuperwallNativeIosStatus {
        override val type: String get() = json.required("type") { it.text() }

        override fun toJson(): JsonObject = json
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallNativeIosStatus {
            val members = json.members()
            return when (members.required("type") { it.text() }) {
                "active" -> SuperwallNativeIosActiveStatus.fromJson(json)
                "inactive" -> SuperwallNativeIosInactiveStatus.fromJson(json)
                "unknown" -> SuperwallNativeIosUnknownStatus.fromJson(json)
                else -> Unrecognized(members)
            }
        }
    }
}

/** One subscription. */
public data class SuperwallNativeIosSubscription(
    /** The store's name of the transaction; empty where nobody told. */
    public val transactionId: String,
    /** The product. */
    public val productId: String,
    /** Latest purchase or renewal; milliseconds since 1970-01-01T00:00:00Z. */
    public val purchaseDate: Long,
    /** Whether it will be renewed at its end. */
    public val willRenew: Boolean,
    /** Whether it was refunded. */
    public val isRevoked: Boolean,
    /** Whether a grace period runs. */
    public val isInGracePeriod: Boolean,
    /** Whether the store tries a failed payment again. */
    public val isInBillingRetryPeriod: Boolean,
    /** Whether it gives access now. */
    public val isActive: Boolean,
    /** End of the paid time; null for ever; milliseconds since 1970-01-01T00:00:00Z. */
    public val expirationDate: Long?,
    /** Where it was bought; null where nobody told. */
    public val store: SuperwallIosStore?,
    /** The offer it was bought under; absent for none. */
    public val offerType: OfferType? = null,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("transactionId", JsonPrimitive(transactionId))
        put("productId", JsonPrimitive(productId))
        put("purchaseDate", JsonPrimitive(purchaseDate))
        put("willRenew", JsonPrimitive(willRenew))
        put("isRevoked", JsonPrimitive(isRevoked))
        put("isInGracePeriod", JsonPrimitive(isInGracePeriod))
        put("isInBillingRetryPeriod", JsonPrimitive(isInBillingRetryPeriod))
        put("isActive", JsonPrimitive(isActive))
        put("expirationDate", (expirationDate?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("store", (store?.let { present -> present.toJson() } ?: JsonNull))
        if (offerType != null) put("offerType", offerType.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallNativeIosSubscription {
            val members = json.members()
            return SuperwallNativeIosSubscription(
                transactionId = members.required("transactionId") { it.text() },
                productId = members.required("productId") { it.text() },
                purchaseDate = members.required("purchaseDate") { it.integer() },
                willRenew = members.required("willRenew") { it.boolean() },
                isRevoked = members.required("isRevoked") { it.boolean() },
                isInGracePeriod = members.required("isInGracePeriod") { it.boolean() },
                isInBillingRetryPeriod = members.required("isInBillingRetryPeriod") { it.boolean() },
                isActive = members.required("isActive") { it.boolean() },
                expirationDate = members.nullable("expirationDate") { it.integer() },
                store = members.nullable("store") { SuperwallIosStore.fromJson(it) },
                offerType = members.optional("offerType") { OfferType.fromJson(it) },
            )
        }
    }
}

/** The purchase is redeemed. */
public data class SuperwallNativeIosSuccess(
    /** The code; empty where nobody told. */
    public val code: String,
    /** What it gave. */
    public val redemptionInfo: SuperwallNativeIosRedemptionInfo,
) : SuperwallNativeIosReply, WireValue {
    /** Tells which result this is. */
    override val status: String get() = "SUCCESS"

    override fun toJson(): JsonObject = buildJsonObject {
        put("status", "SUCCESS")
        put("code", JsonPrimitive(code))
        put("redemptionInfo", redemptionInfo.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallNativeIosSuccess {
            val members = json.members()
            members.constant("status", "SUCCESS")
            return SuperwallNativeIosSuccess(
                code = members.required("code") { it.text() },
                redemptionInfo = members.required("redemptionInfo") { SuperwallNativeIosRedemptionInfo.fromJson(it) },
            )
        }
    }
}

/** Nobody knows yet. */
public data object SuperwallNativeIosUnknownStatus : SuperwallNativeIosStatus, WireValue {
    /** Tells the status. */
    override val type: String get() = "unknown"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "unknown")
    }

    /**
     * Reads one.
     * @throws UnexpectedJson where it is none.
     */
    public fun fromJson(json: JsonElement): SuperwallNativeIosUnknownStatus {
        val members = json.members()
        members.constant("type", "unknown")
        return SuperwallNativeIosUnknownStatus
    }
}

/** Who owns the purchase, on the wire. */
public sealed interface SuperwallOwnership : WireValue {
    /** Tells the cases apart. */
    public val type: String

    /** What a newer server says and this client does not know; the whole of it. */
    public data class Unknown(public val json: JsonObject) : SuperwallOwnership {
        override val type: String get() = json.required("type") { it.text() }

        override fun toJson(): JsonObject = json
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallOwnership {
            val members = json.members()
            return when (members.required("type") { it.text() }) {
                "APP_USER" -> SuperwallAppUserOwnership.fromJson(json)
                "DEVICE" -> SuperwallDeviceOwnership.fromJson(json)
                else -> Unknown(members)
            }
        }
    }
}

/** Paddle's names, on the wire. */
public data class SuperwallPaddleIdentifiers(
    /** Paddle's customer. */
    public val paddleCustomerId: String,
    /** Paddle's subscriptions. */
    public val paddleSubscriptionIds: List<String>,
) : SuperwallNativeAndroidStoreIdentifiers, SuperwallReactNativeAndroidStoreIdentifiers, SuperwallStoreIdentifiers, WireValue {
    /** Tells the store. */
    override val store: String get() = "PADDLE"

    override fun toJson(): JsonObject = buildJsonObject {
        put("store", "PADDLE")
        put("paddleCustomerId", JsonPrimitive(paddleCustomerId))
        put("paddleSubscriptionIds", JsonArray(paddleSubscriptionIds.map { JsonPrimitive(it) }))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallPaddleIdentifiers {
            val members = json.members()
            members.constant("store", "PADDLE")
            return SuperwallPaddleIdentifiers(
                paddleCustomerId = members.required("paddleCustomerId") { it.text() },
                paddleSubscriptionIds = members.required("paddleSubscriptionIds") { it.list { it.text() } },
            )
        }
    }
}

/** The paywall that led to the purchase, with the product's description. */
public data class SuperwallPaywallInfo(
    /** The paywall's identifier. */
    public val identifier: String,
    /** The placement that showed it. */
    public val placementName: String,
    /** The parameters that the app gave. */
    public val placementParams: JSONObject,
    /** The variant that was shown. */
    public val variantId: String,
    /** The experiment. */
    public val experimentId: String,
    /** The product chosen; absent where nobody told. */
    public val productIdentifier: String? = null,
    /** The product's description; absent where nobody told. */
    public val product: PaywallProduct? = null,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("identifier", JsonPrimitive(identifier))
        put("placementName", JsonPrimitive(placementName))
        put("placementParams", placementParams)
        put("variantId", JsonPrimitive(variantId))
        put("experimentId", JsonPrimitive(experimentId))
        if (productIdentifier != null) put("productIdentifier", JsonPrimitive(productIdentifier))
        if (product != null) put("product", product.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallPaywallInfo {
            val members = json.members()
            return SuperwallPaywallInfo(
                identifier = members.required("identifier") { it.text() },
                placementName = members.required("placementName") { it.text() },
                placementParams = members.required("placementParams") { it.members() },
                variantId = members.required("variantId") { it.text() },
                experimentId = members.required("experimentId") { it.text() },
                productIdentifier = members.optional("productIdentifier") { it.text() },
                product = members.optional("product") { PaywallProduct.fromJson(it) },
            )
        }
    }
}

/** Who bought it. */
public data class SuperwallPurchaserInfo(
    /** The buyer; empty where nobody told. */
    public val appUserId: String,
    /** What the store calls the buyer. */
    public val storeIdentifiers: SuperwallStoreIdentifiers,
    /** The full address; absent where nobody told. */
    public val email: String? = null,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("appUserId", JsonPrimitive(appUserId))
        if (email != null) put("email", JsonPrimitive(email))
        put("storeIdentifiers", storeIdentifiers.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallPurchaserInfo {
            val members = json.members()
            return SuperwallPurchaserInfo(
                appUserId = members.required("appUserId") { it.text() },
                storeIdentifiers = members.required("storeIdentifiers") { SuperwallStoreIdentifiers.fromJson(it) },
                email = members.optional("email") { it.text() },
            )
        }
    }
}

/** The user may use something. */
public data class SuperwallReactNativeAndroidActiveStatus(
    /** What the user may use. */
    public val entitlements: List<SuperwallReactNativeAndroidEntitlement>,
) : SuperwallReactNativeAndroidStatus, WireValue {
    /** Tells the status. */
    override val status: String get() = "ACTIVE"

    override fun toJson(): JsonObject = buildJsonObject {
        put("status", "ACTIVE")
        put("entitlements", JsonArray(entitlements.map { it.toJson() }))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallReactNativeAndroidActiveStatus {
            val members = json.members()
            members.constant("status", "ACTIVE")
            return SuperwallReactNativeAndroidActiveStatus(
                entitlements = members.required("entitlements") { it.list { SuperwallReactNativeAndroidEntitlement.fromJson(it) } },
            )
        }
    }
}

/** What the user has. */
public data class SuperwallReactNativeAndroidCustomerInfo(
    /** By ascending product. */
    public val subscriptions: List<SuperwallReactNativeAndroidSubscription>,
    /** By ascending transaction. */
    public val nonSubscriptions: List<SuperwallReactNativeAndroidNonSubscription>,
    /** By ascending identifier. */
    public val entitlements: List<SuperwallReactNativeIosEntitlement>,
    /** The app user; empty where a device owns. */
    public val userId: String,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("subscriptions", JsonArray(subscriptions.map { it.toJson() }))
        put("nonSubscriptions", JsonArray(nonSubscriptions.map { it.toJson() }))
        put("entitlements", JsonArray(entitlements.map { it.toJson() }))
        put("userId", JsonPrimitive(userId))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallReactNativeAndroidCustomerInfo {
            val members = json.members()
            return SuperwallReactNativeAndroidCustomerInfo(
                subscriptions = members.required("subscriptions") { it.list { SuperwallReactNativeAndroidSubscription.fromJson(it) } },
                nonSubscriptions = members.required("nonSubscriptions") { it.list { SuperwallReactNativeAndroidNonSubscription.fromJson(it) } },
                entitlements = members.required("entitlements") { it.list { SuperwallReactNativeIosEntitlement.fromJson(it) } },
                userId = members.required("userId") { it.text() },
            )
        }
    }
}

/** One entitlement, by its identifier. */
public data class SuperwallReactNativeAndroidEntitlement(
    /** The entitlement's identifier. */
    public val id: String,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("id", JsonPrimitive(id))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallReactNativeAndroidEntitlement {
            val members = json.members()
            return SuperwallReactNativeAndroidEntitlement(
                id = members.required("id") { it.text() },
            )
        }
    }
}

/** It failed. */
public data class SuperwallReactNativeAndroidError(
    /** The code; empty where nobody told. */
    public val code: String,
    /** Why. */
    public val error: SuperwallError,
) : SuperwallReactNativeAndroidReply, WireValue {
    /** Tells which result this is. */
    override val status: String get() = "ERROR"

    override fun toJson(): JsonObject = buildJsonObject {
        put("status", "ERROR")
        put("code", JsonPrimitive(code))
        put("error", error.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallReactNativeAndroidError {
            val members = json.members()
            members.constant("status", "ERROR")
            return SuperwallReactNativeAndroidError(
                code = members.required("code") { it.text() },
                error = members.required("error") { SuperwallError.fromJson(it) },
            )
        }
    }
}

/** The code was too old or used already. */
public data class SuperwallReactNativeAndroidExpiredCode(
    /** The code; empty where nobody told. */
    public val code: String,
    /** What became of it. */
    public val expired: SuperwallExpired,
) : SuperwallReactNativeAndroidReply, WireValue {
    /** Tells which result this is. */
    override val status: String get() = "CODE_EXPIRED"

    override fun toJson(): JsonObject = buildJsonObject {
        put("status", "CODE_EXPIRED")
        put("code", JsonPrimitive(code))
        put("expired", expired.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallReactNativeAndroidExpiredCode {
            val members = json.members()
            members.constant("status", "CODE_EXPIRED")
            return SuperwallReactNativeAndroidExpiredCode(
                code = members.required("code") { it.text() },
                expired = members.required("expired") { SuperwallExpired.fromJson(it) },
            )
        }
    }
}

/** The code was good, its subscription has run out. */
public data class SuperwallReactNativeAndroidExpiredSubscription(
    /** The code; empty where nobody told. */
    public val code: String,
    /** What it once gave. */
    public val redemptionInfo: SuperwallReactNativeAndroidRedemptionInfo,
) : SuperwallReactNativeAndroidReply, WireValue {
    /** Tells which result this is. */
    override val status: String get() = "EXPIRED_SUBSCRIPTION"

    override fun toJson(): JsonObject = buildJsonObject {
        put("status", "EXPIRED_SUBSCRIPTION")
        put("code", JsonPrimitive(code))
        put("redemptionInfo", redemptionInfo.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallReactNativeAndroidExpiredSubscription {
            val members = json.members()
            members.constant("status", "EXPIRED_SUBSCRIPTION")
            return SuperwallReactNativeAndroidExpiredSubscription(
                code = members.required("code") { it.text() },
                redemptionInfo = members.required("redemptionInfo") { SuperwallReactNativeAndroidRedemptionInfo.fromJson(it) },
            )
        }
    }
}

/** The user may use nothing. */
public data object SuperwallReactNativeAndroidInactiveStatus : SuperwallReactNativeAndroidStatus, WireValue {
    /** Tells the status. */
    override val status: String get() = "INACTIVE"

    override fun toJson(): JsonObject = buildJsonObject {
        put("status", "INACTIVE")
    }

    /**
     * Reads one.
     * @throws UnexpectedJson where it is none.
     */
    public fun fromJson(json: JsonElement): SuperwallReactNativeAndroidInactiveStatus {
        val members = json.members()
        members.constant("status", "INACTIVE")
        return SuperwallReactNativeAndroidInactiveStatus
    }
}

/** There is no such code. */
public data class SuperwallReactNativeAndroidInvalidCode(
    /** The code; empty where nobody told. */
    public val code: String,
) : SuperwallReactNativeAndroidReply, WireValue {
    /** Tells which result this is. */
    override val status: String get() = "INVALID_CODE"

    override fun toJson(): JsonObject = buildJsonObject {
        put("status", "INVALID_CODE")
        put("code", JsonPrimitive(code))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallReactNativeAndroidInvalidCode {
            val members = json.members()
            members.constant("status", "INVALID_CODE")
            return SuperwallReactNativeAndroidInvalidCode(
                code = members.required("code") { it.text() },
            )
        }
    }
}

/** One purchase that does not renew. */
public data class SuperwallReactNativeAndroidNonSubscription(
    /** The store's name of the transaction. */
    public val transactionId: String,
    /** The product. */
    public val productId: String,
    /** When it was bought; ISO 8601, UTC. */
    public val purchaseDate: String,
    /** Whether it is used up; never here. */
    public val isConsumable: Boolean,
    /** Whether it was refunded. */
    public val isRevoked: Boolean,
    /** Where it was bought; null where nobody told. */
    public val store: SuperwallAndroidStore?,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("transactionId", JsonPrimitive(transactionId))
        put("productId", JsonPrimitive(productId))
        put("purchaseDate", JsonPrimitive(purchaseDate))
        put("isConsumable", JsonPrimitive(isConsumable))
        put("isRevoked", JsonPrimitive(isRevoked))
        put("store", (store?.let { present -> present.toJson() } ?: JsonNull))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallReactNativeAndroidNonSubscription {
            val members = json.members()
            return SuperwallReactNativeAndroidNonSubscription(
                transactionId = members.required("transactionId") { it.text() },
                productId = members.required("productId") { it.text() },
                purchaseDate = members.required("purchaseDate") { it.text() },
                isConsumable = members.required("isConsumable") { it.boolean() },
                isRevoked = members.required("isRevoked") { it.boolean() },
                store = members.nullable("store") { SuperwallAndroidStore.fromJson(it) },
            )
        }
    }
}

/** The paywall that led to the purchase. */
public data class SuperwallReactNativeAndroidPaywallInfo(
    /** The paywall's identifier. */
    public val identifier: String,
    /** The placement that showed it. */
    public val placementName: String,
    /** The parameters that the app gave, each as JSON text. */
    public val placementParams: Map<String, String>,
    /** The variant that was shown. */
    public val variantId: String,
    /** The experiment. */
    public val experimentId: String,
    /** The product chosen; absent where nobody told. */
    public val productIdentifier: String? = null,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("identifier", JsonPrimitive(identifier))
        put("placementName", JsonPrimitive(placementName))
        put("placementParams", JsonObject(placementParams.mapValues { JsonPrimitive(it.value) }))
        put("variantId", JsonPrimitive(variantId))
        put("experimentId", JsonPrimitive(experimentId))
        if (productIdentifier != null) put("productIdentifier", JsonPrimitive(productIdentifier))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallReactNativeAndroidPaywallInfo {
            val members = json.members()
            return SuperwallReactNativeAndroidPaywallInfo(
                identifier = members.required("identifier") { it.text() },
                placementName = members.required("placementName") { it.text() },
                placementParams = members.required("placementParams") { it.map { it.text() } },
                variantId = members.required("variantId") { it.text() },
                experimentId = members.required("experimentId") { it.text() },
                productIdentifier = members.optional("productIdentifier") { it.text() },
            )
        }
    }
}

/** Who bought it. */
public data class SuperwallReactNativeAndroidPurchaserInfo(
    /** The buyer; empty where nobody told. */
    public val appUserId: String,
    /** What the store calls the buyer. */
    public val storeIdentifiers: SuperwallReactNativeAndroidStoreIdentifiers,
    /** The full address; absent where nobody told. Limits: at least 1 character. */
    public val email: String? = null,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("appUserId", JsonPrimitive(appUserId))
        if (email != null) put("email", JsonPrimitive(email))
        put("storeIdentifiers", storeIdentifiers.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallReactNativeAndroidPurchaserInfo {
            val members = json.members()
            return SuperwallReactNativeAndroidPurchaserInfo(
                appUserId = members.required("appUserId") { it.text() },
                storeIdentifiers = members.required("storeIdentifiers") { SuperwallReactNativeAndroidStoreIdentifiers.fromJson(it) },
                email = members.optional("email") { it.text() },
            )
        }
    }
}

/** What the redemption gave. */
public data class SuperwallReactNativeAndroidRedemptionInfo(
    /** Who owns it now. */
    public val ownership: SuperwallOwnership,
    /** Who bought it. */
    public val purchaserInfo: SuperwallReactNativeAndroidPurchaserInfo,
    /** What the owner may use, by ascending identifier. */
    public val entitlements: List<SuperwallReactNativeAndroidEntitlement>,
    /** The paywall that led to it; absent for a grant by hand. */
    public val paywallInfo: SuperwallReactNativeAndroidPaywallInfo? = null,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("ownership", ownership.toJson())
        put("purchaserInfo", purchaserInfo.toJson())
        if (paywallInfo != null) put("paywallInfo", paywallInfo.toJson())
        put("entitlements", JsonArray(entitlements.map { it.toJson() }))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallReactNativeAndroidRedemptionInfo {
            val members = json.members()
            return SuperwallReactNativeAndroidRedemptionInfo(
                ownership = members.required("ownership") { SuperwallOwnership.fromJson(it) },
                purchaserInfo = members.required("purchaserInfo") { SuperwallReactNativeAndroidPurchaserInfo.fromJson(it) },
                entitlements = members.required("entitlements") { it.list { SuperwallReactNativeAndroidEntitlement.fromJson(it) } },
                paywallInfo = members.optional("paywallInfo") { SuperwallReactNativeAndroidPaywallInfo.fromJson(it) },
            )
        }
    }
}

/** What the app is told of a redemption. */
public sealed interface SuperwallReactNativeAndroidReply : WireValue {
    /** Tells the cases apart. */
    public val status: String

    /** What a newer server says and this client does not know; the whole of it. */
    public data class Unknown(public val json: JsonObject) : SuperwallReactNativeAndroidReply {
        override val status: String get() = json.required("status") { it.text() }

        override fun toJson(): JsonObject = json
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallReactNativeAndroidReply {
            val members = json.members()
            return when (members.required("status") { it.text() }) {
                "SUCCESS" -> SuperwallReactNativeAndroidSuccess.fromJson(json)
                "ERROR" -> SuperwallReactNativeAndroidError.fromJson(json)
                "CODE_EXPIRED" -> SuperwallReactNativeAndroidExpiredCode.fromJson(json)
                "INVALID_CODE" -> SuperwallReactNativeAndroidInvalidCode.fromJson(json)
                "EXPIRED_SUBSCRIPTION" -> SuperwallReactNativeAndroidExpiredSubscription.fromJson(json)
                else -> Unknown(members)
            }
        }
    }
}

/** The subscription status. */
public sealed interface SuperwallReactNativeAndroidStatus : WireValue {
    /** Tells the cases apart. */
    public val status: String

    /** What a newer server says and this client does not know; the whole of it. */
    public data class Unrecognized(public val json: JsonObject) : SuperwallReactNativeAndroidStatus {
        override val status: String get() = json.required("status") { it.text() }

        override fun toJson(): JsonObject = json
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallReactNativeAndroidStatus {
            val members = json.members()
            return when (members.required("status") { it.text() }) {
                "ACTIVE" -> SuperwallReactNativeAndroidActiveStatus.fromJson(json)
                "INACTIVE" -> SuperwallReactNativeAndroidInactiveStatus.fromJson(json)
                "UNKNOWN" -> SuperwallReactNativeAndroidUnknownStatus.fromJson(json)
                else -> Unrecognized(members)
            }
        }
    }
}

/** What a store calls a buyer and the purchases. */
public sealed interface SuperwallReactNativeAndroidStoreIdentifiers : WireValue {
    /** Tells the cases apart. */
    public val store: String

    /** What a newer server says and this client does not know; the whole of it. */
    public data class Unrecognized(public val json: JsonObject) : SuperwallReactNativeAndroidStoreIdentifiers {
        override val store: String get() = json.required("store") { it.text() }

        override fun toJson(): JsonObject = json
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallReactNativeAndroidStoreIdentifiers {
            val members = json.members()
            return when (members.required("store") { it.text() }) {
                "STRIPE" -> SuperwallStripeIdentifiers.fromJson(json)
                "PADDLE" -> SuperwallPaddleIdentifiers.fromJson(json)
                "UNKNOWN" -> SuperwallReactNativeAndroidUnknownIdentifiers.fromJson(json)
                else -> Unrecognized(members)
            }
        }
    }
}

/** One subscription. */
public data class SuperwallReactNativeAndroidSubscription(
    /** The store's name of the transaction; empty where nobody told. */
    public val transactionId: String,
    /** The product. */
    public val productId: String,
    /** Latest purchase or renewal; ISO 8601, UTC. */
    public val purchaseDate: String,
    /** Whether it will be renewed at its end. */
    public val willRenew: Boolean,
    /** Whether it was refunded. */
    public val isRevoked: Boolean,
    /** Whether a grace period runs. */
    public val isInGracePeriod: Boolean,
    /** Whether the store tries a failed payment again. */
    public val isInBillingRetryPeriod: Boolean,
    /** Whether it gives access now. */
    public val isActive: Boolean,
    /** End of the paid time; null for ever; ISO 8601, UTC. */
    public val expirationDate: String?,
    /** Where it was bought; null where nobody told. */
    public val store: SuperwallAndroidStore?,
    /** The offer it was bought under; absent for none. */
    public val offerType: OfferType? = null,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("transactionId", JsonPrimitive(transactionId))
        put("productId", JsonPrimitive(productId))
        put("purchaseDate", JsonPrimitive(purchaseDate))
        put("willRenew", JsonPrimitive(willRenew))
        put("isRevoked", JsonPrimitive(isRevoked))
        put("isInGracePeriod", JsonPrimitive(isInGracePeriod))
        put("isInBillingRetryPeriod", JsonPrimitive(isInBillingRetryPeriod))
        put("isActive", JsonPrimitive(isActive))
        put("expirationDate", (expirationDate?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("store", (store?.let { present -> present.toJson() } ?: JsonNull))
        if (offerType != null) put("offerType", offerType.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallReactNativeAndroidSubscription {
            val members = json.members()
            return SuperwallReactNativeAndroidSubscription(
                transactionId = members.required("transactionId") { it.text() },
                productId = members.required("productId") { it.text() },
                purchaseDate = members.required("purchaseDate") { it.text() },
                willRenew = members.required("willRenew") { it.boolean() },
                isRevoked = members.required("isRevoked") { it.boolean() },
                isInGracePeriod = members.required("isInGracePeriod") { it.boolean() },
                isInBillingRetryPeriod = members.required("isInBillingRetryPeriod") { it.boolean() },
                isActive = members.required("isActive") { it.boolean() },
                expirationDate = members.nullable("expirationDate") { it.text() },
                store = members.nullable("store") { SuperwallAndroidStore.fromJson(it) },
                offerType = members.optional("offerType") { OfferType.fromJson(it) },
            )
        }
    }
}

/** The purchase is redeemed. */
public data class SuperwallReactNativeAndroidSuccess(
    /** The code; empty where nobody told. */
    public val code: String,
    /** What it gave. */
    public val redemptionInfo: SuperwallReactNativeAndroidRedemptionInfo,
) : SuperwallReactNativeAndroidReply, WireValue {
    /** Tells which result this is. */
    override val status: String get() = "SUCCESS"

    override fun toJson(): JsonObject = buildJsonObject {
        put("status", "SUCCESS")
        put("code", JsonPrimitive(code))
        put("redemptionInfo", redemptionInfo.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallReactNativeAndroidSuccess {
            val members = json.members()
            members.constant("status", "SUCCESS")
            return SuperwallReactNativeAndroidSuccess(
                code = members.required("code") { it.text() },
                redemptionInfo = members.required("redemptionInfo") { SuperwallReactNativeAndroidRedemptionInfo.fromJson(it) },
            )
        }
    }
}

/** Another store, of which no more is told. */
public data object SuperwallReactNativeAndroidUnknownIdentifiers : SuperwallReactNativeAndroidStoreIdentifiers, WireValue {
    /** The only word that Android has for it. */
    override val store: String get() = "UNKNOWN"

    override fun toJson(): JsonObject = buildJsonObject {
        put("store", "UNKNOWN")
    }

    /**
     * Reads one.
     * @throws UnexpectedJson where it is none.
     */
    public fun fromJson(json: JsonElement): SuperwallReactNativeAndroidUnknownIdentifiers {
        val members = json.members()
        members.constant("store", "UNKNOWN")
        return SuperwallReactNativeAndroidUnknownIdentifiers
    }
}

/** Nobody knows yet. */
public data object SuperwallReactNativeAndroidUnknownStatus : SuperwallReactNativeAndroidStatus, WireValue {
    /** Tells the status. */
    override val status: String get() = "UNKNOWN"

    override fun toJson(): JsonObject = buildJsonObject {
        put("status", "UNKNOWN")
    }

    /**
     * Reads one.
     * @throws UnexpectedJson where it is none.
     */
    public fun fromJson(json: JsonElement): SuperwallReactNativeAndroidUnknownStatus {
        val members = json.members()
        members.constant("status", "UNKNOWN")
        return SuperwallReactNativeAndroidUnknownStatus
    }
}

/** The user may use something. */
public data class SuperwallReactNativeIosActiveStatus(
    /** What the user may use. */
    public val entitlements: List<SuperwallReactNativeIosEntitlement>,
) : SuperwallReactNativeIosStatus, WireValue {
    /** Tells the status. */
    override val status: String get() = "ACTIVE"

    override fun toJson(): JsonObject = buildJsonObject {
        put("status", "ACTIVE")
        put("entitlements", JsonArray(entitlements.map { it.toJson() }))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallReactNativeIosActiveStatus {
            val members = json.members()
            members.constant("status", "ACTIVE")
            return SuperwallReactNativeIosActiveStatus(
                entitlements = members.required("entitlements") { it.list { SuperwallReactNativeIosEntitlement.fromJson(it) } },
            )
        }
    }
}

/** What the user has. */
public data class SuperwallReactNativeIosCustomerInfo(
    /** By ascending product. */
    public val subscriptions: List<SuperwallReactNativeIosSubscription>,
    /** By ascending transaction. */
    public val nonSubscriptions: List<SuperwallReactNativeIosNonSubscription>,
    /** By ascending identifier. */
    public val entitlements: List<SuperwallReactNativeIosEntitlement>,
    /** The app user; empty where a device owns. */
    public val userId: String,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("subscriptions", JsonArray(subscriptions.map { it.toJson() }))
        put("nonSubscriptions", JsonArray(nonSubscriptions.map { it.toJson() }))
        put("entitlements", JsonArray(entitlements.map { it.toJson() }))
        put("userId", JsonPrimitive(userId))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallReactNativeIosCustomerInfo {
            val members = json.members()
            return SuperwallReactNativeIosCustomerInfo(
                subscriptions = members.required("subscriptions") { it.list { SuperwallReactNativeIosSubscription.fromJson(it) } },
                nonSubscriptions = members.required("nonSubscriptions") { it.list { SuperwallReactNativeIosNonSubscription.fromJson(it) } },
                entitlements = members.required("entitlements") { it.list { SuperwallReactNativeIosEntitlement.fromJson(it) } },
                userId = members.required("userId") { it.text() },
            )
        }
    }
}

/** One entitlement, by its identifier. */
public data class SuperwallReactNativeIosEntitlement(
    /** The entitlement's identifier. */
    public val id: String,
) : WireValue {
    /** The only type. */
    public val type: String get() = "SERVICE_LEVEL"

    override fun toJson(): JsonObject = buildJsonObject {
        put("id", JsonPrimitive(id))
        put("type", "SERVICE_LEVEL")
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallReactNativeIosEntitlement {
            val members = json.members()
            members.constant("type", "SERVICE_LEVEL")
            return SuperwallReactNativeIosEntitlement(
                id = members.required("id") { it.text() },
            )
        }
    }
}

/** It failed. */
public data class SuperwallReactNativeIosError(
    /** The code; empty where nobody told. */
    public val code: String,
    /** Why. */
    public val error: SuperwallError,
) : SuperwallReactNativeIosReply, WireValue {
    /** Tells which result this is. */
    override val status: String get() = "ERROR"

    override fun toJson(): JsonObject = buildJsonObject {
        put("status", "ERROR")
        put("code", JsonPrimitive(code))
        put("error", error.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallReactNativeIosError {
            val members = json.members()
            members.constant("status", "ERROR")
            return SuperwallReactNativeIosError(
                code = members.required("code") { it.text() },
                error = members.required("error") { SuperwallError.fromJson(it) },
            )
        }
    }
}

/** The code was too old or used already. */
public data class SuperwallReactNativeIosExpiredCode(
    /** The code; empty where nobody told. */
    public val code: String,
    /** What became of it. */
    public val expired: SuperwallExpired,
) : SuperwallReactNativeIosReply, WireValue {
    /** Tells which result this is. */
    override val status: String get() = "CODE_EXPIRED"

    override fun toJson(): JsonObject = buildJsonObject {
        put("status", "CODE_EXPIRED")
        put("code", JsonPrimitive(code))
        put("expired", expired.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallReactNativeIosExpiredCode {
            val members = json.members()
            members.constant("status", "CODE_EXPIRED")
            return SuperwallReactNativeIosExpiredCode(
                code = members.required("code") { it.text() },
                expired = members.required("expired") { SuperwallExpired.fromJson(it) },
            )
        }
    }
}

/** The code was good, its subscription has run out. */
public data class SuperwallReactNativeIosExpiredSubscription(
    /** The code; empty where nobody told. */
    public val code: String,
    /** What it once gave. */
    public val redemptionInfo: SuperwallReactNativeIosRedemptionInfo,
) : SuperwallReactNativeIosReply, WireValue {
    /** Tells which result this is. */
    override val status: String get() = "EXPIRED_SUBSCRIPTION"

    override fun toJson(): JsonObject = buildJsonObject {
        put("status", "EXPIRED_SUBSCRIPTION")
        put("code", JsonPrimitive(code))
        put("redemptionInfo", redemptionInfo.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallReactNativeIosExpiredSubscription {
            val members = json.members()
            members.constant("status", "EXPIRED_SUBSCRIPTION")
            return SuperwallReactNativeIosExpiredSubscription(
                code = members.required("code") { it.text() },
                redemptionInfo = members.required("redemptionInfo") { SuperwallReactNativeIosRedemptionInfo.fromJson(it) },
            )
        }
    }
}

/** The user may use nothing. */
public data object SuperwallReactNativeIosInactiveStatus : SuperwallReactNativeIosStatus, WireValue {
    /** Tells the status. */
    override val status: String get() = "INACTIVE"

    override fun toJson(): JsonObject = buildJsonObject {
        put("status", "INACTIVE")
    }

    /**
     * Reads one.
     * @throws UnexpectedJson where it is none.
     */
    public fun fromJson(json: JsonElement): SuperwallReactNativeIosInactiveStatus {
        val members = json.members()
        members.constant("status", "INACTIVE")
        return SuperwallReactNativeIosInactiveStatus
    }
}

/** There is no such code. */
public data class SuperwallReactNativeIosInvalidCode(
    /** The code; empty where nobody told. */
    public val code: String,
) : SuperwallReactNativeIosReply, WireValue {
    /** Tells which result this is. */
    override val status: String get() = "INVALID_CODE"

    override fun toJson(): JsonObject = buildJsonObject {
        put("status", "INVALID_CODE")
        put("code", JsonPrimitive(code))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallReactNativeIosInvalidCode {
            val members = json.members()
            members.constant("status", "INVALID_CODE")
            return SuperwallReactNativeIosInvalidCode(
                code = members.required("code") { it.text() },
            )
        }
    }
}

/** One purchase that does not renew. */
public data class SuperwallReactNativeIosNonSubscription(
    /** The store's name of the transaction. */
    public val transactionId: String,
    /** The product. */
    public val productId: String,
    /** When it was bought; ISO 8601, UTC. */
    public val purchaseDate: String,
    /** Whether it is used up; never here. */
    public val isConsumable: Boolean,
    /** Whether it was refunded. */
    public val isRevoked: Boolean,
    /** Where it was bought; null where nobody told. */
    public val store: SuperwallIosStore?,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("transactionId", JsonPrimitive(transactionId))
        put("productId", JsonPrimitive(productId))
        put("purchaseDate", JsonPrimitive(purchaseDate))
        put("isConsumable", JsonPrimitive(isConsumable))
        put("isRevoked", JsonPrimitive(isRevoked))
        put("store", (store?.let { present -> present.toJson() } ?: JsonNull))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallReactNativeIosNonSubscription {
            val members = json.members()
            return SuperwallReactNativeIosNonSubscription(
                transactionId = members.required("transactionId") { it.text() },
                productId = members.required("productId") { it.text() },
                purchaseDate = members.required("purchaseDate") { it.text() },
                isConsumable = members.required("isConsumable") { it.boolean() },
                isRevoked = members.required("isRevoked") { it.boolean() },
                store = members.nullable("store") { SuperwallIosStore.fromJson(it) },
            )
        }
    }
}

/** What the redemption gave. */
public data class SuperwallReactNativeIosRedemptionInfo(
    /** Who owns it now. */
    public val ownership: SuperwallOwnership,
    /** Who bought it. */
    public val purchaserInfo: SuperwallPurchaserInfo,
    /** What the owner may use, by ascending identifier. */
    public val entitlements: List<SuperwallReactNativeIosEntitlement>,
    /** The paywall that led to it; absent for a grant by hand. */
    public val paywallInfo: SuperwallPaywallInfo? = null,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("ownership", ownership.toJson())
        put("purchaserInfo", purchaserInfo.toJson())
        if (paywallInfo != null) put("paywallInfo", paywallInfo.toJson())
        put("entitlements", JsonArray(entitlements.map { it.toJson() }))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallReactNativeIosRedemptionInfo {
            val members = json.members()
            return SuperwallReactNativeIosRedemptionInfo(
                ownership = members.required("ownership") { SuperwallOwnership.fromJson(it) },
                purchaserInfo = members.required("purchaserInfo") { SuperwallPurchaserInfo.fromJson(it) },
                entitlements = members.required("entitlements") { it.list { SuperwallReactNativeIosEntitlement.fromJson(it) } },
                paywallInfo = members.optional("paywallInfo") { SuperwallPaywallInfo.fromJson(it) },
            )
        }
    }
}

/** What the app is told of a redemption. */
public sealed interface SuperwallReactNativeIosReply : WireValue {
    /** Tells the cases apart. */
    public val status: String

    /** What a newer server says and this client does not know; the whole of it. */
    public data class Unknown(public val json: JsonObject) : SuperwallReactNativeIosReply {
        override val status: String get() = json.required("status") { it.text() }

        override fun toJson(): JsonObject = json
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallReactNativeIosReply {
            val members = json.members()
            return when (members.required("status") { it.text() }) {
                "SUCCESS" -> SuperwallReactNativeIosSuccess.fromJson(json)
                "ERROR" -> SuperwallReactNativeIosError.fromJson(json)
                "CODE_EXPIRED" -> SuperwallReactNativeIosExpiredCode.fromJson(json)
                "INVALID_CODE" -> SuperwallReactNativeIosInvalidCode.fromJson(json)
                "EXPIRED_SUBSCRIPTION" -> SuperwallReactNativeIosExpiredSubscription.fromJson(json)
                else -> Unknown(members)
            }
        }
    }
}

/** The subscription status. */
public sealed interface SuperwallReactNativeIosStatus : WireValue {
    /** Tells the cases apart. */
    public val status: String

    /** What a newer server says and this client does not know; the whole of it. */
    public data class Unrecognized(public val json: JsonObject) : SuperwallReactNativeIosStatus {
        override val status: String get() = json.required("status") { it.text() }

        override fun toJson(): JsonObject = json
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallReactNativeIosStatus {
            val members = json.members()
            return when (members.required("status") { it.text() }) {
                "ACTIVE" -> SuperwallReactNativeIosActiveStatus.fromJson(json)
                "INACTIVE" -> SuperwallReactNativeIosInactiveStatus.fromJson(json)
                "UNKNOWN" -> SuperwallReactNativeIosUnknownStatus.fromJson(json)
                else -> Unrecognized(members)
            }
        }
    }
}

/** One subscription. */
public data class SuperwallReactNativeIosSubscription(
    /** The store's name of the transaction; empty where nobody told. */
    public val transactionId: String,
    /** The product. */
    public val productId: String,
    /** Latest purchase or renewal; ISO 8601, UTC. */
    public val purchaseDate: String,
    /** Whether it will be renewed at its end. */
    public val willRenew: Boolean,
    /** Whether it was refunded. */
    public val isRevoked: Boolean,
    /** Whether a grace period runs. */
    public val isInGracePeriod: Boolean,
    /** Whether the store tries a failed payment again. */
    public val isInBillingRetryPeriod: Boolean,
    /** Whether it gives access now. */
    public val isActive: Boolean,
    /** End of the paid time; null for ever; ISO 8601, UTC. */
    public val expirationDate: String?,
    /** Where it was bought; null where nobody told. */
    public val store: SuperwallIosStore?,
    /** The offer it was bought under; absent for none. */
    public val offerType: OfferType? = null,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("transactionId", JsonPrimitive(transactionId))
        put("productId", JsonPrimitive(productId))
        put("purchaseDate", JsonPrimitive(purchaseDate))
        put("willRenew", JsonPrimitive(willRenew))
        put("isRevoked", JsonPrimitive(isRevoked))
        put("isInGracePeriod", JsonPrimitive(isInGracePeriod))
        put("isInBillingRetryPeriod", JsonPrimitive(isInBillingRetryPeriod))
        put("isActive", JsonPrimitive(isActive))
        put("expirationDate", (expirationDate?.let { present -> JsonPrimitive(present) } ?: JsonNull))
        put("store", (store?.let { present -> present.toJson() } ?: JsonNull))
        if (offerType != null) put("offerType", offerType.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallReactNativeIosSubscription {
            val members = json.members()
            return SuperwallReactNativeIosSubscription(
                transactionId = members.required("transactionId") { it.text() },
                productId = members.required("productId") { it.text() },
                purchaseDate = members.required("purchaseDate") { it.text() },
                willRenew = members.required("willRenew") { it.boolean() },
                isRevoked = members.required("isRevoked") { it.boolean() },
                isInGracePeriod = members.required("isInGracePeriod") { it.boolean() },
                isInBillingRetryPeriod = members.required("isInBillingRetryPeriod") { it.boolean() },
                isActive = members.required("isActive") { it.boolean() },
                expirationDate = members.nullable("expirationDate") { it.text() },
                store = members.nullable("store") { SuperwallIosStore.fromJson(it) },
                offerType = members.optional("offerType") { OfferType.fromJson(it) },
            )
        }
    }
}

/** The purchase is redeemed. */
public data class SuperwallReactNativeIosSuccess(
    /** The code; empty where nobody told. */
    public val code: String,
    /** What it gave. */
    public val redemptionInfo: SuperwallReactNativeIosRedemptionInfo,
) : SuperwallReactNativeIosReply, WireValue {
    /** Tells which result this is. */
    override val status: String get() = "SUCCESS"

    override fun toJson(): JsonObject = buildJsonObject {
        put("status", "SUCCESS")
        put("code", JsonPrimitive(code))
        put("redemptionInfo", redemptionInfo.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallReactNativeIosSuccess {
            val members = json.members()
            members.constant("status", "SUCCESS")
            return SuperwallReactNativeIosSuccess(
                code = members.required("code") { it.text() },
                redemptionInfo = members.required("redemptionInfo") { SuperwallReactNativeIosRedemptionInfo.fromJson(it) },
            )
        }
    }
}

/** Nobody knows yet. */
public data object SuperwallReactNativeIosUnknownStatus : SuperwallReactNativeIosStatus, WireValue {
    /** Tells the status. */
    override val status: String get() = "UNKNOWN"

    override fun toJson(): JsonObject = buildJsonObject {
        put("status", "UNKNOWN")
    }

    /**
     * Reads one.
     * @throws UnexpectedJson where it is none.
     */
    public fun fromJson(json: JsonElement): SuperwallReactNativeIosUnknownStatus {
        val members = json.members()
        members.constant("status", "UNKNOWN")
        return SuperwallReactNativeIosUnknownStatus
    }
}

/**
 * What a store calls a buyer and the purchases. Told apart by `store`; a name that is neither `STRIPE` nor `PADDLE` is
 * another store's.
 */
public sealed interface SuperwallStoreIdentifiers : WireValue {
    /** Tells the cases apart. */
    public val store: String

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallStoreIdentifiers {
            val members = json.members()
            return when (members.required("store") { it.text() }) {
                "STRIPE" -> SuperwallStripeIdentifiers.fromJson(json)
                "PADDLE" -> SuperwallPaddleIdentifiers.fromJson(json)
                else -> SuperwallFlatIdentifiers.fromJson(json)
            }
        }
    }
}

/** Stripe's names, on the wire. */
public data class SuperwallStripeIdentifiers(
    /** Stripe's customer. */
    public val stripeCustomerId: String,
    /** Subscriptions (`sub_…`), or Checkout sessions (`cs_…`) of one-time purchases. */
    public val stripeSubscriptionIds: List<String>,
) : SuperwallNativeAndroidStoreIdentifiers, SuperwallReactNativeAndroidStoreIdentifiers, SuperwallStoreIdentifiers, WireValue {
    /** Tells the store. */
    override val store: String get() = "STRIPE"

    override fun toJson(): JsonObject = buildJsonObject {
        put("store", "STRIPE")
        put("stripeCustomerId", JsonPrimitive(stripeCustomerId))
        put("stripeSubscriptionIds", JsonArray(stripeSubscriptionIds.map { JsonPrimitive(it) }))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallStripeIdentifiers {
            val members = json.members()
            members.constant("store", "STRIPE")
            return SuperwallStripeIdentifiers(
                stripeCustomerId = members.required("stripeCustomerId") { it.text() },
                stripeSubscriptionIds = members.required("stripeSubscriptionIds") { it.list { it.text() } },
            )
        }
    }
}

/** The user may use something. */
public data object SuperwallUnityAndroidActiveStatus : SuperwallUnityAndroidStatus, WireValue {
    /** Tells the status. */
    override val type: String get() = "active"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "active")
    }

    /**
     * Reads one.
     * @throws UnexpectedJson where it is none.
     */
    public fun fromJson(json: JsonElement): SuperwallUnityAndroidActiveStatus {
        val members = json.members()
        members.constant("type", "active")
        return SuperwallUnityAndroidActiveStatus
    }
}

/** The user may use nothing. */
public data object SuperwallUnityAndroidInactiveStatus : SuperwallUnityAndroidStatus, WireValue {
    /** Tells the status. */
    override val type: String get() = "inactive"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "inactive")
    }

    /**
     * Reads one.
     * @throws UnexpectedJson where it is none.
     */
    public fun fromJson(json: JsonElement): SuperwallUnityAndroidInactiveStatus {
        val members = json.members()
        members.constant("type", "inactive")
        return SuperwallUnityAndroidInactiveStatus
    }
}

/** The subscription status. */
public sealed interface SuperwallUnityAndroidStatus : WireValue {
    /** Tells the cases apart. */
    public val type: String

    /** What a newer server says and this client does not know; the whole of it. */
    public data class Unrecognized(public val json: JsonObject) : SuperwallUnityAndroidStatus {
        override val type: String get() = json.required("type") { it.text() }

        override fun toJson(): JsonObject = json
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallUnityAndroidStatus {
            val members = json.members()
            return when (members.required("type") { it.text() }) {
                "active" -> SuperwallUnityAndroidActiveStatus.fromJson(json)
                "inactive" -> SuperwallUnityAndroidInactiveStatus.fromJson(json)
                "unknown" -> SuperwallUnityAndroidUnknownStatus.fromJson(json)
                else -> Unrecognized(members)
            }
        }
    }
}

/** Nobody knows yet. */
public data object SuperwallUnityAndroidUnknownStatus : SuperwallUnityAndroidStatus, WireValue {
    /** Tells the status. */
    override val type: String get() = "unknown"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "unknown")
    }

    /**
     * Reads one.
     * @throws UnexpectedJson where it is none.
     */
    public fun fromJson(json: JsonElement): SuperwallUnityAndroidUnknownStatus {
        val members = json.members()
        members.constant("type", "unknown")
        return SuperwallUnityAndroidUnknownStatus
    }
}

/** What the user has, as far as Unity is told. */
public data class SuperwallUnityCustomerInfo(
    /** The app user; empty where a device owns. */
    public val userId: String,
    /** By ascending identifier. */
    public val entitlements: List<SuperwallUnityEntitlement>,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("userId", JsonPrimitive(userId))
        put("entitlements", JsonArray(entitlements.map { it.toJson() }))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallUnityCustomerInfo {
            val members = json.members()
            return SuperwallUnityCustomerInfo(
                userId = members.required("userId") { it.text() },
                entitlements = members.required("entitlements") { it.list { SuperwallUnityEntitlement.fromJson(it) } },
            )
        }
    }
}

/** One entitlement. */
public data class SuperwallUnityEntitlement(
    /** The entitlement's identifier. */
    public val id: String,
    /** Whether it gives access now. */
    public val isActive: Boolean,
    /** Every product that gives it. */
    public val productIds: List<String>,
) : WireValue {
    /** The only type. */
    public val type: String get() = "serviceLevel"

    override fun toJson(): JsonObject = buildJsonObject {
        put("id", JsonPrimitive(id))
        put("type", "serviceLevel")
        put("isActive", JsonPrimitive(isActive))
        put("productIds", JsonArray(productIds.map { JsonPrimitive(it) }))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallUnityEntitlement {
            val members = json.members()
            members.constant("type", "serviceLevel")
            return SuperwallUnityEntitlement(
                id = members.required("id") { it.text() },
                isActive = members.required("isActive") { it.boolean() },
                productIds = members.required("productIds") { it.list { it.text() } },
            )
        }
    }
}

/** It failed. */
public data class SuperwallUnityError(
    /** The code; empty where nobody told. */
    public val code: String,
    /** Why, for people. */
    public val error: String,
) : SuperwallUnityReply, WireValue {
    /** Tells which result this is. */
    override val type: String get() = "error"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "error")
        put("code", JsonPrimitive(code))
        put("error", JsonPrimitive(error))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallUnityError {
            val members = json.members()
            members.constant("type", "error")
            return SuperwallUnityError(
                code = members.required("code") { it.text() },
                error = members.required("error") { it.text() },
            )
        }
    }
}

/** The code was too old or used already. */
public data class SuperwallUnityExpiredCode(
    /** The code; empty where nobody told. */
    public val code: String,
    /** Whether a new link was sent. */
    public val resent: Boolean,
    /** Where to, masked; absent where nobody told. */
    public val obfuscatedEmail: String? = null,
) : SuperwallUnityReply, WireValue {
    /** Tells which result this is. */
    override val type: String get() = "expiredCode"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "expiredCode")
        put("code", JsonPrimitive(code))
        put("resent", JsonPrimitive(resent))
        if (obfuscatedEmail != null) put("obfuscatedEmail", JsonPrimitive(obfuscatedEmail))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallUnityExpiredCode {
            val members = json.members()
            members.constant("type", "expiredCode")
            return SuperwallUnityExpiredCode(
                code = members.required("code") { it.text() },
                resent = members.required("resent") { it.boolean() },
                obfuscatedEmail = members.optional("obfuscatedEmail") { it.text() },
            )
        }
    }
}

/** The code was good, its subscription has run out. */
public data class SuperwallUnityExpiredSubscription(
    /** The code; empty where nobody told. */
    public val code: String,
    /** What it once gave. */
    public val redemptionInfo: SuperwallUnityRedemptionInfo,
) : SuperwallUnityReply, WireValue {
    /** Tells which result this is. */
    override val type: String get() = "expiredSubscription"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "expiredSubscription")
        put("code", JsonPrimitive(code))
        put("redemptionInfo", redemptionInfo.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallUnityExpiredSubscription {
            val members = json.members()
            members.constant("type", "expiredSubscription")
            return SuperwallUnityExpiredSubscription(
                code = members.required("code") { it.text() },
                redemptionInfo = members.required("redemptionInfo") { SuperwallUnityRedemptionInfo.fromJson(it) },
            )
        }
    }
}

/** There is no such code. */
public data class SuperwallUnityInvalidCode(
    /** The code; empty where nobody told. */
    public val code: String,
) : SuperwallUnityReply, WireValue {
    /** Tells which result this is. */
    override val type: String get() = "invalidCode"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "invalidCode")
        put("code", JsonPrimitive(code))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallUnityInvalidCode {
            val members = json.members()
            members.constant("type", "invalidCode")
            return SuperwallUnityInvalidCode(
                code = members.required("code") { it.text() },
            )
        }
    }
}

/** The user may use something. */
public data class SuperwallUnityIosActiveStatus(
    /** What the user may use. */
    public val entitlements: List<SuperwallUnityEntitlement>,
) : SuperwallUnityIosStatus, WireValue {
    /** Tells the status. */
    override val type: String get() = "active"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "active")
        put("entitlements", JsonArray(entitlements.map { it.toJson() }))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallUnityIosActiveStatus {
            val members = json.members()
            members.constant("type", "active")
            return SuperwallUnityIosActiveStatus(
                entitlements = members.required("entitlements") { it.list { SuperwallUnityEntitlement.fromJson(it) } },
            )
        }
    }
}

/** The user may use nothing. */
public data object SuperwallUnityIosInactiveStatus : SuperwallUnityIosStatus, WireValue {
    /** Tells the status. */
    override val type: String get() = "inactive"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "inactive")
    }

    /**
     * Reads one.
     * @throws UnexpectedJson where it is none.
     */
    public fun fromJson(json: JsonElement): SuperwallUnityIosInactiveStatus {
        val members = json.members()
        members.constant("type", "inactive")
        return SuperwallUnityIosInactiveStatus
    }
}

/** The subscription status. */
public sealed interface SuperwallUnityIosStatus : WireValue {
    /** Tells the cases apart. */
    public val type: String

    /** What a newer server says and this client does not know; the whole of it. */
    public data class Unrecognized(public val json: JsonObject) : SuperwallUnityIosStatus {
        override val type: String get() = json.required("type") { it.text() }

        override fun toJson(): JsonObject = json
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallUnityIosStatus {
            val members = json.members()
            return when (members.required("type") { it.text() }) {
                "active" -> SuperwallUnityIosActiveStatus.fromJson(json)
                "inactive" -> SuperwallUnityIosInactiveStatus.fromJson(json)
                "unknown" -> SuperwallUnityIosUnknownStatus.fromJson(json)
                else -> Unrecognized(members)
            }
        }
    }
}

/** Nobody knows yet. */
public data object SuperwallUnityIosUnknownStatus : SuperwallUnityIosStatus, WireValue {
    /** Tells the status. */
    override val type: String get() = "unknown"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "unknown")
    }

    /**
     * Reads one.
     * @throws UnexpectedJson where it is none.
     */
    public fun fromJson(json: JsonElement): SuperwallUnityIosUnknownStatus {
        val members = json.members()
        members.constant("type", "unknown")
        return SuperwallUnityIosUnknownStatus
    }
}

/** What the redemption gave, as far as Unity is told. */
public data class SuperwallUnityRedemptionInfo(
    /** What the owner may use, by ascending identifier. */
    public val entitlements: List<SuperwallUnityEntitlement>,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("entitlements", JsonArray(entitlements.map { it.toJson() }))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallUnityRedemptionInfo {
            val members = json.members()
            return SuperwallUnityRedemptionInfo(
                entitlements = members.required("entitlements") { it.list { SuperwallUnityEntitlement.fromJson(it) } },
            )
        }
    }
}

/** What the app is told of a redemption. */
public sealed interface SuperwallUnityReply : WireValue {
    /** Tells the cases apart. */
    public val type: String

    /** What a newer server says and this client does not know; the whole of it. */
    public data class Unknown(public val json: JsonObject) : SuperwallUnityReply {
        override val type: String get() = json.required("type") { it.text() }

        override fun toJson(): JsonObject = json
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallUnityReply {
            val members = json.members()
            return when (members.required("type") { it.text() }) {
                "success" -> SuperwallUnitySuccess.fromJson(json)
                "error" -> SuperwallUnityError.fromJson(json)
                "expiredCode" -> SuperwallUnityExpiredCode.fromJson(json)
                "invalidCode" -> SuperwallUnityInvalidCode.fromJson(json)
                "expiredSubscription" -> SuperwallUnityExpiredSubscription.fromJson(json)
                else -> Unknown(members)
            }
        }
    }
}

/** The purchase is redeemed. */
public data class SuperwallUnitySuccess(
    /** The code; empty where nobody told. */
    public val code: String,
    /** What it gave. */
    public val redemptionInfo: SuperwallUnityRedemptionInfo,
) : SuperwallUnityReply, WireValue {
    /** Tells which result this is. */
    override val type: String get() = "success"

    override fun toJson(): JsonObject = buildJsonObject {
        put("type", "success")
        put("code", JsonPrimitive(code))
        put("redemptionInfo", redemptionInfo.toJson())
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallUnitySuccess {
            val members = json.members()
            members.constant("type", "success")
            return SuperwallUnitySuccess(
                code = members.required("code") { it.text() },
                redemptionInfo = members.required("redemptionInfo") { SuperwallUnityRedemptionInfo.fromJson(it) },
            )
        }
    }
}
