import 'dart:async';

import 'app_clock.dart';
import 'channel.dart';
import 'errors.dart';
import 'generated/json.dart';
import 'generated/types.dart';
import 'server.dart';

/// An app whose stories are played. Write one around the app under test.
abstract class ExploredApp {
  /// For classes that extend it.
  const ExploredApp();

  /// What the app shows now: `says`, `access`, `user` and `text` (docs/explore.md). Leave out what it does not have.
  Map<String, Object?> get shows;

  /// All that decides what the app does next, as JSON. With null no search is closed.
  Object? get key;

  /// What the buyer can do in the app now, by the names that [Explorer] has. Each may return before it has ended.
  Map<String, Future<void> Function()> get events;

  /// Opens a link while the app runs, as the operating system does.
  Future<void> open(String url);

  /// Ends the app, before the next story begins and before [restart]. Its SDKs are uninstalled by themselves.
  Future<void> end() async {}

  /// Starts the app again after [end], for the events `relaunch`, `reinstall` and `linkStartsApp`: its SDKs are there, and not configured.
  ///
  /// [isNew] is true for `reinstall`: delete what the app has stored. [url] is the link that starts it, null for none: the app reads it as
  /// the first link, not as one that opens the running app. With `FlutterPhone`, pass it to `launch`.
  Future<ExploredApp> restart({required bool isNew, String? url}) async {
    throw UnsupportedError('The events relaunch, reinstall and linkStartsApp need ExploredApp.restart.');
  }
}

/// What a search has found.
final class ExploreReport {
  /// Reads the result of `explore/report`.
  const ExploreReport(this.json);

  /// The whole result: coverage, gaps, and the report as JUnit XML.
  final Map<String, Object?> json;

  /// The report for people.
  String get text => readMember(json, 'text', '', readString);

  /// True if every event was tried in every state.
  bool get isClosed => readMember(json, 'closed', '', readBool);

  /// The properties that do not hold, each with the shortest story that shows it.
  List<Map<String, Object?>> get findings => readMember(json, 'findings', '', (list, path) => readList(list, path, readObject));
}

/// A story has shown that a property does not hold.
final class StoryFailed implements Exception {
  /// With what was found.
  const StoryFailed(this.report);

  /// What was found, with the story.
  final ExploreReport report;

  @override
  String toString() => 'StoryFailed: ${report.text}';
}

/// The app calls its SDK, or sets timers of 0 ms, again and again.
final class NeverSettled implements Exception {
  /// After many rounds.
  const NeverSettled();

  @override
  String toString() => 'NeverSettled: The app has not come to rest in ${Explorer._mostRounds} rounds.';
}

/// Explores an app: plays every event in every state that can be reached, and finds the shortest stories at whose ends a property does not
/// hold (docs/explore.md).
///
/// ```dart
/// final explorer = Explorer(server, startApp, vendor: Vendor.revenuecat, platform: Platform.ios, world: ['purchase', 'linkOpens']);
/// final report = await explorer.explore();
/// expect(report.findings, isEmpty, reason: report.text);
/// ```
///
/// The app runs in a zone whose timers fire when the search lets time pass. `DateTime.now()` stays the computer's.
final class Explorer {
  /// [start] installs a drop-in on [server], not configured, and starts the app. It is called for each story: keep no state outside of it.
  ///
  /// [events] are the names of what the buyer can do, with the sentence for a story. [world] is what the server lets happen, [properties]
  /// what must hold, [limits] where the search ends (`stories`, `seconds`, `depth`, `purchases`). The same [seed] gives the same report.
  Explorer(
    this._server,
    this._start, {
    required Vendor vendor,
    required Platform platform,
    Map<String, String> events = const {},
    List<String>? world,
    List<String>? properties,
    Map<String, Object?>? limits,
    String? user,
    int? seed,
  }) : _params = {
         'app': {'vendor': vendor.value, 'sdk': 'flutter', 'platform': platform.value},
         'events': [
           for (final MapEntry<String, String> event in events.entries) {'name': event.key, 'text': event.value},
         ],
         if (world != null) 'world': world,
         if (properties != null) 'properties': properties,
         if (limits != null) 'limits': limits,
         if (user != null) 'user': user,
         if (seed != null) 'seed': seed,
       };

  static const int _mostRounds = 1000;

  /// The events that end the app and start it.
  static const Set<String> _starts = {'relaunch', 'reinstall', 'linkStartsApp'};

  final RedemptionServer _server;
  final Future<ExploredApp> Function() _start;
  final Map<String, Object?> _params;
  late final AppClock _clock = AppClock(_fail);
  ExploredApp? _app;
  String? _failure;

  /// Searches, and returns what was found.
  Future<ExploreReport> explore() => _play(null);

  /// Plays one story of a report, by the names of its events. Throws [StoryFailed] if a property does not hold.
  Future<void> playStory(List<String> story) async {
    final ExploreReport report = await _play(story);
    if (report.findings.isNotEmpty) {
      throw StoryFailed(report);
    }
  }

  Future<ExploreReport> _play(List<String>? story) async {
    await _end();
    Map<String, Object?> step = await _call('explore/start', {..._params, if (story != null) 'story': story});
    final String exploration = readMember(step, 'exploration', '', readString);
    while (step['do'] != 'done') {
      step = await _call('explore/observed', {'exploration': exploration, ...await _follow(step)});
    }
    await _end();
    return ExploreReport(await _call('explore/report', {'exploration': exploration}));
  }

  Future<Map<String, Object?>> _call(String method, Map<String, Object?> params) async {
    return readObject(await _server.call(method, params), method);
  }

  Future<Map<String, Object?>> _follow(Map<String, Object?> step) async {
    if (step['do'] == 'end') {
      await _end();
      return {'ended': true};
    }
    final Object? event = step['event'];
    final Map<String, Object?> happening = event is Map<String, Object?> ? event : {};
    final Object? milliseconds = happening['milliseconds'];
    final int passes = milliseconds is int ? milliseconds : 0;
    _clock.now = readMember(step, 'now', '', readInt) - passes;
    if (step['do'] == 'begin') {
      await _inApp(() async {
        _app = await _start();
      });
    } else if (happening['kind'] == 'world' && _starts.contains(happening['name'])) {
      await _restart(happening['name'] == 'reinstall', happening['url']);
    } else {
      await _advance(passes);
      _happen(happening);
    }
    await _settle();
    return await _observed();
  }

  Future<Map<String, Object?>> _observed() async {
    final Map<String, Object?> seen = {'timers': _clock.dues};
    await _inApp(() async {
      final ExploredApp? app = _app;
      if (app != null) {
        seen['shows'] = app.shows;
        seen['enabled'] = app.events.keys.toList();
        final Object? key = app.key;
        if (key != null) {
          seen['key'] = key;
        }
      }
    });
    final String? failure = _failure;
    if (failure != null) {
      seen['failed'] = failure;
    }
    _failure = null;
    return seen;
  }

  /// Lets something happen that may take long.
  void _happen(Map<String, Object?> happening) {
    final Object? url = happening['url'];
    final ExploredApp? app = _app;
    if (app == null) {
      return;
    }
    if (url is String) {
      unawaited(_inApp(() => app.open(url)));
    }
    final Future<void> Function()? action = app.events[happening['name']];
    if (happening['kind'] == 'app' && action != null) {
      unawaited(_inApp(action));
    }
  }

  Future<void> _advance(int milliseconds) async {
    final int end = _clock.now + milliseconds;
    int? due = _clock.nextUntil(end);
    while (due != null) {
      _clock.now = due;
      await _settle();
      due = _clock.nextUntil(end);
    }
    _clock.now = end;
  }

  /// Waits until nothing can run before the next event: no answer is on its way but those that the server holds.
  Future<void> _settle() async {
    for (int round = 0; round < _mostRounds; round += 1) {
      final int before = _server.traffic;
      await _turns();
      if (_clock.runOne()) {
        continue;
      }
      final int now = _server.traffic;
      if (now != before) {
        continue;
      }
      if (_server.pendingCalls == 0) {
        return;
      }
      // The server answers in order: what is behind this has an answer now, or none until another event.
      await _server.clock.now();
      await _turns();
      if (_server.traffic == now + 2 && _clock.nextUntil(_clock.now) == null) {
        return;
      }
    }
    throw const NeverSettled();
  }

  Future<void> _end() async {
    await _stop((installed) async {
      try {
        await installed.close();
      } on CallRefused {
        // The search has closed its session.
      }
    });
    _failure = null;
  }

  /// Ends the app and starts it again, by a link or not: what it waits for is gone, what its SDKs have stored stays or not.
  Future<void> _restart(bool isNew, Object? url) async {
    final ExploredApp? app = _app;
    if (app == null) {
      return;
    }
    await _stop((installed) => isNew ? installed.reinstall() : installed.relaunch());
    await _inApp(() async {
      _app = await app.restart(isNew: isNew, url: url is String ? url : null);
    });
  }

  /// Ends the app, and lets each SDK leave it. An error that follows from this does not count.
  Future<void> _stop(Future<void> Function(SessionChannel installed) leave) async {
    final ExploredApp? app = _app;
    _app = null;
    if (app != null) {
      await _inApp(app.end);
    }
    final String? failure = _failure;
    _clock.clear();
    for (final SessionChannel installed in _server.installed.sublist(0)) {
      await leave(installed);
    }
    await _turns();
    _clock.clear();
    _failure = failure;
  }

  /// Errors do not leave the app's zone: they are caught in it.
  Future<void> _inApp(Future<void> Function() action) {
    return _clock.zone.run(() async {
      try {
        await action();
      } on Object catch (error) {
        _fail(error);
      }
    });
  }

  void _fail(Object error) {
    _failure ??= '$error';
  }

  /// Lets everything run that can run without time.
  static Future<void> _turns() async {
    for (int turn = 0; turn < 2; turn += 1) {
      await Zone.root.run(() => Future<void>.delayed(const Duration(milliseconds: 0)));
    }
  }
}
