import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';

import { ChannelApp, outcomes, phone } from '../src/index.ts';
import { real } from './servers.ts';

const server = { executable: real };
const cases = (['ios', 'android'] as const).flatMap((platform) => [
  { app: ChannelApp.shared({ vendor: 'revenuecat', sdk: 'react-native' }, { server, platform }), vendor: 'revenuecat', sdk: 'react-native', platform,
    configure: (app: ChannelApp) => app.call('setupPurchases', ['key', 'ada', null, null, 'DEFAULT', false]),
    redeem: (app: ChannelApp, url: string) => app.call('redeemWebPurchase', [url]) },
  { app: ChannelApp.shared({ vendor: 'revenuecat', sdk: 'capacitor' }, { server, platform }), vendor: 'revenuecat', sdk: 'capacitor', platform,
    configure: (app: ChannelApp) => app.call('configure', { apiKey: 'key', appUserID: 'ada' }),
    redeem: (app: ChannelApp, url: string) => app.call('redeemWebPurchase', { webPurchaseRedemption: { redemptionLink: url } }) },
  { app: ChannelApp.shared({ vendor: 'superwall', sdk: 'react-native' }, { server, platform }), vendor: 'superwall', sdk: 'react-native', platform,
    configure: (app: ChannelApp) => app.call('configure', ['pk', {}, false, '1']),
    redeem: (app: ChannelApp, url: string) => app.call('handleDeepLink', [url]) },
  { app: ChannelApp.shared({ vendor: 'superwall', sdk: 'capacitor' }, { server, platform }), vendor: 'superwall', sdk: 'capacitor', platform,
    configure: (app: ChannelApp) => app.call('configure', { apiKey: 'pk' }),
    redeem: (app: ChannelApp, url: string) => app.call('handleDeepLink', { url }) },
] as const);

beforeEach(async () => { await phone.reset(); });
after(async () => { await phone.close(); });

for (const { app, vendor, sdk, platform, configure, redeem } of cases) {
  for (const { name, outcome, url } of outcomes[vendor]) {
    test(`${name} is brought about and logged: ${vendor}, ${sdk}, ${platform}`, async () => {
      await configure(app);
      const link = await url(await phone.server());
      await redeem(app, link);
      const record = await phone.expectRedeemedOnce(link, outcome, { quiet: 20 });
      assert.deepEqual([record.vendor, record.platform, record.url, record.session], [vendor, platform, link, await app.session()]);
    });
  }
}

for (const { app, vendor, sdk, platform, configure, redeem } of cases) {
  test(`a link that is redeemed twice, or never, is an error that lists what the app did: ${vendor}, ${sdk}, ${platform}`, async () => {
    await configure(app);
    const { link } = await (await phone.server()).store.purchase({ vendor, product: 'pro', entitlements: ['pro'] });
    await assert.rejects(phone.expectRedeemedOnce(link, undefined, { within: 20 }), { name: 'RedeemedOnceFailed', message: /but there were 0. The app asked its SDK for no/ });
    await redeem(app, link.url);
    await assert.rejects(phone.expectRedeemedOnce(link.url, 'invalidCode'), /the outcome invalidCode for .*, but it was redeemed/);
    assert.equal((await phone.expectRedeemedOnce(link)).code, link.code);
    await redeem(app, link.url);
    await assert.rejects(phone.expectRedeemedOnce(link, 'redeemed'), /but there were 2[\s\S]*1\. .*: redeemed[\s\S]*2\. /);
    await phone.reset();
    assert.deepEqual(await phone.redemptions(), []);
  });
}

test("a URL that is no link is the app's own; a call that is refused has an error", async () => {
  const [revenuecat, , superwall] = cases;
  await superwall?.configure(superwall.app);
  await superwall?.redeem(superwall.app, 'https://example.com');
  assert.deepEqual(await phone.redemptions(), []);
  await revenuecat?.configure(revenuecat.app);
  await revenuecat?.redeem(revenuecat.app, 'https://example.com');
  const [record] = await phone.redemptions();
  assert.equal(record?.code, null);
  assert.notEqual(record?.error ?? '', '');
});

test('a redemption that waits for the clock is in progress', async () => {
  const { app, configure, redeem } = cases[0] ?? assert.fail();
  await configure(app);
  const running = await phone.server();
  const { link } = await running.store.purchase({ vendor: 'revenuecat', product: 'pro', entitlements: ['pro'] });
  await running.fault.inject({ kind: 'delay', seconds: 5 });
  const redeeming = redeem(app, link.url);
  await assert.rejects(phone.expectRedeemedOnce(link, 'redeemed'), /but it was still in progress/);
  await running.clock.advance({ seconds: 5 });
  await redeeming;
  await phone.expectRedeemedOnce(link, 'redeemed');
});
