/**
 * `redemptionkit try`: plays every way in which a redemption can end against an app's own handler.
 *
 * @module
 */
export { json } from './json.ts';
export { junit } from './junit.ts';
export type { Description, Found, LinkForm, LinkStart, Played, PlayPlatform, Replacement, Searched } from './play.ts';
export { CannotPlay } from './plays.ts';
export { table } from './table.ts';
export { runTrial } from './trial.ts';
export type { Row, Trial, TrialOptions } from './trial.ts';
export type { Fault, Verdict } from './verdict.ts';
