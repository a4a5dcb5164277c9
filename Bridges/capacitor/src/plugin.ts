import type { ChannelAnswer, ChannelApp, JSONValue, NativeModule } from '@redemptionkit/client';

import { coreOf } from './core.ts';
import type { CapacitorException, PluginMock } from './definitions.ts';

// The test environment's own, which Jest and Vitest replace; Node's types are not among this package's.
declare const console: { warn(...data: unknown[]): void };

// Jest gives it to every module; Vitest does not.
declare const jest: { requireActual(module: string): unknown } | undefined;

type ChannelError = Extract<ChannelAnswer, { readonly error: unknown }>['error'];

/** A call of a plugin: one object, or nothing. */
export type PluginCall = (method: string, argument?: unknown) => Promise<JSONValue | undefined>;

/** Forwards calls of the plugin to its app. */
export function callsOf(app: ChannelApp): PluginCall {
  return async (method, argument) => {
    const answer = await app.call(method, optionsOf(argument));
    if ('error' in answer) throw exceptionOf(answer.error, app.platform);
    // A plugin that resolves with nothing gives `undefined`, not null.
    return answer.value === null ? undefined : answer.value;
  };
}

/**
 * Forwards calls of methods without a return value.
 *
 * Capacitor registers no callback for such a call: its promise is the text `-1`, and an error of the plugin is a warning on the
 * console (`toNative` and `returnResult` in `core/native-bridge.ts`, Capacitor 8.4.2).
 */
export function voidCallsOf(app: ChannelApp): PluginCall {
  return async (method, argument) => {
    const answer = await app.call(method, optionsOf(argument)).catch(orNothing);
    if (answer !== undefined && 'error' in answer) console.warn(exceptionOf(answer.error, app.platform));
    return '-1';
  };
}

// By their names: after a reset of the modules, the app throws the error of another copy of the client.
function orNothing(error: unknown): undefined {
  if (!(error instanceof Error) || !['ChannelSilent', 'PhoneReset'].includes(error.name)) throw error;
}

/** Capacitor keeps a callback in JavaScript (`nativeCallback` in `core/native-bridge.ts`, 8.4.2), and JSON leaves it out. */
function optionsOf(argument: unknown): JSONValue { return (argument ?? {}) as JSONValue; }

/** What both stand-ins have. */
export function mockOf<Own extends object>(app: ChannelApp, name: string, plugin: NativeModule, own: Own): PluginMock & Own {
  const members: PluginMock = {
    ...coreOf(app.platform, name, plugin),
    server: () => app.server(),
    session: () => app.session(),
    install: (session) => app.install(session),
    reset: (session) => app.reset(session),
    close: () => app.close(),
  };
  // Not enumerable, so that a mock which begins with the real core keeps that one's.
  return Object.defineProperty({ ...own, ...members }, 'WebPlugin', { get: webPlugin });
}

/** The class that other plugins extend, of the real core. */
function webPlugin(): unknown {
  if (typeof jest === 'undefined') throw new CoreMissing();
  return (jest.requireActual('@capacitor/core') as { readonly WebPlugin: unknown }).WebPlugin;
}

/** Another plugin extends `WebPlugin` of `@capacitor/core`, which Vitest only gives to a test. */
class CoreMissing extends Error {
  override readonly name = 'CoreMissing';

  constructor() {
    super("Another plugin of the app needs the real @capacitor/core. Keep it: vi.mock('@capacitor/core', async (original) => " +
      '({ ...await original(), ...mockPurchases() }));');
  }
}

/** On iOS `errorMessage` repeats the message (`JSResultError` in `ios/Capacitor/Capacitor/JS.swift`, Capacitor 8). */
function exceptionOf({ code, message, details }: ChannelError, platform: 'ios' | 'android'): CapacitorException {
  const hasData = details !== null && !(typeof details === 'object' && Object.keys(details).length === 0);
  return Object.assign(new Error(message), {
    ...code === '' ? {} : { code }, ...hasData ? { data: details } : {}, ...platform === 'ios' ? { errorMessage: message } : {},
  });
}
