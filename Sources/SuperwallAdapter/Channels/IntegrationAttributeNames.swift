import RedemptionCore

/// The integration attributes that each wrapper passes on; it ignores other names.
enum IntegrationAttributeNames {
  /// `PIntegrationAttribute` of Flutter; the other wrappers have these and more.
  private static let flutter: Set<String> = [
    "adjustId", "amplitudeDeviceId", "amplitudeUserId", "appsflyerId", "brazeAliasName", "brazeAliasLabel",
    "onesignalId", "fbAnonId", "firebaseAppInstanceId", "iterableUserId", "iterableCampaignId", "iterableTemplateId",
    "mixpanelDistinctId", "mparticleId", "clevertapId", "airshipChannelId", "kochavaDeviceId", "tenjinId",
    "posthogUserId", "customerioId", "appstackId",
  ]

  /// The names that count on any target.
  static let all = SuperwallAdapter.facts.targets.reduce(into: Set<String>()) { $0.formUnion(names(for: $1.target)) }

  /// The names that count on a target.
  ///
  /// Expo: `IntegrationAttribute.kt` and `+Json.swift`. Unity: the raw names of Android's `AttributionProvider`, a list
  /// of its own on iOS (`parseIntegrationAttribute`). KMP: `IntegrationAttribute.kt`, of which Android has no Firebase
  /// installation.
  static func names(for target: Target) -> Set<String> {
    switch (target.sdk, target.platform.system) {
    case (.reactNative, _), (.kmp, .android): flutter.union(["singularDeviceId"])
    case (.unity, .ios): flutter.union(["firebaseInstallationId"])
    case (.unity, .android):
      flutter.union([
        "singularDeviceId", "meta", "amplitude", "mixpanel", "googleAds", "googleAppSetId", "custom",
      ])
    case (.kmp, .ios): flutter.union(["singularDeviceId", "firebaseInstallationId"])
    default: flutter
    }
  }

  /// The user attribute that Flutter's Android side sets instead, such as `$adjust_id` (`SuperwallHost.kt`
  /// `toAttributeKey`).
  static func userAttribute(for name: String) -> String {
    name.reduce(into: "$") { text, letter in
      if letter.isUppercase { text += "_" }
      text += letter.lowercased()
    }
  }
}
