// Writes the files that a README prints into a project: node readme.mjs README.md FOLDER. A block that begins with a comment of
// nothing but a path is that file, from its second line on; every other block is left alone. The `transformIgnorePatterns` and the
// `setupFiles` that the README prints go into the project's package.json, for Jest.
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

const printed = (name) => new RegExp(`${name}"?: \\[["'](.*?)["']\\]`).exec(text)?.[1];
const settings = ['transformIgnorePatterns', 'setupFiles'].filter((name) => printed(name) !== undefined);
if (settings.length > 0) {
  const file = join(folder, 'package.json');
  const project = JSON.parse(readFileSync(file, 'utf8'));
  project.jest = { ...project.jest, ...Object.fromEntries(settings.map((name) => [name, [printed(name)]])) };
  writeFileSync(file, JSON.stringify(project));
}
