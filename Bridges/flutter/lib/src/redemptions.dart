import 'errors.dart';
import 'generated/types.dart';
import 'server.dart';
import 'watch.dart';

/// The app did not redeem a link as the test expects.
final class RedeemedOnceFailed implements Exception {
  /// With the server's sentence, and what the app did.
  const RedeemedOnceFailed(this.message, this.records);

  /// The server's sentence: what happened, what the app showed, and what the test expected.
  final String message;

  /// All redemptions that the app asked for, in order.
  final List<RecordedRedemption> records;

  @override
  String toString() => 'RedeemedOnceFailed: $message';
}

/// A link was sold and never redeemed, or a message came that the app did not hear.
final class SomethingMissed implements Exception {
  /// With a sentence for each.
  const SomethingMissed(this.missed);

  /// What the app has missed, as sentences.
  final List<String> missed;

  @override
  String toString() => 'SomethingMissed: ${missed.join(' ')}';
}

/// The redemptions that the apps on one server asked their SDKs for, as the server has recorded them.
///
/// Sessions that a test itself has opened are not its apps. `RedemptionServer.reset` empties the record.
final class Redemptions {
  /// The apps of [server].
  Redemptions(this.server);

  /// A wait for the result of a redemption, or for the end of a call, ends after this time at the latest.
  static const Duration _patience = Duration(seconds: 2);

  /// For an answer that is held: its call has a limit of time, and a test may open several links before it goes on.
  static const Duration _heldPatience = Duration(milliseconds: 500);

  /// The server that keeps the record.
  final RedemptionServer server;

  final List<String> _sessions = [];
  final List<String> _unheard = [];
  int _waitingCalls = 0;

  /// All of them, in the order in which they were asked for; with [url], those of that link.
  Future<List<RecordedRedemption>> list({String? url}) async {
    final RedemptionListResult result = await server.redemption.list(url: url);
    return result.redemptions.where((one) => _sessions.contains(one.session)).toList();
  }

  /// Waits until the app redeems [link] and the SDK returns a result, and checks that the app redeems it exactly once.
  ///
  /// It passes if the app asked its SDK to redeem the link within 1 s ([within]), the SDK returned a result, and the app did not ask
  /// again for 250 ms ([quiet]) without an SDK call in progress. It does not see a second redemption that comes later: pass a longer
  /// [quiet] if the app has a longer timer. [outcome] is what comes of the redemption; null for any. [shows] is what the app shows, for
  /// the message of a failure.
  ///
  /// All times are real. In `testWidgets`, call it in `tester.runAsync`, and pass `tester.pump` as [pump]: it moves the fake clock, and
  /// with it the app's own timers, by the time that passes.
  ///
  /// Throws [RedeemedOnceFailed], at once for a second redemption or another outcome; [StateError] under a fake clock.
  Future<RecordedRedemption> expectRedeemedOnce(
    String link, {
    OutcomeKind? outcome,
    String? shows,
    Duration within = const Duration(seconds: 1),
    Duration quiet = const Duration(milliseconds: 250),
    Future<void> Function(Duration step)? pump,
  }) {
    return _expectRedeemedOnce(Watch('expectRedeemedOnce', pump), link, outcome, shows, within, quiet);
  }

  Future<RecordedRedemption> _expectRedeemedOnce(
    Watch watch,
    String link,
    OutcomeKind? outcome,
    String? shows,
    Duration within,
    Duration quiet,
  ) async {
    await _answered(watch, link, within, within.inMilliseconds > _patience.inMilliseconds ? within : _patience);
    // Nothing that comes later mends what is wrong now.
    await _redeemedOnce(link, outcome, shows);
    int calm = 0;
    int busy = 0;
    while (calm < quiet.inMilliseconds && busy < _patience.inMilliseconds && (await list(url: link)).length < 2) {
      final int passed = await watch.turn();
      if (_waitingCalls == 0) {
        calm += passed;
      } else {
        busy += passed;
      }
    }
    return await _redeemedOnce(link, outcome, shows);
  }

  /// Waits until the app redeems [link], for at most [within], and until its calls of the SDK have ended, for at most 2 s. An answer that
  /// is held (`delay`) comes when the test goes on: it is waited for 0.5 s.
  ///
  /// Nothing is checked; null waits for the calls alone. `FlutterPhone.open` waits so.
  Future<void> settle(Watch watch, String? link, Duration within) async {
    final bool isHeld = link != null && !await _answered(watch, link, within, _heldPatience);
    int quietTurns = 0;
    await watch.until(() async {
      quietTurns = _waitingCalls == 0 ? quietTurns + 1 : 0;
      return quietTurns > 3;
    }, isHeld ? _heldPatience : _patience);
  }

  /// Strict mode, for `tearDown`: checks that each link that was sold since `reset` was redeemed by the app, and that the app heard each message
  /// of an SDK's native side.
  ///
  /// The SDK's Dart code hears a changed customer for an app: it does not see an app that added no listener. Throws [SomethingMissed].
  Future<void> expectNothingMissed() async {
    final List<RecordedRedemption> asked = await list();
    final List<String> missed = [];
    String? cursor;
    bool hasMore = true;
    while (hasMore) {
      final StoreListResult page = await server.store.list(reveal: true, cursor: cursor);
      for (final ListedPurchase sold in page.purchases) {
        // A damaged link is the sold one with more behind its code.
        final bool isRedeemed = sold.codes.any((each) => asked.any((one) => (one.code ?? '').startsWith(each.code)));
        if (sold.codes.isNotEmpty && !isRedeemed) {
          missed.add('A link to ${sold.purchase.product} was sold and never redeemed.');
        }
      }
      cursor = page.nextCursor;
      hasMore = cursor != null;
    }
    for (final String message in _unheard) {
      missed.add('$message came, and the app has nothing that hears it.');
    }
    if (missed.isNotEmpty) {
      throw SomethingMissed(missed);
    }
  }

  /// Notes a message to the app. Call what it returns with the app's reply, which is null if nothing heard it.
  void Function(Object? reply) tell(String message) {
    _unheard.add(message);
    return (reply) {
      if (reply != null) {
        _unheard.remove(message);
      }
    };
  }

  /// Forgets the messages that the app did not hear.
  void forget() {
    _unheard.clear();
  }

  /// Notes the session of an app.
  void addApp(String session) {
    _sessions.add(session);
  }

  /// Makes a call of an SDK, for which the waits wait.
  Future<T> during<T>(Future<T> Function() call) async {
    _waitingCalls += 1;
    try {
      return await call();
    } finally {
      _waitingCalls -= 1;
    }
  }

  /// Waits until a redemption of the link has a result or there are two: for at most [within] until the app asks for the first, and then
  /// for at most [patience]. False if that one has no result yet.
  Future<bool> _answered(Watch watch, String link, Duration within, Duration patience) async {
    if (!await watch.until(() async => (await list(url: link)).isNotEmpty, within)) {
      return true;
    }
    return await watch.until(() async {
      final List<RecordedRedemption> found = await list(url: link);
      return found.length > 1 || found[0].outcome != null || found[0].error != null;
    }, patience);
  }

  Future<RecordedRedemption> _redeemedOnce(String link, OutcomeKind? outcome, String? shows) async {
    final List<RecordedRedemption> found = await list(url: link);
    // One redemption each in two sessions is one too many.
    final bool isOneApp = found.every((one) => one.session == found[0].session);
    final String session = found.isEmpty ? 'none' : found[0].session;
    try {
      await server.redemption.expect(url: link, outcome: outcome, shows: shows, session: isOneApp ? session : null);
    } on CallRefused catch (error) {
      if (error.kind != 'unexpectedRedemption') {
        rethrow;
      }
      throw RedeemedOnceFailed(error.reason, await list());
    }
    return found[0];
  }
}
