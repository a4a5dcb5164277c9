import 'package:redemption_kit/redemption_kit.dart';

void f(RedemptionException error) { switch (error) { case ServerNotFound(): print('a'); case CallTimedOut(): print('b'); } }
