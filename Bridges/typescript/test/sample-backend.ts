import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { Server } from 'node:http';

/** The system's clock, which signatures are of: an exploration moves the app's. */
const systemNow = Date.now.bind(Date);

/** What is wrong with a backend. */
export type Mistake =
  | 'trusts the order' | 'counts a duplicate twice' | 'ignores transfers' | 'does not check the signature' | 'compares dates as text';

/** An event of RevenueCat, with the members that the backend reads. */
interface Event {
  readonly id: string;
  readonly type: string;
  readonly event_timestamp_ms: number;
  readonly app_user_id?: string;
  readonly aliases?: readonly string[];
  readonly original_transaction_id?: string;
  readonly expiration_at_ms?: number | null;
  readonly price?: number;
  readonly transferred_from?: readonly string[];
  readonly transferred_to?: readonly string[];
  readonly redeemed_from?: readonly string[];
  readonly redeemed_by?: readonly string[];
  readonly redemption_outcome?: string;
}

interface Purchase {
  readonly users: ReadonlySet<string>;
  readonly until: number;
}

/** Who may use what, as far as the events tell. */
interface State {
  readonly purchases: Map<string, Purchase>;
  income: number;
}

/** An app's own backend, which hears of purchases through RevenueCat's webhooks alone: a correct one, but for its mistakes. */
export class SampleBackend {
  readonly #mistakes: ReadonlySet<Mistake>;
  readonly #key: string;
  /** The table: every event that was accepted, in the order of arrival. */
  readonly #events: Event[] = [];

  constructor(key: string, mistakes: readonly Mistake[] = []) {
    this.#key = key;
    this.#mistakes = new Set(mistakes);
  }

  /** Takes a webhook, and returns the status of the answer. */
  receive(headers: Readonly<Record<string, unknown>>, body: string): number {
    if (!this.#mistakes.has('does not check the signature') && !this.#isSigned(String(headers['x-revenuecat-webhook-signature']), body)) return 401;
    const { event } = JSON.parse(body) as { event: Event };
    const isKnown = this.#events.some(({ id }) => id === event.id);
    if (!isKnown || this.#mistakes.has('counts a duplicate twice')) this.#events.push(event);
    return 200;
  }

  /** True if the user may use what is sold. */
  mayUse(user: string, now: number): boolean {
    const text = (time: number): string => new Date(time).toUTCString();
    return [...this.#state.purchases.values()].some(({ users, until }) =>
      users.has(user) && (this.#mistakes.has('compares dates as text') && Number.isFinite(until) ? text(until) > text(now) : until > now));
  }

  /** What was paid, less what was paid back. */
  get income(): number { return Math.round(this.#state.income * 100) / 100; }

  /** How many events it has. */
  get count(): number { return this.#events.length; }

  /** Listens on loopback, as a server does in production. */
  async serve(): Promise<{ readonly url: string; close(): void }> {
    const server: Server = createServer((request, response) => {
      const pieces: Uint8Array[] = [];
      request.on('data', (piece: Uint8Array) => { pieces.push(piece); });
      request.on('end', () => {
        response.statusCode = this.receive(request.headers, Buffer.concat(pieces).toString());
        response.end();
      });
    });
    await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', () => { resolve(); }); });
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    return { url: `http://127.0.0.1:${port}/webhooks`, close: () => { server.close(); } };
  }

  #isSigned(header: string, body: string): boolean {
    const fields = new Map(header.split(',').map((field) => field.split('=', 2) as [string, string]));
    const time = fields.get('t') ?? '';
    if (Math.abs(systemNow() / 1000 - Number(time)) > 300) return false;
    const expected = createHmac('sha256', this.#key).update(`${time}.${body}`).digest();
    const given = Buffer.from(fields.get('v1') ?? '', 'hex');
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  /** All events are applied anew, the oldest first: so their order of arrival does not matter. */
  get #state(): State {
    const state: State = { purchases: new Map(), income: 0 };
    const events = [...this.#events];
    if (!this.#mistakes.has('trusts the order')) events.sort((one, other) => one.event_timestamp_ms - other.event_timestamp_ms);
    for (const event of events) this.#apply(event, state);
    return state;
  }

  #apply(event: Event, state: State): void {
    const { purchases } = state;
    if (event.type === 'TRANSFER') {
      if (!this.#mistakes.has('ignores transfers')) this.#move(event.transferred_from ?? [], event.transferred_to ?? [], purchases, false);
    } else if (event.type === 'PURCHASE_REDEEMED') {
      if (event.redemption_outcome === 'alias') this.#move(event.redeemed_from ?? [], event.redeemed_by ?? [], purchases, true);
    } else if (event.original_transaction_id !== undefined) {
      const known = purchases.get(event.original_transaction_id);
      const users = new Set([...known?.users ?? [], ...known === undefined ? [event.app_user_id ?? ''] : [], ...event.aliases ?? []]);
      const until = event.expiration_at_ms ?? Number.POSITIVE_INFINITY;
      purchases.set(event.original_transaction_id, { users, until });
      state.income += event.price ?? 0;
    }
  }

  #move(from: readonly string[], to: readonly string[], purchases: Map<string, Purchase>, isMerge: boolean): void {
    for (const [id, { users, until }] of purchases) {
      if (![...users].some((user) => from.includes(user) || isMerge && to.includes(user))) continue;
      const left = isMerge ? [...users, ...from] : [...users].filter((user) => !from.includes(user));
      purchases.set(id, { users: new Set([...left, ...to]), until });
    }
  }
}
