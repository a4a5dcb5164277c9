import { methodTable } from './methods.ts';
import type { MethodTable } from './methods.ts';

/**
 * The methods of the native module `RNPurchases` beside `addListener` and `removeListeners`.
 *
 * react-native-purchases 10.7.2: `RCT_EXPORT_METHOD` and `RCT_REMAP_METHOD` in ios/RNPurchases.m, `@ReactMethod` in
 * RNPurchasesModule.java. A method without a promise there has no answer in JavaScript.
 */
export const purchasesMethods: MethodTable = methodTable({
  promise: [
    'canMakePayments', 'checkTrialOrIntroductoryPriceEligibility', 'generateRewardVerificationToken', 'getAppUserID',
    'getCachedVirtualCurrencies', 'getCurrentOfferingForPlacement', 'getCustomerInfo', 'getOfferings', 'getProductInfo', 'getStorefront',
    'getVirtualCurrencies', 'isAnonymous', 'isConfigured', 'isWebPurchaseRedemptionURL', 'logIn', 'logOut', 'pollRewardVerification',
    'purchasePackage', 'purchaseProduct', 'redeemWebPurchase', 'restorePurchases', 'setAppstackAttributionParams', 'setProxyURLString',
    'showInAppMessages', 'syncAttributesAndOfferingsIfNeeded', 'syncPurchasesForResult',
  ],
  void: [
    'collectDeviceIdentifiers', 'invalidateCustomerInfoCache', 'invalidateVirtualCurrenciesCache', 'overridePreferredLocale', 'setAd',
    'setAdGroup', 'setAdjustID', 'setAirshipChannelID', 'setAllowSharingStoreAccount', 'setAppsFlyerConversionData', 'setAppsflyerID',
    'setAttributes', 'setCampaign', 'setCleverTapID', 'setCreative', 'setDebugLogsEnabled', 'setDisplayName', 'setEmail',
    'setFBAnonymousID', 'setFirebaseAppInstanceID', 'setKeyword', 'setKochavaDeviceID', 'setLogHandler', 'setLogLevel', 'setMediaSource',
    'setMixpanelDistinctID', 'setMparticleID', 'setOnesignalID', 'setOnesignalUserID', 'setPhoneNumber', 'setPushToken',
    'setTenjinAnalyticsInstallationID', 'setTrackedEventListener', 'setupPurchases', 'syncPurchases', 'trackAdDisplayed',
    'trackAdFailedToLoad', 'trackAdLoaded', 'trackAdOpened', 'trackAdRevenue', 'trackCustomPaywallImpression',
  ],
  onlyIOS: {
    promise: [
      'beginRefundRequestForActiveEntitlement', 'beginRefundRequestForEntitlementId', 'beginRefundRequestForProductId',
      'eligibleWinBackOffersForProductIdentifier', 'getPromotionalOffer', 'makeDeferredPurchase', 'purchasePackageWithWinBackOffer',
      'purchaseProductWithWinBackOffer', 'recordPurchaseForProductID', 'showManageSubscriptions',
    ],
    void: ['enableAdServicesAttributionTokenCollection', 'presentCodeRedemptionSheet', 'setSimulatesAskToBuyInSandbox'],
  },
  onlyAndroid: {
    promise: ['purchaseSubscriptionOption', 'syncAmazonPurchase', 'syncObserverModeAmazonPurchase'],
    void: ['setDebugEventListener'],
  },
});
