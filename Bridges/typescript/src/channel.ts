import { ChannelSilent, UnreadableReply } from './errors.ts';
import type { SessionEvent, SessionOpenParams } from './generated/types.ts';
import { isObject } from './json.ts';
import type { JSONValue } from './json.ts';
import { RedemptionServer } from './server.ts';
import type { ServerOptions } from './server.ts';
import { afterRealTime } from './timers.ts';

/** Where an app finds its server: one that runs, or is being started, or how to start one of its own. */
export type ServerSource = RedemptionServer | Promise<RedemptionServer> | ServerOptions;

/** Params of `session/open` beside the target. */
export type AppSession = Partial<Omit<SessionOpenParams, 'vendor' | 'sdk' | 'platform'>>;

/** How a stand-in for an app's native side is made. */
export interface AppOptions {
  /** The phone whose native SDK is stood in for; `ios` by default. */
  readonly platform?: 'ios' | 'android';
  /** The server. By default one is started at the first call, and closed by `close()`. */
  readonly server?: ServerSource;
  /** Params of `session/open` beside the target, such as `gateway` or `appUserId`. The app configures the SDK itself, so the
   * session is opened unconfigured unless `configured` says otherwise. */
  readonly session?: AppSession;
  /** How long a call may take, in milliseconds of real time; 4,000 by default, which is below Jest's own limit for a test. */
  readonly timeout?: number;
}

/** What the native side gives back: a value, or the channel's own error. */
export type ChannelAnswer =
  | { readonly value: JSONValue }
  | { readonly error: { readonly code: string; readonly message: string; readonly details: JSONValue } };

/** Which SDK is stood in for. */
export interface AppTarget {
  /** Whose SDK. */
  readonly vendor: 'revenuecat' | 'superwall';
  /** Which wrapper of it. */
  readonly sdk: 'react-native' | 'capacitor';
}

interface Installation {
  readonly server: RedemptionServer;
  readonly session: string;
  readonly unsubscribe: () => void;
}

/**
 * One installed app, as its SDK's native side: calls go to `channel/call` of a session, the session's events come back.
 *
 * The server and the session are there from the first call on, so that a mock can be made before anything has started.
 */
export class ChannelApp {
  /** The phone whose native SDK is stood in for. */
  readonly platform: 'ios' | 'android';
  readonly #target: AppTarget;
  readonly #options: AppOptions;
  readonly #timeout: number;
  readonly #listeners = new Set<(event: SessionEvent) => void>();
  #server: Promise<RedemptionServer> | undefined;
  #installation: Promise<Installation> | undefined;

  /** An app that nobody has started yet. */
  constructor(target: AppTarget, options: AppOptions = {}) {
    this.platform = options.platform ?? 'ios';
    this.#target = target;
    this.#options = options;
    this.#timeout = options.timeout ?? 4_000;
  }

  /** The server: to sell, to move the clock, to inject faults. Started at the first call of anything. */
  server(): Promise<RedemptionServer> {
    this.#server ??= started(this.#options.server);
    return this.#server;
  }

  /** The id of the app's session on the server. */
  async session(): Promise<string> { return (await this.#installed()).session; }

  /** A fresh install of the app: the session ends, and the next call opens another one, with these params of `session/open`. */
  async install(session: AppSession = {}): Promise<void> {
    await this.uninstall();
    this.#installation = this.#open(session);
    await this.#installation;
  }

  /** Ends the session, if there is one. */
  async uninstall(): Promise<void> {
    const installation = await this.#installation?.catch(() => undefined);
    this.#installation = undefined;
    if (installation === undefined) return;
    await installation.server.session.close({ session: installation.session });
    installation.unsubscribe();
  }

  /** Ends the session, and the server where it is the app's own. */
  async close(): Promise<void> {
    const server = await this.#server?.catch(() => undefined);
    this.#server = undefined;
    (await this.#installation?.catch(() => undefined))?.unsubscribe();
    this.#installation = undefined;
    if (server !== undefined && isOwn(this.#options.server)) await server.close();
  }

  /** Calls the listener for each event of the app's session. Gives a function that ends this. */
  listen(listener: (event: SessionEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => { this.#listeners.delete(listener); };
  }

  /**
   * Makes a call of the channel.
   *
   * @throws ChannelSilent, after the time limit, where the real native side never answers; what `RedemptionServer.call` throws.
   */
  async call(method: string, args: JSONValue): Promise<ChannelAnswer> {
    const { server, session } = await this.#installed();
    return await new Promise<ChannelAnswer>((resolve, reject) => {
      let silence: ChannelSilent | undefined;
      const limit = afterRealTime(this.#timeout, () => { if (silence !== undefined) reject(silence); });
      server.call('channel/call', { session, method, arguments: args }, { timeout: this.#timeout }).then((result) => {
        const answer = readAnswer(result);
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
    this.#installation ??= this.#open({});
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
    const { session } = await server.session.open({
      configured: false, ...this.#options.session, ...params, ...this.#target, platform: this.platform,
    });
    own.session = session;
    for (const event of early) if (event.session === session) this.#tell(event);
    return { server, session, unsubscribe };
  }

  #tell(event: SessionEvent): void {
    for (const listener of [...this.#listeners]) listener(event);
  }
}

function started(source: ServerSource | undefined): Promise<RedemptionServer> {
  if (source instanceof RedemptionServer) return Promise.resolve(source);
  if (source instanceof Promise) return source;
  return RedemptionServer.start(source);
}

function isOwn(source: ServerSource | undefined): boolean {
  return !(source instanceof RedemptionServer) && !(source instanceof Promise);
}

function readAnswer(result: JSONValue): ChannelAnswer | { readonly silent: string } {
  if (isObject(result)) {
    const { value, error, silent } = result;
    if (value !== undefined) return { value };
    if (typeof silent === 'string') return { silent };
    if (isObject(error) && typeof error['code'] === 'string' && typeof error['message'] === 'string') {
      return { error: { code: error['code'], message: error['message'], details: error['details'] ?? null } };
    }
  }
  throw new UnreadableReply('an answer of a channel with none of value, error and silent');
}
