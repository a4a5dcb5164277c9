import 'package:redemption_kit/redemption_kit.dart';
import 'package:test/test.dart';

import 'support/executables.dart';

/// A phone over time: the app starts again, is installed again, and comes back from the background.
void main() {
  late RedemptionServer server;

  setUp(() async {
    server = await startServer();
  });
  tearDown(() => server.close());

  Future<String> buy(Vendor vendor) async {
    final StorePurchaseResult bought = await server.store.purchase(vendor: vendor, product: 'pro_yearly', entitlements: ['pro']);
    return bought.link.url;
  }

  Future<List<Object?>> active(PurchasesChannel purchases) async {
    final Map<String, Object?> customer = object(await purchases.invoke('getCustomerInfo'));
    return customer['activeSubscriptions'] as List<Object?>;
  }

  for (final Platform platform in Platform.values) {
    test('an app that starts again has its user and its access, also offline; one that is installed again has not, on ${platform.value}', () async {
      final PurchasesChannel purchases = await PurchasesChannel.open(server, platform: platform, configured: true);
      final Object? user = await purchases.invoke('getAppUserID');
      await purchases.invoke('redeemWebPurchase', {'redemptionLink': await buy(Vendor.revenuecat)});
      final String session = purchases.session;
      await server.fault.inject(kind: FaultInjection.offline);
      await server.apps.relaunch();
      expect(purchases.session == session, isFalse);
      expect(await purchases.invoke('getAppUserID'), equals(user));
      expect(await active(purchases), equals(['pro_yearly']));
      await server.fault.inject(kind: FaultInjection.none);
      await server.apps.reinstall();
      expect(await purchases.invoke('getAppUserID') == user, isFalse);
      expect(await active(purchases), isEmpty);
      await purchases.close();
      await server.apps.relaunch();
    });

    test('a spinner that waits for didRedeemLink ends where a phone ends it, on ${platform.value}', () async {
      final SpinningDelegate app = SpinningDelegate();
      final SuperwallHost host = await SuperwallHost.open(server, delegate: app, platform: platform, configured: true);
      await server.call('session/setPaywall', {'session': host.session, 'open': true, 'entitlements': ['pro']});
      await host.handleDeepLink(await buy(Vendor.superwall));
      expect(app.isSpinning, isFalse);
      // The paywall sells more than was bought: iOS shows its alert on the paywall, and never calls the delegate.
      await server.call('session/setPaywall', {'session': host.session, 'open': true, 'entitlements': ['plus']});
      await host.handleDeepLink(await buy(Vendor.superwall));
      expect(app.isSpinning, equals(platform == Platform.ios));
      await server.apps.relaunch();
      expect((await host.getSubscriptionStatus())['type'], equals('PActive'));
      await host.close();
    });
  }

  test('an app that starts again has the user who came last', () async {
    final PurchasesChannel purchases = await PurchasesChannel.open(server, configured: true, appUserId: 'ada');
    await purchases.invoke('logIn', {'appUserID': 'ben'});
    await server.apps.relaunch();
    expect(await purchases.invoke('getAppUserID'), equals('ben'));
  });

  test('a redemption after a new start is in the record', () async {
    final PurchasesChannel purchases = await PurchasesChannel.open(server, configured: true);
    await server.apps.relaunch();
    final String link = await buy(Vendor.revenuecat);
    await purchases.invoke('redeemWebPurchase', {'redemptionLink': link});
    expect((await server.redemptions.expectRedeemedOnce(link)).session, equals(purchases.session));
  });

  test('a call in progress ends with the app', () async {
    final PurchasesChannel purchases = await PurchasesChannel.open(server, configured: true);
    final String link = await buy(Vendor.revenuecat);
    await server.fault.inject(kind: FaultInjection.delay, seconds: 60);
    final Future<Object?> redeeming = purchases.invoke('redeemWebPurchase', {'redemptionLink': link});
    final Future<void> reset = expectLater(redeeming, throwsA(isA<PhoneReset>()));
    await server.apps.relaunch();
    await reset;
  });

  test('the clock moves once for both SDKs of an app in the background', () async {
    final PurchasesChannel purchases = await PurchasesChannel.open(server, configured: true, appUserId: 'ada');
    await SuperwallHost.open(server, delegate: SpinningDelegate(), configured: true);
    final SuperwallHost late = await SuperwallHost.open(server, delegate: SpinningDelegate());
    final String link = await buy(Vendor.revenuecat);
    expect(await active(purchases), isEmpty);
    final SessionOpenResult other = await server.session.open(
      vendor: Vendor.revenuecat,
      sdk: Sdk.native,
      platform: Platform.ios,
      appUserId: 'ada',
    );
    await server.redemption.redeem(session: other.session, url: link);
    final List<Map<String, Object?>> updates = [];
    purchases.customerInfoUpdates.listen(updates.add);
    final int before = (await server.clock.now()).now;
    await server.apps.background(90000);
    expect((await server.clock.now()).now - before, equals(90000000));
    await server.settle();
    await active(purchases);
    await server.settle();
    expect(updates.last['activeSubscriptions'], equals(['pro_yearly']));
    await late.close();
  });
}

/// An app that shows a spinner from the start of a redemption to its result.
final class SpinningDelegate extends SuperwallHostDelegate {
  bool isSpinning = false;

  @override
  void willRedeemLink() {
    isSpinning = true;
  }

  @override
  void didRedeemLink(SuperwallFlutterReply result) {
    isSpinning = false;
  }
}

Map<String, Object?> object(Object? json) => json as Map<String, Object?>;
