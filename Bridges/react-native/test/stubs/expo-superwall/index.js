// Stands in for expo-superwall 1.2.0: takes its native module when it is loaded, and needs `EventEmitter`, as the class API does.
const { EventEmitter, requireNativeModule } = require('expo');

exports.SuperwallExpoModule = requireNativeModule('SuperwallExpo');
exports.configured = new EventEmitter();
