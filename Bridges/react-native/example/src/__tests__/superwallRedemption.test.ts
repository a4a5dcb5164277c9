import { phone } from '@redemptionkit/react-native';
import type { RedemptionServer, ScriptedAnswer } from '@redemptionkit/react-native';
import { SuperwallExpoModule } from 'expo-superwall';

import { redemptionCallbacks } from '../superwallRedemption';

const failed = 'Your purchase could not be restored. Check your connection and open the link again, or contact support.';
let server: RedemptionServer;
let shown: string[];
const screen = {
  showActivity: () => { shown.push('activity'); },
  hideActivity: () => { shown.push('done'); },
  showMessage: (text: string) => { shown.push(text); },
};

beforeAll(async () => { server = await phone.server(); });
afterAll(async () => { await phone.close(); });

/** A fresh ledger and a fresh install of the app, which adds its listeners. A script, if there is one, answers instead of the ledger. */
async function install(...script: ScriptedAnswer[]): Promise<void> {
  shown = [];
  await phone.reset(script.length === 0 ? {} : { gateway: { script } });
  const { willRedeemLink, didRedeemLink } = redemptionCallbacks(screen, {
    getEntitlements: () => SuperwallExpoModule.getEntitlements(),
    update: (attributes) => SuperwallExpoModule.setUserAttributes(attributes),
  });
  SuperwallExpoModule.addListener('willRedeemLink', willRedeemLink);
  SuperwallExpoModule.addListener('didRedeemLink', didRedeemLink);
  await SuperwallExpoModule.configure('pk_key', { paywalls: { shouldShowWebPurchaseConfirmationAlert: false } }, false);
}

/** Passes the URL to the SDK, and waits for the handler. */
async function open(url: string): Promise<boolean> {
  const isOwn = await SuperwallExpoModule.handleDeepLink(url);
  await phone.settled();
  return isOwn;
}

async function buy() {
  return await server.store.purchase({ vendor: 'superwall', product: 'pro_yearly', entitlements: ['pro'], email: 'jane.doe@example.com' });
}

test('a purchase is redeemed, and the user gets the e-mail address of the purchaser', async () => {
  await install();
  const { link } = await buy();
  expect(await open(link.url)).toBe(true);
  expect(shown).toEqual(['activity', 'done', 'Welcome! Your purchase is active on this device.']);
  expect(await SuperwallExpoModule.getUserAttributes()).toMatchObject({ email: 'jane.doe@example.com' });
  expect(await SuperwallExpoModule.getSubscriptionStatus()).toMatchObject({ status: 'ACTIVE', entitlements: [{ id: 'pro' }] });
});

test('an expired link names the inbox of the new one', async () => {
  await install();
  const { link } = await buy();
  await server.clock.advance({ seconds: 60 * 60 });
  await open(link.url);
  expect(shown).toEqual(['activity', 'done', 'This link has expired. A new one is on its way to j***@e***e.com.']);
  expect(await SuperwallExpoModule.getUserAttributes()).not.toHaveProperty('email');
});

test('a lapsed subscription shows a message', async () => {
  await install();
  const { link, purchase } = await buy();
  await server.store.expire({ purchase: purchase.id });
  await open(link.url);
  expect(shown).toEqual(['activity', 'done', 'This subscription has ended. Subscribe again to continue.']);
});

test('a link that was cut off is not valid', async () => {
  await install();
  const { link } = await buy();
  await open(link.url.slice(0, -4));
  expect(shown[2]).toBe('This link is not valid. Please open the link in our latest email.');
});

test('offline is an error', async () => {
  await install();
  const { link } = await buy();
  await server.fault.inject({ kind: 'offline' });
  await open(link.url);
  expect(shown).toEqual(['activity', 'done', failed]);
});

test("somebody else's purchase is an error", async () => {
  await install({ kind: 'purchaseBelongsToOtherUser', code: 'redemption_1' });
  await open('my-app://superwall/redeem?code=redemption_1');
  expect(shown).toEqual(['activity', 'done', failed]);
});

test('an error of the service is shown', async () => {
  await install();
  const { link } = await buy();
  // The native SDK of this version asks seven times.
  await server.fault.inject({ kind: 'http', status: 401, count: 9 });
  await open(link.url);
  expect(shown).toEqual(['activity', 'done', failed]);
});

test('another link is left to the rest of the app', async () => {
  await install();
  expect(await open('https://example.com/profile')).toBe(false);
  expect(shown).toEqual([]);
});
