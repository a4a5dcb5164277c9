import { performance } from 'node:perf_hooks';
import * as timers from 'node:timers';

import { RedemptionError } from './errors.ts';

// Taken when the module loads, from node's own module: Jest and Vitest put their fake timers over the globals, and a limit
// that counted fake time would never end a call to a server that hangs.
const startTimer = timers.setTimeout;
const stopTimer = timers.clearTimeout;
const startTurn = timers.setImmediate;
const clock = performance.now.bind(performance);

/** A wait that counts real time, whatever a test framework does to `setTimeout`. */
export interface RealTimer {
  /** Ends the wait; nothing is called then. */
  cancel(): void;
}

/** Calls `action` after so many milliseconds of real time. A timer of `holds: false` does not keep node running. */
export function afterRealTime(milliseconds: number, action: () => void, holds = true): RealTimer {
  const timer = startTimer(action, milliseconds);
  if (!holds) timer.unref();
  return { cancel: () => { stopTimer(timer); } };
}

/** Calls `action` in the next turn of the event loop: after all promises that can settle have settled. */
export function inNextTurn(action: () => void): void { startTurn(action); }

/** Lets everything run that can run without time. */
export async function turns(): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) await new Promise<void>((resolve) => { inNextTurn(resolve); });
}

/** Milliseconds of real time since some moment, whatever a test framework does to `Date` and `performance`. */
export function realTime(): number { return clock(); }

/** Waits so many milliseconds of real time. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => { afterRealTime(milliseconds, resolve); });
}

/** A turn of a wait, in milliseconds. */
const turnLength = 5;

/**
 * Waits one turn, and moves a fake clock by the same time: an app's `setTimeout` comes due under fake timers as it does without them.
 *
 * Returns how long the turn was. A turn counts as at most two: if the whole process stood still, the timers of the app that came due meanwhile
 * run in the next turns, and they belong to the wait.
 */
export async function turn(): Promise<number> {
  const start = realTime();
  await pause(turnLength);
  const passed = Math.min(Math.round(realTime() - start), 2 * turnLength);
  moveFakeClock(passed);
  return passed;
}

/** Jest's modern fake timers and Vitest's are those of @sinonjs/fake-timers: each function has its clock. Jest's legacy ones are mocks. */
interface MaybeFake {
  readonly clock?: { tick(milliseconds: number): unknown };
  readonly _isMockFunction?: boolean;
}

// Jest declares it in the scope of every module that it loads.
declare const jest: { advanceTimersByTime(milliseconds: number): void } | undefined;

function moveFakeClock(milliseconds: number): void {
  const { setTimeout } = globalThis as unknown as { readonly setTimeout: MaybeFake };
  if (typeof setTimeout.clock?.tick === 'function') setTimeout.clock.tick(milliseconds);
  else if (setTimeout._isMockFunction === true) {
    if (typeof jest === 'undefined') throw new FakeTimersOn();
    jest.advanceTimersByTime(milliseconds);
  }
}

/** Fake timers are on that this package cannot move, so that the app's timers would not come due during a wait. */
export class FakeTimersOn extends RedemptionError {
  /** With what to do. */
  constructor() {
    super('FakeTimersOn', 'Fake timers are on, and this package cannot move them, so a redemption behind a timer of the app would be missed. ' +
      'Call jest.useRealTimers() before, or use the modern fake timers.');
  }
}
