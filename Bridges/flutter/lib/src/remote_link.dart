import 'dart:async';
import 'dart:convert';
import 'dart:io';
import 'dart:math';

import 'errors.dart';
import 'server_address.dart';
import 'server_link.dart';

/// The connection to a running server: the WebSocket at `/_/ws`, a message in each text. The server runs on after its end.
///
/// The handshake is made here, because `WebSocket.connect` does not tell why a server refuses it.
final class RemoteLink extends ServerLink {
  RemoteLink._(this.name, this._raw, this._socket);

  @override
  final String name;

  final Socket _raw;
  final WebSocket _socket;
  final Completer<void> _ended = Completer<void>();
  bool _closing = false;

  /// Connects to a running server. Throws [ServerUnreachable] if there is none, or it does not accept this client.
  static Future<ServerLink> connect(ServerAddress address, Duration limit) {
    return Zone.root.run(() async {
      final HttpClient client = realClient();
      bool isLate = false;
      final Timer timer = Timer(limit, () {
        isLate = true;
        client.close(force: true);
      });
      try {
        final HttpClientResponse response = await _handshake(client, address);
        if (response.statusCode != 101) {
          throw _refusal(address, response.statusCode);
        }
        final Socket raw = await response.detachSocket();
        return RemoteLink._(address.origin, raw, WebSocket.fromUpgradedSocket(raw, serverSide: false));
      } on IOException catch (error) {
        throw ServerUnreachable(
          address: address.origin,
          reason: isLate ? 'it did not answer within ${limit.inMilliseconds} ms' : '$error',
          advice: 'Start a server with `redemption up`, or unset $urlVariable to let this package start one.',
        );
      } finally {
        timer.cancel();
        client.close(force: true);
      }
    });
  }

  static Future<HttpClientResponse> _handshake(HttpClient client, ServerAddress address) async {
    final Random random = Random.secure();
    final List<int> nonce = [];
    while (nonce.length < 16) {
      nonce.add(random.nextInt(256));
    }
    final HttpClientRequest request = await client.openUrl('GET', Uri.parse('${address.origin}/_/ws?run=$runName'));
    request.headers.set('Connection', 'Upgrade');
    request.headers.set('Upgrade', 'websocket');
    request.headers.set('Sec-WebSocket-Version', '13');
    request.headers.set('Sec-WebSocket-Key', base64Encode(nonce));
    if (address.token != '') {
      request.headers.set('Authorization', 'Bearer ${address.token}');
    }
    return await request.close();
  }

  static ServerUnreachable _refusal(ServerAddress address, int status) {
    const String token = 'Set $tokenVariable to the token of the server.';
    final String reason = switch (status) {
      401 => address.token == '' ? 'it requires a token' : 'it does not accept the token',
      403 => 'it does not serve this host name',
      _ => 'it answered with the HTTP status $status, so it is no redemption server',
    };
    final String advice = switch (status) {
      401 => token,
      403 => 'Start it with --host NAME, or use its IP address.',
      _ => 'Correct $urlVariable.',
    };
    return ServerUnreachable(address: address.origin, reason: reason, advice: advice);
  }

  @override
  String get stderrTail => '';

  @override
  void listen(LinkListener listener) {
    _socket.done.ignore();
    _socket.listen(
      (data) {
        if (data is String) {
          listener.receive(data);
        } else {
          listener.unreadable('a message that is no text', 'the WebSocket');
        }
      },
      onError: (error) => listener.unreadable('what is no WebSocket frame', 'the connection'),
      onDone: () {
        listener.end(ServerExited(status: 0, stderrTail: '', address: name, isClosed: _closing));
        _ended.complete();
      },
    );
  }

  @override
  void send(String text) {
    if (!_closing) {
      _socket.add(text);
    }
  }

  @override
  Future<int> close(Duration patience) async {
    if (!_closing) {
      _closing = true;
      _socket.close(1000).ignore();
    }
    final Timer timer = Timer(patience, kill);
    await _ended.future;
    timer.cancel();
    return 0;
  }

  @override
  void kill() {
    _raw.destroy();
  }
}

/// A client of the real network. Flutter's test binding overrides every other one, which then gets the status 400.
HttpClient realClient() {
  final HttpOverrides? overrides = HttpOverrides.current;
  HttpOverrides.global = null;
  final HttpClient client = HttpClient();
  HttpOverrides.global = overrides;
  return client;
}
