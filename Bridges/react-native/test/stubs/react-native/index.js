// Stands in for react-native 0.81 under its Jest preset: no `RNPurchases`, and a `Linking` that opens nothing. What a test does not mock
// fails here as there.
class NativeEventEmitter {
  constructor(nativeModule) {
    if (nativeModule === null || nativeModule === undefined) throw new Error('`new NativeEventEmitter()` requires a non-null argument.');
    for (const name of ['addListener', 'removeListeners']) {
      if (typeof nativeModule[name] !== 'function') console.warn(`\`new NativeEventEmitter()\` was called with a non-null argument without the required \`${name}\` method.`);
    }
  }

  addListener(name, listener, context) { return DeviceEventEmitter.addListener(name, listener.bind(context)); }
}

const listeners = new Map();
const DeviceEventEmitter = {
  addListener(name, listener) {
    const own = (body) => listener(body);
    listeners.set(name, [...listeners.get(name) ?? [], own]);
    return { remove: () => { listeners.set(name, listeners.get(name).filter((other) => other !== own)); } };
  },
  emit(name, body) { for (const listener of listeners.get(name) ?? []) listener(body); },
};

module.exports = {
  Text: 'Text',
  Alert: { alert: () => undefined },
  AppState: { addEventListener: () => ({ remove: () => undefined }), currentState: 'active' },
  UIManager: { getViewManagerConfig: () => undefined },
  NativeModules: {},
  NativeEventEmitter,
  DeviceEventEmitter,
  Platform: { OS: 'ios', select: (values) => 'ios' in values ? values.ios : 'native' in values ? values.native : values.default },
  Linking: {
    addEventListener: () => ({ remove: () => undefined }),
    getInitialURL: async () => undefined,
    openURL: async () => undefined,
    canOpenURL: async () => true,
  },
};
