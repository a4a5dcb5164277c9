import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The app's project: the folder of the nearest package.json, and the names that its tsconfig.json gives to folders. */
export interface Project {
  /** The project's folder. */
  readonly root: string;
  /** Prefixes of module names, with the folders that they stand for; `*` ends both. */
  readonly paths: readonly { readonly pattern: string; readonly targets: readonly string[] }[];
}

/** Reads the project of a file. */
export function projectOf(file: string): Project {
  const root = folderWith('package.json', dirname(file)) ?? dirname(file);
  const config = [join(root, 'tsconfig.json'), join(root, 'jsconfig.json')].find((path) => existsSync(path));
  return { root, paths: config === undefined ? [] : pathsOf(config, 0) };
}

function folderWith(name: string, folder: string): string | undefined {
  if (existsSync(join(folder, name))) return folder;
  const parent = dirname(folder);
  return parent === folder ? undefined : folderWith(name, parent);
}

interface Config {
  readonly extends?: unknown;
  readonly compilerOptions?: { readonly baseUrl?: string; readonly paths?: { readonly [pattern: string]: readonly string[] } };
}

function pathsOf(file: string, depth: number): Project['paths'] {
  let config: Config;
  try {
    config = JSON.parse(withoutComments(readFileSync(file, 'utf8'))) as Config;
  } catch {
    return [];
  }
  const { baseUrl = '.', paths } = config.compilerOptions ?? {};
  if (paths !== undefined) {
    const base = resolve(dirname(file), baseUrl);
    return Object.entries(paths).map(([pattern, targets]) => ({ pattern, targets: targets.map((target) => resolve(base, target)) }));
  }
  const parent = typeof config.extends === 'string' && config.extends.startsWith('.') && depth < 5 ? resolve(dirname(file), config.extends) : undefined;
  if (parent === undefined) return [];
  return pathsOf(existsSync(parent) && statSync(parent).isFile() ? parent : `${parent}.json`, depth + 1);
}

/** JSON of what TypeScript allows in its settings: comments, and commas before a closing bracket. */
export function withoutComments(text: string): string {
  return text
    .replace(/("(?:\\.|[^"\\])*")|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, (_, string: string | undefined) => string ?? '')
    .replace(/("(?:\\.|[^"\\])*")|,(\s*[}\]])/g, (_, string: string | undefined, end: string | undefined) => string ?? end ?? '');
}

/** The files that a module name may stand for by the project's tsconfig.json. */
export function aliasesOf({ paths }: Project, request: string): readonly string[] {
  for (const { pattern, targets } of paths) {
    const [before = '', after = ''] = pattern.split('*');
    if (!pattern.includes('*')) {
      if (request === pattern) return targets;
    } else if (request.startsWith(before) && request.endsWith(after) && request.length >= before.length + after.length) {
      const part = request.slice(before.length, request.length - after.length);
      return targets.map((target) => target.replace('*', part));
    }
  }
  return [];
}
