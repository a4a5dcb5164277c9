// Made by `redemption codegen --language dart` from the schemas of RedemptionKit; do not edit.

import 'types.dart';

/// Sends requests and reads their results.
abstract interface class RedemptionCaller {
  /// Calls [method] and returns its result, decoded by [read]. Throws if the call fails, or if its result has another type.
  Future<T> request<T>(String method, Map<String, Object?>? params, T Function(Object? result, String path) read);
}

/// Every method of the server, in groups.
abstract class AllMethods implements RedemptionCaller {
  /// The methods of `link`.
  LinkMethods get link => LinkMethods(this);

  /// The methods of `session`.
  SessionMethods get session => SessionMethods(this);

  /// The methods of `redemption`.
  RedemptionMethods get redemption => RedemptionMethods(this);

  /// The methods of `outcomes`.
  OutcomesMethods get outcomes => OutcomesMethods(this);

  /// The methods of `device`.
  DeviceMethods get device => DeviceMethods(this);

  /// The methods of `channel`.
  ChannelMethods get channel => ChannelMethods(this);

  /// The methods of `store`.
  StoreMethods get store => StoreMethods(this);

  /// The methods of `clock`.
  ClockMethods get clock => ClockMethods(this);

  /// The methods of `fault`.
  FaultMethods get fault => FaultMethods(this);
}

/// The methods of `link`.
final class LinkMethods {
  /// Creates the group; [caller] sends its calls.
  const LinkMethods(this._caller);

  final RedemptionCaller _caller;

  /// Returns how a vendor's SDK reads a link. A wrapped link is unwrapped first.
  ///
  /// - [url]: The text to read as a link.
  /// - [vendor]: The vendor whose links to look for; defaults to all in turn.
  /// - [platform]: The platform whose URL class parses it; defaults to `ios`.
  Future<LinkParseResult> parse({
    required String url,
    Vendor? vendor,
    Platform? platform,
  }) =>
    _caller.request('link/parse', {
      'url': url,
      if (vendor != null) 'vendor': vendor.toJson(),
      if (platform != null) 'platform': platform.toJson(),
    }, LinkParseResult.fromJson);
}

/// The methods of `session`.
final class SessionMethods {
  /// Creates the group; [caller] sends its calls.
  const SessionMethods(this._caller);

  final RedemptionCaller _caller;

  /// Starts an app, which configures its SDK by default. On a device that has stored something it is a relaunch, and ends the session that runs
  /// there.
  ///
  /// - [vendor]: The vendor of the SDK.
  /// - [sdk]: One of the vendor's SDKs.
  /// - [platform]: The platform of its native side.
  /// - [appUserId]: The app's user; anonymous if left out, null or blank.
  /// - [deviceId]: The phone, as the SDK names it; defaults to a new one. If the SDK has stored something there, the app starts again with that.
  /// - [sdkVersion]: The version of the app's SDK package, such as `10.9.1`: the session does what that version does. By default it is the newest
  /// that the server knows. The result has a warning if redemption may differ in it.
  /// - [configured]: False for an app that has not configured its SDK yet. It does so with `session/configure`, or on its own channel with
  /// `channel/call`. Default: `true`.
  /// - [gateway]: The gateway that answers its requests; defaults to the ledger.
  /// - [confirmationAlert]: The SDK's `shouldShowWebPurchaseConfirmationAlert`; defaults to the SDK's default. Superwall only.
  /// - [alertsStayOpen]: iOS: true if an alert stays open until `session/closeAlert`; false by default: a person closes it at once. Superwall only.
  /// - [webRestorationAlert]: iOS: the SDK's `shouldShowWebRestorationAlert`; true by default. Superwall only.
  /// - [automaticallyDismiss]: The SDK's `paywalls.automaticallyDismiss`; true by default. Superwall only.
  /// - [entitlementsMaxAge]: Seconds for which the SDK keeps web entitlements; defaults to a day. Superwall only. Limits: greater than 0, at most
  /// 3155760000.
  /// - [purchaseController]: True if the app decides about access itself; false by default. Superwall only.
  /// - [deepLinkTrigger]: True if the configuration has a placement for `deepLink_open`; false by default. Superwall only.
  /// - [paywall]: A paywall that is on screen; defaults to none. Superwall only.
  /// - [products]: Products that the app sells in the phone's own store. Superwall only.
  /// - [ownedProducts]: The identifiers of the products that are owned in the phone's own store. Superwall only.
  /// - [deviceEntitlements]: Entitlements from the phone's own store. Superwall only.
  /// - [pendingCheckout]: iOS: a checkout that an earlier run of the app has left pending, as `session/describe` returned it; none when left out.
  /// Superwall only.
  Future<SessionOpenResult> open({
    required Vendor vendor,
    required Sdk sdk,
    required Platform platform,
    String? appUserId,
    String? deviceId,
    String? sdkVersion,
    bool? configured,
    Gateway? gateway,
    bool? confirmationAlert,
    bool? alertsStayOpen,
    bool? webRestorationAlert,
    bool? automaticallyDismiss,
    num? entitlementsMaxAge,
    bool? purchaseController,
    bool? deepLinkTrigger,
    OpenPaywall? paywall,
    ProductList? products,
    List<String>? ownedProducts,
    EntitlementList? deviceEntitlements,
    PendingCheckout? pendingCheckout,
  }) =>
    _caller.request('session/open', {
      'vendor': vendor.toJson(),
      'sdk': sdk.toJson(),
      'platform': platform.toJson(),
      if (appUserId != null) 'appUserId': appUserId,
      if (deviceId != null) 'deviceId': deviceId,
      if (sdkVersion != null) 'sdkVersion': sdkVersion,
      if (configured != null) 'configured': configured,
      if (gateway != null) 'gateway': gateway.toJson(),
      if (confirmationAlert != null) 'confirmationAlert': confirmationAlert,
      if (alertsStayOpen != null) 'alertsStayOpen': alertsStayOpen,
      if (webRestorationAlert != null) 'webRestorationAlert': webRestorationAlert,
      if (automaticallyDismiss != null) 'automaticallyDismiss': automaticallyDismiss,
      if (entitlementsMaxAge != null) 'entitlementsMaxAge': entitlementsMaxAge,
      if (purchaseController != null) 'purchaseController': purchaseController,
      if (deepLinkTrigger != null) 'deepLinkTrigger': deepLinkTrigger,
      if (paywall != null) 'paywall': paywall.toJson(),
      if (products != null) 'products': products.toJson(),
      if (ownedProducts != null) 'ownedProducts': ownedProducts,
      if (deviceEntitlements != null) 'deviceEntitlements': deviceEntitlements.toJson(),
      if (pendingCheckout != null) 'pendingCheckout': pendingCheckout.toJson(),
    }, SessionOpenResult.fromJson);

  /// Returns a session's state.
  ///
  /// - [session]: The session, as `session/open` named it.
  Future<SessionState> describe({
    required String session,
  }) =>
    _caller.request('session/describe', {'session': session}, SessionState.fromJson);

  /// Returns the open sessions.
  ///
  /// - [vendor]: Lists only sessions of this vendor; defaults to all.
  Future<SessionListResult> list({
    Vendor? vendor,
  }) =>
    _caller.request('session/list', {if (vendor != null) 'vendor': vendor.toJson()}, SessionListResult.fromJson);

  /// Ends the app and returns its last state. A redemption in progress ends with `failed`. The device keeps what the SDK has stored.
  ///
  /// - [session]: The session, as `session/open` named it.
  Future<SessionState> close({
    required String session,
  }) =>
    _caller.request('session/close', {'session': session}, SessionState.fromJson);

  /// Sends the app to the background, for some seconds or until `session/foreground`.
  ///
  /// - [session]: The session, as `session/open` named it.
  /// - [seconds]: Seconds after which it comes back: the clock moves, as by `clock/advance`. Without them it stays there until `session/foreground`.
  /// Limits: greater than 0, at most 3155760000.
  Future<SessionState> background({
    required String session,
    num? seconds,
  }) =>
    _caller.request('session/background', {'session': session, if (seconds != null) 'seconds': seconds}, SessionState.fromJson);

  /// Brings the app to the foreground.
  ///
  /// - [session]: The session, as `session/open` named it.
  Future<SessionState> foreground({
    required String session,
  }) =>
    _caller.request('session/foreground', {'session': session}, SessionState.fromJson);

  /// Passes a link to the SDK. The redemption runs in the background and sends events.
  ///
  /// - [session]: The session, as `session/open` named it.
  /// - [url]: The link that opened the app; not unwrapped.
  Future<SessionHandleDeepLinkResult> handleDeepLink({
    required String session,
    required String url,
  }) =>
    _caller.request('session/handleDeepLink', {'session': session, 'url': url}, SessionHandleDeepLinkResult.fromJson);
}

/// The methods of `redemption`.
final class RedemptionMethods {
  /// Creates the group; [caller] sends its calls.
  const RedemptionMethods(this._caller);

  final RedemptionCaller _caller;

  /// Redeems a link in the app and waits for the result.
  ///
  /// - [session]: The session, as `session/open` named it.
  /// - [url]: The link; a wrapped one is unwrapped. Either this or `code`.
  /// - [code]: The code alone. Either this or `url`.
  Future<RedemptionRedeemResult> redeem({
    required String session,
    String? url,
    String? code,
  }) =>
    _caller.request('redemption/redeem', {
      'session': session,
      if (url != null) 'url': url,
      if (code != null) 'code': code,
    }, RedemptionRedeemResult.fromJson);

  /// Returns the redemptions that apps asked their SDKs for, with what came of them.
  ///
  /// - [session]: Only those of this session, which may have ended; defaults to all.
  /// - [url]: Only those of this link; another form of it with the same code counts too. Defaults to all.
  Future<RedemptionListResult> list({
    String? session,
    String? url,
  }) =>
    _caller.request('redemption/list', {if (session != null) 'session': session, if (url != null) 'url': url}, RedemptionListResult.fromJson);

  /// Fails with a sentence for the test's report unless a link was redeemed as expected.
  ///
  /// - [url]: The link; another form of it with the same code counts too.
  /// - [outcome]: The outcome of the last redemption of the link; defaults to any. An error that the SDK throws is none.
  /// - [times]: The number of times that an app asks its SDK to redeem the link. Default: `1`. Limits: at least 0, at most 1000.
  /// - [session]: Only redemptions of this session count; defaults to all.
  /// - [shows]: The text that the app shows now; the sentence of the error quotes it.
  Future<RedemptionListResult> expect({
    required String url,
    OutcomeKind? outcome,
    int? times,
    String? session,
    String? shows,
  }) =>
    _caller.request('redemption/expect', {
      'url': url,
      if (outcome != null) 'outcome': outcome.toJson(),
      if (times != null) 'times': times,
      if (session != null) 'session': session,
      if (shows != null) 'shows': shows,
    }, RedemptionListResult.fromJson);
}

/// The methods of `outcomes`.
final class OutcomesMethods {
  /// Creates the group; [caller] sends its calls.
  const OutcomesMethods(this._caller);

  final RedemptionCaller _caller;

  /// Returns the situations in which a redemption can take place, each with its outcome.
  ///
  /// - [vendor]: The vendor of the SDK that the app has.
  /// - [product]: The product to sell.
  /// - [entitlements]: The entitlements that it gives.
  /// - [email]: The buyer's address; empty for none.
  Future<OutcomesListResult> list({
    required Vendor vendor,
    String? product,
    List<String>? entitlements,
    String? email,
  }) =>
    _caller.request('outcomes/list', {
      'vendor': vendor.toJson(),
      if (product != null) 'product': product,
      if (entitlements != null) 'entitlements': entitlements,
      if (email != null) 'email': email,
    }, OutcomesListResult.fromJson);

  /// Brings a situation about and returns the link to open in it. Its faults hit redemptions alone and end with the next call; its policies last
  /// until `store/reset`.
  ///
  /// - [vendor]: The vendor of the SDK that the app has.
  /// - [situation]: The name of a row of `outcomes/list`.
  /// - [product]: The product to sell. Default: `"pro_monthly"`.
  /// - [entitlements]: The entitlements that it gives; defaults to `pro`.
  /// - [kind]: A one-time purchase or a subscription, which is the default. A one-time purchase is refunded where a subscription lapses.
  /// - [appUserId]: The user who buys it; defaults to an anonymous buyer.
  /// - [email]: The buyer's address; empty for none. Default: `"jane.doe@example.com"`.
  /// - [scheme]: The URL scheme of the links that are issued from now on; defaults to that of `store/policy`.
  Future<OutcomesPrepareResult> prepare({
    required Vendor vendor,
    required String situation,
    String? product,
    List<String>? entitlements,
    PurchaseKind? kind,
    String? appUserId,
    String? email,
    String? scheme,
  }) =>
    _caller.request('outcomes/prepare', {
      'vendor': vendor.toJson(),
      'situation': situation,
      if (product != null) 'product': product,
      if (entitlements != null) 'entitlements': entitlements,
      if (kind != null) 'kind': kind.toJson(),
      if (appUserId != null) 'appUserId': appUserId,
      if (email != null) 'email': email,
      if (scheme != null) 'scheme': scheme,
    }, OutcomesPrepareResult.fromJson);
}

/// The methods of `device`.
final class DeviceMethods {
  /// Creates the group; [caller] sends its calls.
  const DeviceMethods(this._caller);

  final RedemptionCaller _caller;

  /// Uninstalls the app: what its SDK has stored on the device is gone. A session that runs there ends.
  ///
  /// - [vendor]: The vendor whose SDK has stored something there.
  /// - [platform]: The platform of the device.
  /// - [deviceId]: The device, as `session/open` named it.
  Future<DeviceResult> wipe({
    required Vendor vendor,
    required Platform platform,
    required String deviceId,
  }) =>
    _caller.request('device/wipe', {'vendor': vendor.toJson(), 'platform': platform.toJson(), 'deviceId': deviceId}, DeviceResult.fromJson);

  /// Sets the clock of a device on which the app does not run.
  ///
  /// - [vendor]: The vendor whose SDK reads the clock.
  /// - [platform]: The platform of the device.
  /// - [deviceId]: The device, as `session/open` named it or will name it.
  /// - [clockAhead]: Seconds by which its clock is ahead of the space's; below 0 it is behind. At most ten years. Limits: at least -315576000, at
  /// most 315576000.
  Future<DeviceResult> set({
    required Vendor vendor,
    required Platform platform,
    required String deviceId,
    required num clockAhead,
  }) =>
    _caller.request('device/set', {
      'vendor': vendor.toJson(),
      'platform': platform.toJson(),
      'deviceId': deviceId,
      'clockAhead': clockAhead,
    }, DeviceResult.fromJson);
}

/// The methods of `channel`.
final class ChannelMethods {
  /// Creates the group; [caller] sends its calls.
  const ChannelMethods(this._caller);

  final RedemptionCaller _caller;

  /// Calls a method of a wrapper SDK's own channel and returns what its native side returns.
  ///
  /// - [session]: The session, as `session/open` named it.
  /// - [method]: The channel's name of the call, such as `redeemWebPurchase`. All methods of the wrapper are known, in the version that
  /// `docs/channels.md` names; any other name returns the platform's error for an unknown method.
  /// - [arguments]: An object for RevenueCat's Flutter channel and for Capacitor, a list for the others; absent or null for none.
  Future<ChannelCallResult> call({
    required String session,
    required String method,
    Object? arguments,
  }) =>
    _caller.request('channel/call', {
      'session': session,
      'method': method,
      if (arguments != null) 'arguments': arguments,
    }, ChannelCallResult.fromJson);
}

/// The methods of `store`.
final class StoreMethods {
  /// Creates the group; [caller] sends its calls.
  const StoreMethods(this._caller);

  final RedemptionCaller _caller;

  /// Buys on the web and returns the link.
  ///
  /// - [vendor]: The vendor of the checkout.
  /// - [product]: The product's identifier, without control characters. Limits: at least 1 character.
  /// - [entitlements]: Entitlement identifiers: not empty, no control characters.
  /// - [appUserId]: The buyer's user id, without control characters; defaults to an anonymous checkout. Limits: at least 1 character.
  /// - [email]: The email address given at checkout: one `@`, no control characters. Defaults to none.
  /// - [kind]: A subscription or a one-time purchase; defaults to `subscription`.
  /// - [store]: The store that charges for it; defaults to `rc_billing` for RevenueCat and `stripe` for Superwall.
  /// - [expiresIn]: Seconds of paid time; defaults to 30 days. A fraction is cut off. Limits: at least 0, at most 3155760000.
  /// - [renews]: True if it renews by itself when the clock reaches the end of the paid time. Default: `false`.
  /// - [period]: Seconds of each further period, with `renews`; defaults to `expiresIn`. A fraction is cut off. Limits: at least 1, at most
  /// 3155760000.
  /// - [billing]: The result of the charges of further periods, with `renews`; defaults to `succeeds`.
  /// - [plan]: The plan of that product.
  /// - [displayName]: The product's name, as shown to users.
  /// - [price]: The price that the buyer pays.
  /// - [trial]: True if the first period is a trial. Default: `false`.
  /// - [gracePeriod]: Seconds of grace after the paid time; with `renews`, after a failed charge. Defaults to none. Limits: at least 0, at most
  /// 3155760000.
  /// - [billingIssue]: True if the payment has failed since. Default: `false`.
  /// - [sandbox]: True for a purchase without real money. Default: `false`.
  /// - [managementUrl]: The page where the buyer manages it; defaults to a stand-in for the store's page if the vendor has one.
  /// - [paywall]: The paywall that led to it.
  /// - [metadata]: Data the page of the checkout sends along: texts, numbers, booleans and null. RevenueCat's webhooks return it for purchases of the
  /// store `rc_billing`.
  /// - [checkout]: The kind of checkout; defaults to `link`.
  /// - [placementParams]: The params that the app or page gave the placement. Superwall only.
  /// - [afterPurchase]: The action of the paywall's button after the purchase; defaults to `appDefault`. It requires the checkout `paywall`.
  /// Superwall only.
  /// - [afterPurchaseUrl]: The address that a button with `customUrl` opens. It requires `afterPurchase` to be `customUrl`. Superwall only.
  /// - [checkoutContextId]: The id under which a session has reported the checkout (`session/checkout`); its SDK then gets the purchase. It requires
  /// the checkout `paywall`. A later purchase with the same id replaces this one. Superwall only. Limits: at least 1 character.
  /// - [browser]: The browser of the checkout; defaults to `external`. With `inApp`, `next.kind` is `none`. It requires `checkoutContextId`.
  /// Superwall only.
  Future<StorePurchaseResult> purchase({
    required Vendor vendor,
    required String product,
    required List<String> entitlements,
    String? appUserId,
    String? email,
    PurchaseKind? kind,
    String? store,
    num? expiresIn,
    bool? renews,
    num? period,
    Billing? billing,
    String? plan,
    String? displayName,
    Price? price,
    bool? trial,
    num? gracePeriod,
    bool? billingIssue,
    bool? sandbox,
    String? managementUrl,
    PaywallContext? paywall,
    Map<String, Object?>? metadata,
    CheckoutKind? checkout,
    Map<String, Object?>? placementParams,
    AfterPurchase? afterPurchase,
    String? afterPurchaseUrl,
    String? checkoutContextId,
    CheckoutBrowser? browser,
  }) =>
    _caller.request('store/purchase', {
      'vendor': vendor.toJson(),
      'product': product,
      'entitlements': entitlements,
      if (appUserId != null) 'appUserId': appUserId,
      if (email != null) 'email': email,
      if (kind != null) 'kind': kind.toJson(),
      if (store != null) 'store': store,
      if (expiresIn != null) 'expiresIn': expiresIn,
      if (renews != null) 'renews': renews,
      if (period != null) 'period': period,
      if (billing != null) 'billing': billing.toJson(),
      if (plan != null) 'plan': plan,
      if (displayName != null) 'displayName': displayName,
      if (price != null) 'price': price.toJson(),
      if (trial != null) 'trial': trial,
      if (gracePeriod != null) 'gracePeriod': gracePeriod,
      if (billingIssue != null) 'billingIssue': billingIssue,
      if (sandbox != null) 'sandbox': sandbox,
      if (managementUrl != null) 'managementURL': managementUrl,
      if (paywall != null) 'paywall': paywall.toJson(),
      if (metadata != null) 'metadata': metadata,
      if (checkout != null) 'checkout': checkout.toJson(),
      if (placementParams != null) 'placementParams': placementParams,
      if (afterPurchase != null) 'afterPurchase': afterPurchase.toJson(),
      if (afterPurchaseUrl != null) 'afterPurchaseUrl': afterPurchaseUrl,
      if (checkoutContextId != null) 'checkoutContextId': checkoutContextId,
      if (browser != null) 'browser': browser.toJson(),
    }, StorePurchaseResult.fromJson);

  /// Creates another link to a purchase, as the vendor's manage page does.
  ///
  /// - [purchase]: The purchase's id from `store/purchase`.
  Future<StoreIssueLinkResult> issueLink({
    required PurchaseReference purchase,
  }) =>
    _caller.request('store/issueLink', {'purchase': purchase.toJson()}, StoreIssueLinkResult.fromJson);

  /// Ends the paid time of a purchase now.
  ///
  /// - [purchase]: The purchase's id from `store/purchase`.
  Future<PurchaseResult> expire({
    required PurchaseReference purchase,
  }) =>
    _caller.request('store/expire', {'purchase': purchase.toJson()}, PurchaseResult.fromJson);

  /// Cancels the renewal of a subscription; access ends with the paid time.
  ///
  /// - [purchase]: The purchase's id from `store/purchase`.
  Future<PurchaseResult> cancel({
    required PurchaseReference purchase,
  }) =>
    _caller.request('store/cancel', {'purchase': purchase.toJson()}, PurchaseResult.fromJson);

  /// Pauses a subscription from the end of its paid time.
  ///
  /// - [purchase]: The purchase's id from `store/purchase`.
  /// - [resumesIn]: Seconds of the pause; defaults to no end before `store/resume`. A fraction is cut off. Limits: at least 1, at most 3155760000.
  Future<PurchaseResult> pause({
    required PurchaseReference purchase,
    num? resumesIn,
  }) =>
    _caller.request('store/pause', {'purchase': purchase.toJson(), if (resumesIn != null) 'resumesIn': resumesIn}, PurchaseResult.fromJson);

  /// Ends a pause, or takes back a cancellation before the end of the paid time.
  ///
  /// - [purchase]: The purchase's id from `store/purchase`.
  Future<PurchaseResult> resume({
    required PurchaseReference purchase,
  }) =>
    _caller.request('store/resume', {'purchase': purchase.toJson()}, PurchaseResult.fromJson);

  /// Changes a subscription to another product, now or at the next renewal.
  ///
  /// - [purchase]: The purchase's id from `store/purchase`.
  /// - [product]: The product's identifier, without control characters. Limits: at least 1 character.
  /// - [plan]: The plan of that product.
  /// - [displayName]: The product's name, as shown to users.
  /// - [entitlements]: Entitlement identifiers: not empty, no control characters.
  /// - [price]: The price that the buyer pays from then on.
  /// - [period]: Seconds of each paid period from then on. A fraction is cut off. Limits: at least 1, at most 3155760000.
  /// - [at]: The moment at which it changes; defaults to `now`.
  Future<PurchaseResult> changeProduct({
    required PurchaseReference purchase,
    required String product,
    String? plan,
    String? displayName,
    List<String>? entitlements,
    Price? price,
    num? period,
    ChangeMoment? at,
  }) =>
    _caller.request('store/changeProduct', {
      'purchase': purchase.toJson(),
      'product': product,
      if (plan != null) 'plan': plan,
      if (displayName != null) 'displayName': displayName,
      if (entitlements != null) 'entitlements': entitlements,
      if (price != null) 'price': price.toJson(),
      if (period != null) 'period': period,
      if (at != null) 'at': at.toJson(),
    }, PurchaseResult.fromJson);

  /// Refunds a purchase and ends its access now.
  ///
  /// - [purchase]: The purchase's id from `store/purchase`.
  Future<PurchaseResult> refund({
    required PurchaseReference purchase,
  }) =>
    _caller.request('store/refund', {'purchase': purchase.toJson()}, PurchaseResult.fromJson);

  /// Changes a purchase as its store's notifications would.
  ///
  /// - [purchase]: The purchase's id from `store/purchase`.
  /// - [expiresIn]: Seconds from now until the paid time ends, after a renewal. Limits: at least 0, at most 3155760000.
  /// - [gracePeriod]: Seconds of grace after the paid time; 0 ends it. Limits: at least 0, at most 3155760000.
  /// - [billingIssue]: True if a payment has failed.
  /// - [billing]: The result of the next charges, of a purchase that renews.
  /// - [unsubscribed]: True if the buyer has cancelled the renewal.
  /// - [trial]: True if the current period is a trial.
  /// - [plan]: The plan of the product.
  /// - [product]: The product's identifier, without control characters. Limits: at least 1 character.
  /// - [displayName]: The product's name, as shown to users.
  /// - [price]: The price that the buyer pays.
  /// - [sandbox]: True for a purchase without real money.
  /// - [entitlements]: Entitlement identifiers: not empty, no control characters.
  /// - [managementUrl]: The page where the buyer manages it.
  Future<PurchaseResult> update({
    required PurchaseReference purchase,
    num? expiresIn,
    num? gracePeriod,
    bool? billingIssue,
    Billing? billing,
    bool? unsubscribed,
    bool? trial,
    String? plan,
    String? product,
    String? displayName,
    Price? price,
    bool? sandbox,
    List<String>? entitlements,
    String? managementUrl,
  }) =>
    _caller.request('store/update', {
      'purchase': purchase.toJson(),
      if (expiresIn != null) 'expiresIn': expiresIn,
      if (gracePeriod != null) 'gracePeriod': gracePeriod,
      if (billingIssue != null) 'billingIssue': billingIssue,
      if (billing != null) 'billing': billing.toJson(),
      if (unsubscribed != null) 'unsubscribed': unsubscribed,
      if (trial != null) 'trial': trial,
      if (plan != null) 'plan': plan,
      if (product != null) 'product': product,
      if (displayName != null) 'displayName': displayName,
      if (price != null) 'price': price.toJson(),
      if (sandbox != null) 'sandbox': sandbox,
      if (entitlements != null) 'entitlements': entitlements,
      if (managementUrl != null) 'managementURL': managementUrl,
    }, PurchaseResult.fromJson);

  /// Posts a Stripe id to RevenueCat, like `POST /v1/receipts`.
  ///
  /// - [appUserId]: The user who gets the purchase.
  /// - [fetchToken]: Stripe's subscription (`sub_…`) or Checkout session (`cs_…`).
  Future<StoreReceiptsResult> receipts({
    required String appUserId,
    required String fetchToken,
  }) =>
    _caller.request('store/receipts', {'appUserId': appUserId, 'fetchToken': fetchToken}, StoreReceiptsResult.fromJson);

  /// Changes how a vendor's side behaves, and returns its settings.
  ///
  /// - [vendor]: The vendor whose rules to change.
  /// - [transfer]: Rule for a purchase that belongs to another user.
  /// - [linkLifetime]: Lifetime of a link in seconds. Limits: greater than 0, at most 3155760000.
  /// - [scheme]: The app's URL scheme, without `://`.
  /// - [host]: The host of links that also open in a browser.
  /// - [linkPolicy]: The rule for purchases that get redemption links. RevenueCat only.
  /// - [successUrl]: The app owner's success page. RevenueCat and Superwall only.
  /// - [postPurchase]: The page that the buyer sees next. Superwall only.
  /// - [storeUrl]: The store page for buyers without the app. Superwall only.
  Future<StorePolicyResult> policy({
    required Vendor vendor,
    TransferPolicy? transfer,
    num? linkLifetime,
    String? scheme,
    String? host,
    LinkPolicy? linkPolicy,
    String? successUrl,
    PostPurchase? postPurchase,
    String? storeUrl,
  }) =>
    _caller.request('store/policy', {
      'vendor': vendor.toJson(),
      if (transfer != null) 'transfer': transfer.toJson(),
      if (linkLifetime != null) 'linkLifetime': linkLifetime,
      if (scheme != null) 'scheme': scheme,
      if (host != null) 'host': host,
      if (linkPolicy != null) 'linkPolicy': linkPolicy.toJson(),
      if (successUrl != null) 'successUrl': successUrl,
      if (postPurchase != null) 'postPurchase': postPurchase.toJson(),
      if (storeUrl != null) 'storeUrl': storeUrl,
    }, StorePolicyResult.fromJson);

  /// Deletes everything in the ledger, for the next test.
  ///
  /// - [vendor]: The vendor to reset; defaults to all. With a vendor, faults of its sessions and those without a session are cleared.
  Future<StoreResetResult> reset({
    Vendor? vendor,
  }) =>
    _caller.request('store/reset', {if (vendor != null) 'vendor': vendor.toJson()}, StoreResetResult.fromJson);

  /// Returns the mail that the vendors have sent.
  ///
  /// - [email]: The recipient's address; defaults to all mail.
  /// - [limit]: Largest number of messages, the newest ones; defaults to 10,000. Limits: at least 1, at most 10000.
  Future<StoreMailboxResult> mailbox({
    String? email,
    int? limit,
  }) =>
    _caller.request('store/mailbox', {if (email != null) 'email': email, if (limit != null) 'limit': limit}, StoreMailboxResult.fromJson);

  /// Returns the newest purchases with their codes, and the newest customers.
  ///
  /// - [vendor]: Lists only this vendor's purchases and customers; defaults to all.
  /// - [email]: Lists only purchases of a buyer with this address, and no customers.
  /// - [appUserId]: Lists only purchases that this user bought or owns, and no customers.
  /// - [purchase]: The `id` of a purchase: lists only that one, whatever the other params, and no customers.
  /// - [limit]: Largest number of purchases, and of customers, the newest ones; defaults to 100. Limits: at least 1, at most 1000.
  /// - [cursor]: The `nextCursor` of an earlier result: the list continues there. Pass the same other params.
  /// - [reveal]: True to show codes and addresses. Default: `false`.
  Future<StoreListResult> list({
    Vendor? vendor,
    String? email,
    String? appUserId,
    String? purchase,
    int? limit,
    String? cursor,
    bool? reveal,
  }) =>
    _caller.request('store/list', {
      if (vendor != null) 'vendor': vendor.toJson(),
      if (email != null) 'email': email,
      if (appUserId != null) 'appUserId': appUserId,
      if (purchase != null) 'purchase': purchase,
      if (limit != null) 'limit': limit,
      if (cursor != null) 'cursor': cursor,
      if (reveal != null) 'reveal': reveal,
    }, StoreListResult.fromJson);
}

/// The methods of `clock`.
final class ClockMethods {
  /// Creates the group; [caller] sends its calls.
  const ClockMethods(this._caller);

  final RedemptionCaller _caller;

  /// Returns the server's time.
  Future<ClockResult> now() => _caller.request('clock/now', null, ClockResult.fromJson);

  /// Moves the virtual clock forward and runs what is due.
  ///
  /// - [seconds]: Seconds to advance: more than 0, at most a hundred years. Limits: greater than 0, at most 3155760000.
  Future<ClockResult> advance({
    required num seconds,
  }) =>
    _caller.request('clock/advance', {'seconds': seconds}, ClockResult.fromJson);
}

/// The methods of `fault`.
final class FaultMethods {
  /// Creates the group; [caller] sends its calls.
  const FaultMethods(this._caller);

  final RedemptionCaller _caller;

  /// Injects a fault into the next requests of sessions to their gateways.
  ///
  /// - [kind]: The fault to inject.
  /// - [status]: HTTP status, for `http` alone; defaults to 500. A 4xx has the body that the vendor's service sends. Limits: at least 300, at most
  /// 599.
  /// - [code]: The vendor's error number in the body, for `http` alone; defaults to the one that its service sends with the status. Without it and
  /// `message`, a 5xx has no body. Limits: at least -9007199254740991, at most 9007199254740991.
  /// - [message]: The text in the body, for `http` alone; defaults to that of the number.
  /// - [retryAfter]: Seconds in the header field `Retry-After`, for `http` alone; by default there is no such field. Limits: at least 0, at most
  /// 3155760000.
  /// - [seconds]: Seconds to hold the answer; required for `delay`, and only for it. Limits: greater than 0, at most 3155760000.
  /// - [count]: Number of requests that it affects. By default, `offline` lasts until `none`, and any other fault affects one request. Limits: at
  /// least 1, at most 9007199254740991.
  /// - [session]: The session whose requests it affects; defaults to any session.
  /// - [on]: The requests that it affects; defaults to all. Over HTTP only `redemption` is known.
  Future<FaultInjectResult> inject({
    required FaultInjection kind,
    int? status,
    int? code,
    String? message,
    num? retryAfter,
    num? seconds,
    int? count,
    String? session,
    FaultedRequest? on,
  }) =>
    _caller.request('fault/inject', {
      'kind': kind.toJson(),
      if (status != null) 'status': status,
      if (code != null) 'code': code,
      if (message != null) 'message': message,
      if (retryAfter != null) 'retryAfter': retryAfter,
      if (seconds != null) 'seconds': seconds,
      if (count != null) 'count': count,
      if (session != null) 'session': session,
      if (on != null) 'on': on.toJson(),
    }, FaultInjectResult.fromJson);

  /// Returns the pending faults.
  Future<FaultInjectResult> list() => _caller.request('fault/list', null, FaultInjectResult.fromJson);

  /// Removes all pending faults, or those of one session.
  ///
  /// - [session]: Only the faults that name this session; defaults to all faults.
  Future<FaultClearResult> clear({
    String? session,
  }) =>
    _caller.request('fault/clear', {if (session != null) 'session': session}, FaultClearResult.fromJson);

  /// Lets an answer arrive that the fault `late` has held.
  ///
  /// - [session]: Only an answer to this session; defaults to any session.
  /// - [newest]: True for the answer that was held last, instead of the oldest one. Default: `false`.
  Future<FaultReleaseResult> release({
    String? session,
    bool? newest,
  }) =>
    _caller.request('fault/release', {
      if (session != null) 'session': session,
      if (newest != null) 'newest': newest,
    }, FaultReleaseResult.fromJson);
}
