#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension String {
  /// The text as iOS tells a URL (`URL.absoluteString`): what no URL may contain is percent-encoded.
  var asAppleURL: String {
    guard utf8.contains(where: { !(0x21...0x7e).contains($0) || "\"<>\\^`{|}".utf8.contains($0) }) else { return self }
    return URL(string: self)?.absoluteString ?? self
  }
}
