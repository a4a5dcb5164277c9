import 'dart:async';

import 'channel.dart';
import 'generated/types.dart';
import 'server.dart';

/// The native side of `purchases_flutter`, without Flutter: what its method channel gives for each call of the app.
///
/// All of it is the server's: this only forwards. With Flutter, take `PurchasesFlutterChannel`.
final class PurchasesChannel {
  PurchasesChannel._(this._channel);

  /// The channel's name.
  static const String name = 'purchases_flutter';

  /// The incoming call that reports a changed customer to the app.
  static const String customerInfoUpdated = 'Purchases-CustomerInfoUpdated';

  final SessionChannel _channel;

  /// Installs the app on a phone: opens a session.
  ///
  /// The app configures the SDK itself, with `Purchases.configure`; [configured] is for a test that begins after that.
  /// [appUserId] is then the user that it is configured with; null for an anonymous one. [gateway] answers the
  /// redemptions: the ledger by default, or a script of outcomes. [sdkVersion] is the version of `purchases_flutter`; it defaults to the
  /// one in `pubspec.lock`. stderr has a line if redemption may differ in it.
  static Future<PurchasesChannel> open(
    RedemptionServer server, {
    Platform? platform,
    bool configured = false,
    String? appUserId,
    Gateway? gateway,
    String? sdkVersion,
  }) async {
    return PurchasesChannel._(await SessionChannel.open(
      server,
      Vendor.revenuecat,
      name,
      platform: platform,
      configured: configured,
      appUserId: appUserId,
      gateway: gateway,
      sdkVersion: sdkVersion,
    ));
  }

  /// The session's name, for what only a test may do: `server.session.…`, `server.fault.inject`.
  String get session => _channel.session;

  /// The customers that [customerInfoUpdated] reports to the app, in the channel's form.
  Stream<Map<String, Object?>> get customerInfoUpdates {
    return _channel.events.where((event) => event.name == 'customerInfoUpdated').map((event) => event.params);
  }

  /// Starts over at RevenueCat: deletes its customers, purchases and codes. This phone keeps what its SDK has cached.
  Future<void> reset() => _channel.reset();

  /// Uninstalls the app: closes the session.
  Future<void> close() => _channel.close();

  /// What the native side gives for a call, such as `redeemWebPurchase` with `{'redemptionLink': link}`.
  ///
  /// Throws [ChannelFailure], [ChannelMethodMissing], or a `RedemptionException` of the server.
  Future<Object?> invoke(String method, [Object? arguments]) => _channel.call(method, arguments);
}
