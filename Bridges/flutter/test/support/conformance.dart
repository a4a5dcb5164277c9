import 'dart:async';
import 'dart:convert';
import 'dart:io';

import 'package:redemption_kit/redemption_kit.dart';
import 'package:redemption_kit/src/executable.dart';
import 'package:redemption_kit/src/superwall/pigeon_json.dart';
import 'package:redemption_kit/src/superwall/pigeon_types.dart';

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
      // A running server keeps a space that an earlier case has made, and its clock.
      final bool makesSpace = steps.any((step) => step['method'] == 'space/use');
      if (areForFlutter(steps) && !(isRemote && makesSpace)) {
        cases.add(ConformanceCase(file: name, description: readText(given['description'], name), steps: steps));
      }
    }
  }
  return cases;
}

/// Whether the cases are played against one running server, at `REDEMPTION_URL`.
final bool isRemote = processEnvironment()[urlVariable] != null;

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
    if (isRemote) {
      await server.reset(); // All cases have one ledger there.
    }
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

/// One case on its server: calls of the SDK's native side go through the drop-in, others through the typed methods or, without one, as plain JSON.
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
    final Future<Answer> call = _answered(method, params, step);
    final Object? later = step['later'];
    if (later is String) {
      _later[later] = LaterCall(step, params, call);
      await _server.clock.now();
      if (_laterCall(later).isOver) {
        throw _failure('the reply came at once');
      }
      return;
    }
    final Answer answer = await call;
    final int before = _events.length;
    _check(step, params, answer);
    for (final Object? name in step.containsKey('replies') ? readAll(step['replies'], 'replies') : []) {
      final LaterCall waiting = _laterCall(name);
      _check(waiting.step, waiting.params, await waiting.call);
    }
    await _server.settle();
    if (step.containsKey('events') || step.containsKey('eventsAfter')) {
      _checkEvents(_expectedEvents(step, 'events'), _events.sublist(0, before));
      _checkEvents(_expectedEvents(step, 'eventsAfter'), _events.sublist(before));
    }
  }

  List<Object?> _expectedEvents(Map<String, Object?> step, String member) {
    return step.containsKey(member) ? readAll(filled(step[member], _saved), member) : [];
  }

  LaterCall _laterCall(Object? name) {
    final LaterCall? found = _later[readText(name, 'replies')];
    if (found == null) {
      throw _failure('no step is called $name');
    }
    return found;
  }

  Future<Answer> _answered(String method, Map<String, Object?> params, Map<String, Object?> step) async {
    try {
      if (step.containsKey('error')) {
        // A drop-in refuses what its native side would: such a case is about the refusal, which the client must read.
        return Answer(await _server.call(method, params), null);
      }
      final Object? expected = step['result'];
      final bool isSilent = expected is Map<String, Object?> && expected.containsKey('silent');
      // A drop-in waits for its whole time limit where the native side is silent, as an app would.
      if (method == 'channel/call' && !isSilent) {
        return Answer(await _callDropIn(params), null);
      }
      return Answer(await _server.call(method, params), null);
    } on CallRefused catch (error) {
      return Answer(null, error);
    }
  }

  /// What the drop-in gives, as `channel/call` has it.
  Future<Object?> _callDropIn(Map<String, Object?> params) async {
    final String session = readText(params['session'], 'session');
    final String method = readText(params['method'], 'method');
    final Target? target = _targets[session];
    if (target == null) {
      throw _failure('$session was not opened');
    }
    final SessionChannel channel = SessionChannel(_server, target.vendor, session);
    final bool isSuperwall = target.vendor == Vendor.superwall;
    try {
      final Object? value = await channel.call(method, params['arguments']);
      final PigeonCall? call = hostCalls[method];
      if (isSuperwall && call != null) {
        encodePigeon(value, call.result, method);
      }
      return {'value': value};
    } on ChannelFailure catch (error) {
      return {'error': {'code': error.code, 'message': error.message, 'details': error.details}};
    } on ChannelMethodMissing catch (error) {
      final String code = isSuperwall ? 'channel-error' : 'MissingPluginException';
      return {'error': {'code': code, 'message': error.message, 'details': null}};
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
    _keepTarget(readText(step['method'], 'method'), params, result);
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

  void _checkEvents(List<Object?> expected, List<SessionEvent> events) {
    final List<String> names = [for (final SessionEvent event in events) event.name];
    if (names.length != expected.length) {
      throw _failure('other events: ${names.join(', ')}');
    }
    for (int index = 0; index < expected.length; index += 1) {
      final Map<String, Object?> wanted = readObject(expected[index], 'events');
      final SessionEvent event = events[index];
      final bool sameParams = !wanted.containsKey('params') || containsJson(event.params, wanted['params']);
      if (event.name != wanted['name'] || !sameParams) {
        throw _failure('event ${index + 1} is ${event.name} with ${jsonEncode(event.params)}');
      }
    }
  }

  /// Remembers the target of a session, for its calls.
  void _keepTarget(String method, Map<String, Object?> params, Object? result) {
    if (method == 'session/open') {
      final SessionOpenResult opened = SessionOpenResult.fromJson(result);
      _targets[opened.session] = Target.fromJson({
        'vendor': params['vendor'],
        'sdk': params['sdk'],
        'platform': params['platform'],
      });
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
  final Future<Answer> call;
  bool isOver = false;

  Future<void> _watch() async {
    try {
      await call;
    } on Exception {
      // What it is, the step that awaits it says.
    }
    isOver = true;
  }
}
