// A member of a module in a variable of its own, and a kept subscription: neither is the app's state.
const { Alert, AppState } = require('react-native');
const { default: Purchases } = require('react-native-purchases');

const subscription = AppState.addEventListener('change', () => undefined);

exports.redeem = async (url) => {
  const redemption = await Purchases.parseAsWebPurchaseRedemption(url);
  if (!redemption) return subscription.remove();
  await Purchases.redeemWebPurchase(redemption);
  Alert.alert('Welcome to Pro!');
};
