import 'package:redemption_kit/redemption_kit.dart';

Future<void> callServer() async {
  // README: await RedemptionServer.start(); // executable:
}
