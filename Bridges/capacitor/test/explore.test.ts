import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { explore, mockPurchases, phone } from '../src/index.ts';
import type { ExploreReportResult } from '../src/index.ts';

interface AppPlugin {
  getLaunchUrl(): Promise<{ url: string } | undefined>;
  addListener(name: 'appUrlOpen', listener: (event: { url: string }) => void): Promise<unknown>;
}

/** How an app gets the link that starts it. */
type Way = 'by its listener' | 'by its listener and by getLaunchUrl' | 'by a listener that it adds after a launch by its icon alone';

after(async () => { await phone.close(); });

for (const platform of ['ios', 'android'] as const) {
  const { Purchases, registerPlugin } = mockPurchases({ platform });
  const plugin = registerPlugin('App') as unknown as AppPlugin;

  class App {
    says: 'nothing' | 'working' | 'active' | 'expired' | 'retry' = 'nothing';

    static async start(way: Way): Promise<App> {
      const app = new App();
      await Purchases.configure({ apiKey: 'key' });
      const launch = await plugin.getLaunchUrl();
      if (launch !== undefined && way === 'by its listener and by getLaunchUrl') void app.open(launch.url);
      if (launch === undefined || way !== 'by a listener that it adds after a launch by its icon alone') await plugin.addListener('appUrlOpen', ({ url }) => { void app.open(url); });
      return app;
    }

    async open(url: string): Promise<void> {
      this.says = 'working';
      const { result } = await Purchases.redeemWebPurchase({ webPurchaseRedemption: { redemptionLink: url } });
      this.says = result === 'SUCCESS' ? 'active' : result === 'EXPIRED' ? 'expired' : 'retry';
    }
  }

  const explored = async (way: Way): Promise<ExploreReportResult> => await explore(() => App.start(way), {
    app: { vendor: 'revenuecat', sdk: 'capacitor', platform }, shows: ({ says }) => ({ says }), key: ({ says }) => says,
    restart: () => App.start(way), world: ['purchase', 'linkOpens', 'linkStartsApp'], properties: ['noCrash', 'redeemedOnce', 'noSilence'], limits: { stories: 40 },
  });

  test(`on ${platform}: an app that listens for links gets the one that starts it`, async () => {
    const report = await explored('by its listener');
    assert.deepEqual(report.findings, [], report.text);
    assert.equal(report.coverage.events['linkStartsApp'] === undefined, false, report.text);
  });

  test(`on ${platform}: an app that asks for the link that starts it in two ways redeems it twice`, async () => {
    const { findings: [found], text } = await explored('by its listener and by getLaunchUrl');
    assert.deepEqual([found?.property, found?.story.map(({ event }) => event)], ['redeemedOnce', ['purchase', 'linkStartsApp']], text);
  });

  test(`on ${platform}: an app that loses the link that starts it is found`, async () => {
    const { findings: [found], text } = await explored('by a listener that it adds after a launch by its icon alone');
    assert.deepEqual([found?.property, found?.story.map(({ event }) => event)], ['noSilence', ['purchase', 'linkStartsApp']], text);
  });
}
