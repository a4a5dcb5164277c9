import { DecodingError, decode, decodeCustomerReply, decodeEventParams, decodeReply, decodeResult, isKnownEvent, isTargetName,
  methods } from './generated/index.ts';
import type { JSONObject, JSONValue, Methods, TargetName } from './generated/index.ts';
import { isObject } from './json.ts';
import { exactDifferences } from './scenario.ts';
import type { Seen } from './scenario.ts';

/**
 * Reads everything that a scenario sees with the types of the contract and writes it again, for `ScenarioOptions.inspect`: params,
 * results, errors, events, and replies by their targets. One for each scenario, as it learns which session has which target.
 */
export function inspector(): (seen: Seen) => readonly string[] {
  const targets = new Map<unknown, TargetName>();
  return (seen) => {
    switch (seen.kind) {
      case 'result': {
        if (!isMethod(seen.method)) return [`${seen.method} is not in the contract`];
        const method = seen.method;
        learn(targets, method, seen.params, seen.value);
        return [
          ...compared(`the params of ${method}`, seen.params, (value) => decode(methods[method].params, value)),
          ...compared(`the result of ${method}`, seen.value, (value) => decodeResult(method, value)),
          ...inspectReply(method, seen.value, targetOf(seen.params, targets)),
        ];
      }
      case 'error': return compared('the data of the error', seen.value.data, (value) => decode('ErrorData', value));
      case 'event': {
        const { name, params, session } = seen.value;
        const target = targets.get(session);
        // The first events of a session come before the result that names it.
        if (target === undefined) return [];
        if (!isKnownEvent(target, name)) return [`${target} has no event ${name} in the contract`];
        return compared(`the event ${name}`, params, (value) => decodeEventParams(target, name, value));
      }
    }
  };
}

function isMethod(name: string): name is keyof Methods {
  return Object.hasOwn(methods, name);
}

function learn(targets: Map<unknown, TargetName>, method: string, params: JSONObject, result: JSONValue): void {
  const target = nameOf(params);
  if (method === 'session/open' && isObject(result) && target !== undefined) targets.set(result['session'], target);
}

function targetOf(params: JSONObject, targets: ReadonlyMap<unknown, TargetName>): TargetName | undefined {
  return isObject(params['target']) ? nameOf(params['target']) : targets.get(params['session']);
}

function nameOf(target: JSONObject): TargetName | undefined {
  const name = [target['vendor'], target['sdk'], target['platform']].join('/');
  return isTargetName(name) ? name : undefined;
}

function inspectReply(method: string, result: JSONValue, target: TargetName | undefined): readonly string[] {
  if (target === undefined || !isObject(result) || result['reply'] === undefined) return [];
  switch (method) {
    case 'reply/render':
    case 'redemption/redeem': return compared('the reply', result['reply'], (value) => decodeReply(target, value));
    case 'session/customerInfo': return compared('the reply', result['reply'], (value) => decodeCustomerReply(target, value));
    default: return [];
  }
}

function compared(what: string, value: JSONValue, decoded: (value: JSONValue) => unknown): readonly string[] {
  try {
    const written = JSON.parse(JSON.stringify(decoded(value))) as JSONValue;
    return exactDifferences(written, value, '').map((difference) => `${what}, read and written again: ${difference}`);
  } catch (error) {
    if (!(error instanceof DecodingError)) throw error;
    return [`${what} is not as the contract says. ${error.message}`];
  }
}
