import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';

import { containerAdvice, findCommand, findExecutable, programPackage, RedemptionServer, splitWords } from '../src/index.ts';
import { real, script } from './servers.ts';

const { REDEMPTION_COMMAND } = process.env;
afterEach(() => {
  if (REDEMPTION_COMMAND === undefined) delete process.env['REDEMPTION_COMMAND'];
  else process.env['REDEMPTION_COMMAND'] = REDEMPTION_COMMAND;
});

test('a command line is split as a shell does', () => {
  assert.deepEqual(splitWords('docker run -i --rm image'), ['docker', 'run', '-i', '--rm', 'image']);
  assert.deepEqual(splitWords(`  a\t'b  c' "d \\"e\\" \\n" f\\ g h'i'"j" '' `), ['a', 'b  c', 'd "e" \\n', 'f g', 'hij', '']);
  assert.deepEqual(splitWords(''), []);
  for (const open of [`a 'b`, 'a "b', 'a \\']) assert.equal(splitWords(open), undefined);
});

test('the command line comes after the option, and before the program of REDEMPTION_EXECUTABLE', () => {
  const environment = { REDEMPTION_COMMAND: `'my program' --flag`, REDEMPTION_EXECUTABLE: real };
  assert.deepEqual(findCommand(undefined, environment), { program: 'my program', args: ['--flag'], name: `'my program' --flag` });
  assert.equal(findCommand(real, environment).program, real);
  assert.equal(findCommand(undefined, { ...environment, REDEMPTION_COMMAND: ' ' }).program, real);
  for (const [line, words] of [[`docker 'run`, /docker 'run: a quote/], [`'' serve`, /'' serve: .*no program/]] as const) {
    assert.throws(() => findCommand(undefined, { REDEMPTION_COMMAND: line }), { name: 'ServerNotFound', message: words });
  }
});

test('a command line starts the server', async () => {
  const program = script(`[ "$1" = 'two words' ] || exit 3; shift; exec "${real}" "$@"`);
  process.env['REDEMPTION_COMMAND'] = `'${program}' "two words"`;
  const server = await RedemptionServer.start();
  await server.clock.now();
  await server.close();
});

test('a command line that does not start is named in the error', async () => {
  process.env['REDEMPTION_COMMAND'] = 'no-such-program run -i';
  await assert.rejects(RedemptionServer.start(), { name: 'ServerStartFailed', message: /^no-such-program run -i did not start/ });
});

test('on a machine without a program, one sentence names the container', () => {
  for (const machine of [{ platform: 'darwin', arch: 'arm64' }, { platform: 'linux', arch: 'arm64' }, { platform: 'win32', arch: 'x64' }]) {
    const sentence = new RegExp(`No program is made for ${machine.platform} ${machine.arch}: .*REDEMPTION_COMMAND="docker run -i --rm [^"]+"\\.$`);
    assert.match(containerAdvice(machine), sentence);
    assert.equal(programPackage(machine), undefined);
    assert.throws(() => findExecutable(undefined, { PATH: '' }, machine), { name: 'ServerNotFound', message: sentence });
  }
  assert.equal(containerAdvice({ platform: 'linux', arch: 'x64' }), '');
  assert.throws(() => findExecutable(undefined, { PATH: '' }, { platform: 'linux', arch: 'x64' }),
    { message: /the package @redemptionkit\/program-linux-x64 \(not installed\)/ });
});
