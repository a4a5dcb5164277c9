import 'package:redemption_kit/redemption_kit.dart';

String f(LinkParseResult result) {
  if (result.link == null) {
    return '';
  }
  return result.link.url;
}
