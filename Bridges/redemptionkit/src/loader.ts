import { existsSync, readFileSync, statSync } from 'node:fs';
import Module, { builtinModules } from 'node:module';
import { dirname, extname, join, sep } from 'node:path';

import type { PlayPlatform } from './play.ts';
import { aliasesOf } from './project.ts';
import type { Project } from './project.ts';
import { errorText } from './stand-ins.ts';
import type { StandIns } from './stand-ins.ts';
import type { ProjectTranslator } from './translator.ts';

/** A module of Node, as far as the loader needs it. */
interface NodeModule {
  readonly filename: string | null;
  exports: unknown;
  _compile(source: string, file: string, format?: string): unknown;
}

interface Internals {
  _load(request: string, parent: NodeModule | null | undefined, isMain: boolean): unknown;
  _resolveFilename(request: string, parent: NodeModule | null | undefined, isMain: boolean): string;
  _extensions: { [ending: string]: (module: NodeModule, file: string) => unknown };
  _cache: { readonly [file: string]: NodeModule | undefined };
}

const node = Module as unknown as Internals;
const sources = ['.ts', '.tsx', '.js', '.jsx'];
const networks = new Set(['http', 'https', 'http2', 'net', 'tls', 'dgram', 'child_process']);

/** Loads an app's sources in this process: translated, with stand-ins for what cannot run here. */
export class AppLoader {
  /** The app's own files that were loaded, with their sources. */
  readonly files = new Map<string, string>();
  /** Modules of the app's packages that were asked for, by their names. */
  readonly asked = new Set<string>();
  /** What the installed ones of them export. */
  readonly installed = new Map<string, unknown>();
  readonly #project: Project;
  readonly #standIns: StandIns;
  readonly #translator: ProjectTranslator;
  readonly #replacements: ReadonlyMap<string, () => unknown>;
  readonly #fallbacks: ReadonlyMap<string, () => unknown>;
  readonly #load = node._load;
  readonly #made = new Map<string, unknown>();
  readonly #loaded = new Set<string>();
  readonly #ownFolders: readonly string[];
  /** A translator loads parts of its own while it works. */
  #isTranslating = false;

  /**
   * @param replacements Modules that are always replaced: the native side.
   * @param fallbacks Modules that are replaced if they are not installed or cannot run.
   */
  constructor(
    project: Project, platform: PlayPlatform, standIns: StandIns, translator: ProjectTranslator,
    replacements: ReadonlyMap<string, () => unknown>, fallbacks: ReadonlyMap<string, () => unknown>, ownFolders: readonly string[],
  ) {
    this.#project = project;
    this.#standIns = standIns;
    this.#translator = translator;
    this.#replacements = replacements;
    this.#fallbacks = fallbacks;
    this.#ownFolders = ownFolders;
    this.#readSources(platform);
    node._load = (request, parent, isMain) => this.#isOurs(parent) ? this.#load(request, parent, isMain) : this.#loadForApp(request, parent);
  }

  /** Loads the app's file. Throws what its own code throws. */
  load(file: string): object {
    const exports: unknown = this.#load(file, undefined, false);
    return typeof exports === 'object' && exports !== null ? exports : { default: exports };
  }

  /** Forgets what was loaded: the next `load` begins anew. */
  forget(): void {
    for (const file of this.#loaded) Reflect.deleteProperty(node._cache, file);
    this.#loaded.clear();
    this.#made.clear();
  }

  /** What the app's own modules export. */
  get exports(): readonly unknown[] {
    return [...this.files.keys()].map((file) => node._cache[file]?.exports).filter((value) => value !== undefined && value !== null);
  }

  #isOurs(parent: NodeModule | null | undefined): boolean {
    const { filename } = parent ?? {};
    return this.#isTranslating || typeof filename !== 'string' || this.#ownFolders.some((folder) => filename.startsWith(folder + sep));
  }

  #loadForApp(request: string, parent: NodeModule | null | undefined): unknown {
    const name = request.replace(/^node:/, '');
    if (networks.has(name)) return this.#once(request, () => this.#standIns.module(name, 'the network stays unused'));
    if (request.startsWith('node:') || builtinModules.includes(request)) return this.#load(request, parent, false);
    this.asked.add(request);
    const replacement = this.#replacements.get(request);
    if (replacement !== undefined) return this.#once(request, replacement);
    const file = this.#find(request, parent);
    if (file === undefined) return this.#absent(request, 'not installed or not found');
    if (!sources.includes(extname(file)) && !['.json', '.cjs', '.mjs', '.node'].includes(extname(file))) {
      return this.#once(file, () => this.#standIns.make(request));
    }
    try {
      const exports = this.#load(file, parent, false);
      this.installed.set(request, exports);
      return exports;
    } catch (error) {
      return this.#absent(request, `cannot run in Node: ${errorText(error)}`);
    }
  }

  #absent(request: string, reason: string): unknown {
    const fallback = this.#fallbacks.get(request);
    return this.#once(request, () => {
      if (fallback === undefined) return this.#standIns.module(request, reason);
      this.#standIns.replace(request, `${reason}; RedemptionKit's own is used`);
      return fallback();
    });
  }

  #once(name: string, make: () => unknown): unknown {
    if (!this.#made.has(name)) this.#made.set(name, make());
    return this.#made.get(name);
  }

  #find(request: string, parent: NodeModule | null | undefined): string | undefined {
    for (const name of [...aliasesOf(this.#project, request), request]) {
      try {
        return node._resolveFilename(name, parent, false);
      } catch {
        // `./purchases.js` in TypeScript is the file purchases.ts.
        const source = /^[./]/.test(name) && name.endsWith('.js') ? sources.map((ending) => name.replace(/\.js$/, ending))
          .map((each) => each.startsWith('/') ? each : join(dirname(parent?.filename ?? '.'), each)).find((each) => existsSync(each) && statSync(each).isFile()) : undefined;
        if (source !== undefined) return source;
      }
    }
    return undefined;
  }

  /** Reads the endings of a React Native app, those of the platform first. */
  #readSources(platform: PlayPlatform): void {
    const { _extensions: readers } = node;
    const others = { ...readers };
    for (const ending of Object.keys(readers)) delete readers[ending];
    const read = (module: NodeModule, file: string): unknown => this.#compile(module, file, others['.js']);
    for (const middle of [`.${platform}`, '.native', '']) for (const ending of sources) readers[middle + ending] = read;
    readers['.mjs'] = read;
    for (const [ending, reader] of Object.entries(others)) readers[ending] ??= reader;
  }

  #translated(source: string, file: string): string {
    this.#isTranslating = true;
    try {
      return this.#translator.commonJS(source, file);
    } finally {
      this.#isTranslating = false;
    }
  }

  #compile(module: NodeModule, file: string, plain: Internals['_extensions'][string] | undefined): unknown {
    if (this.#isOurs(module) && plain !== undefined) return plain(module, file);
    this.#loaded.add(file);
    const source = readFileSync(file, 'utf8');
    const isOfPackage = file.includes(`${sep}node_modules${sep}`);
    if (!isOfPackage) this.files.set(file, source);
    const isPlain = /\.c?js$/.test(file) && !/^\s*(import|export)\b/m.test(source) && !/import\.meta|<\w+[^>]*>|\bimport\s*\(/.test(source);
    if (isPlain) return module._compile(source, file, 'commonjs');
    // Vite's environment, which CommonJS has no word for.
    const text = source.replaceAll(/\bimport\.meta\.env\b/g, 'process.env');
    return module._compile(this.#translated(text, file), file, 'commonjs');
  }
}
