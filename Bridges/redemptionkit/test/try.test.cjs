// `redemptionkit try` as an app has it: the built package in node_modules, a handler, and the report.
const { execFile } = require('node:child_process');
const { chmodSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

jest.setTimeout(180_000);

const main = join(__dirname, 'node_modules/redemptionkit/dist/cjs/main.js');

function run(...args) { return runIn(process.env, ...args); }

function runIn(env, ...args) {
  return new Promise((resolve) => {
    execFile(process.execPath, [main, ...args], { cwd: __dirname, env }, (error, stdout, stderr) => { resolve({ status: error?.code ?? 0, stdout, stderr }); });
  });
}

/** Plays one handler on one platform, for speed, and reads the JUnit report. */
async function played(handler, ...options) {
  const report = join(__dirname, `${handler}.xml`);
  const { status, stdout, stderr } = await run('try', `handlers/${handler}`, '--platform', 'ios', '--junit', report, ...options);
  const xml = readFileSync(report, 'utf8');
  const cases = [...xml.matchAll(/<testcase classname="[^"]*" name="([^"]*)">(?:<failure message="([^"]*)">)?/g)];
  return { status, stdout, stderr, faults: Object.fromEntries(cases.map(([, name, fault]) => [name, fault])) };
}

// Three situations, for speed; `told.ts` plays all.
const few = ['--situation', 'linkExpired (used)', '--situation', 'failed (offline)'];
const failures = ['linkExpired (used)', 'failed (offline)'];
const all = ['redeemed', ...failures];

test.each([
  ['same.ts', 'did the same as for a success', failures],
  ['same-js.js', 'did the same as for a success', failures],
  ['silent.ts', 'did the same as for a success', failures],
  ['screen.ts', 'did the same as for a success', failures],
  ['capacitor.js', 'did the same as for a success', failures],
  ['superwall.tsx', 'did the same as for a success', failures],
  ['threw.ts', 'threw', failures],
  ['never.ts', 'never settled', failures],
  ['ignores.ts', 'called no SDK', all],
  ['twice.ts', 'redeemed twice', all],
  ['component.tsx', 'did the same as for a success', failures],
  ['class.tsx', 'did the same as for a success', failures],
  ['provider.tsx', 'did the same as for a success', failures],
  ['passed-in-same.ts', 'did the same as for a success', failures],
  ['extends.ts', 'did the same as for a success', failures],
  ['listener.ts', 'threw', failures],
  ['angular.ts', 'did the same as for a success', ['linkExpired (used)']],
  ['vue.ts', 'did the same as for a success', failures],
  ['own-scheme.ts', 'did the same as for a success', failures],
  ['saga.ts', 'did the same as for a success', failures],
  ['mutation.ts', 'did the same as for a success', failures],
  ['mutation-screen.tsx', 'did the same as for a success', failures],
  ['query.tsx', 'did the same as for a success', failures],
  ['swr-mutation.ts', 'did the same as for a success', failures],
  ['action-state.ts', 'did the same as for a success', failures],
  ['superwall-older.ts', 'did the same as for a success', failures],
])('%s: %s', async (handler, fault, situations) => {
  const { status, faults } = await played(handler, ...few);
  expect(Object.keys(faults).filter((name) => faults[name] !== undefined)).toEqual(situations);
  expect([...new Set(Object.values(faults))].filter(Boolean)).toEqual([fault]);
  expect(status).toBe(1);
});

test.each([
  ['kept.ts', 'what the app keeps to itself differs', /isPro = true\n/],
  ['backend.ts', "the app's backend decides", /depends on what/],
  ['flag.ts', 'a flag of a module that is not here decides', /depends on what/],
  ['asks.ts', 'a person has to tap', /waits for Alert\.alert/],
  ['setup.ts', "the app's set-up did not run", /name it with --setup/],
  ['premium.ts', 'a success has the entitlement that the app asks for', /SUCCESS active=\[premium\] +returned 'redeemed'/],
  ['product.ts', 'a success may need another product', /the app looks at\s+activeSubscriptions/],
  ['passed-in.ts', 'the SDK is passed in', /the parameter sdk \(taken for the SDK/],
  ['left-out.tsx', 'the component that redeems cannot be shown', /called no SDK, but Redeemer/],
  ['navigator.tsx', 'a navigator shows the screen that redeems', /called no SDK, but what createStackNavigator\(\)\.Navigator shows/],
  ['superwall-log.tsx', 'the app only logs', /the app says nothing of either/],
  ['elsewhere.ts', 'a module that is not here got the link', /called no SDK, but/],
  ['elsewhere-in-event.ts', 'the link may be in a member that is not here', /called no SDK, but its parameter's pushed/],
  ['superwall-older-deaf.ts', 'its SDK never says ACTIVE', /an event that this file does not listen to/],
  ['event-elsewhere.ts', 'another file hears the result', /an event that this file does not listen to/],
])('%s is not judged: %s', async (handler, _, text) => {
  const { status, stdout, faults } = await played(handler, ...few);
  expect(Object.values(faults).filter(Boolean)).toEqual([]);
  expect(stdout).toMatch(text);
  expect(status).toBe(0);
});

test('a handler that says the truth passes on both platforms, and the table shows where they differ', async () => {
  const { status, stdout } = await run('try', 'handlers/told.ts');
  expect(stdout).toMatch(/redeemed +both +SUCCESS active=\[pro\] +Alert\.alert\('Welcome!'\)/);
  expect(stdout).toMatch(/failed \(offline\) +iOS +ERROR 35/);
  expect(stdout).toMatch(/failed \(offline\) +Android +ERROR 10/);
  expect(stdout).toMatch(/20 played, 0 wrong\n$/);
  expect(status).toBe(0);
});

test('a hook that keeps the result in its state is shown with every change', async () => {
  const { status, stdout, faults } = await played('hook.ts', ...few);
  expect(stdout).toMatch(/useRedemption, listening\(\{ url \}\)/);
  expect(stdout).toMatch(/failed \(offline\) +iOS +ERROR 35 +setState\('LINK'\)\s+setState\('ERROR'\)/);
  expect(stdout).toMatch(/react \(a small renderer of ours/);
  expect(Object.values(faults).filter(Boolean)).toEqual([]);
  expect(status).toBe(0);
});

test.each([
  ['loaded.tsx', /Root, listening.*\n[\s\S]*failed \(offline\) +iOS +ERROR 35 +Alert\.alert\('ERROR'\)/],
  ['retries.ts', /failed \(offline\) +iOS +ERROR 35 +Alert\.alert\('ERROR'\)\s+ERROR 35/],
  ['saga-effect.ts', /ERROR 35 +yield \(\{ type: 'PUT', status: 'ERROR' \}\)/],
  ['superwall-both.tsx', /redeemed +iOS +SUCCESS +Alert\.alert\('SUCCESS'\)\n/],
  ['route.tsx', /Redeem, listening\(\{ url \}\), the link starts the app[\s\S]*failed \(offline\) +iOS +ERROR 35 +useLocalSearchParams\(\)\s+setState\('ERROR'\)/],
  ['mutation-told.ts', /useRedeem → redeem\(url\)[\s\S]*SUCCESS active=\[pro\] +Alert\.alert\('Welcome!'\)[\s\S]*ERROR 35 +Alert\.alert\('ERROR'\)[\s\S]*react-query \(mutations/],
  ['mutation-screen-told.tsx', /ERROR 35 +router\.push\('\/done'\)\s+useMutation\(\{ data: \{ result: 'ERROR'/],
  ['query-told.tsx', /ERROR 35 +setState\('LINK'\)\s+useQuery\(\{ data: 'ERROR' \}\)/],
  ['swr-mutation-told.ts', /useRedeem → trigger\(\{ url \}\)[\s\S]*ERROR 35 +Alert\.alert\('ERROR'\)[\s\S]*swr\/mutation \(mutations/],
  ['action-state-told.ts', /ERROR 35 +setState\('ERROR'\)/],
  ['transition-told.tsx', /ERROR 35 +setState\('ERROR'\)/],
  ['superwall-older-told.tsx', /App, listening[\s\S]*failed \(offline\) +iOS +ERROR +Alert\.alert\('ERROR'\)[\s\S]*react-native-superwall \(not installed/],
  ['superwall-older-status.ts', /redeemed +iOS +SUCCESS +Alert\.alert\('Welcome!'\)/],
])('%s is played, and tells each result', async (handler, text) => {
  const { status, stdout, faults } = await played(handler, ...few);
  expect(stdout).toMatch(text);
  expect(stdout).toMatch(/3 played, 0 wrong\n$/);
  expect(Object.values(faults).filter(Boolean)).toEqual([]);
  expect(status).toBe(0);
});

test("with --setup, the app's own set-up runs first", async () => {
  const { status, stdout } = await played('setup.ts', '--setup', 'startStore', ...few);
  expect(stdout).toMatch(/redeemed +iOS +SUCCESS active=\[pro\] +Alert\.alert\('SUCCESS'\)/);
  expect(status).toBe(0);
});

test('a loop without end is ended, and the situation is named', async () => {
  const { status, faults } = await played('busy.ts', '--within', '1', ...few);
  expect(faults['failed (offline)']).toBe('never settled');
  expect(faults['redeemed']).toBeUndefined();
  expect(status).toBe(1);
});

test.each([
  ['remembers.js', 1, /WRONG: falseSuccess\n( +\d\. .*\n){3} +expected: .*\n +seen: +Alert\.alert\('Welcome!'\), as for a success; the SDK was not asked/],
  ['stuck.js', 1, /WRONG: secondChance\n( +\d\. .*\n){4} +expected: .*\n +seen: +the app did nothing, and asked no SDK/],
  ['explored.js', 0, /Explored \d+ stories .*: nothing is wrong\n$/],
])('--explore finds a story of several events that no situation shows: %s', async (handler, expected, text) => {
  const { status, stdout } = await run('try', `handlers/${handler}`, '--platform', 'ios', '--situation', 'failed (offline)', '--explore', '--stories', '60');
  expect(stdout).toMatch(/2 played, 0 wrong\n/);
  expect(stdout).toMatch(text);
  expect(status).toBe(expected);
});

test.each([
  [['try'], /Name the file with the handler/],
  [['try', 'handlers/none.ts'], /none\.ts/],
  [['try', 'handlers/two.ts'], /redeemLink, redeemOther.*--handler/],
  [['try', 'handlers/two.ts', '--handler', 'other'], /no function `other`/],
  [['try', 'handlers/idle.tsx'], /`default` was shown and listens for no link/],
  [['try', 'handlers/sdkless.ts'], /use none of the SDKs.*react-native-purchases/],
  [['try', 'handlers/told.ts', '--platform', 'web'], /expected ios or android/],
  [['try', 'handlers/told.ts', '--within', 'soon'], /expected seconds/],
  [['try', 'handlers/told.ts', '--situation', 'redemed'], /Unknown situation `redemed`: expected `redeemed`/],
  [['try', 'handlers/told.ts', '--stories', '0'], /expected a whole number/],
  [['try', 'handlers/told.ts', '--wrong'], /--wrong/],
])('%j says what is wrong and ends with 2', async (args, text) => {
  const { status, stderr, stdout } = await run(...args);
  expect(stderr).toMatch(text);
  expect(stdout).toBe('');
  expect(status).toBe(2);
});

test('a file with a mistake is named with the mistake', async () => {
  writeFileSync(join(__dirname, 'handlers/broken.ts'), "import Purchases from 'react-native-purchases';\nexport const redeem = (url: string) => { throw\n");
  const { status, stderr } = await run('try', 'handlers/broken.ts');
  expect(stderr).toMatch(/broken\.ts/);
  expect(status).toBe(2);
});

/** An engine of containers on a PATH of its own, with these images; it runs the program itself, or another. */
function engine(name, { status = 0, images = '', architecture = 'amd64' }, program = process.env.REDEMPTION_EXECUTABLE) {
  const folder = join(__dirname, `engine-${name}-${status}-${images === '' ? 'empty' : 'full'}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), `#!/bin/sh
echo "$@" >> '${folder}/calls'
case "$1" in
  version) exit ${status} ;;
  image) [ "$5" = "${images}" ] && echo ${architecture} ;;
  run) while [ "$1" != "${images}" ]; do shift; done; shift; exec '${program}' "$@" ;;
esac
`);
  chmodSync(join(folder, name), 0o755);
  return { folder, env: { ...process.env, PATH: folder, REDEMPTION_EXECUTABLE: '' }, calls: () => readFileSync(join(folder, 'calls'), 'utf8') };
}

const { version } = require('./node_modules/redemptionkit/package.json');

test.each([['docker', 'arm64'], ['podman', 'amd64']])('without a program for this machine, %s runs the image of %s', async (name, architecture) => {
  const { env, calls } = engine(name, { images: `redemptionkit:${version}`, architecture });
  const { status, stdout } = await runIn(env, 'demo');
  expect(stdout).toMatch(/of 6 are told something false/);
  expect(status).toBe(0);
  // The container sees the app's folder, which `doctor` and `init` read and write.
  const user = `${process.getuid()}:${process.getgid()}`;
  expect(calls()).toMatch(`run -i --rm --platform linux/${architecture} -v ${__dirname}:/app -w /app --user ${user} redemptionkit:${version} demo`);
  const tried = await runIn(env, 'try', 'handlers/told.ts', '--platform', 'ios', '--situation', 'invalidCode');
  expect(tried.stdout).toMatch(/2 played, 0 wrong/);
});

test.each([
  [['up'], '-p 127.0.0.1:8787:8787', 'up --port 8787 --in-container'],
  [['up', '--open', '9000', '--ledger', 'app.db'], '-p 127.0.0.1:9000:9000', 'up --open --ledger app.db --port 9000 --in-container'],
  [['up', '--port=9000', '--local-ports', 'superwall'], '-p 127.0.0.1:9000:9000 -p 127.0.0.1:3000:3000 -p 127.0.0.1:3001:3001 -p 127.0.0.1:3045:3045 -p 127.0.0.1:5999:5999',
    'up --local-ports superwall --port 9000 --in-container'],
  [['up', '--token-file', 'tokens', '--http', '192.168.1.5:9000'], '-p 192.168.1.5:9000:9000', 'up --token-file tokens --http 0.0.0.0:9000'],
  [['up', '--help'], '', 'up --help'],
])('`%s` in a container publishes its ports', async (args, ports, inside) => {
  const { env, calls } = engine('docker', { images: `redemptionkit:${version}`, architecture: 'amd64' }, '/bin/true');
  expect((await runIn(env, ...args)).status).toBe(0);
  expect(calls()).toContain(`run -i --rm --platform linux/amd64 ${ports === '' ? '' : `${ports} `}-v ${__dirname}:/app`);
  expect(calls()).toContain(`redemptionkit:${version} ${inside}\n`);
});

test('the ports of `--local-ports` are those that the program names', async () => {
  const { stdout } = await run('up', '--help');
  expect(stdout.replace(/\s+/g, ' ')).toContain('superwall (3000, 3001, 3045, 5999)');
});

test('in a container, a free port is refused with what to write', async () => {
  const { env } = engine('docker', { images: `redemptionkit:${version}`, architecture: 'amd64' }, '/bin/true');
  expect((await runIn(env, 'up', '--port', '0')).stderr).toContain('such as --port 8787');
});

test.each([
  ['an engine that does not run', engine('docker', { status: 1 }), /\n {2}- docker \(does not run\)\n[\s\S]*\n {2}- Start Docker or Podman and load the image/],
  ['an engine without the image', engine('podman', {}), /\n {2}- podman \(has no image redemptionkit:[\s\S]*\n {2}- Load the image of a release: podman load -i redemptionkit-image-/],
])('with %s, the error says what to do', async (_, { env }, text) => {
  const { status, stderr } = await runIn(env, 'try', 'handlers/told.ts');
  expect(stderr).toMatch(text);
  expect(stderr).toMatch(/REDEMPTION_URL/);
  expect(status).toBe(2);
});
