import 'package:redemption_kit/redemption_kit.dart';

/// A server's typed methods, which keep what the last call sent and received as JSON.
final class RecordingCalls extends AllMethods {
  RecordingCalls(this._server);

  final RedemptionServer _server;
  Map<String, Object?> sent = {};
  Object? received;

  @override
  Future<T> request<T>(
    String method,
    Map<String, Object?>? params,
    T Function(Object? result, String path) read,
  ) async {
    sent = params ?? {};
    return await _server.request(method, params, (result, path) {
      received = result;
      return read(result, path);
    });
  }
}

/// Calls the typed method of that name in the contract. Add one here once a case of Flutter's calls it.
///
/// Throws [UnreadableJson] if it cannot take these params.
Future<JsonWritable> callTyped(AllMethods calls, String method, Map<String, Object?> params) async {
  switch (method) {
    case 'channel/call':
      final ChannelCallParams given = ChannelCallParams.fromJson(params);
      return await calls.channel.call(
        session: given.session,
        method: given.method,
        arguments: given.arguments,
      );
    case 'clock/advance':
      final ClockAdvanceParams given = ClockAdvanceParams.fromJson(params);
      return await calls.clock.advance(
        seconds: given.seconds,
      );
    case 'clock/now':
      return await calls.clock.now();
    case 'fault/inject':
      final FaultInjectParams given = FaultInjectParams.fromJson(params);
      return await calls.fault.inject(
        kind: given.kind,
        status: given.status,
        code: given.code,
        message: given.message,
        retryAfter: given.retryAfter,
        seconds: given.seconds,
        count: given.count,
        session: given.session,
      );
    case 'fault/list':
      return await calls.fault.list();
    case 'fault/clear':
      final FaultClearParams given = FaultClearParams.fromJson(params);
      return await calls.fault.clear(
        session: given.session,
      );
    case 'link/parse':
      final LinkParseParams given = LinkParseParams.fromJson(params);
      return await calls.link.parse(
        url: given.url,
        vendor: given.vendor,
        platform: given.platform,
      );
    case 'redemption/redeem':
      final RedemptionRedeemParams given = RedemptionRedeemParams.fromJson(params);
      return await calls.redemption.redeem(
        session: given.session,
        url: given.url,
        code: given.code,
      );
    case 'outcomes/list':
      final OutcomesListParams given = OutcomesListParams.fromJson(params);
      return await calls.outcomes.list(
        vendor: given.vendor,
        product: given.product,
        entitlements: given.entitlements,
        email: given.email,
      );
    case 'outcomes/prepare':
      final OutcomesPrepareParams given = OutcomesPrepareParams.fromJson(params);
      return await calls.outcomes.prepare(
        vendor: given.vendor,
        situation: given.situation,
        product: given.product,
        entitlements: given.entitlements,
        kind: given.kind,
        appUserId: given.appUserId,
        email: given.email,
        scheme: given.scheme,
      );
    case 'redemption/list':
      final RedemptionListParams given = RedemptionListParams.fromJson(params);
      return await calls.redemption.list(
        session: given.session,
        url: given.url,
      );
    case 'redemption/expect':
      final RedemptionExpectParams given = RedemptionExpectParams.fromJson(params);
      return await calls.redemption.expect(
        url: given.url,
        outcome: given.outcome,
        times: given.times,
        session: given.session,
        shows: given.shows,
      );
    case 'session/close':
      final SessionParams given = SessionParams.fromJson(params);
      return await calls.session.close(
        session: given.session,
      );
    case 'session/foreground':
      final SessionParams given = SessionParams.fromJson(params);
      return await calls.session.foreground(
        session: given.session,
      );
    case 'session/describe':
      final SessionParams given = SessionParams.fromJson(params);
      return await calls.session.describe(
        session: given.session,
      );
    case 'session/handleDeepLink':
      final SessionHandleDeepLinkParams given = SessionHandleDeepLinkParams.fromJson(params);
      return await calls.session.handleDeepLink(
        session: given.session,
        url: given.url,
      );
    case 'session/open':
      final SessionOpenParams given = SessionOpenParams.fromJson(params);
      return await calls.session.open(
        vendor: given.vendor,
        sdk: given.sdk,
        platform: given.platform,
        appUserId: given.appUserId,
        deviceId: given.deviceId,
        sdkVersion: given.sdkVersion,
        configured: given.configured,
        gateway: given.gateway,
        confirmationAlert: given.confirmationAlert,
        alertsStayOpen: given.alertsStayOpen,
        webRestorationAlert: given.webRestorationAlert,
        automaticallyDismiss: given.automaticallyDismiss,
        entitlementsMaxAge: given.entitlementsMaxAge,
        purchaseController: given.purchaseController,
        deepLinkTrigger: given.deepLinkTrigger,
        paywall: given.paywall,
        products: given.products,
        ownedProducts: given.ownedProducts,
        deviceEntitlements: given.deviceEntitlements,
        pendingCheckout: given.pendingCheckout,
      );
    case 'store/expire':
      final PurchaseParams given = PurchaseParams.fromJson(params);
      return await calls.store.expire(
        purchase: given.purchase,
      );
    case 'store/issueLink':
      final PurchaseParams given = PurchaseParams.fromJson(params);
      return await calls.store.issueLink(
        purchase: given.purchase,
      );
    case 'store/mailbox':
      final StoreMailboxParams given = StoreMailboxParams.fromJson(params);
      return await calls.store.mailbox(
        email: given.email,
      );
    case 'store/policy':
      final StorePolicyParams given = StorePolicyParams.fromJson(params);
      return await calls.store.policy(
        vendor: given.vendor,
        transfer: given.transfer,
        linkLifetime: given.linkLifetime,
        scheme: given.scheme,
        host: given.host,
        linkPolicy: given.linkPolicy,
        postPurchase: given.postPurchase,
        successUrl: given.successUrl,
        storeUrl: given.storeUrl,
      );
    case 'store/purchase':
      final StorePurchaseParams given = StorePurchaseParams.fromJson(params);
      return await calls.store.purchase(
        vendor: given.vendor,
        product: given.product,
        entitlements: given.entitlements,
        appUserId: given.appUserId,
        email: given.email,
        kind: given.kind,
        store: given.store,
        expiresIn: given.expiresIn,
        renews: given.renews,
        period: given.period,
        billing: given.billing,
        plan: given.plan,
        displayName: given.displayName,
        price: given.price,
        trial: given.trial,
        gracePeriod: given.gracePeriod,
        billingIssue: given.billingIssue,
        sandbox: given.sandbox,
        paywall: given.paywall,
        checkout: given.checkout,
        placementParams: given.placementParams,
        afterPurchase: given.afterPurchase,
        afterPurchaseUrl: given.afterPurchaseUrl,
        managementUrl: given.managementUrl,
      );
    case 'store/receipts':
      final StoreReceiptsParams given = StoreReceiptsParams.fromJson(params);
      return await calls.store.receipts(
        appUserId: given.appUserId,
        fetchToken: given.fetchToken,
      );
    case 'store/refund':
      final PurchaseParams given = PurchaseParams.fromJson(params);
      return await calls.store.refund(
        purchase: given.purchase,
      );
    case 'store/reset':
      final StoreResetParams given = StoreResetParams.fromJson(params);
      return await calls.store.reset(
        vendor: given.vendor,
      );
    case 'store/update':
      final StoreUpdateParams given = StoreUpdateParams.fromJson(params);
      return await calls.store.update(
        purchase: given.purchase,
        expiresIn: given.expiresIn,
        gracePeriod: given.gracePeriod,
        billingIssue: given.billingIssue,
        billing: given.billing,
        unsubscribed: given.unsubscribed,
        trial: given.trial,
        plan: given.plan,
        product: given.product,
        displayName: given.displayName,
        price: given.price,
        sandbox: given.sandbox,
        entitlements: given.entitlements,
        managementUrl: given.managementUrl,
      );
    case 'session/list':
      final SessionListParams given = SessionListParams.fromJson(params);
      return await calls.session.list(
        vendor: given.vendor,
      );
    case 'session/background':
      final SessionBackgroundParams given = SessionBackgroundParams.fromJson(params);
      return await calls.session.background(
        session: given.session,
        seconds: given.seconds,
      );
    case 'device/wipe':
      final DeviceWipeParams given = DeviceWipeParams.fromJson(params);
      return await calls.device.wipe(
        vendor: given.vendor,
        platform: given.platform,
        deviceId: given.deviceId,
      );
    case 'device/set':
      final DeviceSetParams given = DeviceSetParams.fromJson(params);
      return await calls.device.set(
        vendor: given.vendor,
        platform: given.platform,
        deviceId: given.deviceId,
        clockAhead: given.clockAhead,
      );
    case 'store/cancel':
      final PurchaseParams given = PurchaseParams.fromJson(params);
      return await calls.store.cancel(
        purchase: given.purchase,
      );
    case 'store/pause':
      final StorePauseParams given = StorePauseParams.fromJson(params);
      return await calls.store.pause(
        purchase: given.purchase,
        resumesIn: given.resumesIn,
      );
    case 'store/resume':
      final PurchaseParams given = PurchaseParams.fromJson(params);
      return await calls.store.resume(
        purchase: given.purchase,
      );
    case 'store/changeProduct':
      final StoreChangeProductParams given = StoreChangeProductParams.fromJson(params);
      return await calls.store.changeProduct(
        purchase: given.purchase,
        product: given.product,
        plan: given.plan,
        displayName: given.displayName,
        entitlements: given.entitlements,
        price: given.price,
        period: given.period,
        at: given.at,
      );
    case 'store/list':
      final StoreListParams given = StoreListParams.fromJson(params);
      return await calls.store.list(
        vendor: given.vendor,
        email: given.email,
        appUserId: given.appUserId,
        limit: given.limit,
        cursor: given.cursor,
        reveal: given.reveal,
      );
    case 'fault/release':
      final FaultReleaseParams given = FaultReleaseParams.fromJson(params);
      return await calls.fault.release(
        session: given.session,
        newest: given.newest,
      );
    default:
      throw StateError('test/support/typed_calls.dart has no call of $method.');
  }
}
