import 'package:redemption_kit/redemption_kit.dart';
import 'package:test/test.dart';

import 'support/executables.dart';

/// The native side of purchases_flutter, call by call.
void main() {
  late RedemptionServer server;

  setUp(() async {
    server = await startServer();
  });
  tearDown(() => server.close());

  Future<String> buy() async {
    final StorePurchaseResult bought = await server.store.purchase(
      vendor: Vendor.revenuecat,
      product: 'pro_yearly',
      entitlements: ['pro'],
      email: 'jane.doe@example.com',
    );
    return bought.link.url;
  }

  test('an app configures, logs in and out, and asks who it is', () async {
    final PurchasesChannel purchases = await PurchasesChannel.open(server);
    expect(await purchases.invoke('isConfigured'), equals(false));
    expect(await purchases.invoke('setupPurchases', {'apiKey': 'k', 'appUserId': null}), isNull);
    expect(await purchases.invoke('isConfigured'), equals(true));
    expect(await purchases.invoke('isAnonymous'), equals(true));
    final Map<String, Object?> login = object(await purchases.invoke('logIn', {'appUserID': 'jane'}));
    expect(login['created'], equals(true));
    expect(object(login['customerInfo'])['originalAppUserId'], isNotNull);
    expect(await purchases.invoke('getAppUserID'), equals('jane'));
    expect(await purchases.invoke('isAnonymous'), equals(false));
    expect(object(await purchases.invoke('logOut')).containsKey('entitlements'), isTrue);
    expect(await purchases.invoke('isAnonymous'), equals(true));
    expect(await purchases.invoke('invalidateCustomerInfoCache'), isNull);
    expect(object(await purchases.invoke('restorePurchases')).containsKey('entitlements'), isTrue);
  });

  for (final Platform platform in Platform.values) {
    test('a redemption gives the entitlement and tells the listener, on ${platform.value}', () async {
      final PurchasesChannel purchases = await PurchasesChannel.open(server, platform: platform, configured: true);
      final String link = await buy();
      final List<Map<String, Object?>> updates = [];
      purchases.customerInfoUpdates.listen(updates.add);
      expect(await purchases.invoke('isWebPurchaseRedemptionURL', {'urlString': link}), equals(true));
      expect(await purchases.invoke('isWebPurchaseRedemptionURL', {'urlString': 'https://example.com'}), equals(false));
      final Map<String, Object?> result = object(await purchases.invoke('redeemWebPurchase', {'redemptionLink': link}));
      expect(result['result'], equals('SUCCESS'));
      expect(object(object(updates.last['entitlements'])['active']).containsKey('pro'), isTrue);
      final Map<String, Object?> customer = object(await purchases.invoke('getCustomerInfo'));
      expect(object(object(customer['entitlements'])['active']).containsKey('pro'), isTrue);
    });
  }

  test('each outcome is a value of its own, none is an error of the channel', () async {
    final Gateway script = Gateway.fromJson({
      'script': [
        {'kind': 'invalidCode', 'code': 'c'},
        {'kind': 'linkExpired', 'code': 'c', 'reissued': true, 'obfuscatedEmail': 'j***@e***e.com'},
        {'kind': 'purchaseBelongsToOtherUser', 'code': 'c'},
        {
          'kind': 'failed',
          'code': 'c',
          'failure': {'reason': 'offline', 'message': 'No network.', 'attempts': 1},
        },
      ],
    });
    final PurchasesChannel purchases = await PurchasesChannel.open(server, configured: true, gateway: script);
    final List<Object?> results = [];
    for (int index = 0; index < 4; index += 1) {
      final Object? reply = await purchases.invoke('redeemWebPurchase', {
        'redemptionLink': 'rc-abc://redeem_web_purchase?redemption_token=c',
      });
      results.add(object(reply)['result']);
    }
    expect(results, equals(['INVALID_TOKEN', 'EXPIRED', 'PURCHASE_BELONGS_TO_OTHER_USER', 'ERROR']));
  });

  test('a link that is none is an error of the channel', () async {
    final PurchasesChannel purchases = await PurchasesChannel.open(server, configured: true);
    expect(
      () => purchases.invoke('redeemWebPurchase', {'redemptionLink': 'https://example.com'}),
      throwsA(isA<ChannelFailure>().having((error) => error.code, 'code', '24')),
    );
  });

  test('a method that the channel does not have is missing, by name', () async {
    final PurchasesChannel purchases = await PurchasesChannel.open(server, configured: true);
    expect(
      () => purchases.invoke('brewCoffee'),
      throwsA(
        isA<ChannelMethodMissing>()
            .having((error) => error.method, 'method', 'brewCoffee')
            .having((error) => error.message, 'message', contains('purchases_flutter')),
      ),
    );
  });

  test('where the real SDK never answers, the call ends with the time limit', () async {
    final RedemptionServer hasty = await RedemptionServer.start(timeout: const Duration(seconds: 5));
    addTearDown(() => hasty.close());
    final PurchasesChannel purchases = await PurchasesChannel.open(
      hasty,
      platform: Platform.android,
      configured: true,
      gateway: Gateway.fromJson({
        'script': [
          {
            'kind': 'failed',
            'code': 'c',
            'failure': {'reason': 'unreadable', 'message': 'Not a customer.', 'attempts': 1},
          },
        ],
      }),
    );
    await expectLater(
      purchases.invoke('redeemWebPurchase', {'redemptionLink': 'rc-abc://redeem_web_purchase?redemption_token=c'}),
      throwsA(
        isA<ChannelSilent>()
            .having((error) => error.method, 'method', 'redeemWebPurchase')
            .having((error) => error.reason, 'reason', contains('Android')),
      ),
    );
  });
}

Map<String, Object?> object(Object? json) => json as Map<String, Object?>;
