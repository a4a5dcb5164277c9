import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { URL } from 'node:url';

import { assertNever, CallTimedOut, contractVersion, RedemptionServer, tooOld, UnreadableReply, version, worksWith } from '../src/index.ts';
import type { RedemptionOutcome } from '../src/index.ts';
import { aborter, real, through } from './servers.ts';

let server: RedemptionServer;
before(async () => { server = await RedemptionServer.start({ executable: real }); });
after(async () => { await server.close(); });

/** What an app's own code may do with an outcome: a forgotten case is an error of the compiler. */
function told(outcome: RedemptionOutcome): string {
  switch (outcome.kind) {
    case 'redeemed': return `has ${Object.keys(outcome.grant.entitlements ?? {}).join(', ')}`;
    case 'subscriptionExpired': return 'has lapsed';
    case 'linkExpired': return outcome.reissued ? 'a new link was sent' : 'expired';
    case 'invalidCode': return 'no such code';
    case 'purchaseBelongsToOtherUser': return 'of somebody else';
    case 'failed': return outcome.failure.reason;
    case 'unknown': return `newer: ${JSON.stringify(outcome.json['kind'])}`;
    default: return assertNever(outcome);
  }
}

test('methods are typed and grouped by the part before the slash', async () => {
  const { link } = await server.store.purchase({ vendor: 'revenuecat', product: 'pro_monthly', entitlements: ['pro'] });
  const { session } = await server.session.open({ vendor: 'revenuecat', sdk: 'react-native', platform: 'ios' });
  assert.equal((await server.link.parse({ url: link.url })).link?.code, link.code);
  assert.equal(told((await server.redemption.redeem({ session, url: link.url })).outcome), 'has pro');
  assert.equal(told((await server.redemption.redeem({ session, url: link.url })).outcome), 'expired');
  assert.equal(told((await server.redemption.redeem({ session, code: 'nobody' })).outcome), 'no such code');
  await server.fault.inject({ kind: 'offline', count: 1 });
  assert.equal(told((await server.redemption.redeem({ session, code: 'nobody' })).outcome), 'offline');
  assert.equal((await server.server.describe()).name, 'redemption');
});

test('an outcome that only a newer server knows is a case of its own, and keeps what came', async () => {
  const newer = await RedemptionServer.start({ executable: through(`sed -u 's/"kind":"invalidCode"/"kind":"codeOnHold"/'`) });
  const { session } = await newer.session.open({ vendor: 'revenuecat', sdk: 'react-native', platform: 'ios' });
  const { outcome } = await newer.redemption.redeem({ session, code: 'nobody' });
  assert.equal(told(outcome), 'newer: "codeOnHold"');
  assert.deepEqual(JSON.parse(JSON.stringify(outcome)), { kind: 'codeOnHold', code: 'nobody' });
  await newer.close();
});

test('a result of another shape is an unreadable reply, and the server goes on', async () => {
  const odd = await RedemptionServer.start({ executable: through(`sed -u 's/"now":[0-9]*/"now":"soon"/'`) });
  const error = await odd.clock.now().then(() => undefined, (reason: unknown) => reason);
  assert.ok(error instanceof UnreadableReply);
  assert.match(error.message, /clock\/now.*\/now: expected integer, found string/);
  assert.equal((await odd.server.describe()).name, 'redemption');
  await odd.close();
});

test('typed calls take a time limit and a signal', async () => {
  const { session } = await server.session.open({ vendor: 'revenuecat', sdk: 'react-native', platform: 'ios' });
  await server.fault.inject({ kind: 'delay', seconds: 60, session, count: 2 });
  const params = { session, code: 'nobody' };
  await assert.rejects(server.redemption.redeem(params, { timeout: 50 }), (error) => error instanceof CallTimedOut);
  const abort = aborter();
  const call = server.redemption.redeem(params, { signal: abort.signal });
  abort.abort('no longer wanted');
  await assert.rejects(call, (error) => error === 'no longer wanted');
});

test('the packages, the contract and the server have one version', async () => {
  for (const name of ['typescript', 'react-native', 'capacitor']) {
    for (const file of ['package.json', 'deno.json']) {
      const text = readFileSync(new URL(`../../${name}/${file}`, import.meta.url), 'utf8');
      assert.equal((JSON.parse(text) as { version: string }).version, version, `${name}/${file}`);
    }
  }
  const described = await server.server.describe();
  assert.equal(described.version, version);
  assert.equal(described.contractVersion, contractVersion);
  assert.deepEqual(['0.1.0', '0.1.7', '0.1.8-beta', '0.2.0', '1.1.0', '0.10.1', '0.0.9', ''].map((found) => worksWith({ version: found, contractVersion })),
    [true, true, true, true, true, true, false, false]);
  assert.deepEqual([contractVersion + 1, contractVersion - 1, undefined].map((found) => tooOld({ version, contractVersion: found })),
    ['package', 'server', 'server']);
});
