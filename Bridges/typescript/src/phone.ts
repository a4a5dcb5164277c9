import type { AppSession, ChannelApp } from './channel.ts';
import { hasEnded, missedLinks, recorded, redeemedOnce, SomethingMissed } from './redemptions.ts';
import type { OutcomeName, RedemptionRecord } from './redemptions.ts';
import { leaseServer, registry } from './registry.ts';
import { resetStore } from './revival.ts';
import type { RedemptionServer } from './server.ts';
import { pause, turn } from './timers.ts';

/** How long to wait for a redemption, in milliseconds of real time. */
export interface RedemptionWait {
  /** How long the app may take until it asks its SDK to redeem the link; 1,000 by default. The SDK's answer may take longer, up to 2,000 or `within`. */
  readonly within?: number;
  /**
   * How long the app must not redeem the link again; 250 by default. Effects that run twice, listeners that are there twice, debounces and delayed
   * navigation are faster. Pass more if a timer of the app is longer.
   */
  readonly quiet?: number;
}

/** What else an assertion says. */
export interface RedemptionExpectation extends RedemptionWait {
  /** What the app shows, for the message of a failure. */
  readonly shows?: string;
}

/** The phone of a test process: every app that a drop-in has made, and their server. */
export interface Phone {
  /** The server, to sell, to move the clock, to inject faults. Started at the first call of anything. */
  server(): Promise<RedemptionServer>;
  /**
   * A fresh install of every app, with these params of `session/open`. What was bought stays. Everything that the app's JavaScript added before is
   * deaf: listeners for links and for the events of the SDKs, and delegates. A call of an SDK in progress is rejected with `PhoneReset`.
   */
  install(session?: AppSession): Promise<void>;
  /**
   * Resets the ledger (`store/reset`), and installs every app afresh, as `install` does: for `beforeEach`. Starts the server again if it has ended.
   */
  reset(session?: AppSession): Promise<void>;
  /**
   * Opens a URL while the app runs, as the operating system does. If it is a redemption link, waits until the app has asked its SDK to
   * redeem it, for at most `within`, and until the SDK has answered. Then waits as `settled` does.
   *
   * An answer that waits for `clock.advance` (the fault `delay`) is waited for 1 s at most, so that the test can go on and advance.
   */
  open(url: string, options?: Pick<RedemptionWait, 'within'>): Promise<void>;
  /**
   * Starts the app anew, by that URL or by its icon. The operating system's listeners of the last run are gone; load the app afterwards
   * (render it, or `require` it after `jest.resetModules()`). What the SDK has on the phone stays.
   */
  launch(start?: { readonly url?: string }): Promise<void>;
  /**
   * Every app is killed and starts again on the same phone, by that URL or by its icon: its SDK has what it stored. Everything that the apps'
   * JavaScript added before is deaf, as after `install`; load the app afterwards.
   */
  relaunch(start?: { readonly url?: string }): Promise<void>;
  /** Uninstalls every app and installs it on the same phone: what its SDK stored is gone. The rest is as after `install`. */
  reinstall(): Promise<void>;
  /** Sends every app to the background, moves the clock by so many seconds, brings the apps back, and waits as `settled` does. */
  background(seconds: number): Promise<void>;
  /** Waits until no app waits for its SDK any more, for at most 2 s. Like all waits of the phone, it counts real time, and moves a fake clock by it. */
  settled(): Promise<void>;
  /** The redemptions that the apps asked their SDKs for since the last `reset`, in that order. */
  redemptions(): Promise<readonly RedemptionRecord[]>;
  /**
   * Returns the only redemption of that link.
   *
   * It passes if the app asks its SDK to redeem the link within 1 s (`within`), the SDK answers, and the app does not ask again for 250 ms
   * (`quiet`) in which no call of an SDK is in progress. It does not see a second redemption that comes later.
   *
   * @throws RedeemedOnceFailed if the link was redeemed never or more than once, or with another outcome, with the server's sentence.
   */
  expectRedeemedOnce(link: string | { readonly url: string }, outcome?: OutcomeName, options?: RedemptionExpectation): Promise<RedemptionRecord>;
  /**
   * Strict mode, for `afterEach`: each link that was sold since the last `reset` was redeemed by an app, and the apps heard what their SDKs told of
   * redemptions. An SDK whose own JavaScript listens hears for the app.
   *
   * @throws SomethingMissed with a sentence for each.
   */
  expectNothingMissed(): Promise<void>;
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
    await afresh((app) => app.install(session));
  },

  async reset(session: AppSession = {}): Promise<void> {
    await afresh((app) => app.install(session), { action: async () => {
      const servers = new Map<RedemptionServer, () => Promise<void>>();
      for (const app of apps()) servers.set(await app.server(), () => app.revive());
      if (servers.size === 0) servers.set(await this.server(), async () => { await registry().phone?.revive(); });
      for (const [server, revive] of servers) await resetStore(server, revive);
    } });
  },

  async open(url: string, { within = defaultWithin }: Pick<RedemptionWait, 'within'> = {}): Promise<void> {
    check({ within });
    registry().links.open(url);
    // If the server has ended, the app's own call fails and reports it.
    const isRedemption = await this.server().then(async (server) => (await server.link.parse({ url })).link !== null).catch(() => false);
    const own = isRedemption ? await answered(await serversOf(this), url, within, heldLimit).catch(() => []) : [];
    await settle(own.every(hasEnded) ? answerLimit : heldLimit);
  },

  launch({ url }: { readonly url?: string } = {}): Promise<void> {
    registry().links.launch(url ?? null);
    return Promise.resolve();
  },

  async relaunch({ url }: { readonly url?: string } = {}): Promise<void> { await afresh((app) => app.relaunch(), { url }); },

  async reinstall(): Promise<void> { await afresh((app) => app.reinstall()); },

  async background(seconds: number): Promise<void> {
    const running = new Map<RedemptionServer, ChannelApp[]>();
    for (const app of apps()) {
      const server = await app.server();
      running.set(server, [...running.get(server) ?? [], app]);
    }
    registry().links.leave();
    // Phones with several servers have several clocks.
    for (const [server, its] of running) {
      const returns: (() => Promise<void>)[] = [];
      for (const app of its) returns.push(await app.background());
      try {
        await server.clock.advance({ seconds });
      } finally {
        for (const comeBack of returns) await comeBack();
      }
    }
    registry().links.comeBack();
    await this.settled();
  },

  settled(): Promise<void> { return settle(answerLimit); },

  async redemptions(): Promise<readonly RedemptionRecord[]> { return await recorded(await serversOf(this)); },

  async expectRedeemedOnce(
    link: string | { readonly url: string }, outcome?: OutcomeName,
    { within = defaultWithin, quiet = defaultQuiet, shows }: RedemptionExpectation = {},
  ): Promise<RedemptionRecord> {
    check({ within, quiet });
    const url = typeof link === 'string' ? link : link.url;
    const hint = registry().links.isDeaf
      ? ' Nothing listens for links: listeners from before phone.reset() are deaf. Start the app after the reset.' : '';
    const servers = await serversOf(this);
    await answered(servers, url, within);
    // Nothing that comes later mends what is wrong now.
    await redeemedOnce(servers, url, { outcome, shows, hint });
    await stayedQuiet(servers, url, quiet);
    return await redeemedOnce(servers, url, { outcome, shows, hint });
  },

  async expectNothingMissed(): Promise<void> {
    const missed: string[] = [];
    for (const server of await serversOf(this)) missed.push(...await missedLinks(server));
    for (const app of apps()) missed.push(...app.unheard);
    if (missed.length > 0) throw new SomethingMissed(missed);
  },

  async close(): Promise<void> {
    for (const app of apps()) await app.close();
    const shared = registry();
    await shared.phone?.release();
    shared.phone = undefined;
  },
};

// In milliseconds of real time.
const defaultWithin = 1_000;
const defaultQuiet = 250;
const answerLimit = 2_000;
// A held answer comes when the test goes on, and its call fails after 4 s: links that are opened one after the other must leave it time. Each turn of
// the wait is a question that the server has answered, so that an answer which is not held comes before, on a busy machine too.
const heldLimit = 500;

/** Ends every app, does something while no code of the apps can call an SDK, and starts all of them. `url` is the one that starts them. */
async function afresh(
  start: (app: ChannelApp) => Promise<void>, { action, url }: { readonly action?: () => Promise<void>; readonly url?: string | undefined } = {},
): Promise<void> {
  const releases = apps().map((app) => app.hold());
  try {
    registry().links.forget(url);
    for (const app of apps()) await app.uninstall();
    await action?.();
    for (const app of apps()) await start(app);
    // An app may try a call again that the reset has ended.
    for (let [rounds, before] = [0, -1]; rounds < 20 && before !== registry().rejectedCalls; rounds += 1) {
      before = registry().rejectedCalls;
      await pause(1);
    }
  } finally {
    for (const release of releases) release();
  }
}

/** The servers of all apps; the phone's own without an app. */
async function serversOf(owner: Phone): Promise<readonly RedemptionServer[]> {
  const all = await Promise.all(apps().map((app) => app.server()));
  return all.length === 0 ? [await owner.server()] : [...new Set(all)];
}

/**
 * Waits until a redemption of that link has a result or there are two, for at most `within` until the app asks for the first, and so long for the
 * result. Returns the redemptions.
 */
async function answered(
  servers: readonly RedemptionServer[], url: string, within: number, longest = answerLimit,
): Promise<readonly RedemptionRecord[]> {
  let own = await recorded(servers, url);
  for (let waited = 0; own.length === 0 && waited < within; own = await recorded(servers, url)) waited += await turn();
  for (let waited = 0; waited < longest && own.length === 1 && !own.every(hasEnded); own = await recorded(servers, url)) waited += await turn();
  return own;
}

/** Waits until no app waits for its SDK any more, for at most so long. */
async function settle(limit: number): Promise<void> {
  let quietTurns = 0;
  for (let waited = 0; waited < limit && quietTurns < 3;) {
    waited += await turn();
    quietTurns = registry().waitingCalls === 0 ? quietTurns + 1 : 0;
  }
}

/** Waits for a second redemption of that link, for so long without a call of an SDK: a slow answer must not use up the time. */
async function stayedQuiet(servers: readonly RedemptionServer[], url: string, quiet: number): Promise<void> {
  const shared = registry();
  for (let [idle, busy] = [0, 0]; idle < quiet && busy < answerLimit;) {
    const passed = await turn();
    if ((await recorded(servers, url)).length > 1) return;
    if (shared.waitingCalls === 0) idle += passed;
    else busy += passed;
  }
}

function check(wait: RedemptionWait): void {
  for (const [name, value] of Object.entries(wait) as [string, number][]) {
    if (!Number.isFinite(value) || value < 0) throw new RangeError(`${name} is ${value}; it must be a number of milliseconds, 0 or more.`);
  }
}

function apps(): ChannelApp[] { return [...registry().apps.values()].filter((app) => !app.isClosed); }
