import assert from 'node:assert/strict';
import { test } from 'node:test';

import { candidatesOf, formOf, furtherParameters, handlerOf, listens, NoHandler, parametersOf, setupOf } from '../src/handler.ts';

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

test('methods of the objects that a class makes can be the handler', () => {
  class Redeemer { open(_url: string): unknown { return this; } }
  const made = handlerOf(candidatesOf({ Redeemer }), undefined, 'a.ts');
  assert.equal(made.path, 'Redeemer().open');
  assert.ok(made.self instanceof Redeemer);
  class Needs { readonly sdk: object; constructor(sdk: object) { this.sdk = sdk; } redeem(_url: string): unknown { return this.sdk; } }
  assert.deepEqual(candidatesOf({ Needs }), []);
  const given = handlerOf(candidatesOf({ Needs }, (name) => ({ name })), undefined, 'a.ts');
  assert.deepEqual(given.call.call(given.self, 'x'), { name: 'sdk' });
});

test('of a class with a shared object, it is the handler\'s', () => {
  class Service { static readonly #one = new Service(); static getInstance(): Service { return Service.#one; } handleLink(_url: string): unknown { return this; } }
  const found = handlerOf(candidatesOf({ Service }), undefined, 'a.ts');
  assert.equal(found.path, 'Service.getInstance().handleLink');
  assert.equal(found.self, Service.getInstance());
  class Shared { static readonly shared = new Shared(); handleLink(_url: string): unknown { return this; } }
  assert.equal(handlerOf(candidatesOf({ Shared }), undefined, 'a.ts').self, Shared.shared);
});

test('of two likely functions, it is the one that calls the other', () => {
  function redeemOrThrow(_url: string): void { throw new Error('EXPIRED'); }
  const openLink = (url: string): boolean => { try { redeemOrThrow(url); return true; } catch { return false; } };
  assert.equal(handlerOf(candidatesOf({ redeemOrThrow, openLink }), undefined, 'a.ts').path, 'openLink');
});

test('Expo Router\'s function for links is the handler', () => {
  const exports = { redirectSystemPath: ({ path }: { path: string }) => path, other: (_name: string) => 1 };
  assert.equal(handlerOf(candidatesOf(exports), undefined, 'a.ts').path, 'redirectSystemPath');
});

test('an exported function without parameters that begins to listen for links is set-up', () => {
  const app = { addListener: (_name: string, _call: () => void) => undefined };
  const candidates = candidatesOf({ listen: () => { app.addListener('appUrlOpen', () => undefined); }, other: () => { app.addListener('pause', () => undefined); } });
  assert.deepEqual(candidates.map(listens), [true, false]);
  assert.equal(setupOf(candidates, undefined, undefined)?.path, 'listen');
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
