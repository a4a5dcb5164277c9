extension LinkReading {
  /// Reads a URL; if it is not a link itself, reads the link in its query.
  ///
  /// A success page has the link as `redeem_url`, an HTTPS redirect as `url`. Only one layer is unwrapped.
  ///
  /// - Parameters:
  ///   - url: the link, or the URL of a web page.
  ///   - read: one vendor's grammar without unwrapping.
  public static func unwrapping(
    _ url: PlatformURL, using read: (PlatformURL) -> LinkReading
  ) -> LinkReading {
    let outer = read(url)
    guard outer.link == nil, url.hasScheme("https") || url.hasScheme("http") else { return outer }
    for text in url.nestedLinks {
      guard let nested = PlatformURL(text, on: url.platform), case .link(let link) = read(nested) else { continue }
      return .link(link)
    }
    return outer
  }
}

extension PlatformURL {
  /// What may be the link inside, the likelier first.
  fileprivate var nestedLinks: [String] {
    ["redeem_url", "url"].flatMap { name -> [String] in
      guard let item = firstQueryItem(named: name) else { return [] }
      return [unescapedRest(after: name), item.value].compactMap { $0 }
    }
  }

  /// The text behind `name=` up to the end of the query, where a link stands there without being escaped.
  ///
  /// A link that was not escaped brings its own `&`, at which the URL class cuts it; so everything up to the end is
  /// its, but not the buyer's `app_user_id`, which the page is given as a parameter of its own.
  private func unescapedRest(after name: String) -> String? {
    let bytes = Array(text.utf8)
    let end = bytes.firstIndex(of: UInt8(ascii: "#")) ?? bytes.count
    guard let mark = bytes[..<end].firstIndex(of: UInt8(ascii: "?")) else { return nil }
    var rest: Range<Int>?
    for range in QueryItemRanges(in: bytes, (mark + 1)..<end) {
      if let start = rest?.lowerBound {
        if bytes.reads("app_user_id", in: range.name) { break }
        rest = start..<(range.value ?? range.name).upperBound
      } else if bytes.reads(name, in: range.name), let value = range.value {
        rest = value
      }
    }
    guard let rest else { return nil }
    let link = String(decoding: bytes[rest], as: UTF8.self)
    return link.utf8.contains(UInt8(ascii: ":")) ? link : nil
  }
}
