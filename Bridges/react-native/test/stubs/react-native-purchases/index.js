// Stands in for react-native-purchases 10.7.2: the few members that the README's app uses, on the native module below them. It fails
// where the real package would: it loads an ES module, checks for the native module, and sets a log handler without awaiting it.
require('@revenuecat/purchases-js-hybrid-mappings');
const { NativeEventEmitter, NativeModules } = require('react-native');

const native = NativeModules.RNPurchases;
let hasLogHandler = false;
const listeners = new Set();
new NativeEventEmitter(native).addListener('Purchases-CustomerInfoUpdated', (info) => {
  for (const listener of listeners) listener(info);
});

async function needsConfiguration() {
  if (!await native.isConfigured()) throw Object.assign(new Error('There is no singleton instance.'), { name: 'UninitializedPurchasesError' });
}

class Purchases {
  static setLogHandler() { hasLogHandler = true; native.setLogHandler(); }
  static setLogLevel(level) { native.setLogLevel(level); }
  static configure({ apiKey, appUserID = null }) {
    if (!hasLogHandler) Purchases.setLogHandler();
    native.setupPurchases(
      apiKey, appUserID, 'REVENUECAT', undefined, 'DEFAULT', false, undefined, undefined, true, undefined, false, false, true, undefined,
    );
  }
  static addCustomerInfoUpdateListener(listener) { listeners.add(listener); }
  static removeCustomerInfoUpdateListener(listener) { return listeners.delete(listener); }
  static async logIn(appUserID) { await needsConfiguration(); return native.logIn(appUserID); }
  static async getCustomerInfo() { await needsConfiguration(); return native.getCustomerInfo(); }
  static async parseAsWebPurchaseRedemption(urlString) {
    return await native.isWebPurchaseRedemptionURL(urlString) ? { redemptionLink: urlString } : null;
  }
  static async redeemWebPurchase({ redemptionLink }) {
    await needsConfiguration();
    return native.redeemWebPurchase(redemptionLink);
  }
}

// What else its JavaScript keeps.
for (const kind of ['ShouldPurchasePromoProduct', 'TrackedEvent', 'DebugEvent']) {
  const kept = new Set();
  Purchases[`add${kind}Listener`] = (listener) => { kept.add(listener); };
  Purchases[`remove${kind}Listener`] = (listener) => kept.delete(listener);
}

module.exports = {
  __esModule: true,
  default: Purchases,
  WebPurchaseRedemptionResultType: {
    SUCCESS: 'SUCCESS',
    ERROR: 'ERROR',
    PURCHASE_BELONGS_TO_OTHER_USER: 'PURCHASE_BELONGS_TO_OTHER_USER',
    INVALID_TOKEN: 'INVALID_TOKEN',
    EXPIRED: 'EXPIRED',
  },
};
