extension TargetTable.Row {
  /// `vendor/sdk/platform`.
  public var target: String { "\(vendor)/\(sdk)/\(platform)" }
}

extension TypeModel {
  /// The names of the groups of methods that can be called (``Method/isNotification`` ones are none), in the document's
  /// order.
  public var groups: [String] {
    methods.filter { !$0.isNotification }.reduce(into: []) { if !$0.contains($1.group) { $0.append($1.group) } }
  }

  /// Every target, in the document's order.
  public var targets: [TargetTable.Row] { targetTables.first { $0.name == "Reply" }?.rows ?? [] }

  /// The events, those of one SDK before those of a whole vendor: the first that fits is the one that holds.
  public var eventsByPrecedence: [EventShape] { events.filter { $0.sdk != nil } + events.filter { $0.sdk == nil } }

  /// Whether a name is that of a map whose shape goes by the target.
  public func isTargetTable(_ name: String) -> Bool { targetTables.contains { $0.name == name } }

  /// The events of a target with the definition of each one's body: an entry for the SDK before one for the vendor, and
  /// a reply as that target has it. In the document's order.
  public func events(at row: TargetTable.Row) -> [(name: String, shape: String)] {
    let own = events.filter { $0.vendor == row.vendor && ($0.sdk == nil || $0.sdk == row.sdk) }
    var result: [(name: String, shape: String)] = []
    for event in own where !result.contains(where: { $0.name == event.name }) {
      let best = own.first { $0.name == event.name && $0.sdk != nil } ?? event
      let table = targetTables.first { $0.name == best.params }
      let shape = table?.rows.first { $0.target == row.target }?.shape
      result.append((event.name, shape ?? best.params))
    }
    return result
  }
}
