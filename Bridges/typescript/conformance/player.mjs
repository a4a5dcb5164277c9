// Plays a case through the typed client; channel calls go through the drop-in, if the package has the one of their target.
import { exactDifferences, partDifferences } from './differences.mjs';
import { DropIns, turn } from './dropins.mjs';
import { eventDifferences, replyDifferences, targetName } from './writing.mjs';

/** Plays a case up to its first step that fails. Returns what was not as expected, a line each. */
export async function play(client, scenario, server, consoleErrors) {
  return await new Player(client, server, consoleErrors, timeLimit(scenario)).play(scenario);
}

// A drop-in waits as long before it reports that the real SDK never answers.
const timeLimit = ({ steps }) => steps.some(({ result }) => result?.silent !== undefined) ? 2_000 : 20_000;

class Player {
  #client;
  #server;
  #timeout;
  #dropIns;
  #saved = new Map();
  #targets = new Map();
  #awaited = new Map();
  #events = [];
  // How many of the events came before the last reply.
  #before = 0;

  constructor(client, server, consoleErrors, timeout) {
    this.#client = client;
    this.#server = observed(server, () => { this.#before = this.#events.length; });
    this.#timeout = timeout;
    this.#dropIns = new DropIns(client, this.#server, consoleErrors);
  }

  async play({ steps }) {
    const unsubscribe = this.#server.events.subscribe((event) => { this.#events.push(event); });
    try {
      for (const [index, step] of steps.entries()) {
        const lines = await this.#step(step).catch((error) => [`${error.name}: ${error.message}`]);
        if (lines.length > 0) return lines.map((line) => `step ${index + 1}, ${step.method}: ${line}`);
      }
      return [];
    } finally {
      unsubscribe();
    }
  }

  async #step(step) {
    const params = this.#filled(step.params);
    const lines = [];
    const call = { step, params, reply: this.#send(step.method, params).then((result) => ({ result }), (error) => ({ error })) };
    let before = Number.POSITIVE_INFINITY;
    if (step.later === undefined) {
      lines.push(...this.#checked(await call.reply, call));
      before = this.#before;
    } else {
      this.#awaited.set(step.later, call);
      let isHere = false;
      void call.reply.then(() => { isHere = true; });
      // A round trip: what the server answers at once is here after it.
      await this.#server.clock.now();
      await turn();
      if (isHere) lines.push('the reply came at once, and was expected later');
    }
    for (const name of step.replies ?? []) {
      const earlier = this.#awaited.get(name);
      this.#awaited.delete(name);
      lines.push(...this.#checked(await earlier.reply, earlier).map((line) => `${name}: ${line}`));
    }
    // The reply to a request that changes nothing comes behind all events.
    await this.#server.call('$/cancelRequest', { id: 0 });
    await turn();
    return [...lines, ...this.#eventLines(step, before)];
  }

  async #send(method, params) {
    if (method === 'session/open' && this.#dropIns.has(params)) return await this.#dropIns.open(params, this.#timeout);
    const answer = method === 'channel/call' ? await this.#dropIns.call(params) : undefined;
    return answer ?? await typedCall(this.#client, this.#server, method, params);
  }

  #checked({ result, error }, { step, params }) {
    if (error !== undefined) return errorLines(error, step.error);
    // As JSON: a case that only a newer server knows writes what came.
    const value = JSON.parse(JSON.stringify(result));
    if (step.error !== undefined) return [`expected the error ${JSON.stringify(step.error)}, got ${JSON.stringify(value)}`];
    if (step.method === 'session/open') this.#targets.set(value.session, targetName(this.#client, params));
    for (const [name, pointer] of Object.entries(step.save ?? {})) this.#saved.set(name, valueAt(value, pointer));
    const target = params.target === undefined ? this.#targets.get(params.session) : targetName(this.#client, params.target);
    return [
      ...step.result === undefined ? [] : exactDifferences(value, this.#filled(step.result)),
      ...step.contains === undefined ? [] : partDifferences(value, this.#filled(step.contains)),
      ...replyDifferences(this.#client, step.method, target, value),
    ];
  }

  #eventLines({ events: expected, eventsAfter }, before) {
    const events = this.#events;
    this.#events = [];
    return [
      ...events.flatMap((event) => eventDifferences(this.#client, this.#targets.get(event.session), event)),
      ...this.#dropIns.eventDifferences(events),
      ...expected === undefined && eventsAfter === undefined ? [] : [
        ...this.#expectedEventLines(events.slice(0, before), expected ?? [], 'events'),
        ...this.#expectedEventLines(events.slice(before), eventsAfter ?? [], 'eventsAfter'),
      ],
    ];
  }

  #expectedEventLines(events, expected, member) {
    const names = exactDifferences(events.map(({ name }) => name), expected.map(({ name }) => name), member);
    if (names.length > 0) return names;
    return events.flatMap((event, index) => {
      const part = expected[index].params;
      return part === undefined ? [] : partDifferences(event.params, this.#filled(part), `event ${event.name}`);
    });
  }

  #filled(value) {
    if (typeof value === 'string') {
      const whole = /^\$\{([^}]*)\}$/.exec(value)?.[1];
      if (whole !== undefined) return this.#value(whole);
      return value.replace(/\$\{([^}]*)\}/g, (_, name) => {
        const saved = this.#value(name);
        return typeof saved === 'string' ? saved : JSON.stringify(saved);
      });
    }
    if (Array.isArray(value)) return value.map((element) => this.#filled(element));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, this.#filled(member)]));
  }

  #value(name) {
    if (!this.#saved.has(name)) throw new Error(`no step saved ${JSON.stringify(name)}`);
    return this.#saved.get(name);
  }
}

/** The server, whose typed calls report their replies before anyone who awaits them goes on. */
function observed(server, replied) {
  const calls = (group) => new Proxy(group, {
    get: (_, name) => (...args) => {
      const reply = group[name](...args);
      void reply.then(replied, replied);
      return reply;
    },
  });
  return new Proxy(server, {
    get(_, name) {
      const value = server[name];
      if (typeof value === 'function') return value.bind(server);
      return typeof value === 'object' && name !== 'events' ? calls(value) : value;
    },
  });
}

/** Calls a method by its typed function, such as `server.link.parse`. */
async function typedCall({ methods }, server, method, params) {
  const [group, name] = method.split(/[/.]/);
  if (server[group]?.[name] === undefined) throw new Error(`the typed client has no ${method}`);
  return await (methods[method].params === 'NoParams' ? server[group][name]() : server[group][name](params));
}

function errorLines(error, expected) {
  if (error.name !== 'CallRefused') return [`${error.name}: ${error.message}`];
  const { code, kind, path } = error;
  if (expected === undefined) return [`got the error ${code} ${kind}: ${error.message}`];
  return partDifferences({ code, kind, ...path === undefined ? {} : { path } }, expected, 'error');
}

function valueAt(value, pointer) {
  return pointer.split('/').slice(1).reduce((place, part) => place[part.replaceAll('~1', '/').replaceAll('~0', '~')], value);
}
