// threw
const { Alert } = require("react-native");
const Purchases = require("react-native-purchases").default;

exports.handleLink = async (url) => {
  const redemption = await Purchases.parseAsWebPurchaseRedemption(url);
  if (!redemption) return;
  const { customerInfo } = await Purchases.redeemWebPurchase(redemption);
  Alert.alert(Object.keys(customerInfo.entitlements.active).length > 0 ? "Welcome!" : "Lapsed");
};
