import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';

import { mockPurchases, phone } from '../src/index.ts';

interface Handle { remove(): Promise<void> }
interface App {
  getLaunchUrl(): Promise<{ url: string } | undefined>;
  addListener(name: string, listener: (event: { url: string }) => void): Promise<Handle> & Handle;
  removeAllListeners(): Promise<void>;
  exitApp(): Promise<void>;
}

const appOf = (platform: 'ios' | 'android'): App => mockPurchases({ platform }).registerPlugin('App') as unknown as App;

beforeEach(async () => { await phone.launch(); });
after(async () => { await phone.close(); });

for (const platform of ['ios', 'android'] as const) {
  test(`on ${platform}: appUrlOpen has each URL, until the listener is removed`, async () => {
    const App = appOf(platform);
    const heard: unknown[] = [];
    const handle = await App.addListener('appUrlOpen', (event) => { heard.push(event); });
    await phone.open('my-app://1');
    assert.ok(handle.remove() instanceof Promise);
    await phone.open('my-app://2');
    assert.deepEqual(heard, [platform === 'ios'
      ? { url: 'my-app://1', iosSourceApplication: '', iosOpenInPlace: '' }
      : { url: 'my-app://1' }]);
  });

  test(`on ${platform}: the URL that starts the app comes by getLaunchUrl, and as appUrlOpen for the first listener`, async () => {
    await phone.launch({ url: 'my-app://start' });
    const App = appOf(platform);
    assert.deepEqual(await App.getLaunchUrl(), { url: 'my-app://start' });
    const heard: string[] = [];
    await App.addListener('appUrlOpen', ({ url }) => { heard.push(`first ${url}`); });
    await App.addListener('appUrlOpen', ({ url }) => { heard.push(`second ${url}`); });
    assert.deepEqual(heard, ['first my-app://start']);
    await phone.open('my-app://later');
    assert.deepEqual(heard.slice(1), ['first my-app://later', 'second my-app://later']);
    assert.deepEqual(await App.getLaunchUrl(), { url: platform === 'ios' ? 'my-app://later' : 'my-app://start' });
    await App.removeAllListeners();
    await phone.open('my-app://last');
    assert.equal(heard.length, 3);
  });

  test(`on ${platform}: an app that its icon starts has no launch URL, and is told of none`, async () => {
    const App = appOf(platform);
    assert.equal(await App.getLaunchUrl(), undefined);
    const heard: unknown[] = [];
    const handle = App.addListener('appUrlOpen', (event) => { heard.push(event); });
    await phone.settled();
    assert.deepEqual(heard, []);
    await handle.remove();
    await assert.rejects(App.exitApp(), { code: 'UNIMPLEMENTED' });
  });

  test(`on ${platform}: a handler that asks both ways redeems the link that starts the app twice`, async () => {
    const { Purchases, registerPlugin } = mockPurchases({ platform });
    await phone.reset();
    await Purchases.configure({ apiKey: 'key', appUserID: 'ada' });
    const { link } = await (await phone.server()).store.purchase({ vendor: 'revenuecat', product: 'pro', entitlements: ['pro'] });
    await phone.launch({ url: link.url });
    const App = registerPlugin('App') as unknown as App;
    const redeem = async (url: string): Promise<void> => {
      await Purchases.redeemWebPurchase({ webPurchaseRedemption: { redemptionLink: url } });
    };
    const launch = await App.getLaunchUrl();
    if (launch !== undefined) await redeem(launch.url);
    await App.addListener('appUrlOpen', ({ url }) => { void redeem(url); });
    await assert.rejects(phone.expectRedeemedOnce(link, 'redeemed'), /redeemed 2 times.*1\. redeemed.*2\. link expired/);
  });
}

for (const platform of ['ios', 'android'] as const) {
  test(`on ${platform}: the app hears that it goes to the background and comes back`, async () => {
    const App = appOf(platform);
    const heard: string[] = [];
    for (const name of ['resume', 'pause', 'backButton']) await App.addListener(name, () => { heard.push(name); });
    const handle = await App.addListener('appStateChange', (event) => { heard.push(`state ${String((event as unknown as { isActive: boolean }).isActive)}`); });
    await phone.background(60);
    assert.deepEqual(heard, platform === 'ios'
      ? ['state false', 'pause', 'resume', 'state true'] : ['pause', 'state false', 'state true', 'resume']);
    await handle.remove();
    await phone.background(60);
    assert.equal(heard.length, 6);
  });
}
