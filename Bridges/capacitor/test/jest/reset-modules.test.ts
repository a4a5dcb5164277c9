// Runs in Jest only: what `jest.resetModules` and `jest.isolateModules` leave of the phone.
import { phone } from '@redemptionkit/capacitor';
import type { Purchases as PurchasesPlugin } from '@revenuecat/purchases-capacitor';

jest.mock('@capacitor/core', () => require('@redemptionkit/capacitor').mockPurchases({ platform: 'android' }));

const loaded = (): typeof PurchasesPlugin => require('@revenuecat/purchases-capacitor').Purchases;

afterAll(async () => { await phone.close(); });

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
