import { findCommand } from './command.ts';
import { Connection } from './connection.ts';
import type { CallOptions } from './connection.ts';
import { RedemptionError, ServerExited, ServerStartFailed, ServerVersionMismatch, UnreadableReply } from './errors.ts';
import type { EventStream } from './events.ts';
import type { Framing } from './framing.ts';
import { Calls, decodeResult, DecodingError } from './generated/index.ts';
import type { Caller } from './generated/index.ts';
import { isObject } from './json.ts';
import type { JSONObject, JSONValue } from './json.ts';
import { ServerProcess } from './process.ts';
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
  /** How messages are told apart; `line` by default. A result never depends on it. */
  readonly framing?: Framing;
}

/**
 * A running `redemption serve`, and the calls to it: `server.link.parse(…)`, `server.session.open(…)` and so on, a method for each
 * of the contract's, grouped by the part of its name before the slash.
 *
 * They throw what `call` does.
 */
export class RedemptionServer extends Calls<CallOptions> {
  readonly #connection: Connection;
  readonly #process: ServerProcess;
  readonly #timeout: number;

  private constructor(connection: Connection, process: ServerProcess, timeout: number) {
    super(typedCaller(connection, timeout));
    this.#connection = connection;
    this.#process = process;
    this.#timeout = timeout;
  }

  /**
   * Starts a server and makes sure that it is one that this package can talk to.
   *
   * @throws ServerNotFound, ServerStartFailed or ServerVersionMismatch; each says what to do.
   */
  static async start(options: ServerOptions = {}): Promise<RedemptionServer> {
    const command = findCommand(options.executable);
    const args = [...command.args, 'serve', '--ledger', options.ledger ?? ':memory:', '--clock', options.clock ?? 'virtual',
      '--framing', options.framing ?? 'line'];
    const process: ServerProcess = new ServerProcess(command.program, args, {
      received: (bytes) => { connection.received(bytes); },
      refused: (reason) => { connection.end(new ServerStartFailed(command.name, reason, '')); },
      ended: (exit) => { connection.end(exit); },
    });
    const connection = new Connection(process, options.framing ?? 'line', () => { process.kill(); });
    const server = new RedemptionServer(connection, process, options.timeout ?? 10_000);
    try {
      await server.#greet(command.name);
    } catch (error) {
      process.kill();
      throw error;
    }
    return server;
  }

  /** What the sessions tell: the server's `session/event` notifications. */
  get events(): EventStream { return this.#connection.events; }

  /** The server's process id. */
  get pid(): number | undefined { return this.#process.pid; }

  /** Whether the server has not ended yet. */
  get isRunning(): boolean { return this.#process.isRunning; }

  /** The end of what the server wrote to stderr: its log. */
  get stderr(): string { return this.#process.stderr; }

  /**
   * Calls a method by its name in the contract, without types: for what a newer server has.
   *
   * @throws CallRefused for an error reply, CallTimedOut, ServerExited, UnreadableReply; the reason of `signal` when it was
   *   given up by that.
   */
  async call(method: string, params: JSONObject = {}, options: CallOptions = {}): Promise<JSONValue> {
    return await this.#connection.call(method, params, options.timeout ?? this.#timeout, options.signal);
  }

  /** Ends the server. Calls that wait are still answered where the server can. May be called more than once. */
  close(): Promise<void> { return this.#process.close(); }

  async #greet(executable: string): Promise<void> {
    const description = await this.call('server/describe').catch((error: unknown) => {
      if (error instanceof ServerStartFailed) throw error;
      const reason = error instanceof ServerExited
        ? `it ended with ${error.signal ?? `status ${error.status ?? 'unknown'}`}`
        : error instanceof RedemptionError ? error.message.replace(/\.$/, '') : String(error);
      throw new ServerStartFailed(executable, reason, this.#process.stderr, error);
    });
    if (!isObject(description) || typeof description['version'] !== 'string') {
      throw new ServerStartFailed(executable, 'server/describe told no version', this.#process.stderr,
        new UnreadableReply('a description without a version'));
    }
    const contract = description['contractVersion'];
    const found = { version: description['version'], contractVersion: typeof contract === 'number' ? contract : undefined };
    const old = tooOld(found);
    if (old !== undefined) throw new ServerVersionMismatch(executable, found, old);
    const limits = description['limits'];
    if (isObject(limits) && typeof limits['messageBytes'] === 'number') this.#connection.limitMessages(limits['messageBytes']);
  }
}

/** Reads results by the contract: what does not fit is an error of the server's, and nothing an app should meet further on. */
function typedCaller(connection: Connection, timeout: number): Caller<CallOptions> {
  return {
    async request(method, params, options) {
      // The types of params are interfaces, which TypeScript does not take for maps of JSON values.
      const sent = params as unknown as JSONObject;
      const result = await connection.call(method, sent, options?.timeout ?? timeout, options?.signal);
      try {
        return decodeResult(method, result);
      } catch (error) {
        if (!(error instanceof DecodingError)) throw error;
        throw new UnreadableReply(`the result of ${method}. ${error.message.replace(/\.$/, '')}`);
      }
    },
  };
}
