// Made by `redemption codegen --language dart` from the schemas of RedemptionKit; do not edit.

/// What can be written as JSON.
abstract interface class JsonWritable {
  /// The value as `jsonEncode` takes it.
  Object? toJson();
}

/// JSON that is not what the contract says.
final class UnreadableJson implements Exception {
  /// Says what is wrong at [path].
  const UnreadableJson(this.message, this.path);

  /// What is wrong: what was expected, or which member is missing.
  final String message;

  /// Where; a JSON Pointer (RFC 6901), empty for the whole value.
  final String path;

  @override
  String toString() => 'UnreadableJson at "$path": $message';
}

/// Throws for a value of another kind.
Never unreadable(Object? json, String path, String expected) {
  throw UnreadableJson('expected $expected, found ${kindOf(json)}', path);
}

/// What kind of JSON a value is, in a word.
String kindOf(Object? json) {
  return switch (json) {
    null => 'null',
    String() => 'text',
    num() => 'a number',
    bool() => 'true or false',
    List<Object?>() => 'a list',
    Map<String, Object?>() => 'an object',
    _ => 'no JSON',
  };
}

/// Text.
String readString(Object? json, String path) => json is String ? json : unreadable(json, path, 'text');

/// True or false.
bool readBool(Object? json, String path) => json is bool ? json : unreadable(json, path, 'true or false');

/// A number, whole or not.
num readNumber(Object? json, String path) => json is num ? json : unreadable(json, path, 'a number');

/// A whole number; `5.0` is one.
int readInt(Object? json, String path) {
  if (json is int) {
    return json;
  }
  if (json is double && json == json.truncateToDouble()) {
    return json.toInt();
  }
  return unreadable(json, path, 'a whole number');
}

/// Null.
Object? readNull(Object? json, String path) => json == null ? null : unreadable(json, path, 'null');

/// Anything.
Object? readAny(Object? json, String path) => json;

/// An object.
Map<String, Object?> readObject(Object? json, String path) {
  return json is Map<String, Object?> ? json : unreadable(json, path, 'an object');
}

/// The word of a list that is on the wire as [read] reads it; [otherwise] makes one of any other value.
T readWord<T, V>(
  Object? json,
  String path,
  List<T> words,
  V Function(Object? json, String path) read,
  V Function(T word) wire,
  T Function(V value) otherwise,
) {
  final V value = read(json, path);
  for (final T word in words) {
    if (wire(word) == value) {
      return word;
    }
  }
  return otherwise(value);
}

/// A list of elements that [read] reads.
List<T> readList<T>(Object? json, String path, T Function(Object? json, String path) read) {
  if (json is! List<Object?>) {
    unreadable(json, path, 'a list');
  }
  final List<T> items = [];
  for (int index = 0; index < json.length; index += 1) {
    items.add(read(json[index], '$path/$index'));
  }
  return items;
}

/// An object whose values [read] reads.
Map<String, T> readMap<T>(Object? json, String path, T Function(Object? json, String path) read) {
  final Map<String, T> items = {};
  for (final MapEntry<String, Object?> entry in readObject(json, path).entries) {
    items[entry.key] = read(entry.value, '$path/${pointerPart(entry.key)}');
  }
  return items;
}

/// A value, or null.
T? readOrNull<T>(Object? json, String path, T Function(Object? json, String path) read) {
  return json == null ? null : read(json, path);
}

/// A member that is always there.
T readMember<T>(Map<String, Object?> object, String name, String path, T Function(Object? json, String path) read) {
  if (!object.containsKey(name)) {
    throw UnreadableJson('$name is missing', path);
  }
  return read(object[name], '$path/${pointerPart(name)}');
}

/// A member that is always there and may be null.
T? readNullable<T>(Map<String, Object?> object, String name, String path, T Function(Object? json, String path) read) {
  if (!object.containsKey(name)) {
    throw UnreadableJson('$name is missing', path);
  }
  return readOptional(object, name, path, read);
}

/// A member that may be absent; null is read as absence.
T? readOptional<T>(Map<String, Object?> object, String name, String path, T Function(Object? json, String path) read) {
  final Object? value = object[name];
  return value == null ? null : read(value, '$path/${pointerPart(name)}');
}

/// A member with one fixed text.
void readConstant(Map<String, Object?> object, String name, String path, String expected) {
  if (readMember(object, name, path, readString) != expected) {
    throw UnreadableJson('expected $expected', '$path/${pointerPart(name)}');
  }
}

/// The members beside the [known] ones.
Map<String, T> readOthers<T>(
  Map<String, Object?> object,
  String path,
  List<String> known,
  T Function(Object? json, String path) read,
) {
  final Map<String, T> items = {};
  for (final MapEntry<String, Object?> entry in object.entries) {
    if (!known.contains(entry.key)) {
      items[entry.key] = read(entry.value, '$path/${pointerPart(entry.key)}');
    }
  }
  return items;
}

/// Whether a member is there and null.
bool hasNull(Map<String, Object?> object, String name) => object.containsKey(name) && object[name] == null;

/// A list as JSON; null for null.
List<Object?>? writeList<T>(List<T>? items, Object? Function(T item) write) {
  return items == null ? null : [for (final T item in items) write(item)];
}

/// A map as JSON; null for null.
Map<String, Object?>? writeMap<T>(Map<String, T>? items, Object? Function(T item) write) {
  return items == null ? null : {for (final MapEntry<String, T> entry in items.entries) entry.key: write(entry.value)};
}

/// A name as a part of a JSON Pointer.
String pointerPart(String name) => name.replaceAll('~', '~0').replaceAll('/', '~1');
