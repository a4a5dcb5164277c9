import { CallRefused, RedemptionError } from './errors.ts';
import type { SessionEvent } from './generated/types.ts';
import { isObject } from './json.ts';
import type { JSONObject, JSONValue } from './json.ts';
import { RedemptionServer } from './server.ts';
import type { ServerOptions } from './server.ts';

/** One request of a scenario and what has to come of it; exactly one of `result`, `contains` and `error`. */
export interface ScenarioStep {
  /** The request's method. */
  readonly method: string;
  /** Its params; `${name}` stands for a saved value. */
  readonly params: JSONObject;
  /** The result, exactly. */
  readonly result?: JSONValue;
  /** A part of the result: objects may have further members, at every depth. */
  readonly contains?: JSONValue;
  /** The error that answers instead of a result. */
  readonly error?: { readonly code: number; readonly kind: string; readonly path?: string };
  /** Names for later steps, each with a JSON Pointer into the result. */
  readonly save?: { readonly [name: string]: string };
  /** The events since the step before, all of them, in their order. */
  readonly events?: readonly { readonly name: string; readonly params?: JSONValue }[];
  /** A name for this request, whose reply does not come yet. */
  readonly later?: string;
  /** The requests of earlier steps, by their `later`, whose replies have come now. */
  readonly replies?: readonly string[];
}

/** Steps on a fresh server. */
export interface Scenario {
  /** What holds, as a sentence; unique in its file. */
  readonly description: string;
  /** Its requests, one after the other. */
  readonly steps: readonly ScenarioStep[];
}

/** A file of scenarios, in the form of RedemptionKit's `Tests/Conformance/case.schema.json`. */
export interface ScenarioFile {
  /** What the file is about, in a few words. */
  readonly title: string;
  /** What its cases show. */
  readonly description: string;
  /** Its cases; each leaves nothing for the next one. */
  readonly cases: readonly Scenario[];
}

/** How a scenario is played. */
export interface ScenarioOptions extends ServerOptions {
  /** Looks at every result and event beside what the steps expect; gives what is wrong with it. */
  readonly inspect?: (seen: Seen) => readonly string[];
}

/** Something that the server told while a scenario was played. */
export type Seen =
  | { readonly kind: 'result'; readonly method: string; readonly value: JSONValue; readonly params: JSONObject }
  | { readonly kind: 'error'; readonly method: string; readonly value: CallRefused }
  | { readonly kind: 'event'; readonly value: SessionEvent };

/** Whether all steps are pure, so that scenarios may share a server. */
export function isStateless(scenario: Scenario): boolean {
  return scenario.steps.every(({ method }) => ['link/parse', 'reply/render', 'reply/read'].includes(method));
}

/**
 * Plays a scenario up to its first step that fails.
 *
 * @param on A server to play on. Without one a fresh one is started and closed; a scenario that is not stateless needs that.
 * @returns What was not as expected, a line each; empty when everything was.
 */
export async function playScenario(
  scenario: Scenario, options: ScenarioOptions = {}, on?: RedemptionServer,
): Promise<readonly string[]> {
  const server = on ?? await RedemptionServer.start(options);
  try {
    return await new Player(server, options.inspect).play(scenario);
  } finally {
    if (on === undefined) await server.close();
  }
}

type Reply = { readonly result: JSONValue } | { readonly error: CallRefused };

interface Awaited {
  readonly step: ScenarioStep;
  readonly params: JSONObject;
  readonly reply: Promise<Reply>;
  hasCome: boolean;
}

class Player {
  readonly #server: RedemptionServer;
  readonly #inspect: (seen: Seen) => readonly string[];
  readonly #saved = new Map<string, JSONValue>();
  readonly #awaited = new Map<string, Awaited>();
  #events: SessionEvent[] = [];

  constructor(server: RedemptionServer, inspect: ((seen: Seen) => readonly string[]) | undefined) {
    this.#server = server;
    this.#inspect = inspect ?? (() => []);
  }

  async play(scenario: Scenario): Promise<readonly string[]> {
    const unsubscribe = this.#server.events.subscribe((event) => { this.#events.push(event); });
    try {
      for (const [index, step] of scenario.steps.entries()) {
        const differences = await this.#playStep(step);
        if (differences.length > 0) return differences.map((text) => `step ${index + 1}, ${step.method}: ${text}`);
      }
      return [];
    } catch (error) {
      if (!(error instanceof RedemptionError) && !(error instanceof UnknownName)) throw error;
      return [`${error.name}: ${error.message}`];
    } finally {
      unsubscribe();
    }
  }

  async #playStep(step: ScenarioStep): Promise<readonly string[]> {
    const params = this.#filled(step.params) as JSONObject;
    const differences: string[] = [];
    const reply = this.#send(step.method, params);
    if (step.later !== undefined) {
      const awaited: Awaited = { step, params, reply, hasCome: false };
      void reply.then(() => { awaited.hasCome = true; });
      this.#awaited.set(step.later, awaited);
      // A round trip: what the server answers at once is here after it.
      await this.#server.call('clock/now');
      if (awaited.hasCome) differences.push('a reply came at once, and was to come later');
    } else {
      differences.push(...this.#checked(await reply, step, params));
    }
    for (const name of step.replies ?? []) {
      const earlier = this.#awaited.get(name);
      if (earlier === undefined) throw new UnknownName(name);
      this.#awaited.delete(name);
      differences.push(...this.#checked(await earlier.reply, earlier.step, earlier.params).map((text) => `${name}: ${text}`));
    }
    const events = this.#events;
    this.#events = [];
    for (const event of events) differences.push(...this.#inspect({ kind: 'event', value: event }));
    if (step.events !== undefined) differences.push(...this.#eventDifferences(events, step.events));
    return differences;
  }

  async #send(method: string, params: JSONObject): Promise<Reply> {
    try {
      return { result: await this.#server.call(method, params) };
    } catch (error) {
      if (error instanceof CallRefused) return { error };
      throw error;
    }
  }

  #checked(reply: Reply, step: ScenarioStep, params: JSONObject): readonly string[] {
    if ('error' in reply) {
      return [...this.#inspect({ kind: 'error', method: step.method, value: reply.error }), ...errorDifferences(reply.error, step.error)];
    }
    if (step.error !== undefined) return [`expected the error ${step.error.code} ${step.error.kind}, got ${text(reply.result)}`];
    const differences = [...this.#inspect({ kind: 'result', method: step.method, value: reply.result, params })];
    if (step.result !== undefined) differences.push(...exactDifferences(reply.result, this.#filled(step.result), ''));
    if (step.contains !== undefined) differences.push(...partDifferences(reply.result, this.#filled(step.contains), ''));
    for (const [name, pointer] of Object.entries(step.save ?? {})) {
      const value = valueAt(reply.result, pointer);
      if (value === undefined) throw new UnknownName(name);
      this.#saved.set(name, value);
    }
    return differences;
  }

  #eventDifferences(events: readonly SessionEvent[], expected: NonNullable<ScenarioStep['events']>): readonly string[] {
    const names = events.map(({ name }) => name).join(', ');
    const wanted = expected.map(({ name }) => name).join(', ');
    if (names !== wanted) return [`expected the events [${wanted}], got [${names}]`];
    return events.flatMap((event, index) => {
      const part = expected[index]?.params;
      if (part === undefined) return [];
      return partDifferences(event.params, this.#filled(part), '').map((difference) => `event ${event.name}: ${difference}`);
    });
  }

  #filled(value: JSONValue): JSONValue {
    if (typeof value === 'string') return this.#filledText(value);
    if (Array.isArray(value)) return (value as readonly JSONValue[]).map((element) => this.#filled(element));
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, this.#filled(member ?? null)]));
  }

  #filledText(value: string): JSONValue {
    const whole = /^\$\{([^}]*)\}$/.exec(value)?.[1];
    if (whole !== undefined) return this.#value(whole);
    return value.replace(/\$\{([^}]*)\}/g, (_, name: string) => {
      const saved = this.#value(name);
      return typeof saved === 'string' ? saved : JSON.stringify(saved);
    });
  }

  #value(name: string): JSONValue {
    const value = this.#saved.get(name);
    if (value === undefined) throw new UnknownName(name);
    return value;
  }
}

class UnknownName extends Error {
  constructor(name: string) {
    super(`nothing saved or awaited ${JSON.stringify(name)}`);
    this.name = 'UnknownName';
  }
}

function valueAt(value: JSONValue, pointer: string): JSONValue | undefined {
  let place: JSONValue | undefined = value;
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    if (Array.isArray(place)) place = (place as readonly JSONValue[])[Number(key)];
    else if (isObject(place)) place = place[key];
    else return undefined;
  }
  return place;
}

function errorDifferences(error: CallRefused, expected: ScenarioStep['error']): readonly string[] {
  if (expected === undefined) return [`got the error ${error.code} ${error.kind}: ${error.message}`];
  const isExpected = error.code === expected.code && error.kind === expected.kind &&
    (expected.path === undefined || error.path === expected.path);
  return isExpected ? [] : [
    `expected the error ${expected.code} ${expected.kind} ${expected.path ?? ''}, got ${error.code} ${error.kind} ${error.path ?? ''}`];
}

/** Where a value differs from another one, a line each. */
export function exactDifferences(value: JSONValue, expected: JSONValue, place: string): readonly string[] {
  return differences(value, expected, place, true);
}

/** What of a part a value does not have, a line each: objects may have more members, arrays have the same length. */
export function partDifferences(value: JSONValue, part: JSONValue, place: string): readonly string[] {
  return differences(value, part, place, false);
}

function differences(value: JSONValue, expected: JSONValue, place: string, exactly: boolean): readonly string[] {
  if (isObject(value) && isObject(expected)) {
    const names = Object.keys(expected).filter((name) => expected[name] !== undefined);
    const surplus = exactly ? Object.keys(value).filter((name) => value[name] !== undefined && !names.includes(name)) : [];
    return [
      ...surplus.map((name) => `${place}/${name} is there and should not be`),
      ...names.flatMap((name) => {
        const member = value[name];
        return member === undefined
          ? [`${place}/${name} is missing`]
          : differences(member, expected[name] ?? null, `${place}/${name}`, exactly);
      }),
    ];
  }
  if (Array.isArray(value) && Array.isArray(expected)) {
    const [elements, wanted] = [value as readonly JSONValue[], expected as readonly JSONValue[]];
    if (elements.length !== wanted.length) return [`${place} has ${elements.length} elements, expected ${wanted.length}`];
    return elements.flatMap((element, index) => differences(element, wanted[index] ?? null, `${place}/${index}`, exactly));
  }
  return value === expected ? [] : [`${place || 'the result'} is ${text(value)}, expected ${text(expected)}`];
}

function text(value: JSONValue): string {
  return JSON.stringify(value);
}
