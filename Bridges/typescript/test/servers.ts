import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';

import { findExecutable } from '../src/index.ts';
import type { CallSignal } from '../src/index.ts';

/** The real server. */
export const real: string = findExecutable(undefined);

/** A program around the real server: what it says goes through that filter, a shell command from stdin to stdout. */
export function through(filter: string): string {
  return script(`"${real}" "$@" | ${filter}`);
}

const folders: string[] = [];
after(() => { for (const path of folders) rmSync(path, { recursive: true, force: true }); });

/** A folder of its own, which goes with the test run. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'redemption-client-'));
  folders.push(path);
  return path;
}

/** A program that is this shell script. */
export function script(text: string): string {
  const path = join(folder(), 'server');
  writeFileSync(path, `#!/bin/bash\n${text}\n`);
  chmodSync(path, 0o755);
  return path;
}

/** The platform's `AbortController`, which the strict `lib` of this package does not declare. */
export function aborter(): { readonly signal: CallSignal; abort(reason?: unknown): void } {
  const { AbortController } = globalThis as unknown as { AbortController: new () => ReturnType<typeof aborter> };
  return new AbortController();
}
