import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';

import { mockPurchases, mockSuperwall, phone } from '../src/index.ts';

beforeEach(async () => { await phone.reset(); });
after(async () => { await phone.close(); });

const { Purchases } = mockPurchases();
const { Superwall } = mockSuperwall();
const unheard = (name: string): object => ({ name: 'SomethingMissed', missed: [`${name} came, and nothing of the app listened.`] });

test('strict: a link that was sold and never redeemed is missed', async () => {
  await (await phone.server()).store.purchase({ vendor: 'revenuecat', product: 'gold', entitlements: ['pro'] });
  await assert.rejects(phone.expectNothingMissed(), { name: 'SomethingMissed', message: 'The link of gold was sold and never redeemed.' });
});

test('strict: a changed customer is missed without a listener', async () => {
  await Purchases.configure({ apiKey: 'key', appUserID: 'ada' });
  await Purchases.getCustomerInfo();
  await assert.rejects(phone.expectNothingMissed(), unheard('customerInfoUpdated'));
  await Purchases.addCustomerInfoUpdateListener(() => undefined);
  await phone.expectNothingMissed();
});

test('strict: the status that alone tells of a redemption is missed without a listener', async () => {
  await Superwall.configure({ apiKey: 'pk' });
  const handle = await Superwall.addListener('subscriptionStatusDidChange', () => undefined);
  const redeem = async (): Promise<void> => {
    const { link } = await (await phone.server()).store.purchase({ vendor: 'superwall', product: 'pro', entitlements: ['pro'] });
    await Superwall.handleDeepLink({ url: link.url });
    await phone.settled();
  };
  await redeem();
  await phone.expectNothingMissed();
  await handle.remove();
  await phone.reset();
  await Superwall.configure({ apiKey: 'pk' });
  await redeem();
  await assert.rejects(phone.expectNothingMissed(), unheard('subscriptionStatusDidChange'));
});
