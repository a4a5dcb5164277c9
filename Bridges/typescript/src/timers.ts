import * as timers from 'node:timers';

// Taken when the module loads, from node's own module: Jest and Vitest put their fake timers over the globals, and a limit
// that counted fake time would never end a call to a server that hangs.
const startTimer = timers.setTimeout;
const stopTimer = timers.clearTimeout;

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
