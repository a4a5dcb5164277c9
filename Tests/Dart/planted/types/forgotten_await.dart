import 'package:redemption_kit/redemption_kit.dart';

Future<int> f(RedemptionServer server) async { final ClockResult now = server.clock.now(); return now.now; }
