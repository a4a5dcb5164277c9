import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

import { mockPurchases, mockSuperwall } from '../src/index.ts';

const mocks = { 'react-native-purchases': mockPurchases, 'expo-superwall': mockSuperwall };

for (const [name, mock] of Object.entries(mocks)) {
  test(`the version of ${name} is the installed one`, async () => {
    const { console } = globalThis as unknown as { console: { warn: (text: string) => void } };
    const [before, { warn }, written] = [process.cwd(), console, [] as string[]];
    const place = mkdtempSync(join(tmpdir(), 'redemption-version-'));
    mkdirSync(join(place, 'node_modules', name), { recursive: true });
    writeFileSync(join(place, 'node_modules', name, 'package.json'), '{ "version": "99.0.0" }');
    process.chdir(place);
    console.warn = (text) => { written.push(text); };
    const { session, close } = mock({ phone: 'with a new SDK' });
    try {
      await session();
    } finally {
      process.chdir(before);
      console.warn = warn;
      await close();
      rmSync(place, { recursive: true });
    }
    assert.match(written.join('\n'), new RegExp(`^RedemptionKit: Nobody has compared the redemption of ${name} 99\\.0\\.0 with [^\n]+$`));
  });
}
