import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findExecutable } from '../src/index.ts';
import type { CallSignal } from '../src/index.ts';

/** The real server. */
export const real: string = findExecutable(undefined);

/** A program around the real server: what it says goes through that filter, a shell command from stdin to stdout. */
export function through(filter: string): string {
  return script(`"${real}" "$@" | ${filter}`);
}

/** A program that is this shell script. */
export function script(text: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'redemption-')), 'server');
  writeFileSync(path, `#!/bin/bash\n${text}\n`);
  chmodSync(path, 0o755);
  return path;
}

/** The platform's `AbortController`, which the strict `lib` of this package does not declare. */
export function aborter(): { readonly signal: CallSignal; abort(reason?: unknown): void } {
  const { AbortController } = globalThis as unknown as { AbortController: new () => ReturnType<typeof aborter> };
  return new AbortController();
}
