interface Timer {
  readonly id: number;
  due: number;
  readonly every: number | undefined;
  readonly action: () => void;
}

type Global = Record<'setTimeout' | 'clearTimeout' | 'setInterval' | 'clearInterval' | 'requestAnimationFrame' | 'cancelAnimationFrame' | 'Date', unknown>;

const names = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'requestAnimationFrame', 'cancelAnimationFrame', 'Date'] as const;

/** Milliseconds until a screen is drawn again. */
const frame = 16;

/**
 * The clock of an app whose stories are played: `Date` and the timers of `globalThis`, in every test runner. Time passes only by `advance`. What took
 * `setTimeout` from elsewhere before (such as `node:timers`) has real time.
 */
export class AppClock {
  /** Milliseconds since 1970. */
  now = 0;
  readonly #timers = new Map<number, Timer>();
  readonly #before: Partial<Global> = {};
  #lastId = 0;

  /** Takes the place of the timers and of `Date`. */
  install(): void {
    const place = globalThis as unknown as Global;
    for (const name of names) this.#before[name] = place[name];
    const set = (action: unknown, delay: unknown, args: unknown[], repeats: boolean): object => {
      const wait = Math.max(Number(delay) > 0 ? Math.ceil(Number(delay)) : 0, repeats ? 1 : 0);
      const id = this.#lastId += 1;
      this.#timers.set(id, {
        id, due: this.now + wait, every: repeats ? wait : undefined, action: () => { if (typeof action === 'function') action(...args); },
      });
      return handle(id, (ended) => this.#timers.delete(ended));
    };
    const clear = (timer: unknown): void => { this.#timers.delete(Number(timer)); };
    place.setTimeout = (action: unknown, delay?: unknown, ...args: unknown[]) => set(action, delay, args, false);
    place.setInterval = (action: unknown, delay?: unknown, ...args: unknown[]) => set(action, delay, args, true);
    place.clearTimeout = place.clearInterval = place.cancelAnimationFrame = clear;
    if (this.#before.requestAnimationFrame !== undefined) {
      place.requestAnimationFrame = (action: (time: number) => void) => set(() => { action(this.now); }, frame, [], false);
    }
    place.Date = dateOf(this.#before.Date as DateConstructor, () => this.now);
  }

  /** Puts everything back. */
  uninstall(): void {
    const place = globalThis as unknown as Global;
    for (const name of names) {
      if (this.#before[name] === undefined) delete place[name];
      else place[name] = this.#before[name];
    }
    this.#timers.clear();
  }

  /** Forgets all timers: the app has ended. */
  clear(): void { this.#timers.clear(); }

  /** In how many milliseconds timers are due, each moment once, the next one first. */
  get dues(): readonly number[] {
    return [...new Set([...this.#timers.values()].map(({ due }) => Math.max(0, due - this.now)))].sort((one, other) => one - other);
  }

  /** Runs one timer that is due. Returns false if none is. */
  runOne(): boolean {
    let next: Timer | undefined;
    for (const timer of this.#timers.values()) {
      if (timer.due <= this.now && (next === undefined || timer.due < next.due)) next = timer;
    }
    if (next === undefined) return false;
    if (next.every === undefined) this.#timers.delete(next.id);
    else next.due += next.every;
    next.action();
    return true;
  }

  /** The moment at which the next timer is due, if that is not later; else undefined. */
  nextUntil(moment: number): number | undefined {
    const dues = [...this.#timers.values()].map(({ due }) => due).filter((due) => due <= moment);
    return dues.length === 0 ? undefined : Math.max(this.now, Math.min(...dues));
  }
}

/** What `setTimeout` returns: Node's is an object, a browser's a number. */
function handle(id: number, end: (id: number) => void): object {
  const timer = { ref: () => timer, unref: () => timer, hasRef: () => true, refresh: () => timer, close: () => { end(id); return timer; }, [Symbol.toPrimitive]: () => id };
  return timer;
}

function dateOf(Real: DateConstructor, now: () => number): DateConstructor {
  return new Proxy(Real, {
    construct: (target, args, own) => Reflect.construct(target, args.length === 0 ? [now()] : args, own) as object,
    apply: () => new Real(now()).toString(),
    get: (target, name, own) => name === 'now' ? now : Reflect.get(target, name, own) as unknown,
  });
}
