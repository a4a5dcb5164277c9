import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { mockPurchases, phone } from '../src/index.ts';

/** The app keeps one customer: the one that came last, from a call or by its listener. `fromCalls` is what an app has that looks at calls alone. */
interface App {
  last: unknown;
  fromCalls: unknown;
}

for (const platform of ['ios', 'android'] as const) {
  test(`on ${platform}: what came last is right after a day, and after another start; what a call gave is a start behind`, async () => {
    const { RNPurchases, NativeEventEmitter, server } = mockPurchases({ platform });
    const active = (info: unknown): unknown => (info as { activeSubscriptions: unknown }).activeSubscriptions;
    const start = (): App => {
      const app: App = { last: undefined, fromCalls: undefined };
      RNPurchases.setupPurchases('key', 'ada');
      new NativeEventEmitter(RNPurchases).addListener('Purchases-CustomerInfoUpdated', (info) => { app.last = active(info); });
      return app;
    };
    const look = async (app: App): Promise<void> => {
      app.last = app.fromCalls = active(await RNPurchases.getCustomerInfo());
      await phone.settled();
    };
    const buyElsewhere = async (product: string): Promise<void> => {
      const { store, session: calls, redemption } = await server();
      const { link } = await store.purchase({ vendor: 'revenuecat', product, entitlements: ['pro'] });
      const { session } = await calls.open({ vendor: 'revenuecat', sdk: 'native', platform, appUserId: 'ada' });
      await redemption.redeem({ session, url: link.url });
      await calls.close({ session });
    };

    await phone.reset();
    const app = start();
    await look(app);
    assert.deepEqual(app, { last: [], fromCalls: [] });
    await buyElsewhere('monthly');
    await look(app);
    assert.deepEqual(app, { last: [], fromCalls: [] });

    await (await server()).clock.advance({ seconds: 90_000 });
    await look(app);
    assert.deepEqual(app, { last: ['monthly'], fromCalls: [] });

    await buyElsewhere('yearly');
    await phone.relaunch();
    const again = start();
    await look(again);
    assert.deepEqual(again.last, ['monthly', 'yearly']);
    await phone.reinstall();
    assert.equal(await RNPurchases.isConfigured(), false);
    await phone.close();
  });
}

after(() => phone.close());
