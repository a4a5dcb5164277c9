// Sends the channel calls of a case through the drop-in, as an app's SDK does, and turns what the drop-in gives back into an answer of
// `channel/call`.
import { setImmediate } from 'node:timers';

import { exactDifferences } from './differences.mjs';

/** How each drop-in is called: its native module, the events that an app hears of it, and how it fails. */
const dropIns = {
  'revenuecat/react-native': {
    mock: 'mockPurchases',
    module: ({ RNPurchases }) => RNPurchases,
    events: ['customerInfoUpdated'],
    listen: (mock, _, heard) => new mock.NativeEventEmitter(mock.RNPurchases).addListener('Purchases-CustomerInfoUpdated', heard),
    args: argumentList,
    answer: reactNativeAnswer,
  },
  'superwall/react-native': {
    mock: 'mockSuperwall',
    module: ({ SuperwallExpo }) => SuperwallExpo,
    events: ['willRedeemLink', 'didRedeemLink', 'subscriptionStatusDidChange'],
    listen: ({ SuperwallExpo }, name, heard) => SuperwallExpo.addListener(name, heard),
    args: argumentList,
    answer: reactNativeAnswer,
  },
  'revenuecat/capacitor': {
    mock: 'mockPurchases',
    module: ({ Purchases }) => Purchases,
    events: [],
    // The app's callback stands in the place of the options.
    args: (method, options) => [method === 'addCustomerInfoUpdateListener' ? () => undefined : options],
    answer: capacitorAnswer,
  },
  'superwall/capacitor': {
    mock: 'mockSuperwall',
    module: ({ Superwall }) => Superwall,
    events: ['willRedeemLink', 'didRedeemLink', 'subscriptionStatusDidChange', 'customerInfoDidChange'],
    listen: ({ Superwall }, name, heard) => Superwall.addListener(name, heard),
    // Capacitor's JavaScript keeps the listeners; only their names reach the native side.
    args: (method, options) => ['addListener', 'removeAllListeners'].includes(method) ? undefined : [options],
    answer: capacitorAnswer,
  },
};

let phones = 0;

/** The apps of one case, each with its drop-in. */
export class DropIns {
  #client;
  #server;
  #apps = new Map();
  #consoleErrors;

  /** @param consoleErrors The lines that drop-ins have written to the console as errors. */
  constructor(client, server, consoleErrors) {
    this.#client = client;
    this.#server = server;
    this.#consoleErrors = consoleErrors;
  }

  /** Whether the package has the drop-in of that target. */
  has({ vendor, sdk }) { return this.#client[dropIns[`${vendor}/${sdk}`]?.mock] !== undefined; }

  /** Installs an app with these params of `session/open`, and returns the typed call's result. */
  async open(params, timeout) {
    const { vendor, sdk, platform } = params;
    const dropIn = dropIns[`${vendor}/${sdk}`];
    const traffic = watched(this.#server);
    const session = { configured: true, ...params };
    const mock = this.#client[dropIn.mock]({ server: traffic.server, platform, phone: `case ${phones += 1}`, timeout, session });
    const app = { dropIn, mock, traffic, platform, heard: [] };
    for (const name of dropIn.events) dropIn.listen(mock, name, (body) => { app.heard.push({ name, params: body }); });
    await mock.session();
    const opened = await traffic.opened;
    this.#apps.set(opened.session, app);
    return opened;
  }

  /** Makes a channel call through the drop-in of its session. Undefined if no JavaScript can make this call. */
  async call({ session, method, arguments: options }) {
    const app = this.#apps.get(session);
    const args = app?.dropIn.args(method, options);
    if (args === undefined) return undefined;
    const module = app.dropIn.module(app.mock);
    if (module[method] === undefined) return await missing(this.#server, { session, method, arguments: options });
    const sent = app.traffic.next();
    return await app.dropIn.answer(module[method](...args), sent, app.platform, (message) => {
      return this.#consoleErrors.some((line) => line.includes(`.${method}: `) && line.includes(message));
    });
  }

  /** What the apps did not hear of these events, or heard besides. */
  eventDifferences(events) {
    return [...this.#apps].flatMap(([session, { dropIn, heard }]) => {
      const expected = events.filter((event) => event.session === session && dropIn.events.includes(event.name));
      const lines = exactDifferences(heard, expected.map(({ name, params }) => ({ name, params })));
      heard.length = 0;
      return lines.map((line) => `what the app hears: ${line}`);
    });
  }
}

function argumentList(_, options) { return Array.isArray(options) ? options : undefined; }

/** A name that the drop-in leaves undefined is one that the server does not know. */
async function missing(server, params) {
  const answer = await server.channel.call(params);
  if (answer.error?.code !== 'TypeError') throw new Error(`the drop-in has no ${params.method}, but the server answers ${JSON.stringify(answer)}`);
  return answer;
}

/** A method without a promise returns nothing: its answer is what the server said, and its error is on the console. */
async function reactNativeAnswer(returned, sent, platform, isOnConsole) {
  if (returned === undefined || typeof returned.then !== 'function') {
    const answer = await sent().then((value) => ({ value }), (error) => ({ error }));
    await turn();
    const failure = answer.error ?? answer.value?.error;
    if (failure !== undefined && !isOnConsole(failure.message)) throw new Error(`not on the console: ${failure.message}`);
    if (answer.error !== undefined) throw answer.error;
    return answer.value ?? { value: null };
  }
  try {
    const value = await returned;
    // A module's promise is kept with null, never with nothing.
    if (value === undefined) throw new Error('a promise of the module was kept with undefined');
    return { value };
  } catch (error) {
    if (error.name === 'ChannelSilent') return { silent: error.reason };
    if (!('userInfo' in error)) throw error;
    const { code, message, userInfo, domain } = error;
    // Without an NSError, React Native adds a domain of its own.
    const own = domain === undefined || domain === 'RCTErrorDomain' ? {} : { domain };
    return { error: { code, message, details: userInfo, ...own } };
  }
}

/** Capacitor leaves out codes and data that are empty. A method without a return value gives `-1`. */
async function capacitorAnswer(returned, sent, platform) {
  try {
    const value = await returned;
    if (value === null) throw new Error('a call of the plugin resolved with null; the real one leaves it undefined');
    return value === '-1' ? await sent() : { value: value ?? null };
  } catch (error) {
    if (error.name === 'ChannelSilent') return { silent: error.reason };
    if (error.name !== 'Error') throw error;
    const { details } = (await sent()).error;
    const isEmpty = details === null || typeof details === 'object' && Object.keys(details).length === 0;
    if (isEmpty && 'data' in error || error.code === '') throw new Error('an empty code or empty data is there, and the real plugin leaves it out');
    if (error.errorMessage !== (platform === 'ios' ? error.message : undefined)) throw new Error(`errorMessage is ${error.errorMessage}`);
    return { error: { code: error.code ?? '', message: error.message, details: error.data ?? (isEmpty ? details : null) } };
  }
}

/** A server as a drop-in sees it, which keeps what comes of the typed calls. */
function watched(server) {
  let receive = () => undefined;
  const traffic = {
    opened: undefined,
    /** A function that returns the answer of the next call, or undefined if none is sent. */
    next() {
      let answer;
      receive = (promise) => { answer = promise; };
      return async () => {
        await turn();
        return await answer;
      };
    },
  };
  traffic.server = {
    ...server,
    events: server.events,
    call: server.call.bind(server),
    session: {
      open: (params, options) => traffic.opened = server.session.open(params, options),
      close: (params, options) => server.session.close(params, options),
    },
    channel: {
      call(params, options) {
        const answer = server.channel.call(params, options);
        answer.catch(() => undefined);
        receive(answer);
        return answer;
      },
    },
  };
  return traffic;
}

/** Long enough for everything that waits for no other process. */
export async function turn() { await new Promise((resolve) => { setImmediate(resolve); }); }
