// The few members of dart:async that this package uses.
import { AsyncLocalStorage } from "node:async_hooks";
import { type Duration, raise, StateError } from "./core.ts";

const zones = new AsyncLocalStorage<Zone>();

type Specified<Given extends unknown[], Made> = ((self: Zone, parent: {}, zone: Zone, ...given: Given) => Made) | null;

/** What a zone does itself. An error without a catch belongs to the zone in which it was thrown. */
export class ZoneSpecification {
  readonly createTimer: Specified<[Duration, () => void], Timer>;
  readonly createPeriodicTimer: Specified<[Duration, (timer: Timer) => void], Timer>;
  readonly handleUncaughtError: Specified<[{}, {}], void>;
  constructor({ createTimer = null, createPeriodicTimer = null, handleUncaughtError = null }: {
    createTimer?: Specified<[Duration, () => void], Timer>;
    createPeriodicTimer?: Specified<[Duration, (timer: Timer) => void], Timer>;
    handleUncaughtError?: Specified<[{}, {}], void>;
  } = {}) {
    this.createTimer = createTimer;
    this.createPeriodicTimer = createPeriodicTimer;
    this.handleUncaughtError = handleUncaughtError;
  }
}

globalThis.addEventListener("unhandledrejection", (event) => {
  const zone = zones.getStore();
  if (!zone?.specification?.handleUncaughtError) return;
  event.preventDefault();
  zone.specification.handleUncaughtError(zone, {}, zone, event.reason, {});
});

type FakeTime = { at: number; action: () => void };

/** A zone's clock is real, or fake as in a widget test: then it moves by `elapse` alone. Microtasks run in any case. */
export class Zone {
  private now = 0;
  private readonly times = new Set<FakeTime>();
  constructor(readonly isFake: boolean, readonly specification: ZoneSpecification | null = null) {}
  fork({ specification = null }: { specification?: ZoneSpecification | null } = {}): Zone { return new Zone(false, specification); }
  /** Moves the fake clock, and calls back what falls due, in order. */
  elapse(duration: Duration): void {
    const end = this.now + duration.inMilliseconds;
    for (;;) {
      const [next] = [...this.times].filter((each) => each.at <= end).sort((one, other) => one.at - other.at);
      if (next === undefined) break;
      this.times.delete(next);
      this.now = Math.max(this.now, next.at);
      this.run(next.action);
    }
    this.now = end;
  }
  schedule(duration: Duration, action: () => void): () => void {
    const time = { at: this.now + duration.inMilliseconds, action };
    this.times.add(time);
    return () => { this.times.delete(time); };
  }
  static readonly root = new Zone(false);
  static get current(): Zone { return zones.getStore() ?? Zone.root; }
  run<T>(action: () => T): T { return zones.run(this, action); }
  guard(action: () => void): void {
    try {
      this.run(action);
    } catch (error) {
      (this.specification?.handleUncaughtError ?? raise)(this as never, {} as never, this, error as {}, {});
    }
  }
}

/** Calls back when the time of the present zone has passed. */
function after(duration: Duration, action: () => void): () => void {
  const zone = Zone.current;
  if (zone.isFake) return zone.schedule(duration, action);
  if (zone.specification?.createTimer) {
    const timer = zone.specification.createTimer(zone, {}, zone, duration, () => zone.run(action));
    return () => timer.cancel();
  }
  const handle = setTimeout(action, duration.inMilliseconds);
  return () => clearTimeout(handle);
}

export const Future = {
  value<T>(value: T): Promise<T> { return Promise.resolve(value); },
  error<T>(error: unknown): Promise<T> { return Promise.reject(error); },
  wait<T>(all: Array<Promise<T>>): Promise<Array<T>> { return Promise.all(all); },
  any<T>(all: Array<Promise<T>>): Promise<T> { return Promise.race(all); },
  delayed<T>(duration: Duration, make?: () => T): Promise<T> {
    return new Promise((resolve) => { after(duration, () => resolve(make?.() as T)); });
  },
};

export function unawaited(_future: Promise<unknown>): void {}

export class Completer<T> {
  private resolve!: (value: T) => void;
  private reject!: (error: unknown) => void;
  readonly future: Promise<T>;
  isCompleted = false;
  constructor() {
    this.future = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
  }
  private once(): void {
    if (this.isCompleted) throw new StateError("Future already completed");
    this.isCompleted = true;
  }
  complete(value?: T): void {
    this.once();
    this.resolve(value as T);
  }
  completeError(error: {}): void {
    this.once();
    this.reject(error);
  }
}

export class Timer {
  isActive = true;
  tick = 0;
  readonly cancel: () => void;
  /** Of a zone that has its own, as all repeating timers here are. */
  static periodic(period: Duration, action: (timer: Timer) => void): Timer {
    const zone = Zone.current;
    if (!zone.specification?.createPeriodicTimer) throw new StateError("only a zone of its own has repeating timers here");
    return zone.specification.createPeriodicTimer(zone, {}, zone, period, (timer) => zone.run(() => action(timer)));
  }
  constructor(duration: Duration, action: () => void) {
    // The class that package:fake_async has for it.
    const end = after(duration, () => {
      this.isActive = false;
      this.tick = 1;
      action();
    });
    this.cancel = () => {
      this.isActive = false;
      end();
    };
    if (Zone.current.isFake && new.target === Timer) {
      end();
      return new FakeTimer(duration, action);
    }
  }
}

class FakeTimer extends Timer {}

type Handlers<T> = { onData: (event: T) => void; onError: ((error: {}) => void) | null; onDone: (() => void) | null };

export class StreamSubscription<T> {
  constructor(private readonly end: () => void, declare_?: T) { void declare_; }
  async cancel(): Promise<void> { this.end(); }
}

/** A stream is a function that begins to call its listener, and gives back what ends that. */
export class Stream<T> {
  constructor(private readonly begin: (handlers: Handlers<T>) => () => void) {}
  listen(onData: (event: T) => void, { onError = null, onDone = null }: { onError?: ((error: {}) => void) | null; onDone?: (() => void) | null } = {}): StreamSubscription<T> {
    const zone = Zone.current;
    // A listener runs in the zone that listens, and what it throws belongs there.
    const heard = zone.specification === null ? onData : (event: T) => zone.guard(() => onData(event));
    return new StreamSubscription<T>(this.begin({ onData: heard, onError, onDone }));
  }
  map<S>(change: (event: T) => S): Stream<S> {
    return new Stream(({ onData, onError, onDone }) =>
      this.begin({
        onData: (event) => {
          let changed: S;
          try {
            changed = change(event);
          } catch (error) {
            (onError ?? raise)(error as {});
            return;
          }
          onData(changed);
        },
        onError,
        onDone,
      })
    );
  }
  where(test: (event: T) => boolean): Stream<T> {
    return new Stream(({ onData, onError, onDone }) => this.begin({ onData: (event) => { if (test(event)) onData(event); }, onError, onDone }));
  }
  transform<S>(change: { bind(stream: Stream<T>): Stream<S> }): Stream<S> { return change.bind(this); }
  get first(): Promise<T> { return this.firstWhere(() => true); }
  firstWhere(test: (event: T) => boolean): Promise<T> {
    return new Promise((resolve, reject) => {
      const end = this.begin({
        onData: (event) => { if (test(event)) { end(); resolve(event); } },
        onError: reject,
        onDone: () => reject(new StateError("No element")),
      });
    });
  }
  toList(): Promise<Array<T>> {
    return new Promise((resolve, reject) => {
      const found: Array<T> = [];
      this.begin({ onData: (event) => found.push(event), onError: reject, onDone: () => resolve(found) });
    });
  }
}

/** Only the kind that this package uses: broadcast, and synchronous. */
export class StreamController<T> {
  private readonly listeners = new Set<Handlers<T>>();
  private closed = false;
  readonly stream = new Stream<T>((handlers) => {
    if (this.closed) queueMicrotask(() => handlers.onDone?.());
    this.listeners.add(handlers);
    return () => { this.listeners.delete(handlers); };
  });
  static broadcast<T>(_given: { sync: true }): StreamController<T> { return new StreamController<T>(); }
  get isClosed(): boolean { return this.closed; }
  add(event: T): void {
    if (this.closed) throw new StateError("Cannot add event after closing");
    for (const each of [...this.listeners]) each.onData(event);
  }
  async close(): Promise<void> {
    this.closed = true;
    for (const each of [...this.listeners]) each.onDone?.();
    this.listeners.clear();
  }
}

declare global {
  interface Promise<T> {
    timeout(limit: Duration, given: { onTimeout: () => T | Promise<T> }): Promise<T>;
  }
}

Object.defineProperty(Promise.prototype, "timeout", {
  value<T>(this: Promise<T>, limit: Duration, { onTimeout }: { onTimeout: () => T | Promise<T> }): Promise<T> {
    return new Promise((resolve, reject) => {
      const timer = new Timer(limit, () => { resolve(onTimeout()); });
      this.finally(() => { timer.cancel(); }).then(resolve, reject);
    });
  },
});
