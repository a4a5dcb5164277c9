import assert from 'node:assert/strict';
import { test } from 'node:test';

import { mockPurchases, mockSuperwall, phone } from '../src/index.ts';

test('a listener ends by itself, with all of its name, or as given', async () => {
  const { SuperwallExpo, close } = mockSuperwall();
  const heard: unknown[] = [];
  const listener = (body: unknown): void => { heard.push(body); };
  const one = SuperwallExpo.addListener('didRedeemLink', listener);
  SuperwallExpo.addListener('didRedeemLink', (body: unknown) => { heard.push(body); });
  assert.equal(SuperwallExpo.listenerCount('didRedeemLink'), 2);
  one.remove();
  SuperwallExpo.addListener('didRedeemLink', listener);
  SuperwallExpo.removeListener('didRedeemLink', listener);
  assert.equal(SuperwallExpo.listenerCount('didRedeemLink'), 1);
  SuperwallExpo.removeAllListeners('didRedeemLink');
  assert.equal(SuperwallExpo.listenerCount('didRedeemLink'), 0);
  await close();
});

test("the module is in Expo's registry beside the others, and is found again", async () => {
  const { expo } = globalThis as unknown as { expo: { modules: { [name: string]: unknown } } };
  const other = {};
  expo.modules['Other'] = other;
  const mock = mockSuperwall();
  assert.equal(expo.modules['SuperwallExpo'], mock.SuperwallExpo);
  mock.SuperwallExpo.addListener('didRedeemLink', () => undefined);
  assert.equal(mockSuperwall().SuperwallExpo, mock.SuperwallExpo);
  assert.equal(mock.SuperwallExpo.listenerCount('didRedeemLink'), 1);
  assert.notEqual(mockSuperwall({ platform: 'android' }).SuperwallExpo, mock.SuperwallExpo);
  // A test may still replace all of `expo` by the mock.
  assert.equal(mock.requireNativeModule('Other'), other);
  assert.equal(mock.requireOptionalNativeModule('Missing'), null);
  assert.throws(() => mock.requireNativeModule('Missing'), /Cannot find native module 'Missing'/);
  await mock.close();
});

test('a call without an answer that fails is on the console', async () => {
  const { SuperwallExpo, install, close } = mockSuperwall();
  await install();
  const { console } = globalThis as unknown as { console: { error: (text: string) => void } };
  const { error } = console;
  const written: string[] = [];
  console.error = (text) => { written.push(text); };
  try {
    assert.equal(SuperwallExpo['setLogLevel']?.(7 as never), undefined);
    await SuperwallExpo.getConfigurationStatus();
  } finally {
    console.error = error;
  }
  assert.equal(written.length, 1);
  assert.match(written[0] ?? '', /^SuperwallExpo\.setLogLevel: channel\/call: ./);
  await close();
});

test('the module can be copied by its own members, as the preset of jest-expo does', async () => {
  const mock = mockSuperwall();
  const copy = Object.fromEntries(Object.entries(mock.SuperwallExpo)) as { [name: string]: (...args: unknown[]) => unknown };
  await copy['configure']?.('pk', {}, false);
  const heard: unknown[] = [];
  copy['addListener']?.('willRedeemLink', (body: unknown) => { heard.push(body); });
  const { link } = await (await mock.server()).store.purchase({ vendor: 'superwall', product: 'pro', entitlements: ['pro'] });
  await copy['handleDeepLink']?.(link.url);
  await phone.settled();
  assert.equal(heard.length, 1);
  await mock.close();
});

test("the class of Expo's events calls every listener, and tells its subclass of the first and the last", () => {
  const seen: unknown[] = [];
  class Own extends mockSuperwall().EventEmitter {
    startObserving(name: string): void { seen.push(['start', name]); }
    stopObserving(name: string): void { seen.push(['stop', name]); }
  }
  const emitter = new Own();
  const { console } = globalThis as unknown as { console: { error: (thrown: unknown) => void } };
  const { error } = console;
  const bad = emitter.addListener('b', () => { throw new Error('bad'); });
  emitter.addListener('b', (body) => { seen.push(body); });
  console.error = (thrown) => { seen.push((thrown as Error).message); };
  try {
    emitter.emit('b', 2);
  } finally {
    console.error = error;
  }
  bad.remove();
  emitter.removeAllListeners('b');
  let late: ReturnType<typeof emitter.addListener> | undefined;
  const first = emitter.addListener('a', () => { seen.push('first'); late = emitter.addListener('a', () => { seen.push('late'); }); });
  const second = emitter.addListener('a', (body) => { seen.push(body); });
  emitter.emit('a', 1);
  late?.remove();
  first.remove();
  second.remove();
  assert.deepEqual(seen, [['start', 'b'], 'bad', 2, ['stop', 'b'], ['start', 'a'], 'first', 1, ['stop', 'a']]);
  assert.equal(emitter.listenerCount('a'), 0);
  emitter.removeAllListeners('a');
  assert.equal(seen.length, 8);
});

test('without Expo, uuidv5 is that of RFC 9562, appendix A.4', () => {
  mockSuperwall();
  const { expo } = globalThis as unknown as { expo: { uuidv5(name: string, namespace: string): string } };
  assert.equal(expo.uuidv5('www.example.com', '6ba7b810-9dad-11d1-80b4-00c04fd430c8'), '2ed6657d-e927-568b-95e1-2665a8aea6a2');
});

test('RevenueCat and Superwall share one server, which ends with the last of them', async () => {
  const purchases = mockPurchases();
  const superwall = mockSuperwall();
  purchases.RNPurchases.setupPurchases('key', 'ada');
  await superwall.SuperwallExpo.configure('pk', {}, false);
  assert.equal(await purchases.RNPurchases.getAppUserID(), 'ada');
  assert.notEqual(await purchases.session(), await superwall.session());
  const server = await purchases.server();
  assert.equal(await superwall.server(), server);
  await superwall.close();
  await server.clock.now();
  await purchases.close();
  await assert.rejects(server.clock.now(), { name: 'ServerExited' });
});

test('an installation and a reset take what the session is opened with', async () => {
  for (const mock of [mockPurchases({ phone: 'own' }), mockSuperwall({ phone: 'own' })]) {
    for (const afresh of [mock.install, mock.reset]) {
      await afresh({ configured: true });
      assert.equal((await (await mock.server()).session.describe({ session: await mock.session() })).configured, true);
    }
    await mock.close();
  }
});
