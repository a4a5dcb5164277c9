// What a report gives to use elsewhere, used as a user would: a scenario by `redemption replay`, tests in a file of their own.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { JSONValue } from '../src/index.ts';
import { defects } from './explored-defects.ts';
import { real } from './servers.ts';

const folder = mkdtempSync(join(tmpdir(), 'explored-'));
const tests = join(folder, 'pasted');
let scenarios = 0;

/** What `redemption replay` says of a scenario; undefined if all its steps are as they were. */
export function replayed(scenario: JSONValue | undefined): string | undefined {
  const file = join(folder, `${scenarios += 1}.json`);
  writeFileSync(file, JSON.stringify(scenario));
  const { status, stdout, stderr } = spawnSync(real, ['replay', file], { encoding: 'utf8' });
  return status === 0 ? undefined : `replay ended with ${status}: ${stdout}${stderr}`;
}

/** Files of pasted tests, one a defect. */
class Pasted {
  readonly #files = new Map<string, string>();
  #tests = 0;

  /** Keeps the tests for the app with a defect. */
  add(habit: string, text: string): void {
    const place = defects.findIndex(([name]) => name === habit);
    const here = `${dirname(fileURLToPath(import.meta.url))}/`;
    this.#tests += text.match(/^test\(/gm)?.length ?? 0;
    this.#files.set(`${place}.test.ts`, `import { after, test } from 'node:test';
import { ChannelApp, explore, phone, playStory, StoryFailed } from '${here}../src/index.ts';
import { defects, factoryOf, optionsIn, small, target } from '${here}explored-defects.ts';

const [habit, , , world = small] = defects[${place}];
const sdk = ChannelApp.shared(target, { server: { executable: '${real}' }, platform: 'ios', session: { configured: false } });
const factory = factoryOf(sdk, ...process.env.EXPLORED === 'defect' ? [habit] : []);
const options = optionsIn(world);
const unused = [explore, playStory, StoryFailed];
after(async () => { await phone.close(); });

${text}`);
  }

  /** Writes the files, and returns the number of tests in them. */
  async write(): Promise<number> {
    await mkdir(tests, { recursive: true });
    for (const [name, text] of this.#files) await writeFile(join(tests, name), text);
    return this.#tests;
  }

  /** Runs them for the app as it was, or for the corrected one. */
  run(app: 'defect' | 'corrected'): { readonly passed: number; readonly failed: number; readonly output: string } {
    const { stdout, stderr } = spawnSync(process.execPath, ['test', '--quiet', '-A', '--no-prompt', '--no-check', tests], {
      encoding: 'utf8', env: { ...process.env, EXPLORED: app, NO_COLOR: '1' },
    });
    const count = (word: string): number => Number(new RegExp(`(\\d+) ${word}`).exec(stdout.split('\n').filter((line) => line.includes('passed')).at(-1) ?? '')?.[1] ?? -1);
    return { passed: count('passed'), failed: count('failed'), output: `${stdout}${stderr}` };
  }

  /** Takes the files away. */
  async close(): Promise<void> { await rm(folder, { recursive: true, force: true }); }
}

/** The tests of this run. */
export const pasted = new Pasted();
