import 'package:redemption_kit/redemption_kit.dart';

RedemptionSever? server;
