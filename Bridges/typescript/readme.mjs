// Writes the files that a README prints into a project: node readme.mjs README.md FOLDER. A block that begins with a comment of
// nothing but a path is that file, from its second line on; every other block is left alone.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const [readme, folder] = process.argv.slice(2);
let count = 0;
for (const [, body] of readFileSync(readme, 'utf8').matchAll(/^```(?:ts|tsx|js|jsx)\n([\s\S]*?)^```$/gm)) {
  const path = /^\/\/ ([\w./-]+\.(?:ts|tsx|js|jsx|cjs|mjs))\n/.exec(body)?.[1];
  if (path === undefined) continue;
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), body);
  count += 1;
}
if (count === 0) {
  console.error(`${readme} prints no file`);
  process.exit(1);
}
