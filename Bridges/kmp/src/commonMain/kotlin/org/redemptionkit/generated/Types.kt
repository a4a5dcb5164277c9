// Made by `redemption codegen --language kotlin` from the schemas of RedemptionKit; do not edit.

package org.redemptionkit.generated

import kotlinx.serialization.json.*

/** The service's answer does not contain the code of the request. */
public data object AbsentAnswer : ScriptedAnswer, WireValue {
    /** Marks an answer without an outcome. */
    override val kind: String get() = "absent"

    override fun toJson(): JsonObject = buildJsonObject {
        put("kind", "absent")
    }
}

/** An event that the client lets happen in the app. */
public data class AppEvent(
    /** Its name. */
    public val name: String,
    /** What a story says of it, as a sentence. */
    public val text: String? = null,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("name", JsonPrimitive(name))
        if (text != null) put("text", JsonPrimitive(text))
    }

}

/** An identified user of the app, or an anonymous one that the vendor counts as a user. */
public data class AppUserOwner(
    /** The app user. */
    public val appUserId: String,
) : Owner, WireValue {
    /** The kind of owner. */
    override val kind: String get() = "appUser"

    override fun toJson(): JsonObject = buildJsonObject {
        put("kind", "appUser")
        put("appUserId", JsonPrimitive(appUserId))
    }

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): AppUserOwner {
            val members = json.members()
            members.constant("kind", "appUser")
            return AppUserOwner(
                appUserId = members.required("appUserId") { it.text() },
            )
        }
    }
}

/** How the next charges of a subscription end: paid, not paid, or not paid before the first retry. */
public sealed interface Billing : WireValue {
    /** The value in the JSON. */
    public val wire: String

    override fun toJson(): JsonElement = JsonPrimitive(wire)

    public data object Succeeds : Billing { override val wire: String get() = "succeeds" }
    public data object Fails : Billing { override val wire: String get() = "fails" }
    public data object FailsThenSucceeds : Billing { override val wire: String get() = "failsThenSucceeds" }

    /** A word of a newer server. */
    public data class Unknown(override val wire: String) : Billing

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): Billing {
            val wire = json.text()
            return entries.firstOrNull { it.wire == wire } ?: Unknown(wire)
        }

        /** All words of this release. */
        public val entries: List<Billing> get() = listOf(
            Succeeds, Fails, FailsThenSucceeds,
        )
    }
}

/** A property of the client that does not hold. */
public data class BrokenProperty(
    /** Its name. */
    public val property: String,
    /** What is expected. */
    public val expected: String,
    /** What was seen. */
    public val seen: String,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("property", JsonPrimitive(property))
        put("expected", JsonPrimitive(expected))
        put("seen", JsonPrimitive(seen))
    }

}

/**
 * When a subscription changes to another product: now, with a new period, or at the next renewal.
 *
 * @property wire the value in the JSON.
 */
public enum class ChangeMoment(public val wire: String) : WireValue {
    NOW("now"),
    RENEWAL("renewal"),
    ;

    override fun toJson(): JsonElement = JsonPrimitive(wire)

}

/** What the channel returns: exactly one of `value`, `error` and `silent`. */
public sealed interface ChannelCallResult {
    /** A case of a newer server, as received. */
    public data class Unknown(public val json: JsonObject) : ChannelCallResult {
    }

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): ChannelCallResult {
            val members = json.members()
            return when {
                "value" in members -> ChannelValue.fromJson(json)
                "error" in members -> ChannelError.fromJson(json)
                "silent" in members -> ChannelSilence.fromJson(json)
                else -> Unknown(members)
            }
        }
    }
}

/** The native side returns an error. */
public data class ChannelError(
    /** The error as the channel returns it. */
    public val error: SDKError,
) : ChannelCallResult {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): ChannelError {
            val members = json.members()
            return ChannelError(
                error = members.required("error") { SDKError.fromJson(it) },
            )
        }
    }
}

/** The real native side never answers, so a client must not wait for it. */
public data class ChannelSilence(
    /** Why, for people. */
    public val silent: String,
) : ChannelCallResult {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): ChannelSilence {
            val members = json.members()
            return ChannelSilence(
                silent = members.required("silent") { it.text() },
            )
        }
    }
}

/** The native side returns a value. */
public data class ChannelValue(
    /** The value; null for none. A `ChannelMessage` for Unity's asynchronous calls. */
    public val value: JSONValue,
) : ChannelCallResult {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): ChannelValue {
            val members = json.members()
            return ChannelValue(
                value = members.required("value") { it },
            )
        }
    }
}

/** Something that a buyer can do on a page. */
public data class CheckoutAction(
    /** What it does. */
    public val kind: CheckoutActionKind,
    /** Its label. */
    public val text: String,
    /** The link, or the store's address; null if that is unknown. `link/qr` returns the code of a link to scan. */
    public val url: String?,
) {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): CheckoutAction {
            val members = json.members()
            return CheckoutAction(
                kind = members.required("kind") { CheckoutActionKind.fromJson(it) },
                text = members.required("text") { it.text() },
                url = members.nullable("url") { it.text() },
            )
        }
    }
}

/** What a buyer can do: open the link, scan it as a QR code, or get the app from its store. */
public sealed interface CheckoutActionKind {
    /** The value in the JSON. */
    public val wire: String

    public data object Redeem : CheckoutActionKind { override val wire: String get() = "redeem" }
    public data object Scan : CheckoutActionKind { override val wire: String get() = "scan" }
    public data object Install : CheckoutActionKind { override val wire: String get() = "install" }

    /** A word of a newer server. */
    public data class Unknown(override val wire: String) : CheckoutActionKind

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): CheckoutActionKind {
            val wire = json.text()
            return entries.firstOrNull { it.wire == wire } ?: Unknown(wire)
        }

        /** All words of this release. */
        public val entries: List<CheckoutActionKind> get() = listOf(
            Redeem, Scan, Install,
        )
    }
}

/**
 * Where a checkout takes place: a purchase link's hosted page, the vendor's SDK in a web page, or a paywall's button.
 *
 * @property wire the value in the JSON.
 */
public enum class CheckoutKind(public val wire: String) : WireValue {
    LINK("link"),
    WEB_SDK("webSDK"),
    PAYWALL("paywall"),
    ;

    override fun toJson(): JsonElement = JsonPrimitive(wire)

}

/** Where the browser goes after a checkout. */
public data class CheckoutNext(
    /** What is there. */
    public val kind: CheckoutNextKind,
    /** Its address; null if there is none or the vendor publishes none. */
    public val url: String?,
    /** The address for buyers without the app; absent if unknown. */
    public val storeUrl: String? = null,
) {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): CheckoutNext {
            val members = json.members()
            return CheckoutNext(
                kind = members.required("kind") { CheckoutNextKind.fromJson(it) },
                url = members.nullable("url") { it.text() },
                storeUrl = members.optional("storeUrl") { it.text() },
            )
        }
    }
}

/**
 * What is where the browser goes: nothing; the vendor's success page; the owner's, with the link in its query; the app, through a link with a code;
 * the vendor's page that opens the app or its store; the owner's page, with the purchase in its query and no code.
 */
public sealed interface CheckoutNextKind {
    /** The value in the JSON. */
    public val wire: String

    public data object None : CheckoutNextKind { override val wire: String get() = "none" }
    public data object HostedPage : CheckoutNextKind { override val wire: String get() = "hostedPage" }
    public data object SuccessPage : CheckoutNextKind { override val wire: String get() = "successPage" }
    public data object DeepLink : CheckoutNextKind { override val wire: String get() = "deepLink" }
    public data object RedemptionPage : CheckoutNextKind { override val wire: String get() = "redemptionPage" }
    public data object Redirect : CheckoutNextKind { override val wire: String get() = "redirect" }

    /** A word of a newer server. */
    public data class Unknown(override val wire: String) : CheckoutNextKind

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): CheckoutNextKind {
            val wire = json.text()
            return entries.firstOrNull { it.wire == wire } ?: Unknown(wire)
        }

        /** All words of this release. */
        public val entries: List<CheckoutNextKind> get() = listOf(
            None, HostedPage, SuccessPage, DeepLink, RedemptionPage, Redirect,
        )
    }
}

/** The owner of the page or screen: the vendor, the app's owner, the app, the email with the link, or the phone, which finds no app for the link. */
public sealed interface CheckoutPlace {
    /** The value in the JSON. */
    public val wire: String

    public data object Vendor : CheckoutPlace { override val wire: String get() = "vendor" }
    public data object Owner : CheckoutPlace { override val wire: String get() = "owner" }
    public data object App : CheckoutPlace { override val wire: String get() = "app" }
    public data object Mail : CheckoutPlace { override val wire: String get() = "mail" }
    public data object Phone : CheckoutPlace { override val wire: String get() = "phone" }

    /** A word of a newer server. */
    public data class Unknown(override val wire: String) : CheckoutPlace

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): CheckoutPlace {
            val wire = json.text()
            return entries.firstOrNull { it.wire == wire } ?: Unknown(wire)
        }

        /** All words of this release. */
        public val entries: List<CheckoutPlace> get() = listOf(
            Vendor, Owner, App, Mail, Phone,
        )
    }
}

/** What a checkout passes to the app's own success URL if the vendor redirects instead of redeeming. */
public data class CheckoutRedirect(
    /** Whose checkout. */
    public val vendor: Vendor,
    /** The placement's parameters: every other query item, decoded, the first of each name. */
    public val placementParams: Map<String, String>,
    /** The buyer; absent unless identified. */
    public val appUserId: String? = null,
    /** The full address given at checkout; absent if it has none. */
    public val email: String? = null,
    /** Stripe's subscription (`sub_…`), or its Checkout session (`cs_…`) for a one-time purchase; absent if it has none. */
    public val stripeSubscriptionId: String? = null,
) {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): CheckoutRedirect {
            val members = json.members()
            return CheckoutRedirect(
                vendor = members.required("vendor") { Vendor.fromJson(it) },
                placementParams = members.required("placementParams") { it.map { it.text() } },
                appUserId = members.optional("appUserId") { it.text() },
                email = members.optional("email") { it.text() },
                stripeSubscriptionId = members.optional("stripeSubscriptionId") { it.text() },
            )
        }
    }
}

/** A page or a screen after a checkout. Its texts are ours; those of vendors and apps differ. */
public data class CheckoutScreen(
    /** Who sees it. */
    public val situations: List<CheckoutSituation>,
    /** Whose it is. */
    public val place: CheckoutPlace,
    /** Its address; null for none. It may hold a code, so a page shows it as text and does not fetch it. */
    public val url: String?,
    /** Its heading. */
    public val title: String,
    /** The text on it. */
    public val text: String,
    /** What the buyer can do there. */
    public val actions: List<CheckoutAction>,
    /** A note for the app's developer; null for none. */
    public val note: String?,
) {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): CheckoutScreen {
            val members = json.members()
            return CheckoutScreen(
                situations = members.required("situations") { it.list { CheckoutSituation.fromJson(it) } },
                place = members.required("place") { CheckoutPlace.fromJson(it) },
                url = members.nullable("url") { it.text() },
                title = members.required("title") { it.text() },
                text = members.required("text") { it.text() },
                actions = members.required("actions") { it.list { CheckoutAction.fromJson(it) } },
                note = members.nullable("note") { it.text() },
            )
        }
    }
}

/** The buyer's device: a phone with the app, a phone without it, or a computer. */
public sealed interface CheckoutSituation {
    /** The value in the JSON. */
    public val wire: String

    public data object Phone : CheckoutSituation { override val wire: String get() = "phone" }
    public data object PhoneWithoutApp : CheckoutSituation { override val wire: String get() = "phoneWithoutApp" }
    public data object Desktop : CheckoutSituation { override val wire: String get() = "desktop" }

    /** A word of a newer server. */
    public data class Unknown(override val wire: String) : CheckoutSituation

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): CheckoutSituation {
            val wire = json.text()
            return entries.firstOrNull { it.wire == wire } ?: Unknown(wire)
        }

        /** All words of this release. */
        public val entries: List<CheckoutSituation> get() = listOf(
            Phone, PhoneWithoutApp, Desktop,
        )
    }
}

/** The server's time. */
public data class ClockResult(
    /** The present moment; milliseconds since 1970-01-01T00:00:00Z. */
    public val now: Long,
    /** How often something has happened to a purchase by itself, such as a renewal; absent for never, and from `clock/now`. Limits: at least 1. */
    public val events: Long? = null,
    /** True if more is due than one call does (100,000): it happens before the next call that reads a purchase. Absent if all has happened. */
    public val eventsLeft: Boolean? = null,
) {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): ClockResult {
            val members = json.members()
            return ClockResult(
                now = members.required("now") { it.integer() },
                events = members.optional("events") { it.integer() },
                eventsLeft = members.optional("eventsLeft") { it.boolean() },
            )
        }
    }
}

/** The record of a customer, as SDKs report it beside the purchases. */
public data class Customer(
    /** The first identifier this customer was known by. */
    public val originalAppUserId: String,
    /** When the customer was first seen; milliseconds since 1970-01-01T00:00:00Z. */
    public val firstSeen: Long,
    /** The time of the service's answer, to which "active" refers; milliseconds since 1970-01-01T00:00:00Z. */
    public val requestDate: Long,
    /** Whether the answer's signature was checked. */
    public val verification: Verification,
    /** When the app itself was first bought (iOS receipts); absent if unknown; milliseconds since 1970-01-01T00:00:00Z. */
    public val originalPurchaseDate: Long? = null,
    /** The app version at that first purchase (iOS receipts); absent if unknown. */
    public val originalApplicationVersion: String? = null,
    /** Where the customer manages the subscription; absent if there is no such page. */
    public val managementURL: String? = null,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("originalAppUserId", JsonPrimitive(originalAppUserId))
        put("firstSeen", JsonPrimitive(firstSeen))
        put("requestDate", JsonPrimitive(requestDate))
        if (originalPurchaseDate != null) put("originalPurchaseDate", JsonPrimitive(originalPurchaseDate))
        if (originalApplicationVersion != null) put("originalApplicationVersion", JsonPrimitive(originalApplicationVersion))
        if (managementURL != null) put("managementURL", JsonPrimitive(managementURL))
        put("verification", verification.toJson())
    }

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): Customer {
            val members = json.members()
            return Customer(
                originalAppUserId = members.required("originalAppUserId") { it.text() },
                firstSeen = members.required("firstSeen") { it.integer() },
                requestDate = members.required("requestDate") { it.integer() },
                verification = members.required("verification") { Verification.fromJson(it) },
                originalPurchaseDate = members.optional("originalPurchaseDate") { it.integer() },
                originalApplicationVersion = members.optional("originalApplicationVersion") { it.text() },
                managementURL = members.optional("managementURL") { it.text() },
            )
        }
    }
}

/** A user's customer info in the format of one target. `x-targets` names each target's schema. */
public typealias CustomerReply = JsonObject

/** What `store/reset` deleted. */
public data class Deleted(
    /** Customers, each under one or several app user ids. Limits: at least 0. */
    public val customers: Long,
    /** Purchases. Limits: at least 0. */
    public val purchases: Long,
    /** Codes, used or not. Limits: at least 0. */
    public val codes: Long,
    /** Messages in the mailbox. Limits: at least 0. */
    public val messages: Long,
    /** Faults that were pending. Limits: at least 0. */
    public val faults: Long,
) {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): Deleted {
            val members = json.members()
            return Deleted(
                customers = members.required("customers") { it.integer() },
                purchases = members.required("purchases") { it.integer() },
                codes = members.required("codes") { it.integer() },
                messages = members.required("messages") { it.integer() },
                faults = members.required("faults") { it.integer() },
            )
        }
    }
}

/** A device whose user never identified. */
public data class DeviceOwner(
    /** The device. */
    public val deviceId: String,
) : Owner, WireValue {
    /** The kind of owner. */
    override val kind: String get() = "device"

    override fun toJson(): JsonObject = buildJsonObject {
        put("kind", "device")
        put("deviceId", JsonPrimitive(deviceId))
    }

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): DeviceOwner {
            val members = json.members()
            members.constant("kind", "device")
            return DeviceOwner(
                deviceId = members.required("deviceId") { it.text() },
            )
        }
    }
}

/** A device, as one vendor's SDK sees it. */
public data class DeviceResult(
    /** The vendor. */
    public val vendor: Vendor,
    /** Its platform. */
    public val platform: Platform,
    /** Its id. */
    public val deviceId: String,
    /** True if the SDK has stored something there: the next session on it is a relaunch. */
    public val stored: Boolean,
    /** Seconds by which its clock is ahead of the space's. */
    public val clockAhead: Double,
) {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): DeviceResult {
            val members = json.members()
            return DeviceResult(
                vendor = members.required("vendor") { Vendor.fromJson(it) },
                platform = members.required("platform") { Platform.fromJson(it) },
                deviceId = members.required("deviceId") { it.text() },
                stored = members.required("stored") { it.boolean() },
                clockAhead = members.required("clockAhead") { it.number() },
            )
        }
    }
}

/** What an owner may use. */
public data class Entitlement(
    /** The entitlement's identifier, such as `pro`. */
    public val id: String,
    /** True if it gives access now. Defaults to false. When left out: `false`. */
    public val isActive: Boolean? = null,
    /** The product that grants it now; absent for a manual grant. */
    public val productId: String? = null,
    /** The plan of that product (Google Play's base plan); absent if it has none. */
    public val planId: String? = null,
    /** All products that grant it, ascending, each once. Defaults to none. */
    public val productIds: List<String>? = null,
    /** Where that product was bought; absent if unknown. */
    public val store: Store? = null,
    /** First purchase; absent if unknown; milliseconds since 1970-01-01T00:00:00Z. */
    public val startsAt: Long? = null,
    /** Latest purchase or renewal; absent if unknown; milliseconds since 1970-01-01T00:00:00Z. */
    public val renewedAt: Long? = null,
    /** End of access; absent if it never ends; milliseconds since 1970-01-01T00:00:00Z. */
    public val expiresAt: Long? = null,
    /** End of the grace period; absent if none runs; milliseconds since 1970-01-01T00:00:00Z. */
    public val gracePeriodExpiresAt: Long? = null,
    /** True if it never ends; absent if unknown. */
    public val isLifetime: Boolean? = null,
    /** True if it will renew; absent if unknown. */
    public val willRenew: Boolean? = null,
    /** State of its subscription; absent if unknown. */
    public val state: EntitlementState? = null,
    /** The offer it was bought under; absent for none. */
    public val offerType: OfferType? = null,
) : EntitlementOrId, WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("id", JsonPrimitive(id))
        if (isActive != null) put("isActive", JsonPrimitive(isActive))
        if (productId != null) put("productId", JsonPrimitive(productId))
        if (planId != null) put("planId", JsonPrimitive(planId))
        if (productIds != null) put("productIds", JsonArray(productIds.map { JsonPrimitive(it) }))
        if (store != null) put("store", JsonPrimitive(store))
        if (startsAt != null) put("startsAt", JsonPrimitive(startsAt))
        if (renewedAt != null) put("renewedAt", JsonPrimitive(renewedAt))
        if (expiresAt != null) put("expiresAt", JsonPrimitive(expiresAt))
        if (gracePeriodExpiresAt != null) put("gracePeriodExpiresAt", JsonPrimitive(gracePeriodExpiresAt))
        if (isLifetime != null) put("isLifetime", JsonPrimitive(isLifetime))
        if (willRenew != null) put("willRenew", JsonPrimitive(willRenew))
        if (state != null) put("state", state.toJson())
        if (offerType != null) put("offerType", offerType.toJson())
    }

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): Entitlement {
            val members = json.members()
            return Entitlement(
                id = members.required("id") { it.text() },
                isActive = members.optional("isActive") { it.boolean() },
                productId = members.optional("productId") { it.text() },
                planId = members.optional("planId") { it.text() },
                productIds = members.optional("productIds") { it.list { it.text() } },
                store = members.optional("store") { it.text() },
                startsAt = members.optional("startsAt") { it.integer() },
                renewedAt = members.optional("renewedAt") { it.integer() },
                expiresAt = members.optional("expiresAt") { it.integer() },
                gracePeriodExpiresAt = members.optional("gracePeriodExpiresAt") { it.integer() },
                isLifetime = members.optional("isLifetime") { it.boolean() },
                willRenew = members.optional("willRenew") { it.boolean() },
                state = members.optional("state") { EntitlementState.fromJson(it) },
                offerType = members.optional("offerType") { OfferType.fromJson(it) },
            )
        }
    }
}

/** Entitlements in a list, or by identifier as in a grant. */
public sealed interface EntitlementList : WireValue {
    public data class ListCase(public val value: List<EntitlementOrId>) : EntitlementList {
        override fun toJson(): JsonElement = JsonArray(value.map { it.toJson() })
    }

    public data class MapCase(public val value: Map<String, Entitlement>) : EntitlementList {
        override fun toJson(): JsonElement = JsonObject(value.mapValues { it.value.toJson() })
    }

}

/** The user's entitlements as the app sees them, each list by ascending identifier. */
public data class EntitlementLists(
    /** Those that give access. */
    public val active: List<Entitlement>,
    /** Those that do not. */
    public val inactive: List<Entitlement>,
    /** Both. */
    public val all: List<Entitlement>,
    /** Bought on the web. */
    public val web: List<Entitlement>,
    /** Bought in the phone's own store. */
    public val device: List<Entitlement>,
) {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): EntitlementLists {
            val members = json.members()
            return EntitlementLists(
                active = members.required("active") { it.list { Entitlement.fromJson(it) } },
                inactive = members.required("inactive") { it.list { Entitlement.fromJson(it) } },
                all = members.required("all") { it.list { Entitlement.fromJson(it) } },
                web = members.required("web") { it.list { Entitlement.fromJson(it) } },
                device = members.required("device") { it.list { Entitlement.fromJson(it) } },
            )
        }
    }
}

/** An entitlement, or its identifier alone, which becomes an active entitlement. */
public sealed interface EntitlementOrId : WireValue {
    public data class StringCase(public val value: String) : EntitlementOrId {
        override fun toJson(): JsonElement = JsonPrimitive(value)
    }

}

/** State of the subscription behind an entitlement. */
public sealed interface EntitlementState : WireValue {
    /** The value in the JSON. */
    public val wire: String

    override fun toJson(): JsonElement = JsonPrimitive(wire)

    public data object Subscribed : EntitlementState { override val wire: String get() = "subscribed" }
    public data object InGracePeriod : EntitlementState { override val wire: String get() = "inGracePeriod" }
    public data object InBillingRetryPeriod : EntitlementState { override val wire: String get() = "inBillingRetryPeriod" }
    public data object Expired : EntitlementState { override val wire: String get() = "expired" }
    public data object Revoked : EntitlementState { override val wire: String get() = "revoked" }

    /** A word of a newer server. */
    public data class Unknown(override val wire: String) : EntitlementState

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): EntitlementState {
            val wire = json.text()
            return entries.firstOrNull { it.wire == wire } ?: Unknown(wire)
        }

        /** All words of this release. */
        public val entries: List<EntitlementState> get() = listOf(
            Subscribed, InGracePeriod, InBillingRetryPeriod, Expired, Revoked,
        )
    }
}

/** Who lets an event happen: the server (`world`) or the client (`app`). */
public sealed interface EventKind {
    /** The value in the JSON. */
    public val wire: String

    public data object World : EventKind { override val wire: String get() = "world" }
    public data object App : EventKind { override val wire: String get() = "app" }

    /** A word of a newer server. */
    public data class Unknown(override val wire: String) : EventKind

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): EventKind {
            val wire = json.text()
            return entries.firstOrNull { it.wire == wire } ?: Unknown(wire)
        }

        /** All words of this release. */
        public val entries: List<EventKind> get() = listOf(
            World, App,
        )
    }
}

/**
 * The body of an event; empty for none. `x-events` names the schema of each event; if it names two, the one with the SDK's name applies. A reply,
 * customer info or status in it depends on the target.
 */
public typealias EventParams = JsonObject

/** The app's SDK. */
public data class ExploreApp(
    /** The vendor. */
    public val vendor: Vendor,
    /** The SDK. */
    public val sdk: Sdk,
    /** The platform. */
    public val platform: Platform,
    /** The user of an app that the server plays; the SDK's own by default. */
    public val appUserId: String? = null,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("vendor", vendor.toJson())
        put("sdk", sdk.toJson())
        put("platform", platform.toJson())
        if (appUserId != null) put("appUserId", JsonPrimitive(appUserId))
    }

}

/** What has occurred at least once. */
public data class ExploreCoverage(
    /** How often each event was played. */
    public val events: Map<String, Long>,
    /** Events that were never possible. */
    public val neverEnabled: List<String>,
    /** Outcomes of redemptions. */
    public val outcomes: List<String>,
    /** Reasons of failed requests. */
    public val failures: List<String>,
    /** Events of the SDK. */
    public val sdkEvents: List<String>,
) {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): ExploreCoverage {
            val members = json.members()
            return ExploreCoverage(
                events = members.required("events") { it.map { it.integer() } },
                neverEnabled = members.required("neverEnabled") { it.list { it.text() } },
                outcomes = members.required("outcomes") { it.list { it.text() } },
                failures = members.required("failures") { it.list { it.text() } },
                sdkEvents = members.required("sdkEvents") { it.list { it.text() } },
            )
        }
    }
}

/** One story that has ended in two ways: the app keeps state outside of its factory, or the key leaves something out. */
public data class ExploreDifference(
    /** The story. */
    public val story: List<StoryStep>,
    /** What the app showed once. */
    public val expected: ExploreShows,
    /** What it showed again. */
    public val seen: ExploreShows,
) {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): ExploreDifference {
            val members = json.members()
            return ExploreDifference(
                story = members.required("story") { it.list { StoryStep.fromJson(it) } },
                expected = members.required("expected") { ExploreShows.fromJson(it) },
                seen = members.required("seen") { ExploreShows.fromJson(it) },
            )
        }
    }
}

/** A property that does not hold, with the shortest story that was found. */
public data class ExploreFinding(
    /** The property. */
    public val property: String,
    /** The story. */
    public val story: List<StoryStep>,
    /** What was expected at its end. */
    public val expected: String,
    /** What was seen. */
    public val seen: String,
    /** What the app showed. */
    public val shows: ExploreShows,
    /** What was true. */
    public val truth: ExploreTruth,
    /** The calls of the story, as `redemption replay` plays them. */
    public val scenario: JSONValue? = null,
) {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): ExploreFinding {
            val members = json.members()
            return ExploreFinding(
                property = members.required("property") { it.text() },
                story = members.required("story") { it.list { StoryStep.fromJson(it) } },
                expected = members.required("expected") { it.text() },
                seen = members.required("seen") { it.text() },
                shows = members.required("shows") { ExploreShows.fromJson(it) },
                truth = members.required("truth") { ExploreTruth.fromJson(it) },
                scenario = members.optional("scenario") { it },
            )
        }
    }
}

/**
 * The form of a report.
 *
 * @property wire the value in the JSON.
 */
public enum class ExploreFormat(public val wire: String) : WireValue {
    JSON("json"),
    HTML("html"),
    ;

    override fun toJson(): JsonElement = JsonPrimitive(wire)

}

/** An event. What the server does has been done. */
public data class ExploreHappening(
    /** Who lets it happen. */
    public val kind: EventKind,
    /** Its name. */
    public val name: String,
    /** The link that the operating system gives to the app. */
    public val url: String? = null,
    /** By how much the app's clock moves. */
    public val milliseconds: Long? = null,
    /** The webhook that reaches the app's backend. */
    public val delivery: WebhookDelivery? = null,
) {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): ExploreHappening {
            val members = json.members()
            return ExploreHappening(
                kind = members.required("kind") { EventKind.fromJson(it) },
                name = members.required("name") { it.text() },
                url = members.optional("url") { it.text() },
                milliseconds = members.optional("milliseconds") { it.integer() },
                delivery = members.optional("delivery") { WebhookDelivery.fromJson(it) },
            )
        }
    }
}

/** Where the search ends if it is not closed before. */
public data class ExploreLimits(
    /** The most events that are tried, of all states together; 20,000 by default. Limits: at least 1. */
    public val stories: Long? = null,
    /** The longest time, in whole seconds; 600 by default. Limits: at least 0, at most 3155760000. */
    public val seconds: Double? = null,
    /** The most events of a story; 100 by default. Limits: at least 1. */
    public val depth: Long? = null,
    /** The most purchases of a story; 1 by default. Limits: at least 1. */
    public val purchases: Long? = null,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        if (stories != null) put("stories", JsonPrimitive(stories))
        if (seconds != null) put("seconds", JsonPrimitive(seconds))
        if (depth != null) put("depth", JsonPrimitive(depth))
        if (purchases != null) put("purchases", JsonPrimitive(purchases))
    }

}

/**
 * A property that the server knows. `noCrash`, `redeemedOnce` and `rightHolder` are on by default.
 *
 * @property wire the value in the JSON.
 */
public enum class ExploreProperty(public val wire: String) : WireValue {
    TRUTHFUL("truthful"),
    PAID_CAN_UNLOCK("paidCanUnlock"),
    RIGHT_HOLDER("rightHolder"),
    REDEEMED_ONCE("redeemedOnce"),
    NO_SILENCE("noSilence"),
    RETRY_HELPS("retryHelps"),
    RIGHT_WORD("rightWord"),
    RIGHT_USER("rightUser"),
    NO_LOCKOUT("noLockout"),
    NO_CRASH("noCrash"),
    ;

    override fun toJson(): JsonElement = JsonPrimitive(wire)

}

/** What the buyer buys. */
public data class ExplorePurchase(
    /** The product; `pro_monthly` by default. */
    public val product: String? = null,
    /** What it gives; `pro` by default. */
    public val entitlements: List<String>? = null,
    /** Seconds until the paid time ends. Limits: at least 0, at most 3155760000. */
    public val expiresIn: Double? = null,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        if (product != null) put("product", JsonPrimitive(product))
        if (entitlements != null) put("entitlements", JsonArray(entitlements.map { JsonPrimitive(it) }))
        if (expiresIn != null) put("expiresIn", JsonPrimitive(expiresIn))
    }

}

/** A purchase as it is. */
public data class ExplorePurchaseTruth(
    /** True if it is paid, and neither lapsed nor refunded. */
    public val isAlive: Boolean,
    /** What it gives. */
    public val entitlements: List<String>,
    /** The users who hold it; no anonymous ones. */
    public val users: List<String>,
    /** True if the user or the device of the app's SDK holds it. */
    public val isHeldHere: Boolean,
    /** True if somebody holds it. */
    public val isHeld: Boolean,
    /** True if a link to it works. */
    public val hasLink: Boolean,
) {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): ExplorePurchaseTruth {
            val members = json.members()
            return ExplorePurchaseTruth(
                isAlive = members.required("isAlive") { it.boolean() },
                entitlements = members.required("entitlements") { it.list { it.text() } },
                users = members.required("users") { it.list { it.text() } },
                isHeldHere = members.required("isHeldHere") { it.boolean() },
                isHeld = members.required("isHeld") { it.boolean() },
                hasLink = members.required("hasLink") { it.boolean() },
            )
        }
    }
}

/** What an exploration has found. The same start gives the same report, unless the limit of time ends it. */
public data class ExploreReportResult(
    /** The id of the exploration. */
    public val exploration: String,
    /** True if it is over. */
    public val done: Boolean,
    /** True if every event was tried in every state, so that nothing else can go wrong with these events. */
    public val closed: Boolean,
    /** Why it is not closed, as sentences. */
    public val gaps: List<String>,
    /** The number of states. Limits: at least 0. */
    public val states: Long,
    /** The number of events that were tried in them. Limits: at least 0. */
    public val stories: Long,
    /** The number of events that were played. Limits: at least 0. */
    public val events: Long,
    /** What is wrong. */
    public val findings: List<ExploreFinding>,
    /** The first stories that have ended in two ways. */
    public val differences: List<ExploreDifference>,
    /** What has occurred. */
    public val coverage: ExploreCoverage,
    /** The report for people. */
    public val text: String,
    /** The report as JUnit XML. */
    public val junit: String,
    /** One HTML file, complete in itself: the graph of states, each finding as a path in it, and the coverage. Only with the format `html`. */
    public val html: String? = null,
) {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): ExploreReportResult {
            val members = json.members()
            return ExploreReportResult(
                exploration = members.required("exploration") { it.text() },
                done = members.required("done") { it.boolean() },
                closed = members.required("closed") { it.boolean() },
                gaps = members.required("gaps") { it.list { it.text() } },
                states = members.required("states") { it.integer() },
                stories = members.required("stories") { it.integer() },
                events = members.required("events") { it.integer() },
                findings = members.required("findings") { it.list { ExploreFinding.fromJson(it) } },
                differences = members.required("differences") { it.list { ExploreDifference.fromJson(it) } },
                coverage = members.required("coverage") { ExploreCoverage.fromJson(it) },
                text = members.required("text") { it.text() },
                junit = members.required("junit") { it.text() },
                html = members.optional("html") { it.text() },
            )
        }
    }
}

/** What an app says about a redemption. */
public sealed interface ExploreSaying : WireValue {
    /** The value in the JSON. */
    public val wire: String

    override fun toJson(): JsonElement = JsonPrimitive(wire)

    public data object Nothing : ExploreSaying { override val wire: String get() = "nothing" }
    public data object Working : ExploreSaying { override val wire: String get() = "working" }
    public data object Active : ExploreSaying { override val wire: String get() = "active" }
    public data object Expired : ExploreSaying { override val wire: String get() = "expired" }
    public data object Invalid : ExploreSaying { override val wire: String get() = "invalid" }
    public data object OtherUser : ExploreSaying { override val wire: String get() = "otherUser" }
    public data object Retry : ExploreSaying { override val wire: String get() = "retry" }
    public data object Error : ExploreSaying { override val wire: String get() = "error" }

    /** A word of a newer server. */
    public data class Unknown(override val wire: String) : ExploreSaying

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): ExploreSaying {
            val wire = json.text()
            return entries.firstOrNull { it.wire == wire } ?: Unknown(wire)
        }

        /** All words of this release. */
        public val entries: List<ExploreSaying> get() = listOf(
            Nothing, Working, Active, Expired, Invalid, OtherUser, Retry, Error,
        )
    }
}

/** What the app shows. Parts may be left out. */
public data class ExploreShows(
    /** The entitlements to which it gives access. */
    public val access: List<String>? = null,
    /** What it says about the redemption. */
    public val says: ExploreSaying? = null,
    /** The user whom it shows as signed in. */
    public val user: String? = null,
    /** The text on the screen. */
    public val text: String? = null,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        if (access != null) put("access", JsonArray(access.map { JsonPrimitive(it) }))
        if (says != null) put("says", says.toJson())
        if (user != null) put("user", JsonPrimitive(user))
        if (text != null) put("text", JsonPrimitive(text))
    }

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): ExploreShows {
            val members = json.members()
            return ExploreShows(
                access = members.optional("access") { it.list { it.text() } },
                says = members.optional("says") { ExploreSaying.fromJson(it) },
                user = members.optional("user") { it.text() },
                text = members.optional("text") { it.text() },
            )
        }
    }
}

/** What to do next. */
public data class ExploreStep(
    /** The id of the exploration. */
    public val exploration: String,
    /** What to do. */
    public val `do`: ExploreTask,
    /** The time on the clock. */
    public val now: Long,
    /** The properties that the last event broke. */
    public val violated: List<String>,
    /** The number of states so far. Limits: at least 0. */
    public val states: Long,
    /** The number of events that were tried in them. Limits: at least 0. */
    public val stories: Long,
    /** The number of events that are possible in these states and were not tried there. Limits: at least 0. */
    public val left: Long,
    /** The number of properties that some event has broken so far. The report has those that are confirmed. Limits: at least 0. */
    public val broken: Long,
    /** The event; only with `event`. */
    public val event: ExploreHappening? = null,
    /** What is true; only after `peek`. */
    public val truth: ExploreTruth? = null,
) {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): ExploreStep {
            val members = json.members()
            return ExploreStep(
                exploration = members.required("exploration") { it.text() },
                `do` = members.required("do") { ExploreTask.fromJson(it) },
                now = members.required("now") { it.integer() },
                violated = members.required("violated") { it.list { it.text() } },
                states = members.required("states") { it.integer() },
                stories = members.required("stories") { it.integer() },
                left = members.required("left") { it.integer() },
                broken = members.required("broken") { it.integer() },
                event = members.optional("event") { ExploreHappening.fromJson(it) },
                truth = members.optional("truth") { ExploreTruth.fromJson(it) },
            )
        }
    }
}

/**
 * What the client is to do before it calls `explore/observed` again. `begin`: start the app. `event`: let the event happen. `end`: end the app, and
 * call with `ended`. `continue`: nothing. `done`: the exploration is over.
 */
public sealed interface ExploreTask {
    /** The value in the JSON. */
    public val wire: String

    public data object Begin : ExploreTask { override val wire: String get() = "begin" }
    public data object Event : ExploreTask { override val wire: String get() = "event" }
    public data object End : ExploreTask { override val wire: String get() = "end" }
    public data object Continue : ExploreTask { override val wire: String get() = "continue" }
    public data object Done : ExploreTask { override val wire: String get() = "done" }

    /** A word of a newer server. */
    public data class Unknown(override val wire: String) : ExploreTask

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): ExploreTask {
            val wire = json.text()
            return entries.firstOrNull { it.wire == wire } ?: Unknown(wire)
        }

        /** All words of this release. */
        public val entries: List<ExploreTask> get() = listOf(
            Begin, Event, End, Continue, Done,
        )
    }
}

/** What is true, whatever the app shows. */
public data class ExploreTruth(
    /** The newest ten purchases. */
    public val purchases: List<ExplorePurchaseTruth>,
    /** The entitlements that are active by the SDK. */
    public val sdkActive: List<String>,
    /** The entitlements that were active when the SDK told the app last. */
    public val told: List<String>,
    /** True if nothing is in progress. */
    public val isQuiet: Boolean,
    /** True if the next request meets no fault. */
    public val isReachable: Boolean,
    /** True if the link that was opened last would be redeemed now. */
    public val opensWell: Boolean,
    /** How often the app has asked its SDK for the link since the buyer asked last, while the network worked. Limits: at least 0. */
    public val redemptions: Long,
    /** How many webhooks have not reached the app's backend; 0 without `webhookArrives`. Limits: at least 0. */
    public val webhooksOnTheirWay: Long,
    /** The user whom the app has signed in at its SDK; absent for an anonymous one. */
    public val sdkUser: String? = null,
) {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): ExploreTruth {
            val members = json.members()
            return ExploreTruth(
                purchases = members.required("purchases") { it.list { ExplorePurchaseTruth.fromJson(it) } },
                sdkActive = members.required("sdkActive") { it.list { it.text() } },
                told = members.required("told") { it.list { it.text() } },
                isQuiet = members.required("isQuiet") { it.boolean() },
                isReachable = members.required("isReachable") { it.boolean() },
                opensWell = members.required("opensWell") { it.boolean() },
                redemptions = members.required("redemptions") { it.integer() },
                webhooksOnTheirWay = members.required("webhooksOnTheirWay") { it.integer() },
                sdkUser = members.optional("sdkUser") { it.text() },
            )
        }
    }
}

/** The outcome is unknown: the network, the service or its answer failed. */
public data class Failed(
    /** Why. */
    public val failure: RedemptionFailure,
    /** The code that was redeemed; null only after `reply/read` of a reply without it. */
    public val code: String? = null,
) : RedemptionOutcome, ScriptedAnswer, WireValue {
    /** The kind of outcome. */
    override val kind: String get() = "failed"

    // Members that were read as null, and are null again when written; for the server they are the same as absent ones.
    private var nulls: Set<String> = emptySet()

    override fun toJson(): JsonObject = buildJsonObject {
        put("kind", "failed")
        if (code != null) put("code", JsonPrimitive(code)) else if ("code" in nulls) put("code", JsonNull)
        put("failure", failure.toJson())
    }

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): Failed {
            val members = json.members()
            members.constant("kind", "failed")
            return Failed(
                failure = members.required("failure") { RedemptionFailure.fromJson(it) },
                code = members.loose("code") { it.text() },
            ).also { it.nulls = members.nulls() }
        }
    }
}

/**
 * The kind of failure: `offline` no connection; `timeout` no answer in time; `transport` the connection broke; `http` an unexpected status; `refused`
 * the service rejected the request; `unreadable` the answer could not be parsed.
 */
public sealed interface FailureReason : WireValue {
    /** The value in the JSON. */
    public val wire: String

    override fun toJson(): JsonElement = JsonPrimitive(wire)

    public data object Offline : FailureReason { override val wire: String get() = "offline" }
    public data object Timeout : FailureReason { override val wire: String get() = "timeout" }
    public data object Transport : FailureReason { override val wire: String get() = "transport" }
    public data object Http : FailureReason { override val wire: String get() = "http" }
    public data object Refused : FailureReason { override val wire: String get() = "refused" }
    public data object Unreadable : FailureReason { override val wire: String get() = "unreadable" }

    /** A word of a newer server. */
    public data class Unknown(override val wire: String) : FailureReason

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): FailureReason {
            val wire = json.text()
            return entries.firstOrNull { it.wire == wire } ?: Unknown(wire)
        }

        /** All words of this release. */
        public val entries: List<FailureReason> get() = listOf(
            Offline, Timeout, Transport, Http, Refused, Unreadable,
        )
    }
}

/** A pending fault. */
public data class Fault(
    /** Which fault. */
    public val kind: FaultKind,
    /** HTTP status; only for `http`. */
    public val status: Long? = null,
    /** The vendor's error number in the body, if it was given. */
    public val code: Long? = null,
    /** The text in the body, if it was given. */
    public val message: String? = null,
    /** Seconds in the header field `Retry-After`, if they were given. */
    public val retryAfter: Double? = null,
    /** How long the answer is held; only for `delay`. */
    public val seconds: Double? = null,
    /** Number of requests that it will still affect; absent if it lasts until `none`. Limits: at least 1. */
    public val count: Long? = null,
    /** The session whose requests it affects; absent for any session. */
    public val session: String? = null,
    /** The requests that it affects; absent for all. */
    public val on: FaultedRequest? = null,
) {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): Fault {
            val members = json.members()
            return Fault(
                kind = members.required("kind") { FaultKind.fromJson(it) },
                status = members.optional("status") { it.integer() },
                code = members.optional("code") { it.integer() },
                message = members.optional("message") { it.text() },
                retryAfter = members.optional("retryAfter") { it.number() },
                seconds = members.optional("seconds") { it.number() },
                count = members.optional("count") { it.integer() },
                session = members.optional("session") { it.text() },
                on = members.optional("on") { FaultedRequest.fromJson(it) },
            )
        }
    }
}

/** The faults were removed. */
public data class FaultClearResult(
    /** The number of faults that were pending. Limits: at least 0. */
    public val cleared: Long,
) {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): FaultClearResult {
            val members = json.members()
            return FaultClearResult(
                cleared = members.required("cleared") { it.integer() },
            )
        }
    }
}

/** What is pending. */
public data class FaultInjectResult(
    /** In the order in which the faults were injected. */
    public val pending: List<Fault>,
) {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): FaultInjectResult {
            val members = json.members()
            return FaultInjectResult(
                pending = members.required("pending") { it.list { Fault.fromJson(it) } },
            )
        }
    }
}

/**
 * A fault, or `none` to clear all pending ones.
 *
 * @property wire the value in the JSON.
 */
public enum class FaultInjection(public val wire: String) : WireValue {
    OFFLINE("offline"),
    TIMEOUT("timeout"),
    HTTP("http"),
    MALFORMED("malformed"),
    DELAY("delay"),
    LATE("late"),
    NONE("none"),
    ;

    override fun toJson(): JsonElement = JsonPrimitive(wire)

}

/**
 * The fault that replaces the gateway's answer. `delay` holds the answer. `late` holds it until `fault/release`; HTTP requests do not meet it.
 * `malformed` is a success that is not JSON; RevenueCat's SDK on Android then never calls back (-32016, `sdkSilent`).
 */
public sealed interface FaultKind {
    /** The value in the JSON. */
    public val wire: String

    public data object Offline : FaultKind { override val wire: String get() = "offline" }
    public data object Timeout : FaultKind { override val wire: String get() = "timeout" }
    public data object Http : FaultKind { override val wire: String get() = "http" }
    public data object Malformed : FaultKind { override val wire: String get() = "malformed" }
    public data object Delay : FaultKind { override val wire: String get() = "delay" }
    public data object Late : FaultKind { override val wire: String get() = "late" }

    /** A word of a newer server. */
    public data class Unknown(override val wire: String) : FaultKind

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): FaultKind {
            val wire = json.text()
            return entries.firstOrNull { it.wire == wire } ?: Unknown(wire)
        }

        /** All words of this release. */
        public val entries: List<FaultKind> get() = listOf(
            Offline, Timeout, Http, Malformed, Delay, Late,
        )
    }
}

/** The answer has arrived. */
public data class FaultReleaseResult(
    /** False if no answer was held. */
    public val released: Boolean,
    /** The number of answers that are still held. Limits: at least 0. */
    public val held: Long,
) {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): FaultReleaseResult {
            val members = json.members()
            return FaultReleaseResult(
                released = members.required("released") { it.boolean() },
                held = members.required("held") { it.integer() },
            )
        }
    }
}

/**
 * What a request asks the service for. `redemption` has the code of a link; `customer` is what a user or device has, for which Superwall's SDKs send
 * their stored codes; `own` is what only one vendor's SDK asks.
 */
public sealed interface FaultedRequest : WireValue {
    /** The value in the JSON. */
    public val wire: String

    override fun toJson(): JsonElement = JsonPrimitive(wire)

    public data object Redemption : FaultedRequest { override val wire: String get() = "redemption" }
    public data object Customer : FaultedRequest { override val wire: String get() = "customer" }
    public data object LogIn : FaultedRequest { override val wire: String get() = "logIn" }
    public data object Receipt : FaultedRequest { override val wire: String get() = "receipt" }
    public data object Reissue : FaultedRequest { override val wire: String get() = "reissue" }
    public data object Checkout : FaultedRequest { override val wire: String get() = "checkout" }
    public data object Own : FaultedRequest { override val wire: String get() = "own" }

    /** A word of a newer server. */
    public data class Unknown(override val wire: String) : FaultedRequest

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): FaultedRequest {
            val wire = json.text()
            return entries.firstOrNull { it.wire == wire } ?: Unknown(wire)
        }

        /** All words of this release. */
        public val entries: List<FaultedRequest> get() = listOf(
            Redemption, Customer, LogIn, Receipt, Reissue, Checkout, Own,
        )
    }
}

/** The gateway of a session: its name, or a script. */
public sealed interface Gateway : WireValue {
    public data class GatewayNameCase(public val value: GatewayName) : Gateway {
        override fun toJson(): JsonElement = value.toJson()
    }

}

/**
 * What answers a session: `ledger`, the embedded one; or `live`, the vendor's own service over HTTP, which a program has that was built with the
 * trait Live. Keys and places of the services are the server's own configuration (`redemption serve --live-config`, or environment variables); no
 * request carries them. With `live` a reply may take as long as the service takes, other calls go on meanwhile, and `session/open` waits for what the
 * service knows of a user who was named.
 *
 * @property wire the value in the JSON.
 */
public enum class GatewayName(public val wire: String) : WireValue {
    LEDGER("ledger"),
    LIVE("live"),
    ;

    override fun toJson(): JsonElement = JsonPrimitive(wire)

}

/** What a redemption grants, or what a user has. Unknown members are absent. */
public data class Grant(
    /** Who owns the purchase now. */
    public val owner: Owner? = null,
    /** Who bought it. */
    public val purchaser: Purchaser? = null,
    /** The paywall that led to it; absent for a manual grant. */
    public val paywall: PaywallContext? = null,
    /** What the owner may use, each under its own identifier. Defaults to none. */
    public val entitlements: Map<String, Entitlement>? = null,
    /** The owner's subscriptions, each under its product identifier. Defaults to none. */
    public val subscriptions: Map<String, Subscription>? = null,
    /** The owner's one-time purchases, each under its transaction identifier. Defaults to none. */
    public val oneTimePurchases: Map<String, OneTimePurchase>? = null,
    /** The owner's record as a customer. */
    public val customer: Customer? = null,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        if (owner != null) put("owner", owner.toJson())
        if (purchaser != null) put("purchaser", purchaser.toJson())
        if (paywall != null) put("paywall", paywall.toJson())
        if (entitlements != null) put("entitlements", JsonObject(entitlements.mapValues { it.value.toJson() }))
        if (subscriptions != null) put("subscriptions", JsonObject(subscriptions.mapValues { it.value.toJson() }))
        if (oneTimePurchases != null) put("oneTimePurchases", JsonObject(oneTimePurchases.mapValues { it.value.toJson() }))
        if (customer != null) put("customer", customer.toJson())
    }

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): Grant {
            val members = json.members()
            return Grant(
                owner = members.optional("owner") { Owner.fromJson(it) },
                purchaser = members.optional("purchaser") { Purchaser.fromJson(it) },
                paywall = members.optional("paywall") { PaywallContext.fromJson(it) },
                entitlements = members.optional("entitlements") { it.map { Entitlement.fromJson(it) } },
                subscriptions = members.optional("subscriptions") { it.map { Subscription.fromJson(it) } },
                oneTimePurchases = members.optional("oneTimePurchases") { it.map { OneTimePurchase.fromJson(it) } },
                customer = members.optional("customer") { Customer.fromJson(it) },
            )
        }
    }
}

/** There is no such code. */
public data class InvalidCode(
    /** The code that was redeemed; null only after `reply/read` of a reply without it. */
    public val code: String? = null,
) : RedemptionOutcome, ScriptedAnswer, WireValue {
    /** The kind of outcome. */
    override val kind: String get() = "invalidCode"

    // Members that were read as null, and are null again when written; for the server they are the same as absent ones.
    private var nulls: Set<String> = emptySet()

    override fun toJson(): JsonObject = buildJsonObject {
        put("kind", "invalidCode")
        if (code != null) put("code", JsonPrimitive(code)) else if ("code" in nulls) put("code", JsonNull)
    }

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): InvalidCode {
            val members = json.members()
            members.constant("kind", "invalidCode")
            return InvalidCode(
                code = members.loose("code") { it.text() },
            ).also { it.nulls = members.nulls() }
        }
    }
}

/** A link that the ledger created. */
public data class IssuedLink(
    /** The whole link. */
    public val url: String,
    /** The one-use secret in it. */
    public val code: String,
    /** The moment at which it expires; milliseconds since 1970-01-01T00:00:00Z. */
    public val expiresAt: Long,
) {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): IssuedLink {
            val members = json.members()
            return IssuedLink(
                url = members.required("url") { it.text() },
                code = members.required("code") { it.text() },
                expiresAt = members.required("expiresAt") { it.integer() },
            )
        }
    }
}

/** An object whose members the caller decides. */
public typealias JSONObject = JsonObject

/** Any JSON value. A whole number up to 2^53 loses its fraction: 5.0 is returned as 5. */
public typealias JSONValue = JsonElement

/** The code has expired or was used already. */
public data class LinkExpired(
    /** True if a new link was sent to the buyer. */
    public val reissued: Boolean,
    /** The code that was redeemed; null only after `reply/read` of a reply without it. */
    public val code: String? = null,
    /** Expired or used; absent if the service did not report it. */
    public val reason: LinkExpiryReason? = null,
    /** The buyer's address, masked; null if unknown. */
    public val obfuscatedEmail: String? = null,
) : RedemptionOutcome, ScriptedAnswer, WireValue {
    /** The kind of outcome. */
    override val kind: String get() = "linkExpired"

    // Members that were read as null, and are null again when written; for the server they are the same as absent ones.
    private var nulls: Set<String> = emptySet()

    override fun toJson(): JsonObject = buildJsonObject {
        put("kind", "linkExpired")
        if (code != null) put("code", JsonPrimitive(code)) else if ("code" in nulls) put("code", JsonNull)
        if (reason != null) put("reason", reason.toJson())
        put("reissued", JsonPrimitive(reissued))
        if (obfuscatedEmail != null) put("obfuscatedEmail", JsonPrimitive(obfuscatedEmail)) else if ("obfuscatedEmail" in nulls) put("obfuscatedEmail", JsonNull)
    }

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): LinkExpired {
            val members = json.members()
            members.constant("kind", "linkExpired")
            return LinkExpired(
                reissued = members.required("reissued") { it.boolean() },
                code = members.loose("code") { it.text() },
                reason = members.optional("reason") { LinkExpiryReason.fromJson(it) },
                obfuscatedEmail = members.loose("obfuscatedEmail") { it.text() },
            ).also { it.nulls = members.nulls() }
        }
    }
}

/** Why a link no longer works: `expired` too old and never used; `used` already used, at any age. */
public sealed interface LinkExpiryReason : WireValue {
    /** The value in the JSON. */
    public val wire: String

    override fun toJson(): JsonElement = JsonPrimitive(wire)

    public data object Expired : LinkExpiryReason { override val wire: String get() = "expired" }
    public data object Used : LinkExpiryReason { override val wire: String get() = "used" }

    /** A word of a newer server. */
    public data class Unknown(override val wire: String) : LinkExpiryReason

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): LinkExpiryReason {
            val wire = json.text()
            return entries.firstOrNull { it.wire == wire } ?: Unknown(wire)
        }

        /** All words of this release. */
        public val entries: List<LinkExpiryReason> get() = listOf(
            Expired, Used,
        )
    }
}

/** How an SDK reads the text. */
public data class LinkParseResult(
    /** The link that it redeems; null for none. */
    public val link: RedemptionLink?,
    /** The fields of a success URL that carries the purchase instead of a code; absent otherwise. */
    public val redirect: CheckoutRedirect? = null,
) {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): LinkParseResult {
            val members = json.members()
            return LinkParseResult(
                link = members.nullable("link") { RedemptionLink.fromJson(it) },
                redirect = members.optional("redirect") { CheckoutRedirect.fromJson(it) },
            )
        }
    }
}

/** A code of a purchase. */
public data class ListedCode(
    /** The code; `***` unless revealed. */
    public val code: String,
    /** Its state. */
    public val state: ListedCodeState,
    /** The moment at which it expires; milliseconds since 1970-01-01T00:00:00Z. */
    public val expiresAt: Long,
    /** When it was used; absent if it is unused; milliseconds since 1970-01-01T00:00:00Z. */
    public val usedAt: Long? = null,
    /** The user who used it; absent if it was no identified user. */
    public val usedByAppUserId: String? = null,
    /** The device that used it; absent if a user did. */
    public val usedByDeviceId: String? = null,
    /** Its redemptions in the log, oldest first; absent if the server keeps no log. */
    public val attempts: List<RedemptionAttempt>? = null,
) {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): ListedCode {
            val members = json.members()
            return ListedCode(
                code = members.required("code") { it.text() },
                state = members.required("state") { ListedCodeState.fromJson(it) },
                expiresAt = members.required("expiresAt") { it.integer() },
                usedAt = members.optional("usedAt") { it.integer() },
                usedByAppUserId = members.optional("usedByAppUserId") { it.text() },
                usedByDeviceId = members.optional("usedByDeviceId") { it.text() },
                attempts = members.optional("attempts") { it.list { RedemptionAttempt.fromJson(it) } },
            )
        }
    }
}

/** The state of a code. */
public sealed interface ListedCodeState {
    /** The value in the JSON. */
    public val wire: String

    public data object Unused : ListedCodeState { override val wire: String get() = "unused" }
    public data object Used : ListedCodeState { override val wire: String get() = "used" }
    public data object Expired : ListedCodeState { override val wire: String get() = "expired" }

    /** A word of a newer server. */
    public data class Unknown(override val wire: String) : ListedCodeState

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): ListedCodeState {
            val wire = json.text()
            return entries.firstOrNull { it.wire == wire } ?: Unknown(wire)
        }

        /** All words of this release. */
        public val entries: List<ListedCodeState> get() = listOf(
            Unused, Used, Expired,
        )
    }
}

/** A customer of a vendor that keeps customers. */
public data class ListedCustomer(
    /** The vendor. */
    public val vendor: Vendor,
    /** All app user ids, ascending. */
    public val appUserIds: List<String>,
    /** When the ledger created it; milliseconds since 1970-01-01T00:00:00Z. */
    public val firstSeenAt: Long,
) {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): ListedCustomer {
            val members = json.members()
            return ListedCustomer(
                vendor = members.required("vendor") { Vendor.fromJson(it) },
                appUserIds = members.required("appUserIds") { it.list { it.text() } },
                firstSeenAt = members.required("firstSeenAt") { it.integer() },
            )
        }
    }
}

/** A purchase with who owns it and its codes. */
public data class ListedPurchase(
    /** The purchase; its address is masked unless revealed. */
    public val purchase: PurchaseRecord,
    /** The users who own it: all ids of its customer, or the one user. */
    public val appUserIds: List<String>,
    /** The devices that hold it. */
    public val deviceIds: List<String>,
    /** Its codes in the order in which they expire. */
    public val codes: List<ListedCode>,
) {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): ListedPurchase {
            val members = json.members()
            return ListedPurchase(
                purchase = members.required("purchase") { PurchaseRecord.fromJson(it) },
                appUserIds = members.required("appUserIds") { it.list { it.text() } },
                deviceIds = members.required("deviceIds") { it.list { it.text() } },
                codes = members.required("codes") { it.list { ListedCode.fromJson(it) } },
            )
        }
    }
}

/** A fact of an outcome that a reply cannot carry. */
public data class Loss(
    /** Place of the fact in the outcome; a JSON Pointer (RFC 6901). */
    public val path: String,
    /** Why this target cannot carry it, in one sentence. */
    public val message: String,
) {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): Loss {
            val members = json.members()
            return Loss(
                path = members.required("path") { it.text() },
                message = members.required("message") { it.text() },
            )
        }
    }
}

/** One message in the mailbox of all buyers. */
public data class MailMessage(
    /** The full address. */
    public val to: String,
    /** The recipient's address, masked as in replies. */
    public val obfuscatedTo: String,
    /** The link in it. */
    public val url: String,
    /** When it was sent; milliseconds since 1970-01-01T00:00:00Z. */
    public val sentAt: Long,
    /** Why it was sent. */
    public val reason: MailReason,
) {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): MailMessage {
            val members = json.members()
            return MailMessage(
                to = members.required("to") { it.text() },
                obfuscatedTo = members.required("obfuscatedTo") { it.text() },
                url = members.required("url") { it.text() },
                sentAt = members.required("sentAt") { it.integer() },
                reason = members.required("reason") { MailReason.fromJson(it) },
            )
        }
    }
}

/** Why a message was sent: something was bought, or an old link was opened. */
public sealed interface MailReason {
    /** The value in the JSON. */
    public val wire: String

    public data object Purchase : MailReason { override val wire: String get() = "purchase" }
    public data object Reissue : MailReason { override val wire: String get() = "reissue" }

    /** A word of a newer server. */
    public data class Unknown(override val wire: String) : MailReason

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): MailReason {
            val wire = json.text()
            return entries.firstOrNull { it.wire == wire } ?: Unknown(wire)
        }

        /** All words of this release. */
        public val entries: List<MailReason> get() = listOf(
            Purchase, Reissue,
        )
    }
}

/** The kind of offer something was bought under. */
public sealed interface OfferType : WireValue {
    /** The value in the JSON. */
    public val wire: String

    override fun toJson(): JsonElement = JsonPrimitive(wire)

    public data object Trial : OfferType { override val wire: String get() = "trial" }
    public data object Code : OfferType { override val wire: String get() = "code" }
    public data object Promotional : OfferType { override val wire: String get() = "promotional" }
    public data object Winback : OfferType { override val wire: String get() = "winback" }

    /** A word of a newer server. */
    public data class Unknown(override val wire: String) : OfferType

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): OfferType {
            val wire = json.text()
            return entries.firstOrNull { it.wire == wire } ?: Unknown(wire)
        }

        /** All words of this release. */
        public val entries: List<OfferType> get() = listOf(
            Trial, Code, Promotional, Winback,
        )
    }
}

/** A purchase that does not renew. */
public data class OneTimePurchase(
    /** The service's id of the transaction. */
    public val id: String,
    /** The product's identifier. */
    public val productId: String,
    /** When it was bought; milliseconds since 1970-01-01T00:00:00Z. */
    public val purchasedAt: Long,
    /** When it was first bought; absent if unknown; milliseconds since 1970-01-01T00:00:00Z. */
    public val originallyPurchasedAt: Long? = null,
    /** When it was refunded; absent unless it was; milliseconds since 1970-01-01T00:00:00Z. */
    public val refundedAt: Long? = null,
    /** Where it was bought; absent if the reply cannot carry it. */
    public val store: Store? = null,
    /** True for a purchase without real money; absent if the reply cannot carry it. */
    public val isSandbox: Boolean? = null,
    /** What was paid; absent if unknown. */
    public val price: Price? = null,
    /** The product's name for people; absent if it has none. */
    public val displayName: String? = null,
    /** The store's id of the transaction; absent if unknown. */
    public val storeTransactionId: String? = null,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("id", JsonPrimitive(id))
        put("productId", JsonPrimitive(productId))
        put("purchasedAt", JsonPrimitive(purchasedAt))
        if (originallyPurchasedAt != null) put("originallyPurchasedAt", JsonPrimitive(originallyPurchasedAt))
        if (refundedAt != null) put("refundedAt", JsonPrimitive(refundedAt))
        if (store != null) put("store", JsonPrimitive(store))
        if (isSandbox != null) put("isSandbox", JsonPrimitive(isSandbox))
        if (price != null) put("price", price.toJson())
        if (displayName != null) put("displayName", JsonPrimitive(displayName))
        if (storeTransactionId != null) put("storeTransactionId", JsonPrimitive(storeTransactionId))
    }

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): OneTimePurchase {
            val members = json.members()
            return OneTimePurchase(
                id = members.required("id") { it.text() },
                productId = members.required("productId") { it.text() },
                purchasedAt = members.required("purchasedAt") { it.integer() },
                originallyPurchasedAt = members.optional("originallyPurchasedAt") { it.integer() },
                refundedAt = members.optional("refundedAt") { it.integer() },
                store = members.optional("store") { it.text() },
                isSandbox = members.optional("isSandbox") { it.boolean() },
                price = members.optional("price") { Price.fromJson(it) },
                displayName = members.optional("displayName") { it.text() },
                storeTransactionId = members.optional("storeTransactionId") { it.text() },
            )
        }
    }
}

/** A paywall on screen. */
public data class OpenPaywall(
    /** Identifiers of the entitlements that its products grant, ascending. */
    public val entitlements: List<String>? = null,
    /** True if the SDK may close it after a purchase or a redemption. When left out: `true`. */
    public val automaticallyDismiss: Boolean? = null,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        if (entitlements != null) put("entitlements", JsonArray(entitlements.map { JsonPrimitive(it) }))
        if (automaticallyDismiss != null) put("automaticallyDismiss", JsonPrimitive(automaticallyDismiss))
    }

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): OpenPaywall {
            val members = json.members()
            return OpenPaywall(
                entitlements = members.optional("entitlements") { it.list { it.text() } },
                automaticallyDismiss = members.optional("automaticallyDismiss") { it.boolean() },
            )
        }
    }
}

/** The ids of any other store. */
public data class OtherStoreIdentifiers(
    /** The store by its own name. */
    public val store: String,
    /** Further members that the store reports. Defaults to none. */
    public val additionalInfo: JSONObject? = null,
) : StoreIdentifiers, WireValue {
    /** Marks another store. */
    override val kind: String get() = "other"

    override fun toJson(): JsonObject = buildJsonObject {
        put("kind", "other")
        put("store", JsonPrimitive(store))
        if (additionalInfo != null) put("additionalInfo", additionalInfo)
    }

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): OtherStoreIdentifiers {
            val members = json.members()
            members.constant("kind", "other")
            return OtherStoreIdentifiers(
                store = members.required("store") { it.text() },
                additionalInfo = members.optional("additionalInfo") { it.members() },
            )
        }
    }
}

/** The six kinds of outcome. */
public sealed interface OutcomeKind : WireValue {
    /** The value in the JSON. */
    public val wire: String

    override fun toJson(): JsonElement = JsonPrimitive(wire)

    public data object Redeemed : OutcomeKind { override val wire: String get() = "redeemed" }
    public data object SubscriptionExpired : OutcomeKind { override val wire: String get() = "subscriptionExpired" }
    public data object LinkExpired : OutcomeKind { override val wire: String get() = "linkExpired" }
    public data object InvalidCode : OutcomeKind { override val wire: String get() = "invalidCode" }
    public data object PurchaseBelongsToOtherUser : OutcomeKind { override val wire: String get() = "purchaseBelongsToOtherUser" }
    public data object Failed : OutcomeKind { override val wire: String get() = "failed" }

    /** A word of a newer server. */
    public data class Unknown(override val wire: String) : OutcomeKind

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): OutcomeKind {
            val wire = json.text()
            return entries.firstOrNull { it.wire == wire } ?: Unknown(wire)
        }

        /** All words of this release. */
        public val entries: List<OutcomeKind> get() = listOf(
            Redeemed, SubscriptionExpired, LinkExpired, InvalidCode, PurchaseBelongsToOtherUser, Failed,
        )
    }
}

/** A situation, and what comes of a redemption in it. */
public data class OutcomeSituation(
    /** A name for a test, such as `linkExpired (used)`. */
    public val name: String,
    /** The outcome that the redemption has. */
    public val outcome: OutcomeKind,
    /** The phones on which it can occur. */
    public val platforms: List<Platform>,
    /** True if the app must have logged in a user. An anonymous customer would get the purchase. */
    public val needsUser: Boolean,
    /** The params of `outcomes/prepare`. */
    public val prepare: OutcomesPrepareParams,
) {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): OutcomeSituation {
            val members = json.members()
            return OutcomeSituation(
                name = members.required("name") { it.text() },
                outcome = members.required("outcome") { OutcomeKind.fromJson(it) },
                platforms = members.required("platforms") { it.list { Platform.fromJson(it) } },
                needsUser = members.required("needsUser") { it.boolean() },
                prepare = members.required("prepare") { OutcomesPrepareParams.fromJson(it) },
            )
        }
    }
}

/** The ways in which a redemption can end. */
public data class OutcomesListResult(
    /** A table, for a test over all rows. */
    public val situations: List<OutcomeSituation>,
) {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): OutcomesListResult {
            val members = json.members()
            return OutcomesListResult(
                situations = members.required("situations") { it.list { OutcomeSituation.fromJson(it) } },
            )
        }
    }
}

/** The situation to bring about. */
public data class OutcomesPrepareParams(
    /** The vendor of the SDK that the app has. */
    public val vendor: Vendor,
    /** The name of a row of `outcomes/list`. */
    public val situation: String,
    /** The product to sell. When left out: `"pro_monthly"`. */
    public val product: String? = null,
    /** The entitlements that it gives; defaults to `pro`. */
    public val entitlements: List<String>? = null,
    /** A one-time purchase or a subscription, which is the default. A one-time purchase is refunded where a subscription lapses. */
    public val kind: PurchaseKind? = null,
    /** The user who buys it; defaults to an anonymous buyer. */
    public val appUserId: String? = null,
    /** The buyer's address; empty for none. When left out: `"jane.doe@example.com"`. */
    public val email: String? = null,
    /** The URL scheme of the links that are issued from now on; defaults to that of `store/policy`. */
    public val scheme: String? = null,
) {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): OutcomesPrepareParams {
            val members = json.members()
            return OutcomesPrepareParams(
                vendor = members.required("vendor") { Vendor.fromJson(it) },
                situation = members.required("situation") { it.text() },
                product = members.optional("product") { it.text() },
                entitlements = members.optional("entitlements") { it.list { it.text() } },
                kind = members.optional("kind") { PurchaseKind.fromJson(it) },
                appUserId = members.optional("appUserId") { it.text() },
                email = members.optional("email") { it.text() },
                scheme = members.optional("scheme") { it.text() },
            )
        }
    }
}

/** What to open. */
public data class OutcomesPrepareResult(
    /** The name of the situation. */
    public val situation: String,
    /** The outcome that the redemption has. */
    public val outcome: OutcomeKind,
    /** The link to open. */
    public val url: String,
    /** The code in it. */
    public val code: String,
    /** The id of the purchase. */
    public val purchase: String,
) {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): OutcomesPrepareResult {
            val members = json.members()
            return OutcomesPrepareResult(
                situation = members.required("situation") { it.text() },
                outcome = members.required("outcome") { OutcomeKind.fromJson(it) },
                url = members.required("url") { it.text() },
                code = members.required("code") { it.text() },
                purchase = members.required("purchase") { it.text() },
            )
        }
    }
}

/** Who owns a purchase. */
public sealed interface Owner : WireValue {
    /** The member that distinguishes the cases. */
    public val kind: String

    /** A case of a newer server, as received. */
    public data class Unknown(public val json: JsonObject) : Owner {
        override val kind: String get() = json.required("kind") { it.text() }

        override fun toJson(): JsonObject = json
    }

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): Owner {
            val members = json.members()
            return when (members.required("kind") { it.text() }) {
                "appUser" -> AppUserOwner.fromJson(json)
                "device" -> DeviceOwner.fromJson(json)
                else -> Unknown(members)
            }
        }
    }
}

/** Whether the owner bought it or shares a family member's purchase. */
public sealed interface OwnershipType : WireValue {
    /** The value in the JSON. */
    public val wire: String

    override fun toJson(): JsonElement = JsonPrimitive(wire)

    public data object Purchased : OwnershipType { override val wire: String get() = "purchased" }
    public data object FamilyShared : OwnershipType { override val wire: String get() = "familyShared" }
    public data object Unknown : OwnershipType { override val wire: String get() = "unknown" }

    /** A word of a newer server. */
    public data class Unrecognized(override val wire: String) : OwnershipType

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): OwnershipType {
            val wire = json.text()
            return entries.firstOrNull { it.wire == wire } ?: Unrecognized(wire)
        }

        /** All words of this release. */
        public val entries: List<OwnershipType> get() = listOf(
            Purchased, FamilyShared, Unknown,
        )
    }
}

/** Paddle's names. */
public data class PaddleIdentifiers(
    /** Paddle's customer. */
    public val customerId: String,
    /** Paddle's subscriptions. */
    public val subscriptionIds: List<String>,
) : StoreIdentifiers, WireValue {
    /** The store. */
    override val kind: String get() = "paddle"

    override fun toJson(): JsonObject = buildJsonObject {
        put("kind", "paddle")
        put("customerId", JsonPrimitive(customerId))
        put("subscriptionIds", JsonArray(subscriptionIds.map { JsonPrimitive(it) }))
    }

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): PaddleIdentifiers {
            val members = json.members()
            members.constant("kind", "paddle")
            return PaddleIdentifiers(
                customerId = members.required("customerId") { it.text() },
                subscriptionIds = members.required("subscriptionIds") { it.list { it.text() } },
            )
        }
    }
}

/** The paywall and placement that led to a purchase. */
public data class PaywallContext(
    /** The paywall's identifier. */
    public val identifier: String,
    /** The placement that showed it. */
    public val placementName: String,
    /** The parameters that the app gave with the placement. */
    public val placementParams: JSONObject,
    /** The variant of the experiment that was shown. */
    public val variantId: String,
    /** The experiment. */
    public val experimentId: String,
    /** The product chosen on the paywall; absent if unknown. */
    public val productIdentifier: String? = null,
    /** The product's own description; absent if unknown. */
    public val product: PaywallProduct? = null,
    /** What the buyer answered on the way to the purchase; absent if nothing was asked. */
    public val userAttributes: JSONObject? = null,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("identifier", JsonPrimitive(identifier))
        put("placementName", JsonPrimitive(placementName))
        put("placementParams", placementParams)
        put("variantId", JsonPrimitive(variantId))
        put("experimentId", JsonPrimitive(experimentId))
        if (productIdentifier != null) put("productIdentifier", JsonPrimitive(productIdentifier))
        if (product != null) put("product", product.toJson())
        if (userAttributes != null) put("userAttributes", userAttributes)
    }

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): PaywallContext {
            val members = json.members()
            return PaywallContext(
                identifier = members.required("identifier") { it.text() },
                placementName = members.required("placementName") { it.text() },
                placementParams = members.required("placementParams") { it.members() },
                variantId = members.required("variantId") { it.text() },
                experimentId = members.required("experimentId") { it.text() },
                productIdentifier = members.optional("productIdentifier") { it.text() },
                product = members.optional("product") { PaywallProduct.fromJson(it) },
                userAttributes = members.optional("userAttributes") { it.members() },
            )
        }
    }
}

/** A product as the paywall shows it, with formatted prices. All 31 members are present (SuperwallKit 4.12.1 and later). */
public data class PaywallProduct(
    /** Store identifier. */
    public val identifier: String,
    /** The language of the texts. */
    public val languageCode: String,
    /** Language and region. */
    public val locale: String,
    /** ISO 4217 code. */
    public val currencyCode: String,
    /** The currency's symbol. */
    public val currencySymbol: String,
    /** The billing period, such as `month`. */
    public val period: String,
    /** The billing period as an adverb, such as `monthly`. */
    public val periodly: String,
    /** The billing period in the buyer's language. */
    public val localizedPeriod: String,
    /** The billing period in another wording, such as `1 month`. */
    public val periodAlt: String,
    /** The billing period in whole days. Limits: at least -9007199254740991, at most 9007199254740991. */
    public val periodDays: Long,
    /** The billing period in whole weeks. Limits: at least -9007199254740991, at most 9007199254740991. */
    public val periodWeeks: Long,
    /** The billing period in whole months. Limits: at least -9007199254740991, at most 9007199254740991. */
    public val periodMonths: Long,
    /** The billing period in whole years. Limits: at least -9007199254740991, at most 9007199254740991. */
    public val periodYears: Long,
    /** The price in the currency's unit. */
    public val rawPrice: Double,
    /** The price, formatted. */
    public val price: String,
    /** The daily price, formatted. */
    public val dailyPrice: String,
    /** The weekly price, formatted. */
    public val weeklyPrice: String,
    /** The monthly price, formatted. */
    public val monthlyPrice: String,
    /** The yearly price, formatted. */
    public val yearlyPrice: String,
    /** The trial's price in the currency's unit; 0 without a trial. */
    public val rawTrialPeriodPrice: Double,
    /** The trial's price, formatted. */
    public val trialPeriodPrice: String,
    /** The trial's daily price, formatted. */
    public val trialPeriodDailyPrice: String,
    /** The trial's weekly price, formatted. */
    public val trialPeriodWeeklyPrice: String,
    /** The trial's monthly price, formatted. */
    public val trialPeriodMonthlyPrice: String,
    /** The trial's yearly price, formatted. */
    public val trialPeriodYearlyPrice: String,
    /** The trial in whole days; 0 without a trial. Limits: at least -9007199254740991, at most 9007199254740991. */
    public val trialPeriodDays: Long,
    /** The trial in whole weeks; 0 without a trial. Limits: at least -9007199254740991, at most 9007199254740991. */
    public val trialPeriodWeeks: Long,
    /** The trial in whole months; 0 without a trial. Limits: at least -9007199254740991, at most 9007199254740991. */
    public val trialPeriodMonths: Long,
    /** The trial in whole years; 0 without a trial. Limits: at least -9007199254740991, at most 9007199254740991. */
    public val trialPeriodYears: Long,
    /** The trial in words; empty without a trial. */
    public val trialPeriodText: String,
    /** The end of the trial in words; empty without a trial. */
    public val trialPeriodEndDate: String,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("identifier", JsonPrimitive(identifier))
        put("languageCode", JsonPrimitive(languageCode))
        put("locale", JsonPrimitive(locale))
        put("currencyCode", JsonPrimitive(currencyCode))
        put("currencySymbol", JsonPrimitive(currencySymbol))
        put("period", JsonPrimitive(period))
        put("periodly", JsonPrimitive(periodly))
        put("localizedPeriod", JsonPrimitive(localizedPeriod))
        put("periodAlt", JsonPrimitive(periodAlt))
        put("periodDays", JsonPrimitive(periodDays))
        put("periodWeeks", JsonPrimitive(periodWeeks))
        put("periodMonths", JsonPrimitive(periodMonths))
        put("periodYears", JsonPrimitive(periodYears))
        put("rawPrice", JsonPrimitive(rawPrice))
        put("price", JsonPrimitive(price))
        put("dailyPrice", JsonPrimitive(dailyPrice))
        put("weeklyPrice", JsonPrimitive(weeklyPrice))
        put("monthlyPrice", JsonPrimitive(monthlyPrice))
        put("yearlyPrice", JsonPrimitive(yearlyPrice))
        put("rawTrialPeriodPrice", JsonPrimitive(rawTrialPeriodPrice))
        put("trialPeriodPrice", JsonPrimitive(trialPeriodPrice))
        put("trialPeriodDailyPrice", JsonPrimitive(trialPeriodDailyPrice))
        put("trialPeriodWeeklyPrice", JsonPrimitive(trialPeriodWeeklyPrice))
        put("trialPeriodMonthlyPrice", JsonPrimitive(trialPeriodMonthlyPrice))
        put("trialPeriodYearlyPrice", JsonPrimitive(trialPeriodYearlyPrice))
        put("trialPeriodDays", JsonPrimitive(trialPeriodDays))
        put("trialPeriodWeeks", JsonPrimitive(trialPeriodWeeks))
        put("trialPeriodMonths", JsonPrimitive(trialPeriodMonths))
        put("trialPeriodYears", JsonPrimitive(trialPeriodYears))
        put("trialPeriodText", JsonPrimitive(trialPeriodText))
        put("trialPeriodEndDate", JsonPrimitive(trialPeriodEndDate))
    }

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): PaywallProduct {
            val members = json.members()
            return PaywallProduct(
                identifier = members.required("identifier") { it.text() },
                languageCode = members.required("languageCode") { it.text() },
                locale = members.required("locale") { it.text() },
                currencyCode = members.required("currencyCode") { it.text() },
                currencySymbol = members.required("currencySymbol") { it.text() },
                period = members.required("period") { it.text() },
                periodly = members.required("periodly") { it.text() },
                localizedPeriod = members.required("localizedPeriod") { it.text() },
                periodAlt = members.required("periodAlt") { it.text() },
                periodDays = members.required("periodDays") { it.integer() },
                periodWeeks = members.required("periodWeeks") { it.integer() },
                periodMonths = members.required("periodMonths") { it.integer() },
                periodYears = members.required("periodYears") { it.integer() },
                rawPrice = members.required("rawPrice") { it.number() },
                price = members.required("price") { it.text() },
                dailyPrice = members.required("dailyPrice") { it.text() },
                weeklyPrice = members.required("weeklyPrice") { it.text() },
                monthlyPrice = members.required("monthlyPrice") { it.text() },
                yearlyPrice = members.required("yearlyPrice") { it.text() },
                rawTrialPeriodPrice = members.required("rawTrialPeriodPrice") { it.number() },
                trialPeriodPrice = members.required("trialPeriodPrice") { it.text() },
                trialPeriodDailyPrice = members.required("trialPeriodDailyPrice") { it.text() },
                trialPeriodWeeklyPrice = members.required("trialPeriodWeeklyPrice") { it.text() },
                trialPeriodMonthlyPrice = members.required("trialPeriodMonthlyPrice") { it.text() },
                trialPeriodYearlyPrice = members.required("trialPeriodYearlyPrice") { it.text() },
                trialPeriodDays = members.required("trialPeriodDays") { it.integer() },
                trialPeriodWeeks = members.required("trialPeriodWeeks") { it.integer() },
                trialPeriodMonths = members.required("trialPeriodMonths") { it.integer() },
                trialPeriodYears = members.required("trialPeriodYears") { it.integer() },
                trialPeriodText = members.required("trialPeriodText") { it.text() },
                trialPeriodEndDate = members.required("trialPeriodEndDate") { it.text() },
            )
        }
    }
}

/** How the current period of a subscription was bought. */
public sealed interface PeriodType : WireValue {
    /** The value in the JSON. */
    public val wire: String

    override fun toJson(): JsonElement = JsonPrimitive(wire)

    public data object Normal : PeriodType { override val wire: String get() = "normal" }
    public data object Intro : PeriodType { override val wire: String get() = "intro" }
    public data object Trial : PeriodType { override val wire: String get() = "trial" }
    public data object Prepaid : PeriodType { override val wire: String get() = "prepaid" }

    /** A word of a newer server. */
    public data class Unknown(override val wire: String) : PeriodType

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): PeriodType {
            val wire = json.text()
            return entries.firstOrNull { it.wire == wire } ?: Unknown(wire)
        }

        /** All words of this release. */
        public val entries: List<PeriodType> get() = listOf(
            Normal, Intro, Trial, Prepaid,
        )
    }
}

/** The system whose native SDK is simulated: it decides dates, error names, keys and order. */
public sealed interface Platform : WireValue {
    /** The value in the JSON. */
    public val wire: String

    override fun toJson(): JsonElement = JsonPrimitive(wire)

    public data object Ios : Platform { override val wire: String get() = "ios" }
    public data object Android : Platform { override val wire: String get() = "android" }

    /** A word of a newer server. */
    public data class Unknown(override val wire: String) : Platform

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): Platform {
            val wire = json.text()
            return entries.firstOrNull { it.wire == wire } ?: Unknown(wire)
        }

        /** All words of this release. */
        public val entries: List<Platform> get() = listOf(
            Ios, Android,
        )
    }
}

/** An amount of money. */
public data class Price(
    /** Millionths of the currency's unit: 9.99 is 9990000. */
    public val amountMicros: Long,
    /** ISO 4217 code, upper case. */
    public val currency: String,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("amountMicros", JsonPrimitive(amountMicros))
        put("currency", JsonPrimitive(currency))
    }

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): Price {
            val members = json.members()
            return Price(
                amountMicros = members.required("amountMicros") { it.integer() },
                currency = members.required("currency") { it.text() },
            )
        }
    }
}

/** A product of the phone's own store. */
public data class Product(
    /** The product's identifier. */
    public val id: String,
    /** Identifiers of the entitlements that it grants. */
    public val entitlements: List<String>,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("id", JsonPrimitive(id))
        put("entitlements", JsonArray(entitlements.map { JsonPrimitive(it) }))
    }

}

/** A product that the next renewal changes to. */
public data class ProductChange(
    /** The product's identifier. */
    public val product: String,
    /** The plan of that product; absent if it has none. */
    public val plan: String? = null,
    /** The product's name for people; absent if it has none. */
    public val displayName: String? = null,
    /** Identifiers of the entitlements that it grants; absent for the same. */
    public val entitlements: List<String>? = null,
    /** What is paid; absent for the same. */
    public val price: Price? = null,
    /** Seconds of each paid period; absent for the same. */
    public val period: Long? = null,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("product", JsonPrimitive(product))
        if (plan != null) put("plan", JsonPrimitive(plan))
        if (displayName != null) put("displayName", JsonPrimitive(displayName))
        if (entitlements != null) put("entitlements", JsonArray(entitlements.map { JsonPrimitive(it) }))
        if (price != null) put("price", price.toJson())
        if (period != null) put("period", JsonPrimitive(period))
    }

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): ProductChange {
            val members = json.members()
            return ProductChange(
                product = members.required("product") { it.text() },
                plan = members.optional("plan") { it.text() },
                displayName = members.optional("displayName") { it.text() },
                entitlements = members.optional("entitlements") { it.list { it.text() } },
                price = members.optional("price") { Price.fromJson(it) },
                period = members.optional("period") { it.integer() },
            )
        }
    }
}

/** Products in a list, or by product identifier the entitlements that each grants. */
public sealed interface ProductList : WireValue {
    public data class ListCase(public val value: List<Product>) : ProductList {
        override fun toJson(): JsonElement = JsonArray(value.map { it.toJson() })
    }

    public data class MapCase(public val value: Map<String, List<String>>) : ProductList {
        override fun toJson(): JsonElement = JsonObject(value.mapValues { JsonArray(it.value.map { JsonPrimitive(it) }) })
    }

}

/** The purchase belongs to another user, and the policy keeps it there. */
public data class PurchaseBelongsToOtherUser(
    /** The code that was redeemed; null only after `reply/read` of a reply without it. */
    public val code: String? = null,
) : RedemptionOutcome, ScriptedAnswer, WireValue {
    /** The kind of outcome. */
    override val kind: String get() = "purchaseBelongsToOtherUser"

    // Members that were read as null, and are null again when written; for the server they are the same as absent ones.
    private var nulls: Set<String> = emptySet()

    override fun toJson(): JsonObject = buildJsonObject {
        put("kind", "purchaseBelongsToOtherUser")
        if (code != null) put("code", JsonPrimitive(code)) else if ("code" in nulls) put("code", JsonNull)
    }

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): PurchaseBelongsToOtherUser {
            val members = json.members()
            members.constant("kind", "purchaseBelongsToOtherUser")
            return PurchaseBelongsToOtherUser(
                code = members.loose("code") { it.text() },
            ).also { it.nulls = members.nulls() }
        }
    }
}

/** Whether a purchase renews. */
public sealed interface PurchaseKind : WireValue {
    /** The value in the JSON. */
    public val wire: String

    override fun toJson(): JsonElement = JsonPrimitive(wire)

    public data object Subscription : PurchaseKind { override val wire: String get() = "subscription" }
    public data object OneTime : PurchaseKind { override val wire: String get() = "oneTime" }

    /** A word of a newer server. */
    public data class Unknown(override val wire: String) : PurchaseKind

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): PurchaseKind {
            val wire = json.text()
            return entries.firstOrNull { it.wire == wire } ?: Unknown(wire)
        }

        /** All words of this release. */
        public val entries: List<PurchaseKind> get() = listOf(
            Subscription, OneTime,
        )
    }
}

/** One purchase as the ledger stores it: what was bought, for how long, and its state. Unknown members are absent. */
public data class PurchaseRecord(
    /** The ledger's id of the purchase. */
    public val id: String,
    /** The vendor whose checkout sold it. */
    public val vendor: Vendor,
    /** Whether it renews. */
    public val kind: PurchaseKind,
    /** The product's identifier. */
    public val product: String,
    /** The store that charged for it. */
    public val store: Store,
    /** The store's id of the buyer, such as `cus_…`. */
    public val storeCustomerId: String,
    /** The store's id of the purchase, such as `sub_…`, or `cs_…` for a one-time purchase. */
    public val storeTransactionId: String,
    /** Identifiers of the entitlements that it grants, ascending. */
    public val entitlements: List<String>,
    /** The app user who bought it, or the id of an anonymous checkout. */
    public val buyerId: String,
    /** Latest purchase or renewal, a whole second; milliseconds since 1970-01-01T00:00:00Z. */
    public val purchasedAt: Long,
    /** First purchase, a whole second; milliseconds since 1970-01-01T00:00:00Z. */
    public val originallyPurchasedAt: Long,
    /** How the current period was bought. */
    public val periodType: PeriodType,
    /** True for a purchase without real money. */
    public val isSandbox: Boolean,
    /** The plan of that product; absent if it has none. */
    public val plan: String? = null,
    /** The product's name for people; absent if it has none. */
    public val displayName: String? = null,
    /** The full address given at checkout; absent for none. */
    public val email: String? = null,
    /** End of the paid time; absent for a one-time purchase; milliseconds since 1970-01-01T00:00:00Z. */
    public val expiresAt: Long? = null,
    /** End of the grace period; absent if none runs; milliseconds since 1970-01-01T00:00:00Z. */
    public val gracePeriodExpiresAt: Long? = null,
    /** When a billing issue was detected; absent for none; milliseconds since 1970-01-01T00:00:00Z. */
    public val billingIssuesDetectedAt: Long? = null,
    /** When the buyer's cancellation was detected; absent while it renews; milliseconds since 1970-01-01T00:00:00Z. */
    public val unsubscribeDetectedAt: Long? = null,
    /** When it was refunded; absent unless it was; milliseconds since 1970-01-01T00:00:00Z. */
    public val refundedAt: Long? = null,
    /** What was paid; absent if unknown. */
    public val price: Price? = null,
    /** Where the buyer manages it; absent if there is no such page. */
    public val managementURL: String? = null,
    /** The paywall that led to it; absent for none. */
    public val paywall: PaywallContext? = null,
    /** What the page of the checkout has sent along; absent for nothing. */
    public val metadata: JSONObject? = null,
    /** How it goes on by itself; absent if it does not renew. */
    public val renewal: Renewal? = null,
) : PurchaseReference, WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("id", JsonPrimitive(id))
        put("vendor", vendor.toJson())
        put("kind", kind.toJson())
        put("product", JsonPrimitive(product))
        if (plan != null) put("plan", JsonPrimitive(plan))
        if (displayName != null) put("displayName", JsonPrimitive(displayName))
        put("store", JsonPrimitive(store))
        put("storeCustomerId", JsonPrimitive(storeCustomerId))
        put("storeTransactionId", JsonPrimitive(storeTransactionId))
        put("entitlements", JsonArray(entitlements.map { JsonPrimitive(it) }))
        put("buyerId", JsonPrimitive(buyerId))
        if (email != null) put("email", JsonPrimitive(email))
        put("purchasedAt", JsonPrimitive(purchasedAt))
        put("originallyPurchasedAt", JsonPrimitive(originallyPurchasedAt))
        if (expiresAt != null) put("expiresAt", JsonPrimitive(expiresAt))
        if (gracePeriodExpiresAt != null) put("gracePeriodExpiresAt", JsonPrimitive(gracePeriodExpiresAt))
        if (billingIssuesDetectedAt != null) put("billingIssuesDetectedAt", JsonPrimitive(billingIssuesDetectedAt))
        if (unsubscribeDetectedAt != null) put("unsubscribeDetectedAt", JsonPrimitive(unsubscribeDetectedAt))
        if (refundedAt != null) put("refundedAt", JsonPrimitive(refundedAt))
        put("periodType", periodType.toJson())
        put("isSandbox", JsonPrimitive(isSandbox))
        if (price != null) put("price", price.toJson())
        if (managementURL != null) put("managementURL", JsonPrimitive(managementURL))
        if (paywall != null) put("paywall", paywall.toJson())
        if (metadata != null) put("metadata", metadata)
        if (renewal != null) put("renewal", renewal.toJson())
    }

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): PurchaseRecord {
            val members = json.members()
            return PurchaseRecord(
                id = members.required("id") { it.text() },
                vendor = members.required("vendor") { Vendor.fromJson(it) },
                kind = members.required("kind") { PurchaseKind.fromJson(it) },
                product = members.required("product") { it.text() },
                store = members.required("store") { it.text() },
                storeCustomerId = members.required("storeCustomerId") { it.text() },
                storeTransactionId = members.required("storeTransactionId") { it.text() },
                entitlements = members.required("entitlements") { it.list { it.text() } },
                buyerId = members.required("buyerId") { it.text() },
                purchasedAt = members.required("purchasedAt") { it.integer() },
                originallyPurchasedAt = members.required("originallyPurchasedAt") { it.integer() },
                periodType = members.required("periodType") { PeriodType.fromJson(it) },
                isSandbox = members.required("isSandbox") { it.boolean() },
                plan = members.optional("plan") { it.text() },
                displayName = members.optional("displayName") { it.text() },
                email = members.optional("email") { it.text() },
                expiresAt = members.optional("expiresAt") { it.integer() },
                gracePeriodExpiresAt = members.optional("gracePeriodExpiresAt") { it.integer() },
                billingIssuesDetectedAt = members.optional("billingIssuesDetectedAt") { it.integer() },
                unsubscribeDetectedAt = members.optional("unsubscribeDetectedAt") { it.integer() },
                refundedAt = members.optional("refundedAt") { it.integer() },
                price = members.optional("price") { Price.fromJson(it) },
                managementURL = members.optional("managementURL") { it.text() },
                paywall = members.optional("paywall") { PaywallContext.fromJson(it) },
                metadata = members.optional("metadata") { it.members() },
                renewal = members.optional("renewal") { Renewal.fromJson(it) },
            )
        }
    }
}

/** A purchase by its `id`, or the whole purchase as another method returned it. */
public sealed interface PurchaseReference : WireValue {
    public data class StringCase(public val value: String) : PurchaseReference {
        override fun toJson(): JsonElement = JsonPrimitive(value)
    }

}

/** A purchase after a change. */
public data class PurchaseResult(
    /** Its state now. */
    public val purchase: PurchaseRecord,
) {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): PurchaseResult {
            val members = json.members()
            return PurchaseResult(
                purchase = members.required("purchase") { PurchaseRecord.fromJson(it) },
            )
        }
    }
}

/** Who paid. */
public data class Purchaser(
    /** The app user who bought it, or the id of an anonymous checkout. */
    public val id: String,
    /** The full address given at checkout; absent if unknown. */
    public val email: String? = null,
    /** The store's ids of the buyer and the purchases; absent if unknown. */
    public val storeIdentifiers: StoreIdentifiers? = null,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("id", JsonPrimitive(id))
        if (email != null) put("email", JsonPrimitive(email))
        if (storeIdentifiers != null) put("storeIdentifiers", storeIdentifiers.toJson())
    }

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): Purchaser {
            val members = json.members()
            return Purchaser(
                id = members.required("id") { it.text() },
                email = members.optional("email") { it.text() },
                storeIdentifiers = members.optional("storeIdentifiers") { StoreIdentifiers.fromJson(it) },
            )
        }
    }
}

/** A redemption that an app asked its SDK for. Without `outcome` and `error` it is in progress. */
public data class RecordedRedemption(
    /** The session of the app; `http` for an SDK that redeemed over HTTP. */
    public val session: String,
    /** Whose SDK was asked. */
    public val vendor: Vendor,
    /** Which of the vendor's SDKs. */
    public val sdk: Sdk,
    /** On which phone. */
    public val platform: Platform,
    /** When the app asked; milliseconds since 1970-01-01T00:00:00Z. */
    public val at: Long,
    /** The link, as the app passed it; absent if it passed a code. */
    public val url: String? = null,
    /** The code; absent if the SDK sees no redemption link. */
    public val code: String? = null,
    /** What came of it; absent while it is in progress, and after an error. */
    public val outcome: OutcomeKind? = null,
    /** The word by which the SDK named the result, such as `SUCCESS`; absent if it has none. */
    public val returned: String? = null,
    /** The entitlements that it made active, ascending; absent for an outcome without a purchase. */
    public val active: List<String>? = null,
    /** The message of the error that the call ended with, or why the SDK never answers. */
    public val error: String? = null,
) {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): RecordedRedemption {
            val members = json.members()
            return RecordedRedemption(
                session = members.required("session") { it.text() },
                vendor = members.required("vendor") { Vendor.fromJson(it) },
                sdk = members.required("sdk") { Sdk.fromJson(it) },
                platform = members.required("platform") { Platform.fromJson(it) },
                at = members.required("at") { it.integer() },
                url = members.optional("url") { it.text() },
                code = members.optional("code") { it.text() },
                outcome = members.optional("outcome") { OutcomeKind.fromJson(it) },
                returned = members.optional("returned") { it.text() },
                active = members.optional("active") { it.list { it.text() } },
                error = members.optional("error") { it.text() },
            )
        }
    }
}

/** The code was valid and its purchase gives access. */
public data class Redeemed(
    /** What the redemption granted. */
    public val grant: Grant,
    /** The code that was redeemed; null only after `reply/read` of a reply without it. */
    public val code: String? = null,
) : RedemptionOutcome, ScriptedAnswer, WireValue {
    /** The kind of outcome. */
    override val kind: String get() = "redeemed"

    // Members that were read as null, and are null again when written; for the server they are the same as absent ones.
    private var nulls: Set<String> = emptySet()

    override fun toJson(): JsonObject = buildJsonObject {
        put("kind", "redeemed")
        if (code != null) put("code", JsonPrimitive(code)) else if ("code" in nulls) put("code", JsonNull)
        put("grant", grant.toJson())
    }

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): Redeemed {
            val members = json.members()
            members.constant("kind", "redeemed")
            return Redeemed(
                grant = members.required("grant") { Grant.fromJson(it) },
                code = members.loose("code") { it.text() },
            ).also { it.nulls = members.nulls() }
        }
    }
}

/** A redemption of a code. */
public data class RedemptionAttempt(
    /** The time; milliseconds since 1970-01-01T00:00:00Z. */
    public val at: Long,
    /** The outcome. */
    public val outcome: OutcomeKind,
    /** The session; absent for an HTTP request. */
    public val session: String? = null,
) {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): RedemptionAttempt {
            val members = json.members()
            return RedemptionAttempt(
                at = members.required("at") { it.integer() },
                outcome = members.required("outcome") { OutcomeKind.fromJson(it) },
                session = members.optional("session") { it.text() },
            )
        }
    }
}

/** Why a redemption has no result. */
public data class RedemptionFailure(
    /** The kind of failure. */
    public val reason: FailureReason,
    /** One sentence for people, in English; never contains a code, a key or an address. */
    public val message: String,
    /** HTTP status; null if there was no answer. Limits: at least 100, at most 599. */
    public val httpStatus: Long? = null,
    /** The vendor's error number in the answer's body; null for none. Limits: at least -9007199254740991, at most 9007199254740991. */
    public val backendCode: Long? = null,
    /** The SDK's own error code as text, read from a reply whose other members do not lead to that code; absent otherwise. */
    public val sdkCode: String? = null,
    /**
     * How many requests were sent; 0 when the SDK refused to send one. Defaults to 1. Limits: at least 0, at most 9007199254740991. When left out:
     * `1`.
     */
    public val attempts: Long? = null,
) : WireValue {
    // Members that were read as null, and are null again when written; for the server they are the same as absent ones.
    private var nulls: Set<String> = emptySet()

    override fun toJson(): JsonObject = buildJsonObject {
        put("reason", reason.toJson())
        put("message", JsonPrimitive(message))
        if (httpStatus != null) put("httpStatus", JsonPrimitive(httpStatus)) else if ("httpStatus" in nulls) put("httpStatus", JsonNull)
        if (backendCode != null) put("backendCode", JsonPrimitive(backendCode)) else if ("backendCode" in nulls) put("backendCode", JsonNull)
        if (sdkCode != null) put("sdkCode", JsonPrimitive(sdkCode))
        if (attempts != null) put("attempts", JsonPrimitive(attempts))
    }

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): RedemptionFailure {
            val members = json.members()
            return RedemptionFailure(
                reason = members.required("reason") { FailureReason.fromJson(it) },
                message = members.required("message") { it.text() },
                httpStatus = members.loose("httpStatus") { it.integer() },
                backendCode = members.loose("backendCode") { it.integer() },
                sdkCode = members.optional("sdkCode") { it.text() },
                attempts = members.optional("attempts") { it.integer() },
            ).also { it.nulls = members.nulls() }
        }
    }
}

/** What a web SDK returns to the page. */
public data class RedemptionInfo(
    /** The link that opens the app. */
    public val redeemUrl: String,
    /** The same link over HTTPS, for codes to scan; absent for none. */
    public val redeemUrlRedirect: String? = null,
) {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): RedemptionInfo {
            val members = json.members()
            return RedemptionInfo(
                redeemUrl = members.required("redeemUrl") { it.text() },
                redeemUrlRedirect = members.optional("redeemUrlRedirect") { it.text() },
            )
        }
    }
}

/** A link that a vendor's SDK would redeem. */
public data class RedemptionLink(
    /** The vendor whose form the link has. */
    public val vendor: Vendor,
    /** The one-use secret in it; may be empty if the SDK accepts that. */
    public val code: String,
    /** The link, verbatim; if it was wrapped, the inner one. */
    public val url: String,
) {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): RedemptionLink {
            val members = json.members()
            return RedemptionLink(
                vendor = members.required("vendor") { Vendor.fromJson(it) },
                code = members.required("code") { it.text() },
                url = members.required("url") { it.text() },
            )
        }
    }
}

/** The redemptions that apps asked their SDKs for. */
public data class RedemptionListResult(
    /** In the order in which the apps asked; the newest 1,000 of a space are kept. */
    public val redemptions: List<RecordedRedemption>,
    /** The number of older ones, which are not kept; absent for none. Limits: at least 1. */
    public val dropped: Long? = null,
) {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): RedemptionListResult {
            val members = json.members()
            return RedemptionListResult(
                redemptions = members.required("redemptions") { it.list { RecordedRedemption.fromJson(it) } },
                dropped = members.optional("dropped") { it.integer() },
            )
        }
    }
}

/** The outcome of one redemption: a closed list. An outcome is never an error of a call. */
public sealed interface RedemptionOutcome {
    /** The member that distinguishes the cases. */
    public val kind: String

    /** A case of a newer server, as received. */
    public data class Unknown(public val json: JsonObject) : RedemptionOutcome {
        override val kind: String get() = json.required("kind") { it.text() }
    }

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): RedemptionOutcome {
            val members = json.members()
            return when (members.required("kind") { it.text() }) {
                "redeemed" -> Redeemed.fromJson(json)
                "subscriptionExpired" -> SubscriptionExpired.fromJson(json)
                "linkExpired" -> LinkExpired.fromJson(json)
                "invalidCode" -> InvalidCode.fromJson(json)
                "purchaseBelongsToOtherUser" -> PurchaseBelongsToOtherUser.fromJson(json)
                "failed" -> Failed.fromJson(json)
                else -> Unknown(members)
            }
        }
    }
}

/** The result of a redemption. If the SDK never calls back, the call fails with -32016. */
public data class RedemptionRedeemResult(
    /** The outcome. */
    public val outcome: RedemptionOutcome,
    /** The outcome in the format of the session's SDK. */
    public val reply: Reply,
    /** What the reply cannot carry. */
    public val losses: List<Loss>,
) {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): RedemptionRedeemResult {
            val members = json.members()
            return RedemptionRedeemResult(
                outcome = members.required("outcome") { RedemptionOutcome.fromJson(it) },
                reply = members.required("reply") { it.members() },
                losses = members.required("losses") { it.list { Loss.fromJson(it) } },
            )
        }
    }
}

/** How a subscription goes on by itself. */
public data class Renewal(
    /** Seconds of each paid period after the first one. */
    public val period: Long,
    /** How the next charges end. */
    public val billing: Billing,
    /** The number of the period: 1 for the first one. */
    public val number: Long,
    /** How often it is tried again after that. */
    public val retriesLeft: Long,
    /** True if it is paused, or will be at the end of the period. */
    public val isPaused: Boolean,
    /** True once access has ended. */
    public val hasEnded: Boolean,
    /** Seconds of access after a failed charge; absent for none. */
    public val gracePeriod: Long? = null,
    /** When a failed charge is tried again; absent if none is; milliseconds since 1970-01-01T00:00:00Z. */
    public val retryAt: Long? = null,
    /** When a pause ends by itself; absent if it does not; milliseconds since 1970-01-01T00:00:00Z. */
    public val resumesAt: Long? = null,
    /** What it changes to at the next renewal; absent for nothing. */
    public val change: ProductChange? = null,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("period", JsonPrimitive(period))
        if (gracePeriod != null) put("gracePeriod", JsonPrimitive(gracePeriod))
        put("billing", billing.toJson())
        put("number", JsonPrimitive(number))
        if (retryAt != null) put("retryAt", JsonPrimitive(retryAt))
        put("retriesLeft", JsonPrimitive(retriesLeft))
        put("isPaused", JsonPrimitive(isPaused))
        if (resumesAt != null) put("resumesAt", JsonPrimitive(resumesAt))
        if (change != null) put("change", change.toJson())
        put("hasEnded", JsonPrimitive(hasEnded))
    }

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): Renewal {
            val members = json.members()
            return Renewal(
                period = members.required("period") { it.integer() },
                billing = members.required("billing") { Billing.fromJson(it) },
                number = members.required("number") { it.integer() },
                retriesLeft = members.required("retriesLeft") { it.integer() },
                isPaused = members.required("isPaused") { it.boolean() },
                hasEnded = members.required("hasEnded") { it.boolean() },
                gracePeriod = members.optional("gracePeriod") { it.integer() },
                retryAt = members.optional("retryAt") { it.integer() },
                resumesAt = members.optional("resumesAt") { it.integer() },
                change = members.optional("change") { ProductChange.fromJson(it) },
            )
        }
    }
}

/** An outcome in the format of one target. `x-targets` names each target's schema. */
public typealias Reply = JsonObject

/** An error as an SDK's own channel returns it. */
public data class SDKError(
    /** The channel's code; RevenueCat's hybrids write their number as text. Empty if the channel has none; the name of the exception if it throws. */
    public val code: String,
    /** The SDK's error message. */
    public val message: String,
    /** Details; an empty object or null for none. */
    public val details: JSONValue,
    /** The domain of an `NSError`, on channels that carry it (React Native on iOS); absent on the others. */
    public val domain: String? = null,
) {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): SDKError {
            val members = json.members()
            return SDKError(
                code = members.required("code") { it.text() },
                message = members.required("message") { it.text() },
                details = members.required("details") { it },
                domain = members.optional("domain") { it.text() },
            )
        }
    }
}

/** Outcomes from a script. */
public data class ScriptGateway(
    /** One per redemption, in order. */
    public val script: List<ScriptedAnswer>,
) : Gateway, WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("script", JsonArray(script.map { it.toJson() }))
    }

}

/** An outcome, which gets the code of the request, or an answer without that code. */
public sealed interface ScriptedAnswer : WireValue {
    /** The member that distinguishes the cases. */
    public val kind: String

}

/** The language layer that an app talks to. */
public sealed interface Sdk : WireValue {
    /** The value in the JSON. */
    public val wire: String

    override fun toJson(): JsonElement = JsonPrimitive(wire)

    public data object Native : Sdk { override val wire: String get() = "native" }
    public data object Flutter : Sdk { override val wire: String get() = "flutter" }
    public data object ReactNative : Sdk { override val wire: String get() = "react-native" }
    public data object Unity : Sdk { override val wire: String get() = "unity" }
    public data object Kmp : Sdk { override val wire: String get() = "kmp" }
    public data object Capacitor : Sdk { override val wire: String get() = "capacitor" }

    /** A word of a newer server. */
    public data class Unknown(override val wire: String) : Sdk

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): Sdk {
            val wire = json.text()
            return entries.firstOrNull { it.wire == wire } ?: Unknown(wire)
        }

        /** All words of this release. */
        public val entries: List<Sdk> get() = listOf(
            Native, Flutter, ReactNative, Unity, Kmp, Capacitor,
        )
    }
}

/** Something that an SDK does or passes to its app, in the SDK's own order. */
public data class SessionEvent(
    /** Whose. */
    public val session: String,
    /** Counts a session's events from 1. Limits: at least 1. */
    public val sequence: Long,
    /** The SDK's own word for it; `x-events` lists them. */
    public val name: String,
    /** The time; milliseconds since 1970-01-01T00:00:00Z. */
    public val at: Long,
    /** Its body as that channel delivers it. */
    public val params: EventParams,
) {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): SessionEvent {
            val members = json.members()
            return SessionEvent(
                session = members.required("session") { it.text() },
                sequence = members.required("sequence") { it.integer() },
                name = members.required("name") { it.text() },
                at = members.required("at") { it.integer() },
                params = members.required("params") { it.members() },
            )
        }
    }
}

/** The state of an SDK. */
public data class SessionFacts(
    /** The session, as `session/open` named it. */
    public val session: String,
    /** Whose SDK. */
    public val vendor: Vendor,
    /** Which of the vendor's SDKs. */
    public val sdk: Sdk,
    /** The platform of its native side. */
    public val platform: Platform,
    /** True if the app has configured its SDK. */
    public val configured: Boolean,
    /** The app's user; null if the SDK has none. */
    public val appUserId: String?,
    /** True if the SDK created the app user id, or is not configured yet. */
    public val isAnonymous: Boolean,
    /** The installed app's own identifier. */
    public val deviceId: String,
    /** Codes that the SDK stores, oldest first. */
    public val storedCodes: List<StoredCode>,
    /** The number of redemptions in progress. Limits: at least 0. */
    public val redemptionsUnderWay: Long,
    /** The subscription status. RevenueCat's SDKs have none and stay at `unknown`. */
    public val status: SubscriptionStatus,
    /** The user's entitlements as the app sees them. */
    public val entitlements: EntitlementLists,
    /** True if the app decides about access itself. */
    public val purchaseController: Boolean,
    /** Attributes that the app set on its user. */
    public val userAttributes: JSONObject,
    /** The user's ids in other services. */
    public val integrationAttributes: JSONObject,
    /** The paywall on screen; null for none. */
    public val paywall: OpenPaywall?,
    /** The number of links that wait for `session/configure`. Limits: at least 0. */
    public val linksWaiting: Long,
    /** The checkout in a paywall's page that the SDK waits for; absent for none. Superwall only. */
    public val pendingCheckout: PendingCheckout? = null,
) {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): SessionFacts {
            val members = json.members()
            return SessionFacts(
                session = members.required("session") { it.text() },
                vendor = members.required("vendor") { Vendor.fromJson(it) },
                sdk = members.required("sdk") { Sdk.fromJson(it) },
                platform = members.required("platform") { Platform.fromJson(it) },
                configured = members.required("configured") { it.boolean() },
                appUserId = members.nullable("appUserId") { it.text() },
                isAnonymous = members.required("isAnonymous") { it.boolean() },
                deviceId = members.required("deviceId") { it.text() },
                storedCodes = members.required("storedCodes") { it.list { StoredCode.fromJson(it) } },
                redemptionsUnderWay = members.required("redemptionsUnderWay") { it.integer() },
                status = members.required("status") { SubscriptionStatus.fromJson(it) },
                entitlements = members.required("entitlements") { EntitlementLists.fromJson(it) },
                purchaseController = members.required("purchaseController") { it.boolean() },
                userAttributes = members.required("userAttributes") { it.members() },
                integrationAttributes = members.required("integrationAttributes") { it.members() },
                paywall = members.nullable("paywall") { OpenPaywall.fromJson(it) },
                linksWaiting = members.required("linksWaiting") { it.integer() },
                pendingCheckout = members.optional("pendingCheckout") { PendingCheckout.fromJson(it) },
            )
        }
    }
}

/** What the SDK's deep-link call returns. */
public data class SessionHandleDeepLinkResult(
    /** True if the SDK's call returns that it handles the link. */
    public val handled: Boolean,
    /** The error of a call that throws instead of returning false; absent otherwise. */
    public val error: String? = null,
) {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): SessionHandleDeepLinkResult {
            val members = json.members()
            return SessionHandleDeepLinkResult(
                handled = members.required("handled") { it.boolean() },
                error = members.optional("error") { it.text() },
            )
        }
    }
}

/** The open sessions, in the order in which they were opened. */
public data class SessionListResult(
    /** One entry per session. */
    public val sessions: List<SessionSummary>,
) {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): SessionListResult {
            val members = json.members()
            return SessionListResult(
                sessions = members.required("sessions") { it.list { SessionSummary.fromJson(it) } },
            )
        }
    }
}

/** The opened session. */
public data class SessionOpenResult(
    /** The name of the session for later calls. */
    public val session: String,
    /** The app's user; null if the SDK has none. */
    public val appUserId: String?,
    /** The installed app's own identifier. */
    public val deviceId: String,
    /** The version of the native SDK that the app's package brings; absent if the vendor's versions are unknown. */
    public val nativeVersion: String? = null,
    /** What that version does that older ones do not, by the identifiers of `versions/list`; absent if the vendor's versions are unknown. */
    public val rules: List<String>? = null,
    /** What differs in `sdkVersion` from what the session does, or that nobody has compared it; absent otherwise. */
    public val warning: String? = null,
) {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): SessionOpenResult {
            val members = json.members()
            return SessionOpenResult(
                session = members.required("session") { it.text() },
                appUserId = members.nullable("appUserId") { it.text() },
                deviceId = members.required("deviceId") { it.text() },
                nativeVersion = members.optional("nativeVersion") { it.text() },
                rules = members.optional("rules") { it.list { it.text() } },
                warning = members.optional("warning") { it.text() },
            )
        }
    }
}

/** A session's state. */
public data class SessionState(
    /** The session, as `session/open` named it. */
    public val session: String,
    /** Whose SDK. */
    public val vendor: Vendor,
    /** Which of the vendor's SDKs. */
    public val sdk: Sdk,
    /** The platform of its native side. */
    public val platform: Platform,
    /** True if the app has configured its SDK. */
    public val configured: Boolean,
    /** The app's user; null if the SDK has none. */
    public val appUserId: String?,
    /** True if the SDK created the app user id, or is not configured yet. */
    public val isAnonymous: Boolean,
    /** The installed app's own identifier. */
    public val deviceId: String,
    /** Codes that the SDK stores, oldest first. */
    public val storedCodes: List<StoredCode>,
    /** The number of redemptions in progress. Limits: at least 0. */
    public val redemptionsUnderWay: Long,
    /** The subscription status. RevenueCat's SDKs have none and stay at `unknown`. */
    public val status: SubscriptionStatus,
    /** The user's entitlements as the app sees them. */
    public val entitlements: EntitlementLists,
    /** True if the app decides about access itself. */
    public val purchaseController: Boolean,
    /** Attributes that the app set on its user. */
    public val userAttributes: JSONObject,
    /** The user's ids in other services. */
    public val integrationAttributes: JSONObject,
    /** The paywall on screen; null for none. */
    public val paywall: OpenPaywall?,
    /** The number of links that wait for `session/configure`. Limits: at least 0. */
    public val linksWaiting: Long,
    /** The checkout in a paywall's page that the SDK waits for; absent for none. Superwall only. */
    public val pendingCheckout: PendingCheckout? = null,
) {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): SessionState {
            val members = json.members()
            return SessionState(
                session = members.required("session") { it.text() },
                vendor = members.required("vendor") { Vendor.fromJson(it) },
                sdk = members.required("sdk") { Sdk.fromJson(it) },
                platform = members.required("platform") { Platform.fromJson(it) },
                configured = members.required("configured") { it.boolean() },
                appUserId = members.nullable("appUserId") { it.text() },
                isAnonymous = members.required("isAnonymous") { it.boolean() },
                deviceId = members.required("deviceId") { it.text() },
                storedCodes = members.required("storedCodes") { it.list { StoredCode.fromJson(it) } },
                redemptionsUnderWay = members.required("redemptionsUnderWay") { it.integer() },
                status = members.required("status") { SubscriptionStatus.fromJson(it) },
                entitlements = members.required("entitlements") { EntitlementLists.fromJson(it) },
                purchaseController = members.required("purchaseController") { it.boolean() },
                userAttributes = members.required("userAttributes") { it.members() },
                integrationAttributes = members.required("integrationAttributes") { it.members() },
                paywall = members.nullable("paywall") { OpenPaywall.fromJson(it) },
                linksWaiting = members.required("linksWaiting") { it.integer() },
                pendingCheckout = members.optional("pendingCheckout") { PendingCheckout.fromJson(it) },
            )
        }
    }
}

/** A session and its user; `session/describe` returns the rest. */
public data class SessionSummary(
    /** The session, as `session/open` named it. */
    public val session: String,
    /** Its vendor. */
    public val vendor: Vendor,
    /** Its SDK. */
    public val sdk: Sdk,
    /** Its platform. */
    public val platform: Platform,
    /** True once the app has configured its SDK. */
    public val configured: Boolean,
    /** The app's user; null if the SDK has none. */
    public val appUserId: String?,
    /** The installed app's own identifier. */
    public val deviceId: String,
) {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): SessionSummary {
            val members = json.members()
            return SessionSummary(
                session = members.required("session") { it.text() },
                vendor = members.required("vendor") { Vendor.fromJson(it) },
                sdk = members.required("sdk") { Sdk.fromJson(it) },
                platform = members.required("platform") { Platform.fromJson(it) },
                configured = members.required("configured") { it.boolean() },
                appUserId = members.nullable("appUserId") { it.text() },
                deviceId = members.required("deviceId") { it.text() },
            )
        }
    }
}

/** A subscription status in the format of one target. `x-targets` names each target's schema; RevenueCat's SDKs have none. */
public typealias StatusReply = JsonObject

/**
 * The store of a purchase, in lower case with underscores. An open set: a store that no SDK knows is kept, and each SDK returns its own value for an
 * unknown store.
 */
public typealias Store = String

/** The store's ids of a buyer and the purchases. */
public sealed interface StoreIdentifiers : WireValue {
    /** The member that distinguishes the cases. */
    public val kind: String

    /** A case of a newer server, as received. */
    public data class Unknown(public val json: JsonObject) : StoreIdentifiers {
        override val kind: String get() = json.required("kind") { it.text() }

        override fun toJson(): JsonObject = json
    }

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): StoreIdentifiers {
            val members = json.members()
            return when (members.required("kind") { it.text() }) {
                "stripe" -> StripeIdentifiers.fromJson(json)
                "paddle" -> PaddleIdentifiers.fromJson(json)
                "other" -> OtherStoreIdentifiers.fromJson(json)
                else -> Unknown(members)
            }
        }
    }
}

/** Another link to a purchase. */
public data class StoreIssueLinkResult(
    /** The link. */
    public val link: IssuedLink,
) {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): StoreIssueLinkResult {
            val members = json.members()
            return StoreIssueLinkResult(
                link = members.required("link") { IssuedLink.fromJson(it) },
            )
        }
    }
}

/** What the ledger has, newest first. */
public data class StoreListResult(
    /** Purchases with their codes. */
    public val purchases: List<ListedPurchase>,
    /** Customers, of the vendors that keep them. */
    public val customers: List<ListedCustomer>,
    /** The number of older purchases that are not in the result; absent for none. With `email`, `appUserId` or `cursor`, counting stops at 1,000. */
    public val omittedPurchases: Long? = null,
    /** The number of older customers that are not in the result; absent for none. With `cursor`, counting stops at 1,000. */
    public val omittedCustomers: Long? = null,
    /** Pass it as `cursor` for the purchases and customers that follow; absent if there are none. */
    public val nextCursor: String? = null,
) {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): StoreListResult {
            val members = json.members()
            return StoreListResult(
                purchases = members.required("purchases") { it.list { ListedPurchase.fromJson(it) } },
                customers = members.required("customers") { it.list { ListedCustomer.fromJson(it) } },
                omittedPurchases = members.optional("omittedPurchases") { it.integer() },
                omittedCustomers = members.optional("omittedCustomers") { it.integer() },
                nextCursor = members.optional("nextCursor") { it.text() },
            )
        }
    }
}

/** The mail that the vendors sent. */
public data class StoreMailboxResult(
    /** Oldest first. */
    public val messages: List<MailMessage>,
    /** The number of older messages that are not in the result; absent for none. */
    public val omitted: Long? = null,
) {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): StoreMailboxResult {
            val members = json.members()
            return StoreMailboxResult(
                messages = members.required("messages") { it.list { MailMessage.fromJson(it) } },
                omitted = members.optional("omitted") { it.integer() },
            )
        }
    }
}

/** The settings of a vendor's side. */
public data class StorePolicyResult(
    /** Whose side. */
    public val vendor: Vendor,
    /** The rule for a purchase of another user. */
    public val transfer: TransferPolicy,
    /** Lifetime of a link in seconds. */
    public val linkLifetime: Double,
    /** The app's URL scheme. */
    public val scheme: String,
    /** The host of links that open in a browser too; null if the vendor has none. */
    public val host: String?,
    /** The rule for purchases that get redemption links. RevenueCat only. */
    public val linkPolicy: LinkPolicy? = null,
    /** The app owner's success page; null for the vendor's. RevenueCat and Superwall only. */
    public val successUrl: String? = null,
    /** The page that the buyer sees next. Superwall only. */
    public val postPurchase: PostPurchase? = null,
    /** The store page for buyers without the app; null if it is not set. Superwall only. */
    public val storeUrl: String? = null,
) {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): StorePolicyResult {
            val members = json.members()
            return StorePolicyResult(
                vendor = members.required("vendor") { Vendor.fromJson(it) },
                transfer = members.required("transfer") { TransferPolicy.fromJson(it) },
                linkLifetime = members.required("linkLifetime") { it.number() },
                scheme = members.required("scheme") { it.text() },
                host = members.nullable("host") { it.text() },
                linkPolicy = members.optional("linkPolicy") { LinkPolicy.fromJson(it) },
                successUrl = members.loose("successUrl") { it.text() },
                postPurchase = members.optional("postPurchase") { PostPurchase.fromJson(it) },
                storeUrl = members.loose("storeUrl") { it.text() },
            )
        }
    }
}

/** What was sold, and where the buyer goes. */
public data class StorePurchaseResult(
    /** The purchase. */
    public val purchase: PurchaseRecord,
    /** The link that redeems it, whether or not the buyer is shown it. */
    public val link: IssuedLink,
    /** The page that the browser opens next. */
    public val next: CheckoutNext,
    /** What a web SDK returns to the page; null for other checkouts and for purchases that cannot be redeemed. */
    public val redemptionInfo: RedemptionInfo?,
    /** The screens that the buyer sees next, in order, for a page that simulates the checkout. */
    public val screens: List<CheckoutScreen>,
) {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): StorePurchaseResult {
            val members = json.members()
            return StorePurchaseResult(
                purchase = members.required("purchase") { PurchaseRecord.fromJson(it) },
                link = members.required("link") { IssuedLink.fromJson(it) },
                next = members.required("next") { CheckoutNext.fromJson(it) },
                redemptionInfo = members.nullable("redemptionInfo") { RedemptionInfo.fromJson(it) },
                screens = members.required("screens") { it.list { CheckoutScreen.fromJson(it) } },
            )
        }
    }
}

/** What RevenueCat's `POST /v1/receipts` answers. */
public data class StoreReceiptsResult(
    /** HTTP status. */
    public val status: Long,
    /** The answer's body: RevenueCat's customer (`request_date`, `request_date_ms`, `subscriber`), or its error (`code`, `message`). */
    public val body: JSONObject,
) {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): StoreReceiptsResult {
            val members = json.members()
            return StoreReceiptsResult(
                status = members.required("status") { it.integer() },
                body = members.required("body") { it.members() },
            )
        }
    }
}

/** What was deleted. */
public data class StoreResetResult(
    /** How many of each. */
    public val deleted: Deleted,
) {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): StoreResetResult {
            val members = json.members()
            return StoreResetResult(
                deleted = members.required("deleted") { Deleted.fromJson(it) },
            )
        }
    }
}

/** A code that the SDK stores, with its state. */
public data class StoredCode(
    /** The code. */
    public val code: String,
    /** The service's last answer for it. */
    public val kind: OutcomeKind,
) {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): StoredCode {
            val members = json.members()
            return StoredCode(
                code = members.required("code") { it.text() },
                kind = members.required("kind") { OutcomeKind.fromJson(it) },
            )
        }
    }
}

/** One step of a story. */
public data class StoryStep(
    /** The name of the event. */
    public val event: String,
    /** The sentence. */
    public val text: String,
) {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): StoryStep {
            val members = json.members()
            return StoryStep(
                event = members.required("event") { it.text() },
                text = members.required("text") { it.text() },
            )
        }
    }
}

/** Stripe's names. */
public data class StripeIdentifiers(
    /** Stripe's customer, `cus_…`. */
    public val customerId: String,
    /** Subscriptions (`sub_…`), or Checkout sessions (`cs_…`) of one-time purchases. */
    public val subscriptionIds: List<String>,
) : StoreIdentifiers, WireValue {
    /** The store. */
    override val kind: String get() = "stripe"

    override fun toJson(): JsonObject = buildJsonObject {
        put("kind", "stripe")
        put("customerId", JsonPrimitive(customerId))
        put("subscriptionIds", JsonArray(subscriptionIds.map { JsonPrimitive(it) }))
    }

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): StripeIdentifiers {
            val members = json.members()
            members.constant("kind", "stripe")
            return StripeIdentifiers(
                customerId = members.required("customerId") { it.text() },
                subscriptionIds = members.required("subscriptionIds") { it.list { it.text() } },
            )
        }
    }
}

/** A subscription as its store reports it. */
public data class Subscription(
    /** The product's identifier; a customer has one subscription of a product at a time. */
    public val productId: String,
    /** Where it was bought. */
    public val store: Store,
    /** Latest purchase or renewal; milliseconds since 1970-01-01T00:00:00Z. */
    public val purchasedAt: Long,
    /** True for a purchase without real money. */
    public val isSandbox: Boolean,
    /** How the current period was bought. */
    public val periodType: PeriodType,
    /** The plan of that product; absent if it has none. */
    public val planId: String? = null,
    /** First purchase; absent if unknown; milliseconds since 1970-01-01T00:00:00Z. */
    public val originallyPurchasedAt: Long? = null,
    /** End of the paid time; absent if it never ends; milliseconds since 1970-01-01T00:00:00Z. */
    public val expiresAt: Long? = null,
    /** End of the grace period; absent if none runs; milliseconds since 1970-01-01T00:00:00Z. */
    public val gracePeriodExpiresAt: Long? = null,
    /** When the owner's cancellation was detected; absent while it renews; milliseconds since 1970-01-01T00:00:00Z. */
    public val unsubscribeDetectedAt: Long? = null,
    /** When a billing issue was detected; absent for none; milliseconds since 1970-01-01T00:00:00Z. */
    public val billingIssuesDetectedAt: Long? = null,
    /** When it was refunded; absent unless it was; milliseconds since 1970-01-01T00:00:00Z. */
    public val refundedAt: Long? = null,
    /** When a paused subscription resumes; absent unless it is paused; milliseconds since 1970-01-01T00:00:00Z. */
    public val autoResumesAt: Long? = null,
    /** Whether it is shared; absent if the store does not say. */
    public val ownershipType: OwnershipType? = null,
    /** What was paid; absent if unknown. */
    public val price: Price? = null,
    /** The product's name for people; absent if it has none. */
    public val displayName: String? = null,
    /** Where the owner manages it; absent if there is no such page. */
    public val managementURL: String? = null,
    /** The store's id of the latest transaction; absent if unknown. */
    public val storeTransactionId: String? = null,
) : WireValue {
    override fun toJson(): JsonObject = buildJsonObject {
        put("productId", JsonPrimitive(productId))
        if (planId != null) put("planId", JsonPrimitive(planId))
        put("store", JsonPrimitive(store))
        put("purchasedAt", JsonPrimitive(purchasedAt))
        if (originallyPurchasedAt != null) put("originallyPurchasedAt", JsonPrimitive(originallyPurchasedAt))
        if (expiresAt != null) put("expiresAt", JsonPrimitive(expiresAt))
        if (gracePeriodExpiresAt != null) put("gracePeriodExpiresAt", JsonPrimitive(gracePeriodExpiresAt))
        if (unsubscribeDetectedAt != null) put("unsubscribeDetectedAt", JsonPrimitive(unsubscribeDetectedAt))
        if (billingIssuesDetectedAt != null) put("billingIssuesDetectedAt", JsonPrimitive(billingIssuesDetectedAt))
        if (refundedAt != null) put("refundedAt", JsonPrimitive(refundedAt))
        if (autoResumesAt != null) put("autoResumesAt", JsonPrimitive(autoResumesAt))
        put("isSandbox", JsonPrimitive(isSandbox))
        put("periodType", periodType.toJson())
        if (ownershipType != null) put("ownershipType", ownershipType.toJson())
        if (price != null) put("price", price.toJson())
        if (displayName != null) put("displayName", JsonPrimitive(displayName))
        if (managementURL != null) put("managementURL", JsonPrimitive(managementURL))
        if (storeTransactionId != null) put("storeTransactionId", JsonPrimitive(storeTransactionId))
    }

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): Subscription {
            val members = json.members()
            return Subscription(
                productId = members.required("productId") { it.text() },
                store = members.required("store") { it.text() },
                purchasedAt = members.required("purchasedAt") { it.integer() },
                isSandbox = members.required("isSandbox") { it.boolean() },
                periodType = members.required("periodType") { PeriodType.fromJson(it) },
                planId = members.optional("planId") { it.text() },
                originallyPurchasedAt = members.optional("originallyPurchasedAt") { it.integer() },
                expiresAt = members.optional("expiresAt") { it.integer() },
                gracePeriodExpiresAt = members.optional("gracePeriodExpiresAt") { it.integer() },
                unsubscribeDetectedAt = members.optional("unsubscribeDetectedAt") { it.integer() },
                billingIssuesDetectedAt = members.optional("billingIssuesDetectedAt") { it.integer() },
                refundedAt = members.optional("refundedAt") { it.integer() },
                autoResumesAt = members.optional("autoResumesAt") { it.integer() },
                ownershipType = members.optional("ownershipType") { OwnershipType.fromJson(it) },
                price = members.optional("price") { Price.fromJson(it) },
                displayName = members.optional("displayName") { it.text() },
                managementURL = members.optional("managementURL") { it.text() },
                storeTransactionId = members.optional("storeTransactionId") { it.text() },
            )
        }
    }
}

/** The code was valid, but its purchase has lapsed or was refunded. */
public data class SubscriptionExpired(
    /** What the redemption granted. */
    public val grant: Grant,
    /** The code that was redeemed; null only after `reply/read` of a reply without it. */
    public val code: String? = null,
) : RedemptionOutcome, ScriptedAnswer, WireValue {
    /** The kind of outcome. */
    override val kind: String get() = "subscriptionExpired"

    // Members that were read as null, and are null again when written; for the server they are the same as absent ones.
    private var nulls: Set<String> = emptySet()

    override fun toJson(): JsonObject = buildJsonObject {
        put("kind", "subscriptionExpired")
        if (code != null) put("code", JsonPrimitive(code)) else if ("code" in nulls) put("code", JsonNull)
        put("grant", grant.toJson())
    }

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): SubscriptionExpired {
            val members = json.members()
            members.constant("kind", "subscriptionExpired")
            return SubscriptionExpired(
                grant = members.required("grant") { Grant.fromJson(it) },
                code = members.loose("code") { it.text() },
            ).also { it.nulls = members.nulls() }
        }
    }
}

/** The user's subscription status, or `unknown`. */
public sealed interface SubscriptionStatus {
    /** The value in the JSON. */
    public val wire: String

    public data object Unknown : SubscriptionStatus { override val wire: String get() = "unknown" }
    public data object Inactive : SubscriptionStatus { override val wire: String get() = "inactive" }
    public data object Active : SubscriptionStatus { override val wire: String get() = "active" }

    /** A word of a newer server. */
    public data class Unrecognized(override val wire: String) : SubscriptionStatus

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): SubscriptionStatus {
            val wire = json.text()
            return entries.firstOrNull { it.wire == wire } ?: Unrecognized(wire)
        }

        /** All words of this release. */
        public val entries: List<SubscriptionStatus> get() = listOf(
            Unknown, Inactive, Active,
        )
    }
}

/**
 * The rule for a purchase of another identified user: it moves; it moves unless it includes an active subscription; it stays; both users share it.
 */
public sealed interface TransferPolicy : WireValue {
    /** The value in the JSON. */
    public val wire: String

    override fun toJson(): JsonElement = JsonPrimitive(wire)

    public data object Transfer : TransferPolicy { override val wire: String get() = "transfer" }
    public data object TransferIfInactive : TransferPolicy { override val wire: String get() = "transferIfInactive" }
    public data object KeepWithOriginal : TransferPolicy { override val wire: String get() = "keepWithOriginal" }
    public data object Share : TransferPolicy { override val wire: String get() = "share" }

    /** A word of a newer server. */
    public data class Unknown(override val wire: String) : TransferPolicy

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): TransferPolicy {
            val wire = json.text()
            return entries.firstOrNull { it.wire == wire } ?: Unknown(wire)
        }

        /** All words of this release. */
        public val entries: List<TransferPolicy> get() = listOf(
            Transfer, TransferIfInactive, KeepWithOriginal, Share,
        )
    }
}

/** The vendor of a link, a session or a reply. */
public sealed interface Vendor : WireValue {
    /** The value in the JSON. */
    public val wire: String

    override fun toJson(): JsonElement = JsonPrimitive(wire)

    public data object Qonversion : Vendor { override val wire: String get() = "qonversion" }
    public data object Revenuecat : Vendor { override val wire: String get() = "revenuecat" }
    public data object Superwall : Vendor { override val wire: String get() = "superwall" }

    /** A word of a newer server. */
    public data class Unknown(override val wire: String) : Vendor

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): Vendor {
            val wire = json.text()
            return entries.firstOrNull { it.wire == wire } ?: Unknown(wire)
        }

        /** All words of this release. */
        public val entries: List<Vendor> get() = listOf(
            Qonversion, Revenuecat, Superwall,
        )
    }
}

/** The result of checking the signature of the service's answer. */
public sealed interface Verification : WireValue {
    /** The value in the JSON. */
    public val wire: String

    override fun toJson(): JsonElement = JsonPrimitive(wire)

    public data object NotRequested : Verification { override val wire: String get() = "notRequested" }
    public data object Verified : Verification { override val wire: String get() = "verified" }
    public data object VerifiedOnDevice : Verification { override val wire: String get() = "verifiedOnDevice" }
    public data object Failed : Verification { override val wire: String get() = "failed" }

    /** A word of a newer server. */
    public data class Unknown(override val wire: String) : Verification

    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): Verification {
            val wire = json.text()
            return entries.firstOrNull { it.wire == wire } ?: Unknown(wire)
        }

        /** All words of this release. */
        public val entries: List<Verification> get() = listOf(
            NotRequested, Verified, VerifiedOnDevice, Failed,
        )
    }
}

/** One attempt as the backend receives it. */
public data class WebhookDelivery(
    /** The event. */
    public val id: String,
    /** The webhook. */
    public val webhook: String,
    /** The vendor that sends it. */
    public val vendor: Vendor,
    /** The vendor's name of the event. */
    public val name: String,
    /** 1 for the first time. Limits: at least 1. */
    public val attempt: Long,
    /** What the backend receives. */
    public val request: WebhookRequest,
) {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): WebhookDelivery {
            val members = json.members()
            return WebhookDelivery(
                id = members.required("id") { it.text() },
                webhook = members.required("webhook") { it.text() },
                vendor = members.required("vendor") { Vendor.fromJson(it) },
                name = members.required("name") { it.text() },
                attempt = members.required("attempt") { it.integer() },
                request = members.required("request") { WebhookRequest.fromJson(it) },
            )
        }
    }
}

/** Header fields by name. */
public typealias WebhookHeaders = Map<String, String>

/** A request as the vendor sends it. */
public data class WebhookRequest(
    /** A signature is of the time of this answer, by the system's clock. */
    public val headers: WebhookHeaders,
    /** The exact text, which a signature covers. */
    public val body: String,
    /** The body as a value. */
    public val json: JSONValue,
    /** Where it is sent; absent if the webhook has none. */
    public val url: String? = null,
) {
    public companion object {
        /** Reads one; throws [UnexpectedJson] for any other JSON. */
        public fun fromJson(json: JsonElement): WebhookRequest {
            val members = json.members()
            return WebhookRequest(
                headers = members.required("headers") { it.map { it.text() } },
                body = members.required("body") { it.text() },
                json = members.required("json") { it },
                url = members.optional("url") { it.text() },
            )
        }
    }
}

/**
 * An event that the server lets happen. With `offline` comes `online`, with `answerIsLate` come `answerArrives` and `newestAnswerArrives`, with
 * `background` comes `comesBack`, with `webhookArrives` come `newestWebhookArrives` and `webhookComesAgain`. A bridge starts the app again for
 * `relaunch`, `reinstall` and `linkStartsApp`, and hands webhooks to the app's backend.
 *
 * @property wire the value in the JSON.
 */
public enum class WorldEventName(public val wire: String) : WireValue {
    PURCHASE("purchase"),
    PURCHASE_WITH_EMAIL("purchaseWithEmail"),
    OTHER_USER_BUYS("otherUserBuys"),
    LINK_OPENS("linkOpens"),
    MAILED_LINK_OPENS("mailedLinkOpens"),
    DAMAGED_LINK_OPENS("damagedLinkOpens"),
    SECOND_PHONE_REDEEMS("secondPhoneRedeems"),
    SIGN_IN_ELSEWHERE("signInElsewhere"),
    TIME_PASSES("timePasses"),
    OFFLINE("offline"),
    REQUEST_TIMES_OUT("requestTimesOut"),
    SERVER_FAILS("serverFails"),
    ANSWER_IS_UNREADABLE("answerIsUnreadable"),
    ANSWER_IS_LATE("answerIsLate"),
    LAPSE("lapse"),
    REFUND("refund"),
    RELAUNCH("relaunch"),
    REINSTALL("reinstall"),
    LINK_STARTS_APP("linkStartsApp"),
    BACKGROUND("background"),
    WEBHOOK_ARRIVES("webhookArrives"),
    ;

    override fun toJson(): JsonElement = JsonPrimitive(wire)

}
