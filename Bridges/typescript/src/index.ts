/**
 * The client of RedemptionKit's server for Node: it starts `redemption serve`, calls it, and hears its events.
 *
 * @module
 */
export { addressOf, tokenVariable, urlVariable } from './address.ts';
export type { ServerAddress } from './address.ts';
export type { AppStorage, AsyncStorageLike, MMKVLike, PreferencesLike, WebStorageLike } from './app-storage.ts';
export * from './channel.ts';
export * from './command.ts';
export * from './connection.ts';
export * from './emitter.ts';
export * from './errors.ts';
export * from './events.ts';
export * from './executable.ts';
export { explore, NeverSettled, playStory, StoryFailed, testsOf } from './explore.ts';
export type { AppEventOf, ExploreOptions } from './explore.ts';
export * from './framing.ts';
export * from './generated/index.ts';
export { isObject } from './json.ts';
export type { LinkDelivery } from './links.ts';
export * from './module.ts';
export * from './outcomes.ts';
export * from './phone.ts';
export { containerAdvice, installedProgram, programPackage } from './program.ts';
export type { Machine } from './program.ts';
export { RedeemedOnceFailed, SomethingMissed } from './redemptions.ts';
export type { OutcomeName, RedemptionRecord } from './redemptions.ts';
export { linkDelivery } from './registry.ts';
export * from './server.ts';
export { FakeTimersOn } from './timers.ts';
export * from './version.ts';
