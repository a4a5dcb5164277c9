// Made by `redemption codegen --language typescript` from the schemas of RedemptionKit; do not edit.

import type { Types } from './contract.ts';

/** What a JSON value has to look like. */
export type Shape =
  | 'string' | 'boolean' | 'integer' | 'number' | 'null' | 'any'
  | { readonly is: 'named'; readonly name: keyof Types }
  | { readonly is: 'array'; readonly of: Shape }
  | { readonly is: 'map'; readonly of: Shape }
  | { readonly is: 'nullable'; readonly of: Shape }
  | { readonly is: 'constant'; readonly value: string }
  | { readonly is: 'words'; readonly words: readonly (string | number)[]; readonly open: boolean }
  | { readonly is: 'object'; readonly required: Members; readonly optional: Members; readonly others?: Shape }
  | { readonly is: 'constants'; readonly member: string; readonly cases: Cases; readonly otherwise?: keyof Types;
      readonly unknown?: string }
  | { readonly is: 'members'; readonly cases: Cases; readonly unknown?: string }
  | { readonly is: 'kinds'; readonly cases: Members };

/** Members by name. */
export interface Members { readonly [name: string]: Shape }

/** The types of a union's objects, by the word or the member that tells them apart. */
export interface Cases { readonly [word: string]: keyof Types }

function array(of: Shape): Shape { return { is: 'array', of }; }
function map(of: Shape): Shape { return { is: 'map', of }; }
function nullable(of: Shape): Shape { return { is: 'nullable', of }; }
function named(name: keyof Types): Shape { return { is: 'named', name }; }
function constant(value: string): Shape { return { is: 'constant', value }; }
function object(required: Members, optional: Members = {}, others?: Shape): Shape {
  return { is: 'object', required, optional, ...(others && { others }) };
}

/** The shape of every type of the contract. */
export const shapes: { readonly [Name in keyof Types]: Shape } = {
  AbsentAnswer: object({ kind: constant('absent') }),
  AfterPurchase: { is: 'words', open: false, words: [ 'appDefault', 'redemptionPage', 'deepLink', 'customUrl' ] },
  AppEvent: object({ name: 'string' }, { text: 'string' }),
  AppUserOwner: object({ kind: constant('appUser'), appUserId: 'string' }),
  Billing: { is: 'words', open: true, words: [ 'succeeds', 'fails', 'failsThenSucceeds' ] },
  BrokenProperty: object({ property: 'string', expected: 'string', seen: 'string' }),
  CancelNotification: object({ jsonrpc: constant('2.0'), method: constant('$/cancelRequest'), params: named('CancelParams') }),
  CancelParams: object({ id: named('RequestID') }),
  ChangeMoment: { is: 'words', open: false, words: [ 'now', 'renewal' ] },
  ChannelCallParams: object({ session: 'string', method: 'string' }, { arguments: named('JSONValue') }),
  ChannelCallResult: { is: 'members', unknown: 'unknown', cases: { value: 'ChannelValue', error: 'ChannelError', silent: 'ChannelSilence' } },
  ChannelError: object({ error: named('SDKError') }),
  ChannelSilence: object({ silent: 'string' }),
  ChannelValue: object({ value: named('JSONValue') }),
  CheckoutAction: object({ kind: named('CheckoutActionKind'), text: 'string', url: nullable('string') }),
  CheckoutActionKind: { is: 'words', open: true, words: [ 'redeem', 'scan', 'install' ] },
  CheckoutBrowser: { is: 'words', open: false, words: [ 'inApp', 'external' ] },
  CheckoutKind: { is: 'words', open: false, words: [ 'link', 'webSDK', 'paywall' ] },
  CheckoutNext: object({ kind: named('CheckoutNextKind'), url: nullable('string') }, { storeUrl: 'string' }),
  CheckoutNextKind: { is: 'words', open: true, words: [ 'none', 'hostedPage', 'successPage', 'deepLink', 'redemptionPage', 'redirect' ] },
  CheckoutPlace: { is: 'words', open: true, words: [ 'vendor', 'owner', 'app', 'mail', 'phone' ] },
  CheckoutRedirect: object({
    vendor: named('Vendor'), placementParams: map('string'),
  }, {
    appUserId: 'string', email: 'string', stripeSubscriptionId: 'string',
  }),
  CheckoutScreen: object({
    situations: array(named('CheckoutSituation')), place: named('CheckoutPlace'), url: nullable('string'), title: 'string', text: 'string',
    actions: array(named('CheckoutAction')), note: nullable('string'),
  }),
  CheckoutSituation: { is: 'words', open: true, words: [ 'phone', 'phoneWithoutApp', 'desktop' ] },
  CheckoutStep: { is: 'words', open: false, words: [ 'start', 'submit', 'complete', 'fail', 'abandon' ] },
  ClockAdvanceParams: object({ seconds: 'number' }),
  ClockKind: { is: 'words', open: true, words: [ 'system', 'virtual', 'offset' ] },
  ClockResult: object({ now: 'integer' }, { events: 'integer', eventsLeft: 'boolean' }),
  Customer: object({
    originalAppUserId: 'string', firstSeen: 'integer', requestDate: 'integer', verification: named('Verification'),
  }, {
    originalPurchaseDate: 'integer', originalApplicationVersion: 'string', managementURL: 'string',
  }),
  CustomerInfoChange: object({ from: named('CustomerReply'), to: named('CustomerReply') }),
  CustomerReply: map(named('JSONValue')),
  CustomerResult: object({
    session: 'string', vendor: named('Vendor'), sdk: named('Sdk'), platform: named('Platform'), configured: 'boolean', appUserId: nullable('string'),
    isAnonymous: 'boolean', deviceId: 'string', storedCodes: array(named('StoredCode')), redemptionsUnderWay: 'integer',
    status: named('SubscriptionStatus'), entitlements: named('EntitlementLists'), purchaseController: 'boolean', userAttributes: named('JSONObject'),
    integrationAttributes: named('JSONObject'), paywall: nullable(named('OpenPaywall')), linksWaiting: 'integer', reply: named('CustomerReply'),
  }, {
    pendingCheckout: named('PendingCheckout'),
  }),
  DeepLinkOpenEvent: object({
    url: 'string', path: 'string', lastPathComponent: 'string', pathExtension: 'string', host: 'string', query: 'string', fragment: 'string',
  }),
  Deleted: object({ customers: 'integer', purchases: 'integer', codes: 'integer', messages: 'integer', faults: 'integer' }),
  DeliveryOrder: { is: 'words', open: false, words: [ 'asGiven', 'reversed', 'shuffled' ] },
  DeviceOwner: object({ kind: constant('device'), deviceId: 'string' }),
  DeviceResult: object({ vendor: named('Vendor'), platform: named('Platform'), deviceId: 'string', stored: 'boolean', clockAhead: 'number' }),
  DeviceSetParams: object({ vendor: named('Vendor'), platform: named('Platform'), deviceId: 'string', clockAhead: 'number' }),
  DeviceTransaction: { is: 'words', open: false, words: [ 'purchase', 'restore' ] },
  DeviceWipeParams: object({ vendor: named('Vendor'), platform: named('Platform'), deviceId: 'string' }),
  EmptyEvent: object({}),
  Entitlement: object({
    id: 'string',
  }, {
    isActive: 'boolean', productId: 'string', planId: 'string', productIds: array('string'), store: named('Store'), startsAt: 'integer',
    renewedAt: 'integer', expiresAt: 'integer', gracePeriodExpiresAt: 'integer', isLifetime: 'boolean', willRenew: 'boolean',
    state: named('EntitlementState'), offerType: named('OfferType'),
  }),
  EntitlementList: { is: 'kinds', cases: { array: array(named('EntitlementOrId')), object: map(named('Entitlement')) } },
  EntitlementLists: object({
    active: array(named('Entitlement')), inactive: array(named('Entitlement')), all: array(named('Entitlement')), web: array(named('Entitlement')),
    device: array(named('Entitlement')),
  }),
  EntitlementOrId: { is: 'kinds', cases: { string: 'string', object: named('Entitlement') } },
  EntitlementState: { is: 'words', open: true, words: [ 'subscribed', 'inGracePeriod', 'inBillingRetryPeriod', 'expired', 'revoked' ] },
  EntitlementsMergeParams: object({
    vendor: named('Vendor'), sdk: named('Sdk'), platform: named('Platform'), device: named('EntitlementList'), web: named('EntitlementList'),
  }),
  EntitlementsMergeResult: object({ entitlements: array(named('Entitlement')) }),
  ErrorCode: { is: 'words', open: true, words: [
    -32700, -32600, -32601, -32602, -32603, -32800, -32099, -32098, -32097, -32096, -32000, -32001, -32002, -32003, -32004, -32005, -32006, -32007,
    -32008, -32009, -32010, -32011, -32012, -32013, -32014, -32015, -32016, -32017, -32018, -32019, -32020, -32021, -32022, -32023, -32024,
  ] },
  ErrorData: object({ kind: named('ErrorKind') }, { path: 'string', expected: 'string', utf8Offset: 'integer', details: named('SDKError') }),
  ErrorKind: { is: 'words', open: true, words: [
    'syntax', 'empty', 'prematureEnd', 'nul', 'duplicateKey', 'numberOutOfRange', 'depth', 'invalidUTF8', 'outOfMemory', 'messageTooLarge',
    'charsetUnsupported', 'headerTooLarge', 'headerMalformed', 'contentLengthMissing', 'contentLengthInvalid', 'contentLengthDuplicate', 'truncated',
    'notAnObject', 'version', 'methodType', 'idType', 'paramsType', 'batchEmpty', 'batchTooLong', 'methodNotFound', 'missing', 'wrongType', 'invalid',
    'unknownMember', 'internalError', 'unwritableResult', 'requestCancelled', 'tooManyPending', 'shuttingDown', 'batchRepliesTooLarge',
    'unknownSession', 'unknownTarget', 'unknownVendor', 'notARedemptionLink', 'ledgerUnavailable', 'resultNotKnown', 'unknownPurchase',
    'clockNotVirtual', 'scriptEnded', 'unreadableReply', 'tooManySessions', 'liveUnavailable', 'noChannel', 'resetNotAllowed', 'redemptionInProgress',
    'tooManyFaults', 'notRecorded', 'noNotifications', 'sdkSilent', 'unknownSpace', 'cannotFork', 'tooManySpaces', 'otherSpace', 'deviceInUse',
    'unexpectedRedemption', 'nothingToRefund', 'notConfigured', 'invalidAppUserId', 'logOutWhileAnonymous', 'nothingCached', 'invalidLink',
    'noSuchCall', 'offline', 'timeout', 'transport', 'http', 'refused', 'unreadable',
  ] },
  ErrorObject: object({ code: named('ErrorCode'), message: 'string', data: named('ErrorData') }),
  ErrorResponse: object({ jsonrpc: constant('2.0'), id: named('RequestID'), error: named('ErrorObject') }),
  EventKind: { is: 'words', open: true, words: [ 'world', 'app' ] },
  EventNotification: object({ jsonrpc: constant('2.0'), method: constant('session/event'), params: named('SessionEvent') }),
  EventParams: map(named('JSONValue')),
  ExpectedEvent: object({ name: 'string' }),
  ExploreApp: object({ vendor: named('Vendor'), sdk: named('Sdk'), platform: named('Platform') }, { appUserId: 'string' }),
  ExploreCoverage: object({
    events: map('integer'), neverEnabled: array('string'), outcomes: array('string'), failures: array('string'), sdkEvents: array('string'),
  }),
  ExploreDifference: object({ story: array(named('StoryStep')), expected: named('ExploreShows'), seen: named('ExploreShows') }),
  ExploreFinding: object({
    property: 'string', story: array(named('StoryStep')), expected: 'string', seen: 'string', shows: named('ExploreShows'),
    truth: named('ExploreTruth'),
  }, {
    scenario: named('JSONValue'),
  }),
  ExploreFormat: { is: 'words', open: false, words: [ 'json', 'html' ] },
  ExploreHappening: object({
    kind: named('EventKind'), name: 'string',
  }, {
    url: 'string', milliseconds: 'integer', delivery: named('WebhookDelivery'),
  }),
  ExploreLimits: object({}, { stories: 'integer', seconds: 'number', depth: 'integer', purchases: 'integer' }),
  ExploreObservedParams: object({
    exploration: 'string',
  }, {
    key: named('JSONValue'), stored: named('JSONValue'), shows: named('ExploreShows'), failed: 'string', enabled: array('string'),
    timers: array('number'), broken: array(named('BrokenProperty')), peek: 'boolean', ended: 'boolean',
  }),
  ExploreProperty: { is: 'words', open: false, words: [
    'truthful', 'paidCanUnlock', 'rightHolder', 'redeemedOnce', 'noSilence', 'retryHelps', 'rightWord', 'rightUser', 'noLockout', 'noCrash',
  ] },
  ExplorePurchase: object({}, { product: 'string', entitlements: array('string'), expiresIn: 'number' }),
  ExplorePurchaseTruth: object({
    isAlive: 'boolean', entitlements: array('string'), users: array('string'), isHeldHere: 'boolean', isHeld: 'boolean', hasLink: 'boolean',
  }),
  ExploreReportParams: object({ exploration: 'string' }, { format: named('ExploreFormat') }),
  ExploreReportResult: object({
    exploration: 'string', done: 'boolean', closed: 'boolean', gaps: array('string'), states: 'integer', stories: 'integer', events: 'integer',
    findings: array(named('ExploreFinding')), differences: array(named('ExploreDifference')), coverage: named('ExploreCoverage'), text: 'string',
    junit: 'string',
  }, {
    html: 'string',
  }),
  ExploreSaying: { is: 'words', open: true, words: [ 'nothing', 'working', 'active', 'expired', 'invalid', 'otherUser', 'retry', 'error' ] },
  ExploreShows: object({}, { access: array('string'), says: named('ExploreSaying'), user: 'string', text: 'string' }),
  ExploreStartParams: object({
    app: named('ExploreApp'),
  }, {
    world: array(named('WorldEventName')), events: array(named('AppEvent')), properties: array(named('ExploreProperty')), own: array('string'),
    purchase: named('ExplorePurchase'), email: 'string', user: 'string', limits: named('ExploreLimits'), seed: 'integer', story: array('string'),
    settle: 'number', alone: 'boolean',
  }),
  ExploreStep: object({
    exploration: 'string', do: named('ExploreTask'), now: 'integer', violated: array('string'), states: 'integer', stories: 'integer',
    left: 'integer', broken: 'integer',
  }, {
    event: named('ExploreHappening'), truth: named('ExploreTruth'),
  }),
  ExploreTask: { is: 'words', open: true, words: [ 'begin', 'event', 'end', 'continue', 'done' ] },
  ExploreTruth: object({
    purchases: array(named('ExplorePurchaseTruth')), sdkActive: array('string'), told: array('string'), isQuiet: 'boolean', isReachable: 'boolean',
    opensWell: 'boolean', redemptions: 'integer', webhooksOnTheirWay: 'integer',
  }, {
    sdkUser: 'string',
  }),
  FactGrade: { is: 'words', open: true, words: [ 'ran', 'read', 'inferred' ] },
  Failed: object({ kind: constant('failed'), failure: named('RedemptionFailure') }, { code: nullable('string') }),
  FailureReason: { is: 'words', open: true, words: [ 'offline', 'timeout', 'transport', 'http', 'refused', 'unreadable' ] },
  Fault: object({
    kind: named('FaultKind'),
  }, {
    status: 'integer', code: 'integer', message: 'string', retryAfter: 'number', seconds: 'number', count: 'integer', session: 'string',
    on: named('FaultedRequest'),
  }),
  FaultClearParams: object({}, { session: 'string' }),
  FaultClearResult: object({ cleared: 'integer' }),
  FaultInjectParams: object({
    kind: named('FaultInjection'),
  }, {
    status: 'integer', code: 'integer', message: 'string', retryAfter: 'number', seconds: 'number', count: 'integer', session: 'string',
    on: named('FaultedRequest'),
  }),
  FaultInjectResult: object({ pending: array(named('Fault')) }),
  FaultInjection: { is: 'words', open: false, words: [ 'offline', 'timeout', 'http', 'malformed', 'delay', 'late', 'none' ] },
  FaultKind: { is: 'words', open: true, words: [ 'offline', 'timeout', 'http', 'malformed', 'delay', 'late' ] },
  FaultReleaseParams: object({}, { session: 'string', newest: 'boolean' }),
  FaultReleaseResult: object({ released: 'boolean', held: 'integer' }),
  FaultedRequest: { is: 'words', open: true, words: [ 'redemption', 'customer', 'logIn', 'receipt', 'reissue', 'checkout', 'own' ] },
  FetchPolicy: { is: 'words', open: false, words: [ 'cachedOrFetched', 'fetchCurrent', 'notStaleCachedOrFetched', 'fromCacheOnly' ] },
  FreeTrialStartEvent: object({ product_id: 'string' }),
  Gateway: { is: 'kinds', cases: { string: named('GatewayName'), object: named('ScriptGateway') } },
  GatewayName: { is: 'words', open: false, words: [ 'ledger', 'live' ] },
  GivenStatus: { is: 'kinds', cases: { string: named('StatusWord'), object: named('StatusObject') } },
  GradeCounts: object({ ran: 'integer', read: 'integer', inferred: 'integer' }),
  Grant: object({}, {
    owner: named('Owner'), purchaser: named('Purchaser'), paywall: named('PaywallContext'), entitlements: map(named('Entitlement')),
    subscriptions: map(named('Subscription')), oneTimePurchases: map(named('OneTimePurchase')), customer: named('Customer'),
  }),
  HTTPAddress: object({ url: 'string' }),
  InstalledVersion: object({ parts: array(named('PackageVersion')) }, { warning: 'string' }),
  InvalidCode: object({ kind: constant('invalidCode') }, { code: nullable('string') }),
  IssuedLink: object({ url: 'string', code: 'string', expiresAt: 'integer' }),
  JSONObject: map(named('JSONValue')),
  JSONValue: 'any',
  LinkAdvice: object({ kind: named('LinkAdviceKind'), text: 'string' }, { content: 'string' }),
  LinkAdviceKind: { is: 'words', open: true, words: [ 'code', 'store', 'message' ] },
  LinkApp: { is: 'words', open: false, words: [ 'installed', 'missing', 'tooOld' ] },
  LinkDevice: { is: 'words', open: false, words: [ 'phone', 'desktop' ] },
  LinkExpired: object({
    kind: constant('linkExpired'), reissued: 'boolean',
  }, {
    code: nullable('string'), reason: named('LinkExpiryReason'), obfuscatedEmail: nullable('string'),
  }),
  LinkExpiry: object({ seconds: 'integer', text: 'string' }),
  LinkExpiryReason: { is: 'words', open: true, words: [ 'expired', 'used' ] },
  LinkFailure: object({ kind: 'string', message: 'string' }),
  LinkObstacle: { is: 'words', open: true, words: [ 'notARedemptionLink', 'desktop', 'appMissing', 'schemeMismatch', 'appTooOld' ] },
  LinkOpenParams: object({ url: 'string', device: named('LinkDevice'), app: named('LinkApp') }, { scheme: 'string' }),
  LinkOpenResult: object({
    opensApp: 'boolean', reason: nullable(named('LinkObstacle')), show: nullable(named('LinkAdvice')), platforms: array(named('Platform')),
    expiry: nullable(named('LinkExpiry')),
  }),
  LinkParseParams: object({ url: 'string' }, { vendor: named('Vendor'), platform: named('Platform') }),
  LinkParseResult: object({ link: nullable(named('RedemptionLink')) }, { redirect: named('CheckoutRedirect') }),
  LinkPolicy: { is: 'words', open: true, words: [ 'disallowed', 'allowed', 'allowedOnlySandbox' ] },
  LinkQRParams: object({ url: 'string' }),
  LinkQRResult: object({ size: 'integer', rows: array('string') }),
  LinkedSubscription: object({ id: 'string', result: named('LinkedSubscriptionResult') }, { reason: 'string', error: named('LinkFailure') }),
  LinkedSubscriptionResult: { is: 'words', open: true, words: [ 'linked', 'skipped', 'failed' ] },
  ListedCode: object({
    code: 'string', state: named('ListedCodeState'), expiresAt: 'integer',
  }, {
    usedAt: 'integer', usedByAppUserId: 'string', usedByDeviceId: 'string', attempts: array(named('RedemptionAttempt')),
  }),
  ListedCodeState: { is: 'words', open: true, words: [ 'unused', 'used', 'expired' ] },
  ListedCustomer: object({ vendor: named('Vendor'), appUserIds: array('string'), firstSeenAt: 'integer' }),
  ListedPurchase: object({
    purchase: named('PurchaseRecord'), appUserIds: array('string'), deviceIds: array('string'), codes: array(named('ListedCode')),
  }),
  LogEntry: { is: 'constants', member: 'kind', unknown: 'unknown', cases: {
    call: 'LoggedCall', reply: 'LoggedReply', question: 'LoggedQuestion', answer: 'LoggedAnswer', event: 'LoggedEvent', mail: 'LoggedMail',
    request: 'LoggedRequest', gap: 'LogGap',
  } },
  LogEntryKind: { is: 'words', open: false, words: [ 'call', 'reply', 'question', 'answer', 'event', 'mail', 'request' ] },
  LogEntryParams: object({ entry: named('LogEntry') }),
  LogGap: object({ kind: constant('gap'), from: 'integer', to: 'integer' }),
  LogInResult: object({
    session: 'string', vendor: named('Vendor'), sdk: named('Sdk'), platform: named('Platform'), configured: 'boolean', appUserId: nullable('string'),
    isAnonymous: 'boolean', deviceId: 'string', storedCodes: array(named('StoredCode')), redemptionsUnderWay: 'integer',
    status: named('SubscriptionStatus'), entitlements: named('EntitlementLists'), purchaseController: 'boolean', userAttributes: named('JSONObject'),
    integrationAttributes: named('JSONObject'), paywall: nullable(named('OpenPaywall')), linksWaiting: 'integer',
  }, {
    pendingCheckout: named('PendingCheckout'), created: 'boolean', reply: named('CustomerReply'),
  }),
  LogOutResult: object({
    session: 'string', vendor: named('Vendor'), sdk: named('Sdk'), platform: named('Platform'), configured: 'boolean', appUserId: nullable('string'),
    isAnonymous: 'boolean', deviceId: 'string', storedCodes: array(named('StoredCode')), redemptionsUnderWay: 'integer',
    status: named('SubscriptionStatus'), entitlements: named('EntitlementLists'), purchaseController: 'boolean', userAttributes: named('JSONObject'),
    integrationAttributes: named('JSONObject'), paywall: nullable(named('OpenPaywall')), linksWaiting: 'integer',
  }, {
    pendingCheckout: named('PendingCheckout'), reply: named('CustomerReply'),
  }),
  LogReadParams: object({}, {
    after: 'integer', before: 'integer', search: 'string', kinds: array(named('LogEntryKind')), details: 'boolean', limit: 'integer',
    reveal: 'boolean',
  }),
  LogReadResult: object({ entries: array(named('LogEntry')), last: 'integer' }, { older: 'integer' }),
  LogSubscribeParams: object({}, { after: 'integer', reveal: 'boolean' }),
  LogSubscribeResult: object({ last: 'integer' }),
  LoggedAnswer: object({
    kind: constant('answer'), sequence: 'integer', at: 'integer', session: nullable('string'), vendor: named('Vendor'),
    question: named('LoggedQuestionName'), outcomes: array(named('LoggedOutcome')),
  }, {
    user: 'string', undone: 'boolean', failure: 'string',
  }),
  LoggedCall: object({
    kind: constant('call'), sequence: 'integer', at: 'integer', client: 'string', method: 'string', params: nullable(map(named('JSONValue'))),
  }, {
    user: 'string', outcome: named('OutcomeKind'), result: named('JSONObject'), undone: 'boolean', error: named('LoggedError'),
  }),
  LoggedError: object({ code: 'integer', kind: 'string' }),
  LoggedEvent: object({
    kind: constant('event'), sequence: 'integer', at: 'integer', session: 'string', number: 'integer', name: 'string',
    params: nullable(map(named('JSONValue'))),
  }, {
    user: 'string', undone: 'boolean',
  }),
  LoggedMail: object({
    kind: constant('mail'), sequence: 'integer', at: 'integer', vendor: named('Vendor'), reason: named('MailReason'), to: 'string', url: 'string',
  }, {
    undone: 'boolean',
  }),
  LoggedOutcome: object({ code: nullable('string'), kind: named('OutcomeKind') }),
  LoggedQuestion: object({
    kind: constant('question'), sequence: 'integer', at: 'integer', session: nullable('string'), vendor: named('Vendor'),
    question: named('LoggedQuestionName'),
  }, {
    user: 'string', undone: 'boolean', fault: 'string',
  }),
  LoggedQuestionName: { is: 'words', open: true, words: [ 'redeem', 'customer', 'logIn', 'receipt', 'reissue', 'checkout', 'own' ] },
  LoggedReply: object({
    kind: constant('reply'), sequence: 'integer', at: 'integer', call: 'integer',
  }, {
    user: 'string', outcome: named('OutcomeKind'), result: named('JSONObject'), undone: 'boolean', error: named('LoggedError'),
  }),
  LoggedRequest: object({
    kind: constant('request'), sequence: 'integer', at: 'integer', vendor: nullable(named('Vendor')), method: 'string', path: 'string',
    status: nullable('integer'), milliseconds: 'number', sdk: map('string'), body: named('JSONValue'),
  }, {
    undone: 'boolean', warning: 'string',
  }),
  Loss: object({ path: 'string', message: 'string' }),
  MailMessage: object({ to: 'string', obfuscatedTo: 'string', url: 'string', sentAt: 'integer', reason: named('MailReason') }),
  MailReason: { is: 'words', open: true, words: [ 'purchase', 'reissue' ] },
  NoParams: object({}),
  Nothing: 'null',
  OfferType: { is: 'words', open: true, words: [ 'trial', 'code', 'promotional', 'winback' ] },
  OmittedEntries: object({
    reason: named('OmittedReason'), message: 'string', method: nullable('string'), first: 'integer', last: 'integer', count: 'integer',
  }),
  OmittedReason: { is: 'words', open: true, words: [
    'dropped', 'underWay', 'ledgerUnavailable', 'resultNotKnown', 'httpRequest', 'otherServer', 'liveSession', 'paramsNotKept', 'unknownMethod',
    'masked', 'unknownSession', 'unknownPurchase', 'unknownCode', 'serverState', 'tooLong',
  ] },
  OneTimePurchase: object({
    id: 'string', productId: 'string', purchasedAt: 'integer',
  }, {
    originallyPurchasedAt: 'integer', refundedAt: 'integer', store: named('Store'), isSandbox: 'boolean', price: named('Price'),
    displayName: 'string', storeTransactionId: 'string',
  }),
  OpenPaywall: object({}, { entitlements: array('string'), automaticallyDismiss: 'boolean' }),
  OpenRPCDocument: map(named('JSONValue')),
  OtherStoreIdentifiers: object({ kind: constant('other'), store: 'string' }, { additionalInfo: named('JSONObject') }),
  OutcomeKind: { is: 'words', open: true, words: [
    'redeemed', 'subscriptionExpired', 'linkExpired', 'invalidCode', 'purchaseBelongsToOtherUser', 'failed',
  ] },
  OutcomeSituation: object({
    name: 'string', outcome: named('OutcomeKind'), platforms: array(named('Platform')), needsUser: 'boolean', prepare: named('OutcomesPrepareParams'),
  }),
  OutcomesListParams: object({ vendor: named('Vendor') }, { product: 'string', entitlements: array('string'), email: 'string' }),
  OutcomesListResult: object({ situations: array(named('OutcomeSituation')) }),
  OutcomesPrepareParams: object({
    vendor: named('Vendor'), situation: 'string',
  }, {
    product: 'string', entitlements: array('string'), kind: named('PurchaseKind'), appUserId: 'string', email: 'string', scheme: 'string',
  }),
  OutcomesPrepareResult: object({ situation: 'string', outcome: named('OutcomeKind'), url: 'string', code: 'string', purchase: 'string' }),
  Owner: { is: 'constants', member: 'kind', unknown: 'unknown', cases: { appUser: 'AppUserOwner', device: 'DeviceOwner' } },
  OwnershipType: { is: 'words', open: true, words: [ 'purchased', 'familyShared', 'unknown' ] },
  PackageVersion: object({ package: 'string', version: 'string' }),
  PaddleIdentifiers: object({ kind: constant('paddle'), customerId: 'string', subscriptionIds: array('string') }),
  PaywallContext: object({
    identifier: 'string', placementName: 'string', placementParams: named('JSONObject'), variantId: 'string', experimentId: 'string',
  }, {
    productIdentifier: 'string', product: named('PaywallProduct'), userAttributes: named('JSONObject'),
  }),
  PaywallErrorEvent: object({ errorString: 'string', handlerId: 'string' }),
  PaywallProduct: object({
    identifier: 'string', languageCode: 'string', locale: 'string', currencyCode: 'string', currencySymbol: 'string', period: 'string',
    periodly: 'string', localizedPeriod: 'string', periodAlt: 'string', periodDays: 'integer', periodWeeks: 'integer', periodMonths: 'integer',
    periodYears: 'integer', rawPrice: 'number', price: 'string', dailyPrice: 'string', weeklyPrice: 'string', monthlyPrice: 'string',
    yearlyPrice: 'string', rawTrialPeriodPrice: 'number', trialPeriodPrice: 'string', trialPeriodDailyPrice: 'string',
    trialPeriodWeeklyPrice: 'string', trialPeriodMonthlyPrice: 'string', trialPeriodYearlyPrice: 'string', trialPeriodDays: 'integer',
    trialPeriodWeeks: 'integer', trialPeriodMonths: 'integer', trialPeriodYears: 'integer', trialPeriodText: 'string', trialPeriodEndDate: 'string',
  }),
  PaywallSkipEvent: object({ skippedReason: named('JSONObject'), handlerId: 'string' }),
  PendingCheckout: object({ checkoutContextId: 'string', product: 'string', remainingAttempts: 'integer', updatedAt: 'integer' }),
  PeriodType: { is: 'words', open: true, words: [ 'normal', 'intro', 'trial', 'prepaid' ] },
  Platform: { is: 'words', open: true, words: [ 'ios', 'android' ] },
  PlatformChanges: object({
    platform: named('Platform'), from: named('InstalledVersion'), to: named('InstalledVersion'), changes: array(named('VersionChange')),
  }),
  PostPurchase: { is: 'words', open: true, words: [ 'redeem', 'redirect' ] },
  Price: object({ amountMicros: 'integer', currency: 'string' }),
  Product: object({ id: 'string', entitlements: array('string') }),
  ProductChange: object({
    product: 'string',
  }, {
    plan: 'string', displayName: 'string', entitlements: array('string'), price: named('Price'), period: 'integer',
  }),
  ProductList: { is: 'kinds', cases: { array: array(named('Product')), object: map(array('string')) } },
  PurchaseBelongsToOtherUser: object({ kind: constant('purchaseBelongsToOtherUser') }, { code: nullable('string') }),
  PurchaseKind: { is: 'words', open: true, words: [ 'subscription', 'oneTime' ] },
  PurchaseParams: object({ purchase: named('PurchaseReference') }),
  PurchaseRecord: object({
    id: 'string', vendor: named('Vendor'), kind: named('PurchaseKind'), product: 'string', store: named('Store'), storeCustomerId: 'string',
    storeTransactionId: 'string', entitlements: array('string'), buyerId: 'string', purchasedAt: 'integer', originallyPurchasedAt: 'integer',
    periodType: named('PeriodType'), isSandbox: 'boolean',
  }, {
    plan: 'string', displayName: 'string', email: 'string', expiresAt: 'integer', gracePeriodExpiresAt: 'integer', billingIssuesDetectedAt: 'integer',
    unsubscribeDetectedAt: 'integer', refundedAt: 'integer', price: named('Price'), managementURL: 'string', paywall: named('PaywallContext'),
    metadata: named('JSONObject'), renewal: named('Renewal'),
  }),
  PurchaseReference: { is: 'kinds', cases: { string: 'string', object: named('PurchaseRecord') } },
  PurchaseResult: object({ purchase: named('PurchaseRecord') }),
  Purchaser: object({ id: 'string' }, { email: 'string', storeIdentifiers: named('StoreIdentifiers') }),
  RecordedRedemption: object({
    session: 'string', vendor: named('Vendor'), sdk: named('Sdk'), platform: named('Platform'), at: 'integer',
  }, {
    url: 'string', code: 'string', outcome: named('OutcomeKind'), returned: 'string', active: array('string'), error: 'string',
  }),
  Redeemed: object({ kind: constant('redeemed'), grant: named('Grant') }, { code: nullable('string') }),
  RedemptionAttempt: object({ at: 'integer', outcome: named('OutcomeKind') }, { session: 'string' }),
  RedemptionCause: { is: 'words', open: true, words: [ 'CODE', 'EXISTING_CODES', 'INTEGRATION_ATTRIBUTES' ] },
  RedemptionEvent: object({ type: named('RedemptionCause') }, { code: 'string' }),
  RedemptionExpectParams: object({ url: 'string' }, { outcome: named('OutcomeKind'), times: 'integer', session: 'string', shows: 'string' }),
  RedemptionFailure: object({
    reason: named('FailureReason'), message: 'string',
  }, {
    httpStatus: nullable('integer'), backendCode: nullable('integer'), sdkCode: 'string', attempts: 'integer',
  }),
  RedemptionInfo: object({ redeemUrl: 'string' }, { redeemUrlRedirect: 'string' }),
  RedemptionLink: object({ vendor: named('Vendor'), code: 'string', url: 'string' }),
  RedemptionListParams: object({}, { session: 'string', url: 'string' }),
  RedemptionListResult: object({ redemptions: array(named('RecordedRedemption')) }, { dropped: 'integer' }),
  RedemptionOutcome: { is: 'constants', member: 'kind', unknown: 'unknown', cases: {
    redeemed: 'Redeemed', subscriptionExpired: 'SubscriptionExpired', linkExpired: 'LinkExpired', invalidCode: 'InvalidCode',
    purchaseBelongsToOtherUser: 'PurchaseBelongsToOtherUser', failed: 'Failed',
  } },
  RedemptionRedeemParams: object({ session: 'string' }, { url: 'string', code: 'string' }),
  RedemptionRedeemResult: object({ outcome: named('RedemptionOutcome'), reply: named('Reply'), losses: array(named('Loss')) }),
  RegisterEvent: object({ completion: 'string', result: 'string' }, { handlerId: 'string' }),
  Renewal: object({
    period: 'integer', billing: named('Billing'), number: 'integer', retriesLeft: 'integer', isPaused: 'boolean', hasEnded: 'boolean',
  }, {
    gracePeriod: 'integer', retryAt: 'integer', resumesAt: 'integer', change: named('ProductChange'),
  }),
  Reply: map(named('JSONValue')),
  ReplyReadParams: object({ target: named('Target'), reply: named('Reply') }, { code: 'string' }),
  ReplyReadResult: object({ outcome: named('RedemptionOutcome'), losses: array(named('Loss')) }),
  ReplyRenderParams: object({ target: named('Target'), outcome: named('RedemptionOutcome') }),
  ReplyRenderResult: object({ reply: named('Reply'), losses: array(named('Loss')) }),
  Request: object({ jsonrpc: constant('2.0'), id: named('RequestID'), method: 'string' }, { params: map(named('JSONValue')) }),
  RequestID: { is: 'kinds', cases: { string: 'string', number: 'number', null: 'null' } },
  RestoreFailEvent: object({ error_message: 'string' }),
  RetryEvent: object({ attempt: 'integer', wait: 'integer', cause: named('FailureReason') }, { httpStatus: 'integer' }),
  RevenueCatHybridAndroidCustomerInfo: object({
    entitlements: named('RevenueCatHybridAndroidEntitlements'), activeSubscriptions: array('string'), allPurchasedProductIdentifiers: array('string'),
    latestExpirationDate: nullable('string'), latestExpirationDateMillis: nullable('integer'), firstSeen: 'string', firstSeenMillis: 'integer',
    originalAppUserId: 'string', requestDate: 'string', requestDateMillis: 'integer', allExpirationDates: map(nullable('string')),
    allExpirationDatesMillis: map(nullable('integer')), allPurchaseDates: map('string'), allPurchaseDatesMillis: map('integer'),
    originalApplicationVersion: 'null', managementURL: nullable('string'), originalPurchaseDate: nullable('string'),
    originalPurchaseDateMillis: nullable('integer'), nonSubscriptionTransactions: array(named('RevenueCatHybridAndroidTransaction')),
  }, {
    subscriptionsByProductIdentifier: map(named('RevenueCatHybridAndroidSubscription')),
  }),
  RevenueCatHybridAndroidEntitlement: object({
    identifier: 'string', isActive: 'boolean', willRenew: 'boolean', periodType: named('RevenueCatPeriodType'), latestPurchaseDateMillis: 'integer',
    latestPurchaseDate: 'string', originalPurchaseDateMillis: 'integer', originalPurchaseDate: 'string', expirationDateMillis: nullable('integer'),
    expirationDate: nullable('string'), store: named('RevenueCatStore'), productIdentifier: 'string', productPlanIdentifier: nullable('string'),
    isSandbox: 'boolean', unsubscribeDetectedAt: nullable('string'), unsubscribeDetectedAtMillis: nullable('integer'),
    billingIssueDetectedAt: nullable('string'), billingIssueDetectedAtMillis: nullable('integer'), ownershipType: named('RevenueCatOwnershipType'),
    verification: named('RevenueCatVerificationResult'),
  }),
  RevenueCatHybridAndroidEntitlements: object({
    all: map(named('RevenueCatHybridAndroidEntitlement')), active: map(named('RevenueCatHybridAndroidEntitlement')),
    verification: named('RevenueCatVerificationResult'),
  }),
  RevenueCatHybridAndroidError: object({ result: constant('ERROR'), error: named('RevenueCatHybridAndroidErrorDetails') }),
  RevenueCatHybridAndroidErrorDetails: object({
    code: 'integer', message: 'string', underlyingErrorMessage: 'string',
  }, {
    readableErrorCode: 'string', readable_error_code: 'string',
  }),
  RevenueCatHybridAndroidExpired: object({ result: constant('EXPIRED'), obfuscatedEmail: 'string' }),
  RevenueCatHybridAndroidInvalidToken: object({ result: constant('INVALID_TOKEN') }),
  RevenueCatHybridAndroidPurchaseBelongsToOtherUser: object({ result: constant('PURCHASE_BELONGS_TO_OTHER_USER') }),
  RevenueCatHybridAndroidReply: { is: 'constants', member: 'result', unknown: 'unknown', cases: {
    SUCCESS: 'RevenueCatHybridAndroidSuccess', ERROR: 'RevenueCatHybridAndroidError', INVALID_TOKEN: 'RevenueCatHybridAndroidInvalidToken',
    PURCHASE_BELONGS_TO_OTHER_USER: 'RevenueCatHybridAndroidPurchaseBelongsToOtherUser', EXPIRED: 'RevenueCatHybridAndroidExpired',
  } },
  RevenueCatHybridAndroidSubscription: object({
    productIdentifier: 'string', purchaseDate: 'string', originalPurchaseDate: nullable('string'), expiresDate: nullable('string'),
    store: named('RevenueCatStore'), unsubscribeDetectedAt: nullable('string'), isSandbox: 'boolean', billingIssuesDetectedAt: nullable('string'),
    gracePeriodExpiresDate: nullable('string'), ownershipType: named('RevenueCatOwnershipType'), periodType: named('RevenueCatPeriodType'),
    refundedAt: nullable('string'), storeTransactionId: nullable('string'), isActive: 'boolean', willRenew: 'boolean',
  }, {
    autoResumeDate: nullable('string'), displayName: nullable('string'), managementURL: nullable('string'), productPlanIdentifier: nullable('string'),
  }),
  RevenueCatHybridAndroidSuccess: object({ result: constant('SUCCESS'), customerInfo: named('RevenueCatHybridAndroidCustomerInfo') }),
  RevenueCatHybridAndroidTransaction: object({
    transactionIdentifier: 'string', revenueCatId: 'string', productIdentifier: 'string', productId: 'string', purchaseDateMillis: 'integer',
    purchaseDate: 'string',
  }),
  RevenueCatHybridIosCustomerInfo: object({
    entitlements: named('RevenueCatHybridIosEntitlements'), activeSubscriptions: array('string'), allPurchasedProductIdentifiers: array('string'),
    latestExpirationDate: nullable('string'), latestExpirationDateMillis: nullable('integer'), firstSeen: 'string', firstSeenMillis: 'integer',
    originalAppUserId: 'string', requestDate: 'string', requestDateMillis: 'integer', allExpirationDates: map(nullable('string')),
    allExpirationDatesMillis: map(nullable('integer')), allPurchaseDates: map(nullable('string')), allPurchaseDatesMillis: map(nullable('integer')),
    originalApplicationVersion: nullable('string'), originalPurchaseDate: nullable('string'), originalPurchaseDateMillis: nullable('integer'),
    managementURL: nullable('string'), nonSubscriptionTransactions: array(named('RevenueCatHybridIosTransaction')),
  }, {
    subscriptionsByProductIdentifier: map(named('RevenueCatHybridIosSubscription')),
  }),
  RevenueCatHybridIosEntitlement: object({
    identifier: 'string', isActive: 'boolean', willRenew: 'boolean', periodType: named('RevenueCatPeriodType'),
    latestPurchaseDate: nullable('string'), latestPurchaseDateMillis: nullable('integer'), originalPurchaseDate: nullable('string'),
    originalPurchaseDateMillis: nullable('integer'), expirationDate: nullable('string'), expirationDateMillis: nullable('integer'),
    store: named('RevenueCatStore'), productIdentifier: 'string', productPlanIdentifier: nullable('string'), isSandbox: 'boolean',
    unsubscribeDetectedAt: nullable('string'), unsubscribeDetectedAtMillis: nullable('integer'), billingIssueDetectedAt: nullable('string'),
    billingIssueDetectedAtMillis: nullable('integer'), ownershipType: named('RevenueCatOwnershipType'),
    verification: named('RevenueCatVerificationResult'),
  }),
  RevenueCatHybridIosEntitlements: object({
    all: map(named('RevenueCatHybridIosEntitlement')), active: map(named('RevenueCatHybridIosEntitlement')),
    verification: named('RevenueCatVerificationResult'),
  }),
  RevenueCatHybridIosError: object({ result: constant('ERROR'), error: named('RevenueCatHybridIosErrorDetails') }),
  RevenueCatHybridIosErrorDetails: object({
    code: 'integer', message: 'string', underlyingErrorMessage: 'string',
  }, {
    readableErrorCode: 'string', readable_error_code: 'string', storeError: named('RevenueCatHybridIosStoreError'),
  }),
  RevenueCatHybridIosExpired: object({ result: constant('EXPIRED'), obfuscatedEmail: 'string' }),
  RevenueCatHybridIosInvalidToken: object({ result: constant('INVALID_TOKEN') }),
  RevenueCatHybridIosPurchaseBelongsToOtherUser: object({ result: constant('PURCHASE_BELONGS_TO_OTHER_USER') }),
  RevenueCatHybridIosReply: { is: 'constants', member: 'result', unknown: 'unknown', cases: {
    SUCCESS: 'RevenueCatHybridIosSuccess', ERROR: 'RevenueCatHybridIosError', INVALID_TOKEN: 'RevenueCatHybridIosInvalidToken',
    PURCHASE_BELONGS_TO_OTHER_USER: 'RevenueCatHybridIosPurchaseBelongsToOtherUser', EXPIRED: 'RevenueCatHybridIosExpired',
  } },
  RevenueCatHybridIosStoreError: object({ code: 'integer', domain: 'string', message: 'string' }),
  RevenueCatHybridIosSubscription: object({
    productIdentifier: 'string', purchaseDate: 'string', originalPurchaseDate: nullable('string'), expiresDate: nullable('string'),
    store: named('RevenueCatStore'), isSandbox: 'boolean', unsubscribeDetectedAt: nullable('string'), billingIssuesDetectedAt: nullable('string'),
    gracePeriodExpiresDate: nullable('string'), ownershipType: named('RevenueCatOwnershipType'), periodType: named('RevenueCatPeriodType'),
    refundedAt: nullable('string'), storeTransactionId: nullable('string'), isActive: 'boolean', willRenew: 'boolean',
    price: nullable(named('RevenueCatHybridPrice')),
  }, {
    autoResumeDate: nullable('string'), displayName: nullable('string'), managementURL: nullable('string'), productPlanIdentifier: nullable('string'),
  }),
  RevenueCatHybridIosSuccess: object({ result: constant('SUCCESS'), customerInfo: named('RevenueCatHybridIosCustomerInfo') }),
  RevenueCatHybridIosTransaction: object({
    transactionIdentifier: 'string', revenueCatId: 'string', productIdentifier: 'string', productId: 'string', purchaseDate: 'string',
    purchaseDateMillis: 'integer',
  }),
  RevenueCatHybridPrice: object({ currency: 'string', amount: 'number' }),
  RevenueCatOwnershipType: { is: 'words', open: true, words: [ 'PURCHASED', 'FAMILY_SHARED', 'UNKNOWN' ] },
  RevenueCatPeriodType: { is: 'words', open: true, words: [ 'NORMAL', 'INTRO', 'TRIAL', 'PREPAID' ] },
  RevenueCatStore: { is: 'words', open: true, words: [
    'APP_STORE', 'MAC_APP_STORE', 'PLAY_STORE', 'STRIPE', 'PROMOTIONAL', 'UNKNOWN_STORE', 'AMAZON', 'RC_BILLING', 'EXTERNAL', 'PADDLE', 'TEST_STORE',
    'GALAXY',
  ] },
  RevenueCatVerificationResult: { is: 'words', open: true, words: [ 'NOT_REQUESTED', 'VERIFIED', 'VERIFIED_ON_DEVICE', 'FAILED' ] },
  SDKError: object({ code: 'string', message: 'string', details: named('JSONValue') }, { domain: 'string' }),
  Scenario: object({ title: 'string', description: 'string', cases: array(named('ScenarioCase')) }),
  ScenarioCase: object({ description: 'string', steps: array(named('ScenarioStep')) }),
  ScenarioExportParams: object({}, { session: 'string', after: 'integer' }),
  ScenarioExportResult: object({ scenario: named('Scenario'), omitted: array(named('OmittedEntries')) }),
  ScenarioStep: object({
    method: 'string', params: map(named('JSONValue')),
  }, {
    contains: named('JSONValue'), error: named('LoggedError'), save: map('string'), events: array(named('ExpectedEvent')),
    eventsAfter: array(named('ExpectedEvent')), later: 'string', replies: array('string'),
  }),
  ScriptGateway: object({ script: array(named('ScriptedAnswer')) }),
  ScriptedAnswer: { is: 'constants', member: 'kind', cases: {
    redeemed: 'Redeemed', subscriptionExpired: 'SubscriptionExpired', linkExpired: 'LinkExpired', invalidCode: 'InvalidCode',
    purchaseBelongsToOtherUser: 'PurchaseBelongsToOtherUser', failed: 'Failed', absent: 'AbsentAnswer',
  } },
  Sdk: { is: 'words', open: true, words: [ 'native', 'flutter', 'react-native', 'unity', 'kmp', 'capacitor' ] },
  ServerDescribeResult: object({
    name: 'string', version: 'string', contractVersion: 'integer', vendors: array(named('VendorSummary')), targets: array(named('TargetDescription')),
    methods: array('string'), limits: named('ServerLimits'),
  }, {
    http: named('HTTPAddress'),
  }),
  ServerLimits: object({
    messageBytes: 'integer', headerBytes: 'integer', batchCalls: 'integer', batchReplyBytes: 'integer', pendingRequests: 'integer',
    sessions: 'integer', faults: 'integer', mailboxMessages: 'integer', listedPurchases: 'integer', logEntries: 'integer', subscriptionIds: 'integer',
    depth: 'integer',
  }),
  ServerMessage: { is: 'members', unknown: 'unknown', cases: {
    result: 'SuccessResponse', error: 'ErrorResponse', method: 'EventNotification',
  } },
  SessionBackgroundParams: object({ session: 'string' }, { seconds: 'number' }),
  SessionCallParams: object({ session: 'string', name: 'string' }, { params: 'any' }),
  SessionCallResult: object({ value: 'any' }),
  SessionCheckoutParams: object({ session: 'string', step: named('CheckoutStep'), checkoutContextId: 'string', product: 'string' }),
  SessionCustomerInfoParams: object({ session: 'string' }, { fetchPolicy: named('FetchPolicy') }),
  SessionEvent: object({ session: 'string', sequence: 'integer', name: 'string', at: 'integer', params: named('EventParams') }),
  SessionFacts: object({
    session: 'string', vendor: named('Vendor'), sdk: named('Sdk'), platform: named('Platform'), configured: 'boolean', appUserId: nullable('string'),
    isAnonymous: 'boolean', deviceId: 'string', storedCodes: array(named('StoredCode')), redemptionsUnderWay: 'integer',
    status: named('SubscriptionStatus'), entitlements: named('EntitlementLists'), purchaseController: 'boolean', userAttributes: named('JSONObject'),
    integrationAttributes: named('JSONObject'), paywall: nullable(named('OpenPaywall')), linksWaiting: 'integer',
  }, {
    pendingCheckout: named('PendingCheckout'),
  }),
  SessionHandleDeepLinkParams: object({ session: 'string', url: 'string' }),
  SessionHandleDeepLinkResult: object({ handled: 'boolean' }, { error: 'string' }),
  SessionLinkStripeSubscriptionsParams: object({
    session: 'string', receiptsSession: 'string',
  }, {
    includeCheckoutSessions: 'boolean', subscriptionIds: array('string'),
  }),
  SessionLinkStripeSubscriptionsResult: object({
    appUserId: nullable('string'), subscriptions: array(named('LinkedSubscription')), reason: nullable('string'),
    customerInfo: nullable(named('CustomerReply')),
  }, {
    failure: named('LinkFailure'),
  }),
  SessionListParams: object({}, { vendor: named('Vendor') }),
  SessionListResult: object({ sessions: array(named('SessionSummary')) }),
  SessionLogInParams: object({ session: 'string', appUserId: 'string' }),
  SessionOpenParams: object({
    vendor: named('Vendor'), sdk: named('Sdk'), platform: named('Platform'),
  }, {
    appUserId: nullable('string'), deviceId: 'string', sdkVersion: 'string', configured: 'boolean', gateway: named('Gateway'),
    confirmationAlert: 'boolean', alertsStayOpen: 'boolean', webRestorationAlert: 'boolean', automaticallyDismiss: 'boolean',
    entitlementsMaxAge: 'number', purchaseController: 'boolean', deepLinkTrigger: 'boolean', paywall: named('OpenPaywall'),
    products: named('ProductList'), ownedProducts: array('string'), deviceEntitlements: named('EntitlementList'),
    pendingCheckout: named('PendingCheckout'),
  }),
  SessionOpenResult: object({
    session: 'string', appUserId: nullable('string'), deviceId: 'string',
  }, {
    nativeVersion: 'string', rules: array('string'), warning: 'string',
  }),
  SessionParams: object({ session: 'string' }),
  SessionReissueParams: object({ session: 'string', email: 'string' }),
  SessionReissueResult: object({ reply: 'any' }),
  SessionSetDeviceEntitlementsParams: object({
    session: 'string',
  }, {
    entitlements: named('EntitlementList'), ownedProducts: array('string'), after: named('DeviceTransaction'),
  }),
  SessionSetPaywallParams: object({ session: 'string', open: 'boolean' }, { entitlements: array('string'), automaticallyDismiss: 'boolean' }),
  SessionSetPurchaseControllerParams: object({ session: 'string', external: 'boolean' }),
  SessionSetSubscriptionStatusParams: object({ session: 'string', status: named('GivenStatus') }, { entitlements: named('EntitlementList') }),
  SessionSetUserAttributesParams: object({
    session: 'string',
  }, {
    attributes: named('JSONObject'), integrationAttributes: named('JSONObject'),
  }),
  SessionState: object({
    session: 'string', vendor: named('Vendor'), sdk: named('Sdk'), platform: named('Platform'), configured: 'boolean', appUserId: nullable('string'),
    isAnonymous: 'boolean', deviceId: 'string', storedCodes: array(named('StoredCode')), redemptionsUnderWay: 'integer',
    status: named('SubscriptionStatus'), entitlements: named('EntitlementLists'), purchaseController: 'boolean', userAttributes: named('JSONObject'),
    integrationAttributes: named('JSONObject'), paywall: nullable(named('OpenPaywall')), linksWaiting: 'integer',
  }, {
    pendingCheckout: named('PendingCheckout'),
  }),
  SessionSummary: object({
    session: 'string', vendor: named('Vendor'), sdk: named('Sdk'), platform: named('Platform'), configured: 'boolean', appUserId: nullable('string'),
    deviceId: 'string',
  }),
  Space: object({ name: named('SpaceName'), clock: named('ClockKind'), now: 'integer', sessions: 'integer' }),
  SpaceClock: { is: 'words', open: false, words: [ 'virtual', 'offset' ] },
  SpaceDeadline: object({ name: 'string', at: 'integer' }),
  SpaceDeleteParams: object({ space: named('SpaceName') }),
  SpaceDeleteResult: object({ deleted: 'string' }),
  SpaceDigestParams: object({}, { space: named('SpaceName') }),
  SpaceDigestResult: object({ digest: 'string', now: 'integer', deadlines: array(named('SpaceDeadline')) }),
  SpaceForkParams: object({}, { from: named('SpaceName'), as: named('SpaceName') }),
  SpaceForkResult: object({ space: named('Space') }),
  SpaceListResult: object({ spaces: array(named('Space')), current: nullable('string') }),
  SpaceLoadParams: object({ space: named('SpaceName'), value: named('JSONObject') }),
  SpaceLoadResult: object({ space: named('Space') }),
  SpaceName: 'string',
  SpaceSaveParams: object({ space: named('SpaceName') }),
  SpaceSaveResult: object({ value: named('JSONObject') }),
  SpaceUseParams: object({ space: named('SpaceName') }, { clock: named('SpaceClock'), startsAt: 'integer', seed: 'integer' }),
  SpaceUseResult: object({ space: named('Space'), created: 'boolean' }),
  StatusObject: object({ status: named('StatusWord') }, { entitlements: named('EntitlementList') }),
  StatusReply: map(named('JSONValue')),
  StatusTrackedEvent: object({}, { status: 'string', subscription_status: 'string', active_entitlement_ids: 'string' }),
  StatusWord: { is: 'words', open: false, words: [ 'unknown', 'inactive', 'active', 'UNKNOWN', 'INACTIVE', 'ACTIVE' ] },
  Store: 'string',
  StoreChangeProductParams: object({
    purchase: named('PurchaseReference'), product: 'string',
  }, {
    plan: 'string', displayName: 'string', entitlements: array('string'), price: named('Price'), period: 'number', at: named('ChangeMoment'),
  }),
  StoreIdentifiers: { is: 'constants', member: 'kind', unknown: 'unknown', cases: {
    stripe: 'StripeIdentifiers', paddle: 'PaddleIdentifiers', other: 'OtherStoreIdentifiers',
  } },
  StoreIssueLinkResult: object({ link: named('IssuedLink') }),
  StoreListParams: object({}, {
    vendor: named('Vendor'), email: 'string', appUserId: 'string', purchase: 'string', limit: 'integer', cursor: 'string', reveal: 'boolean',
  }),
  StoreListResult: object({
    purchases: array(named('ListedPurchase')), customers: array(named('ListedCustomer')),
  }, {
    omittedPurchases: 'integer', omittedCustomers: 'integer', nextCursor: 'string',
  }),
  StoreMailboxParams: object({}, { email: 'string', limit: 'integer' }),
  StoreMailboxResult: object({ messages: array(named('MailMessage')) }, { omitted: 'integer' }),
  StorePauseParams: object({ purchase: named('PurchaseReference') }, { resumesIn: 'number' }),
  StorePolicyParams: object({
    vendor: named('Vendor'),
  }, {
    transfer: named('TransferPolicy'), linkLifetime: 'number', scheme: 'string', host: 'string', linkPolicy: named('LinkPolicy'),
    successUrl: 'string', postPurchase: named('PostPurchase'), storeUrl: 'string',
  }),
  StorePolicyResult: object({
    vendor: named('Vendor'), transfer: named('TransferPolicy'), linkLifetime: 'number', scheme: 'string', host: nullable('string'),
  }, {
    linkPolicy: named('LinkPolicy'), successUrl: nullable('string'), postPurchase: named('PostPurchase'), storeUrl: nullable('string'),
  }),
  StorePurchaseParams: object({
    vendor: named('Vendor'), product: 'string', entitlements: array('string'),
  }, {
    appUserId: 'string', email: 'string', kind: named('PurchaseKind'), store: named('Store'), expiresIn: 'number', renews: 'boolean',
    period: 'number', billing: named('Billing'), plan: 'string', displayName: 'string', price: named('Price'), trial: 'boolean',
    gracePeriod: 'number', billingIssue: 'boolean', sandbox: 'boolean', managementURL: 'string', paywall: named('PaywallContext'),
    metadata: named('JSONObject'), checkout: named('CheckoutKind'), placementParams: named('JSONObject'), afterPurchase: named('AfterPurchase'),
    afterPurchaseUrl: 'string', checkoutContextId: 'string', browser: named('CheckoutBrowser'),
  }),
  StorePurchaseResult: object({
    purchase: named('PurchaseRecord'), link: named('IssuedLink'), next: named('CheckoutNext'), redemptionInfo: nullable(named('RedemptionInfo')),
    screens: array(named('CheckoutScreen')),
  }),
  StoreReceiptsParams: object({ appUserId: 'string', fetchToken: 'string' }),
  StoreReceiptsResult: object({ status: 'integer', body: named('JSONObject') }),
  StoreResetParams: object({}, { vendor: named('Vendor') }),
  StoreResetResult: object({ deleted: named('Deleted') }),
  StoreUpdateParams: object({
    purchase: named('PurchaseReference'),
  }, {
    expiresIn: 'number', gracePeriod: 'number', billingIssue: 'boolean', billing: named('Billing'), unsubscribed: 'boolean', trial: 'boolean',
    plan: 'string', product: 'string', displayName: 'string', price: named('Price'), sandbox: 'boolean', entitlements: array('string'),
    managementURL: 'string',
  }),
  StoredCode: object({ code: 'string', kind: named('OutcomeKind') }),
  StoryStep: object({ event: 'string', text: 'string' }),
  StripeCheckoutEvent: object({ is_triggered_from_event: 'boolean', store: constant('STRIPE'), product_identifier: 'string' }),
  StripeIdentifiers: object({ kind: constant('stripe'), customerId: 'string', subscriptionIds: array('string') }),
  Subscription: object({
    productId: 'string', store: named('Store'), purchasedAt: 'integer', isSandbox: 'boolean', periodType: named('PeriodType'),
  }, {
    planId: 'string', originallyPurchasedAt: 'integer', expiresAt: 'integer', gracePeriodExpiresAt: 'integer', unsubscribeDetectedAt: 'integer',
    billingIssuesDetectedAt: 'integer', refundedAt: 'integer', autoResumesAt: 'integer', ownershipType: named('OwnershipType'), price: named('Price'),
    displayName: 'string', managementURL: 'string', storeTransactionId: 'string',
  }),
  SubscriptionExpired: object({ kind: constant('subscriptionExpired'), grant: named('Grant') }, { code: nullable('string') }),
  SubscriptionStatus: { is: 'words', open: true, words: [ 'unknown', 'inactive', 'active' ] },
  SubscriptionStatusChange: object({ from: named('StatusReply'), to: named('StatusReply') }),
  SuccessResponse: object({ jsonrpc: constant('2.0'), id: named('RequestID'), result: named('JSONValue') }),
  SuperwallAndroidPaywallInfo: object({
    identifier: 'string', placementName: 'string', placementParams: named('JSONObject'), variantId: 'string', experimentId: 'string',
  }, {
    productIdentifier: 'string', product: named('PaywallProduct'),
  }),
  SuperwallAndroidState: { is: 'words', open: true, words: [ 'grace_period', 'expired', 'subscribed', 'billing_retry', 'revoked' ] },
  SuperwallAndroidStore: { is: 'words', open: true, words: [ 'APP_STORE', 'STRIPE', 'PADDLE', 'PLAY_STORE', 'SUPERWALL', 'OTHER' ] },
  SuperwallAppUserOwnership: object({ type: constant('APP_USER'), appUserId: 'string' }),
  SuperwallDeepLink: object({ fullURL: 'string', pathComponents: array('string'), queryParameters: map('string') }),
  SuperwallDeviceOwnership: object({ type: constant('DEVICE'), deviceId: 'string' }),
  SuperwallError: object({ message: 'string' }),
  SuperwallEventInfo: object({}, { eventInfo: named('JSONObject'), eventType: 'string', params: named('JSONObject') }),
  SuperwallExpired: object({ resent: 'boolean' }, { obfuscatedEmail: 'string' }),
  SuperwallFlatIdentifiers: object({ store: 'string' }, {}, named('JSONValue')),
  SuperwallIosState: { is: 'words', open: true, words: [ 'inGracePeriod', 'subscribed', 'expired', 'inBillingRetryPeriod', 'revoked' ] },
  SuperwallIosStore: { is: 'words', open: true, words: [ 'APP_STORE', 'STRIPE', 'PADDLE', 'PLAY_STORE', 'SUPERWALL', 'OTHER', 'CUSTOM' ] },
  SuperwallNativeAndroidActiveStatus: object({ type: constant('Active'), entitlements: array(named('SuperwallNativeAndroidEntitlement')) }),
  SuperwallNativeAndroidCustomerInfo: object({
    subscriptions: array(named('SuperwallNativeAndroidSubscription')), nonSubscriptions: array(named('SuperwallNativeAndroidNonSubscription')),
    entitlements: array(named('SuperwallNativeAndroidEntitlement')), userId: 'string',
  }),
  SuperwallNativeAndroidEntitlement: object({
    identifier: 'string', type: constant('SERVICE_LEVEL'), isActive: 'boolean', productIds: array('string'),
  }, {
    latestProductId: 'string', startsAt: 'integer', renewedAt: 'integer', expiresAt: 'integer', isLifetime: 'boolean', willRenew: 'boolean',
    state: named('SuperwallAndroidState'), offerType: named('OfferType'), store: named('SuperwallAndroidStore'),
  }),
  SuperwallNativeAndroidError: object({ status: constant('ERROR'), code: 'string', error: named('SuperwallError') }),
  SuperwallNativeAndroidExpiredCode: object({ status: constant('CODE_EXPIRED'), code: 'string', expired: named('SuperwallExpired') }),
  SuperwallNativeAndroidExpiredSubscription: object({
    status: constant('EXPIRED_SUBSCRIPTION'), code: 'string', redemptionInfo: named('SuperwallNativeAndroidRedemptionInfo'),
  }),
  SuperwallNativeAndroidInactiveStatus: object({ type: constant('Inactive') }),
  SuperwallNativeAndroidInvalidCode: object({ status: constant('INVALID_CODE'), code: 'string' }),
  SuperwallNativeAndroidNonSubscription: object({
    transactionId: 'string', productId: 'string', purchaseDate: 'integer', isConsumable: 'boolean', isRevoked: 'boolean',
    store: nullable(named('SuperwallAndroidStore')),
  }),
  SuperwallNativeAndroidPurchaserInfo: object({
    appUserId: 'string', storeIdentifiers: named('SuperwallNativeAndroidStoreIdentifiers'),
  }, {
    email: 'string',
  }),
  SuperwallNativeAndroidRedemptionInfo: object({
    ownership: named('SuperwallOwnership'), purchaserInfo: named('SuperwallNativeAndroidPurchaserInfo'),
    entitlements: array(named('SuperwallNativeAndroidEntitlement')),
  }, {
    paywallInfo: named('SuperwallAndroidPaywallInfo'),
  }),
  SuperwallNativeAndroidReply: { is: 'constants', member: 'status', unknown: 'unknown', cases: {
    SUCCESS: 'SuperwallNativeAndroidSuccess', ERROR: 'SuperwallNativeAndroidError', CODE_EXPIRED: 'SuperwallNativeAndroidExpiredCode',
    INVALID_CODE: 'SuperwallNativeAndroidInvalidCode', EXPIRED_SUBSCRIPTION: 'SuperwallNativeAndroidExpiredSubscription',
  } },
  SuperwallNativeAndroidStatus: { is: 'constants', member: 'type', unknown: 'unrecognized', cases: {
    Active: 'SuperwallNativeAndroidActiveStatus', Inactive: 'SuperwallNativeAndroidInactiveStatus', Unknown: 'SuperwallNativeAndroidUnknownStatus',
  } },
  SuperwallNativeAndroidStoreIdentifiers: { is: 'constants', member: 'store', unknown: 'unrecognized', cases: {
    STRIPE: 'SuperwallStripeIdentifiers', PADDLE: 'SuperwallPaddleIdentifiers', UNKNOWN: 'SuperwallNativeAndroidUnknownIdentifiers',
  } },
  SuperwallNativeAndroidSubscription: object({
    transactionId: 'string', productId: 'string', purchaseDate: 'integer', willRenew: 'boolean', isRevoked: 'boolean', isInGracePeriod: 'boolean',
    isInBillingRetryPeriod: 'boolean', isActive: 'boolean', expirationDate: nullable('integer'), store: nullable(named('SuperwallAndroidStore')),
  }, {
    offerType: named('OfferType'),
  }),
  SuperwallNativeAndroidSuccess: object({
    status: constant('SUCCESS'), code: 'string', redemptionInfo: named('SuperwallNativeAndroidRedemptionInfo'),
  }),
  SuperwallNativeAndroidUnknownIdentifiers: object({ store: constant('UNKNOWN'), properties: named('JSONObject') }),
  SuperwallNativeAndroidUnknownStatus: object({ type: constant('Unknown') }),
  SuperwallNativeIosActiveStatus: object({ type: constant('active'), entitlements: array(named('SuperwallNativeIosEntitlement')) }),
  SuperwallNativeIosCustomerInfo: object({
    subscriptions: array(named('SuperwallNativeIosSubscription')), nonSubscriptions: array(named('SuperwallNativeIosNonSubscription')),
    entitlements: array(named('SuperwallNativeIosEntitlement')), userId: 'string',
  }),
  SuperwallNativeIosEntitlement: object({
    identifier: 'string', type: constant('SERVICE_LEVEL'), isActive: 'boolean', productIds: array('string'),
  }, {
    latestProductId: 'string', store: named('SuperwallIosStore'), startsAt: 'integer', renewedAt: 'integer', expiresAt: 'integer',
    isLifetime: 'boolean', willRenew: 'boolean', state: named('SuperwallIosState'), offerType: named('OfferType'),
  }),
  SuperwallNativeIosError: object({ status: constant('ERROR'), code: 'string', error: named('SuperwallError') }),
  SuperwallNativeIosExpiredCode: object({ status: constant('CODE_EXPIRED'), code: 'string', expired: named('SuperwallExpired') }),
  SuperwallNativeIosExpiredSubscription: object({
    status: constant('EXPIRED_SUBSCRIPTION'), code: 'string', redemptionInfo: named('SuperwallNativeIosRedemptionInfo'),
  }),
  SuperwallNativeIosInactiveStatus: object({ type: constant('inactive') }),
  SuperwallNativeIosInvalidCode: object({ status: constant('INVALID_CODE'), code: 'string' }),
  SuperwallNativeIosNonSubscription: object({
    transactionId: 'string', productId: 'string', purchaseDate: 'integer', isConsumable: 'boolean', isRevoked: 'boolean',
    store: nullable(named('SuperwallIosStore')),
  }),
  SuperwallNativeIosRedemptionInfo: object({
    ownership: named('SuperwallOwnership'), purchaserInfo: named('SuperwallPurchaserInfo'),
    entitlements: array(named('SuperwallNativeIosEntitlement')),
  }, {
    paywallInfo: named('SuperwallPaywallInfo'), userAttributes: named('JSONObject'),
  }),
  SuperwallNativeIosReply: { is: 'constants', member: 'status', unknown: 'unknown', cases: {
    SUCCESS: 'SuperwallNativeIosSuccess', ERROR: 'SuperwallNativeIosError', CODE_EXPIRED: 'SuperwallNativeIosExpiredCode',
    INVALID_CODE: 'SuperwallNativeIosInvalidCode', EXPIRED_SUBSCRIPTION: 'SuperwallNativeIosExpiredSubscription',
  } },
  SuperwallNativeIosStatus: { is: 'constants', member: 'type', unknown: 'unrecognized', cases: {
    active: 'SuperwallNativeIosActiveStatus', inactive: 'SuperwallNativeIosInactiveStatus', unknown: 'SuperwallNativeIosUnknownStatus',
  } },
  SuperwallNativeIosSubscription: object({
    transactionId: 'string', productId: 'string', purchaseDate: 'integer', willRenew: 'boolean', isRevoked: 'boolean', isInGracePeriod: 'boolean',
    isInBillingRetryPeriod: 'boolean', isActive: 'boolean', expirationDate: nullable('integer'), store: nullable(named('SuperwallIosStore')),
  }, {
    offerType: named('OfferType'),
  }),
  SuperwallNativeIosSuccess: object({
    status: constant('SUCCESS'), code: 'string', redemptionInfo: named('SuperwallNativeIosRedemptionInfo'),
  }),
  SuperwallNativeIosUnknownStatus: object({ type: constant('unknown') }),
  SuperwallOwnership: { is: 'constants', member: 'type', unknown: 'unknown', cases: {
    APP_USER: 'SuperwallAppUserOwnership', DEVICE: 'SuperwallDeviceOwnership',
  } },
  SuperwallPaddleIdentifiers: object({ store: constant('PADDLE'), paddleCustomerId: 'string', paddleSubscriptionIds: array('string') }),
  SuperwallPaywallInfo: object({
    identifier: 'string', placementName: 'string', placementParams: named('JSONObject'), variantId: 'string', experimentId: 'string',
  }, {
    productIdentifier: 'string', product: named('PaywallProduct'),
  }),
  SuperwallPurchaserInfo: object({ appUserId: 'string', storeIdentifiers: named('SuperwallStoreIdentifiers') }, { email: 'string' }),
  SuperwallReactNativeAndroidActiveStatus: object({
    status: constant('ACTIVE'), entitlements: array(named('SuperwallReactNativeAndroidEntitlement')),
  }),
  SuperwallReactNativeAndroidCustomerInfo: object({
    subscriptions: array(named('SuperwallReactNativeAndroidSubscription')),
    nonSubscriptions: array(named('SuperwallReactNativeAndroidNonSubscription')), entitlements: array(named('SuperwallReactNativeIosEntitlement')),
    userId: 'string',
  }),
  SuperwallReactNativeAndroidEntitlement: object({ id: 'string' }),
  SuperwallReactNativeAndroidError: object({ status: constant('ERROR'), code: 'string', error: named('SuperwallError') }),
  SuperwallReactNativeAndroidExpiredCode: object({ status: constant('CODE_EXPIRED'), code: 'string', expired: named('SuperwallExpired') }),
  SuperwallReactNativeAndroidExpiredSubscription: object({
    status: constant('EXPIRED_SUBSCRIPTION'), code: 'string', redemptionInfo: named('SuperwallReactNativeAndroidRedemptionInfo'),
  }),
  SuperwallReactNativeAndroidInactiveStatus: object({ status: constant('INACTIVE') }),
  SuperwallReactNativeAndroidInvalidCode: object({ status: constant('INVALID_CODE'), code: 'string' }),
  SuperwallReactNativeAndroidNonSubscription: object({
    transactionId: 'string', productId: 'string', purchaseDate: 'string', isConsumable: 'boolean', isRevoked: 'boolean',
    store: nullable(named('SuperwallAndroidStore')),
  }),
  SuperwallReactNativeAndroidPaywallInfo: object({
    identifier: 'string', placementName: 'string', placementParams: map('string'), variantId: 'string', experimentId: 'string',
  }, {
    productIdentifier: 'string',
  }),
  SuperwallReactNativeAndroidPurchaserInfo: object({
    appUserId: 'string', storeIdentifiers: named('SuperwallReactNativeAndroidStoreIdentifiers'),
  }, {
    email: 'string',
  }),
  SuperwallReactNativeAndroidRedemptionInfo: object({
    ownership: named('SuperwallOwnership'), purchaserInfo: named('SuperwallReactNativeAndroidPurchaserInfo'),
    entitlements: array(named('SuperwallReactNativeAndroidEntitlement')),
  }, {
    paywallInfo: named('SuperwallReactNativeAndroidPaywallInfo'),
  }),
  SuperwallReactNativeAndroidReply: { is: 'constants', member: 'status', unknown: 'unknown', cases: {
    SUCCESS: 'SuperwallReactNativeAndroidSuccess', ERROR: 'SuperwallReactNativeAndroidError', CODE_EXPIRED: 'SuperwallReactNativeAndroidExpiredCode',
    INVALID_CODE: 'SuperwallReactNativeAndroidInvalidCode', EXPIRED_SUBSCRIPTION: 'SuperwallReactNativeAndroidExpiredSubscription',
  } },
  SuperwallReactNativeAndroidStatus: { is: 'constants', member: 'status', unknown: 'unrecognized', cases: {
    ACTIVE: 'SuperwallReactNativeAndroidActiveStatus', INACTIVE: 'SuperwallReactNativeAndroidInactiveStatus',
    UNKNOWN: 'SuperwallReactNativeAndroidUnknownStatus',
  } },
  SuperwallReactNativeAndroidStoreIdentifiers: { is: 'constants', member: 'store', unknown: 'unrecognized', cases: {
    STRIPE: 'SuperwallStripeIdentifiers', PADDLE: 'SuperwallPaddleIdentifiers', UNKNOWN: 'SuperwallReactNativeAndroidUnknownIdentifiers',
  } },
  SuperwallReactNativeAndroidSubscription: object({
    transactionId: 'string', productId: 'string', purchaseDate: 'string', willRenew: 'boolean', isRevoked: 'boolean', isInGracePeriod: 'boolean',
    isInBillingRetryPeriod: 'boolean', isActive: 'boolean', expirationDate: nullable('string'), store: nullable(named('SuperwallAndroidStore')),
  }, {
    offerType: named('OfferType'),
  }),
  SuperwallReactNativeAndroidSuccess: object({
    status: constant('SUCCESS'), code: 'string', redemptionInfo: named('SuperwallReactNativeAndroidRedemptionInfo'),
  }),
  SuperwallReactNativeAndroidUnknownIdentifiers: object({ store: constant('UNKNOWN') }),
  SuperwallReactNativeAndroidUnknownStatus: object({ status: constant('UNKNOWN') }),
  SuperwallReactNativeIosActiveStatus: object({
    status: constant('ACTIVE'), entitlements: array(named('SuperwallReactNativeIosEntitlement')),
  }),
  SuperwallReactNativeIosCustomerInfo: object({
    subscriptions: array(named('SuperwallReactNativeIosSubscription')), nonSubscriptions: array(named('SuperwallReactNativeIosNonSubscription')),
    entitlements: array(named('SuperwallReactNativeIosEntitlement')), userId: 'string',
  }),
  SuperwallReactNativeIosEntitlement: object({ id: 'string', type: constant('SERVICE_LEVEL') }),
  SuperwallReactNativeIosError: object({ status: constant('ERROR'), code: 'string', error: named('SuperwallError') }),
  SuperwallReactNativeIosExpiredCode: object({ status: constant('CODE_EXPIRED'), code: 'string', expired: named('SuperwallExpired') }),
  SuperwallReactNativeIosExpiredSubscription: object({
    status: constant('EXPIRED_SUBSCRIPTION'), code: 'string', redemptionInfo: named('SuperwallReactNativeIosRedemptionInfo'),
  }),
  SuperwallReactNativeIosInactiveStatus: object({ status: constant('INACTIVE') }),
  SuperwallReactNativeIosInvalidCode: object({ status: constant('INVALID_CODE'), code: 'string' }),
  SuperwallReactNativeIosNonSubscription: object({
    transactionId: 'string', productId: 'string', purchaseDate: 'string', isConsumable: 'boolean', isRevoked: 'boolean',
    store: nullable(named('SuperwallIosStore')),
  }),
  SuperwallReactNativeIosRedemptionInfo: object({
    ownership: named('SuperwallOwnership'), purchaserInfo: named('SuperwallPurchaserInfo'),
    entitlements: array(named('SuperwallReactNativeIosEntitlement')),
  }, {
    paywallInfo: named('SuperwallPaywallInfo'),
  }),
  SuperwallReactNativeIosReply: { is: 'constants', member: 'status', unknown: 'unknown', cases: {
    SUCCESS: 'SuperwallReactNativeIosSuccess', ERROR: 'SuperwallReactNativeIosError', CODE_EXPIRED: 'SuperwallReactNativeIosExpiredCode',
    INVALID_CODE: 'SuperwallReactNativeIosInvalidCode', EXPIRED_SUBSCRIPTION: 'SuperwallReactNativeIosExpiredSubscription',
  } },
  SuperwallReactNativeIosStatus: { is: 'constants', member: 'status', unknown: 'unrecognized', cases: {
    ACTIVE: 'SuperwallReactNativeIosActiveStatus', INACTIVE: 'SuperwallReactNativeIosInactiveStatus', UNKNOWN: 'SuperwallReactNativeIosUnknownStatus',
  } },
  SuperwallReactNativeIosSubscription: object({
    transactionId: 'string', productId: 'string', purchaseDate: 'string', willRenew: 'boolean', isRevoked: 'boolean', isInGracePeriod: 'boolean',
    isInBillingRetryPeriod: 'boolean', isActive: 'boolean', expirationDate: nullable('string'), store: nullable(named('SuperwallIosStore')),
  }, {
    offerType: named('OfferType'),
  }),
  SuperwallReactNativeIosSuccess: object({
    status: constant('SUCCESS'), code: 'string', redemptionInfo: named('SuperwallReactNativeIosRedemptionInfo'),
  }),
  SuperwallReactNativeIosUnknownStatus: object({ status: constant('UNKNOWN') }),
  SuperwallStoreIdentifiers: { is: 'constants', member: 'store', otherwise: 'SuperwallFlatIdentifiers', cases: {
    STRIPE: 'SuperwallStripeIdentifiers', PADDLE: 'SuperwallPaddleIdentifiers',
  } },
  SuperwallStripeIdentifiers: object({ store: constant('STRIPE'), stripeCustomerId: 'string', stripeSubscriptionIds: array('string') }),
  Target: object({ vendor: named('Vendor'), sdk: named('Sdk'), platform: named('Platform') }),
  TargetDescription: object({
    vendor: named('Vendor'), sdk: named('Sdk'), platform: named('Platform'), package: 'string', since: nullable('string'), modelled: 'boolean',
  }, {
    versions: named('VersionRange'),
  }),
  TargetVersions: object({
    sdk: named('Sdk'), platform: named('Platform'), package: 'string', first: 'string', last: 'string',
  }, {
    nativeVersion: 'string',
  }),
  TransactionAbandonEvent: object({ store: constant('STRIPE'), source: constant('SUPERWALL'), product_id: 'string' }),
  TransferPolicy: { is: 'words', open: true, words: [ 'transfer', 'transferIfInactive', 'keepWithOriginal', 'share' ] },
  Vendor: { is: 'words', open: true, words: [ 'qonversion', 'revenuecat', 'superwall' ] },
  VendorSummary: object({ vendor: named('Vendor'), name: 'string', note: nullable('string') }, { calls: array('string') }),
  VendorVersions: object({
    vendor: named('Vendor'), grades: named('GradeCounts'), targets: array(named('TargetVersions')), rules: array(named('VersionRule')),
  }),
  Verification: { is: 'words', open: true, words: [ 'notRequested', 'verified', 'verifiedOnDevice', 'failed' ] },
  VersionChange: object({ text: 'string', rule: named('VersionRule') }),
  VersionRange: object({ first: 'string', last: 'string' }),
  VersionRule: object({
    id: 'string', package: 'string', versions: array('string'), before: 'string', after: 'string', played: 'string', grade: named('FactGrade'),
    source: 'string',
  }, {
    example: 'string',
  }),
  VersionsDiffParams: object({ from: 'string', to: 'string' }),
  VersionsDiffResult: object({ platforms: array(named('PlatformChanges')) }),
  VersionsListParams: object({}, { vendor: named('Vendor') }),
  VersionsListResult: object({ vendors: array(named('VendorVersions')) }),
  Webhook: object({
    id: 'string', vendor: named('Vendor'), environment: named('WebhookEnvironment'), createdAt: 'integer',
  }, {
    url: 'string', secret: 'string', signingSecret: 'string', timeLimit: 'integer', invoices: 'boolean',
  }),
  WebhookAttempt: object({
    at: 'integer',
  }, {
    status: 'integer', failure: 'string', open: 'boolean', repeated: 'boolean', headers: named('WebhookHeaders'),
  }),
  WebhookDeliverParams: object({}, { ids: array('string'), order: named('DeliveryOrder'), times: 'integer' }),
  WebhookDeliverResult: object({ deliveries: array(named('WebhookDelivery')) }),
  WebhookDelivery: object({
    id: 'string', webhook: 'string', vendor: named('Vendor'), name: 'string', attempt: 'integer', request: named('WebhookRequest'),
  }),
  WebhookEnvironment: { is: 'words', open: true, words: [ 'production', 'sandbox', 'both' ] },
  WebhookEvent: object({
    id: 'string', webhook: 'string', vendor: named('Vendor'), name: 'string', purchase: 'string', at: 'integer', request: named('WebhookRequest'),
    deliveries: array(named('WebhookAttempt')),
  }, {
    dueAt: 'integer',
  }),
  WebhookHeaders: map('string'),
  WebhookListParams: object({}, { vendor: named('Vendor'), purchase: named('PurchaseReference'), limit: 'integer', after: 'string' }),
  WebhookListResult: object({ webhooks: array(named('Webhook')), events: array(named('WebhookEvent')) }, { nextAfter: 'string' }),
  WebhookRequest: object({ headers: named('WebhookHeaders'), body: 'string', json: named('JSONValue') }, { url: 'string' }),
  WebhookSubscribeParams: object({
    vendor: named('Vendor'),
  }, {
    url: 'string', secret: 'string', signingSecret: 'string', environment: named('WebhookEnvironment'), timeLimit: 'integer', invoices: 'boolean',
  }),
  WebhookSubscribeResult: object({ webhook: named('Webhook') }),
  WorldEventName: { is: 'words', open: false, words: [
    'purchase', 'purchaseWithEmail', 'otherUserBuys', 'linkOpens', 'mailedLinkOpens', 'damagedLinkOpens', 'secondPhoneRedeems', 'signInElsewhere',
    'timePasses', 'offline', 'requestTimesOut', 'serverFails', 'answerIsUnreadable', 'answerIsLate', 'lapse', 'refund', 'relaunch', 'reinstall',
    'linkStartsApp', 'background', 'webhookArrives',
  ] },
};
