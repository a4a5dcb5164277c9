import assert from 'node:assert/strict';
import { test } from 'node:test';

import { mockPurchases, mockSuperwall } from '../src/index.ts';

for (const platform of ['ios', 'android'] as const) {
  test(`SuperwallExpo on ${platform}: willRedeemLink, then didRedeemLink with the result as its body`, async () => {
    const mock = mockSuperwall({ platform });
    const server = await mock.server();
    const { SuperwallExpo } = mock;
    await SuperwallExpo.configure('pk', {}, false, '1.2.0');
    assert.equal(await SuperwallExpo.getConfigurationStatus(), 'CONFIGURED');
    const told: [string, unknown][] = [];
    for (const name of ['willRedeemLink', 'didRedeemLink']) {
      SuperwallExpo.addListener(name, (body: unknown) => { told.push([name, body]); });
    }
    const { link } = await server.store.purchase({
      vendor: 'superwall', product: 'pro', entitlements: ['pro'], email: 'jane@example.com' });
    const done = server.events.next({ name: 'didRedeemLink' });
    assert.equal(await SuperwallExpo.handleDeepLink(link.url), true);
    await done;
    assert.deepEqual(told.map(([name]) => name), ['willRedeemLink', 'didRedeemLink']);
    assert.deepEqual(told[0]?.[1], {});
    const result = told[1]?.[1] as { status: string; code: string; redemptionInfo: { purchaserInfo: { email: string }; entitlements: { id: string }[] } };
    assert.equal(result.status, 'SUCCESS');
    assert.equal(result.code, link.code);
    assert.equal(result.redemptionInfo.purchaserInfo.email, 'jane@example.com');
    assert.deepEqual(result.redemptionInfo.entitlements, [platform === 'ios' ? { id: 'pro', type: 'SERVICE_LEVEL' } : { id: 'pro' }]);
    const { active } = await SuperwallExpo.getEntitlements() as unknown as { active: { id: string }[] };
    assert.deepEqual(active.map(({ id }) => id), ['pro']);
    assert.equal((await SuperwallExpo.getSubscriptionStatus())['status'], 'ACTIVE');
    await mock.close();
  });
}

test('identify, attributes, status, reset and the rest answer', async () => {
  const { SuperwallExpo, close } = mockSuperwall();
  await SuperwallExpo.configure('pk', {}, false);
  await SuperwallExpo.identify('ada');
  await SuperwallExpo.setUserAttributes({ email: 'ada@example.com' });
  assert.equal((await SuperwallExpo.getUserAttributes())['email'], 'ada@example.com');
  await SuperwallExpo.setSubscriptionStatus({ status: 'INACTIVE' });
  assert.equal(SuperwallExpo.didPurchase({ type: 'purchased' }), undefined);
  assert.equal(SuperwallExpo.didRestore({}), undefined);
  assert.deepEqual(await SuperwallExpo.restorePurchases(), { result: 'restored' });
  await SuperwallExpo.dismiss();
  await SuperwallExpo.registerPlacement('campaign');
  await SuperwallExpo.reset();
  assert.equal(await SuperwallExpo.handleDeepLink('https://example.com'), false);
  assert.equal(SuperwallExpo['noSuchMethod'], undefined);
  await close();
});

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
  assert.equal(mockSuperwall().SuperwallExpo, mock.SuperwallExpo);
  assert.notEqual(mockSuperwall({ platform: 'android' }).SuperwallExpo, mock.SuperwallExpo);
  // A test may still replace all of `expo` by the mock.
  assert.equal(mock.requireNativeModule('Other'), other);
  assert.equal(mock.requireOptionalNativeModule('Missing'), null);
  assert.throws(() => mock.requireNativeModule('Missing'), /Cannot find native module 'Missing'/);
  await mock.close();
});

test('the module can be copied by its own members, as the preset of jest-expo does', async () => {
  const mock = mockSuperwall();
  const copy = Object.fromEntries(Object.entries(mock.SuperwallExpo)) as { [name: string]: (...args: unknown[]) => unknown };
  await copy['configure']?.('pk', {}, false);
  const heard: unknown[] = [];
  copy['addListener']?.('willRedeemLink', (body: unknown) => { heard.push(body); });
  const { link } = await (await mock.server()).store.purchase({ vendor: 'superwall', product: 'pro', entitlements: ['pro'] });
  await copy['handleDeepLink']?.(link.url);
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
  const first = emitter.addListener('a', () => { seen.push('first'); });
  const second = emitter.addListener('a', (body) => { seen.push(body); });
  emitter.emit('a', 1);
  first.remove();
  second.remove();
  assert.deepEqual(seen, [['start', 'a'], 'first', 1, ['stop', 'a']]);
  assert.equal(emitter.listenerCount('a'), 0);
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
