import 'generated/types.dart';

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
  Redemption({required this.vendor, required this.session, required this.code});

  /// Whose SDK was asked.
  final Vendor vendor;

  /// The session that asked: the installed app.
  final String session;

  /// The code of the link; the whole text if it has none.
  final String code;

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
  Redemptions();

  final List<Redemption> _all = [];

  /// All of them, in the order in which they were asked for.
  List<Redemption> get all => _all.sublist(0);

  /// Checks that [link] (or its code) was redeemed exactly once, and that it ended with [end]; null for any end.
  ///
  /// Throws [UnexpectedRedemptions].
  Redemption expectOnce(String link, [RedemptionEnd? end]) {
    final List<Redemption> found = _of(link);
    if (found.length != 1) {
      throw _unexpected('The link was redeemed ${found.isEmpty ? 'never' : '${found.length} times'}, not once.');
    }
    final RedemptionEnd? ended = found[0].end;
    if (ended == null) {
      throw _unexpected('The redemption of the link is in progress.');
    }
    if (end != null && ended != end) {
      throw _unexpected('The redemption of the link ended with ${ended.name}, not with ${end.name}.');
    }
    return found[0];
  }

  /// Checks that [link] was not redeemed. Throws [UnexpectedRedemptions].
  void expectNone(String link) {
    if (_of(link).isNotEmpty) {
      throw _unexpected('The link was redeemed.');
    }
  }

  /// Checks that these links, and no others, were redeemed in this order. Throws [UnexpectedRedemptions].
  void expectOrder(List<String> links) {
    final String wanted = links.map(linkCode).join(' ');
    if (_all.map((one) => one.code).join(' ') != wanted) {
      throw _unexpected('Expected ${links.length} redemptions in the given order.');
    }
  }

  /// Notes a redemption that begins.
  Redemption begin(Vendor vendor, String session, String link) {
    final Redemption begun = Redemption(vendor: vendor, session: session, code: linkCode(link));
    _all.add(begun);
    return begun;
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
    return UnexpectedRedemptions('$what Asked for: ${_all.isEmpty ? 'nothing' : _all.map((one) => '$one').join('; ')}.');
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
