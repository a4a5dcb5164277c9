import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { version } from './version.ts';

/** A machine, in node's words. */
export interface Machine {
  /** As `process.platform`. */
  readonly platform: string;
  /** As `process.arch`. */
  readonly arch: string;
}

/** This machine. */
export const thisMachine: Machine = { platform: process.platform, arch: process.arch };

/** Machines that a program is made for; each has an npm package of its own, on which this package depends optionally. */
const programs: readonly string[] = ['linux-x64'];

/** What to do on a machine that no program is made for, as one sentence; empty for any other. */
export function containerAdvice({ platform, arch }: Machine = thisMachine): string {
  return programs.includes(`${platform}-${arch}`)
    ? ''
    : `No program is made for ${platform} ${arch}: start it in a container, with ` +
      `REDEMPTION_COMMAND="docker run -i --rm --platform linux/amd64 redemptionkit:${version}".`;
}

/** The name of the package with the program for a machine; undefined if there is none. */
export function programPackage({ platform, arch }: Machine = thisMachine): string | undefined {
  const name = `${platform}-${arch}`;
  return programs.includes(name) ? `@redemptionkit/program-${name}` : undefined;
}

/** The program that npm installed beside this package; undefined if there is none. */
export function installedProgram(machine: Machine = thisMachine): string | undefined {
  const name = programPackage(machine);
  if (name === undefined) return undefined;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), 'bin', 'redemption');
  } catch {
    return undefined; // An optional dependency: npm leaves it out with `--omit=optional`.
  }
}
