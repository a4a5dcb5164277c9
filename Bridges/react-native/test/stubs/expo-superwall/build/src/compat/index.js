// Stands in for expo-superwall/compat: the class with its one delegate.
const { requireNativeModule } = require('expo');

class Superwall {
  static shared = new Superwall();

  constructor() {
    requireNativeModule('SuperwallExpo').addListener('didRedeemLink', (result) => { Superwall.delegate?.didRedeemLink?.(result); });
  }

  static async configure({ apiKey }) { await requireNativeModule('SuperwallExpo').configure(apiKey, {}, false, '1.2.0'); }

  async setDelegate(delegate) { Superwall.delegate = delegate; }
}

exports.default = Superwall;
