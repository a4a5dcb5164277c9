import 'package:redemption_kit/redemption_kit.dart';

String f(LinkParseResult result) => result.link.url;
