import 'package:redemption_kit/redemption_kit.dart';
import 'package:test/test.dart';

import 'support/json.dart';

/// The generated types: unknown cases, nulls and absences, errors with their place.
void main() {
  test('a word of a newer server is kept and written back', () {
    final FailureReason reason = FailureReason.fromJson('eclipse');
    expect(reason.toJson(), equals('eclipse'));
    expect(describeReason(reason), equals('a newer one: eclipse'));
    expect(describeReason(FailureReason.fromJson('offline')), equals('no network'));
  });

  test('a case of a newer server is kept whole', () {
    const Map<String, Object?> json = {
      'kind': 'postponed',
      'until': 5,
      'why': [null],
    };
    final RedemptionOutcome outcome = RedemptionOutcome.fromJson(json);
    expect(outcome, isA<UnknownRedemptionOutcome>().having((unknown) => sameJson(unknown.json, json), 'the same JSON', isTrue));
    expect(describeOutcome(outcome), equals('unknown: postponed'));
  });

  test('every outcome is a case of its own', () {
    const Map<String, Object?> failure = {'reason': 'offline', 'message': 'No network.', 'attempts': 1};
    const List<Map<String, Object?>> outcomes = [
      {'kind': 'invalidCode', 'code': 'c'},
      {'kind': 'purchaseBelongsToOtherUser', 'code': null},
      {'kind': 'linkExpired', 'reissued': true, 'obfuscatedEmail': null},
      {'kind': 'failed', 'failure': failure},
    ];
    expect(outcomes.map((json) => describeOutcome(RedemptionOutcome.fromJson(json))).toList(), equals([
      'invalid',
      'of another user',
      'expired, sent again: true',
      'failed: no network',
    ]));
    for (final Map<String, Object?> json in outcomes) {
      expect(sameJson(ScriptedAnswer.fromJson(json).toJson(), json), isTrue, reason: '$json');
    }
  });

  test('null and absence are two things where the contract has both', () {
    final InvalidCode absent = InvalidCode.fromJson({'kind': 'invalidCode'});
    final InvalidCode present = InvalidCode.fromJson({'kind': 'invalidCode', 'code': null});
    expect(absent.code, isNull);
    expect(present.code, isNull);
    expect(absent.toJson().containsKey('code'), isFalse);
    expect(present.toJson().containsKey('code'), isTrue);
    expect(const InvalidCode(code: 'c').toJson(), equals({'kind': 'invalidCode', 'code': 'c'}));
  });

  test('a member that is required may be null', () {
    expect(LinkParseResult.fromJson({'link': null}).link, isNull);
    expect(() => LinkParseResult.fromJson({}), throwsA(isA<UnreadableJson>()));
  });

  test('what a newer server adds is passed over', () {
    expect(ClockResult.fromJson({'now': 5, 'zone': 'UTC'}).now, equals(5));
  });

  test('5.0 is a whole number, 5.5 is none', () {
    expect(ClockResult.fromJson({'now': 5.0}).now, equals(5));
    expect(() => ClockResult.fromJson({'now': 5.5}), throwsA(isA<UnreadableJson>()));
  });

  test('an error says the place and what was expected there', () {
    expect(
      () => LinkParseResult.fromJson({'link': {'vendor': 'revenuecat', 'code': 4, 'url': 'app://redeem'}}),
      throwsA(
        isA<UnreadableJson>()
            .having((error) => error.path, 'path', '/link/code')
            .having((error) => error.message, 'message', 'expected text, found a number'),
      ),
    );
    expect(
      () => Target.fromJson({'vendor': 'revenuecat', 'sdk': 'flutter'}),
      throwsA(isA<UnreadableJson>().having((error) => error.message, 'message', 'platform is missing')),
    );
  });

  test('a closed list of words refuses others', () {
    expect(() => Gateway.fromJson('eclipse'), throwsA(isA<UnreadableJson>()));
  });

  test('unions of different JSON keep their form', () {
    expect(Gateway.fromJson('ledger').toJson(), equals('ledger'));
    final List<Object?> script = [
      {'kind': 'invalidCode', 'code': 'c'},
      {'kind': 'absent'},
    ];
    expect(sameJson(Gateway.fromJson({'script': script}).toJson(), {'script': script}), isTrue);
    expect(() => Gateway.fromJson(4), throwsA(isA<UnreadableJson>()));
  });
}

String describeReason(FailureReason reason) {
  return switch (reason) {
    FailureReason.offline => 'no network',
    FailureReason.timeout => 'no answer',
    FailureReason.transport => 'a broken connection',
    FailureReason.http => 'an error of the service',
    FailureReason.refused => 'a refusal',
    FailureReason.unreadable => 'an unreadable answer',
    UnknownFailureReason(:final value) => 'a newer one: $value',
  };
}

String describeOutcome(RedemptionOutcome outcome) {
  return switch (outcome) {
    Redeemed() => 'redeemed',
    SubscriptionExpired() => 'lapsed',
    LinkExpired(:final reissued) => 'expired, sent again: $reissued',
    InvalidCode() => 'invalid',
    PurchaseBelongsToOtherUser() => 'of another user',
    Failed(:final failure) => 'failed: ${describeReason(failure.reason)}',
    UnknownRedemptionOutcome(:final json) => 'unknown: ${json['kind']}',
  };
}
