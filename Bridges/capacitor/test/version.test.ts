import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

import { mockPurchases, mockSuperwall } from '../src/index.ts';

const mocks = { '@revenuecat/purchases-capacitor': mockPurchases, '@capawesome/capacitor-superwall': mockSuperwall };

for (const [name, mock] of Object.entries(mocks)) {
  test(`the version of ${name} is the installed one`, async (context) => {
    const { console } = globalThis as unknown as { console: { warn: (text: string) => void } };
    const before = process.cwd();
    const place = mkdtempSync(join(tmpdir(), 'redemption-version-'));
    mkdirSync(join(place, 'node_modules', name), { recursive: true });
    writeFileSync(join(place, 'node_modules', name, 'package.json'), '{ "version": "99.0.0" }');
    process.chdir(place);
    const warnings = context.mock.method(console, 'warn', () => undefined).mock;
    const { server, session, close } = mock({ phone: 'with a new SDK' });
    const opened = context.mock.method((await server()).session, 'open').mock;
    try {
      await session();
    } finally {
      process.chdir(before);
      await close();
      rmSync(place, { recursive: true });
    }
    assert.equal(opened.calls[0]?.arguments[0].sdkVersion, '99.0.0');
    // The server has compared no version of Superwall's plugin.
    assert.match(warnings.calls.map((call) => call.arguments[0]).join('\n'), mock === mockSuperwall ? /^$/
      : /^RedemptionKit: Nobody has compared the redemption of purchases-capacitor 99\.0\.0 with [^\n]+$/);
  });
}
