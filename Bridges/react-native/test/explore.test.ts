import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { explore, mockPurchases, phone } from '../src/index.ts';
import type { ExploreReportResult } from '../src/index.ts';

/** What an app does with the link that starts it. */
type Habit = 'redeems it' | 'never asks for it' | 'redeems it before its SDK is configured' | 'asks for it again when it comes back';

after(async () => { await phone.close(); });

for (const platform of ['ios', 'android'] as const) {
  const { RNPurchases, Linking } = mockPurchases({ platform });

  class App {
    says: 'nothing' | 'working' | 'active' | 'expired' | 'retry' = 'nothing';

    static async start(habit: Habit): Promise<App> {
      const app = new App();
      Linking.addEventListener('url', ({ url }) => { void app.open(url); });
      const configure = (): void => { RNPurchases.setupPurchases('key', null, null, null, 'DEFAULT', false); };
      if (habit !== 'redeems it before its SDK is configured') configure();
      if (habit !== 'never asks for it') await app.#first();
      if (habit === 'redeems it before its SDK is configured') configure();
      if (habit === 'asks for it again when it comes back') setTimeout(() => { void app.#first(); }, 60_000);
      return app;
    }

    async #first(): Promise<void> {
      const url = await Linking.getInitialURL();
      if (url !== null) void this.open(url);
    }

    async open(url: string): Promise<void> {
      // react-native-purchases throws where its SDK is not configured, which this app only writes to its log.
      if (!await RNPurchases.isConfigured() || !await RNPurchases.isWebPurchaseRedemptionURL(url)) return;
      this.says = 'working';
      const { result } = await RNPurchases.redeemWebPurchase(url);
      this.says = result === 'SUCCESS' ? 'active' : result === 'EXPIRED' ? 'expired' : 'retry';
    }
  }

  const explored = async (habit: Habit): Promise<ExploreReportResult> => await explore(() => App.start(habit), {
    app: { vendor: 'revenuecat', sdk: 'react-native', platform }, shows: ({ says }) => ({ says }), key: ({ says }) => says,
    restart: () => App.start(habit), world: ['purchase', 'linkOpens', 'linkStartsApp', 'timePasses'], properties: ['noCrash', 'redeemedOnce', 'noSilence'],
    limits: { stories: 60 },
  });

  test(`on ${platform}: an app that asks for the link that starts it has no finding`, async () => {
    const report = await explored('redeems it');
    assert.deepEqual(report.findings, [], report.text);
    assert.ok(report.coverage.events['linkStartsApp'] !== undefined, report.text);
  });

  for (const [habit, property, story] of [
    ['never asks for it', 'noSilence', ['purchase', 'linkStartsApp']],
    ['redeems it before its SDK is configured', 'noSilence', ['purchase', 'linkStartsApp']],
    ['asks for it again when it comes back', 'redeemedOnce', ['purchase', 'linkStartsApp', 'timePasses']],
  ] as const) {
    test(`on ${platform}: an app that ${habit} is found`, async () => {
      const report = await explored(habit);
      const found = report.findings.find((finding) => finding.property === property);
      assert.deepEqual(found?.story.map(({ event }) => event), story, report.text);
    });
  }
}
