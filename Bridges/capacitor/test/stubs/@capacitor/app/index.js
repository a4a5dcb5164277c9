// Stands in for @capacitor/app 8.1.0: a second plugin, whose web implementation needs a page as the real one does.
const { registerPlugin, WebPlugin } = require('@capacitor/core');

class AppWeb extends WebPlugin {
  constructor() {
    super();
    document.addEventListener('visibilitychange', () => { this.notifyListeners('appStateChange', { isActive: !document.hidden }); });
  }
}

exports.App = registerPlugin('App', { web: async () => new AppWeb() });
