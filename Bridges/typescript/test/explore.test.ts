import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { ChannelApp, explore, phone, RedemptionServer, testsOf } from '../src/index.ts';
import type { WorldEventName } from '../src/index.ts';
import { ExploredApp } from './explored-app.ts';
import type { Habit } from './explored-app.ts';
import { defects, factoryOf, optionsIn, small, target } from './explored-defects.ts';
import { pasted, replayed } from './pasted.ts';
import { real } from './servers.ts';

const sdk = ChannelApp.shared(target, { server: { executable: real }, platform: 'ios', session: { configured: false } });
after(async () => { await phone.close(); await pasted.close(); });

const factory = (...habits: Habit[]): (() => Promise<ExploredApp>) => factoryOf(sdk, ...habits);

for (const [habit, property, steps, world = small] of defects) {
  test(`an app that ${habit} is found`, async () => {
    const report = await explore(factory(habit), optionsIn(world));
    const found = report.findings.find((finding) => finding.property === property);
    assert.ok(found, report.text);
    assert.ok(found.story.length <= steps, report.text);
    assert.deepEqual(report.differences, [], report.text);
    for (const { scenario } of report.findings) assert.equal(replayed(scenario), undefined);
    pasted.add(habit, testsOf(report));
  });
}

test('each test to paste is red for the app with the defect, and green for the corrected one', async () => {
  const tests = await pasted.write();
  const [red, green] = [pasted.run('defect'), pasted.run('corrected')];
  assert.deepEqual([red.passed, red.failed], [0, tests], red.output);
  assert.deepEqual([green.passed, green.failed], [tests, 0], green.output);
});

const fine: readonly (readonly Habit[])[] = [
  [], ['waits a moment'], ['redeems one after another'], ['asks the SDK after each redemption'], ['says everything in text'], ['retries by itself after a failure'],
  ['redeems after signing in'], ['shows no user'], ['writes down what it did'], ['ignores a link that it knows'],
  ['stores its link until the answer'], ['keeps an account of its own'],
];

for (const habits of fine) {
  test(`a correct app has no finding: ${habits.length === 0 ? 'the usual one' : `it ${habits.join(', ')}`}`, async () => {
    const isNameless = habits.includes('shows no user') || habits.includes('says everything in text');
    const worlds: (readonly WorldEventName[])[] = [
      ['purchase', 'linkOpens', 'linkStartsApp', 'serverFails'], ['purchase', 'linkStartsApp', 'answerIsLate', 'signInElsewhere'],
      small, ['purchase', 'linkOpens', 'answerIsLate', 'secondPhoneRedeems'], ['purchase', 'linkOpens', 'timePasses', 'offline'],
      ['purchase', 'linkOpens', 'answerIsLate', 'relaunch'], ['purchase', 'linkOpens', 'reinstall', 'background'], ['otherUserBuys', 'linkOpens', 'damagedLinkOpens', 'signInElsewhere'],
    ];
    for (const world of worlds) {
      const options = optionsIn(world);
      const properties = (options.properties ?? []).filter((property) => property !== 'rightUser' || !isNameless);
      const report = await explore(factory(...habits), { ...options, properties, limits: { stories: 100 } });
      assert.deepEqual(report.findings.map(({ property, story, seen }) => [property, story.map(({ event }) => event), seen]), []);
      assert.deepEqual(report.differences, [], report.text);
    }
  });
}

test('a search of the usual app is closed, and the same start gives the same report', async () => {
  const { enabled: _, ...rest } = optionsIn(['purchase', 'linkOpens', 'lapse']);
  const alone = { ...rest, events: { signIn: (app: ExploredApp) => app.signIn() } };
  const [one, other] = [await explore(factory(), alone), await explore(factory(), alone)];
  assert.equal(one.closed, true, one.text);
  assert.deepEqual({ ...one, exploration: '' }, { ...other, exploration: '' });
  assert.match(one.text, /^Closed: nothing can go wrong with these 4 events/m);
});

test("a purchase that stays with somebody else is called so, and retrying its link need not help", async () => {
  const server = await phone.server();
  await server.space.use({ space: 'keeps' });
  await server.store.policy({ vendor: 'revenuecat', transfer: 'keepWithOriginal' });
  try {
    const options = optionsIn(['otherUserBuys', 'linkOpens', 'serverFails']);
    const wrong = await explore(factory('says another user is a failure'), options);
    assert.deepEqual(wrong.findings.map(({ property, story }) => [property, story.length]).slice(0, 1), [['rightWord', 3]], wrong.text);
    const correct = await explore(factory(), options);
    assert.deepEqual(correct.findings, [], correct.text);
    assert.ok(correct.coverage.outcomes.includes('purchaseBelongsToOtherUser'));
  } finally {
    await server.space.use({ space: 'main' });
  }
});

test('a dead end is found where no continuation unlocks what was paid', async () => {
  const world: readonly WorldEventName[] = ['purchase', 'linkOpens', 'serverFails'];
  const { events: _, enabled: __, ...rest } = optionsIn(world, ['paidCanUnlock']);
  const report = await explore(factory('gives up after a failure'), rest);
  assert.equal(report.closed, true, report.text);
  assert.deepEqual(report.findings.map(({ property, story }) => [property, story.length]), [['paidCanUnlock', 2]], report.text);
  assert.deepEqual((await explore(factory(), rest)).findings, []);
});

test('an app that keeps state outside of its factory is told so', async () => {
  const report = await explore(factory('remembers between stories'), optionsIn(small));
  assert.equal(report.closed, false);
  assert.ok(report.differences.length > 0);
  assert.match(report.text, /keeps state outside of the factory/);
});

test('an app that is waited for has the real timers, lets no time pass, and is never closed', async () => {
  const { setTimeout: timer } = globalThis;
  const report = await explore(factory(), {
    ...optionsIn(['purchase', 'linkOpens', 'timePasses']), settle: 20, limits: { stories: 12 }, progress: () => { assert.equal(globalThis.setTimeout, timer); },
  });
  assert.equal(report.closed, false);
  assert.ok(report.gaps.some((gap) => gap.includes('20 ms')), report.text);
});

test("a test's own property is judged by what the app shows and by the truth", async () => {
  const report = await explore(factory(), {
    ...optionsIn(['purchase', 'linkOpens'], ['noCrash']),
    own: { rich: { expected: 'nobody has bought anything', broken: (_, { purchases }) => purchases.length > 0 ? 'somebody has' : undefined } },
  });
  assert.deepEqual(report.findings.map(({ property, expected, seen, story }) => [property, expected, seen, story.length]).slice(0, 1),
    [['rich', 'nobody has bought anything', 'somebody has', 1]]);
});

test('timers and dates are the real ones afterwards', async () => {
  const { setTimeout: timer, Date: date } = globalThis;
  await explore(factory('waits a moment'), { ...optionsIn(['purchase', 'linkOpens']), limits: { stories: 5 } });
  assert.equal(globalThis.setTimeout, timer);
  assert.equal(globalThis.Date, date);
});

test("what an app throws as it ends is not the next story's", async () => {
  const end = (): void => { throw new Error('the end'); };
  const report = await explore(factory(), { ...optionsIn(['purchase', 'linkOpens']), end, limits: { stories: 5 } });
  assert.deepEqual(report.findings, [], report.text);
  assert.deepEqual(report.differences, [], report.text);
});

test('a finding is a test to paste, and a scenario', async () => {
  const report = await explore(factory('redeems twice'), optionsIn(['purchase', 'linkOpens'], ['redeemedOnce']));
  assert.match(testsOf(report), /await playStory\(factory, options, \[\n {4}'purchase', \/\/ The buyer buys/);
  const scenario = report.findings[0]?.scenario as { cases: { steps: { method: string }[] }[] };
  assert.ok(scenario.cases[0]?.steps.some(({ method }) => method === 'channel/call'));
  assert.match(report.junit, /<failure message="the app asked 2 times">/);
});

test('a server of its own explores too', async () => {
  const server = await RedemptionServer.start({ executable: real });
  const own = new ChannelApp(target, { server, platform: 'android', session: { configured: false } });
  const report = await explore(() => ExploredApp.start(own, ['redeems twice']), {
    ...optionsIn(['purchase', 'linkOpens'], ['redeemedOnce']), app: { ...target, platform: 'android' }, server, end: () => own.uninstall(),
  });
  assert.equal(report.findings.length, 1);
  await own.close();
  await server.close();
});
