import assert from 'node:assert/strict';
import { performance } from 'node:perf_hooks';
import { after, beforeEach, test } from 'node:test';
import { setTimeout } from 'node:timers';

import { ChannelApp, linkDelivery, phone } from '../src/index.ts';
import { registry } from '../src/registry.ts';
import { afterRealTime } from '../src/timers.ts';
import type { RedemptionServer } from '../src/index.ts';
import { real } from './servers.ts';

const app = ChannelApp.shared({ vendor: 'revenuecat', sdk: 'react-native' }, { server: { executable: real } });
let server: RedemptionServer;

beforeEach(async () => {
  await phone.launch();
  await phone.reset();
  server = await phone.server();
  await app.call('setupPurchases', ['key', 'ada', null, null, 'DEFAULT', false]);
});
after(async () => { await phone.close(); });

async function sold(): Promise<string> {
  return (await server.store.purchase({ vendor: 'revenuecat', product: 'pro', entitlements: ['pro'] })).link.url;
}

/** An app that redeems the link so many milliseconds after it was opened, once for each number. */
function redeemsAfter(...delays: number[]): string[] {
  const results: string[] = [];
  linkDelivery().listen((url) => {
    for (const delay of delays) {
      setTimeout(() => { void app.call('redeemWebPurchase', [url]).then((answer) => { results.push(JSON.stringify(answer)); }, () => undefined); }, delay);
    }
  });
  return results;
}

/** How long something took, in milliseconds. */
async function timed(action: Promise<unknown>): Promise<number> {
  const start = performance.now();
  await action;
  return performance.now() - start;
}

for (const delay of [0, 10, 50, 100, 500, 900]) {
  test(`an app that redeems ${delay} ms after the link has redeemed it`, async () => {
    redeemsAfter(delay);
    const url = await sold();
    linkDelivery().open(url);
    assert.equal((await phone.expectRedeemedOnce(url, 'redeemed')).outcome, 'redeemed');
  });

  test(`open waits for an app that redeems after ${delay} ms`, async () => {
    const results = redeemsAfter(delay);
    await phone.open(await sold());
    assert.equal(results.length, 1);
  });
}

for (const delay of [1_000, 1_500]) {
  test(`an app that redeems after ${delay} ms has redeemed within two seconds`, async () => {
    const results = redeemsAfter(delay);
    const url = await sold();
    await phone.open(url, { within: 2_000 });
    assert.equal(results.length, 1);
    await phone.expectRedeemedOnce(url, 'redeemed', { within: 2_000 });
  });
}

for (const delay of [0, 10, 50, 100, 200]) {
  test(`a second redemption ${delay} ms after the first is one too many`, async () => {
    redeemsAfter(0, delay);
    const url = await sold();
    await phone.open(url);
    await assert.rejects(phone.expectRedeemedOnce(url), /Failed: redeemed 2 times, and the test expected one: 1\. redeemed: .*; 2\. /);
  });
}

test('a second redemption after the quiet time is seen with a longer one', async () => {
  redeemsAfter(0, 1_000);
  const url = await sold();
  await phone.open(url);
  await phone.expectRedeemedOnce(url, 'redeemed');
  await assert.rejects(phone.expectRedeemedOnce(url, 'redeemed', { quiet: 1_500 }), /Failed: redeemed 2 times/);
});

test('a second redemption behind a slow call of the SDK is seen', async () => {
  const url = await sold();
  await app.call('redeemWebPurchase', [url]);
  await server.fault.inject({ kind: 'delay', seconds: 5 });
  void app.call('restorePurchases', []).then(() => app.call('redeemWebPurchase', [url])).catch(() => undefined);
  setTimeout(() => { void server.clock.advance({ seconds: 5 }); }, 500);
  await assert.rejects(phone.expectRedeemedOnce(url), /Failed: redeemed 2 times/);
});

for (const count of [1, 2]) {
  test(`an answer that waits for the clock comes after ${count} awaited open`, async () => {
    const results = redeemsAfter(0);
    const url = await sold();
    await server.fault.inject({ kind: 'delay', seconds: 5 });
    for (let time = 0; time < count; time += 1) await phone.open(url);
    assert.deepEqual(results, []);
    await server.clock.advance({ seconds: 5 });
    await phone.settled();
    assert.equal(results.length, count);
    for (const result of results) assert.match(result, /SUCCESS/);
  });
}

test('a redemption of another link is none of this one', async () => {
  const [url, other] = [await sold(), await sold()];
  await app.call('redeemWebPurchase', [url]);
  setTimeout(() => { void app.call('redeemWebPurchase', [other]); }, 50);
  await phone.expectRedeemedOnce(url, 'redeemed');
  await phone.expectRedeemedOnce(other, 'redeemed');
});

test('a call that an ended app has waited for holds up no later wait', async () => {
  const results: string[] = [];
  await server.fault.inject({ kind: 'delay', seconds: 60 });
  void app.call('redeemWebPurchase', [await sold()]).then(() => { results.push('answered'); }, () => { results.push('rejected'); });
  assert.equal(registry().waitingCalls, 1);
  await app.kill();
  assert.equal(registry().waitingCalls, 0);
  assert.deepEqual(results, []);
});

test('another outcome fails at once, and no redemption after the time for it', async () => {
  const url = await sold();
  const never = await timed(assert.rejects(phone.expectRedeemedOnce(url, undefined, { within: 300 }), /Failed: never redeemed/));
  assert.ok(never >= 300 && never < 3_000, `${never} ms`);
  await app.call('redeemWebPurchase', [url]);
  const other = await timed(assert.rejects(phone.expectRedeemedOnce(url, 'invalidCode', { quiet: 60_000 }), /Failed: redeemed: .* expected invalid code/));
  assert.ok(other < 5_000, `${other} ms`);
});

for (const [name, path] of [['after a redemption', undefined], ['for a link that redeems nothing', 'https://example.com/profile']]) {
  test(`open waits for what the app asks its SDK ${name}`, async () => {
    const shown: unknown[] = [];
    linkDelivery().listen((url) => {
      void app.call('redeemWebPurchase', [url]).catch(() => undefined).then(async () => {
        for (let time = 0; time < 5; time += 1) await app.call('getCustomerInfo', []);
        shown.push(url);
      });
    });
    const url = path ?? await sold();
    await phone.open(url);
    assert.deepEqual(shown, [url]);
  });
}

test('a URL that is no redemption link is opened without a wait for one', async () => {
  const length = await timed(phone.open('https://example.com/profile', { within: 60_000 }));
  assert.ok(length < 5_000, `${length} ms`);
});

test('a time that is none is refused', async () => {
  for (const quiet of [-1, NaN, Infinity]) await assert.rejects(phone.expectRedeemedOnce('x', undefined, { quiet }), RangeError);
  await assert.rejects(phone.open('x', { within: -1 }), RangeError);
});

test('a wait ends by the real timers, whatever a test puts over them', () => {
  const place = globalThis as unknown as { clearTimeout: unknown };
  const { clearTimeout } = place;
  const ended: unknown[] = [];
  place.clearTimeout = (timer: unknown) => { ended.push(timer); };
  try {
    afterRealTime(60_000, () => undefined, false).cancel();
  } finally {
    place.clearTimeout = clearTimeout;
  }
  assert.deepEqual(ended, []);
});
