import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { ChannelApp, explore, phone, playStory, RedemptionServer, testsOf } from '../src/index.ts';
import type { ExploreOptions, ExploreProperty, WorldEventName } from '../src/index.ts';
import { ExploredApp } from './explored-app.ts';
import type { Habit } from './explored-app.ts';
import { real } from './servers.ts';

const target = { vendor: 'revenuecat', sdk: 'react-native' } as const;
const sdk = ChannelApp.shared(target, { server: { executable: real }, platform: 'ios', session: { configured: false } });
after(async () => { await phone.close(); });

const everything: readonly ExploreProperty[] = ['noCrash', 'redeemedOnce', 'rightHolder', 'truthful', 'noSilence', 'retryHelps', 'paidCanUnlock'];

function options(world: readonly WorldEventName[], properties: readonly ExploreProperty[] = everything): ExploreOptions<ExploredApp> {
  return {
    app: { ...target, platform: 'ios' }, world, properties, limits: { stories: 250 },
    shows: (app) => app.shows, key: (app) => app.key, enabled: (app) => app.enabled, restart: (app, how) => app.restart(how),
    events: {
      retry: { text: 'The buyer presses "try again".', run: (app) => app.retry() },
      signIn: { text: 'The buyer signs in as ada.', run: (app) => app.signIn() },
      signOut: (app) => app.signOut(),
    },
  };
}

const factory = (...habits: Habit[]) => (): Promise<ExploredApp> => ExploredApp.start(sdk, habits);

const small: readonly WorldEventName[] = ['purchase', 'linkOpens', 'serverFails', 'lapse'];
const least: readonly WorldEventName[] = ['purchase', 'linkOpens'];

/** Each planted defect, with the property that finds it and the longest story that is needed. */
const defects: readonly (readonly [Habit, ExploreProperty, number, (readonly WorldEventName[])?])[] = [
  ['retries nothing', 'retryHelps', 4, ['purchase', 'linkOpens', 'serverFails']],
  ['redeems twice', 'redeemedOnce', 2, least],
  ['says active for a lapsed purchase', 'truthful', 3, ['purchase', 'linkOpens', 'lapse']],
  ['says another user is the buyer', 'rightHolder', 2, least],
  ['never stops its spinner', 'noSilence', 3, ['purchase', 'linkOpens', 'serverFails']],
  ['throws at a retry', 'noCrash', 4, ['purchase', 'linkOpens', 'serverFails']],
  ['says active before the answer', 'rightHolder', 5, ['purchase', 'linkOpens', 'answerIsLate']],
  ['keeps access after signing out', 'truthful', 4, least],
  ['shows the user before the sign-in has worked', 'rightHolder', 4, ['purchase', 'linkOpens', 'serverFails']],
  ['says nothing about a used link', 'noSilence', 4, ['purchase', 'linkOpens', 'secondPhoneRedeems']],
  ['redeems again at each news', 'redeemedOnce', 3, least],
  ['gives access for any answer', 'truthful', 3, ['purchase', 'linkOpens', 'secondPhoneRedeems']],
  ['throws in a timer', 'noCrash', 3, ['purchase', 'linkOpens', 'secondPhoneRedeems']],
  ['tries again after a success', 'redeemedOnce', 3, ['purchase', 'linkOpens', 'timePasses']],
  ['redeems its stored link at each start', 'redeemedOnce', 3, ['purchase', 'linkOpens', 'relaunch']],
  ['keeps the oldest customer', 'truthful', 5, ['purchase', 'linkOpens', 'lapse']],
];

for (const [habit, property, steps, world = small] of defects) {
  test(`an app that ${habit} is found`, async () => {
    const report = await explore(factory(habit), options(world));
    const found = report.findings.find((finding) => finding.property === property);
    assert.ok(found, report.text);
    assert.ok(found.story.length <= steps, report.text);
    assert.deepEqual(report.differences, [], report.text);
    const story = found.story.map(({ event }) => event);
    await assert.rejects(playStory(factory(habit), options(world, [property]), story), { name: 'StoryFailed' });
    // A dead end is known by the whole graph alone.
    await playStory(factory(), options(world, [property]), story.filter((event) => event !== 'retry'));
  });
}

const fine: readonly (readonly Habit[])[] = [
  [], ['waits a moment'], ['redeems one after another'], ['asks the SDK after each redemption'], ['says everything in text'], ['retries by itself after a failure'],
  ['redeems after signing in'], ['shows no user'], ['writes down what it did'], ['ignores a link that it knows'],
  ['stores its link until the answer'],
];

for (const habits of fine) {
  test(`a correct app has no finding: ${habits.length === 0 ? 'the usual one' : `it ${habits.join(', ')}`}`, async () => {
    const worlds: (readonly WorldEventName[])[] = [
      small, ['purchase', 'linkOpens', 'answerIsLate', 'secondPhoneRedeems'], ['purchase', 'linkOpens', 'timePasses', 'offline'],
      ['purchase', 'linkOpens', 'answerIsLate', 'relaunch'], ['purchase', 'linkOpens', 'reinstall', 'background'],
    ];
    for (const world of worlds) {
      const report = await explore(factory(...habits), { ...options(world), limits: { stories: 100 } });
      assert.deepEqual(report.findings.map(({ property, story, seen }) => [property, story.map(({ event }) => event), seen]), []);
      assert.deepEqual(report.differences, [], report.text);
    }
  });
}

test('a search of the usual app is closed, and the same start gives the same report', async () => {
  const { enabled: _, ...rest } = options(['purchase', 'linkOpens', 'lapse']);
  const alone = { ...rest, events: { signIn: (app: ExploredApp) => app.signIn() } };
  const [one, other] = [await explore(factory(), alone), await explore(factory(), alone)];
  assert.equal(one.closed, true, one.text);
  assert.deepEqual({ ...one, exploration: '' }, { ...other, exploration: '' });
  assert.match(one.text, /^Closed: nothing can go wrong with these 4 events/m);
});

test('a dead end is found where no continuation unlocks what was paid', async () => {
  const world: readonly WorldEventName[] = ['purchase', 'linkOpens', 'serverFails'];
  const { events: _, enabled: __, ...rest } = options(world, ['paidCanUnlock']);
  const report = await explore(factory('gives up after a failure'), rest);
  assert.equal(report.closed, true, report.text);
  assert.deepEqual(report.findings.map(({ property, story }) => [property, story.length]), [['paidCanUnlock', 2]], report.text);
  assert.deepEqual((await explore(factory(), rest)).findings, []);
});

test('an app that keeps state outside of its factory is told so', async () => {
  const report = await explore(factory('remembers between stories'), options(small));
  assert.equal(report.closed, false);
  assert.ok(report.differences.length > 0);
  assert.match(report.text, /keeps state outside of the factory/);
});

test('an app that is waited for lets no time pass, and is never closed', async () => {
  const report = await explore(factory(), { ...options(['purchase', 'linkOpens', 'timePasses']), settle: 20, limits: { stories: 12 } });
  assert.equal(report.closed, false);
  assert.ok(report.gaps.some((gap) => gap.includes('20 ms')), report.text);
});

test("a test's own property is judged by what the app shows and by the truth", async () => {
  const report = await explore(factory(), {
    ...options(['purchase', 'linkOpens'], ['noCrash']),
    own: { rich: { expected: 'nobody has bought anything', broken: (_, { purchases }) => purchases.length > 0 ? 'somebody has' : undefined } },
  });
  assert.deepEqual(report.findings.map(({ property, story }) => [property, story.length]).slice(0, 1), [['rich', 1]]);
});

test('timers and dates are the real ones afterwards', async () => {
  const { setTimeout: timer, Date: date } = globalThis;
  await explore(factory('waits a moment'), { ...options(['purchase', 'linkOpens']), limits: { stories: 5 } });
  assert.equal(globalThis.setTimeout, timer);
  assert.equal(globalThis.Date, date);
});

test('a finding is a test to paste, and a scenario', async () => {
  const report = await explore(factory('redeems twice'), options(['purchase', 'linkOpens'], ['redeemedOnce']));
  assert.match(testsOf(report), /await playStory\(factory, options, \[\n {4}'purchase', \/\/ The buyer buys/);
  const scenario = report.findings[0]?.scenario as { cases: { steps: { method: string }[] }[] };
  assert.ok(scenario.cases[0]?.steps.some(({ method }) => method === 'channel/call'));
  assert.match(report.junit, /<failure message="the app asked 2 times">/);
});

test('a server of its own explores too', async () => {
  const server = await RedemptionServer.start({ executable: real });
  const own = new ChannelApp(target, { server, platform: 'android', session: { configured: false } });
  const report = await explore(() => ExploredApp.start(own, ['redeems twice']), {
    ...options(['purchase', 'linkOpens'], ['redeemedOnce']), app: { ...target, platform: 'android' }, server, end: () => own.uninstall(),
  });
  assert.equal(report.findings.length, 1);
  await own.close();
  await server.close();
});
