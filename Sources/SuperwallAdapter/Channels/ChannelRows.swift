import RedemptionCore

/// Creates the rows of one wrapper's channel table.
struct ChannelRows: Sendable {
  /// Each method also has a second name, with this prefix; nil for none.
  private let prefix: String?
  private let ios: String
  private let android: String

  /// - Parameter source: the wrapper's source file, if both platforms share it.
  init(prefix: String? = nil, source: String) {
    self.prefix = prefix
    ios = source
    android = source
  }

  /// - Parameters:
  ///   - ios: the source file of the iOS side.
  ///   - android: the source file of the Android side.
  init(ios: String, android: String) {
    prefix = nil
    self.ios = ios
    self.android = android
  }

  func callAsFunction(
    _ name: String, on platform: Platform? = nil, returns result: ChannelResult = .nothing, _ method: ChannelMethod,
    source: String? = nil
  ) -> ChannelRow<ChannelMethod> {
    self(name, on: platform, [], returns: result, method, source: source)
  }

  /// - Parameters:
  ///   - platform: nil for both platforms.
  ///   - source: another source file than the wrapper's.
  func callAsFunction(
    _ name: String, on platform: Platform? = nil, _ parameters: [ChannelParameter],
    returns result: ChannelResult = .nothing, _ method: ChannelMethod, source: String? = nil
  ) -> ChannelRow<ChannelMethod> {
    let names = prefix.map { [name, $0 + name] } ?? [name]
    let platforms = platform.map { [$0] } ?? Platform.allCases
    return ChannelRow(
      names, on: Set(platforms), parameters, returns: result, method, source: source ?? self.source(on: platform))
  }

  private func source(on platform: Platform?) -> String {
    switch platform?.system {
    case .ios: ios
    case .android: android
    case nil: ios == android ? ios : "\(ios), \(android)"
    }
  }
}
