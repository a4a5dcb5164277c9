// Made by `redemption codegen --language typescript` from the schemas of RedemptionKit; do not edit.

import type { Methods } from './contract.ts';
import type {
  ChannelCallParams,
  ChannelCallResult,
  ClockAdvanceParams,
  ClockResult,
  CustomerResult,
  EntitlementsMergeParams,
  EntitlementsMergeResult,
  FaultInjectParams,
  FaultInjectResult,
  LinkOpenParams,
  LinkOpenResult,
  LinkParseParams,
  LinkParseResult,
  LogInResult,
  LogOutResult,
  LogReadParams,
  LogReadResult,
  LogSubscribeParams,
  LogSubscribeResult,
  OpenRPCDocument,
  PurchaseParams,
  PurchaseResult,
  RedemptionRedeemParams,
  RedemptionRedeemResult,
  ReplyReadParams,
  ReplyReadResult,
  ReplyRenderParams,
  ReplyRenderResult,
  ServerDescribeResult,
  SessionCustomerInfoParams,
  SessionHandleDeepLinkParams,
  SessionHandleDeepLinkResult,
  SessionLinkStripeSubscriptionsParams,
  SessionLinkStripeSubscriptionsResult,
  SessionListParams,
  SessionListResult,
  SessionLogInParams,
  SessionOpenParams,
  SessionOpenResult,
  SessionParams,
  SessionReissueParams,
  SessionReissueResult,
  SessionSetDeviceEntitlementsParams,
  SessionSetPaywallParams,
  SessionSetPurchaseControllerParams,
  SessionSetSubscriptionStatusParams,
  SessionSetUserAttributesParams,
  SessionState,
  StoreIssueLinkResult,
  StoreListParams,
  StoreListResult,
  StoreMailboxParams,
  StoreMailboxResult,
  StorePolicyParams,
  StorePolicyResult,
  StorePurchaseParams,
  StorePurchaseResult,
  StoreReceiptsParams,
  StoreReceiptsResult,
  StoreResetParams,
  StoreResetResult,
  StoreUpdateParams,
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
   * `server/describe`: What this server is, which targets it knows, what a client may send, and how much of it.
   *
   * Refused with:
   * - -32602: The params are not what the method takes.
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
   * `rpc.discover`: This document, its references bundled.
   *
   * Refused with:
   * - -32602: The params are not what the method takes.
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
   * `link/parse`: What a vendor's SDK makes of a link, wrapped ones opened first.
   *
   * Refused with:
   * - -32602: The params are not what the method takes.
   * - -32001 `unknownVendor`: No adapter knows this vendor.
   */
  parse(params: LinkParseParams, options?: Options): Promise<LinkParseResult> {
    return this.#caller.request('link/parse', params, options);
  }

  /**
   * `link/open`: What a customer meets who opens a link on some device.
   *
   * Refused with:
   * - -32602: The params are not what the method takes.
   * - -32003 `ledgerUnavailable`: The ledger cannot do this now; nothing was changed.
   */
  open(params: LinkOpenParams, options?: Options): Promise<LinkOpenResult> {
    return this.#caller.request('link/open', params, options);
  }
}

/** The methods of `session`. */
export class SessionCalls<Options = undefined> {
  readonly #caller: Caller<Options>;

  constructor(caller: Caller<Options>) { this.#caller = caller; }

  /**
   * `session/open`: An app is installed and, unless told otherwise, configures its SDK.
   *
   * Refused with:
   * - -32602: The params are not what the method takes.
   * - -32001 `unknownTarget`: No adapter knows this target; server/describe lists them.
   * - -32009 `tooManySessions`: Too many sessions are open; close some with session/close.
   * - -32010 `liveUnavailable`: The vendor's own service cannot be asked; data.expected says what is missing.
   * - -32006: What the session's SDK itself tells the app when it does not do what was asked.
   */
  open(params: SessionOpenParams, options?: Options): Promise<SessionOpenResult> {
    return this.#caller.request('session/open', params, options);
  }

  /**
   * `session/configure`: The app configures its SDK; once more changes nothing.
   *
   * Refused with:
   * - -32602: The params are not what the method takes.
   * - -32000 `unknownSession`: There is no such session; open one with session/open.
   * - -32003 `ledgerUnavailable`: The ledger cannot do this now; nothing was changed.
   * - -32006: What the session's SDK itself tells the app when it does not do what was asked.
   */
  configure(params: SessionParams, options?: Options): Promise<SessionState> {
    return this.#caller.request('session/configure', params, options);
  }

  /**
   * `session/describe`: A session's state.
   *
   * Refused with:
   * - -32602: The params are not what the method takes.
   * - -32000 `unknownSession`: There is no such session; open one with session/open.
   */
  describe(params: SessionParams, options?: Options): Promise<SessionState> {
    return this.#caller.request('session/describe', params, options);
  }

  /**
   * `session/list`: The open sessions.
   *
   * Refused with:
   * - -32602: The params are not what the method takes.
   * - -32001 `unknownVendor`: No adapter knows this vendor.
   */
  list(params: SessionListParams = {}, options?: Options): Promise<SessionListResult> {
    return this.#caller.request('session/list', params, options);
  }

  /**
   * `session/close`: The app is gone; a redemption under way ends with `failed`. Gives the state at the end.
   *
   * Refused with:
   * - -32602: The params are not what the method takes.
   * - -32000 `unknownSession`: There is no such session; open one with session/open.
   */
  close(params: SessionParams, options?: Options): Promise<SessionState> {
    return this.#caller.request('session/close', params, options);
  }

  /**
   * `session/foreground`: The app comes to the front.
   *
   * Refused with:
   * - -32602: The params are not what the method takes.
   * - -32000 `unknownSession`: There is no such session; open one with session/open.
   * - -32003 `ledgerUnavailable`: The ledger cannot do this now; nothing was changed.
   * - -32006: What the session's SDK itself tells the app when it does not do what was asked.
   */
  foreground(params: SessionParams, options?: Options): Promise<SessionState> {
    return this.#caller.request('session/foreground', params, options);
  }

  /**
   * `session/logIn`: The app names its user (Superwall: identify).
   *
   * Refused with:
   * - -32602: The params are not what the method takes.
   * - -32000 `unknownSession`: There is no such session; open one with session/open.
   * - -32003 `ledgerUnavailable`: The ledger cannot do this now; nothing was changed.
   * - -32006: What the session's SDK itself tells the app when it does not do what was asked.
   */
  logIn(params: SessionLogInParams, options?: Options): Promise<LogInResult> {
    return this.#caller.request('session/logIn', params, options);
  }

  /**
   * `session/logOut`: Nobody is the app's user from now on (Superwall: reset).
   *
   * Refused with:
   * - -32602: The params are not what the method takes.
   * - -32000 `unknownSession`: There is no such session; open one with session/open.
   * - -32003 `ledgerUnavailable`: The ledger cannot do this now; nothing was changed.
   * - -32006: What the session's SDK itself tells the app when it does not do what was asked.
   */
  logOut(params: SessionParams, options?: Options): Promise<LogOutResult> {
    return this.#caller.request('session/logOut', params, options);
  }

  /**
   * `session/setPaywall`: A paywall is shown or gone.
   *
   * Refused with:
   * - -32602: The params are not what the method takes.
   * - -32000 `unknownSession`: There is no such session; open one with session/open.
   * - -32006: What the session's SDK itself tells the app when it does not do what was asked.
   */
  setPaywall(params: SessionSetPaywallParams, options?: Options): Promise<SessionState> {
    return this.#caller.request('session/setPaywall', params, options);
  }

  /**
   * `session/setDeviceEntitlements`: What the phone's own store gives.
   *
   * Refused with:
   * - -32602: The params are not what the method takes.
   * - -32000 `unknownSession`: There is no such session; open one with session/open.
   * - -32006: What the session's SDK itself tells the app when it does not do what was asked.
   */
  setDeviceEntitlements(params: SessionSetDeviceEntitlementsParams, options?: Options): Promise<SessionState> {
    return this.#caller.request('session/setDeviceEntitlements', params, options);
  }

  /**
   * `session/setPurchaseController`: Whether the app keeps the subscription status itself.
   *
   * Refused with:
   * - -32602: The params are not what the method takes.
   * - -32000 `unknownSession`: There is no such session; open one with session/open.
   * - -32006: What the session's SDK itself tells the app when it does not do what was asked.
   */
  setPurchaseController(params: SessionSetPurchaseControllerParams, options?: Options): Promise<SessionState> {
    return this.#caller.request('session/setPurchaseController', params, options);
  }

  /**
   * `session/setSubscriptionStatus`: The app sets its subscription status.
   *
   * Refused with:
   * - -32602: The params are not what the method takes.
   * - -32000 `unknownSession`: There is no such session; open one with session/open.
   * - -32006: What the session's SDK itself tells the app when it does not do what was asked.
   */
  setSubscriptionStatus(params: SessionSetSubscriptionStatusParams, options?: Options): Promise<SessionState> {
    return this.#caller.request('session/setSubscriptionStatus', params, options);
  }

  /**
   * `session/setUserAttributes`: The app tells of its user.
   *
   * Refused with:
   * - -32602: The params are not what the method takes.
   * - -32000 `unknownSession`: There is no such session; open one with session/open.
   * - -32006: What the session's SDK itself tells the app when it does not do what was asked.
   */
  setUserAttributes(params: SessionSetUserAttributesParams, options?: Options): Promise<SessionState> {
    return this.#caller.request('session/setUserAttributes', params, options);
  }

  /**
   * `session/customerInfo`: What the session's user has, in its SDK's words.
   *
   * Refused with:
   * - -32602: The params are not what the method takes.
   * - -32000 `unknownSession`: There is no such session; open one with session/open.
   * - -32003 `ledgerUnavailable`: The ledger cannot do this now; nothing was changed.
   * - -32006: What the session's SDK itself tells the app when it does not do what was asked.
   */
  customerInfo(params: SessionCustomerInfoParams, options?: Options): Promise<CustomerResult> {
    return this.#caller.request('session/customerInfo', params, options);
  }

  /**
   * `session/handleDeepLink`: The app hands a link to its SDK; the redemption runs and is told in events.
   *
   * Refused with:
   * - -32602: The params are not what the method takes.
   * - -32000 `unknownSession`: There is no such session; open one with session/open.
   * - -32003 `ledgerUnavailable`: The ledger cannot do this now; nothing was changed.
   * - -32006: What the session's SDK itself tells the app when it does not do what was asked.
   */
  handleDeepLink(params: SessionHandleDeepLinkParams, options?: Options): Promise<SessionHandleDeepLinkResult> {
    return this.#caller.request('session/handleDeepLink', params, options);
  }

  /**
   * `session/linkStripeSubscriptions`: The Stripe ids of a Superwall redemption go to RevenueCat.
   *
   * Refused with:
   * - -32602: The params are not what the method takes.
   * - -32000 `unknownSession`: There is no such session; open one with session/open.
   * - -32003 `ledgerUnavailable`: The ledger cannot do this now; nothing was changed.
   * - -32006: What the session's SDK itself tells the app when it does not do what was asked.
   */
  linkStripeSubscriptions(params: SessionLinkStripeSubscriptionsParams, options?: Options): Promise<SessionLinkStripeSubscriptionsResult> {
    return this.#caller.request('session/linkStripeSubscriptions', params, options);
  }

  /**
   * `session/reissue`: The app asks for a mail with new links. An SDK without this call rejects it.
   *
   * Refused with:
   * - -32602: The params are not what the method takes.
   * - -32000 `unknownSession`: There is no such session; open one with session/open.
   * - -32003 `ledgerUnavailable`: The ledger cannot do this now; nothing was changed.
   * - -32006: What the session's SDK itself tells the app when it does not do what was asked.
   */
  reissue(params: SessionReissueParams, options?: Options): Promise<SessionReissueResult> {
    return this.#caller.request('session/reissue', params, options);
  }
}

/** The methods of `redemption`. */
export class RedemptionCalls<Options = undefined> {
  readonly #caller: Caller<Options>;

  constructor(caller: Caller<Options>) { this.#caller = caller; }

  /**
   * `redemption/redeem`: The customer opens a link in the app, and the caller waits for the end.
   *
   * Refused with:
   * - -32602: The params are not what the method takes.
   * - -32000 `unknownSession`: There is no such session; open one with session/open.
   * - -32002 `notARedemptionLink`: This SDK does not redeem this link.
   * - -32007 `scriptEnded`: Every outcome of this session's script was used up.
   * - -32003 `ledgerUnavailable`: The ledger cannot do this now; nothing was changed.
   * - -32006: What the session's SDK itself tells the app when it does not do what was asked.
   */
  redeem(params: RedemptionRedeemParams, options?: Options): Promise<RedemptionRedeemResult> {
    return this.#caller.request('redemption/redeem', params, options);
  }
}

/** The methods of `reply`. */
export class ReplyCalls<Options = undefined> {
  readonly #caller: Caller<Options>;

  constructor(caller: Caller<Options>) { this.#caller = caller; }

  /**
   * `reply/render`: An outcome in a target's words.
   *
   * Refused with:
   * - -32602: The params are not what the method takes.
   * - -32001 `unknownTarget`: No adapter knows this target; server/describe lists them.
   */
  render(params: ReplyRenderParams, options?: Options): Promise<ReplyRenderResult> {
    return this.#caller.request('reply/render', params, options);
  }

  /**
   * `reply/read`: A target's reply as an outcome.
   *
   * Refused with:
   * - -32602: The params are not what the method takes.
   * - -32001 `unknownTarget`: No adapter knows this target; server/describe lists them.
   * - -32008 `unreadableReply`: That SDK could not read this reply.
   */
  read(params: ReplyReadParams, options?: Options): Promise<ReplyReadResult> {
    return this.#caller.request('reply/read', params, options);
  }
}

/** The methods of `channel`. */
export class ChannelCalls<Options = undefined> {
  readonly #caller: Caller<Options>;

  constructor(caller: Caller<Options>) { this.#caller = caller; }

  /**
   * `channel/call`: A call of a wrapper SDK's own channel, and what its native side gives back.
   *
   * Refused with:
   * - -32602: The params are not what the method takes.
   * - -32011 `noChannel`: This SDK has no channel; use the methods of session and redemption.
   * - -32007 `scriptEnded`: Every outcome of this session's script was used up.
   * - -32000 `unknownSession`: There is no such session; open one with session/open.
   * - -32003 `ledgerUnavailable`: The ledger cannot do this now; nothing was changed.
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
   * `entitlements/merge`: What the phone's store and the web give, by a target's rules of precedence.
   *
   * Refused with:
   * - -32602: The params are not what the method takes.
   * - -32001 `unknownTarget`: No adapter knows this target; server/describe lists them.
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
   * `store/purchase`: Somebody buys on the web; a link comes of it.
   *
   * Refused with:
   * - -32602: The params are not what the method takes.
   * - -32001 `unknownVendor`: No adapter knows this vendor.
   * - -32003 `ledgerUnavailable`: The ledger cannot do this now; nothing was changed.
   */
  purchase(params: StorePurchaseParams, options?: Options): Promise<StorePurchaseResult> {
    return this.#caller.request('store/purchase', params, options);
  }

  /**
   * `store/issueLink`: Another link to a purchase, as the vendor's manage page gives it.
   *
   * Refused with:
   * - -32602: The params are not what the method takes.
   * - -32004 `unknownPurchase`: There is no such purchase in this ledger.
   * - -32003 `ledgerUnavailable`: The ledger cannot do this now; nothing was changed.
   */
  issueLink(params: PurchaseParams, options?: Options): Promise<StoreIssueLinkResult> {
    return this.#caller.request('store/issueLink', params, options);
  }

  /**
   * `store/expire`: A purchase's paid time ends now.
   *
   * Refused with:
   * - -32602: The params are not what the method takes.
   * - -32004 `unknownPurchase`: There is no such purchase in this ledger.
   * - -32003 `ledgerUnavailable`: The ledger cannot do this now; nothing was changed.
   */
  expire(params: PurchaseParams, options?: Options): Promise<PurchaseResult> {
    return this.#caller.request('store/expire', params, options);
  }

  /**
   * `store/refund`: The money goes back, and access ends now.
   *
   * Refused with:
   * - -32602: The params are not what the method takes.
   * - -32004 `unknownPurchase`: There is no such purchase in this ledger.
   * - -32003 `ledgerUnavailable`: The ledger cannot do this now; nothing was changed.
   */
  refund(params: PurchaseParams, options?: Options): Promise<PurchaseResult> {
    return this.#caller.request('store/refund', params, options);
  }

  /**
   * `store/update`: A purchase changes as its store's notifications would tell.
   *
   * Refused with:
   * - -32602: The params are not what the method takes.
   * - -32004 `unknownPurchase`: There is no such purchase in this ledger.
   * - -32003 `ledgerUnavailable`: The ledger cannot do this now; nothing was changed.
   */
  update(params: StoreUpdateParams, options?: Options): Promise<PurchaseResult> {
    return this.#caller.request('store/update', params, options);
  }

  /**
   * `store/receipts`: A Stripe id is posted to RevenueCat's side, as `POST /v1/receipts` takes it.
   *
   * Refused with:
   * - -32602: The params are not what the method takes.
   * - -32003 `ledgerUnavailable`: The ledger cannot do this now; nothing was changed.
   */
  receipts(params: StoreReceiptsParams, options?: Options): Promise<StoreReceiptsResult> {
    return this.#caller.request('store/receipts', params, options);
  }

  /**
   * `store/policy`: How a vendor's side behaves; without changes it only tells.
   *
   * Refused with:
   * - -32602: The params are not what the method takes.
   * - -32001 `unknownVendor`: No adapter knows this vendor.
   * - -32003 `ledgerUnavailable`: The ledger cannot do this now; nothing was changed.
   */
  policy(params: StorePolicyParams, options?: Options): Promise<StorePolicyResult> {
    return this.#caller.request('store/policy', params, options);
  }

  /**
   * `store/reset`: A fresh service between two tests.
   *
   * Refused with:
   * - -32602: The params are not what the method takes.
   * - -32001 `unknownVendor`: No adapter knows this vendor.
   * - -32012 `resetNotAllowed`: A ledger in a file is not reset unless the server was started with --allow-reset;
   * nothing was deleted.
   * - -32013 `redemptionInProgress`: The ledger cannot be reset while a session redeems a link.
   * - -32003 `ledgerUnavailable`: The ledger cannot do this now; nothing was changed.
   */
  reset(params: StoreResetParams = {}, options?: Options): Promise<StoreResetResult> {
    return this.#caller.request('store/reset', params, options);
  }

  /**
   * `store/mailbox`: The mail that the vendors sent.
   *
   * Refused with:
   * - -32602: The params are not what the method takes.
   * - -32003 `ledgerUnavailable`: The ledger cannot do this now; nothing was changed.
   */
  mailbox(params: StoreMailboxParams = {}, options?: Options): Promise<StoreMailboxResult> {
    return this.#caller.request('store/mailbox', params, options);
  }

  /**
   * `store/list`: The newest purchases with their codes, and the newest customers.
   *
   * Refused with:
   * - -32602: The params are not what the method takes.
   * - -32001 `unknownVendor`: No adapter knows this vendor.
   * - -32003 `ledgerUnavailable`: The ledger cannot do this now; nothing was changed.
   */
  list(params: StoreListParams = {}, options?: Options): Promise<StoreListResult> {
    return this.#caller.request('store/list', params, options);
  }
}

/** The methods of `clock`. */
export class ClockCalls<Options = undefined> {
  readonly #caller: Caller<Options>;

  constructor(caller: Caller<Options>) { this.#caller = caller; }

  /**
   * `clock/now`: The server's time.
   *
   * Refused with:
   * - -32602: The params are not what the method takes.
   */
  now(options?: Options): Promise<ClockResult> {
    return this.#caller.request('clock/now', {}, options);
  }

  /**
   * `clock/advance`: The virtual clock moves forward, and what is due on the way is done.
   *
   * Refused with:
   * - -32602: The params are not what the method takes.
   * - -32005 `clockNotVirtual`: The system's clock cannot be moved; start the server with --clock virtual.
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
   * `fault/inject`: What the next requests of sessions to their gateways meet.
   *
   * Refused with:
   * - -32602: The params are not what the method takes.
   * - -32000 `unknownSession`: There is no such session; open one with session/open.
   * - -32014 `tooManyFaults`: Too many faults are pending; one fault with `count` affects many requests, and the kind
   * none clears all.
   */
  inject(params: FaultInjectParams, options?: Options): Promise<FaultInjectResult> {
    return this.#caller.request('fault/inject', params, options);
  }
}

/** The methods of `log`. */
export class LogCalls<Options = undefined> {
  readonly #caller: Caller<Options>;

  constructor(caller: Caller<Options>) { this.#caller = caller; }

  /**
   * `log/read`: What has happened, oldest first.
   *
   * Refused with:
   * - -32602: The params are not what the method takes.
   * - -32003 `ledgerUnavailable`: The ledger cannot do this now; nothing was changed.
   * - -32015 `notRecorded`: This server records no log. Start it with --record or --http.
   */
  read(params: LogReadParams = {}, options?: Options): Promise<LogReadResult> {
    return this.#caller.request('log/read', params, options);
  }

  /**
   * `log/subscribe`: Sends the log as notifications, from a sequence on and live. A further call replaces the first.
   *
   * Refused with:
   * - -32602: The params are not what the method takes.
   * - -32015 `notRecorded`: This server records no log. Start it with --record or --http.
   * - -32015 `noNotifications`: This client receives no notifications. Subscribe over WebSocket or stdio, or use
   * log/read.
   */
  subscribe(params: LogSubscribeParams = {}, options?: Options): Promise<LogSubscribeResult> {
    return this.#caller.request('log/subscribe', params, options);
  }
}

/** Every method of the server, in groups. */
export class Calls<Options = undefined> {
  /** The methods `server/describe`. */
  readonly server: ServerCalls<Options>;
  /** The methods `rpc.discover`. */
  readonly rpc: RpcCalls<Options>;
  /** The methods `link/parse`, `link/open`. */
  readonly link: LinkCalls<Options>;
  /** The methods `session/open`, `session/configure`, `session/describe`, `session/list`, `session/close`, `session/foreground`, `session/logIn`, `session/logOut`, `session/setPaywall`, `session/setDeviceEntitlements`, `session/setPurchaseController`, `session/setSubscriptionStatus`, `session/setUserAttributes`, `session/customerInfo`, `session/handleDeepLink`, `session/linkStripeSubscriptions`, `session/reissue`. */
  readonly session: SessionCalls<Options>;
  /** The methods `redemption/redeem`. */
  readonly redemption: RedemptionCalls<Options>;
  /** The methods `reply/render`, `reply/read`. */
  readonly reply: ReplyCalls<Options>;
  /** The methods `channel/call`. */
  readonly channel: ChannelCalls<Options>;
  /** The methods `entitlements/merge`. */
  readonly entitlements: EntitlementsCalls<Options>;
  /** The methods `store/purchase`, `store/issueLink`, `store/expire`, `store/refund`, `store/update`, `store/receipts`, `store/policy`, `store/reset`, `store/mailbox`, `store/list`. */
  readonly store: StoreCalls<Options>;
  /** The methods `clock/now`, `clock/advance`. */
  readonly clock: ClockCalls<Options>;
  /** The methods `fault/inject`. */
  readonly fault: FaultCalls<Options>;
  /** The methods `log/read`, `log/subscribe`. */
  readonly log: LogCalls<Options>;

  constructor(caller: Caller<Options>) {
    this.server = new ServerCalls(caller);
    this.rpc = new RpcCalls(caller);
    this.link = new LinkCalls(caller);
    this.session = new SessionCalls(caller);
    this.redemption = new RedemptionCalls(caller);
    this.reply = new ReplyCalls(caller);
    this.channel = new ChannelCalls(caller);
    this.entitlements = new EntitlementsCalls(caller);
    this.store = new StoreCalls(caller);
    this.clock = new ClockCalls(caller);
    this.fault = new FaultCalls(caller);
    this.log = new LogCalls(caller);
  }
}
