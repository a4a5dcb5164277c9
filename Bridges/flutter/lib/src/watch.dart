import 'dart:async';

/// Waits in turns of real time.
///
/// A turn counts at most 10 ms, however long it took: in a process that stood still, the app's own timers run first.
final class Watch {
  /// [pump] moves a test framework's fake clock by the time of each turn.
  ///
  /// Throws [StateError] under a fake clock, where the caller would wait for ever.
  Watch(this.what, this.pump) : _stopwatch = Stopwatch() {
    final Timer timer = Timer(const Duration(), () {});
    timer.cancel();
    if ('${timer.runtimeType}'.contains('FakeTimer')) {
      throw StateError(
        '$what waits in real time, and the clock here is fake. In testWidgets, call it in runAsync, and pass the pump that moves the '
        'app\'s own timers: await tester.runAsync(() => $what(…, pump: tester.pump)).',
      );
    }
    _stopwatch.start();
  }

  /// What waits, for the error.
  final String what;

  /// Moves the app's own clock.
  final Future<void> Function(Duration step)? pump;

  final Stopwatch _stopwatch;
  int _turnBegan = 0;

  /// Waits for a turn. The time that it counts, in milliseconds.
  Future<int> turn() async {
    await Zone.root.run(() => Future<void>.delayed(const Duration(milliseconds: 5)));
    final int now = _stopwatch.elapsedMilliseconds;
    final int passed = now - _turnBegan > 10 ? 10 : now - _turnBegan;
    _turnBegan = now;
    final Future<void> Function(Duration step)? move = pump;
    if (move != null) {
      await move(Duration(milliseconds: passed));
    }
    return passed;
  }

  /// Waits until [isDone], for at most [limit]. Whether it is.
  Future<bool> until(Future<bool> Function() isDone, Duration limit) async {
    int passed = 0;
    while (!await isDone()) {
      if (passed >= limit.inMilliseconds) {
        return false;
      }
      passed += await turn();
    }
    return true;
  }
}
