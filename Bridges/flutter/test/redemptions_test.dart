import 'dart:async';

import 'package:redemption_kit/redemption_kit.dart';
import 'package:redemption_kit/src/default_platform.dart';
import 'package:test/test.dart';

import 'support/executables.dart';

/// What a passing `expectRedeemedOnce` means: it waits for the redemption, and then looks for a second one.
void main() {
  late RedemptionServer server;
  late PurchasesChannel purchases;
  late String link;

  setUpAll(() async => server = await startServer());
  tearDownAll(() => server.close());
  setUp(() async {
    await server.reset();
    purchases = await PurchasesChannel.open(server, configured: true, appUserId: 'ada');
    link = await sell(server);
  });
  tearDown(() => purchases.close());

  Future<void> redeem() async {
    await purchases.invoke('redeemWebPurchase', {'redemptionLink': link});
  }

  void redeemAfter(int milliseconds) {
    Timer(Duration(milliseconds: milliseconds), () => redeem().ignore());
  }

  for (final int milliseconds in [10, 50, 100, 900]) {
    test('a redemption after $milliseconds ms is waited for', () async {
      redeemAfter(milliseconds);
      final RecordedRedemption redemption = await server.redemptions.expectRedeemedOnce(link, outcome: OutcomeKind.redeemed);
      expect(redemption.session, equals(purchases.session));
    });
  }

  for (final int milliseconds in [1000, 1500]) {
    test('a redemption after $milliseconds ms is waited for within 3 s', () async {
      redeemAfter(milliseconds);
      await server.redemptions.expectRedeemedOnce(link, within: const Duration(seconds: 3));
    });
  }

  for (final int milliseconds in [0, 10, 100, 200]) {
    test('a second redemption after $milliseconds ms fails', () async {
      await redeem();
      redeemAfter(milliseconds);
      await expectLater(server.redemptions.expectRedeemedOnce(link), throwsA(unexpected('redeemed 2 times, and the test expected one: 1. ')));
    });
  }

  test('an app has its time also if the process stands still meanwhile', () async {
    Timer(const Duration(milliseconds: 50), () => redeemAfter(50));
    Timer(const Duration(milliseconds: 10), () {
      final Stopwatch watch = Stopwatch();
      watch.start();
      int looks = 0;
      while (watch.elapsedMilliseconds < 300) {
        looks += 1;
      }
      expect(looks, greaterThan(0));
    });
    await server.redemptions.expectRedeemedOnce(link, within: const Duration(milliseconds: 200));
  });

  test('a link that two apps redeem is redeemed twice', () async {
    final PurchasesChannel other = await PurchasesChannel.open(server, configured: true, appUserId: 'ada');
    await redeem();
    await other.invoke('redeemWebPurchase', {'redemptionLink': link});
    final Future<RecordedRedemption> once = server.redemptions.expectRedeemedOnce(link);
    await expectLater(once, throwsA(unexpected('redeemed 2 times, and the test expected one: 1. ')));
    await expectLater(once, throwsA(isA<RedeemedOnceFailed>().having((error) => error.records, 'records', hasLength(2))));
    await other.close();
  });

  test('a second redemption after 1,000 ms is seen by a longer quiet time alone', () async {
    redeemAfter(1);
    redeemAfter(1000);
    await server.redemptions.expectRedeemedOnce(link);
    await expectLater(
      server.redemptions.expectRedeemedOnce(link, quiet: const Duration(milliseconds: 1500)),
      throwsA(unexpected('redeemed 2 times, and the test expected one: 1. ')),
    );
  });

  test('another outcome fails at once', () async {
    await redeem();
    final Stopwatch watch = Stopwatch();
    watch.start();
    await expectLater(
      server.redemptions.expectRedeemedOnce(link, outcome: OutcomeKind.failed, quiet: const Duration(seconds: 20)),
      throwsA(unexpected(', and the test expected failed.')),
    );
    expect(watch.elapsedMilliseconds, lessThan(10000));
  });

  test('a link that is never redeemed fails after the time limit', () async {
    final Stopwatch watch = Stopwatch();
    watch.start();
    await expectLater(server.redemptions.expectRedeemedOnce(link), throwsA(unexpected('never redeemed: the app asked its SDK for no redemption of this link')));
    expect(watch.elapsedMilliseconds, greaterThan(990));
  });

  test('a redemption whose result is late is waited for, and one without a result fails', () async {
    await server.fault.inject(kind: FaultInjection.delay, seconds: 60);
    final Future<void> redeemed = redeem();
    await expectLater(server.redemptions.expectRedeemedOnce(link), throwsA(unexpected('in progress')));
    Timer(const Duration(milliseconds: 300), () => server.clock.advance(seconds: 60));
    await server.redemptions.expectRedeemedOnce(link, outcome: OutcomeKind.redeemed);
    await redeemed;
  });

  test('a longer limit is one for the result too', () async {
    await server.fault.inject(kind: FaultInjection.delay, seconds: 60);
    redeemAfter(0);
    Timer(const Duration(milliseconds: 2300), () => server.clock.advance(seconds: 60));
    await server.redemptions.expectRedeemedOnce(link, within: const Duration(seconds: 10));
  });

  test('a redemption before the SDK is configured has ended with its error', () async {
    final PurchasesChannel early = await PurchasesChannel.open(server);
    await expectLater(early.invoke('redeemWebPurchase', {'redemptionLink': link}), throwsA(isA<ChannelFailure>()));
    final Stopwatch watch = Stopwatch();
    watch.start();
    await expectLater(server.redemptions.expectRedeemedOnce(link), throwsA(unexpected('failed: the call ended with "There is no singleton instance.')));
    expect(watch.elapsedMilliseconds, lessThan(1500));
    await early.close();
  });

  test('another call of the SDK in progress does not use up the quiet time', () async {
    await redeem();
    await server.fault.inject(kind: FaultInjection.delay, seconds: 60);
    final Future<Object?> restored = purchases.invoke('restorePurchases');
    Timer(const Duration(milliseconds: 500), () => server.clock.advance(seconds: 60));
    restored.then((customer) => redeemAfter(100)).ignore();
    await expectLater(server.redemptions.expectRedeemedOnce(link), throwsA(unexpected('redeemed 2 times, and the test expected one: 1. ')));
  });

  test('Superwall\'s redemptions are waited for too', () async {
    final SuperwallHost superwall = await SuperwallHost.open(server, delegate: const Silent(), configured: true);
    final StorePurchaseResult sold = await server.store.purchase(vendor: Vendor.superwall, product: 'pro', entitlements: ['pro']);
    final String opened = sold.link.url;
    Timer(const Duration(milliseconds: 100), () => superwall.handleDeepLink(opened).ignore());
    await server.redemptions.expectRedeemedOnce(opened, outcome: OutcomeKind.redeemed);
    Timer(const Duration(milliseconds: 100), () => superwall.handleDeepLink(opened).ignore());
    await expectLater(server.redemptions.expectRedeemedOnce(opened), throwsA(unexpected('redeemed 2 times, and the test expected one: 1. ')));
    await superwall.close();
  });

  test('a reset after a crash starts another server', () async {
    final List<String> heard = [];
    server.kill();
    await server.reset();
    expect(server.restarts, greaterThan(0));
    expect(() => redeem(), throwsA(isA<ServerExited>()));
    await purchases.close();
    purchases = await PurchasesChannel.open(server, configured: true, appUserId: 'ada');
    server.events.listen((event) => heard.add(event.name));
    link = await sell(server);
    await redeem();
    await server.redemptions.expectRedeemedOnce(link, outcome: OutcomeKind.redeemed);
    expect(heard, contains('customerInfoUpdated'));
  });

  test('a reset after the test closed the server starts none', () async {
    final RedemptionServer closed = await startServer();
    await closed.close();
    await expectLater(closed.reset(), throwsA(isA<ServerExited>().having((error) => error.message, 'message', contains('RedemptionServer.start'))));
  });

  test('a call in progress when the app is uninstalled ends with an error that names it', () async {
    await server.fault.inject(kind: FaultInjection.delay, seconds: 60);
    final Future<String> ended = endOf(redeem());
    await purchases.close();
    expect(
      await ended,
      equals('PhoneReset: `redeemWebPurchase` was in progress when the app was uninstalled. Await it before the test ends.'),
    );
    await expectLater(redeem(), throwsA(isA<PhoneReset>()));
  });

  test('REDEMPTION_PLATFORM is the platform of tests that name none', () {
    expect(defaultPlatform({}), equals(Platform.ios));
    expect(defaultPlatform({'REDEMPTION_PLATFORM': ''}), equals(Platform.ios));
    expect(defaultPlatform({'REDEMPTION_PLATFORM': 'android'}), equals(Platform.android));
    expect(() => defaultPlatform({'REDEMPTION_PLATFORM': 'tizen'}), throwsA(isA<ArgumentError>()));
  });
}

/// Sells and gives the link.
Future<String> sell(RedemptionServer server) async {
  final StorePurchaseResult sold = await server.store.purchase(vendor: Vendor.revenuecat, product: 'pro', entitlements: ['pro']);
  return sold.link.url;
}

Object unexpected(String words) {
  return isA<RedeemedOnceFailed>().having((error) => error.message, 'message', contains(words));
}

/// The text of what a call throws.
Future<String> endOf(Future<void> call) async {
  try {
    await call;
  } on RedemptionException catch (error) {
    return '$error';
  }
  return 'a result';
}

/// A delegate that does nothing.
final class Silent extends SuperwallHostDelegate {
  const Silent();
}
