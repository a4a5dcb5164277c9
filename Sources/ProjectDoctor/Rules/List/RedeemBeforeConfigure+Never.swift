import RedemptionCore

extension Examination {
  /// Finds an SDK whose links the app redeems, and that no code which runs configures.
  mutating func checkUnconfigured(_ sources: AppSources, _ reach: Reach) {
    // Unity's component configures itself, and a package outside may do so.
    guard sources.isComplete, app.kind != .unity, packageOutside == nil,
      sources.words.isDisjoint(with: known.providers),
      !findings.contains(where: { $0.rule == .redeemBeforeConfigure }),
      !sources.files.contains(where: { Path.hasExtension($0.path, ["m", "mm"]) && !$0.names(["RCPurchases"]).isEmpty })
    else { return }
    for vendor in known.all where !vendor.sources.calls.configure.isEmpty {
      let calls = vendor.sources.calls
      guard let redeem = reach.redemptions(of: vendor).first(where: reach.isReached) else { continue }
      let sites = reach.calls(of: calls.configure.inLowerCase)
      let isSought = calls.receiver.isEmpty || sites.allSatisfy { reach.isCall($0, on: calls.receiver) }
      guard isSought, !sites.contains(where: reach.isReached), !sites.isEmpty || sources.hasKey else { continue }
      let site = sites.first ?? redeem
      return add(
        .redeemBeforeConfigure, reach.path(site), reach.token(site).line,
        sites.isEmpty
          ? "No code configures the SDK, so \(reach.token(redeem).text) fails."
          : "No code that runs leads to \(reach.token(site).text), so the SDK is not configured.",
        fix: Fix(instruction: "Configure the SDK where the app starts.", text: "configure(…)"))
    }
  }
}

extension AppSources {
  /// True if the code has what an SDK is configured with: a key, or a configuration.
  fileprivate var hasKey: Bool {
    words.contains { word in
      ["appl_", "goog_", "amzn_"].contains(where: word.hasPrefix) || word == "PurchasesConfiguration"
    }
  }
}
