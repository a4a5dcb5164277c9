import Foundation
import RedemptionCore
import Testing

@testable import RevenueCatAdapter

@Suite("The ids of other services in a Swift app") @MainActor
struct AttributionTests {
  /// Each setter with the name that RevenueCat's backend knows.
  ///
  /// Source: purchases-ios 5.86 `SubscriberAttributes/ReservedSubscriberAttributes.swift`.
  private static let names: [(@Sendable (Attribution, String?) -> Void, String)] = [
    ({ $0.setEmail($1) }, "$email"), ({ $0.setPhoneNumber($1) }, "$phoneNumber"),
    ({ $0.setDisplayName($1) }, "$displayName"), ({ $0.setPushTokenString($1) }, "$apnsTokens"),
    ({ $0.setAdjustID($1) }, "$adjustId"), ({ $0.setAppsflyerID($1) }, "$appsflyerId"),
    ({ $0.setFBAnonymousID($1) }, "$fbAnonId"), ({ $0.setMparticleID($1) }, "$mparticleId"),
    ({ $0.setOnesignalID($1) }, "$onesignalId"), ({ $0.setOnesignalUserID($1) }, "$onesignalUserId"),
    ({ $0.setAirshipChannelID($1) }, "$airshipChannelId"), ({ $0.setCleverTapID($1) }, "$clevertapId"),
    ({ $0.setAirbridgeDeviceID($1) }, "$airbridgeDeviceId"),
    ({ $0.setTenjinAnalyticsInstallationID($1) }, "$tenjinId"),
    ({ $0.setSolarEngineDistinctId($1) }, "$solarEngineDistinctId"),
    ({ $0.setSolarEngineAccountId($1) }, "$solarEngineAccountId"),
    ({ $0.setSolarEngineVisitorId($1) }, "$solarEngineVisitorId"), ({ $0.setKochavaDeviceID($1) }, "$kochavaDeviceId"),
    ({ $0.setMixpanelDistinctID($1) }, "$mixpanelDistinctId"),
    ({ $0.setFirebaseAppInstanceID($1) }, "$firebaseAppInstanceId"), ({ $0.setPostHogUserID($1) }, "$posthogUserId"),
    ({ $0.setAmplitudeUserID($1) }, "$amplitudeUserId"), ({ $0.setAmplitudeDeviceID($1) }, "$amplitudeDeviceId"),
    ({ $0.setMediaSource($1) }, "$mediaSource"), ({ $0.setCampaign($1) }, "$campaign"),
    ({ $0.setAdGroup($1) }, "$adGroup"), ({ $0.setAd($1) }, "$ad"), ({ $0.setKeyword($1) }, "$keyword"),
    ({ $0.setCreative($1) }, "$creative"),
  ]

  private let purchases = Purchases(appUserID: "ada") { _ in RedemptionAnswer(outcome: nil) }
  private var kept: [String: JSONValue] { purchases.host.behaviour.state.userAttributes }

  @Test("each have the name that RevenueCat gives them, and an empty one removes it")
  func names() {
    for (set, name) in Self.names {
      set(purchases.attribution, "an id")
      #expect(kept == [name: "an id"])
      set(purchases.attribution, nil)
      #expect(kept.isEmpty)
    }
  }

  @Test("a push token is written in hexadecimal digits, two a byte")
  func pushToken() {
    purchases.attribution.setPushToken(Data([0, 1, 0xAB, 0xFF]))
    #expect(kept == ["$apnsTokens": "0001abff"])
  }
}
