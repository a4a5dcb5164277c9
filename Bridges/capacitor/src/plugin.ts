import { ChannelApp } from '@redemptionkit/client';
import type { ChannelAnswer, JSONValue, NativeModule } from '@redemptionkit/client';

import type { CapacitorException, PluginMock } from './definitions.ts';

/** A call of a plugin: one object, or nothing. */
export type PluginCall = (method: string, argument?: unknown) => Promise<JSONValue | undefined>;

/** Calls of the plugin, forwarded to its app. */
export function callsOf(app: ChannelApp): PluginCall {
  return async (method, argument) => {
    const value = valueOf(await app.call(method, (argument ?? {}) as JSONValue));
    // A plugin that resolves with nothing gives `undefined`, not null.
    return value === null ? undefined : value;
  };
}

/** What both stand-ins have. */
export function mockOf(app: ChannelApp, name: string, plugin: NativeModule): PluginMock {
  return {
    registerPlugin(asked) {
      if (asked !== name) throw unimplemented(`"${asked}" plugin is not implemented on ${app.platform}`);
      return plugin;
    },
    Capacitor: {
      getPlatform: () => app.platform,
      isNativePlatform: () => true,
      isPluginAvailable: (asked) => asked === name,
    },
    server: () => app.server(),
    session: () => app.session(),
    install: (session) => app.install(session),
    close: () => app.close(),
  };
}

function valueOf(answer: ChannelAnswer): JSONValue {
  if ('value' in answer) return answer.value;
  const { code, message, details } = answer.error;
  const hasData = details !== null && !(typeof details === 'object' && Object.keys(details).length === 0);
  throw Object.assign(new Error(message), { ...code === '' ? {} : { code }, ...hasData ? { data: details } : {} }) as CapacitorException;
}

function unimplemented(message: string): CapacitorException {
  return Object.assign(new Error(message), { code: 'UNIMPLEMENTED' });
}
