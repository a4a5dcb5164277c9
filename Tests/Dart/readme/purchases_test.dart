import 'package:flutter_test/flutter_test.dart';
// README: hide LogInResult

/// What the SDK's own classes have of a result.
String described(WebPurchaseRedemptionResult result) {
  return switch (result) {
    WebPurchaseRedemptionSuccess(:final customerInfo) =>
      customerInfo.entitlements.active.isEmpty
          ? 'subscriptionExpired'
          : 'redeemed ${customerInfo.entitlements.active.keys.join(',')}',
    WebPurchaseRedemptionExpired(:final obfuscatedEmail) => 'linkExpired $obfuscatedEmail',
    WebPurchaseRedemptionInvalidToken() => 'invalidCode',
    WebPurchaseRedemptionPurchaseBelongsToOtherUser() => 'purchaseBelongsToOtherUser',
    WebPurchaseRedemptionError(:final error) => 'failed ${error.code.name}: ${error.message}',
  };
}

/// What an app gets, by the name of the outcome.
Map<String, String> results(Platform platform) {
  final bool isIos = platform == Platform.ios;
  return {
    'redeemed': 'redeemed pro',
    'subscriptionExpired': 'subscriptionExpired',
    'linkExpired (expired)': 'linkExpired j***@e***e.com',
    'linkExpired (used)': 'linkExpired j***@e***e.com',
    'linkExpired (no address)': 'linkExpired ',
    'invalidCode': 'invalidCode',
    'failed (offline)': isIos
        ? 'failed offlineConnectionError: Error performing request because the internet connection appears to be offline.'
        : 'failed networkError: Error performing request.',
    'failed (timeout)': isIos
        ? 'failed networkError: A network error has occurred. The request timed out.'
        : 'failed networkError: Error performing request.',
    'failed (http 500)': isIos
        ? 'failed unknownError: Unknown error. API request failed with status code 500'
        : 'failed unknownBackendError: There was an unknown backend error.',
    'purchaseBelongsToOtherUser': 'purchaseBelongsToOtherUser',
  };
}

void main() {
  final TestDefaultBinaryMessenger messenger = TestWidgetsFlutterBinding.ensureInitialized().defaultBinaryMessenger;
  late RedemptionServer server;

  setUp(() async => server = await RedemptionServer.start());
  tearDown(() => server.close());

  for (final Platform platform in Platform.values) {
    test('the SDK decodes every outcome on ${platform.value}', () async {
      final Map<String, String> decoded = {};
      for (final Outcome row in Outcome.revenuecat) {
        await server.reset();
        final String link = await row.url(server);
        final PurchasesFlutterChannel purchases = await PurchasesFlutterChannel.install(
          messenger,
          server,
          platform: platform,
          configured: true,
          appUserId: 'ada',
        );
        decoded[row.name] = described(await Purchases.redeemWebPurchase(WebPurchaseRedemption(link)));
        await purchases.close();
      }
      expect(decoded, equals(results(platform)));
    });

    test('a redemption calls the listener with the new customer on ${platform.value}', () async {
      final String link = await Outcome.revenuecat[0].url(server);
      final PurchasesFlutterChannel purchases = await PurchasesFlutterChannel.install(
        messenger,
        server,
        platform: platform,
        configured: true,
        appUserId: 'ada',
      );
      final List<String> heard = [];
      Purchases.addCustomerInfoUpdateListener((customer) => heard.add(customer.entitlements.active.keys.join(',')));
      await Purchases.redeemWebPurchase(WebPurchaseRedemption(link));
      expect(heard.last, equals('pro'));
      expect(await Purchases.appUserID(), equals('ada'));
      await purchases.close();
    });
  }
}
