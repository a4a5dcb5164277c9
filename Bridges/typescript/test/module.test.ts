import assert from 'node:assert/strict';
import { test } from 'node:test';

import { nativeModule } from '../src/module.ts';

test('a native module has a function for each name, and nothing of what JavaScript, Jest and React ask any object for', () => {
  const asked: string[] = [];
  const module = nativeModule({ own: () => 'own' }, (method) => () => { asked.push(method); }) as { readonly [name: string]: unknown };
  for (const name of [
    'then', 'catch', 'finally', 'toJSON', 'inspect', 'default', 'asymmetricMatch', 'nodeType', 'tagName', 'hasAttribute', 'getConstants', 'length', 'name',
    'calls', 'mock', 'sample', 'message', 'stack', 'prototype', '$$typeof', '@@iterator', '__esModule', 'Upper', '0',
  ]) assert.equal(module[name], undefined, name);
  assert.equal(module['constructor'], Object);
  assert.equal((module['own'] as () => unknown)(), 'own');
  (module['redeemWebPurchase'] as () => void)();
  assert.deepEqual(asked, ['redeemWebPurchase']);
  assert.equal(module['redeemWebPurchase'], module['redeemWebPurchase']);
});
