// Runs in Jest only: beside the drop-in, @capacitor/core and @capacitor/app work as without it.
import { App } from '@capacitor/app';
import { Capacitor } from '@capacitor/core';
import { phone } from '@redemptionkit/capacitor';

jest.mock('@capacitor/core', () => ({
  ...jest.requireActual('@capacitor/core'),
  ...require('@redemptionkit/capacitor').mockPurchases({ platform: 'android' }),
}));

afterAll(async () => { await phone.close(); });

test("events that are not the phone's come from the plugin's web implementation", async () => {
  const states: boolean[] = [];
  const handle = await App.addListener('appStateChange', ({ isActive }) => { states.push(isActive); });
  const { document, Event } = globalThis as unknown as { document: { dispatchEvent(event: unknown): void }; Event: new (type: string) => unknown };
  document.dispatchEvent(new Event('visibilitychange'));
  expect(states).toHaveLength(1);
  await handle.remove();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(states).toHaveLength(1);
});

test('plugins are available as they are on the phone', () => {
  expect(['Purchases', 'App', 'Camera'].map((name) => Capacitor.isPluginAvailable(name))).toEqual([true, true, false]);
  expect(Capacitor.getPlatform()).toBe('android');
});
