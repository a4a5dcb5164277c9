import 'dart:async';

import 'package:flutter/services.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:redemption_kit/flutter.dart';

/// Links as the system opens them, the table of outcomes, and what was redeemed. Run by `flutter test`.
void main() {
  final TestDefaultBinaryMessenger messenger = TestWidgetsFlutterBinding.ensureInitialized().defaultBinaryMessenger;
  const MethodChannel messages = MethodChannel('com.llfbandit.app_links/messages');
  const MethodChannel events = MethodChannel('com.llfbandit.app_links/events');
  late RedemptionServer server;

  setUp(() async => server = await RedemptionServer.start(timeout: const Duration(seconds: 30)));
  tearDown(() => server.close());

  for (final Platform platform in Platform.values) {
    for (final Outcome outcome in Outcome.revenuecat) {
      test('RevenueCat: ${outcome.name}, on ${platform.value}', () async {
        final PurchasesFlutterChannel purchases = await PurchasesFlutterChannel.install(
          messenger,
          server,
          platform: platform,
          configured: true,
          appUserId: 'ada',
        );
        final String link = await outcome.prepare(server);
        server.redemptions.expectNone(link);
        const MethodChannel channel = MethodChannel('purchases_flutter');
        await channel.invokeMethod<Object?>('redeemWebPurchase', {'redemptionLink': link});
        final Redemption redemption = await server.redemptions.expectRedeemedOnce(link, end: outcome.end);
        expect(redemption.vendor, equals(Vendor.revenuecat));
        await purchases.close();
      });
    }

    for (final Outcome outcome in Outcome.superwall) {
      test('Superwall: ${outcome.name}, on ${platform.value}', () async {
        final SuperwallFlutterHost superwall = await SuperwallFlutterHost.install(
          messenger,
          server,
          platform: platform,
          configured: true,
          appUserId: 'ada',
        );
        final String link = await outcome.prepare(server);
        await server.channel.call(session: superwall.session, method: 'handleDeepLink', arguments: [link]);
        final Redemption redemption = await server.redemptions.expectRedeemedOnce(link, end: outcome.end);
        expect(redemption.session, equals(superwall.session));
        await superwall.close();
      });
    }
  }

  test('redemptions that are not as expected are named', () async {
    final PurchasesChannel purchases = await PurchasesChannel.open(server, configured: true);
    final StorePurchaseResult sold = await server.store.purchase(
      vendor: Vendor.revenuecat,
      product: 'pro',
      entitlements: ['pro'],
    );
    final String link = sold.link.url;
    expect(() => server.redemptions.expectOnce(link), throwsA(unexpected('there were 0')));
    await purchases.invoke('redeemWebPurchase', {'redemptionLink': link});
    expect(() => server.redemptions.expectNone(link), throwsA(unexpected('was redeemed')));
    expect(() => server.redemptions.expectOnce(link, RedemptionEnd.failed), throwsA(unexpected('not with failed')));
    await purchases.invoke('redeemWebPurchase', {'redemptionLink': link});
    expect(() => server.redemptions.expectOnce(link), throwsA(unexpected('there were 2')));
    server.redemptions.expectOrder([link, link]);
    expect(() => server.redemptions.expectOrder([link]), throwsA(unexpected('in the given order')));
    await server.reset();
    expect(server.redemptions.all, isEmpty);
  });

  for (final int milliseconds in [10, 100, 900]) {
    test('a phone waits for an app that redeems $milliseconds ms after the link', () async {
      final PurchasesChannel purchases = await PurchasesChannel.open(server, configured: true);
      final FlutterPhone phone = FlutterPhone.install(messenger, server: server);
      final String link = await Outcome.revenuecat[0].prepare(server);
      Future<Object?> redeem() => purchases.invoke('redeemWebPurchase', {'redemptionLink': link});
      events.setMethodCallHandler((event) async => Timer(Duration(milliseconds: milliseconds), () => redeem().ignore()));
      await events.invokeMethod<Object?>('listen');
      await phone.open(link);
      expect(server.redemptions.expectOnce(link).end, equals(RedemptionEnd.redeemed));
      phone.close();
      await purchases.close();
    });
  }

  test('a phone waits neither for another link nor longer than its limit', () async {
    final FlutterPhone phone = FlutterPhone.install(messenger, server: server);
    final Stopwatch watch = Stopwatch();
    watch.start();
    await phone.open('https://example.com/news', within: const Duration(seconds: 60));
    final String link = await Outcome.revenuecat[0].prepare(server);
    await phone.open(link, within: const Duration(milliseconds: 50));
    expect(watch.elapsedMilliseconds, lessThan(30000));
    phone.close();
  });

  test('app_links gets the link of a cold start, and a stream that listens later gets it once', () async {
    final FlutterPhone phone = FlutterPhone.install(messenger);
    final List<Object?> opened = [];
    events.setMethodCallHandler((event) async => opened.add(event.arguments));
    phone.launch(url: 'game://first');
    expect(await messages.invokeMethod<Object?>('getInitialLink'), equals('game://first'));
    await events.invokeMethod<Object?>('listen');
    await phone.open('game://second');
    expect(opened, equals(['game://first', 'game://second']));
    expect(await messages.invokeMethod<Object?>('getInitialLink'), equals('game://first'));
    expect(await messages.invokeMethod<Object?>('getLatestLink'), equals('game://second'));
    await events.invokeMethod<Object?>('cancel');
    await phone.open('game://third');
    expect(opened, hasLength(2));
    phone.launch();
    expect(await messages.invokeMethod<Object?>('getInitialLink'), isNull);
    phone.close();
  });

  test('an app with Flutter\'s own routing gets the link as its route', () async {
    final FlutterPhone phone = FlutterPhone.install(messenger, usesFlutterRouting: true);
    final List<Object?> routes = [];
    const MethodChannel navigation = MethodChannel('flutter/navigation', JSONMethodCodec());
    navigation.setMethodCallHandler((call) async => routes.add('${call.method} ${(call.arguments as Map<Object?, Object?>)['location']}'));
    phone.launch(url: 'game://first');
    final String route = TestWidgetsFlutterBinding.ensureInitialized().platformDispatcher.defaultRouteNameTestValue;
    expect(route, equals('game://first'));
    await phone.open('game://second');
    expect(routes, equals(['pushRouteInformation game://second']));
    phone.close();
  });
}

Object unexpected(String words) {
  return isA<UnexpectedRedemptions>().having((error) => error.message, 'message', contains(words));
}
