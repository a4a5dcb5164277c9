import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';

import { mockPurchases, mockSuperwall, phone, runNativeIntent } from '../src/index.ts';

afterEach(async () => {
  await phone.launch();
  await phone.close();
});

test('Linking has the URL that started the app, and tells of each later one', async () => {
  const { Linking } = mockPurchases();
  assert.equal(await Linking.getInitialURL(), null);
  await phone.launch({ url: 'my-app://start' });
  assert.equal(await Linking.getInitialURL(), 'my-app://start');
  const heard: unknown[] = [];
  const subscription = Linking.addEventListener('url', (event) => { heard.push(event); });
  Linking.addEventListener('memoryWarning', (event) => { heard.push(event); });
  await phone.open('my-app://later');
  subscription.remove();
  await phone.open('my-app://last');
  assert.deepEqual(heard, [{ url: 'my-app://later' }]);
  assert.equal(await Linking.getInitialURL(), 'my-app://start');
});

test('Linking checks the URLs that the app opens, as React Native does', async () => {
  const { Linking } = mockPurchases();
  assert.equal(await Linking.openURL('https://example.com'), undefined);
  assert.equal(await Linking.canOpenURL('https://example.com'), true);
  assert.throws(() => Linking.openURL(''), /Invalid URL: cannot be empty/);
  assert.throws(() => Linking.canOpenURL(7 as never), /Invalid URL: should be a string. Was: 7/);
});

test("expo-linking's native module has the URL that started the app, and sends onURLReceived", async () => {
  mockSuperwall();
  const { ExpoLinking } = (globalThis as unknown as { expo: { modules: { ExpoLinking: {
    getLinkingURL(): string | null; addListener(name: string, listener: (event: unknown) => void): { remove(): void };
    listenerCount(name: string): number; removeAllListeners(name: string): void;
  } } } }).expo.modules;
  assert.equal(ExpoLinking.getLinkingURL(), null);
  await phone.launch({ url: 'my-app://start' });
  assert.equal(ExpoLinking.getLinkingURL(), 'my-app://start');
  const heard: unknown[] = [];
  const listener = (event: unknown): void => { heard.push(event); };
  for (let time = 0; time < 2; time += 1) ExpoLinking.addListener('onURLReceived', listener);
  assert.equal(ExpoLinking.listenerCount('onURLReceived'), 1);
  await phone.open('my-app://later');
  assert.equal(ExpoLinking.getLinkingURL(), 'my-app://start');
  ExpoLinking.removeAllListeners('onURLReceived');
  await phone.open('my-app://last');
  assert.deepEqual(heard, [{ url: 'my-app://later' }]);
});

test('open waits until the app has its results', async () => {
  const { RNPurchases, Linking } = mockPurchases();
  await phone.reset();
  RNPurchases.setupPurchases('key', 'ada');
  const { link } = await (await phone.server()).store.purchase({ vendor: 'revenuecat', product: 'pro', entitlements: ['pro'] });
  const results: unknown[] = [];
  Linking.addEventListener('url', ({ url }) => {
    void RNPurchases.isWebPurchaseRedemptionURL(url).then(async (isLink) => {
      if (isLink) results.push((await RNPurchases.redeemWebPurchase(url))['result']);
    });
  });
  await phone.open(link.url);
  assert.deepEqual(results, ['SUCCESS']);
  await phone.expectRedeemedOnce(link, 'redeemed');
});

test('a +native-intent gets the first URL and the later ones as Expo Router passes them', async () => {
  const seen: unknown[] = [];
  const intent = {
    async redirectSystemPath(event: { path: string; initial: boolean }) {
      seen.push(event);
      await Promise.resolve();
      return event.path.startsWith('my-app://hide') ? null : event.path.replace('my-app:/', '');
    },
  };
  await phone.launch({ url: 'my-app://start' });
  const shown: string[] = [];
  const run = runNativeIntent(intent, (path) => { shown.push(path); });
  await phone.open('my-app://later');
  await phone.open('my-app://hide');
  run.remove();
  await phone.open('my-app://last');
  assert.deepEqual(seen, [
    { path: 'my-app://start', initial: true }, { path: 'my-app://later', initial: false }, { path: 'my-app://hide', initial: false },
  ]);
  assert.deepEqual(run.paths, ['/start', '/later']);
  assert.deepEqual(shown, run.paths);
});

test('a +native-intent without a redirect, and one with a subscription of its own', async () => {
  let tell: (url: string) => void = () => undefined;
  const plain = runNativeIntent({});
  const legacy = runNativeIntent({ legacy_subscribe: (listener) => { tell = listener; return () => { tell = () => undefined; }; } });
  await phone.open('/a');
  for (const path of ['/b', '']) tell(path);
  legacy.remove();
  tell('/c');
  assert.deepEqual(plain.paths, ['/a']);
  assert.deepEqual(legacy.paths, ['/a', '/b']);
});

for (const platform of ['ios', 'android'] as const) {
  test(`AppState tells of the window's focus after the state, on ${platform}: ${platform === 'ios' ? 'never' : 'each way'}`, async () => {
    const { AppState } = mockPurchases({ platform });
    const heard: unknown[] = [];
    for (const type of ['blur', 'focus']) AppState.addEventListener(type, (...told) => { heard.push(type, ...told); });
    AppState.addEventListener('change', (state) => { heard.push(state); });
    assert.throws(() => AppState.addEventListener('active', () => undefined), /Trying to subscribe to unknown event: active/);
    await phone.background(60);
    assert.deepEqual(heard, platform === 'ios' ? ['inactive', 'background', 'active'] : ['background', 'blur', 'active', 'focus']);
  });

  test(`AppState tells that the app goes to the background and comes back, on ${platform}`, async () => {
    const { AppState } = mockPurchases({ platform });
    const heard: string[] = [];
    const subscription = AppState.addEventListener('change', (state) => { heard.push(`${state} ${AppState.currentState}`); });
    AppState.addEventListener('memoryWarning', (state) => { heard.push(`${state} by another event`); });
    await phone.background(60);
    assert.deepEqual(heard, [...platform === 'ios' ? ['inactive inactive'] : [], 'background background', 'active active']);
    subscription.remove();
    await phone.background(60);
    await phone.reset();
    AppState.addEventListener('change', (state) => { heard.push(state); });
    await phone.relaunch();
    await phone.background(60);
    assert.equal(heard.length, platform === 'ios' ? 3 : 2);
    assert.equal(AppState.currentState, 'active');
  });
}
