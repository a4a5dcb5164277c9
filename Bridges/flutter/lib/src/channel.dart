import 'dart:async';

import 'default_platform.dart';
import 'errors.dart';
import 'generated/types.dart';
import 'sdk_version.dart';
import 'server.dart';

/// What an SDK's native side answers with when it refuses a call.
final class ChannelFailure implements Exception {
  /// Says it in the channel's own words.
  const ChannelFailure({required this.code, required this.message, required this.details});

  /// The channel's code; RevenueCat writes its number as text.
  final String code;

  /// What the SDK says.
  final String message;

  /// What comes with it; null where nothing does.
  final Object? details;

  @override
  String toString() => 'ChannelFailure($code): $message';
}

/// The channel has no such method, or it is not modelled here.
final class ChannelMethodMissing implements Exception {
  /// Names the method.
  const ChannelMethodMissing(this.method, this.message);

  /// The method that was called.
  final String method;

  /// What the platform says.
  final String message;

  @override
  String toString() => 'ChannelMethodMissing: $message';
}

/// One run of an app. A call that is answered after its end fails.
final class _SessionLife {
  /// Whether the app has ended.
  bool isOver = false;
}

/// One session's channel: calls go to `channel/call`, and what the session tells comes back as events.
final class SessionChannel {
  /// A channel to an open session.
  SessionChannel(this.server, this.vendor, String session) : _session = session, _restarts = server.restarts;

  final int _restarts;
  String _session;
  _SessionLife _life = _SessionLife();
  Future<void> Function(bool wipes)? _startAgain;

  /// Installs an app on a phone: opens a session of the wrapper in [package].
  static Future<SessionChannel> open(
    RedemptionServer server,
    Vendor vendor,
    String package, {
    required Platform? platform,
    required bool configured,
    required String? appUserId,
    required Gateway? gateway,
    required String? sdkVersion,
  }) async {
    final Platform phone = platform ?? defaultPlatform();
    Future<SessionOpenResult> start(String? user, String? deviceId) {
      return server.session.open(
        vendor: vendor,
        sdk: Sdk.flutter,
        platform: phone,
        configured: configured,
        appUserId: user,
        deviceId: deviceId,
        gateway: gateway,
        sdkVersion: sdkVersion ?? sdkVersions.locked(package),
      );
    }

    final SessionOpenResult opened = await start(appUserId, null);
    server.redemptions.addApp(opened.session);
    sdkVersions.warnOnce(opened.warning);
    final SessionChannel channel = SessionChannel(server, vendor, opened.session);
    channel._startAgain = (wipes) async {
      if (wipes) {
        await server.device.wipe(vendor: vendor, platform: phone, deviceId: opened.deviceId);
      }
      // What the SDK has stored knows the user.
      final SessionOpenResult again = await start(wipes ? appUserId : null, opened.deviceId);
      channel._session = again.session;
      server.redemptions.addApp(again.session);
    };
    server.installed.add(channel);
    return channel;
  }

  /// The server that plays the native side.
  final RedemptionServer server;

  /// The vendor whose SDK the session plays.
  final Vendor vendor;

  /// The session, as `session/open` named it; another one after [relaunch] and [reinstall].
  String get session => _session;

  /// What this session tells, in its order.
  Stream<SessionEvent> get events => server.events.where((event) => event.session == session);

  /// What the native side gives for a call.
  ///
  /// Throws [ChannelFailure], [ChannelMethodMissing], or a [RedemptionException]: [ChannelSilent] once the server's time
  /// limit has passed where the real side never answers.
  Future<Object?> call(String method, Object? arguments) async {
    return await server.redemptions.during(() => _call(method, arguments));
  }

  Future<Object?> _call(String method, Object? arguments) async {
    final RedemptionException? end = server.endAfter(_restarts);
    if (end != null) {
      throw end; // Another server has another session of this name.
    }
    final _SessionLife life = _life;
    if (life.isOver) {
      throw PhoneReset(method);
    }
    final ChannelCallResult result = await server.channel.call(session: session, method: method, arguments: arguments);
    if (life.isOver) {
      // The server's answer is that the session was closed, in the words of the SDK. Under a fake clock, this may run after the next start.
      throw PhoneReset(method);
    }
    switch (result) {
      case ChannelValue(:final value):
        return value;
      case ChannelError(:final error):
        throw _failure(method, error);
      case ChannelSilence(:final silent):
        await _wait(server.timeout);
        throw ChannelSilent(method: method, reason: silent, limit: server.timeout);
      case UnknownChannelCallResult():
        throw UnreadableReply(what: 'a channel result of a newer server', where: method);
    }
  }

  /// Deletes what this session's vendor has sold, mailed and redeemed; see [RedemptionServer.reset].
  Future<void> reset() async {
    await server.reset(vendor: vendor);
  }

  /// The app is killed and starts again on the same phone: its SDK has what it stored.
  Future<void> relaunch() => _again(false);

  /// The app is uninstalled and installed on the same phone: what its SDK stored is gone.
  Future<void> reinstall() => _again(true);

  Future<void> _again(bool wipes) async {
    final Future<void> Function(bool wipes)? startAgain = _startAgain;
    if (startAgain == null || _life.isOver) {
      throw StateError('There is no app to start again: install a drop-in first.');
    }
    await _end();
    await startAgain(wipes);
    _life = _SessionLife();
  }

  /// Closes the session. Safe to call after the server has ended. Calls in progress end with [PhoneReset] before it returns.
  Future<void> close() async {
    server.installed.remove(this);
    await _end();
  }

  Future<void> _end() async {
    if (_life.isOver || server.restarts != _restarts) {
      return;
    }
    _life.isOver = true;
    try {
      await server.session.close(session: session);
    } on ServerExited {
      // The session ended with its server.
    }
  }

  Exception _failure(String method, SDKError error) {
    // The first is the name of what a method channel throws, the second the code of what Pigeon does.
    if (error.code == 'MissingPluginException' || error.code == 'channel-error') {
      return ChannelMethodMissing(method, error.message);
    }
    return ChannelFailure(code: error.code, message: error.message, details: error.details);
  }

  /// In real time, also where the caller's zone has a fake clock.
  Future<void> _wait(Duration limit) {
    return Zone.root.run(() => Future<void>.delayed(limit));
  }
}
