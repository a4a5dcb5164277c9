import 'package:flutter_test/flutter_test.dart';
import 'package:redemption_kit/flutter.dart' hide SubscriptionStatus;
import 'package:superwallkit_flutter/superwallkit_flutter.dart';

/// Keeps what the SDK says.
final class AppDelegate extends SuperwallDelegate {
  AppDelegate();

  final List<String> heard = [];
  final List<String> emails = [];

  @override
  void willRedeemLink() => heard.add('will');

  @override
  void didRedeemLink(RedemptionResult result) {
    switch (result) {
      case RedemptionResultSuccess(:final redemptionInfo):
        emails.add('${redemptionInfo.purchaserInfo.email}');
        heard.add('redeemed ${redemptionInfo.entitlements.map((each) => each.id).join(',')}');
      case RedemptionResultExpiredSubscription():
        heard.add('subscriptionExpired');
      case RedemptionResultExpiredCode(:final info):
        heard.add('linkExpired ${info.resent} ${info.obfuscatedEmail}');
      case RedemptionResultInvalidCode():
        heard.add('invalidCode');
      case RedemptionResultError(:final error):
        heard.add('failed ${error.message.isEmpty ? 'silently' : 'with a message'}');
    }
  }

  @override
  void subscriptionStatusDidChange(SubscriptionStatus newValue) {
    final String ids = newValue is SubscriptionStatusActive ? newValue.entitlements.map((each) => each.id).join(',') : 'none';
    heard.add('status $ids');
  }
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

  test('the README, as printed', () async {
    final String link = await Outcome.superwall[0].prepare(server);
    // README: SuperwallFlutterHost.install(messenger, server);
    expect(delegate.heard, contains('redeemed pro'));
    expect(delegate.heard, contains('status pro'));
    expect(superwall.failures, isEmpty);
    await superwall.close();
  });

  for (final Platform platform in Platform.values) {
    for (final Outcome outcome in Outcome.superwall) {
      test('the SDK decodes ${outcome.name} on ${platform.value}', () async {
        final String link = await outcome.prepare(server);
        final SuperwallFlutterHost host = await SuperwallFlutterHost.install(messenger, server, platform: platform);
        Superwall.configure('key');
        Superwall.shared.setDelegate(delegate);
        expect(await Superwall.shared.handleDeepLink(Uri.parse(link)), isTrue);
        expect(host.failures, isEmpty);
        expect(delegate.heard[0], equals('will'));
        final String name = outcome.end.name;
        expect(delegate.heard.where((each) => each.startsWith(name)).toList(), hasLength(1));
        server.redemptions.expectOnce(link, outcome.end);
        await host.close();
      });
    }
  }
}
