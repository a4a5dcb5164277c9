// Stands in for expo-linking 8.0.11: React Native's Linking, and its own native module.
const { Linking } = require('react-native');
const { default: ExpoLinking } = require('./ExpoLinking');

exports.getInitialURL = async () => await Linking.getInitialURL() ?? null;
exports.addEventListener = (type, listener) => Linking.addEventListener(type, listener);
exports.getLinkingURL = () => ExpoLinking.getLinkingURL();
