// Reads values by the types of a target and writes them back: replies and bodies of events, which the typed calls pass on as JSON.
import { exactDifferences } from './differences.mjs';

/** The name of a target in the generated tables; undefined if the package has no types for it. */
export function targetName({ isTargetName }, { vendor, sdk, platform }) {
  const name = [vendor, sdk, platform].join('/');
  return isTargetName(name) ? name : undefined;
}

/** What is lost of the reply in a method's result. */
export function replyDifferences(client, method, target, result) {
  if (target === undefined || result?.reply === undefined || result.reply === null) return [];
  const decode = { 'reply/render': client.decodeReply, 'redemption/redeem': client.decodeReply, 'session/customerInfo': client.decodeCustomerReply }[method];
  return decode === undefined ? [] : written(client, 'the reply', result.reply, (value) => decode(target, value));
}

/** What is lost of an event's body. */
export function eventDifferences(client, target, { name, params }) {
  if (target === undefined) return [];
  if (!client.isKnownEvent(target, name)) return [`${target} has no event ${name} in the contract`];
  return written(client, `the event ${name}`, params, (value) => client.decodeEventParams(target, name, value));
}

/** What is lost of a value that is read and written. */
export function written({ DecodingError }, what, value, decode) {
  try {
    return exactDifferences(JSON.parse(JSON.stringify(decode(value))), value).map((line) => `${what}, read and written: ${line}`);
  } catch (error) {
    if (!(error instanceof DecodingError)) throw error;
    return [`${what} is not in the contract. ${error.message}`];
  }
}
