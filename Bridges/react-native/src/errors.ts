import type { ChannelAnswer } from '@redemptionkit/client';
import type { JSONValue } from '@redemptionkit/client';

/** What a promise of a native module is rejected with, as React Native makes it. */
export interface NativeModuleError extends Error {
  /** The module's code; RevenueCat's is a number as text. */
  readonly code: string;
  /** What came with it: the info map on Android, the `userInfo` of the NSError on iOS. */
  readonly userInfo: JSONValue;
  /** On iOS, the domain of the NSError. */
  readonly domain?: string;
  /** On iOS, the native stack: empty here. */
  readonly nativeStackIOS?: readonly string[];
  /** On Android, the native stack: empty here. */
  readonly nativeStackAndroid?: readonly string[];
}

/**
 * What React Native adds to a rejection of `RNPurchases`: `RCTJSErrorFromCodeMessageAndNSError` and `PromiseImpl.java` (0.81). The server names the
 * domain of an NSError; without one, React Native has its own.
 */
export function rejectionMembers(platform: 'ios' | 'android'): Partial<NativeModuleError> {
  return platform === 'android' ? { nativeStackAndroid: [] } : { domain: 'RCTErrorDomain', nativeStackIOS: [] };
}

/** The value of an answer, or the error that the app sees. */
export function valueOf(answer: ChannelAnswer, members: Partial<NativeModuleError> = {}): JSONValue {
  if ('value' in answer) return answer.value;
  const { code, message, details, domain } = answer.error;
  throw Object.assign(new Error(message), { code, userInfo: details, ...members, ...domain === undefined ? {} : { domain } });
}
