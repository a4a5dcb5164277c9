import type { Row, Trial } from './trial.ts';
import { deeds } from './verdict.ts';

/** A trial as text for people, at most `width` columns wide. */
export function table({ file, start, description, rows, replaced }: Trial, width: number): string {
  const { handler, sdk, translator } = description;
  const way = { handler: '', warm: ', the link comes while the app runs', cold: ', the link starts the app' }[start];
  const lines = [`${file}: ${handler}${way}, ${sdk}, translated by ${translator}`, ''];
  const cells = folded(rows).map(({ situation, platforms, row }) => [
    [situation], [platforms], row.played.replies.length === 0 ? ['was not asked'] : row.played.replies, deeds(row.played).map(shortened), [verdictText(row)],
  ]);
  lines.push(...laidOut([[['situation'], ['on'], ['the SDK said'], ['the app did'], ['verdict']], ...cells], width), '');
  if (replaced.length > 0) lines.push('Replaced by stand-ins:', ...replaced.map(({ module, reason }) => `  ${module} (${reason})`), '');
  lines.push(summary(rows));
  return lines.join('\n');
}

/** A table is read; the report has everything. */
function shortened(text: string): string { return text.length > 180 ? `${text.slice(0, 179)}…` : text; }

/** The last line: how many are wrong. */
export function summary(rows: readonly Row[]): string {
  const wrong = rows.filter(({ verdict }) => verdict.fault !== undefined).length;
  const unknown = rows.filter(({ verdict }) => verdict.note.startsWith('not judged')).length;
  return `${rows.length} played, ${wrong} wrong${unknown === 0 ? '' : `, ${unknown} not judged`}`;
}

/** The judgement in words. */
export function verdictText({ verdict }: Row): string { return verdict.fault === undefined ? verdict.note : `WRONG: ${[verdict.fault, verdict.note].filter((text) => text !== '').join(': ')}`; }

interface Folded { readonly situation: string; readonly platforms: string; readonly row: Row }

/** Rows that say the same on both platforms become one. */
function folded(rows: readonly Row[]): readonly Folded[] {
  const text = (row: Row): string => JSON.stringify([row.played.replies, deeds(row.played), row.verdict]);
  const names = { ios: 'iOS', android: 'Android' };
  return [...new Set(rows.map(({ situation }) => situation))].flatMap((situation) => {
    const own = rows.filter((row) => row.situation === situation);
    const [first] = own;
    if (first !== undefined && own.length > 1 && own.every((row) => text(row) === text(first))) return [{ situation, platforms: 'both', row: first }];
    return own.map((row) => ({ situation, platforms: names[row.platform], row }));
  });
}

/** Columns side by side; the two widest share what is left of the width, and their cells are broken into lines. */
function laidOut(rows: readonly (readonly (readonly string[])[])[], width: number): readonly string[] {
  const columns = rows[0]?.length ?? 0;
  const widths = Array.from({ length: columns }, (_, column) => Math.max(...rows.flatMap((row) => (row[column] ?? []).map((text) => text.length))));
  const gaps = 2 * (columns - 1);
  while (widths.reduce((sum, each) => sum + each, gaps) > width && Math.max(...widths) > 20) widths[widths.indexOf(Math.max(...widths))]! -= 1;
  return rows.flatMap((row) => {
    const broken = row.map((cell, column) => cell.flatMap((text) => wrapped(text, widths[column] ?? 20)));
    return Array.from({ length: Math.max(...broken.map((cell) => cell.length)) }, (_, line) =>
      broken.map((cell, column) => (cell[line] ?? '').padEnd(widths[column] ?? 0)).join('  ').trimEnd());
  });
}

function wrapped(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let rest = text;
  while (rest.length > width) {
    const space = rest.lastIndexOf(' ', width);
    const end = space > width / 2 ? space : width;
    lines.push(rest.slice(0, end));
    rest = `  ${rest.slice(end).trimStart()}`;
  }
  return [...lines, rest];
}
