import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

import { ChannelApp, explore, linkDelivery, phone, playStory } from '../src/index.ts';
import type { AppStorage, ExploreOptions, JSONObject } from '../src/index.ts';
import { AppClock } from '../src/app-clock.ts';
import { ProgressLine } from '../src/progress.ts';
import type { ExploredApp } from './explored-app.ts';
import { factoryOf, optionsIn, target } from './explored-defects.ts';
import { real } from './servers.ts';

const sdk = ChannelApp.shared(target, { server: { executable: real }, platform: 'ios', session: { configured: false } });
after(async () => { await phone.close(); });

/** An app that counts in storage how often it was opened by a link, up to two; it shows nothing of it. */
function counting(storage: Map<string, string>): { readonly factory: () => Promise<ExploredApp>; readonly options: ExploreOptions<ExploredApp> } {
  const { key: _, enabled: __, events: ___, ...rest } = optionsIn(['purchase', 'linkOpens', 'reinstall', 'relaunch'], ['noCrash']);
  return {
    factory: factoryOf(sdk),
    options: {
      ...rest, events: { press: () => { storage.set('pressed', String(Math.min(2, Number(storage.get('pressed') ?? 0) + 1))); } }, limits: { stories: 120 },
      own: {
        few: { expected: 'it is pressed less than twice', broken: () => storage.get('pressed') === '2' ? 'it was pressed twice' : undefined },
      },
    },
  };
}

const kinds: Readonly<Record<string, (storage: Map<string, string>) => AppStorage>> = {
  AsyncStorage: (storage) => ({
    getAllKeys: () => Promise.resolve([...storage.keys()]), getItem: (key) => Promise.resolve(storage.get(key) ?? null),
    removeItem: (key) => Promise.resolve(storage.delete(key)),
  }),
  Preferences: (storage) => ({
    keys: () => Promise.resolve({ keys: [...storage.keys()] }), get: ({ key }) => Promise.resolve({ value: storage.get(key) ?? null }),
    remove: ({ key }) => Promise.resolve(storage.delete(key)),
  }),
  localStorage: (storage) => ({
    get length() { return storage.size; }, key: (index) => [...storage.keys()][index] ?? null, getItem: (key) => storage.get(key) ?? null,
    removeItem: (key) => { storage.delete(key); },
  }),
  MMKV: (storage) => ({
    getAllKeys: () => [...storage.keys()], getString: () => undefined, getNumber: (key) => Number(storage.get(key)), getBoolean: () => undefined,
    delete: (key) => storage.delete(key),
  }),
};

for (const [name, storageOf] of Object.entries(kinds)) {
  test(`without a key, what is in ${name} tells states apart, and a story begins without it`, async () => {
    const storage = new Map<string, string>();
    const { factory, options } = counting(storage);
    const report = await explore(factory, { ...options, storage: [storageOf(storage)] });
    const [first] = report.findings;
    assert.deepEqual([first?.property, first?.story.map(({ event }) => event)], ['few', ['press', 'press']], report.text);
    assert.deepEqual(report.differences, [], report.text);
    assert.equal(report.closed, false);
    assert.ok(report.gaps.some((gap) => gap.includes('no key')), report.text);
  });
}

test('without a key and a storage that explore knows, such an app is told that it keeps state elsewhere', async () => {
  const { factory, options } = counting(new Map());
  const report = await explore(factory, options);
  assert.ok(report.differences.length > 0, report.text);
});

test("a page's localStorage is the storage that nobody has to name", async () => {
  const storage = new Map<string, string>();
  const { factory, options } = counting(storage);
  const place = globalThis as { document?: unknown; localStorage?: unknown };
  const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  Object.defineProperty(globalThis, 'localStorage', { value: kinds['localStorage']?.(storage), configurable: true });
  place.document = {};
  try {
    const report = await explore(factory, options);
    assert.equal(report.findings[0]?.story.length, 2, report.text);
    assert.deepEqual(report.differences, [], report.text);
  } finally {
    delete place.document;
    if (before === undefined) delete place.localStorage;
    else Object.defineProperty(globalThis, 'localStorage', before);
  }
});

test('one line of a terminal says how far a search is, and nothing is written elsewhere', () => {
  for (const isTTY of [true, false]) {
    const written: string[] = [];
    const line = new ProgressLine({ isTTY, columns: 120, write: (text) => written.push(text) });
    for (let states = 1_530; states < 1_540; states += 1) line.show({ states, stories: 13_770, left: 12, broken: 2 });
    line.end();
    const text = '\r\u001b[2Kexplore: 1,530 states, 13,770 stories played, 12 left, 2 properties broken, 0 s';
    assert.deepEqual(written, isTTY ? [text, '\r\u001b[2K'] : []);
  }
});

test('a line of progress is never longer than the terminal is wide', () => {
  const written: string[] = [];
  const line = new ProgressLine({ isTTY: true, columns: 40, write: (text) => written.push(text) });
  line.show({ states: 1, stories: 0, left: 3, broken: 0 });
  assert.deepEqual(written, ['\r\u001b[2Kexplore: 1 state, 0 stories played, 3 l']);
});

test('each step says what is left, and how much is broken', async () => {
  const steps: [left: number, broken: number][] = [];
  const options = optionsIn(['purchase', 'linkOpens'], ['redeemedOnce']);
  await explore(factoryOf(sdk, 'redeems twice'), { ...options, limits: { stories: 20 }, progress: ({ left, broken }) => { steps.push([left, broken]); } });
  assert.deepEqual(steps[0], [0, 0]);
  assert.equal(steps.at(-1)?.[1], 1);
  assert.ok(steps.some(([left]) => left > 0));
});

test('the page of a report has all states, and each finding as a path from the start', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'page-'));
  const file = join(folder, 'explored.html');
  const report = await explore(factoryOf(sdk, 'redeems twice'), { ...optionsIn(['purchase', 'linkOpens'], ['redeemedOnce']), html: file });
  const page = await readFile(file, 'utf8');
  await rm(folder, { recursive: true });
  assert.equal('html' in report, false);
  const data = JSON.parse(/id="data">(.*?)<\/script>/s.exec(page)?.[1] ?? '') as { depth: number[]; paths: { property: string; states: number[]; texts: string[] }[]; edges: number[][]; coverage: JSONObject };
  assert.equal(data.depth.length, report.states);
  assert.deepEqual(data.paths.map(({ property, texts }) => [property, texts]), report.findings.map(({ property, story }) => [property, story.map(({ text }) => text)]));
  for (const { states } of data.paths) {
    assert.equal(states[0], 0);
    states.slice(1).forEach((state, index) => { assert.ok(data.edges[states[index] ?? 0]?.some((target, place) => place % 2 === 1 && target === state)); });
  }
  assert.deepEqual(data.coverage['outcomes'], {
    failed: false, invalidCode: false, linkExpired: true, purchaseBelongsToOtherUser: false, redeemed: true, subscriptionExpired: false,
  });
});

test('timers of one moment run in the order in which they were set', () => {
  const clock = new AppClock();
  const ran: string[] = [];
  clock.install();
  try {
    for (const [name, delay] of [['first', 5], ['second', 5], ['before', 1], ['later', 6]] as const) globalThis.setTimeout(() => { ran.push(name); }, delay);
    clock.now = 5;
    while (clock.runOne());
  } finally {
    clock.uninstall();
  }
  assert.deepEqual(ran, ['before', 'first', 'second']);
});

test('a story is played alone', async () => {
  let starts = 0;
  const start = async (): Promise<ExploredApp> => {
    starts += 1;
    return await factoryOf(sdk)();
  };
  await playStory(start, { ...optionsIn(['purchase', 'linkOpens']), limits: { stories: 9 } }, ['purchase', 'linkOpens']);
  assert.equal(starts, 1);
});

test('an explored app hears that it goes to the background and comes back, and the next one begins in front', async () => {
  const heard: string[] = [];
  const start = async (): Promise<ExploredApp> => {
    linkDelivery().watch((move) => { heard.push(move); });
    return await factoryOf(sdk)();
  };
  await playStory(start, optionsIn(['background']), ['background', 'comesBack']);
  assert.deepEqual(heard, ['leaving', 'left', 'returning', 'returned']);
  await playStory(start, optionsIn(['background']), ['background']);
  assert.deepEqual([heard.at(-1), linkDelivery().lastMove], ['left', 'returned']);
});

test('a crash is one of the event that it follows, and of no later one', async () => {
  const { enabled: _, ...rest } = optionsIn(['purchase', 'linkOpens'], ['noCrash']);
  const report = await explore(factoryOf(sdk), { ...rest, events: { crash: () => { throw new TypeError('broken'); } }, limits: { stories: 20 } });
  assert.deepEqual(report.findings.map(({ property, story, seen }) => [property, story.map(({ event }) => event), seen]),
    [['noCrash', ['crash'], 'the app failed: TypeError: broken']]);
});
