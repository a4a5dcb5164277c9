import { isClass, parametersOf } from './handler.ts';
import { errorText } from './stand-ins.ts';
import type { StandIns } from './stand-ins.ts';

type Props = { readonly [name: string]: unknown };
type Component = (props: Props) => unknown;
type Cleanup = (() => void) | undefined;

interface Element {
  readonly type: unknown;
  readonly props: Props;
}

/** What `createContext` makes, as far as a provider needs it. */
interface Context { readonly Provider: object }

/** A class component, as the renderer calls it. */
interface Shown {
  props: Props;
  state?: unknown;
  render(): unknown;
  componentDidMount?(): void;
  componentWillUnmount?(): void;
}

/** What one hook of an instance keeps. */
interface Hook {
  value: unknown;
  deps?: readonly unknown[] | undefined;
  cleanup?: Cleanup;
}

/** A component on screen. */
interface Instance {
  readonly hooks: Hook[];
  readonly children: Map<string, Instance>;
  readonly effects: (() => void)[];
}

// An app whose effects change state for ever.
const mostRenders = 100;
// Navigators show other files, or what they are given as a component.
const navigator = /[[.](Slot|Stack|Tabs|Drawer|\w*Navigator)\]$/;

/**
 * Components, hooks, contexts and effects, as far as handlers of links need them. Nothing is drawn: what a component keeps by `useState` and
 * `useReducer` is recorded as a call, so it is shown and compared.
 */
export class SmallReact {
  readonly #standIns: StandIns;
  #current: Instance | undefined;
  #next = 0;
  #root: { readonly component: Component; readonly instance: Instance } | undefined;
  #renders = 0;
  #isDue = false;
  #result: unknown;
  /** The values of providers, by their contexts. */
  readonly #provided = new Map<object, unknown>();
  /** Instances of class components: what they keep is the app's state. */
  readonly instances: object[] = [];
  /** Functions of libraries that run one of the app's, as the player calls them. */
  readonly #runs = new Map<unknown, Component>();
  /** What hooks of libraries returned: whoever gets it may read it. */
  readonly #handedOut = new WeakSet<object>();
  /** What an instance of a class does to change its state. */
  readonly #changes = new WeakMap<object, (change: unknown) => void>();

  constructor(standIns: StandIns) { this.#standIns = standIns; }

  /** Shows a component, or calls a hook in one, and runs its effects. Throws what it throws. */
  show(component: Component): void {
    this.#root = { component, instance: instance() };
    this.#render();
  }

  /** What the hook returned, and the values of all providers: an app may hand its handler to others so. */
  get given(): object {
    const values = [this.#result, ...this.#provided.values()].filter((value) => typeof value === 'object' && value !== null && !('props' in value) && !this.#standIns.has(value));
    const given = Object.assign({}, typeof this.#result === 'function' && !this.#standIns.has(this.#result) ? { returned: this.#result } : {}, ...values) as object;
    return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, this.#runs.get(value) ?? value]));
  }

  /** For a library: `call` runs a function of the app with that source, and the player calls `played` for it. */
  runs(call: unknown, played: (variables: unknown) => unknown, source: () => string): void {
    this.#runs.set(call, Object.assign((variables: unknown) => played(variables), { toString: source }));
  }

  /** For a library: what its hook returns. */
  handOut(result: object): void { this.#handedOut.add(result); }

  /** For a library: state, whose changes draw the component again. */
  keep<Value>(initial: Value): readonly [Value, (value: Value) => void] {
    const hook = this.#hook(() => ({ value: initial }));
    return [hook.value as Value, (value) => {
      hook.value = value;
      this.#renderSoon();
    }];
  }

  /** For a library: a value that is made once. */
  once<Value>(make: () => Value): Value { return this.#hook(() => ({ value: make() })).value as Value; }

  /** For a library: `useEffect`. */
  effect(effect: () => unknown, deps: readonly unknown[]): void { this.#effect(effect, deps); }

  /** The members of the module `react`. */
  get members(): { readonly [name: string]: unknown } {
    const own = <Value extends object>(value: Value): Value => this.#standIns.own(value);
    const useEffect = own((effect: () => unknown, deps?: readonly unknown[]): void => { this.#effect(effect, deps); });
    const startTransition = own((action: () => unknown): void => { action(); });
    const useMemo = own(<Value>(make: () => Value, deps?: readonly unknown[]): unknown => {
      const hook = this.#hook(() => ({ value: make(), deps }));
      if (isChanged(hook.deps, deps)) Object.assign(hook, { value: make(), deps });
      return hook.value;
    });
    const changes = this.#changes;
    class Component implements Partial<Shown> {
      props: Props;
      state: unknown;
      constructor(props: Props) { this.props = props; }
      setState(change: unknown, done?: () => void): void {
        changes.get(this)?.(change);
        done?.();
      }
      forceUpdate(): void { changes.get(this)?.({}); }
    }
    return {
      Component: own(Component), PureComponent: own(Component),
      createContext: own((initial: unknown): object => {
        const context: { Provider?: object; readonly initial: unknown } = { initial };
        context.Provider = own({ context });
        return own(context);
      }),
      useContext: own((context: Context) => this.#valueOf(context)),
      createElement: own((type: unknown, props: Props | null, ...children: unknown[]): Element =>
        ({ type, props: children.length === 0 ? props ?? {} : { ...props, children } })),
      useState: own((initial: unknown) => this.#state('setState', initial, (before, value) => typeof value === 'function' ? (value as (old: unknown) => unknown)(before) : value)),
      useReducer: own((reduce: (before: unknown, action: unknown) => unknown, initial: unknown, start?: (value: unknown) => unknown) =>
        this.#state('dispatch', start === undefined ? initial : start(initial), reduce)),
      useRef: own((initial: unknown) => this.once(() => ({ current: initial }))),
      useMemo,
      useCallback: own((callback: unknown, deps?: readonly unknown[]) => useMemo(() => callback, deps)),
      useEffect, useLayoutEffect: useEffect, useInsertionEffect: useEffect,
      useSyncExternalStore: own((subscribe: (changed: () => void) => unknown, read: () => unknown) => this.#external(subscribe, read)),
      startTransition, useTransition: own(() => [false, startTransition]),
      useActionState: own((action: (before: unknown, payload: unknown) => unknown, initial: unknown) => this.#actionState(action, initial)),
      useEffectEvent: own((call: (...args: unknown[]) => unknown) => {
        const latest = this.once(() => ({ call }));
        latest.call = call;
        return this.once(() => (...args: unknown[]) => latest.call(...args));
      }),
      useDeferredValue: own((value: unknown) => value),
      useOptimistic: own((value: unknown) => [value, own(() => undefined)]),
      useDebugValue: own(() => undefined),
      useId: own(() => 'id'),
      memo: own((component: unknown) => component),
      forwardRef: own((render: (props: Props, ref: unknown) => unknown) => (props: Props) => render(props, { current: null })),
      Fragment: 'Fragment',
      StrictMode: 'StrictMode',
      Suspense: 'Suspense',
    };
  }

  /** The members of `react/jsx-runtime`. */
  get runtime(): { readonly [name: string]: unknown } {
    const jsx = this.#standIns.own((type: unknown, props: Props): Element => ({ type, props }));
    return { jsx, jsxs: jsx, jsxDEV: jsx, Fragment: 'Fragment' };
  }

  #render(): void {
    this.#isDue = false;
    const root = this.#root;
    if (root === undefined || (this.#renders += 1) > mostRenders) return;
    this.#result = this.#run(root.component, {}, root.instance);
    for (const value of [this.#result, ...this.#provided.values()]) this.#readAll(value);
  }

  /** Reads what hooks of libraries returned and the app gives to others, who may read all of it. */
  #readAll(value: unknown): void {
    if (typeof value !== 'object' || value === null || this.#standIns.has(value) || 'props' in value) return;
    if (this.#handedOut.has(value)) Object.values(value);
    else for (const each of Object.values(value)) if (typeof each === 'object' && each !== null && this.#handedOut.has(each)) Object.values(each as object);
  }

  /** What the nearest provider gives; without one, everything. */
  #valueOf(context: object): unknown {
    if (this.#provided.has(context)) return this.#provided.get(context);
    const stand = this.#standIns.make('useContext()');
    this.#provided.set(context, stand);
    return stand;
  }

  /** A class component as a function: its instance and its state are hooks. */
  #ofClass(type: new (props: Props) => Shown): Component {
    return (props) => {
      const shown = this.once(() => this.#made(type, props));
      shown.props = props;
      this.#effect(() => {
        shown.componentDidMount?.();
        return () => { shown.componentWillUnmount?.(); };
      }, []);
      return shown.render();
    };
  }

  #made(type: new (props: Props) => Shown, props: Props): Shown {
    const shown = new type(props);
    this.instances.push(shown);
    this.#changes.set(shown, (change) => {
      const part: unknown = typeof change === 'function' ? (change as (state: unknown, props: Props) => unknown)(shown.state, shown.props) : change;
      this.#standIns.note('setState', [part]);
      shown.state = { ...shown.state as object, ...part as object };
      this.#renderSoon();
    });
    return shown;
  }

  #renderSoon(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    queueMicrotask(() => { this.#render(); });
  }

  #run(component: Component, props: Props, place: Instance): unknown {
    const [outer, next] = [this.#current, this.#next];
    [this.#current, this.#next] = [place, 0];
    let shown: unknown;
    try {
      shown = component(props);
    } finally {
      [this.#current, this.#next] = [outer, next];
    }
    this.#walk(shown, place, '');
    for (const effect of place.effects.splice(0)) effect();
    return shown;
  }

  #walk(shown: unknown, place: Instance, path: string): void {
    if (Array.isArray(shown)) {
      for (const [index, each] of shown.entries()) this.#walk(each, place, `${path}.${index}`);
      return;
    }
    if (typeof shown !== 'object' || shown === null || this.#standIns.has(shown) || !('props' in shown)) return;
    const { type, props } = shown as Element;
    if (typeof type !== 'function' || this.#standIns.has(type)) {
      this.#walkOther(type, props, place, path);
      return;
    }
    const key = `${path} ${type.name}`;
    const child = place.children.get(key) ?? instance();
    place.children.set(key, child);
    try {
      this.#run(isClass(type) ? this.#ofClass(type as unknown as new (props: Props) => Shown) : type as Component, props, child);
    } catch (error) {
      this.#standIns.leaveOut(type.name, errorText(error));
    }
  }

  /** What is shown by something that is not a component of the app: its children, with the value of a provider. */
  #walkOther(type: unknown, props: Props, place: Instance, path: string): void {
    // React 19 takes the context itself as its provider.
    if (typeof type === 'object' && type !== null && ('context' in type || 'Provider' in type)) {
      this.#provided.set('context' in type ? type.context as object : type, props['value']);
    }
    const name = typeof type === 'function' ? String(type) : '';
    if (navigator.test(name) || [props['component'], props['getComponent'], props['children']].some((each) => typeof each === 'function')) {
      this.#standIns.leaveOut(`what ${name.replace(/^\[|\]$/g, '')} shows`);
    }
    this.#walk(props['children'], place, `${path}/`);
  }

  #hook(make: () => Hook): Hook {
    const place = this.#current;
    if (place === undefined) throw new Error('Invalid hook call. Hooks can only be called inside of the body of a function component.');
    return place.hooks[this.#next++] ??= make();
  }

  #state(name: string, initial: unknown, reduce: (before: unknown, action: unknown) => unknown): readonly unknown[] {
    const hook = this.#hook(() => {
      const made: Hook = { value: typeof initial === 'function' && name === 'setState' ? (initial as () => unknown)() : initial };
      const change = (action: unknown): void => {
        const value = reduce(made.value, action);
        this.#standIns.note(name, [name === 'dispatch' ? action : value]);
        if (Object.is(value, made.value)) return;
        made.value = value;
        this.#renderSoon();
      };
      return Object.assign(made, { change: this.#standIns.own(change) });
    }) as Hook & { readonly change: unknown };
    return [hook.value, hook.change];
  }

  /** A store that is not React's: a component is drawn again when what it reads of it has changed. */
  #external(subscribe: (changed: () => void) => unknown, read: () => unknown): unknown {
    const snapshot = read();
    const [, again] = this.keep<unknown>(undefined);
    const seen = this.once(() => ({ snapshot, read }));
    Object.assign(seen, { snapshot, read });
    this.#effect(() => subscribe(() => { if (!Object.is(seen.read(), seen.snapshot)) again(undefined); }), [subscribe]);
    return snapshot;
  }

  /** React 19: actions run one after the other, each with the state that the one before returned. */
  #actionState(action: (before: unknown, payload: unknown) => unknown, initial: unknown): readonly unknown[] {
    const [state, change] = this.#state('setState', initial, (_, value) => value);
    const latest = this.once(() => ({ action, last: Promise.resolve(initial) }));
    latest.action = action;
    const dispatch = this.once(() => {
      const run = (payload: unknown): Promise<unknown> => latest.last = latest.last.then(async (before) => {
        const value = await latest.action(before, payload);
        (change as (value: unknown) => void)(value);
        return value;
      });
      const call = (payload: unknown): void => { void run(payload); };
      this.runs(call, async (payload) => { await run(payload); }, () => `(${parametersOf(String(latest.action))[1] ?? ''}) => {}`);
      return call;
    });
    return [state, dispatch, false];
  }

  #effect(effect: () => unknown, deps: readonly unknown[] | undefined): void {
    const place = this.#current;
    const isNew = place !== undefined && place.hooks[this.#next] === undefined;
    const hook = this.#hook(() => ({ value: undefined, deps }));
    if (!isNew && !isChanged(hook.deps, deps)) return;
    hook.deps = deps;
    place?.effects.push(() => {
      hook.cleanup?.();
      const cleanup = effect();
      hook.cleanup = typeof cleanup === 'function' ? cleanup as () => void : undefined;
    });
  }
}

function instance(): Instance { return { hooks: [], children: new Map(), effects: [] }; }

function isChanged(before: readonly unknown[] | undefined, now: readonly unknown[] | undefined): boolean {
  return before === undefined || now === undefined || before.length !== now.length || now.some((value, index) => !Object.is(value, before[index]));
}
