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
  | 'loses the link that starts it' | 'redeems the link that starts it before it configures its SDK' | 'redeems the link that starts it before it logs in'
  | 'keeps an account of its own' | 'says expired before the answer' | 'says expired at a sign-in' | 'says another user at a sign-out' | 'signs in and shows nobody' | 'ignores a sign-out'
  | 'redeems after signing in' | 'shows no user' | 'writes down what it did' | 'polls' | 'ignores a link that it knows';

let stories = 0;

interface Storage { link?: string; user?: string }

/** A small app that redeems links: a correct one, but for its habits. */
export class ExploredApp {
  readonly #sdk: ChannelApp;
  #habits: ReadonlySet<Habit>;
  #says: NonNullable<ExploreShows['says']> = 'nothing';
  #active: string[] = [];
  #user: string | undefined;
  #link: string | undefined;
  #running: string | undefined;
  #waiting: string[] = [];
  #known: string[] = [];
  #customers = 0;
  #hasGivenUp = false;
  /** True if the SDK knows the user of the app's own account. */
  #hasJoined = false;
  /** What outlives a restart. */
  readonly #storage: Storage;

  constructor(sdk: ChannelApp, habits: readonly Habit[], storage: Storage = {}) {
    this.#storage = storage;
    this.#sdk = sdk;
    this.#habits = new Set(habits);
    if (this.#isHasty) this.#habits = new Set([...habits, 'keeps an account of its own']);
    this.#user = storage.user;
  }

  static async start(sdk: ChannelApp, habits: readonly Habit[], storage: Storage = {}): Promise<ExploredApp> {
    const app = new ExploredApp(sdk, habits, storage);
    stories += 1;
    if (app.#has('remembers between stories') && stories % 5 === 0) app.#says = 'error';
    linkDelivery().listen((url) => { app.#opened(url); });
    sdk.listen((event) => { if (event.name === 'customerInfoUpdated') app.#news(event.params); }, Symbol('app'));
    const { launchURL } = linkDelivery();
    if (launchURL !== null && app.#has('redeems the link that starts it before it configures its SDK')) app.#opened(launchURL);
    await sdk.call('setupPurchases', ['key', null, null, null, 'DEFAULT', false]);
    if (storage.link !== undefined) void app.#redeem(storage.link);
    app.#started(launchURL);
    if (app.#has('polls')) setInterval(() => { void sdk.call('getCustomerInfo', []); }, 60_000);
    return app;
  }

  async restart(how: 'relaunch' | 'reinstall'): Promise<ExploredApp> {
    return await ExploredApp.start(this.#sdk, [...this.#habits], how === 'relaunch' ? this.#storage : {});
  }

  get shows(): ExploreShows {
    const active = this.#active.length > 0;
    const says = this.#mustJoin && active && !this.#isHasty ? 'retry' : this.#says === 'nothing' && active ? 'active' : this.#says;
    if (this.#has('says everything in text')) return { text: `${says}: ${this.#active.join()}`, says };
    return { says, access: this.#active, ...this.#user !== undefined && !this.#has('shows no user') && { user: this.#user } };
  }

  get key(): JSONValue {
    return [this.#says, this.#active, this.#user ?? null, this.#hasJoined, this.#storage.user ?? null, this.#link ?? null, this.#running ?? null, this.#waiting, this.#known, Math.min(this.#customers, 2), this.#hasGivenUp, this.#storage.link ?? null];
  }

  get enabled(): string[] { return this.shows.says === 'retry' ? ['retry', 'signIn', 'signOut'] : ['signIn', 'signOut']; }

  async retry(): Promise<void> {
    if (this.#has('throws at a retry')) throw new TypeError('no reply');
    if (this.#hasGivenUp) return;
    if (this.#mustJoin && this.#link === undefined) return void await this.#join();
    if (this.#has('retries nothing') || this.#link === undefined) return;
    await this.#redeem(this.#link);
  }

  async signIn(): Promise<void> {
    if (this.#has('keeps an account of its own')) {
      this.#user = this.#storage.user = 'ada';
      return void await this.#join();
    }
    if (this.#has('shows the user before the sign-in has worked')) this.#user = 'ada';
    const answer = await this.#sdk.call('logIn', ['ada']);
    if ('error' in answer) return;
    if (!this.#has('signs in and shows nobody')) this.#user = 'ada';
    if (this.#has('says expired at a sign-in')) this.#says = 'expired';
    if (isCustomer(answer.value) && !this.#has('unlocks only by a redemption')) this.#take(answer.value['customerInfo']);
    if (this.#has('redeems after signing in') && this.#link !== undefined) {
      const link = this.#link;
      this.#link = undefined;
      await this.#redeem(link);
    }
  }

  async signOut(): Promise<void> {
    if (this.#user === undefined || this.#has('ignores a sign-out')) return;
    if (this.#mustJoin) {
      this.#user = undefined;
      this.#says = 'nothing';
      delete this.#storage.user;
      return;
    }
    // The SDK has no user any more, even if it could not ask what its new customer has.
    const before = this.#active;
    this.#known = [];
    const answer = await this.#sdk.call('logOut', []);
    this.#user = undefined;
    this.#hasJoined = false;
    delete this.#storage.user;
    this.#says = this.#has('says another user at a sign-out') ? 'otherUser' : 'nothing';
    if (this.#has('keeps access after signing out')) {
      this.#active = before;
      return;
    }
    this.#active = [];
    if ('value' in answer) this.#take(answer.value ?? null);
  }

  #has(habit: Habit): boolean { return this.#habits.has(habit); }

  /** The link that started the app, if one did: the SDK is configured. */
  #started(link: string | null): void {
    const isEarly = this.#has('redeems the link that starts it before it configures its SDK');
    if (link !== null && !isEarly && !this.#has('loses the link that starts it')) this.#opened(link);
    if (!this.#mustJoin) return;
    if (this.#isHasty) setTimeout(() => { void this.#join(); }, 1_000);
    else if (link === null) void this.#join();
  }

  get #isHasty(): boolean { return this.#has('redeems the link that starts it before it logs in'); }

  /** True if the app's own account has a user whom the SDK does not know. */
  get #mustJoin(): boolean { return this.#has('keeps an account of its own') && this.#user !== undefined && !this.#hasJoined; }

  /** Logs the account's user in to the SDK. Returns true if the SDK knows the user. */
  async #join(): Promise<boolean> {
    if (!this.#mustJoin) return true;
    const answer = await this.#sdk.call('logIn', ['ada']);
    if ('error' in answer) return false;
    this.#hasJoined = this.#user !== undefined;
    this.#take(isCustomer(answer.value) ? answer.value['customerInfo'] : null);
    return true;
  }

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
    this.#says = this.#has('says active before the answer') ? 'active' : this.#has('says expired before the answer') ? 'expired' : 'working';
    if (this.#mustJoin && !this.#isHasty && !await this.#join()) {
      this.#running = undefined;
      this.#says = 'retry';
      return;
    }
    if (this.#has('redeems the link that starts it before it configures its SDK') && !await this.#isConfigured()) {
      this.#running = undefined;
      this.#says = 'nothing';
      return;
    }
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

  /** What react-native-purchases asks before each call. It throws if not, which this app only writes to its log. */
  async #isConfigured(): Promise<boolean> {
    const answer = await this.#sdk.call('isConfigured', []);
    return 'value' in answer && answer.value === true;
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
