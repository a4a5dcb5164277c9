import 'dart:convert';

import 'by_name.dart';
import 'calls_by_name.dart';
import 'json.dart';
import 'shapes.dart';
import 'types.dart';

/// A value as its type writes it, or why the type does not read it.
String written(String text) {
  try {
    return 'json ${jsonEncode(read(readObject(jsonDecode(text), '')))}';
  } on UnreadableJson catch (error) {
    return 'rejected $error';
  }
}

Object? read(Map<String, Object?> line) {
  final List<String> key = readMember(line, 'key', '', (json, path) => readList(json, path, readString));
  final String type = readMember(line, 'type', '', readString);
  final Object? value = line['value'];
  return switch (readMember(line, 'table', '', readString)) {
    'Params' => sent(key[0], readObject(value, '')),
    'Result' => plainOr(readResult(key[0], value), value),
    'Reply' => typed(readReply(target(key), value)),
    'CustomerReply' => typed(readCustomerReply(target(key), value)),
    'StatusReply' => typed(readStatusReply(target(key), value)),
    'Event' => typed(readEventParams(target(key), key[3], value)),
    _ => byName(type, value),
  };
}

Target target(List<String> key) => Target.fromJson({'vendor': key[0], 'sdk': key[1], 'platform': key[2]});

Object? typed(JsonWritable? value) {
  if (value == null) {
    throw const UnreadableJson('no type', '');
  }
  return value.toJson();
}

/// A result that is plain JSON has no type.
Object? plainOr(JsonWritable? value, Object? json) => value == null ? json : value.toJson();
