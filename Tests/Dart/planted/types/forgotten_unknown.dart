import 'package:redemption_kit/redemption_kit.dart';

int f(Platform platform) => switch (platform) { Platform.ios => 1, Platform.android => 2 };
