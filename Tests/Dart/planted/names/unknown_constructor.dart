import 'package:redemption_kit/redemption_kit.dart';

final InvalidCode code = InvalidCode.empty();
