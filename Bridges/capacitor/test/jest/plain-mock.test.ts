// Runs in Jest only: the README's mock is enough for an app with other plugins.
import { App } from '@capacitor/app';
import { phone } from '@redemptionkit/capacitor';

jest.mock('@capacitor/core', () => require('@redemptionkit/capacitor').mockPurchases());

afterAll(async () => { await phone.close(); });

test('a plugin that extends the real core is loaded, and gets the phone\'s links', async () => {
  const urls: string[] = [];
  await App.addListener('appUrlOpen', ({ url }) => { urls.push(url); });
  await phone.open('shop://a');
  expect(urls).toEqual(['shop://a']);
});
