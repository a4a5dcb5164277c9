import type { LinkForm } from './play.ts';

/** A function of the app that may be its handler of links. */
export interface Candidate {
  /** How the file's exports lead to it: `default`, `redeem`, `purchases.redeem`. */
  readonly path: string;
  /** The function. */
  readonly call: (...args: unknown[]) => unknown;
  /** What it is called on. */
  readonly self: unknown;
  /** The texts of its parameters. */
  readonly parameters: readonly string[];
}

/** A file's handler could not be found: what is wrong, and what to do. */
export class NoHandler extends Error {}

/**
 * The exported functions, and those of exported objects and classes, and of the objects that a class makes.
 *
 * @param parameter What a constructor gets for a parameter. Without it, only classes that need none make objects.
 */
export function candidatesOf(exports: object, parameter?: (name: string) => unknown): readonly Candidate[] {
  const found: Candidate[] = [];
  const add = (path: string, call: unknown, self: () => unknown): void => {
    if (typeof call !== 'function' || found.some((each) => each.call === call)) return;
    found.push({ path, call: call as Candidate['call'], get self() { return self(); }, parameters: parametersOf(String(call)) });
  };
  for (const [name, value] of Object.entries(exports)) {
    if (typeof value === 'function' && !isClass(value)) add(name, value, () => undefined);
    else if (typeof value === 'function' || (typeof value === 'object' && value !== null)) {
      for (const member of membersOf(value)) add(`${name}.${member}`, (value as { readonly [name: string]: unknown })[member], () => value);
    }
  }
  for (const [name, value] of Object.entries(exports)) {
    if (typeof value !== 'function' || !isClass(value)) continue;
    const made = maker(value as Type, parameter);
    if (made === undefined) continue;
    let object: unknown;
    for (const member of membersOf(value.prototype as object)) {
      add(`${name}${made.path}.${member}`, (value.prototype as { readonly [name: string]: unknown })[member], () => object ??= made.make());
    }
  }
  return found;
}

type Type = (new (...args: unknown[]) => object) & { readonly [name: string]: unknown };

/** How the app gets an object of a class: from the class, or by making one. Undefined for a component. */
function maker(type: Type, parameter: ((name: string) => unknown) | undefined): { readonly path: string; readonly make: () => unknown } | undefined {
  const own = Object.getOwnPropertyDescriptors(type) as { readonly [name: string]: PropertyDescriptor };
  const shared = Object.keys(own).find((name) => /^(get)?(shared)?(instance|shared)$/i.test(name));
  if (typeof (type.prototype as { readonly render?: unknown }).render === 'function') return undefined;
  if (shared !== undefined && typeof own[shared]?.value === 'function') {
    return { path: `.${shared}()`, make: () => (type[shared] as () => unknown).call(type) };
  }
  if (shared !== undefined && (own[shared]?.get !== undefined || typeof own[shared]?.value === 'object')) return { path: `.${shared}`, make: () => type[shared] };
  if (type.length > 0 && parameter === undefined) return undefined;
  const source = String(type);
  const names = type.length === 0 ? [] : namesOf(parametersOf(source.slice(source.indexOf('constructor'))).slice(0, type.length), 0);
  return { path: '()', make: () => new type(...names.map((name) => parameter?.(name))) };
}

/** Whether a function is a class. One that extends a stand-in has its `toString`. */
export function isClass(value: object): boolean { return /^class\b/.test(Function.prototype.toString.call(value)); }

function membersOf(value: object): readonly string[] {
  const names = new Set<string>();
  const prototype: unknown = Object.getPrototypeOf(value);
  for (const place of [value, prototype === Object.prototype || prototype === Function.prototype || prototype === null ? {} : prototype as object]) {
    for (const [name, { value: member }] of Object.entries(Object.getOwnPropertyDescriptors(place))) {
      if (typeof member === 'function' && name !== 'constructor') names.add(name);
    }
  }
  return [...names];
}

/** The handler of that name, or the one that names and parameters suggest. */
export function handlerOf(candidates: readonly Candidate[], name: string | undefined, file: string): Candidate {
  if (name !== undefined) {
    const named = candidates.find(({ path }) => path === name) ?? candidates.find(({ path }) => path.endsWith(`.${name}`));
    if (named !== undefined) return named;
    throw new NoHandler(`${file} exports no function \`${name}\`. It exports ${listed(candidates)}.`);
  }
  const likely = candidates.map((candidate) => ({ candidate, score: scoreOf(candidate) })).filter(({ score }) => score > 1);
  // A function that another one of them calls is a step on the way.
  const ranked = likely.filter(({ candidate }) => !likely.some(({ candidate: other }) => other !== candidate && calls(other, candidate) && !calls(candidate, other)))
    .sort((one, other) => other.score - one.score);
  const [first, second] = ranked;
  if (first === undefined) {
    throw new NoHandler(`No export of ${file} looks like a handler of links. It exports ${listed(candidates)}. Choose with --handler NAME.`);
  }
  if (second?.score === first.score) {
    throw new NoHandler(`More than one export of ${file} looks like a handler of links: ${
      ranked.filter(({ score }) => score === first.score).map(({ candidate }) => candidate.path).join(', ')}. Choose with --handler NAME.`);
  }
  return first.candidate;
}

/** Whether the source of a function calls another one of its file. */
function calls({ call }: Candidate, { path }: Candidate): boolean {
  const name = path.split('.').at(-1) ?? path;
  // TypeScript writes `exports.redeem(…)` and `(0, exports.redeem)(…)`.
  return new RegExp(`(?:[^.\\w$]|\\b(?:exports|this)\\.)${name.replaceAll('$', '\\$')}\\)?\\(`).test(bodyOf(String(call)));
}

/** The source of a function behind its name, which is no call. */
function bodyOf(source: string): string { return source.slice(source.search(/=>|\{/)); }

function listed(candidates: readonly Candidate[]): string {
  return candidates.length === 0 ? 'no function' : candidates.map(({ path }) => `\`${path}\``).join(', ');
}

/** What the file shows: a component or a hook, which may listen for links; undefined if it exports none. */
export function shownOf(candidates: readonly Candidate[], name: string | undefined): Candidate | undefined {
  const shown = candidates.filter(({ path, self, call }) => self === undefined && (path === 'default' ? /^[A-Z]|^use[A-Z]|^default$/.test(call.name) : /^[A-Z]|^use[A-Z]/.test(path)));
  if (name !== undefined) return shown.find(({ path }) => path === name);
  const listening = /addEventListener|addListener|useURL|useLinkingURL/;
  return shown.find(({ call }) => listening.test(String(call))) ?? shown.find(({ path }) => path === 'default') ?? shown[0];
}

function scoreOf({ path, parameters }: Candidate): number {
  const name = path.split('.').at(-1) ?? path;
  const [first] = parameters;
  if (first === undefined || /^(use[A-Z]|is|has|parse|get|build|create|make|to|format|add|remove|subscribe|queue|enqueue|take|on[A-Z]\w*Change)/.test(name)) return 0;
  // Expo Router calls `redirectSystemPath` with every link.
  let score = /redeem|redemption|^redirectSystemPath$/i.test(name) ? 3 : /link|url/i.test(name) ? 2 : /handle|process|open|default/i.test(name) ? 1 : 0;
  // What hooks of libraries call the function that runs the app's own.
  if (/^(mutate|trigger)$/.test(name)) score = 2;
  if (/url|link|uri/i.test(first)) score += 2;
  return score;
}

/** The app's set-up of its SDK, to be called before the link comes; undefined if there is none. */
export function setupOf(candidates: readonly Candidate[], name: string | undefined, handler: Candidate | undefined): Candidate | undefined {
  if (name !== undefined) {
    const named = candidates.find(({ path }) => path === name || path.endsWith(`.${name}`));
    if (named === undefined) throw new NoHandler(`There is no exported function \`${name}\` for --setup. There are ${listed(candidates)}.`);
    return named;
  }
  return candidates.find((candidate) => candidate !== handler && /(^|\.)(init|initiali[sz]e|configure|set[Uu]p)([A-Z]\w*)?$/.test(candidate.path))
    ?? candidates.find((candidate) => candidate !== handler && listens(candidate));
}

/** Whether a function without parameters begins to listen for links. */
export function listens({ path, call, parameters }: Candidate): boolean {
  return parameters.length === 0 && !/^(use)?[A-Z]|^use[A-Z]/.test(path) && /\badd(Event)?Listener\(\s*['"](appUrlOpen|url)['"]/.test(String(call));
}

/** How the handler takes its link, as far as its source shows. */
export function formOf({ parameters }: Candidate): LinkForm {
  return /^\{/.test(parameters[0] ?? '') || /^(e|ev|evt|event)$/i.test(parameters[0] ?? '') ? 'event' : 'text';
}

/** The names of a function's required parameters after its first. */
export function furtherParameters({ call, parameters }: Candidate): readonly string[] {
  return namesOf(parameters.slice(1, Math.max(call.length, 1)), 1);
}

function namesOf(parameters: readonly string[], before: number): readonly string[] {
  return parameters.map((text, index) => /^[\w$]+/.exec(text)?.[0] ?? `argument${before + index + 1}`);
}

/** The texts of a function's parameters, from its source. */
export function parametersOf(source: string): readonly string[] {
  const single = /^(?:async\s+)?([\w$]+)\s*=>/.exec(source);
  if (single?.[1] !== undefined) return [single[1]];
  const start = source.indexOf('(');
  if (start < 0) return [];
  const parameters: string[] = [];
  let [depth, text] = [0, ''];
  for (const character of source.slice(start + 1)) {
    if (depth === 0 && (character === ')' || character === ',')) {
      if (text.trim() !== '') parameters.push(text.trim());
      text = '';
      if (character === ')') break;
      continue;
    }
    if ('([{'.includes(character)) depth += 1;
    if (')]}'.includes(character)) depth -= 1;
    text += character;
  }
  return parameters;
}
