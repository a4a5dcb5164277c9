extension Rule: CaseIterable {
  /// Every rule, ascending by id.
  public static let allCases: [Rule] = [
    .androidDisabled, .androidDomainMissing, .androidFilterIncomplete, .androidHostMismatch, .androidLaunchMode,
    .androidLinkNotForwarded, .androidNotExported, .androidSchemeMissing, .androidSchemeTwice, .appLinkUnverified,
    .associatedDomainInvalid, .associationFileInvalid, .associationServed, .coldStartUnhandled, .configIsCode,
    .expoNativeDiffers,
    .expoSchemeMissing, .fileNotRead, .flutterDeepLinking, .handlerConditional, .handlerInDebug, .handlerOnOneScreen,
    .iosDomainMissing, .iosLinkNotForwarded, .iosSchemeMissing, .linkAltered, .linkFiltered, .linkMisused,
    .linkRouteUnmatched, .linkTakenFirst, .listenerCancelled, .malformedFile, .projectTooLarge, .provedBroken,
    .redeemBeforeConfigure,
    .redeemMissing, .redeemUnknown, .resultIgnored, .schemeConditional, .schemeInvalid, .schemePlaceholder, .schemeTypo,
    .schemeUnresolved, .sdkMissing, .sdkTooOld, .sdkVersionUnknown, .sdkWithoutRedemption, .warmStartUnhandled,
  ]

  /// The rule with an id; nil if there is none.
  public init?(_ id: String) {
    guard let rule = Rule.allCases.first(where: { $0.id == id }) else { return nil }
    self = rule
  }

  /// The rules in the order of what they need; those that need the same stand by id.
  static let inOrder = allCases.sorted { ($0.needs.rawValue, $0.id) < ($1.needs.rawValue, $1.id) }

  /// Every rule as Markdown, for `--rules` and `docs/generated/doctor-rules.md`.
  public static var list: String {
    let rows = allCases.map { rule in
      "| <a id=\"\(rule.id)\"></a>`\(rule.id)` | \(rule.severity.rawValue) | \(rule.summary) | \(rule.why) | \(rule.remedy) | \(rule.source) |"
    }
    return (["| rule | severity | finds | why | fix | source |", "|---|---|---|---|---|---|"] + rows)
      .joined(separator: "\n") + "\n"
  }
}
