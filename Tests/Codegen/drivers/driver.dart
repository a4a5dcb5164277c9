import 'dart:io';

import 'reading.dart';

/// Reads lines of values from a file and writes a line for each: `json` and what its type writes, or `rejected` and the
/// reason. Translated by Tests/Codegen with what `redemption codegen --language dart` writes.
void main() {
  final String path = Platform.environment['REDEMPTION_VALUES'] ?? '';
  for (final String text in File(path).readAsLinesSync()) {
    if (text != '') {
      print(written(text));
    }
  }
}
