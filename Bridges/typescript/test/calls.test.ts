import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

import { CallRefused, RedemptionServer, ServerExited } from '../src/index.ts';
import type { SessionEvent } from '../src/index.ts';
import { aborter, folder, real, through } from './servers.ts';

let server: RedemptionServer;
before(async () => { server = await RedemptionServer.start({ executable: real }); });
after(async () => { await server.close(); });

async function opened(on: RedemptionServer, vendor = 'revenuecat', sdk = 'react-native'): Promise<string> {
  const { session } = await on.session.open({ vendor, sdk, platform: 'ios' });
  return session;
}

test('an error reply has code, kind, path, what was expected, and a message that says all of it', async () => {
  const error = await server.clock.advance({ seconds: -1 }).then(() => undefined, (reason: unknown) => reason);
  assert.ok(error instanceof CallRefused);
  assert.equal(error.code, -32602);
  assert.equal(error.kind, 'invalid');
  assert.equal(error.path, '/seconds');
  assert.match(error.expected ?? '', /greater than 0/);
  assert.match(error.message, /clock\/advance.*\/seconds.*greater than 0/);
});

test('an error without a kind has the kind unknown', () => {
  assert.equal(new CallRefused('clock/now', -32603, 'The server has a defect.', null).kind, 'unknown');
});

test('a method can be called by its name, and one that the server does not have is refused', async () => {
  assert.deepEqual(await server.call('link/parse', { url: 'a:b' }), await server.link.parse({ url: 'a:b' }));
  await assert.rejects(server.call('no/such'), (error) => error instanceof CallRefused && error.kind === 'methodNotFound');
});

test('a message that the server would not read is refused before it is sent', async () => {
  const url = 'x'.repeat(5 * 1024 * 1024);
  await assert.rejects(server.link.parse({ url }), (error) => error instanceof CallRefused && error.kind === 'messageTooLarge');
  await server.clock.now();
});

test('1,000 calls in flight each get their own reply', async () => {
  const calls = Array.from({ length: 1000 }, (_, index) =>
    server.link.parse({ url: `rc-1://redeem_web_purchase?redemption_token=t${index}` }));
  const codes = (await Promise.all(calls)).map((result) => result.link?.code);
  assert.deepEqual(codes, Array.from({ length: 1000 }, (_, index) => `t${index}`));
});

test('events come between replies, in their order, before the reply to what caused them', async () => {
  const session = await opened(server, 'superwall');
  const seen: string[] = [];
  const unsubscribe = server.events.subscribe((event) => { seen.push(event.name); }, { session });
  const { link } = await server.store.purchase({ vendor: 'superwall', product: 'pro', entitlements: ['pro'] });
  const redeemed = server.redemption.redeem({ session, url: link.url }).then(() => { seen.push('reply'); });
  const other = server.clock.now().then(() => { seen.push('other reply'); });
  await Promise.all([redeemed, other]);
  unsubscribe();
  const tracked = 'handleSuperwallEvent';
  assert.deepEqual(seen, [tracked, 'willRedeemLink', tracked, tracked, 'subscriptionStatusDidChange', tracked, 'didRedeemLink',
    'reply', 'other reply']);
});

test('an event can be awaited, by name and session', async () => {
  const session = await opened(server, 'superwall');
  const awaited = server.events.next({ name: 'didRedeemLink', session });
  await server.redemption.redeem({ session, code: 'redemption_1' });
  assert.equal((await awaited).params['status'], 'INVALID_CODE');
});

test('events can be read as they come', async () => {
  const own = await RedemptionServer.start({ executable: real });
  const session = await opened(own, 'superwall');
  const names: string[] = [];
  const reading = (async () => { for await (const event of own.events) names.push(event.name); })();
  await own.redemption.redeem({ session, code: 'redemption_1' });
  await own.close();
  await reading;
  assert.equal(names.at(-1), 'didRedeemLink');
});

test('a listener that throws keeps no other from hearing', async () => {
  const session = await opened(server, 'superwall');
  const thrown = new Promise((resolve) => { process.once('uncaughtException', resolve); });
  const heard: SessionEvent[] = [];
  const ends = [
    server.events.subscribe(() => { throw new Error('deaf'); }, { session, name: 'willRedeemLink' }),
    server.events.subscribe((event) => { heard.push(event); }, { session, name: 'willRedeemLink' }),
  ];
  await server.redemption.redeem({ session, code: 'redemption_1' });
  for (const end of ends) end();
  assert.equal(heard.length, 1);
  assert.match(String(await thrown), /deaf/);
});

test('a call that is given up ends with the reason, and the server ends the request', async () => {
  const said = join(folder(), 'said');
  const own = await RedemptionServer.start({ executable: through(`tee '${said}'`) });
  const session = await opened(own);
  await own.fault.inject({ kind: 'delay', seconds: 60, session });
  const abort = aborter();
  const call = own.redemption.redeem({ session, code: 'abc' }, { signal: abort.signal });
  const reason = new Error('the screen was left');
  abort.abort(reason);
  await assert.rejects(call, (error) => error === reason);
  await assert.rejects(own.clock.now({ signal: abort.signal }), (error) => error === reason);
  await own.clock.now();
  // The late reply finds no one and harms no one. `tee` may write the file after it has passed the text on.
  const isEnded = (): boolean => /"error":\{"code":-32800/.test(readFileSync(said, 'utf8'));
  for (let attempt = 0; attempt < 200 && !isEnded(); attempt += 1) await own.clock.now();
  assert.ok(isEnded());
  await own.close();
});

test('two servers side by side know nothing of each other', async () => {
  const other = await RedemptionServer.start({ executable: real });
  const told: SessionEvent[] = [];
  other.events.subscribe((event) => { told.push(event); });
  const [first, second] = await Promise.all([server, other].map(async (each) => {
    await each.store.purchase({ vendor: 'superwall', product: 'pro', entitlements: ['pro'], email: `${each.pid}@example.com` });
    const session = await opened(each, 'superwall');
    if (each === server) await each.redemption.redeem({ session, code: 'redemption_1' });
    return (await each.store.mailbox()).messages.map((message) => message.to);
  }));
  assert.ok(first?.includes(`${server.pid}@example.com`));
  assert.deepEqual(second, [`${other.pid}@example.com`]);
  assert.deepEqual(told, []);
  await other.close();
});

test('a server that is killed in the middle ends what waits on it and nothing else', async () => {
  const other = await RedemptionServer.start({ executable: real });
  const session = await opened(other);
  await other.fault.inject({ kind: 'delay', seconds: 60, session });
  const waiting = other.redemption.redeem({ session, code: 'abc' }).then(() => 'answered', (error: unknown) => error);
  const calls = Array.from({ length: 500 }, () => other.clock.now().then(() => 'answered', (error: unknown) => error));
  process.kill(other.pid ?? 0, 'SIGKILL');
  const outcomes = await Promise.all(calls);
  for (const outcome of outcomes) assert.ok(outcome === 'answered' || outcome instanceof ServerExited, String(outcome));
  assert.ok(await waiting instanceof ServerExited);
  await server.clock.now();
});

for (const framing of ['line', 'header'] as const) {
  test(`bytes that come one by one make whole messages and whole characters (${framing})`, async () => {
    const split = await RedemptionServer.start({ executable: through('dd bs=1 status=none'), framing });
    const url = 'rc-1://redeem_web_purchase?redemption_token=żółć-漢字-🦆';
    const both = await Promise.all([split.link.parse({ url }), split.link.parse({ url })]);
    for (const result of both) assert.equal(result.link?.code, 'żółć-漢字-🦆');
    await split.close();
  });

  test(`large messages go through (${framing})`, async () => {
    const own = await RedemptionServer.start({ executable: real, framing });
    const code = 'é'.repeat(300_000);
    const result = await own.link.parse({ url: `rc-1://redeem_web_purchase?redemption_token=${code}` });
    assert.equal(result.link?.code, code);
    await own.close();
  });
}

test('bytes that are no UTF-8 are an unreadable reply', async () => {
  const broken = await RedemptionServer.start({ executable: through(`sed -u 's/"now"/"n\\xffw"/'`) });
  await assert.rejects(broken.clock.now(), { name: 'UnreadableReply' });
  await broken.close();
});
