import 'package:redemption_kit/redemption_kit.dart';
import 'package:test/test.dart';

import 'support/executables.dart';

/// The native side of superwallkit_flutter: its host calls and its delegate's calls.
void main() {
  late RedemptionServer server;
  late TellingDelegate delegate;

  setUp(() async {
    server = await startServer();
    delegate = TellingDelegate();
  });
  tearDown(() => server.close());

  Future<String> buy() async {
    final StorePurchaseResult bought = await server.store.purchase(
      vendor: Vendor.superwall,
      product: 'pro_yearly',
      entitlements: ['pro'],
      email: 'jane.doe@example.com',
    );
    return bought.link.url;
  }

  for (final Platform platform in Platform.values) {
    test('a redemption tells will before did, and gives the entitlement, on ${platform.value}', () async {
      final SuperwallHost host = await SuperwallHost.open(server, delegate: delegate, platform: platform, configured: true);
      expect(await host.handleDeepLink(await buy()), isTrue);
      final List<String> redemptions = delegate.told.where((name) => name.contains('RedeemLink')).toList();
      expect(redemptions, equals(['willRedeemLink', 'didRedeemLink']));
      expect(delegate.told, contains('redemption_start'));
      final SuperwallFlutterReply? result = delegate.result;
      expect(
        result,
        isA<SuperwallFlutterSuccess>().having(
          (success) => success.redemptionInfo.purchaserInfo.email,
          'email',
          'jane.doe@example.com',
        ),
      );
      expect((await host.getSubscriptionStatus())['type'], equals('PActive'));
      expect(entitlementIds(await host.getEntitlements(), 'active'), equals(['pro']));
      expect(delegate.told, contains('subscriptionStatusDidChange'));
      // The SDK's Android host does not override it.
      expect(delegate.told.contains('customerInfoDidChange'), equals(platform == Platform.ios));
      expect(types(delegate.last['subscriptionStatusDidChange']), equals(['PInactive', 'PActive']));
      if (platform == Platform.ios) {
        expect(types(delegate.last['customerInfoDidChange']), equals(['PCustomerInfo', 'PCustomerInfo']));
      }
    });
  }

  test('an app configures, identifies, sets attributes, and resets', () async {
    final SuperwallHost host = await SuperwallHost.open(server, delegate: delegate);
    await host.configure('pk_key');
    await host.identify('jane');
    expect((await server.session.describe(session: host.session)).appUserId, equals('jane'));
    await host.setUserAttributes({'email': 'jane.doe@example.com'});
    expect((await host.getUserAttributes())['email'], equals('jane.doe@example.com'));
    await host.setSubscriptionStatus({'type': 'PInactive'});
    expect((await host.getSubscriptionStatus())['type'], equals('PInactive'));
    expect((await host.getCustomerInfo()).isNotEmpty, isTrue);
    expect((await host.restorePurchases()).isNotEmpty, isTrue);
    expect(await host.getIsConfigured(), isTrue);
    expect(await host.getIsLoggedIn(), isTrue);
    expect(await host.getUserId(), equals('jane'));
    await host.dismiss();
    await host.reset();
    expect((await server.session.describe(session: host.session)).appUserId, isNull);
  });

  test('each outcome is a case of the sealed result', () async {
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
    final SuperwallHost host = await SuperwallHost.open(server, delegate: delegate, configured: true, gateway: script);
    final List<String> results = [];
    for (int index = 0; index < 3; index += 1) {
      await host.handleDeepLink('myapp://superwall/redeem?code=c');
      results.add(describe(delegate.result));
    }
    expect(results, equals(['invalid', 'expired, sent to j***@e***e.com', 'error']));
  });

  test('a link of Superwall that redeems nothing is told with its parts', () async {
    final SuperwallHost host = await SuperwallHost.open(server, delegate: delegate, configured: true);
    expect(await host.handleDeepLink('https://acme.superwall.app/app-link/settings/billing?from=mail'), isTrue);
    expect(part(delegate.last['handleSuperwallDeepLink'], 'pathComponents'), equals(['settings', 'billing']));
    expect(part(delegate.last['deepLink_open'], 'url'), contains('from=mail'));
    expect(delegate.result, isNull);
  });

  test('a link that is none of Superwall\'s is not handled, and nothing is redeemed', () async {
    final SuperwallHost host = await SuperwallHost.open(server, delegate: delegate, configured: true);
    expect(await host.handleDeepLink('myapp://home'), isFalse);
    expect(delegate.result, isNull);
  });

  test('a placement without a paywall runs its feature, and tells its handler', () async {
    final SuperwallHost host = await SuperwallHost.open(server, delegate: delegate, configured: true);
    final List<String> told = [];
    await host.registerPlacement(
      'campaign_trigger',
      params: {'from': 'test'},
      handler: (completion, result) => told.add('$completion $result'),
      feature: () => told.add('the feature'),
    );
    expect(told, equals(['onSkip placementNotFound', 'the feature']));
    expect(await host.getIsPaywallPresented(), isFalse);
  });

  test('a paywall that is open is closed by dismiss', () async {
    final SuperwallHost host = await SuperwallHost.open(server, delegate: delegate, configured: true);
    await server.call('session/setPaywall', {'session': host.session, 'open': true});
    expect(await host.getIsPaywallPresented(), isTrue);
    await host.dismiss();
    expect(await host.getIsPaywallPresented(), isFalse);
  });

  test('a host call that does not exist is missing', () async {
    final SuperwallHost host = await SuperwallHost.open(server, delegate: delegate, configured: true);
    expect(() => host.invoke('brewCoffee', []), throwsA(isA<ChannelMethodMissing>()));
  });

  test('a host that is closed tells nothing more', () async {
    final SuperwallHost host = await SuperwallHost.open(server, delegate: delegate, configured: true);
    await host.close();
    await expectLater(host.handleDeepLink('myapp://superwall/redeem?code=c'), throwsA(isA<PhoneReset>()));
    expect(delegate.told, isEmpty);
  });
}

/// Keeps what it is told.
final class TellingDelegate extends SuperwallHostDelegate {
  final List<String> told = [];
  SuperwallFlutterReply? result;

  @override
  void willRedeemLink() {
    told.add('willRedeemLink');
  }

  @override
  void didRedeemLink(SuperwallFlutterReply result) {
    told.add('didRedeemLink');
    this.result = result;
  }

  final Map<String, Map<String, Object?>> last = {};

  @override
  void customerInfoDidChange(Map<String, Object?> change) {
    told.add('customerInfoDidChange');
    last['customerInfoDidChange'] = change;
  }

  @override
  void subscriptionStatusDidChange(Map<String, Object?> change) {
    told.add('subscriptionStatusDidChange');
    last['subscriptionStatusDidChange'] = change;
  }

  @override
  void handleSuperwallDeepLink(Map<String, Object?> link) {
    told.add('handleSuperwallDeepLink');
    last['handleSuperwallDeepLink'] = link;
  }

  @override
  void handleSuperwallEvent(String name, Map<String, Object?> params) {
    told.add(name);
    last[name] = params;
  }
}

List<Object?> types(Map<String, Object?>? change) {
  return [for (final String end in ['from', 'to']) part(part(change, end), 'type')];
}

Object? part(Object? json, String name) => (json as Map<String, Object?>)[name];

List<Object?> entitlementIds(Map<String, Object?> entitlements, String list) {
  final List<Object?> found = entitlements[list] as List<Object?>;
  return [for (final Object? each in found) (each as Map<String, Object?>)['id']];
}

String describe(SuperwallFlutterReply? result) {
  return switch (result) {
    SuperwallFlutterSuccess() => 'success',
    SuperwallFlutterError() => 'error',
    SuperwallFlutterExpiredCode(:final info) => 'expired, sent to ${info.obfuscatedEmail}',
    SuperwallFlutterInvalidCode() => 'invalid',
    SuperwallFlutterExpiredSubscription() => 'lapsed',
    UnknownSuperwallFlutterReply() => 'unknown',
    null => 'nothing',
  };
}
