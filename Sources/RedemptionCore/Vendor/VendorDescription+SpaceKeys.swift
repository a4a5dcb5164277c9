/// The space in an API key.
public enum KeySpace: Hashable, Sendable {
  /// The key names none.
  case none
  /// The text between `space_` and the next `_`. It may be no name of a space.
  case named(String)
  /// `space_` does not follow a prefix of the vendors' keys, so it names nothing.
  case misplaced
}

extension VendorDescription {
  /// The word before the name of a space in an API key.
  private static let spaceMark = "space_"

  /// The space that a key names behind one of this vendor's prefixes: `appl_space_ada` and `appl_space_ada_TOKEN` name
  /// `ada`. A name has no `_`.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - vendors: all vendors of the service: a key with the prefix of another one names a space too, so that its
  ///     requests do not reach a space that somebody else uses.
  public func space(in key: SentKey, among vendors: [VendorDescription]) -> KeySpace {
    for vendor in [self] + vendors.filter({ $0.id != id }) {
      for form in vendor.keyForms where key.name.hasPrefix(form.prefix) {
        guard isSpace(key, behind: form) else { continue }
        let rest = key.name.dropFirst(form.prefix.count + VendorDescription.spaceMark.count)
        return .named(String(rest.prefix { $0 != "_" }))
      }
    }
    return key.name.contains("_" + VendorDescription.spaceMark) ? .misplaced : .none
  }

  /// True if a key names a space behind the prefix of a form that it has.
  func isSpace(_ key: SentKey, behind form: KeyForm) -> Bool {
    key.name.dropFirst(form.prefix.count).hasPrefix(VendorDescription.spaceMark)
  }
}
