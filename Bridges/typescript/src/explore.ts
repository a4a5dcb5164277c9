import { writeFile } from 'node:fs/promises';
import { runInThisContext } from 'node:vm';

import { AppClock } from './app-clock.ts';
import { contents, defaultStorage, empty } from './app-storage.ts';
import type { AppStorage } from './app-storage.ts';
import { RedemptionError } from './errors.ts';
import type {
  BrokenProperty, ExploreHappening, ExploreLimits, ExploreObservedParams, ExploreProperty, ExplorePurchase, ExploreReportResult, ExploreShows,
  ExploreStartParams, ExploreStep, ExploreTruth, WebhookDelivery, WorldEventName,
} from './generated/types.ts';
import type { JSONValue } from './json.ts';
import { phone } from './phone.ts';
import { ProgressLine } from './progress.ts';
import { registry } from './registry.ts';
import type { RedemptionServer } from './server.ts';
import { pause, turns } from './timers.ts';

/** An event of the app: what lets it happen, and what stories say of it. */
export type AppEventOf<App> = ((app: App) => unknown) | { readonly text: string; readonly run: (app: App) => unknown };

/** What to explore. */
export interface ExploreOptions<App> {
  /** The app's SDK. */
  readonly app: ExploreStartParams['app'];
  /** What the app shows now. */
  readonly shows: (app: App) => ExploreShows;
  /**
   * All that decides what the app does next. Without it, states are told apart by what the app shows and by its `storage`, and no search is
   * closed: what else the app has in its memory is not known.
   */
  readonly key?: (app: App) => JSONValue;
  /**
   * What the app stores things in: AsyncStorage, Capacitor's Preferences, a page's storage, an MMKV. It is emptied before each story and for
   * `reinstall`, and what is in it is a part of each state. By default the page's `localStorage`, if there is a page.
   */
  readonly storage?: readonly AppStorage[];
  /** What the buyer can do in the app, such as `retry`, `signIn`, `signOut`. */
  readonly events?: Readonly<Record<string, AppEventOf<App>>>;
  /** Which of them are possible now; all by default. */
  readonly enabled?: (app: App) => readonly string[];
  /**
   * What the server lets happen; by default everything but `otherUserBuys`, `damagedLinkOpens`, `relaunch`, `reinstall`, `linkStartsApp`, `background` and
   * `webhookArrives`.
   */
  readonly world?: readonly WorldEventName[];
  /** What must hold: properties that the server knows, by default `noCrash`, `redeemedOnce` and `rightHolder`. */
  readonly properties?: readonly ExploreProperty[];
  /** Properties of your own: each returns what it has seen if it does not hold, else undefined. */
  readonly own?: Readonly<Record<string, { readonly expected: string; readonly broken: (shown: ExploreShows, truth: ExploreTruth, app: App) => string | undefined }>>;
  /** Ends the app, before the next story begins. */
  readonly end?: (app: App) => unknown;
  /**
   * Starts the app again after `end`, for `relaunch` with all that it has stored, for `reinstall` with nothing. A search with these events, or with
   * `linkStartsApp`, needs it. Its SDK has what it stored, or nothing. For `linkStartsApp`, a relaunch, `url` is the link that starts the app. The
   * operating system gives it too: as the URL of the launch, not as one that opens the running app.
   */
  readonly restart?: (app: App, how: 'relaunch' | 'reinstall', url?: string) => App | Promise<App>;
  /** Gives a link to the app; by default as the operating system does, to what listens for links. */
  readonly open?: (app: App, url: string) => unknown;
  /** Gives a webhook to the app's backend. A search with `webhookArrives` needs it, and a webhook in the space of the server. */
  readonly webhook?: (app: App, delivery: WebhookDelivery) => unknown;
  /** What the buyer buys, who signs in and where mail goes. */
  readonly purchase?: ExplorePurchase;
  readonly user?: string;
  readonly email?: string;
  /** Where the search ends if it is not closed before. */
  readonly limits?: ExploreLimits;
  /** What random numbers follow from: the same start gives the same report. */
  readonly seed?: number;
  /** Milliseconds to wait for the app in place of moving its clock. Time does not pass then, and the search is never closed. */
  readonly settle?: number;
  /** The server; by default the one of `phone`. */
  readonly server?: RedemptionServer;
  /** Called after each step, in place of the line that a terminal shows meanwhile (on stderr; nothing elsewhere). */
  readonly progress?: (step: ExploreStep) => void;
  /** A file to write the report to as one HTML page, with the graph of states, the findings in it and the coverage. */
  readonly html?: string;
}

/** The app did not come to rest. */
export class NeverSettled extends RedemptionError {
  /** After so many rounds. */
  constructor(rounds: number) {
    super('NeverSettled', `The app has not come to rest in ${rounds} rounds: it calls its SDK or sets timers of 0 ms again and again.`);
  }
}

/** A story has shown that a property does not hold. */
export class StoryFailed extends RedemptionError {
  /** What was found, with the story. */
  readonly report: ExploreReportResult;

  /** With the report for people. */
  constructor(report: ExploreReportResult) {
    super('StoryFailed', report.text);
    this.report = report;
  }
}

/**
 * Explores an app: plays every event in every state that can be reached, and returns the shortest stories at whose ends a property does not hold.
 *
 * @param factory Starts the app and returns it. It is called for each story, so the app must keep its state in what it returns, in storage that the
 *   factory empties, or in modules that the factory loads anew.
 */
export async function explore<App>(factory: () => App | Promise<App>, options: ExploreOptions<App>): Promise<ExploreReportResult> {
  return await new Explorer(factory, options, await serverOf(options)).run();
}

/** Plays one story of a report, by the names of its events. Throws `StoryFailed` if a property does not hold. */
export async function playStory<App>(factory: () => App | Promise<App>, options: ExploreOptions<App>, story: readonly string[]): Promise<void> {
  const report = await new Explorer(factory, options, await serverOf(options)).run(story);
  if (report.findings.length > 0) throw new StoryFailed(report);
}

/**
 * The findings of a report as tests to paste. `factory` and `options` are the names of what the tests pass on. A test plays one story; only that
 * nothing unlocks a purchase any more is known by a search alone, so that test explores again.
 */
export function testsOf(report: ExploreReportResult): string {
  return report.findings.map(({ property, story, expected }) => {
    if (property === 'paidCanUnlock') {
      return `test('${property}: ${expected}', async () => {\n  const report = await explore(factory, { ...options, properties: ['${property}'] });\n` +
        '  if (report.findings.length > 0) throw new StoryFailed(report);\n});\n';
    }
    const events = story.map(({ event, text }) => `    '${event}', // ${text}`).join('\n');
    return `test('${property}: ${expected.replace(/['\\]/g, '\\$&')}', async () => {\n  await playStory(factory, options, [\n${events}\n  ]);\n});\n`;
  }).join('\n');
}

async function serverOf<App>({ server }: ExploreOptions<App>): Promise<RedemptionServer> { return server ?? await phone.server(); }

/** The process that hears of rejections. Jest gives each test file a copy that hears of none. */
function realProcess(): typeof process { return runInThisContext('globalThis.process') as typeof process | undefined ?? process; }

const mostRounds = 1_000;

class Explorer<App> {
  readonly #factory: () => App | Promise<App>;
  readonly #options: ExploreOptions<App>;
  readonly #server: RedemptionServer;
  readonly #clock = new AppClock();
  readonly #storage: readonly AppStorage[];
  readonly #progress: (step: ExploreStep) => void;
  readonly #line = new ProgressLine(process.stderr);
  #app: { readonly running: App } | undefined;
  #failure: string | undefined;

  constructor(factory: () => App | Promise<App>, options: ExploreOptions<App>, server: RedemptionServer) {
    this.#factory = factory;
    this.#options = options;
    this.#server = server;
    this.#storage = options.storage ?? defaultStorage();
    this.#progress = options.progress ?? ((step) => { this.#line.show(step); });
  }

  async run(story?: readonly string[]): Promise<ExploreReportResult> {
    const { settle } = this.#options;
    const rejected = (reason: unknown): void => { this.#fail(reason); };
    await this.#uninstall();
    // Node's own runner and Jest would fail the test.
    const told = realProcess();
    const others = told.listeners('unhandledRejection');
    told.removeAllListeners('unhandledRejection');
    told.on('unhandledRejection', rejected);
    if (settle === undefined) this.#clock.install();
    try {
      let step = await this.#server.explore.start(this.#start(story));
      while (step.do !== 'done') {
        this.#progress(step);
        this.#clock.now = Number(step.now) - Number(step.event?.milliseconds ?? 0);
        step = await this.#follow(step);
      }
      await this.#end();
      return await this.#report(step.exploration);
    } finally {
      this.#line.end();
      if (settle === undefined) this.#clock.uninstall();
      told.removeListener('unhandledRejection', rejected);
      for (const other of others) told.on('unhandledRejection', other);
    }
  }

  async #report(exploration: string): Promise<ExploreReportResult> {
    const { html: file } = this.#options;
    if (file === undefined) return await this.#server.explore.report({ exploration });
    const { html, ...report } = await this.#server.explore.report({ exploration, format: 'html' });
    await writeFile(file, html ?? '');
    return report;
  }

  #start(story: readonly string[] | undefined): ExploreStartParams {
    const { app, world, properties, purchase, user, email, limits, seed, settle, events = {}, own = {} } = this.#options;
    const named = Object.entries(events).map(([name, event]) => typeof event === 'function' ? { name } : { name, text: event.text });
    return {
      app, events: named, own: Object.keys(own), ...world && { world }, ...properties && { properties }, ...purchase && { purchase },
      ...user !== undefined && { user }, ...email !== undefined && { email }, ...limits && { limits }, ...seed !== undefined && { seed },
      ...settle !== undefined && { settle }, ...story && { story },
    };
  }

  async #follow({ do: task, event, exploration }: ExploreStep): Promise<ExploreStep> {
    if (task === 'end') {
      await this.#end();
      return await this.#server.explore.observed({ exploration, ended: true });
    }
    if (task === 'begin') {
      await this.#attempt(async () => {
        await empty(this.#storage);
        this.#app = { running: await this.#factory() };
      });
    } else if (event !== undefined) await this.#happen(event);
    await this.#settle();
    return await this.#server.explore.observed(await this.#observed(exploration));
  }

  async #observed(exploration: string): Promise<ExploreObservedParams> {
    const app = this.#app?.running;
    const seen: Mutable<ExploreObservedParams> = { exploration, timers: [...this.#clock.dues] };
    if (app !== undefined) {
      await this.#attempt(async () => {
        const shows = seen.shows = this.#options.shows(app);
        if (this.#options.key !== undefined) seen.key = this.#options.key(app);
        if (this.#storage.length > 0) seen.stored = await contents(this.#storage);
        if (this.#options.enabled !== undefined) seen.enabled = this.#options.enabled(app);
        const broken = await this.#broken(exploration, shows, app);
        if (broken.length > 0) seen.broken = broken;
      });
    }
    if (this.#failure !== undefined) seen.failed = this.#failure;
    this.#failure = undefined;
    return seen;
  }

  async #broken(exploration: string, shows: ExploreShows, app: App): Promise<BrokenProperty[]> {
    const own = Object.entries(this.#options.own ?? {});
    if (own.length === 0) return [];
    const { truth } = await this.#server.explore.observed({ exploration, peek: true });
    return own.flatMap(([property, { expected, broken }]) => {
      const seen = truth && broken(shows, truth, app);
      return seen === undefined ? [] : [{ property, expected, seen }];
    });
  }

  async #happen({ kind, name, url, milliseconds, delivery }: ExploreHappening): Promise<void> {
    const app = this.#app?.running;
    if (app === undefined) return;
    if (kind === 'world' && (name === 'relaunch' || name === 'reinstall')) return await this.#restart(app, name);
    if (kind === 'world' && name === 'linkStartsApp') return await this.#restart(app, 'relaunch', url);
    if (milliseconds !== undefined) await this.#advance(Number(milliseconds));
    if (kind === 'world' && name === 'background') this.#let(() => { registry().links.leave(); });
    if (kind === 'world' && name === 'comesBack') this.#let(() => { registry().links.comeBack(); });
    const { open, webhook, events = {} } = this.#options;
    if (url !== undefined) this.#let(() => open === undefined ? registry().links.open(url) : open(app, url));
    if (delivery !== undefined) {
      if (webhook === undefined) throw new RangeError(`The event ${name} needs the option \`webhook\`.`);
      this.#let(() => webhook(app, delivery));
    }
    const event = events[name];
    if (kind === 'app' && event !== undefined) this.#let(() => typeof event === 'function' ? event(app) : event.run(app));
  }

  /** Ends the app and starts it again, by a link or not: what it waits for and listens to is gone, what it and its SDK have stored stays or not. */
  async #restart(app: App, how: 'relaunch' | 'reinstall', url?: string): Promise<void> {
    const { end, restart } = this.#options;
    if (restart === undefined) throw new RangeError(`The event ${url === undefined ? how : 'linkStartsApp'} needs the option \`restart\`.`);
    this.#app = undefined;
    if (end !== undefined) await this.#attempt(async () => { await end(app); });
    this.#clock.clear();
    const { apps, links } = registry();
    links.forget();
    const open = [...apps.values()].filter((each) => !each.isClosed);
    await Promise.all(open.map((each) => each.kill()));
    for (const each of open) await each[how]();
    if (url !== undefined) links.launch(url);
    await this.#attempt(async () => {
      if (how === 'reinstall') await empty(this.#storage);
      this.#app = { running: await restart(app, how, url) };
    });
  }

  /** Lets something happen that may go on for long. */
  #let(action: () => unknown): void {
    try {
      Promise.resolve(action()).catch((reason: unknown) => { this.#fail(reason); });
    } catch (error) {
      this.#fail(error);
    }
  }

  async #attempt(action: () => Promise<void>): Promise<void> {
    try { await action(); } catch (error) { this.#fail(error); }
  }

  #fail(reason: unknown): void { this.#failure ??= reason instanceof Error ? `${reason.name}: ${reason.message}` : String(reason); }

  async #advance(milliseconds: number): Promise<void> {
    const end = this.#clock.now + milliseconds;
    for (let due = this.#clock.nextUntil(end); due !== undefined; due = this.#clock.nextUntil(end)) {
      this.#clock.now = due;
      await this.#settle();
    }
    this.#clock.now = end;
  }

  /** Waits until nothing can run before the next event: no answer is on its way but those that the server holds. */
  async #settle(): Promise<void> {
    if (this.#options.settle !== undefined) return await pause(this.#options.settle);
    for (let round = 0; round < mostRounds; round += 1) {
      const before = this.#server.traffic.messages;
      await turns();
      this.#let(() => { this.#ran = this.#clock.runOne(); });
      if (this.#ran) continue;
      const { messages, waiting } = this.#server.traffic;
      if (messages !== before) continue;
      if (waiting === 0) return;
      // The server answers in order: what is behind this has an answer now, or none until another event.
      await this.#server.clock.now();
      await turns();
      if (this.#server.traffic.messages === messages + 2 && this.#clock.nextUntil(this.#clock.now) === undefined) return;
    }
    throw new NeverSettled(mostRounds);
  }

  #ran = false;

  async #end(): Promise<void> {
    const app = this.#app?.running;
    this.#app = undefined;
    if (app !== undefined && this.#options.end !== undefined) await this.#attempt(async () => { await this.#options.end?.(app); });
    this.#clock.clear();
    await this.#uninstall();
    this.#clock.clear();
    this.#failure = undefined;
  }

  /** Ends what listens to links and to SDKs, and what waits for them. */
  async #uninstall(): Promise<void> {
    const { apps, links } = registry();
    links.forget();
    const open = [...apps.values()].filter((each) => !each.isClosed);
    await Promise.all(open.map((each) => each.kill()));
  }
}

type Mutable<Value> = { -readonly [member in keyof Value]: Value[member] };
