// Made by `redemption codegen --language kotlin` from the schemas of RedemptionKit; do not edit.

package org.redemptionkit.generated

import kotlinx.serialization.json.*

/** Sends calls. */
public interface MethodCaller {
    /** Calls a method and reads its result. */
    public suspend fun <Result> call(method: String, params: JsonObject, read: (JsonElement) -> Result): Result
}

/** Every method of the contract, version 1, in groups by the part before the slash. */
public open class AllMethods(caller: MethodCaller) {
    /** The methods `link/…`. */
    public val link: LinkMethods = LinkMethods(caller)

    /** The methods `session/…`. */
    public val session: SessionMethods = SessionMethods(caller)

    /** The methods `redemption/…`. */
    public val redemption: RedemptionMethods = RedemptionMethods(caller)

    /** The methods `outcomes/…`. */
    public val outcomes: OutcomesMethods = OutcomesMethods(caller)

    /** The methods `device/…`. */
    public val device: DeviceMethods = DeviceMethods(caller)

    /** The methods `channel/…`. */
    public val channel: ChannelMethods = ChannelMethods(caller)

    /** The methods `store/…`. */
    public val store: StoreMethods = StoreMethods(caller)

    /** The methods `clock/…`. */
    public val clock: ClockMethods = ClockMethods(caller)

    /** The methods `fault/…`. */
    public val fault: FaultMethods = FaultMethods(caller)

    /** The methods `explore/…`. */
    public val explore: ExploreMethods = ExploreMethods(caller)
}

/** The methods `link/…`. */
public class LinkMethods internal constructor(private val caller: MethodCaller) {
    /**
     * Returns how a vendor's SDK reads a link. A wrapped link is unwrapped first.
     * @param url The text to read as a link.
     * @param vendor The vendor whose links to look for; defaults to all in turn.
     * @param platform The platform whose URL class parses it; defaults to `ios`.
     */
    public suspend fun parse(url: String, vendor: Vendor? = null, platform: Platform? = null): LinkParseResult =
        caller.call("link/parse", buildJsonObject {
            put("url", JsonPrimitive(url))
            if (vendor != null) put("vendor", vendor.toJson())
            if (platform != null) put("platform", platform.toJson())
        }) { LinkParseResult.fromJson(it) }
}

/** The methods `session/…`. */
public class SessionMethods internal constructor(private val caller: MethodCaller) {
    /**
     * Starts an app, which configures its SDK by default. On a device that has stored something it is a relaunch, and ends the session that runs
     * there.
     * @param vendor The vendor of the SDK.
     * @param sdk One of the vendor's SDKs.
     * @param platform The platform of its native side.
     * @param appUserId The app's user; anonymous if left out, null or blank.
     * @param deviceId The phone, as the SDK names it; defaults to a new one. If the SDK has stored something there, the app starts again with that.
     * @param sdkVersion The version of the app's SDK package, such as `10.9.1`: the session does what that version does. By default it is the newest
     * that the server knows. The result has a warning if redemption may differ in it.
     * @param configured False for an app that has not configured its SDK yet. It does so with `session/configure`, or on its own channel with
     * `channel/call`. When left out: `true`.
     * @param gateway The gateway that answers its requests; defaults to the ledger.
     * @param confirmationAlert The SDK's `shouldShowWebPurchaseConfirmationAlert`; defaults to the SDK's default. Superwall only.
     * @param alertsStayOpen iOS: true if an alert stays open until `session/closeAlert`; false by default: a person closes it at once. Superwall
     * only.
     * @param webRestorationAlert iOS: the SDK's `shouldShowWebRestorationAlert`; true by default. Superwall only.
     * @param automaticallyDismiss The SDK's `paywalls.automaticallyDismiss`; true by default. Superwall only.
     * @param entitlementsMaxAge Seconds for which the SDK keeps web entitlements; defaults to a day. Superwall only. Limits: greater than 0, at most
     * 3155760000.
     * @param purchaseController True if the app decides about access itself; false by default. Superwall only.
     * @param deepLinkTrigger True if the configuration has a placement for `deepLink_open`; false by default. Superwall only.
     * @param paywall A paywall that is on screen; defaults to none. Superwall only.
     * @param products Products that the app sells in the phone's own store. Superwall only.
     * @param ownedProducts The identifiers of the products that are owned in the phone's own store. Superwall only.
     * @param deviceEntitlements Entitlements from the phone's own store. Superwall only.
     * @param pendingCheckout iOS: a checkout that an earlier run of the app has left pending, as `session/describe` returned it; none when left out.
     * Superwall only.
     */
    public suspend fun open(
        vendor: Vendor, sdk: Sdk, platform: Platform, appUserId: String? = null, deviceId: String? = null, sdkVersion: String? = null,
        configured: Boolean? = null, gateway: Gateway? = null, confirmationAlert: Boolean? = null, alertsStayOpen: Boolean? = null,
        webRestorationAlert: Boolean? = null, automaticallyDismiss: Boolean? = null, entitlementsMaxAge: Double? = null,
        purchaseController: Boolean? = null, deepLinkTrigger: Boolean? = null, paywall: OpenPaywall? = null, products: ProductList? = null,
        ownedProducts: List<String>? = null, deviceEntitlements: EntitlementList? = null, pendingCheckout: PendingCheckout? = null,
    ): SessionOpenResult =
        caller.call("session/open", buildJsonObject {
            put("vendor", vendor.toJson())
            put("sdk", sdk.toJson())
            put("platform", platform.toJson())
            if (appUserId != null) put("appUserId", JsonPrimitive(appUserId))
            if (deviceId != null) put("deviceId", JsonPrimitive(deviceId))
            if (sdkVersion != null) put("sdkVersion", JsonPrimitive(sdkVersion))
            if (configured != null) put("configured", JsonPrimitive(configured))
            if (gateway != null) put("gateway", gateway.toJson())
            if (confirmationAlert != null) put("confirmationAlert", JsonPrimitive(confirmationAlert))
            if (alertsStayOpen != null) put("alertsStayOpen", JsonPrimitive(alertsStayOpen))
            if (webRestorationAlert != null) put("webRestorationAlert", JsonPrimitive(webRestorationAlert))
            if (automaticallyDismiss != null) put("automaticallyDismiss", JsonPrimitive(automaticallyDismiss))
            if (entitlementsMaxAge != null) put("entitlementsMaxAge", JsonPrimitive(entitlementsMaxAge))
            if (purchaseController != null) put("purchaseController", JsonPrimitive(purchaseController))
            if (deepLinkTrigger != null) put("deepLinkTrigger", JsonPrimitive(deepLinkTrigger))
            if (paywall != null) put("paywall", paywall.toJson())
            if (products != null) put("products", products.toJson())
            if (ownedProducts != null) put("ownedProducts", JsonArray(ownedProducts.map { JsonPrimitive(it) }))
            if (deviceEntitlements != null) put("deviceEntitlements", deviceEntitlements.toJson())
            if (pendingCheckout != null) put("pendingCheckout", pendingCheckout.toJson())
        }) { SessionOpenResult.fromJson(it) }

    /**
     * Returns a session's state.
     * @param session The session, as `session/open` named it.
     */
    public suspend fun describe(session: String): SessionState =
        caller.call("session/describe", buildJsonObject {
            put("session", JsonPrimitive(session))
        }) { SessionState.fromJson(it) }

    /**
     * Returns the open sessions.
     * @param vendor Lists only sessions of this vendor; defaults to all.
     */
    public suspend fun list(vendor: Vendor? = null): SessionListResult =
        caller.call("session/list", buildJsonObject {
            if (vendor != null) put("vendor", vendor.toJson())
        }) { SessionListResult.fromJson(it) }

    /**
     * Ends the app and returns its last state. A redemption in progress ends with `failed`. The device keeps what the SDK has stored.
     * @param session The session, as `session/open` named it.
     */
    public suspend fun close(session: String): SessionState =
        caller.call("session/close", buildJsonObject {
            put("session", JsonPrimitive(session))
        }) { SessionState.fromJson(it) }

    /**
     * Sends the app to the background, for some seconds or until `session/foreground`.
     * @param session The session, as `session/open` named it.
     * @param seconds Seconds after which it comes back: the clock moves, as by `clock/advance`. Without them it stays there until
     * `session/foreground`. Limits: greater than 0, at most 3155760000.
     */
    public suspend fun background(session: String, seconds: Double? = null): SessionState =
        caller.call("session/background", buildJsonObject {
            put("session", JsonPrimitive(session))
            if (seconds != null) put("seconds", JsonPrimitive(seconds))
        }) { SessionState.fromJson(it) }

    /**
     * Brings the app to the foreground.
     * @param session The session, as `session/open` named it.
     */
    public suspend fun foreground(session: String): SessionState =
        caller.call("session/foreground", buildJsonObject {
            put("session", JsonPrimitive(session))
        }) { SessionState.fromJson(it) }

    /**
     * Passes a link to the SDK. The redemption runs in the background and sends events.
     * @param session The session, as `session/open` named it.
     * @param url The link that opened the app; not unwrapped.
     */
    public suspend fun handleDeepLink(session: String, url: String): SessionHandleDeepLinkResult =
        caller.call("session/handleDeepLink", buildJsonObject {
            put("session", JsonPrimitive(session))
            put("url", JsonPrimitive(url))
        }) { SessionHandleDeepLinkResult.fromJson(it) }
}

/** The methods `redemption/…`. */
public class RedemptionMethods internal constructor(private val caller: MethodCaller) {
    /**
     * Redeems a link in the app and waits for the result.
     * @param session The session, as `session/open` named it.
     * @param url The link; a wrapped one is unwrapped. Either this or `code`.
     * @param code The code alone. Either this or `url`.
     */
    public suspend fun redeem(session: String, url: String? = null, code: String? = null): RedemptionRedeemResult =
        caller.call("redemption/redeem", buildJsonObject {
            put("session", JsonPrimitive(session))
            if (url != null) put("url", JsonPrimitive(url))
            if (code != null) put("code", JsonPrimitive(code))
        }) { RedemptionRedeemResult.fromJson(it) }

    /**
     * Returns the redemptions that apps asked their SDKs for, with what came of them.
     * @param session Only those of this session, which may have ended; defaults to all.
     * @param url Only those of this link; another form of it with the same code counts too. Defaults to all.
     */
    public suspend fun list(session: String? = null, url: String? = null): RedemptionListResult =
        caller.call("redemption/list", buildJsonObject {
            if (session != null) put("session", JsonPrimitive(session))
            if (url != null) put("url", JsonPrimitive(url))
        }) { RedemptionListResult.fromJson(it) }

    /**
     * Fails with a sentence for the test's report unless a link was redeemed as expected.
     * @param url The link; another form of it with the same code counts too.
     * @param outcome The outcome of the last redemption of the link; defaults to any. An error that the SDK throws is none.
     * @param times The number of times that an app asks its SDK to redeem the link. Limits: at least 0, at most 1000. When left out: `1`.
     * @param session Only redemptions of this session count; defaults to all.
     * @param shows The text that the app shows now; the sentence of the error quotes it.
     */
    public suspend fun expect(
        url: String, outcome: OutcomeKind? = null, times: Long? = null, session: String? = null, shows: String? = null,
    ): RedemptionListResult =
        caller.call("redemption/expect", buildJsonObject {
            put("url", JsonPrimitive(url))
            if (outcome != null) put("outcome", outcome.toJson())
            if (times != null) put("times", JsonPrimitive(times))
            if (session != null) put("session", JsonPrimitive(session))
            if (shows != null) put("shows", JsonPrimitive(shows))
        }) { RedemptionListResult.fromJson(it) }
}

/** The methods `outcomes/…`. */
public class OutcomesMethods internal constructor(private val caller: MethodCaller) {
    /**
     * Returns the situations in which a redemption can take place, each with its outcome.
     * @param vendor The vendor of the SDK that the app has.
     * @param product The product to sell.
     * @param entitlements The entitlements that it gives.
     * @param email The buyer's address; empty for none.
     */
    public suspend fun list(
        vendor: Vendor, product: String? = null, entitlements: List<String>? = null, email: String? = null,
    ): OutcomesListResult =
        caller.call("outcomes/list", buildJsonObject {
            put("vendor", vendor.toJson())
            if (product != null) put("product", JsonPrimitive(product))
            if (entitlements != null) put("entitlements", JsonArray(entitlements.map { JsonPrimitive(it) }))
            if (email != null) put("email", JsonPrimitive(email))
        }) { OutcomesListResult.fromJson(it) }

    /**
     * Brings a situation about and returns the link to open in it. Its faults hit redemptions alone and end with the next call; its policies last
     * until `store/reset`.
     * @param vendor The vendor of the SDK that the app has.
     * @param situation The name of a row of `outcomes/list`.
     * @param product The product to sell. When left out: `"pro_monthly"`.
     * @param entitlements The entitlements that it gives; defaults to `pro`.
     * @param kind A one-time purchase or a subscription, which is the default. A one-time purchase is refunded where a subscription lapses.
     * @param appUserId The user who buys it; defaults to an anonymous buyer.
     * @param email The buyer's address; empty for none. When left out: `"jane.doe@example.com"`.
     * @param scheme The URL scheme of the links that are issued from now on; defaults to that of `store/policy`.
     */
    public suspend fun prepare(
        vendor: Vendor, situation: String, product: String? = null, entitlements: List<String>? = null, kind: PurchaseKind? = null,
        appUserId: String? = null, email: String? = null, scheme: String? = null,
    ): OutcomesPrepareResult =
        caller.call("outcomes/prepare", buildJsonObject {
            put("vendor", vendor.toJson())
            put("situation", JsonPrimitive(situation))
            if (product != null) put("product", JsonPrimitive(product))
            if (entitlements != null) put("entitlements", JsonArray(entitlements.map { JsonPrimitive(it) }))
            if (kind != null) put("kind", kind.toJson())
            if (appUserId != null) put("appUserId", JsonPrimitive(appUserId))
            if (email != null) put("email", JsonPrimitive(email))
            if (scheme != null) put("scheme", JsonPrimitive(scheme))
        }) { OutcomesPrepareResult.fromJson(it) }
}

/** The methods `device/…`. */
public class DeviceMethods internal constructor(private val caller: MethodCaller) {
    /**
     * Uninstalls the app: what its SDK has stored on the device is gone. A session that runs there ends.
     * @param vendor The vendor whose SDK has stored something there.
     * @param platform The platform of the device.
     * @param deviceId The device, as `session/open` named it.
     */
    public suspend fun wipe(vendor: Vendor, platform: Platform, deviceId: String): DeviceResult =
        caller.call("device/wipe", buildJsonObject {
            put("vendor", vendor.toJson())
            put("platform", platform.toJson())
            put("deviceId", JsonPrimitive(deviceId))
        }) { DeviceResult.fromJson(it) }

    /**
     * Sets the clock of a device on which the app does not run.
     * @param vendor The vendor whose SDK reads the clock.
     * @param platform The platform of the device.
     * @param deviceId The device, as `session/open` named it or will name it.
     * @param clockAhead Seconds by which its clock is ahead of the space's; below 0 it is behind. At most ten years. Limits: at least -315576000, at
     * most 315576000.
     */
    public suspend fun set(vendor: Vendor, platform: Platform, deviceId: String, clockAhead: Double): DeviceResult =
        caller.call("device/set", buildJsonObject {
            put("vendor", vendor.toJson())
            put("platform", platform.toJson())
            put("deviceId", JsonPrimitive(deviceId))
            put("clockAhead", JsonPrimitive(clockAhead))
        }) { DeviceResult.fromJson(it) }
}

/** The methods `channel/…`. */
public class ChannelMethods internal constructor(private val caller: MethodCaller) {
    /**
     * Calls a method of a wrapper SDK's own channel and returns what its native side returns.
     * @param session The session, as `session/open` named it.
     * @param method The channel's name of the call, such as `redeemWebPurchase`. All methods of the wrapper are known, in the version that
     * `docs/channels.md` names; any other name returns the platform's error for an unknown method.
     * @param arguments An object for RevenueCat's Flutter channel and for Capacitor, a list for the others; absent or null for none.
     */
    public suspend fun call(session: String, method: String, arguments: JSONValue? = null): ChannelCallResult =
        caller.call("channel/call", buildJsonObject {
            put("session", JsonPrimitive(session))
            put("method", JsonPrimitive(method))
            if (arguments != null) put("arguments", arguments)
        }) { ChannelCallResult.fromJson(it) }
}

/** The methods `store/…`. */
public class StoreMethods internal constructor(private val caller: MethodCaller) {
    /**
     * Buys on the web and returns the link.
     * @param vendor The vendor of the checkout.
     * @param product The product's identifier, without control characters. Limits: at least 1 character.
     * @param entitlements Entitlement identifiers: not empty, no control characters.
     * @param appUserId The buyer's user id, without control characters; defaults to an anonymous checkout. Limits: at least 1 character.
     * @param email The email address given at checkout: one `@`, no control characters. Defaults to none.
     * @param kind A subscription or a one-time purchase; defaults to `subscription`.
     * @param store The store that charges for it; defaults to `rc_billing` for RevenueCat and `stripe` for Superwall.
     * @param expiresIn Seconds of paid time; defaults to 30 days. A fraction is cut off. Limits: at least 0, at most 3155760000.
     * @param renews True if it renews by itself when the clock reaches the end of the paid time. When left out: `false`.
     * @param period Seconds of each further period, with `renews`; defaults to `expiresIn`. A fraction is cut off. Limits: at least 1, at most
     * 3155760000.
     * @param billing The result of the charges of further periods, with `renews`; defaults to `succeeds`.
     * @param plan The plan of that product.
     * @param displayName The product's name, as shown to users.
     * @param price The price that the buyer pays.
     * @param trial True if the first period is a trial. When left out: `false`.
     * @param gracePeriod Seconds of grace after the paid time; with `renews`, after a failed charge. Defaults to none. Limits: at least 0, at most
     * 3155760000.
     * @param billingIssue True if the payment has failed since. When left out: `false`.
     * @param sandbox True for a purchase without real money. When left out: `false`.
     * @param managementURL The page where the buyer manages it; defaults to a stand-in for the store's page if the vendor has one.
     * @param paywall The paywall that led to it.
     * @param metadata Data the page of the checkout sends along: texts, numbers, booleans and null. RevenueCat's webhooks return it for purchases of
     * the store `rc_billing`.
     * @param checkout The kind of checkout; defaults to `link`.
     * @param placementParams The params that the app or page gave the placement. Superwall only.
     * @param afterPurchase The action of the paywall's button after the purchase; defaults to `appDefault`. It requires the checkout `paywall`.
     * Superwall only.
     * @param afterPurchaseUrl The address that a button with `customUrl` opens. It requires `afterPurchase` to be `customUrl`. Superwall only.
     * @param checkoutContextId The id under which a session has reported the checkout (`session/checkout`); its SDK then gets the purchase. It
     * requires the checkout `paywall`. A later purchase with the same id replaces this one. Superwall only. Limits: at least 1 character.
     * @param browser The browser of the checkout; defaults to `external`. With `inApp`, `next.kind` is `none`. It requires `checkoutContextId`.
     * Superwall only.
     */
    public suspend fun purchase(
        vendor: Vendor, product: String, entitlements: List<String>, appUserId: String? = null, email: String? = null, kind: PurchaseKind? = null,
        store: Store? = null, expiresIn: Double? = null, renews: Boolean? = null, period: Double? = null, billing: Billing? = null,
        plan: String? = null, displayName: String? = null, price: Price? = null, trial: Boolean? = null, gracePeriod: Double? = null,
        billingIssue: Boolean? = null, sandbox: Boolean? = null, managementURL: String? = null, paywall: PaywallContext? = null,
        metadata: JSONObject? = null, checkout: CheckoutKind? = null, placementParams: JSONObject? = null, afterPurchase: AfterPurchase? = null,
        afterPurchaseUrl: String? = null, checkoutContextId: String? = null, browser: CheckoutBrowser? = null,
    ): StorePurchaseResult =
        caller.call("store/purchase", buildJsonObject {
            put("vendor", vendor.toJson())
            put("product", JsonPrimitive(product))
            put("entitlements", JsonArray(entitlements.map { JsonPrimitive(it) }))
            if (appUserId != null) put("appUserId", JsonPrimitive(appUserId))
            if (email != null) put("email", JsonPrimitive(email))
            if (kind != null) put("kind", kind.toJson())
            if (store != null) put("store", JsonPrimitive(store))
            if (expiresIn != null) put("expiresIn", JsonPrimitive(expiresIn))
            if (renews != null) put("renews", JsonPrimitive(renews))
            if (period != null) put("period", JsonPrimitive(period))
            if (billing != null) put("billing", billing.toJson())
            if (plan != null) put("plan", JsonPrimitive(plan))
            if (displayName != null) put("displayName", JsonPrimitive(displayName))
            if (price != null) put("price", price.toJson())
            if (trial != null) put("trial", JsonPrimitive(trial))
            if (gracePeriod != null) put("gracePeriod", JsonPrimitive(gracePeriod))
            if (billingIssue != null) put("billingIssue", JsonPrimitive(billingIssue))
            if (sandbox != null) put("sandbox", JsonPrimitive(sandbox))
            if (managementURL != null) put("managementURL", JsonPrimitive(managementURL))
            if (paywall != null) put("paywall", paywall.toJson())
            if (metadata != null) put("metadata", metadata)
            if (checkout != null) put("checkout", checkout.toJson())
            if (placementParams != null) put("placementParams", placementParams)
            if (afterPurchase != null) put("afterPurchase", afterPurchase.toJson())
            if (afterPurchaseUrl != null) put("afterPurchaseUrl", JsonPrimitive(afterPurchaseUrl))
            if (checkoutContextId != null) put("checkoutContextId", JsonPrimitive(checkoutContextId))
            if (browser != null) put("browser", browser.toJson())
        }) { StorePurchaseResult.fromJson(it) }

    /**
     * Creates another link to a purchase, as the vendor's manage page does.
     * @param purchase The purchase's id from `store/purchase`.
     */
    public suspend fun issueLink(purchase: PurchaseReference): StoreIssueLinkResult =
        caller.call("store/issueLink", buildJsonObject {
            put("purchase", purchase.toJson())
        }) { StoreIssueLinkResult.fromJson(it) }

    /**
     * Ends the paid time of a purchase now.
     * @param purchase The purchase's id from `store/purchase`.
     */
    public suspend fun expire(purchase: PurchaseReference): PurchaseResult =
        caller.call("store/expire", buildJsonObject {
            put("purchase", purchase.toJson())
        }) { PurchaseResult.fromJson(it) }

    /**
     * Cancels the renewal of a subscription; access ends with the paid time.
     * @param purchase The purchase's id from `store/purchase`.
     */
    public suspend fun cancel(purchase: PurchaseReference): PurchaseResult =
        caller.call("store/cancel", buildJsonObject {
            put("purchase", purchase.toJson())
        }) { PurchaseResult.fromJson(it) }

    /**
     * Pauses a subscription from the end of its paid time.
     * @param purchase The purchase's id from `store/purchase`.
     * @param resumesIn Seconds of the pause; defaults to no end before `store/resume`. A fraction is cut off. Limits: at least 1, at most 3155760000.
     */
    public suspend fun pause(purchase: PurchaseReference, resumesIn: Double? = null): PurchaseResult =
        caller.call("store/pause", buildJsonObject {
            put("purchase", purchase.toJson())
            if (resumesIn != null) put("resumesIn", JsonPrimitive(resumesIn))
        }) { PurchaseResult.fromJson(it) }

    /**
     * Ends a pause, or takes back a cancellation before the end of the paid time.
     * @param purchase The purchase's id from `store/purchase`.
     */
    public suspend fun resume(purchase: PurchaseReference): PurchaseResult =
        caller.call("store/resume", buildJsonObject {
            put("purchase", purchase.toJson())
        }) { PurchaseResult.fromJson(it) }

    /**
     * Changes a subscription to another product, now or at the next renewal.
     * @param purchase The purchase's id from `store/purchase`.
     * @param product The product's identifier, without control characters. Limits: at least 1 character.
     * @param plan The plan of that product.
     * @param displayName The product's name, as shown to users.
     * @param entitlements Entitlement identifiers: not empty, no control characters.
     * @param price The price that the buyer pays from then on.
     * @param period Seconds of each paid period from then on. A fraction is cut off. Limits: at least 1, at most 3155760000.
     * @param at The moment at which it changes; defaults to `now`.
     */
    public suspend fun changeProduct(
        purchase: PurchaseReference, product: String, plan: String? = null, displayName: String? = null, entitlements: List<String>? = null,
        price: Price? = null, period: Double? = null, at: ChangeMoment? = null,
    ): PurchaseResult =
        caller.call("store/changeProduct", buildJsonObject {
            put("purchase", purchase.toJson())
            put("product", JsonPrimitive(product))
            if (plan != null) put("plan", JsonPrimitive(plan))
            if (displayName != null) put("displayName", JsonPrimitive(displayName))
            if (entitlements != null) put("entitlements", JsonArray(entitlements.map { JsonPrimitive(it) }))
            if (price != null) put("price", price.toJson())
            if (period != null) put("period", JsonPrimitive(period))
            if (at != null) put("at", at.toJson())
        }) { PurchaseResult.fromJson(it) }

    /**
     * Refunds a purchase and ends its access now.
     * @param purchase The purchase's id from `store/purchase`.
     */
    public suspend fun refund(purchase: PurchaseReference): PurchaseResult =
        caller.call("store/refund", buildJsonObject {
            put("purchase", purchase.toJson())
        }) { PurchaseResult.fromJson(it) }

    /**
     * Changes a purchase as its store's notifications would.
     * @param purchase The purchase's id from `store/purchase`.
     * @param expiresIn Seconds from now until the paid time ends, after a renewal. Limits: at least 0, at most 3155760000.
     * @param gracePeriod Seconds of grace after the paid time; 0 ends it. Limits: at least 0, at most 3155760000.
     * @param billingIssue True if a payment has failed.
     * @param billing The result of the next charges, of a purchase that renews.
     * @param unsubscribed True if the buyer has cancelled the renewal.
     * @param trial True if the current period is a trial.
     * @param plan The plan of the product.
     * @param product The product's identifier, without control characters. Limits: at least 1 character.
     * @param displayName The product's name, as shown to users.
     * @param price The price that the buyer pays.
     * @param sandbox True for a purchase without real money.
     * @param entitlements Entitlement identifiers: not empty, no control characters.
     * @param managementURL The page where the buyer manages it.
     */
    public suspend fun update(
        purchase: PurchaseReference, expiresIn: Double? = null, gracePeriod: Double? = null, billingIssue: Boolean? = null, billing: Billing? = null,
        unsubscribed: Boolean? = null, trial: Boolean? = null, plan: String? = null, product: String? = null, displayName: String? = null,
        price: Price? = null, sandbox: Boolean? = null, entitlements: List<String>? = null, managementURL: String? = null,
    ): PurchaseResult =
        caller.call("store/update", buildJsonObject {
            put("purchase", purchase.toJson())
            if (expiresIn != null) put("expiresIn", JsonPrimitive(expiresIn))
            if (gracePeriod != null) put("gracePeriod", JsonPrimitive(gracePeriod))
            if (billingIssue != null) put("billingIssue", JsonPrimitive(billingIssue))
            if (billing != null) put("billing", billing.toJson())
            if (unsubscribed != null) put("unsubscribed", JsonPrimitive(unsubscribed))
            if (trial != null) put("trial", JsonPrimitive(trial))
            if (plan != null) put("plan", JsonPrimitive(plan))
            if (product != null) put("product", JsonPrimitive(product))
            if (displayName != null) put("displayName", JsonPrimitive(displayName))
            if (price != null) put("price", price.toJson())
            if (sandbox != null) put("sandbox", JsonPrimitive(sandbox))
            if (entitlements != null) put("entitlements", JsonArray(entitlements.map { JsonPrimitive(it) }))
            if (managementURL != null) put("managementURL", JsonPrimitive(managementURL))
        }) { PurchaseResult.fromJson(it) }

    /**
     * Posts a Stripe id to RevenueCat, like `POST /v1/receipts`.
     * @param appUserId The user who gets the purchase.
     * @param fetchToken Stripe's subscription (`sub_…`) or Checkout session (`cs_…`).
     */
    public suspend fun receipts(appUserId: String, fetchToken: String): StoreReceiptsResult =
        caller.call("store/receipts", buildJsonObject {
            put("appUserId", JsonPrimitive(appUserId))
            put("fetchToken", JsonPrimitive(fetchToken))
        }) { StoreReceiptsResult.fromJson(it) }

    /**
     * Changes how a vendor's side behaves, and returns its settings.
     * @param vendor The vendor whose rules to change.
     * @param transfer Rule for a purchase that belongs to another user.
     * @param linkLifetime Lifetime of a link in seconds. Limits: greater than 0, at most 3155760000.
     * @param scheme The app's URL scheme, without `://`.
     * @param host The host of links that also open in a browser.
     * @param linkPolicy The rule for purchases that get redemption links. RevenueCat only.
     * @param successUrl The app owner's success page. RevenueCat and Superwall only.
     * @param postPurchase The page that the buyer sees next. Superwall only.
     * @param storeUrl The store page for buyers without the app. Superwall only.
     */
    public suspend fun policy(
        vendor: Vendor, transfer: TransferPolicy? = null, linkLifetime: Double? = null, scheme: String? = null, host: String? = null,
        linkPolicy: LinkPolicy? = null, successUrl: String? = null, postPurchase: PostPurchase? = null, storeUrl: String? = null,
    ): StorePolicyResult =
        caller.call("store/policy", buildJsonObject {
            put("vendor", vendor.toJson())
            if (transfer != null) put("transfer", transfer.toJson())
            if (linkLifetime != null) put("linkLifetime", JsonPrimitive(linkLifetime))
            if (scheme != null) put("scheme", JsonPrimitive(scheme))
            if (host != null) put("host", JsonPrimitive(host))
            if (linkPolicy != null) put("linkPolicy", linkPolicy.toJson())
            if (successUrl != null) put("successUrl", JsonPrimitive(successUrl))
            if (postPurchase != null) put("postPurchase", postPurchase.toJson())
            if (storeUrl != null) put("storeUrl", JsonPrimitive(storeUrl))
        }) { StorePolicyResult.fromJson(it) }

    /**
     * Deletes everything in the ledger, for the next test.
     * @param vendor The vendor to reset; defaults to all. With a vendor, faults of its sessions and those without a session are cleared.
     */
    public suspend fun reset(vendor: Vendor? = null): StoreResetResult =
        caller.call("store/reset", buildJsonObject {
            if (vendor != null) put("vendor", vendor.toJson())
        }) { StoreResetResult.fromJson(it) }

    /**
     * Returns the mail that the vendors have sent.
     * @param email The recipient's address; defaults to all mail.
     * @param limit Largest number of messages, the newest ones; defaults to 10,000. Limits: at least 1, at most 10000.
     */
    public suspend fun mailbox(email: String? = null, limit: Long? = null): StoreMailboxResult =
        caller.call("store/mailbox", buildJsonObject {
            if (email != null) put("email", JsonPrimitive(email))
            if (limit != null) put("limit", JsonPrimitive(limit))
        }) { StoreMailboxResult.fromJson(it) }

    /**
     * Returns the newest purchases with their codes, and the newest customers.
     * @param vendor Lists only this vendor's purchases and customers; defaults to all.
     * @param email Lists only purchases of a buyer with this address, and no customers.
     * @param appUserId Lists only purchases that this user bought or owns, and no customers.
     * @param purchase The `id` of a purchase: lists only that one, whatever the other params, and no customers.
     * @param limit Largest number of purchases, and of customers, the newest ones; defaults to 100. Limits: at least 1, at most 1000.
     * @param cursor The `nextCursor` of an earlier result: the list continues there. Pass the same other params.
     * @param reveal True to show codes and addresses. When left out: `false`.
     */
    public suspend fun list(
        vendor: Vendor? = null, email: String? = null, appUserId: String? = null, purchase: String? = null, limit: Long? = null,
        cursor: String? = null, reveal: Boolean? = null,
    ): StoreListResult =
        caller.call("store/list", buildJsonObject {
            if (vendor != null) put("vendor", vendor.toJson())
            if (email != null) put("email", JsonPrimitive(email))
            if (appUserId != null) put("appUserId", JsonPrimitive(appUserId))
            if (purchase != null) put("purchase", JsonPrimitive(purchase))
            if (limit != null) put("limit", JsonPrimitive(limit))
            if (cursor != null) put("cursor", JsonPrimitive(cursor))
            if (reveal != null) put("reveal", JsonPrimitive(reveal))
        }) { StoreListResult.fromJson(it) }
}

/** The methods `clock/…`. */
public class ClockMethods internal constructor(private val caller: MethodCaller) {
    /** Returns the server's time. */
    public suspend fun now(): ClockResult =
        caller.call("clock/now", JsonObject(emptyMap())) { ClockResult.fromJson(it) }

    /**
     * Moves the virtual clock forward and runs what is due.
     * @param seconds Seconds to advance: more than 0, at most a hundred years. Limits: greater than 0, at most 3155760000.
     */
    public suspend fun advance(seconds: Double): ClockResult =
        caller.call("clock/advance", buildJsonObject {
            put("seconds", JsonPrimitive(seconds))
        }) { ClockResult.fromJson(it) }
}

/** The methods `fault/…`. */
public class FaultMethods internal constructor(private val caller: MethodCaller) {
    /**
     * Injects a fault into the next requests of sessions to their gateways.
     * @param kind The fault to inject.
     * @param status HTTP status, for `http` alone; defaults to 500. A 4xx has the body that the vendor's service sends. Limits: at least 300, at most
     * 599.
     * @param code The vendor's error number in the body, for `http` alone; defaults to the one that its service sends with the status. Without it and
     * `message`, a 5xx has no body. Limits: at least -9007199254740991, at most 9007199254740991.
     * @param message The text in the body, for `http` alone; defaults to that of the number.
     * @param retryAfter Seconds in the header field `Retry-After`, for `http` alone; by default there is no such field. Limits: at least 0, at most
     * 3155760000.
     * @param seconds Seconds to hold the answer; required for `delay`, and only for it. Limits: greater than 0, at most 3155760000.
     * @param count Number of requests that it affects. By default, `offline` lasts until `none`, and any other fault affects one request. Limits: at
     * least 1, at most 9007199254740991.
     * @param session The session whose requests it affects; defaults to any session.
     * @param on The requests that it affects; defaults to all. Over HTTP only `redemption` is known.
     */
    public suspend fun inject(
        kind: FaultInjection, status: Long? = null, code: Long? = null, message: String? = null, retryAfter: Double? = null, seconds: Double? = null,
        count: Long? = null, session: String? = null, on: FaultedRequest? = null,
    ): FaultInjectResult =
        caller.call("fault/inject", buildJsonObject {
            put("kind", kind.toJson())
            if (status != null) put("status", JsonPrimitive(status))
            if (code != null) put("code", JsonPrimitive(code))
            if (message != null) put("message", JsonPrimitive(message))
            if (retryAfter != null) put("retryAfter", JsonPrimitive(retryAfter))
            if (seconds != null) put("seconds", JsonPrimitive(seconds))
            if (count != null) put("count", JsonPrimitive(count))
            if (session != null) put("session", JsonPrimitive(session))
            if (on != null) put("on", on.toJson())
        }) { FaultInjectResult.fromJson(it) }

    /** Returns the pending faults. */
    public suspend fun list(): FaultInjectResult =
        caller.call("fault/list", JsonObject(emptyMap())) { FaultInjectResult.fromJson(it) }

    /**
     * Removes all pending faults, or those of one session.
     * @param session Only the faults that name this session; defaults to all faults.
     */
    public suspend fun clear(session: String? = null): FaultClearResult =
        caller.call("fault/clear", buildJsonObject {
            if (session != null) put("session", JsonPrimitive(session))
        }) { FaultClearResult.fromJson(it) }

    /**
     * Lets an answer arrive that the fault `late` has held.
     * @param session Only an answer to this session; defaults to any session.
     * @param newest True for the answer that was held last, instead of the oldest one. When left out: `false`.
     */
    public suspend fun release(session: String? = null, newest: Boolean? = null): FaultReleaseResult =
        caller.call("fault/release", buildJsonObject {
            if (session != null) put("session", JsonPrimitive(session))
            if (newest != null) put("newest", JsonPrimitive(newest))
        }) { FaultReleaseResult.fromJson(it) }
}

/** The methods `explore/…`. */
public class ExploreMethods internal constructor(private val caller: MethodCaller) {
    /**
     * Begins the search through the states of an app, in a space of its own.
     * @param app The app's SDK: vendor, sdk and platform.
     * @param world The events of the world; by default all but `otherUserBuys`, `damagedLinkOpens`, `relaunch`, `reinstall`, `linkStartsApp`,
     * `background` and `webhookArrives`.
     * @param events The events of the app.
     * @param properties The properties that must hold; `noCrash`, `redeemedOnce` and `rightHolder` by default.
     * @param own The names of the client's own properties.
     * @param purchase The purchase that the buyer makes: product, entitlements, expiresIn.
     * @param email The buyer's address; `ada@example.com` by default.
     * @param user The user who signs in; `ada` by default.
     * @param limits The limits at which the search ends: stories, seconds, depth, purchases.
     * @param seed Start of the random numbers; 0 by default. The same start gives the same report. Limits: at least 0, at most 9007199254740991.
     * @param story The names of the events of one story, which is played in place of a search.
     * @param settle Milliseconds that the client waits for the app, if it cannot move the app's clock. Time does not pass then, and the search is
     * never closed.
     * @param alone True if the server plays an app that only calls its SDK: the client calls `explore/observed` until `do` is `done`. Its events are
     * `signIn`, `signOut`, `foreground` and `refresh`. When left out: `false`.
     */
    public suspend fun start(
        app: ExploreApp, world: List<WorldEventName>? = null, events: List<AppEvent>? = null, properties: List<ExploreProperty>? = null,
        own: List<String>? = null, purchase: ExplorePurchase? = null, email: String? = null, user: String? = null, limits: ExploreLimits? = null,
        seed: Long? = null, story: List<String>? = null, settle: Double? = null, alone: Boolean? = null,
    ): ExploreStep =
        caller.call("explore/start", buildJsonObject {
            put("app", app.toJson())
            if (world != null) put("world", JsonArray(world.map { it.toJson() }))
            if (events != null) put("events", JsonArray(events.map { it.toJson() }))
            if (properties != null) put("properties", JsonArray(properties.map { it.toJson() }))
            if (own != null) put("own", JsonArray(own.map { JsonPrimitive(it) }))
            if (purchase != null) put("purchase", purchase.toJson())
            if (email != null) put("email", JsonPrimitive(email))
            if (user != null) put("user", JsonPrimitive(user))
            if (limits != null) put("limits", limits.toJson())
            if (seed != null) put("seed", JsonPrimitive(seed))
            if (story != null) put("story", JsonArray(story.map { JsonPrimitive(it) }))
            if (settle != null) put("settle", JsonPrimitive(settle))
            if (alone != null) put("alone", JsonPrimitive(alone))
        }) { ExploreStep.fromJson(it) }

    /**
     * Says what the app shows now, and returns what to do next.
     * @param exploration The id of the exploration.
     * @param key All that decides the app's next steps, such as its storage. Without it, no search is closed.
     * @param stored The contents of the app's storage, if the client reads it by itself. It distinguishes states beside the key.
     * @param shows The screen of the app: access, says, user and text.
     * @param failed The error that the app threw since the last call.
     * @param enabled The events of the app that are possible now; all by default.
     * @param timers Milliseconds until timers of the app are due, one number a timer.
     * @param broken The client's own properties that do not hold now.
     * @param peek True to be told what is true now; nothing else is taken. When left out: `false`.
     * @param ended True if the app was ended. When left out: `false`.
     */
    public suspend fun observed(
        exploration: String, key: JSONValue? = null, stored: JSONValue? = null, shows: ExploreShows? = null, failed: String? = null,
        enabled: List<String>? = null, timers: List<Double>? = null, broken: List<BrokenProperty>? = null, peek: Boolean? = null,
        ended: Boolean? = null,
    ): ExploreStep =
        caller.call("explore/observed", buildJsonObject {
            put("exploration", JsonPrimitive(exploration))
            if (key != null) put("key", key)
            if (stored != null) put("stored", stored)
            if (shows != null) put("shows", shows.toJson())
            if (failed != null) put("failed", JsonPrimitive(failed))
            if (enabled != null) put("enabled", JsonArray(enabled.map { JsonPrimitive(it) }))
            if (timers != null) put("timers", JsonArray(timers.map { JsonPrimitive(it) }))
            if (broken != null) put("broken", JsonArray(broken.map { it.toJson() }))
            if (peek != null) put("peek", JsonPrimitive(peek))
            if (ended != null) put("ended", JsonPrimitive(ended))
        }) { ExploreStep.fromJson(it) }

    /**
     * Returns what an exploration has found.
     * @param exploration The id of the exploration.
     * @param format With `html`, the report has a page for people too; `json` by default.
     */
    public suspend fun report(exploration: String, format: ExploreFormat? = null): ExploreReportResult =
        caller.call("explore/report", buildJsonObject {
            put("exploration", JsonPrimitive(exploration))
            if (format != null) put("format", format.toJson())
        }) { ExploreReportResult.fromJson(it) }
}
