import type { Trial } from './trial.ts';
import { deeds } from './verdict.ts';

/** A trial as a JUnit report: a test case for each situation and platform. */
export function junit({ file, rows }: Trial): string {
  const failures = rows.filter(({ verdict }) => verdict.fault !== undefined).length;
  const cases = rows.map(({ situation, platform, played, verdict }) => {
    const output = [...played.replies.map((reply) => `the SDK said: ${reply}`), ...deeds(played).map((deed) => `the app did: ${deed}`), ...verdict.note === '' ? [] : [verdict.note]];
    const failure = verdict.fault === undefined ? '' : `<failure message="${escaped(verdict.fault)}">${escaped(deeds(played).join('\n'))}</failure>`;
    return `  <testcase classname="${escaped(`${file}.${platform}`)}" name="${escaped(situation)}">${failure}<system-out>${escaped(output.join('\n'))}</system-out></testcase>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites tests="${rows.length}" failures="${failures}">\n` +
    `<testsuite name="${escaped(`redemptionkit try ${file}`)}" tests="${rows.length}" failures="${failures}">\n${cases.join('\n')}\n</testsuite>\n</testsuites>\n`;
}

/** Text for XML: without the characters that it cannot have. */
function escaped(text: string): string {
  const names: { readonly [character: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': '&#10;' };
  // deno-lint-ignore no-control-regex
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd').replace(/[&<>"\n]/g, (character) => names[character] ?? character);
}
