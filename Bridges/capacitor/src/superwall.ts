import { ChannelApp, Emitter, nativeModule } from '@redemptionkit/client';
import type { NativeModule } from '@redemptionkit/client';

import type { PluginListenerHandle, PluginOptions, SuperwallMock, SuperwallPlugin } from './definitions.ts';
import { callsOf, mockOf } from './plugin.ts';

/** This copy of the package: on a phone, a reload ends the JavaScript that was loaded before. */
const generation = Symbol();

/**
 * Stands in for the native side of capawesome's Superwall plugin. The plugin has no redemption event: what an app learns of a
 * redemption is its subscription status. The server's own events, which the real plugin does not have, are sent under their names.
 */
export function mockSuperwall(options: PluginOptions = {}): SuperwallMock {
  const app = ChannelApp.shared({ vendor: 'superwall', sdk: 'capacitor', package: '@capawesome/capacitor-superwall' }, options);
  const call = callsOf(app);
  const emitter = new Emitter();
  app.listen(({ name, params }) => {
    if (name === 'subscriptionStatusDidChange') app.note(name, () => emitter.listenerCount(name) > 0);
    emitter.emit(name, params);
  }, generation, () => { emitter.removeAllListeners(); });

  const members = {
    addListener(name: string, listener: (body: unknown) => void): Promise<PluginListenerHandle> {
      const subscription = emitter.addListener(name, listener);
      return Promise.resolve({ remove: () => { subscription.remove(); return Promise.resolve(); } });
    },
    removeAllListeners(): Promise<void> {
      emitter.removeAllListeners();
      return Promise.resolve();
    },
    ...options.methods,
  };
  const Superwall = nativeModule(members, (method) => (argument?: unknown) => call(method, argument)) as SuperwallPlugin & NativeModule;
  return mockOf(app, 'Superwall', Superwall, { Superwall });
}
