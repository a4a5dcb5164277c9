import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { after, test } from 'node:test';

import { mockPurchases, mockSuperwall, phone } from '../src/index.ts';
import type { CapacitorException, PurchasesMock } from '../src/index.ts';

declare const console: { warn(...data: unknown[]): void };

for (const platform of ['ios', 'android'] as const) {
  const mock = mockPurchases({ platform });
  after(async () => { await mock.close(); });
  const setUp = async (appUserID?: string): Promise<PurchasesMock['Purchases']> => {
    await mock.install();
    await (await mock.server()).fault.inject({ kind: 'none' });
    await mock.Purchases.configure({ apiKey: 'key', ...appUserID === undefined ? {} : { appUserID } });
    return mock.Purchases;
  };
  const sold = async (appUserId?: string, product = 'pro'): Promise<string> =>
    (await (await mock.server()).store.purchase({
      vendor: 'revenuecat', product, entitlements: ['pro'], email: 'jane@example.com',
      ...appUserId === undefined ? {} : { appUserId },
    })).link.url;
  const rejected = async (promise: Promise<unknown> | undefined): Promise<CapacitorException> =>
    await (promise ?? Promise.resolve()).then(() => assert.fail('not rejected'), (error: unknown) => error as CapacitorException);
  const redeem = (Purchases: PurchasesMock['Purchases'], redemptionLink: string): ReturnType<typeof Purchases.redeemWebPurchase> =>
    Purchases.redeemWebPurchase({ webPurchaseRedemption: { redemptionLink } });

  test(`on ${platform}: calls take one object and give one`, async () => {
    await mock.install();
    const { Purchases } = mock;
    assert.deepEqual(await Purchases.isConfigured(), { isConfigured: false });
    assert.equal(await Purchases.configure({ apiKey: 'key', appUserID: 'ada' }), '-1');
    assert.deepEqual(await Purchases.isConfigured(), { isConfigured: true });
    assert.deepEqual(await Purchases.getAppUserID(), { appUserID: 'ada' });
    assert.deepEqual(await Purchases.isAnonymous(), { isAnonymous: false });
    assert.equal(await Purchases['setLogHandler']?.((() => undefined) as never), undefined);
  });

  test(`on ${platform}: listeners hear of a changed customer until they are removed by their id`, async () => {
    const Purchases = await setUp();
    const heard: [string, { originalAppUserId: string }][] = [];
    const first = await Purchases.addCustomerInfoUpdateListener((info) => { heard.push(['first', info]); });
    const second = await Purchases.addCustomerInfoUpdateListener((info) => { heard.push(['second', info]); });
    assert.notEqual(first, second);
    heard.length = 0;
    await redeem(Purchases, await sold());
    assert.deepEqual(heard.map(([name]) => name), ['first', 'second']);
    assert.equal(typeof heard[0]?.[1].originalAppUserId, 'string');
    assert.deepEqual(await Purchases.removeCustomerInfoUpdateListener({ listenerToRemove: first }), { wasRemoved: true });
    assert.deepEqual(await Purchases.removeCustomerInfoUpdateListener({ listenerToRemove: first }), { wasRemoved: false });
    // Of another product: a customer that is as it was is not told.
    await redeem(Purchases, await sold(undefined, 'plus'));
    assert.deepEqual(heard.map(([name]) => name), ['first', 'second', 'second']);
  });

  test(`on ${platform}: an argument that is missing is refused without a code, what is no link with one`, async () => {
    const Purchases = await setUp();
    const missing = await rejected(Purchases.logIn({} as never));
    assert.match(missing.message, /appUserID/);
    assert.equal('code' in missing, false);
    assert.equal('data' in missing, false);
    const invalid = await rejected(redeem(Purchases, 'https://example.com'));
    assert.equal(invalid.code, '24');
    assert.equal(invalid.errorMessage, platform === 'ios' ? invalid.message : undefined);
    assert.ok(invalid instanceof Error);
  });

  test(`on ${platform}: a method without a return value never rejects; the console has its error`, async (context) => {
    await mock.install();
    const { Purchases } = mock;
    const warnings = context.mock.method(console, 'warn', () => undefined).mock;
    assert.equal(await Purchases['setEmail']?.({ email: 'jane@example.com' } as never), '-1');
    assert.equal(warnings.callCount(), 1);
    assert.ok(warnings.calls[0]?.arguments[0] instanceof Error);
    await assert.rejects(mock.Purchases.getCustomerInfo());
  });

  test(`on ${platform}: a name that the SDK does not have is rejected as Capacitor does`, async () => {
    const Purchases = await setUp();
    const error = await rejected(Purchases['redeemCoupon']?.() as Promise<unknown>);
    assert.equal(error.code, 'UNIMPLEMENTED');
    assert.equal(error.message, `"Purchases.redeemCoupon()" is not implemented on ${platform}`);
  });
}

test('a method without a return value does not reject where the native side never answers', async (context) => {
  context.mock.method(console, 'warn', () => undefined);
  const mock = mockPurchases({ platform: 'ios', phone: 'patient', timeout: 3_000 });
  assert.equal(await mock.Purchases['setFinishTransactions']?.({ finishTransactions: true } as never), '-1');
  await mock.close();
});

test('registerPlugin returns the plugin by its name, and never throws for another one', async () => {
  const mock = mockPurchases({ platform: 'android' });
  assert.equal(mock.registerPlugin('Purchases'), mock.Purchases);
  assert.equal(mock.Capacitor.registerPlugin('Purchases'), mock.Purchases);
  const Camera = mock.registerPlugin('Camera');
  await assert.rejects(async () => await Camera['getPhoto']?.(),
    { message: '"Camera" plugin is not implemented on android', code: 'UNIMPLEMENTED' });
  assert.equal(mock.Capacitor.getPlatform(), 'android');
  assert.equal(mock.Capacitor.isNativePlatform(), true);
  const available = ['Purchases', 'App', 'Camera'].map((name) => mock.Capacitor.isPluginAvailable(name));
  assert.deepEqual(available, [true, true, false]);
  await mock.close();
});

test('other plugins reach the real registerPlugin once @capacitor/core is loaded', async () => {
  const core = createRequire(import.meta.url)('./stubs/@capacitor/core/index.js') as typeof import('./stubs/@capacitor/core/index.d.ts');
  const mock = mockPurchases({ platform: 'android' });
  const { registerPlugin, Capacitor } = { ...core, ...mock };
  try {
    let removals = 0;
    const web = { getState: () => ({ isActive: true }), both: (...parts: unknown[]) => parts, removeAllListeners: () => { removals += 1; } };
    const App = registerPlugin('App', { web: () => Promise.resolve(web) });
    assert.deepEqual(await App['getState']?.(), { isActive: true });
    assert.deepEqual(await App['both']?.(1 as never, 2 as never), [1, 2]);
    await App['removeAllListeners']?.();
    assert.equal(removals, 1);
    await assert.rejects(async () => await App['exitApp']?.(), { message: '"App.exitApp()" is not implemented on web', code: 'UNIMPLEMENTED' });
    assert.equal(registerPlugin('Purchases', {}), mock.Purchases);
    assert.equal(Capacitor.isPluginAvailable('App'), true);
    assert.equal(Capacitor.isPluginAvailable('Camera'), false);
    registerPlugin('Toast', { web: {} });
    assert.equal(Capacitor.isPluginAvailable('Toast'), true);
    assert.equal(Capacitor.getPlatform(), 'android');
    assert.equal(typeof core.Capacitor.convertFileSrc, 'function');
    assert.equal(Capacitor['convertFileSrc'], core.Capacitor.convertFileSrc);
  } finally {
    delete (globalThis as { Capacitor?: unknown }).Capacitor;
    await mock.close();
  }
});

test('an app finds Capacitor where the native bridge puts it, before and after @capacitor/core is loaded', async () => {
  const app = globalThis as { Capacitor?: PurchasesMock['Capacitor'] };
  const require = createRequire(import.meta.url);
  const stub = './stubs/@capacitor/core/index.js';
  const mock = mockPurchases({ platform: 'android' });
  try {
    assert.equal(app.Capacitor?.isNativePlatform(), true);
    assert.equal(app.Capacitor.getPlatform(), 'android');
    Reflect.deleteProperty(require.cache, require.resolve(stub));
    require(stub);
    assert.equal(app.Capacitor.isNativePlatform(), true);
    assert.equal(app.Capacitor.registerPlugin('Purchases'), mock.Purchases);
    const other = mockSuperwall({ platform: 'ios' });
    const echo = { echo: () => Promise.resolve('heard') };
    assert.equal(await app.Capacitor.registerPlugin('Echo', { web: () => Promise.resolve(echo) })['echo']?.(), 'heard');
    assert.equal(app.Capacitor.getPlatform(), 'ios');
    await other.close();
  } finally {
    delete app.Capacitor;
    await mock.close();
  }
});

test('a plugin is no promise, and a test may answer what is not modelled', async () => {
  const methods = { setLogLevel: () => Promise.resolve('mine') };
  const [purchases, superwall] = [mockPurchases({ methods }), mockSuperwall({ methods })];
  for (const plugin of [purchases.Purchases, superwall.Superwall]) {
    assert.equal(await Promise.resolve(plugin), plugin);
    assert.equal(await plugin['setLogLevel']?.(), 'mine');
  }
  await Promise.all([purchases.close(), superwall.close()]);
});

test('an event that tells of no customer reaches no listener for customers', async () => {
  const { Purchases, server, session, close } = mockPurchases({ phone: 'older than the server' });
  const heard: unknown[] = [];
  await Purchases.configure({ apiKey: 'key' });
  await Purchases.addCustomerInfoUpdateListener((info) => { heard.push(info); });
  heard.length = 0;
  (await server()).events.tell({ session: await session(), sequence: 9, name: 'newEvent', at: 0, params: {} });
  assert.deepEqual(heard, []);
  await close();
});

test('listeners of Superwall\'s plugin receive events until they are removed', async () => {
  const mock = mockSuperwall();
  const { Superwall } = mock;
  const server = await mock.server();
  assert.equal(await Superwall.configure({ apiKey: 'pk' }), undefined);
  const heard: unknown[] = [];
  const handle = await Superwall.addListener('subscriptionStatusDidChange', (body: unknown) => { heard.push(body); });
  const { link } = await server.store.purchase({ vendor: 'superwall', product: 'pro', entitlements: ['pro'] });
  await Superwall.addListener('didRedeemLink', (body: unknown) => { heard.push(body); });
  await Superwall.handleDeepLink({ url: link.url });
  await phone.settled();
  assert.equal(heard.length, 2);
  await handle.remove();
  const others: unknown[] = [];
  await Superwall.addListener('subscriptionStatusDidChange', (body: unknown) => { others.push(body); });
  const gold = await server.store.purchase({ vendor: 'superwall', product: 'gold', entitlements: ['gold'] });
  await Superwall.handleDeepLink({ url: gold.link.url });
  await phone.settled();
  assert.deepEqual([heard.length, others.length], [3, 1]);
  await Superwall.removeAllListeners();
  await Superwall.handleDeepLink({ url: 'my-app://superwall/redeem?code=redemption_2' });
  await phone.settled();
  assert.equal(heard.length, 3);
  await mock.close();
});

test('a plugin that needs the real core gets it in Jest, is told how to keep it elsewhere, and what keeps it has its own', () => {
  const runner = globalThis as { jest?: { requireActual(module: string): unknown } };
  for (const mock of [mockPurchases(), mockSuperwall()] as unknown as { readonly WebPlugin: new () => object }[]) {
    assert.throws(() => class extends mock.WebPlugin {}, { name: 'CoreMissing', message: /^Another plugin .*vi\.mock\('@capacitor\/core', async \(original\)/ });
    class Real {}
    runner.jest = { requireActual: (module) => module === '@capacitor/core' ? { WebPlugin: Real } : {} };
    assert.ok(new (class extends mock.WebPlugin {})() instanceof Real);
    delete runner.jest;
    assert.equal({ WebPlugin: 'real', ...mock as object }.WebPlugin, 'real');
  }
});
