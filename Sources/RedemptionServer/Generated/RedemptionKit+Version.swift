// Made by Schemas/version.py from Schemas/openrpc.json; do not edit.

extension RedemptionKit {
  /// Semantic version of the release, as `server/describe` and `redemption --version` return it.
  public static let version = "0.1.0"
  /// Version of the contract: a breaking change increments it.
  public static let contractVersion = 1
}
