// The messages of superwallkit_flutter 2.4.11: type numbers, members in their order, and calls, as
// `lib/src/generated/superwallhost.g.dart`
// declares them (`_PigeonCodec`, the `_toList` of each class, `PSuperwallHostApi`, and the APIs that the
// app implements).

/// Words: `number name = word…`. Classes: `number name member:type…`, with `< parent` for a case of a sealed class.
const List<String> pigeonTypeTable = [
  '129 PTestModeBehavior = automatic whenEnabledForUser never always',
  '130 PFeatureGatingBehavior = gated nonGated',
  '131 PPaywallCloseReason = systemLogic forNextPaywall webViewFailedToLoad manualClose none',
  '132 PLocalNotificationType = trialStarted unsupported',
  '133 PComputedPropertyRequestType = minutesSince hoursSince daysSince monthsSince yearsSince placementsInHour '
      'placementsInDay placementsInWeek placementsInMonth placementsSinceInstall',
  '134 PSurveyShowCondition = onManualClose onPurchase',
  '135 PCustomCallbackResultStatus = success failure',
  '136 PProductStore = appStore stripe paddle playStore superwall other',
  '137 PEntitlementType = serviceLevel',
  '138 PLatestSubscriptionState = inGracePeriod subscribed expired inBillingRetryPeriod revoked',
  '139 PLatestSubscriptionOfferType = trial code promotional winback',
  '140 PIntegrationAttribute = adjustId amplitudeDeviceId amplitudeUserId appsflyerId brazeAliasName '
      'brazeAliasLabel onesignalId fbAnonId firebaseAppInstanceId iterableUserId iterableCampaignId '
      'iterableTemplateId mixpanelDistinctId mparticleId clevertapId airshipChannelId kochavaDeviceId tenjinId '
      'posthogUserId customerioId appstackId',
  '141 PNetworkEnvironment = release releaseCandidate developer',
  '142 PLogLevel = debug info warn error none',
  '143 PTransactionBackgroundView = spinner none',
  '144 PLogScope = localizationManager bounceButton coreData configManager identityManager debugManager '
      'debugViewController localizationViewController gameControllerManager device network paywallEvents '
      'productsManager storeKitManager placements receipts superwallCore paywallPresentation transactions '
      'paywallViewController cache all',
  '145 PConfigurationStatus = pending configured failed',
  '146 PEventType = firstSeen appOpen appLaunch identityAlias appInstall restoreStart restoreComplete '
      'restoreFail sessionStart deviceAttributes subscriptionStatusDidChange appClose deepLink triggerFire '
      'paywallOpen paywallClose paywallDecline transactionStart transactionFail transactionAbandon '
      'transactionComplete subscriptionStart freeTrialStart transactionRestore transactionTimeout userAttributes '
      'nonRecurringProductPurchase paywallResponseLoadStart paywallResponseLoadNotFound paywallResponseLoadFail '
      'paywallResponseLoadComplete paywallWebviewLoadStart paywallWebviewLoadFail paywallWebviewLoadComplete '
      'paywallWebviewLoadTimeout paywallWebviewLoadFallback paywallProductsLoadRetry paywallProductsLoadStart '
      'paywallProductsLoadFail paywallProductsLoadComplete paywallPreloadStart paywallPreloadComplete '
      'paywallResourceLoadFail surveyResponse paywallPresentationRequest touchesBegan surveyClose reset '
      'configRefresh customPlacement configAttributes confirmAllAssignments configFail adServicesTokenRequestStart '
      'adServicesTokenRequestFail adServicesTokenRequestComplete shimmerViewStart shimmerViewComplete '
      'redemptionStart redemptionComplete redemptionFail enrichmentStart enrichmentComplete enrichmentFail '
      'networkDecodingFail paywallWebviewProcessTerminated paywallProductsLoadMissingProducts customerInfoDidChange '
      'integrationAttributes reviewRequested permissionRequested permissionGranted permissionDenied',
  '147 PSubscriptionStatusType = active inactive unknown',
  '148 PPaywallPresentationRequestStatusType = presentation noPresentation timeout',
  '149 PVariantType = treatment holdout',
  '150 PPaywallSkippedReason = holdout noAudienceMatch placementNotFound',
  '151 PSuccessRedemptionResult < PRedemptionResult code:String redemptionInfo:PRedemptionInfo',
  '152 PErrorRedemptionResult < PRedemptionResult code:String error:PErrorInfo',
  '153 PErrorInfo message:String',
  '154 PExpiredCodeRedemptionResult < PRedemptionResult code:String info:PExpiredCodeInfo',
  '155 PExpiredCodeInfo resent:bool obfuscatedEmail:String?',
  '156 PInvalidCodeRedemptionResult < PRedemptionResult code:String',
  '157 PExpiredSubscriptionCode < PRedemptionResult code:String redemptionInfo:PRedemptionInfo',
  '158 PRedemptionInfo ownership:POwnership purchaserInfo:PPurchaserInfo paywallInfo:PRedemptionPaywallInfo? '
      'entitlements:List<PEntitlement>',
  '159 PAppUserOwnership < POwnership appUserId:String',
  '160 PDeviceOwnership < POwnership deviceId:String',
  '161 PPurchaserInfo appUserId:String email:String? storeIdentifiers:PStoreIdentifiers',
  '162 PStripeStoreIdentifiers < PStoreIdentifiers customerId:String subscriptionIds:List<String>',
  '163 PPaddleStoreIdentifiers < PStoreIdentifiers customerId:String subscriptionIds:List<String>',
  '164 PUnknownStoreIdentifiers < PStoreIdentifiers store:String additionalInfo:Map<String,Object>',
  '165 PRedemptionPaywallInfo identifier:String placementName:String placementParams:Map<String,Object> '
      'variantId:String experimentId:String',
  '166 PSuperwallOptions paywalls:PPaywallOptions? networkEnvironment:PNetworkEnvironment? '
      'isExternalDataCollectionEnabled:bool? localeIdentifier:String? isGameControllerEnabled:bool? '
      'enableExperimentalDeviceVariables:bool? logging:PLogging? passIdentifiersToPlayStore:bool? '
      'testModeBehavior:PTestModeBehavior? shouldObservePurchases:bool? shouldBypassAppTransactionCheck:bool? '
      'maxConfigRetryCount:int? useMockReviews:bool?',
  '167 PPaywallInfo identifier:String? name:String? experiment:PExperiment? productIds:List<String>? '
      'products:List<PProduct>? url:String? presentedByPlacementWithName:String? presentedByPlacementWithId:String? '
      'presentedByPlacementAt:String? presentedBy:String? presentationSourceType:String? '
      'responseLoadStartTime:String? responseLoadCompleteTime:String? responseLoadFailTime:String? '
      'responseLoadDuration:double? webViewLoadStartTime:String? webViewLoadCompleteTime:String? '
      'webViewLoadFailTime:String? webViewLoadDuration:double? productsLoadStartTime:String? '
      'productsLoadCompleteTime:String? productsLoadFailTime:String? productsLoadDuration:double? '
      'paywalljsVersion:String? isFreeTrialAvailable:bool? featureGatingBehavior:PFeatureGatingBehavior? '
      'closeReason:PPaywallCloseReason? localNotifications:List<PLocalNotification>? '
      'computedPropertyRequests:List<PComputedPropertyRequest>? surveys:List<PSurvey>? state:Map<String,Object>?',
  '168 PProduct id:String? name:String? entitlements:List<PEntitlement>?',
  '169 PLocalNotification id:String type:PLocalNotificationType title:String subtitle:String? body:String '
      'delay:int',
  '170 PComputedPropertyRequest type:PComputedPropertyRequestType eventName:String',
  '171 PSurvey id:String assignmentKey:String title:String message:String options:List<PSurveyOption> '
      'presentationCondition:PSurveyShowCondition presentationProbability:double includeOtherOption:bool '
      'includeCloseOption:bool',
  '172 PSurveyOption id:String? text:String?',
  '173 PPurchaseCancelled < PPurchaseResult ignore:bool?',
  '174 PPurchasePurchased < PPurchaseResult ignore:bool?',
  '175 PPurchasePending < PPurchaseResult ignore:bool?',
  '176 PPurchaseFailed < PPurchaseResult error:String?',
  '177 PRestorationRestored < PRestorationResult ignore:bool?',
  '178 PRestorationFailed < PRestorationResult error:String?',
  '179 PViaPurchase < PRestoreType storeTransaction:PStoreTransaction?',
  '180 PViaRestore < PRestoreType ignore:bool?',
  '181 PRestoreFailed title:String? message:String? closeButtonTitle:String?',
  '182 PLogging level:PLogLevel? scopes:List<PLogScope>?',
  '183 PStoreTransaction configRequestId:String appSessionId:String transactionDate:String? '
      'originalTransactionIdentifier:String storeTransactionId:String? originalTransactionDate:String? '
      'webOrderLineItemID:String? appBundleId:String? subscriptionGroupId:String? isUpgraded:bool? '
      'expirationDate:String? offerId:String? revocationDate:String?',
  '184 PStoreProduct entitlements:List<PEntitlement> productIdentifier:String '
      'subscriptionGroupIdentifier:String? attributes:Map<String,String> localizedPrice:String '
      'localizedSubscriptionPeriod:String period:String periodly:String periodWeeks:int periodWeeksString:String '
      'periodMonths:int periodMonthsString:String periodYears:int periodYearsString:String periodDays:int '
      'periodDaysString:String dailyPrice:String weeklyPrice:String monthlyPrice:String yearlyPrice:String '
      'hasFreeTrial:bool trialPeriodEndDate:String? trialPeriodEndDateString:String '
      'localizedTrialPeriodPrice:String trialPeriodPrice:double trialPeriodDays:int trialPeriodDaysString:String '
      'trialPeriodWeeks:int trialPeriodWeeksString:String trialPeriodMonths:int trialPeriodMonthsString:String '
      'trialPeriodYears:int trialPeriodYearsString:String trialPeriodText:String locale:String languageCode:String? '
      'currencySymbol:String? currencyCode:String? isFamilyShareable:bool regionCode:String? price:double',
  '185 PPaywallOptions isHapticFeedbackEnabled:bool? restoreFailed:PRestoreFailed? '
      'shouldShowPurchaseFailureAlert:bool? shouldPreload:bool? automaticallyDismiss:bool? '
      'shouldShowWebRestorationAlert:bool? transactionBackgroundView:PTransactionBackgroundView? '
      'overrideProductsByName:Map<String,String>? shouldShowWebPurchaseConfirmationAlert:bool? '
      'onBackPressedHost:POnBackPressedHost?',
  '186 POnBackPressedHost hostId:String?',
  '187 PPurchaseControllerHost hostId:String?',
  '188 PConfigureCompletionHost hostId:String?',
  '189 PPaywallPresentationHandlerHost hostId:String?',
  '190 PFeatureHandlerHost hostId:String?',
  '191 PCustomCallback name:String variables:Map<String,Object>?',
  '192 PCustomCallbackResult status:PCustomCallbackResultStatus data:Map<String,Object>?',
  '193 PSubscriptionTransaction transactionId:String productId:String purchaseDate:int willRenew:bool '
      'isRevoked:bool isInGracePeriod:bool isInBillingRetryPeriod:bool isActive:bool expirationDate:int? '
      'offerType:PLatestSubscriptionOfferType? subscriptionGroupId:String? store:PProductStore?',
  '194 PNonSubscriptionTransaction transactionId:String productId:String purchaseDate:int isConsumable:bool '
      'isRevoked:bool store:PProductStore?',
  '195 PEntitlement id:String type:PEntitlementType isActive:bool productIds:List<String> '
      'latestProductId:String? store:PProductStore? startsAt:int? renewedAt:int? expiresAt:int? isLifetime:bool? '
      'willRenew:bool? state:PLatestSubscriptionState? offerType:PLatestSubscriptionOfferType?',
  '196 PCustomerInfo subscriptions:List<PSubscriptionTransaction> '
      'nonSubscriptions:List<PNonSubscriptionTransaction> entitlements:List<PEntitlement> userId:String',
  '197 PEntitlements active:List<PEntitlement> inactive:List<PEntitlement> all:List<PEntitlement> '
      'web:List<PEntitlement>',
  '198 PActive < PSubscriptionStatus entitlements:List<PEntitlement>',
  '199 PInactive < PSubscriptionStatus ignore:bool?',
  '200 PUnknown < PSubscriptionStatus ignore:bool?',
  '201 PSuperwallEventInfo eventType:PEventType params:Map<String,Object>? placementName:String? '
      'deviceAttributes:Map<String,Object>? deepLinkUrl:String? result:PTriggerResult? paywallInfo:PPaywallInfo? '
      'transaction:PStoreTransaction? product:PStoreProduct? error:String? triggeredPlacementName:String? '
      'attempt:int? name:String? survey:PSurvey? selectedOption:PSurveyOption? customResponse:String? '
      'status:PPaywallPresentationRequestStatusType? reason:PPaywallPresentationRequestStatusReason? '
      'restoreType:PRestoreType? userAttributes:Map<String,Object>? token:String? '
      'userEnrichment:Map<String,Object>? deviceEnrichment:Map<String,Object>? message:String? '
      'integrationAttributes:Map<String,Object>? reviewRequestedCount:int? missingProductIdentifiers:List<String>?',
  '202 PStatusReasonDebuggerPresented < PPaywallPresentationRequestStatusReason ignore:bool?',
  '203 PStatusReasonPaywallAlreadyPresented < PPaywallPresentationRequestStatusReason ignore:bool?',
  '204 PStatusReasonHoldout < PPaywallPresentationRequestStatusReason experiment:PExperiment',
  '205 PStatusReasonNoAudienceMatch < PPaywallPresentationRequestStatusReason ignore:bool?',
  '206 PStatusReasonPlacementNotFound < PPaywallPresentationRequestStatusReason ignore:bool?',
  '207 PStatusReasonNoPaywallVc < PPaywallPresentationRequestStatusReason ignore:bool?',
  '208 PStatusReasonNoPresenter < PPaywallPresentationRequestStatusReason ignore:bool?',
  '209 PStatusReasonNoConfig < PPaywallPresentationRequestStatusReason ignore:bool?',
  '210 PStatusReasonSubsStatusTimeout < PPaywallPresentationRequestStatusReason ignore:bool?',
  '211 PIdentityOptions restorePaywallAssignments:bool?',
  '212 PExperiment id:String groupId:String variant:PVariant',
  '213 PPlacementNotFoundTriggerResult < PTriggerResult ignore:bool?',
  '214 PNoAudienceMatchTriggerResult < PTriggerResult ignore:bool?',
  '215 PPaywallTriggerResult < PTriggerResult experiment:PExperiment',
  '216 PHoldoutTriggerResult < PTriggerResult experiment:PExperiment',
  '217 PErrorTriggerResult < PTriggerResult error:String',
  '218 PVariant id:String type:PVariantType paywallId:String?',
  '219 PConfirmedAssignment experimentId:String variant:PVariant',
  '220 PPurchasedPaywallResult < PPaywallResult productId:String',
  '221 PDeclinedPaywallResult < PPaywallResult ignore:bool?',
  '222 PRestoredPaywallResult < PPaywallResult ignore:bool?',
  '223 PPlacementNotFoundPresentationResult < PPresentationResult ignore:bool?',
  '224 PNoAudienceMatchPresentationResult < PPresentationResult ignore:bool?',
  '225 PPaywallPresentationResult < PPresentationResult experiment:PExperiment',
  '226 PHoldoutPresentationResult < PPresentationResult experiment:PExperiment',
  '227 PPaywallNotAvailablePresentationResult < PPresentationResult ignore:bool?',
];

/// Calls of the app: `name result argument:type…`.
const List<String> hostCallTable = [
  'configure void apiKey:String purchaseController:PPurchaseControllerHost? options:PSuperwallOptions? '
      'completion:PConfigureCompletionHost?',
  'reset void',
  'setDelegate void hasDelegate:bool',
  'confirmAllAssignments List<PConfirmedAssignment>',
  'restorePurchases PRestorationResult',
  'getLogLevel String',
  'setLogLevel void logLevel:String',
  'getUserAttributes Map<String,Object>',
  'setUserAttributes void userAttributes:Map<String,Object>',
  'setIntegrationAttribute void attribute:PIntegrationAttribute value:String?',
  'setIntegrationAttributes void attributes:Map<PIntegrationAttribute,String?>',
  'getDeviceAttributes Map<String,Object>',
  'consume String purchaseToken:String',
  'getLocaleIdentifier String?',
  'setLocaleIdentifier void localeIdentifier:String?',
  'getUserId String',
  'getIsLoggedIn bool',
  'getIsInitialized bool',
  'identify void userId:String identityOptions:PIdentityOptions?',
  'getEntitlements PEntitlements',
  'getEntitlementsByProductIds List<PEntitlement> productIds:List<String>',
  'getCustomerInfo PCustomerInfo',
  'getSubscriptionStatus PSubscriptionStatus',
  'setSubscriptionStatus void subscriptionStatus:PSubscriptionStatus',
  'getConfigurationStatus PConfigurationStatus',
  'getIsConfigured bool',
  'getPresentationResult PPresentationResult placement:String params:Map<String,Object>?',
  'getIsPaywallPresented bool',
  'preloadAllPaywalls void',
  'preloadPaywallsForPlacements void placementNames:List<String>',
  'handleDeepLink bool url:String',
  'togglePaywallSpinner void isHidden:bool',
  'getLatestPaywallInfo PPaywallInfo?',
  'registerPlacement void placement:String params:Map<String,Object>? handler:PPaywallPresentationHandlerHost? '
      'feature:PFeatureHandlerHost?',
  'dismiss void',
  'getOverrideProductsByName Map<String,String>?',
  'setOverrideProductsByName void overrideProducts:Map<String,String>?',
];

/// Calls of the native side: `api.name argument:type…`.
const List<String> appCallTable = [
  'PSuperwallDelegateGenerated.subscriptionStatusDidChange from:PSubscriptionStatus to:PSubscriptionStatus',
  'PSuperwallDelegateGenerated.handleSuperwallEvent eventInfo:PSuperwallEventInfo',
  'PSuperwallDelegateGenerated.handleCustomPaywallAction name:String',
  'PSuperwallDelegateGenerated.willDismissPaywall paywallInfo:PPaywallInfo',
  'PSuperwallDelegateGenerated.willPresentPaywall paywallInfo:PPaywallInfo',
  'PSuperwallDelegateGenerated.didDismissPaywall paywallInfo:PPaywallInfo',
  'PSuperwallDelegateGenerated.didPresentPaywall paywallInfo:PPaywallInfo',
  'PSuperwallDelegateGenerated.paywallWillOpenURL url:String',
  'PSuperwallDelegateGenerated.paywallWillOpenDeepLink url:String',
  'PSuperwallDelegateGenerated.handleLog level:String scope:String message:String? info:Map<String,Object>? '
      'error:String?',
  'PSuperwallDelegateGenerated.willRedeemLink',
  'PSuperwallDelegateGenerated.didRedeemLink result:PRedemptionResult',
  'PSuperwallDelegateGenerated.handleSuperwallDeepLink fullURL:String pathComponents:List<String> '
      'queryParameters:Map<String,String>',
  'PSuperwallDelegateGenerated.customerInfoDidChange from:PCustomerInfo to:PCustomerInfo',
  'PSuperwallDelegateGenerated.userAttributesDidChange newAttributes:Map<String,Object>',
  'PPurchaseControllerGenerated.purchaseFromAppStore productId:String',
  'PPurchaseControllerGenerated.purchaseFromGooglePlay productId:String basePlanId:String? offerId:String?',
  'PPurchaseControllerGenerated.restorePurchases',
  'PConfigureCompletionGenerated.onConfigureCompleted success:bool',
  'PPaywallPresentationHandlerGenerated.onPresent paywallInfo:PPaywallInfo',
  'PPaywallPresentationHandlerGenerated.onDismiss paywallInfo:PPaywallInfo paywallResult:PPaywallResult',
  'PPaywallPresentationHandlerGenerated.onError error:String',
  'PPaywallPresentationHandlerGenerated.onSkip reason:PPaywallSkippedReason',
  'PPaywallPresentationHandlerGenerated.onCustomCallback callback:PCustomCallback',
  'PFeatureHandlerGenerated.onFeature id:String',
  'POnBackPressedGenerated.onBackPressed paywallInfo:PPaywallInfo?',
];
