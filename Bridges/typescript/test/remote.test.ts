import assert from 'node:assert/strict';
import { Buffer } from 'node:buffer';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createTCPServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath, URL } from 'node:url';

import { addressOf, ChannelApp, phone, RedemptionServer } from '../src/index.ts';
import { contractVersion } from '../src/generated/index.ts';
import { version } from '../src/version.ts';
import { opcodes } from '../src/websocket.ts';
import { folder, real } from './servers.ts';

const children: ChildProcess[] = [];
after(() => { for (const child of children) child.kill('SIGKILL'); });

/** A `redemption up` on a free port, with its address: the first line that it prints. */
async function up(...options: string[]): Promise<{ readonly child: ChildProcess; readonly url: string }> {
  const child = spawn(real, ['up', '--http', '127.0.0.1:0', ...options], { stdio: ['ignore', 'pipe', 'ignore'] });
  children.push(child);
  let text = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (bytes: { toString(): string }) => {
      text += bytes.toString();
      const found = /http:\/\/[0-9.]+:[0-9]+/.exec(text)?.[0];
      if (found !== undefined) resolve(found);
    });
    child.on('exit', () => { reject(new Error(`redemption up has ended: ${text}`)); });
  });
  return { child, url };
}

/** Runs with these variables. */
async function within<Result>(url: string, token: string, body: () => Promise<Result>): Promise<Result> {
  const variables = { REDEMPTION_URL: url, REDEMPTION_TOKEN: token };
  const before = Object.keys(variables).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, variables);
  try {
    return await body();
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}

const connect = (url: string, token = ''): Promise<RedemptionServer> => within(url, token, () => RedemptionServer.start({ timeout: 30_000 }));

/** What connecting fails with. */
async function failure(url: string, token = ''): Promise<string> {
  const error = await connect(url, token).then(() => undefined, (reason: unknown) => reason);
  assert.ok(error instanceof Error && error.name === 'ServerUnreachable', String(error));
  return error.message;
}

test('REDEMPTION_URL leads to a running server: the same calls, and events before the reply that they precede', async () => {
  const { child, url } = await up();
  const server = await connect(url);
  assert.equal(server.pid, undefined);
  assert.equal((await server.server.describe()).http?.url, url);
  const { link } = await server.store.purchase({ vendor: 'superwall', product: 'pro', entitlements: ['pro'] });
  const { session } = await server.session.open({ vendor: 'superwall', sdk: 'react-native', platform: 'ios' });
  const heard: string[] = [];
  server.events.subscribe((event) => { heard.push(event.name); });
  const reply = server.redemption.redeem({ session, url: link.url }).then(({ outcome }) => { heard.push(outcome.kind); });
  await reply;
  assert.ok(heard.length > 1 && heard.at(-1) === 'redeemed', heard.join());
  await server.close();
  await server.close();
  assert.equal(server.isRunning, false);
  await assert.rejects(server.clock.now(), { name: 'ServerExited', message: /The connection to http:.* has been closed/ });
  assert.equal(child.exitCode, null);
});

test('closing ends this client\'s sessions only, and the ledger stays', async () => {
  const { url } = await up();
  const [one, other] = [await connect(url), await connect(url)];
  const { link } = await one.store.purchase({ vendor: 'revenuecat', product: 'pro', entitlements: ['pro'] });
  const params = { vendor: 'revenuecat', sdk: 'capacitor', platform: 'ios' } as const;
  const [first, second] = [await one.session.open(params), await other.session.open(params)];
  await one.close();
  while ((await other.session.list()).sessions.some(({ session }) => session === first.session));
  const { outcome } = await other.redemption.redeem({ session: second.session, url: link.url });
  assert.equal(outcome.kind, 'redeemed');
  await other.close();
});

test('two test processes do not disturb each other, and their spaces end with them', async () => {
  const { url } = await up();
  const server = await connect(url);
  const { link } = await server.store.purchase({ vendor: 'revenuecat', product: 'pro', entitlements: ['pro'] });
  const { now } = await server.clock.now();
  const script = fileURLToPath(new URL('neighbour.ts', import.meta.url));
  const neighbour = spawn(process.execPath, ['run', '-A', '--no-check', script], { stdio: ['pipe', 'pipe', 'inherit'], env: { ...process.env, REDEMPTION_URL: url } });
  children.push(neighbour);
  const name = await new Promise<string>((resolve, reject) => {
    neighbour.stdout.on('data', (bytes: { toString(): string }) => { resolve(bytes.toString().trim()); });
    neighbour.on('exit', () => { reject(new Error('the other process has ended')); });
  });
  const { spaces, current } = await server.space.list();
  assert.deepEqual(spaces.map((space) => space.name).sort(), ['main', current, name].sort());
  assert.equal(spaces.find((space) => space.name === current)?.clock, 'virtual');
  assert.deepEqual(await server.clock.now(), { now });
  assert.deepEqual((await server.fault.list()).pending, []);
  const { session } = await server.session.open({ vendor: 'revenuecat', sdk: 'capacitor', platform: 'ios' });
  assert.equal((await server.redemption.redeem({ session, url: link.url })).outcome.kind, 'redeemed');
  neighbour.stdin.end();
  while ((await server.space.list()).spaces.some((space) => space.name === name));
  await server.close();
});

test('messages of every size go through', async () => {
  const { url } = await up();
  const server = await connect(url);
  for (const size of [10, 200, 70_000]) {
    const code = 'ü'.repeat(size);
    const { link } = await server.link.parse({ url: `rc-1://redeem_web_purchase?redemption_token=${code}` });
    assert.equal(link?.code, code);
  }
  await server.close();
});

test('a server that ends fails the calls that wait', async () => {
  const { child, url } = await up();
  const server = await connect(url);
  await server.fault.inject({ kind: 'delay', seconds: 3600 });
  const { session } = await server.session.open({ vendor: 'revenuecat', sdk: 'capacitor', platform: 'ios' });
  const waiting = assert.rejects(server.redemption.redeem({ session, code: 'c' }), { name: 'ServerExited', message: /the server was stopped/ });
  await server.clock.now();
  child.kill('SIGKILL');
  await waiting;
  assert.equal(server.isRunning, false);
});

test('the token is sent, and a wrong one is named', async () => {
  const file = join(folder(), 'token');
  writeFileSync(file, 'abcdefghijklmnopqrstuvwxyz012345\n', { mode: 0o600 });
  const { url } = await up('--token-file', file);
  const server = await connect(url, 'abcdefghijklmnopqrstuvwxyz012345');
  await server.clock.now();
  await server.close();
  const wrong = await failure(url, 'wrong-token');
  assert.match(wrong, /does not accept the token\. Set REDEMPTION_TOKEN/);
  assert.ok(!wrong.includes('wrong-token'));
  assert.match(await failure(url), /requires a token\. Set REDEMPTION_TOKEN/);
});

test('an address where no such server is names the reason', async () => {
  const other = createServer((_, response) => { response.writeHead(404).end(); });
  await new Promise<void>((resolve) => { other.listen(0, '127.0.0.1', () => { resolve(); }); });
  const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  assert.match(await failure(url), /status 404, so it is no redemption server/);
  await new Promise((resolve) => { other.close(resolve); });
  const nothing = await failure(url);
  assert.ok(nothing.includes(url), nothing);
  assert.match(nothing, /redemption up/);
});

/** Runs with the address of a server that upgrades the connection, and answers a frame of a client, of that opcode, with bytes; null ends the connection. */
async function withFrames(answer: (opcode: number) => Buffer | null, body: (url: string) => Promise<void>): Promise<void> {
  const other = createTCPServer((socket) => {
    socket.on('error', () => undefined).once('data', () => {
      socket.write('HTTP/1.1 101 OK\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
      socket.on('data', (bytes: Buffer) => {
        // Short frames, which come whole: two bytes, the mask, and what they carry.
        for (let rest = bytes; rest.length > 0; rest = rest.subarray(6 + ((rest[1] ?? 0) & 0x7f))) {
          const answered = answer((rest[0] ?? 0) & 0x0f);
          if (answered === null) socket.end();
          else socket.write(answered);
        }
      });
    });
  });
  await new Promise<void>((resolve) => { other.listen(0, '127.0.0.1', () => { resolve(); }); });
  await body(`http://127.0.0.1:${(other.address() as AddressInfo).port}`);
  other.close();
}

test('a server whose frames cannot be read is none', async () => {
  const masked = Buffer.from([0x81, 0x81, 1, 2, 3, 4, 5]);
  await withFrames(() => masked, async (url) => { assert.match(await failure(url), /it did not describe itself \(it ended/); });
});

test('a message may come in fragments, with a ping between, which is answered', async () => {
  const frame = (first: number, text: string): Buffer => Buffer.concat([Buffer.from([first, text.length]), Buffer.from(text)]);
  const description = `"id":1,"result":{"version":"${version}","contractVersion":${contractVersion}}}`;
  const message = Buffer.concat([frame(0x01, '{"jsonrpc":"2.0",'), frame(0x89, 'are you there'), frame(0x80, description)]);
  const opcodesOfClient: number[] = [];
  await withFrames((opcode) => {
    opcodesOfClient.push(opcode);
    return opcode === opcodes.text ? message : opcode === opcodes.close ? null : Buffer.alloc(0);
  }, async (url) => {
    const server = await connect(url);
    await server.close();
  });
  assert.deepEqual(opcodesOfClient, [opcodes.text, opcodes.pong, opcodes.close]);
});

test('a text that is no address of a server is refused, and not repeated', async () => {
  for (const text of ['127.0.0.1:8787', 'ws://127.0.0.1:8787', 'http://', 'http://a/path', 'http://user:secret@a', 'http://a/#secret', 'nonsense']) {
    const message = await failure(text);
    assert.match(message, /^REDEMPTION_URL cannot be used .*http:\/\/127\.0\.0\.1:8787/);
    assert.ok(!message.includes('secret'));
  }
  assert.equal(addressOf({}), undefined);
  assert.deepEqual(addressOf({ REDEMPTION_URL: ' https://host:1/ ', REDEMPTION_TOKEN: ' t ' }), { origin: 'https://host:1', token: 't' });
});

test('an option of a server that is started is refused; `executable` starts one', async () => {
  const { url } = await up();
  await assert.rejects(within(url, '', () => RedemptionServer.start({ clock: 'system' })), { name: 'ServerUnreachable', message: /the option `clock`/ });
  const own = await within(url, '', () => RedemptionServer.start({ executable: real }));
  assert.notEqual(own.pid, undefined);
  await own.close();
});

test('the apps of a test process use the running server', async () => {
  const { url } = await up();
  await within(url, '', async () => {
    const app = ChannelApp.shared({ vendor: 'revenuecat', sdk: 'capacitor' });
    assert.deepEqual(await app.call('isConfigured', {}), { value: { isConfigured: false } });
    assert.equal((await (await phone.server()).server.describe()).http?.url, url);
    await phone.reset();
    await phone.close();
  });
});
