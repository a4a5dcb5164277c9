import { CallRefused, CallTimedOut, UnreadableReply } from './errors.ts';
import { EventStream } from './events.ts';
import { frame, messageReader } from './framing.ts';
import type { Framing, MessageReader } from './framing.ts';
import type { SessionEvent } from './generated/types.ts';
import { isObject } from './json.ts';
import type { JSONObject, JSONValue } from './json.ts';
import { afterRealTime, inNextTurn } from './timers.ts';
import type { RealTimer } from './timers.ts';

/** What is used of an `AbortSignal`: the one of Node, of a browser or of React Native will do. */
export interface CallSignal {
  /** Whether it was given up already. */
  readonly aborted: boolean;
  /** What the promise is rejected with. */
  readonly reason: unknown;
  /** Calls the listener when it is given up. */
  addEventListener(type: 'abort', listener: () => void): void;
  /** Ends that. */
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** What one call may say beside its params. */
export interface CallOptions {
  /** How long to wait for the reply, in milliseconds of real time. The server's own `timeout` by default. */
  readonly timeout?: number;
  /** Cancels the call with `$/cancelRequest`, and rejects the promise with the signal's reason. */
  readonly signal?: CallSignal;
}

/** Where a connection writes to. */
export interface Outlet {
  /** Takes the bytes of one message. */
  write(bytes: Uint8Array): void;
  /** Whether somebody waits. */
  hold(holds: boolean): void;
}

interface Waiter {
  readonly method: string;
  readonly resolve: (result: JSONValue) => void;
  readonly reject: (reason: unknown) => void;
  readonly release: () => void;
}

/**
 * JSON-RPC 2.0 over a pair of byte streams: calls, their replies in any order, and events between them.
 *
 * An error reply without an id answers a message that the server could not read, so it does not say which call failed: every pending
 * call fails with that error's message (`CallRefused`). Later calls work.
 */
export class Connection {
  /** The server's `session/event` notifications. */
  readonly events: EventStream;
  readonly #outlet: Outlet;
  readonly #framing: Framing;
  readonly #reader: MessageReader;
  readonly #waiters = new Map<number, Waiter>();
  readonly #whenBroken: (error: UnreadableReply) => void;
  #lastId = 0;
  #traffic = 0;
  #longestMessage = Number.POSITIVE_INFINITY;
  // Messages that were read and not taken.
  #unread: string[] = [];
  #isPaused = false;
  #ended: Error | undefined;

  /** A connection that writes there. It passes what breaks it to `whenBroken`, after every call has ended. */
  constructor(outlet: Outlet, framing: Framing, whenBroken: (error: UnreadableReply) => void, events: EventStream = new EventStream()) {
    this.events = events;
    this.#outlet = outlet;
    this.#framing = framing;
    this.#reader = messageReader(framing);
    this.#whenBroken = whenBroken;
  }

  /** True after `end`. */
  get hasEnded(): boolean { return this.#ended !== undefined; }

  /** How many messages were sent and taken. */
  get traffic(): number { return this.#traffic; }

  /** How many calls wait for their replies. */
  get waiting(): number { return this.#waiters.size; }

  /** Messages of more bytes are refused here: the server could not tell which call it could not read. */
  limitMessages(bytes: number): void { this.#longestMessage = bytes; }

  /** Sends a request and gives its result. */
  call(method: string, params: JSONObject, timeout: number, signal?: CallSignal): Promise<JSONValue> {
    if (this.#ended !== undefined) return Promise.reject(this.#ended);
    if (signal?.aborted === true) return Promise.reject(signal.reason);
    const id = ++this.#lastId;
    const request = frame(JSON.stringify({ jsonrpc: '2.0', id, method, params }), this.#framing);
    if (request.length > this.#longestMessage) return Promise.reject(tooLarge(method, request.length, this.#longestMessage));
    return new Promise<JSONValue>((resolve, reject) => {
      const giveUp = (reason: unknown): void => {
        this.#settle(id)?.reject(reason);
        this.#send({ jsonrpc: '2.0', method: '$/cancelRequest', params: { id } });
      };
      const abort = (): void => { giveUp(signal?.reason); };
      const timer: RealTimer = afterRealTime(timeout, () => { giveUp(new CallTimedOut(method, timeout)); });
      signal?.addEventListener('abort', abort);
      const release = (): void => {
        timer.cancel();
        signal?.removeEventListener('abort', abort);
      };
      this.#waiters.set(id, { method, resolve, reject, release });
      if (this.#waiters.size === 1) this.#outlet.hold(true);
      this.#traffic += 1;
      this.#outlet.write(request);
    });
  }

  /** Takes what the server wrote. */
  received(bytes: Uint8Array): void {
    this.#reading(() => {
      for (const text of this.#reader.read(bytes)) this.#unread.push(text);
      if (!this.#isPaused) this.#takeUnread();
    });
  }

  /** Ends every call that waits, and every later one, with that error. */
  end(reason: Error): void {
    // What came before the end is taken, unless it cannot be.
    if (!(reason instanceof UnreadableReply)) this.#reading(() => { while (this.#unread.length > 0) this.#takeFirst(); });
    if (this.#ended !== undefined) return;
    this.#ended = reason;
    for (const id of [...this.#waiters.keys()]) this.#settle(id)?.reject(reason);
    this.events.end(reason);
  }

  #reading(read: () => void): void {
    if (this.#ended !== undefined) return;
    try {
      read();
    } catch (error) {
      if (!(error instanceof UnreadableReply)) throw error;
      this.end(error);
      this.#whenBroken(error);
    }
  }

  /** The code that awaits a reply goes on before a notification behind it is told: on a phone that one is a later turn of the event loop. */
  #takeUnread(): void {
    while (this.#unread.length > 0) {
      if (!this.#takeFirst()) continue;
      this.#isPaused = true;
      inNextTurn(() => {
        this.#isPaused = false;
        this.#reading(() => { this.#takeUnread(); });
      });
      return;
    }
  }

  #takeFirst(): boolean {
    const message = parsed(this.#unread.shift() ?? '');
    this.#traffic += 1;
    this.#take(message);
    return isObject(message) && 'id' in message;
  }

  #take(message: JSONValue): void {
    if (Array.isArray(message)) { for (const part of message as readonly JSONValue[]) this.#take(part); return; }
    if (!isObject(message)) throw new UnreadableReply('a message that is no object');
    if (typeof message['method'] === 'string') this.#takeNotification(message['method'], message);
    else this.#takeReply(message);
  }

  #takeNotification(method: string, message: JSONObject): void {
    if ('id' in message) throw new UnreadableReply(`a request of its own, ${JSON.stringify(method)}`);
    // A newer server may tell more than this package knows.
    if (method !== 'session/event') return;
    this.events.tell(eventOf(message['params']));
  }

  #takeReply(message: JSONObject): void {
    const { id, result, error } = message;
    if (id === null && isObject(error)) {
      for (const [pending, { method }] of [...this.#waiters]) this.#settle(pending)?.reject(refusal(method, error));
      return;
    }
    if (typeof id !== 'number' || id < 1 || id > this.#lastId) throw new UnreadableReply('a reply to nothing that was asked');
    if ((result === undefined) === (error === undefined)) throw new UnreadableReply('a reply without exactly one of result and error');
    if (error !== undefined && !isObject(error)) throw new UnreadableReply('an error that is no object');
    // Read before the waiter leaves the map: an unreadable error ends it with all others.
    const refused = error === undefined ? undefined : refusal(this.#waiters.get(id)?.method ?? 'a call', error);
    // The late reply to a call that was given up finds no one.
    const waiter = this.#settle(id);
    if (waiter === undefined) return;
    if (refused !== undefined) waiter.reject(refused);
    else if (result !== undefined) waiter.resolve(result);
  }

  #settle(id: number): Waiter | undefined {
    const waiter = this.#waiters.get(id);
    if (waiter === undefined) return undefined;
    this.#waiters.delete(id);
    if (this.#waiters.size === 0) this.#outlet.hold(false);
    waiter.release();
    return waiter;
  }

  #send(message: JSONObject): void {
    if (this.#ended === undefined) this.#outlet.write(frame(JSON.stringify(message), this.#framing));
  }
}

function parsed(text: string): JSONValue {
  try {
    return JSON.parse(text) as JSONValue;
  } catch {
    throw new UnreadableReply(`a line that is no JSON, ${JSON.stringify(text.slice(0, 60))}`);
  }
}

function tooLarge(method: string, size: number, limit: number): CallRefused {
  return new CallRefused(method, -32099, `The message has ${size} bytes.`,
    { kind: 'messageTooLarge', expected: `at most ${limit} bytes` });
}

function refusal(method: string, error: JSONObject): CallRefused {
  const { code, message, data } = error;
  if (typeof code !== 'number' || typeof message !== 'string') throw new UnreadableReply('an error without code and message');
  return new CallRefused(method, code, message, data ?? null);
}

function eventOf(params: JSONValue | undefined): SessionEvent {
  if (!isObject(params)) throw new UnreadableReply('an event without params');
  const { session, sequence, name, at, params: body } = params;
  if (typeof session !== 'string' || typeof sequence !== 'number' || typeof name !== 'string' || typeof at !== 'number' ||
      !isObject(body)) {
    throw new UnreadableReply('an event that is none');
  }
  return { session, sequence, name, at, params: body };
}
