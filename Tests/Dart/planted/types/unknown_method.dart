import 'package:redemption_kit/redemption_kit.dart';

void f(RedemptionServer server) { server.link.prase(url: 'a'); }
