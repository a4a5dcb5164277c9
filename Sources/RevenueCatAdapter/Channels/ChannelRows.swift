import RedemptionCore

/// Creates the rows of one wrapper's channel table, with a source file per platform.
struct ChannelRows: Sendable {
  /// The file of the iOS side.
  let ios: String
  /// The file of the Android side.
  let android: String

  func callAsFunction(
    _ names: String..., on platforms: Platform..., taking parameters: [ChannelParameter] = [],
    returns result: ChannelResult = .nothing, does work: ChannelWork, isFree: Bool = false, key: String? = nil,
    words: [String: String] = [:]
  ) -> ChannelRow<ChannelAction> {
    let platforms = platforms.isEmpty ? Platform.allCases : platforms
    let files = platforms.map { $0 == .ios ? ios : android }
    return ChannelRow(
      names, on: Set(platforms), parameters, returns: result,
      ChannelAction(work: work, needsConfiguration: !isFree, key: key, words: words),
      source: files.joined(separator: ", "))
  }
}
