import 'generated/types.dart';
import 'server.dart';

/// A situation in which an app redeems: a row of the server's table (`outcomes/list`), for a table test.
///
/// ```dart
/// for (final Outcome row in Outcome.revenuecat) {
///   test(row.name, () async {
///     final String link = await row.url(server, entitlements: ['premium']);
/// ```
///
/// Faults hit redemptions alone, and policies last until `server.reset()`: begin each test with it.
final class Outcome {
  const Outcome._(this.vendor, this.name, this.outcome);

  // A test runner needs the names before there is a server; a test compares them with its table.
  static const List<String> _first = [
    'redeemed', 'subscriptionExpired', 'linkExpired (expired)', 'linkExpired (used)', 'linkExpired (no address)', 'invalidCode',
  ];
  static const List<String> _last = ['failed (offline)', 'failed (timeout)', 'failed (http 500)'];

  /// The outcomes of RevenueCat's SDK.
  ///
  /// `purchaseBelongsToOtherUser` needs an app that has logged in a user: an anonymous customer becomes an alias of the owner, and redeems
  /// the purchase.
  static final List<Outcome> revenuecat = _rows(Vendor.revenuecat, [..._first, 'purchaseBelongsToOtherUser', ..._last]);

  /// The outcomes of Superwall's SDK. It never says that a purchase belongs to another user.
  static final List<Outcome> superwall = _rows(Vendor.superwall, [..._first, ..._last]);

  /// Whose SDK redeems.
  final Vendor vendor;

  /// A name for the test, such as `linkExpired (used)`.
  final String name;

  /// The outcome that the redemption has.
  final OutcomeKind outcome;

  /// Brings the situation about, and returns the URL to open.
  ///
  /// What the app sells: [product], [entitlements] and [kind]. Who buys: [appUserId], null for anybody, and [email]. [scheme] is the app's
  /// URL scheme.
  Future<String> url(
    RedemptionServer server, {
    String? product,
    List<String>? entitlements,
    PurchaseKind? kind,
    String? appUserId,
    String? email,
    String? scheme,
  }) async {
    final OutcomesPrepareResult prepared = await server.outcomes.prepare(
      vendor: vendor,
      situation: name,
      product: product,
      entitlements: entitlements,
      kind: kind,
      appUserId: appUserId,
      email: email,
      scheme: scheme,
    );
    return prepared.url;
  }

  static List<Outcome> _rows(Vendor vendor, List<String> names) {
    return [for (final String name in names) Outcome._(vendor, name, OutcomeKind.fromJson(name.split(' ')[0]))];
  }
}
