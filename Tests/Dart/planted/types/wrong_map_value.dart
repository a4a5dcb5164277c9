import 'package:redemption_kit/redemption_kit.dart';

final Map<String, String> words = {'a': 1};
