import { ChannelApp, nativeModule } from '@redemptionkit/client';
import type { NativeModule } from '@redemptionkit/client';

import type { PluginOptions, PurchasesMock, PurchasesPlugin } from './definitions.ts';
import { callsOf, mockOf, voidCallsOf } from './plugin.ts';
import { voidMethods } from './void-methods.ts';

/** This copy of the package: on a phone, a reload ends the JavaScript that was loaded before. */
const generation = Symbol();

/**
 * Stands in for the native side of @revenuecat/purchases-capacitor: its plugin, and the listeners of a changed customer.
 *
 * Calls go to a redemption server, which starts at the first one. A mock that is made again, as after `jest.resetModules()`, is the
 * same phone on the same server.
 */
export function mockPurchases(options: PluginOptions = {}): PurchasesMock {
  const app = ChannelApp.shared({ vendor: 'revenuecat', sdk: 'capacitor', package: '@revenuecat/purchases-capacitor' }, options);
  const call = callsOf(app);
  const callVoid = voidCallsOf(app);
  // By their ids, of one installation of the app.
  const listeners = new Map<string, (customerInfo: unknown) => void>();
  app.listen((event) => {
    if (event.name !== 'customerInfoUpdated') return;
    app.note(event.name, () => listeners.size > 0);
    for (const listener of listeners.values()) listener(event.params);
  }, generation, () => { listeners.clear(); });

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
  return mockOf(app, 'Purchases', Purchases, { Purchases });
}
