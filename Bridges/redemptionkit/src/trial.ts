import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { outcomes } from '@redemptionkit/client';

import type { Description, LinkForm, LinkStart, Play, Played, PlayPlatform, Replacement, Searched, SearchFor } from './play.ts';
import { CannotPlay, describe, playAll, playPossible, searchIn } from './plays.ts';
import { confirm, judge } from './verdict.ts';
import type { Verdict } from './verdict.ts';

/** What to try. */
export interface TrialOptions {
  /** The file with the handler. */
  readonly file: string;
  /** The handler; found by name and parameters if undefined. */
  readonly handler?: string | undefined;
  /** The app's own set-up; found by name if undefined. */
  readonly setup?: string | undefined;
  /** How the link reaches the app; by default as an argument of its handler, and by a listener if the file exports none. */
  readonly start?: LinkStart;
  /** The situations, by their names; all by default. A success is always played: others are compared with it. */
  readonly situations?: readonly string[] | undefined;
  /** The platforms; both by default. */
  readonly platforms?: readonly PlayPlatform[];
  /** Milliseconds of real time that the handler has in each situation; 10,000 by default. */
  readonly within?: number;
  /** What the purchase gives; by default what the app asks for. */
  readonly entitlements?: readonly string[] | undefined;
  /** Also searches for stories of several events at whose end something is wrong, and tries so many; 0 by default. */
  readonly stories?: number;
}

/** One situation on one platform. */
export interface Row {
  /** The situation, as `outcomes` names it. */
  readonly situation: string;
  readonly platform: PlayPlatform;
  readonly played: Played;
  readonly verdict: Verdict;
}

/** Everything that a trial found out. */
export interface Trial {
  readonly file: string;
  readonly start: LinkStart;
  readonly description: Description;
  readonly rows: readonly Row[];
  /** Modules that were replaced. */
  readonly replaced: readonly Replacement[];
  /** What the search on the first platform found. */
  readonly searched?: Searched;
}

/** Plays all situations on all platforms over the handler of a file. */
export async function runTrial(options: TrialOptions): Promise<Trial> {
  const cache = mkdtempSync(join(tmpdir(), 'redemptionkit-'));
  try {
    return await runCached(options, cache);
  } finally {
    rmSync(cache, { recursive: true, force: true });
  }
}

async function runCached(options: TrialOptions, cache: string): Promise<Trial> {
  const { file, handler, setup, entitlements: given, platforms = ['ios', 'android'], within = 10_000 } = options;
  const first = {
    file: resolve(file), handler, setup, start: options.start ?? 'handler', within, cache, platform: platforms[0] ?? 'ios', results: 'objects', absent: [], form: 'text',
    entitlements: given ?? ['pro'], isScouting: false,
  } as const;
  const description = await describe(first);
  const start = description.start ?? first.start;
  const base = { ...first, start, sdk: description } as const;
  const situations = chosen(options.situations, outcomes[description.vendor].map(({ name }) => name));
  const [success = 'redeemed'] = situations;
  const { form, entitlements, looksAt } = await scouted({ ...base, situation: success, isScouting: true }, description, given === undefined);
  const plays = platforms.flatMap((platform) => situations.map((situation): Play & { situation: string } => ({ ...base, form, entitlements, platform, situation })));
  const played = await playAll(plays, description);
  const successOf = (results: readonly (Played | undefined)[], platform: PlayPlatform): Played | undefined =>
    results[plays.findIndex((play, index) => play.platform === platform && results[index]?.outcome === 'redeemed')];
  const verdicts = played.map((each, index) => judge(each, successOf(played, plays[index]?.platform ?? 'ios'), looksAt));

  // A second time, with other stand-ins, where something is wrong, and the successes with which it was compared.
  const isWrong = verdicts.map(({ fault }) => fault !== undefined);
  const absent = [...new Set(played.flatMap(({ leaves }) => leaves))];
  const again: (Played | undefined)[] = [...played];
  const repeated = [...plays.keys()].filter((index) => isWrong.includes(true) && (isWrong[index] === true || played[index]?.outcome === 'redeemed'));
  const results = await playPossible(repeated.flatMap((index) => { const play = plays[index]; return play === undefined ? [] : [{ ...play, results: 'undefined', absent } as Play]; }), description);
  for (const [place, index] of repeated.entries()) again[index] = results[place];

  const rows = plays.flatMap(({ situation, platform }, index): Row[] => {
    const [one, verdict, other] = [played[index], verdicts[index], again[index]];
    if (one === undefined || verdict === undefined) return [];
    return [{ situation, platform, played: one, verdict: confirm(verdict, one, other, successOf(again, platform), looksAt) }];
  });
  if (rows.length === 0) throw new CannotPlay('There is nothing to play.');
  const replaced = new Map(played.flatMap((each) => each.replaced).map((each) => [each.module, each]));
  const trial = { file, start, description, rows, replaced: [...replaced.values()] };
  const redeemed = successOf(played, base.platform);
  const { stories = 0 } = options;
  if (stories === 0 || redeemed === undefined) return trial;
  return { ...trial, searched: await searched({ ...base, form, entitlements }, { success: doneIn(redeemed), entitlements, stories }) };
}

/** What the app did, as a search sees it. */
function doneIn({ calls, returned }: Played): readonly string[] { return [...calls, ...returned === undefined ? [] : [`returned ${returned}`]]; }

/** A finding has to hold whatever stand-ins return. */
async function searched(play: Omit<Play, 'situation'>, search: SearchFor): Promise<Searched> {
  const one = await searchIn({ ...play, situation: 'redeemed', search });
  if (one.findings.length === 0) return one;
  const again = await searchIn({ ...play, situation: 'redeemed', search, results: 'undefined', absent: one.leaves });
  return { ...one, findings: one.findings.filter(({ property }) => again.findings.some((each) => each.property === property)) };
}

function chosen(wanted: readonly string[] | undefined, all: readonly string[]): readonly string[] {
  const unknown = wanted?.find((name) => !all.includes(name));
  if (unknown !== undefined) throw new CannotPlay(`Unknown situation \`${unknown}\`: expected ${all.map((name) => `\`${name}\``).join(', ')}.`);
  return wanted === undefined ? all : all.filter((name, index) => index === 0 || wanted.includes(name));
}

interface Scouted {
  readonly form: LinkForm;
  readonly entitlements: readonly string[];
  readonly looksAt: readonly string[];
}

/** The form of the link with which the handler redeems it (the suggested one if neither does), and the entitlements that the app asks for. */
async function scouted(play: Play, description: Description, mayGrant: boolean): Promise<Scouted> {
  const { form: suggested } = description;
  let { entitlements } = play;
  for (const form of suggested === 'text' ? ['text', 'event'] as const : ['event', 'text'] as const) {
    let [played] = await playAll([{ ...play, form, entitlements }], description);
    if (played === undefined || played.replies.length === 0) continue;
    // An app may ask for another one only when it has the first.
    for (let rounds = 0; mayGrant && rounds < 3; rounds += 1) {
      const asked = played.reads.entitlements.filter((name) => /^[\w.:-]{1,100}$/.test(name));
      if (asked.every((name) => entitlements.includes(name))) break;
      entitlements = [...new Set([...rounds === 0 ? [] : entitlements, ...asked])];
      [played = played] = await playAll([{ ...play, form, entitlements }], description);
    }
    return { form, entitlements, looksAt: played.reads.others };
  }
  return { form: suggested, entitlements, looksAt: [] };
}
