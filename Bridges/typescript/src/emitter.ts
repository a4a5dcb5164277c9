/** What ends a listener. */
export interface EmitterSubscription {
  /** Ends it; may be called more than once. */
  remove(): void;
}

/** Listeners by the name of what they hear, as the host frameworks have them. */
export class Emitter {
  readonly #listeners = new Map<string, Set<(body: unknown) => void>>();

  /** Calls the listener for each event of that name. */
  addListener(name: string, listener: (body: unknown) => void): EmitterSubscription {
    // Each subscription is its own, also of one listener that listens twice.
    const own = (body: unknown): void => { listener(body); };
    const listeners = this.#listeners.get(name) ?? new Set();
    listeners.add(own);
    this.#listeners.set(name, listeners);
    return { remove: () => { listeners.delete(own); } };
  }

  /** Ends all listeners of that name, or all. */
  removeAllListeners(name?: string): void {
    if (name === undefined) this.#listeners.clear();
    else this.#listeners.delete(name);
  }

  /** How many listen to that name. */
  listenerCount(name: string): number { return this.#listeners.get(name)?.size ?? 0; }

  /** Tells all who listen to that name. */
  emit(name: string, body?: unknown): void {
    for (const listener of [...this.#listeners.get(name) ?? []]) listener(body);
  }
}
