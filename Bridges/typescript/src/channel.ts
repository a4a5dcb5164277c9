import { ChannelSilent, PhoneReset, UnreadableReply } from './errors.ts';
import type { ChannelError, ChannelValue, SessionEvent, SessionOpenParams } from './generated/types.ts';
import { installedVersion, warnOnce } from './installed.ts';
import type { JSONValue } from './json.ts';
import { leaseServer, nameOf, registry } from './registry.ts';
import type { ServerLease, ServerSource } from './registry.ts';
import { resetStore, unlessGone } from './revival.ts';
import type { RedemptionServer } from './server.ts';
import { afterRealTime, pause, turns } from './timers.ts';

export type { ServerSource } from './registry.ts';

/** Params of `session/open` beside the target. */
export type AppSession = Partial<Omit<SessionOpenParams, 'vendor' | 'sdk' | 'platform'>>;

/** How a stand-in for an app's native side is made. */
export interface AppOptions {
  /** The phone whose native SDK is simulated; by default the one in the environment variable REDEMPTION_PLATFORM, else `ios`. */
  readonly platform?: 'ios' | 'android';
  /** The server. By default the one of the test process: started at the first call, shared by all apps, and closed when the last
   * app that used it is closed. */
  readonly server?: ServerSource;
  /** The name of the phone. Another name is another phone, with an installation of its own, on the same server. */
  readonly phone?: string;
  /** Params of `session/open` beside the target, such as `gateway` or `appUserId`. The app configures the SDK itself, so the
   * session is opened unconfigured unless `configured` says otherwise. `sdkVersion` defaults to the version of the installed SDK package. */
  readonly session?: AppSession;
  /** How long a call may take, in milliseconds of real time; 4,000 by default, which is below Jest's own limit for a test. */
  readonly timeout?: number;
}

/** What the native side gives back: a value, or the channel's own error. */
export type ChannelAnswer = ChannelValue | ChannelError;

/** The simulated SDK. */
export interface AppTarget {
  /** Whose SDK. */
  readonly vendor: 'revenuecat' | 'superwall';
  /** Which wrapper of it. */
  readonly sdk: 'react-native' | 'capacitor';
  /** The SDK's npm package. The server compares its version with those whose redemption it reproduces. */
  readonly package?: string;
}

/** A call that has no answer yet. */
interface Flight {
  readonly method: string;
  isOver: boolean;
  /** True if the app that waits has ended: its promise is never settled. */
  isForgotten: boolean;
  fail(error: PhoneReset): void;
}

interface Installation {
  readonly server: RedemptionServer;
  readonly session: string;
  readonly unsubscribe: () => void;
}

/** The params with which the app that ran last starts again: on its phone, without the paywall and the checkout that were there. */
type NextSession = Omit<AppSession, 'paywall' | 'pendingCheckout'> & { readonly deviceId: string };

/**
 * One installed app, as its SDK's native side: calls go to `channel/call` of a session, the session's events come back.
 *
 * The server and the session are there from the first call on, so that a mock can be made before anything has started.
 */
export class ChannelApp {
  /** The phone whose native SDK is simulated. */
  readonly platform: 'ios' | 'android';
  readonly #target: AppTarget;
  readonly #listeners = new Map<(event: SessionEvent) => void, (() => void) | undefined>();
  readonly #flights = new Set<Flight>();
  readonly #unheard = new Map<string, () => boolean>();
  #holds = 0;
  #isEnding = false;
  #options: AppOptions;
  #isClosed = false;
  #generation: symbol | undefined;
  #lease: ServerLease | undefined;
  #installation: Promise<Installation> | undefined;
  #next: NextSession | undefined;

  /** An app that is not started yet. */
  constructor(target: AppTarget, options: AppOptions = {}) {
    this.platform = platformOf(options);
    this.#target = target;
    this.#options = options;
  }

  /**
   * Returns the app of that target in this test process, and creates it at the first call.
   *
   * A module mock that runs again, as after `jest.resetModules()`, finds its app with its server and its session. Apps differ by
   * target, platform, phone and server; of the other options, the latest ones hold.
   */
  static shared(target: AppTarget, options: AppOptions = {}): ChannelApp {
    const { apps } = registry();
    const { phone = '', server } = options;
    const name = JSON.stringify([target.vendor, target.sdk, platformOf(options), phone, nameOf(server)]);
    const app = apps.get(name) ?? new ChannelApp(target, options);
    app.adopt(options);
    apps.set(name, app);
    return app;
  }

  /** @internal Takes the options of a later run of its mock. The app may have been made by another copy of this class. */
  adopt(options: AppOptions): void {
    this.#options = options;
    this.#isClosed = false;
  }

  /** Whether `close()` was called, and nothing since. */
  get isClosed(): boolean { return this.#isClosed; }

  /** The events that came while nothing of the app listened, as nothing does now: a sentence each. */
  get unheard(): readonly string[] {
    return [...this.#unheard].filter(([, listens]) => !listens()).map(([name]) => `${name} came, and nothing of the app listened.`);
  }

  /** Notes an event that a drop-in passes on. `listens` says whether something of the app hears it. */
  note(name: string, listens: () => boolean): void {
    if (!listens()) this.#unheard.set(name, listens);
  }

  /** The server: to sell, to move the clock, to inject faults. Started at the first call of anything. */
  server(): Promise<RedemptionServer> {
    this.#isClosed = false;
    this.#lease ??= leaseServer(this.#options.server);
    return this.#lease.server;
  }

  /** The id of the app's session on the server. */
  async session(): Promise<string> { return (await this.#installed()).session; }

  /** A fresh install of the app on a new phone: the session ends, and the next call opens another one, with these params of `session/open`. */
  async install(session: AppSession = {}): Promise<void> { await this.#start({ ...this.#options.session, ...session }); }

  /** The app is killed and starts again on the same phone, where its SDK has what it stored. Does nothing if the app never ran. */
  async relaunch(): Promise<void> {
    await this.uninstall();
    if (this.#next === undefined) return;
    // The SDK has stored the user, and the phone's own store has what it had.
    const { appUserId: _user, ownedProducts: _products, deviceEntitlements: _entitlements, ...session } = this.#next;
    await this.#start(session);
  }

  /** An uninstall and an install on the same phone: what the SDK stored is gone. Does nothing if the app never ran. */
  async reinstall(): Promise<void> {
    await this.uninstall();
    if (this.#next === undefined) return;
    const { deviceId } = this.#next;
    await (await this.server()).device.wipe({ vendor: this.#target.vendor, platform: this.platform, deviceId });
    await this.#start(this.#next);
  }

  /** Sends the app to the background, if its SDK is configured. Returns what brings it back. */
  async background(): Promise<() => Promise<void>> {
    const { server, session } = await this.#installed();
    // An SDK that is not configured yet notices neither.
    const { configured } = await server.session.describe({ session });
    if (!configured) return () => Promise.resolve();
    await server.session.background({ session });
    return async () => { await server.session.foreground({ session }); };
  }

  async #start(session: AppSession): Promise<void> {
    const release = this.hold();
    try {
      await this.uninstall();
      this.#installation = this.#open(session);
      await this.#installation;
    } finally {
      release();
    }
  }

  /** Ends the session, if there is one. A call in progress is rejected with `PhoneReset`, and what the app listened to is over. */
  async uninstall(): Promise<void> {
    const release = this.hold();
    try {
      for (const ended of this.#listeners.values()) ended?.();
      this.#unheard.clear();
      for (const flight of this.#flights) {
        const error = new PhoneReset(flight.method);
        flight.isOver = true;
        flight.fail(error);
      }
      const installation = await this.#installation?.catch(() => undefined);
      this.#installation = undefined;
      installation?.unsubscribe();
      await installation?.server.session.close({ session: installation.session }).catch(unlessGone);
    } finally {
      release();
    }
  }

  /**
   * @internal Ends the app as a phone ends a process: the session closes, and nothing that the app waits for is settled, also if it calls its SDK until
   * the next turns are over.
   */
  async kill(): Promise<void> {
    this.#isEnding = true;
    for (const flight of this.#flights) {
      flight.isForgotten = true;
      registry().waitingCalls -= 1;
    }
    this.#flights.clear();
    await this.uninstall();
    await turns();
    this.#isEnding = false;
  }

  /** @internal Rejects calls until the returned function is called: they come from JavaScript that an installation has ended. */
  hold(): () => void {
    this.#holds += 1;
    return () => { this.#holds -= 1; };
  }

  /** @internal Starts the server again if it has ended. */
  async revive(): Promise<void> {
    await this.server();
    await this.#lease?.revive();
  }

  /** Resets the vendor's part of the ledger (`store/reset`), which deletes purchases and customers. Then reinstalls the app. */
  async reset(session: AppSession = {}): Promise<void> {
    const release = this.hold();
    try {
      // A redemption in progress would forbid the reset; it ends with its session.
      await this.uninstall();
      await resetStore(await this.server(), () => this.revive(), { vendor: this.#target.vendor });
      await this.install(session);
    } finally {
      release();
    }
  }

  /** Ends the session, and the server if no other app uses it. A server that was started elsewhere keeps running. */
  async close(): Promise<void> {
    const lease = this.#lease;
    this.#lease = undefined;
    this.#isClosed = true;
    if (lease?.isShared === true) await this.uninstall();
    (await this.#installation?.catch(() => undefined))?.unsubscribe();
    this.#installation = undefined;
    await lease?.release();
  }

  /**
   * Calls the listener for each event of the app's session. Returns a function that ends this.
   *
   * @param generation The copy of the JavaScript that listens. A listener of another generation ends those of the one before: on a
   *   phone, the JavaScript that was loaded before a reload is gone.
   * @param ended Called when the app is uninstalled: forget what the app's JavaScript listens to. The listener itself stays, for the next
   *   installation.
   */
  listen(listener: (event: SessionEvent) => void, generation?: symbol, ended?: () => void): () => void {
    if (generation !== this.#generation) this.#listeners.clear();
    this.#generation = generation;
    this.#listeners.set(listener, ended);
    return () => { this.#listeners.delete(listener); };
  }

  /**
   * Makes a call of the channel.
   *
   * @throws ChannelSilent, after the time limit, where the real native side never answers; PhoneReset if the app is installed afresh
   *   meanwhile; what `RedemptionServer.call` throws.
   */
  async call(method: string, args: JSONValue): Promise<ChannelAnswer> {
    if (this.#isEnding) return await never();
    const shared = registry();
    shared.waitingCalls += 1;
    const flight: Flight = { method, isOver: false, isForgotten: false, fail: () => undefined };
    try {
      if (this.#holds > 0) {
        // In a turn of its own: an app that tries again at once would keep everything else from running.
        await pause(0);
        shared.rejectedCalls += 1;
        throw new PhoneReset(method);
      }
      this.#flights.add(flight);
      const reset = new Promise<never>((_, reject) => { flight.fail = reject; });
      const answer = await Promise.race([this.#answer(flight, args), reset]);
      if (!flight.isForgotten) return answer;
    } catch (error) {
      if (!flight.isForgotten) throw error;
    } finally {
      if (!flight.isForgotten) {
        this.#flights.delete(flight);
        shared.waitingCalls -= 1;
      }
    }
    return await never();
  }

  async #answer(flight: Flight, args: JSONValue): Promise<ChannelAnswer> {
    const { method } = flight;
    const { server, session } = await this.#installed();
    if (flight.isOver) throw new PhoneReset(method);
    return await this.#send(server, session, method, args);
  }

  #send(server: RedemptionServer, session: string, method: string, args: JSONValue): Promise<ChannelAnswer> {
    const timeout = this.#options.timeout ?? 4_000;
    return new Promise<ChannelAnswer>((resolve, reject) => {
      let silence: ChannelSilent | undefined;
      const limit = afterRealTime(timeout, () => { if (silence !== undefined) reject(silence); });
      server.channel.call({ session, method, arguments: args }, { timeout }).then((answer) => {
        if ('unknown' in answer) throw new UnreadableReply('an answer of a channel with none of value, error and silent');
        if ('silent' in answer) {
          silence = new ChannelSilent(method, answer.silent);
          return;
        }
        limit.cancel();
        resolve(answer);
      }).catch((error: unknown) => {
        limit.cancel();
        reject(error);
      });
    });
  }

  #installed(): Promise<Installation> {
    this.#installation ??= this.#open(this.#options.session ?? {});
    return this.#installation;
  }

  async #open(params: AppSession): Promise<Installation> {
    const server = await this.server();
    // What a session tells while it is being opened comes before its name.
    const early: SessionEvent[] = [];
    const own: { session?: string } = {};
    const unsubscribe = server.events.subscribe((event) => {
      if (own.session === undefined) early.push(event);
      else if (event.session === own.session) this.#tell(event);
    });
    const { vendor, sdk, package: name } = this.#target;
    const sdkVersion = name === undefined ? undefined : installedVersion(name);
    const { session, deviceId, warning } = await server.session.open({
      configured: false, ...sdkVersion === undefined ? {} : { sdkVersion }, ...params, vendor, sdk, platform: this.platform,
    });
    const { paywall: _paywall, pendingCheckout: _checkout, ...next } = params;
    this.#next = { ...next, deviceId };
    if (warning !== undefined) warnOnce(warning);
    own.session = session;
    const { sessions } = registry();
    sessions.set(server, (sessions.get(server) ?? new Set()).add(session));
    for (const event of early) if (event.session === session) this.#tell(event);
    return { server, session, unsubscribe };
  }

  #tell(event: SessionEvent): void {
    for (const listener of [...this.#listeners.keys()]) listener(event);
  }
}

/** A promise that is never settled. */
function never(): Promise<never> { return new Promise(() => undefined); }

/** The environment variable, and the global of a test runner's project, that names the platform of the tests' phones. */
export const platformVariable: string = 'REDEMPTION_PLATFORM';

/**
 * Returns the platform of an app with these options.
 *
 * @throws RangeError if it is neither `ios` nor `android`.
 */
export function platformOf({ platform }: AppOptions = {}): 'ios' | 'android' {
  const name = platform ?? (globalThis as unknown as { readonly [name: string]: string | undefined })[platformVariable] ?? process.env[platformVariable];
  if (name === undefined || name === '') return 'ios';
  if (name === 'ios' || name === 'android') return name;
  throw new RangeError(`${platform === undefined ? platformVariable : 'platform'} is ${name}; it must be ios or android.`);
}
