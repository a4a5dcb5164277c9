import RedemptionCore

extension SuperwallAdapter {
  /// Every target, with the release whose changelog first names web checkout or the redemption callbacks.
  static let allTargets: [TargetDescription] = [
    describe(.native, .ios, since: "4.2.0"),  // Superwall-iOS: "support for web checkout"
    describe(.native, .android, since: "2.1.0"),  // Superwall-Android: willRedeemLink and didRedeemLink
    describe(.flutter, .ios, since: "2.2.0"),  // Superwall-Flutter, 2.2.0-beta.1 first
    describe(.flutter, .android, since: "2.2.0"),
    // expo-superwall's changelog begins after its predecessor had redemption, and never names its arrival.
    describe(.reactNative, .ios, since: nil),
    describe(.reactNative, .android, since: nil),
    // Superwall-Unity: delegate calls carry their values on iOS since 0.2.0; Android's redemption calls came with
    // 0.2.1.
    describe(.unity, .ios, since: "0.2.0"),
    describe(.unity, .android, since: "0.2.1"),
    describe(.kmp, .ios, since: "0.1.0"),  // Superwall-KMP: link redemption is in the first release
    describe(.kmp, .android, since: "0.1.0"),
    // The Capacitor package of capawesome-team has no redemption event and no result type.
    describe(.capacitor, .ios, since: nil, modelled: false),
    describe(.capacitor, .android, since: nil, modelled: false),
  ]

  private static func describe(
    _ sdk: SDK, _ platform: Platform, since: String?, modelled: Bool = true
  ) -> TargetDescription {
    TargetDescription(
      Target(vendor: .superwall, sdk: sdk, platform: platform), package: package(of: sdk, on: platform), since: since,
      modelled: modelled)
  }

  private static func package(of sdk: SDK, on platform: Platform) -> String {
    switch sdk {
    case .native: platform == .ios ? "Superwall-iOS" : "Superwall-Android"
    case .flutter: "superwallkit_flutter"
    case .reactNative: "expo-superwall"
    case .unity: "Superwall-Unity"
    case .kmp: "Superwall-KMP"
    case .capacitor: "capacitor-superwall"
    }
  }
}
