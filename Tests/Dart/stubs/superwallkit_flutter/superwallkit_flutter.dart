/// A stand-in of ours for `package:superwallkit_flutter`: the public classes that the README's snippets use, over Pigeon's channels.
///
/// It reads the bytes by itself, with the type numbers and the order of members of 2.4.11
/// (`lib/src/generated/superwallhost.g.dart`), and rejects every other number, length and channel. Not here: purchase
/// controllers, options, placements, and what the SDK makes of customers.
library;

import 'dart:async';

import 'package:flutter/services.dart';
import 'package:flutter_test/flutter_test.dart';

import 'standard_message.dart';

const String _prefix = 'dev.flutter.pigeon.superwallkit_flutter.';

sealed class RedemptionResult {
  const RedemptionResult();
}

final class RedemptionResultSuccess extends RedemptionResult {
  const RedemptionResultSuccess({required this.code, required this.redemptionInfo});

  final String code;
  final RedemptionInfo redemptionInfo;
}

final class RedemptionResultError extends RedemptionResult {
  const RedemptionResultError({required this.code, required this.error});

  final String code;
  final ErrorInfo error;
}

final class RedemptionResultExpiredCode extends RedemptionResult {
  const RedemptionResultExpiredCode({required this.code, required this.info});

  final String code;
  final ExpiredCodeInfo info;
}

final class RedemptionResultInvalidCode extends RedemptionResult {
  const RedemptionResultInvalidCode({required this.code});

  final String code;
}

final class RedemptionResultExpiredSubscription extends RedemptionResult {
  const RedemptionResultExpiredSubscription({required this.code, required this.redemptionInfo});

  final String code;
  final RedemptionInfo redemptionInfo;
}

final class ErrorInfo {
  const ErrorInfo(this.message);

  final String message;
}

final class ExpiredCodeInfo {
  const ExpiredCodeInfo({required this.resent, this.obfuscatedEmail});

  final bool resent;
  final String? obfuscatedEmail;
}

final class RedemptionInfo {
  const RedemptionInfo({required this.purchaserInfo, required this.entitlements});

  final PurchaserInfo purchaserInfo;
  final List<Entitlement> entitlements;
}

final class PurchaserInfo {
  const PurchaserInfo({required this.appUserId, this.email});

  final String appUserId;
  final String? email;
}

final class Entitlement {
  const Entitlement({required this.id});

  final String id;
}

sealed class SubscriptionStatus {
  const SubscriptionStatus();
}

final class SubscriptionStatusActive extends SubscriptionStatus {
  const SubscriptionStatusActive({required this.entitlements});

  final List<Entitlement> entitlements;
}

final class SubscriptionStatusInactive extends SubscriptionStatus {
  const SubscriptionStatusInactive();
}

final class SubscriptionStatusUnknown extends SubscriptionStatus {
  const SubscriptionStatusUnknown();
}

/// An app extends it.
abstract class SuperwallDelegate {
  const SuperwallDelegate();

  void subscriptionStatusDidChange(SubscriptionStatus newValue);

  void willRedeemLink() {}

  void didRedeemLink(RedemptionResult result) {}
}

/// The SDK: one instance, whose calls go to the native side.
final class Superwall {
  const Superwall._();

  static const Superwall shared = Superwall._();

  static Superwall configure(String apiKey) {
    unawaited(_call('configure', [apiKey, null, null, null]));
    return shared;
  }

  void setDelegate(SuperwallDelegate delegate) {
    DelegateHost(delegate).listen();
    unawaited(_call('setDelegate', [true]));
  }

  Future<bool> handleDeepLink(Uri url) async => await _call('handleDeepLink', [url.toString()]) as bool;

  Future<String> getUserId() async => await _call('getUserId', null) as String;

  static Future<Object?> _call(String name, List<Object?>? arguments) async {
    final TestDefaultBinaryMessenger messenger = TestWidgetsFlutterBinding.ensureInitialized().defaultBinaryMessenger;
    final ByteData? bytes = await messenger.send('${_prefix}PSuperwallHostApi.$name', writeMessage(arguments));
    if (bytes == null) {
      throw PlatformException(code: 'channel-error', message: 'Unable to establish connection on channel: "$name".');
    }
    final List<Object?> reply = readMessage(bytes) as List<Object?>;
    if (reply.length > 1) {
      throw PlatformException(code: reply[0] as String, message: reply[1] as String?, details: reply[2]);
    }
    return reply[0];
  }
}

/// Hears the native side, and calls the app's delegate.
final class DelegateHost {
  const DelegateHost(this._delegate);

  final SuperwallDelegate _delegate;

  void listen() {
    _on('willRedeemLink', 0, (arguments) => _delegate.willRedeemLink());
    _on('didRedeemLink', 1, (arguments) => _delegate.didRedeemLink(_result(arguments[0])));
    _on('subscriptionStatusDidChange', 2, (arguments) {
      _status(arguments[0]);
      _delegate.subscriptionStatusDidChange(_status(arguments[1]));
    });
    _on('handleSuperwallEvent', 1, (arguments) => members(arguments[0], 201, 27));
    _on('customerInfoDidChange', 2, (arguments) {
      members(arguments[0], 196, 4);
      members(arguments[1], 196, 4);
    });
  }

  void _on(String name, int count, void Function(List<Object?> arguments) call) {
    final TestDefaultBinaryMessenger messenger = TestWidgetsFlutterBinding.ensureInitialized().defaultBinaryMessenger;
    messenger.setMessageHandler('${_prefix}PSuperwallDelegateGenerated.$name', (message) async {
      try {
        final Object? arguments = message == null ? null : readMessage(message);
        final List<Object?> given = arguments is List<Object?> ? arguments : [];
        if (given.length != count) {
          throw StateError('$name has $count arguments, ${given.length} were sent.');
        }
        call(given);
        return writeMessage([null]);
      } on Object catch (error) {
        return writeMessage(['error', '$error', null]);
      }
    });
  }

  static RedemptionResult _result(Object? value) {
    final CodedValue coded = value as CodedValue;
    final List<Object?> parts = members(value, coded.number, coded.number == 156 ? 1 : 2);
    final String code = parts[0] as String;
    return switch (coded.number) {
      151 => RedemptionResultSuccess(code: code, redemptionInfo: _info(parts[1])),
      152 => RedemptionResultError(code: code, error: ErrorInfo(members(parts[1], 153, 1)[0] as String)),
      154 => RedemptionResultExpiredCode(code: code, info: _expired(parts[1])),
      156 => RedemptionResultInvalidCode(code: code),
      157 => RedemptionResultExpiredSubscription(code: code, redemptionInfo: _info(parts[1])),
      _ => throw ArgumentError('${coded.number} is no result of a redemption.'),
    };
  }

  static ExpiredCodeInfo _expired(Object? value) {
    final List<Object?> parts = members(value, 155, 2);
    return ExpiredCodeInfo(resent: parts[0] as bool, obfuscatedEmail: parts[1] as String?);
  }

  static RedemptionInfo _info(Object? value) {
    final List<Object?> parts = members(value, 158, 4);
    _ownership(parts[0]);
    final List<Object?> purchaser = members(parts[1], 161, 3);
    return RedemptionInfo(
      purchaserInfo: PurchaserInfo(appUserId: purchaser[0] as String, email: purchaser[1] as String?),
      entitlements: _entitlements(parts[3]),
    );
  }

  /// An app user (159) or a device (160).
  static void _ownership(Object? value) {
    final CodedValue coded = value as CodedValue;
    if (coded.number != 159 && coded.number != 160) {
      throw ArgumentError('${coded.number} owns no purchase.');
    }
    members(value, coded.number, 1);
  }

  static SubscriptionStatus _status(Object? value) {
    final CodedValue coded = value as CodedValue;
    final List<Object?> parts = members(value, coded.number, 1);
    return switch (coded.number) {
      198 => SubscriptionStatusActive(entitlements: _entitlements(parts[0])),
      199 => const SubscriptionStatusInactive(),
      200 => const SubscriptionStatusUnknown(),
      _ => throw ArgumentError('${coded.number} is no subscription status.'),
    };
  }

  static List<Entitlement> _entitlements(Object? value) {
    final List<Object?> all = value as List<Object?>;
    return all.map((each) => Entitlement(id: members(each, 195, 13)[0] as String)).toList();
  }
}
