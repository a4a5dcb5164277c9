// called no SDK
const { Alert } = require("react-native");
const Purchases = require("react-native-purchases").default;

exports.handleLink = async (url) => {
  if (!url.startsWith("https:")) return;
  Alert.alert("Opening");
};
