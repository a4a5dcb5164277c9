import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';

import { linkDelivery, outcomes, phone } from '../src/index.ts';

const links = linkDelivery();
beforeEach(async () => { await phone.launch(); });
after(async () => { await phone.close(); });

test('a URL reaches those who listen, until they stop', async () => {
  const heard: string[] = [];
  const stop = links.listen((url) => { heard.push(url); });
  await phone.open('a://1');
  stop();
  await phone.open('a://2');
  assert.deepEqual(heard, ['a://1']);
  assert.equal(links.launchURL, null);
  assert.equal(links.lastURL, 'a://2');
  assert.deepEqual(links.takeUnheard(), ['a://2']);
  assert.deepEqual(links.takeUnheard(), []);
});

test('a launch ends what listened, and has its URL', async () => {
  const heard: string[] = [];
  links.listen((url) => { heard.push(url); });
  await phone.launch({ url: 'a://1' });
  await phone.open('a://2');
  assert.deepEqual(heard, []);
  assert.deepEqual([links.launchURL, links.lastURL], ['a://1', 'a://2']);
  assert.deepEqual(links.takeUnheard(), ['a://1', 'a://2']);
});

test('JavaScript that is loaded again ends what listened before', async () => {
  const heard: string[] = [];
  const young = Symbol('young');
  links.listen(() => { heard.push('old'); }, Symbol('old'));
  links.listen(() => { heard.push('young'); }, young);
  links.listen(() => { heard.push('young too'); }, young);
  await phone.open('a://1');
  assert.deepEqual(heard, ['young', 'young too']);
});

test('listeners from before two resets are deaf, until something listens', () => {
  links.listen(() => undefined);
  for (let time = 0; time < 2; time += 1) links.forget();
  assert.equal(links.isDeaf, true);
  links.listen(() => undefined);
  assert.equal(links.isDeaf, false);
});

test('a situation sells what the app sells', async () => {
  const server = await phone.server();
  await outcomes.revenuecat[0]?.url(server, { product: 'gold_yearly', entitlements: ['gold'] });
  const { purchases } = await server.store.list({ reveal: true });
  assert.deepEqual(purchases.map(({ purchase: { product } }) => product), ['gold_yearly']);
});
