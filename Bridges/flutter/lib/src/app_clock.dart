import 'dart:async';

/// The timers of an app whose stories are played: those that it sets in [zone]. They fire only when [runOne] is called.
///
/// Dart has no way to replace `DateTime.now()`: an app that reads it has the computer's time.
final class AppClock {
  /// [failed] receives what the app throws and does not catch.
  AppClock(this._failed);

  final void Function(Object error) _failed;
  final List<AppTimer> _timers = [];

  /// Milliseconds since 1970.
  int now = 0;

  /// Where the app runs.
  late final Zone zone = Zone.root.fork(
    specification: ZoneSpecification(
      createTimer: (self, parent, zone, duration, action) => _add(duration, false, (timer) => action()),
      createPeriodicTimer: (self, parent, zone, period, action) => _add(period, true, action),
      handleUncaughtError: (self, parent, zone, error, stackTrace) => _failed(error),
    ),
  );

  /// Forgets all timers: the app has ended.
  void clear() {
    _timers.clear();
  }

  /// In how many milliseconds timers are due, each moment once, the next one first.
  List<int> get dues {
    final List<int> found = [];
    for (final AppTimer timer in _timers) {
      final int wait = timer.due < now ? 0 : timer.due - now;
      if (!found.contains(wait)) {
        found.insert(found.where((other) => other < wait).length, wait);
      }
    }
    return found;
  }

  /// The moment at which the next timer is due, if that is not later than [moment].
  int? nextUntil(int moment) {
    final AppTimer? next = _next(moment);
    return next == null || next.due > now ? next?.due : now;
  }

  /// Runs one timer that is due. Whether one was.
  bool runOne() {
    final AppTimer? next = _next(now);
    if (next == null) {
      return false;
    }
    final int? every = next.every;
    next.tick += 1;
    if (every == null) {
      _timers.remove(next);
    } else {
      next.due += every;
    }
    zone.run(() {
      try {
        next.action(next);
      } on Object catch (error) {
        _failed(error);
      }
    });
    return true;
  }

  Timer _add(Duration duration, bool repeats, void Function(Timer timer) action) {
    final int wait = duration.inMilliseconds > 0 ? duration.inMilliseconds : (repeats ? 1 : 0);
    final AppTimer timer = AppTimer(_timers, now + wait, repeats ? wait : null, action);
    _timers.add(timer);
    return timer;
  }

  AppTimer? _next(int moment) {
    AppTimer? next;
    for (final AppTimer timer in _timers) {
      if (timer.due <= moment && (next == null || timer.due < next.due)) {
        next = timer;
      }
    }
    return next;
  }
}

/// A timer of an app.
final class AppTimer implements Timer {
  /// A timer among others.
  AppTimer(this._all, this.due, this.every, this.action);

  final List<AppTimer> _all;

  /// When it fires, in milliseconds since 1970.
  int due;

  /// How often it fires, in milliseconds; null for once.
  final int? every;

  /// What it does.
  final void Function(Timer timer) action;

  @override
  int tick = 0;

  @override
  bool get isActive => _all.contains(this);

  @override
  void cancel() {
    _all.remove(this);
  }
}
