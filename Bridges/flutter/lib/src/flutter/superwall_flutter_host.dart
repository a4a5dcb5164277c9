import 'dart:async';

import 'package:flutter/services.dart';
import 'package:flutter_test/flutter_test.dart';

import '../channel.dart';
import '../errors.dart';
import '../generated/types.dart';
import '../server.dart';
import '../superwall/pigeon_codec.dart';
import '../superwall/pigeon_json.dart';
import '../superwall/pigeon_types.dart';

/// Answers the Pigeon channels of `superwallkit_flutter` in the place of the native SDK, so that the real package runs and
/// calls the app's own `SuperwallDelegate`.
///
/// ```dart
/// final superwall = await SuperwallFlutterHost.install(messenger, server);
/// Superwall.configure('key');
/// Superwall.shared.setDelegate(delegate);
/// ```
///
/// superwallkit_flutter 2.4.11, `lib/src/generated/superwallhost.g.dart`.
final class SuperwallFlutterHost {
  SuperwallFlutterHost._(this._channel, this._messenger);

  static const String _prefix = 'dev.flutter.pigeon.superwallkit_flutter.';
  static const PigeonCodec _codec = PigeonCodec();

  /// Calls of the delegate that the server knows, and how Pigeon names their API.
  static const String _delegate = 'PSuperwallDelegateGenerated';

  final SessionChannel _channel;
  final TestDefaultBinaryMessenger _messenger;
  final Map<Object?, Object?> _placements = {};
  StreamSubscription<SessionEvent>? _subscription;

  /// What the app's delegate and handlers threw, as Pigeon reports it to the native side, which drops it.
  final List<String> failures = [];

  /// Installs the app on a phone: opens a session and answers every host call of the SDK.
  ///
  /// [configured] is for a test that begins after `Superwall.configure`; [appUserId] is then the identified user, null for
  /// none. [gateway] answers the redemptions: the ledger by default, or a script of outcomes. [sdkVersion] is the version of
  /// `superwallkit_flutter`; it defaults to the one in `pubspec.lock`. stderr has a line if redemption may differ in it.
  static Future<SuperwallFlutterHost> install(
    TestDefaultBinaryMessenger messenger,
    RedemptionServer server, {
    Platform? platform,
    bool configured = false,
    String? appUserId,
    Gateway? gateway,
    String? sdkVersion,
  }) async {
    final SessionChannel channel = await SessionChannel.open(
      server,
      Vendor.superwall,
      'superwallkit_flutter',
      platform: platform,
      configured: configured,
      appUserId: appUserId,
      gateway: gateway,
      sdkVersion: sdkVersion,
    );
    final SuperwallFlutterHost host = SuperwallFlutterHost._(channel, messenger);
    host._subscription = channel.events.listen(host._tell);
    for (final PigeonCall call in hostCalls.values) {
      messenger.setMockMessageHandler(_hostChannel(call), (message) => host._answer(call, message));
    }
    return host;
  }

  /// The session's name, for what only a test may do: `server.session.setPaywall`, `server.fault.inject`.
  String get session => _channel.session;

  /// Starts over at Superwall: deletes its customers, purchases and codes. This phone keeps what its SDK has cached.
  Future<void> reset() => _channel.reset();

  /// Uninstalls the app: stops answering and closes the session.
  Future<void> close() async {
    for (final PigeonCall call in hostCalls.values) {
      _messenger.setMockMessageHandler(_hostChannel(call), null);
    }
    await _subscription?.cancel();
    await _channel.close();
  }

  static String _hostChannel(PigeonCall call) => '${_prefix}PSuperwallHostApi.${call.name}';

  /// Answers a host call: a list of the value, or of an error's code, message and details; null for a call that is missing.
  Future<ByteData?> _answer(PigeonCall call, ByteData? message) async {
    final List<Object?> arguments = _arguments(message);
    if (call.name == 'registerPlacement') {
      _keepPlacement(arguments);
    }
    try {
      final Object? value = await _channel.call(call.name, arguments);
      final ByteData reply = _codec.encode([encodePigeon(value, call.result, call.name)]);
      if (call.name == 'configure') {
        _completeConfigure(arguments);
      }
      return reply;
    } on ChannelFailure catch (error) {
      return _codec.encode([error.code, error.message, error.details]);
    } on ChannelMethodMissing {
      return null;
    } on ChannelSilent catch (error) {
      return _codec.encode(['ChannelSilent', error.message, null]);
    } on PhoneReset catch (error) {
      return _codec.encode(['PhoneReset', error.message, null]);
    } on RedemptionException catch (error) {
      return _codec.encode(['RedemptionServer', error.message, null]);
    }
  }

  static List<Object?> _arguments(ByteData? message) {
    final Object? decoded = decodePigeon(_codec.decode(message));
    return decoded is List<Object?> ? decoded : [];
  }

  /// Handlers listen under the name of their placement, whatever name the call gives them (`SuperwallHost`, 2.4.11).
  void _keepPlacement(List<Object?> arguments) {
    for (final Object? handler in arguments.sublist(2)) {
      if (handler is Map<String, Object?>) {
        _placements[handler['hostId']] = arguments[0];
      }
    }
  }

  /// Calls the completion that `configure` received; the native side reports success once it has its configuration.
  void _completeConfigure(List<Object?> arguments) {
    final Object? completion = arguments.length > 3 ? arguments[3] : null;
    if (completion is Map<String, Object?>) {
      _call('PConfigureCompletionGenerated.onConfigureCompleted', {'success': true}, completion['hostId']);
    }
  }

  void _tell(SessionEvent event) {
    final Map<String, Object?> params = event.params;
    if (event.name == 'register') {
      _tellHandler(params);
    } else if (event.name == 'didRedeemLink') {
      _call('$_delegate.didRedeemLink', {'result': params}, null);
    } else if (appCalls.containsKey('$_delegate.${event.name}')) {
      _call('$_delegate.${event.name}', params, null);
    } else {
      _tellEvent(event);
    }
  }

  void _tellHandler(Map<String, Object?> params) {
    final Object? host = params['handlerId'];
    final Object? placement = _placements[host];
    final Object? result = params['result'];
    switch (params['completion']) {
      case 'feature':
        _call('PFeatureHandlerGenerated.onFeature', {'id': host}, placement);
      case 'onSkip':
        _call('PPaywallPresentationHandlerGenerated.onSkip', {'reason': result}, placement);
      case 'onError':
        _call('PPaywallPresentationHandlerGenerated.onError', {'error': result}, placement);
    }
  }

  /// Sends a tracked event by its word of `PEventType`. What has no such word is the server's own and is not sent.
  void _tellEvent(SessionEvent event) {
    final String word = eventWord(event.name);
    final PigeonType? words = pigeonTypes['PEventType'];
    if (words != null && words.words.contains(word)) {
      final Map<String, Object?> info = {'eventType': word, 'params': event.params};
      if (word == 'deepLink') {
        info['deepLinkUrl'] = event.params['url'];
      }
      _call('$_delegate.handleSuperwallEvent', {'eventInfo': info}, null);
    } else if (event.name.startsWith('stripeCheckout_')) {
      // `SuperwallDelegate.swift` of superwallkit_flutter 2.4.11 has no case for these: its default one sends them.
      final Map<String, Object?> info = {'eventType': 'customPlacement', 'params': event.params, 'name': event.name};
      _call('$_delegate.handleSuperwallEvent', {'eventInfo': info}, null);
    }
  }

  /// Calls the app; [host] is the name of the handler that it registered, null or empty for the one without a name.
  void _call(String name, Map<String, Object?> given, Object? host) {
    final PigeonCall? call = appCalls[name];
    if (call == null) {
      throw StateError('superwallkit_flutter 2.4.11 has no call $name.');
    }
    final List<Object?> arguments = [];
    for (final PigeonMember argument in call.arguments) {
      arguments.add(encodePigeon(given[argument.name], argument.type, '$name/${argument.name}'));
    }
    final String suffix = host == null || host == '' ? '' : '.$host';
    final ByteData message = _codec.encode(arguments.isEmpty ? null : arguments);
    final void Function(Object? reply) heard = _channel.server.redemptions.tell(name);
    unawaited(
      _messenger.handlePlatformMessage('$_prefix$name$suffix', message, (reply) {
        heard(reply);
        _keepFailure(name, reply);
      }),
    );
  }

  void _keepFailure(String name, ByteData? reply) {
    final Object? answer = _codec.decode(reply);
    if (answer is List<Object?> && answer.length > 1) {
      failures.add('$name: ${answer[1]}');
    }
  }
}

/// The word of `PEventType` for a tracked event's raw name, such as `redemptionStart` for `redemption_start`.
String eventWord(String name) {
  final List<String> parts = name.split('_');
  if (parts[0] == 'deepLink') {
    return 'deepLink';
  }
  String word = parts[0];
  for (final String part in parts.sublist(1)) {
    word = '$word${part.substring(0, 1).toUpperCase()}${part.substring(1)}';
  }
  return word;
}
