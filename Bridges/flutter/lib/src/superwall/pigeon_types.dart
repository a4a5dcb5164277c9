import 'pigeon_table.dart';

/// A member of a class, or an argument of a call, with its declared type such as `List<PEntitlement>?`.
final class PigeonMember {
  /// Names both.
  const PigeonMember(this.name, this.type);

  /// The member's name.
  final String name;

  /// Its type, as Dart writes it, without spaces.
  final String type;
}

/// A class or an enum that Pigeon carries under a number of its own.
final class PigeonType {
  /// Says all of it.
  const PigeonType({
    required this.number,
    required this.name,
    required this.parent,
    required this.members,
    required this.words,
  });

  /// Reads a line of [pigeonTypeTable].
  factory PigeonType.parse(String line) {
    final List<String> parts = line.split(' ');
    final bool isEnum = parts.length > 2 && parts[2] == '=';
    final bool isCase = parts.length > 2 && parts[2] == '<';
    return PigeonType(
      number: int.parse(parts[0]),
      name: parts[1],
      parent: isCase ? parts[3] : null,
      members: isEnum ? [] : readMembers(parts.sublist(isCase ? 4 : 2)),
      words: isEnum ? parts.sublist(3) : [],
    );
  }

  /// The byte before its value.
  final int number;

  /// Its name, such as `PEntitlement`.
  final String name;

  /// The sealed class of which it is a case; null for none.
  final String? parent;

  /// The members of a class, in the order in which Pigeon writes them.
  final List<PigeonMember> members;

  /// The words of an enum, in their order; empty for a class.
  final List<String> words;
}

/// A call of one side to the other.
final class PigeonCall {
  /// Says all of it.
  const PigeonCall({required this.name, required this.result, required this.arguments});

  /// The call's name; of the app's calls with its API before it.
  final String name;

  /// The type of its result; `void` for none.
  final String result;

  /// Its arguments, in order.
  final List<PigeonMember> arguments;
}

/// An instance of a type: the number of an enum's word, or the members of a class as a list.
final class PigeonValue {
  /// Holds it.
  const PigeonValue(this.type, this.content);

  /// What it is.
  final PigeonType type;

  /// An `int`, or a list of members.
  final Object? content;
}

/// Reads `name:type` words.
List<PigeonMember> readMembers(List<String> words) {
  final List<PigeonMember> members = [];
  for (final String word in words) {
    final int colon = word.indexOf(':');
    members.add(PigeonMember(word.substring(0, colon), word.substring(colon + 1)));
  }
  return members;
}

/// The types by their names.
final Map<String, PigeonType> pigeonTypes = {
  for (final PigeonType type in pigeonTypeTable.map(PigeonType.parse)) type.name: type,
};

/// The types by their numbers.
final Map<int, PigeonType> pigeonTypesByNumber = {
  for (final PigeonType type in pigeonTypes.values) type.number: type,
};

/// The app's calls of the native side, by their names.
final Map<String, PigeonCall> hostCalls = {
  for (final List<String> words in hostCallTable.map((line) => line.split(' ')))
    words[0]: PigeonCall(name: words[0], result: words[1], arguments: readMembers(words.sublist(2))),
};

/// The native side's calls of the app, by API and name.
final Map<String, PigeonCall> appCalls = {
  for (final List<String> words in appCallTable.map((line) => line.split(' ')))
    words[0]: PigeonCall(name: words[0], result: 'void', arguments: readMembers(words.sublist(1))),
};
