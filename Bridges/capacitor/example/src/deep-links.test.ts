import { outcomes, phone } from '@redemptionkit/capacitor';
import { Purchases } from '@revenuecat/purchases-capacitor';

import { listenForLinks } from './deep-links';
import { handleRedemptionLink } from './web-redemption';

jest.mock('@capacitor/core', () => ({
  ...jest.requireActual('@capacitor/core'),
  ...require('@redemptionkit/capacitor').mockPurchases(),
}));

let shown: string[];
const screen = { showActivity: () => {}, hideActivity: () => {}, showMessage: (text: string) => { shown.push(text); } };

beforeEach(async () => {
  shown = [];
  await phone.reset();
  await Purchases.configure({ apiKey: 'public_key', appUserID: 'ada' });
});
afterAll(async () => { await phone.close(); });

test.each(outcomes.revenuecat)('a link that opens the app is redeemed once: $name', async ({ url, outcome }) => {
  const link = await url(await phone.server());
  await listenForLinks((opened) => handleRedemptionLink(opened, screen));
  await phone.open(link);
  await phone.expectRedeemedOnce(link, outcome);
  expect(shown).toHaveLength(1);
  expect(shown[0]!.startsWith('Welcome!')).toBe(outcome === 'redeemed');
});

test('a link that starts the app is redeemed once', async () => {
  const link = await outcomes.revenuecat[0]!.url(await phone.server());
  await phone.launch({ url: link });
  await listenForLinks((opened) => handleRedemptionLink(opened, screen));
  await phone.expectRedeemedOnce(link, 'redeemed');
  expect(shown).toEqual(['Welcome! Your purchase is active on this device.']);
});
