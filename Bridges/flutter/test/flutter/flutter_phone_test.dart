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
    for (final Outcome row in Outcome.revenuecat) {
      test('RevenueCat: ${row.name}, on ${platform.value}', () async {
        final PurchasesFlutterChannel purchases = await PurchasesFlutterChannel.install(
          messenger,
          server,
          platform: platform,
          configured: true,
          appUserId: 'ada',
        );
        final String link = await row.url(server);
        const MethodChannel channel = MethodChannel('purchases_flutter');
        await channel.invokeMethod<Object?>('redeemWebPurchase', {'redemptionLink': link});
        final RecordedRedemption redemption = await server.redemptions.expectRedeemedOnce(link, outcome: row.outcome);
        expect(redemption.vendor, equals(Vendor.revenuecat));
        await purchases.close();
      });
    }

    for (final Outcome row in Outcome.superwall) {
      test('Superwall: ${row.name}, on ${platform.value}', () async {
        final SuperwallFlutterHost superwall = await SuperwallFlutterHost.install(
          messenger,
          server,
          platform: platform,
          configured: true,
          appUserId: 'ada',
        );
        final String link = await row.url(server);
        await server.channel.call(session: superwall.session, method: 'handleDeepLink', arguments: [link]);
        final RecordedRedemption redemption = await server.redemptions.expectRedeemedOnce(link, outcome: row.outcome);
        expect(redemption.session, equals(superwall.session));
        await superwall.close();
      });
    }
  }

  for (final Vendor vendor in [Vendor.revenuecat, Vendor.superwall]) {
    test('the rows are those of the server\'s table: ${vendor.value}', () async {
      final List<Outcome> rows = vendor == Vendor.revenuecat ? Outcome.revenuecat : Outcome.superwall;
      final List<OutcomeSituation> situations = (await server.outcomes.list(vendor: vendor)).situations;
      expect([for (final Outcome row in rows) row.name], equals([for (final OutcomeSituation each in situations) each.name]));
      expect([for (final Outcome row in rows) row.outcome], equals([for (final OutcomeSituation each in situations) each.outcome]));
    });
  }

  test('a redemption that is not as expected fails with the server\'s sentence', () async {
    final PurchasesChannel purchases = await PurchasesChannel.open(server, configured: true);
    final String link = await Outcome.revenuecat[1].url(server, product: 'gold', entitlements: ['premium']);
    await purchases.invoke('redeemWebPurchase', {'redemptionLink': link});
    await expectLater(
      server.redemptions.expectRedeemedOnce(link, outcome: OutcomeKind.redeemed, shows: 'success'),
      throwsA(unexpected('lapsed: the SDK returned SUCCESS with active=[], the app showed "success", and the test expected redeemed.')),
    );
    final List<RecordedRedemption> all = await server.redemptions.list();
    expect(all[0].returned, equals('SUCCESS'));
    // A session that the test itself has opened is not the app's.
    final SessionOpenResult other = await server.session.open(vendor: Vendor.revenuecat, sdk: Sdk.flutter, platform: Platform.ios);
    await server.redemption.redeem(session: other.session, url: link);
    expect(await server.redemptions.list(url: link), hasLength(1));
    await server.reset();
    expect(await server.redemptions.list(), isEmpty);
  });

  test('strict mode names a link that was never redeemed, and a message that nobody heard', () async {
    final PurchasesFlutterChannel purchases = await PurchasesFlutterChannel.install(messenger, server, configured: true);
    final SuperwallFlutterHost superwall = await SuperwallFlutterHost.install(messenger, server, configured: true);
    const MethodChannel channel = MethodChannel('purchases_flutter');
    channel.setMethodCallHandler((call) async {});
    await server.settle();
    await server.reset();
    final String link = await Outcome.revenuecat[0].url(server, product: 'gold');
    await expectLater(server.redemptions.expectNothingMissed(), throwsA(missed('A link to gold was sold and never redeemed.')));
    await channel.invokeMethod<Object?>('redeemWebPurchase', {'redemptionLink': link});
    await server.settle();
    await server.redemptions.expectNothingMissed();
    channel.setMethodCallHandler(null);
    final String second = await Outcome.revenuecat[0].url(server, product: 'silver', entitlements: ['plus']);
    await channel.invokeMethod<Object?>('redeemWebPurchase', {'redemptionLink': second});
    await server.settle();
    await expectLater(server.redemptions.expectNothingMissed(), throwsA(missed('Purchases-CustomerInfoUpdated came, and the app')));
    await server.reset();
    await server.redemptions.expectNothingMissed();
    final String opened = await Outcome.superwall[0].url(server);
    await server.channel.call(session: superwall.session, method: 'handleDeepLink', arguments: [opened]);
    await server.settle();
    await expectLater(server.redemptions.expectNothingMissed(), throwsA(missed('didRedeemLink came, and the app')));
    await server.reset();
    await Outcome.revenuecat[0].url(server, product: 'oldest');
    for (int newer = 0; newer < 100; newer += 1) {
      await Outcome.revenuecat[0].url(server);
    }
    await expectLater(server.redemptions.expectNothingMissed(), throwsA(missed('A link to oldest was sold and never redeemed.')));
    await superwall.close();
    await purchases.close();
  });

  test('only the redemption meets the fault of a row', () async {
    final PurchasesChannel purchases = await PurchasesChannel.open(server, configured: true);
    final String link = await Outcome.revenuecat.firstWhere((row) => row.name == 'failed (offline)').url(server);
    await purchases.invoke('logIn', {'appUserID': 'ada'});
    await purchases.invoke('redeemWebPurchase', {'redemptionLink': link});
    await server.redemptions.expectRedeemedOnce(link, outcome: OutcomeKind.failed);
  });

  for (final int milliseconds in [10, 100, 900]) {
    test('a phone waits for an app that redeems $milliseconds ms after the link', () async {
      final PurchasesChannel purchases = await PurchasesChannel.open(server, configured: true);
      final FlutterPhone phone = FlutterPhone.install(messenger, server: server);
      final String link = await Outcome.revenuecat[0].url(server);
      Future<Object?> redeem() => purchases.invoke('redeemWebPurchase', {'redemptionLink': link});
      events.setMethodCallHandler((event) async => Timer(Duration(milliseconds: milliseconds), () => redeem().ignore()));
      await events.invokeMethod<Object?>('listen');
      await phone.open(link);
      expect((await server.redemptions.list(url: link)).first.outcome, equals(OutcomeKind.redeemed));
      phone.close();
      await purchases.close();
    });
  }

  test('a phone leaves an answer that is held before the time of its call is used up', () async {
    final RedemptionServer hasty = await RedemptionServer.start(timeout: const Duration(seconds: 3));
    final PurchasesChannel purchases = await PurchasesChannel.open(hasty, configured: true);
    final FlutterPhone phone = FlutterPhone.install(messenger, server: hasty);
    final List<Future<Object?>> redeeming = [];
    final String link = await Outcome.revenuecat[0].url(hasty);
    events.setMethodCallHandler((event) async => redeeming.add(purchases.invoke('redeemWebPurchase', {'redemptionLink': link})));
    await events.invokeMethod<Object?>('listen');
    await hasty.fault.inject(kind: FaultInjection.delay, seconds: 60);
    await phone.open(link);
    await hasty.clock.advance(seconds: 60);
    await redeeming.single;
    await hasty.redemptions.expectRedeemedOnce(link, outcome: OutcomeKind.redeemed);
    phone.close();
    await purchases.close();
    await hasty.close();
  });

  test('a phone waits neither for another link nor longer than its limit', () async {
    final FlutterPhone phone = FlutterPhone.install(messenger, server: server);
    final Stopwatch watch = Stopwatch();
    watch.start();
    await phone.open('https://example.com/news', within: const Duration(seconds: 60));
    final String link = await Outcome.revenuecat[0].url(server);
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

  test('each start of the app has its own first link, and sends none again', () async {
    final FlutterPhone phone = FlutterPhone.install(messenger);
    final List<Object?> opened = [];
    events.setMethodCallHandler((event) async => opened.add(event.arguments));
    await events.invokeMethod<Object?>('listen');
    await phone.open('game://first');
    await events.invokeMethod<Object?>('cancel');
    await events.invokeMethod<Object?>('listen');
    expect(opened, equals(['game://first']));
    phone.launch(url: 'game://second');
    await phone.open('game://third');
    expect(opened, hasLength(1));
    await events.invokeMethod<Object?>('listen');
    expect(opened, equals(['game://first', 'game://second']));
    phone.close();
  });

  test('a phone starts the app again by a link, installs it again, and has it in the background', () async {
    final PurchasesChannel purchases = await PurchasesChannel.open(server, configured: true);
    final FlutterPhone phone = FlutterPhone.install(messenger, server: server);
    phone.launch(url: 'game://first');
    final Object? user = await purchases.invoke('getAppUserID');
    await phone.relaunch(url: 'game://second');
    expect(await messages.invokeMethod<Object?>('getInitialLink'), equals('game://second'));
    expect(await purchases.invoke('getAppUserID'), equals(user));
    await phone.reinstall();
    expect(await messages.invokeMethod<Object?>('getInitialLink'), isNull);
    expect(await purchases.invoke('getAppUserID') == user, isFalse);
    final int before = (await server.clock.now()).now;
    await phone.background(60);
    expect((await server.clock.now()).now - before, equals(60000));
    phone.close();
    await purchases.close();
  });

  test('a phone without a server says what it needs to start the app again', () async {
    final FlutterPhone phone = FlutterPhone.install(messenger);
    final Object needs = throwsA(isA<StateError>().having((error) => error.message, 'message', contains('FlutterPhone.install(messenger, server: server)')));
    await expectLater(() => phone.relaunch(), needs);
    await expectLater(() => phone.reinstall(), needs);
    await expectLater(() => phone.background(1), needs);
    phone.close();
  });

  test('a phone waits for a call that follows another after a moment', () async {
    final PurchasesChannel purchases = await PurchasesChannel.open(server, configured: true);
    final FlutterPhone phone = FlutterPhone.install(messenger, server: server);
    final List<String> ended = [];
    Future<void> logIn() async {
      await purchases.invoke('logIn', {'appUserID': 'ada'});
      ended.add('logIn');
    }

    events.setMethodCallHandler((event) async => Timer(const Duration(milliseconds: 8), () => logIn().ignore()));
    await events.invokeMethod<Object?>('listen');
    await phone.open('https://example.com/news');
    expect(ended, equals(['logIn']));
    phone.close();
    await purchases.close();
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

Object missed(String words) {
  return isA<SomethingMissed>().having((error) => error.missed.join(' '), 'missed', contains(words));
}

Object unexpected(String words) {
  return isA<RedeemedOnceFailed>().having((error) => error.message, 'message', contains(words));
}
