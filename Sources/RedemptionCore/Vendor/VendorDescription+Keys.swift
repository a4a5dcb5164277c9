extension VendorDescription {
  /// What to tell the user of an API key that an SDK has sent to this vendor's service; nil for one that belongs there.
  ///
  /// Of the key, the text has only a prefix that all keys of its form have.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - platform: where the SDK runs, as its header field `X-Platform` says; nil if it does not.
  ///   - isApp: false for a request of the app's own server, where a secret key belongs.
  ///   - vendors: all vendors of the service.
  public func warning(
    about key: SentKey, from platform: String?, isApp: Bool = true, among vendors: [VendorDescription]
  ) -> String? {
    let space = space(in: key, among: vendors)
    if space == .misplaced {
      return "\(name): `space_` in the API key does not follow a prefix, so it names no space and the request went "
        + "elsewhere. Write it right behind the prefix, such as `\(keyForms.first?.prefix ?? "")space_ada`."
    }
    if let form = prefixedForm(of: key) {
      return form.use == .secret && !isApp ? nil : warning(about: form, key, from: platform)
    }
    let others = vendors.filter { $0.id != id }.compactMap { other in
      other.prefixedForm(of: key).map { (name: other.name, prefix: $0.prefix) }
    }
    if let first = others.first {
      let names = others.map(\.name).joined(separator: " or ")
      return "\(name): the API key has the form of a key of \(names) (`\(first.prefix)…`). "
        + "Check which key the app passes to which SDK."
    }
    return keyForms.first { $0.prefix.isEmpty }.flatMap { warning(about: $0, key, from: platform) }
  }

  private func prefixedForm(of key: SentKey) -> KeyForm? {
    keyForms.filter { !$0.prefix.isEmpty && key.text.hasPrefix($0.prefix) }.max { $0.prefix.count < $1.prefix.count }
  }

  private func warning(about form: KeyForm, _ key: SentKey, from platform: String?) -> String? {
    if form.use == .secret {
      return "\(name): the API key is a secret one (`\(form.prefix)…`), which must not be in an app. "
        + "Revoke it, and use the public key."
    }
    var sentences: [String] = []
    // A platform that no form has may be a newer one. A text that is not known is not repeated.
    let known = keyForms.reduce(into: Set<String>()) { $0.formUnion($1.platforms) }
    if let platform = platform?.lowercased(), known.contains(platform), !form.platforms.isEmpty,
      !form.platforms.contains(platform)
    {
      sentences.append(
        "the API key is for \(form.name) (`\(form.prefix)…`), but the SDK's platform is `\(platform)`. "
          + "Use the key of the app for this platform.")
    }
    if form.use == .live, !key.hasToken, !isSpace(key, behind: form), form.looksReal(key.text) {
      sentences.append(
        "\(sentences.isEmpty ? "the" : "The") API key looks live. The local service needs none: "
          + "any short text works, such as `\(form.prefix)any`.")
    }
    return sentences.isEmpty ? nil : "\(name): " + sentences.joined(separator: " ")
  }
}

extension VendorDescription {
  /// True if a request comes from an app or a page, false if it comes from the app's own server.
  ///
  /// Every SDK names its version in a header field (`X-Version`, `X-SDK-Version`, `Platform-Version`). A request
  /// without one comes from an app all the same if its `User-Agent` is a browser's or a phone's.
  ///
  /// - Parameter fields: the header fields that name the caller.
  public static func isApp(_ fields: [(name: String, value: String)]) -> Bool {
    fields.contains { field in
      let name = field.name.lowercased()
      guard name == "user-agent" else { return name.contains("version") }
      return ["Mozilla/", "CFNetwork/", "Dalvik/"].contains { field.value.contains($0) }
    }
  }
}
