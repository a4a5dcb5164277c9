import 'dart:async';

import 'errors.dart';
import 'generated/types.dart';
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

/// One session's channel: calls go to `channel/call`, and what the session tells comes back as events.
final class SessionChannel {
  /// A channel to an open session.
  SessionChannel(this.server, this.vendor, this.session) : _restarts = server.restarts;

  final int _restarts;
  bool _isClosed = false;

  /// The server that plays the native side.
  final RedemptionServer server;

  /// The vendor whose SDK the session plays.
  final Vendor vendor;

  /// The session, as `session/open` named it.
  final String session;

  /// What this session tells, in its order.
  Stream<SessionEvent> get events => server.events.where((event) => event.session == session);

  /// What the native side gives for a call.
  ///
  /// Throws [ChannelFailure], [ChannelMethodMissing], or a [RedemptionException]: [ChannelSilent] once the server's time
  /// limit has passed where the real side never answers.
  Future<Object?> call(String method, Object? arguments) async {
    server.redemptions.beginCall();
    try {
      return await _call(method, arguments);
    } finally {
      server.redemptions.endCall();
    }
  }

  Future<Object?> _call(String method, Object? arguments) async {
    final RedemptionException? end = server.endAfter(_restarts);
    if (end != null) {
      throw end; // Another server has another session of this name.
    }
    if (_isClosed) {
      throw PhoneReset(method);
    }
    final ChannelCallResult result = await server.channel.call(session: session, method: method, arguments: arguments);
    if (_isClosed) {
      throw PhoneReset(method); // The server's answer is that the session was closed, in the words of the SDK.
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

  /// Closes the session. Safe to call after the server has ended. Calls in progress end with [PhoneReset] before it returns.
  Future<void> close() async {
    if (_isClosed || server.restarts != _restarts) {
      return;
    }
    _isClosed = true;
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
