import type { ChannelApp } from './channel.ts';
import { LinkDelivery } from './links.ts';
import { RedemptionServer } from './server.ts';
import type { ServerOptions } from './server.ts';
import { version } from './version.ts';

/** Where an app finds its server: one that runs, or is being started, or how to start one. */
export type ServerSource = RedemptionServer | Promise<RedemptionServer> | ServerOptions;

/** A share of a server. The last one to be released closes the server, unless it was started elsewhere. */
export interface ServerLease {
  /** The server, or the promise of one that is being started. */
  readonly server: Promise<RedemptionServer>;
  /** Whether the server runs on after this share is released. */
  readonly isShared: boolean;
  /** Starts the server again if it has ended. Throws if it was started elsewhere and has been closed there. */
  revive(): Promise<void>;
  /** Gives the share back. */
  release(): Promise<void>;
}

interface OwnServer {
  server: Promise<RedemptionServer>;
  /** Undefined while it is being started. */
  running?: RedemptionServer;
  leases: number;
}

interface Registry {
  /** Servers that this package started for its apps, by their options. */
  readonly servers: Map<string, OwnServer>;
  /** Apps by their targets and phones. */
  readonly apps: Map<string, ChannelApp>;
  /** Names of servers that were started elsewhere. */
  readonly names: WeakMap<object, string>;
  /** How many names there are. */
  count: number;
  /** The URLs that the operating system passes to the apps. */
  readonly links: LinkDelivery;
  /** The sessions of the apps, open and ended, on each server. */
  readonly sessions: WeakMap<RedemptionServer, Set<string>>;
  /** How many calls of apps wait for their native sides. */
  waitingCalls: number;
  /** How many calls of apps were rejected because their installation had ended. */
  rejectedCalls: number;
  /** Warnings of `session/open` that were printed. */
  readonly warnings: Set<string>;
  /** The share of `phone` itself. */
  phone?: ServerLease | undefined;
}

const key = Symbol.for(`@redemptionkit/client ${version}`);

/**
 * What the test process shares. It is on `globalThis`, so that every copy of this module finds it: `jest.resetModules()` and
 * `jest.isolateModules()` load another copy, and both module kinds can be loaded in one process.
 */
export function registry(): Registry {
  const place = globalThis as { [key]?: Registry };
  return place[key] ??= {
    servers: new Map(), apps: new Map(), names: new WeakMap(), count: 0, links: new LinkDelivery(), sessions: new WeakMap(), waitingCalls: 0,
    rejectedCalls: 0,
    warnings: new Set(),
  };
}

/** The URLs that the operating system passes to the apps of this test process: for drop-ins. */
export function linkDelivery(): LinkDelivery { return registry().links; }

/** A share of the server of that source. Equal options share one server. */
export function leaseServer(source: ServerSource = {}): ServerLease {
  if (isElsewhere(source)) {
    const server = Promise.resolve(source);
    return {
      server, isShared: true, release: () => Promise.resolve(),
      async revive() {
        const there = await server;
        // Who closed it wants it no more; the next call says so.
        if (!there.isClosed) await there.restart();
      },
    };
  }
  const name = nameOf(source);
  const own = registry().servers.get(name) ?? startServer(name, source);
  const { running } = own;
  if (running?.isRunning === false) own.server = running.restart().then(() => running);
  own.leases += 1;
  let released = false;
  return {
    get server() { return own.server; },
    async revive() { await (await own.server).restart(); },
    get isShared() { return own.leases > 1; },
    async release() {
      if (released) return;
      released = true;
      own.leases -= 1;
      if (own.leases > 0) return;
      forget(name, own);
      const server = await own.server.catch(() => undefined);
      await server?.close();
    },
  };
}

/** A name of that source: equal options have one name, and each server that was started elsewhere has its own. */
export function nameOf(source: ServerSource = {}): string {
  if (!isElsewhere(source)) return JSON.stringify(Object.entries(source).filter(([, value]) => value !== undefined).sort());
  const shared = registry();
  const name = shared.names.get(source) ?? `server ${shared.count += 1}`;
  shared.names.set(source, name);
  return name;
}

function startServer(name: string, options: ServerOptions): OwnServer {
  const own: OwnServer = { server: RedemptionServer.start(options), leases: 0 };
  registry().servers.set(name, own);
  // The next app tries again after a start that failed. This app's calls tell why.
  own.server.then((server) => { own.running = server; }, () => { forget(name, own); });
  return own;
}

function forget(name: string, own: OwnServer): void {
  const { servers } = registry();
  if (servers.get(name) === own) servers.delete(name);
}

// The class of a server depends on the copy of this module that made it, and Jest has a `Promise` of its own: look at members.
function isElsewhere(source: ServerSource): source is RedemptionServer | Promise<RedemptionServer> {
  return 'call' in source || 'then' in source;
}
