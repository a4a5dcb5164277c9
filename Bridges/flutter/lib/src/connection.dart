import 'dart:async';
import 'dart:convert';

import 'errors.dart';
import 'server_link.dart';

/// A call whose reply may still be to come.
final class PendingCall {
  PendingCall._(this._connection, this.id, this.method);

  final Connection _connection;
  final Completer<Object?> _completer = Completer<Object?>();

  /// The request's id.
  final int id;

  /// The method that was called.
  final String method;

  /// The reply's `result`, or a [RedemptionException].
  Future<Object?> get result => _completer.future;

  /// Cancels the request on the server; [result] ends with [CallCancelled]. Does nothing if it has ended.
  void cancel() {
    _connection._giveUp(this, CallCancelled(method));
  }
}

/// The calls to a server: requests out, replies and notifications in.
///
/// An error that the server sends without an id names no call: it fails every pending call with its message.
///
/// Everything runs in the root zone, so that time limits are in real time and the server is read under a test
/// framework's fake clock too.
final class Connection extends LinkListener {
  Connection._(this._link);

  final ServerLink _link;
  final Map<int, PendingCall> _pending = {};

  // Synchronous, so that events reach their listeners before the reply that follows them.
  final StreamController<Map<String, Object?>> _events = StreamController<Map<String, Object?>>.broadcast(sync: true);
  RedemptionException? _failure;
  bool _closing = false;
  int _traffic = 0;
  int _lastId = 0;

  // Messages that came behind a reply in one turn of the event loop.
  final List<String> _unread = [];
  bool _isPaused = false;

  /// Begins to read what the server sends.
  static Connection open(ServerLink link) {
    final Connection connection = Connection._(link);
    Zone.root.run(() => link.listen(connection));
    return connection;
  }

  /// What errors call the server: the executable, or the address.
  String get name => _link.name;

  /// The params of `session/event` notifications as they come; closed when the server ends.
  Stream<Map<String, Object?>> get events => _events.stream;

  /// Why nothing can be called any more; null while the server runs.
  RedemptionException? get failure => _failure;

  /// The last lines of stderr.
  String get stderrTail => _link.stderrTail;

  /// The number of calls whose reply is to come.
  int get pendingCalls => _pending.length;

  /// How many messages were sent and received.
  int get traffic => _traffic;

  /// Sends a request. The call ends with its reply, with [limit], with [PendingCall.cancel] or with the server.
  PendingCall begin(String method, Map<String, Object?>? params, Duration limit) {
    _lastId += 1;
    final PendingCall call = PendingCall._(this, _lastId, method);
    // An error that comes before a caller waits is kept for the first one that does.
    call._completer.future.ignore();
    final RedemptionException? failure = _failure;
    if (failure != null) {
      call._completer.completeError(failure);
      return call;
    }
    _pending[call.id] = call;
    Zone.root.run(() {
      Future<Object?> timeOut() {
        _giveUp(call, CallTimedOut(method: method, limit: limit));
        return call.result;
      }

      call.result.timeout(limit, onTimeout: timeOut).ignore();
      _write({'jsonrpc': '2.0', 'id': call.id, 'method': method, if (params != null) 'params': params});
    });
    return call;
  }

  /// Ends the input, waits for the server to end, and kills it when it does not within [patience].
  Future<int> close(Duration patience) {
    _closing = true;
    return Zone.root.run(() => _link.close(patience));
  }

  /// Ends the server at once.
  void kill() {
    _link.kill();
  }

  @override
  void end(ServerExited reason) {
    while (_unread.isNotEmpty) {
      _take(_unread.removeAt(0));
    }
    _fail(reason);
    unawaited(_events.close());
  }

  void _write(Map<String, Object?> message) {
    _traffic += 1;
    _link.send(jsonEncode(message));
  }

  void _giveUp(PendingCall call, RedemptionException reason) {
    if (_pending.remove(call.id) == null) {
      return;
    }
    _abandon(call.id);
    call._completer.completeError(reason);
  }

  /// Cancels the request on the server; a reply that is already on its way is ignored.
  void _abandon(int id) {
    if (_failure == null && !_closing) {
      Zone.root.run(() {
        _write({
          'jsonrpc': '2.0',
          'method': r'$/cancelRequest',
          'params': {'id': id},
        });
      });
    }
  }

  /// The code that awaits a reply goes on before a message behind it is taken: on a phone that one is a later turn of the event loop.
  @override
  void receive(String text) {
    _traffic += 1;
    _unread.add(text);
    if (!_isPaused) {
      _takeUnread();
    }
  }

  void _takeUnread() {
    while (_unread.isNotEmpty && !_isPaused) {
      final int waiting = _pending.length;
      _take(_unread.removeAt(0));
      if (_pending.length < waiting) {
        _isPaused = true;
        Zone.root.run(() => Timer(const Duration(milliseconds: 0), _goOn));
      }
    }
  }

  void _goOn() {
    _isPaused = false;
    _takeUnread();
  }

  void _take(String text) {
    final Object? message;
    try {
      message = jsonDecode(text);
    } on FormatException {
      unreadable('text that is not JSON', 'a message');
      return;
    }
    if (message is! Map<String, Object?>) {
      unreadable('JSON that is no object', 'a message');
    } else if (message.containsKey('id')) {
      _receiveReply(message);
    } else {
      _receiveNotification(message);
    }
  }

  void _receiveNotification(Map<String, Object?> message) {
    final Object? params = message['params'];
    if (message['method'] == 'session/event' && params is Map<String, Object?>) {
      _events.add(params);
    }
    // Other notifications are a newer server's; a client that does not know them does not need them.
  }

  void _receiveReply(Map<String, Object?> message) {
    final Object? id = message['id'];
    if (id == null && message['error'] is Map<String, Object?>) {
      _refuseAll(message['error']);
      return;
    }
    if (id is! int || id < 1 || id > _lastId) {
      unreadable('a reply to a request that was never sent', 'id');
      return;
    }
    final PendingCall? call = _pending.remove(id);
    if (call == null) {
      return; // It was cancelled or had its time limit.
    }
    if (message.containsKey('result')) {
      call._completer.complete(message['result']);
    } else {
      call._completer.completeError(_refusal(call.method, message['error']));
    }
  }

  /// An error without an id names no call: it fails every pending call with its message. The server still runs.
  void _refuseAll(Object? error) {
    final List<PendingCall> calls = _pending.values.toList();
    _pending.clear();
    for (final PendingCall call in calls) {
      call._completer.completeError(_refusal(call.method, error));
    }
  }

  RedemptionException _refusal(String method, Object? error) {
    if (error is! Map<String, Object?>) {
      return UnreadableReply(what: 'a reply without result and error', where: method);
    }
    final Object? code = error['code'];
    final Object? reason = error['message'];
    if (code is! int || reason is! String) {
      return UnreadableReply(what: 'an error without code and message', where: method);
    }
    final Object? given = error['data'];
    final Map<String, Object?> data = given is Map<String, Object?> ? given : {};
    final Object? kind = data['kind'];
    final Object? path = data['path'];
    final Object? expected = data['expected'];
    final Object? details = data['details'];
    return CallRefused(
      method: method,
      code: code,
      kind: kind is String ? kind : 'unknown',
      path: path is String ? path : null,
      expected: expected is String ? expected : null,
      reason: reason,
      details: details is Map<String, Object?> ? details : null,
    );
  }

  // After an unreadable message nothing that follows can be trusted: every call ends, and the server too.
  @override
  void unreadable(String what, String where) {
    _fail(UnreadableReply(what: what, where: where));
    kill();
  }

  void _fail(RedemptionException failure) {
    _failure ??= failure;
    final List<PendingCall> calls = _pending.values.toList();
    _pending.clear();
    for (final PendingCall call in calls) {
      call._completer.completeError(failure);
    }
  }
}
