import 'dart:convert';

/// Whether two values of JSON are equal: `5` and `5.0` are one number, null is not absence.
bool sameJson(Object? left, Object? right) {
  if (left is List<Object?> && right is List<Object?>) {
    if (left.length != right.length) {
      return false;
    }
    for (int index = 0; index < left.length; index += 1) {
      if (!sameJson(left[index], right[index])) {
        return false;
      }
    }
    return true;
  }
  if (left is Map<String, Object?> && right is Map<String, Object?>) {
    return left.length == right.length && containsJson(left, right, false);
  }
  return left == right;
}

/// Whether [whole] has what [part] says. Objects may have more members when [open]; lists have the same length.
bool containsJson(Object? whole, Object? part, [bool open = true]) {
  if (whole is Map<String, Object?> && part is Map<String, Object?>) {
    for (final MapEntry<String, Object?> entry in part.entries) {
      final Object? found = whole[entry.key];
      final bool matches = open ? containsJson(found, entry.value) : sameJson(found, entry.value);
      if (!whole.containsKey(entry.key) || !matches) {
        return false;
      }
    }
    return true;
  }
  if (whole is List<Object?> && part is List<Object?> && open) {
    if (whole.length != part.length) {
      return false;
    }
    for (int index = 0; index < whole.length; index += 1) {
      if (!containsJson(whole[index], part[index])) {
        return false;
      }
    }
    return true;
  }
  return sameJson(whole, part);
}

/// The value at a JSON Pointer (RFC 6901). Throws [FormatException] where there is none.
Object? valueAt(Object? json, String pointer) {
  Object? found = json;
  for (final String part in pointer.split('/').sublist(1)) {
    final String name = part.replaceAll('~1', '/').replaceAll('~0', '~');
    final Object? outer = found;
    if (outer is Map<String, Object?> && outer.containsKey(name)) {
      found = outer[name];
    } else if (outer is List<Object?>) {
      found = outer[int.parse(name)];
    } else {
      throw FormatException('there is nothing at $pointer');
    }
  }
  return found;
}

/// [json] with every `${name}` replaced by what was saved under that name.
Object? filled(Object? json, Map<String, Object?> saved) {
  if (json is Map<String, Object?>) {
    return {for (final MapEntry<String, Object?> entry in json.entries) entry.key: filled(entry.value, saved)};
  }
  if (json is List<Object?>) {
    return [for (final Object? item in json) filled(item, saved)];
  }
  return json is String ? _filledText(json, saved) : json;
}

Object? _filledText(String text, Map<String, Object?> saved) {
  String result = '';
  String rest = text;
  while (true) {
    final int start = rest.indexOf(r'${');
    final int end = start < 0 ? -1 : rest.indexOf('}', start);
    if (end < 0) {
      return result + rest;
    }
    final String name = rest.substring(start + 2, end);
    if (!saved.containsKey(name)) {
      throw FormatException('nothing was saved as $name');
    }
    final Object? value = saved[name];
    if (result == '' && start == 0 && end == rest.length - 1) {
      return value;
    }
    result = result + rest.substring(0, start) + (value is String ? value : jsonEncode(value));
    rest = rest.substring(end + 1);
  }
}
