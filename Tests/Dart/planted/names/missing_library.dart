import 'package:redemption_kit/redemption.dart';
