import { linkDelivery } from '../src/index.ts';
import type { ChannelApp, ExploreShows, JSONObject, JSONValue } from '../src/index.ts';

/** What is wrong, or unusual, in an app. */
export type Habit =
  | 'retries nothing' | 'redeems twice' | 'says active for a lapsed purchase' | 'says another user is the buyer' | 'never stops its spinner' | 'throws at a retry'
  | 'says active before the answer' | 'keeps access after signing out' | 'shows the user before the sign-in has worked' | 'says nothing about a used link'
  | 'says expired after a failure' | 'asks for a retry of a used link' | 'says active is expired' | 'says another user is a failure' | 'calls a damaged link expired'
  | 'unlocks only by a redemption'
  | 'redeems again at each news' | 'gives access for any answer' | 'throws in a timer' | 'tries again after a success' | 'keeps the oldest customer'
  | 'redeems its stored link at each start' | 'stores its link until the answer' | 'remembers between stories' | 'gives up after a failure'
  | 'waits a moment' | 'redeems one after another' | 'asks the SDK after each redemption' | 'says everything in text' | 'retries by itself after a failure'
  | 'redeems after signing in' | 'shows no user' | 'writes down what it did' | 'polls' | 'ignores a link that it knows';

let stories = 0;

/** A small app that redeems links: a correct one, but for its habits. */
export class ExploredApp {
  readonly #sdk: ChannelApp;
  readonly #habits: ReadonlySet<Habit>;
  #says: NonNullable<ExploreShows['says']> = 'nothing';
  #active: string[] = [];
  #user: string | undefined;
  #link: string | undefined;
  #running: string | undefined;
  #waiting: string[] = [];
  #known: string[] = [];
  #customers = 0;
  #hasGivenUp = false;
  /** What outlives a restart. */
  readonly #storage: { link?: string };

  constructor(sdk: ChannelApp, habits: readonly Habit[], storage: { link?: string } = {}) {
    this.#storage = storage;
    this.#sdk = sdk;
    this.#habits = new Set(habits);
  }

  static async start(sdk: ChannelApp, habits: readonly Habit[], storage: { link?: string } = {}): Promise<ExploredApp> {
    const app = new ExploredApp(sdk, habits, storage);
    stories += 1;
    if (app.#has('remembers between stories') && stories % 5 === 0) app.#says = 'error';
    linkDelivery().listen((url) => { app.#opened(url); });
    sdk.listen((event) => { if (event.name === 'customerInfoUpdated') app.#news(event.params); }, Symbol('app'));
    await sdk.call('setupPurchases', ['key', null, null, null, 'DEFAULT', false]);
    if (storage.link !== undefined) void app.#redeem(storage.link);
    if (app.#has('polls')) setInterval(() => { void sdk.call('getCustomerInfo', []); }, 60_000);
    return app;
  }

  async restart(how: 'relaunch' | 'reinstall'): Promise<ExploredApp> {
    return await ExploredApp.start(this.#sdk, [...this.#habits], how === 'relaunch' ? this.#storage : {});
  }

  get shows(): ExploreShows {
    const active = this.#active.length > 0;
    const says = this.#says === 'nothing' && active ? 'active' : this.#says;
    if (this.#has('says everything in text')) return { text: `${says}: ${this.#active.join()}`, says };
    return { says, access: this.#active, ...this.#user !== undefined && !this.#has('shows no user') && { user: this.#user } };
  }

  get key(): JSONValue {
    return [this.#says, this.#active, this.#user ?? null, this.#link ?? null, this.#running ?? null, this.#waiting, this.#known, Math.min(this.#customers, 2), this.#hasGivenUp, this.#storage.link ?? null];
  }

  get enabled(): string[] { return this.#says === 'retry' ? ['retry', 'signIn', 'signOut'] : ['signIn', 'signOut']; }

  async retry(): Promise<void> {
    if (this.#has('throws at a retry')) throw new TypeError('no reply');
    if (this.#hasGivenUp) return;
    if (this.#has('retries nothing') || this.#link === undefined) return;
    await this.#redeem(this.#link);
  }

  async signIn(): Promise<void> {
    if (this.#has('shows the user before the sign-in has worked')) this.#user = 'ada';
    const answer = await this.#sdk.call('logIn', ['ada']);
    if ('error' in answer) return;
    this.#user = 'ada';
    if (isCustomer(answer.value) && !this.#has('unlocks only by a redemption')) this.#take(answer.value['customerInfo']);
    if (this.#has('redeems after signing in') && this.#link !== undefined) {
      const link = this.#link;
      this.#link = undefined;
      await this.#redeem(link);
    }
  }

  async signOut(): Promise<void> {
    if (this.#user === undefined) return;
    // The SDK has no user any more, even if it could not ask what its new customer has.
    const before = this.#active;
    this.#known = [];
    const answer = await this.#sdk.call('logOut', []);
    this.#user = undefined;
    this.#says = 'nothing';
    if (this.#has('keeps access after signing out')) {
      this.#active = before;
      return;
    }
    this.#active = [];
    if ('value' in answer) this.#take(answer.value ?? null);
  }

  #has(habit: Habit): boolean { return this.#habits.has(habit); }

  #opened(url: string): void {
    if (this.#hasGivenUp) return;
    if (this.#has('ignores a link that it knows') && this.#known.includes(url)) return;
    if (this.#has('redeems after signing in') && this.#user === undefined) {
      this.#link = url;
      this.#says = 'retry';
      return;
    }
    if (this.#has('waits a moment')) {
      this.#says = 'working';
      setTimeout(() => { void this.#redeem(url); }, 300);
      return;
    }
    void this.#redeem(url);
    if (this.#has('redeems twice')) void this.#redeem(url);
  }

  async #redeem(url: string): Promise<void> {
    // A link that comes while another one is redeemed waits for it.
    if (this.#running !== undefined && !this.#has('redeems twice')) {
      if (this.#has('redeems one after another')) this.#waiting.push(url);
      return;
    }
    this.#link = this.#running = url;
    if (this.#has('redeems its stored link at each start') || this.#has('stores its link until the answer')) this.#storage.link = url;
    this.#says = this.#has('says active before the answer') ? 'active' : 'working';
    const answer = await this.#sdk.call('redeemWebPurchase', [url]);
    this.#running = undefined;
    if (this.#has('stores its link until the answer')) delete this.#storage.link;
    this.#judge(url, 'value' in answer && isObject(answer.value) ? answer.value : {});
    if (this.#has('asks the SDK after each redemption')) {
      const info = await this.#sdk.call('getCustomerInfo', []);
      if ('value' in info) this.#take(info.value ?? null);
    }
    const next = this.#waiting.shift();
    if (next !== undefined) await this.#redeem(next);
  }

  #judge(url: string, { result, customerInfo }: JSONObject): void {
    if (this.#has('never stops its spinner') && result !== 'SUCCESS') return;
    if (this.#has('writes down what it did')) this.#known = [...this.#known, `${String(result)} ${url}`].slice(-1);
    switch (result) {
      case 'SUCCESS': {
        if (!this.#has('keeps the oldest customer') || this.#customers === 0) this.#take(customerInfo ?? null);
        this.#says = this.#active.length > 0 || this.#has('says active for a lapsed purchase') ? 'active' : 'expired';
        if (this.#has('says active is expired')) this.#says = 'expired';
        if (this.#has('says another user is the buyer')) this.#user ??= 'ada';
        if (this.#has('ignores a link that it knows')) this.#known = [url];
        if (this.#has('tries again after a success')) setTimeout(() => { void this.#redeem(url); }, 500);
        return;
      }
      case 'EXPIRED':
        if (this.#has('throws in a timer')) setTimeout(() => { throw new Error('it is over'); }, 0);
        this.#says = this.#has('says nothing about a used link') ? 'nothing' : this.#has('asks for a retry of a used link') ? 'retry' : 'expired'; break;
      case 'INVALID_TOKEN': this.#says = this.#has('calls a damaged link expired') ? 'expired' : 'invalid'; break;
      case 'PURCHASE_BELONGS_TO_OTHER_USER': this.#says = this.#has('says another user is a failure') ? 'retry' : 'otherUser'; break;
      default:
        this.#says = this.#has('says expired after a failure') ? 'expired' : 'retry';
        this.#hasGivenUp = this.#has('gives up after a failure');
        if (this.#has('retries by itself after a failure')) setTimeout(() => { if (this.#says === 'retry') void this.#redeem(url); }, 5_000);
    }
    if (this.#has('gives access for any answer')) this.#active = ['pro'];
  }

  #news(customer: JSONValue): void {
    if (this.#has('unlocks only by a redemption')) return;
    this.#take(customer);
    if (this.#has('redeems again at each news') && this.#link !== undefined && this.#customers < 4) {
      const link = this.#link;
      setTimeout(() => { void this.#redeem(link); }, 0);
    }
  }

  #take(customer: JSONValue): void {
    const info = isCustomer(customer) ? customer['customerInfo'] : customer;
    if (!isObject(info) || !isObject(info['entitlements'])) return;
    this.#customers += 1;
    if (this.#has('keeps the oldest customer') && this.#customers > 1 && this.#active.length > 0) return;
    const { active } = info['entitlements'];
    this.#active = isObject(active) ? Object.keys(active) : [];
    if (this.#active.length === 0 && this.#says === 'active') this.#says = 'expired';
  }
}

function isObject(value: JSONValue | undefined): value is JSONObject { return typeof value === 'object' && value !== null && !Array.isArray(value); }

function isCustomer(value: JSONValue | undefined): value is JSONObject & { customerInfo: JSONValue } { return isObject(value) && 'customerInfo' in value; }
