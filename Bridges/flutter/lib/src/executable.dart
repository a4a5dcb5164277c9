import 'dart:io';

import 'errors.dart';

/// The environment variable that names the server's executable.
const String executableVariable = 'REDEMPTION_EXECUTABLE';

/// Finds the server: [option], else `REDEMPTION_EXECUTABLE`, else `redemption` on `PATH`; the last two of [given] or
/// else of the process's own environment.
///
/// A place that was named is the only one tried, so that a misspelt path is not replaced by another server.
/// Throws [ServerNotFound].
String findExecutable(String? option, Map<String, String>? given) {
  if (option != null) {
    return existing([option]);
  }
  final Map<String, String> environment = given ?? Platform.environment;
  final String? named = environment[executableVariable];
  if (named != null && named != '') {
    return existing([named]);
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
String existing(List<String> places) {
  for (final String place in places) {
    if (File(place).existsSync()) {
      return place;
    }
  }
  throw ServerNotFound(places);
}
