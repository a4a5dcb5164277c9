import 'dart:convert';
import 'dart:io';

import 'version.dart';

/// This machine in Dart's words, such as `linux_x64`; the whole version of Dart if it has none.
String thisMachine() {
  final List<String> parts = Platform.version.split('"');
  return parts.length > 1 ? parts[1] : Platform.version;
}

/// What to do on a machine that no program is made for, as one sentence; empty for any other.
String containerAdvice(String machine) {
  if (machine == 'linux_x64') {
    return '';
  }
  return 'No program is made for $machine: start it in a container, with '
      'REDEMPTION_COMMAND="docker run -i --rm --platform linux/amd64 redemptionkit:$clientVersion".';
}

/// The program that a packed release of this package has; null if there is none for this machine.
///
/// The package's folder is looked up in `.dart_tool/package_config.json`, as `flutter test` does not resolve `package:` addresses at run
/// time. It is in the project's folder, in which tests run, or above it in a workspace.
String? packedProgram(String folder) {
  if (containerAdvice(thisMachine()) != '') {
    return null;
  }
  final List<String> parts = folder.split('/');
  while (parts.isNotEmpty) {
    final String tool = '${parts.join('/')}/.dart_tool';
    final File configuration = File('$tool/package_config.json');
    if (configuration.existsSync()) {
      final String? root = packageRoot(configuration.readAsStringSync(), tool);
      final String program = '$root/program/linux-x64/redemption';
      return root != null && File(program).existsSync() ? program : null;
    }
    parts.removeLast();
  }
  return null;
}

/// The folder of this package by a `package_config.json` that is in [tool]; null if it is not listed.
String? packageRoot(String configuration, String tool) {
  final Object? read = jsonDecode(configuration);
  final Object? packages = read is Map<String, Object?> ? read['packages'] : null;
  if (packages is List<Object?>) {
    for (final Object? package in packages) {
      final Object? name = package is Map<String, Object?> ? package['name'] : null;
      final Object? root = package is Map<String, Object?> ? package['rootUri'] : null;
      if (name == 'redemption_kit' && root is String) {
        final String path = Uri.decodeComponent(root);
        return path.startsWith('file://') ? path.substring(7) : '$tool/$path';
      }
    }
  }
  return null;
}
