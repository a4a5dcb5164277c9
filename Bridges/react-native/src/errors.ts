import type { ChannelAnswer } from '@redemptionkit/client';
import type { JSONValue } from '@redemptionkit/client';

/** What a promise of a native module is rejected with, as React Native makes it. */
export interface NativeModuleError extends Error {
  /** The module's code; RevenueCat's is a number as text. */
  readonly code: string;
  /** What came with it: the info map on Android, the `userInfo` of the NSError on iOS. */
  readonly userInfo: JSONValue;
}

/** The value of an answer, or the error that the app sees. */
export function valueOf(answer: ChannelAnswer): JSONValue {
  if ('value' in answer) return answer.value;
  const { code, message, details } = answer.error;
  // A method that a module does not have is `undefined` in JavaScript; to call it is a TypeError, which has no code.
  if (code === 'TypeError') throw new TypeError(message);
  throw Object.assign(new Error(message), { code, userInfo: details });
}
