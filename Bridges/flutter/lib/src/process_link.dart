import 'dart:async';
import 'dart:convert';
import 'dart:io';

import 'errors.dart';
import 'executable.dart';
import 'framing.dart';
import 'server_link.dart';

/// A server process and its pipes.
final class ProcessLink extends ServerLink {
  ProcessLink._(this.name, this._framing, this._process);

  @override
  final String name;

  final Framing _framing;
  final Process _process;
  final HeaderReader _headers = HeaderReader();
  final List<String> _stderrLines = [];
  final Completer<void> _stdoutDone = Completer<void>();
  final Completer<void> _stderrDone = Completer<void>();
  final Completer<void> _ended = Completer<void>();
  bool _closing = false;

  /// Starts [program]. Throws [ServerStartFailed] when the system refuses.
  static Future<ServerLink> start(ServerProgram program, List<String> arguments, Framing framing) {
    return Zone.root.run(() async {
      try {
        final Process process = await Process.start(program.file, [...program.arguments, ...arguments]);
        return ProcessLink._(program.name, framing, process);
      } on ProcessException catch (error) {
        throw ServerStartFailed(executable: program.name, reason: error.message, stderrTail: '');
      }
    });
  }

  @override
  String get stderrTail => _stderrLines.join('\n');

  @override
  void listen(LinkListener listener) {
    // A broken pipe is ignored here: the exit of the process reports the cause.
    _process.stdin.done.ignore();
    void unreadable(Object error) {
      listener.unreadable('text that is not UTF-8', 'stdout');
    }

    if (_framing == Framing.line) {
      final Stream<String> lines = _process.stdout.transform(utf8.decoder).transform(const LineSplitter());
      lines.listen(listener.receive, onError: unreadable, onDone: () => _stdoutDone.complete());
    } else {
      _process.stdout.listen((bytes) => _receiveBytes(bytes, listener), onError: unreadable, onDone: () => _stdoutDone.complete());
    }
    final Stream<String> words = _process.stderr.transform(const Utf8Decoder(allowMalformed: true));
    words.transform(const LineSplitter()).listen(_keepStderr, onDone: () => _stderrDone.complete());
    unawaited(_awaitEnd(listener));
  }

  @override
  void send(String text) {
    if (!_closing) {
      _process.stdin.add(frame(_framing, text));
    }
  }

  @override
  Future<int> close(Duration patience) async {
    if (!_closing) {
      _closing = true;
      _process.stdin.close().ignore();
    }
    final Timer timer = Timer(patience, kill);
    await _ended.future;
    timer.cancel();
    return _process.exitCode;
  }

  @override
  void kill() {
    _process.kill(ProcessSignal.sigkill);
  }

  void _receiveBytes(List<int> bytes, LinkListener listener) {
    try {
      for (final String text in _headers.add(bytes)) {
        listener.receive(text);
      }
    } on FormatException catch (error) {
      listener.unreadable(error.message, 'the header');
    }
  }

  Future<void> _awaitEnd(LinkListener listener) async {
    final int status = await _process.exitCode;
    // Whatever was written before the end is read first; a grandchild that keeps a pipe open delays this by a second at most.
    await Future.any<void>([_drained(), Future<void>.delayed(const Duration(seconds: 1))]);
    listener.end(ServerExited(status: status, stderrTail: stderrTail, isClosed: _closing));
    _ended.complete();
  }

  Future<void> _drained() async {
    await _stdoutDone.future;
    await _stderrDone.future;
  }

  void _keepStderr(String line) {
    _stderrLines.add(line);
    if (_stderrLines.length > 20) {
      _stderrLines.removeAt(0);
    }
  }
}
