import RedemptionCore

extension Examination {
  /// The scheme for texts to add: the expected one, or a placeholder for ``fillInScheme()`` to replace.
  ///
  /// A scheme of another vendor's form is for another app, so no fix writes it.
  var schemeToAdd: String {
    guard let expected else { return Fix.unknownScheme }
    let scheme = RegisteredScheme(text: expected, file: "", line: 1)
    let isOfOther = known.hasVendorForm(scheme) && !vendors.isEmpty && !vendors.contains { $0.hasForm(scheme) }
    return isOfOther ? Fix.unknownScheme : expected
  }

  /// Inserts a scheme that one side has into the texts to add on the other, or says what to insert by hand.
  mutating func fillInScheme() {
    let own = vendors
    let known = (iosSchemes + androidSchemes).first { scheme in own.contains { $0.hasForm(scheme) } }?.text
    rewriteFixes { $0.replacingUnknownScheme(by: known) }
  }

  /// Finds different schemes of one vendor on the two sides: a dashboard has one.
  mutating func checkSidesAgree() {
    guard expected == nil else { return }
    for vendor in known.all { checkSidesAgree(vendor) }
    checkOwnSchemesAgree()
  }

  /// Finds a scheme of the app's own that is misspelled on one side, if the vendors' links have the app's own scheme.
  private mutating func checkOwnSchemesAgree() {
    guard !isFormKnown, !schemeVendors.isEmpty else { return }
    let ios = iosSchemes.filter(isOwn)
    let android = androidSchemes.filter(isOwn)
    guard Set(ios.map { $0.text.lowercased() }).isDisjoint(with: android.map { $0.text.lowercased() }) else { return }
    for one in ios {
      for other in android where RegisteredScheme.distance(one.text, other.text) <= 2 && one.text.utf8.count > 4 {
        return add(
          .schemeTypo, other.file, other.line,
          "Android has the scheme \(other.text), and iOS has \(one.text); a link has one scheme for both.",
          fix: Fix(instruction: "Put the scheme of the links in both places.", text: one.text))
      }
    }
  }

  private func isOwn(_ scheme: RegisteredScheme) -> Bool {
    !scheme.isForeign && !scheme.isVariable && scheme.isValid && !known.hasVendorForm(scheme)
  }

  private mutating func checkSidesAgree(_ vendor: VendorDescription) {
    let ios = iosSchemes.filter(vendor.hasForm)
    let android = androidSchemes.filter(vendor.hasForm)
    guard let one = ios.first, let other = android.first,
      Set(ios.map(\.text)).isDisjoint(with: android.map(\.text))
    else { return }
    add(
      .schemeTypo, other.file, other.line,
      "Android has the scheme \(other.text), and iOS has \(one.text); a dashboard has one for both.",
      fix: Fix(instruction: "Check which one the dashboard shows, and put it in both places.", text: one.text))
  }

  /// The first schemes, up to the limit; a finding says where the others begin.
  mutating func bounded(_ registered: [RegisteredScheme]) -> [RegisteredScheme] {
    guard registered.count > Limits.schemes else { return registered }
    let first = registered[Limits.schemes]
    add(
      .fileNotRead, first.file, first.line,
      "There are more than \(Limits.schemes) schemes; the rest was not checked. Check them by hand.")
    return Array(registered.prefix(Limits.schemes))
  }

  /// Checks the schemes of one file or one side.
  ///
  /// - Returns: the schemes that open the links; nil if a finding already says why none does.
  mutating func judge(_ registered: [RegisteredScheme], on side: Side) -> [RegisteredScheme]? {
    var isExplained = false
    var own: [RegisteredScheme] = []
    for scheme in registered where !scheme.isForeign {
      if scheme.isBundleIdentifier {
        own.append(scheme)
      } else if scheme.isVariable {
        add(
          .schemeUnresolved, scheme.file, scheme.line,
          "The scheme \(scheme.text) is a variable that no file read here sets.")
        isExplained = true
      } else if isPlaceholder(scheme) {
        add(
          .schemePlaceholder, scheme.file, scheme.line, "The scheme \(scheme.text) is a placeholder.",
          fix: replacement(of: scheme))
        isExplained = true
      } else if !scheme.isValid, scheme.text.contains(where: { $0 == ":" || $0.isWhitespace }) || !isTypo(scheme) {
        add(
          .schemeInvalid, scheme.file, scheme.line,
          "\"\(scheme.text)\" is not a scheme. A scheme is a letter, then letters, digits, +, - and ., without :// and blanks.",
          fix: expected == nil ? stripped(scheme) : replacement(of: scheme))
        isExplained = true
      } else {
        own.append(scheme)
      }
    }
    let accepted = own.filter { accepts($0, on: side) }
    if accepted.isEmpty, let typo = own.first(where: isTypo) {
      add(.schemeTypo, typo.file, typo.line, typoMessage(typo), fix: replacement(of: typo))
      isExplained = true
    }
    return accepted.isEmpty && isExplained ? nil : accepted
  }

  private func isPlaceholder(_ scheme: RegisteredScheme) -> Bool {
    scheme.isPlaceholder || known.all.contains { $0.links.scheme?.isPlaceholder(scheme.text) == true }
  }

  private func replacement(of scheme: RegisteredScheme) -> Fix {
    Fix(instruction: "Put this in place of the scheme.", text: schemeToAdd, placement: .replacing(scheme.text))
  }

  private func stripped(_ scheme: RegisteredScheme) -> Fix? {
    let text = String(scheme.text.drop(while: \.isWhitespace).prefix { $0 != ":" && $0 != "/" && !$0.isWhitespace })
    guard RegisteredScheme(text: text, file: "", line: 1).isValid else {
      return replacement(of: scheme)
    }
    return Fix(instruction: "Put this in place of the scheme.", text: text, placement: .replacing(scheme.text))
  }

  /// iOS compares schemes without regard to case, Android letter by letter.
  private func accepts(_ scheme: RegisteredScheme, on side: Side) -> Bool {
    if let expected {
      return side == .ios ? scheme.text.lowercased() == expected.lowercased() : scheme.text == expected
    }
    let forms = schemeVendors.compactMap(\.links.scheme)
    let hasForm = forms.contains { $0.matches(scheme.text) }
    if isFormKnown { return hasForm || (side == .ios && forms.contains { $0.matches(scheme.text.lowercased()) }) }
    return hasForm || !forms.contains { $0.resembles(scheme.text) }
  }

  /// True if a scheme of a vendor's form is needed: one that is redeemed gives such schemes, or all do.
  private var isFormKnown: Bool {
    let redeemed = schemeVendors.filter { redeemedVendors.contains($0.id) }
    if !redeemed.isEmpty { return redeemed.contains { $0.links.scheme != nil } }
    return !schemeVendors.isEmpty && schemeVendors.allSatisfy { $0.links.scheme != nil }
  }

  private func isTypo(_ scheme: RegisteredScheme) -> Bool {
    guard let expected else { return vendors.contains { $0.links.scheme?.resembles(scheme.text) == true } }
    return RegisteredScheme.distance(scheme.text.lowercased(), expected.lowercased()) <= 2
  }

  private func typoMessage(_ scheme: RegisteredScheme) -> String {
    if let expected { return "The scheme \(scheme.text) is not \(expected)." }
    let meant = vendors.first { $0.links.scheme?.resembles(scheme.text) == true }
    guard let meant, let form = meant.links.scheme else { return "The scheme \(scheme.text) is misspelled." }
    return "The scheme \(scheme.text) does not have \(meant.name)'s form, \(form.prefix) and \(form.digitsInWords)"
      + " lower-case hexadecimal digits."
  }

  /// The schemes that are registered instead, for messages.
  func others(_ registered: [RegisteredScheme]) -> String {
    let names = Set(registered.map(\.text)).sorted()
    return names.isEmpty ? "" : " Registered instead: \(names.listed)."
  }

  /// What a missing scheme is called in messages.
  var wantedScheme: String {
    if let expected { return "the scheme \(expected)" }
    guard isFormKnown else { return "a scheme of the app's own" }
    let forms = vendors.compactMap { vendor in
      vendor.links.scheme.map { "\(vendor.name)'s form (\($0.prefix) and \($0.digitsInWords) hexadecimal digits)" }
    }
    return "a scheme of " + forms.joined(separator: " or ")
  }
}
