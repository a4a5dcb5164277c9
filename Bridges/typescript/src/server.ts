import { addressOf, urlVariable } from './address.ts';
import type { ServerAddress } from './address.ts';
import { findCommand } from './command.ts';
import { Connection } from './connection.ts';
import type { CallOptions } from './connection.ts';
import { RedemptionError, ServerExited, ServerStartFailed, ServerUnreachable, ServerVersionMismatch, UnreadableReply } from './errors.ts';
import { EventStream } from './events.ts';
import type { Framing } from './framing.ts';
import { Calls, decodeResult, DecodingError } from './generated/index.ts';
import type { Caller } from './generated/index.ts';
import { isObject } from './json.ts';
import type { JSONObject, JSONValue } from './json.ts';
import { ServerProcess } from './process.ts';
import type { ProcessListener, ServerLink } from './process.ts';
import { RemoteServer } from './remote.ts';
import { tooOld } from './version.ts';

/** How a server is started. */
export interface ServerOptions {
  /** The program. Without it: the command line in REDEMPTION_COMMAND, else the program in REDEMPTION_EXECUTABLE, else `redemption` on
   * the PATH. */
  readonly executable?: string;
  /** Where purchases and codes are kept: a file, or `:memory:` (default). */
  readonly ledger?: string;
  /** `virtual` (default) moves by `clock.advance` only; `system` is the machine's. */
  readonly clock?: 'system' | 'virtual';
  /** How long each call waits for its reply, in milliseconds of real time; 10,000 by default. Also the limit of the start. */
  readonly timeout?: number;
  /** How messages are separated; `line` by default. Results do not depend on it. */
  readonly framing?: Framing;
}

/**
 * A running `redemption serve`, and the calls to it: `server.link.parse(…)`, `server.session.open(…)` and so on, a method for each
 * of the contract's, grouped by the part of its name before the slash.
 *
 * They throw what `call` does.
 */
export class RedemptionServer extends Calls<CallOptions> {
  readonly #wire: { current: Wire };
  readonly #options: ServerOptions;
  readonly #events: EventStream;
  readonly #timeout: number;
  #restarting: Promise<void> | undefined;
  #isClosed = false;

  private constructor(wire: Wire, options: ServerOptions, events: EventStream) {
    const holder = { current: wire };
    const timeout = timeoutOf(options);
    super(typedCaller(() => holder.current.connection, timeout));
    this.#wire = holder;
    this.#options = options;
    this.#events = events;
    this.#timeout = timeout;
  }

  /**
   * Starts a server, or connects to the running one that REDEMPTION_URL names, and makes sure that this package can talk to it. The option
   * `executable` starts one in any case.
   *
   * @throws ServerNotFound, ServerStartFailed, ServerUnreachable or ServerVersionMismatch; each says what to do.
   */
  static async start(options: ServerOptions = {}): Promise<RedemptionServer> {
    const events = new EventStream();
    return new RedemptionServer(await open(options, events), options, events);
  }

  /**
   * Starts the server again after it has ended, or connects again; does nothing while it runs. The object stays the same, and listeners of `events`
   * stay. Sessions are gone, and a ledger in memory is empty. `phone.reset()` does this.
   *
   * @throws what `start` throws.
   */
  restart(): Promise<void> {
    if (this.isRunning) return Promise.resolve();
    this.#restarting ??= open(this.#options, this.#events)
      .then((wire) => {
        this.#wire.current = wire;
        this.#isClosed = false;
        this.#events.resume();
      })
      .finally(() => { this.#restarting = undefined; });
    return this.#restarting;
  }

  /** The events of the sessions: the server's `session/event` notifications. */
  get events(): EventStream { return this.#events; }

  /** The server's process id; undefined for a server that this package has not started. */
  get pid(): number | undefined { return this.#wire.current.link.pid; }

  /** @internal How many messages were sent and taken, and how many calls wait. */
  get traffic(): { readonly messages: number; readonly waiting: number } {
    const { traffic, waiting } = this.#wire.current.connection;
    return { messages: traffic, waiting };
  }

  /** True until the server ends, or its connection. */
  get isRunning(): boolean { return this.#wire.current.link.isRunning && !this.#wire.current.connection.hasEnded; }

  /** True after `close`. */
  get isClosed(): boolean { return this.#isClosed; }

  /** The end of what the server wrote to stderr: its log. */
  get stderr(): string { return this.#wire.current.link.stderr; }

  /**
   * Calls a method by its name in the contract, without types: for what a newer server has.
   *
   * @throws CallRefused for an error reply, CallTimedOut, ServerExited, UnreadableReply; the reason of `signal` when it was
   *   given up by that.
   */
  async call(method: string, params: JSONObject = {}, options: CallOptions = {}): Promise<JSONValue> {
    return await this.#wire.current.connection.call(method, params, options.timeout ?? this.#timeout, options.signal);
  }

  /** Ends the server; calls that wait are still answered where the server can. Of a server that this package has not started, it ends the
   * connection only, and with it this client's sessions. May be called more than once. */
  close(): Promise<void> {
    this.#isClosed = true;
    return this.#wire.current.link.close();
  }
}

/** One life of a server: the process or the connection to it. */
interface Wire {
  readonly connection: Connection;
  readonly link: ServerLink;
}

function timeoutOf({ timeout = 10_000 }: ServerOptions): number { return timeout; }

async function open(options: ServerOptions, events: EventStream): Promise<Wire> {
  const address = options.executable === undefined ? addressOf() : undefined;
  const framing = address === undefined ? options.framing ?? 'line' : 'line';
  const listener: ProcessListener = {
    received: (bytes) => { connection.received(bytes); },
    refused: (reason) => { connection.end(new ServerStartFailed(name, reason, '')); },
    ended: (exit) => { connection.end(exit); },
  };
  const { link, name } = address === undefined ? startProcess(options, framing, listener) : await connect(address, options, timeoutOf(options), listener);
  const connection: Connection = new Connection(link, framing, () => { link.kill(); }, events);
  try {
    await greet({ connection, link }, name, timeoutOf(options));
  } catch (error) {
    link.kill();
    throw address === undefined ? error : unreachable(address, error);
  }
  return { connection, link };
}

async function greet({ connection, link }: Wire, executable: string, timeout: number): Promise<void> {
  const description = await connection.call('server/describe', {}, timeout).catch((error: unknown) => {
    if (error instanceof ServerStartFailed) throw error;
    const reason = error instanceof ServerExited
      ? `it ended with ${error.signal ?? `status ${error.status ?? 'unknown'}`}`
      : error instanceof RedemptionError ? error.message.replace(/\.$/, '') : String(error);
    throw new ServerStartFailed(executable, reason, link.stderr, error);
  });
  if (!isObject(description) || typeof description['version'] !== 'string') {
    throw new ServerStartFailed(executable, 'server/describe returned no version', link.stderr,
      new UnreadableReply('a description without a version'));
  }
  const contract = description['contractVersion'];
  const found = { version: description['version'], contractVersion: typeof contract === 'number' ? contract : undefined };
  const old = tooOld(found);
  if (old !== undefined) throw new ServerVersionMismatch(executable, found, old);
  const limits = description['limits'];
  if (isObject(limits) && typeof limits['messageBytes'] === 'number') connection.limitMessages(limits['messageBytes']);
}

function startProcess(options: ServerOptions, framing: Framing, listener: ProcessListener): { readonly link: ServerLink; readonly name: string } {
  const command = findCommand(options.executable);
  const args = [...command.args, 'serve', '--ledger', options.ledger ?? ':memory:', '--clock', options.clock ?? 'virtual', '--framing', framing];
  return { link: new ServerProcess(command.program, args, listener), name: command.name };
}

/** The same error about a server that is not this package's child. */
function unreachable({ origin }: ServerAddress, error: unknown): unknown {
  if (!(error instanceof ServerStartFailed)) return error;
  return new ServerUnreachable(origin, `it did not describe itself (${error.reason})`, `Correct ${urlVariable}, or start another server there.`);
}

async function connect(
  address: ServerAddress, options: ServerOptions, timeout: number, listener: ProcessListener,
): Promise<{ readonly link: ServerLink; readonly name: string }> {
  for (const option of ['ledger', 'clock'] as const) {
    if (options[option] === undefined) continue;
    throw new ServerUnreachable(address.origin, `the option \`${option}\` is for a server that this package starts`,
      `Remove the option, or unset ${urlVariable}.`);
  }
  return { link: await RemoteServer.connect(address, listener, timeout), name: address.origin };
}

/** Reads results by the contract: what does not fit is an error of the server's, and nothing an app should meet further on. */
function typedCaller(connection: () => Connection, timeout: number): Caller<CallOptions> {
  return {
    async request(method, params, options) {
      // The types of params are interfaces, which TypeScript does not take for maps of JSON values.
      const sent = params as unknown as JSONObject;
      const result = await connection().call(method, sent, options?.timeout ?? timeout, options?.signal);
      try {
        return decodeResult(method, result);
      } catch (error) {
        if (!(error instanceof DecodingError)) throw error;
        throw new UnreadableReply(`the result of ${method}. ${error.message.replace(/\.$/, '')}`);
      }
    },
  };
}
