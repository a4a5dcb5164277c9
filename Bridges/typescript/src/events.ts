import { CallTimedOut } from './errors.ts';
import { afterRealTime } from './timers.ts';
import type { SessionEvent } from './generated/types.ts';

/** Which events to look at: by name, by session, or both. */
export interface EventFilter {
  /** The SDK's own word for it, such as `didRedeemLink`; any by default. */
  readonly name?: string;
  /** The session that sends it; any by default. */
  readonly session?: string;
}

/** The events of a server's sessions, in the order in which the server sent them. */
export class EventStream {
  readonly #listeners = new Set<(event: SessionEvent) => void>();
  readonly #enders = new Set<(error: Error) => void>();
  #ended: Error | undefined;

  /** Calls the listener for each event from now on. Gives a function that ends this. */
  subscribe(listener: (event: SessionEvent) => void, filter: EventFilter = {}): () => void {
    const selecting = (event: SessionEvent): void => { if (matches(event, filter)) listener(event); };
    this.#listeners.add(selecting);
    return () => { this.#listeners.delete(selecting); };
  }

  /**
   * The next event that matches.
   *
   * @param filter What to wait for; anything by default.
   * @param options `timeout` in milliseconds of real time, 10,000 by default.
   * @throws CallTimedOut when none came, ServerExited when none can come any more.
   */
  next(filter: EventFilter = {}, options: { readonly timeout?: number } = {}): Promise<SessionEvent> {
    return new Promise((resolve, reject) => {
      if (this.#ended !== undefined) { reject(this.#ended); return; }
      const limit = options.timeout ?? 10_000;
      const end = (): void => {
        unsubscribe();
        this.#enders.delete(fail);
        timer.cancel();
      };
      const fail = (error: Error): void => { end(); reject(error); };
      const unsubscribe = this.subscribe((event) => { end(); resolve(event); }, filter);
      const timer = afterRealTime(limit, () => { fail(new CallTimedOut(`session/event ${filter.name ?? ''}`.trim(), limit)); });
      this.#enders.add(fail);
    });
  }

  /** Each event from now on, until the server is closed. */
  async *[Symbol.asyncIterator](): AsyncGenerator<SessionEvent, void, undefined> {
    const waiting: SessionEvent[] = [];
    let wake: (() => void) | undefined;
    const unsubscribe = this.subscribe((event) => { waiting.push(event); wake?.(); });
    const end = (): void => { wake?.(); };
    this.#enders.add(end);
    try {
      for (;;) {
        const event = waiting.shift();
        if (event !== undefined) yield event;
        else if (this.#ended !== undefined) return;
        else await new Promise<void>((resolve) => { wake = resolve; });
      }
    } finally {
      unsubscribe();
      this.#enders.delete(end);
    }
  }

  /** @internal Tells an event. A listener that throws keeps no other from hearing it. */
  tell(event: SessionEvent): void {
    for (const listener of [...this.#listeners]) {
      try {
        listener(event);
      } catch (error) {
        // On its own turn, so that it reaches the test framework as what it is.
        afterRealTime(0, () => { throw error; });
      }
    }
  }

  /** @internal The server runs again. */
  resume(): void { this.#ended = undefined; }

  /** @internal No event comes any more. */
  end(reason: Error): void {
    this.#ended ??= reason;
    for (const ender of [...this.#enders]) ender(this.#ended);
  }
}

function matches(event: SessionEvent, filter: EventFilter): boolean {
  return (filter.name === undefined || event.name === filter.name) &&
    (filter.session === undefined || event.session === filter.session);
}
