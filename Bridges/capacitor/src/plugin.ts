import { ChannelApp, RedemptionError } from '@redemptionkit/client';
import type { ChannelAnswer, JSONValue, NativeModule } from '@redemptionkit/client';

import { coreOf } from './core.ts';
import type { CapacitorException, PluginMock } from './definitions.ts';

/** A call of a plugin: one object, or nothing. */
export type PluginCall = (method: string, argument?: unknown) => Promise<JSONValue | undefined>;

/** Forwards calls of the plugin to its app. */
export function callsOf(app: ChannelApp): PluginCall {
  return async (method, argument) => {
    // Capacitor keeps a callback in JavaScript and sends no options in its place (`nativeCallback` in `core/native-bridge.ts`, 8.4.2).
    const options = typeof argument === 'function' ? {} : argument ?? {};
    const value = valueOf(await app.call(method, options as JSONValue));
    // A plugin that resolves with nothing gives `undefined`, not null.
    return value === null ? undefined : value;
  };
}

/**
 * Forwards calls of methods without a return value.
 *
 * Capacitor registers no callback for such a call: its promise is the text `-1`, and an error of the plugin is a warning on the
 * console (`toNative` and `returnResult` in `core/native-bridge.ts`, Capacitor 8.4.2).
 */
export function voidCallsOf(call: PluginCall): PluginCall {
  return async (method, argument) => {
    try {
      await call(method, argument);
    } catch (error) {
      if (error instanceof RedemptionError) throw error;
      console.warn(error);
    }
    return '-1';
  };
}

/** What both stand-ins have. */
export function mockOf(app: ChannelApp, name: string, plugin: NativeModule): PluginMock {
  return {
    ...coreOf(app.platform, name, plugin),
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
