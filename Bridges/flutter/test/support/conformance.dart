import 'dart:async';
import 'dart:convert';
import 'dart:io';

import 'package:redemption_kit/redemption_kit.dart';

import 'executables.dart';
import 'json.dart';

/// Why a case does not hold, and at which step, counted from 1.
final class CaseFailure implements Exception {
  const CaseFailure(this.step, this.reason);

  final int step;
  final String reason;

  @override
  String toString() => 'step $step: $reason';
}

/// A case of `Tests/Conformance`.
final class ConformanceCase {
  const ConformanceCase({required this.file, required this.description, required this.steps});

  final String file;
  final String description;
  final List<Map<String, Object?>> steps;

  /// Whether it only asks questions, so that it leaves a server as it was.
  bool get isPure {
    return steps.every((step) => ['link/parse', 'reply/render', 'reply/read'].contains(step['method']));
  }
}

/// Whether steps have targets, and all of them are Flutter's. This package has no types for other SDKs.
bool areForFlutter(List<Map<String, Object?>> steps) {
  final List<Object?> sdks = [];
  for (final Map<String, Object?> step in steps) {
    final Map<String, Object?> params = readObject(step['params'], 'params');
    final Object? target = params['target'];
    sdks.add(params['sdk']);
    if (target is Map<String, Object?>) {
      sdks.add(target['sdk']);
    }
  }
  return sdks.any((sdk) => sdk != null) && sdks.every((sdk) => sdk == null || sdk == 'flutter');
}

/// Flutter's cases in the order of `index.json`.
List<ConformanceCase> readCases(String folder) {
  final List<ConformanceCase> cases = [];
  final Map<String, Object?> index = readObject(jsonDecode(File('$folder/index.json').readAsStringSync()), 'index.json');
  for (final Object? entry in readAll(index['files'], 'files')) {
    final String name = readText(readObject(entry, 'files')['file'], 'file');
    final Map<String, Object?> file = readObject(jsonDecode(File('$folder/$name').readAsStringSync()), name);
    for (final Object? item in readAll(file['cases'], name)) {
      final Map<String, Object?> given = readObject(item, name);
      final List<Map<String, Object?>> steps = [
        for (final Object? step in readAll(given['steps'], name)) readObject(step, name),
      ];
      if (areForFlutter(steps)) {
        cases.add(ConformanceCase(file: name, description: readText(given['description'], name), steps: steps));
      }
    }
  }
  return cases;
}

/// The lines of `known-gaps.txt`: `file: description # reason`. Empty ones and comments are passed over.
Set<String> readKnownGaps(String path) {
  final Set<String> gaps = <String>{};
  for (final String line in File(path).readAsLinesSync()) {
    final String gap = line.split(' # ')[0].trim();
    if (gap != '' && !gap.startsWith('#')) {
      gaps.add(gap);
    }
  }
  return gaps;
}

Map<String, Object?> readObject(Object? json, String where) {
  return json is Map<String, Object?> ? json : throw FormatException('$where: expected an object');
}

List<Object?> readAll(Object? json, String where) {
  return json is List<Object?> ? json : throw FormatException('$where: expected a list');
}

String readText(Object? json, String where) => json is String ? json : throw FormatException('$where: expected text');

/// Plays cases. [close] ends the server that the pure ones share.
final class ConformancePlayer {
  RedemptionServer? _shared;

  Future<void> play(ConformanceCase given) async {
    if (given.isPure) {
      final RedemptionServer server = _shared ?? await startServer();
      _shared = server;
      await CasePlay(server).play(given.steps);
      return;
    }
    final RedemptionServer server = await startServer();
    try {
      await CasePlay(server).play(given.steps);
    } finally {
      await server.close();
    }
  }

  Future<void> close() async {
    await _shared?.close();
  }
}

/// One case on its server.
final class CasePlay {
  CasePlay(this._server);

  final RedemptionServer _server;
  final Map<String, Object?> _saved = {};
  final Map<String, Target> _targets = {};
  final Map<String, LaterCall> _later = {};
  final List<SessionEvent> _events = [];
  int _number = 0;

  Future<void> play(List<Map<String, Object?>> steps) async {
    final StreamSubscription<SessionEvent> subscription = _server.events.listen(_events.add);
    try {
      for (final Map<String, Object?> step in steps) {
        _number += 1;
        await _play(step);
      }
    } finally {
      await subscription.cancel();
    }
  }

  CaseFailure _failure(String reason) => CaseFailure(_number, reason);

  Future<void> _play(Map<String, Object?> step) async {
    final String method = readText(step['method'], 'method');
    final Map<String, Object?> params = readObject(filled(step['params'], _saved), 'params');
    _events.clear();
    for (final Object? name in step.containsKey('replies') ? readAll(step['replies'], 'replies') : []) {
      if (_laterCall(name).isOver) {
        throw _failure('the reply of $name came too early');
      }
    }
    final PendingCall call = _server.begin(method, params);
    final Object? later = step['later'];
    if (later is String) {
      _later[later] = LaterCall(step, params, call);
      await _answered(_server.begin('clock/now'));
      if (_laterCall(later).isOver) {
        throw _failure('the reply came at once');
      }
      return;
    }
    _check(step, params, await _answered(call));
    for (final Object? name in step.containsKey('replies') ? readAll(step['replies'], 'replies') : []) {
      final LaterCall waiting = _laterCall(name);
      _check(waiting.step, waiting.params, await _answered(waiting.call));
    }
    if (step.containsKey('events')) {
      _checkEvents(readAll(filled(step['events'], _saved), 'events'));
    }
    _checkEventTypes();
  }

  LaterCall _laterCall(Object? name) {
    final LaterCall? found = _later[readText(name, 'replies')];
    if (found == null) {
      throw _failure('no step is called $name');
    }
    return found;
  }

  Future<Answer> _answered(PendingCall call) async {
    try {
      return Answer(await call.result, null);
    } on CallRefused catch (error) {
      return Answer(null, error);
    }
  }

  void _check(Map<String, Object?> step, Map<String, Object?> params, Answer answer) {
    final CallRefused? refused = answer.refused;
    if (step.containsKey('error')) {
      _checkError(readObject(step['error'], 'error'), answer);
      return;
    }
    if (refused != null) {
      throw _failure(refused.message);
    }
    final Object? result = answer.result;
    if (step.containsKey('result') && !sameJson(result, filled(step['result'], _saved))) {
      throw _failure('another result: ${jsonEncode(result)}');
    }
    if (step.containsKey('contains') && !containsJson(result, filled(step['contains'], _saved))) {
      throw _failure('the result lacks something: ${jsonEncode(result)}');
    }
    _checkTypes(readText(step['method'], 'method'), params, result);
    if (step.containsKey('save')) {
      for (final MapEntry<String, Object?> entry in readObject(step['save'], 'save').entries) {
        _saved[entry.key] = valueAt(result, readText(entry.value, 'save'));
      }
    }
  }

  void _checkError(Map<String, Object?> expected, Answer answer) {
    final CallRefused? refused = answer.refused;
    if (refused == null) {
      throw _failure('a result instead of an error: ${jsonEncode(answer.result)}');
    }
    final bool samePath = !expected.containsKey('path') || refused.path == expected['path'];
    if (refused.code != expected['code'] || refused.kind != expected['kind'] || !samePath) {
      throw _failure('another error: ${refused.message}');
    }
  }

  void _checkEvents(List<Object?> expected) {
    final List<String> names = [for (final SessionEvent event in _events) event.name];
    if (names.length != expected.length) {
      throw _failure('other events: ${names.join(', ')}');
    }
    for (int index = 0; index < expected.length; index += 1) {
      final Map<String, Object?> wanted = readObject(expected[index], 'events');
      final SessionEvent event = _events[index];
      final bool sameParams = !wanted.containsKey('params') || containsJson(event.params, wanted['params']);
      if (event.name != wanted['name'] || !sameParams) {
        throw _failure('event ${index + 1} is ${event.name} with ${jsonEncode(event.params)}');
      }
    }
  }

  /// Reads a result, and the reply in it, with the generated types, and writes them again.
  void _checkTypes(String method, Map<String, Object?> params, Object? result) {
    _checkRoundTrip(method, readResult(method, result), result);
    if (method == 'session/open') {
      final SessionOpenResult opened = SessionOpenResult.fromJson(result);
      _targets[opened.session] = Target.fromJson({
        'vendor': params['vendor'],
        'sdk': params['sdk'],
        'platform': params['platform'],
      });
    }
    final Object? reply = result is Map<String, Object?> ? result['reply'] : null;
    final Target? target = method == 'reply/render' ? Target.fromJson(params['target']) : _targets[params['session']];
    if (reply == null || target == null) {
      return;
    }
    final bool isRedemption = method == 'redemption/redeem' || method == 'reply/render';
    final JsonWritable? typed = isRedemption ? readReply(target, reply) : readCustomerReply(target, reply);
    if (typed == null) {
      throw _failure('no type for the reply of ${jsonEncode(target.toJson())}');
    }
    _checkRoundTrip('$method\'s reply', typed, reply);
  }

  void _checkEventTypes() {
    for (final SessionEvent event in _events) {
      final Target? target = _targets[event.session];
      final JsonWritable? typed = target == null ? null : readEventParams(target, event.name, event.params);
      if (target != null && typed == null) {
        throw _failure('no type for the event ${event.name}');
      }
      _checkRoundTrip(event.name, typed, event.params);
    }
  }

  void _checkRoundTrip(String what, JsonWritable? typed, Object? json) {
    if (typed == null) {
      return;
    }
    final String name = typed.runtimeType.toString();
    if (name.startsWith('Unknown')) {
      throw _failure('$what was read as $name');
    }
    if (!sameJson(typed.toJson(), json)) {
      throw _failure('$what is not the same after reading and writing: ${jsonEncode(typed.toJson())}');
    }
  }
}

/// A result, or why there is none.
final class Answer {
  const Answer(this.result, this.refused);

  final Object? result;
  final CallRefused? refused;
}

/// A request whose reply is awaited by a later step.
final class LaterCall {
  LaterCall(this.step, this.params, this.call) {
    _watch();
  }

  final Map<String, Object?> step;
  final Map<String, Object?> params;
  final PendingCall call;
  bool isOver = false;

  Future<void> _watch() async {
    try {
      await call.result;
    } on RedemptionException {
      // What it is, the step that awaits it says.
    }
    isOver = true;
  }
}
