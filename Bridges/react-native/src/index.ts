/**
 * Stands in for the native side of react-native-purchases and expo-superwall in Jest, and gives the client of the server behind it.
 *
 * @module
 */
export * from '@redemptionkit/client';
export type { NativeModuleError } from './errors.ts';
export type { ExpoEventEmitter } from './expo.ts';
export { runNativeIntent } from './linking.ts';
export type { AppStateMock, LinkingMock, NativeIntent, NativeIntentRun } from './linking.ts';
export * from './purchases.ts';
export * from './superwall.ts';
