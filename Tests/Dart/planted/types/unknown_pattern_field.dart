import 'package:redemption_kit/redemption_kit.dart';

String f(RedemptionOutcome outcome) => switch (outcome) { Failed(:final reason) => 'a', _ => 'b' };
