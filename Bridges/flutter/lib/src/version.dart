/// The release that this client is from.
const String clientVersion = '0.1.0';

/// Version of the contract that this client was made from.
const int contractVersion = 1;

/// The servers that this client works with.
const String supportedServers = '$clientVersion or newer with contract $contractVersion';

/// What to do about a server of these versions; null if it works. A server that reports no contract version is too old.
String? versionAdvice(String version, int? contract) {
  final int found = contract ?? 0;
  if (found > contractVersion) {
    return 'Update this package to $version, or start a server of version $clientVersion.';
  }
  if (found < contractVersion || isOlder(version, clientVersion)) {
    return 'Update the server to $clientVersion.';
  }
  return null;
}

/// Whether a release is older than another; patches do not count.
bool isOlder(String one, String other) {
  final List<int> numbers = versionNumbers(one);
  final List<int> others = versionNumbers(other);
  if (numbers[0] != others[0]) {
    return numbers[0] < others[0];
  }
  return numbers[1] < others[1];
}

/// The first two numbers of a version; -1 for each that is none.
List<int> versionNumbers(String version) {
  final List<String> parts = version.split('.');
  final int major = int.tryParse(parts[0]) ?? -1;
  final int minor = parts.length > 1 ? int.tryParse(parts[1]) ?? -1 : -1;
  return [major, minor];
}
