/** Any JSON value. */
export type JSONValue = null | boolean | number | string | readonly JSONValue[] | JSONObject;

/** A JSON object. A member that is `undefined` is left out when it is written. */
export interface JSONObject {
  readonly [name: string]: JSONValue | undefined;
}

/** Whether a value is a JSON object: no list, no null. */
export function isObject(value: unknown): value is JSONObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
