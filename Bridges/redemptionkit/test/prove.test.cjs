// `redemption doctor --prove` and `redemptionkit try --start`, on an app and its breakages: the built package is in a folder above.
const { execFile } = require('node:child_process');
const { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { dirname, join } = require('node:path');

jest.setTimeout(300_000);

const program = process.env.REDEMPTION_EXECUTABLE;
const main = join(__dirname, 'node_modules/redemptionkit/dist/cjs/main.js');

/** The app with changes: a function of a file's text, or a whole text. */
function app(name, changes = {}) {
  const folder = join(__dirname, 'shops', name);
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(__dirname, 'shop'), folder, { recursive: true });
  for (const [file, change] of Object.entries(changes)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    const text = typeof change === 'function' ? change(readFileSync(join(folder, file), 'utf8')) : change;
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

/** Replaces a text that has to be there. */
const swap = (old, text) => (before) => {
  expect(before).toContain(old);
  return before.replace(old, text);
};

function run(command, args, env = {}) {
  return new Promise((resolve) => {
    execFile(command, args, { cwd: __dirname, env: { ...process.env, ...env } }, (error, stdout, stderr) => { resolve({ status: error?.code ?? 0, stdout, stderr }); });
  });
}

async function proved(folder, ...options) {
  const { status, stdout, stderr } = await run(program, ['doctor', folder, '--prove', '--format', 'json', ...options]);
  const report = JSON.parse(stdout || `{ "error": ${JSON.stringify(stderr)} }`);
  return { status, report, proofs: (report.proofs ?? []).map(({ start, status, message }) => [start, status, message]) };
}

const redeems = (start) => [start, 'proved', expect.stringMatching(start === 'cold' ? /^1 of 1 situations on iOS and Android/ : /^10 of 10 situations on iOS and Android/)];

/** No listener for links while the app runs. */
const withoutListener = swap(/.*addEventListener[\s\S]*remove\(\); \};\n/.exec(readFileSync(join(__dirname, 'shop/App.tsx'), 'utf8'))[0], '');
/** It asks for the link that started it before it knows where to send it. */
const lateStart = swap('getInitialURL().then((url) => { if (url !== null) void redeem(url); })', 'getInitialURL().then((url) => { if (url === undefined) void redeem(url); })');

test('an app that redeems is proved, cold and warm, in every form of the report', async () => {
  const folder = app('correct');
  const { status, report, proofs } = await proved(folder);
  expect(proofs).toEqual([redeems('cold'), redeems('warm')]);
  expect(report.status).toBe('ready');
  expect(status).toBe(0);
  const text = (await run(program, ['doctor', folder, '--prove'])).stdout.replace(/\s+/g, ' ');
  expect(text).toMatch(/proved, a link that starts the app: .*App\.tsx:\d+ 1 of 1 situations on iOS and Android/);
});

test.each([
  ['cold', 'is broken only when the link starts it', lateStart, ['cold', 'warm']],
  ['warm', 'is broken only while it runs', withoutListener, ['warm', 'cold']],
])('an app that %s: %s', async (start, _, change, [broken, fine]) => {
  const { status, report, proofs } = await proved(app(start, { 'App.tsx': change }));
  expect(proofs).toContainEqual([broken, 'broken', expect.stringMatching(/redeemed on iOS and Android/)]);
  expect(proofs).toContainEqual(redeems(fine));
  expect(report.findings.filter(({ rule }) => rule === 'proved-broken')).toEqual([expect.objectContaining({ severity: 'error', file: 'App.tsx' })]);
  expect(status).toBe(1);
});

test('a handler that says the same for a failure is proved broken', async () => {
  const { proofs } = await proved(app('same', { 'src/redeem.ts': swap("result === 'SUCCESS' ? 'Welcome!' : 'The purchase could not be redeemed.', result", "'Welcome!'") }));
  expect(proofs[1]).toEqual(['warm', 'broken', expect.stringMatching(/did the same as for a success/)]);
});

test('an app without a JavaScript handler could not be run, which is neither green nor a finding', async () => {
  const folder = app('none', { 'App.tsx': "import { Text } from 'react-native';\nexport default function App() { return <Text>Shop</Text>; }\n", 'src/redeem.ts': 'export {};\n' });
  const { status, report, proofs } = await proved(folder, '--fail-on', 'never');
  expect(proofs).toEqual([['cold', 'not-run', expect.stringMatching(/no code that gets a link/i)], ['warm', 'not-run', expect.any(String)]]);
  expect(status).toBe(0);
  expect(report.findings.map(({ rule }) => rule)).toContain('redeem-missing');
});

test('without Node, or without the package, the error says what to do', async () => {
  const without = await run(program, ['doctor', app('no-node'), '--prove'], { PATH: '/nowhere' });
  expect(without.stderr).toMatch(/Node 20 or newer.*PATH/s);
  expect(without.status).toBe(64);
});

test.each(['warm', 'cold'])('try --start %s plays a file that listens', async (start) => {
  const { status, stdout } = await run(process.execPath, [main, 'try', join(app(`try-${start}`), 'App.tsx'), '--start', start, '--json', '--situation', 'failed (offline)', '--platform', 'ios']);
  const trial = JSON.parse(stdout);
  expect(trial).toMatchObject({ start, sdk: 'react-native-purchases' });
  expect(trial.plays).toEqual([
    expect.objectContaining({ situation: 'redeemed', outcome: 'redeemed', fault: null }), expect.objectContaining({ situation: 'failed (offline)', fault: null }),
  ]);
  expect(status).toBe(0);
});

test('try --start cold says that the app does not ask for the link that started it', async () => {
  const folder = app('asks', { 'App.tsx': swap('    void Linking.getInitialURL().then((url) => { if (url !== null) void redeem(url); });\n', '') });
  const { status, stdout } = await run(process.execPath, [main, 'try', join(folder, 'App.tsx'), '--start', 'cold', '--situation', 'failed (offline)', '--platform', 'ios']);
  expect(stdout).toMatch(/WRONG: called no SDK: the app\s+does not ask for the link that\s+started it/);
  expect(status).toBe(1);
});

test('a Capacitor app gets the link that started it by its listener, until it removes all', async () => {
  const handlers = join(__dirname, 'handlers');
  const kept = await run(process.execPath, [main, 'try', join(handlers, 'capacitor-listens.ts'), '--start', 'cold', '--json', '--situation', 'failed (offline)', '--platform', 'ios']);
  expect(JSON.parse(kept.stdout).plays.map(({ fault }) => fault)).toEqual([null, null]);
  const removed = await run(process.execPath, [main, 'try', join(handlers, 'capacitor-deaf.ts'), '--start', 'warm', '--platform', 'ios']);
  expect(removed.stderr).toMatch(/listens for no link/);
});
