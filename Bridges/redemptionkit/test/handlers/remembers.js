// Right in every situation alone; says welcome for a link that it has seen, whatever became of it.
const { Alert } = require('react-native');
const { default: Purchases } = require('react-native-purchases');

const seen = new Set();

exports.redeem = async (url) => {
  if (seen.has(url)) {
    Alert.alert('Welcome!');
    return;
  }
  seen.add(url);
  const redemption = await Purchases.parseAsWebPurchaseRedemption(url);
  if (!redemption) return;
  const { result, customerInfo } = await Purchases.redeemWebPurchase(redemption);
  Alert.alert(result === 'SUCCESS' && Object.keys(customerInfo.entitlements.active).length > 0 ? 'Welcome!' : result);
};
