import 'package:redemption_kit/redemption_kit.dart';

String f(RedemptionLink link) => link.token;
