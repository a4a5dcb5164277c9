// Made by `redemption codegen --language typescript` from the schemas of RedemptionKit; do not edit.

import type {
  AbsentAnswer, AfterPurchase, AppEvent, AppUserOwner, Billing, BrokenProperty, CancelNotification, CancelParams, ChangeMoment, ChannelCallParams,
  ChannelCallResult, ChannelError, ChannelSilence, ChannelValue, CheckoutAction, CheckoutActionKind, CheckoutBrowser, CheckoutKind, CheckoutNext,
  CheckoutNextKind, CheckoutPlace, CheckoutRedirect, CheckoutScreen, CheckoutSituation, CheckoutStep, ClockAdvanceParams, ClockKind, ClockResult,
  Customer, CustomerInfoChange, CustomerReply, CustomerResult, DeepLinkOpenEvent, Deleted, DeliveryOrder, DeviceOwner, DeviceResult, DeviceSetParams,
  DeviceTransaction, DeviceWipeParams, EmptyEvent, Entitlement, EntitlementList, EntitlementLists, EntitlementOrId, EntitlementState,
  EntitlementsMergeParams, EntitlementsMergeResult, ErrorCode, ErrorData, ErrorKind, ErrorObject, ErrorResponse, EventKind, EventNotification,
  EventParams, ExpectedEvent, ExploreApp, ExploreCoverage, ExploreDifference, ExploreFinding, ExploreFormat, ExploreHappening, ExploreLimits,
  ExploreObservedParams, ExploreProperty, ExplorePurchase, ExplorePurchaseTruth, ExploreReportParams, ExploreReportResult, ExploreSaying,
  ExploreShows, ExploreStartParams, ExploreStep, ExploreTask, ExploreTruth, FactGrade, Failed, FailureReason, Fault, FaultClearParams,
  FaultClearResult, FaultInjectParams, FaultInjectResult, FaultInjection, FaultKind, FaultReleaseParams, FaultReleaseResult, FaultedRequest,
  FetchPolicy, FreeTrialStartEvent, Gateway, GatewayName, GivenStatus, GradeCounts, Grant, HTTPAddress, InstalledVersion, InvalidCode, IssuedLink,
  JSONObject, JSONValue, KnownBilling, KnownCheckoutActionKind, KnownCheckoutNextKind, KnownCheckoutPlace, KnownCheckoutSituation, KnownClockKind,
  KnownEntitlementState, KnownErrorKind, KnownEventKind, KnownExploreSaying, KnownExploreTask, KnownFactGrade, KnownFailureReason, KnownFaultKind,
  KnownFaultedRequest, KnownLinkAdviceKind, KnownLinkExpiryReason, KnownLinkObstacle, KnownLinkPolicy, KnownLinkedSubscriptionResult,
  KnownListedCodeState, KnownLoggedQuestionName, KnownMailReason, KnownOfferType, KnownOmittedReason, KnownOutcomeKind, KnownOwnershipType,
  KnownPeriodType, KnownPlatform, KnownPostPurchase, KnownPurchaseKind, KnownRedemptionCause, KnownRevenueCatOwnershipType, KnownRevenueCatPeriodType,
  KnownRevenueCatStore, KnownRevenueCatVerificationResult, KnownSdk, KnownSubscriptionStatus, KnownSuperwallAndroidState, KnownSuperwallAndroidStore,
  KnownSuperwallIosState, KnownSuperwallIosStore, KnownTransferPolicy, KnownVendor, KnownVerification, KnownWebhookEnvironment, LinkAdvice,
  LinkAdviceKind, LinkApp, LinkDevice, LinkExpired, LinkExpiry, LinkExpiryReason, LinkFailure, LinkObstacle, LinkOpenParams, LinkOpenResult,
  LinkParseParams, LinkParseResult, LinkPolicy, LinkQRParams, LinkQRResult, LinkedSubscription, LinkedSubscriptionResult, ListedCode, ListedCodeState,
  ListedCustomer, ListedPurchase, LogEntry, LogEntryKind, LogEntryParams, LogGap, LogInResult, LogOutResult, LogReadParams, LogReadResult,
  LogSubscribeParams, LogSubscribeResult, LoggedAnswer, LoggedCall, LoggedError, LoggedEvent, LoggedMail, LoggedOutcome, LoggedQuestion,
  LoggedQuestionName, LoggedReply, LoggedRequest, Loss, MailMessage, MailReason, NoParams, Nothing, OfferType, OmittedEntries, OmittedReason,
  OneTimePurchase, OpenPaywall, OpenRPCDocument, OtherStoreIdentifiers, OutcomeKind, OutcomeSituation, OutcomesListParams, OutcomesListResult,
  OutcomesPrepareParams, OutcomesPrepareResult, Owner, OwnershipType, PackageVersion, PaddleIdentifiers, PaywallContext, PaywallErrorEvent,
  PaywallProduct, PaywallSkipEvent, PendingCheckout, PeriodType, Platform, PlatformChanges, PostPurchase, Price, Product, ProductChange, ProductList,
  PurchaseBelongsToOtherUser, PurchaseKind, PurchaseParams, PurchaseRecord, PurchaseReference, PurchaseResult, Purchaser, RecordedRedemption,
  Redeemed, RedemptionAttempt, RedemptionCause, RedemptionEvent, RedemptionExpectParams, RedemptionFailure, RedemptionInfo, RedemptionLink,
  RedemptionListParams, RedemptionListResult, RedemptionOutcome, RedemptionRedeemParams, RedemptionRedeemResult, RegisterEvent, Renewal, Reply,
  ReplyReadParams, ReplyReadResult, ReplyRenderParams, ReplyRenderResult, Request, RequestID, RestoreFailEvent, RetryEvent,
  RevenueCatHybridAndroidCustomerInfo, RevenueCatHybridAndroidEntitlement, RevenueCatHybridAndroidEntitlements, RevenueCatHybridAndroidError,
  RevenueCatHybridAndroidErrorDetails, RevenueCatHybridAndroidExpired, RevenueCatHybridAndroidInvalidToken,
  RevenueCatHybridAndroidPurchaseBelongsToOtherUser, RevenueCatHybridAndroidReply, RevenueCatHybridAndroidSubscription,
  RevenueCatHybridAndroidSuccess, RevenueCatHybridAndroidTransaction, RevenueCatHybridIosCustomerInfo, RevenueCatHybridIosEntitlement,
  RevenueCatHybridIosEntitlements, RevenueCatHybridIosError, RevenueCatHybridIosErrorDetails, RevenueCatHybridIosExpired,
  RevenueCatHybridIosInvalidToken, RevenueCatHybridIosPurchaseBelongsToOtherUser, RevenueCatHybridIosReply, RevenueCatHybridIosStoreError,
  RevenueCatHybridIosSubscription, RevenueCatHybridIosSuccess, RevenueCatHybridIosTransaction, RevenueCatHybridPrice, RevenueCatOwnershipType,
  RevenueCatPeriodType, RevenueCatStore, RevenueCatVerificationResult, SDKError, Scenario, ScenarioCase, ScenarioExportParams, ScenarioExportResult,
  ScenarioStep, ScriptGateway, ScriptedAnswer, Sdk, ServerDescribeResult, ServerLimits, ServerMessage, SessionBackgroundParams, SessionCallParams,
  SessionCallResult, SessionCheckoutParams, SessionCustomerInfoParams, SessionEvent, SessionFacts, SessionHandleDeepLinkParams,
  SessionHandleDeepLinkResult, SessionLinkStripeSubscriptionsParams, SessionLinkStripeSubscriptionsResult, SessionListParams, SessionListResult,
  SessionLogInParams, SessionOpenParams, SessionOpenResult, SessionParams, SessionReissueParams, SessionReissueResult,
  SessionSetDeviceEntitlementsParams, SessionSetPaywallParams, SessionSetPurchaseControllerParams, SessionSetSubscriptionStatusParams,
  SessionSetUserAttributesParams, SessionState, SessionSummary, Space, SpaceClock, SpaceDeadline, SpaceDeleteParams, SpaceDeleteResult,
  SpaceDigestParams, SpaceDigestResult, SpaceForkParams, SpaceForkResult, SpaceListResult, SpaceLoadParams, SpaceLoadResult, SpaceName,
  SpaceSaveParams, SpaceSaveResult, SpaceUseParams, SpaceUseResult, StatusObject, StatusReply, StatusTrackedEvent, StatusWord, Store,
  StoreChangeProductParams, StoreIdentifiers, StoreIssueLinkResult, StoreListParams, StoreListResult, StoreMailboxParams, StoreMailboxResult,
  StorePauseParams, StorePolicyParams, StorePolicyResult, StorePurchaseParams, StorePurchaseResult, StoreReceiptsParams, StoreReceiptsResult,
  StoreResetParams, StoreResetResult, StoreUpdateParams, StoredCode, StoryStep, StripeCheckoutEvent, StripeIdentifiers, Subscription,
  SubscriptionExpired, SubscriptionStatus, SubscriptionStatusChange, SuccessResponse, SuperwallAndroidPaywallInfo, SuperwallAndroidState,
  SuperwallAndroidStore, SuperwallAppUserOwnership, SuperwallDeepLink, SuperwallDeviceOwnership, SuperwallError, SuperwallEventInfo, SuperwallExpired,
  SuperwallFlatIdentifiers, SuperwallIosState, SuperwallIosStore, SuperwallNativeAndroidActiveStatus, SuperwallNativeAndroidCustomerInfo,
  SuperwallNativeAndroidEntitlement, SuperwallNativeAndroidError, SuperwallNativeAndroidExpiredCode, SuperwallNativeAndroidExpiredSubscription,
  SuperwallNativeAndroidInactiveStatus, SuperwallNativeAndroidInvalidCode, SuperwallNativeAndroidNonSubscription, SuperwallNativeAndroidPurchaserInfo,
  SuperwallNativeAndroidRedemptionInfo, SuperwallNativeAndroidReply, SuperwallNativeAndroidStatus, SuperwallNativeAndroidStoreIdentifiers,
  SuperwallNativeAndroidSubscription, SuperwallNativeAndroidSuccess, SuperwallNativeAndroidUnknownIdentifiers, SuperwallNativeAndroidUnknownStatus,
  SuperwallNativeIosActiveStatus, SuperwallNativeIosCustomerInfo, SuperwallNativeIosEntitlement, SuperwallNativeIosError,
  SuperwallNativeIosExpiredCode, SuperwallNativeIosExpiredSubscription, SuperwallNativeIosInactiveStatus, SuperwallNativeIosInvalidCode,
  SuperwallNativeIosNonSubscription, SuperwallNativeIosRedemptionInfo, SuperwallNativeIosReply, SuperwallNativeIosStatus,
  SuperwallNativeIosSubscription, SuperwallNativeIosSuccess, SuperwallNativeIosUnknownStatus, SuperwallOwnership, SuperwallPaddleIdentifiers,
  SuperwallPaywallInfo, SuperwallPurchaserInfo, SuperwallReactNativeAndroidActiveStatus, SuperwallReactNativeAndroidCustomerInfo,
  SuperwallReactNativeAndroidEntitlement, SuperwallReactNativeAndroidError, SuperwallReactNativeAndroidExpiredCode,
  SuperwallReactNativeAndroidExpiredSubscription, SuperwallReactNativeAndroidInactiveStatus, SuperwallReactNativeAndroidInvalidCode,
  SuperwallReactNativeAndroidNonSubscription, SuperwallReactNativeAndroidPaywallInfo, SuperwallReactNativeAndroidPurchaserInfo,
  SuperwallReactNativeAndroidRedemptionInfo, SuperwallReactNativeAndroidReply, SuperwallReactNativeAndroidStatus,
  SuperwallReactNativeAndroidStoreIdentifiers, SuperwallReactNativeAndroidSubscription, SuperwallReactNativeAndroidSuccess,
  SuperwallReactNativeAndroidUnknownIdentifiers, SuperwallReactNativeAndroidUnknownStatus, SuperwallReactNativeIosActiveStatus,
  SuperwallReactNativeIosCustomerInfo, SuperwallReactNativeIosEntitlement, SuperwallReactNativeIosError, SuperwallReactNativeIosExpiredCode,
  SuperwallReactNativeIosExpiredSubscription, SuperwallReactNativeIosInactiveStatus, SuperwallReactNativeIosInvalidCode,
  SuperwallReactNativeIosNonSubscription, SuperwallReactNativeIosRedemptionInfo, SuperwallReactNativeIosReply, SuperwallReactNativeIosStatus,
  SuperwallReactNativeIosSubscription, SuperwallReactNativeIosSuccess, SuperwallReactNativeIosUnknownStatus, SuperwallStoreIdentifiers,
  SuperwallStripeIdentifiers, Target, TargetDescription, TargetVersions, TransactionAbandonEvent, TransferPolicy, Vendor, VendorSummary,
  VendorVersions, Verification, VersionChange, VersionRange, VersionRule, VersionsDiffParams, VersionsDiffResult, VersionsListParams,
  VersionsListResult, Webhook, WebhookAttempt, WebhookDeliverParams, WebhookDeliverResult, WebhookDelivery, WebhookEnvironment, WebhookEvent,
  WebhookHeaders, WebhookListParams, WebhookListResult, WebhookRequest, WebhookSubscribeParams, WebhookSubscribeResult, WorldEventName,
} from './types.ts';

/** The version of the contract; `server/describe` returns the server's. */
export const contractVersion = 1;

/** Every type of the contract by its name, for `decode`. */
export interface Types {
  AbsentAnswer: AbsentAnswer, AfterPurchase: AfterPurchase, AppEvent: AppEvent, AppUserOwner: AppUserOwner, Billing: Billing,
  BrokenProperty: BrokenProperty, CancelNotification: CancelNotification, CancelParams: CancelParams, ChangeMoment: ChangeMoment,
  ChannelCallParams: ChannelCallParams, ChannelCallResult: ChannelCallResult, ChannelError: ChannelError, ChannelSilence: ChannelSilence,
  ChannelValue: ChannelValue, CheckoutAction: CheckoutAction, CheckoutActionKind: CheckoutActionKind, CheckoutBrowser: CheckoutBrowser,
  CheckoutKind: CheckoutKind, CheckoutNext: CheckoutNext, CheckoutNextKind: CheckoutNextKind, CheckoutPlace: CheckoutPlace,
  CheckoutRedirect: CheckoutRedirect, CheckoutScreen: CheckoutScreen, CheckoutSituation: CheckoutSituation, CheckoutStep: CheckoutStep,
  ClockAdvanceParams: ClockAdvanceParams, ClockKind: ClockKind, ClockResult: ClockResult, Customer: Customer, CustomerInfoChange: CustomerInfoChange,
  CustomerReply: CustomerReply, CustomerResult: CustomerResult, DeepLinkOpenEvent: DeepLinkOpenEvent, Deleted: Deleted, DeliveryOrder: DeliveryOrder,
  DeviceOwner: DeviceOwner, DeviceResult: DeviceResult, DeviceSetParams: DeviceSetParams, DeviceTransaction: DeviceTransaction,
  DeviceWipeParams: DeviceWipeParams, EmptyEvent: EmptyEvent, Entitlement: Entitlement, EntitlementList: EntitlementList,
  EntitlementLists: EntitlementLists, EntitlementOrId: EntitlementOrId, EntitlementState: EntitlementState,
  EntitlementsMergeParams: EntitlementsMergeParams, EntitlementsMergeResult: EntitlementsMergeResult, ErrorCode: ErrorCode, ErrorData: ErrorData,
  ErrorKind: ErrorKind, ErrorObject: ErrorObject, ErrorResponse: ErrorResponse, EventKind: EventKind, EventNotification: EventNotification,
  EventParams: EventParams, ExpectedEvent: ExpectedEvent, ExploreApp: ExploreApp, ExploreCoverage: ExploreCoverage,
  ExploreDifference: ExploreDifference, ExploreFinding: ExploreFinding, ExploreFormat: ExploreFormat, ExploreHappening: ExploreHappening,
  ExploreLimits: ExploreLimits, ExploreObservedParams: ExploreObservedParams, ExploreProperty: ExploreProperty, ExplorePurchase: ExplorePurchase,
  ExplorePurchaseTruth: ExplorePurchaseTruth, ExploreReportParams: ExploreReportParams, ExploreReportResult: ExploreReportResult,
  ExploreSaying: ExploreSaying, ExploreShows: ExploreShows, ExploreStartParams: ExploreStartParams, ExploreStep: ExploreStep,
  ExploreTask: ExploreTask, ExploreTruth: ExploreTruth, FactGrade: FactGrade, Failed: Failed, FailureReason: FailureReason, Fault: Fault,
  FaultClearParams: FaultClearParams, FaultClearResult: FaultClearResult, FaultInjectParams: FaultInjectParams, FaultInjectResult: FaultInjectResult,
  FaultInjection: FaultInjection, FaultKind: FaultKind, FaultReleaseParams: FaultReleaseParams, FaultReleaseResult: FaultReleaseResult,
  FaultedRequest: FaultedRequest, FetchPolicy: FetchPolicy, FreeTrialStartEvent: FreeTrialStartEvent, Gateway: Gateway, GatewayName: GatewayName,
  GivenStatus: GivenStatus, GradeCounts: GradeCounts, Grant: Grant, HTTPAddress: HTTPAddress, InstalledVersion: InstalledVersion,
  InvalidCode: InvalidCode, IssuedLink: IssuedLink, JSONObject: JSONObject, JSONValue: JSONValue, LinkAdvice: LinkAdvice,
  LinkAdviceKind: LinkAdviceKind, LinkApp: LinkApp, LinkDevice: LinkDevice, LinkExpired: LinkExpired, LinkExpiry: LinkExpiry,
  LinkExpiryReason: LinkExpiryReason, LinkFailure: LinkFailure, LinkObstacle: LinkObstacle, LinkOpenParams: LinkOpenParams,
  LinkOpenResult: LinkOpenResult, LinkParseParams: LinkParseParams, LinkParseResult: LinkParseResult, LinkPolicy: LinkPolicy,
  LinkQRParams: LinkQRParams, LinkQRResult: LinkQRResult, LinkedSubscription: LinkedSubscription, LinkedSubscriptionResult: LinkedSubscriptionResult,
  ListedCode: ListedCode, ListedCodeState: ListedCodeState, ListedCustomer: ListedCustomer, ListedPurchase: ListedPurchase, LogEntry: LogEntry,
  LogEntryKind: LogEntryKind, LogEntryParams: LogEntryParams, LogGap: LogGap, LogInResult: LogInResult, LogOutResult: LogOutResult,
  LogReadParams: LogReadParams, LogReadResult: LogReadResult, LogSubscribeParams: LogSubscribeParams, LogSubscribeResult: LogSubscribeResult,
  LoggedAnswer: LoggedAnswer, LoggedCall: LoggedCall, LoggedError: LoggedError, LoggedEvent: LoggedEvent, LoggedMail: LoggedMail,
  LoggedOutcome: LoggedOutcome, LoggedQuestion: LoggedQuestion, LoggedQuestionName: LoggedQuestionName, LoggedReply: LoggedReply,
  LoggedRequest: LoggedRequest, Loss: Loss, MailMessage: MailMessage, MailReason: MailReason, NoParams: NoParams, Nothing: Nothing,
  OfferType: OfferType, OmittedEntries: OmittedEntries, OmittedReason: OmittedReason, OneTimePurchase: OneTimePurchase, OpenPaywall: OpenPaywall,
  OpenRPCDocument: OpenRPCDocument, OtherStoreIdentifiers: OtherStoreIdentifiers, OutcomeKind: OutcomeKind, OutcomeSituation: OutcomeSituation,
  OutcomesListParams: OutcomesListParams, OutcomesListResult: OutcomesListResult, OutcomesPrepareParams: OutcomesPrepareParams,
  OutcomesPrepareResult: OutcomesPrepareResult, Owner: Owner, OwnershipType: OwnershipType, PackageVersion: PackageVersion,
  PaddleIdentifiers: PaddleIdentifiers, PaywallContext: PaywallContext, PaywallErrorEvent: PaywallErrorEvent, PaywallProduct: PaywallProduct,
  PaywallSkipEvent: PaywallSkipEvent, PendingCheckout: PendingCheckout, PeriodType: PeriodType, Platform: Platform, PlatformChanges: PlatformChanges,
  PostPurchase: PostPurchase, Price: Price, Product: Product, ProductChange: ProductChange, ProductList: ProductList,
  PurchaseBelongsToOtherUser: PurchaseBelongsToOtherUser, PurchaseKind: PurchaseKind, PurchaseParams: PurchaseParams, PurchaseRecord: PurchaseRecord,
  PurchaseReference: PurchaseReference, PurchaseResult: PurchaseResult, Purchaser: Purchaser, RecordedRedemption: RecordedRedemption,
  Redeemed: Redeemed, RedemptionAttempt: RedemptionAttempt, RedemptionCause: RedemptionCause, RedemptionEvent: RedemptionEvent,
  RedemptionExpectParams: RedemptionExpectParams, RedemptionFailure: RedemptionFailure, RedemptionInfo: RedemptionInfo,
  RedemptionLink: RedemptionLink, RedemptionListParams: RedemptionListParams, RedemptionListResult: RedemptionListResult,
  RedemptionOutcome: RedemptionOutcome, RedemptionRedeemParams: RedemptionRedeemParams, RedemptionRedeemResult: RedemptionRedeemResult,
  RegisterEvent: RegisterEvent, Renewal: Renewal, Reply: Reply, ReplyReadParams: ReplyReadParams, ReplyReadResult: ReplyReadResult,
  ReplyRenderParams: ReplyRenderParams, ReplyRenderResult: ReplyRenderResult, Request: Request, RequestID: RequestID,
  RestoreFailEvent: RestoreFailEvent, RetryEvent: RetryEvent, RevenueCatHybridAndroidCustomerInfo: RevenueCatHybridAndroidCustomerInfo,
  RevenueCatHybridAndroidEntitlement: RevenueCatHybridAndroidEntitlement, RevenueCatHybridAndroidEntitlements: RevenueCatHybridAndroidEntitlements,
  RevenueCatHybridAndroidError: RevenueCatHybridAndroidError, RevenueCatHybridAndroidErrorDetails: RevenueCatHybridAndroidErrorDetails,
  RevenueCatHybridAndroidExpired: RevenueCatHybridAndroidExpired, RevenueCatHybridAndroidInvalidToken: RevenueCatHybridAndroidInvalidToken,
  RevenueCatHybridAndroidPurchaseBelongsToOtherUser: RevenueCatHybridAndroidPurchaseBelongsToOtherUser,
  RevenueCatHybridAndroidReply: RevenueCatHybridAndroidReply, RevenueCatHybridAndroidSubscription: RevenueCatHybridAndroidSubscription,
  RevenueCatHybridAndroidSuccess: RevenueCatHybridAndroidSuccess, RevenueCatHybridAndroidTransaction: RevenueCatHybridAndroidTransaction,
  RevenueCatHybridIosCustomerInfo: RevenueCatHybridIosCustomerInfo, RevenueCatHybridIosEntitlement: RevenueCatHybridIosEntitlement,
  RevenueCatHybridIosEntitlements: RevenueCatHybridIosEntitlements, RevenueCatHybridIosError: RevenueCatHybridIosError,
  RevenueCatHybridIosErrorDetails: RevenueCatHybridIosErrorDetails, RevenueCatHybridIosExpired: RevenueCatHybridIosExpired,
  RevenueCatHybridIosInvalidToken: RevenueCatHybridIosInvalidToken,
  RevenueCatHybridIosPurchaseBelongsToOtherUser: RevenueCatHybridIosPurchaseBelongsToOtherUser, RevenueCatHybridIosReply: RevenueCatHybridIosReply,
  RevenueCatHybridIosStoreError: RevenueCatHybridIosStoreError, RevenueCatHybridIosSubscription: RevenueCatHybridIosSubscription,
  RevenueCatHybridIosSuccess: RevenueCatHybridIosSuccess, RevenueCatHybridIosTransaction: RevenueCatHybridIosTransaction,
  RevenueCatHybridPrice: RevenueCatHybridPrice, RevenueCatOwnershipType: RevenueCatOwnershipType, RevenueCatPeriodType: RevenueCatPeriodType,
  RevenueCatStore: RevenueCatStore, RevenueCatVerificationResult: RevenueCatVerificationResult, SDKError: SDKError, Scenario: Scenario,
  ScenarioCase: ScenarioCase, ScenarioExportParams: ScenarioExportParams, ScenarioExportResult: ScenarioExportResult, ScenarioStep: ScenarioStep,
  ScriptGateway: ScriptGateway, ScriptedAnswer: ScriptedAnswer, Sdk: Sdk, ServerDescribeResult: ServerDescribeResult, ServerLimits: ServerLimits,
  ServerMessage: ServerMessage, SessionBackgroundParams: SessionBackgroundParams, SessionCallParams: SessionCallParams,
  SessionCallResult: SessionCallResult, SessionCheckoutParams: SessionCheckoutParams, SessionCustomerInfoParams: SessionCustomerInfoParams,
  SessionEvent: SessionEvent, SessionFacts: SessionFacts, SessionHandleDeepLinkParams: SessionHandleDeepLinkParams,
  SessionHandleDeepLinkResult: SessionHandleDeepLinkResult, SessionLinkStripeSubscriptionsParams: SessionLinkStripeSubscriptionsParams,
  SessionLinkStripeSubscriptionsResult: SessionLinkStripeSubscriptionsResult, SessionListParams: SessionListParams,
  SessionListResult: SessionListResult, SessionLogInParams: SessionLogInParams, SessionOpenParams: SessionOpenParams,
  SessionOpenResult: SessionOpenResult, SessionParams: SessionParams, SessionReissueParams: SessionReissueParams,
  SessionReissueResult: SessionReissueResult, SessionSetDeviceEntitlementsParams: SessionSetDeviceEntitlementsParams,
  SessionSetPaywallParams: SessionSetPaywallParams, SessionSetPurchaseControllerParams: SessionSetPurchaseControllerParams,
  SessionSetSubscriptionStatusParams: SessionSetSubscriptionStatusParams, SessionSetUserAttributesParams: SessionSetUserAttributesParams,
  SessionState: SessionState, SessionSummary: SessionSummary, Space: Space, SpaceClock: SpaceClock, SpaceDeadline: SpaceDeadline,
  SpaceDeleteParams: SpaceDeleteParams, SpaceDeleteResult: SpaceDeleteResult, SpaceDigestParams: SpaceDigestParams,
  SpaceDigestResult: SpaceDigestResult, SpaceForkParams: SpaceForkParams, SpaceForkResult: SpaceForkResult, SpaceListResult: SpaceListResult,
  SpaceLoadParams: SpaceLoadParams, SpaceLoadResult: SpaceLoadResult, SpaceName: SpaceName, SpaceSaveParams: SpaceSaveParams,
  SpaceSaveResult: SpaceSaveResult, SpaceUseParams: SpaceUseParams, SpaceUseResult: SpaceUseResult, StatusObject: StatusObject,
  StatusReply: StatusReply, StatusTrackedEvent: StatusTrackedEvent, StatusWord: StatusWord, Store: Store,
  StoreChangeProductParams: StoreChangeProductParams, StoreIdentifiers: StoreIdentifiers, StoreIssueLinkResult: StoreIssueLinkResult,
  StoreListParams: StoreListParams, StoreListResult: StoreListResult, StoreMailboxParams: StoreMailboxParams, StoreMailboxResult: StoreMailboxResult,
  StorePauseParams: StorePauseParams, StorePolicyParams: StorePolicyParams, StorePolicyResult: StorePolicyResult,
  StorePurchaseParams: StorePurchaseParams, StorePurchaseResult: StorePurchaseResult, StoreReceiptsParams: StoreReceiptsParams,
  StoreReceiptsResult: StoreReceiptsResult, StoreResetParams: StoreResetParams, StoreResetResult: StoreResetResult,
  StoreUpdateParams: StoreUpdateParams, StoredCode: StoredCode, StoryStep: StoryStep, StripeCheckoutEvent: StripeCheckoutEvent,
  StripeIdentifiers: StripeIdentifiers, Subscription: Subscription, SubscriptionExpired: SubscriptionExpired, SubscriptionStatus: SubscriptionStatus,
  SubscriptionStatusChange: SubscriptionStatusChange, SuccessResponse: SuccessResponse, SuperwallAndroidPaywallInfo: SuperwallAndroidPaywallInfo,
  SuperwallAndroidState: SuperwallAndroidState, SuperwallAndroidStore: SuperwallAndroidStore, SuperwallAppUserOwnership: SuperwallAppUserOwnership,
  SuperwallDeepLink: SuperwallDeepLink, SuperwallDeviceOwnership: SuperwallDeviceOwnership, SuperwallError: SuperwallError,
  SuperwallEventInfo: SuperwallEventInfo, SuperwallExpired: SuperwallExpired, SuperwallFlatIdentifiers: SuperwallFlatIdentifiers,
  SuperwallIosState: SuperwallIosState, SuperwallIosStore: SuperwallIosStore, SuperwallNativeAndroidActiveStatus: SuperwallNativeAndroidActiveStatus,
  SuperwallNativeAndroidCustomerInfo: SuperwallNativeAndroidCustomerInfo, SuperwallNativeAndroidEntitlement: SuperwallNativeAndroidEntitlement,
  SuperwallNativeAndroidError: SuperwallNativeAndroidError, SuperwallNativeAndroidExpiredCode: SuperwallNativeAndroidExpiredCode,
  SuperwallNativeAndroidExpiredSubscription: SuperwallNativeAndroidExpiredSubscription,
  SuperwallNativeAndroidInactiveStatus: SuperwallNativeAndroidInactiveStatus, SuperwallNativeAndroidInvalidCode: SuperwallNativeAndroidInvalidCode,
  SuperwallNativeAndroidNonSubscription: SuperwallNativeAndroidNonSubscription,
  SuperwallNativeAndroidPurchaserInfo: SuperwallNativeAndroidPurchaserInfo,
  SuperwallNativeAndroidRedemptionInfo: SuperwallNativeAndroidRedemptionInfo, SuperwallNativeAndroidReply: SuperwallNativeAndroidReply,
  SuperwallNativeAndroidStatus: SuperwallNativeAndroidStatus, SuperwallNativeAndroidStoreIdentifiers: SuperwallNativeAndroidStoreIdentifiers,
  SuperwallNativeAndroidSubscription: SuperwallNativeAndroidSubscription, SuperwallNativeAndroidSuccess: SuperwallNativeAndroidSuccess,
  SuperwallNativeAndroidUnknownIdentifiers: SuperwallNativeAndroidUnknownIdentifiers,
  SuperwallNativeAndroidUnknownStatus: SuperwallNativeAndroidUnknownStatus, SuperwallNativeIosActiveStatus: SuperwallNativeIosActiveStatus,
  SuperwallNativeIosCustomerInfo: SuperwallNativeIosCustomerInfo, SuperwallNativeIosEntitlement: SuperwallNativeIosEntitlement,
  SuperwallNativeIosError: SuperwallNativeIosError, SuperwallNativeIosExpiredCode: SuperwallNativeIosExpiredCode,
  SuperwallNativeIosExpiredSubscription: SuperwallNativeIosExpiredSubscription, SuperwallNativeIosInactiveStatus: SuperwallNativeIosInactiveStatus,
  SuperwallNativeIosInvalidCode: SuperwallNativeIosInvalidCode, SuperwallNativeIosNonSubscription: SuperwallNativeIosNonSubscription,
  SuperwallNativeIosRedemptionInfo: SuperwallNativeIosRedemptionInfo, SuperwallNativeIosReply: SuperwallNativeIosReply,
  SuperwallNativeIosStatus: SuperwallNativeIosStatus, SuperwallNativeIosSubscription: SuperwallNativeIosSubscription,
  SuperwallNativeIosSuccess: SuperwallNativeIosSuccess, SuperwallNativeIosUnknownStatus: SuperwallNativeIosUnknownStatus,
  SuperwallOwnership: SuperwallOwnership, SuperwallPaddleIdentifiers: SuperwallPaddleIdentifiers, SuperwallPaywallInfo: SuperwallPaywallInfo,
  SuperwallPurchaserInfo: SuperwallPurchaserInfo, SuperwallReactNativeAndroidActiveStatus: SuperwallReactNativeAndroidActiveStatus,
  SuperwallReactNativeAndroidCustomerInfo: SuperwallReactNativeAndroidCustomerInfo,
  SuperwallReactNativeAndroidEntitlement: SuperwallReactNativeAndroidEntitlement, SuperwallReactNativeAndroidError: SuperwallReactNativeAndroidError,
  SuperwallReactNativeAndroidExpiredCode: SuperwallReactNativeAndroidExpiredCode,
  SuperwallReactNativeAndroidExpiredSubscription: SuperwallReactNativeAndroidExpiredSubscription,
  SuperwallReactNativeAndroidInactiveStatus: SuperwallReactNativeAndroidInactiveStatus,
  SuperwallReactNativeAndroidInvalidCode: SuperwallReactNativeAndroidInvalidCode,
  SuperwallReactNativeAndroidNonSubscription: SuperwallReactNativeAndroidNonSubscription,
  SuperwallReactNativeAndroidPaywallInfo: SuperwallReactNativeAndroidPaywallInfo,
  SuperwallReactNativeAndroidPurchaserInfo: SuperwallReactNativeAndroidPurchaserInfo,
  SuperwallReactNativeAndroidRedemptionInfo: SuperwallReactNativeAndroidRedemptionInfo,
  SuperwallReactNativeAndroidReply: SuperwallReactNativeAndroidReply, SuperwallReactNativeAndroidStatus: SuperwallReactNativeAndroidStatus,
  SuperwallReactNativeAndroidStoreIdentifiers: SuperwallReactNativeAndroidStoreIdentifiers,
  SuperwallReactNativeAndroidSubscription: SuperwallReactNativeAndroidSubscription,
  SuperwallReactNativeAndroidSuccess: SuperwallReactNativeAndroidSuccess,
  SuperwallReactNativeAndroidUnknownIdentifiers: SuperwallReactNativeAndroidUnknownIdentifiers,
  SuperwallReactNativeAndroidUnknownStatus: SuperwallReactNativeAndroidUnknownStatus,
  SuperwallReactNativeIosActiveStatus: SuperwallReactNativeIosActiveStatus, SuperwallReactNativeIosCustomerInfo: SuperwallReactNativeIosCustomerInfo,
  SuperwallReactNativeIosEntitlement: SuperwallReactNativeIosEntitlement, SuperwallReactNativeIosError: SuperwallReactNativeIosError,
  SuperwallReactNativeIosExpiredCode: SuperwallReactNativeIosExpiredCode,
  SuperwallReactNativeIosExpiredSubscription: SuperwallReactNativeIosExpiredSubscription,
  SuperwallReactNativeIosInactiveStatus: SuperwallReactNativeIosInactiveStatus,
  SuperwallReactNativeIosInvalidCode: SuperwallReactNativeIosInvalidCode,
  SuperwallReactNativeIosNonSubscription: SuperwallReactNativeIosNonSubscription,
  SuperwallReactNativeIosRedemptionInfo: SuperwallReactNativeIosRedemptionInfo, SuperwallReactNativeIosReply: SuperwallReactNativeIosReply,
  SuperwallReactNativeIosStatus: SuperwallReactNativeIosStatus, SuperwallReactNativeIosSubscription: SuperwallReactNativeIosSubscription,
  SuperwallReactNativeIosSuccess: SuperwallReactNativeIosSuccess, SuperwallReactNativeIosUnknownStatus: SuperwallReactNativeIosUnknownStatus,
  SuperwallStoreIdentifiers: SuperwallStoreIdentifiers, SuperwallStripeIdentifiers: SuperwallStripeIdentifiers, Target: Target,
  TargetDescription: TargetDescription, TargetVersions: TargetVersions, TransactionAbandonEvent: TransactionAbandonEvent,
  TransferPolicy: TransferPolicy, Vendor: Vendor, VendorSummary: VendorSummary, VendorVersions: VendorVersions, Verification: Verification,
  VersionChange: VersionChange, VersionRange: VersionRange, VersionRule: VersionRule, VersionsDiffParams: VersionsDiffParams,
  VersionsDiffResult: VersionsDiffResult, VersionsListParams: VersionsListParams, VersionsListResult: VersionsListResult, Webhook: Webhook,
  WebhookAttempt: WebhookAttempt, WebhookDeliverParams: WebhookDeliverParams, WebhookDeliverResult: WebhookDeliverResult,
  WebhookDelivery: WebhookDelivery, WebhookEnvironment: WebhookEnvironment, WebhookEvent: WebhookEvent, WebhookHeaders: WebhookHeaders,
  WebhookListParams: WebhookListParams, WebhookListResult: WebhookListResult, WebhookRequest: WebhookRequest,
  WebhookSubscribeParams: WebhookSubscribeParams, WebhookSubscribeResult: WebhookSubscribeResult, WorldEventName: WorldEventName,
}

/** The listed words of each open enumeration, for `isKnown`. */
export interface KnownWords {
  readonly Billing: KnownBilling;
  readonly CheckoutActionKind: KnownCheckoutActionKind;
  readonly CheckoutNextKind: KnownCheckoutNextKind;
  readonly CheckoutPlace: KnownCheckoutPlace;
  readonly CheckoutSituation: KnownCheckoutSituation;
  readonly ClockKind: KnownClockKind;
  readonly EntitlementState: KnownEntitlementState;
  readonly ErrorKind: KnownErrorKind;
  readonly EventKind: KnownEventKind;
  readonly ExploreSaying: KnownExploreSaying;
  readonly ExploreTask: KnownExploreTask;
  readonly FactGrade: KnownFactGrade;
  readonly FailureReason: KnownFailureReason;
  readonly FaultKind: KnownFaultKind;
  readonly FaultedRequest: KnownFaultedRequest;
  readonly LinkAdviceKind: KnownLinkAdviceKind;
  readonly LinkExpiryReason: KnownLinkExpiryReason;
  readonly LinkObstacle: KnownLinkObstacle;
  readonly LinkPolicy: KnownLinkPolicy;
  readonly LinkedSubscriptionResult: KnownLinkedSubscriptionResult;
  readonly ListedCodeState: KnownListedCodeState;
  readonly LoggedQuestionName: KnownLoggedQuestionName;
  readonly MailReason: KnownMailReason;
  readonly OfferType: KnownOfferType;
  readonly OmittedReason: KnownOmittedReason;
  readonly OutcomeKind: KnownOutcomeKind;
  readonly OwnershipType: KnownOwnershipType;
  readonly PeriodType: KnownPeriodType;
  readonly Platform: KnownPlatform;
  readonly PostPurchase: KnownPostPurchase;
  readonly PurchaseKind: KnownPurchaseKind;
  readonly RedemptionCause: KnownRedemptionCause;
  readonly RevenueCatOwnershipType: KnownRevenueCatOwnershipType;
  readonly RevenueCatPeriodType: KnownRevenueCatPeriodType;
  readonly RevenueCatStore: KnownRevenueCatStore;
  readonly RevenueCatVerificationResult: KnownRevenueCatVerificationResult;
  readonly Sdk: KnownSdk;
  readonly SubscriptionStatus: KnownSubscriptionStatus;
  readonly SuperwallAndroidState: KnownSuperwallAndroidState;
  readonly SuperwallAndroidStore: KnownSuperwallAndroidStore;
  readonly SuperwallIosState: KnownSuperwallIosState;
  readonly SuperwallIosStore: KnownSuperwallIosStore;
  readonly TransferPolicy: KnownTransferPolicy;
  readonly Vendor: KnownVendor;
  readonly Verification: KnownVerification;
  readonly WebhookEnvironment: KnownWebhookEnvironment;
}

/** The params of notifications to the server. */
export interface ClientNotifications {
  /** Cancels a request, which then ends with -32800. A notification. */
  readonly '$/cancelRequest': CancelParams;
}

/** The params of notifications from the server. */
export interface ServerNotifications {
  /** Reports what a session does. It stands before the reply to the request that caused it, or after it, as the SDK has it (docs/channels.md). */
  readonly 'session/event': SessionEvent;
  /** An entry of the log, for a client that has called log/subscribe. */
  readonly 'log/entry': LogEntryParams;
}

/** The names of the types of every method's params and result. */
export const methods = {
  'server/describe': { params: 'NoParams', result: 'ServerDescribeResult' },
  'rpc.discover': { params: 'NoParams', result: 'OpenRPCDocument' },
  'link/parse': { params: 'LinkParseParams', result: 'LinkParseResult' },
  'link/open': { params: 'LinkOpenParams', result: 'LinkOpenResult' },
  'link/qr': { params: 'LinkQRParams', result: 'LinkQRResult' },
  'session/open': { params: 'SessionOpenParams', result: 'SessionOpenResult' },
  'session/configure': { params: 'SessionParams', result: 'SessionState' },
  'session/describe': { params: 'SessionParams', result: 'SessionState' },
  'session/list': { params: 'SessionListParams', result: 'SessionListResult' },
  'session/close': { params: 'SessionParams', result: 'SessionState' },
  'session/background': { params: 'SessionBackgroundParams', result: 'SessionState' },
  'session/foreground': { params: 'SessionParams', result: 'SessionState' },
  'session/logIn': { params: 'SessionLogInParams', result: 'LogInResult' },
  'session/logOut': { params: 'SessionParams', result: 'LogOutResult' },
  'session/setPaywall': { params: 'SessionSetPaywallParams', result: 'SessionState' },
  'session/checkout': { params: 'SessionCheckoutParams', result: 'SessionState' },
  'session/closeAlert': { params: 'SessionParams', result: 'SessionState' },
  'session/setDeviceEntitlements': { params: 'SessionSetDeviceEntitlementsParams', result: 'SessionState' },
  'session/setPurchaseController': { params: 'SessionSetPurchaseControllerParams', result: 'SessionState' },
  'session/setSubscriptionStatus': { params: 'SessionSetSubscriptionStatusParams', result: 'SessionState' },
  'session/setUserAttributes': { params: 'SessionSetUserAttributesParams', result: 'SessionState' },
  'session/customerInfo': { params: 'SessionCustomerInfoParams', result: 'CustomerResult' },
  'session/handleDeepLink': { params: 'SessionHandleDeepLinkParams', result: 'SessionHandleDeepLinkResult' },
  'session/linkStripeSubscriptions': { params: 'SessionLinkStripeSubscriptionsParams', result: 'SessionLinkStripeSubscriptionsResult' },
  'session/reissue': { params: 'SessionReissueParams', result: 'SessionReissueResult' },
  'session/call': { params: 'SessionCallParams', result: 'SessionCallResult' },
  'redemption/redeem': { params: 'RedemptionRedeemParams', result: 'RedemptionRedeemResult' },
  'redemption/list': { params: 'RedemptionListParams', result: 'RedemptionListResult' },
  'redemption/expect': { params: 'RedemptionExpectParams', result: 'RedemptionListResult' },
  'outcomes/list': { params: 'OutcomesListParams', result: 'OutcomesListResult' },
  'outcomes/prepare': { params: 'OutcomesPrepareParams', result: 'OutcomesPrepareResult' },
  'reply/render': { params: 'ReplyRenderParams', result: 'ReplyRenderResult' },
  'reply/read': { params: 'ReplyReadParams', result: 'ReplyReadResult' },
  'device/wipe': { params: 'DeviceWipeParams', result: 'DeviceResult' },
  'device/set': { params: 'DeviceSetParams', result: 'DeviceResult' },
  'channel/call': { params: 'ChannelCallParams', result: 'ChannelCallResult' },
  'entitlements/merge': { params: 'EntitlementsMergeParams', result: 'EntitlementsMergeResult' },
  'store/purchase': { params: 'StorePurchaseParams', result: 'StorePurchaseResult' },
  'store/issueLink': { params: 'PurchaseParams', result: 'StoreIssueLinkResult' },
  'store/expire': { params: 'PurchaseParams', result: 'PurchaseResult' },
  'store/cancel': { params: 'PurchaseParams', result: 'PurchaseResult' },
  'store/pause': { params: 'StorePauseParams', result: 'PurchaseResult' },
  'store/resume': { params: 'PurchaseParams', result: 'PurchaseResult' },
  'store/changeProduct': { params: 'StoreChangeProductParams', result: 'PurchaseResult' },
  'store/refund': { params: 'PurchaseParams', result: 'PurchaseResult' },
  'store/update': { params: 'StoreUpdateParams', result: 'PurchaseResult' },
  'store/receipts': { params: 'StoreReceiptsParams', result: 'StoreReceiptsResult' },
  'store/policy': { params: 'StorePolicyParams', result: 'StorePolicyResult' },
  'store/reset': { params: 'StoreResetParams', result: 'StoreResetResult' },
  'webhook/subscribe': { params: 'WebhookSubscribeParams', result: 'WebhookSubscribeResult' },
  'webhook/list': { params: 'WebhookListParams', result: 'WebhookListResult' },
  'webhook/deliver': { params: 'WebhookDeliverParams', result: 'WebhookDeliverResult' },
  'store/mailbox': { params: 'StoreMailboxParams', result: 'StoreMailboxResult' },
  'store/list': { params: 'StoreListParams', result: 'StoreListResult' },
  'space/use': { params: 'SpaceUseParams', result: 'SpaceUseResult' },
  'space/list': { params: 'NoParams', result: 'SpaceListResult' },
  'space/fork': { params: 'SpaceForkParams', result: 'SpaceForkResult' },
  'space/digest': { params: 'SpaceDigestParams', result: 'SpaceDigestResult' },
  'space/save': { params: 'SpaceSaveParams', result: 'SpaceSaveResult' },
  'space/load': { params: 'SpaceLoadParams', result: 'SpaceLoadResult' },
  'space/delete': { params: 'SpaceDeleteParams', result: 'SpaceDeleteResult' },
  'clock/now': { params: 'NoParams', result: 'ClockResult' },
  'clock/advance': { params: 'ClockAdvanceParams', result: 'ClockResult' },
  'fault/inject': { params: 'FaultInjectParams', result: 'FaultInjectResult' },
  'fault/list': { params: 'NoParams', result: 'FaultInjectResult' },
  'fault/clear': { params: 'FaultClearParams', result: 'FaultClearResult' },
  'fault/release': { params: 'FaultReleaseParams', result: 'FaultReleaseResult' },
  'log/read': { params: 'LogReadParams', result: 'LogReadResult' },
  'log/subscribe': { params: 'LogSubscribeParams', result: 'LogSubscribeResult' },
  'scenario/export': { params: 'ScenarioExportParams', result: 'ScenarioExportResult' },
  'explore/start': { params: 'ExploreStartParams', result: 'ExploreStep' },
  'explore/observed': { params: 'ExploreObservedParams', result: 'ExploreStep' },
  'explore/report': { params: 'ExploreReportParams', result: 'ExploreReportResult' },
  'versions/list': { params: 'VersionsListParams', result: 'VersionsListResult' },
  'versions/diff': { params: 'VersionsDiffParams', result: 'VersionsDiffResult' },
} as const satisfies { readonly [name: string]: { readonly params: keyof Types; readonly result: keyof Types } };

/** The params and result of every method. */
export type Methods = { readonly [Name in keyof typeof methods]: {
  readonly params: Types[(typeof methods)[Name]['params']]; readonly result: Types[(typeof methods)[Name]['result']];
} };

/** A target as `vendor/sdk/platform`. */
export type TargetName =
  | 'revenuecat/react-native/ios'
  | 'revenuecat/react-native/android'
  | 'revenuecat/capacitor/ios'
  | 'revenuecat/capacitor/android'
  | 'superwall/react-native/ios'
  | 'superwall/react-native/android'
  | 'superwall/capacitor/ios'
  | 'superwall/capacitor/android';

/** The name of the type that a reply, customer info or status has at each target, for `decode`. */
export const targets = {
  CustomerReply: {
    'revenuecat/react-native/ios': 'RevenueCatHybridIosCustomerInfo',
    'revenuecat/react-native/android': 'RevenueCatHybridAndroidCustomerInfo',
    'revenuecat/capacitor/ios': 'RevenueCatHybridIosCustomerInfo',
    'revenuecat/capacitor/android': 'RevenueCatHybridAndroidCustomerInfo',
    'superwall/react-native/ios': 'SuperwallReactNativeIosCustomerInfo',
    'superwall/react-native/android': 'SuperwallReactNativeAndroidCustomerInfo',
    'superwall/capacitor/ios': 'SuperwallNativeIosCustomerInfo',
    'superwall/capacitor/android': 'SuperwallNativeAndroidCustomerInfo',
  },
  Reply: {
    'revenuecat/react-native/ios': 'RevenueCatHybridIosReply',
    'revenuecat/react-native/android': 'RevenueCatHybridAndroidReply',
    'revenuecat/capacitor/ios': 'RevenueCatHybridIosReply',
    'revenuecat/capacitor/android': 'RevenueCatHybridAndroidReply',
    'superwall/react-native/ios': 'SuperwallReactNativeIosReply',
    'superwall/react-native/android': 'SuperwallReactNativeAndroidReply',
    'superwall/capacitor/ios': 'SuperwallNativeIosReply',
    'superwall/capacitor/android': 'SuperwallNativeAndroidReply',
  },
  StatusReply: {
    'superwall/react-native/ios': 'SuperwallReactNativeIosStatus',
    'superwall/react-native/android': 'SuperwallReactNativeAndroidStatus',
    'superwall/capacitor/ios': 'SuperwallNativeIosStatus',
    'superwall/capacitor/android': 'SuperwallNativeAndroidStatus',
  },
} as const satisfies { readonly [table: string]: { readonly [target: string]: keyof Types } };

/** What `CustomerReply` is at each target. */
export type CustomerReplyByTarget = { readonly [Name in keyof (typeof targets)['CustomerReply']]: Types[(typeof targets)['CustomerReply'][Name]] };

/** What `Reply` is at each target. */
export type ReplyByTarget = { readonly [Name in keyof (typeof targets)['Reply']]: Types[(typeof targets)['Reply'][Name]] };

/** What `StatusReply` is at each target. */
export type StatusReplyByTarget = { readonly [Name in keyof (typeof targets)['StatusReply']]: Types[(typeof targets)['StatusReply'][Name]] };

/** The name of the type of every event's body at each target. */
export const events = {
  'revenuecat/react-native/ios': {
    customerInfoUpdated: 'RevenueCatHybridIosCustomerInfo', webPurchaseRedemptionAttempt: 'RevenueCatHybridIosReply',
  },
  'revenuecat/react-native/android': {
    customerInfoUpdated: 'RevenueCatHybridAndroidCustomerInfo', webPurchaseRedemptionAttempt: 'RevenueCatHybridAndroidReply',
  },
  'revenuecat/capacitor/ios': {
    customerInfoUpdated: 'RevenueCatHybridIosCustomerInfo', webPurchaseRedemptionAttempt: 'RevenueCatHybridIosReply',
  },
  'revenuecat/capacitor/android': {
    customerInfoUpdated: 'RevenueCatHybridAndroidCustomerInfo', webPurchaseRedemptionAttempt: 'RevenueCatHybridAndroidReply',
  },
  'superwall/react-native/ios': {
    willRedeemLink: 'EmptyEvent', didRedeemLink: 'SuperwallReactNativeIosReply', customerInfoDidChange: 'CustomerInfoChange',
    subscriptionStatusDidChange: 'SubscriptionStatusChange', customerInfo_didChange: 'EmptyEvent', subscriptionStatus_didChange: 'StatusTrackedEvent',
    handleSuperwallDeepLink: 'SuperwallDeepLink', freeTrial_start: 'FreeTrialStartEvent', stripeCheckout_start: 'StripeCheckoutEvent',
    stripeCheckout_submit: 'StripeCheckoutEvent', stripeCheckout_complete: 'StripeCheckoutEvent', stripeCheckout_fail: 'StripeCheckoutEvent',
    transaction_abandon: 'TransactionAbandonEvent', handleSuperwallEvent: 'SuperwallEventInfo', onPaywallSkip: 'PaywallSkipEvent',
    onPaywallError: 'PaywallErrorEvent', redemption_start: 'RedemptionEvent', redemption_complete: 'RedemptionEvent',
    redemption_fail: 'RedemptionEvent', restore_start: 'EmptyEvent', restore_complete: 'EmptyEvent', restore_fail: 'RestoreFailEvent',
    deepLink_open: 'DeepLinkOpenEvent', register: 'RegisterEvent', redemption_retry: 'RetryEvent', webPurchaseConfirmationAlert: 'EmptyEvent',
    webRestorationAlert: 'EmptyEvent',
  },
  'superwall/react-native/android': {
    willRedeemLink: 'EmptyEvent', didRedeemLink: 'SuperwallReactNativeAndroidReply', customerInfoDidChange: 'CustomerInfoChange',
    subscriptionStatusDidChange: 'SubscriptionStatusChange', customerInfo_didChange: 'EmptyEvent', subscriptionStatus_didChange: 'StatusTrackedEvent',
    handleSuperwallDeepLink: 'SuperwallDeepLink', freeTrial_start: 'FreeTrialStartEvent', stripeCheckout_start: 'StripeCheckoutEvent',
    stripeCheckout_submit: 'StripeCheckoutEvent', stripeCheckout_complete: 'StripeCheckoutEvent', stripeCheckout_fail: 'StripeCheckoutEvent',
    transaction_abandon: 'TransactionAbandonEvent', handleSuperwallEvent: 'SuperwallEventInfo', onPaywallSkip: 'PaywallSkipEvent',
    onPaywallError: 'PaywallErrorEvent', redemption_start: 'RedemptionEvent', redemption_complete: 'RedemptionEvent',
    redemption_fail: 'RedemptionEvent', restore_start: 'EmptyEvent', restore_complete: 'EmptyEvent', restore_fail: 'RestoreFailEvent',
    deepLink_open: 'DeepLinkOpenEvent', register: 'RegisterEvent', redemption_retry: 'RetryEvent', webPurchaseConfirmationAlert: 'EmptyEvent',
    webRestorationAlert: 'EmptyEvent',
  },
  'superwall/capacitor/ios': {
    willRedeemLink: 'EmptyEvent', didRedeemLink: 'SuperwallNativeIosReply', customerInfoDidChange: 'CustomerInfoChange',
    subscriptionStatusDidChange: 'SubscriptionStatusChange', customerInfo_didChange: 'EmptyEvent', subscriptionStatus_didChange: 'StatusTrackedEvent',
    handleSuperwallDeepLink: 'SuperwallDeepLink', freeTrial_start: 'FreeTrialStartEvent', stripeCheckout_start: 'StripeCheckoutEvent',
    stripeCheckout_submit: 'StripeCheckoutEvent', stripeCheckout_complete: 'StripeCheckoutEvent', stripeCheckout_fail: 'StripeCheckoutEvent',
    transaction_abandon: 'TransactionAbandonEvent', handleSuperwallEvent: 'SuperwallEventInfo', onPaywallSkip: 'PaywallSkipEvent',
    onPaywallError: 'PaywallErrorEvent', redemption_start: 'RedemptionEvent', redemption_complete: 'RedemptionEvent',
    redemption_fail: 'RedemptionEvent', restore_start: 'EmptyEvent', restore_complete: 'EmptyEvent', restore_fail: 'RestoreFailEvent',
    deepLink_open: 'DeepLinkOpenEvent', register: 'RegisterEvent', redemption_retry: 'RetryEvent', webPurchaseConfirmationAlert: 'EmptyEvent',
    webRestorationAlert: 'EmptyEvent',
  },
  'superwall/capacitor/android': {
    willRedeemLink: 'EmptyEvent', didRedeemLink: 'SuperwallNativeAndroidReply', customerInfoDidChange: 'CustomerInfoChange',
    subscriptionStatusDidChange: 'SubscriptionStatusChange', customerInfo_didChange: 'EmptyEvent', subscriptionStatus_didChange: 'StatusTrackedEvent',
    handleSuperwallDeepLink: 'SuperwallDeepLink', freeTrial_start: 'FreeTrialStartEvent', stripeCheckout_start: 'StripeCheckoutEvent',
    stripeCheckout_submit: 'StripeCheckoutEvent', stripeCheckout_complete: 'StripeCheckoutEvent', stripeCheckout_fail: 'StripeCheckoutEvent',
    transaction_abandon: 'TransactionAbandonEvent', handleSuperwallEvent: 'SuperwallEventInfo', onPaywallSkip: 'PaywallSkipEvent',
    onPaywallError: 'PaywallErrorEvent', redemption_start: 'RedemptionEvent', redemption_complete: 'RedemptionEvent',
    redemption_fail: 'RedemptionEvent', restore_start: 'EmptyEvent', restore_complete: 'EmptyEvent', restore_fail: 'RestoreFailEvent',
    deepLink_open: 'DeepLinkOpenEvent', register: 'RegisterEvent', redemption_retry: 'RetryEvent', webPurchaseConfirmationAlert: 'EmptyEvent',
    webRestorationAlert: 'EmptyEvent',
  },
} as const satisfies { readonly [target: string]: { readonly [event: string]: keyof Types } };

/** The body of each event at each target, by the SDK's name of the event. */
export type EventsByTarget = {
  readonly [Name in keyof typeof events]: {
    readonly [Event in keyof (typeof events)[Name]]: Types[(typeof events)[Name][Event] & keyof Types];
  };
};
