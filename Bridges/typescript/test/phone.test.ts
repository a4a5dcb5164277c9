import assert from 'node:assert/strict';
import { test } from 'node:test';

import { ChannelApp, phone, RedemptionServer } from '../src/index.ts';
import { real, script } from './servers.ts';

const target = { vendor: 'revenuecat', sdk: 'capacitor' } as const;
const server = { executable: real };

test('an app is found again by its target, platform, phone and server', async () => {
  const app = ChannelApp.shared(target, { server });
  assert.equal(ChannelApp.shared(target, { server: { ...server } }), app);
  const elsewhere = await RedemptionServer.start(server);
  for (const other of [
    ChannelApp.shared({ ...target, vendor: 'superwall' }, { server }), ChannelApp.shared({ ...target, sdk: 'react-native' }, { server }),
    ChannelApp.shared(target, { server, platform: 'android' }), ChannelApp.shared(target, { server, phone: 'tablet' }),
    ChannelApp.shared(target, { server: { ...server, framing: 'header' } }), ChannelApp.shared(target, { server: elsewhere }),
  ]) assert.notEqual(other, app);
  assert.equal(ChannelApp.shared(target, { server: elsewhere }), ChannelApp.shared(target, { server: elsewhere }));
  await phone.close();
  await elsewhere.close();
});

test('apps share a server, and the last one closes it', async () => {
  const [first, second] = [new ChannelApp(target, { server }), new ChannelApp(target, { server, platform: 'android' })];
  const running = await first.server();
  assert.equal(await second.server(), running);
  const session = await first.session();
  await first.close();
  await assert.rejects(running.session.describe({ session }), { name: 'CallRefused', kind: 'unknownSession' });
  await second.close();
  assert.equal(running.isRunning, false);
});

test('a server that has ended is replaced for the next app', async () => {
  const first = new ChannelApp(target, { server });
  await (await first.server()).close();
  const second = new ChannelApp(target, { server });
  await second.call('isConfigured', {});
  await first.close();
  await second.call('isConfigured', {});
  await second.close();
});

test('a start that failed is tried again by the next app', async () => {
  const executable = script('exit 1');
  const options = { server: { executable } };
  const first = new ChannelApp(target, options);
  await assert.rejects(first.server(), { name: 'ServerStartFailed' });
  const second = new ChannelApp(target, options);
  assert.notEqual(second.server(), first.server());
  await assert.rejects(second.server(), { name: 'ServerStartFailed' });
  await first.close();
  await second.close();
});

test('a reset forgets what was bought and who bought it, and installs the app afresh', async () => {
  const app = ChannelApp.shared(target, { server });
  const running = await app.server();
  const { link } = await running.store.purchase({ vendor: 'revenuecat', product: 'pro', entitlements: ['pro'], email: 'jane@example.com' });
  await running.fault.inject({ kind: 'offline' });
  const before = await app.session();
  await app.reset();
  assert.notEqual(await app.session(), before);
  assert.deepEqual((await running.store.mailbox()).messages, []);
  await app.call('configure', { apiKey: 'key' });
  assert.deepEqual(await app.call('redeemWebPurchase', { webPurchaseRedemption: { redemptionLink: link.url } }),
    { value: { result: 'INVALID_TOKEN' } });
  await app.close();
});

test('an app resets the ledger of its own vendor', async () => {
  const [one, other] = [ChannelApp.shared(target, { server }), ChannelApp.shared({ ...target, vendor: 'superwall' }, { server })];
  const running = await one.server();
  for (const vendor of ['revenuecat', 'superwall'] as const) {
    await running.store.purchase({ vendor, product: 'pro', entitlements: ['pro'], email: `${vendor}@example.com` });
  }
  await one.reset();
  assert.deepEqual((await running.store.mailbox()).messages.map(({ to }) => to), ['superwall@example.com']);
  await other.reset();
  assert.deepEqual((await running.store.mailbox()).messages, []);
  await one.close();
  await other.close();
});

test('a reset ends a redemption in progress', async () => {
  const app = ChannelApp.shared(target, { server });
  const running = await app.server();
  await app.call('configure', { apiKey: 'key' });
  await running.fault.inject({ kind: 'delay', seconds: 60 });
  const redeeming = app.call('redeemWebPurchase', { webPurchaseRedemption: { redemptionLink: 'rc-1://redeem_web_purchase?redemption_token=t' } })
    .then((answer) => JSON.stringify(answer), (error: unknown) => String(error));
  await app.reset();
  assert.match(await redeeming, /redeemWebPurchase was in progress when the phone was reset/);
  await app.close();
});

test('the phone is all apps that are not closed, on their server', async () => {
  const app = ChannelApp.shared(target, { server });
  const running = await phone.server();
  assert.equal(running, await app.server());
  const before = await app.session();
  await phone.install({ appUserId: 'ada' });
  assert.notEqual(await app.session(), before);
  assert.equal((await running.session.describe({ session: await app.session() })).appUserId, 'ada');
  await running.store.purchase({ vendor: 'superwall', product: 'pro', entitlements: ['pro'], email: 'jane@example.com' });
  await phone.reset({ appUserId: 'grace' });
  assert.deepEqual((await running.store.mailbox()).messages, []);
  assert.equal((await running.session.describe({ session: await app.session() })).appUserId, 'grace');
  await phone.close();
  assert.equal(running.isRunning, false);
  assert.equal(app.isClosed, true);
});

test('a listener of a newer generation ends those of the one before', async () => {
  const app = ChannelApp.shared(target, { server });
  const heard: string[] = [];
  const [old, young] = [Symbol('old'), Symbol('young')];
  app.listen(() => { heard.push('old'); }, old);
  app.listen(() => { heard.push('young'); }, young);
  app.listen(() => { heard.push('young too'); }, young);
  await app.call('configure', { apiKey: 'key' });
  await app.call('getCustomerInfo', {});
  assert.deepEqual([...new Set(heard)], ['young', 'young too']);
  await app.close();
});

test('without an app, the phone has one server, which ends with it', async () => {
  const running = await phone.server();
  assert.equal(await phone.server(), running);
  await phone.close();
  assert.equal(running.isRunning, false);
});

test('the phone has settled after three turns without a call, and each moves a fake clock', async () => {
  const timers = globalThis.setTimeout as { clock?: { tick: () => void } };
  let turns = 0;
  timers.clock = { tick: () => { turns += 1; } };
  try {
    await phone.settled();
  } finally {
    delete timers.clock;
  }
  assert.equal(turns, 3);
});
