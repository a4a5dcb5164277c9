import { dirname } from 'node:path';

interface CallSite { getFileName(): string | null | undefined }
interface ErrorClass { prepareStackTrace?: (error: unknown, sites: readonly CallSite[]) => unknown; stackTraceLimit?: number }

// Packages whose files may be on the stack between an SDK and this package.
const between = new Set(['@redemptionkit', 'react-native', 'expo', 'expo-modules-core', 'jest-expo']);

/**
 * The file that calls this package: of the SDK, or of the app. Undefined if the engine does not say.
 *
 * The stack is read as call sites: Jest maps the text of a stack to sources that may not be there.
 */
export function callingFile(): string | undefined {
  const place = Error as unknown as ErrorClass;
  const { prepareStackTrace, stackTraceLimit } = place;
  try {
    place.prepareStackTrace = (_, sites) => sites;
    place.stackTraceLimit = 30;
    const { stack } = new Error() as unknown as { stack: readonly CallSite[] | string | undefined };
    if (!Array.isArray(stack)) return undefined;
    const files = (stack as readonly CallSite[]).map((site) => site.getFileName() ?? '').filter((file) => file !== '');
    const own = files[0] === undefined ? '' : dirname(files[0]);
    return files.find((file) => dirname(file) !== own && !between.has(packageOf(file)) && !file.startsWith('node:'));
  } finally {
    if (prepareStackTrace === undefined) delete place.prepareStackTrace;
    else place.prepareStackTrace = prepareStackTrace;
    if (stackTraceLimit !== undefined) place.stackTraceLimit = stackTraceLimit;
  }
}

/** The name or the scope of the installed package that has the file; empty for a file outside of `node_modules`. */
function packageOf(file: string): string {
  const parts = file.split(/[\\/]/);
  const place = parts.lastIndexOf('node_modules');
  return place < 0 ? '' : parts[place + 1] ?? '';
}

/** True if the file belongs to that package, and not to an app or a test that lies in its repository. */
export function isOf(name: string, file: string | undefined): boolean {
  if (file === undefined) return false;
  const parts = file.split(/[\\/]/);
  const place = parts.lastIndexOf(name);
  const inside = parts.slice(place + 1);
  return place >= 0 && /^(build|dist|src|lib|index\..*)$/.test(inside[0] ?? '') && !inside.some((part) => /^(__tests__|tests?|example)$/.test(part));
}

// In CommonJS, the `require` of the module registry that has loaded this package: Jest's, in a test.
declare const require: ((module: string) => unknown) | undefined;

/** A module that is loaded already, by its file. Undefined if this is no CommonJS, or it cannot be loaded. */
export function loadedModule(file: string | undefined): { readonly [member: string]: unknown } | undefined {
  if (file === undefined || typeof require !== 'function') return undefined;
  try {
    return require(file) as { readonly [member: string]: unknown };
  } catch {
    return undefined;
  }
}
