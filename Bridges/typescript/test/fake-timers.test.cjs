// The built client under Jest, whose fake timers stand still: what limits a call counts real time.
const { CallTimedOut, ChannelApp, ChannelSilent, linkDelivery, phone, RedemptionServer, ServerStartFailed } = require('@redemptionkit/client');

let server;
beforeAll(async () => { server = await RedemptionServer.start(); });
afterAll(async () => { await server.close(); });
afterEach(() => { jest.useRealTimers(); });

test('calls are answered while the timers are fake', async () => {
  jest.useFakeTimers();
  const before = Date.now();
  await expect(server.clock.now()).resolves.toHaveProperty('now');
  expect(Date.now()).toBe(before);
});

test('a call that gets no reply ends after real time, though the fake clock stands still', async () => {
  jest.useFakeTimers();
  const hung = await RedemptionServer.start();
  process.kill(hung.pid, 'SIGSTOP');
  await expect(hung.clock.now({ timeout: 100 })).rejects.toThrow(CallTimedOut);
  process.kill(hung.pid, 'SIGKILL');
  await hung.close();
});

test('moving the fake clock ends no call early', async () => {
  jest.useFakeTimers();
  const { session } = await server.session.open({ vendor: 'revenuecat', sdk: 'react-native', platform: 'ios' });
  await server.fault.inject({ kind: 'delay', seconds: 60, session });
  const redeemed = server.redemption.redeem({ session, code: 'abc' });
  jest.advanceTimersByTime(3_600_000);
  await server.clock.advance({ seconds: 60 });
  await expect(redeemed).resolves.toHaveProperty('outcome.kind', 'invalidCode');
});

test('a start that hangs ends after real time', async () => {
  jest.useFakeTimers();
  await expect(RedemptionServer.start({ executable: '/bin/cat', timeout: 200 })).rejects.toThrow(ServerStartFailed);
});

test('an awaited event that never comes ends after real time', async () => {
  jest.useFakeTimers();
  await expect(server.events.next({ name: 'didRedeemLink' }, { timeout: 100 })).rejects.toThrow(CallTimedOut);
});

test('legacy fake timers change nothing', async () => {
  jest.useFakeTimers({ legacyFakeTimers: true });
  await expect(server.events.next({ name: 'didRedeemLink' }, { timeout: 100 })).rejects.toThrow(CallTimedOut);
  await expect(server.clock.now()).resolves.toHaveProperty('now');
});

test('a silence of the native side is told after real time', async () => {
  jest.useFakeTimers();
  const app = new ChannelApp({ vendor: 'revenuecat', sdk: 'react-native' }, { server, platform: 'android', timeout: 100 });
  await app.call('setupPurchases', ['key']);
  await server.fault.inject({ kind: 'malformed' });
  const link = 'rc-1://redeem_web_purchase?redemption_token=t';
  await expect(app.call('redeemWebPurchase', [link])).rejects.toThrow(ChannelSilent);
});

describe.each([['modern', {}], ['legacy', { legacyFakeTimers: true }]])('under %s fake timers', (_, timers) => {
  const open = async (...delays) => {
    const app = ChannelApp.shared({ vendor: 'revenuecat', sdk: 'react-native' }, { server });
    await phone.launch();
    await phone.reset();
    await app.call('setupPurchases', ['key', 'ada']);
    const { link } = await server.store.purchase({ vendor: 'revenuecat', product: 'pro', entitlements: ['pro'] });
    jest.useFakeTimers(timers);
    linkDelivery().listen((url) => { for (const delay of delays) setTimeout(() => { void app.call('redeemWebPurchase', [url]).catch(() => undefined); }, delay); });
    await phone.open(link.url);
    return link;
  };

  test.each([0, 10, 100, 900])('a redemption %i ms after the link passes', async (delay) => {
    await phone.expectRedeemedOnce(await open(delay), 'redeemed');
  });

  test.each([0, 10, 100, 200])('a second redemption %i ms after the first fails', async (delay) => {
    await expect(phone.expectRedeemedOnce(await open(0, delay), 'redeemed')).rejects.toThrow('redeemed 2 times, and the test expected one');
  });

  test('a wait lasts as long on the fake clock as in real time', async () => {
    const link = await open(0);
    let ticks = 0;
    setInterval(() => { ticks += 1; }, 10);
    await phone.expectRedeemedOnce(link, 'redeemed', { quiet: 300 });
    expect(ticks).toBeGreaterThanOrEqual(29);
  });

  afterAll(async () => { jest.useRealTimers(); await phone.close(); });
});

test('a server that nobody closes holds no test run', async () => {
  // Nothing to await: Jest itself would not end, and the check with it.
  const forgotten = await RedemptionServer.start();
  expect(forgotten.pid).toBeGreaterThan(0);
});
