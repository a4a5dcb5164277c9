import 'dart:async';

import 'channel.dart';
import 'connection.dart';
import 'errors.dart';
import 'executable.dart';
import 'framing.dart';
import 'generated/json.dart';
import 'generated/methods.dart';
import 'generated/types.dart';
import 'installed_apps.dart';
import 'process_link.dart';
import 'redemptions.dart';
import 'remote_link.dart';
import 'server_address.dart';
import 'server_link.dart';
import 'version.dart';

/// The server's clock.
enum ServerClock {
  /// Stands still until `clock/advance` moves it.
  virtual,

  /// The computer's.
  system,
}

/// A `redemption serve` that runs as a child process: the native side of web purchase redemption.
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
  RedemptionServer._(this._connection, this.timeout, this._start);

  Connection _connection;
  final Future<ServerLink> Function() _start;
  final List<RedemptionException> _ends = [];
  bool _isClosed = false;

  /// The redemptions that apps asked for, and checks of them.
  late final Redemptions redemptions = Redemptions(this);

  /// The SDKs that are installed, in that order.
  final List<SessionChannel> installed = [];

  /// Starts the installed app again, installs it again, or sends it to the background.
  InstalledApps get apps => InstalledApps(this);

  /// The time limit of a call that brings none of its own.
  final Duration timeout;

  /// Starts a server, or connects to the one that `REDEMPTION_URL` names, and checks its version with `server/describe`.
  ///
  /// [executable] is its path; without one, `REDEMPTION_COMMAND`, `REDEMPTION_EXECUTABLE` and then `PATH` are looked at.
  /// `REDEMPTION_COMMAND` is a command line, to which `serve` and its options are added. [ledger] is the file that
  /// keeps customers, purchases, codes and mail. [timeout] is the time limit of each call. [environment] stands for
  /// the process's own when the executable is looked for.
  ///
  /// `REDEMPTION_URL` is the address of a running server, such as `http://127.0.0.1:8787`, and `REDEMPTION_TOKEN` its token. An
  /// [executable] is started in any case.
  ///
  /// Throws [ServerNotFound], [ServerStartFailed], [ServerUnreachable] or [ServerVersionMismatch].
  static Future<RedemptionServer> start({
    String? executable,
    String ledger = ':memory:',
    ServerClock clock = ServerClock.virtual,
    Duration timeout = const Duration(seconds: 10),
    Framing framing = Framing.line,
    Map<String, String>? environment,
  }) async {
    final ServerAddress? address = executable == null ? findAddress(environment ?? processEnvironment()) : null;
    if (address != null) {
      return await _connect(address, ledger, clock, timeout);
    }
    final ServerProgram program = findExecutable(executable, environment);
    final List<String> arguments = ['serve', '--ledger', ledger, '--clock', clock.name, '--framing', framing.name];
    return await _open(() => ProcessLink.start(program, arguments, framing), timeout);
  }

  static Future<RedemptionServer> _connect(ServerAddress address, String ledger, ServerClock clock, Duration timeout) async {
    if (ledger != ':memory:' || clock != ServerClock.virtual) {
      throw ServerUnreachable(
        address: address.origin,
        reason: 'the options ledger and clock are for a server that this package starts',
        advice: 'Remove them, or unset $urlVariable.',
      );
    }
    try {
      return await _open(() => RemoteLink.connect(address, timeout), timeout);
    } on ServerStartFailed catch (error) {
      throw ServerUnreachable(
        address: address.origin,
        reason: 'it did not describe itself (${error.reason})',
        advice: 'Correct $urlVariable, or start another server there.',
      );
    }
  }

  static Future<RedemptionServer> _open(Future<ServerLink> Function() start, Duration timeout) async {
    return RedemptionServer._(await _connected(start, timeout), timeout, start);
  }

  static Future<Connection> _connected(Future<ServerLink> Function() start, Duration timeout) async {
    final Connection connection = Connection.open(await start());
    try {
      await _checkVersion(connection, timeout);
    } on RedemptionException {
      connection.kill();
      rethrow;
    }
    return connection;
  }

  /// What sessions tell, in their order; an event comes before or after the reply of the call that caused it, as on a phone. Ends with the server.
  Stream<SessionEvent> get events => _connection.events.map(_readEvent);

  /// How many servers have ended by themselves and were replaced by [reset].
  int get restarts => _ends.length;

  /// Why the server after so many [restarts] ended; null while it runs.
  RedemptionException? endAfter(int restarts) => restarts < _ends.length ? _ends[restarts] : null;

  /// The number of calls whose reply is to come.
  int get pendingCalls => _connection.pendingCalls;

  /// How many messages were sent and received.
  int get traffic => _connection.traffic;

  /// The executable that runs.
  String get executable => _connection.name;

  /// Calls any method and gives its result as JSON, within [limit] or else [timeout].
  ///
  /// Throws a [RedemptionException]: [CallRefused] when the server answers with an error.
  Future<Object?> call(String method, [Map<String, Object?>? params, Duration? limit]) async {
    return await begin(method, params, limit).result;
  }

  /// Waits until everything is told that the server has sent: events that follow a reply come behind it.
  Future<void> settle() async {
    // A request that changes nothing.
    await call(r'$/cancelRequest', {'id': 0});
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
  /// If the server has ended by itself, this starts another one, with the same options: a crash in one test does not fail the next.
  /// Sessions of the old one are gone, and so is its clock: install the drop-ins again.
  ///
  /// Throws [CallRefused] while a redemption is in progress, and on a ledger in a file without `--allow-reset`; what [start] throws if
  /// no other server starts.
  Future<Deleted> reset({Vendor? vendor}) async {
    StoreResetResult result;
    try {
      result = await store.reset(vendor: vendor);
    } on RedemptionException {
      final RedemptionException? end = _connection.failure;
      if (_isClosed || end == null) {
        rethrow;
      }
      _ends.add(end);
      _connection = await _connected(_start, timeout);
      result = await store.reset(vendor: vendor);
    }
    redemptions.forget();
    return result.deleted;
  }

  /// Ends the server: it answers what it has read, closes its ledger and ends. Its exit status; safe to call twice.
  ///
  /// Of a server at `REDEMPTION_URL`, it ends the connection only, and with it this client's sessions.
  Future<int> close() {
    _isClosed = true;
    return _connection.close(timeout);
  }

  /// Ends the server at once, as a crash would; of a server at `REDEMPTION_URL`, the connection.
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
        executable: connection.name,
        expected: supportedServers,
        found: error.reason,
        advice: 'Update the server to $clientVersion.',
      );
    } on RedemptionException catch (error) {
      throw ServerStartFailed(
        executable: connection.name,
        reason: _startFailure(error),
        stderrTail: connection.stderrTail,
      );
    }
    final Object? version = described is Map<String, Object?> ? described['version'] : null;
    final Object? contract = described is Map<String, Object?> ? described['contractVersion'] : null;
    final String? advice = versionAdvice(version is String ? version : '', contract is int ? contract : null);
    if (advice != null) {
      throw ServerVersionMismatch(
        executable: connection.name,
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
