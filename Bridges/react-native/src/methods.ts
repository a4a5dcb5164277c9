/** How a native module answers a call: with a promise, or with nothing. */
export type MethodKind = 'promise' | 'void';

/** A method of a native module, and the platform that alone has it. */
export interface NativeMethod {
  /** How it answers. */
  readonly kind: MethodKind;
  /** The only platform that has it; absent if both have it. */
  readonly only?: 'ios' | 'android';
}

/** The methods of a native module by their names. */
export type MethodTable = { readonly [method: string]: NativeMethod };

/** What answers the calls of a module. */
export interface ModuleCalls {
  /** Makes a call, and returns its result. */
  call(method: string, args: readonly unknown[]): Promise<unknown>;
  /** Receives the failure of a call that has no answer. */
  failed(method: string, error: unknown): void;
}

/**
 * The functions of a module: of each method that the platform has. Any other name is `undefined`, as in the real module, so that
 * calling it throws a TypeError at the call.
 */
export function functionsOf(
  table: MethodTable, platform: 'ios' | 'android', calls: ModuleCalls,
): { [method: string]: (...args: unknown[]) => unknown } {
  const functions: { [method: string]: (...args: unknown[]) => unknown } = {};
  for (const [method, { kind, only }] of Object.entries(table)) {
    if (only !== undefined && only !== platform) continue;
    functions[method] = kind === 'promise'
      ? (...args) => calls.call(method, args)
      // The caller cannot await it: a rejected promise here would be an unhandled rejection.
      : (...args) => { calls.call(method, args).catch((error: unknown) => { calls.failed(method, error); }); };
  }
  return functions;
}

/** A table from the names of each kind. */
export function methodTable(names: {
  readonly promise: readonly string[];
  readonly void: readonly string[];
  readonly onlyIOS?: { readonly promise?: readonly string[]; readonly void?: readonly string[] };
  readonly onlyAndroid?: { readonly promise?: readonly string[]; readonly void?: readonly string[] };
}): MethodTable {
  const table: { [method: string]: NativeMethod } = {};
  const add = (kind: MethodKind, methods: readonly string[] = [], only?: 'ios' | 'android'): void => {
    for (const method of methods) table[method] = only === undefined ? { kind } : { kind, only };
  };
  for (const kind of ['promise', 'void'] as const) {
    add(kind, names[kind]);
    add(kind, names.onlyIOS?.[kind], 'ios');
    add(kind, names.onlyAndroid?.[kind], 'android');
  }
  return table;
}
