import 'dart:convert';

/// How messages are separated on the pipes.
enum Framing {
  /// One JSON text a line.
  line,

  /// `Content-Length` headers, as in the Language Server Protocol.
  header,
}

/// The bytes of one message.
List<int> frame(Framing framing, String text) {
  final List<int> body = utf8.encode(text);
  if (framing == Framing.line) {
    return [...body, 10];
  }
  return [...utf8.encode('Content-Length: ${body.length}\r\n\r\n'), ...body];
}

/// Takes messages with headers out of bytes as they come, however they are cut.
final class HeaderReader {
  List<int> _held = [];

  /// The texts that [bytes] complete. Throws [FormatException] when they are no such messages.
  List<String> add(List<int> bytes) {
    _held = [..._held, ...bytes];
    final List<String> texts = [];
    while (true) {
      final int start = _bodyStart();
      if (start < 0) {
        return texts;
      }
      final int end = start + _contentLength(ascii.decode(_held.sublist(0, start)));
      if (_held.length < end) {
        return texts;
      }
      texts.add(utf8.decode(_held.sublist(start, end)));
      _held = _held.sublist(end);
    }
  }

  /// Where the body begins, after the first empty line; -1 while there is none.
  int _bodyStart() {
    for (int index = 3; index < _held.length; index += 1) {
      if (_held[index] == 10 && _held[index - 1] == 13 && _held[index - 2] == 10 && _held[index - 3] == 13) {
        return index + 1;
      }
    }
    return -1;
  }

  int _contentLength(String header) {
    for (final String line in header.split('\r\n')) {
      final List<String> parts = line.split(':');
      if (parts.length == 2 && parts[0].trim().toLowerCase() == 'content-length') {
        return int.parse(parts[1].trim());
      }
    }
    throw const FormatException('a header without Content-Length');
  }
}
