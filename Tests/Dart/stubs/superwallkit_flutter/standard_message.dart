/// Flutter's standard message codec with Pigeon's numbered values, written apart from the package's own so that one checks the other.
library;

import 'dart:convert';
import 'dart:typed_data';

/// A class or a word under a number of Pigeon's.
final class CodedValue {
  const CodedValue(this.number, this.content);

  final int number;
  final Object? content;
}

/// The members of a class. Throws [ArgumentError] for another number, or another count of members.
List<Object?> members(Object? value, int number, int count) {
  final CodedValue coded = value as CodedValue;
  final List<Object?> content = coded.content as List<Object?>;
  if (coded.number != number || content.length != count) {
    throw ArgumentError('Type ${coded.number} has ${content.length} members, expected was type $number with $count.');
  }
  return content;
}

/// The bytes of null, truth values, short texts, and lists of these.
ByteData writeMessage(Object? message) => ByteData.sublistView(Uint8List.fromList(_written(message)));

List<int> _written(Object? value) {
  if (value == null) {
    return [0];
  }
  if (value is bool) {
    return [value ? 1 : 2];
  }
  if (value is String) {
    final List<int> text = utf8.encode(value);
    return [7, ..._size(text.length), ...text];
  }
  if (value is List<Object?>) {
    final List<int> bytes = [12, ..._size(value.length)];
    for (final Object? element in value) {
      bytes.addAll(_written(element));
    }
    return bytes;
  }
  throw ArgumentError('The stand-in does not send $value.');
}

List<int> _size(int size) => size < 254 ? [size] : [254, size % 256, size ~/ 256];

/// The value of a whole message.
Object? readMessage(ByteData bytes) {
  final MessageReader reader = MessageReader(bytes);
  final Object? value = reader.value();
  if (reader.place != bytes.lengthInBytes) {
    throw FormatException('Byte ${reader.place} is behind the message.');
  }
  return value;
}

final class MessageReader {
  MessageReader(this._bytes);

  final ByteData _bytes;
  int place = 0;

  Object? value() {
    final int kind = _next();
    switch (kind) {
      case 0:
        return null;
      case 1:
        return true;
      case 2:
        return false;
      case 4:
        place += 8;
        return _bytes.getInt64(place - 8, Endian.little);
      case 6:
        place += (8 - place % 8) % 8 + 8;
        return _bytes.getFloat64(place - 8, Endian.little);
      case 7:
        return utf8.decode(_list(_next));
      case 12:
        return _list(value);
      case 13:
        return _map();
      default:
        if (kind < 129 || kind > 227) {
          throw FormatException('2.4.11 has no type $kind.');
        }
        return CodedValue(kind, value());
    }
  }

  List<T> _list<T>(T Function() read) {
    final int size = _readSize();
    final List<T> all = [];
    while (all.length < size) {
      all.add(read());
    }
    return all;
  }

  Map<Object?, Object?> _map() {
    final int size = _readSize();
    final Map<Object?, Object?> map = {};
    for (int index = 0; index < size; index += 1) {
      final Object? key = value();
      map[key] = value();
    }
    return map;
  }

  int _readSize() {
    final int first = _next();
    if (first < 254) {
      return first;
    }
    final int width = first == 254 ? 2 : 4;
    int size = 0;
    int factor = 1;
    for (int index = 0; index < width; index += 1) {
      size += _next() * factor;
      factor *= 256;
    }
    return size;
  }

  int _next() {
    place += 1;
    return _bytes.getUint8(place - 1);
  }
}
