// `redemption init` in apps: init.mjs APPS WORK NODE_MODULES JEST. Each folder of APPS is an app, with the failures that its new test must have in expected.txt.
// The last line counts.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const [, , apps, work, project, jest] = process.argv;
let passed = 0;
let failed = 0;

function check(name, isGood, detail) {
  if (isGood) passed += 1;
  else failed += 1;
  if (!isGood) console.log(`FAILED ${name}\n${detail}`);
}

function snapshot(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name), 'utf8')]).sort();
}

const init = (folder, ...options) => spawnSync(process.env.REDEMPTION_EXECUTABLE, ['init', '.', ...options], { cwd: folder, encoding: 'utf8' });

for (const name of readdirSync(apps)) {
  const folder = join(work, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  cpSync(join(apps, name), folder, { recursive: true });
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
  cpSync(join(project, 'babel.config.js'), join(folder, 'babel.config.js'));
  const before = JSON.stringify(snapshot(folder));
  const diff = init(folder);
  check(`${name}: prints a diff and writes nothing`, diff.status === 0 && diff.stdout.includes('+++ b/package.json') && JSON.stringify(snapshot(folder)) === before, diff.stdout + diff.stderr);
  const written = init(folder, '--write');
  check(`${name}: --write writes`, written.status === 0 && JSON.stringify(snapshot(folder)) !== before, written.stdout + written.stderr);
  const after = JSON.stringify(snapshot(folder));
  const again = init(folder, '--write');
  check(`${name}: the same again changes nothing`, again.stderr.includes('Nothing to change.') && JSON.stringify(snapshot(folder)) === after, again.stdout + again.stderr);
  const run = spawnSync(process.execPath, [jest, '--ci', '--config', 'jest.redemption.config.js', '--json'], { cwd: folder, encoding: 'utf8' });
  const { testResults = [] } = run.stdout.startsWith('{') ? JSON.parse(run.stdout) : {};
  const tests = testResults.flatMap((file) => file.assertionResults);
  const failures = tests.filter(({ status }) => status === 'failed').map(({ title, failureMessages: [message = ''] }) =>
    `${title.split(':')[0]}: ${message.split('\n')[0].replace(/https?:\S+|[\w-]+:\/\/\S+/g, 'LINK').replace(/^Error: ([^:]*: )?/, '')}`);
  const found = [...new Set(failures)].sort().join('\n');
  const wanted = readFileSync(join(apps, name, 'expected.txt'), 'utf8').trim();
  check(`${name}: fails for the app's own reasons`, tests.length > 0 && found === wanted, `${tests.length} tests; found:\n${found}\nexpected:\n${wanted}\n${tests.length === 0 ? run.stdout + run.stderr : ''}`);
}
console.log(`${passed} passed, ${failed} failed`);
