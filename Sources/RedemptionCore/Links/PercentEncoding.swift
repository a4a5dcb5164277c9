/// Percent-encoding of text in URLs.
public enum PercentEncoding {
  /// Escapes every byte except letters, digits, `-`, `.`, `_` and `~` (RFC 3986, unreserved).
  ///
  /// Every URL class decodes the result to the same text, with its plus signs and spaces.
  public static func queryValue(_ text: String) -> String {
    var encoded: [UInt8] = []
    for byte in text.utf8 {
      if isUnreserved(byte) {
        encoded.append(byte)
      } else {
        encoded += [UInt8(ascii: "%"), hexadecimalDigits[Int(byte >> 4)], hexadecimalDigits[Int(byte & 15)]]
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }

  /// Decodes text as `android.net.Uri` and `java.net.URI` do. A plus sign stays a plus sign.
  public static func decodedOnAndroid(_ text: String) -> String {
    AndroidURICodec.decode(Array(text.utf8)[...], plusIsSpace: false)
  }

  /// Decodes text as `removingPercentEncoding` does; nil for a broken escape, or if the bytes are not UTF-8.
  ///
  /// A plus sign stays a plus sign.
  public static func decoded(_ encoded: ArraySlice<UInt8>) -> String? {
    var rest = encoded
    guard rest.contains(UInt8(ascii: "%")) else { return String(decoding: rest, as: UTF8.self) }
    var decoded: [UInt8] = []
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        decoded.append(byte)
        continue
      }
      guard let high = rest.popFirst()?.hexadecimalDigit, let low = rest.popFirst()?.hexadecimalDigit else {
        return nil
      }
      decoded.append(high << 4 | low)
    }
    let text = String(decoding: decoded, as: UTF8.self)
    return text.utf8.elementsEqual(decoded) ? text : nil
  }

  /// Returns a URL with items added to its query, before its fragment.
  public static func appending(_ items: [(name: String, value: String)], to url: String) -> String {
    guard !items.isEmpty else { return url }
    let fragment = url.firstIndex(of: "#") ?? url.endIndex
    let page = url[..<fragment]
    let separator = page.contains("?") ? (page.last == "?" || page.last == "&" ? "" : "&") : "?"
    let query = items.map { "\(queryValue($0.name))=\(queryValue($0.value))" }.joined(separator: "&")
    return page + separator + query + url[fragment...]
  }

  private static let hexadecimalDigits = Array("0123456789ABCDEF".utf8)

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }
}

extension UInt8 {
  /// What an ASCII hexadecimal digit counts, 0 to 15; nil for any other byte.
  var hexadecimalDigit: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
