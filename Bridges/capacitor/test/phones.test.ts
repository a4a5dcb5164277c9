import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { mockPurchases, mockSuperwall, phone } from '../src/index.ts';

after(async () => { await phone.close(); });

test('a mock that is made again is the same phone on the same server', async () => {
  const first = mockPurchases({ platform: 'android' });
  await first.Purchases.configure({ apiKey: 'key', appUserID: 'ada' });
  const second = mockPurchases({ platform: 'android' });
  assert.deepEqual(await second.Purchases.getAppUserID(), { appUserID: 'ada' });
  assert.equal(await second.session(), await first.session());
  assert.equal((await phone.server()).pid, (await first.server()).pid);
});

test('both platforms, both vendors and phones of another name are apps of their own on one server', async () => {
  const mocks = [mockPurchases(), mockPurchases({ platform: 'android' }), mockPurchases({ phone: 'second' }), mockSuperwall()];
  assert.equal(new Set(await Promise.all(mocks.map((mock) => mock.session()))).size, 4);
  assert.equal(new Set(await Promise.all(mocks.map(async (mock) => (await mock.server()).pid))).size, 1);
});

test('listeners end with the installation', async () => {
  const { Purchases } = mockPurchases();
  const heard: string[] = [];
  const buyAndRedeem = async (product: string): Promise<void> => {
    const { link } = await (await phone.server()).store.purchase({ vendor: 'revenuecat', product, entitlements: ['pro'] });
    await Purchases.redeemWebPurchase({ webPurchaseRedemption: { redemptionLink: link.url } });
  };
  await phone.install();
  await Purchases.configure({ apiKey: 'key' });
  const first = await Purchases.addCustomerInfoUpdateListener(() => { heard.push('first'); });
  await phone.install();
  await Purchases.configure({ apiKey: 'key' });
  const second = await Purchases.addCustomerInfoUpdateListener(() => { heard.push('second'); });
  assert.equal(first, second);
  heard.length = 0;
  await buyAndRedeem('pro');
  assert.deepEqual(heard, ['second']);
});

for (const kind of ['phone', 'mock'] as const) {
  test(`the ${kind}'s reset forgets purchases, faults and policies, and installs the app afresh`, async () => {
    const mock = mockPurchases();
    const server = await phone.server();
    const { link } = await server.store.purchase({ vendor: 'revenuecat', product: 'pro', entitlements: ['pro'] });
    await server.fault.inject({ kind: 'offline' });
    const before = await mock.session();
    await (kind === 'phone' ? phone : mock).reset();
    assert.notEqual(await mock.session(), before);
    assert.deepEqual(await mock.Purchases.isConfigured(), { isConfigured: false });
    await mock.Purchases.configure({ apiKey: 'key' });
    assert.deepEqual(await mock.Purchases.redeemWebPurchase({ webPurchaseRedemption: { redemptionLink: link.url } }),
      { result: 'INVALID_TOKEN' });
  });
}

test('an installation and a reset take what the session is opened with', async () => {
  for (const mock of [mockPurchases({ phone: 'own' }), mockSuperwall({ phone: 'own' })]) {
    for (const afresh of [mock.install, mock.reset]) {
      await afresh({ configured: true });
      assert.equal((await (await mock.server()).session.describe({ session: await mock.session() })).configured, true);
    }
    await mock.close();
  }
});
