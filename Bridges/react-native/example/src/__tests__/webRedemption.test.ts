import { phone } from '@redemptionkit/react-native';
import type { RedemptionServer } from '@redemptionkit/react-native';
import Purchases from 'react-native-purchases';

import { handleRedemptionLink } from '../webRedemption';

let server: RedemptionServer;
let shown: string[];
const screen = {
  showActivity: () => { shown.push('activity'); },
  hideActivity: () => { shown.push('done'); },
  showMessage: (text: string) => { shown.push(text); },
};

beforeAll(async () => { server = await phone.server(); });
afterAll(async () => { await phone.close(); });
beforeEach(async () => {
  shown = [];
  await phone.reset();
  Purchases.configure({ apiKey: 'appl_key', appUserID: 'ada' });
});

/** Buys on the web. Returns the link. */
async function buy(appUserId?: string): Promise<string> {
  const { link } = await server.store.purchase({
    vendor: 'revenuecat', product: 'pro_monthly', entitlements: ['pro'], email: 'jane.doe@example.com', appUserId,
  });
  return link.url;
}

test('a purchase is redeemed, and the app receives its customer', async () => {
  const subscriptions: string[][] = [];
  const listener = (info: { activeSubscriptions: string[] }) => { subscriptions.push(info.activeSubscriptions); };
  Purchases.addCustomerInfoUpdateListener(listener);
  expect(await handleRedemptionLink(await buy(), screen)).toBe(true);
  Purchases.removeCustomerInfoUpdateListener(listener);
  expect(shown).toEqual(['activity', 'Welcome! Your purchase is active on this device.', 'done']);
  expect(subscriptions.at(-1)).toEqual(['pro_monthly']);
});

test('a lapsed subscription shows a message', async () => {
  const { link, purchase } = await server.store.purchase({ vendor: 'revenuecat', product: 'pro_monthly', entitlements: ['pro'] });
  await server.store.expire({ purchase: purchase.id });
  await handleRedemptionLink(link.url, screen);
  expect(shown[1]).toBe('This subscription has ended. Subscribe again to continue.');
});

test('a purchase of something else does not open Pro', async () => {
  const { link } = await server.store.purchase({ vendor: 'revenuecat', product: 'stickers', entitlements: ['stickers'] });
  await handleRedemptionLink(link.url, screen);
  expect(shown[1]).toBe('This purchase does not include Pro.');
});

test('an expired link names the inbox of the new one', async () => {
  const url = await buy();
  await server.clock.advance({ seconds: 60 * 60 });
  await handleRedemptionLink(url, screen);
  expect(shown[1]).toBe('This link has expired. Look for a newer one in the inbox of j***@e***e.com.');
  const { messages } = await server.store.mailbox({ email: 'jane.doe@example.com' });
  await handleRedemptionLink(messages.at(-1)!.url, screen);
  expect(shown.at(-2)).toBe('Welcome! Your purchase is active on this device.');
});

test('a link that was cut off is not valid', async () => {
  await handleRedemptionLink((await buy()).slice(0, -4), screen);
  expect(shown).toEqual(['activity', 'This link is not valid. Please open the link in our latest email.', 'done']);
});

test("somebody else's purchase stays theirs", async () => {
  await server.store.policy({ vendor: 'revenuecat', transfer: 'keepWithOriginal' });
  await handleRedemptionLink(await buy('grace'), screen);
  expect(shown[1]).toBe('This purchase belongs to another account. Log in with that one to use it.');
});

test('offline, the link can be opened again later', async () => {
  const url = await buy();
  await server.fault.inject({ kind: 'offline' });
  await handleRedemptionLink(url, screen);
  expect(shown).toEqual(['activity', 'You are offline. Open the link again once you have a connection.', 'done']);
  await server.fault.inject({ kind: 'none' });
  await handleRedemptionLink(url, screen);
  expect(shown.at(-2)).toBe('Welcome! Your purchase is active on this device.');
});

test('an error of the service is shown, and the activity ends', async () => {
  await server.fault.inject({ kind: 'http', status: 500 });
  await handleRedemptionLink(await buy(), screen);
  expect(shown).toEqual(['activity', 'Something went wrong. Please try again later.', 'done']);
});

test('the activity also ends if the SDK rejects the call', async () => {
  await phone.install();
  await handleRedemptionLink(await buy(), screen);
  expect(shown).toEqual(['activity', 'Your purchase could not be restored. Please contact support.', 'done']);
});

test('another link is left to the rest of the app', async () => {
  expect(await handleRedemptionLink('https://example.com/profile', screen)).toBe(false);
  expect(shown).toEqual([]);
});
