import type { Trial } from './trial.ts';
import { deeds } from './verdict.ts';

/** A trial as JSON for programs. Members may be added; none changes its meaning. */
export function json({ file, start, description, rows, replaced, searched }: Trial): string {
  const { handler, sdk } = description;
  const plays = rows.map(({ situation, platform, played, verdict }) => ({
    situation, platform, outcome: played.outcome ?? null, said: played.replies, did: deeds(played), fault: verdict.fault ?? null, note: verdict.note,
  }));
  return JSON.stringify({ file, start, handler, sdk, plays, replaced, ...searched === undefined ? {} : { stories: searched } }, undefined, 2);
}
