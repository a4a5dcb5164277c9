import 'dart:async';

import 'package:flutter/services.dart';
import 'package:flutter_test/flutter_test.dart';

import '../channel.dart';
import '../errors.dart';
import '../generated/types.dart';
import '../purchases_channel.dart';
import '../server.dart';

/// Answers the method channel of `purchases_flutter` in the place of the native SDK, so that an app's unchanged code meets
/// what a phone would return.
///
/// ```dart
/// final messenger = TestDefaultBinaryMessengerBinding.instance.defaultBinaryMessenger;
/// final purchases = await PurchasesFlutterChannel.install(messenger, server);
/// ```
final class PurchasesFlutterChannel {
  PurchasesFlutterChannel._(this.purchases, this._updates);

  /// The channel that `purchases_flutter` calls.
  static const MethodChannel channel = MethodChannel(PurchasesChannel.name);

  /// Opens a session, answers the channel on [messenger], and sends customer updates through it; see [PurchasesChannel.open].
  ///
  /// [close] undoes all of it.
  static Future<PurchasesFlutterChannel> install(
    TestDefaultBinaryMessenger messenger,
    RedemptionServer server, {
    Platform? platform,
    bool configured = false,
    String? appUserId,
    Gateway? gateway,
    String? sdkVersion,
  }) async {
    final PurchasesFlutterChannel installed = await open(
      server,
      toApp: (message) {
        final void Function(Object? reply) heard = server.redemptions.tell(PurchasesChannel.customerInfoUpdated);
        messenger.handlePlatformMessage(PurchasesChannel.name, message, heard);
      },
      platform: platform,
      configured: configured,
      appUserId: appUserId,
      gateway: gateway,
      sdkVersion: sdkVersion,
    );
    installed._messenger = messenger;
    messenger.setMockMethodCallHandler(channel, installed.handle);
    return installed;
  }

  /// Opens a session, for a messenger that [install] does not know; see [PurchasesChannel.open]. [toApp] delivers a message of the native side to the app: the customer
  /// updates, as an encoded method call.
  static Future<PurchasesFlutterChannel> open(
    RedemptionServer server, {
    required void Function(ByteData message) toApp,
    Platform? platform,
    bool configured = false,
    String? appUserId,
    Gateway? gateway,
    String? sdkVersion,
  }) async {
    final PurchasesChannel purchases = await PurchasesChannel.open(
      server,
      platform: platform,
      configured: configured,
      appUserId: appUserId,
      gateway: gateway,
      sdkVersion: sdkVersion,
    );
    final StreamSubscription<Map<String, Object?>> updates = purchases.customerInfoUpdates.listen((customer) {
      final MethodCall call = MethodCall(PurchasesChannel.customerInfoUpdated, customer);
      toApp(const StandardMethodCodec().encodeMethodCall(call));
    });
    return PurchasesFlutterChannel._(purchases, updates);
  }

  /// The same native side without Flutter; its `session` names it to the server.
  final PurchasesChannel purchases;

  final StreamSubscription<Map<String, Object?>> _updates;
  TestDefaultBinaryMessenger? _messenger;

  /// Starts over at RevenueCat: deletes its customers, purchases and codes. This phone keeps what its SDK has cached.
  Future<void> reset() => purchases.reset();

  /// Uninstalls the app: ends the customer updates and closes the session.
  Future<void> close() async {
    _messenger?.setMockMethodCallHandler(channel, null);
    await _updates.cancel();
    await purchases.close();
  }

  /// The handler for `setMockMethodCallHandler`.
  ///
  /// Throws the channel's form of the native side's error: [PlatformException] with its code, message and details,
  /// [MissingPluginException] for a method that it does not have. What the server itself cannot do is a
  /// [PlatformException] whose code is `ChannelSilent`, `PhoneReset` or `RedemptionServer`.
  Future<Object?> handle(MethodCall call) async {
    try {
      return await purchases.invoke(call.method, call.arguments);
    } on ChannelFailure catch (error) {
      throw PlatformException(code: error.code, message: error.message, details: error.details);
    } on ChannelMethodMissing catch (error) {
      throw MissingPluginException(error.message);
    } on ChannelSilent catch (error) {
      throw PlatformException(code: 'ChannelSilent', message: error.message);
    } on PhoneReset catch (error) {
      throw PlatformException(code: 'PhoneReset', message: error.message);
    } on RedemptionException catch (error) {
      throw PlatformException(code: 'RedemptionServer', message: error.message);
    }
  }
}
