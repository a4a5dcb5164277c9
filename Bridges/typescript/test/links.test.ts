import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';

import { linkDelivery, phone } from '../src/index.ts';

const links = linkDelivery();
beforeEach(async () => { await phone.launch(); });

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
