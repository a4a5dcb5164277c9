import 'generated/types.dart';
import 'redemptions.dart';
import 'server.dart';

/// One way in which a redemption can end, with what makes it end so: a row of a test's table.
///
/// ```dart
/// for (final Outcome outcome in Outcome.revenuecat) {
///   test(outcome.name, () async {
///     final String link = await outcome.prepare(server);
/// ```
///
/// The app must be configured with the user `ada`, or another one than `ben`. A row changes the server: the clock, a fault,
/// a policy. Begin each test with `server.reset()`.
final class Outcome {
  const Outcome._({required this.name, required this.end, required this.prepare});

  /// The outcomes of RevenueCat's SDK.
  static final List<Outcome> revenuecat = [
    ..._common(Vendor.revenuecat),
    Outcome._(
      name: 'purchaseBelongsToOtherUser',
      end: RedemptionEnd.purchaseBelongsToOtherUser,
      prepare: (server) async {
        await server.store.policy(vendor: Vendor.revenuecat, transfer: TransferPolicy.keepWithOriginal);
        return (await _sell(server, Vendor.revenuecat, 'ben')).link.url;
      },
    ),
  ];

  /// The outcomes of Superwall's SDK. It never says that a purchase belongs to another user.
  static final List<Outcome> superwall = _common(Vendor.superwall);

  /// A name for people, such as `linkExpired (used)`.
  final String name;

  /// How the redemption ends.
  final RedemptionEnd end;

  /// Sells, does what makes the redemption end so, and gives the link to open.
  final Future<String> Function(RedemptionServer server) prepare;

  static List<Outcome> _common(Vendor vendor) {
    return [
      Outcome._(
        name: 'redeemed',
        end: RedemptionEnd.redeemed,
        prepare: (server) async => (await _sell(server, vendor, null)).link.url,
      ),
      Outcome._(
        name: 'subscriptionExpired',
        end: RedemptionEnd.subscriptionExpired,
        prepare: (server) async {
          final StorePurchaseResult sold = await _sell(server, vendor, null);
          await server.store.expire(purchase: PurchaseReferenceString(sold.purchase.id));
          return sold.link.url;
        },
      ),
      Outcome._(
        name: 'linkExpired (expired)',
        end: RedemptionEnd.linkExpired,
        prepare: (server) async {
          final StorePurchaseResult sold = await _sell(server, vendor, null);
          await server.clock.advance(seconds: 3600); // Links of both vendors live for an hour.
          return sold.link.url;
        },
      ),
      Outcome._(name: 'linkExpired (used)', end: RedemptionEnd.linkExpired, prepare: (server) => _used(server, vendor)),
      Outcome._(
        name: 'invalidCode',
        end: RedemptionEnd.invalidCode,
        prepare: (server) async {
          final String link = (await _sell(server, vendor, null)).link.url;
          return link.replaceAll(linkCode(link), 'nonsense');
        },
      ),
      Outcome._(
        name: 'failed (offline)',
        end: RedemptionEnd.failed,
        prepare: (server) async {
          final String link = (await _sell(server, vendor, null)).link.url;
          await server.fault.inject(kind: FaultInjection.offline);
          return link;
        },
      ),
      Outcome._(
        name: 'failed (refused)',
        end: RedemptionEnd.failed,
        prepare: (server) async {
          final String link = (await _sell(server, vendor, null)).link.url;
          // A count, because the SDK's other calls meet the fault too.
          await server.fault.inject(kind: FaultInjection.http, status: 401, count: 20);
          return link;
        },
      ),
    ];
  }

  static Future<StorePurchaseResult> _sell(RedemptionServer server, Vendor vendor, String? appUserId) {
    return server.store.purchase(
      vendor: vendor,
      product: 'pro_monthly',
      entitlements: ['pro'],
      appUserId: appUserId,
      email: 'jane.doe@example.com',
    );
  }

  static Future<String> _used(RedemptionServer server, Vendor vendor) async {
    final StorePurchaseResult sold = await _sell(server, vendor, null);
    final SessionOpenResult other = await server.session.open(
      vendor: vendor,
      sdk: Sdk.flutter,
      platform: Platform.ios,
      appUserId: 'ben',
    );
    await server.redemption.redeem(session: other.session, url: sold.link.url);
    await server.session.close(session: other.session);
    server.redemptions.clear(); // The other phone's redemption is not the app's.
    return sold.link.url;
  }
}
