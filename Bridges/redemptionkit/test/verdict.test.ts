import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { Played } from '../src/play.ts';
import { confirm, judge } from '../src/verdict.ts';

const success: Played = {
  description: { handler: 'redeem(url)', form: 'text', sdk: 'react-native-purchases', vendor: 'revenuecat', translator: 'Babel' },
  replies: ['SUCCESS'], outcome: 'redeemed', isTwice: false, calls: ["Alert.alert('Welcome!')"], returned: undefined, threw: undefined, isSettled: true,
  isIdle: true, waitsFor: [], deaf: undefined, mayHear: false, mayRedeem: [], leaves: [], state: 'a', changes: [], console: [], hearsResult: true, isSetUp: true,
  reads: { entitlements: [], others: [] }, replaced: [],
};
const failure: Played = { ...success, replies: ['EXPIRED'], outcome: 'linkExpired' };

test('the same calls, result and state as for a success are wrong', () => {
  assert.equal(judge(failure, success).fault, 'did the same as for a success');
});

for (const [name, change] of Object.entries({
  'another call': { calls: ["Alert.alert('Expired')"] }, 'another result': { returned: 'false' }, 'another state': { state: 'b' },
  'a state that cannot be read': { state: undefined }, 'a result that arrives elsewhere': { hearsResult: false },
  'a lapsed subscription, which RevenueCat calls a success': { outcome: 'subscriptionExpired' },
}) as [string, Partial<Played>][]) {
  test(`${name} is not wrong`, () => { assert.equal(judge({ ...failure, ...change }, success).fault, undefined); });
}

test('an app in which nothing gets the link called no SDK, and the reason is named', () => {
  const cold: Played = { ...success, replies: [], outcome: undefined, deaf: 'the app does not ask for the link that started it' };
  assert.deepEqual(judge(cold, cold), { fault: 'called no SDK', note: 'the app does not ask for the link that started it' });
  assert.match(judge({ ...cold, mayHear: true }, cold).note, /^not judged: code that did not run here asks for links/);
});

test('nothing is the same for an app that looks at the purchase itself', () => {
  assert.match(judge(failure, success, ['activeSubscriptions']).note, /looks at activeSubscriptions/);
});

test('what threw, hung, called nothing or redeemed twice is wrong', () => {
  assert.equal(judge({ ...success, threw: 'TypeError' }, success).fault, 'threw');
  assert.equal(judge({ ...success, isSettled: false }, success).fault, 'never settled');
  assert.equal(judge({ ...success, replies: [], outcome: undefined }, success).fault, 'called no SDK');
  assert.equal(judge({ ...success, isTwice: true }, success).fault, 'redeemed twice');
});

test("nothing is judged that waits for a person, for the app's own set-up, or for code that is not here", () => {
  assert.match(judge({ ...success, isSettled: false, waitsFor: ['Alert.alert'] }, success).note, /waits for Alert.alert/);
  assert.match(judge({ ...success, replies: [], mayRedeem: ['redeem'] }, success).note, /called no SDK, but redeem/);
  assert.match(judge({ ...success, replies: [], isSetUp: false }, success).note, /--setup/);
});

test('a fact that other stand-ins change is not judged', () => {
  const verdict = judge(failure, success);
  assert.equal(confirm(verdict, failure, failure, success).fault, 'did the same as for a success');
  const other = ["Alert.alert('Nothing is active.')"];
  assert.match(confirm(verdict, failure, { ...failure, calls: other }, { ...success, calls: other }).note, /depends on what a stand-in returns/);
});
