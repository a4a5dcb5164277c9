/**
 * The client of RedemptionKit's server for Node: it starts `redemption serve`, calls it, and hears its events.
 *
 * @module
 */
export * from './connection.ts';
export * from './errors.ts';
export * from './events.ts';
export * from './executable.ts';
export * from './framing.ts';
export * from './json.ts';
export * from './scenario.ts';
export * from './server.ts';
export * from './version.ts';
