// Stands in for @capacitor/core 8.4.2 in Node, where the platform is the web: a plugin has the methods of its web implementation.
// Like the real one, registering a plugin never fails; a call of what is not implemented is rejected.
const implementations = new Map();

class CapacitorException extends Error {
  constructor(message, code) {
    super(message);
    this.code = code;
  }
}

function registerPlugin(name, platforms = {}) {
  if (implementations.has(name)) console.warn(`The plugin ${name} is registered twice.`);
  implementations.set(name, platforms);
  const load = async () => typeof platforms.web === 'function' ? await platforms.web() : platforms.web;
  let loaded;
  const call = (method) => async (...args) => {
    const implementation = await (loaded ??= load());
    if (implementation === undefined) throw new CapacitorException(`"${name}" plugin is not implemented on web`, 'UNIMPLEMENTED');
    if (!(method in implementation)) {
      throw new CapacitorException(`"${name}.${method}()" is not implemented on web`, 'UNIMPLEMENTED');
    }
    return await implementation[method](...args);
  };
  return new Proxy({}, { get: (_, method) => method === '$$typeof' ? undefined : call(method) });
}

class WebPlugin {
  listeners = {};

  async addListener(event, listener) {
    (this.listeners[event] ??= []).push(listener);
    const remove = async () => { this.listeners[event] = this.listeners[event].filter((other) => other !== listener); };
    return { remove };
  }

  notifyListeners(event, data) {
    for (const listener of this.listeners[event] ?? []) listener(data);
  }
}

// The real package adds itself to what is there, too (`createCapacitor`).
const Capacitor = globalThis.Capacitor = Object.assign(globalThis.Capacitor ?? {}, {
  Exception: CapacitorException,
  convertFileSrc: (path) => path,
  getPlatform: () => 'web',
  isNativePlatform: () => false,
  isPluginAvailable: (name) => 'web' in (implementations.get(name) ?? {}),
  registerPlugin,
});

module.exports = { Capacitor, CapacitorException, WebPlugin, registerPlugin };
