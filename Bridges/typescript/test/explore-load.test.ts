import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { after, test } from 'node:test';

import { ChannelApp, explore, phone } from '../src/index.ts';
import { factoryOf, optionsIn, target } from './explored-defects.ts';
import { real } from './servers.ts';

const sdk = ChannelApp.shared(target, { server: { executable: real }, platform: 'ios', session: { configured: false } });
after(async () => { await phone.close(); });

/** The bytes of a report and its page. */
async function searched(): Promise<string> {
  const options = optionsIn(['purchase', 'linkOpens', 'serverFails', 'answerIsLate', 'timePasses']);
  const { exploration } = await explore(factoryOf(sdk, 'waits a moment', 'never stops its spinner'), { ...options, limits: { stories: 200 } });
  const server = await phone.server();
  return JSON.stringify(await server.explore.report({ exploration, format: 'html' })).replace(exploration, '');
}

test('the same start gives the same report, byte for byte, while other processes take the processor', async () => {
  const idle = await searched();
  const load = Array.from({ length: 4 }, () => spawn(process.execPath, ['eval', 'const end = Date.now() + 120_000; while (Date.now() < end) Math.sqrt(end);']));
  try {
    assert.equal(await searched(), idle);
    const { states, findings } = JSON.parse(idle) as { states: number; findings: { property: string }[] };
    assert.ok(states > 50 && findings.some(({ property }) => property === 'noSilence'), idle.slice(0, 2_000));
  } finally {
    for (const process of load) process.kill('SIGKILL');
  }
});
