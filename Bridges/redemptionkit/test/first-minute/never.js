// never settled
const { Alert } = require("react-native");
const Purchases = require("react-native-purchases").default;

exports.handleLink = async (url) => {
  const redemption = await Purchases.parseAsWebPurchaseRedemption(url);
  if (!redemption) return;
  const { result } = await Purchases.redeemWebPurchase(redemption);
  if (result !== "SUCCESS") await new Promise(() => undefined);
  Alert.alert("Welcome!");
};
