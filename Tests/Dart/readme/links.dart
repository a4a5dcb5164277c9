import 'package:flutter_test/flutter_test.dart';
import 'package:redemption_kit/flutter.dart';

Future<void> openLinks(TestDefaultBinaryMessenger messenger, RedemptionServer server, String link) async {
  // README: FlutterPhone.install(messenger, server: server);
}
