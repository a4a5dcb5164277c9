import 'dart:async';

import 'connection.dart';
import 'errors.dart';
import 'executable.dart';
import 'framing.dart';
import 'generated/json.dart';
import 'generated/methods.dart';
import 'generated/types.dart';
import 'redemptions.dart';
import 'version.dart';

/// The server's clock.
enum ServerClock {
  /// Stands still until `clock/advance` moves it.
  virtual,

  /// The computer's.
  system,
}

/// A `redemption serve` that runs as a child process: the native half of web purchase redemption.
///
/// ```dart
/// final server = await RedemptionServer.start();
/// final link = await server.link.parse(url: 'rc-abc://redeem_web_purchase?redemption_token=t');
/// await server.close();
/// ```
///
/// It ends with [close], or at the latest with the process that started it. Every time limit is in real time, also
/// where a test framework has replaced the clock. Under `testWidgets`, await inside `tester.runAsync`.
final class RedemptionServer extends AllMethods {
  RedemptionServer._(this._connection, this.timeout);

  final Connection _connection;

  /// The redemptions that apps asked for, and checks of them.
  final Redemptions redemptions = Redemptions();

  /// The time limit of a call that brings none of its own.
  final Duration timeout;

  /// Starts a server and checks its version with `server/describe`.
  ///
  /// [executable] is its path; without one, `REDEMPTION_COMMAND`, `REDEMPTION_EXECUTABLE` and then `PATH` are looked at.
  /// `REDEMPTION_COMMAND` is a command line, to which `serve` and its options are added. [ledger] is the file that
  /// keeps customers, purchases, codes and mail. [timeout] is the time limit of each call. [environment] stands for
  /// the process's own when the executable is looked for.
  ///
  /// Throws [ServerNotFound], [ServerStartFailed] or [ServerVersionMismatch].
  static Future<RedemptionServer> start({
    String? executable,
    String ledger = ':memory:',
    ServerClock clock = ServerClock.virtual,
    Duration timeout = const Duration(seconds: 10),
    Framing framing = Framing.line,
    Map<String, String>? environment,
  }) async {
    final ServerProgram program = findExecutable(executable, environment);
    final List<String> arguments = ['serve', '--ledger', ledger, '--clock', clock.name, '--framing', framing.name];
    final Connection connection = await Connection.start(program, arguments, framing);
    try {
      await _checkVersion(connection, timeout);
    } on RedemptionException {
      connection.kill();
      rethrow;
    }
    final RedemptionServer server = RedemptionServer._(connection, timeout);
    server.events.listen(server.redemptions.note);
    return server;
  }

  /// What sessions tell, in their order; an event comes before the reply of the call that caused it.
  Stream<SessionEvent> get events => _connection.events.map(_readEvent);

  /// The number of calls whose reply is to come.
  int get pendingCalls => _connection.pendingCalls;

  /// The executable that runs.
  String get executable => _connection.executable;

  /// Calls any method and gives its result as JSON, within [limit] or else [timeout].
  ///
  /// Throws a [RedemptionException]: [CallRefused] when the server answers with an error.
  Future<Object?> call(String method, [Map<String, Object?>? params, Duration? limit]) async {
    return await begin(method, params, limit).result;
  }

  @override
  Future<T> request<T>(
    String method,
    Map<String, Object?>? params,
    T Function(Object? result, String path) read,
  ) async {
    final Object? result = await call(method, params);
    try {
      return read(result, '');
    } on UnreadableJson catch (error) {
      throw UnreadableReply(what: error.message, where: '$method${error.path}');
    }
  }

  /// Sends a request and returns at once: [PendingCall.result] is its reply, [PendingCall.cancel] ends it.
  PendingCall begin(String method, [Map<String, Object?>? params, Duration? limit]) {
    return _connection.begin(method, params, limit ?? timeout);
  }

  /// Starts over: deletes customers, purchases, codes, mail, receipts and faults, and restores the default policies.
  ///
  /// [vendor] limits it to one vendor. Open sessions and the clock stay as they are. The counts of what was deleted.
  ///
  /// Throws [CallRefused] while a redemption is in progress, and on a ledger in a file without `--allow-reset`.
  Future<Deleted> reset({Vendor? vendor}) async {
    final StoreResetResult result = await store.reset(vendor: vendor);
    if (vendor == null) {
      redemptions.clear();
    }
    return result.deleted;
  }

  /// Ends the server: it answers what it has read, closes its ledger and ends. Its exit status; safe to call twice.
  Future<int> close() => _connection.close(timeout);

  /// Ends the server at once, as a crash would.
  void kill() {
    _connection.kill();
  }

  static SessionEvent _readEvent(Map<String, Object?> params) {
    try {
      return SessionEvent.fromJson(params);
    } on UnreadableJson catch (error) {
      throw UnreadableReply(what: error.message, where: 'session/event${error.path}');
    }
  }

  static Future<void> _checkVersion(Connection connection, Duration limit) async {
    final Object? described;
    try {
      described = await connection.begin('server/describe', null, limit).result;
    } on CallRefused catch (error) {
      throw ServerVersionMismatch(
        executable: connection.executable,
        expected: supportedServers,
        found: error.reason,
        advice: 'Update the server to $clientVersion.',
      );
    } on RedemptionException catch (error) {
      throw ServerStartFailed(
        executable: connection.executable,
        reason: _startFailure(error),
        stderrTail: connection.stderrTail,
      );
    }
    final Object? version = described is Map<String, Object?> ? described['version'] : null;
    final Object? contract = described is Map<String, Object?> ? described['contractVersion'] : null;
    final String? advice = versionAdvice(version is String ? version : '', contract is int ? contract : null);
    if (advice != null) {
      throw ServerVersionMismatch(
        executable: connection.executable,
        expected: supportedServers,
        found: '${version is String ? version : 'unknown'} with ${contract is int ? 'contract $contract' : 'no contract version'}',
        advice: advice,
      );
    }
  }

  static String _startFailure(RedemptionException error) {
    return switch (error) {
      ServerExited(:final status) => 'it ended with status $status before its first reply',
      CallTimedOut(:final limit) => 'it gave no reply within ${limit.inMilliseconds} ms',
      UnreadableReply(:final what) => 'it wrote $what',
      _ => error.message,
    };
  }
}
