import assert from 'node:assert/strict';
import { test } from 'node:test';

import { callingFile, isOf } from '../src/caller.ts';

for (const [file, expected] of [
  ['/app/node_modules/sdk/dist/index.js', true], ['/sdk/src/purchases.ts', true], ['C:\\app\\node_modules\\sdk\\index.js', true],
  ['/sdk/src/__tests__/purchases.test.ts', false], ['/sdk/example/src/App.tsx', false], ['/app/node_modules/sdk-ui/dist/index.js', false],
  ['/sdk/node_modules/other/dist/index.js', false], [undefined, false],
] as const) {
  test(`${file ?? 'no file'} is ${expected ? 'a file' : 'none'} of the SDK`, () => { assert.equal(isOf('sdk', file), expected); });
}

test('an engine that gives its stack as text does not say who calls', () => {
  Object.defineProperty(Error, 'prepareStackTrace', { get: () => undefined, set: () => undefined, configurable: true });
  try {
    assert.equal(callingFile(), undefined);
  } finally {
    Reflect.deleteProperty(Error, 'prepareStackTrace');
  }
});
