import RedemptionCore

extension RevenueCatAdapter {
  /// The table of a wrapper's channel; nil for the native SDKs, which have none.
  static func channelTable(for sdk: SDK) -> ChannelTable<ChannelAction>? {
    switch sdk {
    case .flutter: FlutterChannelTable.table
    case .reactNative: ReactNativeChannelTable.table
    case .capacitor: CapacitorChannelTable.table
    case .unity: UnityChannelTable.table
    case .kmp: KMPChannelTable.table
    default: nil
    }
  }

  /// The row of a method; nil if the wrapper has no such method on this platform.
  ///
  /// KMP's names may follow the objects that its common API reaches them through.
  static func channelRow(named name: String, for target: Target) -> ChannelRow<ChannelAction>? {
    let bare = target.sdk == .kmp ? bareName(name) : name
    return channelTable(for: target.sdk)?.row(named: bare, on: target.platform)
  }

  private static func bareName(_ name: String) -> String {
    var rest = name[...]
    for prefix in ["Purchases.", "sharedInstance.", "adTracker."] where rest.hasPrefix(prefix) {
      rest = rest.dropFirst(prefix.count)
    }
    return String(rest)
  }
}
