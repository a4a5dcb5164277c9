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
  await SuperwallExpo.configure('pk');
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
  await assert.rejects(SuperwallExpo['getAssignments']?.() as Promise<unknown>,
    (error) => error instanceof TypeError && error.message === 'SuperwallExpo.getAssignments is not a function');
  await close();
});

test('listeners end, and expo finds the module by its name alone', async () => {
  const mock = mockSuperwall();
  const module = mock.requireNativeModule('SuperwallExpo');
  const heard: unknown[] = [];
  const one = module.addListener('didRedeemLink', (body: unknown) => { heard.push(body); });
  module.addListener('didRedeemLink', (body: unknown) => { heard.push(body); });
  assert.equal(module.listenerCount('didRedeemLink'), 2);
  one.remove();
  module.removeAllListeners('didRedeemLink');
  assert.equal(module.listenerCount('didRedeemLink'), 0);
  assert.throws(() => mock.requireNativeModule('Other'), /Cannot find native module 'Other'/);
  await mock.close();
});

test('RevenueCat and Superwall can be stood in for on one server', async () => {
  const purchases = mockPurchases();
  const superwall = mockSuperwall({ server: purchases.server() });
  purchases.RNPurchases.setupPurchases('key', 'ada');
  await superwall.SuperwallExpo.configure('pk');
  assert.equal(await purchases.RNPurchases.getAppUserID(), 'ada');
  assert.notEqual(await purchases.session(), await superwall.session());
  await superwall.close();
  await purchases.close();
});
