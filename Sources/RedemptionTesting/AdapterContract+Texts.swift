import Foundation
import RedemptionCore

/// Checks of the description and of texts that people read.
extension AdapterContract {
  /// Names, versions and links of the description are such, and the links of the vendor have the form that it tells.
  public func factViolations() -> [String] {
    let vendor = adapter.vendor
    let id = vendor.id.rawValue
    var violations = Doors.rejection(of: adapter.doors).map { ["The adapter cannot be used: \($0)."] } ?? []
    if id.isEmpty || !id.utf8.allSatisfy({ (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }) {
      violations.append("The vendor's id \"\(id)\" is not lower-case letters and digits.")
    }
    if vendor.name.trimmingCharacters(in: .whitespaces).isEmpty { violations.append("The vendor has no name.") }
    if vendor.linkLifetime < 60_000 || vendor.linkLifetime % 60_000 != 0 {
      violations.append("A link lives \(vendor.linkLifetime) ms, which are no whole minutes. Is it seconds?")
    }
    for sdk in vendor.sdks {
      if sdk.name.isEmpty || sdk.name.contains(where: \.isWhitespace) {
        violations.append("\"\(sdk.name)\" is not the name of a package.")
      }
      for version in sdk.since.values where SDKVersion(version) == nil {
        violations.append("\(sdk.name) is since \"\(version)\", which is no version.")
      }
    }
    for target in vendor.targets where vendor.targets.count(where: { $0.target == target.target }) > 1 {
      violations.append("\(name(target.target)) is described twice.")
    }
    for form in vendor.keyForms where form.name.isEmpty { violations.append("A form of keys has no name.") }
    if let app = vendor.smallApp,
      !vendor.targets.contains(where: { $0.target.sdk == app.sdk && $0.target.platform == app.platform })
    {
      violations.append("The small app is for an SDK that is no target.")
    }
    return violations + linkFormViolations()
  }

  /// The links that the vendor mails have the host, the domain and the path of the description.
  private func linkFormViolations() -> [String] {
    guard adapter.links.hasLinks else { return [] }
    let form = adapter.vendor.links
    let settings = adapter.links.defaultSettings
    var generator = SeededGenerator(seed: seed)
    let link = adapter.links.link(to: adapter.links.newCode(using: &generator), under: settings)
    guard let url = PlatformURL(link, on: .android) else { return ["The vendor's link \(link) is no URL."] }
    var violations: [String] = []
    let host = url.host?.lowercased() ?? ""
    if host != form.host.lowercased(), !form.domains.contains(where: { host == $0 || host.hasSuffix("." + $0) }) {
      violations.append("The description names the host \(form.host), and links have \(host).")
    }
    if let path = form.domainPath, !link.contains(path) {
      violations.append("The description begins paths with \(path), and links do not.")
    }
    if let scheme = form.scheme, link.hasPrefix(settings.scheme), !settings.scheme.hasPrefix(scheme.prefix) {
      violations.append("The description begins schemes with \(scheme.prefix), and links have \(settings.scheme).")
    }
    return violations
  }

  /// Links are URLs, carry any code that the door says, are told from others, and are not quoted in reasons.
  public func linkTextViolations() -> [String] {
    guard adapter.links.hasLinks else { return codeLengthViolations() }
    var generator = SeededGenerator(seed: seed)
    let code = adapter.links.newCode(using: &generator)
    let hard = "+ %&=#?/:;@é日".map { "a1\($0)2B" }.filter(adapter.links.canCarry)
    var violations: [String] = []
    for code in [code] + hard {
      let link = adapter.links.link(to: code, under: adapter.links.defaultSettings)
      if !link.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) {
        violations.append("A link has a character that must be percent-encoded: \(link).")
      }
      for platform in adapter.vendor.platforms where adapter.code(in: link, on: platform) != code {
        violations.append("\(platform) does not read back the code of \(link).")
      }
    }
    return violations + otherLinkViolations(code) + codeLengthViolations()
  }

  /// A link with another host, or without a code, is not redeemed.
  private func otherLinkViolations(_ code: String) -> [String] {
    let link = adapter.links.link(to: code, under: adapter.links.defaultSettings)
    guard let host = PlatformURL(link, on: .android)?.host, !host.isEmpty else { return [] }
    let elsewhere = link.replacing("//" + host, with: "//elsewhere.example", maxReplacements: 1)
    let longer = link.replacing("//" + host, with: "//\(host).elsewhere.example", maxReplacements: 1)
    // A subdomain is the vendor's; the domain of somebody else only ends like it.
    let domain = adapter.vendor.links.domains.first { host == $0 || host.hasSuffix("." + $0) } ?? host
    let lookalike = link.replacing("//" + host, with: "//elsewhere" + domain, maxReplacements: 1)
    let bare = String(link.prefix { $0 != "?" })
    let written = PercentEncoding.queryValue(code)
    let empty = bare.contains(written) ? link.replacing(written, with: "") : bare
    return adapter.vendor.platforms.flatMap { platform -> [String] in
      var violations: [String] = []
      let others: [(link: String, fact: OddFact?)] = [
        (elsewhere, nil), (longer, .readsLongerHosts), (lookalike, .readsLookalikes),
      ]
      for (other, fact) in others {
        let isToBeRead = fact.map { knows($0, on: platform) } ?? false
        guard (adapter.code(in: other, on: platform) != nil) != isToBeRead else { continue }
        let advice = isToBeRead ? "" : fact.map { " \($0.advice(on: platform))" } ?? ""
        violations.append(
          "\(platform) \(isToBeRead ? "does not read" : "reads") a link with another host: \(other).\(advice)")
      }
      if adapter.code(in: empty, on: platform) != nil {
        violations.append("\(platform) reads a link without a code: \(empty).")
      }
      for wrong in [elsewhere, empty, link + "/more", "https://elsewhere.example/" + code] {
        guard case .notRedeemable(let reason) = adapter.links.read(wrong, on: platform, unwrapping: true) else {
          continue
        }
        if reason.rule.contains(code) { violations.append("\(platform): the reason for a wrong link quotes its code.") }
        if reason.rule.isEmpty { violations.append("\(platform): a wrong link has no reason.") }
      }
      return violations
    }
  }

  /// A code cannot be guessed: by the characters that stand in each place of many codes.
  private func codeLengthViolations() -> [String] {
    var generator = SeededGenerator(seed: seed)
    let codes = (0..<2_000).map { _ in Array(adapter.links.newCode(using: &generator).utf8) }
    let length = codes.map(\.count).min() ?? 0
    let bits = (0..<length).reduce(0.0) { sum, place in sum + log2(Double(Set(codes.map { $0[place] }).count)) }
    return bits < 120 ? ["A code has \(Int(bits)) random bits; it needs 128."] : []
  }

  /// A success is told from every failure, and failures from each other unless a loss names the kind.
  public func toldApartViolations() -> [String] {
    var outcomes = OutcomeGenerator(SeededGenerator(seed: seed))
    let grant = outcomes.outcome(of: .redeemed).grant ?? Grant()
    let failure = RedemptionFailure(reason: .offline, message: "The phone is offline.")
    let told: [RedemptionOutcome] = [
      .redeemed(code: "c", grant: grant), .invalidCode(code: "c"), .purchaseBelongsToOtherUser(code: "c"),
      .linkExpired(code: "c", reissued: false, obfuscatedEmail: nil), .failed(code: "c", failure: failure),
    ]
    return adapter.targets.map(\.target).flatMap { target -> [String] in
      let replies = told.map { adapter.replies.render($0, for: target, now: now) }
      var violations: [String] = []
      for (one, first) in replies.enumerated() {
        for (two, second) in replies.enumerated() where two > one {
          let isNamed = one > 0 && (first.losesKind || second.losesKind)
          guard !isNamed, AnswerRecord.text(of: first.body) == AnswerRecord.text(of: second.body) else { continue }
          violations.append("\(name(target)) tells \(told[one].kind) and \(told[two].kind) alike.")
        }
      }
      for outcome in told.dropFirst() {
        let read = ReplyRoundTrip(adapter: adapter, target: target, outcome: outcome).readKind()
        if read == .redeemed { violations.append("\(name(target)) tells \(outcome.kind) as a success.") }
      }
      return violations
    }
  }
}

extension RenderedReply {
  fileprivate var losesKind: Bool { losses.contains { $0.path == JSONPointer(["kind"]) } }
}

extension RedemptionAdapter {
  /// The code of a link; nil if the SDK of the platform does not redeem it.
  fileprivate func code(in link: String, on platform: Platform) -> String? {
    guard case .link(let read) = links.read(link, on: platform, unwrapping: false) else { return nil }
    return read.code
  }
}
