// Plays the shared cases of some SDKs through a built client and reports them: node conformance/run.mjs CLIENT KNOWN-GAPS SDK…
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const folder = join(dirname(fileURLToPath(import.meta.url)), '../../../Tests/Conformance');
const [clientPath, gapsPath, ...sdks] = process.argv.slice(2);
const client = await import(pathToFileURL(clientPath).href);
const { RedemptionServer, isStateless, playScenario, inspector } = client;

const read = (name) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
const gaps = new Map();
for (const line of readFileSync(gapsPath, 'utf8').split('\n')) {
  if (line.trim() === '' || line.startsWith('#')) continue;
  const [name, reason] = line.split(' # ');
  gaps.set(name.trim(), reason?.trim() ?? '');
}

/** Whether a case has targets, and all of them are of these SDKs. The packages have no types for others. */
function isOwn({ steps }) {
  const named = steps.flatMap(({ params }) => [params.sdk, params.target?.sdk]).filter((sdk) => sdk !== undefined);
  return named.length > 0 && named.every((sdk) => sdks.includes(sdk));
}

const counts = { cases: 0, passed: 0, gaps: 0, failed: 0 };
function report(file, scenario, differences) {
  const name = `${file}: ${scenario.description}`;
  const gap = gaps.get(name);
  gaps.delete(name);
  counts.cases += 1;
  if (differences.length === 0) {
    counts.passed += 1;
    if (gap !== undefined) console.log(`known gap passes, remove it from known-gaps.txt: ${name}`);
  } else if (gap !== undefined) {
    counts.gaps += 1;
    console.log(`known gap: ${name} # ${gap}`);
  } else {
    counts.failed += 1;
    console.log(`failed: ${name}`);
    for (const difference of differences) console.log(`  ${difference}`);
  }
}

const shared = await RedemptionServer.start();
const queue = read('index.json').files.flatMap(({ file }) => read(file).cases.filter(isOwn).map((scenario) => ({ file, scenario })));
const played = new Map();
let next = 0;
async function worker() {
  for (let index = next++; index < queue.length; index = next++) {
    const { scenario } = queue[index];
    const options = { timeout: 20_000, inspect: inspector?.() };
    played.set(index, await playScenario(scenario, options, isStateless(scenario) ? shared : undefined));
  }
}
await Promise.all([worker(), worker(), worker(), worker()]);
await shared.close();
queue.forEach(({ file, scenario }, index) => { report(file, scenario, played.get(index)); });
for (const name of gaps.keys()) {
  counts.failed += 1;
  console.log(`failed: known-gaps.txt names a case that is not there: ${name}`);
}
console.log(`conformance: ${counts.cases} cases, ${counts.passed} passed, ${counts.gaps} known gaps, ${counts.failed} failed`);
process.exitCode = counts.failed === 0 ? 0 : 1;
