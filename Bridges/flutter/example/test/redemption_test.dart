import 'package:flutter_test/flutter_test.dart';
import 'package:redemption_example/redemption_handler.dart';
import 'package:redemption_kit/flutter.dart';

void main() {
  final TestDefaultBinaryMessenger messenger = TestWidgetsFlutterBinding.ensureInitialized().defaultBinaryMessenger;
  final Map<String, String> attributes = {};
  late RedemptionServer server;
  late RedemptionHandler handler;

  // One server for the file; each test begins with a fresh service and a fresh phone.
  setUpAll(() async => server = await RedemptionServer.start());
  tearDownAll(() => server.close());
  setUp(() async {
    await server.reset();
    attributes.clear();
    handler = RedemptionHandler(setUserAttribute: (name, value) => attributes[name] = value);
  });

  group('RevenueCat', () {
    late PurchasesFlutterChannel purchases;
    late String link;

    setUp(() async {
      purchases = await PurchasesFlutterChannel.install(messenger, server, configured: true, appUserId: 'jane');
      final StorePurchaseResult bought = await server.store.purchase(
        vendor: Vendor.revenuecat,
        product: 'pro_yearly',
        entitlements: ['pro'],
        appUserId: 'jane',
        email: 'jane.doe@example.com',
      );
      link = bought.link.url;
    });
    tearDown(() => purchases.close());

    test('success', () async {
      expect(await handler.openLink(link), isTrue);
      expect(handler.message, startsWith('Thank you!'));
      expect(handler.isBusy, isFalse);
      await server.redemptions.expectRedeemedOnce(link, outcome: OutcomeKind.redeemed);
    });

    for (final Outcome row in Outcome.revenuecat) {
      test('only an active purchase is unlocked: ${row.name}', () async {
        await server.reset(); // Without the purchase of `setUp`.
        final String opened = await row.url(server);
        await handler.openLink(opened);
        await server.redemptions.expectRedeemedOnce(opened, outcome: row.outcome);
        expect(handler.isUnlocked, equals(row.outcome == OutcomeKind.redeemed));
      });
    }

    test('a purchase of something else unlocks nothing', () async {
      await server.reset(); // Without the purchase of `setUp`.
      final StorePurchaseResult other = await server.store.purchase(
        vendor: Vendor.revenuecat,
        product: 'stickers',
        entitlements: ['stickers'],
      );
      await handler.openLink(other.link.url);
      await server.redemptions.expectRedeemedOnce(other.link.url, outcome: OutcomeKind.redeemed);
      expect(handler.isUnlocked, isFalse);
      expect(handler.message, equals('This purchase does not include Pro.'));
    });

    test('activity while it lasts', () async {
      await server.fault.inject(kind: FaultInjection.delay, seconds: 5);
      final Future<bool> opened = handler.openLink(link);
      while (!handler.isBusy) {
        await server.clock.now();
      }
      expect(handler.message, isNull);
      await server.clock.advance(seconds: 6);
      await opened;
      expect(handler.isBusy, isFalse);
      expect(handler.message, isNotNull);
    });

    test('error', () async {
      await server.fault.inject(kind: FaultInjection.http, status: 500);
      await handler.openLink(link);
      expect(handler.message, startsWith('That did not work.'));
    });

    test('offline', () async {
      await server.fault.inject(kind: FaultInjection.offline);
      await handler.openLink(link);
      expect(handler.message, startsWith('You seem to be offline.'));
    });

    test('invalid token', () async {
      await handler.openLink('rc-1234567890://redeem_web_purchase?redemption_token=nobody');
      expect(handler.message, startsWith('This link is not complete.'));
    });

    test('expired', () async {
      await server.clock.advance(seconds: 3601);
      await handler.openLink(link);
      expect(handler.message, contains('sent a new one to j***@e***e.com'));
      expect((await server.store.mailbox()).messages.last.to, equals('jane.doe@example.com'));
    });

    test('belongs to another user', () async {
      await server.store.policy(vendor: Vendor.revenuecat, transfer: TransferPolicy.keepWithOriginal);
      final StorePurchaseResult other = await server.store.purchase(
        vendor: Vendor.revenuecat,
        product: 'pro_yearly',
        entitlements: ['pro'],
        appUserId: 'john',
      );
      await handler.openLink(other.link.url);
      expect(handler.message, startsWith('This purchase belongs to another account.'));
    });

    test('a link of somebody else', () async {
      expect(await handler.openLink('https://example.com'), isFalse);
      expect(handler.message, isNull);
    });
  });

  group('Superwall', () {
    late SuperwallHost superwall;
    late String link;

    setUp(() async {
      superwall = await SuperwallHost.open(server, delegate: HandlerDelegate(handler), configured: true);
      final StorePurchaseResult bought = await server.store.purchase(
        vendor: Vendor.superwall,
        product: 'pro_yearly',
        entitlements: ['pro'],
        email: 'jane.doe@example.com',
      );
      link = bought.link.url;
    });
    tearDown(() => superwall.close());

    test('success', () async {
      await superwall.handleDeepLink(link);
      expect(handler.message, startsWith('Thank you!'));
      expect(handler.isBusy, isFalse);
      expect(attributes['email'], equals('jane.doe@example.com'));
    });

    test('activity while it lasts', () async {
      await server.fault.inject(kind: FaultInjection.delay, seconds: 5);
      await superwall.handleDeepLink(link);
      expect(handler.isBusy, isTrue);
      await server.clock.advance(seconds: 6);
      expect(handler.isBusy, isFalse);
      expect(attributes['email'], isNotNull);
    });

    test('error', () async {
      await server.fault.inject(kind: FaultInjection.http, status: 404, count: 9); // the native SDK asks seven times
      await superwall.handleDeepLink(link);
      expect(handler.message, startsWith('That did not work.'));
      expect(attributes, isEmpty);
    });

    test('invalid code', () async {
      await superwall.handleDeepLink('myapp://superwall/redeem?code=redemption_nobody');
      expect(handler.message, startsWith('This link is not complete.'));
    });

    test('expired', () async {
      await server.clock.advance(seconds: 3601);
      await superwall.handleDeepLink(link);
      expect(handler.message, contains('sent a new one to j***@e***e.com'));
    });

    test('the subscription has ended', () async {
      final StorePurchaseResult short = await server.store.purchase(
        vendor: Vendor.superwall,
        product: 'pro_weekly',
        entitlements: ['pro'],
        expiresIn: 60,
      );
      await server.clock.advance(seconds: 61);
      await superwall.handleDeepLink(short.link.url);
      expect(handler.message, startsWith('This subscription has ended.'));
    });
  });
}

/// Does what the app's own `SuperwallDelegate` does with `RedemptionResult`.
final class HandlerDelegate extends SuperwallHostDelegate {
  const HandlerDelegate(this.handler);

  final RedemptionHandler handler;

  @override
  void willRedeemLink() => handler.willRedeemLink();

  @override
  void didRedeemLink(SuperwallFlutterReply result) {
    switch (result) {
      case SuperwallFlutterSuccess(:final redemptionInfo):
        handler.redeemed(redemptionInfo.purchaserInfo.email);
      case SuperwallFlutterExpiredSubscription():
        handler.lapsed();
      case SuperwallFlutterExpiredCode(:final info):
        handler.expired(info.obfuscatedEmail);
      case SuperwallFlutterInvalidCode():
        handler.invalid();
      case SuperwallFlutterError():
        handler.failed(false);
      case UnknownSuperwallFlutterReply():
        handler.failed(false);
    }
  }
}
