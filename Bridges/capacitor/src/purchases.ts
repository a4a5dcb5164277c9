import { ChannelApp, nativeModule } from '@redemptionkit/client';
import type { NativeModule } from '@redemptionkit/client';

import type { PluginOptions, PurchasesMock, PurchasesPlugin } from './definitions.ts';
import { callsOf, mockOf, voidCallsOf } from './plugin.ts';
import { voidMethods } from './void-methods.ts';

/**
 * Stands in for the native side of @revenuecat/purchases-capacitor: its plugin, and the listeners of a changed customer.
 *
 * Calls go to a redemption server, which is started at the first one; what the plugin gives back comes from there.
 */
export function mockPurchases(options: PluginOptions = {}): PurchasesMock {
  const app = new ChannelApp({ vendor: 'revenuecat', sdk: 'capacitor' }, options);
  const call = callsOf(app);
  const callVoid = voidCallsOf(call);
  const listeners = new Map<string, (customerInfo: unknown) => void>();
  app.listen((event) => {
    if (event.name !== 'customerInfoUpdated') return;
    for (const listener of [...listeners.values()]) listener(event.params);
  });

  const members = {
    async addCustomerInfoUpdateListener(listener: (customerInfo: unknown) => void): Promise<string> {
      // A function cannot cross to the native side: Capacitor keeps it here, under the name of the callback.
      const id = await call('addCustomerInfoUpdateListener');
      if (typeof id !== 'string') throw new TypeError('the server gave no callback id');
      listeners.set(id, listener);
      return id;
    },
    async removeCustomerInfoUpdateListener(options?: { readonly listenerToRemove?: string }): Promise<unknown> {
      const answer = await call('removeCustomerInfoUpdateListener', options);
      if (options?.listenerToRemove !== undefined) listeners.delete(options.listenerToRemove);
      return answer;
    },
    ...options.methods,
  };
  const Purchases = nativeModule(members, (method) => {
    const forward = voidMethods[app.platform].has(method) ? callVoid : call;
    return (argument?: unknown) => forward(method, argument);
  }) as PurchasesPlugin & NativeModule;
  return {
    Purchases,
    ...mockOf(app, 'Purchases', Purchases),
    // Listeners belong to the app that was installed.
    install: async (session) => { listeners.clear(); await app.install(session); },
  };
}
