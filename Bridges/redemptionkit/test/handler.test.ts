import assert from 'node:assert/strict';
import { test } from 'node:test';

import { candidatesOf, formOf, furtherParameters, handlerOf, NoHandler, parametersOf, setupOf } from '../src/handler.ts';

test('parameters are read from the source of any function', () => {
  assert.deepEqual(parametersOf('async (url, screen = make(1, 2)) => {}'), ['url', 'screen = make(1, 2)']);
  assert.deepEqual(parametersOf('url => url'), ['url']);
  assert.deepEqual(parametersOf('async open({ url, path: [a, b] }, ...rest) {}'), ['{ url, path: [a, b] }', '...rest']);
  assert.deepEqual(parametersOf('function () {}'), []);
});

test('the handler is the function whose name and parameter say so', () => {
  const exports = { formatUrl: (url: string) => url, redeemLink: (_url: string) => undefined, version: 1, useLink: (_url: string) => undefined };
  assert.equal(handlerOf(candidatesOf(exports), undefined, 'a.ts').path, 'redeemLink');
});

test('methods of exported objects and classes can be the handler', () => {
  class Links { open(_url: string): void { /* Redeems. */ } static redeem(_url: string): void { /* Redeems. */ } }
  assert.equal(handlerOf(candidatesOf({ links: new Links() }), undefined, 'a.ts').path, 'links.open');
  assert.equal(handlerOf(candidatesOf({ Links }), 'redeem', 'a.ts').path, 'Links.redeem');
});

test('two handlers that are equally likely are an error that names both', () => {
  const exports = { redeemOne: (_url: string) => 1, redeemTwo: (_url: string) => 2 };
  assert.throws(() => handlerOf(candidatesOf(exports), undefined, 'a.ts'), (error: unknown) =>
    error instanceof NoHandler && /redeemOne, redeemTwo.*--handler/.test(error.message));
});

test('an unknown name is an error that lists the exports', () => {
  assert.throws(() => handlerOf(candidatesOf({ redeem: (_url: string) => 1 }), 'reedem', 'a.ts'), /no function `reedem`. It exports `redeem`/);
});

test('set-up is found by its name', () => {
  const candidates = candidatesOf({ redeem: (_url: string) => 1, configurePurchases: () => 2 });
  assert.equal(setupOf(candidates, undefined, candidates[0]!)?.path, 'configurePurchases');
  assert.throws(() => setupOf(candidates, 'start', candidates[0]!), /no exported function `start`/);
});

test('an object as first parameter gets the link in an event, and further parameters have names', () => {
  const [candidate] = candidatesOf({ open: ({ url }: { url: string }, screen: unknown) => [url, screen] });
  assert.equal(formOf(candidate!), 'event');
  assert.deepEqual(furtherParameters(candidate!), ['screen']);
});
