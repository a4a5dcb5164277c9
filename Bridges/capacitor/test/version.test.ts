import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

import { mockPurchases } from '../src/index.ts';

test('the version of @revenuecat/purchases-capacitor is the installed one', async () => {
  const { console } = globalThis as unknown as { console: { warn: (text: string) => void } };
  const [before, { warn }, written] = [process.cwd(), console, [] as string[]];
  const place = mkdtempSync(join(tmpdir(), 'redemption-version-'));
  const installed = join(place, 'node_modules', '@revenuecat', 'purchases-capacitor');
  mkdirSync(installed, { recursive: true });
  writeFileSync(join(installed, 'package.json'), '{ "version": "99.0.0" }');
  process.chdir(place);
  console.warn = (text) => { written.push(text); };
  const { session, close } = mockPurchases({ phone: 'with a new SDK' });
  try {
    await session();
  } finally {
    process.chdir(before);
    console.warn = warn;
    await close();
    rmSync(place, { recursive: true });
  }
  assert.match(written.join('\n'), /^RedemptionKit: Nobody has compared the redemption of purchases-capacitor 99\.0\.0 with [^\n]+$/);
});
