import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { mockPurchases, mockSuperwall, phone } from '../src/index.ts';

after(async () => { await phone.close(); });

for (const platform of ['ios', 'android'] as const) {
  test(`on ${platform}: listeners from before a reset are deaf`, async () => {
    const { Purchases } = mockPurchases({ platform });
    const { Superwall } = mockSuperwall({ platform });
    const server = await phone.server();
    let heard: string[] = [];
    for (const user of ['ada', 'bob']) {
      await phone.reset();
      heard = [];
      await Purchases.configure({ apiKey: 'key', appUserID: user });
      await Purchases.addCustomerInfoUpdateListener(() => { heard.push(`${user}: customer`); });
      await Superwall.configure({ apiKey: 'pk' });
      await Superwall.addListener('didRedeemLink', () => { heard.push(`${user}: link`); });
      const links = await Promise.all((['revenuecat', 'superwall'] as const).map((vendor) =>
        server.store.purchase({ vendor, product: 'pro', entitlements: ['pro'] }).then(({ link }) => link.url)));
      await Purchases.redeemWebPurchase({ webPurchaseRedemption: { redemptionLink: links[0] ?? '' } });
      await Superwall.handleDeepLink({ url: links[1] ?? '' });
      await phone.expectRedeemedOnce(links[1] ?? '', 'redeemed', { quiet: 20 });
      assert.deepEqual(new Set(heard), new Set([`${user}: customer`, `${user}: link`]));
    }
  });

  test(`on ${platform}: a call in progress is rejected with an error that names the reset, one without a return value is silent`, async () => {
    const { Purchases } = mockPurchases({ platform });
    await phone.reset();
    await Purchases.configure({ apiKey: 'key', appUserID: 'ada' });
    await (await phone.server()).fault.inject({ kind: 'delay', seconds: 60, count: 9 });
    const rejected = assert.rejects(Purchases.redeemWebPurchase({ webPurchaseRedemption: { redemptionLink: 'rc-1://redeem_web_purchase?redemption_token=t' } }),
      /redeemWebPurchase was in progress when the phone was reset/);
    await phone.settled();
    const configured = Purchases.configure({ apiKey: 'key', appUserID: 'bob' });
    await phone.reset();
    await rejected;
    assert.equal(await configured, '-1');
    assert.deepEqual(await Purchases.isConfigured(), { isConfigured: false });
  });
}
