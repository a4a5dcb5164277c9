import assert from 'node:assert/strict';
import { after, afterEach, beforeEach, test } from 'node:test';

import { ChannelApp, linkDelivery, phone } from '../src/index.ts';
import type { RedemptionServer } from '../src/index.ts';
import { real } from './servers.ts';

const target = { vendor: 'revenuecat', sdk: 'capacitor' } as const;
const options = { server: { executable: real } };
let app: ChannelApp;
let server: RedemptionServer;

beforeEach(async () => {
  app = ChannelApp.shared(target, options);
  await phone.reset();
  server = await phone.server();
});
afterEach(() => phone.settled());
after(() => phone.close());

/** What the app does at each start. Returns the app's user and what it is told to have. */
async function start(): Promise<{ readonly user: unknown; readonly active: unknown }> {
  await app.call('configure', { apiKey: 'key' });
  const [user, info] = [await app.call('getAppUserID', {}), await app.call('getCustomerInfo', {})] as { value: { appUserID: string; customerInfo: { activeSubscriptions: string[] } } }[];
  return { user: user?.value.appUserID, active: info?.value.customerInfo.activeSubscriptions };
}

async function redeem(): Promise<void> {
  const { link } = await server.store.purchase({ vendor: 'revenuecat', product: 'pro_monthly', entitlements: ['pro'] });
  await app.call('redeemWebPurchase', { webPurchaseRedemption: { redemptionLink: link.url } });
}

test('an app that starts again has its user and its access, also offline', async () => {
  const { user } = await start();
  await redeem();
  await server.fault.inject({ kind: 'offline' });
  await phone.relaunch();
  assert.deepEqual(await start(), { user, active: ['pro_monthly'] });
});

test('an app that is installed again on its phone is new there', async () => {
  const { user } = await start();
  await redeem();
  const { deviceId } = await server.session.describe({ session: await app.session() });
  await phone.reinstall();
  assert.equal((await server.session.describe({ session: await app.session() })).deviceId, deviceId);
  const again = await start();
  assert.notEqual(again.user, user);
  assert.deepEqual(again.active, []);
});

test('an app that starts again has not called its SDK before, and what it listened to is gone', async () => {
  const heard: string[] = [];
  app.listen(() => { heard.push('event'); }, undefined, () => { heard.push('over'); });
  await start();
  await phone.relaunch();
  assert.equal(heard.at(-1), 'over');
  assert.deepEqual(await app.call('isConfigured', {}), { value: { isConfigured: false } });
});

test('a call in progress ends with the app', async () => {
  await start();
  await server.fault.inject({ kind: 'delay', seconds: 60 });
  const redeeming = app.call('redeemWebPurchase', { webPurchaseRedemption: { redemptionLink: 'rc-1://redeem_web_purchase?redemption_token=t' } });
  const rejected = assert.rejects(redeeming, { name: 'PhoneReset' });
  await phone.relaunch();
  await rejected;
});

test('an app that is killed while it redeems redeems the link that starts it again, once', async () => {
  await start();
  const { link } = await server.store.purchase({ vendor: 'revenuecat', product: 'pro_monthly', entitlements: ['pro'] });
  await server.fault.inject({ kind: 'delay', seconds: 60 });
  const killed = assert.rejects(app.call('redeemWebPurchase', { webPurchaseRedemption: { redemptionLink: link.url } }), { name: 'PhoneReset' });
  await phone.settled();
  await phone.relaunch({ url: link.url });
  await killed;
  assert.equal(linkDelivery().launchURL, link.url);
  assert.deepEqual((await start()).active, []);
  await app.call('redeemWebPurchase', { webPurchaseRedemption: { redemptionLink: linkDelivery().launchURL } });
  assert.deepEqual((await phone.redemptions()).map(({ outcome }) => outcome), ['failed', 'redeemed']);
  await phone.relaunch();
  assert.equal(linkDelivery().launchURL, null);
});

test('a phone whose apps never ran has nothing to start again', async () => {
  await app.close();
  const fresh = ChannelApp.shared({ ...target, vendor: 'superwall' }, options);
  await phone.relaunch();
  await phone.reinstall();
  await fresh.session();
});

test('an app with another user at its start keeps the one that its SDK has stored', async () => {
  await phone.install({ appUserId: 'ada' });
  await start();
  await app.call('logIn', { appUserID: 'bob' });
  await phone.relaunch();
  assert.equal((await start()).user, 'bob');
});

test('the clock moves once for all apps in the background', async () => {
  ChannelApp.shared({ ...target, vendor: 'superwall' }, options);
  await phone.install({ configured: true });
  const { now } = await server.clock.advance({ seconds: 1 });
  await phone.background(90_000);
  assert.equal((await server.clock.advance({ seconds: 1 })).now, now + 90_001_000);
});

test('an app that comes back after a day hears of a purchase elsewhere', async () => {
  await start();
  const heard: unknown[] = [];
  app.listen(({ params }) => { heard.push(params['activeSubscriptions']); });
  const { appUserId } = await server.session.describe({ session: await app.session() });
  const { link } = await server.store.purchase({ vendor: 'revenuecat', product: 'pro_monthly', entitlements: ['pro'] });
  const { session } = await server.session.open({ vendor: 'revenuecat', sdk: 'native', platform: 'ios', appUserId });
  await server.redemption.redeem({ session, url: link.url });
  await server.session.close({ session });
  assert.deepEqual(heard, []);
  await phone.background(90_000);
  await server.clock.now();
  assert.deepEqual(heard.at(-1), ['pro_monthly']);
});

test('a checkout that has ended is not begun again by a new start', async () => {
  const buyer = ChannelApp.shared({ vendor: 'superwall', sdk: 'capacitor' }, { ...options, phone: 'other' });
  const waits = async (): Promise<boolean> => 'pendingCheckout' in await server.session.describe({ session: await buyer.session() });
  await buyer.install({ configured: true, pendingCheckout: { checkoutContextId: 'checkout', product: 'pro_monthly', remainingAttempts: 5, updatedAt: 0 } });
  assert.equal(await waits(), true);
  await (await buyer.background())();
  assert.equal(await waits(), false);
  await buyer.relaunch();
  assert.equal(await waits(), false);
  await buyer.close();
});
