import 'dart:io';

import 'package:test/test.dart';

import 'support/conformance.dart';

/// Flutter's cases of Tests/Conformance on a real server, by the typed methods and the drop-ins.
void main() {
  final Set<String> gaps = readKnownGaps('known-gaps.txt');
  final ConformancePlayer player = ConformancePlayer();
  int played = 0;
  int passed = 0;
  int known = 0;
  int failed = 0;

  tearDownAll(() async {
    await player.close();
    print('conformance: $played cases, $passed passed, $known known gaps, $failed failed');
  });

  final String folder = Platform.environment['REDEMPTION_CONFORMANCE'] ?? '../../Tests/Conformance';
  final Set<String> left = isRemote ? readKnownGaps('not-at-url.txt') : <String>{};
  for (final ConformanceCase each in readCases(folder)) {
    final String name = '${each.file}: ${each.description}';
    if (left.contains(name)) {
      continue;
    }
    test(name, () async {
      played += 1;
      final bool isGap = gaps.contains(name);
      try {
        await player.play(each);
      } on Exception {
        if (isGap) {
          known += 1;
          return;
        }
        failed += 1;
        rethrow;
      }
      if (isGap) {
        failed += 1;
        fail('it holds now: take it out of known-gaps.txt');
      }
      passed += 1;
    });
  }
}
