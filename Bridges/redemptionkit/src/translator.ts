import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Makes a CommonJS module of a source file: TypeScript, JSX, ES modules. */
export interface Translator {
  /** Its name and version, for people. */
  readonly name: string;
  /** Translates one file. */
  commonJS(source: string, file: string): string;
}

/** The translator of a project, loaded when it is needed first. Its results are kept in a folder: every play needs the same. */
export class ProjectTranslator {
  readonly #root: string;
  readonly #folder: string;
  #translator: Translator | undefined | null = null;

  constructor(root: string, folder: string) {
    this.#root = root;
    this.#folder = folder;
  }

  /** The translator; undefined if the project has none. */
  get translator(): Translator | undefined {
    if (this.#translator === null) this.#translator = translatorOf(this.#root);
    return this.#translator;
  }

  /** Translates one file. */
  commonJS(source: string, file: string): string {
    const kept = join(this.#folder, `${createHash('sha256').update(file).update('\n').update(source).digest('hex')}.js`);
    if (existsSync(kept)) return readFileSync(kept, 'utf8');
    if (this.translator === undefined) throw new Error('The project has no translator for ES modules and TypeScript. Install typescript or @babel/core in it.');
    const translated = this.translator.commonJS(source, file);
    // Plays run side by side: none may read half a file.
    writeFileSync(`${kept}.${process.pid}`, translated);
    renameSync(`${kept}.${process.pid}`, kept);
    return translated;
  }
}

/** The project's own TypeScript, else its own Babel, else the TypeScript that npm installed with this package; undefined if there is none. */
function translatorOf(root: string): Translator | undefined {
  const find = createRequire(join(root, 'package.json'));
  return typeScript(find) ?? babel(find) ?? typeScript(createRequire(import.meta.url));
}

type Find = ReturnType<typeof createRequire>;

interface TypeScript {
  readonly version: string;
  readonly ModuleKind: { readonly CommonJS: number };
  readonly ScriptTarget: { readonly ES2020: number };
  readonly JsxEmit: { readonly ReactJSX: number };
  transpileModule(source: string, options: object): { readonly outputText: string };
}

function typeScript(find: Find): Translator | undefined {
  const ts = loaded(find, 'typescript') as TypeScript | undefined;
  if (typeof ts?.transpileModule !== 'function') return undefined;
  const compilerOptions = {
    module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2020, jsx: ts.JsxEmit.ReactJSX,
    esModuleInterop: true, isolatedModules: true, experimentalDecorators: true, sourceMap: false,
  };
  return {
    name: `TypeScript ${ts.version}`,
    commonJS: (source, fileName) => ts.transpileModule(source, { fileName, compilerOptions }).outputText,
  };
}

interface Babel {
  readonly version: string;
  transformSync(source: string, options: object): { readonly code: string } | null;
}

function babel(find: Find): Translator | undefined {
  const core = loaded(find, '@babel/core') as Babel | undefined;
  if (core === undefined) return undefined;
  // The presets of React Native and Expo bring them; a project need not name them itself.
  const places = ['@babel/core', '@babel/preset-env', '@babel/preset-typescript', '@babel/preset-react', 'babel-preset-expo', '@react-native/babel-preset',
    'metro-react-native-babel-preset'].flatMap((name) => { const path = resolved(find, name); return path === undefined ? [] : [createRequire(path)]; });
  const plugin = (name: string): string | undefined => [find, ...places].map((each) => resolved(each, name)).find((path) => path !== undefined);
  const [modules, types, flow, jsx] = ['modules-commonjs', 'typescript', 'flow-strip-types', 'react-jsx'].map((name) => plugin(`@babel/plugin-transform-${name}`));
  const dynamicImport = plugin('@babel/plugin-transform-dynamic-import') ?? plugin('@babel/plugin-proposal-dynamic-import');
  if (modules === undefined) return undefined;
  return {
    name: `Babel ${core.version}`,
    commonJS(source, filename) {
      const isTypeScript = /\.[cm]?tsx?$/.test(filename);
      const first = isTypeScript ? [[needed(types, 'TypeScript', filename), { isTSX: filename.endsWith('x'), allExtensions: true }]] : flow === undefined ? [] : [flow];
      const plugins = [...first, ...jsx === undefined ? [] : [[jsx, { runtime: 'automatic' }]], ...dynamicImport === undefined ? [] : [dynamicImport], modules];
      return core.transformSync(source, { filename, babelrc: false, configFile: false, sourceType: 'unambiguous', compact: false, plugins })?.code ?? '';
    },
  };
}

function needed(plugin: string | undefined, what: string, file: string): string {
  if (plugin !== undefined) return plugin;
  throw new Error(`The project's Babel cannot read ${what}, which ${file} is. Install typescript or @babel/preset-typescript.`);
}

function resolved(find: Find, name: string): string | undefined {
  try {
    return find.resolve(name);
  } catch {
    return undefined;
  }
}

function loaded(find: Find, name: string): unknown { return resolved(find, name) === undefined ? undefined : find(name); }
