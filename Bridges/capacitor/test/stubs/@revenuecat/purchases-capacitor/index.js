// Stands in for @revenuecat/purchases-capacitor 13.4.1. Like the real package it is made of ES modules in .js files, registers its
// plugin with Capacitor when it is imported, and puts an object of its own in front of the plugin.
import { registerPlugin } from '@capacitor/core';

const plugin = registerPlugin('Purchases', {
  web: async () => { throw new Error('The phone was asked for its web implementation.'); },
});

export const Purchases = new Proxy(plugin, { get: (target, name, receiver) => Reflect.get(target, name, receiver) });

export const WebPurchaseRedemptionResultType = {
  SUCCESS: 'SUCCESS',
  ERROR: 'ERROR',
  PURCHASE_BELONGS_TO_OTHER_USER: 'PURCHASE_BELONGS_TO_OTHER_USER',
  INVALID_TOKEN: 'INVALID_TOKEN',
  EXPIRED: 'EXPIRED',
};
