import type { Played } from './play.ts';

/** What is wrong with a play. Everything else is shown and not judged. */
export type Fault = 'threw' | 'never settled' | 'called no SDK' | 'redeemed twice' | 'did the same as for a success';

/** A play with its judgement. */
export interface Verdict {
  /** The fact; undefined if there is none. */
  readonly fault: Fault | undefined;
  /** Why a play is not judged, what to look at, or why it is wrong; empty if there is nothing to say. */
  readonly note: string;
}

const nothing: Verdict = { fault: undefined, note: '' };
const wrong = (fault: Fault, note: string = ''): Verdict => ({ fault, note });

/**
 * Judges one play. `success` is the play of the same platform in which the purchase was redeemed; `looksAt` is what the app reads of it
 * beside entitlements: with other values, a success might have been another one.
 */
export function judge(played: Played, success: Played | undefined, looksAt: readonly string[] = []): Verdict {
  const hasAsked = played.replies.length > 0;
  if (!hasAsked && !played.isSetUp) return { fault: undefined, note: 'not judged: the app\'s own set-up did not run; name it with --setup' };
  if (!hasAsked && played.mayRedeem.length > 0) return { fault: undefined, note: `not judged: called no SDK, but ${played.mayRedeem.join(', ')}, which is not here` };
  if (played.threw !== undefined) return wrong('threw');
  if (!hasAsked && played.deaf !== undefined && played.mayHear) return { fault: undefined, note: 'not judged: code that did not run here asks for links' };
  if (!played.isSettled) {
    return played.waitsFor.length === 0 ? wrong('never settled') : { fault: undefined, note: `not judged: waits for ${played.waitsFor.join(', ')}` };
  }
  if (!hasAsked) return wrong('called no SDK', played.deaf ?? '');
  if (played.isTwice) return wrong('redeemed twice');
  if (success === undefined || played === success || played.outcome === 'redeemed' || played.outcome === undefined || !isSame(played, success)) return nothing;
  if (!played.hearsResult) return { fault: undefined, note: 'not judged: the result is an event that this file does not listen to' };
  if (played.description.vendor === 'superwall' && played.calls.length === 0) return { fault: undefined, note: 'not judged: the app says nothing of either; its SDK may' };
  if (looksAt.length > 0) return { fault: undefined, note: `not judged: the same as for a success, but the app looks at ${looksAt.join(', ')}, which may be different in yours` };
  // RevenueCat's SDK itself says success.
  if (played.outcome === 'subscriptionExpired') return { fault: undefined, note: 'the same as for a success: look at what is active' };
  return wrong('did the same as for a success');
}

/**
 * Takes back what the stand-ins may have caused: a fact holds only if it is the same whatever they return. `again` and `againSuccess` are the
 * plays in which stand-ins return nothing; undefined if the app cannot even be shown then.
 */
export function confirm(verdict: Verdict, played: Played, again: Played | undefined, againSuccess: Played | undefined, looksAt: readonly string[] = []): Verdict {
  if (verdict.fault === undefined) return verdict;
  const isConfirmed = again !== undefined && judge(again, againSuccess, looksAt).fault === verdict.fault && again.threw === played.threw && again.outcome === played.outcome
    && (verdict.fault !== 'did the same as for a success' || isEqual(again.calls, played.calls));
  return isConfirmed ? verdict : { fault: undefined, note: `not judged: ${verdict.fault}, but that depends on what a stand-in returns` };
}

/** Whether the app did the same: equal calls, an equal result, and equal state in its modules. */
function isSame(played: Played, success: Played): boolean {
  return success.isSettled && success.threw === undefined && isEqual(played.calls, success.calls) && played.returned === success.returned
    && played.state !== undefined && played.state === success.state;
}

function isEqual(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, index) => text === other[index]);
}

/** What the app did, in one line each. */
export function deeds({ calls, returned, threw, isSettled, isIdle, changes, console }: Played): readonly string[] {
  const lines = [...calls];
  if (threw !== undefined) lines.push(threw.startsWith('unhandled') ? threw : `threw ${threw}`);
  else if (!isSettled) lines.push(isIdle ? 'never settled' : 'had not settled when the time was over');
  else if (returned !== undefined) lines.push(`returned ${returned}`);
  if (lines.length === 0) lines.push(...changes, ...console.map((line) => `console: ${line.split('\n')[0]}`));
  return lines.length === 0 ? ['nothing'] : lines;
}
