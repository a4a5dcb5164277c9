import RedemptionCore

/// What the adapter does for a channel method.
struct ChannelAction: Sendable {
  /// The work behind the method.
  let work: ChannelWork
  /// False for a method that works before the app configures the SDK.
  let needsConfiguration: Bool
  /// The member under which the channel returns the value; nil returns it bare.
  let key: String?
  /// The native side's own words for a missing or wrong argument, by JSON Pointer.
  let words: [String: String]
}
