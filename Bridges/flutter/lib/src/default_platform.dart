import 'executable.dart';
import 'generated/types.dart';

/// The environment variable that names the platform of tests that name none: `ios` or `android`.
const String platformVariable = 'REDEMPTION_PLATFORM';

/// The platform that [platformVariable] names; iOS without it. Throws [ArgumentError] for another word.
Platform defaultPlatform([Map<String, String>? environment]) {
  final String? word = (environment ?? processEnvironment())[platformVariable];
  return switch (word) {
    null || '' || 'ios' => Platform.ios,
    'android' => Platform.android,
    _ => throw ArgumentError('$platformVariable is "$word". It must be ios or android.'),
  };
}
