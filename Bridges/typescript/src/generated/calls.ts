// Made by `redemption codegen --language typescript` from the schemas of RedemptionKit; do not edit.

import type { Methods } from './contract.ts';
import type {
  ChannelCallParams, ChannelCallResult, ClockAdvanceParams, ClockResult, CustomerResult, DeviceResult, DeviceSetParams, DeviceWipeParams,
  EntitlementsMergeParams, EntitlementsMergeResult, ExploreObservedParams, ExploreReportParams, ExploreReportResult, ExploreStartParams, ExploreStep,
  FaultClearParams, FaultClearResult, FaultInjectParams, FaultInjectResult, FaultReleaseParams, FaultReleaseResult, LinkOpenParams, LinkOpenResult,
  LinkParseParams, LinkParseResult, LinkQRParams, LinkQRResult, LogInResult, LogOutResult, LogReadParams, LogReadResult, LogSubscribeParams,
  LogSubscribeResult, OpenRPCDocument, OutcomesListParams, OutcomesListResult, OutcomesPrepareParams, OutcomesPrepareResult, PurchaseParams,
  PurchaseResult, RedemptionExpectParams, RedemptionListParams, RedemptionListResult, RedemptionRedeemParams, RedemptionRedeemResult, ReplyReadParams,
  ReplyReadResult, ReplyRenderParams, ReplyRenderResult, ScenarioExportParams, ScenarioExportResult, ServerDescribeResult, SessionBackgroundParams,
  SessionCallParams, SessionCallResult, SessionCheckoutParams, SessionCustomerInfoParams, SessionHandleDeepLinkParams, SessionHandleDeepLinkResult,
  SessionLinkStripeSubscriptionsParams, SessionLinkStripeSubscriptionsResult, SessionListParams, SessionListResult, SessionLogInParams,
  SessionOpenParams, SessionOpenResult, SessionParams, SessionReissueParams, SessionReissueResult, SessionSetDeviceEntitlementsParams,
  SessionSetPaywallParams, SessionSetPurchaseControllerParams, SessionSetSubscriptionStatusParams, SessionSetUserAttributesParams, SessionState,
  SpaceDeleteParams, SpaceDeleteResult, SpaceDigestParams, SpaceDigestResult, SpaceForkParams, SpaceForkResult, SpaceListResult, SpaceLoadParams,
  SpaceLoadResult, SpaceSaveParams, SpaceSaveResult, SpaceUseParams, SpaceUseResult, StoreChangeProductParams, StoreIssueLinkResult, StoreListParams,
  StoreListResult, StoreMailboxParams, StoreMailboxResult, StorePauseParams, StorePolicyParams, StorePolicyResult, StorePurchaseParams,
  StorePurchaseResult, StoreReceiptsParams, StoreReceiptsResult, StoreResetParams, StoreResetResult, StoreUpdateParams, VersionsDiffParams,
  VersionsDiffResult, VersionsListParams, VersionsListResult, WebhookDeliverParams, WebhookDeliverResult, WebhookListParams, WebhookListResult,
  WebhookSubscribeParams, WebhookSubscribeResult,
} from './types.ts';

/** What sends a request, waits for its reply, and reads the result. */
export interface Caller<Options> {
  request<Name extends keyof Methods>(
    method: Name, params: Methods[Name]['params'], options: Options | undefined,
  ): Promise<Methods[Name]['result']>;
}

/** The methods of `server`. */
export class ServerCalls<Options = undefined> {
  readonly #caller: Caller<Options>;

  constructor(caller: Caller<Options>) { this.#caller = caller; }

  /**
   * `server/describe`: Returns versions, targets, methods and limits of this server.
   * Errors: -32602.
   */
  describe(options?: Options): Promise<ServerDescribeResult> {
    return this.#caller.request('server/describe', {}, options);
  }
}

/** The methods of `rpc`. */
export class RpcCalls<Options = undefined> {
  readonly #caller: Caller<Options>;

  constructor(caller: Caller<Options>) { this.#caller = caller; }

  /**
   * `rpc.discover`: Returns this document with all references bundled.
   * Errors: -32602.
   */
  discover(options?: Options): Promise<OpenRPCDocument> {
    return this.#caller.request('rpc.discover', {}, options);
  }
}

/** The methods of `link`. */
export class LinkCalls<Options = undefined> {
  readonly #caller: Caller<Options>;

  constructor(caller: Caller<Options>) { this.#caller = caller; }

  /**
   * `link/parse`: Returns how a vendor's SDK reads a link. A wrapped link is unwrapped first.
   * Errors: -32602, -32001 `unknownVendor`, -32003 `ledgerUnavailable`, -32020 `resultNotKnown`.
   */
  parse(params: LinkParseParams, options?: Options): Promise<LinkParseResult> {
    return this.#caller.request('link/parse', params, options);
  }

  /**
   * `link/open`: Returns what a customer sees after opening a link on a device.
   * Errors: -32602, -32003 `ledgerUnavailable`, -32020 `resultNotKnown`.
   */
  open(params: LinkOpenParams, options?: Options): Promise<LinkOpenResult> {
    return this.#caller.request('link/open', params, options);
  }

  /**
   * `link/qr`: Returns a link as a QR code.
   * Errors: -32602.
   */
  qr(params: LinkQRParams, options?: Options): Promise<LinkQRResult> {
    return this.#caller.request('link/qr', params, options);
  }
}

/** The methods of `session`. */
export class SessionCalls<Options = undefined> {
  readonly #caller: Caller<Options>;

  constructor(caller: Caller<Options>) { this.#caller = caller; }

  /**
   * `session/open`: Starts an app, which configures its SDK by default. On a device that has stored something it is a relaunch, and ends the session
   * that runs there.
   * Errors: -32602, -32001 `unknownTarget`, -32009 `tooManySessions`, -32010 `liveUnavailable`, -32006.
   */
  open(params: SessionOpenParams, options?: Options): Promise<SessionOpenResult> {
    return this.#caller.request('session/open', params, options);
  }

  /**
   * `session/configure`: Configures the app's SDK; a second call changes nothing.
   * Errors: -32602, -32000 `unknownSession`, -32003 `ledgerUnavailable`, -32020 `resultNotKnown`, -32006.
   */
  configure(params: SessionParams, options?: Options): Promise<SessionState> {
    return this.#caller.request('session/configure', params, options);
  }

  /**
   * `session/describe`: Returns a session's state.
   * Errors: -32602, -32000 `unknownSession`.
   */
  describe(params: SessionParams, options?: Options): Promise<SessionState> {
    return this.#caller.request('session/describe', params, options);
  }

  /**
   * `session/list`: Returns the open sessions.
   * Errors: -32602, -32001 `unknownVendor`.
   */
  list(params: SessionListParams = {}, options?: Options): Promise<SessionListResult> {
    return this.#caller.request('session/list', params, options);
  }

  /**
   * `session/close`: Ends the app and returns its last state. A redemption in progress ends with `failed`. The device keeps what the SDK has stored.
   * Errors: -32602, -32000 `unknownSession`.
   */
  close(params: SessionParams, options?: Options): Promise<SessionState> {
    return this.#caller.request('session/close', params, options);
  }

  /**
   * `session/background`: Sends the app to the background, for some seconds or until `session/foreground`.
   * Errors: -32602, -32000 `unknownSession`, -32003 `ledgerUnavailable`, -32020 `resultNotKnown`, -32005 `clockNotVirtual`, -32006.
   */
  background(params: SessionBackgroundParams, options?: Options): Promise<SessionState> {
    return this.#caller.request('session/background', params, options);
  }

  /**
   * `session/foreground`: Brings the app to the foreground.
   * Errors: -32602, -32000 `unknownSession`, -32003 `ledgerUnavailable`, -32020 `resultNotKnown`, -32006.
   */
  foreground(params: SessionParams, options?: Options): Promise<SessionState> {
    return this.#caller.request('session/foreground', params, options);
  }

  /**
   * `session/logIn`: Identifies the app's user (Superwall: identify).
   * Errors: -32602, -32000 `unknownSession`, -32003 `ledgerUnavailable`, -32020 `resultNotKnown`, -32006, -32016 `sdkSilent`.
   */
  logIn(params: SessionLogInParams, options?: Options): Promise<LogInResult> {
    return this.#caller.request('session/logIn', params, options);
  }

  /**
   * `session/logOut`: Logs the app's user out (Superwall: reset).
   * Errors: -32602, -32000 `unknownSession`, -32003 `ledgerUnavailable`, -32020 `resultNotKnown`, -32006.
   */
  logOut(params: SessionParams, options?: Options): Promise<LogOutResult> {
    return this.#caller.request('session/logOut', params, options);
  }

  /**
   * `session/setPaywall`: Shows or closes a paywall.
   * Errors: -32602, -32000 `unknownSession`, -32003 `ledgerUnavailable`, -32020 `resultNotKnown`, -32006.
   */
  setPaywall(params: SessionSetPaywallParams, options?: Options): Promise<SessionState> {
    return this.#caller.request('session/setPaywall', params, options);
  }

  /**
   * `session/checkout`: A paywall's page reports a step of a checkout.
   * Errors: -32602, -32000 `unknownSession`, -32003 `ledgerUnavailable`, -32020 `resultNotKnown`, -32006.
   */
  checkout(params: SessionCheckoutParams, options?: Options): Promise<SessionState> {
    return this.#caller.request('session/checkout', params, options);
  }

  /**
   * `session/closeAlert`: A person closes the SDK's alert that is open; without one, nothing happens.
   * Errors: -32602, -32000 `unknownSession`, -32003 `ledgerUnavailable`, -32020 `resultNotKnown`, -32006.
   */
  closeAlert(params: SessionParams, options?: Options): Promise<SessionState> {
    return this.#caller.request('session/closeAlert', params, options);
  }

  /**
   * `session/setDeviceEntitlements`: Sets the entitlements from the phone's own store.
   * Errors: -32602, -32000 `unknownSession`, -32006.
   */
  setDeviceEntitlements(params: SessionSetDeviceEntitlementsParams, options?: Options): Promise<SessionState> {
    return this.#caller.request('session/setDeviceEntitlements', params, options);
  }

  /**
   * `session/setPurchaseController`: Sets whether the app controls the subscription status itself.
   * Errors: -32602, -32000 `unknownSession`, -32006.
   */
  setPurchaseController(params: SessionSetPurchaseControllerParams, options?: Options): Promise<SessionState> {
    return this.#caller.request('session/setPurchaseController', params, options);
  }

  /**
   * `session/setSubscriptionStatus`: Sets the subscription status, as the app does.
   * Errors: -32602, -32000 `unknownSession`, -32006.
   */
  setSubscriptionStatus(params: SessionSetSubscriptionStatusParams, options?: Options): Promise<SessionState> {
    return this.#caller.request('session/setSubscriptionStatus', params, options);
  }

  /**
   * `session/setUserAttributes`: Sets attributes of the user.
   * Errors: -32602, -32000 `unknownSession`, -32006.
   */
  setUserAttributes(params: SessionSetUserAttributesParams, options?: Options): Promise<SessionState> {
    return this.#caller.request('session/setUserAttributes', params, options);
  }

  /**
   * `session/customerInfo`: Returns the user's customer info in the format of the SDK.
   * Errors: -32602, -32000 `unknownSession`, -32003 `ledgerUnavailable`, -32020 `resultNotKnown`, -32006.
   */
  customerInfo(params: SessionCustomerInfoParams, options?: Options): Promise<CustomerResult> {
    return this.#caller.request('session/customerInfo', params, options);
  }

  /**
   * `session/handleDeepLink`: Passes a link to the SDK. The redemption runs in the background and sends events.
   * Errors: -32602, -32000 `unknownSession`, -32003 `ledgerUnavailable`, -32020 `resultNotKnown`, -32006.
   */
  handleDeepLink(params: SessionHandleDeepLinkParams, options?: Options): Promise<SessionHandleDeepLinkResult> {
    return this.#caller.request('session/handleDeepLink', params, options);
  }

  /**
   * `session/linkStripeSubscriptions`: Posts the Stripe ids of a Superwall redemption to RevenueCat.
   * Errors: -32602, -32000 `unknownSession`, -32003 `ledgerUnavailable`, -32020 `resultNotKnown`, -32006.
   */
  linkStripeSubscriptions(params: SessionLinkStripeSubscriptionsParams, options?: Options): Promise<SessionLinkStripeSubscriptionsResult> {
    return this.#caller.request('session/linkStripeSubscriptions', params, options);
  }

  /**
   * `session/reissue`: Requests a mail with new links. An SDK without this call rejects it.
   * Errors: -32602, -32000 `unknownSession`, -32003 `ledgerUnavailable`, -32020 `resultNotKnown`, -32006.
   */
  reissue(params: SessionReissueParams, options?: Options): Promise<SessionReissueResult> {
    return this.#caller.request('session/reissue', params, options);
  }

  /**
   * `session/call`: Calls what only the SDK of one vendor has, such as `closeAlert`.
   * Errors: -32602, -32000 `unknownSession`, -32003 `ledgerUnavailable`, -32020 `resultNotKnown`, -32006.
   */
  call(params: SessionCallParams, options?: Options): Promise<SessionCallResult> {
    return this.#caller.request('session/call', params, options);
  }
}

/** The methods of `redemption`. */
export class RedemptionCalls<Options = undefined> {
  readonly #caller: Caller<Options>;

  constructor(caller: Caller<Options>) { this.#caller = caller; }

  /**
   * `redemption/redeem`: Redeems a link in the app and waits for the result.
   * Errors: -32602, -32000 `unknownSession`, -32002 `notARedemptionLink`, -32007 `scriptEnded`, -32003 `ledgerUnavailable`, -32020 `resultNotKnown`,
   * -32006, -32016 `sdkSilent`.
   */
  redeem(params: RedemptionRedeemParams, options?: Options): Promise<RedemptionRedeemResult> {
    return this.#caller.request('redemption/redeem', params, options);
  }

  /**
   * `redemption/list`: Returns the redemptions that apps asked their SDKs for, with what came of them.
   * Errors: -32602, -32003 `ledgerUnavailable`, -32020 `resultNotKnown`.
   */
  list(params: RedemptionListParams = {}, options?: Options): Promise<RedemptionListResult> {
    return this.#caller.request('redemption/list', params, options);
  }

  /**
   * `redemption/expect`: Fails with a sentence for the test's report unless a link was redeemed as expected.
   * Errors: -32602, -32023 `unexpectedRedemption`, -32003 `ledgerUnavailable`, -32020 `resultNotKnown`.
   */
  expect(params: RedemptionExpectParams, options?: Options): Promise<RedemptionListResult> {
    return this.#caller.request('redemption/expect', params, options);
  }
}

/** The methods of `outcomes`. */
export class OutcomesCalls<Options = undefined> {
  readonly #caller: Caller<Options>;

  constructor(caller: Caller<Options>) { this.#caller = caller; }

  /**
   * `outcomes/list`: Returns the situations in which a redemption can take place, each with its outcome.
   * Errors: -32602, -32001 `unknownVendor`.
   */
  list(params: OutcomesListParams, options?: Options): Promise<OutcomesListResult> {
    return this.#caller.request('outcomes/list', params, options);
  }

  /**
   * `outcomes/prepare`: Brings a situation about and returns the link to open in it. Its faults hit redemptions alone and end with the next call; its
   * policies last until `store/reset`.
   * Errors: -32602, -32001 `unknownVendor`, -32005 `clockNotVirtual`, -32014 `tooManyFaults`, -32003 `ledgerUnavailable`, -32020 `resultNotKnown`.
   */
  prepare(params: OutcomesPrepareParams, options?: Options): Promise<OutcomesPrepareResult> {
    return this.#caller.request('outcomes/prepare', params, options);
  }
}

/** The methods of `reply`. */
export class ReplyCalls<Options = undefined> {
  readonly #caller: Caller<Options>;

  constructor(caller: Caller<Options>) { this.#caller = caller; }

  /**
   * `reply/render`: Renders an outcome in the format of a target.
   * Errors: -32602, -32001 `unknownTarget`.
   */
  render(params: ReplyRenderParams, options?: Options): Promise<ReplyRenderResult> {
    return this.#caller.request('reply/render', params, options);
  }

  /**
   * `reply/read`: Reads a target's reply as an outcome.
   * Errors: -32602, -32001 `unknownTarget`, -32008 `unreadableReply`.
   */
  read(params: ReplyReadParams, options?: Options): Promise<ReplyReadResult> {
    return this.#caller.request('reply/read', params, options);
  }
}

/** The methods of `device`. */
export class DeviceCalls<Options = undefined> {
  readonly #caller: Caller<Options>;

  constructor(caller: Caller<Options>) { this.#caller = caller; }

  /**
   * `device/wipe`: Uninstalls the app: what its SDK has stored on the device is gone. A session that runs there ends.
   * Errors: -32602, -32001 `unknownVendor`.
   */
  wipe(params: DeviceWipeParams, options?: Options): Promise<DeviceResult> {
    return this.#caller.request('device/wipe', params, options);
  }

  /**
   * `device/set`: Sets the clock of a device on which the app does not run.
   * Errors: -32602, -32001 `unknownVendor`, -32022 `deviceInUse`.
   */
  set(params: DeviceSetParams, options?: Options): Promise<DeviceResult> {
    return this.#caller.request('device/set', params, options);
  }
}

/** The methods of `channel`. */
export class ChannelCalls<Options = undefined> {
  readonly #caller: Caller<Options>;

  constructor(caller: Caller<Options>) { this.#caller = caller; }

  /**
   * `channel/call`: Calls a method of a wrapper SDK's own channel and returns what its native side returns.
   * Errors: -32602, -32011 `noChannel`, -32007 `scriptEnded`, -32000 `unknownSession`, -32003 `ledgerUnavailable`, -32020 `resultNotKnown`.
   */
  call(params: ChannelCallParams, options?: Options): Promise<ChannelCallResult> {
    return this.#caller.request('channel/call', params, options);
  }
}

/** The methods of `entitlements`. */
export class EntitlementsCalls<Options = undefined> {
  readonly #caller: Caller<Options>;

  constructor(caller: Caller<Options>) { this.#caller = caller; }

  /**
   * `entitlements/merge`: Merges device and web entitlements as the SDK does.
   * Errors: -32602, -32001 `unknownTarget`.
   */
  merge(params: EntitlementsMergeParams, options?: Options): Promise<EntitlementsMergeResult> {
    return this.#caller.request('entitlements/merge', params, options);
  }
}

/** The methods of `store`. */
export class StoreCalls<Options = undefined> {
  readonly #caller: Caller<Options>;

  constructor(caller: Caller<Options>) { this.#caller = caller; }

  /**
   * `store/purchase`: Buys on the web and returns the link.
   * Errors: -32602, -32001 `unknownVendor`, -32003 `ledgerUnavailable`, -32020 `resultNotKnown`.
   */
  purchase(params: StorePurchaseParams, options?: Options): Promise<StorePurchaseResult> {
    return this.#caller.request('store/purchase', params, options);
  }

  /**
   * `store/issueLink`: Creates another link to a purchase, as the vendor's manage page does.
   * Errors: -32602, -32004 `unknownPurchase`, -32003 `ledgerUnavailable`, -32020 `resultNotKnown`.
   */
  issueLink(params: PurchaseParams, options?: Options): Promise<StoreIssueLinkResult> {
    return this.#caller.request('store/issueLink', params, options);
  }

  /**
   * `store/expire`: Ends the paid time of a purchase now.
   * Errors: -32602, -32004 `unknownPurchase`, -32003 `ledgerUnavailable`, -32020 `resultNotKnown`.
   */
  expire(params: PurchaseParams, options?: Options): Promise<PurchaseResult> {
    return this.#caller.request('store/expire', params, options);
  }

  /**
   * `store/cancel`: Cancels the renewal of a subscription; access ends with the paid time.
   * Errors: -32602, -32004 `unknownPurchase`, -32003 `ledgerUnavailable`, -32020 `resultNotKnown`.
   */
  cancel(params: PurchaseParams, options?: Options): Promise<PurchaseResult> {
    return this.#caller.request('store/cancel', params, options);
  }

  /**
   * `store/pause`: Pauses a subscription from the end of its paid time.
   * Errors: -32602, -32004 `unknownPurchase`, -32003 `ledgerUnavailable`, -32020 `resultNotKnown`.
   */
  pause(params: StorePauseParams, options?: Options): Promise<PurchaseResult> {
    return this.#caller.request('store/pause', params, options);
  }

  /**
   * `store/resume`: Ends a pause, or takes back a cancellation before the end of the paid time.
   * Errors: -32602, -32004 `unknownPurchase`, -32003 `ledgerUnavailable`, -32020 `resultNotKnown`.
   */
  resume(params: PurchaseParams, options?: Options): Promise<PurchaseResult> {
    return this.#caller.request('store/resume', params, options);
  }

  /**
   * `store/changeProduct`: Changes a subscription to another product, now or at the next renewal.
   * Errors: -32602, -32004 `unknownPurchase`, -32003 `ledgerUnavailable`, -32020 `resultNotKnown`.
   */
  changeProduct(params: StoreChangeProductParams, options?: Options): Promise<PurchaseResult> {
    return this.#caller.request('store/changeProduct', params, options);
  }

  /**
   * `store/refund`: Refunds a purchase and ends its access now.
   * Errors: -32602, -32004 `unknownPurchase`, -32024 `nothingToRefund`, -32003 `ledgerUnavailable`, -32020 `resultNotKnown`.
   */
  refund(params: PurchaseParams, options?: Options): Promise<PurchaseResult> {
    return this.#caller.request('store/refund', params, options);
  }

  /**
   * `store/update`: Changes a purchase as its store's notifications would.
   * Errors: -32602, -32004 `unknownPurchase`, -32003 `ledgerUnavailable`, -32020 `resultNotKnown`.
   */
  update(params: StoreUpdateParams, options?: Options): Promise<PurchaseResult> {
    return this.#caller.request('store/update', params, options);
  }

  /**
   * `store/receipts`: Posts a Stripe id to RevenueCat, like `POST /v1/receipts`.
   * Errors: -32602, -32003 `ledgerUnavailable`, -32020 `resultNotKnown`.
   */
  receipts(params: StoreReceiptsParams, options?: Options): Promise<StoreReceiptsResult> {
    return this.#caller.request('store/receipts', params, options);
  }

  /**
   * `store/policy`: Changes how a vendor's side behaves, and returns its settings.
   * Errors: -32602, -32001 `unknownVendor`, -32003 `ledgerUnavailable`, -32020 `resultNotKnown`.
   */
  policy(params: StorePolicyParams, options?: Options): Promise<StorePolicyResult> {
    return this.#caller.request('store/policy', params, options);
  }

  /**
   * `store/reset`: Deletes everything in the ledger, for the next test.
   * Errors: -32602, -32001 `unknownVendor`, -32012 `resetNotAllowed`, -32013 `redemptionInProgress`, -32003 `ledgerUnavailable`, -32020
   * `resultNotKnown`.
   */
  reset(params: StoreResetParams = {}, options?: Options): Promise<StoreResetResult> {
    return this.#caller.request('store/reset', params, options);
  }

  /**
   * `store/mailbox`: Returns the mail that the vendors have sent.
   * Errors: -32602, -32003 `ledgerUnavailable`, -32020 `resultNotKnown`.
   */
  mailbox(params: StoreMailboxParams = {}, options?: Options): Promise<StoreMailboxResult> {
    return this.#caller.request('store/mailbox', params, options);
  }

  /**
   * `store/list`: Returns the newest purchases with their codes, and the newest customers.
   * Errors: -32602, -32001 `unknownVendor`, -32003 `ledgerUnavailable`, -32020 `resultNotKnown`.
   */
  list(params: StoreListParams = {}, options?: Options): Promise<StoreListResult> {
    return this.#caller.request('store/list', params, options);
  }
}

/** The methods of `webhook`. */
export class WebhookCalls<Options = undefined> {
  readonly #caller: Caller<Options>;

  constructor(caller: Caller<Options>) { this.#caller = caller; }

  /**
   * `webhook/subscribe`: Adds a webhook, which hears of what happens to purchases from now on.
   * Errors: -32602, -32001 `unknownVendor`, -32003 `ledgerUnavailable`, -32020 `resultNotKnown`.
   */
  subscribe(params: WebhookSubscribeParams, options?: Options): Promise<WebhookSubscribeResult> {
    return this.#caller.request('webhook/subscribe', params, options);
  }

  /**
   * `webhook/list`: Returns webhooks and their events, with body, headers and every delivery.
   * Errors: -32602, -32001 `unknownVendor`, -32003 `ledgerUnavailable`, -32020 `resultNotKnown`.
   */
  list(params: WebhookListParams = {}, options?: Options): Promise<WebhookListResult> {
    return this.#caller.request('webhook/list', params, options);
  }

  /**
   * `webhook/deliver`: Hands events to a test that plays the backend: late, twice, or in another order.
   * Errors: -32602, -32003 `ledgerUnavailable`, -32020 `resultNotKnown`.
   */
  deliver(params: WebhookDeliverParams = {}, options?: Options): Promise<WebhookDeliverResult> {
    return this.#caller.request('webhook/deliver', params, options);
  }
}

/** The methods of `space`. */
export class SpaceCalls<Options = undefined> {
  readonly #caller: Caller<Options>;

  constructor(caller: Caller<Options>) { this.#caller = caller; }

  /**
   * `space/use`: Binds this client to a space, and creates it on its first use.
   * Errors: -32602, -32019 `tooManySpaces`, -32021 `otherSpace`.
   */
  use(params: SpaceUseParams, options?: Options): Promise<SpaceUseResult> {
    return this.#caller.request('space/use', params, options);
  }

  /**
   * `space/list`: Returns all spaces.
   * Errors: -32602.
   */
  list(options?: Options): Promise<SpaceListResult> {
    return this.#caller.request('space/list', {}, options);
  }

  /**
   * `space/fork`: Copies a space: its ledger, clock, faults and sessions. Calls that wait stay with the original.
   * Errors: -32602, -32017 `unknownSpace`, -32021 `otherSpace`, -32018 `cannotFork`, -32019 `tooManySpaces`, -32009 `tooManySessions`.
   */
  fork(params: SpaceForkParams = {}, options?: Options): Promise<SpaceForkResult> {
    return this.#caller.request('space/fork', params, options);
  }

  /**
   * `space/digest`: Returns a text that two states share if their futures are the same, and when the state changes by itself.
   * Errors: -32602, -32017 `unknownSpace`, -32003 `ledgerUnavailable`, -32021 `otherSpace`.
   */
  digest(params: SpaceDigestParams = {}, options?: Options): Promise<SpaceDigestResult> {
    return this.#caller.request('space/digest', params, options);
  }

  /**
   * `space/save`: Returns a space as one value.
   * Errors: -32602, -32017 `unknownSpace`, -32018 `cannotFork`, -32021 `otherSpace`.
   */
  save(params: SpaceSaveParams, options?: Options): Promise<SpaceSaveResult> {
    return this.#caller.request('space/save', params, options);
  }

  /**
   * `space/load`: Creates a space from a value that `space/save` returned.
   * Errors: -32602, -32009 `tooManySessions`, -32019 `tooManySpaces`, -32021 `otherSpace`.
   */
  load(params: SpaceLoadParams, options?: Options): Promise<SpaceLoadResult> {
    return this.#caller.request('space/load', params, options);
  }

  /**
   * `space/delete`: Ends a space with its ledger and its sessions.
   * Errors: -32602, -32017 `unknownSpace`, -32021 `otherSpace`.
   */
  delete(params: SpaceDeleteParams, options?: Options): Promise<SpaceDeleteResult> {
    return this.#caller.request('space/delete', params, options);
  }
}

/** The methods of `clock`. */
export class ClockCalls<Options = undefined> {
  readonly #caller: Caller<Options>;

  constructor(caller: Caller<Options>) { this.#caller = caller; }

  /**
   * `clock/now`: Returns the server's time.
   * Errors: -32602.
   */
  now(options?: Options): Promise<ClockResult> {
    return this.#caller.request('clock/now', {}, options);
  }

  /**
   * `clock/advance`: Moves the virtual clock forward and runs what is due.
   * Errors: -32602, -32005 `clockNotVirtual`.
   */
  advance(params: ClockAdvanceParams, options?: Options): Promise<ClockResult> {
    return this.#caller.request('clock/advance', params, options);
  }
}

/** The methods of `fault`. */
export class FaultCalls<Options = undefined> {
  readonly #caller: Caller<Options>;

  constructor(caller: Caller<Options>) { this.#caller = caller; }

  /**
   * `fault/inject`: Injects a fault into the next requests of sessions to their gateways.
   * Errors: -32602, -32000 `unknownSession`, -32014 `tooManyFaults`.
   */
  inject(params: FaultInjectParams, options?: Options): Promise<FaultInjectResult> {
    return this.#caller.request('fault/inject', params, options);
  }

  /**
   * `fault/list`: Returns the pending faults.
   * Errors: -32602.
   */
  list(options?: Options): Promise<FaultInjectResult> {
    return this.#caller.request('fault/list', {}, options);
  }

  /**
   * `fault/clear`: Removes all pending faults, or those of one session.
   * Errors: -32602, -32000 `unknownSession`.
   */
  clear(params: FaultClearParams = {}, options?: Options): Promise<FaultClearResult> {
    return this.#caller.request('fault/clear', params, options);
  }

  /**
   * `fault/release`: Lets an answer arrive that the fault `late` has held.
   * Errors: -32602, -32000 `unknownSession`.
   */
  release(params: FaultReleaseParams = {}, options?: Options): Promise<FaultReleaseResult> {
    return this.#caller.request('fault/release', params, options);
  }
}

/** The methods of `log`. */
export class LogCalls<Options = undefined> {
  readonly #caller: Caller<Options>;

  constructor(caller: Caller<Options>) { this.#caller = caller; }

  /**
   * `log/read`: Returns log entries, oldest first.
   * Errors: -32602, -32003 `ledgerUnavailable`, -32020 `resultNotKnown`, -32015 `notRecorded`.
   */
  read(params: LogReadParams = {}, options?: Options): Promise<LogReadResult> {
    return this.#caller.request('log/read', params, options);
  }

  /**
   * `log/subscribe`: Streams the log from a sequence number. A second call replaces the first.
   * Errors: -32602, -32015 `notRecorded`, -32015 `noNotifications`.
   */
  subscribe(params: LogSubscribeParams = {}, options?: Options): Promise<LogSubscribeResult> {
    return this.#caller.request('log/subscribe', params, options);
  }
}

/** The methods of `scenario`. */
export class ScenarioCalls<Options = undefined> {
  readonly #caller: Caller<Options>;

  constructor(caller: Caller<Options>) { this.#caller = caller; }

  /**
   * `scenario/export`: Returns the log as a scenario that `redemption replay` plays, without codes, links, keys and addresses.
   * Errors: -32602, -32000 `unknownSession`, -32003 `ledgerUnavailable`, -32020 `resultNotKnown`, -32015 `notRecorded`.
   */
  export(params: ScenarioExportParams = {}, options?: Options): Promise<ScenarioExportResult> {
    return this.#caller.request('scenario/export', params, options);
  }
}

/** The methods of `explore`. */
export class ExploreCalls<Options = undefined> {
  readonly #caller: Caller<Options>;

  constructor(caller: Caller<Options>) { this.#caller = caller; }

  /**
   * `explore/start`: Begins the search through the states of an app, in a space of its own.
   * Errors: -32602, -32001 `unknownTarget`, -32019 `tooManySpaces`.
   */
  start(params: ExploreStartParams, options?: Options): Promise<ExploreStep> {
    return this.#caller.request('explore/start', params, options);
  }

  /**
   * `explore/observed`: Says what the app shows now, and returns what to do next.
   * Errors: -32602.
   */
  observed(params: ExploreObservedParams, options?: Options): Promise<ExploreStep> {
    return this.#caller.request('explore/observed', params, options);
  }

  /**
   * `explore/report`: Returns what an exploration has found.
   * Errors: -32602.
   */
  report(params: ExploreReportParams, options?: Options): Promise<ExploreReportResult> {
    return this.#caller.request('explore/report', params, options);
  }
}

/** The methods of `versions`. */
export class VersionsCalls<Options = undefined> {
  readonly #caller: Caller<Options>;

  constructor(caller: Caller<Options>) { this.#caller = caller; }

  /**
   * `versions/list`: Returns what is known of the versions of the vendors' SDKs: which there are, what differs since when, and how well that is
   * known.
   * Errors: -32602.
   */
  list(params: VersionsListParams = {}, options?: Options): Promise<VersionsListResult> {
    return this.#caller.request('versions/list', params, options);
  }

  /**
   * `versions/diff`: Returns what changes for an app that goes from one version of its SDK to another, on each platform.
   * Errors: -32602.
   */
  diff(params: VersionsDiffParams, options?: Options): Promise<VersionsDiffResult> {
    return this.#caller.request('versions/diff', params, options);
  }
}

/** Every method of the server, in groups. */
export class Calls<Options = undefined> {
  /** The methods `server/describe`. */
  readonly server: ServerCalls<Options>;
  /** The methods `rpc.discover`. */
  readonly rpc: RpcCalls<Options>;
  /** The methods `link/parse`, `link/open`, `link/qr`. */
  readonly link: LinkCalls<Options>;
  /** The methods `session/open`, `session/configure`, `session/describe`, `session/list`, `session/close`, `session/background`, `session/foreground`, `session/logIn`, `session/logOut`, `session/setPaywall`, `session/checkout`, `session/closeAlert`, `session/setDeviceEntitlements`, `session/setPurchaseController`, `session/setSubscriptionStatus`, `session/setUserAttributes`, `session/customerInfo`, `session/handleDeepLink`, `session/linkStripeSubscriptions`, `session/reissue`, `session/call`. */
  readonly session: SessionCalls<Options>;
  /** The methods `redemption/redeem`, `redemption/list`, `redemption/expect`. */
  readonly redemption: RedemptionCalls<Options>;
  /** The methods `outcomes/list`, `outcomes/prepare`. */
  readonly outcomes: OutcomesCalls<Options>;
  /** The methods `reply/render`, `reply/read`. */
  readonly reply: ReplyCalls<Options>;
  /** The methods `device/wipe`, `device/set`. */
  readonly device: DeviceCalls<Options>;
  /** The methods `channel/call`. */
  readonly channel: ChannelCalls<Options>;
  /** The methods `entitlements/merge`. */
  readonly entitlements: EntitlementsCalls<Options>;
  /** The methods `store/purchase`, `store/issueLink`, `store/expire`, `store/cancel`, `store/pause`, `store/resume`, `store/changeProduct`, `store/refund`, `store/update`, `store/receipts`, `store/policy`, `store/reset`, `store/mailbox`, `store/list`. */
  readonly store: StoreCalls<Options>;
  /** The methods `webhook/subscribe`, `webhook/list`, `webhook/deliver`. */
  readonly webhook: WebhookCalls<Options>;
  /** The methods `space/use`, `space/list`, `space/fork`, `space/digest`, `space/save`, `space/load`, `space/delete`. */
  readonly space: SpaceCalls<Options>;
  /** The methods `clock/now`, `clock/advance`. */
  readonly clock: ClockCalls<Options>;
  /** The methods `fault/inject`, `fault/list`, `fault/clear`, `fault/release`. */
  readonly fault: FaultCalls<Options>;
  /** The methods `log/read`, `log/subscribe`. */
  readonly log: LogCalls<Options>;
  /** The methods `scenario/export`. */
  readonly scenario: ScenarioCalls<Options>;
  /** The methods `explore/start`, `explore/observed`, `explore/report`. */
  readonly explore: ExploreCalls<Options>;
  /** The methods `versions/list`, `versions/diff`. */
  readonly versions: VersionsCalls<Options>;

  constructor(caller: Caller<Options>) {
    this.server = new ServerCalls(caller);
    this.rpc = new RpcCalls(caller);
    this.link = new LinkCalls(caller);
    this.session = new SessionCalls(caller);
    this.redemption = new RedemptionCalls(caller);
    this.outcomes = new OutcomesCalls(caller);
    this.reply = new ReplyCalls(caller);
    this.device = new DeviceCalls(caller);
    this.channel = new ChannelCalls(caller);
    this.entitlements = new EntitlementsCalls(caller);
    this.store = new StoreCalls(caller);
    this.webhook = new WebhookCalls(caller);
    this.space = new SpaceCalls(caller);
    this.clock = new ClockCalls(caller);
    this.fault = new FaultCalls(caller);
    this.log = new LogCalls(caller);
    this.scenario = new ScenarioCalls(caller);
    this.explore = new ExploreCalls(caller);
    this.versions = new VersionsCalls(caller);
  }
}
