import 'package:redemption_kit/redemption_kit.dart';

final Vendor vendor = Vendor.acme;
