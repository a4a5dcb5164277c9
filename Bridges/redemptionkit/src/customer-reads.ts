import type { CustomerReads } from './play.ts';

/** Sees what an app reads of customers: a success is one only with the entitlements that this app asks for. */
export class CustomerWatch {
  readonly #entitlements = new Set<string>();
  readonly #others = new Set<string>();

  /** What was read so far. */
  get reads(): CustomerReads { return { entitlements: [...this.#entitlements], others: [...this.#others].sort() }; }

  /** The reply of a call, with its customer watched. */
  watch(reply: unknown): unknown {
    if (typeof reply !== 'object' || reply === null) return reply;
    if ('entitlements' in reply) return this.#customer(reply);
    const { customerInfo } = reply as { readonly customerInfo?: unknown };
    if (typeof customerInfo !== 'object' || customerInfo === null) return reply;
    return { ...reply, customerInfo: this.#customer(customerInfo) };
  }

  #customer(customer: object): object {
    return this.#proxy(customer, (name, value) => {
      if (name === 'entitlements' && typeof value === 'object' && value !== null) {
        return this.#proxy(value, (_, group) => typeof group === 'object' && group !== null ? this.#group(group) : group);
      }
      if (name in customer) this.#others.add(name);
      return value;
    });
  }

  /** `active` or `all`: entitlements by their names. What an app reads of one, it knows its name for or compares it. */
  #group(group: object): object {
    return this.#proxy(group, (name, value) => {
      if (!(name in Object.prototype)) this.#entitlements.add(name);
      return typeof value === 'object' && value !== null ? this.#entitlement(value) : value;
    });
  }

  #entitlement(entitlement: object): object {
    return this.#proxy(entitlement, (name, value) => {
      if (name in entitlement && name !== 'isActive') this.#others.add(name);
      return value;
    });
  }

  #proxy(target: object, read: (name: string, value: unknown) => unknown): object {
    return new Proxy({ ...target }, {
      get: (object, name): unknown => {
        const value: unknown = Reflect.get(object, name);
        return typeof name === 'string' && name !== 'then' && name !== 'toJSON' ? read(name, value) : value;
      },
      has: (object, name) => {
        if (typeof name === 'string') read(name, Reflect.get(object, name));
        return Reflect.has(object, name);
      },
      getOwnPropertyDescriptor: (object, name) => Reflect.getOwnPropertyDescriptor(object, name),
    });
  }
}
