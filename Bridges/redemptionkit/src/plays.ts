import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { createRequire } from 'node:module';
import type { Readable } from 'node:stream';

import { startMark } from './play.ts';
import type { Description, Play, Played, Refusal, Searched } from './play.ts';

/** Something that keeps the file from being played. The message says what to do. */
export class CannotPlay extends Error {}

/** Describes the file, without playing anything. */
export async function describe(play: Omit<Play, 'situation'>): Promise<Description> {
  const description = await run({ ...play, situation: undefined }, translationLimit) as Description | undefined;
  if (description === undefined) throw new CannotPlay(`${play.file} was still busy ${translationLimit / 1_000} s after it was loaded, and was ended.`);
  return description;
}

/** Plays, each in a process of its own, as many at a time as the machine has processors. Results are in the order of the plays. */
export async function playAll(plays: readonly Play[], description: Description): Promise<readonly Played[]> {
  const results = await playEach(plays, description, (error) => { throw error; });
  return results.filter((played) => played !== undefined);
}

/** The same; undefined in the place of a play that is not possible. */
export async function playPossible(plays: readonly Play[], description: Description): Promise<readonly (Played | undefined)[]> {
  return await playEach(plays, description, (error) => { if (!(error instanceof CannotPlay)) throw error; });
}

async function playEach(plays: readonly Play[], description: Description, failed: (error: unknown) => void): Promise<readonly (Played | undefined)[]> {
  const results: (Played | undefined)[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let index = next++; index < plays.length; index = next++) {
      const play = plays[index];
      if (play === undefined) continue;
      try {
        results[index] = await run(play) as Played | undefined ?? busy(description);
      } catch (error) {
        failed(error);
        results[index] = undefined;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
  return results;
}

/** Searches from the state of a fresh install, in a process of its own. */
export async function searchIn(play: Play): Promise<Searched> {
  const searched = await run({ ...play, within: 120_000 }) as Searched | undefined;
  if (searched === undefined) throw new CannotPlay('The search was still busy after 120 s, and was ended.');
  return searched;
}

// To start Node, the server and the app's files; and to report after the handler's time.
const startLimit = 30_000;
// The first time, all files that the app imports are translated: hundreds for its root component.
const translationLimit = 120_000;
const reportLimit = 5_000;

/** Undefined if the process was busy until its time was over: it had to be ended. */
async function run(play: Play, readyWithin: number = startLimit): Promise<Description | Played | Searched | undefined> {
  const player = createRequire(import.meta.url).resolve('./player.js');
  const child = spawn(process.execPath, ['--no-warnings', player, JSON.stringify(play)], { stdio: ['ignore', 'ignore', 'pipe', 'pipe'] });
  const [errors, answer] = [text(child.stderr as Readable), text(child.stdio[3] as Readable)];
  // A loop without end never lets the player say so itself.
  const kill = (): void => { child.kill('SIGKILL'); };
  let limit = setTimeout(kill, readyWithin);
  child.stdio[3]?.once('data', () => {
    clearTimeout(limit);
    limit = setTimeout(kill, play.within + reportLimit);
  });
  const status = await new Promise<number | null>((resolve, reject) => { child.once('error', reject).once('close', resolve); });
  clearTimeout(limit);
  const written = await answer;
  if (written.trim() === '') {
    if (status === null) {
      if (written === startMark || play.situation === undefined) return undefined;
      throw new CannotPlay(`The player was not ready after ${startLimit / 1_000} s in the situation "${play.situation}".`);
    }
    throw new CannotPlay(`The player ended with status ${status}: ${(await errors).trim().split('\n').slice(-5).join('\n')}`);
  }
  const result = JSON.parse(written) as Description | Played | Searched | Refusal;
  if ('refusal' in result) throw new CannotPlay(result.refusal);
  return result;
}

/** A handler in a loop without end. */
function busy(description: Description): Played {
  return {
    description, replies: [], outcome: undefined, isTwice: false, calls: [], returned: undefined, threw: undefined, isSettled: false, isIdle: false,
    waitsFor: [], deaf: undefined, mayHear: false, mayRedeem: [], leaves: [], state: undefined, changes: [], console: [], hearsResult: true, isSetUp: true,
    reads: { entitlements: [], others: [] }, replaced: [],
  };
}

async function text(stream: Readable): Promise<string> {
  let all = '';
  stream.setEncoding('utf8');
  for await (const piece of stream) all += piece as string;
  return all;
}
