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
  readonly AbsentAnswer: AbsentAnswer;
  readonly AfterPurchase: AfterPurchase;
  readonly AppEvent: AppEvent;
  readonly AppUserOwner: AppUserOwner;
  readonly Billing: Billing;
  readonly BrokenProperty: BrokenProperty;
  readonly CancelNotification: CancelNotification;
  readonly CancelParams: CancelParams;
  readonly ChangeMoment: ChangeMoment;
  readonly ChannelCallParams: ChannelCallParams;
  readonly ChannelCallResult: ChannelCallResult;
  readonly ChannelError: ChannelError;
  readonly ChannelSilence: ChannelSilence;
  readonly ChannelValue: ChannelValue;
  readonly CheckoutAction: CheckoutAction;
  readonly CheckoutActionKind: CheckoutActionKind;
  readonly CheckoutBrowser: CheckoutBrowser;
  readonly CheckoutKind: CheckoutKind;
  readonly CheckoutNext: CheckoutNext;
  readonly CheckoutNextKind: CheckoutNextKind;
  readonly CheckoutPlace: CheckoutPlace;
  readonly CheckoutRedirect: CheckoutRedirect;
  readonly CheckoutScreen: CheckoutScreen;
  readonly CheckoutSituation: CheckoutSituation;
  readonly CheckoutStep: CheckoutStep;
  readonly ClockAdvanceParams: ClockAdvanceParams;
  readonly ClockKind: ClockKind;
  readonly ClockResult: ClockResult;
  readonly Customer: Customer;
  readonly CustomerInfoChange: CustomerInfoChange;
  readonly CustomerReply: CustomerReply;
  readonly CustomerResult: CustomerResult;
  readonly DeepLinkOpenEvent: DeepLinkOpenEvent;
  readonly Deleted: Deleted;
  readonly DeliveryOrder: DeliveryOrder;
  readonly DeviceOwner: DeviceOwner;
  readonly DeviceResult: DeviceResult;
  readonly DeviceSetParams: DeviceSetParams;
  readonly DeviceTransaction: DeviceTransaction;
  readonly DeviceWipeParams: DeviceWipeParams;
  readonly EmptyEvent: EmptyEvent;
  readonly Entitlement: Entitlement;
  readonly EntitlementList: EntitlementList;
  readonly EntitlementLists: EntitlementLists;
  readonly EntitlementOrId: EntitlementOrId;
  readonly EntitlementState: EntitlementState;
  readonly EntitlementsMergeParams: EntitlementsMergeParams;
  readonly EntitlementsMergeResult: EntitlementsMergeResult;
  readonly ErrorCode: ErrorCode;
  readonly ErrorData: ErrorData;
  readonly ErrorKind: ErrorKind;
  readonly ErrorObject: ErrorObject;
  readonly ErrorResponse: ErrorResponse;
  readonly EventKind: EventKind;
  readonly EventNotification: EventNotification;
  readonly EventParams: EventParams;
  readonly ExpectedEvent: ExpectedEvent;
  readonly ExploreApp: ExploreApp;
  readonly ExploreCoverage: ExploreCoverage;
  readonly ExploreDifference: ExploreDifference;
  readonly ExploreFinding: ExploreFinding;
  readonly ExploreFormat: ExploreFormat;
  readonly ExploreHappening: ExploreHappening;
  readonly ExploreLimits: ExploreLimits;
  readonly ExploreObservedParams: ExploreObservedParams;
  readonly ExploreProperty: ExploreProperty;
  readonly ExplorePurchase: ExplorePurchase;
  readonly ExplorePurchaseTruth: ExplorePurchaseTruth;
  readonly ExploreReportParams: ExploreReportParams;
  readonly ExploreReportResult: ExploreReportResult;
  readonly ExploreSaying: ExploreSaying;
  readonly ExploreShows: ExploreShows;
  readonly ExploreStartParams: ExploreStartParams;
  readonly ExploreStep: ExploreStep;
  readonly ExploreTask: ExploreTask;
  readonly ExploreTruth: ExploreTruth;
  readonly FactGrade: FactGrade;
  readonly Failed: Failed;
  readonly FailureReason: FailureReason;
  readonly Fault: Fault;
  readonly FaultClearParams: FaultClearParams;
  readonly FaultClearResult: FaultClearResult;
  readonly FaultInjectParams: FaultInjectParams;
  readonly FaultInjectResult: FaultInjectResult;
  readonly FaultInjection: FaultInjection;
  readonly FaultKind: FaultKind;
  readonly FaultReleaseParams: FaultReleaseParams;
  readonly FaultReleaseResult: FaultReleaseResult;
  readonly FaultedRequest: FaultedRequest;
  readonly FetchPolicy: FetchPolicy;
  readonly FreeTrialStartEvent: FreeTrialStartEvent;
  readonly Gateway: Gateway;
  readonly GatewayName: GatewayName;
  readonly GivenStatus: GivenStatus;
  readonly GradeCounts: GradeCounts;
  readonly Grant: Grant;
  readonly HTTPAddress: HTTPAddress;
  readonly InstalledVersion: InstalledVersion;
  readonly InvalidCode: InvalidCode;
  readonly IssuedLink: IssuedLink;
  readonly JSONObject: JSONObject;
  readonly JSONValue: JSONValue;
  readonly LinkAdvice: LinkAdvice;
  readonly LinkAdviceKind: LinkAdviceKind;
  readonly LinkApp: LinkApp;
  readonly LinkDevice: LinkDevice;
  readonly LinkExpired: LinkExpired;
  readonly LinkExpiry: LinkExpiry;
  readonly LinkExpiryReason: LinkExpiryReason;
  readonly LinkFailure: LinkFailure;
  readonly LinkObstacle: LinkObstacle;
  readonly LinkOpenParams: LinkOpenParams;
  readonly LinkOpenResult: LinkOpenResult;
  readonly LinkParseParams: LinkParseParams;
  readonly LinkParseResult: LinkParseResult;
  readonly LinkPolicy: LinkPolicy;
  readonly LinkQRParams: LinkQRParams;
  readonly LinkQRResult: LinkQRResult;
  readonly LinkedSubscription: LinkedSubscription;
  readonly LinkedSubscriptionResult: LinkedSubscriptionResult;
  readonly ListedCode: ListedCode;
  readonly ListedCodeState: ListedCodeState;
  readonly ListedCustomer: ListedCustomer;
  readonly ListedPurchase: ListedPurchase;
  readonly LogEntry: LogEntry;
  readonly LogEntryKind: LogEntryKind;
  readonly LogEntryParams: LogEntryParams;
  readonly LogGap: LogGap;
  readonly LogInResult: LogInResult;
  readonly LogOutResult: LogOutResult;
  readonly LogReadParams: LogReadParams;
  readonly LogReadResult: LogReadResult;
  readonly LogSubscribeParams: LogSubscribeParams;
  readonly LogSubscribeResult: LogSubscribeResult;
  readonly LoggedAnswer: LoggedAnswer;
  readonly LoggedCall: LoggedCall;
  readonly LoggedError: LoggedError;
  readonly LoggedEvent: LoggedEvent;
  readonly LoggedMail: LoggedMail;
  readonly LoggedOutcome: LoggedOutcome;
  readonly LoggedQuestion: LoggedQuestion;
  readonly LoggedQuestionName: LoggedQuestionName;
  readonly LoggedReply: LoggedReply;
  readonly LoggedRequest: LoggedRequest;
  readonly Loss: Loss;
  readonly MailMessage: MailMessage;
  readonly MailReason: MailReason;
  readonly NoParams: NoParams;
  readonly Nothing: Nothing;
  readonly OfferType: OfferType;
  readonly OmittedEntries: OmittedEntries;
  readonly OmittedReason: OmittedReason;
  readonly OneTimePurchase: OneTimePurchase;
  readonly OpenPaywall: OpenPaywall;
  readonly OpenRPCDocument: OpenRPCDocument;
  readonly OtherStoreIdentifiers: OtherStoreIdentifiers;
  readonly OutcomeKind: OutcomeKind;
  readonly OutcomeSituation: OutcomeSituation;
  readonly OutcomesListParams: OutcomesListParams;
  readonly OutcomesListResult: OutcomesListResult;
  readonly OutcomesPrepareParams: OutcomesPrepareParams;
  readonly OutcomesPrepareResult: OutcomesPrepareResult;
  readonly Owner: Owner;
  readonly OwnershipType: OwnershipType;
  readonly PackageVersion: PackageVersion;
  readonly PaddleIdentifiers: PaddleIdentifiers;
  readonly PaywallContext: PaywallContext;
  readonly PaywallErrorEvent: PaywallErrorEvent;
  readonly PaywallProduct: PaywallProduct;
  readonly PaywallSkipEvent: PaywallSkipEvent;
  readonly PendingCheckout: PendingCheckout;
  readonly PeriodType: PeriodType;
  readonly Platform: Platform;
  readonly PlatformChanges: PlatformChanges;
  readonly PostPurchase: PostPurchase;
  readonly Price: Price;
  readonly Product: Product;
  readonly ProductChange: ProductChange;
  readonly ProductList: ProductList;
  readonly PurchaseBelongsToOtherUser: PurchaseBelongsToOtherUser;
  readonly PurchaseKind: PurchaseKind;
  readonly PurchaseParams: PurchaseParams;
  readonly PurchaseRecord: PurchaseRecord;
  readonly PurchaseReference: PurchaseReference;
  readonly PurchaseResult: PurchaseResult;
  readonly Purchaser: Purchaser;
  readonly RecordedRedemption: RecordedRedemption;
  readonly Redeemed: Redeemed;
  readonly RedemptionAttempt: RedemptionAttempt;
  readonly RedemptionCause: RedemptionCause;
  readonly RedemptionEvent: RedemptionEvent;
  readonly RedemptionExpectParams: RedemptionExpectParams;
  readonly RedemptionFailure: RedemptionFailure;
  readonly RedemptionInfo: RedemptionInfo;
  readonly RedemptionLink: RedemptionLink;
  readonly RedemptionListParams: RedemptionListParams;
  readonly RedemptionListResult: RedemptionListResult;
  readonly RedemptionOutcome: RedemptionOutcome;
  readonly RedemptionRedeemParams: RedemptionRedeemParams;
  readonly RedemptionRedeemResult: RedemptionRedeemResult;
  readonly RegisterEvent: RegisterEvent;
  readonly Renewal: Renewal;
  readonly Reply: Reply;
  readonly ReplyReadParams: ReplyReadParams;
  readonly ReplyReadResult: ReplyReadResult;
  readonly ReplyRenderParams: ReplyRenderParams;
  readonly ReplyRenderResult: ReplyRenderResult;
  readonly Request: Request;
  readonly RequestID: RequestID;
  readonly RestoreFailEvent: RestoreFailEvent;
  readonly RetryEvent: RetryEvent;
  readonly RevenueCatHybridAndroidCustomerInfo: RevenueCatHybridAndroidCustomerInfo;
  readonly RevenueCatHybridAndroidEntitlement: RevenueCatHybridAndroidEntitlement;
  readonly RevenueCatHybridAndroidEntitlements: RevenueCatHybridAndroidEntitlements;
  readonly RevenueCatHybridAndroidError: RevenueCatHybridAndroidError;
  readonly RevenueCatHybridAndroidErrorDetails: RevenueCatHybridAndroidErrorDetails;
  readonly RevenueCatHybridAndroidExpired: RevenueCatHybridAndroidExpired;
  readonly RevenueCatHybridAndroidInvalidToken: RevenueCatHybridAndroidInvalidToken;
  readonly RevenueCatHybridAndroidPurchaseBelongsToOtherUser: RevenueCatHybridAndroidPurchaseBelongsToOtherUser;
  readonly RevenueCatHybridAndroidReply: RevenueCatHybridAndroidReply;
  readonly RevenueCatHybridAndroidSubscription: RevenueCatHybridAndroidSubscription;
  readonly RevenueCatHybridAndroidSuccess: RevenueCatHybridAndroidSuccess;
  readonly RevenueCatHybridAndroidTransaction: RevenueCatHybridAndroidTransaction;
  readonly RevenueCatHybridIosCustomerInfo: RevenueCatHybridIosCustomerInfo;
  readonly RevenueCatHybridIosEntitlement: RevenueCatHybridIosEntitlement;
  readonly RevenueCatHybridIosEntitlements: RevenueCatHybridIosEntitlements;
  readonly RevenueCatHybridIosError: RevenueCatHybridIosError;
  readonly RevenueCatHybridIosErrorDetails: RevenueCatHybridIosErrorDetails;
  readonly RevenueCatHybridIosExpired: RevenueCatHybridIosExpired;
  readonly RevenueCatHybridIosInvalidToken: RevenueCatHybridIosInvalidToken;
  readonly RevenueCatHybridIosPurchaseBelongsToOtherUser: RevenueCatHybridIosPurchaseBelongsToOtherUser;
  readonly RevenueCatHybridIosReply: RevenueCatHybridIosReply;
  readonly RevenueCatHybridIosStoreError: RevenueCatHybridIosStoreError;
  readonly RevenueCatHybridIosSubscription: RevenueCatHybridIosSubscription;
  readonly RevenueCatHybridIosSuccess: RevenueCatHybridIosSuccess;
  readonly RevenueCatHybridIosTransaction: RevenueCatHybridIosTransaction;
  readonly RevenueCatHybridPrice: RevenueCatHybridPrice;
  readonly RevenueCatOwnershipType: RevenueCatOwnershipType;
  readonly RevenueCatPeriodType: RevenueCatPeriodType;
  readonly RevenueCatStore: RevenueCatStore;
  readonly RevenueCatVerificationResult: RevenueCatVerificationResult;
  readonly SDKError: SDKError;
  readonly Scenario: Scenario;
  readonly ScenarioCase: ScenarioCase;
  readonly ScenarioExportParams: ScenarioExportParams;
  readonly ScenarioExportResult: ScenarioExportResult;
  readonly ScenarioStep: ScenarioStep;
  readonly ScriptGateway: ScriptGateway;
  readonly ScriptedAnswer: ScriptedAnswer;
  readonly Sdk: Sdk;
  readonly ServerDescribeResult: ServerDescribeResult;
  readonly ServerLimits: ServerLimits;
  readonly ServerMessage: ServerMessage;
  readonly SessionBackgroundParams: SessionBackgroundParams;
  readonly SessionCallParams: SessionCallParams;
  readonly SessionCallResult: SessionCallResult;
  readonly SessionCheckoutParams: SessionCheckoutParams;
  readonly SessionCustomerInfoParams: SessionCustomerInfoParams;
  readonly SessionEvent: SessionEvent;
  readonly SessionFacts: SessionFacts;
  readonly SessionHandleDeepLinkParams: SessionHandleDeepLinkParams;
  readonly SessionHandleDeepLinkResult: SessionHandleDeepLinkResult;
  readonly SessionLinkStripeSubscriptionsParams: SessionLinkStripeSubscriptionsParams;
  readonly SessionLinkStripeSubscriptionsResult: SessionLinkStripeSubscriptionsResult;
  readonly SessionListParams: SessionListParams;
  readonly SessionListResult: SessionListResult;
  readonly SessionLogInParams: SessionLogInParams;
  readonly SessionOpenParams: SessionOpenParams;
  readonly SessionOpenResult: SessionOpenResult;
  readonly SessionParams: SessionParams;
  readonly SessionReissueParams: SessionReissueParams;
  readonly SessionReissueResult: SessionReissueResult;
  readonly SessionSetDeviceEntitlementsParams: SessionSetDeviceEntitlementsParams;
  readonly SessionSetPaywallParams: SessionSetPaywallParams;
  readonly SessionSetPurchaseControllerParams: SessionSetPurchaseControllerParams;
  readonly SessionSetSubscriptionStatusParams: SessionSetSubscriptionStatusParams;
  readonly SessionSetUserAttributesParams: SessionSetUserAttributesParams;
  readonly SessionState: SessionState;
  readonly SessionSummary: SessionSummary;
  readonly Space: Space;
  readonly SpaceClock: SpaceClock;
  readonly SpaceDeadline: SpaceDeadline;
  readonly SpaceDeleteParams: SpaceDeleteParams;
  readonly SpaceDeleteResult: SpaceDeleteResult;
  readonly SpaceDigestParams: SpaceDigestParams;
  readonly SpaceDigestResult: SpaceDigestResult;
  readonly SpaceForkParams: SpaceForkParams;
  readonly SpaceForkResult: SpaceForkResult;
  readonly SpaceListResult: SpaceListResult;
  readonly SpaceLoadParams: SpaceLoadParams;
  readonly SpaceLoadResult: SpaceLoadResult;
  readonly SpaceName: SpaceName;
  readonly SpaceSaveParams: SpaceSaveParams;
  readonly SpaceSaveResult: SpaceSaveResult;
  readonly SpaceUseParams: SpaceUseParams;
  readonly SpaceUseResult: SpaceUseResult;
  readonly StatusObject: StatusObject;
  readonly StatusReply: StatusReply;
  readonly StatusTrackedEvent: StatusTrackedEvent;
  readonly StatusWord: StatusWord;
  readonly Store: Store;
  readonly StoreChangeProductParams: StoreChangeProductParams;
  readonly StoreIdentifiers: StoreIdentifiers;
  readonly StoreIssueLinkResult: StoreIssueLinkResult;
  readonly StoreListParams: StoreListParams;
  readonly StoreListResult: StoreListResult;
  readonly StoreMailboxParams: StoreMailboxParams;
  readonly StoreMailboxResult: StoreMailboxResult;
  readonly StorePauseParams: StorePauseParams;
  readonly StorePolicyParams: StorePolicyParams;
  readonly StorePolicyResult: StorePolicyResult;
  readonly StorePurchaseParams: StorePurchaseParams;
  readonly StorePurchaseResult: StorePurchaseResult;
  readonly StoreReceiptsParams: StoreReceiptsParams;
  readonly StoreReceiptsResult: StoreReceiptsResult;
  readonly StoreResetParams: StoreResetParams;
  readonly StoreResetResult: StoreResetResult;
  readonly StoreUpdateParams: StoreUpdateParams;
  readonly StoredCode: StoredCode;
  readonly StoryStep: StoryStep;
  readonly StripeCheckoutEvent: StripeCheckoutEvent;
  readonly StripeIdentifiers: StripeIdentifiers;
  readonly Subscription: Subscription;
  readonly SubscriptionExpired: SubscriptionExpired;
  readonly SubscriptionStatus: SubscriptionStatus;
  readonly SubscriptionStatusChange: SubscriptionStatusChange;
  readonly SuccessResponse: SuccessResponse;
  readonly SuperwallAndroidPaywallInfo: SuperwallAndroidPaywallInfo;
  readonly SuperwallAndroidState: SuperwallAndroidState;
  readonly SuperwallAndroidStore: SuperwallAndroidStore;
  readonly SuperwallAppUserOwnership: SuperwallAppUserOwnership;
  readonly SuperwallDeepLink: SuperwallDeepLink;
  readonly SuperwallDeviceOwnership: SuperwallDeviceOwnership;
  readonly SuperwallError: SuperwallError;
  readonly SuperwallEventInfo: SuperwallEventInfo;
  readonly SuperwallExpired: SuperwallExpired;
  readonly SuperwallFlatIdentifiers: SuperwallFlatIdentifiers;
  readonly SuperwallIosState: SuperwallIosState;
  readonly SuperwallIosStore: SuperwallIosStore;
  readonly SuperwallNativeAndroidActiveStatus: SuperwallNativeAndroidActiveStatus;
  readonly SuperwallNativeAndroidCustomerInfo: SuperwallNativeAndroidCustomerInfo;
  readonly SuperwallNativeAndroidEntitlement: SuperwallNativeAndroidEntitlement;
  readonly SuperwallNativeAndroidError: SuperwallNativeAndroidError;
  readonly SuperwallNativeAndroidExpiredCode: SuperwallNativeAndroidExpiredCode;
  readonly SuperwallNativeAndroidExpiredSubscription: SuperwallNativeAndroidExpiredSubscription;
  readonly SuperwallNativeAndroidInactiveStatus: SuperwallNativeAndroidInactiveStatus;
  readonly SuperwallNativeAndroidInvalidCode: SuperwallNativeAndroidInvalidCode;
  readonly SuperwallNativeAndroidNonSubscription: SuperwallNativeAndroidNonSubscription;
  readonly SuperwallNativeAndroidPurchaserInfo: SuperwallNativeAndroidPurchaserInfo;
  readonly SuperwallNativeAndroidRedemptionInfo: SuperwallNativeAndroidRedemptionInfo;
  readonly SuperwallNativeAndroidReply: SuperwallNativeAndroidReply;
  readonly SuperwallNativeAndroidStatus: SuperwallNativeAndroidStatus;
  readonly SuperwallNativeAndroidStoreIdentifiers: SuperwallNativeAndroidStoreIdentifiers;
  readonly SuperwallNativeAndroidSubscription: SuperwallNativeAndroidSubscription;
  readonly SuperwallNativeAndroidSuccess: SuperwallNativeAndroidSuccess;
  readonly SuperwallNativeAndroidUnknownIdentifiers: SuperwallNativeAndroidUnknownIdentifiers;
  readonly SuperwallNativeAndroidUnknownStatus: SuperwallNativeAndroidUnknownStatus;
  readonly SuperwallNativeIosActiveStatus: SuperwallNativeIosActiveStatus;
  readonly SuperwallNativeIosCustomerInfo: SuperwallNativeIosCustomerInfo;
  readonly SuperwallNativeIosEntitlement: SuperwallNativeIosEntitlement;
  readonly SuperwallNativeIosError: SuperwallNativeIosError;
  readonly SuperwallNativeIosExpiredCode: SuperwallNativeIosExpiredCode;
  readonly SuperwallNativeIosExpiredSubscription: SuperwallNativeIosExpiredSubscription;
  readonly SuperwallNativeIosInactiveStatus: SuperwallNativeIosInactiveStatus;
  readonly SuperwallNativeIosInvalidCode: SuperwallNativeIosInvalidCode;
  readonly SuperwallNativeIosNonSubscription: SuperwallNativeIosNonSubscription;
  readonly SuperwallNativeIosRedemptionInfo: SuperwallNativeIosRedemptionInfo;
  readonly SuperwallNativeIosReply: SuperwallNativeIosReply;
  readonly SuperwallNativeIosStatus: SuperwallNativeIosStatus;
  readonly SuperwallNativeIosSubscription: SuperwallNativeIosSubscription;
  readonly SuperwallNativeIosSuccess: SuperwallNativeIosSuccess;
  readonly SuperwallNativeIosUnknownStatus: SuperwallNativeIosUnknownStatus;
  readonly SuperwallOwnership: SuperwallOwnership;
  readonly SuperwallPaddleIdentifiers: SuperwallPaddleIdentifiers;
  readonly SuperwallPaywallInfo: SuperwallPaywallInfo;
  readonly SuperwallPurchaserInfo: SuperwallPurchaserInfo;
  readonly SuperwallReactNativeAndroidActiveStatus: SuperwallReactNativeAndroidActiveStatus;
  readonly SuperwallReactNativeAndroidCustomerInfo: SuperwallReactNativeAndroidCustomerInfo;
  readonly SuperwallReactNativeAndroidEntitlement: SuperwallReactNativeAndroidEntitlement;
  readonly SuperwallReactNativeAndroidError: SuperwallReactNativeAndroidError;
  readonly SuperwallReactNativeAndroidExpiredCode: SuperwallReactNativeAndroidExpiredCode;
  readonly SuperwallReactNativeAndroidExpiredSubscription: SuperwallReactNativeAndroidExpiredSubscription;
  readonly SuperwallReactNativeAndroidInactiveStatus: SuperwallReactNativeAndroidInactiveStatus;
  readonly SuperwallReactNativeAndroidInvalidCode: SuperwallReactNativeAndroidInvalidCode;
  readonly SuperwallReactNativeAndroidNonSubscription: SuperwallReactNativeAndroidNonSubscription;
  readonly SuperwallReactNativeAndroidPaywallInfo: SuperwallReactNativeAndroidPaywallInfo;
  readonly SuperwallReactNativeAndroidPurchaserInfo: SuperwallReactNativeAndroidPurchaserInfo;
  readonly SuperwallReactNativeAndroidRedemptionInfo: SuperwallReactNativeAndroidRedemptionInfo;
  readonly SuperwallReactNativeAndroidReply: SuperwallReactNativeAndroidReply;
  readonly SuperwallReactNativeAndroidStatus: SuperwallReactNativeAndroidStatus;
  readonly SuperwallReactNativeAndroidStoreIdentifiers: SuperwallReactNativeAndroidStoreIdentifiers;
  readonly SuperwallReactNativeAndroidSubscription: SuperwallReactNativeAndroidSubscription;
  readonly SuperwallReactNativeAndroidSuccess: SuperwallReactNativeAndroidSuccess;
  readonly SuperwallReactNativeAndroidUnknownIdentifiers: SuperwallReactNativeAndroidUnknownIdentifiers;
  readonly SuperwallReactNativeAndroidUnknownStatus: SuperwallReactNativeAndroidUnknownStatus;
  readonly SuperwallReactNativeIosActiveStatus: SuperwallReactNativeIosActiveStatus;
  readonly SuperwallReactNativeIosCustomerInfo: SuperwallReactNativeIosCustomerInfo;
  readonly SuperwallReactNativeIosEntitlement: SuperwallReactNativeIosEntitlement;
  readonly SuperwallReactNativeIosError: SuperwallReactNativeIosError;
  readonly SuperwallReactNativeIosExpiredCode: SuperwallReactNativeIosExpiredCode;
  readonly SuperwallReactNativeIosExpiredSubscription: SuperwallReactNativeIosExpiredSubscription;
  readonly SuperwallReactNativeIosInactiveStatus: SuperwallReactNativeIosInactiveStatus;
  readonly SuperwallReactNativeIosInvalidCode: SuperwallReactNativeIosInvalidCode;
  readonly SuperwallReactNativeIosNonSubscription: SuperwallReactNativeIosNonSubscription;
  readonly SuperwallReactNativeIosRedemptionInfo: SuperwallReactNativeIosRedemptionInfo;
  readonly SuperwallReactNativeIosReply: SuperwallReactNativeIosReply;
  readonly SuperwallReactNativeIosStatus: SuperwallReactNativeIosStatus;
  readonly SuperwallReactNativeIosSubscription: SuperwallReactNativeIosSubscription;
  readonly SuperwallReactNativeIosSuccess: SuperwallReactNativeIosSuccess;
  readonly SuperwallReactNativeIosUnknownStatus: SuperwallReactNativeIosUnknownStatus;
  readonly SuperwallStoreIdentifiers: SuperwallStoreIdentifiers;
  readonly SuperwallStripeIdentifiers: SuperwallStripeIdentifiers;
  readonly Target: Target;
  readonly TargetDescription: TargetDescription;
  readonly TargetVersions: TargetVersions;
  readonly TransactionAbandonEvent: TransactionAbandonEvent;
  readonly TransferPolicy: TransferPolicy;
  readonly Vendor: Vendor;
  readonly VendorSummary: VendorSummary;
  readonly VendorVersions: VendorVersions;
  readonly Verification: Verification;
  readonly VersionChange: VersionChange;
  readonly VersionRange: VersionRange;
  readonly VersionRule: VersionRule;
  readonly VersionsDiffParams: VersionsDiffParams;
  readonly VersionsDiffResult: VersionsDiffResult;
  readonly VersionsListParams: VersionsListParams;
  readonly VersionsListResult: VersionsListResult;
  readonly Webhook: Webhook;
  readonly WebhookAttempt: WebhookAttempt;
  readonly WebhookDeliverParams: WebhookDeliverParams;
  readonly WebhookDeliverResult: WebhookDeliverResult;
  readonly WebhookDelivery: WebhookDelivery;
  readonly WebhookEnvironment: WebhookEnvironment;
  readonly WebhookEvent: WebhookEvent;
  readonly WebhookHeaders: WebhookHeaders;
  readonly WebhookListParams: WebhookListParams;
  readonly WebhookListResult: WebhookListResult;
  readonly WebhookRequest: WebhookRequest;
  readonly WebhookSubscribeParams: WebhookSubscribeParams;
  readonly WebhookSubscribeResult: WebhookSubscribeResult;
  readonly WorldEventName: WorldEventName;
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

/** The params and result of every method. */
export interface Methods {
  /** Returns versions, targets, methods and limits of this server. */
  readonly 'server/describe': { readonly params: NoParams; readonly result: ServerDescribeResult };
  /** Returns this document with all references bundled. */
  readonly 'rpc.discover': { readonly params: NoParams; readonly result: OpenRPCDocument };
  /** Returns how a vendor's SDK reads a link. A wrapped link is unwrapped first. */
  readonly 'link/parse': { readonly params: LinkParseParams; readonly result: LinkParseResult };
  /** Returns what a customer sees after opening a link on a device. */
  readonly 'link/open': { readonly params: LinkOpenParams; readonly result: LinkOpenResult };
  /** Returns a link as a QR code. */
  readonly 'link/qr': { readonly params: LinkQRParams; readonly result: LinkQRResult };
  /**
   * Starts an app, which configures its SDK by default. On a device that has stored something it is a relaunch, and ends the session that runs there.
   */
  readonly 'session/open': { readonly params: SessionOpenParams; readonly result: SessionOpenResult };
  /** Configures the app's SDK; a second call changes nothing. */
  readonly 'session/configure': { readonly params: SessionParams; readonly result: SessionState };
  /** Returns a session's state. */
  readonly 'session/describe': { readonly params: SessionParams; readonly result: SessionState };
  /** Returns the open sessions. */
  readonly 'session/list': { readonly params: SessionListParams; readonly result: SessionListResult };
  /** Ends the app and returns its last state. A redemption in progress ends with `failed`. The device keeps what the SDK has stored. */
  readonly 'session/close': { readonly params: SessionParams; readonly result: SessionState };
  /** Sends the app to the background, for some seconds or until `session/foreground`. */
  readonly 'session/background': { readonly params: SessionBackgroundParams; readonly result: SessionState };
  /** Brings the app to the foreground. */
  readonly 'session/foreground': { readonly params: SessionParams; readonly result: SessionState };
  /** Identifies the app's user (Superwall: identify). */
  readonly 'session/logIn': { readonly params: SessionLogInParams; readonly result: LogInResult };
  /** Logs the app's user out (Superwall: reset). */
  readonly 'session/logOut': { readonly params: SessionParams; readonly result: LogOutResult };
  /** Shows or closes a paywall. */
  readonly 'session/setPaywall': { readonly params: SessionSetPaywallParams; readonly result: SessionState };
  /** A paywall's page reports a step of a checkout. */
  readonly 'session/checkout': { readonly params: SessionCheckoutParams; readonly result: SessionState };
  /** A person closes the SDK's alert that is open; without one, nothing happens. */
  readonly 'session/closeAlert': { readonly params: SessionParams; readonly result: SessionState };
  /** Sets the entitlements from the phone's own store. */
  readonly 'session/setDeviceEntitlements': { readonly params: SessionSetDeviceEntitlementsParams; readonly result: SessionState };
  /** Sets whether the app controls the subscription status itself. */
  readonly 'session/setPurchaseController': { readonly params: SessionSetPurchaseControllerParams; readonly result: SessionState };
  /** Sets the subscription status, as the app does. */
  readonly 'session/setSubscriptionStatus': { readonly params: SessionSetSubscriptionStatusParams; readonly result: SessionState };
  /** Sets attributes of the user. */
  readonly 'session/setUserAttributes': { readonly params: SessionSetUserAttributesParams; readonly result: SessionState };
  /** Returns the user's customer info in the format of the SDK. */
  readonly 'session/customerInfo': { readonly params: SessionCustomerInfoParams; readonly result: CustomerResult };
  /** Passes a link to the SDK. The redemption runs in the background and sends events. */
  readonly 'session/handleDeepLink': { readonly params: SessionHandleDeepLinkParams; readonly result: SessionHandleDeepLinkResult };
  /** Posts the Stripe ids of a Superwall redemption to RevenueCat. */
  readonly 'session/linkStripeSubscriptions': { readonly params: SessionLinkStripeSubscriptionsParams; readonly result: SessionLinkStripeSubscriptionsResult };
  /** Requests a mail with new links. An SDK without this call rejects it. */
  readonly 'session/reissue': { readonly params: SessionReissueParams; readonly result: SessionReissueResult };
  /** Calls what only the SDK of one vendor has, such as `closeAlert`. */
  readonly 'session/call': { readonly params: SessionCallParams; readonly result: SessionCallResult };
  /** Redeems a link in the app and waits for the result. */
  readonly 'redemption/redeem': { readonly params: RedemptionRedeemParams; readonly result: RedemptionRedeemResult };
  /** Returns the redemptions that apps asked their SDKs for, with what came of them. */
  readonly 'redemption/list': { readonly params: RedemptionListParams; readonly result: RedemptionListResult };
  /** Fails with a sentence for the test's report unless a link was redeemed as expected. */
  readonly 'redemption/expect': { readonly params: RedemptionExpectParams; readonly result: RedemptionListResult };
  /** Returns the situations in which a redemption can take place, each with its outcome. */
  readonly 'outcomes/list': { readonly params: OutcomesListParams; readonly result: OutcomesListResult };
  /**
   * Brings a situation about and returns the link to open in it. Its faults hit redemptions alone and end with the next call; its policies last until
   * `store/reset`.
   */
  readonly 'outcomes/prepare': { readonly params: OutcomesPrepareParams; readonly result: OutcomesPrepareResult };
  /** Renders an outcome in the format of a target. */
  readonly 'reply/render': { readonly params: ReplyRenderParams; readonly result: ReplyRenderResult };
  /** Reads a target's reply as an outcome. */
  readonly 'reply/read': { readonly params: ReplyReadParams; readonly result: ReplyReadResult };
  /** Uninstalls the app: what its SDK has stored on the device is gone. A session that runs there ends. */
  readonly 'device/wipe': { readonly params: DeviceWipeParams; readonly result: DeviceResult };
  /** Sets the clock of a device on which the app does not run. */
  readonly 'device/set': { readonly params: DeviceSetParams; readonly result: DeviceResult };
  /** Calls a method of a wrapper SDK's own channel and returns what its native side returns. */
  readonly 'channel/call': { readonly params: ChannelCallParams; readonly result: ChannelCallResult };
  /** Merges device and web entitlements as the SDK does. */
  readonly 'entitlements/merge': { readonly params: EntitlementsMergeParams; readonly result: EntitlementsMergeResult };
  /** Buys on the web and returns the link. */
  readonly 'store/purchase': { readonly params: StorePurchaseParams; readonly result: StorePurchaseResult };
  /** Creates another link to a purchase, as the vendor's manage page does. */
  readonly 'store/issueLink': { readonly params: PurchaseParams; readonly result: StoreIssueLinkResult };
  /** Ends the paid time of a purchase now. */
  readonly 'store/expire': { readonly params: PurchaseParams; readonly result: PurchaseResult };
  /** Cancels the renewal of a subscription; access ends with the paid time. */
  readonly 'store/cancel': { readonly params: PurchaseParams; readonly result: PurchaseResult };
  /** Pauses a subscription from the end of its paid time. */
  readonly 'store/pause': { readonly params: StorePauseParams; readonly result: PurchaseResult };
  /** Ends a pause, or takes back a cancellation before the end of the paid time. */
  readonly 'store/resume': { readonly params: PurchaseParams; readonly result: PurchaseResult };
  /** Changes a subscription to another product, now or at the next renewal. */
  readonly 'store/changeProduct': { readonly params: StoreChangeProductParams; readonly result: PurchaseResult };
  /** Refunds a purchase and ends its access now. */
  readonly 'store/refund': { readonly params: PurchaseParams; readonly result: PurchaseResult };
  /** Changes a purchase as its store's notifications would. */
  readonly 'store/update': { readonly params: StoreUpdateParams; readonly result: PurchaseResult };
  /** Posts a Stripe id to RevenueCat, like `POST /v1/receipts`. */
  readonly 'store/receipts': { readonly params: StoreReceiptsParams; readonly result: StoreReceiptsResult };
  /** Changes how a vendor's side behaves, and returns its settings. */
  readonly 'store/policy': { readonly params: StorePolicyParams; readonly result: StorePolicyResult };
  /** Deletes everything in the ledger, for the next test. */
  readonly 'store/reset': { readonly params: StoreResetParams; readonly result: StoreResetResult };
  /** Adds a webhook, which hears of what happens to purchases from now on. */
  readonly 'webhook/subscribe': { readonly params: WebhookSubscribeParams; readonly result: WebhookSubscribeResult };
  /** Returns webhooks and their events, with body, headers and every delivery. */
  readonly 'webhook/list': { readonly params: WebhookListParams; readonly result: WebhookListResult };
  /** Hands events to a test that plays the backend: late, twice, or in another order. */
  readonly 'webhook/deliver': { readonly params: WebhookDeliverParams; readonly result: WebhookDeliverResult };
  /** Returns the mail that the vendors have sent. */
  readonly 'store/mailbox': { readonly params: StoreMailboxParams; readonly result: StoreMailboxResult };
  /** Returns the newest purchases with their codes, and the newest customers. */
  readonly 'store/list': { readonly params: StoreListParams; readonly result: StoreListResult };
  /** Binds this client to a space, and creates it on its first use. */
  readonly 'space/use': { readonly params: SpaceUseParams; readonly result: SpaceUseResult };
  /** Returns all spaces. */
  readonly 'space/list': { readonly params: NoParams; readonly result: SpaceListResult };
  /** Copies a space: its ledger, clock, faults and sessions. Calls that wait stay with the original. */
  readonly 'space/fork': { readonly params: SpaceForkParams; readonly result: SpaceForkResult };
  /** Returns a text that two states share if their futures are the same, and when the state changes by itself. */
  readonly 'space/digest': { readonly params: SpaceDigestParams; readonly result: SpaceDigestResult };
  /** Returns a space as one value. */
  readonly 'space/save': { readonly params: SpaceSaveParams; readonly result: SpaceSaveResult };
  /** Creates a space from a value that `space/save` returned. */
  readonly 'space/load': { readonly params: SpaceLoadParams; readonly result: SpaceLoadResult };
  /** Ends a space with its ledger and its sessions. */
  readonly 'space/delete': { readonly params: SpaceDeleteParams; readonly result: SpaceDeleteResult };
  /** Returns the server's time. */
  readonly 'clock/now': { readonly params: NoParams; readonly result: ClockResult };
  /** Moves the virtual clock forward and runs what is due. */
  readonly 'clock/advance': { readonly params: ClockAdvanceParams; readonly result: ClockResult };
  /** Injects a fault into the next requests of sessions to their gateways. */
  readonly 'fault/inject': { readonly params: FaultInjectParams; readonly result: FaultInjectResult };
  /** Returns the pending faults. */
  readonly 'fault/list': { readonly params: NoParams; readonly result: FaultInjectResult };
  /** Removes all pending faults, or those of one session. */
  readonly 'fault/clear': { readonly params: FaultClearParams; readonly result: FaultClearResult };
  /** Lets an answer arrive that the fault `late` has held. */
  readonly 'fault/release': { readonly params: FaultReleaseParams; readonly result: FaultReleaseResult };
  /** Returns log entries, oldest first. */
  readonly 'log/read': { readonly params: LogReadParams; readonly result: LogReadResult };
  /** Streams the log from a sequence number. A second call replaces the first. */
  readonly 'log/subscribe': { readonly params: LogSubscribeParams; readonly result: LogSubscribeResult };
  /** Returns the log as a scenario that `redemption replay` plays, without codes, links, keys and addresses. */
  readonly 'scenario/export': { readonly params: ScenarioExportParams; readonly result: ScenarioExportResult };
  /** Begins the search through the states of an app, in a space of its own. */
  readonly 'explore/start': { readonly params: ExploreStartParams; readonly result: ExploreStep };
  /** Says what the app shows now, and returns what to do next. */
  readonly 'explore/observed': { readonly params: ExploreObservedParams; readonly result: ExploreStep };
  /** Returns what an exploration has found. */
  readonly 'explore/report': { readonly params: ExploreReportParams; readonly result: ExploreReportResult };
  /** Returns what is known of the versions of the vendors' SDKs: which there are, what differs since when, and how well that is known. */
  readonly 'versions/list': { readonly params: VersionsListParams; readonly result: VersionsListResult };
  /** Returns what changes for an app that goes from one version of its SDK to another, on each platform. */
  readonly 'versions/diff': { readonly params: VersionsDiffParams; readonly result: VersionsDiffResult };
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

/** The names of the types of every method's params and result, for `decode`. */
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
} as const satisfies { readonly [Name in keyof Methods]: { readonly params: keyof Types; readonly result: keyof Types } };

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

/** What `CustomerReply` is at each target. */
export interface CustomerReplyByTarget {
  readonly 'revenuecat/react-native/ios': RevenueCatHybridIosCustomerInfo;
  readonly 'revenuecat/react-native/android': RevenueCatHybridAndroidCustomerInfo;
  readonly 'revenuecat/capacitor/ios': RevenueCatHybridIosCustomerInfo;
  readonly 'revenuecat/capacitor/android': RevenueCatHybridAndroidCustomerInfo;
  readonly 'superwall/react-native/ios': SuperwallReactNativeIosCustomerInfo;
  readonly 'superwall/react-native/android': SuperwallReactNativeAndroidCustomerInfo;
  readonly 'superwall/capacitor/ios': SuperwallNativeIosCustomerInfo;
  readonly 'superwall/capacitor/android': SuperwallNativeAndroidCustomerInfo;
}

/** What `Reply` is at each target. */
export interface ReplyByTarget {
  readonly 'revenuecat/react-native/ios': RevenueCatHybridIosReply;
  readonly 'revenuecat/react-native/android': RevenueCatHybridAndroidReply;
  readonly 'revenuecat/capacitor/ios': RevenueCatHybridIosReply;
  readonly 'revenuecat/capacitor/android': RevenueCatHybridAndroidReply;
  readonly 'superwall/react-native/ios': SuperwallReactNativeIosReply;
  readonly 'superwall/react-native/android': SuperwallReactNativeAndroidReply;
  readonly 'superwall/capacitor/ios': SuperwallNativeIosReply;
  readonly 'superwall/capacitor/android': SuperwallNativeAndroidReply;
}

/** What `StatusReply` is at each target. */
export interface StatusReplyByTarget {
  readonly 'superwall/react-native/ios': SuperwallReactNativeIosStatus;
  readonly 'superwall/react-native/android': SuperwallReactNativeAndroidStatus;
  readonly 'superwall/capacitor/ios': SuperwallNativeIosStatus;
  readonly 'superwall/capacitor/android': SuperwallNativeAndroidStatus;
}

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
} as const;

/** The body of each event at each target, by the SDK's name of the event. */
export interface EventsByTarget {
  readonly 'revenuecat/react-native/ios': {
    readonly customerInfoUpdated: RevenueCatHybridIosCustomerInfo;
    readonly webPurchaseRedemptionAttempt: RevenueCatHybridIosReply;
  };
  readonly 'revenuecat/react-native/android': {
    readonly customerInfoUpdated: RevenueCatHybridAndroidCustomerInfo;
    readonly webPurchaseRedemptionAttempt: RevenueCatHybridAndroidReply;
  };
  readonly 'revenuecat/capacitor/ios': {
    readonly customerInfoUpdated: RevenueCatHybridIosCustomerInfo;
    readonly webPurchaseRedemptionAttempt: RevenueCatHybridIosReply;
  };
  readonly 'revenuecat/capacitor/android': {
    readonly customerInfoUpdated: RevenueCatHybridAndroidCustomerInfo;
    readonly webPurchaseRedemptionAttempt: RevenueCatHybridAndroidReply;
  };
  readonly 'superwall/react-native/ios': {
    readonly willRedeemLink: EmptyEvent;
    readonly didRedeemLink: SuperwallReactNativeIosReply;
    readonly customerInfoDidChange: CustomerInfoChange;
    readonly subscriptionStatusDidChange: SubscriptionStatusChange;
    readonly customerInfo_didChange: EmptyEvent;
    readonly subscriptionStatus_didChange: StatusTrackedEvent;
    readonly handleSuperwallDeepLink: SuperwallDeepLink;
    readonly freeTrial_start: FreeTrialStartEvent;
    readonly stripeCheckout_start: StripeCheckoutEvent;
    readonly stripeCheckout_submit: StripeCheckoutEvent;
    readonly stripeCheckout_complete: StripeCheckoutEvent;
    readonly stripeCheckout_fail: StripeCheckoutEvent;
    readonly transaction_abandon: TransactionAbandonEvent;
    readonly handleSuperwallEvent: SuperwallEventInfo;
    readonly onPaywallSkip: PaywallSkipEvent;
    readonly onPaywallError: PaywallErrorEvent;
    readonly redemption_start: RedemptionEvent;
    readonly redemption_complete: RedemptionEvent;
    readonly redemption_fail: RedemptionEvent;
    readonly restore_start: EmptyEvent;
    readonly restore_complete: EmptyEvent;
    readonly restore_fail: RestoreFailEvent;
    readonly deepLink_open: DeepLinkOpenEvent;
    readonly register: RegisterEvent;
    readonly redemption_retry: RetryEvent;
    readonly webPurchaseConfirmationAlert: EmptyEvent;
    readonly webRestorationAlert: EmptyEvent;
  };
  readonly 'superwall/react-native/android': {
    readonly willRedeemLink: EmptyEvent;
    readonly didRedeemLink: SuperwallReactNativeAndroidReply;
    readonly customerInfoDidChange: CustomerInfoChange;
    readonly subscriptionStatusDidChange: SubscriptionStatusChange;
    readonly customerInfo_didChange: EmptyEvent;
    readonly subscriptionStatus_didChange: StatusTrackedEvent;
    readonly handleSuperwallDeepLink: SuperwallDeepLink;
    readonly freeTrial_start: FreeTrialStartEvent;
    readonly stripeCheckout_start: StripeCheckoutEvent;
    readonly stripeCheckout_submit: StripeCheckoutEvent;
    readonly stripeCheckout_complete: StripeCheckoutEvent;
    readonly stripeCheckout_fail: StripeCheckoutEvent;
    readonly transaction_abandon: TransactionAbandonEvent;
    readonly handleSuperwallEvent: SuperwallEventInfo;
    readonly onPaywallSkip: PaywallSkipEvent;
    readonly onPaywallError: PaywallErrorEvent;
    readonly redemption_start: RedemptionEvent;
    readonly redemption_complete: RedemptionEvent;
    readonly redemption_fail: RedemptionEvent;
    readonly restore_start: EmptyEvent;
    readonly restore_complete: EmptyEvent;
    readonly restore_fail: RestoreFailEvent;
    readonly deepLink_open: DeepLinkOpenEvent;
    readonly register: RegisterEvent;
    readonly redemption_retry: RetryEvent;
    readonly webPurchaseConfirmationAlert: EmptyEvent;
    readonly webRestorationAlert: EmptyEvent;
  };
  readonly 'superwall/capacitor/ios': {
    readonly willRedeemLink: EmptyEvent;
    readonly didRedeemLink: SuperwallNativeIosReply;
    readonly customerInfoDidChange: CustomerInfoChange;
    readonly subscriptionStatusDidChange: SubscriptionStatusChange;
    readonly customerInfo_didChange: EmptyEvent;
    readonly subscriptionStatus_didChange: StatusTrackedEvent;
    readonly handleSuperwallDeepLink: SuperwallDeepLink;
    readonly freeTrial_start: FreeTrialStartEvent;
    readonly stripeCheckout_start: StripeCheckoutEvent;
    readonly stripeCheckout_submit: StripeCheckoutEvent;
    readonly stripeCheckout_complete: StripeCheckoutEvent;
    readonly stripeCheckout_fail: StripeCheckoutEvent;
    readonly transaction_abandon: TransactionAbandonEvent;
    readonly handleSuperwallEvent: SuperwallEventInfo;
    readonly onPaywallSkip: PaywallSkipEvent;
    readonly onPaywallError: PaywallErrorEvent;
    readonly redemption_start: RedemptionEvent;
    readonly redemption_complete: RedemptionEvent;
    readonly redemption_fail: RedemptionEvent;
    readonly restore_start: EmptyEvent;
    readonly restore_complete: EmptyEvent;
    readonly restore_fail: RestoreFailEvent;
    readonly deepLink_open: DeepLinkOpenEvent;
    readonly register: RegisterEvent;
    readonly redemption_retry: RetryEvent;
    readonly webPurchaseConfirmationAlert: EmptyEvent;
    readonly webRestorationAlert: EmptyEvent;
  };
  readonly 'superwall/capacitor/android': {
    readonly willRedeemLink: EmptyEvent;
    readonly didRedeemLink: SuperwallNativeAndroidReply;
    readonly customerInfoDidChange: CustomerInfoChange;
    readonly subscriptionStatusDidChange: SubscriptionStatusChange;
    readonly customerInfo_didChange: EmptyEvent;
    readonly subscriptionStatus_didChange: StatusTrackedEvent;
    readonly handleSuperwallDeepLink: SuperwallDeepLink;
    readonly freeTrial_start: FreeTrialStartEvent;
    readonly stripeCheckout_start: StripeCheckoutEvent;
    readonly stripeCheckout_submit: StripeCheckoutEvent;
    readonly stripeCheckout_complete: StripeCheckoutEvent;
    readonly stripeCheckout_fail: StripeCheckoutEvent;
    readonly transaction_abandon: TransactionAbandonEvent;
    readonly handleSuperwallEvent: SuperwallEventInfo;
    readonly onPaywallSkip: PaywallSkipEvent;
    readonly onPaywallError: PaywallErrorEvent;
    readonly redemption_start: RedemptionEvent;
    readonly redemption_complete: RedemptionEvent;
    readonly redemption_fail: RedemptionEvent;
    readonly restore_start: EmptyEvent;
    readonly restore_complete: EmptyEvent;
    readonly restore_fail: RestoreFailEvent;
    readonly deepLink_open: DeepLinkOpenEvent;
    readonly register: RegisterEvent;
    readonly redemption_retry: RetryEvent;
    readonly webPurchaseConfirmationAlert: EmptyEvent;
    readonly webRestorationAlert: EmptyEvent;
  };
}

/** The name of the type of every event's body at each target, for `decode`. */
export const events = {
  'revenuecat/react-native/ios': {
    customerInfoUpdated: 'RevenueCatHybridIosCustomerInfo',
    webPurchaseRedemptionAttempt: 'RevenueCatHybridIosReply',
  },
  'revenuecat/react-native/android': {
    customerInfoUpdated: 'RevenueCatHybridAndroidCustomerInfo',
    webPurchaseRedemptionAttempt: 'RevenueCatHybridAndroidReply',
  },
  'revenuecat/capacitor/ios': {
    customerInfoUpdated: 'RevenueCatHybridIosCustomerInfo',
    webPurchaseRedemptionAttempt: 'RevenueCatHybridIosReply',
  },
  'revenuecat/capacitor/android': {
    customerInfoUpdated: 'RevenueCatHybridAndroidCustomerInfo',
    webPurchaseRedemptionAttempt: 'RevenueCatHybridAndroidReply',
  },
  'superwall/react-native/ios': {
    willRedeemLink: 'EmptyEvent',
    didRedeemLink: 'SuperwallReactNativeIosReply',
    customerInfoDidChange: 'CustomerInfoChange',
    subscriptionStatusDidChange: 'SubscriptionStatusChange',
    customerInfo_didChange: 'EmptyEvent',
    subscriptionStatus_didChange: 'StatusTrackedEvent',
    handleSuperwallDeepLink: 'SuperwallDeepLink',
    freeTrial_start: 'FreeTrialStartEvent',
    stripeCheckout_start: 'StripeCheckoutEvent',
    stripeCheckout_submit: 'StripeCheckoutEvent',
    stripeCheckout_complete: 'StripeCheckoutEvent',
    stripeCheckout_fail: 'StripeCheckoutEvent',
    transaction_abandon: 'TransactionAbandonEvent',
    handleSuperwallEvent: 'SuperwallEventInfo',
    onPaywallSkip: 'PaywallSkipEvent',
    onPaywallError: 'PaywallErrorEvent',
    redemption_start: 'RedemptionEvent',
    redemption_complete: 'RedemptionEvent',
    redemption_fail: 'RedemptionEvent',
    restore_start: 'EmptyEvent',
    restore_complete: 'EmptyEvent',
    restore_fail: 'RestoreFailEvent',
    deepLink_open: 'DeepLinkOpenEvent',
    register: 'RegisterEvent',
    redemption_retry: 'RetryEvent',
    webPurchaseConfirmationAlert: 'EmptyEvent',
    webRestorationAlert: 'EmptyEvent',
  },
  'superwall/react-native/android': {
    willRedeemLink: 'EmptyEvent',
    didRedeemLink: 'SuperwallReactNativeAndroidReply',
    customerInfoDidChange: 'CustomerInfoChange',
    subscriptionStatusDidChange: 'SubscriptionStatusChange',
    customerInfo_didChange: 'EmptyEvent',
    subscriptionStatus_didChange: 'StatusTrackedEvent',
    handleSuperwallDeepLink: 'SuperwallDeepLink',
    freeTrial_start: 'FreeTrialStartEvent',
    stripeCheckout_start: 'StripeCheckoutEvent',
    stripeCheckout_submit: 'StripeCheckoutEvent',
    stripeCheckout_complete: 'StripeCheckoutEvent',
    stripeCheckout_fail: 'StripeCheckoutEvent',
    transaction_abandon: 'TransactionAbandonEvent',
    handleSuperwallEvent: 'SuperwallEventInfo',
    onPaywallSkip: 'PaywallSkipEvent',
    onPaywallError: 'PaywallErrorEvent',
    redemption_start: 'RedemptionEvent',
    redemption_complete: 'RedemptionEvent',
    redemption_fail: 'RedemptionEvent',
    restore_start: 'EmptyEvent',
    restore_complete: 'EmptyEvent',
    restore_fail: 'RestoreFailEvent',
    deepLink_open: 'DeepLinkOpenEvent',
    register: 'RegisterEvent',
    redemption_retry: 'RetryEvent',
    webPurchaseConfirmationAlert: 'EmptyEvent',
    webRestorationAlert: 'EmptyEvent',
  },
  'superwall/capacitor/ios': {
    willRedeemLink: 'EmptyEvent',
    didRedeemLink: 'SuperwallNativeIosReply',
    customerInfoDidChange: 'CustomerInfoChange',
    subscriptionStatusDidChange: 'SubscriptionStatusChange',
    customerInfo_didChange: 'EmptyEvent',
    subscriptionStatus_didChange: 'StatusTrackedEvent',
    handleSuperwallDeepLink: 'SuperwallDeepLink',
    freeTrial_start: 'FreeTrialStartEvent',
    stripeCheckout_start: 'StripeCheckoutEvent',
    stripeCheckout_submit: 'StripeCheckoutEvent',
    stripeCheckout_complete: 'StripeCheckoutEvent',
    stripeCheckout_fail: 'StripeCheckoutEvent',
    transaction_abandon: 'TransactionAbandonEvent',
    handleSuperwallEvent: 'SuperwallEventInfo',
    onPaywallSkip: 'PaywallSkipEvent',
    onPaywallError: 'PaywallErrorEvent',
    redemption_start: 'RedemptionEvent',
    redemption_complete: 'RedemptionEvent',
    redemption_fail: 'RedemptionEvent',
    restore_start: 'EmptyEvent',
    restore_complete: 'EmptyEvent',
    restore_fail: 'RestoreFailEvent',
    deepLink_open: 'DeepLinkOpenEvent',
    register: 'RegisterEvent',
    redemption_retry: 'RetryEvent',
    webPurchaseConfirmationAlert: 'EmptyEvent',
    webRestorationAlert: 'EmptyEvent',
  },
  'superwall/capacitor/android': {
    willRedeemLink: 'EmptyEvent',
    didRedeemLink: 'SuperwallNativeAndroidReply',
    customerInfoDidChange: 'CustomerInfoChange',
    subscriptionStatusDidChange: 'SubscriptionStatusChange',
    customerInfo_didChange: 'EmptyEvent',
    subscriptionStatus_didChange: 'StatusTrackedEvent',
    handleSuperwallDeepLink: 'SuperwallDeepLink',
    freeTrial_start: 'FreeTrialStartEvent',
    stripeCheckout_start: 'StripeCheckoutEvent',
    stripeCheckout_submit: 'StripeCheckoutEvent',
    stripeCheckout_complete: 'StripeCheckoutEvent',
    stripeCheckout_fail: 'StripeCheckoutEvent',
    transaction_abandon: 'TransactionAbandonEvent',
    handleSuperwallEvent: 'SuperwallEventInfo',
    onPaywallSkip: 'PaywallSkipEvent',
    onPaywallError: 'PaywallErrorEvent',
    redemption_start: 'RedemptionEvent',
    redemption_complete: 'RedemptionEvent',
    redemption_fail: 'RedemptionEvent',
    restore_start: 'EmptyEvent',
    restore_complete: 'EmptyEvent',
    restore_fail: 'RestoreFailEvent',
    deepLink_open: 'DeepLinkOpenEvent',
    register: 'RegisterEvent',
    redemption_retry: 'RetryEvent',
    webPurchaseConfirmationAlert: 'EmptyEvent',
    webRestorationAlert: 'EmptyEvent',
  },
} as const;
