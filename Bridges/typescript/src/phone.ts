import type { AppSession, ChannelApp } from './channel.ts';
import { redeemedOnce } from './redemptions.ts';
import type { OutcomeName, RedemptionRecord } from './redemptions.ts';
import { leaseServer, registry } from './registry.ts';
import type { RedemptionServer } from './server.ts';
import { afterRealTime } from './timers.ts';

/** The phone of a test process: every app that a drop-in has made, and their server. */
export interface Phone {
  /** The server, to sell, to move the clock, to inject faults. Started at the first call of anything. */
  server(): Promise<RedemptionServer>;
  /** A fresh install of every app, with these params of `session/open`. What was bought stays. */
  install(session?: AppSession): Promise<void>;
  /** Resets the ledger (`store/reset`), and installs every app afresh: for `beforeEach`. */
  reset(session?: AppSession): Promise<void>;
  /**
   * Opens a URL while the app runs, as the operating system does, and waits as `settled` does. With `delay`, do not await it: the app's
   * call waits for `clock.advance`.
   */
  open(url: string): Promise<void>;
  /**
   * Starts the app anew, by that URL or by its icon. The operating system's listeners of the last run are gone; load the app afterwards
   * (render it, or `require` it after `jest.resetModules()`). What the SDK has on the phone stays.
   */
  launch(start?: { readonly url?: string }): Promise<void>;
  /** Waits until no app waits for its SDK any more, for at most 2 s of real time. */
  settled(): Promise<void>;
  /** The redemptions that the apps asked their SDKs for since the last `reset`, in that order. */
  redemptions(): Promise<readonly RedemptionRecord[]>;
  /**
   * Waits as `settled` does, and returns the only redemption of that link.
   *
   * @throws RedeemedOnceFailed if the link was redeemed never or more than once, or with another outcome. It lists what the app did.
   */
  expectRedeemedOnce(link: string | { readonly url: string }, outcome?: OutcomeName): Promise<RedemptionRecord>;
  /** Ends every session, and the servers that this package started: for `afterAll`. */
  close(): Promise<void>;
}

/**
 * The phone of this test process. It can be imported before a drop-in has run and in every copy of the module registry: after
 * `jest.resetModules()` it is the same phone, and links sold before can be opened.
 */
export const phone: Phone = {
  server(): Promise<RedemptionServer> {
    const [first] = apps();
    if (first !== undefined) return first.server();
    const shared = registry();
    shared.phone ??= leaseServer();
    return shared.phone.server;
  },

  async install(session: AppSession = {}): Promise<void> {
    for (const app of apps()) await app.install(session);
  },

  async reset(session: AppSession = {}): Promise<void> {
    for (const app of apps()) await app.uninstall();
    const servers = new Set(await Promise.all(apps().map((app) => app.server())));
    if (servers.size === 0) servers.add(await this.server());
    for (const server of servers) await server.store.reset();
    registry().redemptions.clear();
    registry().links.forget();
    await this.install(session);
  },

  async open(url: string): Promise<void> {
    registry().links.open(url);
    await this.settled();
  },

  launch({ url }: { readonly url?: string } = {}): Promise<void> {
    registry().links.launch(url ?? null);
    return Promise.resolve();
  },

  async settled(): Promise<void> {
    let quietTurns = 0;
    for (let turn = 0; turn < settleLimit / turnLength && quietTurns < 3; turn += 1) {
      await new Promise<void>((resolve) => { afterRealTime(turnLength, resolve); });
      quietTurns = registry().waitingCalls === 0 ? quietTurns + 1 : 0;
    }
  },

  redemptions(): Promise<readonly RedemptionRecord[]> { return registry().redemptions.records(); },

  async expectRedeemedOnce(link: string | { readonly url: string }, outcome?: OutcomeName): Promise<RedemptionRecord> {
    await this.settled();
    const url = typeof link === 'string' ? link : link.url;
    const parsed = await (await this.server()).link.parse({ url });
    return redeemedOnce(url, parsed.link?.code, outcome, await this.redemptions());
  },

  async close(): Promise<void> {
    for (const app of apps()) await app.close();
    const shared = registry();
    await shared.phone?.release();
    shared.phone = undefined;
  },
};

// In milliseconds of real time. Between two calls of its SDK, an app may await timers of its own.
const turnLength = 5;
const settleLimit = 2_000;

function apps(): ChannelApp[] { return [...registry().apps.values()].filter((app) => !app.isClosed); }
