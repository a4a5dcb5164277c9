/// What `redemptionkit try --json` prints.
struct Trial {
  private struct Play {
    let situation: String
    let platform: String
    let isRedeemed: Bool
    let fault: String?
    let note: String
  }

  let replaced: [String]
  private let plays: [Play]

  /// Reads the JSON; nil if it has no plays.
  init?(_ text: String) {
    guard let root = try? DataNode.json(SourceText(path: "", text: text)), let list = root["plays"]?.list, !list.isEmpty
    else { return nil }
    plays = list.map { play in
      Play(
        situation: play["situation"]?.string ?? "", platform: play["platform"]?.string ?? "",
        isRedeemed: play["outcome"]?.string == "redeemed", fault: play["fault"]?.string,
        note: play["note"]?.string ?? "")
    }
    replaced = (root["replaced"]?.list ?? []).map { "\($0["module"]?.string ?? "") (\($0["reason"]?.string ?? ""))" }
  }

  var status: Proof.Status {
    if plays.contains(where: { $0.fault != nil }) { return .broken }
    let successes = plays.filter { $0.situation == "redeemed" }
    return !successes.isEmpty && successes.allSatisfy { $0.isRedeemed && !isOpen($0) } ? .proved : .notRun
  }

  /// True if the app was given the link and asked no SDK, so that another file of it may be the one that redeems.
  var isUnheard: Bool { plays.contains { $0.situation == "redeemed" && $0.fault == "called no SDK" } }

  /// One sentence: what was wrong, or how many situations were right.
  var message: String {
    switch status {
    case .broken: plays.compactMap(\.fault).uniqued().map(sentence).joined(separator: "; ")
    case .proved:
      "\(situations(of: plays.filter { !isOpen($0) }).count) of \(situations(of: plays).count) situations on \(names(plays))"
        + (plays.first(where: isOpen).map { "; \($0.situation): \($0.note)" } ?? "")
    case .notRun:
      plays.first { $0.situation == "redeemed" && !$0.isRedeemed || isOpen($0) }.map { "\($0.situation): \($0.note)" }
        ?? "no situation of a success was played"
    }
  }

  private func isOpen(_ play: Play) -> Bool { play.note.hasPrefix("not judged") }

  private func situations(of some: [Play]) -> [String] { some.map(\.situation).uniqued() }

  private func names(_ some: [Play]) -> String {
    let found = Set(some.map(\.platform))
    return [("ios", "iOS"), ("android", "Android")].filter { found.contains($0.0) }.map(\.1).joined(separator: " and ")
  }

  private func sentence(_ fault: String) -> String {
    let wrong = plays.filter { $0.fault == fault }
    let names = situations(of: wrong)
    let note = wrong.map(\.note).first { !$0.isEmpty }.map { ", because \($0)" } ?? ""
    let others =
      names.count > 2 ? ", and in \(names.count - 1) more situations" : names.count == 2 ? " and \(names[1])" : ""
    return
      "the app \(fault)\(note): \(names.first ?? "") on \(self.names(wrong.filter { $0.situation == names.first }))\(others)"
  }
}
