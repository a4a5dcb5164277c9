import 'dart:math';

import 'errors.dart';

/// The environment variable with the address of a running server, such as `http://127.0.0.1:8787`.
const String urlVariable = 'REDEMPTION_URL';

/// The environment variable with the token of that server; a server on loopback needs none.
const String tokenVariable = 'REDEMPTION_TOKEN';

/// The name by which a running server knows this test process, whose connections share a space of their own.
///
/// The space has a ledger, a virtual clock and faults, and ends with the last of them.
final String runName = _randomName();

String _randomName() {
  final Random random = Random.secure();
  String name = '';
  while (name.length < 16) {
    name = '$name${'0123456789abcdef'[random.nextInt(16)]}';
  }
  return name;
}

/// A running server.
final class ServerAddress {
  /// Names it.
  const ServerAddress({required this.origin, required this.token});

  /// Scheme, host and port, such as `http://127.0.0.1:8787`.
  final String origin;

  /// The token; empty for none.
  final String token;
}

/// The server that `REDEMPTION_URL` names; null if it is not set.
///
/// Throws [ServerUnreachable] for another text than the address of an HTTP server.
ServerAddress? findAddress(Map<String, String> environment) {
  final String text = (environment[urlVariable] ?? '').trim();
  if (text == '') {
    return null;
  }
  final Uri? address = Uri.tryParse(text);
  if (address == null ||
      (address.scheme != 'http' && address.scheme != 'https') ||
      address.host == '' ||
      address.userInfo != '' ||
      (address.path != '' && address.path != '/') ||
      address.hasQuery ||
      address.hasFragment) {
    // Not the text itself: it may have a token in it.
    throw const ServerUnreachable(
      address: urlVariable,
      reason: 'it is not an address such as http://127.0.0.1:8787, without a path',
      advice: 'Correct $urlVariable; the token goes into $tokenVariable.',
    );
  }
  return ServerAddress(origin: address.origin, token: (environment[tokenVariable] ?? '').trim());
}
