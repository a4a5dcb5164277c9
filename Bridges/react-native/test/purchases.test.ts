import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { rejectionMembers, valueOf } from '../src/errors.ts';
import { mockPurchases } from '../src/index.ts';
import { purchasesMethods } from '../src/purchases-methods.ts';
import type { NativeModuleError, PurchasesMock } from '../src/index.ts';

/** What is written to the console as an error meanwhile. */
async function consoleErrors(body: () => Promise<unknown>): Promise<unknown[]> {
  const { console } = globalThis as unknown as { console: { error: (...parts: unknown[]) => void } };
  const { error } = console;
  const written: unknown[] = [];
  console.error = (part) => { written.push(part); };
  try {
    await body();
  } finally {
    console.error = error;
  }
  return written;
}

for (const platform of ['ios', 'android'] as const) {
  const mock = mockPurchases({ platform });
  after(async () => { await mock.close(); });
  const setUp = async (appUserID: string | null = null): Promise<PurchasesMock['RNPurchases']> => {
    await mock.reset();
    mock.RNPurchases.setupPurchases('key', appUserID, null, null, 'DEFAULT', false);
    return mock.RNPurchases;
  };
  const sold = async (appUserId?: string, product = 'pro'): Promise<string> =>
    (await (await mock.server()).store.purchase({
      vendor: 'revenuecat', product, entitlements: [product], email: 'jane@example.com',
      ...appUserId === undefined ? {} : { appUserId },
    })).link.url;
  const rejected = async (promise: Promise<unknown>): Promise<NativeModuleError> =>
    await promise.then(() => assert.fail('not rejected'), (error: unknown) => error as NativeModuleError);

  test(`on ${platform}: configures without an answer, and is configured for the next call`, async () => {
    await mock.install();
    const { RNPurchases } = mock;
    assert.equal(await RNPurchases.isConfigured(), false);
    assert.equal(RNPurchases.setupPurchases('key', 'ada'), undefined);
    assert.equal(await RNPurchases.isConfigured(), true);
    assert.equal(await RNPurchases.getAppUserID(), 'ada');
    assert.equal(await RNPurchases.isAnonymous(), false);
  });

  test(`on ${platform}: redeems: the map of the hybrid, and the customer by event before it`, async () => {
    const RNPurchases = await setUp();
    const heard: unknown[] = [];
    const subscription = new mock.NativeEventEmitter(RNPurchases).addListener('Purchases-CustomerInfoUpdated', (info) => { heard.push(info); });
    const result = await RNPurchases.redeemWebPurchase(await sold());
    assert.equal(result['result'], 'SUCCESS');
    assert.deepEqual((result['customerInfo'] as { activeSubscriptions: string[] }).activeSubscriptions, ['pro']);
    assert.deepEqual(heard.at(-1), result['customerInfo']);
    subscription.remove();
    const events = heard.length;
    const second: unknown[] = [];
    new mock.NativeEventEmitter(RNPurchases).addListener('Purchases-CustomerInfoUpdated', (info) => { second.push(info); });
    await RNPurchases.redeemWebPurchase(await sold(undefined, 'gold'));
    assert.equal(second.length, 1);
    assert.equal(heard.length, events);
  });

  test(`on ${platform}: a link that is redeemed again, and another one, each get an answer of their own`, async () => {
    const RNPurchases = await setUp();
    const [first, second] = [await sold(), await sold()];
    const results = await Promise.all([first, first, second].map((url) => RNPurchases.redeemWebPurchase(url)));
    assert.deepEqual(results.map(({ result }) => result), ['SUCCESS', 'EXPIRED', 'SUCCESS']);
  });

  test(`on ${platform}: an answer that is late comes, also behind that of a later call`, async () => {
    const RNPurchases = await setUp();
    const server = await mock.server();
    const link = await sold();
    await server.fault.inject({ kind: 'delay', seconds: 5 });
    const late = RNPurchases.redeemWebPurchase(link);
    assert.equal(await RNPurchases.isConfigured(), true);
    await server.clock.advance({ seconds: 5 });
    assert.equal((await late)['result'], 'SUCCESS');
  });

  test(`on ${platform}: rejects what is no link with code, message and userInfo`, async () => {
    const RNPurchases = await setUp();
    const error = await rejected(RNPurchases.redeemWebPurchase('https://example.com'));
    assert.ok(error instanceof Error);
    assert.equal(error.code, '24');
    assert.notEqual(error.message, '');
    assert.equal(typeof error.userInfo, 'object');
    assert.equal(error.domain, platform === 'ios' ? 'RevenueCat.ErrorCode' : undefined);
    assert.deepEqual(platform === 'ios' ? error.nativeStackIOS : error.nativeStackAndroid, []);
  });

  test(`on ${platform}: answers setters with nothing, at the call and afterwards`, async () => {
    const RNPurchases = await setUp();
    const errors = await consoleErrors(async () => {
      assert.equal(RNPurchases['setLogHandler']?.(), undefined);
      assert.equal(RNPurchases['setLogLevel']?.('DEBUG' as never), undefined);
      assert.equal(RNPurchases['setEmail']?.('jane@example.com' as never), undefined);
      await RNPurchases.isConfigured();
    });
    assert.deepEqual(errors, []);
  });

  test(`on ${platform}: a call without an answer that fails is on the console, and no unhandled rejection`, async () => {
    await mock.reset();
    const errors = await consoleErrors(async () => {
      mock.RNPurchases.setupPurchases(7 as never);
      await mock.RNPurchases.isConfigured();
    });
    assert.equal(errors.length, 1);
    assert.match(String(errors[0]), /^RNPurchases\.setupPurchases: channel\/call: ./);
  });

  test(`on ${platform}: does not have what the native side does not have`, () => {
    const { RNPurchases } = mock;
    const other = platform === 'ios' ? 'setDebugEventListener' : 'presentCodeRedemptionSheet';
    for (const name of ['noSuchMethod', other]) {
      assert.equal(RNPurchases[name], undefined);
      assert.ok(!(name in RNPurchases));
    }
    const call = RNPurchases['noSuchMethod'] as () => unknown;
    assert.throws(() => call(), TypeError);
  });

  test(`on ${platform}: the server knows every method of the module`, async () => {
    const RNPurchases = await setUp();
    for (const [name, { kind, only }] of Object.entries(purchasesMethods)) {
      if (kind !== 'promise' || only !== undefined && only !== platform) continue;
      const error = await (RNPurchases[name] as () => Promise<unknown>)().then(() => undefined, (reason: unknown) => reason);
      assert.ok(!(error instanceof TypeError), `${name}: ${String(error)}`);
      await mock.install();
    }
  });
}

test('Platform takes the value of its own, of any phone, or of all', () => {
  const { Platform } = mockPurchases({ platform: 'ios' });
  const values = [{ ios: 1, native: 2, default: 3 }, { android: 1, native: 2, default: 3 }, { android: 1, default: 3 }];
  assert.deepEqual(values.map((each) => Platform.select<number>(each)), [1, 2, 3]);
});

test('a method that a test answers itself reaches no server', async () => {
  const levels: string[] = [];
  const mock = mockPurchases({ phone: 'other', methods: { setLogLevel: (level: string) => { levels.push(level); } } });
  mock.RNPurchases['setLogLevel']?.('DEBUG' as never);
  assert.deepEqual(levels, ['DEBUG']);
  await mock.close();
});

test('events go to React Native\'s own emitter where one is given', async () => {
  const emitted: string[] = [];
  const mock = mockPurchases({ phone: 'other', emitter: { emit: (name) => { emitted.push(name); } } });
  mock.RNPurchases.setupPurchases('key');
  await mock.RNPurchases.getCustomerInfo();
  assert.ok(emitted.every((name) => name === 'Purchases-CustomerInfoUpdated'));
  const { length } = emitted;
  assert.ok(length > 0);
  // A newer server may send other events, which are no customer.
  (await mock.server()).events.tell({ session: await mock.session(), sequence: 9, name: 'newEvent', at: 0, params: {} });
  assert.equal(emitted.length, length);
  await mock.close();
});

test('a mock that is made again finds its phone, and another phone has its own', async () => {
  const first = mockPurchases({ phone: 'other' });
  first.RNPurchases.setupPurchases('key', 'ada');
  const again = mockPurchases({ phone: 'other' });
  assert.equal(await again.RNPurchases.getAppUserID(), 'ada');
  assert.equal(await again.session(), await first.session());
  const tablet = mockPurchases({ phone: 'tablet' });
  assert.notEqual(await tablet.session(), await first.session());
  assert.equal(await tablet.server(), await first.server());
  await Promise.all([first, again, tablet].map((mock) => mock.close()));
});

test("a listener hears in its context, and ends with all of its name", () => {
  const { NativeEventEmitter } = mockPurchases({ phone: 'other' });
  const [errors, own] = [Error as { prepareStackTrace?: unknown }, (error: unknown): string => String(error)];
  [Error.stackTraceLimit, errors.prepareStackTrace] = [7, own];
  const emitter = new NativeEventEmitter();
  const context = { heard: [] as unknown[] };
  emitter.addListener('a', function (this: typeof context, body: unknown) { this.heard.push(body); } as (body: unknown) => void, context);
  emitter.addListener('b', () => undefined);
  assert.deepEqual([emitter.listenerCount('a'), emitter.listenerCount('b'), emitter.listenerCount('c')], [1, 1, 0]);
  emitter.emit('a', 1);
  emitter.removeAllListeners('a');
  emitter.emit('a', 2);
  assert.deepEqual(context.heard, [1]);
  assert.deepEqual([emitter.listenerCount('a'), emitter.listenerCount('b')], [0, 1]);
  // Who listens is read from the stack; the test's own errors are as before.
  assert.deepEqual([Error.stackTraceLimit, errors.prepareStackTrace], [7, own]);
  delete errors.prepareStackTrace;
});

test("a rejection has what came with it, also null, and the domain of its NSError", () => {
  const thrown = (domain?: string): unknown => {
    try {
      return valueOf({ error: { code: '5', message: 'no', details: null, ...domain === undefined ? {} : { domain } } }, rejectionMembers('ios'));
    } catch (error) { return { ...error as object }; }
  };
  assert.deepEqual(thrown(), { code: '5', userInfo: null, domain: 'RCTErrorDomain', nativeStackIOS: [] });
  assert.deepEqual(thrown('Own'), { code: '5', userInfo: null, domain: 'Own', nativeStackIOS: [] });
});

test('the module is no promise, and can be printed', async () => {
  const mock = mockPurchases({ phone: 'other' });
  assert.equal(await Promise.resolve(mock.RNPurchases), mock.RNPurchases);
  assert.equal(JSON.stringify({ module: mock.RNPurchases }), '{"module":{}}');
  assert.equal(String(mock.NativeModules.RNPurchases), '[object Object]');
  await mock.close();
});
