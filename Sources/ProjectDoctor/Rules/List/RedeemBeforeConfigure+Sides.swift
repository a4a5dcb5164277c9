import RedemptionCore

extension Examination {
  /// Finds an SDK that is configured on one platform alone, or in a class that the system does not make.
  mutating func checkConfiguredSides(_ sources: AppSources, _ reach: Reach) {
    guard sources.isComplete, app.kind == .kmp || app.kind == .android else { return }
    for calls in known.all.map(\.sources.calls) where !reach.files(naming: calls.redeem.inLowerCase).isEmpty {
      let sites = reach.calls(of: calls.configure.inLowerCase)
      guard let site = sites.first(where: { reach.isCall($0, on: calls.receiver) }) else { continue }
      if app.kind == .kmp, app.hasIOS, app.hasAndroid, app.side == nil,
        sites.allSatisfy({ reach.path($0).contains("/androidMain/") })
      {
        return add(
          .redeemBeforeConfigure, reach.path(site), reach.token(site).line,
          "Only Android's code configures the SDK; the iOS app redeems with none.",
          fix: Fix(instruction: "Configure the SDK on iOS too.", text: "Purchases.configure(…) // in iosMain"))
      }
      guard let name = unmadeApplication(around: sites, reach) else { continue }
      return add(
        .redeemBeforeConfigure, reach.path(site), reach.token(site).line,
        "\(name) configures the SDK, and no manifest names it, so the system does not make it.",
        fix: Fix(instruction: "Name it in the manifest's application.", text: "android:name=\".\(name)\""))
    }
  }

  /// The subclass of Android's `Application` that all of some places are in, if no manifest and no code names it.
  private func unmadeApplication(around sites: [Reach.Site], _ reach: Reach) -> String? {
    let types = sites.map { site in
      (site.file, reach.outlines[site.file].declarations(around: site.index).last(where: \.isType))
    }
    guard let (file, found) = types.first, let type = found,
      types.allSatisfy({ $0.0 == file && $0.1?.range == type.range }), reach.mentions(of: type, in: file).isEmpty,
      reach.files[file].tokens.heading(of: type.range).contains(where: {
        ["Application", "MultiDexApplication"].contains($0.text)
      })
    else { return nil }
    let manifests = paths().filter { Path.name($0) == "AndroidManifest.xml" }.compactMap { try? files.text($0).text }
    let isNamed = manifests.contains { $0.contains(type.name) || $0.contains("android:name=\"${") }
    return manifests.isEmpty || isNamed ? nil : type.name
  }
}
