// Made by `redemption codegen --language kotlin` from the schemas of RedemptionKit; do not edit.

package org.redemptionkit.generated

import kotlinx.serialization.json.*

/**
 * What a paywall's button does after the purchase.
 *
 * @property wire the value in the JSON.
 */
public enum class AfterPurchase(public val wire: String) : WireValue {
    APP_DEFAULT("appDefault"),
    REDEMPTION_PAGE("redemptionPage"),
    DEEP_LINK("deepLink"),
    CUSTOM_URL("customUrl"),
    ;

    override fun toJson(): JsonElement = JsonPrimitive(wire)

}

/**
 * Where a paywall opens a checkout: in a sheet of the app, whose page reports the end to the SDK, or outside the app.
 *
 * @property wire the value in the JSON.
 */
public enum class CheckoutBrowser(public val wire: String) : WireValue {
    IN_APP("inApp"),
    EXTERNAL("external"),
    ;

    override fun toJson(): JsonElement = JsonPrimitive(wire)

}

/** A checkout that an SDK waits for. */
public data class PendingCheckout(
    /** Its id at the service. */
    public val checkoutContextId: String,
    /** The product. */
    public val product: String,
    /** How many more times the SDK asks when the app comes to the foreground. Limits: at least 1, at most 5. */
    public val remainingAttempts: Long,
    /** When the SDK last stored it, in milliseconds since 1970. It expires a minute later. */
    public val updatedAt: Long,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("checkoutContextId", JsonPrimitive(checkoutContextId))
        put("product", JsonPrimitive(product))
        put("remainingAttempts", JsonPrimitive(remainingAttempts))
        put("updatedAt", JsonPrimitive(updatedAt))
    }

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): PendingCheckout {
            val members = json.members()
            return PendingCheckout(
                checkoutContextId = members.required("checkoutContextId") { it.text() },
                product = members.required("product") { it.text() },
                remainingAttempts = members.required("remainingAttempts") { it.integer() },
                updatedAt = members.required("updatedAt") { it.integer() },
            )
        }
    }
}

/** Where the buyer is sent: a link with a code, or the app owner's page with the purchase in its query. */
public sealed interface PostPurchase : WireValue {
    /** The value in the JSON. */
    public val wire: String

    override fun toJson(): JsonElement = JsonPrimitive(wire)

    public data object Redeem : PostPurchase { override val wire: String get() = "redeem" }
    public data object Redirect : PostPurchase { override val wire: String get() = "redirect" }

    /** A word of a newer server. */
    public data class Unknown(override val wire: String) : PostPurchase

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): PostPurchase {
            val wire = json.text()
            return entries.firstOrNull { it.wire == wire } ?: Unknown(wire)
        }

        /** All words of this release. */
        public val entries: List<PostPurchase> get() = listOf(
            Redeem, Redirect,
        )
    }
}

/** A Superwall link without a code. */
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
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
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
