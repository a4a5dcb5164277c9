import assert from 'node:assert/strict';
import { Buffer } from 'node:buffer';
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { URL } from 'node:url';

import {
  CallRefused, CallTimedOut, findExecutable, RedemptionServer, ServerExited, ServerNotFound, ServerStartFailed, ServerVersionMismatch,
  UnreadableReply,
} from '../src/index.ts';
import { Connection } from '../src/connection.ts';
import { pause, turns } from '../src/timers.ts';
import { aborter, folder, real, script, through } from './servers.ts';

/** The error that the promise ends with. */
async function failure<E extends Error>(kind: new (...args: never[]) => E, promise: Promise<unknown>): Promise<E> {
  const error = await promise.then(() => undefined, (reason: unknown) => reason);
  assert.ok(error instanceof kind, `expected ${kind.name}, got ${String(error)}`);
  assert.equal(error.name, kind.name);
  return error;
}

/** Whether there is such a process. */
function isThere(pid: number): boolean { try { process.kill(pid, 0); return true; } catch { return false; } }

test('a server starts, answers and ends', async () => {
  const server = await RedemptionServer.start({ executable: real });
  assert.equal(typeof (await server.clock.now()).now, 'number');
  const pid = server.pid ?? 0;
  process.kill(pid, 0);
  await server.close();
  assert.throws(() => process.kill(pid, 0), /ESRCH/);
});

test('a server is found by the option, then by the variable, then on the PATH', () => {
  const other = dirname(script('exit 0'));
  const onPath = join(dirname(real), 'redemption');
  assert.equal(findExecutable(real, { REDEMPTION_EXECUTABLE: '/nowhere', PATH: other }), real);
  assert.equal(findExecutable(undefined, { REDEMPTION_EXECUTABLE: real, PATH: other }), real);
  assert.equal(findExecutable(undefined, { PATH: `${other}:${dirname(real)}` }), onPath);
  assert.equal(findExecutable(undefined, { REDEMPTION_EXECUTABLE: '', PATH: dirname(real) }), onPath);
  assert.throws(() => findExecutable(undefined, { PATH: other }), ServerNotFound);
});

test('a missing program tells where it was looked for and how to get one', () => {
  try {
    findExecutable(undefined, { PATH: '/one::/two' });
    assert.fail('found one');
  } catch (error) {
    assert.ok(error instanceof ServerNotFound);
    assert.match(error.lookedAt.join('\n'), /option.*\n.*REDEMPTION_EXECUTABLE.*\n(.*package.*\n)?.*\/one:\/two/);
    assert.match(error.message, /Looked at:\n( {2}- .*\n)+Do one of these:\n( {2}- .*\n)+ {2}- .*make build.*(\n {2}- .*)*$/);
  }
});

test('a program that is named and missing is not replaced by another one', async () => {
  const error = await failure(ServerNotFound, RedemptionServer.start({ executable: '/nowhere/redemption' }));
  assert.match(error.message, /\/nowhere\/redemption/);
});

test('a start that the server refuses tells its own words', async () => {
  const ledger = join(folder(), 'no', 'such', 'folder', 'ledger.db');
  const error = await failure(ServerStartFailed, RedemptionServer.start({ executable: real, ledger }));
  assert.notEqual(error.stderr, '');
  assert.ok(error.message.includes(error.stderr.trim()));
});

test('a program of another kind is no server', async () => {
  const error = await failure(ServerStartFailed, RedemptionServer.start({ executable: script('echo hello; cat > /dev/null') }));
  assert.ok(error.cause instanceof UnreadableReply);
  assert.match(error.message, /hello/);
});

test('a program that the system cannot run is no server', async () => {
  const path = script('exit 0');
  spawnSync('sh', ['-c', `printf '\\177ELFbroken' > '${path}'`]);
  await failure(ServerStartFailed, RedemptionServer.start({ executable: path, timeout: 2000 }));
});

test('a program that says nothing is given up after the time limit', async () => {
  const error = await failure(ServerStartFailed, RedemptionServer.start({ executable: script('exec sleep 30'), timeout: 200 }));
  assert.ok(error.cause instanceof CallTimedOut);
});

test('a server of another contract is refused; the error names the side to update', async () => {
  const newer = through(`sed -u 's/"version":"[^"]*","contractVersion":[0-9]*/"version":"9.0.0","contractVersion":99/'`);
  const error = await failure(ServerVersionMismatch, RedemptionServer.start({ executable: newer }));
  assert.equal(error.found, '9.0.0');
  assert.equal(error.outdated, 'package');
  assert.match(error.message, /9\.0\.0 with contract 99.*Update this package to 9\.0\.0/);

  const older = through(`sed -u 's/"version":"[^"]*","contractVersion":[0-9]*/"version":"0.0.1"/'`);
  const other = await failure(ServerVersionMismatch, RedemptionServer.start({ executable: older }));
  assert.equal(other.outdated, 'server');
  assert.match(other.message, /0\.0\.1 with no contract version.*Update the server to/);
});

test('a crash ends every call that waits, and every later one', async () => {
  const server = await RedemptionServer.start({ executable: real });
  const { session } = await server.session.open({ vendor: 'revenuecat', sdk: 'native', platform: 'ios' });
  await server.fault.inject({ kind: 'delay', seconds: 60 });
  const waiting = [1, 2, 3].map(() => failure(ServerExited, server.redemption.redeem({ session, code: 'abc' })));
  await server.clock.now();
  process.kill(server.pid ?? 0, 'SIGKILL');
  for (const error of await Promise.all(waiting)) assert.deepEqual([error.status, error.signal], [null, 'SIGKILL']);
  await failure(ServerExited, server.clock.now());
  await failure(ServerExited, server.events.next());
  await server.close();
});

test('a crash tells the end of what the server wrote to stderr', async () => {
  const executable = script(`"${real}" "$@"; head -c 10000 /dev/zero | tr '\\0' 'x' >&2; echo 'the disk is on fire' >&2; exit 3`);
  const server = await RedemptionServer.start({ executable });
  const waiting = failure(ServerExited, server.events.next());
  await server.close();
  const error = await waiting;
  assert.equal(error.status, 3);
  assert.match(error.message, /status 3.*the disk is on fire/s);
});

test('a child of the server that keeps its pipes open does not delay the end', async () => {
  const error = await failure(ServerStartFailed, RedemptionServer.start({ executable: script('sleep 5 & exit 3'), timeout: 3000 }));
  assert.match(error.message, /status 3/);
});

test('a chatty server is drained', async () => {
  const chatty = script(`head -c 1000000 /dev/zero | tr '\\0' 'x' >&2; exec "${real}" "$@"`);
  const server = await RedemptionServer.start({ executable: chatty });
  await server.clock.now();
  assert.equal(server.stderr.length, 4096);
  await server.close();
});

test('a server that hangs is a call that timed out, and is killed when it is closed', async () => {
  const server = await RedemptionServer.start({ executable: real });
  process.kill(server.pid ?? 0, 'SIGSTOP');
  const error = await failure(CallTimedOut, server.clock.now({ timeout: 150 }));
  assert.equal(error.method, 'clock/now');
  assert.equal(error.limit, 150);
  await server.close();
  const after = await failure(ServerExited, server.clock.now());
  assert.equal(after.signal, 'SIGKILL');
});

test('a closed server says so', async () => {
  const server = await RedemptionServer.start({ executable: real });
  await Promise.all([server.close(), server.close()]);
  await server.close();
  const error = await failure(ServerExited, server.clock.now());
  assert.match(error.message, /has been closed/);
});

test('a server in the middle of which garbage comes is ended, and so is what waited', async () => {
  const executable = through(`sed -u 's/^.*"id":3,.*$/this is no JSON/'`);
  const server = await RedemptionServer.start({ executable });
  await server.clock.now();
  const pid = server.pid ?? 0;
  const calls = [failure(UnreadableReply, server.clock.now()), failure(UnreadableReply, server.clock.now())];
  assert.match((await Promise.all(calls))[0]?.message ?? '', /this is no JSON/);
  for (let tries = 0; tries < 100 && isThere(pid); tries += 1) await pause(20);
  assert.equal(isThere(pid), false);
  await failure(UnreadableReply, server.clock.now());
  await server.close();
});

for (const [what, filter] of [
  ['a reply to nothing that was asked', `s/"id":2,/"id":77,/`],
  ['a reply without a result', `s/"id":2,"result":{.*$/"id":2}/`],
  ['an error without a code', `s/"id":2,"result":{.*$/"id":2,"error":{"message":"x"}}/`],
  ['a request of its own', `s/"id":2,"result":{.*$/"id":2,"method":"do\\/this"}/`],
  ['a text and no object', `s/^.*"id":2,.*$/"hello"/`],
  ['an event with a list for its body', `s/^.*"id":2,.*$/{"method":"session\\/event","params":{"session":"s","sequence":1,"name":"n","at":0,"params":[]}}/`],
] as const) {
  test(`${what} is an unreadable reply, no hang`, async () => {
    const server = await RedemptionServer.start({ executable: through(`sed -u '${filter}'`) });
    await failure(UnreadableReply, server.clock.now());
    await server.close();
  });
}

test('a server that is not closed ends with the program that started it', () => {
  const source = `
    import { RedemptionServer } from ${JSON.stringify(new URL('../src/index.ts', import.meta.url).href)};
    const server = await RedemptionServer.start({ executable: ${JSON.stringify(real)} });
    console.log(server.pid);`;
  const { stdout, status, stderr } = spawnSync(process.execPath, ['eval', '--no-check', source], { encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  const pid = Number(stdout);
  assert.ok(pid > 0);
  for (let tries = 0; tries < 50 && isThere(pid); tries++) spawnSync('sleep', ['0.1']);
  assert.ok(!isThere(pid), 'the server is still there');
});

test('an error without an id fails every pending call with its message, and no later one', async () => {
  const filter = `sed -u 's/"id":2,.*/"id":null,"error":{"code":-32700,"message":"Not JSON."}}/'`;
  const server = await RedemptionServer.start({ executable: through(filter) });
  const calls = [failure(CallRefused, server.clock.now()), failure(CallRefused, server.store.mailbox())];
  assert.deepEqual((await Promise.all(calls)).map(({ message }) => message), ['clock/now: Not JSON.', 'store/mailbox: Not JSON.']);
  await server.clock.now();
  await server.close();
});

test('a reply that came with another before the end of the server is taken, and a signal that comes after a reply sends nothing', async () => {
  const sent: Uint8Array[] = [];
  const connection = new Connection({ write: (bytes) => { sent.push(bytes); }, hold: () => undefined }, 'line', () => undefined);
  const abort = aborter();
  const calls = [connection.call('clock/now', {}, 10_000, abort.signal), connection.call('clock/now', {}, 10_000)];
  connection.received(Buffer.from('{"jsonrpc":"2.0","id":1,"result":1}\n{"jsonrpc":"2.0","id":2,"result":2}\n'));
  abort.abort();
  connection.end(new ServerExited(0, null, ''));
  assert.deepEqual(await Promise.all(calls), [1, 2]);
  assert.equal(sent.length, 2);
});

test('the code that awaits a reply goes on before an event behind it is told, and news of a newer server is nobody\'s', async () => {
  const connection = new Connection({ write: () => undefined, hold: () => undefined }, 'line', () => undefined);
  const order: string[] = [];
  connection.events.subscribe(({ name }) => { order.push(name); });
  const call = connection.call('clock/now', {}, 10_000).then(() => { order.push('reply'); });
  const [before, behind] = ['before', 'behind'].map((name) =>
    `{"jsonrpc":"2.0","method":"session/event","params":{"session":"s","sequence":1,"name":"${name}","at":0,"params":{}}}\n`);
  connection.received(Buffer.from(`${before}{"jsonrpc":"2.0","method":"server/news"}\n{"jsonrpc":"2.0","id":1,"result":1}\n${behind}`));
  await call;
  await turns();
  assert.deepEqual(order, ['before', 'reply', 'behind']);
});
