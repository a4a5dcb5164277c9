import 'package:superwallkit_flutter/superwallkit_flutter.dart';

/// Redeems a link of Superwall's.
Future<void> handle(Uri link) async {
  await Superwall.shared.handleDeepLink(link);
}
