import { createHash } from 'node:crypto';
import { Session } from 'node:inspector';
import { pathToFileURL } from 'node:url';

/** More objects than an app's modules keep; a state with more is not read. */
const largestState = 50_000;
const place = '__redemptionkit_state';

/** What an app keeps. */
export interface AppState {
  /** Two apps with equal digests will do the same from now on. Undefined if there is too much to read. */
  readonly digest: string | undefined;
  /** Texts, numbers and truth values, by the names of variables and members: `isPro`, `state.premium`. */
  readonly values: ReadonlyMap<string, string>;
}

/**
 * Reads everything that functions and objects keep, including variables that no export shows.
 *
 * Values and objects that `skips` names are left out: they are not the app's. Nor are the variables of functions in the `folders`, which differ in every play.
 */
export function stateOf(roots: readonly unknown[], skips: (value: object) => boolean, hide: (text: string) => string, folders: readonly string[]): AppState {
  const session = new Session();
  session.connect();
  try {
    const walk = new Walk(new Scopes(session, folders), skips, hide);
    return { digest: walk.digest(roots), values: walk.values };
  } finally {
    session.disconnect();
  }
}

class Walk {
  readonly #hash = createHash('sha256');
  readonly #numbers = new Map<object, number>();
  /** The name of each object that waits. */
  readonly #names = new Map<object, string>();
  readonly values = new Map<string, string>();
  readonly #scopes: Scopes;
  readonly #skips: (value: object) => boolean;
  readonly #hide: (text: string) => string;

  constructor(scopes: Scopes, skips: (value: object) => boolean, hide: (text: string) => string) {
    this.#scopes = scopes;
    this.#skips = skips;
    this.#hide = hide;
  }

  digest(roots: readonly unknown[]): string | undefined {
    const queue: unknown[] = [...roots];
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      if (this.#numbers.size > largestState) return undefined;
      this.#visit(next as object, queue);
    }
    return this.#hash.digest('hex');
  }

  /** Writes the members of an object that has its number; new objects get one and wait. */
  #visit(value: object, queue: unknown[]): void {
    if (!this.#numbers.has(value)) this.#numbers.set(value, this.#numbers.size);
    this.#write(`object ${this.#numbers.get(value)}`);
    const own = this.#names.get(value);
    const add = (name: string, member: unknown, path?: string): void => {
      if ((typeof member !== 'object' || member === null) && typeof member !== 'function') {
        const text = this.#hide(String(member));
        this.#write(`${name}=${typeof member} ${text}`);
        if (path !== undefined) this.values.set(path, typeof member === 'string' ? `'${text}'` : text);
        return;
      }
      if (this.#skips(member)) return;
      if (!this.#numbers.has(member)) {
        this.#numbers.set(member, this.#numbers.size);
        if (path !== undefined) this.#names.set(member, path);
        queue.push(member);
      }
      this.#write(`${name}=object ${this.#numbers.get(member)}`);
    };
    if (value instanceof Date) add('time', value.getTime());
    if (value instanceof Map) { let index = 0; for (const [key, each] of value) { add(`key ${index}`, key); add(`value ${index++}`, each); } }
    if (value instanceof Set) { let index = 0; for (const each of value) add(`element ${index++}`, each); }
    for (const name of Reflect.ownKeys(value)) {
      const property = Reflect.getOwnPropertyDescriptor(value, name);
      if (property === undefined || (typeof value === 'function' && (name === 'arguments' || name === 'caller'))) continue;
      // What a getter returns is in the variables that it reads.
      if (property.get !== undefined) add(`get ${String(name)}`, property.get);
      else add(String(name), property.value, own === undefined ? String(name) : `${own}.${String(name)}`);
    }
    for (const [index, scope] of this.#scopes.of(value).entries()) {
      for (const [name, member] of Object.entries(scope)) if (!parts.has(name)) add(`${index} ${name}`, member, name);
    }
    const prototype: unknown = Object.getPrototypeOf(value);
    if (typeof prototype === 'object' && prototype !== null && !isBuiltIn(prototype)) add('prototype', prototype);
  }

  #write(text: string): void { this.#hash.update(text).update('\n'); }
}

/** What Node gives every module of its own. */
const parts = new Set(['require', 'module', 'exports', '__filename', '__dirname', 'arguments']);

function isBuiltIn(prototype: object): boolean {
  const { constructor } = prototype as { readonly constructor?: unknown };
  return typeof constructor === 'function' && /\{\s*\[native code\]\s*\}$/.test(Function.prototype.toString.call(constructor));
}

interface RemoteObject { readonly objectId?: string; readonly description?: string; readonly value?: { readonly scriptId?: string } }
interface RemoteProperties {
  readonly result: readonly { readonly name: string; readonly value?: RemoteObject }[];
  readonly internalProperties?: readonly { readonly name: string; readonly value?: RemoteObject }[];
}

/** The variables that functions and private members that objects keep, as V8's debugger shows them. */
class Scopes {
  readonly #session: Session;
  /** Scripts that are not the app's. */
  readonly #foreign = new Set<string>();

  constructor(session: Session, folders: readonly string[]) {
    this.#session = session;
    // Node's own modules, such as `events`, lead to all of Node.
    const addresses = ['node:', ...folders.flatMap((folder) => [`${folder}/`, `${pathToFileURL(folder).href}/`])];
    session.on('Debugger.scriptParsed', ({ params: { scriptId, url } }) => {
      if (addresses.some((address) => url.startsWith(address))) this.#foreign.add(scriptId);
    });
    this.#post('Debugger.enable', {});
  }

  of(value: object): readonly { readonly [name: string]: unknown }[] {
    if (typeof value !== 'function') return [];
    const internal = this.#internal(value);
    const [scopes, location] = [internal('[[Scopes]]'), internal('[[FunctionLocation]]')];
    if (scopes?.objectId === undefined || this.#foreign.has(location?.value?.scriptId ?? '')) return [];
    const found: { readonly [name: string]: unknown }[] = [];
    for (const { value: scope } of this.#properties(scopes.objectId).result) {
      if (scope?.objectId === undefined || !/^(Closure|Block|Module|Catch)/.test(scope.description ?? '')) continue;
      const whole = this.#take(scope.objectId) as { readonly object?: { readonly [name: string]: unknown } };
      if (whole.object !== undefined) found.push(whole.object);
    }
    return found;
  }

  /** What V8 keeps of a function, by name. */
  #internal(value: object): (name: string) => RemoteObject | undefined {
    const shared = globalThis as unknown as { [place]?: unknown };
    shared[place] = value;
    const { result } = this.#post('Runtime.evaluate', { expression: `globalThis.${place}` }) as { readonly result: RemoteObject };
    delete shared[place];
    const found = result.objectId === undefined ? [] : this.#properties(result.objectId).internalProperties ?? [];
    return (name) => found.find((each) => each.name === name)?.value;
  }

  #properties(objectId: string): RemoteProperties {
    return this.#post('Runtime.getProperties', { objectId, ownProperties: true }) as RemoteProperties;
  }

  /** The object behind an id. V8 gives a scope as `{description, object}`. */
  #take(objectId: string): unknown {
    const shared = globalThis as unknown as { [place]?: (value: unknown) => void };
    let taken: unknown;
    shared[place] = (value) => { taken = value; };
    this.#post('Runtime.callFunctionOn', { objectId, functionDeclaration: `function () { globalThis.${place}(this); }` });
    delete shared[place];
    return taken;
  }

  #post(method: string, params: object): unknown {
    let [failure, result]: [unknown, unknown] = [null, undefined];
    // In one's own process, the answer comes before `post` returns.
    this.#session.post(method, params, (error, answer) => { [failure, result] = [error, answer]; });
    if (failure !== null) throw new Error(`${method}: ${(failure as Error).message}`);
    return result;
  }
}
