import 'pigeon_types.dart';

/// Makes what Pigeon carries of the server's JSON, by its declared type.
///
/// A case of a sealed class is the one that the JSON's `type` names. Words are compared without case and underscores. Throws
/// [FormatException] for JSON that is not of the type.
Object? encodePigeon(Object? json, String declared, String path) {
  final bool isNullable = declared.endsWith('?');
  final String type = isNullable ? declared.substring(0, declared.length - 1) : declared;
  if (json == null) {
    if (!isNullable && type != 'void') {
      throw FormatException('$path is null, and $type is expected.');
    }
    return null;
  }
  if (type.startsWith('List<')) {
    return _encodeList(json, type.substring(5, type.length - 1), path);
  }
  if (type.startsWith('Map<')) {
    return _encodeMap(json, type, path);
  }
  final PigeonType? found = _type(json, type);
  if (found != null) {
    return found.words.isEmpty ? _encodeObject(json, found, path) : PigeonValue(found, _word(json, found, path));
  }
  if (type == 'double' && json is num) {
    return json.toDouble();
  }
  if (_isPlain(json, type)) {
    return json;
  }
  throw FormatException('$path is not of type $type.');
}

/// Makes JSON of what Pigeon carries: words by their names, objects by their members, and cases of sealed classes with `type`.
Object? decodePigeon(Object? value) {
  if (value is PigeonValue) {
    final Object? content = value.content;
    if (content is int) {
      return value.type.words[content];
    }
    final List<Object?> members = content as List<Object?>;
    final Map<String, Object?> object = {};
    if (value.type.parent != null) {
      object['type'] = value.type.name;
    }
    for (int index = 0; index < members.length; index += 1) {
      object[value.type.members[index].name] = decodePigeon(members[index]);
    }
    return object;
  }
  if (value is List<Object?>) {
    return value.map(decodePigeon).toList();
  }
  if (value is Map<Object?, Object?>) {
    final Map<String, Object?> object = {};
    for (final MapEntry<Object?, Object?> entry in value.entries) {
      object['${decodePigeon(entry.key)}'] = decodePigeon(entry.value);
    }
    return object;
  }
  return value;
}

List<Object?> _encodeList(Object? json, String type, String path) {
  if (json is! List<Object?>) {
    throw FormatException('$path is no list.');
  }
  final List<Object?> list = [];
  for (final Object? element in json) {
    list.add(encodePigeon(element, type, '$path/${list.length}'));
  }
  return list;
}

/// Values that are null are left out of a map whose values cannot be.
Map<Object?, Object?> _encodeMap(Object? json, String type, String path) {
  if (json is! Map<String, Object?>) {
    throw FormatException('$path is no object.');
  }
  final int comma = type.indexOf(',');
  final String keys = type.substring(4, comma);
  final String values = type.substring(comma + 1, type.length - 1);
  final Map<Object?, Object?> map = {};
  for (final MapEntry<String, Object?> entry in json.entries) {
    if (entry.value != null || values.endsWith('?')) {
      map[encodePigeon(entry.key, keys, path)] = encodePigeon(entry.value, values, '$path/${entry.key}');
    }
  }
  return map;
}

PigeonValue _encodeObject(Object? json, PigeonType type, String path) {
  if (json is! Map<String, Object?>) {
    throw FormatException('$path is no object.');
  }
  final List<Object?> members = [];
  for (final PigeonMember member in type.members) {
    members.add(encodePigeon(json[member.name], member.type, '$path/${member.name}'));
  }
  return PigeonValue(type, members);
}

/// The class or enum of a declared type; null for a plain one.
PigeonType? _type(Object? json, String declared) {
  final PigeonType? found = pigeonTypes[declared];
  if (found != null || json is! Map<String, Object?>) {
    return found;
  }
  final PigeonType? named = pigeonTypes['${json['type']}'];
  return named != null && named.parent == declared ? named : null;
}

int _word(Object? json, PigeonType type, String path) {
  final int index = type.words.map(_plainWord).toList().indexOf(_plainWord('$json'));
  if (index < 0) {
    throw FormatException('$path: ${type.name} has no $json.');
  }
  return index;
}

String _plainWord(String word) => word.replaceAll('_', '').toLowerCase();

bool _isPlain(Object? json, String type) {
  return switch (type) {
    'String' => json is String,
    'int' => json is int,
    'double' => json is num,
    'bool' => json is bool,
    'Object' => true,
    _ => false,
  };
}
