// Stands in for the file of that name: the SDK's listeners on its module, which it adds once, and the callbacks of hooks.
const { requireNativeModule } = require('expo');

const subscribers = new Set();
for (const name of ['willRedeemLink', 'didRedeemLink']) {
  requireNativeModule('SuperwallExpo').addListener(name, (payload) => { for (const callbacks of subscribers) callbacks()[name]?.(payload); });
}

exports.subscribeToSuperwallEvents = (_handlerId, callbacks) => {
  subscribers.add(callbacks);
  return () => { subscribers.delete(callbacks); };
};
exports.__resetSuperwallEventBridgeForTests = () => { subscribers.clear(); };
