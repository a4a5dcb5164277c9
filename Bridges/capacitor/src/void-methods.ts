/** Methods of the plugin `Purchases` without a return value on both platforms: `CAPPluginReturnNone` in `PurchasesPlugin.swift` and
 * `RETURN_NONE` in `PurchasesPlugin.kt`, purchases-capacitor 13.4.1. */
const onBoth = [
  'collectDeviceIdentifiers', 'configure', 'enableAdServicesAttributionTokenCollection', 'invalidateCustomerInfoCache',
  'invalidateVirtualCurrenciesCache', 'overridePreferredUILocale', 'presentCodeRedemptionSheet', 'setAd', 'setAdGroup', 'setAdjustID',
  'setAirshipChannelID', 'setAppsflyerID', 'setAttributes', 'setCampaign', 'setCleverTapID', 'setCreative', 'setDisplayName', 'setEmail',
  'setFBAnonymousID', 'setFirebaseAppInstanceID', 'setKeyword', 'setLogLevel', 'setMediaSource', 'setMixpanelDistinctID',
  'setMockWebResults', 'setMparticleID', 'setOnesignalID', 'setOnesignalUserID', 'setPhoneNumber', 'setProxyURL', 'setPushToken',
  'setSimulatesAskToBuyInSandbox', 'showInAppMessages', 'syncObserverModeAmazonPurchase', 'trackCustomPaywallImpression',
];

/** Names of the methods without a return value, by platform. */
export const voidMethods: { readonly [platform in 'ios' | 'android']: ReadonlySet<string> } = {
  ios: new Set([...onBoth, 'setFinishTransactions']),
  android: new Set([...onBoth, 'syncAmazonPurchase']),
};
