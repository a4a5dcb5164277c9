import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { isObject } from './json.ts';
import { registry } from './registry.ts';

declare const console: { warn(text: string): void };

/**
 * Returns the version of an npm package as a test can load it: its `package.json` in the `node_modules` of one of these folders, or of a
 * folder above it. Undefined if it is not installed, or its version has no number.
 *
 * @param folders Where the tests run and where this package is, by default.
 */
export function installedVersion(
  name: string, folders: readonly string[] = [process.cwd(), dirname(fileURLToPath(import.meta.url))],
): string | undefined {
  for (const start of folders) {
    for (let folder = start, above = dirname(start); ; folder = above, above = dirname(folder)) {
      const version = versionIn(join(folder, 'node_modules', name, 'package.json'));
      if (version !== undefined) return version;
      if (folder === above) break;
    }
  }
  return undefined;
}

/** Writes a warning of `session/open` to the console, each text once in a test process. */
export function warnOnce(warning: string): void {
  const { warnings } = registry();
  if (warnings.has(warning)) return;
  warnings.add(warning);
  console.warn(`RedemptionKit: ${warning}`);
}

/** The version in that file, if the server can compare it with others. */
function versionIn(file: string): string | undefined {
  try {
    const description: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const version = isObject(description) ? description['version'] : undefined;
    return typeof version === 'string' && /^\d+(\.\d+){0,3}(?:[+-]|$)/.test(version) ? version : undefined;
  } catch {
    return undefined;
  }
}
