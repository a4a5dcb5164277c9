/// Masks e-mail addresses for replies, events and the mailbox.
///
/// First letter, `***`, `@`, first letter of the domain, `***`, last letter of its last label before the top level,
/// top-level domain: `jane.doe@revenue.com` is `j***@r***e.com`. Ours: the vendors publish no rule, so do not parse it.
public enum EmailMask {
  /// Returns a masked address; `***` for text that is not an address.
  public static func mask(_ address: String) -> String {
    guard let at = address.lastIndex(of: "@"), let first = address.first, at > address.startIndex else { return "***" }
    let domain = address[address.index(after: at)...]
    guard let dot = domain.lastIndex(of: "."), let start = domain.first, dot > domain.startIndex else {
      return "\(first)***@***"
    }
    return "\(first)***@\(start)***\(domain[domain.index(before: dot)])\(domain[dot...])"
  }
}
