import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, isAbsolute, join, resolve } from 'node:path';

import { ServerNotFound } from './errors.ts';
import { containerAdvice, installedProgram, programPackage, thisMachine } from './program.ts';
import type { Machine } from './program.ts';

/** The environment variable that names the server. */
export const executableVariable: string = 'REDEMPTION_EXECUTABLE';

/**
 * Finds the server: the option, else the environment variable REDEMPTION_EXECUTABLE, else the program that npm installed with this
 * package, else `redemption` on the PATH. What the first two name has to be there: another one is not taken in its place.
 */
export function findExecutable(
  option: string | undefined, environment: { readonly [name: string]: string | undefined } = process.env, machine: Machine = thisMachine,
): string {
  if (option !== undefined) return named(option, 'the option `executable`');
  const variable = environment[executableVariable];
  if (variable !== undefined && variable !== '') return named(variable, `the environment variable ${executableVariable}`);
  const installed = installedProgram(machine);
  if (installed !== undefined && isProgram(installed)) return installed;

  const folders = (environment['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  for (const folder of folders) {
    const candidate = join(folder, 'redemption');
    if (isProgram(candidate)) return candidate;
  }
  const advice = containerAdvice(machine);
  throw new ServerNotFound([
    'the option `executable` (not given)',
    `the environment variable ${executableVariable} (not set)`,
    ...(programPackage(machine) === undefined ? [] : [`the package ${programPackage(machine)} (not installed)`]),
    `redemption on the PATH (${folders.join(delimiter) || 'empty'})`,
  ], advice === '' ? undefined : [advice]);
}

function named(path: string, source: string): string {
  const absolute = isAbsolute(path) ? path : resolve(path);
  if (isProgram(absolute)) return absolute;
  throw new ServerNotFound([`${source} (${absolute}: no program there)`]);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
