/// The handler for the method channel of `purchases_flutter`, with everything of `redemption_kit.dart`.
library;

export 'redemption_kit.dart';
export 'src/flutter/purchases_flutter_channel.dart';
