import 'package:redemption_kit/redemption_kit.dart';

String f(RedemptionOutcome outcome) => switch (outcome) { Redeemed() => 'a', InvalidCode() => 'b' };
