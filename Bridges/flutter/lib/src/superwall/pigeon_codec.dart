import 'dart:convert';
import 'dart:typed_data';

import 'pigeon_types.dart';

/// Writes and reads Pigeon's messages: Flutter's standard message codec, in which a number above 128 begins a [PigeonValue].
///
/// Flutter, `StandardMessageCodec` in `services/message_codecs.dart`. Pigeon writes every `int` in eight bytes.
final class PigeonCodec {
  const PigeonCodec();

  /// The bytes of a message.
  ByteData encode(Object? message) {
    final PigeonWriter writer = PigeonWriter();
    writer.write(message);
    return ByteData.sublistView(Uint8List.fromList(writer.bytes));
  }

  /// The message of some bytes; null for none. Throws [FormatException] for what this codec cannot carry.
  Object? decode(ByteData? bytes) {
    if (bytes == null) {
      return null;
    }
    final PigeonReader reader = PigeonReader(bytes);
    final Object? message = reader.read();
    if (reader.position != bytes.lengthInBytes) {
      throw FormatException('The message ends at byte ${reader.position} of ${bytes.lengthInBytes}.');
    }
    return message;
  }
}

/// Writes one message.
final class PigeonWriter {
  /// What was written.
  final List<int> bytes = [];

  final ByteData _scratch = ByteData(8);

  /// Writes a value with its type.
  void write(Object? value) {
    if (value == null) {
      bytes.add(0);
    } else if (value is bool) {
      bytes.add(value ? 1 : 2);
    } else if (value is int) {
      bytes.add(4);
      _scratch.setInt64(0, value, Endian.little);
      _putScratch(8);
    } else if (value is double) {
      bytes.add(6);
      while (bytes.length % 8 != 0) {
        bytes.add(0);
      }
      _scratch.setFloat64(0, value, Endian.little);
      _putScratch(8);
    } else if (value is String) {
      final List<int> text = utf8.encode(value);
      bytes.add(7);
      _writeSize(text.length);
      bytes.addAll(text);
    } else if (value is PigeonValue) {
      bytes.add(value.type.number);
      write(value.content);
    } else {
      _writeCollection(value);
    }
  }

  void _writeCollection(Object? value) {
    if (value is List<Object?>) {
      bytes.add(12);
      _writeSize(value.length);
      for (final Object? element in value) {
        write(element);
      }
    } else if (value is Map<Object?, Object?>) {
      bytes.add(13);
      _writeSize(value.length);
      for (final MapEntry<Object?, Object?> entry in value.entries) {
        write(entry.key);
        write(entry.value);
      }
    } else {
      throw ArgumentError('Pigeon cannot carry $value.');
    }
  }

  void _writeSize(int size) {
    if (size < 254) {
      bytes.add(size);
    } else if (size < 65536) {
      bytes.add(254);
      _scratch.setUint16(0, size, Endian.little);
      _putScratch(2);
    } else {
      bytes.add(255);
      _scratch.setUint32(0, size, Endian.little);
      _putScratch(4);
    }
  }

  void _putScratch(int count) {
    for (int index = 0; index < count; index += 1) {
      bytes.add(_scratch.getUint8(index));
    }
  }
}

/// Reads one message.
final class PigeonReader {
  /// Begins at the first byte.
  PigeonReader(this._bytes);

  final ByteData _bytes;

  /// The place of the next byte.
  int position = 0;

  /// Reads a value with its type.
  Object? read() {
    final int type = _byte();
    switch (type) {
      case 0:
        return null;
      case 1:
        return true;
      case 2:
        return false;
      case 3:
        return _bytes.getInt32(_take(4), Endian.little);
      case 4:
        return _bytes.getInt64(_take(8), Endian.little);
      case 6:
        while (position % 8 != 0) {
          position += 1;
        }
        return _bytes.getFloat64(_take(8), Endian.little);
      case 7:
        return _text();
      case 12:
        return _list();
      case 13:
        return _map();
      default:
        return _value(type);
    }
  }

  Object? _value(int number) {
    final PigeonType? type = pigeonTypesByNumber[number];
    if (type == null) {
      throw FormatException('superwallkit_flutter 2.4.11 has no type $number (byte $position).');
    }
    return PigeonValue(type, read());
  }

  String _text() {
    final int size = _size();
    final int start = _take(size);
    final List<int> text = [];
    for (int index = 0; index < size; index += 1) {
      text.add(_bytes.getUint8(start + index));
    }
    return utf8.decode(text);
  }

  List<Object?> _list() {
    final int size = _size();
    final List<Object?> list = [];
    while (list.length < size) {
      list.add(read());
    }
    return list;
  }

  Map<Object?, Object?> _map() {
    final int size = _size();
    final Map<Object?, Object?> map = {};
    for (int index = 0; index < size; index += 1) {
      final Object? key = read();
      map[key] = read();
    }
    return map;
  }

  int _size() {
    final int size = _byte();
    if (size < 254) {
      return size;
    }
    return size == 254 ? _bytes.getUint16(_take(2), Endian.little) : _bytes.getUint32(_take(4), Endian.little);
  }

  int _byte() => _bytes.getUint8(_take(1));

  /// The offset of the next [count] bytes; reading continues after them.
  int _take(int count) {
    final int start = position;
    if (start + count > _bytes.lengthInBytes) {
      throw FormatException('The message is cut off at byte $start.');
    }
    position += count;
    return start;
  }
}
