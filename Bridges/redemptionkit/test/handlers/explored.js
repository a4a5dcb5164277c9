// Correct: waits for its redemption, and tries a failed one again.
const { Alert } = require('react-native');
const { default: Purchases } = require('react-native-purchases');

let running;
const done = new Set();

async function redeemed(url) {
  const redemption = await Purchases.parseAsWebPurchaseRedemption(url);
  if (!redemption) return;
  const { result, customerInfo } = await Purchases.redeemWebPurchase(redemption);
  if (result === 'SUCCESS') done.add(url);
  Alert.alert(result === 'SUCCESS' && Object.keys(customerInfo.entitlements.active).length > 0 ? 'Welcome!' : result);
}

exports.redeem = async (url) => {
  if (done.has(url)) return;
  await running;
  running = redeemed(url);
  await running;
};
