import type { AppSession, ChannelApp } from './channel.ts';
import { leaseServer, registry } from './registry.ts';
import type { RedemptionServer } from './server.ts';

/** The phone of a test process: every app that a drop-in has made, and their server. */
export interface Phone {
  /** The server, to sell, to move the clock, to inject faults. Started at the first call of anything. */
  server(): Promise<RedemptionServer>;
  /** A fresh install of every app, with these params of `session/open`. What was bought stays. */
  install(session?: AppSession): Promise<void>;
  /** Resets the ledger (`store/reset`), and installs every app afresh: for `beforeEach`. */
  reset(session?: AppSession): Promise<void>;
  /** Ends every session, and the servers that this package started: for `afterAll`. */
  close(): Promise<void>;
}

/**
 * The phone of this test process. It can be imported before a drop-in has run and in every copy of the module registry: after
 * `jest.resetModules()` it is the same phone, and links sold before can be opened.
 */
export const phone: Phone = {
  server(): Promise<RedemptionServer> {
    const [first] = apps();
    if (first !== undefined) return first.server();
    const shared = registry();
    shared.phone ??= leaseServer();
    return shared.phone.server;
  },

  async install(session: AppSession = {}): Promise<void> {
    for (const app of apps()) await app.install(session);
  },

  async reset(session: AppSession = {}): Promise<void> {
    for (const app of apps()) await app.uninstall();
    const servers = new Set(await Promise.all(apps().map((app) => app.server())));
    if (servers.size === 0) servers.add(await this.server());
    for (const server of servers) await server.store.reset();
    await this.install(session);
  },

  async close(): Promise<void> {
    for (const app of apps()) await app.close();
    const shared = registry();
    await shared.phone?.release();
    shared.phone = undefined;
  },
};

function apps(): ChannelApp[] { return [...registry().apps.values()].filter((app) => !app.isClosed); }
