import RedemptionCore

extension SuperwallAdapter {
  /// Methods that a wrapper's channel got after the first version with redemption. All tags were compared. One
  /// method went away: `getApiKey` of expo-superwall with 0.6.2; no version has it here.
  static let channelHistory = ChannelHistory(
    """
    # superwallkit_flutter | pigeons/configure.dart, PSuperwallHostApi
    2.3.0 getDeviceAttributes
    2.3.2 getPresentationResult
    2.4.2 getOverrideProductsByName setOverrideProductsByName
    2.4.4 consume
    2.4.5 getCustomerInfo getEntitlementsByProductIds setIntegrationAttribute setIntegrationAttributes

    # expo-superwall | SuperwallExpoModule.swift, SuperwallExpoModule.kt
    0.0.13 getDeviceAttributes
    0.6.9 getIntegrationAttributes setIntegrationAttributes
    1.0.1 android:didHandleBackPressed
    1.0.3 didHandleCustomCallback
    1.0.11 consume restorePurchases
    1.2.0 setEventTrackingBehavior
    """)

  static let channelRules = channelHistory.rules {
    "The channel of \($0) has a method that came later from its version on"
  }
}
