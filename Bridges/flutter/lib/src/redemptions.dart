import 'generated/types.dart';
import 'watch.dart';

/// How a redemption ended.
enum RedemptionEnd {
  /// The purchase is unlocked.
  redeemed,

  /// The code was good, but nothing of its purchase is active.
  subscriptionExpired,

  /// The code is too old, or was used.
  linkExpired,

  /// There is no such code.
  invalidCode,

  /// Another user has the purchase and keeps it.
  purchaseBelongsToOtherUser,

  /// The network or the service failed.
  failed,
}

/// One redemption that an app asked for.
final class Redemption {
  /// Names it.
  Redemption({required this.vendor, required this.session, required this.code, this.at = 0});

  /// Whose SDK was asked.
  final Vendor vendor;

  /// The session that asked: the installed app.
  final String session;

  /// The code of the link; the whole text if it has none.
  final String code;

  /// When the app asked, in milliseconds of real time since the list was made.
  final int at;

  /// How it ended; null while it is in progress, or if the SDK never answers.
  RedemptionEnd? end;

  @override
  String toString() => '$session: ${end == null ? 'in progress' : end?.name}';
}

/// Redemptions are not what a test expects.
final class UnexpectedRedemptions implements Exception {
  /// Says what is wrong.
  const UnexpectedRedemptions(this.message);

  /// What is wrong, and what was asked for.
  final String message;

  @override
  String toString() => 'UnexpectedRedemptions: $message';
}

/// The redemptions that apps asked for on one server, in order.
///
/// RevenueCat: every call of `redeemWebPurchase`. Superwall: every redemption that its SDK begins. A success of RevenueCat
/// whose customer has nothing active is [RedemptionEnd.subscriptionExpired]. `RedemptionServer.reset` empties the list.
final class Redemptions {
  /// None yet.
  Redemptions() : _clock = Stopwatch() {
    _clock.start();
  }

  /// A wait for the result of a redemption, or for the end of a call, ends after this time at the latest.
  static const Duration _patience = Duration(seconds: 2);

  final Stopwatch _clock;
  final List<Redemption> _all = [];
  int _calls = 0;

  /// All of them, in the order in which they were asked for.
  List<Redemption> get all => _all.sublist(0);

  /// Waits until the app redeems [link] and the SDK returns a result, and checks that the app redeems it exactly once.
  ///
  /// It passes if the app asked its SDK to redeem the link within 1 s ([within]), the SDK returned a result, and the app did not ask
  /// again for 250 ms ([quiet]) without an SDK call in progress. It does not see a second redemption that comes later: pass a longer
  /// [quiet] if the app has a longer timer. [end] is how the redemption ends; null for any end.
  ///
  /// All times are real. In `testWidgets`, call it in `tester.runAsync`, and pass `tester.pump` as [pump]: it moves the fake clock, and
  /// with it the app's own timers, by the time that passes.
  ///
  /// Throws [UnexpectedRedemptions], at once for a second redemption or another end; [StateError] under a fake clock.
  Future<Redemption> expectRedeemedOnce(
    String link, {
    RedemptionEnd? end,
    Duration within = const Duration(seconds: 1),
    Duration quiet = const Duration(milliseconds: 250),
    Future<void> Function(Duration step)? pump,
  }) {
    return _expectRedeemedOnce(Watch('expectRedeemedOnce', pump), link, end, within, quiet);
  }

  Future<Redemption> _expectRedeemedOnce(Watch watch, String link, RedemptionEnd? end, Duration within, Duration quiet) async {
    if (!await watch.until(() => _of(link).isNotEmpty, within)) {
      throw _unexpected('Expected one redemption of $link within ${within.inMilliseconds} ms, but there were 0.');
    }
    final Duration limit = within.inMilliseconds > _patience.inMilliseconds ? within : _patience;
    await watch.until(() => _of(link).length > 1 || _of(link)[0].end != null, limit);
    Redemption found = expectOnce(link, end);
    int calm = 0;
    int busy = 0;
    while (calm < quiet.inMilliseconds) {
      final int passed = await watch.turn();
      found = expectOnce(link, end);
      if (_calls == 0) {
        calm += passed;
      } else if (busy < _patience.inMilliseconds) {
        busy += passed;
      } else {
        break;
      }
    }
    return found;
  }

  /// Waits until the app redeems [link], for at most [within], and until its calls of the SDK have ended, for at most 2 s each.
  ///
  /// Nothing is checked; null waits for the calls alone. `FlutterPhone.open` waits so.
  Future<void> settle(Watch watch, String? link, Duration within) async {
    if (link != null && await watch.until(() => _of(link).isNotEmpty, within)) {
      final Duration limit = within.inMilliseconds > _patience.inMilliseconds ? within : _patience;
      await watch.until(() => _of(link).every((one) => one.end != null), limit);
    }
    int quietTurns = 0;
    await watch.until(() {
      quietTurns = _calls == 0 ? quietTurns + 1 : 0;
      return quietTurns > 3;
    }, _patience);
  }

  /// Checks that, up to now, [link] (or its code) was redeemed exactly once, and that it ended with [end]; null for any end.
  ///
  /// It does not wait: [expectRedeemedOnce] does. Throws [UnexpectedRedemptions].
  Redemption expectOnce(String link, [RedemptionEnd? end]) {
    final List<Redemption> found = _of(link);
    if (found.length != 1) {
      throw _unexpected('Expected one redemption of $link, but there were ${found.length}.');
    }
    final RedemptionEnd? ended = found[0].end;
    if (ended == null) {
      throw _unexpected('The redemption of $link is still in progress.');
    }
    if (end != null && ended != end) {
      throw _unexpected('The redemption of $link ended with ${ended.name}, not with ${end.name}.');
    }
    return found[0];
  }

  /// Checks that [link] was not redeemed up to now. Throws [UnexpectedRedemptions].
  void expectNone(String link) {
    if (_of(link).isNotEmpty) {
      throw _unexpected('The link was redeemed.');
    }
  }

  /// Checks that, up to now, these links and no others were redeemed, in this order. Throws [UnexpectedRedemptions].
  void expectOrder(List<String> links) {
    final String wanted = links.map(linkCode).join(' ');
    if (_all.map((one) => one.code).join(' ') != wanted) {
      throw _unexpected('Expected ${links.length} redemptions in the given order.');
    }
  }

  /// Notes a redemption that begins.
  Redemption begin(Vendor vendor, String session, String link) {
    final Redemption begun = Redemption(vendor: vendor, session: session, code: linkCode(link), at: _clock.elapsedMilliseconds);
    _all.add(begun);
    return begun;
  }

  /// Notes a call of an SDK that begins.
  void beginCall() {
    _calls += 1;
  }

  /// Notes a call of an SDK that has ended.
  void endCall() {
    _calls -= 1;
  }

  /// Notes what a Superwall SDK tells: it begins and ends redemptions by itself.
  void note(SessionEvent event) {
    final Object? code = event.params['code'];
    if (code is! String) {
      return;
    }
    if (event.name == 'redemption_start') {
      begin(Vendor.superwall, event.session, code);
    } else if (event.name == 'didRedeemLink') {
      for (final Redemption one in _all) {
        if (one.session == event.session && one.code == code && one.end == null) {
          one.end = superwallEnd(event.params['type']);
          return;
        }
      }
    }
  }

  /// Forgets all.
  void clear() {
    _all.clear();
  }

  List<Redemption> _of(String link) {
    final String code = linkCode(link);
    return _all.where((one) => one.code == code).toList();
  }

  UnexpectedRedemptions _unexpected(String what) {
    final List<String> asked = [];
    for (final Redemption one in _all) {
      final String later = asked.isEmpty ? '' : ', ${one.at - _all[0].at} ms later';
      asked.add('${asked.length + 1}. ${one.code}$later: ${one.end == null ? 'still in progress' : one.end?.name} (${one.session})');
    }
    return UnexpectedRedemptions('$what The app asked its SDK for ${asked.isEmpty ? 'no redemption.' : 'these:\n${asked.join('\n')}'}');
  }
}

/// The code of either vendor's link; the text itself if it has none.
String linkCode(String link) {
  final int query = link.indexOf('?');
  if (query < 0) {
    return link;
  }
  for (final String part in link.substring(query + 1).split('#')[0].split('&')) {
    for (final String name in ['redemption_token=', 'code=']) {
      if (part.startsWith(name)) {
        return Uri.decodeComponent(part.substring(name.length));
      }
    }
  }
  return link;
}

/// How a redemption of RevenueCat's ended, by the value of `redeemWebPurchase` (purchases_flutter 10.9.1).
RedemptionEnd revenuecatEnd(Object? value) {
  final Map<Object?, Object?> object = value is Map<Object?, Object?> ? value : {};
  return switch (object['result']) {
    'SUCCESS' => _hasActive(object['customerInfo']) ? RedemptionEnd.redeemed : RedemptionEnd.subscriptionExpired,
    'EXPIRED' => RedemptionEnd.linkExpired,
    'INVALID_TOKEN' => RedemptionEnd.invalidCode,
    'PURCHASE_BELONGS_TO_OTHER_USER' => RedemptionEnd.purchaseBelongsToOtherUser,
    _ => RedemptionEnd.failed,
  };
}

bool _hasActive(Object? customer) {
  final Object? entitlements = customer is Map<Object?, Object?> ? customer['entitlements'] : null;
  final Object? active = entitlements is Map<Object?, Object?> ? entitlements['active'] : null;
  return active is Map<Object?, Object?> && active.isNotEmpty;
}

/// How a redemption of Superwall's ended, by the case of `PRedemptionResult` (superwallkit_flutter 2.4.11).
RedemptionEnd superwallEnd(Object? type) {
  return switch (type) {
    'PSuccessRedemptionResult' => RedemptionEnd.redeemed,
    'PExpiredSubscriptionCode' => RedemptionEnd.subscriptionExpired,
    'PExpiredCodeRedemptionResult' => RedemptionEnd.linkExpired,
    'PInvalidCodeRedemptionResult' => RedemptionEnd.invalidCode,
    _ => RedemptionEnd.failed,
  };
}
