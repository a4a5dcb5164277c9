// What a search needs of a test runner, under Jest and Node's own: that time stands still, that promises settle, and that a rejection which
// nobody handles is seen. Each test is a name and what it does.
const assert = require('node:assert/strict');

const { ChannelApp, explore, linkDelivery } = require('@redemptionkit/client');

const target = { vendor: 'revenuecat', sdk: 'react-native' };
const wait = 60_000;

/** An app that redeems a link after a minute. */
class PatientApp {
  says = 'nothing';
  waited;

  constructor(sdk, defect) {
    this.sdk = sdk;
    this.defect = defect;
  }

  async start() {
    linkDelivery().listen((url) => {
      if (this.says === 'working') return;
      const opened = Date.now();
      this.says = 'working';
      setTimeout(() => {
        this.waited = new Date().getTime() - opened;
        void this.redeem(url);
        if (this.defect === 'redeems twice') void this.redeem(url);
      }, wait);
    });
    await this.sdk.call('setupPurchases', ['key', null, null, null, 'DEFAULT', false]);
    return this;
  }

  async redeem(url) {
    const { value } = await this.sdk.call('redeemWebPurchase', [url]);
    if (this.defect === 'rejects') throw new TypeError('value.customer is not a function');
    this.says = value.result === 'SUCCESS' ? 'active' : 'expired';
  }
}

const told = ({ property, story }) => [property, story.map(({ event }) => event)];

/** The tests, by name. `server` returns the one that plays. */
function tests(server) {
  const searched = async (defect) => {
    const own = new ChannelApp(target, { server: server(), platform: 'ios', session: { configured: false } });
    const report = await explore(() => new PatientApp(own, defect).start(), {
      server: server(), app: { ...target, platform: 'ios' }, end: () => own.uninstall(), world: ['purchase', 'linkOpens', 'timePasses'],
      shows: ({ says }) => ({ says }), key: ({ says, waited }) => [says, waited ?? null], properties: ['noCrash', 'redeemedOnce'], limits: { stories: 60 },
      own: { patience: { expected: 'the app waits a minute', broken: (_, __, { waited }) => waited !== undefined && Math.abs(waited - wait) > 1_000 ? `${waited} ms` : undefined } },
    });
    await own.close();
    assert.deepEqual(report.differences, [], report.text);
    return report;
  };
  return {
    'a correct app has no finding, and its minute takes no time': async () => {
      const report = await searched();
      assert.deepEqual(report.findings.map(told), [], report.text);
      assert.ok(report.states > 5, report.text);
    },
    'a defect behind a timer is found': async () => {
      const { findings, text } = await searched('redeems twice');
      assert.deepEqual(told(findings[0] ?? { story: [] }), ['redeemedOnce', ['purchase', 'linkOpens', 'timePasses']], text);
    },
    'a rejection that nobody handles is found': async () => {
      const { findings, text } = await searched('rejects');
      assert.deepEqual(told(findings[0] ?? { story: [] }), ['noCrash', ['purchase', 'linkOpens', 'timePasses']], text);
      assert.match(text, /TypeError: value\.customer is not a function/);
    },
    'the timers and dates of before are back': async () => {
      const { setTimeout: timer, Date: date } = globalThis;
      await searched();
      assert.deepEqual([globalThis.setTimeout === timer, globalThis.Date === date], [true, true]);
    },
  };
}

module.exports = { tests };
