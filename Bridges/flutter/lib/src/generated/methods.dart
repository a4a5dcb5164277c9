// Made by `redemption codegen --language dart` from the schemas of RedemptionKit; do not edit.

import 'types.dart';

/// Sends requests and reads their results.
abstract interface class RedemptionCaller {
  /// Calls [method] and returns its result, decoded by [read]. Throws if the call fails, or if its result has another type.
  Future<T> request<T>(String method, Map<String, Object?>? params, T Function(Object? result, String path) read);
}

/// Every method of the server, in groups.
abstract class AllMethods implements RedemptionCaller {
  /// The methods of `server`.
  ServerMethods get server => ServerMethods(this);

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

/// The methods of `server`.
final class ServerMethods {
  /// Creates the group; [caller] sends its calls.
  const ServerMethods(this._caller);

  final RedemptionCaller _caller;

  /// Returns versions, targets, methods and limits of this server.
  Future<ServerDescribeResult> describe() => _caller.request('server/describe', null, ServerDescribeResult.fromJson);
}

/// The methods of `link`.
final class LinkMethods {
  /// Creates the group; [caller] sends its calls.
  const LinkMethods(this._caller);

  final RedemptionCaller _caller;

  /// Returns how a vendor's SDK reads a link. A wrapped link is unwrapped first.
  Future<LinkParseResult> parse({
    required String url,
    Vendor? vendor,
    Platform? platform,
  }) {
    final LinkParseParams params = LinkParseParams(
      url: url,
      vendor: vendor,
      platform: platform,
    );
    return _caller.request('link/parse', params.toJson(), LinkParseResult.fromJson);
  }
}

/// The methods of `session`.
final class SessionMethods {
  /// Creates the group; [caller] sends its calls.
  const SessionMethods(this._caller);

  final RedemptionCaller _caller;

  /// Starts an app, which configures its SDK by default. On a device that has stored something it is a relaunch, and ends the session that runs
  /// there.
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
  }) {
    final SessionOpenParams params = SessionOpenParams(
      vendor: vendor,
      sdk: sdk,
      platform: platform,
      appUserId: appUserId,
      deviceId: deviceId,
      sdkVersion: sdkVersion,
      configured: configured,
      gateway: gateway,
      confirmationAlert: confirmationAlert,
      alertsStayOpen: alertsStayOpen,
      webRestorationAlert: webRestorationAlert,
      automaticallyDismiss: automaticallyDismiss,
      entitlementsMaxAge: entitlementsMaxAge,
      purchaseController: purchaseController,
      deepLinkTrigger: deepLinkTrigger,
      paywall: paywall,
      products: products,
      ownedProducts: ownedProducts,
      deviceEntitlements: deviceEntitlements,
      pendingCheckout: pendingCheckout,
    );
    return _caller.request('session/open', params.toJson(), SessionOpenResult.fromJson);
  }

  /// Returns a session's state.
  Future<SessionState> describe({
    required String session,
  }) {
    final SessionParams params = SessionParams(
      session: session,
    );
    return _caller.request('session/describe', params.toJson(), SessionState.fromJson);
  }

  /// Returns the open sessions.
  Future<SessionListResult> list({
    Vendor? vendor,
  }) {
    final SessionListParams params = SessionListParams(
      vendor: vendor,
    );
    return _caller.request('session/list', params.toJson(), SessionListResult.fromJson);
  }

  /// Ends the app and returns its last state. A redemption in progress ends with `failed`. The device keeps what the SDK has stored.
  Future<SessionState> close({
    required String session,
  }) {
    final SessionParams params = SessionParams(
      session: session,
    );
    return _caller.request('session/close', params.toJson(), SessionState.fromJson);
  }

  /// Sends the app to the background, for some seconds or until `session/foreground`.
  Future<SessionState> background({
    required String session,
    num? seconds,
  }) {
    final SessionBackgroundParams params = SessionBackgroundParams(
      session: session,
      seconds: seconds,
    );
    return _caller.request('session/background', params.toJson(), SessionState.fromJson);
  }

  /// Brings the app to the foreground.
  Future<SessionState> foreground({
    required String session,
  }) {
    final SessionParams params = SessionParams(
      session: session,
    );
    return _caller.request('session/foreground', params.toJson(), SessionState.fromJson);
  }

  /// Passes a link to the SDK. The redemption runs in the background and sends events.
  Future<SessionHandleDeepLinkResult> handleDeepLink({
    required String session,
    required String url,
  }) {
    final SessionHandleDeepLinkParams params = SessionHandleDeepLinkParams(
      session: session,
      url: url,
    );
    return _caller.request('session/handleDeepLink', params.toJson(), SessionHandleDeepLinkResult.fromJson);
  }
}

/// The methods of `redemption`.
final class RedemptionMethods {
  /// Creates the group; [caller] sends its calls.
  const RedemptionMethods(this._caller);

  final RedemptionCaller _caller;

  /// Redeems a link in the app and waits for the result.
  Future<RedemptionRedeemResult> redeem({
    required String session,
    String? url,
    String? code,
  }) {
    final RedemptionRedeemParams params = RedemptionRedeemParams(
      session: session,
      url: url,
      code: code,
    );
    return _caller.request('redemption/redeem', params.toJson(), RedemptionRedeemResult.fromJson);
  }

  /// Returns the redemptions that apps asked their SDKs for, with what came of them.
  Future<RedemptionListResult> list({
    String? session,
    String? url,
  }) {
    final RedemptionListParams params = RedemptionListParams(
      session: session,
      url: url,
    );
    return _caller.request('redemption/list', params.toJson(), RedemptionListResult.fromJson);
  }

  /// Fails with a sentence for the test's report unless a link was redeemed as expected.
  Future<RedemptionListResult> expect({
    required String url,
    OutcomeKind? outcome,
    int? times,
    String? session,
    String? shows,
  }) {
    final RedemptionExpectParams params = RedemptionExpectParams(
      url: url,
      outcome: outcome,
      times: times,
      session: session,
      shows: shows,
    );
    return _caller.request('redemption/expect', params.toJson(), RedemptionListResult.fromJson);
  }
}

/// The methods of `outcomes`.
final class OutcomesMethods {
  /// Creates the group; [caller] sends its calls.
  const OutcomesMethods(this._caller);

  final RedemptionCaller _caller;

  /// Returns the situations in which a redemption can take place, each with its outcome.
  Future<OutcomesListResult> list({
    required Vendor vendor,
    String? product,
    List<String>? entitlements,
    String? email,
  }) {
    final OutcomesListParams params = OutcomesListParams(
      vendor: vendor,
      product: product,
      entitlements: entitlements,
      email: email,
    );
    return _caller.request('outcomes/list', params.toJson(), OutcomesListResult.fromJson);
  }

  /// Brings a situation about and returns the link to open in it. Its faults hit redemptions alone and end with the next call; its policies last
  /// until `store/reset`.
  Future<OutcomesPrepareResult> prepare({
    required Vendor vendor,
    required String situation,
    String? product,
    List<String>? entitlements,
    PurchaseKind? kind,
    String? appUserId,
    String? email,
    String? scheme,
  }) {
    final OutcomesPrepareParams params = OutcomesPrepareParams(
      vendor: vendor,
      situation: situation,
      product: product,
      entitlements: entitlements,
      kind: kind,
      appUserId: appUserId,
      email: email,
      scheme: scheme,
    );
    return _caller.request('outcomes/prepare', params.toJson(), OutcomesPrepareResult.fromJson);
  }
}

/// The methods of `device`.
final class DeviceMethods {
  /// Creates the group; [caller] sends its calls.
  const DeviceMethods(this._caller);

  final RedemptionCaller _caller;

  /// Uninstalls the app: what its SDK has stored on the device is gone. A session that runs there ends.
  Future<DeviceResult> wipe({
    required Vendor vendor,
    required Platform platform,
    required String deviceId,
  }) {
    final DeviceWipeParams params = DeviceWipeParams(
      vendor: vendor,
      platform: platform,
      deviceId: deviceId,
    );
    return _caller.request('device/wipe', params.toJson(), DeviceResult.fromJson);
  }

  /// Sets the clock of a device on which the app does not run.
  Future<DeviceResult> set({
    required Vendor vendor,
    required Platform platform,
    required String deviceId,
    required num clockAhead,
  }) {
    final DeviceSetParams params = DeviceSetParams(
      vendor: vendor,
      platform: platform,
      deviceId: deviceId,
      clockAhead: clockAhead,
    );
    return _caller.request('device/set', params.toJson(), DeviceResult.fromJson);
  }
}

/// The methods of `channel`.
final class ChannelMethods {
  /// Creates the group; [caller] sends its calls.
  const ChannelMethods(this._caller);

  final RedemptionCaller _caller;

  /// Calls a method of a wrapper SDK's own channel and returns what its native side returns.
  Future<ChannelCallResult> call({
    required String session,
    required String method,
    Object? arguments,
  }) {
    final ChannelCallParams params = ChannelCallParams(
      session: session,
      method: method,
      arguments: arguments,
    );
    return _caller.request('channel/call', params.toJson(), ChannelCallResult.fromJson);
  }
}

/// The methods of `store`.
final class StoreMethods {
  /// Creates the group; [caller] sends its calls.
  const StoreMethods(this._caller);

  final RedemptionCaller _caller;

  /// Buys on the web and returns the link.
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
  }) {
    final StorePurchaseParams params = StorePurchaseParams(
      vendor: vendor,
      product: product,
      entitlements: entitlements,
      appUserId: appUserId,
      email: email,
      kind: kind,
      store: store,
      expiresIn: expiresIn,
      renews: renews,
      period: period,
      billing: billing,
      plan: plan,
      displayName: displayName,
      price: price,
      trial: trial,
      gracePeriod: gracePeriod,
      billingIssue: billingIssue,
      sandbox: sandbox,
      managementUrl: managementUrl,
      paywall: paywall,
      metadata: metadata,
      checkout: checkout,
      placementParams: placementParams,
      afterPurchase: afterPurchase,
      afterPurchaseUrl: afterPurchaseUrl,
      checkoutContextId: checkoutContextId,
      browser: browser,
    );
    return _caller.request('store/purchase', params.toJson(), StorePurchaseResult.fromJson);
  }

  /// Creates another link to a purchase, as the vendor's manage page does.
  Future<StoreIssueLinkResult> issueLink({
    required PurchaseReference purchase,
  }) {
    final PurchaseParams params = PurchaseParams(
      purchase: purchase,
    );
    return _caller.request('store/issueLink', params.toJson(), StoreIssueLinkResult.fromJson);
  }

  /// Ends the paid time of a purchase now.
  Future<PurchaseResult> expire({
    required PurchaseReference purchase,
  }) {
    final PurchaseParams params = PurchaseParams(
      purchase: purchase,
    );
    return _caller.request('store/expire', params.toJson(), PurchaseResult.fromJson);
  }

  /// Cancels the renewal of a subscription; access ends with the paid time.
  Future<PurchaseResult> cancel({
    required PurchaseReference purchase,
  }) {
    final PurchaseParams params = PurchaseParams(
      purchase: purchase,
    );
    return _caller.request('store/cancel', params.toJson(), PurchaseResult.fromJson);
  }

  /// Pauses a subscription from the end of its paid time.
  Future<PurchaseResult> pause({
    required PurchaseReference purchase,
    num? resumesIn,
  }) {
    final StorePauseParams params = StorePauseParams(
      purchase: purchase,
      resumesIn: resumesIn,
    );
    return _caller.request('store/pause', params.toJson(), PurchaseResult.fromJson);
  }

  /// Ends a pause, or takes back a cancellation before the end of the paid time.
  Future<PurchaseResult> resume({
    required PurchaseReference purchase,
  }) {
    final PurchaseParams params = PurchaseParams(
      purchase: purchase,
    );
    return _caller.request('store/resume', params.toJson(), PurchaseResult.fromJson);
  }

  /// Changes a subscription to another product, now or at the next renewal.
  Future<PurchaseResult> changeProduct({
    required PurchaseReference purchase,
    required String product,
    String? plan,
    String? displayName,
    List<String>? entitlements,
    Price? price,
    num? period,
    ChangeMoment? at,
  }) {
    final StoreChangeProductParams params = StoreChangeProductParams(
      purchase: purchase,
      product: product,
      plan: plan,
      displayName: displayName,
      entitlements: entitlements,
      price: price,
      period: period,
      at: at,
    );
    return _caller.request('store/changeProduct', params.toJson(), PurchaseResult.fromJson);
  }

  /// Refunds a purchase and ends its access now.
  Future<PurchaseResult> refund({
    required PurchaseReference purchase,
  }) {
    final PurchaseParams params = PurchaseParams(
      purchase: purchase,
    );
    return _caller.request('store/refund', params.toJson(), PurchaseResult.fromJson);
  }

  /// Changes a purchase as its store's notifications would.
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
  }) {
    final StoreUpdateParams params = StoreUpdateParams(
      purchase: purchase,
      expiresIn: expiresIn,
      gracePeriod: gracePeriod,
      billingIssue: billingIssue,
      billing: billing,
      unsubscribed: unsubscribed,
      trial: trial,
      plan: plan,
      product: product,
      displayName: displayName,
      price: price,
      sandbox: sandbox,
      entitlements: entitlements,
      managementUrl: managementUrl,
    );
    return _caller.request('store/update', params.toJson(), PurchaseResult.fromJson);
  }

  /// Posts a Stripe id to RevenueCat, like `POST /v1/receipts`.
  Future<StoreReceiptsResult> receipts({
    required String appUserId,
    required String fetchToken,
  }) {
    final StoreReceiptsParams params = StoreReceiptsParams(
      appUserId: appUserId,
      fetchToken: fetchToken,
    );
    return _caller.request('store/receipts', params.toJson(), StoreReceiptsResult.fromJson);
  }

  /// Changes how a vendor's side behaves, and returns its settings.
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
  }) {
    final StorePolicyParams params = StorePolicyParams(
      vendor: vendor,
      transfer: transfer,
      linkLifetime: linkLifetime,
      scheme: scheme,
      host: host,
      linkPolicy: linkPolicy,
      successUrl: successUrl,
      postPurchase: postPurchase,
      storeUrl: storeUrl,
    );
    return _caller.request('store/policy', params.toJson(), StorePolicyResult.fromJson);
  }

  /// Deletes everything in the ledger, for the next test.
  Future<StoreResetResult> reset({
    Vendor? vendor,
  }) {
    final StoreResetParams params = StoreResetParams(
      vendor: vendor,
    );
    return _caller.request('store/reset', params.toJson(), StoreResetResult.fromJson);
  }

  /// Returns the mail that the vendors have sent.
  Future<StoreMailboxResult> mailbox({
    String? email,
    int? limit,
  }) {
    final StoreMailboxParams params = StoreMailboxParams(
      email: email,
      limit: limit,
    );
    return _caller.request('store/mailbox', params.toJson(), StoreMailboxResult.fromJson);
  }

  /// Returns the newest purchases with their codes, and the newest customers.
  Future<StoreListResult> list({
    Vendor? vendor,
    String? email,
    String? appUserId,
    String? purchase,
    int? limit,
    String? cursor,
    bool? reveal,
  }) {
    final StoreListParams params = StoreListParams(
      vendor: vendor,
      email: email,
      appUserId: appUserId,
      purchase: purchase,
      limit: limit,
      cursor: cursor,
      reveal: reveal,
    );
    return _caller.request('store/list', params.toJson(), StoreListResult.fromJson);
  }
}

/// The methods of `clock`.
final class ClockMethods {
  /// Creates the group; [caller] sends its calls.
  const ClockMethods(this._caller);

  final RedemptionCaller _caller;

  /// Returns the server's time.
  Future<ClockResult> now() => _caller.request('clock/now', null, ClockResult.fromJson);

  /// Moves the virtual clock forward and runs what is due.
  Future<ClockResult> advance({
    required num seconds,
  }) {
    final ClockAdvanceParams params = ClockAdvanceParams(
      seconds: seconds,
    );
    return _caller.request('clock/advance', params.toJson(), ClockResult.fromJson);
  }
}

/// The methods of `fault`.
final class FaultMethods {
  /// Creates the group; [caller] sends its calls.
  const FaultMethods(this._caller);

  final RedemptionCaller _caller;

  /// Injects a fault into the next requests of sessions to their gateways.
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
  }) {
    final FaultInjectParams params = FaultInjectParams(
      kind: kind,
      status: status,
      code: code,
      message: message,
      retryAfter: retryAfter,
      seconds: seconds,
      count: count,
      session: session,
      on: on,
    );
    return _caller.request('fault/inject', params.toJson(), FaultInjectResult.fromJson);
  }

  /// Returns the pending faults.
  Future<FaultInjectResult> list() => _caller.request('fault/list', null, FaultInjectResult.fromJson);

  /// Removes all pending faults, or those of one session.
  Future<FaultClearResult> clear({
    String? session,
  }) {
    final FaultClearParams params = FaultClearParams(
      session: session,
    );
    return _caller.request('fault/clear', params.toJson(), FaultClearResult.fromJson);
  }

  /// Lets an answer arrive that the fault `late` has held.
  Future<FaultReleaseResult> release({
    String? session,
    bool? newest,
  }) {
    final FaultReleaseParams params = FaultReleaseParams(
      session: session,
      newest: newest,
    );
    return _caller.request('fault/release', params.toJson(), FaultReleaseResult.fromJson);
  }
}
