import RedemptionCore

/// What to check by eye, because no file of a project shows it.
enum Checklist {
  /// A link that opens the app and that its SDK calls invalid; of the first vendor if the app uses several.
  static func testLink(_ scheme: String, _ vendors: [VendorDescription]) -> String {
    let link = vendors.first?.links.invalidLink ?? "\(LinkForm.schemeMark)://"
    return link.split(separator: LinkForm.schemeMark, omittingEmptySubsequences: false).joined(separator: scheme)
  }

  static func items(_ vendors: [VendorDescription], testLink: String) -> [ChecklistItem] {
    dashboard(vendors) + [
      ChecklistItem(
        id: "older-installs",
        text:
          "Before anonymous checkout is switched on: users with an older version cannot open links."
          + " Release the update, wait, or let buyers sign in before they pay."),
      ChecklistItem(
        id: "invalid-token-link",
        text:
          "Open \(testLink) on a device: the app must open and say that the link is invalid. Then test a real one, with the"
          + " app closed and with the app open."),
    ]
  }

  /// The steps of all vendors; a later vendor's text replaces an earlier one's for the same step.
  private static func dashboard(_ vendors: [VendorDescription]) -> [ChecklistItem] {
    var items: [ChecklistItem] = []
    for step in vendors.flatMap(\.dashboard) {
      let item = ChecklistItem(id: step.id, text: step.text)
      if let place = items.firstIndex(where: { $0.id == step.id }) { items[place] = item } else { items.append(item) }
    }
    return items
  }
}
