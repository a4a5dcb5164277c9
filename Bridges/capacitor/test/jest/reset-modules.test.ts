// Runs in Jest only: what `jest.resetModules` and `jest.isolateModules` leave of the phone.
import { phone } from '@redemptionkit/capacitor';
import type { Purchases as PurchasesPlugin } from '@revenuecat/purchases-capacitor';

jest.mock('@capacitor/core', () => require('@redemptionkit/capacitor').mockPurchases({ platform: 'android' }));

const loaded = (): typeof PurchasesPlugin => require('@revenuecat/purchases-capacitor').Purchases;

afterAll(async () => { await phone.close(); });

test('an app finds Capacitor on globalThis before it loads any package', () => {
  const { Capacitor } = globalThis as unknown as { Capacitor: { getPlatform(): string; isNativePlatform(): boolean } };
  expect(Capacitor.isNativePlatform()).toBe(true);
  expect(Capacitor.getPlatform()).toBe(process.env['REDEMPTION_PLATFORM'] || 'ios');
});

test('an app that is loaded again redeems on the phone and the server that were there', async () => {
  const before = loaded();
  await before.configure({ apiKey: 'goog_key', appUserID: 'ada' });
  const server = await phone.server();
  const { link } = await server.store.purchase({ vendor: 'revenuecat', product: 'pro', entitlements: ['pro'] });

  jest.resetModules();
  const after = loaded();
  expect(after).not.toBe(before);
  const { webPurchaseRedemption } = await after.parseAsWebPurchaseRedemption({ urlString: link.url });
  expect(await after.redeemWebPurchase({ webPurchaseRedemption: webPurchaseRedemption! })).toMatchObject({ result: 'SUCCESS' });
  expect(await after.getAppUserID()).toEqual({ appUserID: 'ada' });
  expect((await phone.server()).pid).toBe(server.pid);

  let isolated: typeof after | undefined;
  jest.isolateModules(() => { isolated = loaded(); });
  expect(isolated).not.toBe(after);
  expect(await isolated?.getAppUserID()).toEqual({ appUserID: 'ada' });
});

test('events and links reach the app that was loaded last, and no earlier one', async () => {
  const heard = new Set<string>();
  let redeem = (): Promise<unknown> => Promise.resolve();
  for (const name of ['first', 'second']) {
    jest.resetModules();
    const { mockPurchases, mockSuperwall } = require('@redemptionkit/capacitor') as typeof import('@redemptionkit/capacitor');
    const [{ Purchases, registerPlugin }, { Superwall }] = [mockPurchases({ platform: 'android' }), mockSuperwall({ platform: 'android' })];
    await Purchases.configure({ apiKey: 'key', appUserID: 'ada' });
    await Purchases.addCustomerInfoUpdateListener(() => { heard.add(`${name}: customer`); });
    await Superwall.configure({ apiKey: 'key' });
    await Superwall.addListener('subscriptionStatusDidChange', () => { heard.add(`${name}: status`); });
    await registerPlugin('App')['addListener']?.('appUrlOpen' as never, (() => { heard.add(`${name}: link`); }) as never);
    redeem = async () => {
      const { store } = await phone.server();
      for (const vendor of ['revenuecat', 'superwall'] as const) {
        const { link: { url } } = await store.purchase({ vendor, product: 'gold', entitlements: ['gold'] });
        if (vendor === 'superwall') await Superwall.handleDeepLink({ url });
        else await Purchases.redeemWebPurchase({ webPurchaseRedemption: { redemptionLink: url } });
      }
    };
  }
  heard.clear();
  await redeem();
  await phone.open('my-app://later');
  expect([...heard].sort()).toEqual(['second: customer', 'second: link', 'second: status']);
});
