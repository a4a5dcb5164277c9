/**
 * Plays one situation in a process of its own: `node player.js PLAY`. The result goes to descriptor 3, as JSON.
 *
 * @module
 */
import console from 'node:console';
import { readFileSync, realpathSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { performance } from 'node:perf_hooks';

import { inspect, types } from 'node:util';

import { outcomes, phone } from '@redemptionkit/client';
import type { RedemptionServer } from '@redemptionkit/client';

import { stateOf } from './app-state.ts';
import type { AppState } from './app-state.ts';
import { CustomerWatch } from './customer-reads.ts';
import { candidatesOf, formOf, furtherParameters, handlerOf, listens, NoHandler, setupOf, shownOf } from './handler.ts';
import type { Candidate } from './handler.ts';
import { AppLoader } from './loader.ts';
import { startMark } from './play.ts';
import type { Description, LinkForm, LinkStart, Play, Played, Refusal, Searched } from './play.ts';
import { projectOf } from './project.ts';
import { search } from './search.ts';
import type { SearchedApp } from './search.ts';
import { NativeSide, packageFolder, sdks } from './sdks.ts';
import type { SDK } from './sdks.ts';
import { errorText, StandIns } from './stand-ins.ts';
import { ProjectTranslator } from './translator.ts';

/** A file with a handler, loaded. */
class App {
  readonly standIns: StandIns;
  readonly native: NativeSide;
  readonly loader: AppLoader;
  candidates: readonly Candidate[] = [];
  /** The function that takes the link; undefined if the app listens for it. */
  direct: Candidate | undefined;
  shown: Candidate | undefined;
  setup: Candidate | undefined;
  sdk: SDK;
  /** Where the code is that is not the app's. */
  readonly ownFolders: readonly string[] = [
    ...['@redemptionkit/client', '@redemptionkit/react-native', '@redemptionkit/capacitor'].map(packageFolder), packageOfThis(),
  ].map((folder) => realpathSync(folder));
  readonly #file: string;
  readonly #start: LinkStart;
  readonly #translatorName: () => string;
  #translator = '';

  constructor(job: Play) {
    const { file, platform, results, absent, cache, situation, start, sdk } = job;
    const project = projectOf(file);
    const translator = new ProjectTranslator(project.root, cache);
    this.standIns = new StandIns(results, absent);
    this.native = new NativeSide(platform, this.standIns);
    this.loader = new AppLoader(project, platform, this.standIns, translator, this.native.replacements, this.native.fallbacks, this.ownFolders);
    replaceGlobals(this.standIns);
    this.#file = file;
    this.#start = start;
    this.sdk = sdks.find((each) => each.package === sdk?.sdk) ?? sdks[0]!;
    this.#translatorName = () => situation === undefined ? translator.translator?.name ?? 'Node' : '';
  }

  /** Loads the app's file, and finds what takes the link. */
  load(job: Play): void {
    this.#load(job);
    this.sdk = this.#sdk(job.file);
    this.standIns.sdk = () => this.native.frontOf(this.sdk);
    this.#translator = this.#translatorName();
  }

  #load({ file, handler, setup }: Play): void {
    this.candidates = candidatesOf(this.loader.load(file), (name) => this.standIns.parameter(name));
    this.shown = shownOf(this.candidates, handler);
    const begins = this.candidates.find(listens);
    this.direct = this.#direct(handler, begins !== undefined);
    this.setup = setupOf(this.candidates, setup, this.direct);
  }

  /** The app of a search: it starts anew for each story. */
  searched(job: Play): SearchedApp {
    const { standIns, native, sdk } = this;
    return {
      standIns, native, vendor: sdk.vendor, sdk: sdk.package.includes('capacitor') ? 'capacitor' : 'react-native',
      restart: async () => {
        this.loader.forget();
        native.listeners.length = 0;
        native.redemptions.length = 0;
        this.#load(job);
        await native.configure(sdk);
        await this.runSetup();
        standIns.start([]);
      },
      handler: () => this.handler,
      open: async (handler, url) => await this.call(handler, url, job.form),
      state: () => this.state.digest,
    };
  }

  /** What the app keeps in its modules. */
  get state(): AppState {
    const { standIns } = this;
    return stateOf(
      [...this.loader.exports, ...this.roots, ...this.native.react.instances], (value) => standIns.has(value) || value === globalThis || value === process, (text) => standIns.hide(text), this.ownFolders);
  }

  /** Calls the handler with a link. */
  call(handler: Candidate, url: string, form: LinkForm): unknown {
    const first = form === 'text' ? url : eventOf(url, this.standIns);
    const result = handler.call.apply(handler.self, [first, ...furtherParameters(handler).map((name) => this.standIns.parameter(name))]);
    return types.isGeneratorObject(result) ? driven(result as Generator, this.standIns) : result;
  }

  /** The function that takes the link; undefined if a component, a hook or the file itself listens for it. */
  #direct(name: string | undefined, begins: boolean): Candidate | undefined {
    if (this.#start !== 'handler' || name !== undefined && this.shown?.path === name) return undefined;
    try {
      return handlerOf(this.candidates, name, this.#file);
    } catch (error) {
      if (name === undefined && error instanceof NoHandler && (this.shown !== undefined || begins || this.native.listeners.length > 0)) return undefined;
      throw error;
    }
  }

  /** Shows the app's component if it is one that listens. */
  async show(): Promise<void> {
    const hasListened = this.#listens;
    if (this.direct !== undefined) return;
    if (this.shown === undefined) {
      if (hasListened || this.#start === 'handler') return;
      throw new NoHandler(`${this.#file} listens for no link when it is loaded, and exports no component or hook that could.`);
    }
    const { path, call } = this.shown;
    try {
      this.native.react.show((props) => call(props));
    } catch (error) {
      // What the file's own listener heard may be used there.
      if (hasListened) return this.standIns.leaveOut(path, errorText(error));
      throw new NoHandler(`${this.#file}: \`${path}\` cannot be shown here: ${errorText(error)}. Export the function that takes the link.`);
    }
    // An effect may begin to listen after something else, such as the SDK's configuration.
    for (let tries = 0; tries < 30; tries += 1) {
      await new Promise((resolve) => { setTimeout(resolve, 100); });
      if (this.#listens) return;
      if (this.#start === 'handler') this.#given = this.#handed?.path;
      if (this.#given !== undefined) return;
    }
    if (this.native.hasAskedForStart) return;
    const parts = this.standIns.notShown.slice(0, 3).map((text) => ` ${text}.`).join('');
    throw new NoHandler(`${this.#file}: \`${path}\` was shown and listens for no link.${parts} Name the file that does, or export the function that takes the link.`);
  }

  /** Where the handler is in what a component or a hook gives to others. */
  #given: string | undefined;

  /** That handler, as it was given last: a new one may come with each change of state. */
  get #handed(): Candidate | undefined {
    const candidates = candidatesOf(this.native.react.given);
    if (this.#given !== undefined) return candidates.find(({ path }) => path === this.#given);
    try {
      return handlerOf(candidates, undefined, this.#file);
    } catch {
      return undefined;
    }
  }

  /** Whether the app listens for links, or asked for the one that started it. */
  get #listens(): boolean { return this.native.listeners.length > 0 || this.#start !== 'handler' && this.native.hasAskedForStart; }

  /** Why nothing in the app gets the link. */
  get deaf(): string | undefined {
    const { listeners, hasAskedForStart } = this.native;
    if (this.#start === 'warm') return listeners.length > 0 ? undefined : 'the app does not listen for links while it runs';
    const isHeard = hasAskedForStart || this.sdk.package.includes('capacitor') && listeners.length > 0;
    return this.#start === 'handler' || isHeard ? undefined : 'the app does not ask for the link that started it';
  }

  /** Whether the app's files name what gets a link that comes in this way. */
  get mayHear(): boolean {
    const calls = this.#start === 'cold' ? /\b(getInitialURL|getLaunchUrl|useURL|useLinkingURL|getLinkingURL)\b/ : /\b(addEventListener|addListener|useURL|useLinkingURL)\b/;
    return [...this.loader.files.values()].some((text) => calls.test(text));
  }

  /** What the link is given to. */
  get handler(): Candidate {
    if (this.direct !== undefined) return this.direct;
    const handed = this.#given === undefined ? undefined : this.#handed;
    if (handed !== undefined) return { ...handed, path: `${this.shown?.path === 'default' ? this.shown.call.name : this.shown?.path ?? ''} → ${handed.path}` };
    const { listeners } = this.native;
    // A listener that another one removes is not called any more.
    const call = async (event: unknown): Promise<void> => { await Promise.all([...listeners].map((listener) => listener(event))); };
    return { path: this.shown === undefined ? 'the listener' : `${this.shown.path === 'default' ? this.shown.call.name : this.shown.path}, listening`, call, self: undefined, parameters: ['{ url }'] };
  }

  /** The app's own functions that get the link. */
  get roots(): readonly unknown[] {
    if (this.direct !== undefined) return [this.direct.call];
    return this.#given === undefined ? this.native.listeners : [this.handler.call];
  }

  get description(): Description {
    const { handler } = this;
    return {
      handler: `${handler.path}(${handler.parameters.map((text) => text.replace(/\s+/g, ' ')).join(', ')})`,
      form: formOf(handler), sdk: this.sdk.package, vendor: this.sdk.vendor, translator: this.#translator,
      start: this.direct === undefined && this.#given === undefined && !this.#listens ? 'cold' : undefined, scheme: this.#scheme,
    };
  }

  /** RevenueCat gives each app a scheme, which some compare their links with. */
  get #scheme(): string | undefined {
    const text = [...this.loader.files.values()].join('\n');
    return /\brc-[\da-f]{6,}\b/.exec(text)?.[0] ?? /([a-z][\w+.-]*):\/\/redeem_web_purchase/.exec(text)?.[1];
  }

  /** The SDK that the app's files name. */
  #sdk(file: string): SDK {
    const text = [...this.loader.files.values()].join('\n');
    const found = sdks.find(({ package: name }) => this.loader.asked.has(name) || this.loader.asked.has(`${name}/compat`))
      ?? sdks.find(({ package: name }) => text.includes(`'${name}`) || text.includes(`"${name}`));
    if (found !== undefined) return found;
    throw new NoHandler(`${file} and the files that it imports use none of the SDKs that can be played: ${sdks.map((each) => each.package).join(', ')}.`);
  }

  /** Whether the app's files have set-up of their SDK that has not run. */
  get lacksSetup(): boolean {
    return [...this.loader.files.values()].some((text) => /\b(Purchases|Superwall\w*|sdk)\s*\.\s*configure\s*\(/.test(text)) && !this.#isConfiguredByApp;
  }

  #isConfiguredByApp = false;

  /** Whether the app's files get the result: RevenueCat's call returns it, Superwall's SDK sends an event. */
  get hearsResult(): boolean { return this.sdk.vendor === 'revenuecat' || [...this.loader.files.values()].some((text) => text.includes('didRedeemLink')); }

  /** Superwall's classes wait for their own `configure`, which the app may call in a file that is not here. */
  async #configureClass(): Promise<void> {
    if ([...this.loader.files.values()].some((text) => /\bSuperwall\s*\.\s*configure\s*\(|\bSuperwallProvider\b/.test(text))) return;
    for (const name of ['@superwall/react-native-superwall', 'expo-superwall/compat']) {
      const { default: type } = (this.loader.installed.get(name) ?? {}) as { readonly default?: { readonly configure?: (options: object) => Promise<unknown> } };
      await type?.configure?.({ apiKey: 'pk_try' });
    }
  }

  /** Runs the app's own set-up, if it has one. It may fail: the SDK is configured already. */
  async runSetup(): Promise<void> {
    await this.#configureClass();
    if (this.setup === undefined) return;
    const args = [...this.setup.parameters.slice(0, this.setup.call.length).keys()].map((index) => this.standIns.parameter(`setup${index + 1}`));
    try {
      await this.setup.call.apply(this.setup.self, args);
      this.#isConfiguredByApp = true;
    } catch {
      // Shown by `lacksSetup`.
    }
  }
}

function packageOfThis(): string { return createRequire(import.meta.url).resolve('../../package.json').slice(0, -'/package.json'.length); }

/** Keeps the app off the network, and gives the globals of a React Native app. */
function replaceGlobals(standIns: StandIns): void {
  const place = globalThis as unknown as { [name: string]: unknown };
  for (const name of ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource']) place[name] = standIns.make(name);
  place['__DEV__'] = true;
  // Those of a web page, which a Capacitor app is; React Native has some of them.
  for (const name of ['alert', 'confirm', 'prompt']) place[name] = standIns.record(name, () => undefined);
  place['window'] ??= globalThis;
  for (const name of ['document', 'localStorage', 'sessionStorage']) place[name] ??= standIns.make(name);
  // A build of the app puts keys there.
  const prefix = /^(EXPO_PUBLIC|VITE|REACT_APP|NEXT_PUBLIC|PUBLIC)_/;
  process.env = new Proxy(process.env, {
    get: (target, name): unknown => Reflect.get(target, name) ?? (typeof name === 'string' && prefix.test(name) ? 'redemptionkit' : undefined),
  });
}

async function play(job: Play): Promise<void> {
  const app = new App(job);
  const { standIns, native } = app;
  const isStarted = job.start === 'cold' && job.situation !== undefined;
  const lines: string[] = [];
  if (!isStarted) app.load(job);
  if (job.situation === undefined && app.direct !== undefined) report(app.description);
  captureConsole(lines);
  // A phone logs a rejection that the app does not handle, and goes on.
  let [hasLink, threw]: [boolean, string | undefined] = [false, undefined];
  process.on('unhandledRejection', (error) => {
    if (hasLink && !isOfSuperwall(error)) threw ??= `unhandled ${errorText(error)}`;
    else lines.push(`unhandled ${errorText(error)}`);
  });
  const server = await phone.server();
  await native.configure(app.sdk);
  if (!isStarted) await app.runSetup();
  const watch = new CustomerWatch();
  if (job.search !== undefined) {
    if (app.direct === undefined && app.shown !== undefined) throw new NoHandler('A component is not explored. Name the function that takes the link with --handler.');
    writeSync(3, startMark);
    report(await search(app.searched(job), job, job.search, server));
  }
  if (job.isScouting) native.watchCustomers(watch);
  if (!isStarted) await app.show();
  if (job.situation === undefined) report(app.description);
  const situation = outcomes[app.sdk.vendor].find(({ name }) => name === job.situation);
  if (situation === undefined) throw new NoHandler(`There is no situation \`${job.situation}\` for ${app.sdk.package}.`);
  const url = await situation.url(server, { entitlements: job.entitlements, ...job.sdk?.scheme === undefined ? {} : { scheme: job.sdk.scheme } });
  const { link } = await server.link.parse({ url, vendor: app.sdk.vendor });
  const hidden: [string, string][] = [[url, 'LINK'], [encodeURIComponent(url), 'LINK'], ...link === null ? [] : [[link.code, 'CODE'] as [string, string]]];
  native.redemptions.length = 0;
  lines.length = 0;
  standIns.start(hidden);
  const { values } = app.state;

  writeSync(3, startMark);
  let [isSettled, returned]: [boolean, unknown] = [false, undefined];
  hasLink = true;
  process.on('uncaughtException', (error) => { threw ??= errorText(error); });
  const opened = isStarted ? startedBy(url, app, job) : Promise.resolve().then(() => app.call(app.handler, url, job.form));
  opened.then((value) => { returned = value; }, (error: unknown) => {
    if (isStarted && error instanceof NoHandler) report({ refusal: error.message });
    threw = errorText(error);
  }).finally(() => { isSettled = true; });
  const isIdle = await drained(job.within, () => isSettled);
  const [isOver, { reads }] = [isSettled, watch];
  const waitsFor = isOver || isIdle || await answersAtOnce(server) ? standIns.waitsFor : [...standIns.waitsFor, 'the server: this machine is too busy'];
  const records = await phone.redemptions();
  const own = native.redemptions.filter((each) => each.url === url);
  const { state } = app;
  const played: Played = {
    description: app.description,
    replies: own.map(({ said }) => standIns.hide(said ?? 'no answer yet')),
    outcome: records.find((record) => record.url === url)?.outcome ?? (own[0]?.said?.startsWith('error') === true ? 'failed' : undefined),
    isTwice: own.some(({ isAgain }) => isAgain),
    calls: [...standIns.calls],
    returned: returned === undefined ? undefined : standIns.text(returned),
    threw: threw === undefined ? undefined : standIns.hide(threw),
    isSettled: isOver,
    isIdle,
    waitsFor,
    deaf: app.deaf,
    mayHear: app.mayHear,
    mayRedeem: standIns.mayRedeem,
    leaves: standIns.leaves,
    state: state.digest,
    changes: [...state.values].filter(([name, value]) => values.has(name) && values.get(name) !== value).map(([name, value]) => `${name} = ${value}`),
    console: lines.map((line) => standIns.hide(line)),
    hearsResult: app.hearsResult,
    isSetUp: !app.lacksSetup,
    reads,
    replaced: standIns.replaced,
  };
  report(played);
}

/** Starts the app by a link: its file is loaded and shown after the link has come. */
async function startedBy(url: string, app: App, job: Play): Promise<undefined> {
  await phone.launch({ url });
  app.load(job);
  await app.runSetup();
  await app.show();
  return undefined;
}

/** Runs a generator as redux-saga does: what it yields is settled before it goes on, or is an effect, which counts as a call. */
async function driven(steps: Generator, standIns: StandIns): Promise<unknown> {
  let step = steps.next();
  while (step.done !== true) {
    let value: unknown = step.value;
    try {
      if (typeof value === 'object' && value !== null && !('then' in value)) standIns.note('yield ', [value]);
      value = await value;
    } catch (error) {
      step = steps.throw(error);
      continue;
    }
    step = steps.next(value);
  }
  return step.value;
}

/** The link in an object, as `Linking` and routers give it. What else a handler takes from its object is the app's. */
function eventOf(url: string, standIns: StandIns): object {
  const event: { readonly [name: string]: unknown } = { url, path: url, payload: url, initial: false, type: 'url' };
  return new Proxy(event, {
    get: (target, name): unknown => {
      if (typeof name === 'symbol' || name in target) return Reflect.get(target, name);
      // The app may keep the link there.
      standIns.leaveOut(`its parameter's ${name}`);
      return standIns.parameter(name);
    },
  });
}

/** False on a machine that is too busy for `--within` to say anything about the app. */
async function answersAtOnce(server: RedemptionServer): Promise<boolean> {
  const began = performance.now();
  await server.clock.now();
  return performance.now() - began < 500;
}

/** Waits until nothing is left that could run, or the time is over. True if nothing is left. */
function drained(within: number, isSettled: () => boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isIdle: boolean): void => {
      clearTimeout(limit);
      clearInterval(poll);
      process.off('beforeExit', idle);
      resolve(isIdle);
    };
    const idle = (): void => { end(true); };
    // Neither keeps the process running: its end is what shows that nothing is left.
    const limit = setTimeout(() => { end(false); }, within).unref();
    // A settled handler whose timers go on for ever has a second for what it does afterwards.
    let settledFor = 0;
    const poll = setInterval(() => { if (isSettled() && (settledFor += 50) >= 1_000) end(false); }, 50).unref();
    process.on('beforeExit', idle);
  });
}

/** The lines that the app writes to its console, which stay out of the output. */
function captureConsole(lines: string[]): void {
  for (const level of ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const) {
    console[level] = (...parts: unknown[]) => {
      lines.push(parts.map((part) => typeof part === 'string' ? part : inspect(part, { depth: 2, breakLength: Infinity })).join(' '));
    };
  }
}

function report(result: Description | Played | Searched | Refusal): never {
  writeSync(3, JSON.stringify(result));
  process.exit(0);
}

const [, , job] = process.argv;
play(JSON.parse(job ?? readFileSync(0, 'utf8')) as Play).catch((error: unknown) => {
  report({ refusal: error instanceof NoHandler ? error.message : error instanceof Error ? `${errorText(error)}${placeOf(error)}` : String(error) });
});

/** A delegate need not have all members: Superwall's listeners call them in a promise of their own. */
function isOfSuperwall(error: unknown): boolean {
  return error instanceof TypeError && /[/\\]node_modules[/\\](@superwall|expo-superwall)[/\\]/.test(placeOf(error));
}

/** The line of the app's file where an error was thrown. */
function placeOf(error: Error): string {
  const line = error.stack?.split('\n').find((each) => /^\s+at /.test(each));
  return line === undefined ? '' : ` (${line.trim()})`;
}
