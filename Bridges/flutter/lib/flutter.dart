/// What answers the channels of `purchases_flutter` and `superwallkit_flutter`, with everything of `redemption_kit.dart`.
library;

export 'redemption_kit.dart';
export 'src/flutter/flutter_phone.dart';
export 'src/flutter/purchases_flutter_channel.dart';
export 'src/flutter/superwall_flutter_host.dart' hide eventWord;
