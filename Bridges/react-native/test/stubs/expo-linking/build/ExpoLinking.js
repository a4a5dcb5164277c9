// As under the preset jest-expo: answers by a mock of its own.
exports.__esModule = true;
exports.default = { getLinkingURL: () => null, addListener: () => ({ remove: () => undefined }) };
