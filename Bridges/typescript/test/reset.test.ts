import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';

import { ChannelApp, linkDelivery, phone, RedemptionServer } from '../src/index.ts';
import type { AppSession, ChannelAnswer, JSONValue } from '../src/index.ts';
import { resetStore } from '../src/revival.ts';
import { real } from './servers.ts';

const app = ChannelApp.shared({ vendor: 'revenuecat', sdk: 'react-native' }, { server: { executable: real } });
const other = ChannelApp.shared({ vendor: 'superwall', sdk: 'react-native' }, { server: { executable: real } });
const server = await phone.server();

beforeEach(async () => { await phone.reset(); });
after(async () => { await phone.close(); });

async function redeem(): Promise<ChannelAnswer> {
  await app.call('setupPurchases', ['key', 'ada', null, null, 'DEFAULT', false]);
  const { link } = await server.store.purchase({ vendor: 'revenuecat', product: 'pro', entitlements: ['pro'] });
  const answer = await app.call('redeemWebPurchase', [link.url]);
  await phone.expectRedeemedOnce(link, 'redeemed', { quiet: 20 });
  return answer;
}

async function crash(isNoticed: boolean): Promise<number> {
  const { pid = 0 } = server;
  process.kill(pid, 'SIGKILL');
  if (isNoticed) await assert.rejects(app.call('getCustomerInfo', []), /ended with SIGKILL.*`phone.reset\(\)` starts it again/);
  return pid;
}

for (const isNoticed of [true, false]) {
  test(`after a crash that is ${isNoticed ? '' : 'not yet '}noticed, a reset starts the server again, and the object that tests hold is it`, async () => {
    await redeem();
    const events: string[] = [];
    const stop = server.events.subscribe(({ name }) => { events.push(name); });
    const before = await crash(isNoticed);
    await phone.reset();
    assert.equal(server.isRunning, true);
    assert.notEqual(server.pid, before);
    assert.equal(await phone.server(), server);
    await Promise.all([server.events.next({ name: 'customerInfoUpdated' }), redeem()]);
    assert.ok(events.includes('customerInfoUpdated'));
    await other.call('getConfigurationStatus', []);
    stop();
  });
}

test('after a crash, a reset of one app starts the server again', async () => {
  await redeem();
  await crash(false);
  await app.reset();
  await redeem();
  await other.reset();
  await other.call('getConfigurationStatus', []);
});

test('an app that is killed while its session opens has none when that is over', async () => {
  await app.uninstall();
  void app.call('getCustomerInfo', []);
  await app.kill();
  const { sessions } = await server.session.list();
  assert.deepEqual(sessions.filter(({ vendor }) => vendor === 'revenuecat'), []);
});

test('a reset that the server refuses is not tried again', async () => {
  let revivals = 0;
  const revive = (): Promise<void> => { revivals += 1; return Promise.resolve(); };
  await assert.rejects(resetStore(server, revive, { vendor: 'nobody' as never }), /nobody|vendor/);
  assert.equal(revivals, 1);
});

test('a crash in the middle of a redemption, and a phone without a session', async () => {
  await app.call('setupPurchases', ['key', 'ada', null, null, 'DEFAULT', false]);
  await server.fault.inject({ kind: 'delay', seconds: 60 });
  const waiting = app.call('redeemWebPurchase', ['rc-1://redeem_web_purchase?redemption_token=t']).catch((error: Error) => error.name);
  await crash(false);
  assert.equal(await waiting, 'ServerExited');
  await app.uninstall();
  await other.uninstall();
  await phone.reset();
  await redeem();
});

test('a new app starts the server that has ended again', async () => {
  await server.close();
  const third = ChannelApp.shared({ vendor: 'revenuecat', sdk: 'capacitor' }, { server: { executable: real } });
  await third.call('isConfigured', {});
  assert.equal(await third.server(), server);
  await phone.reset();
  await redeem();
  await third.close();
});

test('a server of the test itself is started again after a crash, and left alone after its close', async () => {
  const own = await RedemptionServer.start({ executable: real });
  const guest = new ChannelApp({ vendor: 'revenuecat', sdk: 'capacitor' }, { server: own });
  await guest.call('isConfigured', {});
  process.kill(own.pid ?? 0, 'SIGKILL');
  await guest.reset();
  await guest.call('isConfigured', {});
  await own.close();
  await assert.rejects(guest.reset(), { name: 'ServerExited' });
  assert.equal(own.isRunning, false);
});

test('a call in progress at a reset gets an error that names the reset, before the reset is over', async () => {
  for (const afresh of [() => phone.reset(), () => phone.install(), () => app.reset(), () => app.install()]) {
    await redeem();
    await server.fault.inject({ kind: 'delay', seconds: 60, count: 100 });
    const ends: string[] = [];
    for (const method of ['redeemWebPurchase', 'restorePurchases']) {
      app.call(method, ['rc-1://redeem_web_purchase?redemption_token=t']).catch((error: Error) => { ends.push(`${error.name}: ${error.message}`); });
    }
    await phone.settled();
    await afresh();
    assert.deepEqual(ends, ['redeemWebPurchase', 'restorePurchases'].map((method) =>
      `PhoneReset: ${method} was in progress when the phone was reset. Await the app's calls before the test ends.`));
    await phone.reset();
  }
});

test('an app that calls its SDK again because of the reset never reaches the new installation', async () => {
  await redeem();
  await server.fault.inject({ kind: 'delay', seconds: 60 });
  const answers: unknown[] = [];
  // It goes on for a few calls when the new installation is there.
  let left = Infinity;
  Object.assign(app, { install: async (session: AppSession): Promise<void> => {
    await ChannelApp.prototype.install.call(app, session);
    left = 4;
  } });
  const stubborn = async (): Promise<void> => {
    while (left-- > 0) {
      await app.call('restorePurchases', []).then((answer) => { answers.push(answer); }, (error: Error) => { if (error.name !== 'PhoneReset') answers.push(error); });
    }
  };
  const going = stubborn();
  await phone.settled();
  await phone.reset().finally(() => { Reflect.deleteProperty(app, 'install'); });
  await going;
  assert.deepEqual(answers, []);
});

test('a call in progress is a failed redemption in the list after an installation, and in none after a reset', async () => {
  await redeem();
  await server.fault.inject({ kind: 'delay', seconds: 60, count: 10 });
  app.call('redeemWebPurchase', ['rc-1://redeem_web_purchase?redemption_token=t']).catch(() => undefined);
  await phone.settled();
  await phone.install();
  assert.equal((await phone.redemptions()).at(-1)?.outcome, 'failed');
  await phone.reset();
  assert.deepEqual(await phone.redemptions(), []);
});

test('what listened before a reset is told that it is over, and the drop-in hears the next installation', async () => {
  const heard: JSONValue[] = [];
  let ends = 0;
  const stop = app.listen((event) => { heard.push(event.session); }, undefined, () => { ends += 1; });
  await redeem();
  const first = await app.session();
  await phone.reset();
  assert.ok(ends > 0);
  await redeem();
  assert.deepEqual([...new Set(heard)], [first, await app.session()]);
  stop();
});

test('a listener for links from before a reset is deaf, and the assertion says so', async () => {
  const heard: string[] = [];
  linkDelivery().listen((url) => { heard.push(url); });
  await phone.reset();
  const { link } = await server.store.purchase({ vendor: 'revenuecat', product: 'pro', entitlements: ['pro'] });
  await phone.open(link.url, { within: 10 });
  await assert.rejects(phone.expectRedeemedOnce(link, undefined, { within: 10 }), /Failed: never redeemed: .* Nothing listens for links: listeners from before phone\.reset\(\) are deaf\. /);
  linkDelivery().listen((url) => { heard.push(`now ${url}`); });
  await phone.open('my-app://later');
  assert.deepEqual(heard, ['now my-app://later']);
});
