#!/usr/bin/env node
// The command `redemptionkit` of a clone, to which the package.json of the root links. It compiles the packages' sources into .build/npm by the TypeScript
// of the app whenever they have changed, and runs the command there. The packages of a release need none of this.
const { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { dirname, join, resolve } = require('node:path');

const root = join(__dirname, '../..');
const place = join(root, '.build/npm/node_modules');
const packages = { typescript: '@redemptionkit/client', 'react-native': '@redemptionkit/react-native', capacitor: '@redemptionkit/capacitor', redemptionkit: 'redemptionkit' };

const sources = (name) => readdirSync(join(root, 'Bridges', name, 'src'), { recursive: true }).map(String).filter((file) => file.endsWith('.ts'));
const changed = (name) => Math.max(...sources(name).map((file) => statSync(join(root, 'Bridges', name, 'src', file)).mtimeMs));

/** The TypeScript of the app that is tried, or of the clone. */
function typeScript() {
  const file = process.argv.slice(2).find((word) => existsSync(word));
  for (const folder of [process.cwd(), file === undefined ? root : dirname(resolve(file)), root]) {
    try {
      return createRequire(join(folder, 'package.json'))('typescript');
    } catch {
      // The next one.
    }
  }
  console.error('error: A clone of RedemptionKit is compiled by the TypeScript of your app, which has none. Run `npm install --save-dev typescript`.');
  process.exit(2);
}

function compile(ts, name) {
  const folder = join(place, packages[name]);
  rmSync(folder, { recursive: true, force: true });
  for (const file of sources(name)) {
    const source = readFileSync(join(root, 'Bridges', name, 'src', file), 'utf8').replaceAll('import.meta.url', "require('node:url').pathToFileURL(__filename).href");
    const { outputText } = ts.transpileModule(source, {
      fileName: file, compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, esModuleInterop: true, isolatedModules: true },
    });
    const to = join(folder, 'dist/cjs', file.replace(/\.ts$/, '.js'));
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, outputText.replace(/require\("(\.[^"]*)\.ts"\)/g, 'require("$1.js")'));
  }
  writeFileSync(join(folder, 'dist/cjs/package.json'), '{"type":"commonjs"}\n');
  cpSync(join(root, 'Bridges', name, 'package.json'), join(folder, 'package.json'));
}

const isStale = (name) => {
  const made = join(place, packages[name], 'package.json');
  return !existsSync(made) || statSync(made).mtimeMs < changed(name);
};
const stale = Object.keys(packages).filter(isStale);
if (stale.length > 0) {
  const ts = typeScript();
  for (const name of stale) compile(ts, name);
}
const built = ['release', 'debug'].map((build) => join(root, '.build', build, 'redemption')).filter((file) => existsSync(file));
const [program] = built.sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
if (program !== undefined && !['REDEMPTION_URL', 'REDEMPTION_COMMAND', 'REDEMPTION_EXECUTABLE'].some((name) => process.env[name])) process.env.REDEMPTION_EXECUTABLE = program;
require(join(place, 'redemptionkit/dist/cjs/main.js'));
