// Stands where @revenuecat/purchases-capacitor stands in an app: a plugin that is registered with Capacitor, and the words of its
// results. Written from what the SDK is known to do (purchases-capacitor 13.4.1), as the package itself cannot be had here.
const { registerPlugin } = require('@capacitor/core');

exports.Purchases = registerPlugin('Purchases', {});
exports.WebPurchaseRedemptionResultType = {
  SUCCESS: 'SUCCESS',
  ERROR: 'ERROR',
  PURCHASE_BELONGS_TO_OTHER_USER: 'PURCHASE_BELONGS_TO_OTHER_USER',
  INVALID_TOKEN: 'INVALID_TOKEN',
  EXPIRED: 'EXPIRED',
};
