// Stands where react-native-purchases stands in an app: the few members that the README's app uses, on the native module below them.
// Written from what the SDK is known to do (react-native-purchases 10.7.2), as the package itself cannot be had here.
const { NativeEventEmitter, NativeModules } = require('react-native');

const native = NativeModules.RNPurchases;
const listeners = new Set();
new NativeEventEmitter(native).addListener('Purchases-CustomerInfoUpdated', (info) => {
  for (const listener of listeners) listener(info);
});

async function needsConfiguration() {
  if (!await native.isConfigured()) throw Object.assign(new Error('There is no singleton instance.'), { name: 'UninitializedPurchasesError' });
}

class Purchases {
  static configure({ apiKey, appUserID = null }) { native.setupPurchases(apiKey, appUserID, null, null, 'DEFAULT', false); }
  static addCustomerInfoUpdateListener(listener) { listeners.add(listener); }
  static removeCustomerInfoUpdateListener(listener) { return listeners.delete(listener); }
  static async getCustomerInfo() { await needsConfiguration(); return native.getCustomerInfo(); }
  static async parseAsWebPurchaseRedemption(urlString) {
    return await native.isWebPurchaseRedemptionURL(urlString) ? { redemptionLink: urlString } : null;
  }
  static async redeemWebPurchase({ redemptionLink }) {
    await needsConfiguration();
    return native.redeemWebPurchase(redemptionLink);
  }
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
