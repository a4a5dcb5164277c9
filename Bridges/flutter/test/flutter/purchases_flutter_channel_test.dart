import 'package:flutter/services.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:redemption_kit/flutter.dart';
import 'package:redemption_kit/src/sdk_version.dart';

/// The method channel handler, through the channel. Run by `flutter test`.
void main() {
  final TestDefaultBinaryMessenger messenger = TestWidgetsFlutterBinding.ensureInitialized().defaultBinaryMessenger;
  const MethodChannel channel = MethodChannel('purchases_flutter');
  late RedemptionServer server;

  setUp(() async {
    server = await RedemptionServer.start(timeout: const Duration(seconds: 30));
  });
  tearDown(() async {
    messenger.setMockMethodCallHandler(channel, null);
    await server.close();
  });

  Future<PurchasesFlutterChannel> install(RedemptionServer server, Platform platform, Gateway? gateway) async {
    final PurchasesFlutterChannel purchases = await PurchasesFlutterChannel.open(
      server,
      platform: platform,
      configured: true,
      gateway: gateway,
      toApp: (message) => messenger.handlePlatformMessage('purchases_flutter', message, (reply) {}),
    );
    messenger.setMockMethodCallHandler(PurchasesFlutterChannel.channel, purchases.handle);
    return purchases;
  }

  for (final Platform platform in Platform.values) {
    test('an installed app is the one that the test asks for, and answers until it is closed, on ${platform.value}', () async {
      final Gateway script = Gateway.fromJson({
        'script': [
          {'kind': 'purchaseBelongsToOtherUser', 'code': 'c'},
        ],
      });
      final PurchasesFlutterChannel fresh = await PurchasesFlutterChannel.install(messenger, server, platform: platform);
      expect(await channel.invokeMethod<Object?>('isConfigured'), equals(false));
      final PurchasesFlutterChannel purchases = await PurchasesFlutterChannel.install(
        messenger,
        server,
        platform: platform,
        configured: true,
        appUserId: 'ada',
        gateway: script,
      );
      expect(await channel.invokeMethod<Object?>('isConfigured'), equals(true));
      expect(await channel.invokeMethod<Object?>('getAppUserID'), equals('ada'));
      // Android's plugin does not wait for the store.
      expect(await channel.invokeMethod<Object?>('syncPurchases') == null, equals(platform == Platform.android));
      final Map<String, Object?> link = {'redemptionLink': 'rc-abc://redeem_web_purchase?redemption_token=c'};
      expect(map(await channel.invokeMethod<Object?>('redeemWebPurchase', link))['result'], equals('PURCHASE_BELONGS_TO_OTHER_USER'));
      await purchases.close();
      await fresh.close();
      await expectLater(channel.invokeMethod<Object?>('isConfigured'), throwsA(isA<MissingPluginException>()));
      await expectLater(
        purchases.handle(const MethodCall('isConfigured')),
        throwsA(isA<PlatformException>().having((error) => error.code, 'code', 'PhoneReset')),
      );
    });
  }

  test('a call gets the value of the native side', () async {
    await install(server, Platform.ios, null);
    expect(await channel.invokeMethod<Object?>('isConfigured'), equals(true));
  });

  test('the app is told of a changed customer by an incoming call', () async {
    final PurchasesFlutterChannel purchases = await install(server, Platform.android, null);
    final List<Object?> told = [];
    channel.setMethodCallHandler((call) async {
      told.add(call.method);
      told.add((call.arguments as Map<Object?, Object?>).containsKey('entitlements'));
    });
    await server.store.purchase(vendor: Vendor.revenuecat, product: 'pro', entitlements: ['pro'], appUserId: 'jane');
    await channel.invokeMethod<Object?>('logIn', {'appUserID': 'jane'});
    expect(told, equals(['Purchases-CustomerInfoUpdated', true]));
    await purchases.close();
    await expectLater(channel.invokeMethod<Object?>('logIn', {'appUserID': 'john'}), throwsA(isA<PlatformException>()));
    expect(told, hasLength(2));
  });

  test('an app hears of its own session alone', () async {
    final List<String> told = [];
    Future<PurchasesFlutterChannel> open(String name) {
      return PurchasesFlutterChannel.open(server, configured: true, toApp: (message) => told.add(name));
    }

    final PurchasesFlutterChannel first = await open('first');
    await open('second');
    await server.settle();
    told.clear();
    await server.store.purchase(vendor: Vendor.revenuecat, product: 'pro', entitlements: ['pro'], appUserId: 'jane');
    await first.handle(const MethodCall('logIn', {'appUserID': 'jane'}));
    await server.settle();
    expect(told, equals(['first']));
  });

  for (final Platform platform in Platform.values) {
    test('the calls of the quickstart are answered, on ${platform.value}', () async {
      await install(server, platform, null);
      final Map<String, Object?> setters = {
        'setLogLevel': {'level': 'DEBUG'},
        'setAttributes': {
          'attributes': {'age': '24', 'custom_group': ''},
        },
        'setEmail': {'email': 'jane.doe@example.com'},
        'setPhoneNumber': {'phoneNumber': '+491234567890'},
        'setDisplayName': {'displayName': 'Jane Doe'},
        'setPushToken': {'pushToken': 'token'},
        'collectDeviceIdentifiers': null,
        'setAdjustID': {'adjustID': 'id'},
        'setFBAnonymousID': {'fbAnonymousID': null},
        'setMediaSource': {'mediaSource': 'organic'},
        'setSimulatesAskToBuyInSandbox': {'enabled': true},
        'invalidateCustomerInfoCache': null,
      };
      for (final MapEntry<String, Object?> setter in setters.entries) {
        expect(await channel.invokeMethod<Object?>(setter.key, setter.value), isNull);
      }
      final Map<Object?, Object?> offerings = map(await channel.invokeMethod<Object?>('getOfferings'));
      expect(offerings['all'], isEmpty);
      expect(offerings['current'], isNull);
      final Object? products = await channel.invokeMethod<Object?>('getProductInfo', {
        'productIdentifiers': ['pro_yearly'],
        'type': 'subs',
      });
      expect(products, isEmpty);
      final Object? synced = await channel.invokeMethod<Object?>('syncPurchases');
      if (platform == Platform.ios) {
        expect(map(synced).containsKey('entitlements'), isTrue);
      } else {
        expect(synced, isNull); // Android's plugin does not wait for the store.
      }
    });
  }

  test('a late answer comes behind that of a later call, and a link that is redeemed again has one of its own', () async {
    await install(server, Platform.ios, null);
    final StorePurchaseResult bought = await server.store.purchase(
      vendor: Vendor.revenuecat,
      product: 'pro',
      entitlements: ['pro'],
    );
    final Map<String, Object?> link = {'redemptionLink': bought.link.url};
    await server.fault.inject(kind: FaultInjection.delay, seconds: 5);
    final Future<Object?> late = channel.invokeMethod<Object?>('redeemWebPurchase', link);
    expect(await channel.invokeMethod<Object?>('isConfigured'), equals(true));
    await server.clock.advance(seconds: 5);
    expect(map(await late)['result'], equals('SUCCESS'));
    expect(map(await channel.invokeMethod<Object?>('redeemWebPurchase', link))['result'], equals('EXPIRED'));
  });

  test('reset deletes what was bought, and the next phone meets a fresh service', () async {
    final PurchasesFlutterChannel purchases = await install(server, Platform.ios, null);
    final StorePurchaseResult bought = await server.store.purchase(
      vendor: Vendor.revenuecat,
      product: 'pro_yearly',
      entitlements: ['pro'],
    );
    await purchases.reset();
    final Map<Object?, Object?> redeemed = map(
      await channel.invokeMethod<Object?>('redeemWebPurchase', {'redemptionLink': bought.link.url}),
    );
    expect(redeemed['result'], equals('INVALID_TOKEN'));
  });

  test('a refusal is a PlatformException with code, message and details', () async {
    await install(server, Platform.android, null);
    expect(() => channel.invokeMethod<Object?>('logOut'), throwsA(isA<PlatformException>().having((error) => error.code, 'code', '22')));
    expect(
      () => channel.invokeMethod<Object?>('redeemWebPurchase', {'redemptionLink': 'https://example.com'}),
      throwsA(
        isA<PlatformException>()
            .having((error) => error.code, 'code', '24')
            .having((error) => error.message, 'message', 'Invalid URL for web purchase redemption')
            .having((error) => error.details, 'details', isEmpty),
      ),
    );
  });

  test('a method that the plugin does not have is a MissingPluginException', () async {
    await install(server, Platform.ios, null);
    expect(() => channel.invokeMethod<Object?>('brewCoffee'), throwsA(isA<MissingPluginException>()));
  });

  test('silence of the real SDK is a PlatformException after the time limit', () async {
    final RedemptionServer hasty = await RedemptionServer.start(timeout: const Duration(seconds: 5));
    addTearDown(() => hasty.close());
    final Gateway script = Gateway.fromJson({
      'script': [
        {
          'kind': 'failed',
          'code': 'c',
          'failure': {'reason': 'unreadable', 'message': 'Not a customer.', 'attempts': 1},
        },
      ],
    });
    await install(hasty, Platform.android, script);
    final Map<String, Object?> link = {'redemptionLink': 'rc-abc://redeem_web_purchase?redemption_token=c'};
    final Stopwatch watch = Stopwatch();
    watch.start();
    await expectLater(
      channel.invokeMethod<Object?>('redeemWebPurchase', link),
      throwsA(isA<PlatformException>().having((error) => error.code, 'code', 'ChannelSilent')),
    );
    expect(watch.elapsedMilliseconds, greaterThan(4900));
  });

  test('a server that is gone is a PlatformException that says what to do', () async {
    await install(server, Platform.ios, null);
    server.kill();
    expect(
      () => channel.invokeMethod<Object?>('getCustomerInfo'),
      throwsA(
        isA<PlatformException>()
            .having((error) => error.code, 'code', 'RedemptionServer')
            .having((error) => error.message, 'message', contains('reset() starts another one; then install the app again')),
      ),
    );
  });

  test('the version of the SDK goes to the server', () async {
    final List<String> printed = [];
    sdkVersions.print = printed.add;
    await PurchasesFlutterChannel.install(messenger, server, sdkVersion: '99.7.0');
    sdkVersions.print = null;
    expect(printed, hasLength(1));
    expect(printed[0], startsWith('RedemptionKit: Nobody has compared the redemption of purchases_flutter 99.7.0 '));
  });

  testWidgets('under the fake clock of a widget test, runAsync waits for the server', (tester) async {
    await tester.runAsync(() async {
      await install(server, Platform.ios, null);
      expect(await channel.invokeMethod<Object?>('isAnonymous'), equals(true));
    });
  });
}

Map<Object?, Object?> map(Object? value) => value as Map<Object?, Object?>;
