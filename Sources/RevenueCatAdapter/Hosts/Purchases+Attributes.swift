import RedemptionCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Purchases {
  /// Attributes of the app user.
  public var attribution: Attribution { Attribution(purchases: self) }

  /// Sets attributes of the app user; an empty text removes one.
  public func setAttributes(_ attributes: [String: String]) { attribution.setAttributes(attributes) }
}

/// Attributes of the app user, by the names of the SDK's `Attribution`.
///
/// Names of the attributes: purchases-ios 5.86 `ReservedSubscriberAttributes.swift`.
public struct Attribution: Sendable {
  let purchases: Purchases

  /// Sets attributes; an empty text removes one.
  public func setAttributes(_ attributes: [String: String]) {
    let values = attributes.mapValues { $0.isEmpty ? JSONValue.null : .string($0) }
    purchases.host.begin(.setAttributes(user: values, integration: nil))
  }

  /// Sets the e-mail address; nil removes it.
  public func setEmail(_ email: String?) { set("$email", email) }

  /// Sets the phone number; nil removes it.
  public func setPhoneNumber(_ phoneNumber: String?) { set("$phoneNumber", phoneNumber) }

  /// Sets the name for people; nil removes it.
  public func setDisplayName(_ displayName: String?) { set("$displayName", displayName) }

  /// Sets the push token; nil removes it.
  public func setPushTokenString(_ pushToken: String?) { set("$apnsTokens", pushToken) }

  /// Sets the push token, as hexadecimal digits; nil removes it.
  public func setPushToken(_ pushToken: Data?) {
    setPushTokenString(pushToken?.map { RandomText.hexadecimal(UInt64($0), digits: 2) }.joined())
  }

  /// Sets Adjust's id; nil removes it.
  public func setAdjustID(_ adjustID: String?) { set("$adjustId", adjustID) }

  /// Sets AppsFlyer's id; nil removes it.
  public func setAppsflyerID(_ appsflyerID: String?) { set("$appsflyerId", appsflyerID) }

  /// Sets Facebook's anonymous id; nil removes it.
  public func setFBAnonymousID(_ fbAnonymousID: String?) { set("$fbAnonId", fbAnonymousID) }

  /// Sets mParticle's id; nil removes it.
  public func setMparticleID(_ mparticleID: String?) { set("$mparticleId", mparticleID) }

  /// Sets OneSignal's id; nil removes it.
  public func setOnesignalID(_ onesignalID: String?) { set("$onesignalId", onesignalID) }

  /// Sets OneSignal's user; nil removes it.
  public func setOnesignalUserID(_ onesignalUserID: String?) { set("$onesignalUserId", onesignalUserID) }

  /// Sets Airship's channel; nil removes it.
  public func setAirshipChannelID(_ airshipChannelID: String?) { set("$airshipChannelId", airshipChannelID) }

  /// Sets CleverTap's id; nil removes it.
  public func setCleverTapID(_ cleverTapID: String?) { set("$clevertapId", cleverTapID) }

  /// Sets Airbridge's id; nil removes it.
  public func setAirbridgeDeviceID(_ airbridgeDeviceID: String?) { set("$airbridgeDeviceId", airbridgeDeviceID) }

  /// Sets Tenjin's id; nil removes it.
  public func setTenjinAnalyticsInstallationID(_ tenjinAnalyticsInstallationID: String?) {
    set("$tenjinId", tenjinAnalyticsInstallationID)
  }

  /// Sets SolarEngine's distinct id; nil removes it.
  public func setSolarEngineDistinctId(_ solarEngineDistinctId: String?) {
    set("$solarEngineDistinctId", solarEngineDistinctId)
  }

  /// Sets SolarEngine's account; nil removes it.
  public func setSolarEngineAccountId(_ solarEngineAccountId: String?) {
    set("$solarEngineAccountId", solarEngineAccountId)
  }

  /// Sets SolarEngine's visitor; nil removes it.
  public func setSolarEngineVisitorId(_ solarEngineVisitorId: String?) {
    set("$solarEngineVisitorId", solarEngineVisitorId)
  }

  /// Sets Kochava's id; nil removes it.
  public func setKochavaDeviceID(_ kochavaDeviceID: String?) { set("$kochavaDeviceId", kochavaDeviceID) }

  /// Sets Mixpanel's id; nil removes it.
  public func setMixpanelDistinctID(_ mixpanelDistinctID: String?) { set("$mixpanelDistinctId", mixpanelDistinctID) }

  /// Sets Firebase's id; nil removes it.
  public func setFirebaseAppInstanceID(_ firebaseAppInstanceID: String?) {
    set("$firebaseAppInstanceId", firebaseAppInstanceID)
  }

  /// Sets PostHog's user; nil removes it.
  public func setPostHogUserID(_ postHogUserID: String?) { set("$posthogUserId", postHogUserID) }

  /// Sets Amplitude's user; nil removes it.
  public func setAmplitudeUserID(_ amplitudeUserID: String?) { set("$amplitudeUserId", amplitudeUserID) }

  /// Sets Amplitude's device; nil removes it.
  public func setAmplitudeDeviceID(_ amplitudeDeviceID: String?) { set("$amplitudeDeviceId", amplitudeDeviceID) }

  /// Sets the media source; nil removes it.
  public func setMediaSource(_ mediaSource: String?) { set("$mediaSource", mediaSource) }

  /// Sets the campaign; nil removes it.
  public func setCampaign(_ campaign: String?) { set("$campaign", campaign) }

  /// Sets the ad group; nil removes it.
  public func setAdGroup(_ adGroup: String?) { set("$adGroup", adGroup) }

  /// Sets the ad; nil removes it.
  public func setAd(_ installAd: String?) { set("$ad", installAd) }

  /// Sets the keyword; nil removes it.
  public func setKeyword(_ keyword: String?) { set("$keyword", keyword) }

  /// Sets the creative; nil removes it.
  public func setCreative(_ creative: String?) { set("$creative", creative) }

  /// Does nothing: there is no ad service.
  public func enableAdServicesAttributionTokenCollection() {}

  /// Does nothing: there is no device.
  public func collectDeviceIdentifiers() {}

  private func set(_ name: String, _ value: String?) { setAttributes([name: value ?? ""]) }
}
