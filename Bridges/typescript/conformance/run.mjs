// Plays the shared cases of some SDKs through a built package and reports them: node conformance/run.mjs PACKAGE KNOWN-GAPS SDK…
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

import { ownCases } from './cases.mjs';
import { play } from './player.mjs';

const [packagePath, gapsPath, ...sdks] = process.argv.slice(2);
const client = await import(pathToFileURL(packagePath).href);
const { RedemptionServer } = client;

const gaps = new Map();
for (const line of readFileSync(gapsPath, 'utf8').split('\n')) {
  if (line.trim() === '' || line.startsWith('#')) continue;
  const [name, reason] = line.split(' # ');
  gaps.set(name.trim(), reason?.trim() ?? '');
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

/** Whether all steps are pure, so that cases may share a server. */
const isStateless = ({ steps }) => steps.every(({ method }) => ['link/parse', 'reply/render', 'reply/read'].includes(method));

/** Whether a case names a space, which is that of every process at one REDEMPTION_URL. */
const namesSpace = ({ steps }) => steps.some(({ method }) => method === 'space/use');

// Calls without an answer report their failures there.
const consoleLines = [];
console.error = console.warn = (line) => { consoleLines.push(String(line)); };

// At REDEMPTION_URL, this process has one ledger: cases follow one another, each on a reset ledger.
const isRemote = (process.env.REDEMPTION_URL ?? '') !== '';
const workers = isRemote ? 1 : 4;

const shared = await RedemptionServer.start();
if (isRemote && shared.pid !== undefined) throw new Error('the client has started a server of its own');
const queue = ownCases(sdks).filter(({ scenario }) => !isRemote || !namesSpace(scenario));
const played = new Map();
let next = 0;
async function worker() {
  for (let index = next++; index < queue.length; index = next++) {
    const { scenario } = queue[index];
    played.set(index, await playOnce(scenario));
  }
}

async function playOnce(scenario) {
  if (isStateless(scenario)) return await play(client, scenario, shared, consoleLines);
  const server = await RedemptionServer.start();
  if (isRemote) await server.store.reset();
  const differences = await play(client, scenario, server, consoleLines);
  await server.close();
  return differences;
}
await Promise.all(Array.from({ length: workers }, () => worker()));
await shared.close();
queue.forEach(({ file, scenario }, index) => { report(file, scenario, played.get(index)); });
for (const name of gaps.keys()) {
  counts.failed += 1;
  console.log(`failed: known-gaps.txt names a case that is not there: ${name}`);
}
console.log(`conformance: ${counts.cases} cases, ${counts.passed} passed, ${counts.gaps} known gaps, ${counts.failed} failed`);
process.exitCode = counts.failed === 0 ? 0 : 1;
