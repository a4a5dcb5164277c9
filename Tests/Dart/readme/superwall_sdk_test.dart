import 'package:flutter_test/flutter_test.dart';
import 'package:redemption_kit/flutter.dart' hide RedemptionInfo, SubscriptionStatus;
import 'package:superwallkit_flutter/superwallkit_flutter.dart';

/// Keeps what the SDK says.
final class AppDelegate extends SuperwallDelegate {
  AppDelegate();

  final List<String> heard = [];

  @override
  void didRedeemLink(RedemptionResult result) {
    heard.add(result is RedemptionResultSuccess ? 'redeemed' : 'another result');
  }

  @override
  void subscriptionStatusDidChange(SubscriptionStatus newValue) {
    heard.add(newValue is SubscriptionStatusActive ? 'active' : 'not active');
  }
}

void main() {
  final TestDefaultBinaryMessenger messenger = TestWidgetsFlutterBinding.ensureInitialized().defaultBinaryMessenger;

  test('the README, as printed', () async {
    final RedemptionServer server = await RedemptionServer.start();
    addTearDown(server.close);
    final AppDelegate delegate = AppDelegate();
    final String link = await Outcome.superwall[0].url(server);
    // README: SuperwallFlutterHost.install(messenger, server);
    expect(delegate.heard, contains('redeemed'));
    expect(delegate.heard, contains('active'));
    expect(superwall.failures, isEmpty);
    await superwall.close();
  });
}
