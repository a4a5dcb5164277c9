// Stands in for expo-linking 8.0.11: React Native's Linking, and its own native module.
const { Linking } = require('react-native');
// As Babel compiles `import ExpoLinking from './ExpoLinking'`: without `__esModule` the default is the whole module.
const native = require('./ExpoLinking');
const ExpoLinking = native.__esModule ? native.default : native;

exports.getInitialURL = async () => await Linking.getInitialURL() ?? null;
exports.addEventListener = (type, listener) => Linking.addEventListener(type, listener);
exports.getLinkingURL = () => ExpoLinking.getLinkingURL();
