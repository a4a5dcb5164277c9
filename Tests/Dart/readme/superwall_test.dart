import 'package:flutter_test/flutter_test.dart';
import 'package:redemption_kit/flutter.dart' hide SubscriptionStatus;
import 'package:superwallkit_flutter/superwallkit_flutter.dart';

/// Keeps what the SDK says.
final class AppDelegate extends SuperwallDelegate {
  AppDelegate();

  final List<String> heard = [];

  /// The members of the results.
  final List<String> details = [];

  @override
  void willRedeemLink() => heard.add('will');

  @override
  void didRedeemLink(RedemptionResult result) {
    switch (result) {
      case RedemptionResultSuccess(:final code, :final redemptionInfo):
        heard.add('redeemed ${redemptionInfo.entitlements.map((each) => each.id).join(',')}');
        details.addAll([code, '${redemptionInfo.purchaserInfo.email}']);
      case RedemptionResultExpiredSubscription(:final code, :final redemptionInfo):
        heard.add('subscriptionExpired');
        details.addAll([code, '${redemptionInfo.purchaserInfo.email}']);
      case RedemptionResultExpiredCode(:final code, :final info):
        heard.add('linkExpired');
        details.addAll([code, '${info.resent}', '${info.obfuscatedEmail}']);
      case RedemptionResultInvalidCode(:final code):
        heard.add('invalidCode');
        details.add(code);
      case RedemptionResultError(:final code, :final error):
        heard.add('failed');
        details.addAll([code, error.message]);
    }
  }

  @override
  void subscriptionStatusDidChange(SubscriptionStatus newValue) {
    final String ids = newValue is SubscriptionStatusActive ? newValue.entitlements.map((each) => each.id).join(',') : 'none';
    heard.add('status $ids');
  }
}

/// What the SDK's own classes have beside the code, by the name of the outcome.
Map<String, List<String>> details(Platform platform) {
  final bool isIos = platform == Platform.ios;
  const String host = 'subscriptions-api.superwall.com';
  return {
    'redeemed': ['jane.doe@example.com'],
    'subscriptionExpired': ['jane.doe@example.com'],
    'linkExpired (expired)': ['true', 'j***@e***e.com'],
    'linkExpired (used)': ['true', 'j***@e***e.com'],
    'linkExpired (no address)': ['false', 'null'],
    'invalidCode': [],
    'failed (offline)': [
      isIos
          ? 'The Internet connection appears to be offline.'
          : 'Unable to resolve host "$host": No address associated with hostname',
    ],
    'failed (timeout)': [isIos ? 'The request timed out.' : 'timeout'],
    'failed (http 500)': [isIos ? 'Decoding error.' : 'Failed, response code  500'],
  };
}

void main() {
  final TestDefaultBinaryMessenger messenger = TestWidgetsFlutterBinding.ensureInitialized().defaultBinaryMessenger;
  late RedemptionServer server;
  late AppDelegate delegate;

  setUp(() async {
    server = await RedemptionServer.start();
    delegate = AppDelegate();
  });
  tearDown(() => server.close());

  for (final Platform platform in Platform.values) {
    for (final Outcome row in Outcome.superwall) {
      test('the SDK decodes ${row.name} on ${platform.value}', () async {
        final String link = await row.url(server);
        final SuperwallFlutterHost host = await SuperwallFlutterHost.install(messenger, server, platform: platform);
        Superwall.configure('key');
        Superwall.shared.setDelegate(delegate);
        expect(await Superwall.shared.handleDeepLink(Uri.parse(link)), isTrue);
        await server.settle();
        expect(host.failures, isEmpty);
        expect(delegate.heard[0], equals('will'));
        final String name = row.outcome.value;
        expect(delegate.heard.where((each) => each.startsWith(name)).toList(), hasLength(1));
        expect(delegate.details[0], equals(link.split('code=')[1]));
        expect(delegate.details.sublist(1), equals(details(platform)[row.name]));
        await server.redemptions.expectRedeemedOnce(link, outcome: row.outcome);
        await host.close();
      });
    }
  }
}
