// Made by `redemption codegen --language typescript` from the schemas of RedemptionKit; do not edit.

/** A word of a newer server, which this version of the contract does not list. */
export type Unlisted<Kind extends string | number = string> = Kind & Record<never, never>;

/** The service's answer does not contain the code of the request. */
export interface AbsentAnswer {
  /** Marks an answer without an outcome. */
  readonly kind: 'absent';
}

/** What a paywall's button does after the purchase. */
export type AfterPurchase = 'appDefault' | 'redemptionPage' | 'deepLink' | 'customUrl';

/** An event that the client lets happen in the app. */
export interface AppEvent {
  /** Its name. */
  readonly name: string;
  /** What a story says of it, as a sentence. */
  readonly text?: string;
}

/** An identified user of the app, or an anonymous one that the vendor counts as a user. */
export interface AppUserOwner {
  /** The kind of owner. */
  readonly kind: 'appUser';
  /** The app user. */
  readonly appUserId: string;
}

/** The words of `Billing` that this version lists. */
export type KnownBilling = 'succeeds' | 'fails' | 'failsThenSucceeds';

/**
 * How the next charges of a subscription end: paid, not paid, or not paid before the first retry. `isKnown` is false for a word of a newer server.
 */
export type Billing = KnownBilling | Unlisted;

/** A property of the client that does not hold. */
export interface BrokenProperty {
  /** Its name. */
  readonly property: string;
  /** What is expected. */
  readonly expected: string;
  /** What was seen. */
  readonly seen: string;
}

/** The client cancels a request, which then ends with -32800. */
export interface CancelNotification {
  /** The protocol's version. */
  readonly jsonrpc: '2.0';
  /** What is called. */
  readonly method: '$/cancelRequest';
  /** Which request. */
  readonly params: CancelParams;
}

/** Names a request. */
export interface CancelParams {
  /** The id of the request to cancel. */
  readonly id: RequestID;
}

/** When a subscription changes to another product: now, with a new period, or at the next renewal. */
export type ChangeMoment = 'now' | 'renewal';

/** A call on the wrapper SDK's own channel. As in the SDKs, links in it are not unwrapped. */
export interface ChannelCallParams {
  /** The session, as `session/open` named it. */
  readonly session: string;
  /**
   * The channel's name of the call, such as `redeemWebPurchase`. All methods of the wrapper are known, in the version that `docs/channels.md` names;
   * any other name returns the platform's error for an unknown method.
   */
  readonly method: string;
  /** An object for RevenueCat's Flutter channel and for Capacitor, a list for the others; absent or null for none. */
  readonly arguments?: JSONValue;
}

/** What the channel returns: exactly one of `value`, `error` and `silent`. The member that is present distinguishes the cases: `'value' in value`. */
export type ChannelCallResult = ChannelValue | ChannelError | ChannelSilence | UnknownChannelCallResult;

/** A case of `ChannelCallResult` that only a newer server knows. `JSON.stringify` writes it as received. */
export interface UnknownChannelCallResult {
  /** The received value. */
  readonly unknown: JSONObject;
}

/** The native side returns an error. */
export interface ChannelError {
  /** The error as the channel returns it. */
  readonly error: SDKError;
}

/** The real native side never answers, so a client must not wait for it. */
export interface ChannelSilence {
  /** Why, for people. */
  readonly silent: string;
}

/** The native side returns a value. */
export interface ChannelValue {
  /** The value; null for none. A `ChannelMessage` for Unity's asynchronous calls. */
  readonly value: JSONValue;
}

/** Something that a buyer can do on a page. */
export interface CheckoutAction {
  /** What it does. */
  readonly kind: CheckoutActionKind;
  /** Its label. */
  readonly text: string;
  /** The link, or the store's address; null if that is unknown. `link/qr` returns the code of a link to scan. */
  readonly url: string | null;
}

/** The words of `CheckoutActionKind` that this version lists. */
export type KnownCheckoutActionKind = 'redeem' | 'scan' | 'install';

/** What a buyer can do: open the link, scan it as a QR code, or get the app from its store. `isKnown` is false for a word of a newer server. */
export type CheckoutActionKind = KnownCheckoutActionKind | Unlisted;

/** Where a paywall opens a checkout: in a sheet of the app, whose page reports the end to the SDK, or outside the app. */
export type CheckoutBrowser = 'inApp' | 'external';

/** Where a checkout takes place: a purchase link's hosted page, the vendor's SDK in a web page, or a paywall's button. */
export type CheckoutKind = 'link' | 'webSDK' | 'paywall';

/** Where the browser goes after a checkout. */
export interface CheckoutNext {
  /** What is there. */
  readonly kind: CheckoutNextKind;
  /** Its address; null if there is none or the vendor publishes none. */
  readonly url: string | null;
  /** The address for buyers without the app; absent if unknown. */
  readonly storeUrl?: string;
}

/** The words of `CheckoutNextKind` that this version lists. */
export type KnownCheckoutNextKind =
  | 'none'
  | 'hostedPage'
  | 'successPage'
  | 'deepLink'
  | 'redemptionPage'
  | 'redirect';

/**
 * What is where the browser goes: nothing; the vendor's success page; the owner's, with the link in its query; the app, through a link with a code;
 * the vendor's page that opens the app or its store; the owner's page, with the purchase in its query and no code. `isKnown` is false for a word of a
 * newer server.
 */
export type CheckoutNextKind = KnownCheckoutNextKind | Unlisted;

/** The words of `CheckoutPlace` that this version lists. */
export type KnownCheckoutPlace = 'vendor' | 'owner' | 'app' | 'mail' | 'phone';

/**
 * The owner of the page or screen: the vendor, the app's owner, the app, the email with the link, or the phone, which finds no app for the link.
 * `isKnown` is false for a word of a newer server.
 */
export type CheckoutPlace = KnownCheckoutPlace | Unlisted;

/** What a checkout passes to the app's own success URL if the vendor redirects instead of redeeming. */
export interface CheckoutRedirect {
  /** Whose checkout. */
  readonly vendor: Vendor;
  /** The buyer; absent unless identified. */
  readonly appUserId?: string;
  /** The full address given at checkout; absent if it has none. */
  readonly email?: string;
  /** Stripe's subscription (`sub_…`), or its Checkout session (`cs_…`) for a one-time purchase; absent if it has none. */
  readonly stripeSubscriptionId?: string;
  /** The placement's parameters: every other query item, decoded, the first of each name. */
  readonly placementParams: { readonly [name: string]: string };
}

/** A page or a screen after a checkout. Its texts are ours; those of vendors and apps differ. */
export interface CheckoutScreen {
  /** Who sees it. */
  readonly situations: readonly CheckoutSituation[];
  /** Whose it is. */
  readonly place: CheckoutPlace;
  /** Its address; null for none. It may hold a code, so a page shows it as text and does not fetch it. */
  readonly url: string | null;
  /** Its heading. */
  readonly title: string;
  /** The text on it. */
  readonly text: string;
  /** What the buyer can do there. */
  readonly actions: readonly CheckoutAction[];
  /** A note for the app's developer; null for none. */
  readonly note: string | null;
}

/** The words of `CheckoutSituation` that this version lists. */
export type KnownCheckoutSituation = 'phone' | 'phoneWithoutApp' | 'desktop';

/** The buyer's device: a phone with the app, a phone without it, or a computer. `isKnown` is false for a word of a newer server. */
export type CheckoutSituation = KnownCheckoutSituation | Unlisted;

/** A step of a checkout in a paywall's page: the form opens, is submitted, succeeds, fails, or is left. */
export type CheckoutStep = 'start' | 'submit' | 'complete' | 'fail' | 'abandon';

/** The virtual clock moves forward. */
export interface ClockAdvanceParams {
  /** Seconds to advance: more than 0, at most a hundred years. Greater than 0, at most 3155760000. */
  readonly seconds: number;
}

/** The words of `ClockKind` that this version lists. */
export type KnownClockKind = 'system' | 'virtual' | 'offset';

/** What moves a clock; `system` cannot be moved, and only `main` may have it. `isKnown` is false for a word of a newer server. */
export type ClockKind = KnownClockKind | Unlisted;

/** The server's time. */
export interface ClockResult {
  /** The present moment; milliseconds since 1970-01-01T00:00:00Z. */
  readonly now: number;
  /** How often something has happened to a purchase by itself, such as a renewal; absent for never, and from `clock/now`. At least 1. */
  readonly events?: number;
  /** True if more is due than one call does (100,000): it happens before the next call that reads a purchase. Absent if all has happened. */
  readonly eventsLeft?: boolean;
}

/** The record of a customer, as SDKs report it beside the purchases. */
export interface Customer {
  /** The first identifier this customer was known by. */
  readonly originalAppUserId: string;
  /** When the customer was first seen; milliseconds since 1970-01-01T00:00:00Z. */
  readonly firstSeen: number;
  /** The time of the service's answer, to which "active" refers; milliseconds since 1970-01-01T00:00:00Z. */
  readonly requestDate: number;
  /** When the app itself was first bought (iOS receipts); absent if unknown; milliseconds since 1970-01-01T00:00:00Z. */
  readonly originalPurchaseDate?: number;
  /** The app version at that first purchase (iOS receipts); absent if unknown. */
  readonly originalApplicationVersion?: string;
  /** Where the customer manages the subscription; absent if there is no such page. */
  readonly managementURL?: string;
  /** Whether the answer's signature was checked. */
  readonly verification: Verification;
}

/** The user's customer info has changed. */
export interface CustomerInfoChange {
  /** What it was. */
  readonly from: CustomerReply;
  /** What it is. */
  readonly to: CustomerReply;
}

/** A user's customer info in the format of one target. `x-targets` names each target's schema. */
export type CustomerReply = { readonly [name: string]: JSONValue | undefined };

/** A session after its app requested customer info: its state, and what the SDK returns. */
export interface CustomerResult extends SessionFacts {
  /** The user's customer info, as the SDK returns it. */
  readonly reply: CustomerReply;
}

/** A link was passed to the SDK. */
export interface DeepLinkOpenEvent {
  /** The link. */
  readonly url: string;
  /** Its path. */
  readonly path: string;
  /** The last part of the path. */
  readonly lastPathComponent: string;
  /** The extension of that part. */
  readonly pathExtension: string;
  /** Its host; empty for none. */
  readonly host: string;
  /** Its query; empty for none. Android decodes it. */
  readonly query: string;
  /** Its fragment; empty for none. Android decodes it. */
  readonly fragment: string;
}

/** What `store/reset` deleted. */
export interface Deleted {
  /** Customers, each under one or several app user ids. At least 0. */
  readonly customers: number;
  /** Purchases. At least 0. */
  readonly purchases: number;
  /** Codes, used or not. At least 0. */
  readonly codes: number;
  /** Messages in the mailbox. At least 0. */
  readonly messages: number;
  /** Faults that were pending. At least 0. */
  readonly faults: number;
}

/** The order of deliveries: that of the ids, the reverse, or a random one. */
export type DeliveryOrder = 'asGiven' | 'reversed' | 'shuffled';

/** A device whose user never identified. */
export interface DeviceOwner {
  /** The kind of owner. */
  readonly kind: 'device';
  /** The device. */
  readonly deviceId: string;
}

/** A device, as one vendor's SDK sees it. */
export interface DeviceResult {
  /** The vendor. */
  readonly vendor: Vendor;
  /** Its platform. */
  readonly platform: Platform;
  /** Its id. */
  readonly deviceId: string;
  /** True if the SDK has stored something there: the next session on it is a relaunch. */
  readonly stored: boolean;
  /** Seconds by which its clock is ahead of the space's. */
  readonly clockAhead: number;
}

/** The clock of a device on which the app does not run. */
export interface DeviceSetParams {
  /** The vendor whose SDK reads the clock. */
  readonly vendor: Vendor;
  /** The platform of the device. */
  readonly platform: Platform;
  /** The device, as `session/open` named it or will name it. */
  readonly deviceId: string;
  /** Seconds by which its clock is ahead of the space's; below 0 it is behind. At most ten years. At least -315576000, at most 315576000. */
  readonly clockAhead: number;
}

/** The kind of transaction in the phone's own store. */
export type DeviceTransaction = 'purchase' | 'restore';

/** The app is uninstalled. */
export interface DeviceWipeParams {
  /** The vendor whose SDK has stored something there. */
  readonly vendor: Vendor;
  /** The platform of the device. */
  readonly platform: Platform;
  /** The device, as `session/open` named it. */
  readonly deviceId: string;
}

/** An event without a body. */
export type EmptyEvent = { readonly [name: string]: never };

/** What an owner may use. */
export interface Entitlement {
  /** The entitlement's identifier, such as `pro`. */
  readonly id: string;
  /** True if it gives access now. Defaults to false. Default: `false`. */
  readonly isActive?: boolean;
  /** The product that grants it now; absent for a manual grant. */
  readonly productId?: string;
  /** The plan of that product (Google Play's base plan); absent if it has none. */
  readonly planId?: string;
  /** All products that grant it, ascending, each once. Defaults to none. */
  readonly productIds?: readonly string[];
  /** Where that product was bought; absent if unknown. */
  readonly store?: Store;
  /** First purchase; absent if unknown; milliseconds since 1970-01-01T00:00:00Z. */
  readonly startsAt?: number;
  /** Latest purchase or renewal; absent if unknown; milliseconds since 1970-01-01T00:00:00Z. */
  readonly renewedAt?: number;
  /** End of access; absent if it never ends; milliseconds since 1970-01-01T00:00:00Z. */
  readonly expiresAt?: number;
  /** End of the grace period; absent if none runs; milliseconds since 1970-01-01T00:00:00Z. */
  readonly gracePeriodExpiresAt?: number;
  /** True if it never ends; absent if unknown. */
  readonly isLifetime?: boolean;
  /** True if it will renew; absent if unknown. */
  readonly willRenew?: boolean;
  /** State of its subscription; absent if unknown. */
  readonly state?: EntitlementState;
  /** The offer it was bought under; absent for none. */
  readonly offerType?: OfferType;
}

/** Entitlements in a list, or by identifier as in a grant. `typeof` and `Array.isArray` distinguish the cases. */
export type EntitlementList = readonly EntitlementOrId[] | { readonly [name: string]: Entitlement };

/** The user's entitlements as the app sees them, each list by ascending identifier. */
export interface EntitlementLists {
  /** Those that give access. */
  readonly active: readonly Entitlement[];
  /** Those that do not. */
  readonly inactive: readonly Entitlement[];
  /** Both. */
  readonly all: readonly Entitlement[];
  /** Bought on the web. */
  readonly web: readonly Entitlement[];
  /** Bought in the phone's own store. */
  readonly device: readonly Entitlement[];
}

/** An entitlement, or its identifier alone, which becomes an active entitlement. `typeof` and `Array.isArray` distinguish the cases. */
export type EntitlementOrId = string | Entitlement;

/** The words of `EntitlementState` that this version lists. */
export type KnownEntitlementState =
  | 'subscribed'
  | 'inGracePeriod'
  | 'inBillingRetryPeriod'
  | 'expired'
  | 'revoked';

/** State of the subscription behind an entitlement. `isKnown` is false for a word of a newer server. */
export type EntitlementState = KnownEntitlementState | Unlisted;

/** Entitlements from the phone's store and from the web. */
export interface EntitlementsMergeParams {
  /** The vendor of the SDK. */
  readonly vendor: Vendor;
  /** One of the vendor's SDKs. */
  readonly sdk: Sdk;
  /** The platform of its native side. */
  readonly platform: Platform;
  /** Entitlements from the phone's own store. */
  readonly device: EntitlementList;
  /** Entitlements bought on the web. */
  readonly web: EntitlementList;
}

/** Both together, by the target's rules of precedence. */
export interface EntitlementsMergeResult {
  /** By ascending identifier. */
  readonly entitlements: readonly Entitlement[];
}

/** -32768 to -32000 and -32800 as JSON-RPC 2.0 and LSP have them, the rest is this server's own. */
export const ErrorCode = {
  parseError: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internalError: -32603,
  requestCancelled: -32800,
  messageTooLarge: -32099,
  tooManyPending: -32098,
  shuttingDown: -32097,
  batchRepliesTooLarge: -32096,
  unknownSession: -32000,
  unknownTarget: -32001,
  notARedemptionLink: -32002,
  ledgerUnavailable: -32003,
  unknownPurchase: -32004,
  clockNotVirtual: -32005,
  sdkError: -32006,
  scriptEnded: -32007,
  unreadableReply: -32008,
  tooManySessions: -32009,
  liveUnavailable: -32010,
  noChannel: -32011,
  resetNotAllowed: -32012,
  redemptionInProgress: -32013,
  tooManyFaults: -32014,
  notRecorded: -32015,
  sdkSilent: -32016,
  unknownSpace: -32017,
  cannotFork: -32018,
  tooManySpaces: -32019,
  resultNotKnown: -32020,
  otherSpace: -32021,
  deviceInUse: -32022,
  unexpectedRedemption: -32023,
  nothingToRefund: -32024,
} as const;

/**
 * -32768 to -32000 and -32800 as JSON-RPC 2.0 and LSP have them, the rest is this server's own. A newer server may send a number that is not listed.
 */
export type ErrorCode = (typeof ErrorCode)[keyof typeof ErrorCode] | Unlisted<number>;

/** The part of an error that programs read. */
export interface ErrorData {
  /** What is wrong. */
  readonly kind: ErrorKind;
  /** The place in the params; a JSON Pointer (RFC 6901). Absent if no member is wrong. */
  readonly path?: string;
  /** What was expected there; absent if unknown. */
  readonly expected?: string;
  /** The place of the syntax error, in bytes from the start of the message; absent otherwise. At least 0. */
  readonly utf8Offset?: number;
  /** For `sdkError`: the SDK's own words. */
  readonly details?: SDKError;
}

/** The words of `ErrorKind` that this version lists. */
export type KnownErrorKind =
  | 'syntax'
  | 'empty'
  | 'prematureEnd'
  | 'nul'
  | 'duplicateKey'
  | 'numberOutOfRange'
  | 'depth'
  | 'invalidUTF8'
  | 'outOfMemory'
  | 'messageTooLarge'
  | 'charsetUnsupported'
  | 'headerTooLarge'
  | 'headerMalformed'
  | 'contentLengthMissing'
  | 'contentLengthInvalid'
  | 'contentLengthDuplicate'
  | 'truncated'
  | 'notAnObject'
  | 'version'
  | 'methodType'
  | 'idType'
  | 'paramsType'
  | 'batchEmpty'
  | 'batchTooLong'
  | 'methodNotFound'
  | 'missing'
  | 'wrongType'
  | 'invalid'
  | 'unknownMember'
  | 'internalError'
  | 'unwritableResult'
  | 'requestCancelled'
  | 'tooManyPending'
  | 'shuttingDown'
  | 'batchRepliesTooLarge'
  | 'unknownSession'
  | 'unknownTarget'
  | 'unknownVendor'
  | 'notARedemptionLink'
  | 'ledgerUnavailable'
  | 'resultNotKnown'
  | 'unknownPurchase'
  | 'clockNotVirtual'
  | 'scriptEnded'
  | 'unreadableReply'
  | 'tooManySessions'
  | 'liveUnavailable'
  | 'noChannel'
  | 'resetNotAllowed'
  | 'redemptionInProgress'
  | 'tooManyFaults'
  | 'notRecorded'
  | 'noNotifications'
  | 'sdkSilent'
  | 'unknownSpace'
  | 'cannotFork'
  | 'tooManySpaces'
  | 'otherSpace'
  | 'deviceInUse'
  | 'unexpectedRedemption'
  | 'nothingToRefund'
  | 'notConfigured'
  | 'invalidAppUserId'
  | 'logOutWhileAnonymous'
  | 'nothingCached'
  | 'invalidLink'
  | 'noSuchCall'
  | 'offline'
  | 'timeout'
  | 'transport'
  | 'http'
  | 'refused'
  | 'unreadable';

/** One word for programs. It never changes. `isKnown` is false for a word of a newer server. */
export type ErrorKind = KnownErrorKind | Unlisted;

/** The `error` of a reply. Neither `message` nor `data` holds a value that the client sent. */
export interface ErrorObject {
  /** The number of the error. */
  readonly code: ErrorCode;
  /** One sentence for people. */
  readonly message: string;
  /** The part of an error that programs read. */
  readonly data: ErrorData;
}

/** Why a request has no result. */
export interface ErrorResponse {
  /** The protocol's version. */
  readonly jsonrpc: '2.0';
  /** The request's id. */
  readonly id: RequestID;
  /** Why. */
  readonly error: ErrorObject;
}

/** The words of `EventKind` that this version lists. */
export type KnownEventKind = 'world' | 'app';

/** Who lets an event happen: the server (`world`) or the client (`app`). `isKnown` is false for a word of a newer server. */
export type EventKind = KnownEventKind | Unlisted;

/** A session's event. */
export interface EventNotification {
  /** The protocol's version. */
  readonly jsonrpc: '2.0';
  /** The name of the notification. */
  readonly method: 'session/event';
  /** The event. */
  readonly params: SessionEvent;
}

/**
 * The body of an event; empty for none. `x-events` names the schema of each event; if it names two, the one with the SDK's name applies. A reply,
 * customer info or status in it depends on the target.
 */
export type EventParams = { readonly [name: string]: JSONValue | undefined };

/** An event of a session. */
export interface ExpectedEvent {
  /** The SDK's own word. */
  readonly name: string;
}

/** The app's SDK. */
export interface ExploreApp {
  /** The vendor. */
  readonly vendor: Vendor;
  /** The SDK. */
  readonly sdk: Sdk;
  /** The platform. */
  readonly platform: Platform;
  /** The user of an app that the server plays; the SDK's own by default. */
  readonly appUserId?: string;
}

/** What has occurred at least once. */
export interface ExploreCoverage {
  /** How often each event was played. */
  readonly events: { readonly [name: string]: number };
  /** Events that were never possible. */
  readonly neverEnabled: readonly string[];
  /** Outcomes of redemptions. */
  readonly outcomes: readonly string[];
  /** Reasons of failed requests. */
  readonly failures: readonly string[];
  /** Events of the SDK. */
  readonly sdkEvents: readonly string[];
}

/** One story that has ended in two ways: the app keeps state outside of its factory, or the key leaves something out. */
export interface ExploreDifference {
  /** The story. */
  readonly story: readonly StoryStep[];
  /** What the app showed once. */
  readonly expected: ExploreShows;
  /** What it showed again. */
  readonly seen: ExploreShows;
}

/** A property that does not hold, with the shortest story that was found. */
export interface ExploreFinding {
  /** The property. */
  readonly property: string;
  /** The story. */
  readonly story: readonly StoryStep[];
  /** What was expected at its end. */
  readonly expected: string;
  /** What was seen. */
  readonly seen: string;
  /** What the app showed. */
  readonly shows: ExploreShows;
  /** What was true. */
  readonly truth: ExploreTruth;
  /** The calls of the story, as `redemption replay` plays them. */
  readonly scenario?: JSONValue;
}

/** The form of a report. */
export type ExploreFormat = 'json' | 'html';

/** An event. What the server does has been done. */
export interface ExploreHappening {
  /** Who lets it happen. */
  readonly kind: EventKind;
  /** Its name. */
  readonly name: string;
  /** The link that the operating system gives to the app. */
  readonly url?: string;
  /** By how much the app's clock moves. */
  readonly milliseconds?: number;
  /** The webhook that reaches the app's backend. */
  readonly delivery?: WebhookDelivery;
}

/** Where the search ends if it is not closed before. */
export interface ExploreLimits {
  /** The most events that are tried, of all states together; 20,000 by default. At least 1. */
  readonly stories?: number;
  /** The longest time, in whole seconds; 600 by default. At least 0, at most 3155760000. */
  readonly seconds?: number;
  /** The most events of a story; 100 by default. At least 1. */
  readonly depth?: number;
  /** The most purchases of a story; 1 by default. At least 1. */
  readonly purchases?: number;
}

/** What the app shows now, when nothing can run before the next event. */
export interface ExploreObservedParams {
  /** The id of the exploration. */
  readonly exploration: string;
  /** All that decides the app's next steps, such as its storage. Without it, no search is closed. */
  readonly key?: JSONValue;
  /** The contents of the app's storage, if the client reads it by itself. It distinguishes states beside the key. */
  readonly stored?: JSONValue;
  /** The screen of the app: access, says, user and text. */
  readonly shows?: ExploreShows;
  /** The error that the app threw since the last call. */
  readonly failed?: string;
  /** The events of the app that are possible now; all by default. */
  readonly enabled?: readonly string[];
  /** Milliseconds until timers of the app are due, one number a timer. */
  readonly timers?: readonly number[];
  /** The client's own properties that do not hold now. */
  readonly broken?: readonly BrokenProperty[];
  /** True to be told what is true now; nothing else is taken. Default: `false`. */
  readonly peek?: boolean;
  /** True if the app was ended. Default: `false`. */
  readonly ended?: boolean;
}

/** A property that the server knows. `noCrash`, `redeemedOnce` and `rightHolder` are on by default. */
export type ExploreProperty =
  | 'truthful'
  | 'paidCanUnlock'
  | 'rightHolder'
  | 'redeemedOnce'
  | 'noSilence'
  | 'retryHelps'
  | 'rightWord'
  | 'rightUser'
  | 'noLockout'
  | 'noCrash';

/** What the buyer buys. */
export interface ExplorePurchase {
  /** The product; `pro_monthly` by default. */
  readonly product?: string;
  /** What it gives; `pro` by default. */
  readonly entitlements?: readonly string[];
  /** Seconds until the paid time ends. At least 0, at most 3155760000. */
  readonly expiresIn?: number;
}

/** A purchase as it is. */
export interface ExplorePurchaseTruth {
  /** True if it is paid, and neither lapsed nor refunded. */
  readonly isAlive: boolean;
  /** What it gives. */
  readonly entitlements: readonly string[];
  /** The users who hold it; no anonymous ones. */
  readonly users: readonly string[];
  /** True if the user or the device of the app's SDK holds it. */
  readonly isHeldHere: boolean;
  /** True if somebody holds it. */
  readonly isHeld: boolean;
  /** True if a link to it works. */
  readonly hasLink: boolean;
}

/** Which exploration. */
export interface ExploreReportParams {
  /** The id of the exploration. */
  readonly exploration: string;
  /** With `html`, the report has a page for people too; `json` by default. */
  readonly format?: ExploreFormat;
}

/** What an exploration has found. The same start gives the same report, unless the limit of time ends it. */
export interface ExploreReportResult {
  /** The id of the exploration. */
  readonly exploration: string;
  /** True if it is over. */
  readonly done: boolean;
  /** True if every event was tried in every state, so that nothing else can go wrong with these events. */
  readonly closed: boolean;
  /** Why it is not closed, as sentences. */
  readonly gaps: readonly string[];
  /** The number of states. At least 0. */
  readonly states: number;
  /** The number of events that were tried in them. At least 0. */
  readonly stories: number;
  /** The number of events that were played. At least 0. */
  readonly events: number;
  /** What is wrong. */
  readonly findings: readonly ExploreFinding[];
  /** The first stories that have ended in two ways. */
  readonly differences: readonly ExploreDifference[];
  /** What has occurred. */
  readonly coverage: ExploreCoverage;
  /** The report for people. */
  readonly text: string;
  /** The report as JUnit XML. */
  readonly junit: string;
  /** One HTML file, complete in itself: the graph of states, each finding as a path in it, and the coverage. Only with the format `html`. */
  readonly html?: string;
}

/** The words of `ExploreSaying` that this version lists. */
export type KnownExploreSaying =
  | 'nothing'
  | 'working'
  | 'active'
  | 'expired'
  | 'invalid'
  | 'otherUser'
  | 'retry'
  | 'error';

/** What an app says about a redemption. `isKnown` is false for a word of a newer server. */
export type ExploreSaying = KnownExploreSaying | Unlisted;

/** What the app shows. Parts may be left out. */
export interface ExploreShows {
  /** The entitlements to which it gives access. */
  readonly access?: readonly string[];
  /** What it says about the redemption. */
  readonly says?: ExploreSaying;
  /** The user whom it shows as signed in. */
  readonly user?: string;
  /** The text on the screen. */
  readonly text?: string;
}

/** What is explored. */
export interface ExploreStartParams {
  /** The app's SDK: vendor, sdk and platform. */
  readonly app: ExploreApp;
  /**
   * The events of the world; by default all but `otherUserBuys`, `damagedLinkOpens`, `relaunch`, `reinstall`, `linkStartsApp`, `background` and
   * `webhookArrives`.
   */
  readonly world?: readonly WorldEventName[];
  /** The events of the app. */
  readonly events?: readonly AppEvent[];
  /** The properties that must hold; `noCrash`, `redeemedOnce` and `rightHolder` by default. */
  readonly properties?: readonly ExploreProperty[];
  /** The names of the client's own properties. */
  readonly own?: readonly string[];
  /** The purchase that the buyer makes: product, entitlements, expiresIn. */
  readonly purchase?: ExplorePurchase;
  /** The buyer's address; `ada@example.com` by default. */
  readonly email?: string;
  /** The user who signs in; `ada` by default. */
  readonly user?: string;
  /** The limits at which the search ends: stories, seconds, depth, purchases. */
  readonly limits?: ExploreLimits;
  /** Start of the random numbers; 0 by default. The same start gives the same report. At least 0, at most 9007199254740991. */
  readonly seed?: number;
  /** The names of the events of one story, which is played in place of a search. */
  readonly story?: readonly string[];
  /** Milliseconds that the client waits for the app, if it cannot move the app's clock. Time does not pass then, and the search is never closed. */
  readonly settle?: number;
  /**
   * True if the server plays an app that only calls its SDK: the client calls `explore/observed` until `do` is `done`. Its events are `signIn`,
   * `signOut`, `foreground` and `refresh`. Default: `false`.
   */
  readonly alone?: boolean;
}

/** What to do next. */
export interface ExploreStep {
  /** The id of the exploration. */
  readonly exploration: string;
  /** What to do. */
  readonly do: ExploreTask;
  /** The event; only with `event`. */
  readonly event?: ExploreHappening;
  /** The time on the clock. */
  readonly now: number;
  /** The properties that the last event broke. */
  readonly violated: readonly string[];
  /** What is true; only after `peek`. */
  readonly truth?: ExploreTruth;
  /** The number of states so far. At least 0. */
  readonly states: number;
  /** The number of events that were tried in them. At least 0. */
  readonly stories: number;
  /** The number of events that are possible in these states and were not tried there. At least 0. */
  readonly left: number;
  /** The number of properties that some event has broken so far. The report has those that are confirmed. At least 0. */
  readonly broken: number;
}

/** The words of `ExploreTask` that this version lists. */
export type KnownExploreTask = 'begin' | 'event' | 'end' | 'continue' | 'done';

/**
 * What the client is to do before it calls `explore/observed` again. `begin`: start the app. `event`: let the event happen. `end`: end the app, and
 * call with `ended`. `continue`: nothing. `done`: the exploration is over. `isKnown` is false for a word of a newer server.
 */
export type ExploreTask = KnownExploreTask | Unlisted;

/** What is true, whatever the app shows. */
export interface ExploreTruth {
  /** The newest ten purchases. */
  readonly purchases: readonly ExplorePurchaseTruth[];
  /** The user whom the app has signed in at its SDK; absent for an anonymous one. */
  readonly sdkUser?: string;
  /** The entitlements that are active by the SDK. */
  readonly sdkActive: readonly string[];
  /** The entitlements that were active when the SDK told the app last. */
  readonly told: readonly string[];
  /** True if nothing is in progress. */
  readonly isQuiet: boolean;
  /** True if the next request meets no fault. */
  readonly isReachable: boolean;
  /** True if the link that was opened last would be redeemed now. */
  readonly opensWell: boolean;
  /** How often the app has asked its SDK for the link since the buyer asked last, while the network worked. At least 0. */
  readonly redemptions: number;
  /** How many webhooks have not reached the app's backend; 0 without `webhookArrives`. At least 0. */
  readonly webhooksOnTheirWay: number;
}

/** The words of `FactGrade` that this version lists. */
export type KnownFactGrade = 'ran' | 'read' | 'inferred';

/**
 * How well a fact is known: the vendor's own code ran beside ours, its sources were read, or it follows from something else. `isKnown` is false for a
 * word of a newer server.
 */
export type FactGrade = KnownFactGrade | Unlisted;

/** The outcome is unknown: the network, the service or its answer failed. */
export interface Failed {
  /** The kind of outcome. */
  readonly kind: 'failed';
  /** The code that was redeemed; null only after `reply/read` of a reply without it. */
  readonly code?: string | null;
  /** Why. */
  readonly failure: RedemptionFailure;
}

/** The words of `FailureReason` that this version lists. */
export type KnownFailureReason = 'offline' | 'timeout' | 'transport' | 'http' | 'refused' | 'unreadable';

/**
 * The kind of failure: `offline` no connection; `timeout` no answer in time; `transport` the connection broke; `http` an unexpected status; `refused`
 * the service rejected the request; `unreadable` the answer could not be parsed. `isKnown` is false for a word of a newer server.
 */
export type FailureReason = KnownFailureReason | Unlisted;

/** A pending fault. */
export interface Fault {
  /** Which fault. */
  readonly kind: FaultKind;
  /** HTTP status; only for `http`. */
  readonly status?: number;
  /** The vendor's error number in the body, if it was given. */
  readonly code?: number;
  /** The text in the body, if it was given. */
  readonly message?: string;
  /** Seconds in the header field `Retry-After`, if they were given. */
  readonly retryAfter?: number;
  /** How long the answer is held; only for `delay`. */
  readonly seconds?: number;
  /** Number of requests that it will still affect; absent if it lasts until `none`. At least 1. */
  readonly count?: number;
  /** The session whose requests it affects; absent for any session. */
  readonly session?: string;
  /** The requests that it affects; absent for all. */
  readonly on?: FaultedRequest;
}

/** The faults to remove. */
export interface FaultClearParams {
  /** Only the faults that name this session; defaults to all faults. */
  readonly session?: string;
}

/** The faults were removed. */
export interface FaultClearResult {
  /** The number of faults that were pending. At least 0. */
  readonly cleared: number;
}

/** A fault for the next requests of sessions to their gateways. */
export interface FaultInjectParams {
  /** The fault to inject. */
  readonly kind: FaultInjection;
  /** HTTP status, for `http` alone; defaults to 500. A 4xx has the body that the vendor's service sends. At least 300, at most 599. */
  readonly status?: number;
  /**
   * The vendor's error number in the body, for `http` alone; defaults to the one that its service sends with the status. Without it and `message`, a
   * 5xx has no body. At least -9007199254740991, at most 9007199254740991.
   */
  readonly code?: number;
  /** The text in the body, for `http` alone; defaults to that of the number. */
  readonly message?: string;
  /** Seconds in the header field `Retry-After`, for `http` alone; by default there is no such field. At least 0, at most 3155760000. */
  readonly retryAfter?: number;
  /** Seconds to hold the answer; required for `delay`, and only for it. Greater than 0, at most 3155760000. */
  readonly seconds?: number;
  /**
   * Number of requests that it affects. By default, `offline` lasts until `none`, and any other fault affects one request. At least 1, at most
   * 9007199254740991.
   */
  readonly count?: number;
  /** The session whose requests it affects; defaults to any session. */
  readonly session?: string;
  /** The requests that it affects; defaults to all. Over HTTP only `redemption` is known. */
  readonly on?: FaultedRequest;
}

/** What is pending. */
export interface FaultInjectResult {
  /** In the order in which the faults were injected. */
  readonly pending: readonly Fault[];
}

/** A fault, or `none` to clear all pending ones. */
export type FaultInjection = 'offline' | 'timeout' | 'http' | 'malformed' | 'delay' | 'late' | 'none';

/** The words of `FaultKind` that this version lists. */
export type KnownFaultKind = 'offline' | 'timeout' | 'http' | 'malformed' | 'delay' | 'late';

/**
 * The fault that replaces the gateway's answer. `delay` holds the answer. `late` holds it until `fault/release`; HTTP requests do not meet it.
 * `malformed` is a success that is not JSON; RevenueCat's SDK on Android then never calls back (-32016, `sdkSilent`). `isKnown` is false for a word
 * of a newer server.
 */
export type FaultKind = KnownFaultKind | Unlisted;

/** Which answer arrives. */
export interface FaultReleaseParams {
  /** Only an answer to this session; defaults to any session. */
  readonly session?: string;
  /** True for the answer that was held last, instead of the oldest one. Default: `false`. */
  readonly newest?: boolean;
}

/** The answer has arrived. */
export interface FaultReleaseResult {
  /** False if no answer was held. */
  readonly released: boolean;
  /** The number of answers that are still held. At least 0. */
  readonly held: number;
}

/** The words of `FaultedRequest` that this version lists. */
export type KnownFaultedRequest =
  | 'redemption'
  | 'customer'
  | 'logIn'
  | 'receipt'
  | 'reissue'
  | 'checkout'
  | 'own';

/**
 * What a request asks the service for. `redemption` has the code of a link; `customer` is what a user or device has, for which Superwall's SDKs send
 * their stored codes; `own` is what only one vendor's SDK asks. `isKnown` is false for a word of a newer server.
 */
export type FaultedRequest = KnownFaultedRequest | Unlisted;

/** Sources of customer info. */
export type FetchPolicy = 'cachedOrFetched' | 'fetchCurrent' | 'notStaleCachedOrFetched' | 'fromCacheOnly';

/** iOS: a redemption under a paywall began a trial. */
export interface FreeTrialStartEvent {
  /** The product. */
  readonly product_id: string;
}

/** The gateway of a session: its name, or a script. `typeof` and `Array.isArray` distinguish the cases. */
export type Gateway = GatewayName | ScriptGateway;

/**
 * What answers a session: `ledger`, the embedded one; or `live`, the vendor's own service over HTTP, which a program has that was built with the
 * trait Live. Keys and places of the services are the server's own configuration (`redemption serve --live-config`, or environment variables); no
 * request carries them. With `live` a reply may take as long as the service takes, other calls go on meanwhile, and `session/open` waits for what the
 * service knows of a user who was named.
 */
export type GatewayName = 'ledger' | 'live';

/** A subscription status by name, or as Expo represents it. `typeof` and `Array.isArray` distinguish the cases. */
export type GivenStatus = StatusWord | StatusObject;

/** The number of facts of each grade. */
export interface GradeCounts {
  /** The vendor's own code ran beside ours and did the same. At least 0. */
  readonly ran: number;
  /** They were read in the vendor's sources. At least 0. */
  readonly read: number;
  /** They follow from something else, such as a discussion. At least 0. */
  readonly inferred: number;
}

/** What a redemption grants, or what a user has. Unknown members are absent. */
export interface Grant {
  /** Who owns the purchase now. */
  readonly owner?: Owner;
  /** Who bought it. */
  readonly purchaser?: Purchaser;
  /** The paywall that led to it; absent for a manual grant. */
  readonly paywall?: PaywallContext;
  /** What the owner may use, each under its own identifier. Defaults to none. */
  readonly entitlements?: { readonly [name: string]: Entitlement };
  /** The owner's subscriptions, each under its product identifier. Defaults to none. */
  readonly subscriptions?: { readonly [name: string]: Subscription };
  /** The owner's one-time purchases, each under its transaction identifier. Defaults to none. */
  readonly oneTimePurchases?: { readonly [name: string]: OneTimePurchase };
  /** The owner's record as a customer. */
  readonly customer?: Customer;
}

/** Where HTTP and WebSocket clients connect. */
export interface HTTPAddress {
  /** Scheme, host and port, without a trailing slash. */
  readonly url: string;
}

/** A version with what it brings. */
export interface InstalledVersion {
  /** The package, the layers below it, and the native SDK last. */
  readonly parts: readonly PackageVersion[];
  /** As for `session/open`; absent if there is none. */
  readonly warning?: string;
}

/** There is no such code. */
export interface InvalidCode {
  /** The kind of outcome. */
  readonly kind: 'invalidCode';
  /** The code that was redeemed; null only after `reply/read` of a reply without it. */
  readonly code?: string | null;
}

/** A link that the ledger created. */
export interface IssuedLink {
  /** The whole link. */
  readonly url: string;
  /** The one-use secret in it. */
  readonly code: string;
  /** The moment at which it expires; milliseconds since 1970-01-01T00:00:00Z. */
  readonly expiresAt: number;
}

/** An object whose members the caller decides. */
export type JSONObject = { readonly [name: string]: JSONValue | undefined };

/** Any JSON value. A whole number up to 2^53 loses its fraction: 5.0 is returned as 5. */
export type JSONValue = null | boolean | number | string | readonly JSONValue[] | JSONObject;

/** What to show the buyer. */
export interface LinkAdvice {
  /** What is offered. */
  readonly kind: LinkAdviceKind;
  /** The text beside it. */
  readonly text: string;
  /** The text of the code to scan; absent for the other kinds. */
  readonly content?: string;
}

/** The words of `LinkAdviceKind` that this version lists. */
export type KnownLinkAdviceKind = 'code' | 'store' | 'message';

/** What a page or an email shows: a code to scan, the app's page in the store, or text only. `isKnown` is false for a word of a newer server. */
export type LinkAdviceKind = KnownLinkAdviceKind | Unlisted;

/** The state of the app on the phone; `tooOld` was built with an SDK from before redemption. */
export type LinkApp = 'installed' | 'missing' | 'tooOld';

/** Where a link is opened. */
export type LinkDevice = 'phone' | 'desktop';

/** The code has expired or was used already. */
export interface LinkExpired {
  /** The kind of outcome. */
  readonly kind: 'linkExpired';
  /** The code that was redeemed; null only after `reply/read` of a reply without it. */
  readonly code?: string | null;
  /** Expired or used; absent if the service did not report it. */
  readonly reason?: LinkExpiryReason;
  /** True if a new link was sent to the buyer. */
  readonly reissued: boolean;
  /** The buyer's address, masked; null if unknown. */
  readonly obfuscatedEmail?: string | null;
}

/** When a link expires. */
export interface LinkExpiry {
  /** Seconds after the link was created. */
  readonly seconds: number;
  /** What happens afterwards. */
  readonly text: string;
}

/** The words of `LinkExpiryReason` that this version lists. */
export type KnownLinkExpiryReason = 'expired' | 'used';

/** Why a link no longer works: `expired` too old and never used; `used` already used, at any age. `isKnown` is false for a word of a newer server. */
export type LinkExpiryReason = KnownLinkExpiryReason | Unlisted;

/** The reason of a failure. */
export interface LinkFailure {
  /** `unknownToken`, `belongsToOtherUser`, or the reason of a failure such as `offline`. */
  readonly kind: string;
  /** One sentence for people. */
  readonly message: string;
}

/** The words of `LinkObstacle` that this version lists. */
export type KnownLinkObstacle =
  | 'notARedemptionLink'
  | 'desktop'
  | 'appMissing'
  | 'schemeMismatch'
  | 'appTooOld';

/** Why the app does not open with a link. `isKnown` is false for a word of a newer server. */
export type LinkObstacle = KnownLinkObstacle | Unlisted;

/** A customer opens a link. */
export interface LinkOpenParams {
  /** The link to open. */
  readonly url: string;
  /** The device on which it is opened. */
  readonly device: LinkDevice;
  /** The state of the app on that device. */
  readonly app: LinkApp;
  /** The scheme that the app registers, without `://`; not compared by default. */
  readonly scheme?: string;
}

/** What the customer sees. */
export interface LinkOpenResult {
  /** True if the app opens and its SDK handles the link. */
  readonly opensApp: boolean;
  /** Why the app does not open; null if it does. */
  readonly reason: LinkObstacle | null;
  /** What to show the buyer; null if the app takes over. */
  readonly show: LinkAdvice | null;
  /** The phones whose SDK redeems the link. */
  readonly platforms: readonly Platform[];
  /** How long a link works; null for no link. */
  readonly expiry: LinkExpiry | null;
}

/** A text that may be a link. */
export interface LinkParseParams {
  /** The text to read as a link. */
  readonly url: string;
  /** The vendor whose links to look for; defaults to all in turn. */
  readonly vendor?: Vendor;
  /** The platform whose URL class parses it; defaults to `ios`. */
  readonly platform?: Platform;
}

/** How an SDK reads the text. */
export interface LinkParseResult {
  /** The link that it redeems; null for none. */
  readonly link: RedemptionLink | null;
  /** The fields of a success URL that carries the purchase instead of a code; absent otherwise. */
  readonly redirect?: CheckoutRedirect;
}

/** The words of `LinkPolicy` that this version lists. */
export type KnownLinkPolicy = 'disallowed' | 'allowed' | 'allowedOnlySandbox';

/** Whether purchases get redemption links. `isKnown` is false for a word of a newer server. */
export type LinkPolicy = KnownLinkPolicy | Unlisted;

/** A link for a phone's camera. */
export interface LinkQRParams {
  /** The text of the code; at most 2,329 bytes in UTF-8. At least 1 character. */
  readonly url: string;
}

/** A QR code, the same for the same text. Draw it dark on light, with a light border of 4 modules. */
export interface LinkQRResult {
  /** Modules per side, without the border. At least 21, at most 177. */
  readonly size: number;
  /** The rows from the top; each has `size` modules from the left, `1` dark and `0` light. */
  readonly rows: readonly string[];
}

/** The result for one id. */
export interface LinkedSubscription {
  /** The id. */
  readonly id: string;
  /** The result. */
  readonly result: LinkedSubscriptionResult;
  /** Why it was skipped: `checkoutSession`; absent otherwise. */
  readonly reason?: string;
  /** Why it failed; absent otherwise. */
  readonly error?: LinkFailure;
}

/** The words of `LinkedSubscriptionResult` that this version lists. */
export type KnownLinkedSubscriptionResult = 'linked' | 'skipped' | 'failed';

/** The result for one id. `isKnown` is false for a word of a newer server. */
export type LinkedSubscriptionResult = KnownLinkedSubscriptionResult | Unlisted;

/** A code of a purchase. */
export interface ListedCode {
  /** The code; `***` unless revealed. */
  readonly code: string;
  /** Its state. */
  readonly state: ListedCodeState;
  /** The moment at which it expires; milliseconds since 1970-01-01T00:00:00Z. */
  readonly expiresAt: number;
  /** When it was used; absent if it is unused; milliseconds since 1970-01-01T00:00:00Z. */
  readonly usedAt?: number;
  /** The user who used it; absent if it was no identified user. */
  readonly usedByAppUserId?: string;
  /** The device that used it; absent if a user did. */
  readonly usedByDeviceId?: string;
  /** Its redemptions in the log, oldest first; absent if the server keeps no log. */
  readonly attempts?: readonly RedemptionAttempt[];
}

/** The words of `ListedCodeState` that this version lists. */
export type KnownListedCodeState = 'unused' | 'used' | 'expired';

/** The state of a code. `isKnown` is false for a word of a newer server. */
export type ListedCodeState = KnownListedCodeState | Unlisted;

/** A customer of a vendor that keeps customers. */
export interface ListedCustomer {
  /** The vendor. */
  readonly vendor: Vendor;
  /** All app user ids, ascending. */
  readonly appUserIds: readonly string[];
  /** When the ledger created it; milliseconds since 1970-01-01T00:00:00Z. */
  readonly firstSeenAt: number;
}

/** A purchase with who owns it and its codes. */
export interface ListedPurchase {
  /** The purchase; its address is masked unless revealed. */
  readonly purchase: PurchaseRecord;
  /** The users who own it: all ids of its customer, or the one user. */
  readonly appUserIds: readonly string[];
  /** The devices that hold it. */
  readonly deviceIds: readonly string[];
  /** Its codes in the order in which they expire. */
  readonly codes: readonly ListedCode[];
}

/** One thing that happened. `***` is in the place of what is masked. `kind` distinguishes the cases. */
export type LogEntry =
  | LoggedCall
  | LoggedReply
  | LoggedQuestion
  | LoggedAnswer
  | LoggedEvent
  | LoggedMail
  | LoggedRequest
  | LogGap
  | UnknownLogEntry;

/** A case of `LogEntry` that only a newer server knows. `JSON.stringify` writes it as received. */
export interface UnknownLogEntry {
  /** Marks an unknown case; the received value has another kind. */
  readonly kind: 'unknown';
  /** The received value. */
  readonly json: JSONObject;
}

/** The kind of an entry of the log. */
export type LogEntryKind = 'call' | 'reply' | 'question' | 'answer' | 'event' | 'mail' | 'request';

/** An entry for a subscriber. */
export interface LogEntryParams {
  /** The entry. */
  readonly entry: LogEntry;
}

/** Entries that the log has dropped. */
export interface LogGap {
  /** The kind of entry. */
  readonly kind: 'gap';
  /** The first sequence that is missing. */
  readonly from: number;
  /** The last sequence that is missing. */
  readonly to: number;
}

/** A session after its user logged in. */
export interface LogInResult extends SessionFacts {
  /** True if the service created the customer; absent if the SDK's call returns nothing (Superwall). */
  readonly created?: boolean;
  /** The user's customer info in the SDK's format; absent if the SDK's call returns nothing (Superwall). */
  readonly reply?: CustomerReply;
}

/** A session after its user logged out. */
export interface LogOutResult extends SessionFacts {
  /** The customer info of a user without purchases, as the SDK returns it; absent if the SDK's call returns nothing (Superwall). */
  readonly reply?: CustomerReply;
}

/** Which entries. */
export interface LogReadParams {
  /** Sequence number after which to begin; defaults to the oldest entry. At least 0. */
  readonly after?: number;
  /** Sequence number before which to end: the newest entries before it are returned, not the oldest. It may be higher than any. At least 1. */
  readonly before?: number;
  /** Words that must all be in an entry, in its user or any other member, whatever their case. The newest entries that match are returned. */
  readonly search?: string;
  /** Only entries of these kinds; defaults to all. The newest ones are returned. */
  readonly kinds?: readonly LogEntryKind[];
  /** True to add the results of redemptions. Default: `false`. */
  readonly details?: boolean;
  /** Largest number of entries to return; defaults to 10,000. At least 1, at most 10000. */
  readonly limit?: number;
  /** True to show codes, links and addresses. Default: `false`. */
  readonly reveal?: boolean;
}

/** Entries, oldest first. There are more if the last one is older than `last`. */
export interface LogReadResult {
  /** At most `limit`; none after the one that reaches 256 KiB. */
  readonly entries: readonly LogEntry[];
  /**
   * Pass it as `before` to go on with older entries: one call looks through 1,000 at most. Absent if there are none, and without `before`, `search`
   * and `kinds`.
   */
  readonly older?: number;
  /** The newest sequence; 0 for none. */
  readonly last: number;
}

/** Where to begin. */
export interface LogSubscribeParams {
  /** Sequence number after which to begin; defaults to the oldest entry. At least 0. */
  readonly after?: number;
  /** True to show codes, links and addresses. Default: `false`. */
  readonly reveal?: boolean;
}

/** The entries follow as `log/entry`. */
export interface LogSubscribeResult {
  /** The newest sequence at the moment; 0 for none. */
  readonly last: number;
}

/** The gateway answers. */
export interface LoggedAnswer {
  /** The kind of entry. */
  readonly kind: 'answer';
  /** The app user id of the session at that moment; absent for an anonymous user, and without a session. */
  readonly user?: string;
  /** Counts all entries of this server from 1. At least 1. */
  readonly sequence: number;
  /** The time; milliseconds since 1970-01-01T00:00:00Z. */
  readonly at: number;
  /** True if the commit that it depended on failed, so that it has no effect; absent otherwise. */
  readonly undone?: boolean;
  /** Whose question; null for an HTTP request. */
  readonly session: string | null;
  /** Whose service. */
  readonly vendor: Vendor;
  /** What is asked. */
  readonly question: LoggedQuestionName;
  /** The outcomes of a redemption: of the new code, then of stored codes; empty for other questions. */
  readonly outcomes: readonly LoggedOutcome[];
  /** Why there is no answer; absent if there is one. */
  readonly failure?: string;
}

/** A call of a JSON-RPC client. Calls of `log/…` are not recorded. */
export interface LoggedCall {
  /** The kind of entry. */
  readonly kind: 'call';
  /** The app user id of the session at that moment; absent for an anonymous user, and without a session. */
  readonly user?: string;
  /** The outcome of a redemption; absent for other calls, and with an error. */
  readonly outcome?: OutcomeKind;
  /** The result of a redemption, masked; only with `details`. */
  readonly result?: JSONObject;
  /** Counts all entries of this server from 1. At least 1. */
  readonly sequence: number;
  /** The time; milliseconds since 1970-01-01T00:00:00Z. */
  readonly at: number;
  /** True if the commit that it depended on failed, so that it has no effect; absent otherwise. */
  readonly undone?: boolean;
  /**
   * Who called: `stdio`; `websocket-` and a number; `http` for all of `POST /_/rpc`; `server-` and an id for another server on the same PostgreSQL.
   */
  readonly client: string;
  /** The method; `unknown` for a method that the server does not have. */
  readonly method: string;
  /** The params as sent, masked; null if there were none, if they were longer than 64 KiB, or if another server was called. */
  readonly params: { readonly [name: string]: JSONValue | undefined } | null;
  /** The kind of its error; absent for none. */
  readonly error?: LoggedError;
}

/** The kind of an error. */
export interface LoggedError {
  /** The number of the error. */
  readonly code: number;
  /** The `kind` in its data. */
  readonly kind: string;
}

/** An event of a session. */
export interface LoggedEvent {
  /** The kind of entry. */
  readonly kind: 'event';
  /** The app user id of the session at that moment; absent for an anonymous user, and without a session. */
  readonly user?: string;
  /** Counts all entries of this server from 1. At least 1. */
  readonly sequence: number;
  /** The time; milliseconds since 1970-01-01T00:00:00Z. */
  readonly at: number;
  /** True if the commit that it depended on failed, so that it has no effect; absent otherwise. */
  readonly undone?: boolean;
  /** Whose. */
  readonly session: string;
  /** The `sequence` of the event in its session. */
  readonly number: number;
  /** The SDK's own word for it. */
  readonly name: string;
  /** Its body, masked; null if it was longer than 64 KiB. */
  readonly params: { readonly [name: string]: JSONValue | undefined } | null;
}

/** A vendor sends a link by email. */
export interface LoggedMail {
  /** The kind of entry. */
  readonly kind: 'mail';
  /** Counts all entries of this server from 1. At least 1. */
  readonly sequence: number;
  /** The time; milliseconds since 1970-01-01T00:00:00Z. */
  readonly at: number;
  /** True if the commit that it depended on failed, so that it has no effect; absent otherwise. */
  readonly undone?: boolean;
  /** The vendor that sends it. */
  readonly vendor: Vendor;
  /** Why. */
  readonly reason: MailReason;
  /** The address, masked unless revealed. */
  readonly to: string;
  /** The link in it; `***` unless revealed. */
  readonly url: string;
}

/** An outcome in the log. */
export interface LoggedOutcome {
  /** The code; `***` unless revealed. Null if the answer has none. */
  readonly code: string | null;
  /** Which outcome. */
  readonly kind: OutcomeKind;
}

/** A session, or an SDK over HTTP, asks its gateway. */
export interface LoggedQuestion {
  /** The kind of entry. */
  readonly kind: 'question';
  /** The app user id of the session at that moment; absent for an anonymous user, and without a session. */
  readonly user?: string;
  /** Counts all entries of this server from 1. At least 1. */
  readonly sequence: number;
  /** The time; milliseconds since 1970-01-01T00:00:00Z. */
  readonly at: number;
  /** True if the commit that it depended on failed, so that it has no effect; absent otherwise. */
  readonly undone?: boolean;
  /** Whose question; null for an HTTP request. */
  readonly session: string | null;
  /** Whose service. */
  readonly vendor: Vendor;
  /** What is asked. */
  readonly question: LoggedQuestionName;
  /** The kind of the injected fault that answers it; absent for none. */
  readonly fault?: string;
}

/** The words of `LoggedQuestionName` that this version lists. */
export type KnownLoggedQuestionName =
  | 'redeem'
  | 'customer'
  | 'logIn'
  | 'receipt'
  | 'reissue'
  | 'checkout'
  | 'own';

/** What a gateway is asked. `isKnown` is false for a word of a newer server. */
export type LoggedQuestionName = KnownLoggedQuestionName | Unlisted;

/** The reply to a call that had to wait. */
export interface LoggedReply {
  /** The kind of entry. */
  readonly kind: 'reply';
  /** The app user id of the session at that moment; absent for an anonymous user, and without a session. */
  readonly user?: string;
  /** The outcome of a redemption; absent for other calls, and with an error. */
  readonly outcome?: OutcomeKind;
  /** The result of a redemption, masked; only with `details`. */
  readonly result?: JSONObject;
  /** Counts all entries of this server from 1. At least 1. */
  readonly sequence: number;
  /** The time; milliseconds since 1970-01-01T00:00:00Z. */
  readonly at: number;
  /** True if the commit that it depended on failed, so that it has no effect; absent otherwise. */
  readonly undone?: boolean;
  /** The sequence of the call. */
  readonly call: number;
  /** The kind of its error; absent for none. */
  readonly error?: LoggedError;
}

/** An HTTP request to a path of a vendor, logged when it has its response. */
export interface LoggedRequest {
  /** The kind of entry. */
  readonly kind: 'request';
  /** Counts all entries of this server from 1. At least 1. */
  readonly sequence: number;
  /** The time; milliseconds since 1970-01-01T00:00:00Z. */
  readonly at: number;
  /** True if the commit that it depended on failed, so that it has no effect; absent otherwise. */
  readonly undone?: boolean;
  /** The vendor of the path; null if no vendor has it. */
  readonly vendor: Vendor | null;
  /** The HTTP method. */
  readonly method: string;
  /** The template of the path, such as `/v1/subscribers/{id}`; path and query as sent if revealed. */
  readonly path: string;
  /** HTTP status; null if there was no response. */
  readonly status: number | null;
  /** Time until the response was ready. */
  readonly milliseconds: number;
  /** The header fields that name the caller and its version. */
  readonly sdk: { readonly [name: string]: string };
  /** The body, masked; null for none, for one that is not JSON, and for one longer than 64 KiB. */
  readonly body: JSONValue;
  /** A warning about the API key, in the first request of an SDK with it; absent for none. */
  readonly warning?: string;
}

/** A fact of an outcome that a reply cannot carry. */
export interface Loss {
  /** Place of the fact in the outcome; a JSON Pointer (RFC 6901). */
  readonly path: string;
  /** Why this target cannot carry it, in one sentence. */
  readonly message: string;
}

/** One message in the mailbox of all buyers. */
export interface MailMessage {
  /** The full address. */
  readonly to: string;
  /** The recipient's address, masked as in replies. */
  readonly obfuscatedTo: string;
  /** The link in it. */
  readonly url: string;
  /** When it was sent; milliseconds since 1970-01-01T00:00:00Z. */
  readonly sentAt: number;
  /** Why it was sent. */
  readonly reason: MailReason;
}

/** The words of `MailReason` that this version lists. */
export type KnownMailReason = 'purchase' | 'reissue';

/** Why a message was sent: something was bought, or an old link was opened. `isKnown` is false for a word of a newer server. */
export type MailReason = KnownMailReason | Unlisted;

/** A method without params. */
export type NoParams = { readonly [name: string]: never };

/** A notification has no reply; sent as a request, it is answered with null. */
export type Nothing = null;

/** The words of `OfferType` that this version lists. */
export type KnownOfferType = 'trial' | 'code' | 'promotional' | 'winback';

/** The kind of offer something was bought under. `isKnown` is false for a word of a newer server. */
export type OfferType = KnownOfferType | Unlisted;

/** Entries of one method that are no steps for one reason. */
export interface OmittedEntries {
  /** Why. */
  readonly reason: OmittedReason;
  /** The reason in words. */
  readonly message: string;
  /** The method of the calls; null for other entries. */
  readonly method: string | null;
  /** The sequence of the first entry. */
  readonly first: number;
  /** The sequence of the last entry. */
  readonly last: number;
  /** How many entries. At least 1. */
  readonly count: number;
}

/** The words of `OmittedReason` that this version lists. */
export type KnownOmittedReason =
  | 'dropped'
  | 'underWay'
  | 'ledgerUnavailable'
  | 'resultNotKnown'
  | 'httpRequest'
  | 'otherServer'
  | 'liveSession'
  | 'paramsNotKept'
  | 'unknownMethod'
  | 'masked'
  | 'unknownSession'
  | 'unknownPurchase'
  | 'unknownCode'
  | 'serverState'
  | 'tooLong';

/** Why an entry is not a step. `isKnown` is false for a word of a newer server. */
export type OmittedReason = KnownOmittedReason | Unlisted;

/** A purchase that does not renew. */
export interface OneTimePurchase {
  /** The service's id of the transaction. */
  readonly id: string;
  /** The product's identifier. */
  readonly productId: string;
  /** When it was bought; milliseconds since 1970-01-01T00:00:00Z. */
  readonly purchasedAt: number;
  /** When it was first bought; absent if unknown; milliseconds since 1970-01-01T00:00:00Z. */
  readonly originallyPurchasedAt?: number;
  /** When it was refunded; absent unless it was; milliseconds since 1970-01-01T00:00:00Z. */
  readonly refundedAt?: number;
  /** Where it was bought; absent if the reply cannot carry it. */
  readonly store?: Store;
  /** True for a purchase without real money; absent if the reply cannot carry it. */
  readonly isSandbox?: boolean;
  /** What was paid; absent if unknown. */
  readonly price?: Price;
  /** The product's name for people; absent if it has none. */
  readonly displayName?: string;
  /** The store's id of the transaction; absent if unknown. */
  readonly storeTransactionId?: string;
}

/** A paywall on screen. */
export interface OpenPaywall {
  /** Identifiers of the entitlements that its products grant, ascending. */
  readonly entitlements?: readonly string[];
  /** True if the SDK may close it after a purchase or a redemption. Default: `true`. */
  readonly automaticallyDismiss?: boolean;
}

/** This contract, its references bundled under `components`. */
export type OpenRPCDocument = { readonly [name: string]: JSONValue | undefined };

/** The ids of any other store. */
export interface OtherStoreIdentifiers {
  /** Marks another store. */
  readonly kind: 'other';
  /** The store by its own name. */
  readonly store: string;
  /** Further members that the store reports. Defaults to none. */
  readonly additionalInfo?: JSONObject;
}

/** The words of `OutcomeKind` that this version lists. */
export type KnownOutcomeKind =
  | 'redeemed'
  | 'subscriptionExpired'
  | 'linkExpired'
  | 'invalidCode'
  | 'purchaseBelongsToOtherUser'
  | 'failed';

/** The six kinds of outcome. `isKnown` is false for a word of a newer server. */
export type OutcomeKind = KnownOutcomeKind | Unlisted;

/** A situation, and what comes of a redemption in it. */
export interface OutcomeSituation {
  /** A name for a test, such as `linkExpired (used)`. */
  readonly name: string;
  /** The outcome that the redemption has. */
  readonly outcome: OutcomeKind;
  /** The phones on which it can occur. */
  readonly platforms: readonly Platform[];
  /** True if the app must have logged in a user. An anonymous customer would get the purchase. */
  readonly needsUser: boolean;
  /** The params of `outcomes/prepare`. */
  readonly prepare: OutcomesPrepareParams;
}

/** For which app. Product, entitlements and address are returned in each row's `prepare`. */
export interface OutcomesListParams {
  /** The vendor of the SDK that the app has. */
  readonly vendor: Vendor;
  /** The product to sell. */
  readonly product?: string;
  /** The entitlements that it gives. */
  readonly entitlements?: readonly string[];
  /** The buyer's address; empty for none. */
  readonly email?: string;
}

/** The ways in which a redemption can end. */
export interface OutcomesListResult {
  /** A table, for a test over all rows. */
  readonly situations: readonly OutcomeSituation[];
}

/** The situation to bring about. */
export interface OutcomesPrepareParams {
  /** The vendor of the SDK that the app has. */
  readonly vendor: Vendor;
  /** The name of a row of `outcomes/list`. */
  readonly situation: string;
  /** The product to sell. Default: `"pro_monthly"`. */
  readonly product?: string;
  /** The entitlements that it gives; defaults to `pro`. */
  readonly entitlements?: readonly string[];
  /** A one-time purchase or a subscription, which is the default. A one-time purchase is refunded where a subscription lapses. */
  readonly kind?: PurchaseKind;
  /** The user who buys it; defaults to an anonymous buyer. */
  readonly appUserId?: string;
  /** The buyer's address; empty for none. Default: `"jane.doe@example.com"`. */
  readonly email?: string;
  /** The URL scheme of the links that are issued from now on; defaults to that of `store/policy`. */
  readonly scheme?: string;
}

/** What to open. */
export interface OutcomesPrepareResult {
  /** The name of the situation. */
  readonly situation: string;
  /** The outcome that the redemption has. */
  readonly outcome: OutcomeKind;
  /** The link to open. */
  readonly url: string;
  /** The code in it. */
  readonly code: string;
  /** The id of the purchase. */
  readonly purchase: string;
}

/** Who owns a purchase. `kind` distinguishes the cases. */
export type Owner = AppUserOwner | DeviceOwner | UnknownOwner;

/** A case of `Owner` that only a newer server knows. `JSON.stringify` writes it as received. */
export interface UnknownOwner {
  /** Marks an unknown case; the received value has another kind. */
  readonly kind: 'unknown';
  /** The received value. */
  readonly json: JSONObject;
}

/** The words of `OwnershipType` that this version lists. */
export type KnownOwnershipType = 'purchased' | 'familyShared' | 'unknown';

/** Whether the owner bought it or shares a family member's purchase. `isKnown` is false for a word of a newer server. */
export type OwnershipType = KnownOwnershipType | Unlisted;

/** A package in one version. */
export interface PackageVersion {
  /** The package. */
  readonly package: string;
  /** Its version. */
  readonly version: string;
}

/** Paddle's names. */
export interface PaddleIdentifiers {
  /** The store. */
  readonly kind: 'paddle';
  /** Paddle's customer. */
  readonly customerId: string;
  /** Paddle's subscriptions. */
  readonly subscriptionIds: readonly string[];
}

/** The paywall and placement that led to a purchase. */
export interface PaywallContext {
  /** The paywall's identifier. */
  readonly identifier: string;
  /** The placement that showed it. */
  readonly placementName: string;
  /** The parameters that the app gave with the placement. */
  readonly placementParams: JSONObject;
  /** The variant of the experiment that was shown. */
  readonly variantId: string;
  /** The experiment. */
  readonly experimentId: string;
  /** The product chosen on the paywall; absent if unknown. */
  readonly productIdentifier?: string;
  /** The product's own description; absent if unknown. */
  readonly product?: PaywallProduct;
  /** What the buyer answered on the way to the purchase; absent if nothing was asked. */
  readonly userAttributes?: JSONObject;
}

/** Expo: a placement's paywall cannot be shown. */
export interface PaywallErrorEvent {
  /** Why. */
  readonly errorString: string;
  /** The name that the call gave to its handler. */
  readonly handlerId: string;
}

/** A product as the paywall shows it, with formatted prices. All 31 members are present (SuperwallKit 4.12.1 and later). */
export interface PaywallProduct {
  /** Store identifier. */
  readonly identifier: string;
  /** The language of the texts. */
  readonly languageCode: string;
  /** Language and region. */
  readonly locale: string;
  /** ISO 4217 code. */
  readonly currencyCode: string;
  /** The currency's symbol. */
  readonly currencySymbol: string;
  /** The billing period, such as `month`. */
  readonly period: string;
  /** The billing period as an adverb, such as `monthly`. */
  readonly periodly: string;
  /** The billing period in the buyer's language. */
  readonly localizedPeriod: string;
  /** The billing period in another wording, such as `1 month`. */
  readonly periodAlt: string;
  /** The billing period in whole days. At least -9007199254740991, at most 9007199254740991. */
  readonly periodDays: number;
  /** The billing period in whole weeks. At least -9007199254740991, at most 9007199254740991. */
  readonly periodWeeks: number;
  /** The billing period in whole months. At least -9007199254740991, at most 9007199254740991. */
  readonly periodMonths: number;
  /** The billing period in whole years. At least -9007199254740991, at most 9007199254740991. */
  readonly periodYears: number;
  /** The price in the currency's unit. */
  readonly rawPrice: number;
  /** The price, formatted. */
  readonly price: string;
  /** The daily price, formatted. */
  readonly dailyPrice: string;
  /** The weekly price, formatted. */
  readonly weeklyPrice: string;
  /** The monthly price, formatted. */
  readonly monthlyPrice: string;
  /** The yearly price, formatted. */
  readonly yearlyPrice: string;
  /** The trial's price in the currency's unit; 0 without a trial. */
  readonly rawTrialPeriodPrice: number;
  /** The trial's price, formatted. */
  readonly trialPeriodPrice: string;
  /** The trial's daily price, formatted. */
  readonly trialPeriodDailyPrice: string;
  /** The trial's weekly price, formatted. */
  readonly trialPeriodWeeklyPrice: string;
  /** The trial's monthly price, formatted. */
  readonly trialPeriodMonthlyPrice: string;
  /** The trial's yearly price, formatted. */
  readonly trialPeriodYearlyPrice: string;
  /** The trial in whole days; 0 without a trial. At least -9007199254740991, at most 9007199254740991. */
  readonly trialPeriodDays: number;
  /** The trial in whole weeks; 0 without a trial. At least -9007199254740991, at most 9007199254740991. */
  readonly trialPeriodWeeks: number;
  /** The trial in whole months; 0 without a trial. At least -9007199254740991, at most 9007199254740991. */
  readonly trialPeriodMonths: number;
  /** The trial in whole years; 0 without a trial. At least -9007199254740991, at most 9007199254740991. */
  readonly trialPeriodYears: number;
  /** The trial in words; empty without a trial. */
  readonly trialPeriodText: string;
  /** The end of the trial in words; empty without a trial. */
  readonly trialPeriodEndDate: string;
}

/** Expo: a placement was skipped. */
export interface PaywallSkipEvent {
  /** Why: an object with `type`. */
  readonly skippedReason: JSONObject;
  /** The name that the call gave to its handler. */
  readonly handlerId: string;
}

/** A checkout that an SDK waits for. */
export interface PendingCheckout {
  /** Its id at the service. */
  readonly checkoutContextId: string;
  /** The product. */
  readonly product: string;
  /** How many more times the SDK asks when the app comes to the foreground. At least 1, at most 5. */
  readonly remainingAttempts: number;
  /** When the SDK last stored it, in milliseconds since 1970. It expires a minute later. */
  readonly updatedAt: number;
}

/** The words of `PeriodType` that this version lists. */
export type KnownPeriodType = 'normal' | 'intro' | 'trial' | 'prepaid';

/** How the current period of a subscription was bought. `isKnown` is false for a word of a newer server. */
export type PeriodType = KnownPeriodType | Unlisted;

/** The words of `Platform` that this version lists. */
export type KnownPlatform = 'ios' | 'android';

/** The system whose native SDK is simulated: it decides dates, error names, keys and order. `isKnown` is false for a word of a newer server. */
export type Platform = KnownPlatform | Unlisted;

/** What changes on one platform. */
export interface PlatformChanges {
  /** The platform. */
  readonly platform: Platform;
  /** The first version. */
  readonly from: InstalledVersion;
  /** The second version. */
  readonly to: InstalledVersion;
  /** A sentence for each rule. */
  readonly changes: readonly VersionChange[];
}

/** The words of `PostPurchase` that this version lists. */
export type KnownPostPurchase = 'redeem' | 'redirect';

/**
 * Where the buyer is sent: a link with a code, or the app owner's page with the purchase in its query. `isKnown` is false for a word of a newer
 * server.
 */
export type PostPurchase = KnownPostPurchase | Unlisted;

/** An amount of money. */
export interface Price {
  /** Millionths of the currency's unit: 9.99 is 9990000. */
  readonly amountMicros: number;
  /** ISO 4217 code, upper case. */
  readonly currency: string;
}

/** A product of the phone's own store. */
export interface Product {
  /** The product's identifier. */
  readonly id: string;
  /** Identifiers of the entitlements that it grants. */
  readonly entitlements: readonly string[];
}

/** A product that the next renewal changes to. */
export interface ProductChange {
  /** The product's identifier. */
  readonly product: string;
  /** The plan of that product; absent if it has none. */
  readonly plan?: string;
  /** The product's name for people; absent if it has none. */
  readonly displayName?: string;
  /** Identifiers of the entitlements that it grants; absent for the same. */
  readonly entitlements?: readonly string[];
  /** What is paid; absent for the same. */
  readonly price?: Price;
  /** Seconds of each paid period; absent for the same. */
  readonly period?: number;
}

/** Products in a list, or by product identifier the entitlements that each grants. `typeof` and `Array.isArray` distinguish the cases. */
export type ProductList = readonly Product[] | { readonly [name: string]: readonly string[] };

/** The purchase belongs to another user, and the policy keeps it there. */
export interface PurchaseBelongsToOtherUser {
  /** The kind of outcome. */
  readonly kind: 'purchaseBelongsToOtherUser';
  /** The code that was redeemed; null only after `reply/read` of a reply without it. */
  readonly code?: string | null;
}

/** The words of `PurchaseKind` that this version lists. */
export type KnownPurchaseKind = 'subscription' | 'oneTime';

/** Whether a purchase renews. `isKnown` is false for a word of a newer server. */
export type PurchaseKind = KnownPurchaseKind | Unlisted;

/** The id of a purchase. */
export interface PurchaseParams {
  /** The purchase's id from `store/purchase`. */
  readonly purchase: PurchaseReference;
}

/** One purchase as the ledger stores it: what was bought, for how long, and its state. Unknown members are absent. */
export interface PurchaseRecord {
  /** The ledger's id of the purchase. */
  readonly id: string;
  /** The vendor whose checkout sold it. */
  readonly vendor: Vendor;
  /** Whether it renews. */
  readonly kind: PurchaseKind;
  /** The product's identifier. */
  readonly product: string;
  /** The plan of that product; absent if it has none. */
  readonly plan?: string;
  /** The product's name for people; absent if it has none. */
  readonly displayName?: string;
  /** The store that charged for it. */
  readonly store: Store;
  /** The store's id of the buyer, such as `cus_…`. */
  readonly storeCustomerId: string;
  /** The store's id of the purchase, such as `sub_…`, or `cs_…` for a one-time purchase. */
  readonly storeTransactionId: string;
  /** Identifiers of the entitlements that it grants, ascending. */
  readonly entitlements: readonly string[];
  /** The app user who bought it, or the id of an anonymous checkout. */
  readonly buyerId: string;
  /** The full address given at checkout; absent for none. */
  readonly email?: string;
  /** Latest purchase or renewal, a whole second; milliseconds since 1970-01-01T00:00:00Z. */
  readonly purchasedAt: number;
  /** First purchase, a whole second; milliseconds since 1970-01-01T00:00:00Z. */
  readonly originallyPurchasedAt: number;
  /** End of the paid time; absent for a one-time purchase; milliseconds since 1970-01-01T00:00:00Z. */
  readonly expiresAt?: number;
  /** End of the grace period; absent if none runs; milliseconds since 1970-01-01T00:00:00Z. */
  readonly gracePeriodExpiresAt?: number;
  /** When a billing issue was detected; absent for none; milliseconds since 1970-01-01T00:00:00Z. */
  readonly billingIssuesDetectedAt?: number;
  /** When the buyer's cancellation was detected; absent while it renews; milliseconds since 1970-01-01T00:00:00Z. */
  readonly unsubscribeDetectedAt?: number;
  /** When it was refunded; absent unless it was; milliseconds since 1970-01-01T00:00:00Z. */
  readonly refundedAt?: number;
  /** How the current period was bought. */
  readonly periodType: PeriodType;
  /** True for a purchase without real money. */
  readonly isSandbox: boolean;
  /** What was paid; absent if unknown. */
  readonly price?: Price;
  /** Where the buyer manages it; absent if there is no such page. */
  readonly managementURL?: string;
  /** The paywall that led to it; absent for none. */
  readonly paywall?: PaywallContext;
  /** What the page of the checkout has sent along; absent for nothing. */
  readonly metadata?: JSONObject;
  /** How it goes on by itself; absent if it does not renew. */
  readonly renewal?: Renewal;
}

/** A purchase by its `id`, or the whole purchase as another method returned it. `typeof` and `Array.isArray` distinguish the cases. */
export type PurchaseReference = string | PurchaseRecord;

/** A purchase after a change. */
export interface PurchaseResult {
  /** Its state now. */
  readonly purchase: PurchaseRecord;
}

/** Who paid. */
export interface Purchaser {
  /** The app user who bought it, or the id of an anonymous checkout. */
  readonly id: string;
  /** The full address given at checkout; absent if unknown. */
  readonly email?: string;
  /** The store's ids of the buyer and the purchases; absent if unknown. */
  readonly storeIdentifiers?: StoreIdentifiers;
}

/** A redemption that an app asked its SDK for. Without `outcome` and `error` it is in progress. */
export interface RecordedRedemption {
  /** The session of the app; `http` for an SDK that redeemed over HTTP. */
  readonly session: string;
  /** Whose SDK was asked. */
  readonly vendor: Vendor;
  /** Which of the vendor's SDKs. */
  readonly sdk: Sdk;
  /** On which phone. */
  readonly platform: Platform;
  /** The link, as the app passed it; absent if it passed a code. */
  readonly url?: string;
  /** The code; absent if the SDK sees no redemption link. */
  readonly code?: string;
  /** When the app asked; milliseconds since 1970-01-01T00:00:00Z. */
  readonly at: number;
  /** What came of it; absent while it is in progress, and after an error. */
  readonly outcome?: OutcomeKind;
  /** The word by which the SDK named the result, such as `SUCCESS`; absent if it has none. */
  readonly returned?: string;
  /** The entitlements that it made active, ascending; absent for an outcome without a purchase. */
  readonly active?: readonly string[];
  /** The message of the error that the call ended with, or why the SDK never answers. */
  readonly error?: string;
}

/** The code was valid and its purchase gives access. */
export interface Redeemed {
  /** The kind of outcome. */
  readonly kind: 'redeemed';
  /** The code that was redeemed; null only after `reply/read` of a reply without it. */
  readonly code?: string | null;
  /** What the redemption granted. */
  readonly grant: Grant;
}

/** A redemption of a code. */
export interface RedemptionAttempt {
  /** The time; milliseconds since 1970-01-01T00:00:00Z. */
  readonly at: number;
  /** The session; absent for an HTTP request. */
  readonly session?: string;
  /** The outcome. */
  readonly outcome: OutcomeKind;
}

/** The words of `RedemptionCause` that this version lists. */
export type KnownRedemptionCause = 'CODE' | 'EXISTING_CODES' | 'INTEGRATION_ATTRIBUTES';

/**
 * Why codes are sent: a link was opened, stored codes are sent again, or the user's ids of other services have changed. `isKnown` is false for a word
 * of a newer server.
 */
export type RedemptionCause = KnownRedemptionCause | Unlisted;

/** A step of a redemption. */
export interface RedemptionEvent {
  /** Why codes are sent. */
  readonly type: RedemptionCause;
  /** The code that was opened; absent for other causes. */
  readonly code?: string;
}

/** What a test expects of a link. */
export interface RedemptionExpectParams {
  /** The link; another form of it with the same code counts too. */
  readonly url: string;
  /** The outcome of the last redemption of the link; defaults to any. An error that the SDK throws is none. */
  readonly outcome?: OutcomeKind;
  /** The number of times that an app asks its SDK to redeem the link. At least 0, at most 1000. Default: `1`. */
  readonly times?: number;
  /** Only redemptions of this session count; defaults to all. */
  readonly session?: string;
  /** The text that the app shows now; the sentence of the error quotes it. */
  readonly shows?: string;
}

/** Why a redemption has no result. */
export interface RedemptionFailure {
  /** The kind of failure. */
  readonly reason: FailureReason;
  /** One sentence for people, in English; never contains a code, a key or an address. */
  readonly message: string;
  /** HTTP status; null if there was no answer. At least 100, at most 599. */
  readonly httpStatus?: number | null;
  /** The vendor's error number in the answer's body; null for none. At least -9007199254740991, at most 9007199254740991. */
  readonly backendCode?: number | null;
  /** The SDK's own error code as text, read from a reply whose other members do not lead to that code; absent otherwise. */
  readonly sdkCode?: string;
  /** How many requests were sent; 0 when the SDK refused to send one. Defaults to 1. At least 0, at most 9007199254740991. Default: `1`. */
  readonly attempts?: number;
}

/** What a web SDK returns to the page. */
export interface RedemptionInfo {
  /** The link that opens the app. */
  readonly redeemUrl: string;
  /** The same link over HTTPS, for codes to scan; absent for none. */
  readonly redeemUrlRedirect?: string;
}

/** A link that a vendor's SDK would redeem. */
export interface RedemptionLink {
  /** The vendor whose form the link has. */
  readonly vendor: Vendor;
  /** The one-use secret in it; may be empty if the SDK accepts that. */
  readonly code: string;
  /** The link, verbatim; if it was wrapped, the inner one. */
  readonly url: string;
}

/** Which redemptions to return. */
export interface RedemptionListParams {
  /** Only those of this session, which may have ended; defaults to all. */
  readonly session?: string;
  /** Only those of this link; another form of it with the same code counts too. Defaults to all. */
  readonly url?: string;
}

/** The redemptions that apps asked their SDKs for. */
export interface RedemptionListResult {
  /** In the order in which the apps asked; the newest 1,000 of a space are kept. */
  readonly redemptions: readonly RecordedRedemption[];
  /** The number of older ones, which are not kept; absent for none. At least 1. */
  readonly dropped?: number;
}

/** The outcome of one redemption: a closed list. An outcome is never an error of a call. `kind` distinguishes the cases. */
export type RedemptionOutcome =
  | Redeemed
  | SubscriptionExpired
  | LinkExpired
  | InvalidCode
  | PurchaseBelongsToOtherUser
  | Failed
  | UnknownRedemptionOutcome;

/** A case of `RedemptionOutcome` that only a newer server knows. `JSON.stringify` writes it as received. */
export interface UnknownRedemptionOutcome {
  /** Marks an unknown case; the received value has another kind. */
  readonly kind: 'unknown';
  /** The received value. */
  readonly json: JSONObject;
}

/** The customer opens a link in the app. Exactly 2 of the members are present. */
export interface RedemptionRedeemParams {
  /** The session, as `session/open` named it. */
  readonly session: string;
  /** The link; a wrapped one is unwrapped. Either this or `code`. */
  readonly url?: string;
  /** The code alone. Either this or `url`. */
  readonly code?: string;
}

/** The result of a redemption. If the SDK never calls back, the call fails with -32016. */
export interface RedemptionRedeemResult {
  /** The outcome. */
  readonly outcome: RedemptionOutcome;
  /** The outcome in the format of the session's SDK. */
  readonly reply: Reply;
  /** What the reply cannot carry. */
  readonly losses: readonly Loss[];
}

/** A completion of `register`: a paywall was closed through the SDK, or a placement found none. */
export interface RegisterEvent {
  /** The handler that is called: `onDismiss`, `onSkip` or `onError`, or `feature` for the placement's own code. */
  readonly completion: string;
  /** The paywall's result, such as `restored`, why it was skipped, such as `placementNotFound`, or the error's text. */
  readonly result: string;
  /** The name that the channel's call gave to the handler or the feature; absent for none. */
  readonly handlerId?: string;
}

/** How a subscription goes on by itself. */
export interface Renewal {
  /** Seconds of each paid period after the first one. */
  readonly period: number;
  /** Seconds of access after a failed charge; absent for none. */
  readonly gracePeriod?: number;
  /** How the next charges end. */
  readonly billing: Billing;
  /** The number of the period: 1 for the first one. */
  readonly number: number;
  /** When a failed charge is tried again; absent if none is; milliseconds since 1970-01-01T00:00:00Z. */
  readonly retryAt?: number;
  /** How often it is tried again after that. */
  readonly retriesLeft: number;
  /** True if it is paused, or will be at the end of the period. */
  readonly isPaused: boolean;
  /** When a pause ends by itself; absent if it does not; milliseconds since 1970-01-01T00:00:00Z. */
  readonly resumesAt?: number;
  /** What it changes to at the next renewal; absent for nothing. */
  readonly change?: ProductChange;
  /** True once access has ended. */
  readonly hasEnded: boolean;
}

/** An outcome in the format of one target. `x-targets` names each target's schema. */
export type Reply = { readonly [name: string]: JSONValue | undefined };

/** A reply to read. */
export interface ReplyReadParams {
  /** The SDK that sent the reply. */
  readonly target: Target;
  /** The reply that the app received. */
  readonly reply: Reply;
  /** The code of the redemption, for replies that do not carry it. */
  readonly code?: string;
}

/** A reply as an outcome. */
export interface ReplyReadResult {
  /** What the reply says. */
  readonly outcome: RedemptionOutcome;
  /** What replies of this shape never carry, so that the outcome lacks it. */
  readonly losses: readonly Loss[];
}

/** An outcome to render. */
export interface ReplyRenderParams {
  /** The SDK whose reply to return. */
  readonly target: Target;
  /** The outcome of the redemption. */
  readonly outcome: RedemptionOutcome;
}

/** An outcome in the format of a target. */
export interface ReplyRenderResult {
  /** What the app receives. */
  readonly reply: Reply;
  /** What the reply cannot carry. */
  readonly losses: readonly Loss[];
}

/** A call with a reply. */
export interface Request {
  /** The protocol's version. */
  readonly jsonrpc: '2.0';
  /** The id that the client chose. */
  readonly id: RequestID;
  /** What is called. */
  readonly method: string;
  /** The method's params by name; defaults to none. */
  readonly params?: { readonly [name: string]: JSONValue | undefined };
}

/**
 * The id of a request, which its reply repeats. Null in replies to messages without a readable id. `typeof` and `Array.isArray` distinguish the
 * cases.
 */
export type RequestID = string | number | null;

/** The paywall on screen is uncovered. */
export interface RestoreFailEvent {
  /** Why. */
  readonly error_message: string;
}

/** The SDK waits before another request (our own event). */
export interface RetryEvent {
  /** The number of the next request; the first one is 1. At least 2. */
  readonly attempt: number;
  /** The wait, in milliseconds. */
  readonly wait: number;
  /** Why the previous request failed. */
  readonly cause: FailureReason;
  /** HTTP status; absent without an answer. */
  readonly httpStatus?: number;
}

/** A customer. Every member is present; an unknown one is null. */
export interface RevenueCatHybridAndroidCustomerInfo {
  /** The user's entitlements. */
  readonly entitlements: RevenueCatHybridAndroidEntitlements;
  /** The products whose subscription is active, `product` or `product:plan`. */
  readonly activeSubscriptions: readonly string[];
  /** All products ever bought. */
  readonly allPurchasedProductIdentifiers: readonly string[];
  /** The latest end of any subscription; null without any; UTC, three fraction digits. */
  readonly latestExpirationDate: string | null;
  /** The latest end of any subscription; null without any; milliseconds since 1970-01-01T00:00:00Z. */
  readonly latestExpirationDateMillis: number | null;
  /** When the customer was first seen; UTC, three fraction digits. */
  readonly firstSeen: string;
  /** When the customer was first seen; milliseconds since 1970-01-01T00:00:00Z. */
  readonly firstSeenMillis: number;
  /** The first identifier this customer was known by. */
  readonly originalAppUserId: string;
  /** The time of the service's answer; UTC, three fraction digits. */
  readonly requestDate: string;
  /** The time of the service's answer; milliseconds since 1970-01-01T00:00:00Z. */
  readonly requestDateMillis: number;
  /** The end of each product's subscription, by `product` or `product:plan`; UTC, null for never. */
  readonly allExpirationDates: { readonly [name: string]: string | null };
  /** The end of each product's subscription, by `product` or `product:plan`; milliseconds since 1970-01-01T00:00:00Z, null for never. */
  readonly allExpirationDatesMillis: { readonly [name: string]: number | null };
  /** The latest purchase of each product, by `product` or `product:plan`; UTC. */
  readonly allPurchaseDates: { readonly [name: string]: string };
  /** The latest purchase of each product, by `product` or `product:plan`; milliseconds since 1970-01-01T00:00:00Z. */
  readonly allPurchaseDatesMillis: { readonly [name: string]: number };
  /** Always null here. */
  readonly originalApplicationVersion: null;
  /** Where the user manages the subscription; null if there is no such page. */
  readonly managementURL: string | null;
  /** When the app itself was first bought; null if unknown; UTC, three fraction digits. */
  readonly originalPurchaseDate: string | null;
  /** When the app itself was first bought; null if unknown; milliseconds since 1970-01-01T00:00:00Z. */
  readonly originalPurchaseDateMillis: number | null;
  /** The user's one-time purchases, oldest first. */
  readonly nonSubscriptionTransactions: readonly RevenueCatHybridAndroidTransaction[];
  /** The user's subscriptions, each under its product identifier. */
  readonly subscriptionsByProductIdentifier?: { readonly [name: string]: RevenueCatHybridAndroidSubscription };
}

/** One entitlement. */
export interface RevenueCatHybridAndroidEntitlement {
  /** The entitlement's identifier. */
  readonly identifier: string;
  /** True if it gives access at the time of the answer. */
  readonly isActive: boolean;
  /** True if it will renew. */
  readonly willRenew: boolean;
  /** How the current period was bought. */
  readonly periodType: RevenueCatPeriodType;
  /** Latest purchase or renewal; milliseconds since 1970-01-01T00:00:00Z. */
  readonly latestPurchaseDateMillis: number;
  /** Latest purchase or renewal; UTC, three fraction digits. */
  readonly latestPurchaseDate: string;
  /** First purchase; milliseconds since 1970-01-01T00:00:00Z. */
  readonly originalPurchaseDateMillis: number;
  /** First purchase; UTC, three fraction digits. */
  readonly originalPurchaseDate: string;
  /** End of access; null if it never ends; milliseconds since 1970-01-01T00:00:00Z. */
  readonly expirationDateMillis: number | null;
  /** End of access; null if it never ends; UTC, three fraction digits. */
  readonly expirationDate: string | null;
  /** Where it was bought. */
  readonly store: RevenueCatStore;
  /** The product's identifier. */
  readonly productIdentifier: string;
  /** The product's plan (Google Play's base plan); null if it has none. */
  readonly productPlanIdentifier: string | null;
  /** True for a purchase without real money. */
  readonly isSandbox: boolean;
  /** When the cancellation was detected; null while it renews; UTC, three fraction digits. */
  readonly unsubscribeDetectedAt: string | null;
  /** When the cancellation was detected; null while it renews; milliseconds since 1970-01-01T00:00:00Z. */
  readonly unsubscribeDetectedAtMillis: number | null;
  /** When a billing issue was detected; null for none; UTC, three fraction digits. */
  readonly billingIssueDetectedAt: string | null;
  /** When a billing issue was detected; null for none; milliseconds since 1970-01-01T00:00:00Z. */
  readonly billingIssueDetectedAtMillis: number | null;
  /** Whether the user bought it or shares a family member's purchase. */
  readonly ownershipType: RevenueCatOwnershipType;
  /** Whether the answer's signature was checked. */
  readonly verification: RevenueCatVerificationResult;
}

/** The customer's entitlements. */
export interface RevenueCatHybridAndroidEntitlements {
  /** All, each under its identifier. */
  readonly all: { readonly [name: string]: RevenueCatHybridAndroidEntitlement };
  /** Those of `all` that are active. */
  readonly active: { readonly [name: string]: RevenueCatHybridAndroidEntitlement };
  /** Whether the answer's signature was checked. */
  readonly verification: RevenueCatVerificationResult;
}

/** It failed. */
export interface RevenueCatHybridAndroidError {
  /** The kind of result. */
  readonly result: 'ERROR';
  /** Why. */
  readonly error: RevenueCatHybridAndroidErrorDetails;
}

/** The flat map of an error. */
export interface RevenueCatHybridAndroidErrorDetails {
  /** The number of the error on Android. At least 0. */
  readonly code: number;
  /** The fixed text of the code. */
  readonly message: string;
  /** The code's name as Android writes it, such as `NetworkError`; absent if it has none. */
  readonly readableErrorCode?: string;
  /** The same. Deprecated. */
  readonly readable_error_code?: string;
  /** The underlying error; empty for none. */
  readonly underlyingErrorMessage: string;
}

/** The link had expired or was used already. */
export interface RevenueCatHybridAndroidExpired {
  /** The kind of result. */
  readonly result: 'EXPIRED';
  /** The masked address to which a new link was sent; empty if unknown. */
  readonly obfuscatedEmail: string;
}

/** The link's token is invalid. */
export interface RevenueCatHybridAndroidInvalidToken {
  /** The kind of result. */
  readonly result: 'INVALID_TOKEN';
}

/** The purchase belongs to another user. */
export interface RevenueCatHybridAndroidPurchaseBelongsToOtherUser {
  /** The kind of result. */
  readonly result: 'PURCHASE_BELONGS_TO_OTHER_USER';
}

/** The result of a redemption. `result` distinguishes the cases. */
export type RevenueCatHybridAndroidReply =
  | RevenueCatHybridAndroidSuccess
  | RevenueCatHybridAndroidError
  | RevenueCatHybridAndroidInvalidToken
  | RevenueCatHybridAndroidPurchaseBelongsToOtherUser
  | RevenueCatHybridAndroidExpired
  | UnknownRevenueCatHybridAndroidReply;

/** A case of `RevenueCatHybridAndroidReply` that only a newer server knows. `JSON.stringify` writes it as received. */
export interface UnknownRevenueCatHybridAndroidReply {
  /** Marks an unknown case; the received value has another kind. */
  readonly result: 'unknown';
  /** The received value. */
  readonly json: JSONObject;
}

/** One subscription. */
export interface RevenueCatHybridAndroidSubscription {
  /** The product's identifier. */
  readonly productIdentifier: string;
  /** Latest purchase or renewal; UTC, three fraction digits. */
  readonly purchaseDate: string;
  /** First purchase; null if unknown; UTC, three fraction digits. */
  readonly originalPurchaseDate: string | null;
  /** End of access; null if it never ends; UTC, three fraction digits. */
  readonly expiresDate: string | null;
  /** Where it was bought. */
  readonly store: RevenueCatStore;
  /** When the cancellation was detected; null while it renews; UTC, three fraction digits. */
  readonly unsubscribeDetectedAt: string | null;
  /** True for a purchase without real money. */
  readonly isSandbox: boolean;
  /** When a billing issue was detected; null for none; UTC, three fraction digits. */
  readonly billingIssuesDetectedAt: string | null;
  /** End of the grace period; null if none runs; UTC, three fraction digits. */
  readonly gracePeriodExpiresDate: string | null;
  /** Whether the user bought it or shares a family member's purchase. */
  readonly ownershipType: RevenueCatOwnershipType;
  /** How the current period was bought. */
  readonly periodType: RevenueCatPeriodType;
  /** When it was refunded; null unless it was; UTC, three fraction digits. */
  readonly refundedAt: string | null;
  /** The store's id of the transaction; null if unknown. */
  readonly storeTransactionId: string | null;
  /** True if it gives access at the time of the answer. */
  readonly isActive: boolean;
  /** True if it will renew. */
  readonly willRenew: boolean;
  /** When a paused subscription resumes; null unless it is paused; UTC, three fraction digits. */
  readonly autoResumeDate?: string | null;
  /** The product's name for people; null if it has none. */
  readonly displayName?: string | null;
  /** Where the user manages the subscription; null if there is no such page. */
  readonly managementURL?: string | null;
  /** The product's plan (Google Play's base plan); null if it has none. */
  readonly productPlanIdentifier?: string | null;
}

/** The purchase is redeemed. */
export interface RevenueCatHybridAndroidSuccess {
  /** The kind of result. */
  readonly result: 'SUCCESS';
  /** The customer after the redemption. */
  readonly customerInfo: RevenueCatHybridAndroidCustomerInfo;
}

/** One purchase that does not renew. */
export interface RevenueCatHybridAndroidTransaction {
  /** RevenueCat's id of the transaction. */
  readonly transactionIdentifier: string;
  /** RevenueCat's id of the transaction. Deprecated: the same as the key before it. */
  readonly revenueCatId: string;
  /** The product's identifier. */
  readonly productIdentifier: string;
  /** The product's identifier. Deprecated: the same as the key before it. */
  readonly productId: string;
  /** When it was bought; milliseconds since 1970-01-01T00:00:00Z. */
  readonly purchaseDateMillis: number;
  /** When it was bought; UTC, three fraction digits. */
  readonly purchaseDate: string;
}

/** A customer. Every member is present; an unknown one is null. */
export interface RevenueCatHybridIosCustomerInfo {
  /** The user's entitlements. */
  readonly entitlements: RevenueCatHybridIosEntitlements;
  /** The products whose subscription is active, `product` or `product:plan`. */
  readonly activeSubscriptions: readonly string[];
  /** All products ever bought. */
  readonly allPurchasedProductIdentifiers: readonly string[];
  /** The latest end of any subscription; null without any; UTC, whole seconds. */
  readonly latestExpirationDate: string | null;
  /** The latest end of any subscription; null without any; milliseconds since 1970-01-01T00:00:00Z. */
  readonly latestExpirationDateMillis: number | null;
  /** When the customer was first seen; UTC, whole seconds. */
  readonly firstSeen: string;
  /** When the customer was first seen; milliseconds since 1970-01-01T00:00:00Z. */
  readonly firstSeenMillis: number;
  /** The first identifier this customer was known by. */
  readonly originalAppUserId: string;
  /** The time of the service's answer; UTC, whole seconds. */
  readonly requestDate: string;
  /** The time of the service's answer; milliseconds since 1970-01-01T00:00:00Z. */
  readonly requestDateMillis: number;
  /** The end of each product's subscription, by `product` or `product:plan`; UTC, null for never. */
  readonly allExpirationDates: { readonly [name: string]: string | null };
  /** The end of each product's subscription, by `product` or `product:plan`; milliseconds since 1970-01-01T00:00:00Z, null for never. */
  readonly allExpirationDatesMillis: { readonly [name: string]: number | null };
  /** The latest purchase of each product, by `product` or `product:plan`; UTC. */
  readonly allPurchaseDates: { readonly [name: string]: string | null };
  /** The latest purchase of each product, by `product` or `product:plan`; milliseconds since 1970-01-01T00:00:00Z. */
  readonly allPurchaseDatesMillis: { readonly [name: string]: number | null };
  /** The app version at the first purchase; null if unknown, always on Android. */
  readonly originalApplicationVersion: string | null;
  /** When the app itself was first bought; null if unknown; UTC, whole seconds. */
  readonly originalPurchaseDate: string | null;
  /** When the app itself was first bought; null if unknown; milliseconds since 1970-01-01T00:00:00Z. */
  readonly originalPurchaseDateMillis: number | null;
  /** Where the user manages the subscription; null if there is no such page. */
  readonly managementURL: string | null;
  /** The user's one-time purchases, oldest first. */
  readonly nonSubscriptionTransactions: readonly RevenueCatHybridIosTransaction[];
  /** The user's subscriptions, each under its product identifier. */
  readonly subscriptionsByProductIdentifier?: { readonly [name: string]: RevenueCatHybridIosSubscription };
}

/** One entitlement. */
export interface RevenueCatHybridIosEntitlement {
  /** The entitlement's identifier. */
  readonly identifier: string;
  /** True if it gives access at the time of the answer. */
  readonly isActive: boolean;
  /** True if it will renew. */
  readonly willRenew: boolean;
  /** How the current period was bought. */
  readonly periodType: RevenueCatPeriodType;
  /** Latest purchase or renewal; null if unknown; UTC, whole seconds. */
  readonly latestPurchaseDate: string | null;
  /** Latest purchase or renewal; null if unknown; milliseconds since 1970-01-01T00:00:00Z. */
  readonly latestPurchaseDateMillis: number | null;
  /** First purchase; null if unknown; UTC, whole seconds. */
  readonly originalPurchaseDate: string | null;
  /** First purchase; null if unknown; milliseconds since 1970-01-01T00:00:00Z. */
  readonly originalPurchaseDateMillis: number | null;
  /** End of access; null if it never ends; UTC, whole seconds. */
  readonly expirationDate: string | null;
  /** End of access; null if it never ends; milliseconds since 1970-01-01T00:00:00Z. */
  readonly expirationDateMillis: number | null;
  /** Where it was bought. */
  readonly store: RevenueCatStore;
  /** The product's identifier. */
  readonly productIdentifier: string;
  /** The product's plan (Google Play's base plan); null if it has none. */
  readonly productPlanIdentifier: string | null;
  /** True for a purchase without real money. */
  readonly isSandbox: boolean;
  /** When the cancellation was detected; null while it renews; UTC, whole seconds. */
  readonly unsubscribeDetectedAt: string | null;
  /** When the cancellation was detected; null while it renews; milliseconds since 1970-01-01T00:00:00Z. */
  readonly unsubscribeDetectedAtMillis: number | null;
  /** When a billing issue was detected; null for none; UTC, whole seconds. */
  readonly billingIssueDetectedAt: string | null;
  /** When a billing issue was detected; null for none; milliseconds since 1970-01-01T00:00:00Z. */
  readonly billingIssueDetectedAtMillis: number | null;
  /** Whether the user bought it or shares a family member's purchase. */
  readonly ownershipType: RevenueCatOwnershipType;
  /** Whether the answer's signature was checked. */
  readonly verification: RevenueCatVerificationResult;
}

/** The customer's entitlements. */
export interface RevenueCatHybridIosEntitlements {
  /** All, each under its identifier. */
  readonly all: { readonly [name: string]: RevenueCatHybridIosEntitlement };
  /** Those of `all` that are active. */
  readonly active: { readonly [name: string]: RevenueCatHybridIosEntitlement };
  /** Whether the answer's signature was checked. */
  readonly verification: RevenueCatVerificationResult;
}

/** It failed. */
export interface RevenueCatHybridIosError {
  /** The kind of result. */
  readonly result: 'ERROR';
  /** Why. */
  readonly error: RevenueCatHybridIosErrorDetails;
}

/** The flat map of an error. */
export interface RevenueCatHybridIosErrorDetails {
  /** The number of the error on iOS. At least 0. */
  readonly code: number;
  /** The fixed text of the code and the service's own message. */
  readonly message: string;
  /** The underlying error; empty for none. */
  readonly underlyingErrorMessage: string;
  /** The code's name as iOS writes it, such as `NETWORK_ERROR`; absent if it has none. */
  readonly readableErrorCode?: string;
  /** The same. Deprecated. */
  readonly readable_error_code?: string;
  /** The first underlying error that is not RevenueCat's own; absent for none. */
  readonly storeError?: RevenueCatHybridIosStoreError;
}

/** The link had expired or was used already. */
export interface RevenueCatHybridIosExpired {
  /** The kind of result. */
  readonly result: 'EXPIRED';
  /** The masked address to which a new link was sent; empty if unknown. */
  readonly obfuscatedEmail: string;
}

/** The link's token is invalid. */
export interface RevenueCatHybridIosInvalidToken {
  /** The kind of result. */
  readonly result: 'INVALID_TOKEN';
}

/** The purchase belongs to another user. */
export interface RevenueCatHybridIosPurchaseBelongsToOtherUser {
  /** The kind of result. */
  readonly result: 'PURCHASE_BELONGS_TO_OTHER_USER';
}

/** The result of a redemption. `result` distinguishes the cases. */
export type RevenueCatHybridIosReply =
  | RevenueCatHybridIosSuccess
  | RevenueCatHybridIosError
  | RevenueCatHybridIosInvalidToken
  | RevenueCatHybridIosPurchaseBelongsToOtherUser
  | RevenueCatHybridIosExpired
  | UnknownRevenueCatHybridIosReply;

/** A case of `RevenueCatHybridIosReply` that only a newer server knows. `JSON.stringify` writes it as received. */
export interface UnknownRevenueCatHybridIosReply {
  /** Marks an unknown case; the received value has another kind. */
  readonly result: 'unknown';
  /** The received value. */
  readonly json: JSONObject;
}

/** An underlying error that is not RevenueCat's own. */
export interface RevenueCatHybridIosStoreError {
  /** Its number, such as -1001 for a time-out. */
  readonly code: number;
  /** The domain of that number, such as `NSURLErrorDomain`. */
  readonly domain: string;
  /** What it says. */
  readonly message: string;
}

/** One subscription. */
export interface RevenueCatHybridIosSubscription {
  /** The product's identifier. */
  readonly productIdentifier: string;
  /** Latest purchase or renewal; UTC, whole seconds. */
  readonly purchaseDate: string;
  /** First purchase; null if unknown; UTC, whole seconds. */
  readonly originalPurchaseDate: string | null;
  /** End of access; null if it never ends; UTC, whole seconds. */
  readonly expiresDate: string | null;
  /** Where it was bought. */
  readonly store: RevenueCatStore;
  /** True for a purchase without real money. */
  readonly isSandbox: boolean;
  /** When the cancellation was detected; null while it renews; UTC, whole seconds. */
  readonly unsubscribeDetectedAt: string | null;
  /** When a billing issue was detected; null for none; UTC, whole seconds. */
  readonly billingIssuesDetectedAt: string | null;
  /** End of the grace period; null if none runs; UTC, whole seconds. */
  readonly gracePeriodExpiresDate: string | null;
  /** Whether the user bought it or shares a family member's purchase. */
  readonly ownershipType: RevenueCatOwnershipType;
  /** How the current period was bought. */
  readonly periodType: RevenueCatPeriodType;
  /** When it was refunded; null unless it was; UTC, whole seconds. */
  readonly refundedAt: string | null;
  /** The store's id of the transaction; null if unknown. */
  readonly storeTransactionId: string | null;
  /** True if it gives access at the time of the answer. */
  readonly isActive: boolean;
  /** True if it will renew. */
  readonly willRenew: boolean;
  /** When a paused subscription resumes; null unless it is paused; UTC, whole seconds. */
  readonly autoResumeDate?: string | null;
  /** The product's name for people; null if it has none. */
  readonly displayName?: string | null;
  /** Where the user manages the subscription; null if there is no such page. */
  readonly managementURL?: string | null;
  /** The product's plan (Google Play's base plan); null if it has none. */
  readonly productPlanIdentifier?: string | null;
  /** What was paid; null if unknown. */
  readonly price: RevenueCatHybridPrice | null;
}

/** The purchase is redeemed. */
export interface RevenueCatHybridIosSuccess {
  /** The kind of result. */
  readonly result: 'SUCCESS';
  /** The customer after the redemption. */
  readonly customerInfo: RevenueCatHybridIosCustomerInfo;
}

/** One purchase that does not renew. */
export interface RevenueCatHybridIosTransaction {
  /** RevenueCat's id of the transaction. */
  readonly transactionIdentifier: string;
  /** RevenueCat's id of the transaction. Deprecated: the same as the key before it. */
  readonly revenueCatId: string;
  /** The product's identifier. */
  readonly productIdentifier: string;
  /** The product's identifier. Deprecated: the same as the key before it. */
  readonly productId: string;
  /** When it was bought; UTC, whole seconds. */
  readonly purchaseDate: string;
  /** When it was bought; milliseconds since 1970-01-01T00:00:00Z. */
  readonly purchaseDateMillis: number;
}

/** What was paid, as the hybrids represent it over iOS. */
export interface RevenueCatHybridPrice {
  /** ISO 4217 code. */
  readonly currency: string;
  /** In the currency's unit. */
  readonly amount: number;
}

/** The words of `RevenueCatOwnershipType` that this version lists. */
export type KnownRevenueCatOwnershipType = 'PURCHASED' | 'FAMILY_SHARED' | 'UNKNOWN';

/**
 * Whether it is the user's own or a family member's purchase, as the hybrids and Kotlin write it. `isKnown` is false for a word of a newer server.
 */
export type RevenueCatOwnershipType = KnownRevenueCatOwnershipType | Unlisted;

/** The words of `RevenueCatPeriodType` that this version lists. */
export type KnownRevenueCatPeriodType = 'NORMAL' | 'INTRO' | 'TRIAL' | 'PREPAID';

/** How the current period was bought, as the hybrids and Kotlin write it. `isKnown` is false for a word of a newer server. */
export type RevenueCatPeriodType = KnownRevenueCatPeriodType | Unlisted;

/** The words of `RevenueCatStore` that this version lists. */
export type KnownRevenueCatStore =
  | 'APP_STORE'
  | 'MAC_APP_STORE'
  | 'PLAY_STORE'
  | 'STRIPE'
  | 'PROMOTIONAL'
  | 'UNKNOWN_STORE'
  | 'AMAZON'
  | 'RC_BILLING'
  | 'EXTERNAL'
  | 'PADDLE'
  | 'TEST_STORE'
  | 'GALAXY';

/** Where something was bought, as the hybrids and Kotlin write it. `isKnown` is false for a word of a newer server. */
export type RevenueCatStore = KnownRevenueCatStore | Unlisted;

/** The words of `RevenueCatVerificationResult` that this version lists. */
export type KnownRevenueCatVerificationResult =
  | 'NOT_REQUESTED'
  | 'VERIFIED'
  | 'VERIFIED_ON_DEVICE'
  | 'FAILED';

/** Whether the signature of the service's answer was checked, as the hybrids and Kotlin write it. `isKnown` is false for a word of a newer server. */
export type RevenueCatVerificationResult = KnownRevenueCatVerificationResult | Unlisted;

/** An error as an SDK's own channel returns it. */
export interface SDKError {
  /** The channel's code; RevenueCat's hybrids write their number as text. Empty if the channel has none; the name of the exception if it throws. */
  readonly code: string;
  /** The SDK's error message. */
  readonly message: string;
  /** Details; an empty object or null for none. */
  readonly details: JSONValue;
  /** The domain of an `NSError`, on channels that carry it (React Native on iOS); absent on the others. */
  readonly domain?: string;
}

/** A scenario file. Saved values and made-up texts replace codes, links, keys and addresses. */
export interface Scenario {
  /** What it is about. */
  readonly title: string;
  /** Where it comes from. */
  readonly description: string;
  /** One case; none if no entry became a step. */
  readonly cases: readonly ScenarioCase[];
}

/** Steps for a fresh server. */
export interface ScenarioCase {
  /** What was exported. */
  readonly description: string;
  /** The steps in their order, at most 10,000 and about 2 MiB. */
  readonly steps: readonly ScenarioStep[];
}

/** Which part of the log. */
export interface ScenarioExportParams {
  /**
   * The session to export, with what it depends on: purchases, faults, policies, the clock, and sessions with the same user or code. Defaults to
   * everything.
   */
  readonly session?: string;
  /** Sequence number after which to begin; defaults to the oldest entry. At least 0. */
  readonly after?: number;
}

/** The calls of the log as a scenario. */
export interface ScenarioExportResult {
  /** A file for `redemption replay`. */
  readonly scenario: Scenario;
  /** Entries that are not steps. Calls of sessions that were not requested are not counted. */
  readonly omitted: readonly OmittedEntries[];
}

/** A call with the expected result: `contains` or `error`. */
export interface ScenarioStep {
  /** The method. */
  readonly method: string;
  /** Its params; `${name}` stands for a value that an earlier step saves. */
  readonly params: { readonly [name: string]: JSONValue | undefined };
  /** A part of the result: the kind of an outcome, or `handled`. */
  readonly contains?: JSONValue;
  /** The error that it returns. */
  readonly error?: LoggedError;
  /** Names for values of the result, each with a JSON Pointer. */
  readonly save?: { readonly [name: string]: string };
  /** The events that came with this step before its reply, in their order. */
  readonly events?: readonly ExpectedEvent[];
  /** The events that came with this step after its reply, in their order. */
  readonly eventsAfter?: readonly ExpectedEvent[];
  /** The name under which a later step awaits the reply. */
  readonly later?: string;
  /** Replies of earlier steps that come with this one. */
  readonly replies?: readonly string[];
}

/** Outcomes from a script. */
export interface ScriptGateway {
  /** One per redemption, in order. */
  readonly script: readonly ScriptedAnswer[];
}

/** An outcome, which gets the code of the request, or an answer without that code. `kind` distinguishes the cases. */
export type ScriptedAnswer =
  | Redeemed
  | SubscriptionExpired
  | LinkExpired
  | InvalidCode
  | PurchaseBelongsToOtherUser
  | Failed
  | AbsentAnswer;

/** The words of `Sdk` that this version lists. */
export type KnownSdk = 'native' | 'flutter' | 'react-native' | 'unity' | 'kmp' | 'capacitor';

/** The language layer that an app talks to. `isKnown` is false for a word of a newer server. */
export type Sdk = KnownSdk | Unlisted;

/** Versions, targets, methods and limits of this server. */
export interface ServerDescribeResult {
  /** The program's name. */
  readonly name: string;
  /** Semantic version of the release that the program is from. */
  readonly version: string;
  /** Version of the contract: a client works with a server of the same number and of its own release or a newer one. */
  readonly contractVersion: number;
  /** Every vendor, in the order of the adapters. */
  readonly vendors: readonly VendorSummary[];
  /** Every target, in the order of the adapters. */
  readonly targets: readonly TargetDescription[];
  /** The methods that a client may send. */
  readonly methods: readonly string[];
  /** Limits of sizes and numbers. */
  readonly limits: ServerLimits;
  /** Where HTTP clients connect; absent if the server has no HTTP. */
  readonly http?: HTTPAddress;
}

/** Limits of sizes and numbers. */
export interface ServerLimits {
  /** The longest message, in bytes without framing. */
  readonly messageBytes: number;
  /** The longest block of header lines, in bytes. */
  readonly headerBytes: number;
  /** The most calls in one batch. */
  readonly batchCalls: number;
  /** The most bytes of replies to one batch; later calls of the batch are rejected with `batchRepliesTooLarge` and not run. */
  readonly batchReplyBytes: number;
  /** The most requests that wait for their answer. */
  readonly pendingRequests: number;
  /** The most open sessions. */
  readonly sessions: number;
  /** The most pending faults of `fault/inject`. */
  readonly faults: number;
  /** The most messages in one result of `store/mailbox`. */
  readonly mailboxMessages: number;
  /** The most purchases in one result of `store/list`. */
  readonly listedPurchases: number;
  /** The most entries that the log keeps. */
  readonly logEntries: number;
  /** The most ids in one call of `session/linkStripeSubscriptions`. */
  readonly subscriptionIds: number;
  /** The deepest nesting of arrays and objects. */
  readonly depth: number;
}

/**
 * Anything that the server sends outside a batch, to a client that has not subscribed to the log. The member that is present distinguishes the cases:
 * `'result' in value`.
 */
export type ServerMessage = SuccessResponse | ErrorResponse | EventNotification | UnknownServerMessage;

/** A case of `ServerMessage` that only a newer server knows. `JSON.stringify` writes it as received. */
export interface UnknownServerMessage {
  /** The received value. */
  readonly unknown: JSONObject;
}

/** The app goes to the background. */
export interface SessionBackgroundParams {
  /** The session, as `session/open` named it. */
  readonly session: string;
  /**
   * Seconds after which it comes back: the clock moves, as by `clock/advance`. Without them it stays there until `session/foreground`. Greater than
   * 0, at most 3155760000.
   */
  readonly seconds?: number;
}

/** A call that only the SDK of the session's vendor has. */
export interface SessionCallParams {
  /** The session, as `session/open` named it. */
  readonly session: string;
  /** One of the calls of the session's target; `server/describe` lists those of each vendor under `calls`. */
  readonly name: string;
  /** The params of that call; defaults to none. */
  readonly params?: JSONValue;
}

/** What the call returns to the app. */
export interface SessionCallResult {
  /** The SDK's own result; null if the call returns nothing. */
  readonly value: JSONValue;
}

/** A paywall's page reports a step of a checkout to the SDK. Superwall's SDKs on iOS alone have this. */
export interface SessionCheckoutParams {
  /** The session, as `session/open` named it. */
  readonly session: string;
  /** The step that the page reports. */
  readonly step: CheckoutStep;
  /** The id of the checkout. The SDK asks its service about it until a `store/purchase` with this id ends it. */
  readonly checkoutContextId: string;
  /** The product being bought. */
  readonly product: string;
}

/** The app requests its user's customer info. */
export interface SessionCustomerInfoParams {
  /** The session, as `session/open` named it. */
  readonly session: string;
  /** The fetch policy; defaults to `cachedOrFetched`. */
  readonly fetchPolicy?: FetchPolicy;
}

/** Something that an SDK does or passes to its app, in the SDK's own order. */
export interface SessionEvent {
  /** Whose. */
  readonly session: string;
  /** Counts a session's events from 1. At least 1. */
  readonly sequence: number;
  /** The SDK's own word for it; `x-events` lists them. */
  readonly name: string;
  /** The time; milliseconds since 1970-01-01T00:00:00Z. */
  readonly at: number;
  /** Its body as that channel delivers it. */
  readonly params: EventParams;
}

/** The state of an SDK. */
export interface SessionFacts {
  /** The session, as `session/open` named it. */
  readonly session: string;
  /** Whose SDK. */
  readonly vendor: Vendor;
  /** Which of the vendor's SDKs. */
  readonly sdk: Sdk;
  /** The platform of its native side. */
  readonly platform: Platform;
  /** True if the app has configured its SDK. */
  readonly configured: boolean;
  /** The app's user; null if the SDK has none. */
  readonly appUserId: string | null;
  /** True if the SDK created the app user id, or is not configured yet. */
  readonly isAnonymous: boolean;
  /** The installed app's own identifier. */
  readonly deviceId: string;
  /** Codes that the SDK stores, oldest first. */
  readonly storedCodes: readonly StoredCode[];
  /** The number of redemptions in progress. At least 0. */
  readonly redemptionsUnderWay: number;
  /** The subscription status. RevenueCat's SDKs have none and stay at `unknown`. */
  readonly status: SubscriptionStatus;
  /** The user's entitlements as the app sees them. */
  readonly entitlements: EntitlementLists;
  /** True if the app decides about access itself. */
  readonly purchaseController: boolean;
  /** Attributes that the app set on its user. */
  readonly userAttributes: JSONObject;
  /** The user's ids in other services. */
  readonly integrationAttributes: JSONObject;
  /** The paywall on screen; null for none. */
  readonly paywall: OpenPaywall | null;
  /** The number of links that wait for `session/configure`. At least 0. */
  readonly linksWaiting: number;
  /** The checkout in a paywall's page that the SDK waits for; absent for none. Superwall only. */
  readonly pendingCheckout?: PendingCheckout;
}

/** The app passes a link to its SDK. */
export interface SessionHandleDeepLinkParams {
  /** The session, as `session/open` named it. */
  readonly session: string;
  /** The link that opened the app; not unwrapped. */
  readonly url: string;
}

/** What the SDK's deep-link call returns. */
export interface SessionHandleDeepLinkResult {
  /** True if the SDK's call returns that it handles the link. */
  readonly handled: boolean;
  /** The error of a call that throws instead of returning false; absent otherwise. */
  readonly error?: string;
}

/** The Stripe ids of a Superwall redemption go to RevenueCat. */
export interface SessionLinkStripeSubscriptionsParams {
  /** Superwall's session, where the purchase was redeemed. */
  readonly session: string;
  /** RevenueCat's session in the same app. */
  readonly receiptsSession: string;
  /** True if Checkout sessions (`cs_…`) of one-time purchases are sent too. Default: `false`. */
  readonly includeCheckoutSessions?: boolean;
  /** The ids to send; defaults to those of the session's redemptions. At most 1000 elements. */
  readonly subscriptionIds?: readonly string[];
}

/** The result for each id, and the customer info afterwards. */
export interface SessionLinkStripeSubscriptionsResult {
  /** RevenueCat's app user; null if there is none. */
  readonly appUserId: string | null;
  /** The result for each id, in order. */
  readonly subscriptions: readonly LinkedSubscription[];
  /** Why nothing was sent: `nothingRedeemed`, `noStripeSubscription`, or the outcome if it was not a success; null if something was sent. */
  readonly reason: string | null;
  /** The customer info afterwards, in the format of RevenueCat's session; null if nothing was sent or the fetch failed. */
  readonly customerInfo: CustomerReply | null;
  /** Why the fetch failed; absent otherwise. */
  readonly failure?: LinkFailure;
}

/** Lists the open sessions of all clients. */
export interface SessionListParams {
  /** Lists only sessions of this vendor; defaults to all. */
  readonly vendor?: Vendor;
}

/** The open sessions, in the order in which they were opened. */
export interface SessionListResult {
  /** One entry per session. */
  readonly sessions: readonly SessionSummary[];
}

/** The app logs its user in. */
export interface SessionLogInParams {
  /** The session, as `session/open` named it. */
  readonly session: string;
  /** The app's user from now on. */
  readonly appUserId: string;
}

/** Params of `session/open`. */
export interface SessionOpenParams {
  /** The vendor of the SDK. */
  readonly vendor: Vendor;
  /** One of the vendor's SDKs. */
  readonly sdk: Sdk;
  /** The platform of its native side. */
  readonly platform: Platform;
  /** The app's user; anonymous if left out, null or blank. */
  readonly appUserId?: string | null;
  /** The phone, as the SDK names it; defaults to a new one. If the SDK has stored something there, the app starts again with that. */
  readonly deviceId?: string;
  /**
   * The version of the app's SDK package, such as `10.9.1`: the session does what that version does. By default it is the newest that the server
   * knows. The result has a warning if redemption may differ in it.
   */
  readonly sdkVersion?: string;
  /**
   * False for an app that has not configured its SDK yet. It does so with `session/configure`, or on its own channel with `channel/call`. Default:
   * `true`.
   */
  readonly configured?: boolean;
  /** The gateway that answers its requests; defaults to the ledger. */
  readonly gateway?: Gateway;
  /** The SDK's `shouldShowWebPurchaseConfirmationAlert`; defaults to the SDK's default. Superwall only. */
  readonly confirmationAlert?: boolean;
  /** iOS: true if an alert stays open until `session/closeAlert`; false by default: a person closes it at once. Superwall only. */
  readonly alertsStayOpen?: boolean;
  /** iOS: the SDK's `shouldShowWebRestorationAlert`; true by default. Superwall only. */
  readonly webRestorationAlert?: boolean;
  /** The SDK's `paywalls.automaticallyDismiss`; true by default. Superwall only. */
  readonly automaticallyDismiss?: boolean;
  /** Seconds for which the SDK keeps web entitlements; defaults to a day. Superwall only. Greater than 0, at most 3155760000. */
  readonly entitlementsMaxAge?: number;
  /** True if the app decides about access itself; false by default. Superwall only. */
  readonly purchaseController?: boolean;
  /** True if the configuration has a placement for `deepLink_open`; false by default. Superwall only. */
  readonly deepLinkTrigger?: boolean;
  /** A paywall that is on screen; defaults to none. Superwall only. */
  readonly paywall?: OpenPaywall;
  /** Products that the app sells in the phone's own store. Superwall only. */
  readonly products?: ProductList;
  /** The identifiers of the products that are owned in the phone's own store. Superwall only. */
  readonly ownedProducts?: readonly string[];
  /** Entitlements from the phone's own store. Superwall only. */
  readonly deviceEntitlements?: EntitlementList;
  /** iOS: a checkout that an earlier run of the app has left pending, as `session/describe` returned it; none when left out. Superwall only. */
  readonly pendingCheckout?: PendingCheckout;
}

/** The opened session. */
export interface SessionOpenResult {
  /** The name of the session for later calls. */
  readonly session: string;
  /** The app's user; null if the SDK has none. */
  readonly appUserId: string | null;
  /** The installed app's own identifier. */
  readonly deviceId: string;
  /** The version of the native SDK that the app's package brings; absent if the vendor's versions are unknown. */
  readonly nativeVersion?: string;
  /** What that version does that older ones do not, by the identifiers of `versions/list`; absent if the vendor's versions are unknown. */
  readonly rules?: readonly string[];
  /** What differs in `sdkVersion` from what the session does, or that nobody has compared it; absent otherwise. */
  readonly warning?: string;
}

/** The name of a session. */
export interface SessionParams {
  /** The session, as `session/open` named it. */
  readonly session: string;
}

/** The app requests an email with new links. */
export interface SessionReissueParams {
  /** The session, as `session/open` named it. */
  readonly session: string;
  /** The address as the user typed it; the SDK validates it. */
  readonly email: string;
}

/** What the SDK returns to a request for an email. */
export interface SessionReissueResult {
  /** The SDK's answer in the format of the session's target. */
  readonly reply: JSONValue;
}

/**
 * The entitlements from the phone's own store, from now on. At least one of `entitlements` and `ownedProducts`. At least 2 of the members are
 * present.
 */
export interface SessionSetDeviceEntitlementsParams {
  /** The session, as `session/open` named it. */
  readonly session: string;
  /** All entitlements from the phone's own store. */
  readonly entitlements?: EntitlementList;
  /** Products that are owned; `products` of `session/open` says what each grants. */
  readonly ownedProducts?: readonly string[];
  /** The transaction that led to it; some SDKs then send their stored codes again. Defaults to none. */
  readonly after?: DeviceTransaction;
}

/** The app shows a paywall, or closes the one on screen itself. */
export interface SessionSetPaywallParams {
  /** The session, as `session/open` named it. */
  readonly session: string;
  /** True if one is on screen. */
  readonly open: boolean;
  /** Entitlements that its products grant; defaults to none. */
  readonly entitlements?: readonly string[];
  /** True if the SDK may close it; defaults to the session's own option. */
  readonly automaticallyDismiss?: boolean;
}

/** Whether the app or the SDK decides about access. */
export interface SessionSetPurchaseControllerParams {
  /** The session, as `session/open` named it. */
  readonly session: string;
  /** True if the app decides about access, false if the SDK does. */
  readonly external: boolean;
}

/** The app sets its SDK's subscription status. */
export interface SessionSetSubscriptionStatusParams {
  /** The session, as `session/open` named it. */
  readonly session: string;
  /** The status; an active one without entitlements is inactive. */
  readonly status: GivenStatus;
  /** Entitlements of an active status, if `status` is a single word. */
  readonly entitlements?: EntitlementList;
}

/**
 * Attributes that the app sets on its user. Null removes a value; values that are left out do not change. At least one of the two members. At least 2
 * of the members are present.
 */
export interface SessionSetUserAttributesParams {
  /** The session, as `session/open` named it. */
  readonly session: string;
  /** Attributes to set; null removes one. */
  readonly attributes?: JSONObject;
  /** The user's ids in other services; after a change, some SDKs send their stored codes again. */
  readonly integrationAttributes?: JSONObject;
}

/** A session's state. */
export type SessionState = SessionFacts;

/** A session and its user; `session/describe` returns the rest. */
export interface SessionSummary {
  /** The session, as `session/open` named it. */
  readonly session: string;
  /** Its vendor. */
  readonly vendor: Vendor;
  /** Its SDK. */
  readonly sdk: Sdk;
  /** Its platform. */
  readonly platform: Platform;
  /** True once the app has configured its SDK. */
  readonly configured: boolean;
  /** The app's user; null if the SDK has none. */
  readonly appUserId: string | null;
  /** The installed app's own identifier. */
  readonly deviceId: string;
}

/** One isolated simulation: ledger, clock, faults, policies, mail, sessions and log. */
export interface Space {
  /** Its name. */
  readonly name: SpaceName;
  /** What moves its clock. */
  readonly clock: ClockKind;
  /** The time on its clock; milliseconds since 1970-01-01T00:00:00Z. */
  readonly now: number;
  /** The number of open sessions. At least 0. */
  readonly sessions: number;
}

/** What moves a clock. `virtual`: only `clock/advance`. `offset`: time passes, and `clock/advance` adds to it. */
export type SpaceClock = 'virtual' | 'offset';

/** A moment at which a rule changes its answer. */
export interface SpaceDeadline {
  /**
   * The rule, such as `linkExpires`, `subscriptionLapses`, `cacheGoesStale`, `reissueIsAllowed`, `retryIsDue`, `pollIsDue` or `answerArrives`. A
   * vendor may have others.
   */
  readonly name: string;
  /** The first moment with the new answer; milliseconds since 1970-01-01T00:00:00Z. */
  readonly at: number;
}

/** A space ends. */
export interface SpaceDeleteParams {
  /** A space other than `main`. */
  readonly space: SpaceName;
}

/** The space was deleted. */
export interface SpaceDeleteResult {
  /** Its name. */
  readonly deleted: string;
}

/** The space whose state to read. */
export interface SpaceDigestParams {
  /** The space; defaults to that of this client. */
  readonly space?: SpaceName;
}

/** A digest of everything that can affect a state's future. */
export interface SpaceDigestResult {
  /**
   * Equal for two states whose futures are the same up to ids and dates, on every machine and in every process. Time has to pass from one deadline to
   * the next.
   */
  readonly digest: string;
  /** The time on the clock of the space; milliseconds since 1970-01-01T00:00:00Z. */
  readonly now: number;
  /** The moments at which a rule changes its answer, the next one first. */
  readonly deadlines: readonly SpaceDeadline[];
}

/** Copies a space. */
export interface SpaceForkParams {
  /** The space to copy; defaults to that of this client. */
  readonly from?: SpaceName;
  /** The name of the copy; defaults to `fork-1` and so on. */
  readonly as?: SpaceName;
}

/** The copy. The client's own space does not change. */
export interface SpaceForkResult {
  /** The copy. */
  readonly space: Space;
}

/** All spaces. */
export interface SpaceListResult {
  /** `main` first, then by name. */
  readonly spaces: readonly Space[];
  /** The space of this client; null if it was deleted. */
  readonly current: string | null;
}

/** Creates a space from a saved one. */
export interface SpaceLoadParams {
  /** The name of the new space; must not be in use. */
  readonly space: SpaceName;
  /** As `space/save` returned it. */
  readonly value: JSONObject;
}

/** The new space. The client's own space does not change. */
export interface SpaceLoadResult {
  /** The space. */
  readonly space: Space;
}

/** The name of a space. `main` is always there. */
export type SpaceName = string;

/** Saves a space. */
export interface SpaceSaveParams {
  /** A space without open sessions. */
  readonly space: SpaceName;
}

/** The space as a value. */
export interface SpaceSaveResult {
  /**
   * Ledger, sessions, clock, faults, policies, mail, checkouts and random state, with the `version` of their form. The log and calls that wait stay
   * behind. It has codes and addresses.
   */
  readonly value: JSONObject;
}

/** The space of this client from now on. */
export interface SpaceUseParams {
  /** The space; created on its first use. */
  readonly space: SpaceName;
  /** Of a new space; defaults to that of `main`, and to `offset` if that cannot be moved. */
  readonly clock?: SpaceClock;
  /** The time on the clock of a new space; milliseconds since 1970-01-01T00:00:00Z. Defaults to the system's. At least 0, at most 253402300799999. */
  readonly startsAt?: number;
  /**
   * Makes codes, ids and waits before retries of a new space reproducible: the same calls give the same ones. Rejected if other machines reach the
   * server. Defaults to random numbers of the system. At least 0, at most 9007199254740991.
   */
  readonly seed?: number;
}

/** The space of the client. */
export interface SpaceUseResult {
  /** The space. */
  readonly space: Space;
  /** True if this call created it. */
  readonly created: boolean;
}

/** A subscription status as Expo represents it. */
export interface StatusObject {
  /** The status. */
  readonly status: StatusWord;
  /** The entitlements of an active status. */
  readonly entitlements?: EntitlementList;
}

/** A subscription status in the format of one target. `x-targets` names each target's schema; RevenueCat's SDKs have none. */
export type StatusReply = { readonly [name: string]: JSONValue | undefined };

/** The subscription status has changed, as the SDK tracks it. */
export interface StatusTrackedEvent {
  /** iOS: the new status, in capitals. */
  readonly status?: string;
  /** Android: the new status. */
  readonly subscription_status?: string;
  /** The identifiers of the entitlements of an active status, with commas between them. */
  readonly active_entitlement_ids?: string;
}

/** A subscription status, as this server writes it or as Expo does. */
export type StatusWord = 'unknown' | 'inactive' | 'active' | 'UNKNOWN' | 'INACTIVE' | 'ACTIVE';

/**
 * The store of a purchase, in lower case with underscores. An open set: a store that no SDK knows is kept, and each SDK returns its own value for an
 * unknown store.
 */
export type Store = string;

/** Changes a subscription to another product; what is left out stays as it is. */
export interface StoreChangeProductParams {
  /** The purchase's id from `store/purchase`. */
  readonly purchase: PurchaseReference;
  /** The product's identifier, without control characters. At least 1 character. */
  readonly product: string;
  /** The plan of that product. */
  readonly plan?: string;
  /** The product's name, as shown to users. */
  readonly displayName?: string;
  /** Entitlement identifiers: not empty, no control characters. */
  readonly entitlements?: readonly string[];
  /** The price that the buyer pays from then on. */
  readonly price?: Price;
  /** Seconds of each paid period from then on. A fraction is cut off. At least 1, at most 3155760000. */
  readonly period?: number;
  /** The moment at which it changes; defaults to `now`. */
  readonly at?: ChangeMoment;
}

/** The store's ids of a buyer and the purchases. `kind` distinguishes the cases. */
export type StoreIdentifiers =
  | StripeIdentifiers
  | PaddleIdentifiers
  | OtherStoreIdentifiers
  | UnknownStoreIdentifiers;

/** A case of `StoreIdentifiers` that only a newer server knows. `JSON.stringify` writes it as received. */
export interface UnknownStoreIdentifiers {
  /** Marks an unknown case; the received value has another kind. */
  readonly kind: 'unknown';
  /** The received value. */
  readonly json: JSONObject;
}

/** Another link to a purchase. */
export interface StoreIssueLinkResult {
  /** The link. */
  readonly link: IssuedLink;
}

/** Which purchases and customers. */
export interface StoreListParams {
  /** Lists only this vendor's purchases and customers; defaults to all. */
  readonly vendor?: Vendor;
  /** Lists only purchases of a buyer with this address, and no customers. */
  readonly email?: string;
  /** Lists only purchases that this user bought or owns, and no customers. */
  readonly appUserId?: string;
  /** The `id` of a purchase: lists only that one, whatever the other params, and no customers. */
  readonly purchase?: string;
  /** Largest number of purchases, and of customers, the newest ones; defaults to 100. At least 1, at most 1000. */
  readonly limit?: number;
  /** The `nextCursor` of an earlier result: the list continues there. Pass the same other params. */
  readonly cursor?: string;
  /** True to show codes and addresses. Default: `false`. */
  readonly reveal?: boolean;
}

/** What the ledger has, newest first. */
export interface StoreListResult {
  /** Purchases with their codes. */
  readonly purchases: readonly ListedPurchase[];
  /** The number of older purchases that are not in the result; absent for none. With `email`, `appUserId` or `cursor`, counting stops at 1,000. */
  readonly omittedPurchases?: number;
  /** Customers, of the vendors that keep them. */
  readonly customers: readonly ListedCustomer[];
  /** The number of older customers that are not in the result; absent for none. With `cursor`, counting stops at 1,000. */
  readonly omittedCustomers?: number;
  /** Pass it as `cursor` for the purchases and customers that follow; absent if there are none. */
  readonly nextCursor?: string;
}

/** Whose mail. */
export interface StoreMailboxParams {
  /** The recipient's address; defaults to all mail. */
  readonly email?: string;
  /** Largest number of messages, the newest ones; defaults to 10,000. At least 1, at most 10000. */
  readonly limit?: number;
}

/** The mail that the vendors sent. */
export interface StoreMailboxResult {
  /** Oldest first. */
  readonly messages: readonly MailMessage[];
  /** The number of older messages that are not in the result; absent for none. */
  readonly omitted?: number;
}

/** Pauses a subscription from the end of its paid time. */
export interface StorePauseParams {
  /** The purchase's id from `store/purchase`. */
  readonly purchase: PurchaseReference;
  /** Seconds of the pause; defaults to no end before `store/resume`. A fraction is cut off. At least 1, at most 3155760000. */
  readonly resumesIn?: number;
}

/** Settings of a vendor's side; a member that is left out does not change. */
export interface StorePolicyParams {
  /** The vendor whose rules to change. */
  readonly vendor: Vendor;
  /** Rule for a purchase that belongs to another user. */
  readonly transfer?: TransferPolicy;
  /** Lifetime of a link in seconds. Greater than 0, at most 3155760000. */
  readonly linkLifetime?: number;
  /** The app's URL scheme, without `://`. */
  readonly scheme?: string;
  /** The host of links that also open in a browser. */
  readonly host?: string;
  /** The rule for purchases that get redemption links. RevenueCat only. */
  readonly linkPolicy?: LinkPolicy;
  /** The app owner's success page. RevenueCat and Superwall only. */
  readonly successUrl?: string;
  /** The page that the buyer sees next. Superwall only. */
  readonly postPurchase?: PostPurchase;
  /** The store page for buyers without the app. Superwall only. */
  readonly storeUrl?: string;
}

/** The settings of a vendor's side. */
export interface StorePolicyResult {
  /** Whose side. */
  readonly vendor: Vendor;
  /** The rule for a purchase of another user. */
  readonly transfer: TransferPolicy;
  /** Lifetime of a link in seconds. */
  readonly linkLifetime: number;
  /** The app's URL scheme. */
  readonly scheme: string;
  /** The host of links that open in a browser too; null if the vendor has none. */
  readonly host: string | null;
  /** The rule for purchases that get redemption links. RevenueCat only. */
  readonly linkPolicy?: LinkPolicy;
  /** The app owner's success page; null for the vendor's. RevenueCat and Superwall only. */
  readonly successUrl?: string | null;
  /** The page that the buyer sees next. Superwall only. */
  readonly postPurchase?: PostPurchase;
  /** The store page for buyers without the app; null if it is not set. Superwall only. */
  readonly storeUrl?: string | null;
}

/** A purchase on the web. */
export interface StorePurchaseParams {
  /** The vendor of the checkout. */
  readonly vendor: Vendor;
  /** The product's identifier, without control characters. At least 1 character. */
  readonly product: string;
  /** Entitlement identifiers: not empty, no control characters. */
  readonly entitlements: readonly string[];
  /** The buyer's user id, without control characters; defaults to an anonymous checkout. At least 1 character. */
  readonly appUserId?: string;
  /** The email address given at checkout: one `@`, no control characters. Defaults to none. */
  readonly email?: string;
  /** A subscription or a one-time purchase; defaults to `subscription`. */
  readonly kind?: PurchaseKind;
  /** The store that charges for it; defaults to `rc_billing` for RevenueCat and `stripe` for Superwall. */
  readonly store?: Store;
  /** Seconds of paid time; defaults to 30 days. A fraction is cut off. At least 0, at most 3155760000. */
  readonly expiresIn?: number;
  /** True if it renews by itself when the clock reaches the end of the paid time. Default: `false`. */
  readonly renews?: boolean;
  /** Seconds of each further period, with `renews`; defaults to `expiresIn`. A fraction is cut off. At least 1, at most 3155760000. */
  readonly period?: number;
  /** The result of the charges of further periods, with `renews`; defaults to `succeeds`. */
  readonly billing?: Billing;
  /** The plan of that product. */
  readonly plan?: string;
  /** The product's name, as shown to users. */
  readonly displayName?: string;
  /** The price that the buyer pays. */
  readonly price?: Price;
  /** True if the first period is a trial. Default: `false`. */
  readonly trial?: boolean;
  /** Seconds of grace after the paid time; with `renews`, after a failed charge. Defaults to none. At least 0, at most 3155760000. */
  readonly gracePeriod?: number;
  /** True if the payment has failed since. Default: `false`. */
  readonly billingIssue?: boolean;
  /** True for a purchase without real money. Default: `false`. */
  readonly sandbox?: boolean;
  /** The page where the buyer manages it; defaults to a stand-in for the store's page if the vendor has one. */
  readonly managementURL?: string;
  /** The paywall that led to it. */
  readonly paywall?: PaywallContext;
  /**
   * Data the page of the checkout sends along: texts, numbers, booleans and null. RevenueCat's webhooks return it for purchases of the store
   * `rc_billing`.
   */
  readonly metadata?: JSONObject;
  /** The kind of checkout; defaults to `link`. */
  readonly checkout?: CheckoutKind;
  /** The params that the app or page gave the placement. Superwall only. */
  readonly placementParams?: JSONObject;
  /** The action of the paywall's button after the purchase; defaults to `appDefault`. It requires the checkout `paywall`. Superwall only. */
  readonly afterPurchase?: AfterPurchase;
  /** The address that a button with `customUrl` opens. It requires `afterPurchase` to be `customUrl`. Superwall only. */
  readonly afterPurchaseUrl?: string;
  /**
   * The id under which a session has reported the checkout (`session/checkout`); its SDK then gets the purchase. It requires the checkout `paywall`.
   * A later purchase with the same id replaces this one. Superwall only. At least 1 character.
   */
  readonly checkoutContextId?: string;
  /** The browser of the checkout; defaults to `external`. With `inApp`, `next.kind` is `none`. It requires `checkoutContextId`. Superwall only. */
  readonly browser?: CheckoutBrowser;
}

/** What was sold, and where the buyer goes. */
export interface StorePurchaseResult {
  /** The purchase. */
  readonly purchase: PurchaseRecord;
  /** The link that redeems it, whether or not the buyer is shown it. */
  readonly link: IssuedLink;
  /** The page that the browser opens next. */
  readonly next: CheckoutNext;
  /** What a web SDK returns to the page; null for other checkouts and for purchases that cannot be redeemed. */
  readonly redemptionInfo: RedemptionInfo | null;
  /** The screens that the buyer sees next, in order, for a page that simulates the checkout. */
  readonly screens: readonly CheckoutScreen[];
}

/** Posts a Stripe id to RevenueCat. */
export interface StoreReceiptsParams {
  /** The user who gets the purchase. */
  readonly appUserId: string;
  /** Stripe's subscription (`sub_…`) or Checkout session (`cs_…`). */
  readonly fetchToken: string;
}

/** What RevenueCat's `POST /v1/receipts` answers. */
export interface StoreReceiptsResult {
  /** HTTP status. */
  readonly status: number;
  /** The answer's body: RevenueCat's customer (`request_date`, `request_date_ms`, `subscriber`), or its error (`code`, `message`). */
  readonly body: JSONObject;
}

/**
 * Deletes all purchases, mail and redemptions, clears faults, ends checkouts in progress, and resets policies. Sessions and the clock stay. Rejected
 * while a redemption is in progress, and on a ledger in a file unless the server was started with `--allow-reset`.
 */
export interface StoreResetParams {
  /** The vendor to reset; defaults to all. With a vendor, faults of its sessions and those without a session are cleared. */
  readonly vendor?: Vendor;
}

/** What was deleted. */
export interface StoreResetResult {
  /** How many of each. */
  readonly deleted: Deleted;
}

/** Changes a purchase as its store's notifications would; a member that is left out does not change. */
export interface StoreUpdateParams {
  /** The purchase's id from `store/purchase`. */
  readonly purchase: PurchaseReference;
  /** Seconds from now until the paid time ends, after a renewal. At least 0, at most 3155760000. */
  readonly expiresIn?: number;
  /** Seconds of grace after the paid time; 0 ends it. At least 0, at most 3155760000. */
  readonly gracePeriod?: number;
  /** True if a payment has failed. */
  readonly billingIssue?: boolean;
  /** The result of the next charges, of a purchase that renews. */
  readonly billing?: Billing;
  /** True if the buyer has cancelled the renewal. */
  readonly unsubscribed?: boolean;
  /** True if the current period is a trial. */
  readonly trial?: boolean;
  /** The plan of the product. */
  readonly plan?: string;
  /** The product's identifier, without control characters. At least 1 character. */
  readonly product?: string;
  /** The product's name, as shown to users. */
  readonly displayName?: string;
  /** The price that the buyer pays. */
  readonly price?: Price;
  /** True for a purchase without real money. */
  readonly sandbox?: boolean;
  /** Entitlement identifiers: not empty, no control characters. */
  readonly entitlements?: readonly string[];
  /** The page where the buyer manages it. */
  readonly managementURL?: string;
}

/** A code that the SDK stores, with its state. */
export interface StoredCode {
  /** The code. */
  readonly code: string;
  /** The service's last answer for it. */
  readonly kind: OutcomeKind;
}

/** One step of a story. */
export interface StoryStep {
  /** The name of the event. */
  readonly event: string;
  /** The sentence. */
  readonly text: string;
}

/** iOS: a step of a checkout in a paywall's page. */
export interface StripeCheckoutEvent {
  /** Whether a placement led to the paywall. */
  readonly is_triggered_from_event: boolean;
  /** Where it is paid. */
  readonly store: 'STRIPE';
  /** The product. */
  readonly product_identifier: string;
}

/** Stripe's names. */
export interface StripeIdentifiers {
  /** The store. */
  readonly kind: 'stripe';
  /** Stripe's customer, `cus_…`. */
  readonly customerId: string;
  /** Subscriptions (`sub_…`), or Checkout sessions (`cs_…`) of one-time purchases. */
  readonly subscriptionIds: readonly string[];
}

/** A subscription as its store reports it. */
export interface Subscription {
  /** The product's identifier; a customer has one subscription of a product at a time. */
  readonly productId: string;
  /** The plan of that product; absent if it has none. */
  readonly planId?: string;
  /** Where it was bought. */
  readonly store: Store;
  /** Latest purchase or renewal; milliseconds since 1970-01-01T00:00:00Z. */
  readonly purchasedAt: number;
  /** First purchase; absent if unknown; milliseconds since 1970-01-01T00:00:00Z. */
  readonly originallyPurchasedAt?: number;
  /** End of the paid time; absent if it never ends; milliseconds since 1970-01-01T00:00:00Z. */
  readonly expiresAt?: number;
  /** End of the grace period; absent if none runs; milliseconds since 1970-01-01T00:00:00Z. */
  readonly gracePeriodExpiresAt?: number;
  /** When the owner's cancellation was detected; absent while it renews; milliseconds since 1970-01-01T00:00:00Z. */
  readonly unsubscribeDetectedAt?: number;
  /** When a billing issue was detected; absent for none; milliseconds since 1970-01-01T00:00:00Z. */
  readonly billingIssuesDetectedAt?: number;
  /** When it was refunded; absent unless it was; milliseconds since 1970-01-01T00:00:00Z. */
  readonly refundedAt?: number;
  /** When a paused subscription resumes; absent unless it is paused; milliseconds since 1970-01-01T00:00:00Z. */
  readonly autoResumesAt?: number;
  /** True for a purchase without real money. */
  readonly isSandbox: boolean;
  /** How the current period was bought. */
  readonly periodType: PeriodType;
  /** Whether it is shared; absent if the store does not say. */
  readonly ownershipType?: OwnershipType;
  /** What was paid; absent if unknown. */
  readonly price?: Price;
  /** The product's name for people; absent if it has none. */
  readonly displayName?: string;
  /** Where the owner manages it; absent if there is no such page. */
  readonly managementURL?: string;
  /** The store's id of the latest transaction; absent if unknown. */
  readonly storeTransactionId?: string;
}

/** The code was valid, but its purchase has lapsed or was refunded. */
export interface SubscriptionExpired {
  /** The kind of outcome. */
  readonly kind: 'subscriptionExpired';
  /** The code that was redeemed; null only after `reply/read` of a reply without it. */
  readonly code?: string | null;
  /** What the redemption granted. */
  readonly grant: Grant;
}

/** The words of `SubscriptionStatus` that this version lists. */
export type KnownSubscriptionStatus = 'unknown' | 'inactive' | 'active';

/** The user's subscription status, or `unknown`. `isKnown` is false for a word of a newer server. */
export type SubscriptionStatus = KnownSubscriptionStatus | Unlisted;

/** The subscription status has changed. */
export interface SubscriptionStatusChange {
  /** What it was. */
  readonly from: StatusReply;
  /** What it is. */
  readonly to: StatusReply;
}

/** The result of a request. */
export interface SuccessResponse {
  /** The protocol's version. */
  readonly jsonrpc: '2.0';
  /** The request's id. */
  readonly id: RequestID;
  /** The method's result. */
  readonly result: JSONValue;
}

/** The paywall that led to the purchase, on Android. */
export interface SuperwallAndroidPaywallInfo {
  /** The paywall's identifier. */
  readonly identifier: string;
  /** The placement that showed it. */
  readonly placementName: string;
  /** The parameters that the app gave. */
  readonly placementParams: JSONObject;
  /** The variant that was shown. */
  readonly variantId: string;
  /** The experiment. */
  readonly experimentId: string;
  /** The product chosen; absent if unknown. */
  readonly productIdentifier?: string;
  /** The product's description, since 2.8.3; absent if unknown. */
  readonly product?: PaywallProduct;
}

/** The words of `SuperwallAndroidState` that this version lists. */
export type KnownSuperwallAndroidState =
  | 'grace_period'
  | 'expired'
  | 'subscribed'
  | 'billing_retry'
  | 'revoked';

/** State of a subscription, as Superwall-Android writes it. `isKnown` is false for a word of a newer server. */
export type SuperwallAndroidState = KnownSuperwallAndroidState | Unlisted;

/** The words of `SuperwallAndroidStore` that this version lists. */
export type KnownSuperwallAndroidStore =
  | 'APP_STORE'
  | 'STRIPE'
  | 'PADDLE'
  | 'PLAY_STORE'
  | 'SUPERWALL'
  | 'OTHER';

/** Where a product was bought, as Superwall-Android writes it. `isKnown` is false for a word of a newer server. */
export type SuperwallAndroidStore = KnownSuperwallAndroidStore | Unlisted;

/** An app user. */
export interface SuperwallAppUserOwnership {
  /** The kind of owner. */
  readonly type: 'APP_USER';
  /** The app user. */
  readonly appUserId: string;
}

/** A Superwall link without a code. */
export interface SuperwallDeepLink {
  /** The link. */
  readonly fullURL: string;
  /** The parts of its path behind `app-link`. */
  readonly pathComponents: readonly string[];
  /** Its query, the last of each name; items without a value are left out. */
  readonly queryParameters: { readonly [name: string]: string };
}

/** A device. */
export interface SuperwallDeviceOwnership {
  /** The kind of owner. */
  readonly type: 'DEVICE';
  /** The device. */
  readonly deviceId: string;
}

/** Why it failed. */
export interface SuperwallError {
  /** A message for people. Only this distinguishes a network failure from a server's error. */
  readonly message: string;
}

/** A tracked event, as Expo's (`eventInfo`) and Unity's module (`eventType`, `params`) pass it on. */
export interface SuperwallEventInfo {
  /** Expo: `event` with the SDK's own name of the event and its values, and `params`. */
  readonly eventInfo?: JSONObject;
  /** Unity: the name under which the native SDK tracks it. */
  readonly eventType?: string;
  /** Unity: its params. */
  readonly params?: JSONObject;
}

/** Details of an expired code. */
export interface SuperwallExpired {
  /** True if a new link was sent. */
  readonly resent: boolean;
  /** The masked address that it was sent to; absent if unknown. */
  readonly obfuscatedEmail?: string;
}

/** Another store: its name, and further members that it reports. */
export interface SuperwallFlatIdentifiers {
  /** The store by its own name; `UNKNOWN` if unknown. */
  readonly store: string;
  /** All other members. */
  readonly [name: string]: JSONValue | undefined;
}

/** The words of `SuperwallIosState` that this version lists. */
export type KnownSuperwallIosState =
  | 'inGracePeriod'
  | 'subscribed'
  | 'expired'
  | 'inBillingRetryPeriod'
  | 'revoked';

/** State of a subscription, as SuperwallKit writes it. `isKnown` is false for a word of a newer server. */
export type SuperwallIosState = KnownSuperwallIosState | Unlisted;

/** The words of `SuperwallIosStore` that this version lists. */
export type KnownSuperwallIosStore =
  | 'APP_STORE'
  | 'STRIPE'
  | 'PADDLE'
  | 'PLAY_STORE'
  | 'SUPERWALL'
  | 'OTHER'
  | 'CUSTOM';

/** Where a product was bought, as SuperwallKit writes it. `isKnown` is false for a word of a newer server. */
export type SuperwallIosStore = KnownSuperwallIosStore | Unlisted;

/** The user has an active entitlement. */
export interface SuperwallNativeAndroidActiveStatus {
  /** The status. */
  readonly type: 'Active';
  /** The user's entitlements. */
  readonly entitlements: readonly SuperwallNativeAndroidEntitlement[];
}

/** What the user has. */
export interface SuperwallNativeAndroidCustomerInfo {
  /** By ascending product. */
  readonly subscriptions: readonly SuperwallNativeAndroidSubscription[];
  /** By ascending transaction. */
  readonly nonSubscriptions: readonly SuperwallNativeAndroidNonSubscription[];
  /** By ascending identifier. */
  readonly entitlements: readonly SuperwallNativeAndroidEntitlement[];
  /** The app user. Without one: the alias on iOS and in Flutter, empty in the other Android SDKs. */
  readonly userId: string;
}

/** One entitlement. */
export interface SuperwallNativeAndroidEntitlement {
  /** The entitlement's identifier. */
  readonly identifier: string;
  /** The only type. */
  readonly type: 'SERVICE_LEVEL';
  /** True if it gives access now. */
  readonly isActive: boolean;
  /** All products that grant it. */
  readonly productIds: readonly string[];
  /** The product that grants it now; absent for a manual grant. */
  readonly latestProductId?: string;
  /** First purchase; absent if unknown; milliseconds since 1970-01-01T00:00:00Z. */
  readonly startsAt?: number;
  /** Latest renewal; absent if unknown; milliseconds since 1970-01-01T00:00:00Z. */
  readonly renewedAt?: number;
  /** End of access; absent if it never ends; milliseconds since 1970-01-01T00:00:00Z. */
  readonly expiresAt?: number;
  /** True if it never ends; absent if unknown. */
  readonly isLifetime?: boolean;
  /** True if it will renew; absent if unknown. */
  readonly willRenew?: boolean;
  /** State of its subscription; absent if unknown. */
  readonly state?: SuperwallAndroidState;
  /** The offer it was bought under; absent for none. */
  readonly offerType?: OfferType;
  /** Where that product was bought; absent if unknown. */
  readonly store?: SuperwallAndroidStore;
}

/** It failed. */
export interface SuperwallNativeAndroidError {
  /** The kind of result. */
  readonly status: 'ERROR';
  /** The code; empty if unknown. */
  readonly code: string;
  /** Why. */
  readonly error: SuperwallError;
}

/** The code had expired or was used already. */
export interface SuperwallNativeAndroidExpiredCode {
  /** The kind of result. */
  readonly status: 'CODE_EXPIRED';
  /** The code; empty if unknown. */
  readonly code: string;
  /** The result. */
  readonly expired: SuperwallExpired;
}

/** The code was valid, but its subscription has lapsed. */
export interface SuperwallNativeAndroidExpiredSubscription {
  /** The kind of result. */
  readonly status: 'EXPIRED_SUBSCRIPTION';
  /** The code; empty if unknown. */
  readonly code: string;
  /** What it granted before. */
  readonly redemptionInfo: SuperwallNativeAndroidRedemptionInfo;
}

/** The user has no active entitlement. */
export interface SuperwallNativeAndroidInactiveStatus {
  /** The status. */
  readonly type: 'Inactive';
}

/** There is no such code. */
export interface SuperwallNativeAndroidInvalidCode {
  /** The kind of result. */
  readonly status: 'INVALID_CODE';
  /** The code; empty if unknown. */
  readonly code: string;
}

/** One purchase that does not renew. */
export interface SuperwallNativeAndroidNonSubscription {
  /** The store's id of the transaction. */
  readonly transactionId: string;
  /** The product. */
  readonly productId: string;
  /** When it was bought; milliseconds since 1970-01-01T00:00:00Z. */
  readonly purchaseDate: number;
  /** True if it is used up; never here. */
  readonly isConsumable: boolean;
  /** True if it was refunded. */
  readonly isRevoked: boolean;
  /** Where it was bought; null if unknown. */
  readonly store: SuperwallAndroidStore | null;
}

/** Who bought it. */
export interface SuperwallNativeAndroidPurchaserInfo {
  /** The buyer; empty if unknown. */
  readonly appUserId: string;
  /** The full address; absent if unknown. */
  readonly email?: string;
  /** The store's ids of the buyer. */
  readonly storeIdentifiers: SuperwallNativeAndroidStoreIdentifiers;
}

/** What the redemption granted. */
export interface SuperwallNativeAndroidRedemptionInfo {
  /** Who owns it now. */
  readonly ownership: SuperwallOwnership;
  /** Who bought it. */
  readonly purchaserInfo: SuperwallNativeAndroidPurchaserInfo;
  /** The paywall that led to it; absent for a manual grant. */
  readonly paywallInfo?: SuperwallAndroidPaywallInfo;
  /** What the owner may use, by ascending identifier. */
  readonly entitlements: readonly SuperwallNativeAndroidEntitlement[];
}

/** The result of a redemption. `status` distinguishes the cases. */
export type SuperwallNativeAndroidReply =
  | SuperwallNativeAndroidSuccess
  | SuperwallNativeAndroidError
  | SuperwallNativeAndroidExpiredCode
  | SuperwallNativeAndroidInvalidCode
  | SuperwallNativeAndroidExpiredSubscription
  | UnknownSuperwallNativeAndroidReply;

/** A case of `SuperwallNativeAndroidReply` that only a newer server knows. `JSON.stringify` writes it as received. */
export interface UnknownSuperwallNativeAndroidReply {
  /** Marks an unknown case; the received value has another kind. */
  readonly status: 'unknown';
  /** The received value. */
  readonly json: JSONObject;
}

/** The subscription status. `type` distinguishes the cases. */
export type SuperwallNativeAndroidStatus =
  | SuperwallNativeAndroidActiveStatus
  | SuperwallNativeAndroidInactiveStatus
  | SuperwallNativeAndroidUnknownStatus
  | UnknownSuperwallNativeAndroidStatus;

/** A case of `SuperwallNativeAndroidStatus` that only a newer server knows. `JSON.stringify` writes it as received. */
export interface UnknownSuperwallNativeAndroidStatus {
  /** Marks an unknown case; the received value has another kind. */
  readonly type: 'unrecognized';
  /** The received value. */
  readonly json: JSONObject;
}

/** The store's ids of a buyer and the purchases. `store` distinguishes the cases. */
export type SuperwallNativeAndroidStoreIdentifiers =
  | SuperwallStripeIdentifiers
  | SuperwallPaddleIdentifiers
  | SuperwallNativeAndroidUnknownIdentifiers
  | UnknownSuperwallNativeAndroidStoreIdentifiers;

/** A case of `SuperwallNativeAndroidStoreIdentifiers` that only a newer server knows. `JSON.stringify` writes it as received. */
export interface UnknownSuperwallNativeAndroidStoreIdentifiers {
  /** Marks an unknown case; the received value has another kind. */
  readonly store: 'unrecognized';
  /** The received value. */
  readonly json: JSONObject;
}

/** One subscription. */
export interface SuperwallNativeAndroidSubscription {
  /** The store's id of the transaction; empty if unknown. */
  readonly transactionId: string;
  /** The product. */
  readonly productId: string;
  /** Latest purchase or renewal; milliseconds since 1970-01-01T00:00:00Z. */
  readonly purchaseDate: number;
  /** True if it will renew. */
  readonly willRenew: boolean;
  /** True if it was refunded. */
  readonly isRevoked: boolean;
  /** True if a grace period runs. */
  readonly isInGracePeriod: boolean;
  /** True if the store tries a failed payment again. */
  readonly isInBillingRetryPeriod: boolean;
  /** True if it gives access now. */
  readonly isActive: boolean;
  /** End of the paid time; null if it never ends; milliseconds since 1970-01-01T00:00:00Z. */
  readonly expirationDate: number | null;
  /** Where it was bought; null if unknown. */
  readonly store: SuperwallAndroidStore | null;
  /** The offer it was bought under; absent for none. */
  readonly offerType?: OfferType;
}

/** The purchase is redeemed. */
export interface SuperwallNativeAndroidSuccess {
  /** The kind of result. */
  readonly status: 'SUCCESS';
  /** The code; empty if unknown. */
  readonly code: string;
  /** What it gave. */
  readonly redemptionInfo: SuperwallNativeAndroidRedemptionInfo;
}

/** Another store's names. */
export interface SuperwallNativeAndroidUnknownIdentifiers {
  /** The only value on Android. */
  readonly store: 'UNKNOWN';
  /** Further members that the store reports. */
  readonly properties: JSONObject;
}

/** Not known yet. */
export interface SuperwallNativeAndroidUnknownStatus {
  /** The status. */
  readonly type: 'Unknown';
}

/** The user has an active entitlement. */
export interface SuperwallNativeIosActiveStatus {
  /** The status. */
  readonly type: 'active';
  /** The user's entitlements. */
  readonly entitlements: readonly SuperwallNativeIosEntitlement[];
}

/** What the user has. */
export interface SuperwallNativeIosCustomerInfo {
  /** By ascending product. */
  readonly subscriptions: readonly SuperwallNativeIosSubscription[];
  /** By ascending transaction. */
  readonly nonSubscriptions: readonly SuperwallNativeIosNonSubscription[];
  /** By ascending identifier. */
  readonly entitlements: readonly SuperwallNativeIosEntitlement[];
  /** The app user. Without one: the alias on iOS and in Flutter, empty in the other Android SDKs. */
  readonly userId: string;
}

/** One entitlement. */
export interface SuperwallNativeIosEntitlement {
  /** The entitlement's identifier. */
  readonly identifier: string;
  /** The only type. */
  readonly type: 'SERVICE_LEVEL';
  /** True if it gives access now. */
  readonly isActive: boolean;
  /** All products that grant it. */
  readonly productIds: readonly string[];
  /** The product that grants it now; absent for a manual grant. */
  readonly latestProductId?: string;
  /** Where that product was bought; absent if unknown. */
  readonly store?: SuperwallIosStore;
  /** First purchase; absent if unknown; milliseconds since 1970-01-01T00:00:00Z. */
  readonly startsAt?: number;
  /** Latest renewal; absent if unknown; milliseconds since 1970-01-01T00:00:00Z. */
  readonly renewedAt?: number;
  /** End of access; absent if it never ends; milliseconds since 1970-01-01T00:00:00Z. */
  readonly expiresAt?: number;
  /** True if it never ends; absent if unknown. */
  readonly isLifetime?: boolean;
  /** True if it will renew; absent if unknown. */
  readonly willRenew?: boolean;
  /** State of its subscription; absent if unknown. */
  readonly state?: SuperwallIosState;
  /** The offer it was bought under; absent for none. */
  readonly offerType?: OfferType;
}

/** It failed. */
export interface SuperwallNativeIosError {
  /** The kind of result. */
  readonly status: 'ERROR';
  /** The code; empty if unknown. */
  readonly code: string;
  /** Why. */
  readonly error: SuperwallError;
}

/** The code had expired or was used already. */
export interface SuperwallNativeIosExpiredCode {
  /** The kind of result. */
  readonly status: 'CODE_EXPIRED';
  /** The code; empty if unknown. */
  readonly code: string;
  /** The result. */
  readonly expired: SuperwallExpired;
}

/** The code was valid, but its subscription has lapsed. */
export interface SuperwallNativeIosExpiredSubscription {
  /** The kind of result. */
  readonly status: 'EXPIRED_SUBSCRIPTION';
  /** The code; empty if unknown. */
  readonly code: string;
  /** What it granted before. */
  readonly redemptionInfo: SuperwallNativeIosRedemptionInfo;
}

/** The user has no active entitlement. */
export interface SuperwallNativeIosInactiveStatus {
  /** The status. */
  readonly type: 'inactive';
}

/** There is no such code. */
export interface SuperwallNativeIosInvalidCode {
  /** The kind of result. */
  readonly status: 'INVALID_CODE';
  /** The code; empty if unknown. */
  readonly code: string;
}

/** One purchase that does not renew. */
export interface SuperwallNativeIosNonSubscription {
  /** The store's id of the transaction. */
  readonly transactionId: string;
  /** The product. */
  readonly productId: string;
  /** When it was bought; milliseconds since 1970-01-01T00:00:00Z. */
  readonly purchaseDate: number;
  /** True if it is used up; never here. */
  readonly isConsumable: boolean;
  /** True if it was refunded. */
  readonly isRevoked: boolean;
  /** Where it was bought; null if unknown. */
  readonly store: SuperwallIosStore | null;
}

/** What the redemption granted. */
export interface SuperwallNativeIosRedemptionInfo {
  /** Who owns it now. */
  readonly ownership: SuperwallOwnership;
  /** Who bought it. */
  readonly purchaserInfo: SuperwallPurchaserInfo;
  /** The paywall that led to it; absent for a manual grant. */
  readonly paywallInfo?: SuperwallPaywallInfo;
  /** What the owner may use, by ascending identifier. */
  readonly entitlements: readonly SuperwallNativeIosEntitlement[];
  /** What the buyer answered on the way to the purchase, since 4.17.0; absent if nothing was asked. */
  readonly userAttributes?: JSONObject;
}

/** The result of a redemption. `status` distinguishes the cases. */
export type SuperwallNativeIosReply =
  | SuperwallNativeIosSuccess
  | SuperwallNativeIosError
  | SuperwallNativeIosExpiredCode
  | SuperwallNativeIosInvalidCode
  | SuperwallNativeIosExpiredSubscription
  | UnknownSuperwallNativeIosReply;

/** A case of `SuperwallNativeIosReply` that only a newer server knows. `JSON.stringify` writes it as received. */
export interface UnknownSuperwallNativeIosReply {
  /** Marks an unknown case; the received value has another kind. */
  readonly status: 'unknown';
  /** The received value. */
  readonly json: JSONObject;
}

/** The subscription status. `type` distinguishes the cases. */
export type SuperwallNativeIosStatus =
  | SuperwallNativeIosActiveStatus
  | SuperwallNativeIosInactiveStatus
  | SuperwallNativeIosUnknownStatus
  | UnknownSuperwallNativeIosStatus;

/** A case of `SuperwallNativeIosStatus` that only a newer server knows. `JSON.stringify` writes it as received. */
export interface UnknownSuperwallNativeIosStatus {
  /** Marks an unknown case; the received value has another kind. */
  readonly type: 'unrecognized';
  /** The received value. */
  readonly json: JSONObject;
}

/** One subscription. */
export interface SuperwallNativeIosSubscription {
  /** The store's id of the transaction; empty if unknown. */
  readonly transactionId: string;
  /** The product. */
  readonly productId: string;
  /** Latest purchase or renewal; milliseconds since 1970-01-01T00:00:00Z. */
  readonly purchaseDate: number;
  /** True if it will renew. */
  readonly willRenew: boolean;
  /** True if it was refunded. */
  readonly isRevoked: boolean;
  /** True if a grace period runs. */
  readonly isInGracePeriod: boolean;
  /** True if the store tries a failed payment again. */
  readonly isInBillingRetryPeriod: boolean;
  /** True if it gives access now. */
  readonly isActive: boolean;
  /** End of the paid time; null if it never ends; milliseconds since 1970-01-01T00:00:00Z. */
  readonly expirationDate: number | null;
  /** Where it was bought; null if unknown. */
  readonly store: SuperwallIosStore | null;
  /** The offer it was bought under; absent for none. */
  readonly offerType?: OfferType;
}

/** The purchase is redeemed. */
export interface SuperwallNativeIosSuccess {
  /** The kind of result. */
  readonly status: 'SUCCESS';
  /** The code; empty if unknown. */
  readonly code: string;
  /** What it gave. */
  readonly redemptionInfo: SuperwallNativeIosRedemptionInfo;
}

/** Not known yet. */
export interface SuperwallNativeIosUnknownStatus {
  /** The status. */
  readonly type: 'unknown';
}

/** Who owns the purchase, on the wire. `type` distinguishes the cases. */
export type SuperwallOwnership =
  | SuperwallAppUserOwnership
  | SuperwallDeviceOwnership
  | UnknownSuperwallOwnership;

/** A case of `SuperwallOwnership` that only a newer server knows. `JSON.stringify` writes it as received. */
export interface UnknownSuperwallOwnership {
  /** Marks an unknown case; the received value has another kind. */
  readonly type: 'unknown';
  /** The received value. */
  readonly json: JSONObject;
}

/** Paddle's ids, on the wire. */
export interface SuperwallPaddleIdentifiers {
  /** The store. */
  readonly store: 'PADDLE';
  /** Paddle's customer. */
  readonly paddleCustomerId: string;
  /** Paddle's subscriptions. */
  readonly paddleSubscriptionIds: readonly string[];
}

/** The paywall that led to the purchase, with the product's description. */
export interface SuperwallPaywallInfo {
  /** The paywall's identifier. */
  readonly identifier: string;
  /** The placement that showed it. */
  readonly placementName: string;
  /** The parameters that the app gave. */
  readonly placementParams: JSONObject;
  /** The variant that was shown. */
  readonly variantId: string;
  /** The experiment. */
  readonly experimentId: string;
  /** The product chosen; absent if unknown. */
  readonly productIdentifier?: string;
  /** The product's description; absent if unknown. */
  readonly product?: PaywallProduct;
}

/** Who bought it. */
export interface SuperwallPurchaserInfo {
  /** The buyer; empty if unknown. */
  readonly appUserId: string;
  /** The full address; absent if unknown. */
  readonly email?: string;
  /** The store's ids of the buyer. */
  readonly storeIdentifiers: SuperwallStoreIdentifiers;
}

/** The user has an active entitlement. */
export interface SuperwallReactNativeAndroidActiveStatus {
  /** The status. */
  readonly status: 'ACTIVE';
  /** The user's entitlements. */
  readonly entitlements: readonly SuperwallReactNativeAndroidEntitlement[];
}

/** What the user has. */
export interface SuperwallReactNativeAndroidCustomerInfo {
  /** By ascending product. */
  readonly subscriptions: readonly SuperwallReactNativeAndroidSubscription[];
  /** By ascending transaction. */
  readonly nonSubscriptions: readonly SuperwallReactNativeAndroidNonSubscription[];
  /** By ascending identifier. */
  readonly entitlements: readonly SuperwallReactNativeIosEntitlement[];
  /** The app user. Without one: the alias on iOS and in Flutter, empty in the other Android SDKs. */
  readonly userId: string;
}

/** One entitlement, by its identifier. */
export interface SuperwallReactNativeAndroidEntitlement {
  /** The entitlement's identifier. */
  readonly id: string;
}

/** It failed. */
export interface SuperwallReactNativeAndroidError {
  /** The kind of result. */
  readonly status: 'ERROR';
  /** The code; empty if unknown. */
  readonly code: string;
  /** Why. */
  readonly error: SuperwallError;
}

/** The code had expired or was used already. */
export interface SuperwallReactNativeAndroidExpiredCode {
  /** The kind of result. */
  readonly status: 'CODE_EXPIRED';
  /** The code; empty if unknown. */
  readonly code: string;
  /** The result. */
  readonly expired: SuperwallExpired;
}

/** The code was valid, but its subscription has lapsed. */
export interface SuperwallReactNativeAndroidExpiredSubscription {
  /** The kind of result. */
  readonly status: 'EXPIRED_SUBSCRIPTION';
  /** The code; empty if unknown. */
  readonly code: string;
  /** What it granted before. */
  readonly redemptionInfo: SuperwallReactNativeAndroidRedemptionInfo;
}

/** The user has no active entitlement. */
export interface SuperwallReactNativeAndroidInactiveStatus {
  /** The status. */
  readonly status: 'INACTIVE';
}

/** There is no such code. */
export interface SuperwallReactNativeAndroidInvalidCode {
  /** The kind of result. */
  readonly status: 'INVALID_CODE';
  /** The code; empty if unknown. */
  readonly code: string;
}

/** One purchase that does not renew. */
export interface SuperwallReactNativeAndroidNonSubscription {
  /** The store's id of the transaction. */
  readonly transactionId: string;
  /** The product. */
  readonly productId: string;
  /** When it was bought; ISO 8601, UTC. */
  readonly purchaseDate: string;
  /** True if it is used up; never here. */
  readonly isConsumable: boolean;
  /** True if it was refunded. */
  readonly isRevoked: boolean;
  /** Where it was bought; null if unknown. */
  readonly store: SuperwallAndroidStore | null;
}

/** The paywall that led to the purchase. */
export interface SuperwallReactNativeAndroidPaywallInfo {
  /** The paywall's identifier. */
  readonly identifier: string;
  /** The placement that showed it. */
  readonly placementName: string;
  /** The parameters that the app gave, each as JSON text. */
  readonly placementParams: { readonly [name: string]: string };
  /** The variant that was shown. */
  readonly variantId: string;
  /** The experiment. */
  readonly experimentId: string;
  /** The product chosen; absent if unknown. */
  readonly productIdentifier?: string;
}

/** Who bought it. */
export interface SuperwallReactNativeAndroidPurchaserInfo {
  /** The buyer; empty if unknown. */
  readonly appUserId: string;
  /** The full address, which may be empty; absent if it is unknown. */
  readonly email?: string;
  /** The store's ids of the buyer. */
  readonly storeIdentifiers: SuperwallReactNativeAndroidStoreIdentifiers;
}

/** What the redemption granted. */
export interface SuperwallReactNativeAndroidRedemptionInfo {
  /** Who owns it now. */
  readonly ownership: SuperwallOwnership;
  /** Who bought it. */
  readonly purchaserInfo: SuperwallReactNativeAndroidPurchaserInfo;
  /** The paywall that led to it; absent for a manual grant. */
  readonly paywallInfo?: SuperwallReactNativeAndroidPaywallInfo;
  /** What the owner may use, by ascending identifier. */
  readonly entitlements: readonly SuperwallReactNativeAndroidEntitlement[];
}

/** The result of a redemption. `status` distinguishes the cases. */
export type SuperwallReactNativeAndroidReply =
  | SuperwallReactNativeAndroidSuccess
  | SuperwallReactNativeAndroidError
  | SuperwallReactNativeAndroidExpiredCode
  | SuperwallReactNativeAndroidInvalidCode
  | SuperwallReactNativeAndroidExpiredSubscription
  | UnknownSuperwallReactNativeAndroidReply;

/** A case of `SuperwallReactNativeAndroidReply` that only a newer server knows. `JSON.stringify` writes it as received. */
export interface UnknownSuperwallReactNativeAndroidReply {
  /** Marks an unknown case; the received value has another kind. */
  readonly status: 'unknown';
  /** The received value. */
  readonly json: JSONObject;
}

/** The subscription status. `status` distinguishes the cases. */
export type SuperwallReactNativeAndroidStatus =
  | SuperwallReactNativeAndroidActiveStatus
  | SuperwallReactNativeAndroidInactiveStatus
  | SuperwallReactNativeAndroidUnknownStatus
  | UnknownSuperwallReactNativeAndroidStatus;

/** A case of `SuperwallReactNativeAndroidStatus` that only a newer server knows. `JSON.stringify` writes it as received. */
export interface UnknownSuperwallReactNativeAndroidStatus {
  /** Marks an unknown case; the received value has another kind. */
  readonly status: 'unrecognized';
  /** The received value. */
  readonly json: JSONObject;
}

/** The store's ids of a buyer and the purchases. `store` distinguishes the cases. */
export type SuperwallReactNativeAndroidStoreIdentifiers =
  | SuperwallStripeIdentifiers
  | SuperwallPaddleIdentifiers
  | SuperwallReactNativeAndroidUnknownIdentifiers
  | UnknownSuperwallReactNativeAndroidStoreIdentifiers;

/** A case of `SuperwallReactNativeAndroidStoreIdentifiers` that only a newer server knows. `JSON.stringify` writes it as received. */
export interface UnknownSuperwallReactNativeAndroidStoreIdentifiers {
  /** Marks an unknown case; the received value has another kind. */
  readonly store: 'unrecognized';
  /** The received value. */
  readonly json: JSONObject;
}

/** One subscription. */
export interface SuperwallReactNativeAndroidSubscription {
  /** The store's id of the transaction; empty if unknown. */
  readonly transactionId: string;
  /** The product. */
  readonly productId: string;
  /** Latest purchase or renewal; ISO 8601, UTC. */
  readonly purchaseDate: string;
  /** True if it will renew. */
  readonly willRenew: boolean;
  /** True if it was refunded. */
  readonly isRevoked: boolean;
  /** True if a grace period runs. */
  readonly isInGracePeriod: boolean;
  /** True if the store tries a failed payment again. */
  readonly isInBillingRetryPeriod: boolean;
  /** True if it gives access now. */
  readonly isActive: boolean;
  /** End of the paid time; null if it never ends; ISO 8601, UTC. */
  readonly expirationDate: string | null;
  /** Where it was bought; null if unknown. */
  readonly store: SuperwallAndroidStore | null;
  /** The offer it was bought under; absent for none. */
  readonly offerType?: OfferType;
}

/** The purchase is redeemed. */
export interface SuperwallReactNativeAndroidSuccess {
  /** The kind of result. */
  readonly status: 'SUCCESS';
  /** The code; empty if unknown. */
  readonly code: string;
  /** What it gave. */
  readonly redemptionInfo: SuperwallReactNativeAndroidRedemptionInfo;
}

/** Another store, without details. */
export interface SuperwallReactNativeAndroidUnknownIdentifiers {
  /** The only value on Android. */
  readonly store: 'UNKNOWN';
}

/** Not known yet. */
export interface SuperwallReactNativeAndroidUnknownStatus {
  /** The status. */
  readonly status: 'UNKNOWN';
}

/** The user has an active entitlement. */
export interface SuperwallReactNativeIosActiveStatus {
  /** The status. */
  readonly status: 'ACTIVE';
  /** The user's entitlements. */
  readonly entitlements: readonly SuperwallReactNativeIosEntitlement[];
}

/** What the user has. */
export interface SuperwallReactNativeIosCustomerInfo {
  /** By ascending product. */
  readonly subscriptions: readonly SuperwallReactNativeIosSubscription[];
  /** By ascending transaction. */
  readonly nonSubscriptions: readonly SuperwallReactNativeIosNonSubscription[];
  /** By ascending identifier. */
  readonly entitlements: readonly SuperwallReactNativeIosEntitlement[];
  /** The app user. Without one: the alias on iOS and in Flutter, empty in the other Android SDKs. */
  readonly userId: string;
}

/** One entitlement, by its identifier. */
export interface SuperwallReactNativeIosEntitlement {
  /** The entitlement's identifier. */
  readonly id: string;
  /** The only type. */
  readonly type: 'SERVICE_LEVEL';
}

/** It failed. */
export interface SuperwallReactNativeIosError {
  /** The kind of result. */
  readonly status: 'ERROR';
  /** The code; empty if unknown. */
  readonly code: string;
  /** Why. */
  readonly error: SuperwallError;
}

/** The code had expired or was used already. */
export interface SuperwallReactNativeIosExpiredCode {
  /** The kind of result. */
  readonly status: 'CODE_EXPIRED';
  /** The code; empty if unknown. */
  readonly code: string;
  /** The result. */
  readonly expired: SuperwallExpired;
}

/** The code was valid, but its subscription has lapsed. */
export interface SuperwallReactNativeIosExpiredSubscription {
  /** The kind of result. */
  readonly status: 'EXPIRED_SUBSCRIPTION';
  /** The code; empty if unknown. */
  readonly code: string;
  /** What it granted before. */
  readonly redemptionInfo: SuperwallReactNativeIosRedemptionInfo;
}

/** The user has no active entitlement. */
export interface SuperwallReactNativeIosInactiveStatus {
  /** The status. */
  readonly status: 'INACTIVE';
}

/** There is no such code. */
export interface SuperwallReactNativeIosInvalidCode {
  /** The kind of result. */
  readonly status: 'INVALID_CODE';
  /** The code; empty if unknown. */
  readonly code: string;
}

/** One purchase that does not renew. */
export interface SuperwallReactNativeIosNonSubscription {
  /** The store's id of the transaction. */
  readonly transactionId: string;
  /** The product. */
  readonly productId: string;
  /** When it was bought; ISO 8601, UTC. */
  readonly purchaseDate: string;
  /** True if it is used up; never here. */
  readonly isConsumable: boolean;
  /** True if it was refunded. */
  readonly isRevoked: boolean;
  /** Where it was bought; null if unknown. */
  readonly store: SuperwallIosStore | null;
}

/** What the redemption granted. */
export interface SuperwallReactNativeIosRedemptionInfo {
  /** Who owns it now. */
  readonly ownership: SuperwallOwnership;
  /** Who bought it. */
  readonly purchaserInfo: SuperwallPurchaserInfo;
  /** The paywall that led to it; absent for a manual grant. */
  readonly paywallInfo?: SuperwallPaywallInfo;
  /** What the owner may use, by ascending identifier. */
  readonly entitlements: readonly SuperwallReactNativeIosEntitlement[];
}

/** The result of a redemption. `status` distinguishes the cases. */
export type SuperwallReactNativeIosReply =
  | SuperwallReactNativeIosSuccess
  | SuperwallReactNativeIosError
  | SuperwallReactNativeIosExpiredCode
  | SuperwallReactNativeIosInvalidCode
  | SuperwallReactNativeIosExpiredSubscription
  | UnknownSuperwallReactNativeIosReply;

/** A case of `SuperwallReactNativeIosReply` that only a newer server knows. `JSON.stringify` writes it as received. */
export interface UnknownSuperwallReactNativeIosReply {
  /** Marks an unknown case; the received value has another kind. */
  readonly status: 'unknown';
  /** The received value. */
  readonly json: JSONObject;
}

/** The subscription status. `status` distinguishes the cases. */
export type SuperwallReactNativeIosStatus =
  | SuperwallReactNativeIosActiveStatus
  | SuperwallReactNativeIosInactiveStatus
  | SuperwallReactNativeIosUnknownStatus
  | UnknownSuperwallReactNativeIosStatus;

/** A case of `SuperwallReactNativeIosStatus` that only a newer server knows. `JSON.stringify` writes it as received. */
export interface UnknownSuperwallReactNativeIosStatus {
  /** Marks an unknown case; the received value has another kind. */
  readonly status: 'unrecognized';
  /** The received value. */
  readonly json: JSONObject;
}

/** One subscription. */
export interface SuperwallReactNativeIosSubscription {
  /** The store's id of the transaction; empty if unknown. */
  readonly transactionId: string;
  /** The product. */
  readonly productId: string;
  /** Latest purchase or renewal; ISO 8601, UTC. */
  readonly purchaseDate: string;
  /** True if it will renew. */
  readonly willRenew: boolean;
  /** True if it was refunded. */
  readonly isRevoked: boolean;
  /** True if a grace period runs. */
  readonly isInGracePeriod: boolean;
  /** True if the store tries a failed payment again. */
  readonly isInBillingRetryPeriod: boolean;
  /** True if it gives access now. */
  readonly isActive: boolean;
  /** End of the paid time; null if it never ends; ISO 8601, UTC. */
  readonly expirationDate: string | null;
  /** Where it was bought; null if unknown. */
  readonly store: SuperwallIosStore | null;
  /** The offer it was bought under; absent for none. */
  readonly offerType?: OfferType;
}

/** The purchase is redeemed. */
export interface SuperwallReactNativeIosSuccess {
  /** The kind of result. */
  readonly status: 'SUCCESS';
  /** The code; empty if unknown. */
  readonly code: string;
  /** What it gave. */
  readonly redemptionInfo: SuperwallReactNativeIosRedemptionInfo;
}

/** Not known yet. */
export interface SuperwallReactNativeIosUnknownStatus {
  /** The status. */
  readonly status: 'UNKNOWN';
}

/**
 * A store's ids of a buyer and the purchases. `store` names the store; any other than `STRIPE` and `PADDLE` is another store. `store` distinguishes
 * the cases; functions like `isSuperwallStripeIdentifiers` narrow it.
 */
export type SuperwallStoreIdentifiers =
  | SuperwallStripeIdentifiers
  | SuperwallPaddleIdentifiers
  | SuperwallFlatIdentifiers;

/** Stripe's ids, on the wire. */
export interface SuperwallStripeIdentifiers {
  /** The store. */
  readonly store: 'STRIPE';
  /** Stripe's customer. */
  readonly stripeCustomerId: string;
  /** Subscriptions (`sub_…`), or Checkout sessions (`cs_…`) of one-time purchases. */
  readonly stripeSubscriptionIds: readonly string[];
}

/** One SDK of one vendor on one platform. */
export interface Target {
  /** Whose SDK. */
  readonly vendor: Vendor;
  /** Which of the vendor's SDKs. */
  readonly sdk: Sdk;
  /** The platform of its native side. */
  readonly platform: Platform;
}

/** A target that the server knows. */
export interface TargetDescription {
  /** Whose SDK. */
  readonly vendor: Vendor;
  /** Which of the vendor's SDKs. */
  readonly sdk: Sdk;
  /** The platform of its native side. */
  readonly platform: Platform;
  /** The SDK's package name, such as `purchases_flutter`. */
  readonly package: string;
  /** First release of that SDK with link redemption, by its changelog or documentation; null if unknown. */
  readonly since: string | null;
  /** False if this SDK has no redemption; its replies are the native ones. */
  readonly modelled: boolean;
  /** The versions of that SDK whose redemption is reproduced; absent if unknown. */
  readonly versions?: VersionRange;
}

/** The known versions of one target's package. */
export interface TargetVersions {
  /** The SDK. */
  readonly sdk: Sdk;
  /** The platform. */
  readonly platform: Platform;
  /** The package as `server/describe` names it. */
  readonly package: string;
  /** The oldest known version. */
  readonly first: string;
  /** The newest known version, which a session without `sdkVersion` plays. */
  readonly last: string;
  /** The version of the native SDK that the newest brings. */
  readonly nativeVersion?: string;
}

/** iOS: the buyer has left a checkout in a paywall's page. */
export interface TransactionAbandonEvent {
  /** Where it would have been paid. */
  readonly store: 'STRIPE';
  /** Who started it: the SDK. */
  readonly source: 'SUPERWALL';
  /** The product. */
  readonly product_id: string;
}

/** The words of `TransferPolicy` that this version lists. */
export type KnownTransferPolicy = 'transfer' | 'transferIfInactive' | 'keepWithOriginal' | 'share';

/**
 * The rule for a purchase of another identified user: it moves; it moves unless it includes an active subscription; it stays; both users share it.
 * `isKnown` is false for a word of a newer server.
 */
export type TransferPolicy = KnownTransferPolicy | Unlisted;

/** The words of `Vendor` that this version lists. */
export type KnownVendor = 'qonversion' | 'revenuecat' | 'superwall';

/** The vendor of a link, a session or a reply. `isKnown` is false for a word of a newer server. */
export type Vendor = KnownVendor | Unlisted;

/** A vendor whose SDKs the server knows. */
export interface VendorSummary {
  /** The name that clients ask for. */
  readonly vendor: Vendor;
  /** The name as the vendor writes it. */
  readonly name: string;
  /** One sentence about what the targets do not show, such as SDKs that are not targets; null for none. */
  readonly note: string | null;
  /** The calls that only this vendor's SDKs have, for `session/call`; absent if there are none. */
  readonly calls?: readonly string[];
}

/** What is known of the versions of one vendor's SDKs. */
export interface VendorVersions {
  /** The vendor. */
  readonly vendor: Vendor;
  /** How well the facts are known. */
  readonly grades: GradeCounts;
  /** The targets whose versions are known. */
  readonly targets: readonly TargetVersions[];
  /** The differences between versions, the newest of each package first. */
  readonly rules: readonly VersionRule[];
}

/** The words of `Verification` that this version lists. */
export type KnownVerification = 'notRequested' | 'verified' | 'verifiedOnDevice' | 'failed';

/** The result of checking the signature of the service's answer. `isKnown` is false for a word of a newer server. */
export type Verification = KnownVerification | Unlisted;

/** One difference. */
export interface VersionChange {
  /** What the second version does, as a sentence. */
  readonly text: string;
  /** The rule behind it. */
  readonly rule: VersionRule;
}

/** A range of versions. A bound covers all versions that it begins: `5.86` covers 5.86.1. */
export interface VersionRange {
  /** The earliest one. */
  readonly first: string;
  /** The latest version that was read. */
  readonly last: string;
}

/** A difference between versions of a package that an app can notice in a redemption. */
export interface VersionRule {
  /** Stable; the same for both platforms. */
  readonly id: string;
  /** The native SDK whose versions differ, or a layer above it. */
  readonly package: string;
  /** The versions that have it: `4.16.2..` from that one on, `8.24.0..8.25.0` both included. */
  readonly versions: readonly string[];
  /** What the other versions do. */
  readonly before: string;
  /** What these versions do. */
  readonly after: string;
  /** What sessions do: what each version does; always what is `newer` or `older`; or nothing of a session shows it (`unseen`). */
  readonly played: string;
  /** The description of the conformance case that shows both sides; only for `both`. */
  readonly example?: string;
  /** How well it is known. */
  readonly grade: FactGrade;
  /** Where it is known from. */
  readonly source: string;
}

/** Two versions of one package. */
export interface VersionsDiffParams {
  /** A package with its version: `expo-superwall@1.0.1`. */
  readonly from: string;
  /** The same package with another version. */
  readonly to: string;
}

/** What changes for an app. */
export interface VersionsDiffResult {
  /** One element for each platform of the package. */
  readonly platforms: readonly PlatformChanges[];
}

/** A vendor, or all. */
export interface VersionsListParams {
  /** By default all vendors are listed. */
  readonly vendor?: Vendor;
}

/** What is known of the versions of the vendors' SDKs. */
export interface VersionsListResult {
  /** One element for each vendor. */
  readonly vendors: readonly VendorVersions[];
}

/** A webhook of a vendor. */
export interface Webhook {
  /** The server's id of it. */
  readonly id: string;
  /** The vendor whose events it receives. */
  readonly vendor: Vendor;
  /** Where they are sent; absent for nowhere. */
  readonly url?: string;
  /** As given, or as the server made it; absent for none. */
  readonly secret?: string;
  /** As given; absent for none. */
  readonly signingSecret?: string;
  /** Which purchases it hears of. */
  readonly environment: WebhookEnvironment;
  /** When it was added: it hears of nothing before; milliseconds since 1970-01-01T00:00:00Z. */
  readonly createdAt: number;
  /** As given; absent for that of the vendor. At least 1, at most 600. */
  readonly timeLimit?: number;
  /** As given; absent for not given. */
  readonly invoices?: boolean;
}

/** One attempt to send an event. */
export interface WebhookAttempt {
  /** When, on the clock of the space; milliseconds since 1970-01-01T00:00:00Z. */
  readonly at: number;
  /** The status of the answer; absent if a test took the event, or if there was no answer. */
  readonly status?: number;
  /** Why there was no answer; absent if nothing failed. */
  readonly failure?: string;
  /** True while the request waits for an answer; absent otherwise. */
  readonly open?: boolean;
  /** True if the receiver may have the event from an earlier attempt; absent otherwise. */
  readonly repeated?: boolean;
  /** The header fields that were sent, with the signature; absent if a test took the event. */
  readonly headers?: WebhookHeaders;
}

/** Which events to deliver. */
export interface WebhookDeliverParams {
  /** The events by `id`, one perhaps several times; defaults to all that were never delivered, oldest first. At most 1000 elements. */
  readonly ids?: readonly string[];
  /** The order of the deliveries; defaults to `asGiven`. */
  readonly order?: DeliveryOrder;
  /** The number of times that each is delivered in a row; defaults to 1. At least 1, at most 1000. */
  readonly times?: number;
}

/** The deliveries in their order. */
export interface WebhookDeliverResult {
  /** At most 1,000. */
  readonly deliveries: readonly WebhookDelivery[];
}

/** One attempt as the backend receives it. */
export interface WebhookDelivery {
  /** The event. */
  readonly id: string;
  /** The webhook. */
  readonly webhook: string;
  /** The vendor that sends it. */
  readonly vendor: Vendor;
  /** The vendor's name of the event. */
  readonly name: string;
  /** 1 for the first time. At least 1. */
  readonly attempt: number;
  /** What the backend receives. */
  readonly request: WebhookRequest;
}

/** The words of `WebhookEnvironment` that this version lists. */
export type KnownWebhookEnvironment = 'production' | 'sandbox' | 'both';

/** Which purchases a webhook hears of. `isKnown` is false for a word of a newer server. */
export type WebhookEnvironment = KnownWebhookEnvironment | Unlisted;

/** An event for one webhook. */
export interface WebhookEvent {
  /** The server's id, for `webhook/deliver`; a later event has a higher one. */
  readonly id: string;
  /** The webhook that hears of it. */
  readonly webhook: string;
  /** The vendor that sends it. */
  readonly vendor: Vendor;
  /** The vendor's name of it, such as `RENEWAL`. */
  readonly name: string;
  /** The purchase to which it happened. */
  readonly purchase: string;
  /** When it happened; milliseconds since 1970-01-01T00:00:00Z. */
  readonly at: number;
  /** What is sent. */
  readonly request: WebhookRequest;
  /** Every attempt, oldest first. */
  readonly deliveries: readonly WebhookAttempt[];
  /**
   * When it is sent next by itself, while an attempt is open only if that stays without an end; absent for never; milliseconds since
   * 1970-01-01T00:00:00Z.
   */
  readonly dueAt?: number;
}

/** Header fields by name. */
export type WebhookHeaders = { readonly [name: string]: string };

/** Which events to list; all by default. */
export interface WebhookListParams {
  /** A vendor: lists only its webhooks and events. */
  readonly vendor?: Vendor;
  /** A purchase: lists only what happened to it. */
  readonly purchase?: PurchaseReference;
  /** The most events in the result; defaults to 100. At least 1, at most 1000. */
  readonly limit?: number;
  /** The `nextAfter` of an earlier result: only later events. */
  readonly after?: string;
}

/** Webhooks and their events, oldest first. */
export interface WebhookListResult {
  /** The webhooks. */
  readonly webhooks: readonly Webhook[];
  /** What happened, oldest first. */
  readonly events: readonly WebhookEvent[];
  /** Pass it as `after` for the events that follow; absent if there are none. */
  readonly nextAfter?: string;
}

/** A request as the vendor sends it. */
export interface WebhookRequest {
  /** Where it is sent; absent if the webhook has none. */
  readonly url?: string;
  /** A signature is of the time of this answer, by the system's clock. */
  readonly headers: WebhookHeaders;
  /** The exact text, which a signature covers. */
  readonly body: string;
  /** The body as a value. */
  readonly json: JSONValue;
}

/** Adds a webhook. */
export interface WebhookSubscribeParams {
  /** The vendor whose events it receives. */
  readonly vendor: Vendor;
  /**
   * The address to which events are sent; defaults to none. A server with HTTP sends to `http` and an address of this machine alone, any other only
   * shows it. A second call with the same one changes the webhook. At least 1 character.
   */
  readonly url?: string;
  /**
   * RevenueCat: the text of the `Authorization` header. Superwall: `whsec_…`, the key of signatures; the server makes one by default. Qonversion: the
   * token after `Basic`. At least 1 character.
   */
  readonly secret?: string;
  /** RevenueCat: the key of `X-RevenueCat-Webhook-Signature`; defaults to no signature. At least 1 character. */
  readonly signingSecret?: string;
  /** The purchases that it hears of; defaults to `both`. */
  readonly environment?: WebhookEnvironment;
  /** Seconds within which an answer must be complete, by the system's clock; defaults to those of the vendor. At least 1, at most 600. */
  readonly timeLimit?: number;
  /** True to hear of RevenueCat's `INVOICE_ISSUANCE` too; defaults to false. */
  readonly invoices?: boolean;
}

/** The webhook. */
export interface WebhookSubscribeResult {
  /** With its secrets. */
  readonly webhook: Webhook;
}

/**
 * An event that the server lets happen. With `offline` comes `online`, with `answerIsLate` come `answerArrives` and `newestAnswerArrives`, with
 * `background` comes `comesBack`, with `webhookArrives` come `newestWebhookArrives` and `webhookComesAgain`. A bridge starts the app again for
 * `relaunch`, `reinstall` and `linkStartsApp`, and hands webhooks to the app's backend.
 */
export type WorldEventName =
  | 'purchase'
  | 'purchaseWithEmail'
  | 'otherUserBuys'
  | 'linkOpens'
  | 'mailedLinkOpens'
  | 'damagedLinkOpens'
  | 'secondPhoneRedeems'
  | 'signInElsewhere'
  | 'timePasses'
  | 'offline'
  | 'requestTimesOut'
  | 'serverFails'
  | 'answerIsUnreadable'
  | 'answerIsLate'
  | 'lapse'
  | 'refund'
  | 'relaunch'
  | 'reinstall'
  | 'linkStartsApp'
  | 'background'
  | 'webhookArrives';
