// Makes CommonJS of ES modules: node commonjs.cjs FROM TO. Declarations are copied: their words are the same.
// CommonJS has no `import.meta`; its `url` becomes that of `__filename`.
const { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { transformSync } = require('@babel/core');

const [from, to] = process.argv.slice(2);

function importMeta({ template }) {
  return {
    visitor: {
      MemberExpression(path) {
        if (path.get('object').isMetaProperty() && path.get('property').isIdentifier({ name: 'url' })) {
          path.replaceWith(template.expression.ast("require('node:url').pathToFileURL(__filename).href"));
        }
      },
    },
  };
}

function convert(folder) {
  for (const entry of readdirSync(join(from, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) { convert(path); continue; }
    mkdirSync(dirname(join(to, path)), { recursive: true });
    if (path.endsWith('.d.ts')) copyFileSync(join(from, path), join(to, path));
    else if (path.endsWith('.js')) {
      const { code } = transformSync(readFileSync(join(from, path), 'utf8'), {
        babelrc: false, configFile: false, sourceType: 'module', compact: false,
        plugins: [importMeta, require.resolve('@babel/plugin-transform-modules-commonjs')],
      });
      writeFileSync(join(to, path), `${code}\n`);
    }
  }
}

convert('.');
writeFileSync(join(to, 'package.json'), '{"type":"commonjs"}\n');
