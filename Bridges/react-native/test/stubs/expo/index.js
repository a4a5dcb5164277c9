// Stands in for expo 54: what it takes from `globalThis.expo`, which Expo's native side fills on a phone. As there, the classes are read
// when the module is loaded, and react-native is loaded before.
require('react-native');
const { EventEmitter, NativeModule } = globalThis.expo;

function requireOptionalNativeModule(name) { return globalThis.expo.modules[name] ?? null; }

function requireNativeModule(name) {
  const module = requireOptionalNativeModule(name);
  if (module === null) throw new Error(`Cannot find native module '${name}'`);
  return module;
}

module.exports = { EventEmitter, NativeModule, requireNativeModule, requireOptionalNativeModule };
