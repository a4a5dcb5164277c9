import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { mockSuperwall, phone } from '../src/index.ts';
import type { SuperwallMock } from '../src/index.ts';

/** The names of `Events(…)` in SuperwallExpoModule.swift, expo-superwall 1.2.0; Android has `onBackPressed` too. */
const declared = [
  'onPaywallPresent', 'onPaywallDismiss', 'onPaywallError', 'onPaywallSkip', 'onCustomCallback', 'onPurchase', 'onPurchaseRestore',
  'subscriptionStatusDidChange', 'handleSuperwallEvent', 'handleCustomPaywallAction', 'willDismissPaywall', 'willPresentPaywall',
  'didDismissPaywall', 'didPresentPaywall', 'paywallWillOpenURL', 'paywallWillOpenDeepLink', 'handleLog', 'willRedeemLink', 'didRedeemLink',
];

after(async () => { await phone.close(); });

for (const platform of ['ios', 'android'] as const) {
  const sent: { name: string; body: Record<string, unknown> }[] = [];
  const mock = mockSuperwall({ platform, phone: 'events' });
  const tracked = (): string[] => sent.filter(({ name }) => name === 'handleSuperwallEvent')
    .map(({ body }) => (body as { eventInfo: { event: { event: string } } }).eventInfo.event.event);

  const start = async (): Promise<void> => {
    await mock.reset();
    sent.length = 0;
    watched(mock, sent);
    await mock.SuperwallExpo.configure('pk', {}, false, '1.2.0');
  };

  test(`on ${platform}: a redemption's events are those that the module declares, in its format`, async () => {
    await start();
    const { link } = await (await mock.server()).store.purchase({ vendor: 'superwall', product: 'pro', entitlements: ['pro'] });
    await mock.SuperwallExpo.handleDeepLink(link.url);
    await phone.settled();
    for (const { name } of sent) assert.ok(declared.includes(name), name);
    const names = tracked();
    for (const name of ['redemptionStart', 'redemptionComplete', 'subscriptionStatusDidChange', 'customerInfoDidChange']) {
      assert.ok(names.includes(name), `${name} of ${names.join()}`);
    }
    const first = sent.find(({ body }) => /redemptionStart.*"CODE"/.test(JSON.stringify(body)));
    assert.deepEqual(first?.body, { eventInfo: { event: { event: 'redemptionStart' }, params: { code: link.code, type: 'CODE', is_superwall: true } } });
    assert.ok(sent.some(({ name }) => name === 'subscriptionStatusDidChange'));
    assert.equal(sent.filter(({ name }) => name === 'didRedeemLink').length, 1);
  });

  test(`on ${platform}: a link of the app's own is a deepLink event with its URL`, async () => {
    await start();
    await mock.SuperwallExpo.handleDeepLink('https://example.com/a?b=c');
    await phone.settled();
    const event = sent.find(({ body }) => JSON.stringify(body).includes('"deepLink"'));
    assert.deepEqual((event?.body as { eventInfo: { event: unknown } }).eventInfo.event, { event: 'deepLink', url: 'https://example.com/a?b=c' });
  });

  test(`on ${platform}: a redemption that fails, and a placement without a campaign`, async () => {
    await start();
    await (await mock.server()).fault.inject({ kind: 'offline' });
    const { link } = await (await mock.server()).store.purchase({ vendor: 'superwall', product: 'pro', entitlements: ['pro'] });
    await mock.SuperwallExpo.handleDeepLink(link.url);
    await phone.settled();
    assert.ok(tracked().includes('redemptionFail'), tracked().join());
    for (const { name } of sent) assert.ok(declared.includes(name), name);
    sent.length = 0;
    await mock.SuperwallExpo.registerPlacement('campaign', {}, 'handler');
    assert.deepEqual(sent.map(({ name, body }) => ({ name, body })),
      [{ name: 'onPaywallSkip', body: { skippedReason: { type: 'PlacementNotFound' }, handlerId: 'handler' } }]);
    sent.length = 0;
    await mock.SuperwallExpo.registerPlacement('campaign');
    assert.deepEqual(sent, []);
    const session = await mock.session();
    await (await mock.server()).session.setPaywall({ session, open: true });
    sent.length = 0;
    await Promise.race([mock.SuperwallExpo.registerPlacement('campaign', {}, 'handler').catch(() => undefined), phone.settled()]);
    assert.deepEqual(sent.map(({ name, body }) => [name, body['handlerId']]), [['onPaywallError', 'handler']]);
  });
}

/** Records every event, whatever its name. */
function watched(mock: SuperwallMock, sent: { name: string; body: Record<string, unknown> }[]): SuperwallMock {
  const names = [
    ...declared, 'onBackPressed', 'redemption_start', 'redemption_complete', 'redemption_fail', 'redemption_retry', 'restore_start',
    'restore_complete', 'restore_fail', 'deepLink_open', 'register', 'customerInfoDidChange', 'handleSuperwallDeepLink',
    'webPurchaseConfirmationAlert', 'webRestorationAlert',
  ];
  for (const name of names) {
    mock.SuperwallExpo.addListener(name, (body: Record<string, unknown>) => { sent.push({ name, body }); });
  }
  return mock;
}
