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

/** The shape of every type of the contract. */
export const shapes: { readonly [Name in keyof Types]: Shape } = {
  AbsentAnswer: { is: 'object', required: { kind: constant('absent') }, optional: {} },
  AfterPurchase: { is: 'words', open: false, words: [
    'appDefault', 'redemptionPage', 'deepLink', 'customUrl',
  ] },
  AppEvent: { is: 'object', required: { name: 'string' }, optional: { text: 'string' } },
  AppUserOwner: { is: 'object', required: { kind: constant('appUser'), appUserId: 'string' }, optional: {} },
  Billing: { is: 'words', open: true, words: [ 'succeeds', 'fails', 'failsThenSucceeds' ] },
  BrokenProperty: {
    is: 'object',
    required: { property: 'string', expected: 'string', seen: 'string' },
    optional: {},
  },
  CancelNotification: {
    is: 'object',
    required: { jsonrpc: constant('2.0'), method: constant('$/cancelRequest'), params: named('CancelParams') },
    optional: {},
  },
  CancelParams: { is: 'object', required: { id: named('RequestID') }, optional: {} },
  ChangeMoment: { is: 'words', open: false, words: [ 'now', 'renewal' ] },
  ChannelCallParams: {
    is: 'object',
    required: { session: 'string', method: 'string' },
    optional: { arguments: named('JSONValue') },
  },
  ChannelCallResult: { is: 'members', unknown: 'unknown', cases: {
    value: 'ChannelValue', error: 'ChannelError', silent: 'ChannelSilence',
  } },
  ChannelError: { is: 'object', required: { error: named('SDKError') }, optional: {} },
  ChannelSilence: { is: 'object', required: { silent: 'string' }, optional: {} },
  ChannelValue: { is: 'object', required: { value: named('JSONValue') }, optional: {} },
  CheckoutAction: {
    is: 'object',
    required: { kind: named('CheckoutActionKind'), text: 'string', url: nullable('string') },
    optional: {},
  },
  CheckoutActionKind: { is: 'words', open: true, words: [ 'redeem', 'scan', 'install' ] },
  CheckoutBrowser: { is: 'words', open: false, words: [ 'inApp', 'external' ] },
  CheckoutKind: { is: 'words', open: false, words: [ 'link', 'webSDK', 'paywall' ] },
  CheckoutNext: {
    is: 'object',
    required: { kind: named('CheckoutNextKind'), url: nullable('string') },
    optional: { storeUrl: 'string' },
  },
  CheckoutNextKind: { is: 'words', open: true, words: [
    'none', 'hostedPage', 'successPage', 'deepLink', 'redemptionPage', 'redirect',
  ] },
  CheckoutPlace: { is: 'words', open: true, words: [ 'vendor', 'owner', 'app', 'mail', 'phone' ] },
  CheckoutRedirect: {
    is: 'object',
    required: { vendor: named('Vendor'), placementParams: map('string') },
    optional: { appUserId: 'string', email: 'string', stripeSubscriptionId: 'string' },
  },
  CheckoutScreen: {
    is: 'object',
    required: {
      situations: array(named('CheckoutSituation')), place: named('CheckoutPlace'), url: nullable('string'), title: 'string', text: 'string',
      actions: array(named('CheckoutAction')), note: nullable('string'),
    },
    optional: {},
  },
  CheckoutSituation: { is: 'words', open: true, words: [ 'phone', 'phoneWithoutApp', 'desktop' ] },
  CheckoutStep: { is: 'words', open: false, words: [ 'start', 'submit', 'complete', 'fail', 'abandon' ] },
  ClockAdvanceParams: { is: 'object', required: { seconds: 'number' }, optional: {} },
  ClockKind: { is: 'words', open: true, words: [ 'system', 'virtual', 'offset' ] },
  ClockResult: {
    is: 'object',
    required: { now: 'integer' },
    optional: { events: 'integer', eventsLeft: 'boolean' },
  },
  Customer: {
    is: 'object',
    required: {
      originalAppUserId: 'string', firstSeen: 'integer', requestDate: 'integer', verification: named('Verification'),
    },
    optional: { originalPurchaseDate: 'integer', originalApplicationVersion: 'string', managementURL: 'string' },
  },
  CustomerInfoChange: {
    is: 'object',
    required: { from: named('CustomerReply'), to: named('CustomerReply') },
    optional: {},
  },
  CustomerReply: map(named('JSONValue')),
  CustomerResult: {
    is: 'object',
    required: {
      session: 'string', vendor: named('Vendor'), sdk: named('Sdk'), platform: named('Platform'), configured: 'boolean',
      appUserId: nullable('string'), isAnonymous: 'boolean', deviceId: 'string', storedCodes: array(named('StoredCode')),
      redemptionsUnderWay: 'integer', status: named('SubscriptionStatus'), entitlements: named('EntitlementLists'), purchaseController: 'boolean',
      userAttributes: named('JSONObject'), integrationAttributes: named('JSONObject'), paywall: nullable(named('OpenPaywall')),
      linksWaiting: 'integer', reply: named('CustomerReply'),
    },
    optional: { pendingCheckout: named('PendingCheckout') },
  },
  DeepLinkOpenEvent: {
    is: 'object',
    required: {
      url: 'string', path: 'string', lastPathComponent: 'string', pathExtension: 'string', host: 'string', query: 'string', fragment: 'string',
    },
    optional: {},
  },
  Deleted: {
    is: 'object',
    required: {
      customers: 'integer', purchases: 'integer', codes: 'integer', messages: 'integer', faults: 'integer',
    },
    optional: {},
  },
  DeliveryOrder: { is: 'words', open: false, words: [ 'asGiven', 'reversed', 'shuffled' ] },
  DeviceOwner: { is: 'object', required: { kind: constant('device'), deviceId: 'string' }, optional: {} },
  DeviceResult: {
    is: 'object',
    required: {
      vendor: named('Vendor'), platform: named('Platform'), deviceId: 'string', stored: 'boolean', clockAhead: 'number',
    },
    optional: {},
  },
  DeviceSetParams: {
    is: 'object',
    required: { vendor: named('Vendor'), platform: named('Platform'), deviceId: 'string', clockAhead: 'number' },
    optional: {},
  },
  DeviceTransaction: { is: 'words', open: false, words: [ 'purchase', 'restore' ] },
  DeviceWipeParams: {
    is: 'object',
    required: { vendor: named('Vendor'), platform: named('Platform'), deviceId: 'string' },
    optional: {},
  },
  EmptyEvent: { is: 'object', required: {}, optional: {} },
  Entitlement: {
    is: 'object',
    required: { id: 'string' },
    optional: {
      isActive: 'boolean', productId: 'string', planId: 'string', productIds: array('string'), store: named('Store'), startsAt: 'integer',
      renewedAt: 'integer', expiresAt: 'integer', gracePeriodExpiresAt: 'integer', isLifetime: 'boolean', willRenew: 'boolean',
      state: named('EntitlementState'), offerType: named('OfferType'),
    },
  },
  EntitlementList: { is: 'kinds', cases: {
    array: array(named('EntitlementOrId')), object: map(named('Entitlement')),
  } },
  EntitlementLists: {
    is: 'object',
    required: {
      active: array(named('Entitlement')), inactive: array(named('Entitlement')), all: array(named('Entitlement')), web: array(named('Entitlement')),
      device: array(named('Entitlement')),
    },
    optional: {},
  },
  EntitlementOrId: { is: 'kinds', cases: { string: 'string', object: named('Entitlement') } },
  EntitlementState: { is: 'words', open: true, words: [
    'subscribed', 'inGracePeriod', 'inBillingRetryPeriod', 'expired', 'revoked',
  ] },
  EntitlementsMergeParams: {
    is: 'object',
    required: {
      vendor: named('Vendor'), sdk: named('Sdk'), platform: named('Platform'), device: named('EntitlementList'), web: named('EntitlementList'),
    },
    optional: {},
  },
  EntitlementsMergeResult: {
    is: 'object',
    required: { entitlements: array(named('Entitlement')) },
    optional: {},
  },
  ErrorCode: { is: 'words', open: true, words: [
    -32700, -32600, -32601, -32602, -32603, -32800, -32099, -32098, -32097, -32096, -32000, -32001, -32002, -32003, -32004, -32005, -32006, -32007,
    -32008, -32009, -32010, -32011, -32012, -32013, -32014, -32015, -32016, -32017, -32018, -32019, -32020, -32021, -32022, -32023, -32024,
  ] },
  ErrorData: {
    is: 'object',
    required: { kind: named('ErrorKind') },
    optional: { path: 'string', expected: 'string', utf8Offset: 'integer', details: named('SDKError') },
  },
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
  ErrorObject: {
    is: 'object',
    required: { code: named('ErrorCode'), message: 'string', data: named('ErrorData') },
    optional: {},
  },
  ErrorResponse: {
    is: 'object',
    required: { jsonrpc: constant('2.0'), id: named('RequestID'), error: named('ErrorObject') },
    optional: {},
  },
  EventKind: { is: 'words', open: true, words: [ 'world', 'app' ] },
  EventNotification: {
    is: 'object',
    required: { jsonrpc: constant('2.0'), method: constant('session/event'), params: named('SessionEvent') },
    optional: {},
  },
  EventParams: map(named('JSONValue')),
  ExpectedEvent: { is: 'object', required: { name: 'string' }, optional: {} },
  ExploreApp: {
    is: 'object',
    required: { vendor: named('Vendor'), sdk: named('Sdk'), platform: named('Platform') },
    optional: { appUserId: 'string' },
  },
  ExploreCoverage: {
    is: 'object',
    required: {
      events: map('integer'), neverEnabled: array('string'), outcomes: array('string'), failures: array('string'), sdkEvents: array('string'),
    },
    optional: {},
  },
  ExploreDifference: {
    is: 'object',
    required: { story: array(named('StoryStep')), expected: named('ExploreShows'), seen: named('ExploreShows') },
    optional: {},
  },
  ExploreFinding: {
    is: 'object',
    required: {
      property: 'string', story: array(named('StoryStep')), expected: 'string', seen: 'string', shows: named('ExploreShows'),
      truth: named('ExploreTruth'),
    },
    optional: { scenario: named('JSONValue') },
  },
  ExploreFormat: { is: 'words', open: false, words: [ 'json', 'html' ] },
  ExploreHappening: {
    is: 'object',
    required: { kind: named('EventKind'), name: 'string' },
    optional: { url: 'string', milliseconds: 'integer', delivery: named('WebhookDelivery') },
  },
  ExploreLimits: {
    is: 'object',
    required: {},
    optional: { stories: 'integer', seconds: 'number', depth: 'integer', purchases: 'integer' },
  },
  ExploreObservedParams: {
    is: 'object',
    required: { exploration: 'string' },
    optional: {
      key: named('JSONValue'), stored: named('JSONValue'), shows: named('ExploreShows'), failed: 'string', enabled: array('string'),
      timers: array('number'), broken: array(named('BrokenProperty')), peek: 'boolean', ended: 'boolean',
    },
  },
  ExploreProperty: { is: 'words', open: false, words: [
    'truthful', 'paidCanUnlock', 'rightHolder', 'redeemedOnce', 'noSilence', 'retryHelps', 'rightWord', 'rightUser', 'noLockout', 'noCrash',
  ] },
  ExplorePurchase: {
    is: 'object',
    required: {},
    optional: { product: 'string', entitlements: array('string'), expiresIn: 'number' },
  },
  ExplorePurchaseTruth: {
    is: 'object',
    required: {
      isAlive: 'boolean', entitlements: array('string'), users: array('string'), isHeldHere: 'boolean', isHeld: 'boolean', hasLink: 'boolean',
    },
    optional: {},
  },
  ExploreReportParams: {
    is: 'object',
    required: { exploration: 'string' },
    optional: { format: named('ExploreFormat') },
  },
  ExploreReportResult: {
    is: 'object',
    required: {
      exploration: 'string', done: 'boolean', closed: 'boolean', gaps: array('string'), states: 'integer', stories: 'integer', events: 'integer',
      findings: array(named('ExploreFinding')), differences: array(named('ExploreDifference')), coverage: named('ExploreCoverage'), text: 'string',
      junit: 'string',
    },
    optional: { html: 'string' },
  },
  ExploreSaying: { is: 'words', open: true, words: [
    'nothing', 'working', 'active', 'expired', 'invalid', 'otherUser', 'retry', 'error',
  ] },
  ExploreShows: {
    is: 'object',
    required: {},
    optional: { access: array('string'), says: named('ExploreSaying'), user: 'string', text: 'string' },
  },
  ExploreStartParams: {
    is: 'object',
    required: { app: named('ExploreApp') },
    optional: {
      world: array(named('WorldEventName')), events: array(named('AppEvent')), properties: array(named('ExploreProperty')), own: array('string'),
      purchase: named('ExplorePurchase'), email: 'string', user: 'string', limits: named('ExploreLimits'), seed: 'integer', story: array('string'),
      settle: 'number', alone: 'boolean',
    },
  },
  ExploreStep: {
    is: 'object',
    required: {
      exploration: 'string', do: named('ExploreTask'), now: 'integer', violated: array('string'), states: 'integer', stories: 'integer',
      left: 'integer', broken: 'integer',
    },
    optional: { event: named('ExploreHappening'), truth: named('ExploreTruth') },
  },
  ExploreTask: { is: 'words', open: true, words: [ 'begin', 'event', 'end', 'continue', 'done' ] },
  ExploreTruth: {
    is: 'object',
    required: {
      purchases: array(named('ExplorePurchaseTruth')), sdkActive: array('string'), told: array('string'), isQuiet: 'boolean', isReachable: 'boolean',
      opensWell: 'boolean', redemptions: 'integer', webhooksOnTheirWay: 'integer',
    },
    optional: { sdkUser: 'string' },
  },
  FactGrade: { is: 'words', open: true, words: [ 'ran', 'read', 'inferred' ] },
  Failed: {
    is: 'object',
    required: { kind: constant('failed'), failure: named('RedemptionFailure') },
    optional: { code: nullable('string') },
  },
  FailureReason: { is: 'words', open: true, words: [
    'offline', 'timeout', 'transport', 'http', 'refused', 'unreadable',
  ] },
  Fault: {
    is: 'object',
    required: { kind: named('FaultKind') },
    optional: {
      status: 'integer', code: 'integer', message: 'string', retryAfter: 'number', seconds: 'number', count: 'integer', session: 'string',
      on: named('FaultedRequest'),
    },
  },
  FaultClearParams: { is: 'object', required: {}, optional: { session: 'string' } },
  FaultClearResult: { is: 'object', required: { cleared: 'integer' }, optional: {} },
  FaultInjectParams: {
    is: 'object',
    required: { kind: named('FaultInjection') },
    optional: {
      status: 'integer', code: 'integer', message: 'string', retryAfter: 'number', seconds: 'number', count: 'integer', session: 'string',
      on: named('FaultedRequest'),
    },
  },
  FaultInjectResult: { is: 'object', required: { pending: array(named('Fault')) }, optional: {} },
  FaultInjection: { is: 'words', open: false, words: [
    'offline', 'timeout', 'http', 'malformed', 'delay', 'late', 'none',
  ] },
  FaultKind: { is: 'words', open: true, words: [ 'offline', 'timeout', 'http', 'malformed', 'delay', 'late' ] },
  FaultReleaseParams: { is: 'object', required: {}, optional: { session: 'string', newest: 'boolean' } },
  FaultReleaseResult: { is: 'object', required: { released: 'boolean', held: 'integer' }, optional: {} },
  FaultedRequest: { is: 'words', open: true, words: [
    'redemption', 'customer', 'logIn', 'receipt', 'reissue', 'checkout', 'own',
  ] },
  FetchPolicy: { is: 'words', open: false, words: [
    'cachedOrFetched', 'fetchCurrent', 'notStaleCachedOrFetched', 'fromCacheOnly',
  ] },
  FreeTrialStartEvent: { is: 'object', required: { product_id: 'string' }, optional: {} },
  Gateway: { is: 'kinds', cases: { string: named('GatewayName'), object: named('ScriptGateway') } },
  GatewayName: { is: 'words', open: false, words: [ 'ledger', 'live' ] },
  GivenStatus: { is: 'kinds', cases: { string: named('StatusWord'), object: named('StatusObject') } },
  GradeCounts: {
    is: 'object',
    required: { ran: 'integer', read: 'integer', inferred: 'integer' },
    optional: {},
  },
  Grant: {
    is: 'object',
    required: {},
    optional: {
      owner: named('Owner'), purchaser: named('Purchaser'), paywall: named('PaywallContext'), entitlements: map(named('Entitlement')),
      subscriptions: map(named('Subscription')), oneTimePurchases: map(named('OneTimePurchase')), customer: named('Customer'),
    },
  },
  HTTPAddress: { is: 'object', required: { url: 'string' }, optional: {} },
  InstalledVersion: {
    is: 'object',
    required: { parts: array(named('PackageVersion')) },
    optional: { warning: 'string' },
  },
  InvalidCode: {
    is: 'object',
    required: { kind: constant('invalidCode') },
    optional: { code: nullable('string') },
  },
  IssuedLink: { is: 'object', required: { url: 'string', code: 'string', expiresAt: 'integer' }, optional: {} },
  JSONObject: map(named('JSONValue')),
  JSONValue: 'any',
  LinkAdvice: {
    is: 'object',
    required: { kind: named('LinkAdviceKind'), text: 'string' },
    optional: { content: 'string' },
  },
  LinkAdviceKind: { is: 'words', open: true, words: [ 'code', 'store', 'message' ] },
  LinkApp: { is: 'words', open: false, words: [ 'installed', 'missing', 'tooOld' ] },
  LinkDevice: { is: 'words', open: false, words: [ 'phone', 'desktop' ] },
  LinkExpired: {
    is: 'object',
    required: { kind: constant('linkExpired'), reissued: 'boolean' },
    optional: {
      code: nullable('string'), reason: named('LinkExpiryReason'), obfuscatedEmail: nullable('string'),
    },
  },
  LinkExpiry: { is: 'object', required: { seconds: 'integer', text: 'string' }, optional: {} },
  LinkExpiryReason: { is: 'words', open: true, words: [ 'expired', 'used' ] },
  LinkFailure: { is: 'object', required: { kind: 'string', message: 'string' }, optional: {} },
  LinkObstacle: { is: 'words', open: true, words: [
    'notARedemptionLink', 'desktop', 'appMissing', 'schemeMismatch', 'appTooOld',
  ] },
  LinkOpenParams: {
    is: 'object',
    required: { url: 'string', device: named('LinkDevice'), app: named('LinkApp') },
    optional: { scheme: 'string' },
  },
  LinkOpenResult: {
    is: 'object',
    required: {
      opensApp: 'boolean', reason: nullable(named('LinkObstacle')), show: nullable(named('LinkAdvice')), platforms: array(named('Platform')),
      expiry: nullable(named('LinkExpiry')),
    },
    optional: {},
  },
  LinkParseParams: {
    is: 'object',
    required: { url: 'string' },
    optional: { vendor: named('Vendor'), platform: named('Platform') },
  },
  LinkParseResult: {
    is: 'object',
    required: { link: nullable(named('RedemptionLink')) },
    optional: { redirect: named('CheckoutRedirect') },
  },
  LinkPolicy: { is: 'words', open: true, words: [ 'disallowed', 'allowed', 'allowedOnlySandbox' ] },
  LinkQRParams: { is: 'object', required: { url: 'string' }, optional: {} },
  LinkQRResult: { is: 'object', required: { size: 'integer', rows: array('string') }, optional: {} },
  LinkedSubscription: {
    is: 'object',
    required: { id: 'string', result: named('LinkedSubscriptionResult') },
    optional: { reason: 'string', error: named('LinkFailure') },
  },
  LinkedSubscriptionResult: { is: 'words', open: true, words: [ 'linked', 'skipped', 'failed' ] },
  ListedCode: {
    is: 'object',
    required: { code: 'string', state: named('ListedCodeState'), expiresAt: 'integer' },
    optional: {
      usedAt: 'integer', usedByAppUserId: 'string', usedByDeviceId: 'string', attempts: array(named('RedemptionAttempt')),
    },
  },
  ListedCodeState: { is: 'words', open: true, words: [ 'unused', 'used', 'expired' ] },
  ListedCustomer: {
    is: 'object',
    required: { vendor: named('Vendor'), appUserIds: array('string'), firstSeenAt: 'integer' },
    optional: {},
  },
  ListedPurchase: {
    is: 'object',
    required: {
      purchase: named('PurchaseRecord'), appUserIds: array('string'), deviceIds: array('string'), codes: array(named('ListedCode')),
    },
    optional: {},
  },
  LogEntry: { is: 'constants', member: 'kind', unknown: 'unknown', cases: {
    call: 'LoggedCall', reply: 'LoggedReply', question: 'LoggedQuestion', answer: 'LoggedAnswer', event: 'LoggedEvent', mail: 'LoggedMail',
    request: 'LoggedRequest', gap: 'LogGap',
  } },
  LogEntryKind: { is: 'words', open: false, words: [
    'call', 'reply', 'question', 'answer', 'event', 'mail', 'request',
  ] },
  LogEntryParams: { is: 'object', required: { entry: named('LogEntry') }, optional: {} },
  LogGap: { is: 'object', required: { kind: constant('gap'), from: 'integer', to: 'integer' }, optional: {} },
  LogInResult: {
    is: 'object',
    required: {
      session: 'string', vendor: named('Vendor'), sdk: named('Sdk'), platform: named('Platform'), configured: 'boolean',
      appUserId: nullable('string'), isAnonymous: 'boolean', deviceId: 'string', storedCodes: array(named('StoredCode')),
      redemptionsUnderWay: 'integer', status: named('SubscriptionStatus'), entitlements: named('EntitlementLists'), purchaseController: 'boolean',
      userAttributes: named('JSONObject'), integrationAttributes: named('JSONObject'), paywall: nullable(named('OpenPaywall')),
      linksWaiting: 'integer',
    },
    optional: { pendingCheckout: named('PendingCheckout'), created: 'boolean', reply: named('CustomerReply') },
  },
  LogOutResult: {
    is: 'object',
    required: {
      session: 'string', vendor: named('Vendor'), sdk: named('Sdk'), platform: named('Platform'), configured: 'boolean',
      appUserId: nullable('string'), isAnonymous: 'boolean', deviceId: 'string', storedCodes: array(named('StoredCode')),
      redemptionsUnderWay: 'integer', status: named('SubscriptionStatus'), entitlements: named('EntitlementLists'), purchaseController: 'boolean',
      userAttributes: named('JSONObject'), integrationAttributes: named('JSONObject'), paywall: nullable(named('OpenPaywall')),
      linksWaiting: 'integer',
    },
    optional: { pendingCheckout: named('PendingCheckout'), reply: named('CustomerReply') },
  },
  LogReadParams: {
    is: 'object',
    required: {},
    optional: {
      after: 'integer', before: 'integer', search: 'string', kinds: array(named('LogEntryKind')), details: 'boolean', limit: 'integer',
      reveal: 'boolean',
    },
  },
  LogReadResult: {
    is: 'object',
    required: { entries: array(named('LogEntry')), last: 'integer' },
    optional: { older: 'integer' },
  },
  LogSubscribeParams: { is: 'object', required: {}, optional: { after: 'integer', reveal: 'boolean' } },
  LogSubscribeResult: { is: 'object', required: { last: 'integer' }, optional: {} },
  LoggedAnswer: {
    is: 'object',
    required: {
      kind: constant('answer'), sequence: 'integer', at: 'integer', session: nullable('string'), vendor: named('Vendor'),
      question: named('LoggedQuestionName'), outcomes: array(named('LoggedOutcome')),
    },
    optional: { user: 'string', undone: 'boolean', failure: 'string' },
  },
  LoggedCall: {
    is: 'object',
    required: {
      kind: constant('call'), sequence: 'integer', at: 'integer', client: 'string', method: 'string', params: nullable(map(named('JSONValue'))),
    },
    optional: {
      user: 'string', outcome: named('OutcomeKind'), result: named('JSONObject'), undone: 'boolean', error: named('LoggedError'),
    },
  },
  LoggedError: { is: 'object', required: { code: 'integer', kind: 'string' }, optional: {} },
  LoggedEvent: {
    is: 'object',
    required: {
      kind: constant('event'), sequence: 'integer', at: 'integer', session: 'string', number: 'integer', name: 'string',
      params: nullable(map(named('JSONValue'))),
    },
    optional: { user: 'string', undone: 'boolean' },
  },
  LoggedMail: {
    is: 'object',
    required: {
      kind: constant('mail'), sequence: 'integer', at: 'integer', vendor: named('Vendor'), reason: named('MailReason'), to: 'string', url: 'string',
    },
    optional: { undone: 'boolean' },
  },
  LoggedOutcome: {
    is: 'object',
    required: { code: nullable('string'), kind: named('OutcomeKind') },
    optional: {},
  },
  LoggedQuestion: {
    is: 'object',
    required: {
      kind: constant('question'), sequence: 'integer', at: 'integer', session: nullable('string'), vendor: named('Vendor'),
      question: named('LoggedQuestionName'),
    },
    optional: { user: 'string', undone: 'boolean', fault: 'string' },
  },
  LoggedQuestionName: { is: 'words', open: true, words: [
    'redeem', 'customer', 'logIn', 'receipt', 'reissue', 'checkout', 'own',
  ] },
  LoggedReply: {
    is: 'object',
    required: { kind: constant('reply'), sequence: 'integer', at: 'integer', call: 'integer' },
    optional: {
      user: 'string', outcome: named('OutcomeKind'), result: named('JSONObject'), undone: 'boolean', error: named('LoggedError'),
    },
  },
  LoggedRequest: {
    is: 'object',
    required: {
      kind: constant('request'), sequence: 'integer', at: 'integer', vendor: nullable(named('Vendor')), method: 'string', path: 'string',
      status: nullable('integer'), milliseconds: 'number', sdk: map('string'), body: named('JSONValue'),
    },
    optional: { undone: 'boolean', warning: 'string' },
  },
  Loss: { is: 'object', required: { path: 'string', message: 'string' }, optional: {} },
  MailMessage: {
    is: 'object',
    required: {
      to: 'string', obfuscatedTo: 'string', url: 'string', sentAt: 'integer', reason: named('MailReason'),
    },
    optional: {},
  },
  MailReason: { is: 'words', open: true, words: [ 'purchase', 'reissue' ] },
  NoParams: { is: 'object', required: {}, optional: {} },
  Nothing: 'null',
  OfferType: { is: 'words', open: true, words: [ 'trial', 'code', 'promotional', 'winback' ] },
  OmittedEntries: {
    is: 'object',
    required: {
      reason: named('OmittedReason'), message: 'string', method: nullable('string'), first: 'integer', last: 'integer', count: 'integer',
    },
    optional: {},
  },
  OmittedReason: { is: 'words', open: true, words: [
    'dropped', 'underWay', 'ledgerUnavailable', 'resultNotKnown', 'httpRequest', 'otherServer', 'liveSession', 'paramsNotKept', 'unknownMethod',
    'masked', 'unknownSession', 'unknownPurchase', 'unknownCode', 'serverState', 'tooLong',
  ] },
  OneTimePurchase: {
    is: 'object',
    required: { id: 'string', productId: 'string', purchasedAt: 'integer' },
    optional: {
      originallyPurchasedAt: 'integer', refundedAt: 'integer', store: named('Store'), isSandbox: 'boolean', price: named('Price'),
      displayName: 'string', storeTransactionId: 'string',
    },
  },
  OpenPaywall: {
    is: 'object',
    required: {},
    optional: { entitlements: array('string'), automaticallyDismiss: 'boolean' },
  },
  OpenRPCDocument: map(named('JSONValue')),
  OtherStoreIdentifiers: {
    is: 'object',
    required: { kind: constant('other'), store: 'string' },
    optional: { additionalInfo: named('JSONObject') },
  },
  OutcomeKind: { is: 'words', open: true, words: [
    'redeemed', 'subscriptionExpired', 'linkExpired', 'invalidCode', 'purchaseBelongsToOtherUser', 'failed',
  ] },
  OutcomeSituation: {
    is: 'object',
    required: {
      name: 'string', outcome: named('OutcomeKind'), platforms: array(named('Platform')), needsUser: 'boolean',
      prepare: named('OutcomesPrepareParams'),
    },
    optional: {},
  },
  OutcomesListParams: {
    is: 'object',
    required: { vendor: named('Vendor') },
    optional: { product: 'string', entitlements: array('string'), email: 'string' },
  },
  OutcomesListResult: {
    is: 'object',
    required: { situations: array(named('OutcomeSituation')) },
    optional: {},
  },
  OutcomesPrepareParams: {
    is: 'object',
    required: { vendor: named('Vendor'), situation: 'string' },
    optional: {
      product: 'string', entitlements: array('string'), kind: named('PurchaseKind'), appUserId: 'string', email: 'string', scheme: 'string',
    },
  },
  OutcomesPrepareResult: {
    is: 'object',
    required: {
      situation: 'string', outcome: named('OutcomeKind'), url: 'string', code: 'string', purchase: 'string',
    },
    optional: {},
  },
  Owner: { is: 'constants', member: 'kind', unknown: 'unknown', cases: {
    appUser: 'AppUserOwner', device: 'DeviceOwner',
  } },
  OwnershipType: { is: 'words', open: true, words: [ 'purchased', 'familyShared', 'unknown' ] },
  PackageVersion: { is: 'object', required: { package: 'string', version: 'string' }, optional: {} },
  PaddleIdentifiers: {
    is: 'object',
    required: { kind: constant('paddle'), customerId: 'string', subscriptionIds: array('string') },
    optional: {},
  },
  PaywallContext: {
    is: 'object',
    required: {
      identifier: 'string', placementName: 'string', placementParams: named('JSONObject'), variantId: 'string', experimentId: 'string',
    },
    optional: {
      productIdentifier: 'string', product: named('PaywallProduct'), userAttributes: named('JSONObject'),
    },
  },
  PaywallErrorEvent: { is: 'object', required: { errorString: 'string', handlerId: 'string' }, optional: {} },
  PaywallProduct: {
    is: 'object',
    required: {
      identifier: 'string', languageCode: 'string', locale: 'string', currencyCode: 'string', currencySymbol: 'string', period: 'string',
      periodly: 'string', localizedPeriod: 'string', periodAlt: 'string', periodDays: 'integer', periodWeeks: 'integer', periodMonths: 'integer',
      periodYears: 'integer', rawPrice: 'number', price: 'string', dailyPrice: 'string', weeklyPrice: 'string', monthlyPrice: 'string',
      yearlyPrice: 'string', rawTrialPeriodPrice: 'number', trialPeriodPrice: 'string', trialPeriodDailyPrice: 'string',
      trialPeriodWeeklyPrice: 'string', trialPeriodMonthlyPrice: 'string', trialPeriodYearlyPrice: 'string', trialPeriodDays: 'integer',
      trialPeriodWeeks: 'integer', trialPeriodMonths: 'integer', trialPeriodYears: 'integer', trialPeriodText: 'string', trialPeriodEndDate: 'string',
    },
    optional: {},
  },
  PaywallSkipEvent: {
    is: 'object',
    required: { skippedReason: named('JSONObject'), handlerId: 'string' },
    optional: {},
  },
  PendingCheckout: {
    is: 'object',
    required: {
      checkoutContextId: 'string', product: 'string', remainingAttempts: 'integer', updatedAt: 'integer',
    },
    optional: {},
  },
  PeriodType: { is: 'words', open: true, words: [ 'normal', 'intro', 'trial', 'prepaid' ] },
  Platform: { is: 'words', open: true, words: [ 'ios', 'android' ] },
  PlatformChanges: {
    is: 'object',
    required: {
      platform: named('Platform'), from: named('InstalledVersion'), to: named('InstalledVersion'), changes: array(named('VersionChange')),
    },
    optional: {},
  },
  PostPurchase: { is: 'words', open: true, words: [ 'redeem', 'redirect' ] },
  Price: { is: 'object', required: { amountMicros: 'integer', currency: 'string' }, optional: {} },
  Product: { is: 'object', required: { id: 'string', entitlements: array('string') }, optional: {} },
  ProductChange: {
    is: 'object',
    required: { product: 'string' },
    optional: {
      plan: 'string', displayName: 'string', entitlements: array('string'), price: named('Price'), period: 'integer',
    },
  },
  ProductList: { is: 'kinds', cases: { array: array(named('Product')), object: map(array('string')) } },
  PurchaseBelongsToOtherUser: {
    is: 'object',
    required: { kind: constant('purchaseBelongsToOtherUser') },
    optional: { code: nullable('string') },
  },
  PurchaseKind: { is: 'words', open: true, words: [ 'subscription', 'oneTime' ] },
  PurchaseParams: { is: 'object', required: { purchase: named('PurchaseReference') }, optional: {} },
  PurchaseRecord: {
    is: 'object',
    required: {
      id: 'string', vendor: named('Vendor'), kind: named('PurchaseKind'), product: 'string', store: named('Store'), storeCustomerId: 'string',
      storeTransactionId: 'string', entitlements: array('string'), buyerId: 'string', purchasedAt: 'integer', originallyPurchasedAt: 'integer',
      periodType: named('PeriodType'), isSandbox: 'boolean',
    },
    optional: {
      plan: 'string', displayName: 'string', email: 'string', expiresAt: 'integer', gracePeriodExpiresAt: 'integer',
      billingIssuesDetectedAt: 'integer', unsubscribeDetectedAt: 'integer', refundedAt: 'integer', price: named('Price'), managementURL: 'string',
      paywall: named('PaywallContext'), metadata: named('JSONObject'), renewal: named('Renewal'),
    },
  },
  PurchaseReference: { is: 'kinds', cases: { string: 'string', object: named('PurchaseRecord') } },
  PurchaseResult: { is: 'object', required: { purchase: named('PurchaseRecord') }, optional: {} },
  Purchaser: {
    is: 'object',
    required: { id: 'string' },
    optional: { email: 'string', storeIdentifiers: named('StoreIdentifiers') },
  },
  RecordedRedemption: {
    is: 'object',
    required: {
      session: 'string', vendor: named('Vendor'), sdk: named('Sdk'), platform: named('Platform'), at: 'integer',
    },
    optional: {
      url: 'string', code: 'string', outcome: named('OutcomeKind'), returned: 'string', active: array('string'), error: 'string',
    },
  },
  Redeemed: {
    is: 'object',
    required: { kind: constant('redeemed'), grant: named('Grant') },
    optional: { code: nullable('string') },
  },
  RedemptionAttempt: {
    is: 'object',
    required: { at: 'integer', outcome: named('OutcomeKind') },
    optional: { session: 'string' },
  },
  RedemptionCause: { is: 'words', open: true, words: [ 'CODE', 'EXISTING_CODES', 'INTEGRATION_ATTRIBUTES' ] },
  RedemptionEvent: { is: 'object', required: { type: named('RedemptionCause') }, optional: { code: 'string' } },
  RedemptionExpectParams: {
    is: 'object',
    required: { url: 'string' },
    optional: { outcome: named('OutcomeKind'), times: 'integer', session: 'string', shows: 'string' },
  },
  RedemptionFailure: {
    is: 'object',
    required: { reason: named('FailureReason'), message: 'string' },
    optional: {
      httpStatus: nullable('integer'), backendCode: nullable('integer'), sdkCode: 'string', attempts: 'integer',
    },
  },
  RedemptionInfo: {
    is: 'object',
    required: { redeemUrl: 'string' },
    optional: { redeemUrlRedirect: 'string' },
  },
  RedemptionLink: {
    is: 'object',
    required: { vendor: named('Vendor'), code: 'string', url: 'string' },
    optional: {},
  },
  RedemptionListParams: { is: 'object', required: {}, optional: { session: 'string', url: 'string' } },
  RedemptionListResult: {
    is: 'object',
    required: { redemptions: array(named('RecordedRedemption')) },
    optional: { dropped: 'integer' },
  },
  RedemptionOutcome: { is: 'constants', member: 'kind', unknown: 'unknown', cases: {
    redeemed: 'Redeemed', subscriptionExpired: 'SubscriptionExpired', linkExpired: 'LinkExpired', invalidCode: 'InvalidCode',
    purchaseBelongsToOtherUser: 'PurchaseBelongsToOtherUser', failed: 'Failed',
  } },
  RedemptionRedeemParams: {
    is: 'object',
    required: { session: 'string' },
    optional: { url: 'string', code: 'string' },
  },
  RedemptionRedeemResult: {
    is: 'object',
    required: { outcome: named('RedemptionOutcome'), reply: named('Reply'), losses: array(named('Loss')) },
    optional: {},
  },
  RegisterEvent: {
    is: 'object',
    required: { completion: 'string', result: 'string' },
    optional: { handlerId: 'string' },
  },
  Renewal: {
    is: 'object',
    required: {
      period: 'integer', billing: named('Billing'), number: 'integer', retriesLeft: 'integer', isPaused: 'boolean', hasEnded: 'boolean',
    },
    optional: {
      gracePeriod: 'integer', retryAt: 'integer', resumesAt: 'integer', change: named('ProductChange'),
    },
  },
  Reply: map(named('JSONValue')),
  ReplyReadParams: {
    is: 'object',
    required: { target: named('Target'), reply: named('Reply') },
    optional: { code: 'string' },
  },
  ReplyReadResult: {
    is: 'object',
    required: { outcome: named('RedemptionOutcome'), losses: array(named('Loss')) },
    optional: {},
  },
  ReplyRenderParams: {
    is: 'object',
    required: { target: named('Target'), outcome: named('RedemptionOutcome') },
    optional: {},
  },
  ReplyRenderResult: {
    is: 'object',
    required: { reply: named('Reply'), losses: array(named('Loss')) },
    optional: {},
  },
  Request: {
    is: 'object',
    required: { jsonrpc: constant('2.0'), id: named('RequestID'), method: 'string' },
    optional: { params: map(named('JSONValue')) },
  },
  RequestID: { is: 'kinds', cases: { string: 'string', number: 'number', null: 'null' } },
  RestoreFailEvent: { is: 'object', required: { error_message: 'string' }, optional: {} },
  RetryEvent: {
    is: 'object',
    required: { attempt: 'integer', wait: 'integer', cause: named('FailureReason') },
    optional: { httpStatus: 'integer' },
  },
  RevenueCatHybridAndroidCustomerInfo: {
    is: 'object',
    required: {
      entitlements: named('RevenueCatHybridAndroidEntitlements'), activeSubscriptions: array('string'),
      allPurchasedProductIdentifiers: array('string'), latestExpirationDate: nullable('string'), latestExpirationDateMillis: nullable('integer'),
      firstSeen: 'string', firstSeenMillis: 'integer', originalAppUserId: 'string', requestDate: 'string', requestDateMillis: 'integer',
      allExpirationDates: map(nullable('string')), allExpirationDatesMillis: map(nullable('integer')), allPurchaseDates: map('string'),
      allPurchaseDatesMillis: map('integer'), originalApplicationVersion: 'null', managementURL: nullable('string'),
      originalPurchaseDate: nullable('string'), originalPurchaseDateMillis: nullable('integer'),
      nonSubscriptionTransactions: array(named('RevenueCatHybridAndroidTransaction')),
    },
    optional: { subscriptionsByProductIdentifier: map(named('RevenueCatHybridAndroidSubscription')) },
  },
  RevenueCatHybridAndroidEntitlement: {
    is: 'object',
    required: {
      identifier: 'string', isActive: 'boolean', willRenew: 'boolean', periodType: named('RevenueCatPeriodType'), latestPurchaseDateMillis: 'integer',
      latestPurchaseDate: 'string', originalPurchaseDateMillis: 'integer', originalPurchaseDate: 'string', expirationDateMillis: nullable('integer'),
      expirationDate: nullable('string'), store: named('RevenueCatStore'), productIdentifier: 'string', productPlanIdentifier: nullable('string'),
      isSandbox: 'boolean', unsubscribeDetectedAt: nullable('string'), unsubscribeDetectedAtMillis: nullable('integer'),
      billingIssueDetectedAt: nullable('string'), billingIssueDetectedAtMillis: nullable('integer'), ownershipType: named('RevenueCatOwnershipType'),
      verification: named('RevenueCatVerificationResult'),
    },
    optional: {},
  },
  RevenueCatHybridAndroidEntitlements: {
    is: 'object',
    required: {
      all: map(named('RevenueCatHybridAndroidEntitlement')), active: map(named('RevenueCatHybridAndroidEntitlement')),
      verification: named('RevenueCatVerificationResult'),
    },
    optional: {},
  },
  RevenueCatHybridAndroidError: {
    is: 'object',
    required: { result: constant('ERROR'), error: named('RevenueCatHybridAndroidErrorDetails') },
    optional: {},
  },
  RevenueCatHybridAndroidErrorDetails: {
    is: 'object',
    required: { code: 'integer', message: 'string', underlyingErrorMessage: 'string' },
    optional: { readableErrorCode: 'string', readable_error_code: 'string' },
  },
  RevenueCatHybridAndroidExpired: {
    is: 'object',
    required: { result: constant('EXPIRED'), obfuscatedEmail: 'string' },
    optional: {},
  },
  RevenueCatHybridAndroidInvalidToken: {
    is: 'object',
    required: { result: constant('INVALID_TOKEN') },
    optional: {},
  },
  RevenueCatHybridAndroidPurchaseBelongsToOtherUser: {
    is: 'object',
    required: { result: constant('PURCHASE_BELONGS_TO_OTHER_USER') },
    optional: {},
  },
  RevenueCatHybridAndroidReply: { is: 'constants', member: 'result', unknown: 'unknown', cases: {
    SUCCESS: 'RevenueCatHybridAndroidSuccess', ERROR: 'RevenueCatHybridAndroidError', INVALID_TOKEN: 'RevenueCatHybridAndroidInvalidToken',
    PURCHASE_BELONGS_TO_OTHER_USER: 'RevenueCatHybridAndroidPurchaseBelongsToOtherUser', EXPIRED: 'RevenueCatHybridAndroidExpired',
  } },
  RevenueCatHybridAndroidSubscription: {
    is: 'object',
    required: {
      productIdentifier: 'string', purchaseDate: 'string', originalPurchaseDate: nullable('string'), expiresDate: nullable('string'),
      store: named('RevenueCatStore'), unsubscribeDetectedAt: nullable('string'), isSandbox: 'boolean', billingIssuesDetectedAt: nullable('string'),
      gracePeriodExpiresDate: nullable('string'), ownershipType: named('RevenueCatOwnershipType'), periodType: named('RevenueCatPeriodType'),
      refundedAt: nullable('string'), storeTransactionId: nullable('string'), isActive: 'boolean', willRenew: 'boolean',
    },
    optional: {
      autoResumeDate: nullable('string'), displayName: nullable('string'), managementURL: nullable('string'),
      productPlanIdentifier: nullable('string'),
    },
  },
  RevenueCatHybridAndroidSuccess: {
    is: 'object',
    required: { result: constant('SUCCESS'), customerInfo: named('RevenueCatHybridAndroidCustomerInfo') },
    optional: {},
  },
  RevenueCatHybridAndroidTransaction: {
    is: 'object',
    required: {
      transactionIdentifier: 'string', revenueCatId: 'string', productIdentifier: 'string', productId: 'string', purchaseDateMillis: 'integer',
      purchaseDate: 'string',
    },
    optional: {},
  },
  RevenueCatHybridIosCustomerInfo: {
    is: 'object',
    required: {
      entitlements: named('RevenueCatHybridIosEntitlements'), activeSubscriptions: array('string'), allPurchasedProductIdentifiers: array('string'),
      latestExpirationDate: nullable('string'), latestExpirationDateMillis: nullable('integer'), firstSeen: 'string', firstSeenMillis: 'integer',
      originalAppUserId: 'string', requestDate: 'string', requestDateMillis: 'integer', allExpirationDates: map(nullable('string')),
      allExpirationDatesMillis: map(nullable('integer')), allPurchaseDates: map(nullable('string')), allPurchaseDatesMillis: map(nullable('integer')),
      originalApplicationVersion: nullable('string'), originalPurchaseDate: nullable('string'), originalPurchaseDateMillis: nullable('integer'),
      managementURL: nullable('string'), nonSubscriptionTransactions: array(named('RevenueCatHybridIosTransaction')),
    },
    optional: { subscriptionsByProductIdentifier: map(named('RevenueCatHybridIosSubscription')) },
  },
  RevenueCatHybridIosEntitlement: {
    is: 'object',
    required: {
      identifier: 'string', isActive: 'boolean', willRenew: 'boolean', periodType: named('RevenueCatPeriodType'),
      latestPurchaseDate: nullable('string'), latestPurchaseDateMillis: nullable('integer'), originalPurchaseDate: nullable('string'),
      originalPurchaseDateMillis: nullable('integer'), expirationDate: nullable('string'), expirationDateMillis: nullable('integer'),
      store: named('RevenueCatStore'), productIdentifier: 'string', productPlanIdentifier: nullable('string'), isSandbox: 'boolean',
      unsubscribeDetectedAt: nullable('string'), unsubscribeDetectedAtMillis: nullable('integer'), billingIssueDetectedAt: nullable('string'),
      billingIssueDetectedAtMillis: nullable('integer'), ownershipType: named('RevenueCatOwnershipType'),
      verification: named('RevenueCatVerificationResult'),
    },
    optional: {},
  },
  RevenueCatHybridIosEntitlements: {
    is: 'object',
    required: {
      all: map(named('RevenueCatHybridIosEntitlement')), active: map(named('RevenueCatHybridIosEntitlement')),
      verification: named('RevenueCatVerificationResult'),
    },
    optional: {},
  },
  RevenueCatHybridIosError: {
    is: 'object',
    required: { result: constant('ERROR'), error: named('RevenueCatHybridIosErrorDetails') },
    optional: {},
  },
  RevenueCatHybridIosErrorDetails: {
    is: 'object',
    required: { code: 'integer', message: 'string', underlyingErrorMessage: 'string' },
    optional: {
      readableErrorCode: 'string', readable_error_code: 'string', storeError: named('RevenueCatHybridIosStoreError'),
    },
  },
  RevenueCatHybridIosExpired: {
    is: 'object',
    required: { result: constant('EXPIRED'), obfuscatedEmail: 'string' },
    optional: {},
  },
  RevenueCatHybridIosInvalidToken: {
    is: 'object',
    required: { result: constant('INVALID_TOKEN') },
    optional: {},
  },
  RevenueCatHybridIosPurchaseBelongsToOtherUser: {
    is: 'object',
    required: { result: constant('PURCHASE_BELONGS_TO_OTHER_USER') },
    optional: {},
  },
  RevenueCatHybridIosReply: { is: 'constants', member: 'result', unknown: 'unknown', cases: {
    SUCCESS: 'RevenueCatHybridIosSuccess', ERROR: 'RevenueCatHybridIosError', INVALID_TOKEN: 'RevenueCatHybridIosInvalidToken',
    PURCHASE_BELONGS_TO_OTHER_USER: 'RevenueCatHybridIosPurchaseBelongsToOtherUser', EXPIRED: 'RevenueCatHybridIosExpired',
  } },
  RevenueCatHybridIosStoreError: {
    is: 'object',
    required: { code: 'integer', domain: 'string', message: 'string' },
    optional: {},
  },
  RevenueCatHybridIosSubscription: {
    is: 'object',
    required: {
      productIdentifier: 'string', purchaseDate: 'string', originalPurchaseDate: nullable('string'), expiresDate: nullable('string'),
      store: named('RevenueCatStore'), isSandbox: 'boolean', unsubscribeDetectedAt: nullable('string'), billingIssuesDetectedAt: nullable('string'),
      gracePeriodExpiresDate: nullable('string'), ownershipType: named('RevenueCatOwnershipType'), periodType: named('RevenueCatPeriodType'),
      refundedAt: nullable('string'), storeTransactionId: nullable('string'), isActive: 'boolean', willRenew: 'boolean',
      price: nullable(named('RevenueCatHybridPrice')),
    },
    optional: {
      autoResumeDate: nullable('string'), displayName: nullable('string'), managementURL: nullable('string'),
      productPlanIdentifier: nullable('string'),
    },
  },
  RevenueCatHybridIosSuccess: {
    is: 'object',
    required: { result: constant('SUCCESS'), customerInfo: named('RevenueCatHybridIosCustomerInfo') },
    optional: {},
  },
  RevenueCatHybridIosTransaction: {
    is: 'object',
    required: {
      transactionIdentifier: 'string', revenueCatId: 'string', productIdentifier: 'string', productId: 'string', purchaseDate: 'string',
      purchaseDateMillis: 'integer',
    },
    optional: {},
  },
  RevenueCatHybridPrice: { is: 'object', required: { currency: 'string', amount: 'number' }, optional: {} },
  RevenueCatOwnershipType: { is: 'words', open: true, words: [ 'PURCHASED', 'FAMILY_SHARED', 'UNKNOWN' ] },
  RevenueCatPeriodType: { is: 'words', open: true, words: [ 'NORMAL', 'INTRO', 'TRIAL', 'PREPAID' ] },
  RevenueCatStore: { is: 'words', open: true, words: [
    'APP_STORE', 'MAC_APP_STORE', 'PLAY_STORE', 'STRIPE', 'PROMOTIONAL', 'UNKNOWN_STORE', 'AMAZON', 'RC_BILLING', 'EXTERNAL', 'PADDLE', 'TEST_STORE',
    'GALAXY',
  ] },
  RevenueCatVerificationResult: { is: 'words', open: true, words: [
    'NOT_REQUESTED', 'VERIFIED', 'VERIFIED_ON_DEVICE', 'FAILED',
  ] },
  SDKError: {
    is: 'object',
    required: { code: 'string', message: 'string', details: named('JSONValue') },
    optional: { domain: 'string' },
  },
  Scenario: {
    is: 'object',
    required: { title: 'string', description: 'string', cases: array(named('ScenarioCase')) },
    optional: {},
  },
  ScenarioCase: {
    is: 'object',
    required: { description: 'string', steps: array(named('ScenarioStep')) },
    optional: {},
  },
  ScenarioExportParams: { is: 'object', required: {}, optional: { session: 'string', after: 'integer' } },
  ScenarioExportResult: {
    is: 'object',
    required: { scenario: named('Scenario'), omitted: array(named('OmittedEntries')) },
    optional: {},
  },
  ScenarioStep: {
    is: 'object',
    required: { method: 'string', params: map(named('JSONValue')) },
    optional: {
      contains: named('JSONValue'), error: named('LoggedError'), save: map('string'), events: array(named('ExpectedEvent')),
      eventsAfter: array(named('ExpectedEvent')), later: 'string', replies: array('string'),
    },
  },
  ScriptGateway: { is: 'object', required: { script: array(named('ScriptedAnswer')) }, optional: {} },
  ScriptedAnswer: { is: 'constants', member: 'kind', cases: {
    redeemed: 'Redeemed', subscriptionExpired: 'SubscriptionExpired', linkExpired: 'LinkExpired', invalidCode: 'InvalidCode',
    purchaseBelongsToOtherUser: 'PurchaseBelongsToOtherUser', failed: 'Failed', absent: 'AbsentAnswer',
  } },
  Sdk: { is: 'words', open: true, words: [ 'native', 'flutter', 'react-native', 'unity', 'kmp', 'capacitor' ] },
  ServerDescribeResult: {
    is: 'object',
    required: {
      name: 'string', version: 'string', contractVersion: 'integer', vendors: array(named('VendorSummary')),
      targets: array(named('TargetDescription')), methods: array('string'), limits: named('ServerLimits'),
    },
    optional: { http: named('HTTPAddress') },
  },
  ServerLimits: {
    is: 'object',
    required: {
      messageBytes: 'integer', headerBytes: 'integer', batchCalls: 'integer', batchReplyBytes: 'integer', pendingRequests: 'integer',
      sessions: 'integer', faults: 'integer', mailboxMessages: 'integer', listedPurchases: 'integer', logEntries: 'integer',
      subscriptionIds: 'integer', depth: 'integer',
    },
    optional: {},
  },
  ServerMessage: { is: 'members', unknown: 'unknown', cases: {
    result: 'SuccessResponse', error: 'ErrorResponse', method: 'EventNotification',
  } },
  SessionBackgroundParams: { is: 'object', required: { session: 'string' }, optional: { seconds: 'number' } },
  SessionCallParams: {
    is: 'object',
    required: { session: 'string', name: 'string' },
    optional: { params: 'any' },
  },
  SessionCallResult: { is: 'object', required: { value: 'any' }, optional: {} },
  SessionCheckoutParams: {
    is: 'object',
    required: { session: 'string', step: named('CheckoutStep'), checkoutContextId: 'string', product: 'string' },
    optional: {},
  },
  SessionCustomerInfoParams: {
    is: 'object',
    required: { session: 'string' },
    optional: { fetchPolicy: named('FetchPolicy') },
  },
  SessionEvent: {
    is: 'object',
    required: {
      session: 'string', sequence: 'integer', name: 'string', at: 'integer', params: named('EventParams'),
    },
    optional: {},
  },
  SessionFacts: {
    is: 'object',
    required: {
      session: 'string', vendor: named('Vendor'), sdk: named('Sdk'), platform: named('Platform'), configured: 'boolean',
      appUserId: nullable('string'), isAnonymous: 'boolean', deviceId: 'string', storedCodes: array(named('StoredCode')),
      redemptionsUnderWay: 'integer', status: named('SubscriptionStatus'), entitlements: named('EntitlementLists'), purchaseController: 'boolean',
      userAttributes: named('JSONObject'), integrationAttributes: named('JSONObject'), paywall: nullable(named('OpenPaywall')),
      linksWaiting: 'integer',
    },
    optional: { pendingCheckout: named('PendingCheckout') },
  },
  SessionHandleDeepLinkParams: { is: 'object', required: { session: 'string', url: 'string' }, optional: {} },
  SessionHandleDeepLinkResult: {
    is: 'object',
    required: { handled: 'boolean' },
    optional: { error: 'string' },
  },
  SessionLinkStripeSubscriptionsParams: {
    is: 'object',
    required: { session: 'string', receiptsSession: 'string' },
    optional: { includeCheckoutSessions: 'boolean', subscriptionIds: array('string') },
  },
  SessionLinkStripeSubscriptionsResult: {
    is: 'object',
    required: {
      appUserId: nullable('string'), subscriptions: array(named('LinkedSubscription')), reason: nullable('string'),
      customerInfo: nullable(named('CustomerReply')),
    },
    optional: { failure: named('LinkFailure') },
  },
  SessionListParams: { is: 'object', required: {}, optional: { vendor: named('Vendor') } },
  SessionListResult: { is: 'object', required: { sessions: array(named('SessionSummary')) }, optional: {} },
  SessionLogInParams: { is: 'object', required: { session: 'string', appUserId: 'string' }, optional: {} },
  SessionOpenParams: {
    is: 'object',
    required: { vendor: named('Vendor'), sdk: named('Sdk'), platform: named('Platform') },
    optional: {
      appUserId: nullable('string'), deviceId: 'string', sdkVersion: 'string', configured: 'boolean', gateway: named('Gateway'),
      confirmationAlert: 'boolean', alertsStayOpen: 'boolean', webRestorationAlert: 'boolean', automaticallyDismiss: 'boolean',
      entitlementsMaxAge: 'number', purchaseController: 'boolean', deepLinkTrigger: 'boolean', paywall: named('OpenPaywall'),
      products: named('ProductList'), ownedProducts: array('string'), deviceEntitlements: named('EntitlementList'),
      pendingCheckout: named('PendingCheckout'),
    },
  },
  SessionOpenResult: {
    is: 'object',
    required: { session: 'string', appUserId: nullable('string'), deviceId: 'string' },
    optional: { nativeVersion: 'string', rules: array('string'), warning: 'string' },
  },
  SessionParams: { is: 'object', required: { session: 'string' }, optional: {} },
  SessionReissueParams: { is: 'object', required: { session: 'string', email: 'string' }, optional: {} },
  SessionReissueResult: { is: 'object', required: { reply: 'any' }, optional: {} },
  SessionSetDeviceEntitlementsParams: {
    is: 'object',
    required: { session: 'string' },
    optional: {
      entitlements: named('EntitlementList'), ownedProducts: array('string'), after: named('DeviceTransaction'),
    },
  },
  SessionSetPaywallParams: {
    is: 'object',
    required: { session: 'string', open: 'boolean' },
    optional: { entitlements: array('string'), automaticallyDismiss: 'boolean' },
  },
  SessionSetPurchaseControllerParams: {
    is: 'object',
    required: { session: 'string', external: 'boolean' },
    optional: {},
  },
  SessionSetSubscriptionStatusParams: {
    is: 'object',
    required: { session: 'string', status: named('GivenStatus') },
    optional: { entitlements: named('EntitlementList') },
  },
  SessionSetUserAttributesParams: {
    is: 'object',
    required: { session: 'string' },
    optional: { attributes: named('JSONObject'), integrationAttributes: named('JSONObject') },
  },
  SessionState: {
    is: 'object',
    required: {
      session: 'string', vendor: named('Vendor'), sdk: named('Sdk'), platform: named('Platform'), configured: 'boolean',
      appUserId: nullable('string'), isAnonymous: 'boolean', deviceId: 'string', storedCodes: array(named('StoredCode')),
      redemptionsUnderWay: 'integer', status: named('SubscriptionStatus'), entitlements: named('EntitlementLists'), purchaseController: 'boolean',
      userAttributes: named('JSONObject'), integrationAttributes: named('JSONObject'), paywall: nullable(named('OpenPaywall')),
      linksWaiting: 'integer',
    },
    optional: { pendingCheckout: named('PendingCheckout') },
  },
  SessionSummary: {
    is: 'object',
    required: {
      session: 'string', vendor: named('Vendor'), sdk: named('Sdk'), platform: named('Platform'), configured: 'boolean',
      appUserId: nullable('string'), deviceId: 'string',
    },
    optional: {},
  },
  Space: {
    is: 'object',
    required: { name: named('SpaceName'), clock: named('ClockKind'), now: 'integer', sessions: 'integer' },
    optional: {},
  },
  SpaceClock: { is: 'words', open: false, words: [ 'virtual', 'offset' ] },
  SpaceDeadline: { is: 'object', required: { name: 'string', at: 'integer' }, optional: {} },
  SpaceDeleteParams: { is: 'object', required: { space: named('SpaceName') }, optional: {} },
  SpaceDeleteResult: { is: 'object', required: { deleted: 'string' }, optional: {} },
  SpaceDigestParams: { is: 'object', required: {}, optional: { space: named('SpaceName') } },
  SpaceDigestResult: {
    is: 'object',
    required: { digest: 'string', now: 'integer', deadlines: array(named('SpaceDeadline')) },
    optional: {},
  },
  SpaceForkParams: {
    is: 'object',
    required: {},
    optional: { from: named('SpaceName'), as: named('SpaceName') },
  },
  SpaceForkResult: { is: 'object', required: { space: named('Space') }, optional: {} },
  SpaceListResult: {
    is: 'object',
    required: { spaces: array(named('Space')), current: nullable('string') },
    optional: {},
  },
  SpaceLoadParams: {
    is: 'object',
    required: { space: named('SpaceName'), value: named('JSONObject') },
    optional: {},
  },
  SpaceLoadResult: { is: 'object', required: { space: named('Space') }, optional: {} },
  SpaceName: 'string',
  SpaceSaveParams: { is: 'object', required: { space: named('SpaceName') }, optional: {} },
  SpaceSaveResult: { is: 'object', required: { value: named('JSONObject') }, optional: {} },
  SpaceUseParams: {
    is: 'object',
    required: { space: named('SpaceName') },
    optional: { clock: named('SpaceClock'), startsAt: 'integer', seed: 'integer' },
  },
  SpaceUseResult: { is: 'object', required: { space: named('Space'), created: 'boolean' }, optional: {} },
  StatusObject: {
    is: 'object',
    required: { status: named('StatusWord') },
    optional: { entitlements: named('EntitlementList') },
  },
  StatusReply: map(named('JSONValue')),
  StatusTrackedEvent: {
    is: 'object',
    required: {},
    optional: { status: 'string', subscription_status: 'string', active_entitlement_ids: 'string' },
  },
  StatusWord: { is: 'words', open: false, words: [
    'unknown', 'inactive', 'active', 'UNKNOWN', 'INACTIVE', 'ACTIVE',
  ] },
  Store: 'string',
  StoreChangeProductParams: {
    is: 'object',
    required: { purchase: named('PurchaseReference'), product: 'string' },
    optional: {
      plan: 'string', displayName: 'string', entitlements: array('string'), price: named('Price'), period: 'number', at: named('ChangeMoment'),
    },
  },
  StoreIdentifiers: { is: 'constants', member: 'kind', unknown: 'unknown', cases: {
    stripe: 'StripeIdentifiers', paddle: 'PaddleIdentifiers', other: 'OtherStoreIdentifiers',
  } },
  StoreIssueLinkResult: { is: 'object', required: { link: named('IssuedLink') }, optional: {} },
  StoreListParams: {
    is: 'object',
    required: {},
    optional: {
      vendor: named('Vendor'), email: 'string', appUserId: 'string', purchase: 'string', limit: 'integer', cursor: 'string', reveal: 'boolean',
    },
  },
  StoreListResult: {
    is: 'object',
    required: { purchases: array(named('ListedPurchase')), customers: array(named('ListedCustomer')) },
    optional: { omittedPurchases: 'integer', omittedCustomers: 'integer', nextCursor: 'string' },
  },
  StoreMailboxParams: { is: 'object', required: {}, optional: { email: 'string', limit: 'integer' } },
  StoreMailboxResult: {
    is: 'object',
    required: { messages: array(named('MailMessage')) },
    optional: { omitted: 'integer' },
  },
  StorePauseParams: {
    is: 'object',
    required: { purchase: named('PurchaseReference') },
    optional: { resumesIn: 'number' },
  },
  StorePolicyParams: {
    is: 'object',
    required: { vendor: named('Vendor') },
    optional: {
      transfer: named('TransferPolicy'), linkLifetime: 'number', scheme: 'string', host: 'string', linkPolicy: named('LinkPolicy'),
      successUrl: 'string', postPurchase: named('PostPurchase'), storeUrl: 'string',
    },
  },
  StorePolicyResult: {
    is: 'object',
    required: {
      vendor: named('Vendor'), transfer: named('TransferPolicy'), linkLifetime: 'number', scheme: 'string', host: nullable('string'),
    },
    optional: {
      linkPolicy: named('LinkPolicy'), successUrl: nullable('string'), postPurchase: named('PostPurchase'), storeUrl: nullable('string'),
    },
  },
  StorePurchaseParams: {
    is: 'object',
    required: { vendor: named('Vendor'), product: 'string', entitlements: array('string') },
    optional: {
      appUserId: 'string', email: 'string', kind: named('PurchaseKind'), store: named('Store'), expiresIn: 'number', renews: 'boolean',
      period: 'number', billing: named('Billing'), plan: 'string', displayName: 'string', price: named('Price'), trial: 'boolean',
      gracePeriod: 'number', billingIssue: 'boolean', sandbox: 'boolean', managementURL: 'string', paywall: named('PaywallContext'),
      metadata: named('JSONObject'), checkout: named('CheckoutKind'), placementParams: named('JSONObject'), afterPurchase: named('AfterPurchase'),
      afterPurchaseUrl: 'string', checkoutContextId: 'string', browser: named('CheckoutBrowser'),
    },
  },
  StorePurchaseResult: {
    is: 'object',
    required: {
      purchase: named('PurchaseRecord'), link: named('IssuedLink'), next: named('CheckoutNext'), redemptionInfo: nullable(named('RedemptionInfo')),
      screens: array(named('CheckoutScreen')),
    },
    optional: {},
  },
  StoreReceiptsParams: { is: 'object', required: { appUserId: 'string', fetchToken: 'string' }, optional: {} },
  StoreReceiptsResult: {
    is: 'object',
    required: { status: 'integer', body: named('JSONObject') },
    optional: {},
  },
  StoreResetParams: { is: 'object', required: {}, optional: { vendor: named('Vendor') } },
  StoreResetResult: { is: 'object', required: { deleted: named('Deleted') }, optional: {} },
  StoreUpdateParams: {
    is: 'object',
    required: { purchase: named('PurchaseReference') },
    optional: {
      expiresIn: 'number', gracePeriod: 'number', billingIssue: 'boolean', billing: named('Billing'), unsubscribed: 'boolean', trial: 'boolean',
      plan: 'string', product: 'string', displayName: 'string', price: named('Price'), sandbox: 'boolean', entitlements: array('string'),
      managementURL: 'string',
    },
  },
  StoredCode: { is: 'object', required: { code: 'string', kind: named('OutcomeKind') }, optional: {} },
  StoryStep: { is: 'object', required: { event: 'string', text: 'string' }, optional: {} },
  StripeCheckoutEvent: {
    is: 'object',
    required: { is_triggered_from_event: 'boolean', store: constant('STRIPE'), product_identifier: 'string' },
    optional: {},
  },
  StripeIdentifiers: {
    is: 'object',
    required: { kind: constant('stripe'), customerId: 'string', subscriptionIds: array('string') },
    optional: {},
  },
  Subscription: {
    is: 'object',
    required: {
      productId: 'string', store: named('Store'), purchasedAt: 'integer', isSandbox: 'boolean', periodType: named('PeriodType'),
    },
    optional: {
      planId: 'string', originallyPurchasedAt: 'integer', expiresAt: 'integer', gracePeriodExpiresAt: 'integer', unsubscribeDetectedAt: 'integer',
      billingIssuesDetectedAt: 'integer', refundedAt: 'integer', autoResumesAt: 'integer', ownershipType: named('OwnershipType'),
      price: named('Price'), displayName: 'string', managementURL: 'string', storeTransactionId: 'string',
    },
  },
  SubscriptionExpired: {
    is: 'object',
    required: { kind: constant('subscriptionExpired'), grant: named('Grant') },
    optional: { code: nullable('string') },
  },
  SubscriptionStatus: { is: 'words', open: true, words: [ 'unknown', 'inactive', 'active' ] },
  SubscriptionStatusChange: {
    is: 'object',
    required: { from: named('StatusReply'), to: named('StatusReply') },
    optional: {},
  },
  SuccessResponse: {
    is: 'object',
    required: { jsonrpc: constant('2.0'), id: named('RequestID'), result: named('JSONValue') },
    optional: {},
  },
  SuperwallAndroidPaywallInfo: {
    is: 'object',
    required: {
      identifier: 'string', placementName: 'string', placementParams: named('JSONObject'), variantId: 'string', experimentId: 'string',
    },
    optional: { productIdentifier: 'string', product: named('PaywallProduct') },
  },
  SuperwallAndroidState: { is: 'words', open: true, words: [
    'grace_period', 'expired', 'subscribed', 'billing_retry', 'revoked',
  ] },
  SuperwallAndroidStore: { is: 'words', open: true, words: [
    'APP_STORE', 'STRIPE', 'PADDLE', 'PLAY_STORE', 'SUPERWALL', 'OTHER',
  ] },
  SuperwallAppUserOwnership: {
    is: 'object',
    required: { type: constant('APP_USER'), appUserId: 'string' },
    optional: {},
  },
  SuperwallDeepLink: {
    is: 'object',
    required: { fullURL: 'string', pathComponents: array('string'), queryParameters: map('string') },
    optional: {},
  },
  SuperwallDeviceOwnership: {
    is: 'object',
    required: { type: constant('DEVICE'), deviceId: 'string' },
    optional: {},
  },
  SuperwallError: { is: 'object', required: { message: 'string' }, optional: {} },
  SuperwallEventInfo: {
    is: 'object',
    required: {},
    optional: { eventInfo: named('JSONObject'), eventType: 'string', params: named('JSONObject') },
  },
  SuperwallExpired: { is: 'object', required: { resent: 'boolean' }, optional: { obfuscatedEmail: 'string' } },
  SuperwallFlatIdentifiers: {
    is: 'object', others: named('JSONValue'),
    required: { store: 'string' },
    optional: {},
  },
  SuperwallIosState: { is: 'words', open: true, words: [
    'inGracePeriod', 'subscribed', 'expired', 'inBillingRetryPeriod', 'revoked',
  ] },
  SuperwallIosStore: { is: 'words', open: true, words: [
    'APP_STORE', 'STRIPE', 'PADDLE', 'PLAY_STORE', 'SUPERWALL', 'OTHER', 'CUSTOM',
  ] },
  SuperwallNativeAndroidActiveStatus: {
    is: 'object',
    required: { type: constant('Active'), entitlements: array(named('SuperwallNativeAndroidEntitlement')) },
    optional: {},
  },
  SuperwallNativeAndroidCustomerInfo: {
    is: 'object',
    required: {
      subscriptions: array(named('SuperwallNativeAndroidSubscription')), nonSubscriptions: array(named('SuperwallNativeAndroidNonSubscription')),
      entitlements: array(named('SuperwallNativeAndroidEntitlement')), userId: 'string',
    },
    optional: {},
  },
  SuperwallNativeAndroidEntitlement: {
    is: 'object',
    required: {
      identifier: 'string', type: constant('SERVICE_LEVEL'), isActive: 'boolean', productIds: array('string'),
    },
    optional: {
      latestProductId: 'string', startsAt: 'integer', renewedAt: 'integer', expiresAt: 'integer', isLifetime: 'boolean', willRenew: 'boolean',
      state: named('SuperwallAndroidState'), offerType: named('OfferType'), store: named('SuperwallAndroidStore'),
    },
  },
  SuperwallNativeAndroidError: {
    is: 'object',
    required: { status: constant('ERROR'), code: 'string', error: named('SuperwallError') },
    optional: {},
  },
  SuperwallNativeAndroidExpiredCode: {
    is: 'object',
    required: { status: constant('CODE_EXPIRED'), code: 'string', expired: named('SuperwallExpired') },
    optional: {},
  },
  SuperwallNativeAndroidExpiredSubscription: {
    is: 'object',
    required: {
      status: constant('EXPIRED_SUBSCRIPTION'), code: 'string', redemptionInfo: named('SuperwallNativeAndroidRedemptionInfo'),
    },
    optional: {},
  },
  SuperwallNativeAndroidInactiveStatus: {
    is: 'object',
    required: { type: constant('Inactive') },
    optional: {},
  },
  SuperwallNativeAndroidInvalidCode: {
    is: 'object',
    required: { status: constant('INVALID_CODE'), code: 'string' },
    optional: {},
  },
  SuperwallNativeAndroidNonSubscription: {
    is: 'object',
    required: {
      transactionId: 'string', productId: 'string', purchaseDate: 'integer', isConsumable: 'boolean', isRevoked: 'boolean',
      store: nullable(named('SuperwallAndroidStore')),
    },
    optional: {},
  },
  SuperwallNativeAndroidPurchaserInfo: {
    is: 'object',
    required: { appUserId: 'string', storeIdentifiers: named('SuperwallNativeAndroidStoreIdentifiers') },
    optional: { email: 'string' },
  },
  SuperwallNativeAndroidRedemptionInfo: {
    is: 'object',
    required: {
      ownership: named('SuperwallOwnership'), purchaserInfo: named('SuperwallNativeAndroidPurchaserInfo'),
      entitlements: array(named('SuperwallNativeAndroidEntitlement')),
    },
    optional: { paywallInfo: named('SuperwallAndroidPaywallInfo') },
  },
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
  SuperwallNativeAndroidSubscription: {
    is: 'object',
    required: {
      transactionId: 'string', productId: 'string', purchaseDate: 'integer', willRenew: 'boolean', isRevoked: 'boolean', isInGracePeriod: 'boolean',
      isInBillingRetryPeriod: 'boolean', isActive: 'boolean', expirationDate: nullable('integer'), store: nullable(named('SuperwallAndroidStore')),
    },
    optional: { offerType: named('OfferType') },
  },
  SuperwallNativeAndroidSuccess: {
    is: 'object',
    required: {
      status: constant('SUCCESS'), code: 'string', redemptionInfo: named('SuperwallNativeAndroidRedemptionInfo'),
    },
    optional: {},
  },
  SuperwallNativeAndroidUnknownIdentifiers: {
    is: 'object',
    required: { store: constant('UNKNOWN'), properties: named('JSONObject') },
    optional: {},
  },
  SuperwallNativeAndroidUnknownStatus: { is: 'object', required: { type: constant('Unknown') }, optional: {} },
  SuperwallNativeIosActiveStatus: {
    is: 'object',
    required: { type: constant('active'), entitlements: array(named('SuperwallNativeIosEntitlement')) },
    optional: {},
  },
  SuperwallNativeIosCustomerInfo: {
    is: 'object',
    required: {
      subscriptions: array(named('SuperwallNativeIosSubscription')), nonSubscriptions: array(named('SuperwallNativeIosNonSubscription')),
      entitlements: array(named('SuperwallNativeIosEntitlement')), userId: 'string',
    },
    optional: {},
  },
  SuperwallNativeIosEntitlement: {
    is: 'object',
    required: {
      identifier: 'string', type: constant('SERVICE_LEVEL'), isActive: 'boolean', productIds: array('string'),
    },
    optional: {
      latestProductId: 'string', store: named('SuperwallIosStore'), startsAt: 'integer', renewedAt: 'integer', expiresAt: 'integer',
      isLifetime: 'boolean', willRenew: 'boolean', state: named('SuperwallIosState'), offerType: named('OfferType'),
    },
  },
  SuperwallNativeIosError: {
    is: 'object',
    required: { status: constant('ERROR'), code: 'string', error: named('SuperwallError') },
    optional: {},
  },
  SuperwallNativeIosExpiredCode: {
    is: 'object',
    required: { status: constant('CODE_EXPIRED'), code: 'string', expired: named('SuperwallExpired') },
    optional: {},
  },
  SuperwallNativeIosExpiredSubscription: {
    is: 'object',
    required: {
      status: constant('EXPIRED_SUBSCRIPTION'), code: 'string', redemptionInfo: named('SuperwallNativeIosRedemptionInfo'),
    },
    optional: {},
  },
  SuperwallNativeIosInactiveStatus: { is: 'object', required: { type: constant('inactive') }, optional: {} },
  SuperwallNativeIosInvalidCode: {
    is: 'object',
    required: { status: constant('INVALID_CODE'), code: 'string' },
    optional: {},
  },
  SuperwallNativeIosNonSubscription: {
    is: 'object',
    required: {
      transactionId: 'string', productId: 'string', purchaseDate: 'integer', isConsumable: 'boolean', isRevoked: 'boolean',
      store: nullable(named('SuperwallIosStore')),
    },
    optional: {},
  },
  SuperwallNativeIosRedemptionInfo: {
    is: 'object',
    required: {
      ownership: named('SuperwallOwnership'), purchaserInfo: named('SuperwallPurchaserInfo'),
      entitlements: array(named('SuperwallNativeIosEntitlement')),
    },
    optional: { paywallInfo: named('SuperwallPaywallInfo'), userAttributes: named('JSONObject') },
  },
  SuperwallNativeIosReply: { is: 'constants', member: 'status', unknown: 'unknown', cases: {
    SUCCESS: 'SuperwallNativeIosSuccess', ERROR: 'SuperwallNativeIosError', CODE_EXPIRED: 'SuperwallNativeIosExpiredCode',
    INVALID_CODE: 'SuperwallNativeIosInvalidCode', EXPIRED_SUBSCRIPTION: 'SuperwallNativeIosExpiredSubscription',
  } },
  SuperwallNativeIosStatus: { is: 'constants', member: 'type', unknown: 'unrecognized', cases: {
    active: 'SuperwallNativeIosActiveStatus', inactive: 'SuperwallNativeIosInactiveStatus', unknown: 'SuperwallNativeIosUnknownStatus',
  } },
  SuperwallNativeIosSubscription: {
    is: 'object',
    required: {
      transactionId: 'string', productId: 'string', purchaseDate: 'integer', willRenew: 'boolean', isRevoked: 'boolean', isInGracePeriod: 'boolean',
      isInBillingRetryPeriod: 'boolean', isActive: 'boolean', expirationDate: nullable('integer'), store: nullable(named('SuperwallIosStore')),
    },
    optional: { offerType: named('OfferType') },
  },
  SuperwallNativeIosSuccess: {
    is: 'object',
    required: {
      status: constant('SUCCESS'), code: 'string', redemptionInfo: named('SuperwallNativeIosRedemptionInfo'),
    },
    optional: {},
  },
  SuperwallNativeIosUnknownStatus: { is: 'object', required: { type: constant('unknown') }, optional: {} },
  SuperwallOwnership: { is: 'constants', member: 'type', unknown: 'unknown', cases: {
    APP_USER: 'SuperwallAppUserOwnership', DEVICE: 'SuperwallDeviceOwnership',
  } },
  SuperwallPaddleIdentifiers: {
    is: 'object',
    required: { store: constant('PADDLE'), paddleCustomerId: 'string', paddleSubscriptionIds: array('string') },
    optional: {},
  },
  SuperwallPaywallInfo: {
    is: 'object',
    required: {
      identifier: 'string', placementName: 'string', placementParams: named('JSONObject'), variantId: 'string', experimentId: 'string',
    },
    optional: { productIdentifier: 'string', product: named('PaywallProduct') },
  },
  SuperwallPurchaserInfo: {
    is: 'object',
    required: { appUserId: 'string', storeIdentifiers: named('SuperwallStoreIdentifiers') },
    optional: { email: 'string' },
  },
  SuperwallReactNativeAndroidActiveStatus: {
    is: 'object',
    required: {
      status: constant('ACTIVE'), entitlements: array(named('SuperwallReactNativeAndroidEntitlement')),
    },
    optional: {},
  },
  SuperwallReactNativeAndroidCustomerInfo: {
    is: 'object',
    required: {
      subscriptions: array(named('SuperwallReactNativeAndroidSubscription')),
      nonSubscriptions: array(named('SuperwallReactNativeAndroidNonSubscription')), entitlements: array(named('SuperwallReactNativeIosEntitlement')),
      userId: 'string',
    },
    optional: {},
  },
  SuperwallReactNativeAndroidEntitlement: { is: 'object', required: { id: 'string' }, optional: {} },
  SuperwallReactNativeAndroidError: {
    is: 'object',
    required: { status: constant('ERROR'), code: 'string', error: named('SuperwallError') },
    optional: {},
  },
  SuperwallReactNativeAndroidExpiredCode: {
    is: 'object',
    required: { status: constant('CODE_EXPIRED'), code: 'string', expired: named('SuperwallExpired') },
    optional: {},
  },
  SuperwallReactNativeAndroidExpiredSubscription: {
    is: 'object',
    required: {
      status: constant('EXPIRED_SUBSCRIPTION'), code: 'string', redemptionInfo: named('SuperwallReactNativeAndroidRedemptionInfo'),
    },
    optional: {},
  },
  SuperwallReactNativeAndroidInactiveStatus: {
    is: 'object',
    required: { status: constant('INACTIVE') },
    optional: {},
  },
  SuperwallReactNativeAndroidInvalidCode: {
    is: 'object',
    required: { status: constant('INVALID_CODE'), code: 'string' },
    optional: {},
  },
  SuperwallReactNativeAndroidNonSubscription: {
    is: 'object',
    required: {
      transactionId: 'string', productId: 'string', purchaseDate: 'string', isConsumable: 'boolean', isRevoked: 'boolean',
      store: nullable(named('SuperwallAndroidStore')),
    },
    optional: {},
  },
  SuperwallReactNativeAndroidPaywallInfo: {
    is: 'object',
    required: {
      identifier: 'string', placementName: 'string', placementParams: map('string'), variantId: 'string', experimentId: 'string',
    },
    optional: { productIdentifier: 'string' },
  },
  SuperwallReactNativeAndroidPurchaserInfo: {
    is: 'object',
    required: { appUserId: 'string', storeIdentifiers: named('SuperwallReactNativeAndroidStoreIdentifiers') },
    optional: { email: 'string' },
  },
  SuperwallReactNativeAndroidRedemptionInfo: {
    is: 'object',
    required: {
      ownership: named('SuperwallOwnership'), purchaserInfo: named('SuperwallReactNativeAndroidPurchaserInfo'),
      entitlements: array(named('SuperwallReactNativeAndroidEntitlement')),
    },
    optional: { paywallInfo: named('SuperwallReactNativeAndroidPaywallInfo') },
  },
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
  SuperwallReactNativeAndroidSubscription: {
    is: 'object',
    required: {
      transactionId: 'string', productId: 'string', purchaseDate: 'string', willRenew: 'boolean', isRevoked: 'boolean', isInGracePeriod: 'boolean',
      isInBillingRetryPeriod: 'boolean', isActive: 'boolean', expirationDate: nullable('string'), store: nullable(named('SuperwallAndroidStore')),
    },
    optional: { offerType: named('OfferType') },
  },
  SuperwallReactNativeAndroidSuccess: {
    is: 'object',
    required: {
      status: constant('SUCCESS'), code: 'string', redemptionInfo: named('SuperwallReactNativeAndroidRedemptionInfo'),
    },
    optional: {},
  },
  SuperwallReactNativeAndroidUnknownIdentifiers: {
    is: 'object',
    required: { store: constant('UNKNOWN') },
    optional: {},
  },
  SuperwallReactNativeAndroidUnknownStatus: {
    is: 'object',
    required: { status: constant('UNKNOWN') },
    optional: {},
  },
  SuperwallReactNativeIosActiveStatus: {
    is: 'object',
    required: { status: constant('ACTIVE'), entitlements: array(named('SuperwallReactNativeIosEntitlement')) },
    optional: {},
  },
  SuperwallReactNativeIosCustomerInfo: {
    is: 'object',
    required: {
      subscriptions: array(named('SuperwallReactNativeIosSubscription')), nonSubscriptions: array(named('SuperwallReactNativeIosNonSubscription')),
      entitlements: array(named('SuperwallReactNativeIosEntitlement')), userId: 'string',
    },
    optional: {},
  },
  SuperwallReactNativeIosEntitlement: {
    is: 'object',
    required: { id: 'string', type: constant('SERVICE_LEVEL') },
    optional: {},
  },
  SuperwallReactNativeIosError: {
    is: 'object',
    required: { status: constant('ERROR'), code: 'string', error: named('SuperwallError') },
    optional: {},
  },
  SuperwallReactNativeIosExpiredCode: {
    is: 'object',
    required: { status: constant('CODE_EXPIRED'), code: 'string', expired: named('SuperwallExpired') },
    optional: {},
  },
  SuperwallReactNativeIosExpiredSubscription: {
    is: 'object',
    required: {
      status: constant('EXPIRED_SUBSCRIPTION'), code: 'string', redemptionInfo: named('SuperwallReactNativeIosRedemptionInfo'),
    },
    optional: {},
  },
  SuperwallReactNativeIosInactiveStatus: {
    is: 'object',
    required: { status: constant('INACTIVE') },
    optional: {},
  },
  SuperwallReactNativeIosInvalidCode: {
    is: 'object',
    required: { status: constant('INVALID_CODE'), code: 'string' },
    optional: {},
  },
  SuperwallReactNativeIosNonSubscription: {
    is: 'object',
    required: {
      transactionId: 'string', productId: 'string', purchaseDate: 'string', isConsumable: 'boolean', isRevoked: 'boolean',
      store: nullable(named('SuperwallIosStore')),
    },
    optional: {},
  },
  SuperwallReactNativeIosRedemptionInfo: {
    is: 'object',
    required: {
      ownership: named('SuperwallOwnership'), purchaserInfo: named('SuperwallPurchaserInfo'),
      entitlements: array(named('SuperwallReactNativeIosEntitlement')),
    },
    optional: { paywallInfo: named('SuperwallPaywallInfo') },
  },
  SuperwallReactNativeIosReply: { is: 'constants', member: 'status', unknown: 'unknown', cases: {
    SUCCESS: 'SuperwallReactNativeIosSuccess', ERROR: 'SuperwallReactNativeIosError', CODE_EXPIRED: 'SuperwallReactNativeIosExpiredCode',
    INVALID_CODE: 'SuperwallReactNativeIosInvalidCode', EXPIRED_SUBSCRIPTION: 'SuperwallReactNativeIosExpiredSubscription',
  } },
  SuperwallReactNativeIosStatus: { is: 'constants', member: 'status', unknown: 'unrecognized', cases: {
    ACTIVE: 'SuperwallReactNativeIosActiveStatus', INACTIVE: 'SuperwallReactNativeIosInactiveStatus', UNKNOWN: 'SuperwallReactNativeIosUnknownStatus',
  } },
  SuperwallReactNativeIosSubscription: {
    is: 'object',
    required: {
      transactionId: 'string', productId: 'string', purchaseDate: 'string', willRenew: 'boolean', isRevoked: 'boolean', isInGracePeriod: 'boolean',
      isInBillingRetryPeriod: 'boolean', isActive: 'boolean', expirationDate: nullable('string'), store: nullable(named('SuperwallIosStore')),
    },
    optional: { offerType: named('OfferType') },
  },
  SuperwallReactNativeIosSuccess: {
    is: 'object',
    required: {
      status: constant('SUCCESS'), code: 'string', redemptionInfo: named('SuperwallReactNativeIosRedemptionInfo'),
    },
    optional: {},
  },
  SuperwallReactNativeIosUnknownStatus: {
    is: 'object',
    required: { status: constant('UNKNOWN') },
    optional: {},
  },
  SuperwallStoreIdentifiers: { is: 'constants', member: 'store', otherwise: 'SuperwallFlatIdentifiers', cases: {
    STRIPE: 'SuperwallStripeIdentifiers', PADDLE: 'SuperwallPaddleIdentifiers',
  } },
  SuperwallStripeIdentifiers: {
    is: 'object',
    required: { store: constant('STRIPE'), stripeCustomerId: 'string', stripeSubscriptionIds: array('string') },
    optional: {},
  },
  Target: {
    is: 'object',
    required: { vendor: named('Vendor'), sdk: named('Sdk'), platform: named('Platform') },
    optional: {},
  },
  TargetDescription: {
    is: 'object',
    required: {
      vendor: named('Vendor'), sdk: named('Sdk'), platform: named('Platform'), package: 'string', since: nullable('string'), modelled: 'boolean',
    },
    optional: { versions: named('VersionRange') },
  },
  TargetVersions: {
    is: 'object',
    required: {
      sdk: named('Sdk'), platform: named('Platform'), package: 'string', first: 'string', last: 'string',
    },
    optional: { nativeVersion: 'string' },
  },
  TransactionAbandonEvent: {
    is: 'object',
    required: { store: constant('STRIPE'), source: constant('SUPERWALL'), product_id: 'string' },
    optional: {},
  },
  TransferPolicy: { is: 'words', open: true, words: [
    'transfer', 'transferIfInactive', 'keepWithOriginal', 'share',
  ] },
  Vendor: { is: 'words', open: true, words: [ 'qonversion', 'revenuecat', 'superwall' ] },
  VendorSummary: {
    is: 'object',
    required: { vendor: named('Vendor'), name: 'string', note: nullable('string') },
    optional: { calls: array('string') },
  },
  VendorVersions: {
    is: 'object',
    required: {
      vendor: named('Vendor'), grades: named('GradeCounts'), targets: array(named('TargetVersions')), rules: array(named('VersionRule')),
    },
    optional: {},
  },
  Verification: { is: 'words', open: true, words: [
    'notRequested', 'verified', 'verifiedOnDevice', 'failed',
  ] },
  VersionChange: { is: 'object', required: { text: 'string', rule: named('VersionRule') }, optional: {} },
  VersionRange: { is: 'object', required: { first: 'string', last: 'string' }, optional: {} },
  VersionRule: {
    is: 'object',
    required: {
      id: 'string', package: 'string', versions: array('string'), before: 'string', after: 'string', played: 'string', grade: named('FactGrade'),
      source: 'string',
    },
    optional: { example: 'string' },
  },
  VersionsDiffParams: { is: 'object', required: { from: 'string', to: 'string' }, optional: {} },
  VersionsDiffResult: { is: 'object', required: { platforms: array(named('PlatformChanges')) }, optional: {} },
  VersionsListParams: { is: 'object', required: {}, optional: { vendor: named('Vendor') } },
  VersionsListResult: { is: 'object', required: { vendors: array(named('VendorVersions')) }, optional: {} },
  Webhook: {
    is: 'object',
    required: {
      id: 'string', vendor: named('Vendor'), environment: named('WebhookEnvironment'), createdAt: 'integer',
    },
    optional: {
      url: 'string', secret: 'string', signingSecret: 'string', timeLimit: 'integer', invoices: 'boolean',
    },
  },
  WebhookAttempt: {
    is: 'object',
    required: { at: 'integer' },
    optional: {
      status: 'integer', failure: 'string', open: 'boolean', repeated: 'boolean', headers: named('WebhookHeaders'),
    },
  },
  WebhookDeliverParams: {
    is: 'object',
    required: {},
    optional: { ids: array('string'), order: named('DeliveryOrder'), times: 'integer' },
  },
  WebhookDeliverResult: {
    is: 'object',
    required: { deliveries: array(named('WebhookDelivery')) },
    optional: {},
  },
  WebhookDelivery: {
    is: 'object',
    required: {
      id: 'string', webhook: 'string', vendor: named('Vendor'), name: 'string', attempt: 'integer', request: named('WebhookRequest'),
    },
    optional: {},
  },
  WebhookEnvironment: { is: 'words', open: true, words: [ 'production', 'sandbox', 'both' ] },
  WebhookEvent: {
    is: 'object',
    required: {
      id: 'string', webhook: 'string', vendor: named('Vendor'), name: 'string', purchase: 'string', at: 'integer', request: named('WebhookRequest'),
      deliveries: array(named('WebhookAttempt')),
    },
    optional: { dueAt: 'integer' },
  },
  WebhookHeaders: map('string'),
  WebhookListParams: {
    is: 'object',
    required: {},
    optional: {
      vendor: named('Vendor'), purchase: named('PurchaseReference'), limit: 'integer', after: 'string',
    },
  },
  WebhookListResult: {
    is: 'object',
    required: { webhooks: array(named('Webhook')), events: array(named('WebhookEvent')) },
    optional: { nextAfter: 'string' },
  },
  WebhookRequest: {
    is: 'object',
    required: { headers: named('WebhookHeaders'), body: 'string', json: named('JSONValue') },
    optional: { url: 'string' },
  },
  WebhookSubscribeParams: {
    is: 'object',
    required: { vendor: named('Vendor') },
    optional: {
      url: 'string', secret: 'string', signingSecret: 'string', environment: named('WebhookEnvironment'), timeLimit: 'integer', invoices: 'boolean',
    },
  },
  WebhookSubscribeResult: { is: 'object', required: { webhook: named('Webhook') }, optional: {} },
  WorldEventName: { is: 'words', open: false, words: [
    'purchase', 'purchaseWithEmail', 'otherUserBuys', 'linkOpens', 'mailedLinkOpens', 'damagedLinkOpens', 'secondPhoneRedeems', 'signInElsewhere',
    'timePasses', 'offline', 'requestTimesOut', 'serverFails', 'answerIsUnreadable', 'answerIsLate', 'lapse', 'refund', 'relaunch', 'reinstall',
    'linkStartsApp', 'background', 'webhookArrives',
  ] },
};
