import 'dart:async';

import 'package:redemption_kit/redemption_kit.dart';
import 'package:redemption_kit/src/app_clock.dart';
import 'package:test/test.dart';

import 'support/executables.dart';
import 'support/explored_app.dart';

/// The explorer: planted defects are found, and a correct app has no finding.
void main() {
  late RedemptionServer server;

  setUp(() async => server = await startServer());
  tearDown(() => server.close());

  Explorer explorer(Habit? habit, List<String> world, [int stories = 60]) {
    return Explorer(
      server,
      () => SmallApp.start(server, habit),
      vendor: Vendor.revenuecat,
      platform: Platform.ios,
      events: {'retry': 'The buyer presses "try again".', 'signIn': 'The buyer signs in as ada.'},
      world: world,
      properties: ['noCrash', 'redeemedOnce', 'rightHolder', 'truthful', 'noSilence', 'retryHelps'],
      limits: {'stories': stories},
    );
  }

  for (final Defect defect in defects) {
    test('an app that ${defect.habit.words} is found, and its story fails until it is corrected', () async {
      final ExploreReport report = await explorer(defect.habit, defect.world).explore();
      final List<Map<String, Object?>> found = report.findings.where((finding) => finding['property'] == defect.property).toList();
      expect(found, isNotEmpty, reason: report.text);
      final List<String> story = [for (final Object? step in found[0]['story'] as List<Object?>) (step as Map<String, Object?>)['event'] as String];
      expect(story, hasLength(defect.steps), reason: report.text);
      expect(report.json['differences'], isEmpty, reason: report.text);
      await expectLater(explorer(defect.habit, defect.world).playStory(story), throwsA(isA<StoryFailed>()));
      await explorer(null, defect.world).playStory(story);
    });
  }

  for (final List<String> world in [
    ['purchase', 'linkOpens', 'serverFails', 'lapse'],
    ['purchase', 'linkOpens', 'answerIsLate', 'secondPhoneRedeems'],
    ['purchase', 'linkOpens', 'timePasses', 'offline'],
    ['purchase', 'linkStartsApp', 'answerIsLate', 'reinstall'],
  ]) {
    test('a correct app has no finding with ${world.last}', () async {
      final ExploreReport report = await explorer(null, world).explore();
      expect(report.findings, isEmpty, reason: report.text);
      expect(report.json['differences'], isEmpty, reason: report.text);
    });
  }

  test('a search without a failure never offers retry, and the same start gives the same report', () async {
    final ExploreReport report = await explorer(null, ['purchase', 'linkOpens', 'lapse'], 1000).explore();
    expect(report.text, contains('Never possible: retry.'));
    expect(report.isClosed, isFalse, reason: report.text);
    final ExploreReport again = await explorer(null, ['purchase', 'linkOpens', 'lapse'], 1000).explore();
    expect(again.text, equals(report.text));
  });

  test('an app that never comes to rest is an error', () async {
    final Explorer restless = explorer(Habit.restless, ['purchase', 'linkOpens']);
    await expectLater(restless.explore(), throwsA(isA<NeverSettled>()));
  });

  test('what an app throws as it ends is not the next story\'s', () async {
    final ExploreReport report = await explorer(Habit.throwsAtItsEnd, ['purchase', 'linkOpens'], 3).explore();
    expect(report.findings, isEmpty, reason: report.text);
    expect(report.json['differences'], isEmpty, reason: report.text);
  });

  test('a timer of the app can be asked and ended', () async {
    final List<Timer> timers = [];
    final Explorer timed = Explorer(
      server,
      () async {
        timers.add(Timer(const Duration(seconds: 1), () => throw StateError('ended')));
        timers.last.cancel();
        timers.add(Timer.periodic(const Duration(minutes: 1), (timer) => timer.cancel()));
        return await SmallApp.start(server, null);
      },
      vendor: Vendor.revenuecat,
      platform: Platform.ios,
      world: ['purchase', 'timePasses'],
      limits: {'stories': 10},
    );
    expect((await timed.explore()).findings, isEmpty);
    expect(timers[0].isActive, isFalse);
    expect(timers.any((timer) => timer.tick == 1), isTrue);
  });

  test('timers of the same moment run in the order in which they were set', () {
    final AppClock clock = AppClock((error) => fail('$error'));
    final List<int> ran = [];
    clock.zone.run(() {
      for (int index = 0; index < 3; index += 1) {
        Timer(const Duration(milliseconds: 5), () => ran.add(index));
      }
    });
    clock.now = 5;
    while (clock.runOne()) {}
    expect(ran, equals([0, 1, 2]));
  });
}
