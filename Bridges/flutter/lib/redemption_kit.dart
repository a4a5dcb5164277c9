/// Web purchase redemption in tests: a typed client of `redemption serve`, and drop-ins for the
/// native sides of RevenueCat's and Superwall's Flutter SDKs.
///
/// This library needs no Flutter. `package:redemption_kit/flutter.dart` has the method channel handler.
library;

export 'src/channel.dart';
export 'src/connection.dart' show PendingCall;
export 'src/default_platform.dart' show platformVariable;
export 'src/errors.dart' hide quotedTail;
export 'src/executable.dart' show commandVariable, executableVariable;
export 'src/explore.dart';
export 'src/framing.dart' show Framing;
export 'src/generated/json.dart' show JsonWritable, UnreadableJson;
export 'src/generated/methods.dart';
export 'src/generated/types.dart';
export 'src/installed_apps.dart';
export 'src/outcome.dart';
export 'src/purchases_channel.dart';
export 'src/redemptions.dart' show RedeemedOnceFailed, Redemptions, SomethingMissed;
export 'src/server.dart';
export 'src/server_address.dart' show tokenVariable, urlVariable;
export 'src/superwall_host.dart';
export 'src/version.dart' show clientVersion, contractVersion, supportedServers;
