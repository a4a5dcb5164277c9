import 'package:redemption_kit/redemption_kit.dart';

Future<LinkParseResult> f(RedemptionServer server) => server.link.parse(url: 4);
