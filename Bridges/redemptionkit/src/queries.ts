import { parametersOf } from './handler.ts';
import type { SmallReact } from './react.ts';
import type { StandIns } from './stand-ins.ts';

type Members = { [name: string]: unknown };
type Call = (...args: unknown[]) => unknown;

/** The options of `useMutation` and `useQuery`, as far as a redemption can see them. */
interface Options {
  readonly mutationFn?: Call;
  readonly queryFn?: Call;
  readonly queryKey?: readonly unknown[];
  readonly enabled?: boolean;
  readonly select?: Call;
  readonly retry?: boolean | number | ((failures: number, error: unknown) => boolean);
  readonly retryDelay?: number | ((failures: number, error: unknown) => number);
  readonly throwOnError?: boolean;
  readonly onMutate?: Call;
  readonly onSuccess?: Call;
  readonly onError?: Call;
  readonly onSettled?: Call;
}

interface State {
  readonly status: 'idle' | 'pending' | 'success' | 'error';
  readonly data?: unknown;
  readonly error?: unknown;
  readonly variables?: unknown;
}

/** What a `QueryClient` does for all mutations: the callbacks of its cache, and default options. */
interface Client extends Members {
  readonly ofCache: Options;
  readonly ofMutations: Options;
}

const idle: State = { status: 'idle' };
// What is the same after every redemption that has ended.
const passing = new Set(['isPending', 'isLoading', 'isFetching', 'isMutating', 'isIdle', 'variables']);

/**
 * Libraries whose hooks run a function of the app: @tanstack/react-query (5.102; its options of version 3 and 4 as well) and swr (2.5). Nothing is cached.
 *
 * What a hook returns is recorded when the app reads it: an app that never looks at `data` does not see that it differs.
 */
export class QueryLibraries {
  readonly #react: SmallReact;
  readonly #standIns: StandIns;
  #client: Client | undefined;

  constructor(react: SmallReact, standIns: StandIns) {
    this.#react = react;
    this.#standIns = standIns;
  }

  /** The module `@tanstack/react-query`, or `react-query`. */
  get tanstack(): unknown {
    const newClient = (config: Members): object => this.#newClient(config);
    class QueryClient { constructor(config: Members = {}) { return newClient(config); } }
    class MutationCache { readonly config: Options; constructor(config: Options = {}) { this.config = config; } }
    const QueryClientProvider = ({ client, children }: Members): unknown => {
      this.#client = client as Client;
      return children;
    };
    return this.#standIns.withRest('', {
      __esModule: true, QueryClient: this.#standIns.own(QueryClient), MutationCache: this.#standIns.own(MutationCache), QueryClientProvider,
      useQueryClient: (client?: Client) => client ?? this.#nearest,
      useMutation: (...args: unknown[]) => this.#useMutation(optionsIn(args, 'mutationFn')),
      useQuery: (...args: unknown[]) => this.#useQuery(optionsIn(args, 'queryFn')),
    });
  }

  /** The module `swr/mutation`. */
  get swrMutation(): unknown {
    return { __esModule: true, default: this.#standIns.own((key: unknown, fetcher: Call, options: Options = {}) => this.#useSWRMutation(key, fetcher, options)) };
  }

  get #nearest(): Client { return this.#client ??= this.#newClient({}); }

  #newClient({ mutationCache, defaultOptions }: Members): Client {
    const { config = {} } = (mutationCache ?? {}) as { config?: Options };
    const { mutations = {} } = (defaultOptions ?? {}) as { mutations?: Options };
    const fetchQuery = async (...args: unknown[]): Promise<unknown> => await optionsIn(args, 'queryFn').queryFn?.({});
    return this.#standIns.withRest('queryClient', { ofCache: config, ofMutations: mutations, fetchQuery, ensureQueryData: fetchQuery }) as Client;
  }

  #useMutation(own: Options): object {
    const client = this.#nearest;
    const options = { ...client.ofMutations, ...own };
    const [state, change] = this.#react.keep(idle);
    const latest = this.#latest(options);
    const calls = this.#once(() => this.#mutation(client, latest, change));
    return this.#result('useMutation', state.status === 'pending', { ...calls, ...flagsOf(state), ...state, data: state.data, error: state.error ?? null, variables: state.variables });
  }

  /** What `useMutation` gives to call; in the order of query-core's `mutation.ts`. */
  #mutation(client: Client, latest: { readonly current: Options }, change: (state: State) => void): Members {
    const execute = async (variables: unknown, ofCall: Options = {}): Promise<unknown> => {
      change({ status: 'pending', variables });
      let context: unknown;
      const { ofCache } = client;
      const place = { client };
      const end = (data: unknown, error: unknown): void => {
        change({ status: error === null ? 'success' : 'error', variables, ...error === null ? { data } : { error } });
        const first = error === null ? () => ofCall.onSuccess?.(data, variables, context, place) : () => ofCall.onError?.(error, variables, context, place);
        for (const call of [first, () => ofCall.onSettled?.(data, error, variables, context, place)]) unheard(call);
      };
      let data: unknown;
      try {
        await ofCache.onMutate?.(variables, {}, place);
        context = await latest.current.onMutate?.(variables, place);
        data = await retried(() => (latest.current.mutationFn ?? missing)(variables, place), latest.current, 0);
        await ofCache.onSuccess?.(data, variables, context, {}, place);
        await latest.current.onSuccess?.(data, variables, context, place);
        await ofCache.onSettled?.(data, null, variables, context, {}, place);
        await latest.current.onSettled?.(data, null, variables, context, place);
      } catch (error) {
        await unheard(() => ofCache.onError?.(error, variables, context, {}, place));
        await unheard(() => latest.current.onError?.(error, variables, context, place));
        await unheard(() => ofCache.onSettled?.(undefined, error, variables, context, {}, place));
        await unheard(() => latest.current.onSettled?.(undefined, error, variables, context, place));
        end(undefined, error);
        throw error;
      }
      end(data, null);
      return data;
    };
    const mutate = (variables: unknown, ofCall?: Options): void => { execute(variables, ofCall).catch(() => undefined); };
    // The hook's state has the failure too, so the app need not catch it.
    const played = async (variables: unknown): Promise<void> => { await execute(variables).catch(() => undefined); };
    const source = (): string => String(latest.current.mutationFn);
    this.#react.runs(mutate, played, source);
    this.#react.runs(execute, played, source);
    return { mutate, mutateAsync: execute, reset: () => { change(idle); } };
  }

  #useQuery(own: Options): object {
    const [state, change] = this.#react.keep<State>({ status: 'pending' });
    const latest = this.#latest(own);
    const refetch = this.#once(() => async (): Promise<object> => {
      const ended: State = await retried(() => (latest.current.queryFn ?? missing)({ queryKey: latest.current.queryKey ?? [] }), latest.current, 3)
        .then((data) => ({ status: 'success', data } as const), (error: unknown) => ({ status: 'error', error } as const));
      change(ended);
      // Versions 3 and 4 have these; 5 has not, and ignores them.
      return ended;
    });
    const key = JSON.stringify(own.queryKey ?? []);
    this.#react.effect(() => { if (latest.current.enabled !== false) void refetch(); }, [key, own.enabled !== false]);
    const data = state.status === 'success' && own.select !== undefined ? own.select(state.data) : state.data;
    return this.#result('useQuery', state.status === 'pending', { refetch, ...flagsOf(state), ...state, data, error: state.error ?? null });
  }

  /** swr's `mutation/index.ts`: a failure is in the hook's state, and is thrown unless `throwOnError` is false. */
  #useSWRMutation(key: unknown, fetcher: Call, own: Options): object {
    const [state, change] = this.#react.keep(idle);
    const latest = this.#latest({ ...own, mutationFn: (arg) => fetcher(typeof key === 'function' ? (key as Call)() : key, { arg }) });
    const calls = this.#once(() => {
      const trigger = async (arg?: unknown, ofCall: Options = {}): Promise<unknown> => {
        const options = (): Options => ({ ...latest.current, ...ofCall });
        change({ status: 'pending' });
        try {
          const data = await latest.current.mutationFn?.(arg);
          change({ status: 'success', data });
          options().onSuccess?.(data, key, options());
          return data;
        } catch (error) {
          change({ status: 'error', error });
          options().onError?.(error, key, options());
          if (options().throwOnError !== false) throw error;
          return undefined;
        }
      };
      this.#react.runs(trigger, async (arg) => { await trigger(arg).catch(() => undefined); }, () => argumentOf(fetcher));
      return { trigger, reset: () => { change(idle); } };
    });
    return this.#result('useSWRMutation', state.status === 'pending', { ...calls, data: state.data, error: state.error, isMutating: state.status === 'pending' });
  }

  /** The same object at each drawing, with the options of the last. */
  #latest(options: Options): { current: Options } {
    const kept = this.#once<{ current: Options }>(() => ({ current: options }));
    kept.current = options;
    return kept;
  }

  #once<Value>(make: () => Value): Value { return this.#react.once(make); }

  /** What a hook returns: a value that is another one than before is recorded when the app reads it. */
  #result(name: string, isPending: boolean, values: Members): object {
    const read = this.#once(() => new Map<string, unknown>());
    const result = {};
    for (const [member, value] of Object.entries(values)) {
      const get = (): unknown => {
        if (isPending) return value;
        if (!Object.is(read.get(member), value) && !passing.has(member)) this.#standIns.note(name, [{ [member]: value }]);
        read.set(member, value);
        return value;
      };
      // The first values are those before the link.
      if (!read.has(member)) read.set(member, value);
      Object.defineProperty(result, member, typeof value === 'function' ? { value, enumerable: true } : { get, enumerable: true });
    }
    this.#react.handOut(result);
    return result;
  }
}

/** `(options)`, and what versions 3 and 4 take: `(key, function, options)` and `(function, options)`. */
function optionsIn(args: readonly unknown[], member: 'mutationFn' | 'queryFn'): Options {
  const call = args.find((each) => typeof each === 'function');
  const options = args.find((each) => typeof each === 'object' && each !== null && !Array.isArray(each)) as Options | undefined;
  const key = args.find((each) => Array.isArray(each) || typeof each === 'string');
  return { ...member === 'queryFn' && key !== undefined ? { queryKey: [key] } : {}, ...call === undefined ? {} : { [member]: call as Call }, ...options };
}

function flagsOf({ status }: State): Members {
  const isPending = status === 'pending';
  return { isPending, isLoading: isPending, isFetching: isPending, isSuccess: status === 'success', isError: status === 'error', isIdle: status === 'idle' };
}

/** query-core's `retryer.ts`, for an app that is on screen and does not watch the network. */
async function retried(run: () => unknown, { retry, retryDelay }: Options, byDefault: number): Promise<unknown> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await run();
    } catch (error) {
      const limit = retry ?? byDefault;
      const isTriedAgain = typeof limit === 'function' ? limit(failures, error) : typeof limit === 'number' ? failures < limit : limit;
      if (!isTriedAgain) throw error;
      const delay = typeof retryDelay === 'function' ? retryDelay(failures, error) : retryDelay ?? Math.min(1_000 * 2 ** failures, 30_000);
      await new Promise((resolve) => { setTimeout(resolve, delay); });
    }
  }
}

/** Runs a callback whose error is nobody's but the phone's log. */
async function unheard(call: () => unknown): Promise<void> {
  try {
    await call();
  } catch (error) {
    void Promise.reject(error);
  }
}

function missing(): never { throw new Error('No mutationFn found'); }

/** A function with the parameter that a fetcher of swr has as `arg`, as text. */
function argumentOf(fetcher: Call): string {
  const [, second = ''] = parametersOf(String(fetcher));
  return `(${/\barg\s*:\s*(\{[^}]*\}|[\w$]+)/.exec(second)?.[1] ?? 'url'}) => {}`;
}
