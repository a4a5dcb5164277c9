#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension String {
  /// The text of a URL on iOS (`URL.absoluteString`): characters that no URL may contain are percent-encoded.
  var asAppleURL: String {
    utf8.allSatisfy { $0.isAllowedInURL } ? self : URL(string: self)?.absoluteString ?? self
  }
}

extension UInt8 {
  /// True for printable ASCII, except the characters that `URL` escapes.
  fileprivate var isAllowedInURL: Bool {
    switch self {
    case 0x22, 0x3C, 0x3E, 0x5C, 0x5E, 0x60, 0x7B, 0x7C, 0x7D: false  // " < > \ ^ ` { | }
    default: (0x21...0x7E).contains(self)
    }
  }
}
