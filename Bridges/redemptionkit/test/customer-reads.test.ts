import assert from 'node:assert/strict';
import { test } from 'node:test';

import { CustomerWatch } from '../src/customer-reads.ts';

interface Reply {
  readonly customerInfo: { readonly entitlements: { readonly active: { readonly [name: string]: { readonly productIdentifier: string } } }; readonly activeSubscriptions: string[] };
}

function watched(): { readonly watch: CustomerWatch; readonly reply: Reply } {
  const watch = new CustomerWatch();
  const reply = watch.watch({ customerInfo: { entitlements: { active: { pro: { productIdentifier: 'a' } } }, activeSubscriptions: [] } }) as Reply;
  return { watch, reply };
}

test('the entitlements that an app asks for are seen, in each way to ask', () => {
  const { watch, reply: { customerInfo: { entitlements: { active } } } } = watched();
  void active['premium'];
  void ('plus' in active);
  const { team } = active;
  void team;
  assert.deepEqual(watch.reads, { entitlements: ['premium', 'plus', 'team'], others: [] });
});

test('counting what is active asks for nothing by name', () => {
  const { watch, reply } = watched();
  assert.equal(Object.keys(reply.customerInfo.entitlements.active).length, 1);
  assert.deepEqual(watch.reads, { entitlements: [], others: [] });
});

test('other members that depend on the purchase are seen', () => {
  const { watch, reply } = watched();
  void reply.customerInfo.activeSubscriptions;
  void reply.customerInfo.entitlements.active['pro']?.productIdentifier;
  assert.deepEqual(watch.reads, { entitlements: ['pro'], others: ['activeSubscriptions', 'productIdentifier'] });
});
