// Writes the files that a README prints into a project: node readme.mjs README.md FOLDER. A block that begins with a comment of
// nothing but a path is that file, from its second line on; every other block is left alone. A `preset` that the README prints goes into the
// project's package.json, for Jest.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const [readme, folder] = process.argv.slice(2);
const text = readFileSync(readme, 'utf8');
let count = 0;
for (const [, body] of text.matchAll(/^```(?:ts|tsx|js|jsx)\n([\s\S]*?)^```$/gm)) {
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

const preset = /preset: '(@redemptionkit\/.*?)'/.exec(text)?.[1];
if (preset !== undefined) {
  const file = join(folder, 'package.json');
  const project = JSON.parse(readFileSync(file, 'utf8'));
  project.jest = { preset };
  writeFileSync(file, JSON.stringify(project));
}
