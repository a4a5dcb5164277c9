import 'package:redemption_kit/redemption_kit.dart';
import 'package:superwallkit_flutter/superwallkit_flutter.dart';

bool isStatus(Object value) => value is SubscriptionStatus;
