import assert from 'node:assert/strict';
import { test } from 'node:test';

import {
  Calls, decode, decodeEventParams, decodeReply, decodeResult, DecodingError, isKnown, isKnownEvent, isSuperwallPaddleIdentifiers,
  isSuperwallStripeIdentifiers, isTargetName, methods,
} from '../src/generated/index.ts';
import type { ChannelCallResult, LinkDevice, LinkParseParams, RevenueCatStore, SuperwallStoreIdentifiers, Types } from '../src/generated/index.ts';

/** What a value is refused with: the place, and what was expected. */
function refusal(name: keyof Types, value: unknown): string {
  try {
    decode(name, value);
  } catch (error) {
    assert.ok(error instanceof DecodingError);
    return `${error.path}: ${error.expected}`;
  }
  return 'not refused';
}

function answered(result: ChannelCallResult): string {
  if ('value' in result) return 'a value';
  if ('error' in result) return result.error.message;
  if ('silent' in result) return result.silent;
  return JSON.stringify(result.unknown);
}

function buyer(store: SuperwallStoreIdentifiers): string {
  if (isSuperwallStripeIdentifiers(store)) return store.stripeCustomerId;
  return isSuperwallPaddleIdentifiers(store) ? store.paddleCustomerId : store.store;
}

test('what is not of the type is refused with its place and what was expected', () => {
  assert.equal(refusal('LinkParseParams', []), ': object');
  assert.equal(refusal('LinkParseParams', {}), '/url: a member');
  assert.equal(refusal('LinkParseParams', { url: 5 }), '/url: string');
  assert.equal(refusal('RedemptionOutcome', { kind: 'failed', failure: { reason: 'offline' } }), '/failure/message: a member');
  assert.equal(refusal('RedemptionOutcome', { kind: 5 }), '/kind: string');
  assert.equal(refusal('AbsentAnswer', { kind: 'redeemed' }), '/kind: "absent"');
  assert.equal(refusal('ScriptGateway', { script: [{ kind: 'absent' }, { kind: 'later' }] })
    .replace(/: .*/, ''), '/script/1/kind');
  assert.equal(refusal('Grant', { entitlements: { 'a/b~c': null } }), '/entitlements/a~1b~0c: object');
  assert.equal(refusal('ClockResult', { now: 1.5 }), '/now: integer');
  assert.equal(refusal('ClockResult', { now: 1.7e12 }), 'not refused');
});

test('a list that only clients send is closed, one that the server sends takes any word', () => {
  assert.equal(refusal('LinkDevice', 'tv'), ': "phone" or "desktop"');
  assert.equal(refusal('RevenueCatStore', 'LATER_STORE'), 'not refused');
  const store: RevenueCatStore = 'LATER_STORE';
  assert.equal(isKnown('RevenueCatStore', store), false);
  assert.equal(isKnown('RevenueCatStore', 'STRIPE'), true);
  // @ts-expect-error a closed list does not take any word
  const device: LinkDevice = 'tv';
  assert.equal(device, 'tv');
});

test('an optional member is absent, not undefined and not null', () => {
  // @ts-expect-error undefined is not absence
  const params: LinkParseParams = { url: 'a:b', vendor: undefined };
  assert.deepEqual(decode('LinkParseParams', params), params);
  assert.equal(refusal('LinkParseParams', { url: 'a:b', vendor: null }), '/vendor: a string');
  assert.equal(refusal('SessionOpenResult', { session: 's', deviceId: 'd' }), '/appUserId: a member');
  assert.equal(refusal('SessionOpenResult', { session: 's', deviceId: 'd', appUserId: null }), 'not refused');
});

test('what a newer server sends is kept: members, words and cases', () => {
  const later = { kind: 'redeemed', code: 'c', later: [1, null], grant: { owner: { kind: 'team', team: 't' } } };
  const outcome = decode('RedemptionOutcome', later);
  assert.deepEqual(JSON.parse(JSON.stringify(outcome)), later);
  assert.deepEqual(outcome.kind === 'redeemed' && outcome.grant.owner?.kind === 'unknown' && outcome.grant.owner.json,
    { kind: 'team', team: 't' });
  // The SDK has an `unknown` of its own: that of a newer server has another name.
  assert.equal(decode('SuperwallReactNativeIosStatus', { status: 'UNKNOWN' }).status, 'UNKNOWN');
  assert.equal(decode('SuperwallReactNativeIosStatus', { status: 'PAUSED' }).status, 'unrecognized');
  assert.equal(later.kind, 'redeemed');
  assert.deepEqual(later.grant.owner, { kind: 'team', team: 't' });
});

test('a value that has nothing unknown is the same object', () => {
  const value = { kind: 'invalidCode', code: null };
  assert.equal(decode('RedemptionOutcome', value), value);
});

test('unions are told apart by a constant, by the member that is there, or by the kind of JSON', () => {
  assert.equal(answered(decode('ChannelCallResult', { value: null })), 'a value');
  assert.equal(answered(decode('ChannelCallResult', { silent: 'why' })), 'why');
  assert.equal(answered(decode('ChannelCallResult', { later: 1 })), '{"later":1}');
  assert.equal(buyer(decode('SuperwallStoreIdentifiers', { store: 'STRIPE', stripeCustomerId: 'cus_1', stripeSubscriptionIds: [] })), 'cus_1');
  assert.equal(buyer(decode('SuperwallStoreIdentifiers', { store: 'MY_STORE', anything: 1 })), 'MY_STORE');
  assert.equal(decode('Gateway', 'ledger'), 'ledger');
  assert.equal(refusal('Gateway', 7), ': string or object');
});

test('results go by their method, replies and events by their target', () => {
  assert.deepEqual(decodeResult('link/parse', { link: null }), { link: null });
  assert.equal(decodeReply('revenuecat/react-native/ios', { result: 'INVALID_TOKEN' }).result, 'INVALID_TOKEN');
  assert.equal(isTargetName('revenuecat/react-native/ios'), true);
  assert.equal(isTargetName('revenuecat/toaster/ios'), false);
  assert.equal(isKnownEvent('superwall/react-native/ios', 'didRedeemLink'), true);
  assert.equal(isKnownEvent('revenuecat/react-native/ios', 'didRedeemLink'), false);
  const reply = decodeEventParams('superwall/react-native/ios', 'didRedeemLink', { status: 'INVALID_CODE', code: 'c' });
  assert.equal(reply.status, 'INVALID_CODE');
});

test('each typed call sends its own method, its params and its options', async () => {
  const sent: unknown[] = [];
  const calls = new Calls<string>({ request: (...request) => { sent.push(request); return Promise.resolve(undefined as never); } });
  const groups = calls as unknown as { readonly [group: string]: { readonly [name: string]: (...args: unknown[]) => Promise<unknown> } };
  for (const [method, { params }] of Object.entries(methods)) {
    const [group = '', name = ''] = method.split(/[/.]/);
    const given = params === 'NoParams' ? {} : { some: method };
    await groups[group]?.[name]?.(...params === 'NoParams' ? ['options'] : [given, 'options']);
    assert.deepEqual(sent.splice(0), [[method, given, 'options']]);
  }
});
