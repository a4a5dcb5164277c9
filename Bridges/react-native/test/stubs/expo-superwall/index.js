// Stands in for expo-superwall 1.2.0: takes its native module when it is loaded, and needs `EventEmitter`, as the class API does.
const { EventEmitter, requireNativeModule } = require('expo');

exports.SuperwallExpoModule = requireNativeModule('SuperwallExpo');
exports.configured = new EventEmitter();
exports.subscribeToSuperwallEvents = require('./build/src/internal/superwallEventBridge.js').subscribeToSuperwallEvents;

// The provider and the hooks, as far as links go (`SuperwallProvider.tsx`, `useSuperwallEvents.ts`, `useSuperwall.ts`).
const { useEffect, useRef, useState } = require('react');
const { Linking, Platform } = require('react-native');

const { SuperwallExpoModule, subscribeToSuperwallEvents } = exports;
let status = { status: 'UNKNOWN' };
const setters = new Set();

function setStatus(value) {
  status = value;
  for (const set of setters) set(value);
}

async function configure(apiKey) {
  await SuperwallExpoModule.configure(apiKey, {}, false, '1.2.0');
  setStatus(await SuperwallExpoModule.getSubscriptionStatus());
}

exports.SuperwallProvider = function SuperwallProvider({ apiKeys, children }) {
  useEffect(() => { void configure(apiKeys[Platform.OS]); }, []);
  useEffect(() => {
    const subscription = SuperwallExpoModule.addListener('subscriptionStatusDidChange', ({ to }) => { setStatus(to); });
    return () => { subscription.remove(); };
  }, []);
  useEffect(() => {
    let listener;
    void Linking.getInitialURL().then((url) => {
      if (url) void SuperwallExpoModule.handleDeepLink(url);
      listener = Linking.addEventListener('url', (event) => { void SuperwallExpoModule.handleDeepLink(event.url); });
    });
    return () => { listener?.remove(); };
  }, []);
  return children;
};

exports.useSuperwallEvents = (callbacks) => {
  const latest = useRef(callbacks);
  latest.current = callbacks;
  useEffect(() => subscribeToSuperwallEvents(undefined, () => latest.current), []);
};

exports.useUser = () => {
  const [subscriptionStatus, set] = useState(status);
  useEffect(() => {
    setters.add(set);
    return () => { setters.delete(set); };
  }, []);
  return { subscriptionStatus };
};
