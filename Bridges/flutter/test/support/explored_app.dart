import 'dart:async';

import 'package:redemption_kit/redemption_kit.dart';

/// What is wrong in an app.
enum Habit {
  redeemsTwice('redeems twice'),
  saysActiveForLapsed('says active for a lapsed purchase'),
  showsUserEarly('shows the user before the sign-in has worked'),
  throwsInTimer('throws in a timer'),
  rejectsUnseen('drops a future that fails'),
  triesAgain('tries again after a success'),
  losesFirstLink('loses the link that starts it'),
  restless('sets timers of 0 ms again and again'),
  throwsAtItsEnd('throws when it ends');

  const Habit(this.words);

  final String words;
}

/// A habit, the property that finds it, and the length of the shortest story.
final class Defect {
  const Defect(this.habit, this.property, this.steps, this.world);

  final Habit habit;
  final String property;
  final int steps;
  final List<String> world;
}

const List<Defect> defects = [
  Defect(Habit.redeemsTwice, 'redeemedOnce', 2, ['purchase', 'linkOpens']),
  Defect(Habit.saysActiveForLapsed, 'truthful', 3, ['purchase', 'linkOpens', 'lapse']),
  Defect(Habit.showsUserEarly, 'rightHolder', 4, ['purchase', 'linkOpens', 'serverFails']),
  Defect(Habit.throwsInTimer, 'noCrash', 3, ['purchase', 'linkOpens', 'secondPhoneRedeems']),
  Defect(Habit.rejectsUnseen, 'noCrash', 3, ['purchase', 'linkOpens', 'secondPhoneRedeems']),
  Defect(Habit.triesAgain, 'redeemedOnce', 3, ['purchase', 'linkOpens', 'timePasses']),
  Defect(Habit.losesFirstLink, 'noSilence', 2, ['purchase', 'linkStartsApp', 'relaunch']),
];

/// A small app that redeems links: a correct one, but for its habit.
final class SmallApp extends ExploredApp {
  SmallApp(this._purchases, this._habit);

  static Future<SmallApp> start(RedemptionServer server, Habit? habit) async {
    final PurchasesChannel purchases = await PurchasesChannel.open(server, platform: Platform.ios);
    final SmallApp app = SmallApp(purchases, habit);
    await app._configure();
    return app;
  }

  Future<void> _configure() async {
    _updates = _purchases.customerInfoUpdates.listen(_take);
    await _purchases.invoke('setupPurchases', {'apiKey': 'k', 'appUserId': null});
  }

  final PurchasesChannel _purchases;
  StreamSubscription<Map<String, Object?>>? _updates;
  final Habit? _habit;
  String _says = 'nothing';
  List<String> _active = [];
  String? _user;
  String? _link;
  bool _isRunning = false;

  @override
  Map<String, Object?> get shows {
    final String says = _says == 'nothing' && _active.isNotEmpty ? 'active' : _says;
    return {'says': says, 'access': _active, if (_user != null) 'user': _user};
  }

  @override
  Object? get key => [_says, _active, _user, _link, _isRunning];

  @override
  Map<String, Future<void> Function()> get events => {if (_says == 'retry') 'retry': _retry, 'signIn': _signIn};

  @override
  Future<void> open(String url) async {
    if (_habit == Habit.restless) {
      _spin();
    }
    if (_habit == Habit.redeemsTwice) {
      unawaited(_redeem(url));
    } else if (_isRunning) {
      return; // The one that runs says what comes of it.
    }
    await _redeem(url);
  }

  @override
  Future<void> end() async {
    await _updates?.cancel();
    if (_habit == Habit.throwsAtItsEnd) {
      throw StateError('the end');
    }
  }

  @override
  Future<ExploredApp> restart({required bool isNew, String? url}) async {
    final SmallApp app = SmallApp(_purchases, _habit);
    await app._configure();
    if (url != null && _habit != Habit.losesFirstLink) {
      unawaited(app._redeem(url));
    }
    return app;
  }

  void _spin() {
    Timer(const Duration(milliseconds: 0), _spin);
  }

  Future<void> _retry() async {
    final String? link = _link;
    if (link != null && !_isRunning) {
      await _redeem(link);
    }
  }

  Future<void> _signIn() async {
    if (_habit == Habit.showsUserEarly) {
      _user = 'ada';
    }
    try {
      final Object? result = await _purchases.invoke('logIn', {'appUserID': 'ada'});
      _user = 'ada';
      _take(_member(result, 'customerInfo'));
    } on ChannelFailure {
      return; // The buyer can sign in again.
    }
  }

  Future<void> _redeem(String url) async {
    _link = url;
    _isRunning = true;
    _says = 'working';
    Object? value;
    try {
      value = await _purchases.invoke('redeemWebPurchase', {'redemptionLink': url});
    } on ChannelFailure {
      value = null;
    }
    _isRunning = false;
    switch (_member(value, 'result')) {
      case 'SUCCESS':
        _take(_member(value, 'customerInfo'));
        _says = _active.isNotEmpty || _habit == Habit.saysActiveForLapsed ? 'active' : 'expired';
        if (_habit == Habit.triesAgain) {
          Timer(const Duration(milliseconds: 500), () => unawaited(_redeem(url)));
        }
      case 'EXPIRED':
        _says = 'expired';
        if (_habit == Habit.throwsInTimer) {
          Timer(const Duration(milliseconds: 0), () => throw StateError('it is over'));
        }
        if (_habit == Habit.rejectsUnseen) {
          unawaited(_fail());
        }
      case 'INVALID_TOKEN':
        _says = 'invalid';
      case 'PURCHASE_BELONGS_TO_OTHER_USER':
        _says = 'otherUser';
      default:
        _says = 'retry';
    }
  }

  Future<void> _fail() async {
    throw StateError('nobody looks');
  }

  void _take(Object? customer) {
    final Object? active = _member(_member(customer, 'entitlements'), 'active');
    if (active is Map<Object?, Object?>) {
      _active = [for (final Object? id in active.keys) '$id'];
    }
    if (_active.isEmpty && _says == 'active') {
      _says = 'expired';
    }
  }

  static Object? _member(Object? json, String name) => json is Map<Object?, Object?> ? json[name] : null;
}
