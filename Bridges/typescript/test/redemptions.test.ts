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
    await assert.rejects(phone.expectRedeemedOnce(link, undefined, { within: 20 }), { name: 'RedeemedOnceFailed', message: /^never redeemed: the app asked its SDK for no redemption of this link/ });
    await redeem(app, link.url);
    await assert.rejects(phone.expectRedeemedOnce(link.url, 'invalidCode'), /Failed: redeemed: the SDK returned \w+ with active=\[pro\], and the test expected invalid code\.$/);
    assert.equal((await phone.expectRedeemedOnce(link)).code, link.code);
    await redeem(app, link.url);
    await assert.rejects(phone.expectRedeemedOnce(link, 'redeemed'), /Failed: redeemed 2 times, and the test expected one: 1\. redeemed: .*; 2\. /);
    await phone.reset();
    assert.deepEqual(await phone.redemptions(), []);
  });
}

for (const vendor of ['revenuecat', 'superwall'] as const) {
  test(`the table is the server's: ${vendor}`, async () => {
    const { situations } = await (await phone.server()).outcomes.list({ vendor });
    assert.deepEqual(outcomes[vendor].map(({ name, outcome }) => [name, outcome]), situations.map(({ name, outcome }) => [name, outcome]));
  });
}

test('a situation for the product and entitlements of the app; the sentence has what the SDK said and the app shows', async () => {
  const { app, configure, redeem } = cases[0] ?? assert.fail();
  await configure(app);
  const lapsed = outcomes.revenuecat.find(({ name }) => name === 'subscriptionExpired') ?? assert.fail();
  const link = await lapsed.url(await phone.server(), { product: 'gold', entitlements: ['premium'] });
  await redeem(app, link);
  await assert.rejects(phone.expectRedeemedOnce(link, 'redeemed', { quiet: 20, shows: 'Welcome!' }), {
    message: 'lapsed: the SDK returned SUCCESS with active=[], the app showed "Welcome!", and the test expected redeemed.',
  });
});

test('of two links, each has a redemption of its own', async () => {
  const { app, configure, redeem } = cases[0] ?? assert.fail();
  await configure(app);
  const { store } = await phone.server();
  for (const product of ['pro', 'gold']) {
    const { link } = await store.purchase({ vendor: 'revenuecat', product, entitlements: [product] });
    await redeem(app, link.url);
    assert.equal((await phone.expectRedeemedOnce(link, 'redeemed', { quiet: 20 })).url, link.url);
  }
});

test('a redemption on a phone that the test opens itself is none of the app', async () => {
  const { app, configure, redeem } = cases[0] ?? assert.fail();
  await configure(app);
  const running = await phone.server();
  const { link } = await running.store.purchase({ vendor: 'revenuecat', product: 'pro', entitlements: ['pro'] });
  const { session } = await running.session.open({ vendor: 'revenuecat', sdk: 'native', platform: 'ios' });
  await running.redemption.redeem({ session, url: link.url });
  await assert.rejects(phone.expectRedeemedOnce(link, undefined, { within: 20 }), /Failed: never redeemed/);
  await redeem(app, link.url);
  await phone.expectRedeemedOnce(link, 'linkExpired', { quiet: 20 });
});

test("a URL that is no link is the app's own; a call that is refused has an error", async () => {
  const [revenuecat, , superwall] = cases;
  await superwall?.configure(superwall.app);
  await superwall?.redeem(superwall.app, 'https://example.com');
  assert.deepEqual(await phone.redemptions(), []);
  await revenuecat?.configure(revenuecat.app);
  await revenuecat?.redeem(revenuecat.app, 'https://example.com');
  const [record] = await phone.redemptions();
  assert.equal(record?.code, undefined);
  assert.notEqual(record?.error ?? '', '');
});

test('a redemption that waits for the clock is in progress', async () => {
  const { app, configure, redeem } = cases[0] ?? assert.fail();
  await configure(app);
  const running = await phone.server();
  const { link } = await running.store.purchase({ vendor: 'revenuecat', product: 'pro', entitlements: ['pro'] });
  await running.fault.inject({ kind: 'delay', seconds: 5 });
  const redeeming = redeem(app, link.url);
  await assert.rejects(phone.expectRedeemedOnce(link, 'redeemed'), /Failed: still in progress: the SDK has not answered yet, and the test expected redeemed\.$/);
  await running.clock.advance({ seconds: 5 });
  await redeeming;
  await phone.expectRedeemedOnce(link, 'redeemed');
});
