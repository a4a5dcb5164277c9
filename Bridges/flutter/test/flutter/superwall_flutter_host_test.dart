import 'dart:typed_data';

import 'package:flutter_test/flutter_test.dart';
import 'package:redemption_kit/flutter.dart';
import 'package:redemption_kit/src/sdk_version.dart';
import 'package:redemption_kit/src/superwall/pigeon_codec.dart';
import 'package:redemption_kit/src/superwall/pigeon_json.dart';
import 'package:redemption_kit/src/superwall/pigeon_types.dart';

/// Superwall's Pigeon channels, byte for byte. Run by `flutter test`.
void main() {
  final TestDefaultBinaryMessenger messenger = TestWidgetsFlutterBinding.ensureInitialized().defaultBinaryMessenger;
  const String prefix = 'dev.flutter.pigeon.superwallkit_flutter.';
  const PigeonCodec codec = PigeonCodec();
  late RedemptionServer server;
  late List<String> told;
  late List<Object?> messages;

  setUp(() async {
    server = await RedemptionServer.start(timeout: const Duration(seconds: 30));
    told = [];
    messages = [];
    for (final PigeonCall call in appCalls.values) {
      messenger.setMessageHandler('$prefix${call.name}', (message) async {
        told.add(call.name.split('.')[1]);
        messages.add(codec.decode(message));
        return codec.encode([null]);
      });
    }
  });
  tearDown(() async {
    for (final PigeonCall call in appCalls.values) {
      messenger.setMessageHandler('$prefix${call.name}', null);
    }
    await server.close();
  });

  Future<Object?> call(String name, List<Object?>? arguments) async {
    final ByteData? reply = await messenger.send('${prefix}PSuperwallHostApi.$name', codec.encode(arguments));
    return codec.decode(reply);
  }

  Future<String> buy() async {
    final StorePurchaseResult bought = await server.store.purchase(
      vendor: Vendor.superwall,
      product: 'pro_yearly',
      entitlements: ['pro'],
      email: 'jane.doe@example.com',
    );
    return bought.link.url;
  }

  test('the version of the SDK goes to the server', () async {
    final List<String> printed = [];
    sdkVersions.print = printed.add;
    await SuperwallFlutterHost.install(messenger, server, sdkVersion: '99.7.0');
    sdkVersions.print = null;
    expect(printed, hasLength(1));
    expect(printed[0], startsWith('RedemptionKit: Nobody has compared the redemption of superwallkit_flutter 99.7.0 '));
  });

  for (final Platform platform in Platform.values) {
    test('a redemption calls the delegate in the SDK\'s order, on ${platform.value}', () async {
      final SuperwallFlutterHost host = await SuperwallFlutterHost.install(messenger, server, platform: platform);
      expect(await call('configure', ['key', null, null, null]), equals([null]));
      expect(await call('handleDeepLink', [await buy()]), equals([true]));
      await server.settle();
      final List<String> redemptions = told.where((name) => name.contains('RedeemLink')).toList();
      expect(redemptions, equals(['willRedeemLink', 'didRedeemLink']));
      expect(told.contains('customerInfoDidChange'), equals(platform == Platform.ios));
      final List<Object?> arguments = messages[told.indexOf('didRedeemLink')] as List<Object?>;
      final PigeonValue result = arguments[0] as PigeonValue;
      expect(result.type.name, equals('PSuccessRedemptionResult'));
      final Map<String, Object?> read = decodePigeon(result) as Map<String, Object?>;
      final Map<String, Object?> info = read['redemptionInfo'] as Map<String, Object?>;
      final Map<String, Object?> purchaser = info['purchaserInfo'] as Map<String, Object?>;
      expect(purchaser['email'], equals('jane.doe@example.com'));
      expect(messages[told.indexOf('willRedeemLink')], isNull);
      final List<Object?> status = messages[told.indexOf('subscriptionStatusDidChange')] as List<Object?>;
      expect(status.map((value) => (value as PigeonValue).type.name).toList(), equals(['PInactive', 'PActive']));
      expect(host.failures, isEmpty);
      await host.close();
      expect(await call('getUserId', null), isNull);
    });

    test('every outcome reaches the delegate as its own case, on ${platform.value}', () async {
      final Gateway script = Gateway.fromJson({
        'script': [
          {'kind': 'invalidCode', 'code': 'c'},
          {'kind': 'linkExpired', 'code': 'c', 'reissued': true, 'obfuscatedEmail': 'j***@e***e.com'},
          {
            'kind': 'failed',
            'code': 'c',
            'failure': {'reason': 'refused', 'message': 'No.', 'attempts': 1},
          },
        ],
      });
      final SuperwallFlutterHost host = await SuperwallFlutterHost.install(
        messenger,
        server,
        platform: platform,
        configured: true,
        gateway: script,
      );
      for (int index = 0; index < 3; index += 1) {
        await call('handleDeepLink', ['myapp://superwall/redeem?code=c']);
        await server.settle();
      }
      final List<String> cases = [];
      for (int index = 0; index < told.length; index += 1) {
        if (told[index] == 'didRedeemLink') {
          cases.add(((messages[index] as List<Object?>)[0] as PigeonValue).type.name);
        }
      }
      expect(
        cases,
        equals(['PInvalidCodeRedemptionResult', 'PExpiredCodeRedemptionResult', 'PErrorRedemptionResult']),
      );
      await host.close();
    });

    test('a refusal is a list of code, message and details, on ${platform.value}', () async {
      final SuperwallFlutterHost host = await SuperwallFlutterHost.install(messenger, server, platform: platform);
      final ChannelCallResult refused = await server.channel.call(
        session: host.session,
        method: 'identify',
        arguments: ['ada', null],
      );
      final SDKError error = (refused as ChannelError).error;
      expect(await call('identify', ['ada', null]), equals([error.code, error.message, error.details]));
      await host.close();
    });

    test('values arrive in their declared types, on ${platform.value}', () async {
      final SuperwallFlutterHost host = await SuperwallFlutterHost.install(
        messenger,
        server,
        platform: platform,
        configured: true,
      );
      final PigeonType? inactive = pigeonTypes['PInactive'];
      if (inactive != null) {
        await call('setSubscriptionStatus', [PigeonValue(inactive, [])]);
      }
      final List<Object?> status = (await call('getSubscriptionStatus', null)) as List<Object?>;
      expect((status[0] as PigeonValue).type.name, equals('PInactive'));
      await call('handleDeepLink', [await buy()]);
      final Map<String, String> types = {
        'getSubscriptionStatus': 'PActive',
        'getEntitlements': 'PEntitlements',
        'getCustomerInfo': 'PCustomerInfo',
        'getConfigurationStatus': 'PConfigurationStatus',
        'restorePurchases': 'PRestorationRestored',
      };
      for (final MapEntry<String, String> value in types.entries) {
        final List<Object?> reply = (await call(value.key, null)) as List<Object?>;
        expect((reply[0] as PigeonValue).type.name, equals(value.value));
      }
      await host.close();
    });
  }

  test('tracked events have the SDK\'s words, and the server\'s own are not sent', () async {
    final SuperwallFlutterHost host = await SuperwallFlutterHost.install(messenger, server, configured: true);
    await call('handleDeepLink', [await buy()]);
    await server.settle();
    final List<Object?> words = [];
    for (int index = 0; index < told.length; index += 1) {
      if (told[index] == 'handleSuperwallEvent') {
        final Map<String, Object?> info = decodePigeon((messages[index] as List<Object?>)[0]) as Map<String, Object?>;
        words.add(info['eventType']);
      }
    }
    expect(
      words,
      equals(['redemptionStart', 'redemptionComplete', 'customerInfoDidChange', 'subscriptionStatusDidChange']),
    );
    await host.close();
  });

  test('an event of a checkout is a placement of its own name', () async {
    final SuperwallFlutterHost host = await SuperwallFlutterHost.install(messenger, server, configured: true);
    await server.call('session/checkout', {'session': host.session, 'step': 'start', 'product': 'pro', 'checkoutContextId': 'c'});
    await server.settle();
    final Object? event = messages[told.indexOf('handleSuperwallEvent')];
    final Map<String, Object?> info = decodePigeon((event as List<Object?>)[0]) as Map<String, Object?>;
    expect([info['eventType'], info['name']], equals(['customPlacement', 'stripeCheckout_start']));
    await host.close();
  });

  test('a link of the app\'s own is told with its URL', () async {
    final SuperwallFlutterHost host = await SuperwallFlutterHost.install(messenger, server, configured: true);
    await call('handleDeepLink', ['https://example.com/a?b=c']);
    await server.settle();
    final Object? event = messages[told.indexOf('handleSuperwallEvent')];
    final Map<String, Object?> info = decodePigeon((event as List<Object?>)[0]) as Map<String, Object?>;
    expect([info['eventType'], info['deepLinkUrl']], equals(['deepLink', 'https://example.com/a?b=c']));
    await host.close();
  });

  test('handlers of a placement listen under its name', () async {
    final SuperwallFlutterHost host = await SuperwallFlutterHost.install(messenger, server, configured: true);
    final List<Object?> heard = [];
    const List<String> names = [
      'PFeatureHandlerGenerated.onFeature',
      'PPaywallPresentationHandlerGenerated.onSkip',
      'PPaywallPresentationHandlerGenerated.onError',
    ];
    for (final String name in names) {
      messenger.setMessageHandler('$prefix$name.trigger', (message) async {
        heard.add(decodePigeon(codec.decode(message)));
        return null;
      });
    }
    final PigeonType? handler = pigeonTypes['PPaywallPresentationHandlerHost'];
    final PigeonType? feature = pigeonTypes['PFeatureHandlerHost'];
    Future<Object?> register() {
      return call('registerPlacement', [
        'trigger',
        null,
        if (handler != null) PigeonValue(handler, ['mine']),
        if (feature != null) PigeonValue(feature, ['triggerhandler']),
      ]);
    }

    await register();
    expect(
      heard,
      equals([
        ['placementNotFound'],
        ['triggerhandler'],
      ]),
    );
    heard.clear();
    await server.call('session/setPaywall', {'session': host.session, 'open': true});
    final Future<Object?> unanswered = register();
    await server.settle();
    expect(heard, hasLength(1));
    expect((heard[0] as List<Object?>)[0], isNotEmpty);
    await host.close();
    await unanswered;
  });

  test('an installed app has its user, and is closed with its session', () async {
    final SuperwallFlutterHost host = await SuperwallFlutterHost.install(messenger, server, configured: true, appUserId: 'ada');
    expect(await call('getUserId', null), equals(['ada']));
    await host.close();
    await expectLater(
      server.session.describe(session: host.session),
      throwsA(isA<CallRefused>().having((error) => error.kind, 'kind', 'unknownSession')),
    );
  });

  test('reset deletes what was bought', () async {
    final SuperwallFlutterHost host = await SuperwallFlutterHost.install(messenger, server, configured: true);
    final String link = await buy();
    await host.reset();
    await call('handleDeepLink', [link]);
    await server.settle();
    final Object? result = messages[told.indexOf('didRedeemLink')];
    expect(((result as List<Object?>)[0] as PigeonValue).type.name, equals('PInvalidCodeRedemptionResult'));
    await host.close();
  });

  test('a server that is gone is an error that says what to do', () async {
    final SuperwallFlutterHost host = await SuperwallFlutterHost.install(messenger, server, configured: true);
    server.kill();
    final List<Object?> gone = (await call('getUserId', null)) as List<Object?>;
    expect([gone[0], gone[2]], equals(['RedemptionServer', null]));
    expect(gone[1], contains('reset() starts another one'));
    await host.close();
  });

  test('the completion of configure is told', () async {
    final SuperwallFlutterHost host = await SuperwallFlutterHost.install(messenger, server);
    final PigeonType? completion = pigeonTypes['PConfigureCompletionHost'];
    if (completion != null) {
      await call('configure', ['key', null, null, PigeonValue(completion, [null])]);
    }
    expect(messages[told.indexOf('onConfigureCompleted')], equals([true]));
    final List<Object?> named = [];
    messenger.setMessageHandler('${prefix}PConfigureCompletionGenerated.onConfigureCompleted.mine', (message) async {
      named.add(codec.decode(message));
      named.add(await call('getIsConfigured', null));
      return null;
    });
    if (completion != null) {
      await SuperwallFlutterHost.install(messenger, server);
      await call('configure', ['key', null, null, PigeonValue(completion, ['mine'])]);
      await server.settle();
    }
    expect(
      named,
      equals([
        [true],
        [true],
      ]),
    );
    await host.close();
  });

  test('an app that is closed hears nothing more, and its call in progress ends', () async {
    final SuperwallFlutterHost host = await SuperwallFlutterHost.install(messenger, server, configured: true);
    final Future<Object?> opened = call('handleDeepLink', [await buy()]);
    await host.close();
    expect((await opened as List<Object?>)[0], equals('PhoneReset'));
    await server.settle();
    expect(told, isEmpty);
  });

  test('what the delegate throws is kept', () async {
    final SuperwallFlutterHost host = await SuperwallFlutterHost.install(messenger, server, configured: true);
    messenger.setMessageHandler('${prefix}PSuperwallDelegateGenerated.willRedeemLink', (message) async {
      return codec.encode(['error', 'mine', null]);
    });
    await call('handleDeepLink', [await buy()]);
    await server.settle();
    expect(host.failures, equals(['PSuperwallDelegateGenerated.willRedeemLink: mine']));
    await host.close();
  });
}
