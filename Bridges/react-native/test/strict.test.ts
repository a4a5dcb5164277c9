import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';

import { mockPurchases, mockSuperwall, outcomes, phone } from '../src/index.ts';

beforeEach(async () => { await phone.reset(); });
after(async () => { await phone.close(); });

const { RNPurchases, NativeEventEmitter } = mockPurchases();
const { SuperwallExpo } = mockSuperwall();
const unheard = (name: string): object => ({ name: 'SomethingMissed', missed: [`${name} came, and nothing of the app listened.`] });

test('strict: a link that was sold and never redeemed is missed', async () => {
  new NativeEventEmitter().addListener('Purchases-CustomerInfoUpdated', () => undefined);
  RNPurchases.setupPurchases('key', 'ada');
  const { store } = await phone.server();
  const sell = async (): Promise<string> => (await store.purchase({ vendor: 'revenuecat', product: 'gold', entitlements: ['pro'] })).link.url;
  const first = await sell();
  await assert.rejects(phone.expectNothingMissed(), { name: 'SomethingMissed', message: 'The link of gold was sold and never redeemed.' });
  await RNPurchases.redeemWebPurchase(first);
  await phone.expectNothingMissed();
  // More than a page of `store/list`.
  for (let count = 0; count < 101; count += 1) await sell();
  const { missed } = await phone.expectNothingMissed().then(() => assert.fail(), (error: unknown) => error as { missed: string[] });
  assert.equal(missed.length, 101);
});

test('strict: the damaged link of a situation stands for the sold one', async () => {
  new NativeEventEmitter().addListener('Purchases-CustomerInfoUpdated', () => undefined);
  RNPurchases.setupPurchases('key', 'ada');
  for (const { url } of outcomes.revenuecat) await RNPurchases.redeemWebPurchase(await url(await phone.server()));
  await phone.expectNothingMissed();
});

test('strict: a changed customer that nothing hears is missed, until something listens or the phone is reset', async () => {
  RNPurchases.setupPurchases('key', 'ada');
  await RNPurchases.getCustomerInfo();
  await assert.rejects(phone.expectNothingMissed(), unheard('Purchases-CustomerInfoUpdated'));
  new NativeEventEmitter().addListener('Purchases-CustomerInfoUpdated', () => undefined);
  await phone.expectNothingMissed();
  await phone.reset();
  RNPurchases.setupPurchases('key', 'ada');
  await RNPurchases.getCustomerInfo();
  await phone.reset();
  await phone.expectNothingMissed();
});

test('strict: a listener that has ended heard what came before it did', async () => {
  const subscription = new NativeEventEmitter().addListener('Purchases-CustomerInfoUpdated', () => undefined);
  RNPurchases.setupPurchases('key', 'ada');
  await RNPurchases.getCustomerInfo();
  subscription.remove();
  await phone.expectNothingMissed();
});

test("strict: didRedeemLink that nothing hears is missed; other events are the app's choice", async () => {
  const redeem = async (): Promise<void> => {
    const { link } = await (await phone.server()).store.purchase({ vendor: 'superwall', product: 'pro', entitlements: ['pro'] });
    await SuperwallExpo.handleDeepLink(link.url);
    await phone.settled();
  };
  await SuperwallExpo.configure('pk', {}, false);
  const subscription = SuperwallExpo.addListener('didRedeemLink', () => undefined);
  await redeem();
  await phone.expectNothingMissed();
  subscription.remove();
  await redeem();
  await assert.rejects(phone.expectNothingMissed(), unheard('didRedeemLink'));
});
