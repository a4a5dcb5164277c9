import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { ChannelApp } from '../src/index.ts';
import { installedVersion } from '../src/installed.ts';
import { folder, real } from './servers.ts';

const server = { executable: real };

/** A folder with that package in its `node_modules`. */
function folderWith(name: string, description: string): string {
  const place = folder();
  mkdirSync(join(place, 'node_modules', name), { recursive: true });
  writeFileSync(join(place, 'node_modules', name, 'package.json'), description);
  return place;
}

/** What is written to the console as a warning meanwhile, with that working directory. */
async function warnings(place: string, body: () => Promise<unknown>): Promise<string[]> {
  const { console } = globalThis as unknown as { console: { warn: (text: string) => void } };
  const { warn } = console;
  const before = process.cwd();
  const written: string[] = [];
  console.warn = (text) => { written.push(text); };
  process.chdir(place);
  try {
    await body();
  } finally {
    process.chdir(before);
    console.warn = warn;
  }
  return written;
}

test('the version of a package is read in the nearest node_modules', () => {
  const place = folderWith('@maker/sdk', '{ "version": "10.9.1-beta.2" }');
  const deeper = join(place, 'packages', 'app');
  assert.equal(installedVersion('@maker/sdk', [deeper]), '10.9.1-beta.2');
  assert.equal(installedVersion('@maker/sdk', [folder(), deeper]), '10.9.1-beta.2');
  assert.equal(installedVersion('@maker/other', [deeper]), undefined);
});

test('what is no version, or no description of a package, is left out', () => {
  for (const description of ['{ "version": "next" }', '{ "version": 10 }', '{}', '[]', 'broken', '']) {
    assert.equal(installedVersion('sdk', [folderWith('sdk', description)]), undefined, description);
  }
});

test('a session is opened with the version of the installed SDK; a warning is printed once', async () => {
  const place = folderWith('react-native-purchases', '{ "version": "99.1.0" }');
  const app = new ChannelApp({ vendor: 'revenuecat', sdk: 'react-native', package: 'react-native-purchases' }, { server });
  const written = await warnings(place, async () => { await app.session(); await app.install(); await app.install(); });
  assert.equal(written.length, 1);
  assert.match(written[0] ?? '', /^RedemptionKit: Nobody has compared the redemption of react-native-purchases 99\.1\.0 with .+ Check the results on a phone/);
  await app.close();
});

test('the option sdkVersion takes the place of the installed version, and a version in the range prints nothing', async () => {
  const place = folderWith('react-native-purchases', '{ "version": "99.2.0" }');
  const app = new ChannelApp(
    { vendor: 'revenuecat', sdk: 'react-native', package: 'react-native-purchases' }, { server, session: { sdkVersion: '10.7.2' } });
  assert.deepEqual(await warnings(place, () => app.session()), []);
  const [written] = await warnings(place, () => app.install({ sdkVersion: '99.3.0' }));
  assert.match(written ?? '', /react-native-purchases 99\.3\.0/);
  await app.close();
});
