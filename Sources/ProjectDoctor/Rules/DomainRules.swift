import RedemptionCore

// Vendors whose links open the app through a domain of theirs, and never through a scheme of the app.
extension Examination {
  /// The vendors whose links may have a scheme.
  var schemeVendors: [VendorDescription] { vendors.filter { $0.links.domainPath == nil } }

  /// False if no link has a scheme.
  var needsScheme: Bool { expected != nil || vendors.isEmpty || !schemeVendors.isEmpty }

  /// Domain and path of links that have no scheme.
  private var domains: [(name: String, path: String)] {
    vendors.flatMap { vendor in vendor.links.domains.map { ($0, vendor.links.domainPath) } }
      .compactMap { name, path in path.map { (name, $0) } }
  }

  /// Checks that the iOS app is associated with every such domain.
  mutating func checkAssociatedDomains(under folder: String) {
    let files = paths(under: folder).filter { !$0.hasSuffix(".entitlements") || isUsed($0) }
    for domain in domains {
      var place = files.first { $0.hasSuffix("project.pbxproj") || Path.name($0) == "Info.plist" }.map { ($0, 1) }
      var isAssociated = false
      for path in files where path.hasSuffix(".entitlements") {
        guard let root = read(path, { try $0.propertyList(path) }) else { continue }
        let list = root["com.apple.developer.associated-domains"]
        isAssociated = isAssociated || list?.strings.contains { $0.string?.associates(domain.name) == true } ?? false
        place = (path, list?.line ?? root.line)
      }
      guard !isAssociated, let (file, line) = place else { continue }
      add(
        .iosDomainMissing, file, line, "No entitlements file has applinks:\(domain.name) among its associated domains.",
        fix: Fix(
          instruction: "Add this to the capability Associated Domains.", text: "applinks:\(domain.name)",
          placement: file.hasSuffix(".entitlements") ? .item(key: "com.apple.developer.associated-domains") : nil))
    }
  }

  /// Checks that a verified intent filter takes the links of every such domain.
  mutating func checkAppLinks(_ links: AndroidLinks) {
    for domain in domains {
      let places = links.places.filter {
        $0.filter.hosts.contains(domain.name) && $0.schemes.contains { $0.text == "https" }
      }
      if let place = places.first(where: { $0.filter.admits(path: domain.path) }) {
        check(place, links)
      } else if let (activity, file) = places.first.map({ ($0.activity, $0.file) }) ?? links.launcher
        ?? links.anyActivity
      {
        add(
          .androidDomainMissing, file, places.first?.filter.line ?? activity.line,
          "No intent filter takes https://\(domain.name)\(domain.path).",
          fix: Fix(
            instruction: "Add this inside the activity that takes links.",
            text: AndroidText.filter("https", " android:host=\"\(domain.name)\" android:pathPrefix=\"\(domain.path)\""),
            placement: .activity(activity)))
      }
    }
  }

  private mutating func check(_ place: AndroidLinks.Place, _ links: AndroidLinks) {
    if !place.filter.isVerified || !place.filter.lacking.isEmpty {
      add(
        .androidFilterIncomplete, place.file, place.filter.line,
        "The intent filter of \(place.activity.className) lacks a part without which the browser keeps the link.",
        fix: Fix(
          instruction: "The intent-filter needs android:autoVerify and these parts.",
          text: (["android:autoVerify=\"true\""] + place.filter.lacking).joined(separator: "\n"),
          placement: .element(["intent-filter"], line: place.filter.line)))
    }
    check(place.activity, in: place.file, links: links)
  }
}

extension String {
  /// True for an entry of the associated domains that opens links of a domain.
  fileprivate func associates(_ domain: String) -> Bool {
    guard hasPrefix("applinks:") else { return false }
    let host = dropFirst("applinks:".count).prefix { $0 != "?" }
    return host == domain || host.hasPrefix("*.") && domain.hasSuffix(host.dropFirst())
  }
}
