import type { JSONObject } from './generated/types.ts';

export type { JSONObject, JSONValue } from './generated/types.ts';

/** Whether a value is a JSON object: no list, no null. */
export function isObject(value: unknown): value is JSONObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
