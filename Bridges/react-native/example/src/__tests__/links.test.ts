import { outcomes, phone } from '@redemptionkit/react-native';
import { Linking } from 'react-native';
import Purchases from 'react-native-purchases';

import { handleRedemptionLink } from '../webRedemption';

let shown: string[];
const screen = { showActivity: () => {}, hideActivity: () => {}, showMessage: (text: string) => { shown.push(text); } };

/** What the app does when it starts. */
async function start(): Promise<void> {
  Purchases.configure({ apiKey: 'appl_key', appUserID: 'ada' });
  Linking.addEventListener('url', ({ url }) => { void handleRedemptionLink(url, screen); });
  const url = await Linking.getInitialURL();
  if (url !== null) await handleRedemptionLink(url, screen);
}

beforeEach(async () => {
  shown = [];
  await phone.reset();
});
afterAll(() => phone.close());

test.each(outcomes.revenuecat)('a link that opens the app is redeemed once: $name', async ({ url, outcome }) => {
  await start();
  const link = await url(await phone.server());
  await phone.open(link);
  await phone.expectRedeemedOnce(link, outcome);
  expect(shown).toHaveLength(1);
  expect(shown[0]!.startsWith('Welcome!')).toBe(outcome === 'redeemed');
});

test('a link that starts the app is redeemed once', async () => {
  const link = await outcomes.revenuecat[0]!.url(await phone.server());
  await phone.launch({ url: link });
  await start();
  await phone.expectRedeemedOnce(link, 'redeemed');
  expect(shown).toEqual(['Welcome! Your purchase is active on this device.']);
});
