/** A native module or plugin as JavaScript sees it: functions by their names. */
export type NativeModule = { readonly [method: string]: (...args: never[]) => unknown };

// What JavaScript, Jest and React ask any object for. A native module has none of it, and a promise that stood there in its place
// would break `await`, `expect` and every printer.
const foreign = new Set([
  'then', 'catch', 'finally', 'toJSON', 'toString', 'valueOf', 'constructor', 'prototype', 'inspect', 'default', 'asymmetricMatch',
  'nodeType', 'tagName', 'hasAttribute', 'getConstants', 'length', 'name', 'calls', 'mock', 'sample', 'message', 'stack',
]);

/**
 * An object that has these members, and a function for every other name, which the server answers: for what the real module does
 * not have, with the platform's own error.
 */
export function nativeModule(members: object, forward: (method: string) => (...args: never[]) => unknown): NativeModule {
  const forwarded = new Map<string, (...args: never[]) => unknown>();
  return new Proxy(members, {
    get(target, name, receiver): unknown {
      if (typeof name !== 'string' || name in target || foreign.has(name) || !/^[a-z][A-Za-z0-9]*$/.test(name)) {
        return Reflect.get(target, name, receiver);
      }
      let method = forwarded.get(name);
      if (method === undefined) forwarded.set(name, method = forward(name));
      return method;
    },
  }) as NativeModule;
}
