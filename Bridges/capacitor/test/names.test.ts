import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';

import { voidMethods } from '../src/void-methods.ts';

// A misspelled name would give the app a result in place of `-1`. Whoever changes the list compares it with the plugin's source, and then the digest.
for (const [platform, expected] of [['ios', '6c693f1cc009'], ['android', 'b7a765f94a53']] as const) {
  test(`on ${platform}: the methods without a result are those that were compared with the plugin's source`, () => {
    const names = [...voidMethods[platform]].sort();
    assert.deepEqual([names.length, createHash('sha256').update(names.join()).digest('hex').slice(0, 12)], [36, expected]);
  });
}
