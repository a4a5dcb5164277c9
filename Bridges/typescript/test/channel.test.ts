import assert from 'node:assert/strict';
import { test } from 'node:test';

import { ChannelApp, ChannelSilent, RedemptionServer, UnreadableReply } from '../src/index.ts';
import { real, through } from './servers.ts';

const target = { vendor: 'revenuecat', sdk: 'capacitor' } as const;
const own = { server: { executable: real } };

test('an app starts its server at the first call, opens its session once, and closes both', async () => {
  const app = new ChannelApp(target, own);
  const [first, second] = await Promise.all([app.session(), app.session()]);
  assert.equal(first, second);
  assert.deepEqual(await app.call('isConfigured', {}), { value: { isConfigured: false } });
  const server = await app.server();
  await app.close();
  await assert.rejects(server.clock.now(), { name: 'ServerExited' });
});

test('an app that was given a server leaves it running', async () => {
  const server = await RedemptionServer.start({ executable: real });
  for (const source of [server, Promise.resolve(server)]) {
    const app = new ChannelApp(target, { server: source });
    await app.call('isConfigured', {});
    await app.close();
  }
  await server.clock.now();
  await server.close();
});

test('a fresh install is another session, and hears only its own events', async () => {
  const app = new ChannelApp(target, own);
  const sessions: string[] = [];
  app.listen((event) => { sessions.push(event.session); });
  const before = await app.session();
  await app.call('configure', { apiKey: 'key', appUserID: 'ada' });
  await app.call('getCustomerInfo', {});
  await app.install();
  const after = await app.session();
  assert.notEqual(after, before);
  assert.deepEqual(await app.call('isConfigured', {}), { value: { isConfigured: false } });
  const { link } = await (await app.server()).store.purchase({ vendor: 'revenuecat', product: 'pro', entitlements: ['pro'] });
  await app.call('configure', { apiKey: 'key' });
  sessions.length = 0;
  await app.call('redeemWebPurchase', { webPurchaseRedemption: { redemptionLink: link.url } });
  assert.deepEqual([...new Set(sessions)], [after]);
  await app.close();
});

test('what the real native side never answers is a silence, told after the time limit', async () => {
  const app = new ChannelApp(target, { ...own, platform: 'android', timeout: 2_000 });
  await app.call('configure', { apiKey: 'key' });
  await (await app.server()).fault.inject({ kind: 'malformed' });
  const started = process.hrtime.bigint();
  const error = await app.call('redeemWebPurchase', { webPurchaseRedemption: { redemptionLink: 'rc-1://redeem_web_purchase?redemption_token=t' } })
    .then(() => undefined, (reason: unknown) => reason);
  assert.ok(error instanceof ChannelSilent, String(error));
  assert.equal(error.method, 'redeemWebPurchase');
  assert.match(error.reason, /drops its callbacks/);
  assert.ok(process.hrtime.bigint() - started > 1_900_000_000n);
  await app.close();
});

test('an answer that is none is an unreadable reply', async () => {
  const app = new ChannelApp(target, { server: { executable: through(`sed -u 's/{"value":{"isConfigured"/{"valor":{"isConfigured"/'`) } });
  await assert.rejects(app.call('isConfigured', {}), (error) => error instanceof UnreadableReply);
  await app.close();
});

test('a server that cannot be started is told by every call', async () => {
  const app = new ChannelApp(target, { server: { executable: '/nowhere' } });
  await assert.rejects(app.call('isConfigured', {}), { name: 'ServerNotFound' });
  await assert.rejects(app.call('isConfigured', {}), { name: 'ServerNotFound' });
  await app.close();
});

test('what a session tells while it is being opened is heard', async () => {
  const running = await RedemptionServer.start(own.server);
  const { events, channel, session } = running;
  const open: typeof session.open = async (params) => {
    const opened = await session.open(params);
    await running.clock.now();
    return opened;
  };
  // As if the reply were slower than the events behind it.
  const slow = { call: running.call.bind(running), events, channel, session: { open, close: session.close.bind(session) } } as unknown as RedemptionServer;
  const app = new ChannelApp(target, { server: slow, session: { configured: true } });
  const heard: string[] = [];
  app.listen(({ name }) => { heard.push(name); });
  await app.session();
  assert.deepEqual(heard, ['customerInfoUpdated']);
  await app.close();
  await running.close();
});

test('a call of an app that ends before its session is open is never made', async () => {
  const server = await RedemptionServer.start(own.server);
  const app = new ChannelApp(target, { server, session: { configured: true } });
  const call = app.call('redeemWebPurchase', { webPurchaseRedemption: { redemptionLink: 'rc-1://redeem_web_purchase?redemption_token=t' } });
  const rejected = assert.rejects(call, { name: 'PhoneReset' });
  await app.uninstall();
  await rejected;
  assert.deepEqual((await server.redemption.list()).redemptions, []);
  await server.close();
});
