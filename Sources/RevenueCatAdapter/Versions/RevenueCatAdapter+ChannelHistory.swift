import RedemptionCore

extension RevenueCatAdapter {
  /// Methods that a wrapper's channel got after the first version with redemption. All tags were compared, the last of
  /// them those of the tables; no method went away.
  static let channelHistory = ChannelHistory(
    """
    # purchases_flutter | PurchasesFlutterPlugin.m, PurchasesFlutterPlugin.java
    8.8.0 getStorefront
    8.9.0 setTenjinAnalyticsInstallationID
    9.1.0 getVirtualCurrencies getCachedVirtualCurrencies invalidateVirtualCurrenciesCache
    9.7.0 setPostHogUserID
    9.10.0 overridePreferredUILocale
    9.14.0 setAppstackAttributionParams
    9.15.0 trackCustomPaywallImpression
    10.2.0 trackAdDisplayed trackAdOpened trackAdRevenue trackAdLoaded trackAdFailedToLoad
    10.6.0 generateRewardVerificationToken pollRewardVerification
    10.9.0 setOnesignalUserID

    # react-native-purchases | RNPurchases.m, RNPurchasesModule.java
    8.8.0 ios:showManageSubscriptions
    8.10.0 getStorefront
    9.1.0 getVirtualCurrencies getCachedVirtualCurrencies invalidateVirtualCurrenciesCache
    9.4.0 overridePreferredLocale
    9.7.0 syncPurchasesForResult
    9.7.4 android:setTrackedEventListener
    9.10.1 android:setDebugEventListener
    9.10.3 ios:setTrackedEventListener
    9.12.0 setAppstackAttributionParams
    9.13.0 trackCustomPaywallImpression
    10.2.0 trackAdDisplayed trackAdOpened trackAdRevenue trackAdLoaded trackAdFailedToLoad
    10.4.0 setAppsFlyerConversionData
    10.5.0 generateRewardVerificationToken pollRewardVerification
    10.7.0 setOnesignalUserID

    # purchases-capacitor | PurchasesPlugin.swift, PurchasesPlugin.m, PurchasesPlugin.kt
    10.3.0 getStorefront
    11.1.0 getVirtualCurrencies getCachedVirtualCurrencies invalidateVirtualCurrenciesCache
    12.1.0 overridePreferredUILocale
    12.3.0 trackCustomPaywallImpression

    # purchases-unity | PurchasesUnityHelper.m, PurchasesWrapper.java
    7.5.0 GetEligibleWinBackOffersForProduct ios:_RCGetEligibleWinBackOffersForProduct android:getEligibleWinBackOffersForProduct GetEligibleWinBackOffersForPackage ios:_RCGetEligibleWinBackOffersForPackage android:getEligibleWinBackOffersForPackage PurchaseProductWithWinBackOffer ios:_RCPurchaseProductWithWinBackOffer android:purchaseProductWithWinBackOffer PurchasePackageWithWinBackOffer ios:_RCPurchasePackageWithWinBackOffer android:purchasePackageWithWinBackOffer
    7.7.0 GetStorefront ios:_RCGetStorefront android:getStorefront
    8.1.0 GetVirtualCurrencies ios:_RCGetVirtualCurrencies android:getVirtualCurrencies GetCachedVirtualCurrencies ios:_RCGetCachedVirtualCurrencies android:getCachedVirtualCurrencies InvalidateVirtualCurrenciesCache ios:_RCInvalidateVirtualCurrenciesCache android:invalidateVirtualCurrenciesCache
    8.7.0 TrackCustomPaywallImpression ios:_RCTrackCustomPaywallImpression android:trackCustomPaywallImpression
    8.10.0 SetOnesignalUserID ios:_RCSetOnesignalUserID android:setOnesignalUserID
    9.1.0 TrackAdDisplayed ios:_RCTrackAdDisplayed android:trackAdDisplayed TrackAdOpened ios:_RCTrackAdOpened android:trackAdOpened TrackAdRevenue ios:_RCTrackAdRevenue android:trackAdRevenue TrackAdLoaded ios:_RCTrackAdLoaded android:trackAdLoaded TrackAdFailedToLoad ios:_RCTrackAdFailedToLoad android:trackAdFailedToLoad
    9.3.0 SetAppsFlyerConversionData ios:_RCSetAppsFlyerConversionData android:setAppsFlyerConversionData
    9.5.0 OverridePreferredUILocale ios:_RCOverridePreferredUILocale android:overridePreferredUILocale
    """)

  static let channelRules = channelHistory.rules {
    "The channel of \($0) has a method that came later from its version on"
  }
}
