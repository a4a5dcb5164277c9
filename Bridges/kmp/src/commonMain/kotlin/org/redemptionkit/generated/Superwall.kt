// Made by `redemption codegen --language kotlin` from the schemas of RedemptionKit; do not edit.

package org.redemptionkit.generated

import kotlinx.serialization.json.*

/**
 * What a paywall's button does after the purchase.
 *
 * @property wire what is on the wire.
 */
public enum class AfterPurchase(public val wire: String) : WireValue {
    APP_DEFAULT("appDefault"),
    REDEMPTION_PAGE("redemptionPage"),
    DEEP_LINK("deepLink"),
    CUSTOM_URL("customUrl"),
    ;

    override fun toJson(): JsonElement = JsonPrimitive(wire)

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): AfterPurchase {
            val wire = json.text()
            return entries.firstOrNull { it.wire == wire } ?: throw UnexpectedJson(expected = "one of appDefault, redemptionPage, deepLink, customUrl")
        }
    }
}

/**
 * Where a paywall opens a checkout: in a sheet of the app, whose page reports the end to the SDK, or outside the app.
 *
 * @property wire what is on the wire.
 */
public enum class CheckoutBrowser(public val wire: String) : WireValue {
    IN_APP("inApp"),
    EXTERNAL("external"),
    ;

    override fun toJson(): JsonElement = JsonPrimitive(wire)

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): CheckoutBrowser {
            val wire = json.text()
            return entries.firstOrNull { it.wire == wire } ?: throw UnexpectedJson(expected = "one of inApp, external")
        }
    }
}

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
    /** Its host; empty for none. */
    public val host: String,
    /** Its query; empty for none. Android decodes it. */
    public val query: String,
    /** Its fragment; empty for none. Android decodes it. */
    public val fragment: String,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("url", JsonPrimitive(url))
        put("path", JsonPrimitive(path))
        put("lastPathComponent", JsonPrimitive(lastPathComponent))
        put("pathExtension", JsonPrimitive(pathExtension))
        put("host", JsonPrimitive(host))
        put("query", JsonPrimitive(query))
        put("fragment", JsonPrimitive(fragment))
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
                host = members.required("host") { it.text() },
                query = members.required("query") { it.text() },
                fragment = members.required("fragment") { it.text() },
            )
        }
    }
}

/** iOS: a redemption under a paywall began a trial. */
public data class FreeTrialStartEvent(
    /** The product. */
    public val productId: String,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("product_id", JsonPrimitive(productId))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): FreeTrialStartEvent {
            val members = json.members()
            return FreeTrialStartEvent(
                productId = members.required("product_id") { it.text() },
            )
        }
    }
}

/** Expo: a placement's paywall cannot be shown. */
public data class PaywallErrorEvent(
    /** Why. */
    public val errorString: String,
    /** The name that the call gave to its handler. */
    public val handlerId: String,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("errorString", JsonPrimitive(errorString))
        put("handlerId", JsonPrimitive(handlerId))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): PaywallErrorEvent {
            val members = json.members()
            return PaywallErrorEvent(
                errorString = members.required("errorString") { it.text() },
                handlerId = members.required("handlerId") { it.text() },
            )
        }
    }
}

/** Expo: a placement was skipped. */
public data class PaywallSkipEvent(
    /** Why: an object with `type`. */
    public val skippedReason: JSONObject,
    /** The name that the call gave to its handler. */
    public val handlerId: String,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("skippedReason", skippedReason)
        put("handlerId", JsonPrimitive(handlerId))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): PaywallSkipEvent {
            val members = json.members()
            return PaywallSkipEvent(
                skippedReason = members.required("skippedReason") { it.members() },
                handlerId = members.required("handlerId") { it.text() },
            )
        }
    }
}

/** What the buyer is led to: a link with a code, or the app owner's page with the purchase in its query. */
public sealed interface PostPurchase : WireValue {
    /** What is on the wire. */
    public val wire: String

    override fun toJson(): JsonElement = JsonPrimitive(wire)

    /** `redeem`. */
    public data object Redeem : PostPurchase {
        override val wire: String get() = "redeem"
    }

    /** `redirect`. */
    public data object Redirect : PostPurchase {
        override val wire: String get() = "redirect"
    }

    /** What a newer server says and this client does not know. */
    public data class Unknown(override val wire: String) : PostPurchase

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): PostPurchase = when (val wire = json.text()) {
            "redeem" -> Redeem
            "redirect" -> Redirect
            else -> Unknown(wire)
        }
    }
}

/**
 * Why codes are sent: a link was opened, stored codes are sent again, or the user's ids of other services have changed.
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

/** iOS: a step of a checkout in a paywall's page. */
public data class StripeCheckoutEvent(
    /** Whether a placement led to the paywall. */
    public val isTriggeredFromEvent: Boolean,
    /** The product. */
    public val productIdentifier: String,
) : WireValue {
    /** Where it is paid. */
    public val store: String get() = "STRIPE"

    override fun toJson(): JsonObject = buildJsonObject {
        put("is_triggered_from_event", JsonPrimitive(isTriggeredFromEvent))
        put("store", "STRIPE")
        put("product_identifier", JsonPrimitive(productIdentifier))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): StripeCheckoutEvent {
            val members = json.members()
            members.constant("store", "STRIPE")
            return StripeCheckoutEvent(
                isTriggeredFromEvent = members.required("is_triggered_from_event") { it.boolean() },
                productIdentifier = members.required("product_identifier") { it.text() },
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

/** State of a subscription, as Superwall-Android writes it. */
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
    /** Its query, the last of each name; items without a value are left out. */
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

/** Why it failed. */
public data class SuperwallError(
    /** For people. Nothing else distinguishes a network failure from a server's error. */
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

/** A tracked event, as Expo's (`eventInfo`) and Unity's module (`eventType`, `params`) pass it on. */
public data class SuperwallEventInfo(
    /** Expo: `event` with the SDK's own name of the event and its values, and `params`. */
    public val eventInfo: JSONObject? = null,
    /** Unity: the name under which the native SDK tracks it. */
    public val eventType: String? = null,
    /** Unity: its params. */
    public val params: JSONObject? = null,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        if (eventInfo != null) put("eventInfo", eventInfo)
        if (eventType != null) put("eventType", JsonPrimitive(eventType))
        if (params != null) put("params", params)
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): SuperwallEventInfo {
            val members = json.members()
            return SuperwallEventInfo(
                eventInfo = members.optional("eventInfo") { it.members() },
                eventType = members.optional("eventType") { it.text() },
                params = members.optional("params") { it.members() },
            )
        }
    }
}

/** What is told of an expired code. */
public data class SuperwallExpired(
    /** True if a new link was sent. */
    public val resent: Boolean,
    /** Where to, masked; absent if unknown. */
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

/** State of a subscription, as SuperwallKit writes it. */
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
    /** The status. */
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
    /** The app user. Without one: the alias on iOS and in Flutter, empty in the other Android SDKs. */
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

/** One entitlement with all its fields; null if unknown. */
public data class SuperwallKmpAndroidEntitlement(
    /** The entitlement's identifier. */
    public val id: String,
    /** True if it gives access now. */
    public val isActive: Boolean,
    /** Every product that gives it. */
    public val productIds: List<String>,
    /** The product that gives it now; null for a grant by hand. */
    public val latestProductId: String?,
    /** Where that product was bought; null if unknown. */
    public val store: SuperwallIosStore?,
    /** First purchase; null if unknown; milliseconds since 1970-01-01T00:00:00Z. */
    public val startsAt: Long?,
    /** Latest renewal; null if unknown; milliseconds since 1970-01-01T00:00:00Z. */
    public val renewedAt: Long?,
    /** End of access; null if it never ends; milliseconds since 1970-01-01T00:00:00Z. */
    public val expiresAt: Long?,
    /** Whether it never ends; null if unknown. */
    public val isLifetime: Boolean?,
    /** Whether it will be renewed; null if unknown. */
    public val willRenew: Boolean?,
    /** State of its subscription; null if unknown. */
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
                store = members.nullable("store") { SuperwallIosStore.fromJson(it) },
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
    /** The code; empty if unknown. */
    public val code: String,
    /** Why. */
    public val error: SuperwallError,
) : SuperwallKmpAndroidReply, WireValue {
    /** The kind of result. */
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
    /** The code; empty if unknown. */
    public val code: String,
    /** What became of it. */
    public val info: SuperwallExpired,
) : SuperwallKmpAndroidReply, WireValue {
    /** The kind of result. */
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
    /** The code; empty if unknown. */
    public val code: String,
    /** What it once gave. */
    public val redemptionInfo: SuperwallKmpAndroidRedemptionInfo,
) : SuperwallKmpAndroidReply, WireValue {
    /** The kind of result. */
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
    /** The status. */
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
    /** The code; empty if unknown. */
    public val code: String,
) : SuperwallKmpAndroidReply, WireValue {
    /** The kind of result. */
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
    /** True if it is used up; never here. */
    public val isConsumable: Boolean,
    /** True if it was refunded. */
    public val isRevoked: Boolean,
    /** Where it was bought; null if unknown. */
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
        public fun fromJson(json: JsonElement): SuperwallKmpAndroidNonSubscription {
            val members = json.members()
            members.constant("type", "NonSubscriptionTransaction")
            return SuperwallKmpAndroidNonSubscription(
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
    /** The store's name of the transaction; empty if unknown. */
    public val transactionId: String,
    /** The product. */
    public val productId: String,
    /** Latest purchase or renewal; milliseconds since 1970-01-01T00:00:00Z. */
    public val purchaseDate: Long,
    /** True if it will be renewed at its end. */
    public val willRenew: Boolean,
    /** True if it was refunded. */
    public val isRevoked: Boolean,
    /** True if a grace period runs. */
    public val isInGracePeriod: Boolean,
    /** True if the store tries a failed payment again. */
    public val isInBillingRetryPeriod: Boolean,
    /** True if it gives access now. */
    public val isActive: Boolean,
    /** End of the paid time; null if it never ends; milliseconds since 1970-01-01T00:00:00Z. */
    public val expirationDate: Long?,
    /** Where it was bought; null if unknown. */
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
                store = members.nullable("store") { SuperwallIosStore.fromJson(it) },
                offerType = members.optional("offerType") { OfferType.fromJson(it) },
            )
        }
    }
}

/** The purchase is redeemed. */
public data class SuperwallKmpAndroidSuccess(
    /** The code; empty if unknown. */
    public val code: String,
    /** What it gave. */
    public val redemptionInfo: SuperwallKmpAndroidRedemptionInfo,
) : SuperwallKmpAndroidReply, WireValue {
    /** The kind of result. */
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

/** Not known yet. */
public data object SuperwallKmpAndroidUnknownStatus : SuperwallKmpAndroidStatus, WireValue {
    /** The status. */
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
    /** The status. */
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
    /** The app user. Without one: the alias on iOS and in Flutter, empty in the other Android SDKs. */
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

/** One entitlement with all its fields; null if unknown. */
public data class SuperwallKmpIosEntitlement(
    /** The entitlement's identifier. */
    public val id: String,
    /** True if it gives access now. */
    public val isActive: Boolean,
    /** Every product that gives it. */
    public val productIds: List<String>,
    /** The product that gives it now; null for a grant by hand. */
    public val latestProductId: String?,
    /** Where that product was bought; null if unknown. */
    public val store: SuperwallIosStore?,
    /** First purchase; null if unknown; milliseconds since 1970-01-01T00:00:00Z. */
    public val startsAt: Long?,
    /** Latest renewal; null if unknown; milliseconds since 1970-01-01T00:00:00Z. */
    public val renewedAt: Long?,
    /** End of access; null if it never ends; milliseconds since 1970-01-01T00:00:00Z. */
    public val expiresAt: Long?,
    /** Whether it never ends; null if unknown. */
    public val isLifetime: Boolean?,
    /** Whether it will be renewed; null if unknown. */
    public val willRenew: Boolean?,
    /** State of its subscription; null if unknown. */
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
    /** The code; empty if unknown. */
    public val code: String,
    /** Why. */
    public val error: SuperwallError,
) : SuperwallKmpIosReply, WireValue {
    /** The kind of result. */
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
    /** The code; empty if unknown. */
    public val code: String,
    /** What became of it. */
    public val info: SuperwallExpired,
) : SuperwallKmpIosReply, WireValue {
    /** The kind of result. */
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
    /** The code; empty if unknown. */
    public val code: String,
    /** What it once gave. */
    public val redemptionInfo: SuperwallKmpIosRedemptionInfo,
) : SuperwallKmpIosReply, WireValue {
    /** The kind of result. */
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
    /** The status. */
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
    /** The code; empty if unknown. */
    public val code: String,
) : SuperwallKmpIosReply, WireValue {
    /** The kind of result. */
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
    /** True if it is used up; never here. */
    public val isConsumable: Boolean,
    /** True if it was refunded. */
    public val isRevoked: Boolean,
    /** Where it was bought; null if unknown. */
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
    /** The store's name of the transaction; empty if unknown. */
    public val transactionId: String,
    /** The product. */
    public val productId: String,
    /** Latest purchase or renewal; milliseconds since 1970-01-01T00:00:00Z. */
    public val purchaseDate: Long,
    /** True if it will be renewed at its end. */
    public val willRenew: Boolean,
    /** True if it was refunded. */
    public val isRevoked: Boolean,
    /** True if a grace period runs. */
    public val isInGracePeriod: Boolean,
    /** True if the store tries a failed payment again. */
    public val isInBillingRetryPeriod: Boolean,
    /** True if it gives access now. */
    public val isActive: Boolean,
    /** End of the paid time; null if it never ends; milliseconds since 1970-01-01T00:00:00Z. */
    public val expirationDate: Long?,
    /** Where it was bought; null if unknown. */
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
    /** The code; empty if unknown. */
    public val code: String,
    /** What it gave. */
    public val redemptionInfo: SuperwallKmpIosRedemptionInfo,
) : SuperwallKmpIosReply, WireValue {
    /** The kind of result. */
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

/** Not known yet. */
public data object SuperwallKmpIosUnknownStatus : SuperwallKmpIosStatus, WireValue {
    /** The status. */
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
    /** The buyer; empty if unknown. */
    public val appUserId: String,
    /** What the store calls the buyer. */
    public val storeIdentifiers: SuperwallKmpStoreIdentifiers,
    /** The full address; absent if unknown. */
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
    /** Whatever the store reports. */
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

/** iOS: the buyer has left a checkout in a paywall's page. */
public data class TransactionAbandonEvent(
    /** The product. */
    public val productId: String,
) : WireValue {
    /** Where it would have been paid. */
    public val store: String get() = "STRIPE"

    /** Who started it: the SDK. */
    public val source: String get() = "SUPERWALL"

    override fun toJson(): JsonObject = buildJsonObject {
        put("store", "STRIPE")
        put("source", "SUPERWALL")
        put("product_id", JsonPrimitive(productId))
    }

    public companion object {
        /**
         * Reads one.
         * @throws UnexpectedJson where it is none.
         */
        public fun fromJson(json: JsonElement): TransactionAbandonEvent {
            val members = json.members()
            members.constant("store", "STRIPE")
            members.constant("source", "SUPERWALL")
            return TransactionAbandonEvent(
                productId = members.required("product_id") { it.text() },
            )
        }
    }
}
