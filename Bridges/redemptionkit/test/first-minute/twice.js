// redeemed twice
const { Alert } = require("react-native");
const Purchases = require("react-native-purchases").default;

exports.handleLink = async (url) => {
  const redemption = await Purchases.parseAsWebPurchaseRedemption(url);
  if (!redemption) return;
  await Purchases.redeemWebPurchase(redemption);
  const { result } = await Purchases.redeemWebPurchase(redemption);
  Alert.alert(result);
};
