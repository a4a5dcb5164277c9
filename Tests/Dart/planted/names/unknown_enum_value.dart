import 'package:redemption_kit/redemption_kit.dart';

final Framing framing = Framing.xml;
