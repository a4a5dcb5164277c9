import 'dart:io';

import 'errors.dart';
import 'packed_program.dart';

/// The environment variable that names the server's executable.
const String executableVariable = 'REDEMPTION_EXECUTABLE';

/// The environment variable with a command line that starts the server, such as `docker run -i --rm IMAGE`.
const String commandVariable = 'REDEMPTION_COMMAND';

/// The process's environment.
Map<String, String> processEnvironment() => Platform.environment;

/// The program that plays the server.
final class ServerProgram {
  /// Names it.
  const ServerProgram({required this.file, required this.arguments, required this.name});

  /// The file or command to start.
  final String file;

  /// Its first arguments; those of `serve` follow.
  final List<String> arguments;

  /// What errors call it: the path, or the whole command line.
  final String name;
}

/// Finds the server: [option], else `REDEMPTION_COMMAND`, else `REDEMPTION_EXECUTABLE`, else the program in this package, else
/// `redemption` on `PATH`; the variables are those of [given] or else of the process's own environment.
///
/// A place that was named is the only one tried, so that a misspelt path is not replaced by another server.
/// Throws [ServerNotFound], or [ServerStartFailed] for a command with a quote that does not end.
ServerProgram findExecutable(String? option, Map<String, String>? given) {
  if (option != null) {
    return existing([option]);
  }
  final Map<String, String> environment = given ?? processEnvironment();
  final String? command = environment[commandVariable];
  if (command != null && command.trim() != '') {
    final List<String> words = commandWords(command);
    return ServerProgram(file: words[0], arguments: words.sublist(1), name: command);
  }
  final String? named = environment[executableVariable];
  if (named != null && named != '') {
    return existing([named]);
  }
  final String? packed = packedProgram(Directory.current.path);
  if (packed != null) {
    return existing([packed]);
  }
  final List<String> places = [];
  final String separator = Platform.isWindows ? ';' : ':';
  final String name = Platform.isWindows ? 'redemption.exe' : 'redemption';
  for (final String folder in (environment['PATH'] ?? '').split(separator)) {
    if (folder != '') {
      places.add('$folder${Platform.pathSeparator}$name');
    }
  }
  return existing(places);
}

/// The first of [places] that is a file.
ServerProgram existing(List<String> places) {
  for (final String place in places) {
    if (File(place).existsSync()) {
      return ServerProgram(file: place, arguments: [], name: place);
    }
  }
  throw ServerNotFound(places);
}

/// Splits a command line into words. Both quotes keep spaces; a backslash is an ordinary character, as in paths of Windows.
List<String> commandWords(String line) {
  final List<String> words = [];
  String word = '';
  String quote = '';
  bool isWord = false;
  for (int index = 0; index < line.length; index += 1) {
    final String character = line.substring(index, index + 1);
    if (quote == '' ? character == '"' || character == '\'' : character == quote) {
      quote = quote == '' ? character : '';
      isWord = true; // Empty quotes are a word too.
    } else if (quote != '' || character.trim() != '') {
      word = '$word$character';
      isWord = true;
    } else if (isWord) {
      words.add(word);
      word = '';
      isWord = false;
    }
  }
  if (quote != '') {
    throw ServerStartFailed(executable: line, reason: '$commandVariable has a quote that does not end', stderrTail: '');
  }
  if (isWord) {
    words.add(word);
  }
  return words;
}
