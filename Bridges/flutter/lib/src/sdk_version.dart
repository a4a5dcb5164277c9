import 'dart:io';

/// The versions of the SDK packages of the app under test.
final SdkVersions sdkVersions = SdkVersions();

/// Reads versions of SDK packages, and prints what the server says about them.
final class SdkVersions {
  /// Reads where the tests run, and prints to stderr.
  SdkVersions();

  /// The folder where the search begins; null for the one in which the tests run.
  String? folder;

  /// What prints a warning; null for stderr.
  void Function(String line)? print;

  final List<String> _printed = [];

  /// The version of [package] in the app's `pubspec.lock`; null if it is not there.
  ///
  /// In a workspace, the file is in a folder above that of the app.
  String? locked(String package) {
    final List<String> parts = (folder ?? Directory.current.path).split('/');
    while (parts.length > 1) {
      final File lock = File('${parts.join('/')}/pubspec.lock');
      if (lock.existsSync()) {
        return versionIn(lock.readAsStringSync(), package);
      }
      parts.removeLast();
    }
    return null;
  }

  /// Prints a warning of `session/open`, each text once in a test process. Prints nothing for null.
  void warnOnce(String? warning) {
    if (warning == null || _printed.contains(warning)) {
      return;
    }
    _printed.add(warning);
    final String line = 'RedemptionKit: $warning';
    final void Function(String line)? other = print;
    if (other == null) {
      stderr.writeln(line);
    } else {
      other(line);
    }
  }
}

/// The version of [package] in the text of a `pubspec.lock`, as `dart pub` writes it; null if it is not there.
String? versionIn(String lock, String package) {
  bool isInPackage = false;
  for (final String line in lock.split('\n')) {
    final String text = line.trim();
    // Packages are indented by two spaces, their fields by four.
    if (!line.startsWith('   ')) {
      isInPackage = line.startsWith('  ') && text == '$package:';
    } else if (isInPackage && line.startsWith('    version: "') && text.endsWith('"')) {
      return text.substring('version: "'.length, text.length - 1);
    }
  }
  return null;
}
