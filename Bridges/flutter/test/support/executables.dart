import 'dart:io';

import 'package:redemption_kit/redemption_kit.dart';
import 'package:test/test.dart';

/// Writes a shell script that stands for a server, in a folder that goes with the test. Gives its path.
Future<String> writeScript(String text) async {
  final Directory folder = Directory.systemTemp.createTempSync('redemption_kit');
  addTearDown(() => folder.deleteSync(recursive: true));
  final File file = File('${folder.path}/redemption');
  file.writeAsStringSync('#!/bin/sh\n$text\n');
  final Process process = await Process.start('chmod', ['755', file.path]);
  await process.exitCode;
  return file.path;
}

/// A server with a time limit that only a hang meets.
Future<RedemptionServer> startServer() => RedemptionServer.start(timeout: const Duration(seconds: 60));
