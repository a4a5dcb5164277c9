import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';

import { purchasesMethods } from '../src/purchases-methods.ts';
import { declaredEvents } from '../src/superwall-events.ts';
import { superwallMethods } from '../src/superwall-methods.ts';

const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);

// A misspelled name would be missing from the module without a word. Whoever changes a list compares it with the SDK's source, and then the digest.
for (const [name, list, count, expected] of [
  ['RNPurchases', Object.entries(purchasesMethods).sort(), 84, 'd373fb4e42f0'],
  ['SuperwallExpo', Object.entries(superwallMethods).sort(), 29, 'aad711c9f90a'],
  ['SuperwallExpo, events', [...declaredEvents].sort(), 20, '24107e8235c0'],
] as const) {
  test(`the names of ${name} are those that were compared with the SDK's source`, () => {
    assert.deepEqual([list.length, digest(list)], [count, expected]);
  });
}
