import 'package:redemption_kit/redemption_kit.dart';

int f(Failed failed) => failed.failure.message;
