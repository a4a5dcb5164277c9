// The few members of package:test that this package uses. A file's tests run in order; each prints a line.
import { Completer } from "./async.ts";
import { DartMap, type Duration, text, StateError } from "./core.ts";

type Action = () => unknown;
type Group = { name: string; setUps: Action[]; tearDowns: Action[]; setUpAlls: Action[]; tearDownAlls: Action[]; items: Array<Group | Test>; parent: Group | null };
type Test = { test: string; action: Action };

const newGroup = (name: string, parent: Group | null): Group => ({ name, setUps: [], tearDowns: [], setUpAlls: [], tearDownAlls: [], items: [], parent });
let current = newGroup("", null);
const root = current;
let afterwards: Action[] = [];

export function group(name: string, body: () => void): void {
  const made = newGroup(name, current);
  current.items.push(made);
  current = made;
  body();
  current = made.parent ?? root;
}
export function test(name: string, action: Action, _given: { timeout?: unknown } = {}): void { current.items.push({ test: name, action }); }
export function setUp(action: Action): void { current.setUps.push(action); }
export function tearDown(action: Action): void { current.tearDowns.push(action); }
export function setUpAll(action: Action): void { current.setUpAlls.push(action); }
export function tearDownAll(action: Action): void { current.tearDownAlls.push(action); }
export function addTearDown(action: Action): void { afterwards.push(action); }

export class TestFailure { constructor(readonly message: string) {} toString(): string { return this.message; } }
export function fail(message: string): never { throw new TestFailure(message); }

export interface Matcher { matches(actual: any): string | null | Promise<string | null>; }

function same(left: unknown, right: unknown): boolean {
  if (Array.isArray(left) && Array.isArray(right)) return left.length === right.length && left.every((item, index) => same(item, right[index]));
  if (left instanceof DartMap && right instanceof DartMap) {
    return left.length === right.length && [...left.items].every(([key, value]) => right.items.has(key) && same(value, right.items.get(key)));
  }
  return left === right;
}
const matcher = (say: string, test: (actual: any) => boolean): Matcher => ({ matches: (actual) => test(actual) ? null : `expected ${say}, got ${text(actual)}` });
const asMatcher = (expected: unknown): Matcher =>
  typeof expected === "object" && expected !== null && "matches" in expected ? expected as Matcher : equals(expected);

export const equals = (expected: unknown): Matcher => matcher(text(expected), (actual) => same(actual, expected));
export const isNull = matcher("null", (actual) => actual === null);
export const isNotNull = matcher("not null", (actual) => actual !== null);
export const isTrue = matcher("true", (actual) => actual === true);
export const isFalse = matcher("false", (actual) => actual === false);
export const isEmpty = matcher("empty", (actual) => actual.length === 0);
export const isNotEmpty = matcher("not empty", (actual) => actual.length !== 0);
export const contains = (part: any): Matcher => matcher(`something with ${text(part)}`, (actual) => actual instanceof DartMap ? actual.containsKey(part) : actual.includes(part));
export const hasLength = (length: number): Matcher => matcher(`length ${length}`, (actual) => actual.length === length);
export const startsWith = (part: string): Matcher => matcher(`something that starts with ${part}`, (actual) => actual.startsWith(part));
export const greaterThan = (than: number): Matcher => matcher(`more than ${than}`, (actual) => actual > than);
export const lessThan = (than: number): Matcher => matcher(`less than ${than}`, (actual) => actual < than);
export const isNot = (inner: unknown): Matcher => ({ matches: async (actual) => await asMatcher(inner).matches(actual) === null ? `not expected: ${text(actual)}` : null });

export class TypeMatcher<T> implements Matcher {
  constructor(private readonly guard: (value: unknown) => value is T, private readonly features: Array<(value: T) => Promise<string | null>> = []) {}
  having(feature: (value: T) => unknown, name: string, expected: unknown): TypeMatcher<T> {
    const check = async (value: T) => {
      const found = await asMatcher(expected).matches(feature(value));
      return found === null ? null : `${name}: ${found}`;
    };
    return new TypeMatcher(this.guard, [...this.features, check]);
  }
  async matches(actual: unknown): Promise<string | null> {
    if (!this.guard(actual)) return `another type: ${text(actual)}`;
    for (const feature of this.features) {
      const found = await feature(actual);
      if (found !== null) return found;
    }
    return null;
  }
}
export const isAMatcher = <T>(guard: (value: unknown) => value is T): TypeMatcher<T> => new TypeMatcher(guard);

export const throwsA = (inner: unknown): Matcher => ({
  async matches(actual: any) {
    try {
      await (typeof actual === "function" ? actual() : actual);
    } catch (error) {
      return asMatcher(inner).matches(error);
    }
    return "nothing was thrown";
  },
});
export const completion = (inner: unknown): Matcher => ({ matches: async (actual: any) => asMatcher(inner).matches(await actual) });

/** What a test has begun to expect and not awaited: it is over only when these are. */
let outstanding: Array<Promise<unknown>> = [];

function check(actual: unknown, expected: unknown, given: { reason?: string | null }): Promise<void> | null {
  const found = asMatcher(expected).matches(actual);
  const judge = (message: string | null) => { if (message !== null) fail(given.reason ? `${given.reason}: ${message}` : message); };
  if (found instanceof Promise) {
    const judged = found.then(judge);
    judged.catch(() => {});
    outstanding.push(judged);
    return judged;
  }
  judge(found);
  return null;
}
export function expect(actual: unknown, expected: unknown, given: { reason?: string | null } = {}): void { check(actual, expected, given); }
export async function expectLater(actual: unknown, expected: unknown, given: { reason?: string | null } = {}): Promise<void> { await check(actual, expected, given); }

async function limited(action: Promise<unknown>, seconds: number): Promise<void> {
  const late = new Completer<void>();
  const timer = setTimeout(() => late.completeError(new TestFailure(`no end within ${seconds} s`)), seconds * 1000);
  try {
    await Promise.race([action, late.future]);
  } finally {
    clearTimeout(timer);
  }
}

async function play(name: string, test: Test, groups: Group[]): Promise<boolean> {
  afterwards = [];
  outstanding = [];
  let failure: unknown = null;
  const attempt = async (action: Action) => {
    try {
      await limited((async () => { await action(); await Promise.all(outstanding); })(), 300);
    } catch (error) {
      failure ??= error ?? new StateError("null was thrown");
    }
  };
  for (const each of groups) for (const action of each.setUps) await attempt(action);
  if (failure === null) await attempt(test.action);
  for (const action of [...afterwards].reverse()) await attempt(action);
  for (const each of [...groups].reverse()) for (const action of each.tearDowns) await attempt(action);
  if (failure === null) return true;
  console.log(`FAILED ${name}\n  ${String(failure instanceof Error ? failure.stack : failure).replaceAll("\n", "\n  ")}`);
  return false;
}

let passed = 0, failed = 0;

async function run(of: Group, groups: Group[], names: string[]): Promise<void> {
  const all = [...groups, of];
  for (const action of of.setUpAlls) await action();
  for (const item of of.items) {
    if ("items" in item) await run(item, all, [...names, item.name]);
    else if (await play([...names, item.test].join(" "), item, all)) passed += 1;
    else failed += 1;
  }
  for (const action of of.tearDownAlls) await action();
}

export async function runAll(): Promise<void> {
  await run(root, [], []);
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0 || passed === 0) process.exitCode = 1;
}

import process from "node:process";
export type Timeout = Duration;
