// Made by `redemption codegen --language typescript` from the schemas of RedemptionKit; do not edit.

import { events, methods, targets } from './contract.ts';
import type {
  CustomerReplyByTarget, EventsByTarget, KnownWords, Methods, ReplyByTarget, StatusReplyByTarget, TargetName, Types,
} from './contract.ts';
import { shapes } from './shapes.ts';
import type { Cases, Shape } from './shapes.ts';
import type { SuperwallPaddleIdentifiers, SuperwallStoreIdentifiers, SuperwallStripeIdentifiers } from './types.ts';

/** A value is not what the contract says. */
export class DecodingError extends Error {
  /** Where in the value; a JSON Pointer (RFC 6901). */
  readonly path: string;
  /** What was expected there. */
  readonly expected: string;

  constructor(path: string, expected: string, found: unknown) {
    super(`At ${path === '' ? 'the value itself' : path}: expected ${expected}, found ${kindOf(found)}.`);
    this.name = 'DecodingError';
    this.path = path;
    this.expected = expected;
  }
}

/**
 * Reads a JSON value as a type of the contract. Members that the type does not have are kept and not looked at. A case of a union
 * that only a newer server knows becomes the union's unknown case.
 *
 * @param name The type.
 * @param value What `JSON.parse` gave.
 * @throws DecodingError where the value is not of that type.
 */
export function decode<Name extends keyof Types>(name: Name, value: unknown): Types[Name] {
  return read(shapes[name], value, '') as Types[Name];
}

/** Reads a method's result. */
export function decodeResult<Name extends keyof Methods>(method: Name, value: unknown): Methods[Name]['result'] {
  return read(shapes[methods[method].result], value, '') as Methods[Name]['result'];
}

/** Reads a `Reply` by its target. */
export function decodeReply<Name extends keyof ReplyByTarget>(target: Name, value: unknown): ReplyByTarget[Name] {
  return read(shapes[targets.Reply[target]], value, '') as ReplyByTarget[Name];
}

/** Reads a `CustomerReply` by its target. */
export function decodeCustomerReply<Name extends keyof CustomerReplyByTarget>(
  target: Name, value: unknown,
): CustomerReplyByTarget[Name] {
  return read(shapes[targets.CustomerReply[target]], value, '') as CustomerReplyByTarget[Name];
}

/** Reads a `StatusReply` by its target. */
export function decodeStatusReply<Name extends keyof StatusReplyByTarget>(
  target: Name, value: unknown,
): StatusReplyByTarget[Name] {
  return read(shapes[targets.StatusReply[target]], value, '') as StatusReplyByTarget[Name];
}

/** Reads the body of an event by the target of its session and its name. */
export function decodeEventParams<Target extends TargetName, Name extends keyof EventsByTarget[Target] & string>(
  target: Target, name: Name, value: unknown,
): EventsByTarget[Target][Name] {
  const shape = shapeOfEvent(target, name);
  if (shape === undefined) throw new DecodingError('', `the body of an event that ${target} has`, value);
  return read(shape, value, '') as EventsByTarget[Target][Name];
}

/** Whether the contract knows the event of this name at this target: a newer server may tell others. */
export function isKnownEvent<Target extends TargetName>(
  target: Target, name: string,
): name is keyof EventsByTarget[Target] & string {
  return shapeOfEvent(target, name) !== undefined;
}

/** Whether this is the name of a target, such as `${vendor}/${sdk}/${platform}`. */
export function isTargetName(name: string): name is TargetName {
  return Object.hasOwn(targets.Reply, name);
}

/** Whether a word is one that this version of the contract lists. */
export function isKnown<Name extends keyof KnownWords>(name: Name, word: string): word is KnownWords[Name] & string {
  const shape = shapes[name];
  return typeof shape === 'object' && shape.is === 'words' && shape.words.includes(word);
}

/** For the `default` of a switch that has a case for everything: a forgotten one is an error of the compiler. */
export function assertNever(value: never): never {
  throw new TypeError(`No case for ${JSON.stringify(value)}`);
}

function shapeOfEvent(target: TargetName, name: string): Shape | undefined {
  const names: { readonly [event: string]: keyof Types } = events[target];
  const type = Object.hasOwn(names, name) ? names[name] : undefined;
  return type === undefined ? undefined : shapes[type];
}

type JSONRecord = { readonly [name: string]: unknown };

function read(shape: Shape, value: unknown, path: string): unknown {
  if (typeof shape === 'string') return readScalar(shape, value, path);
  switch (shape.is) {
    case 'named': return read(shapes[shape.name], value, path);
    case 'nullable': return value === null ? null : read(shape.of, value, path);
    case 'array': return readArray(shape.of, value, path);
    case 'map': return readMembers(record(value, path), path, () => shape.of);
    case 'object': return readObject(shape, record(value, path), path);
    case 'constant':
      if (value !== shape.value) throw new DecodingError(path, JSON.stringify(shape.value), value);
      return value;
    case 'words': return readWord(shape, value, path);
    case 'constants': return readByConstant(shape, record(value, path), path);
    case 'members': return readByMember(shape, record(value, path), path);
    case 'kinds': {
      const kind = kindOf(value);
      const found = Object.hasOwn(shape.cases, kind) ? shape.cases[kind] : undefined;
      if (found === undefined) throw new DecodingError(path, Object.keys(shape.cases).join(' or '), value);
      return read(found, value, path);
    }
    default: return assertNever(shape);
  }
}

function readScalar(shape: Shape & string, value: unknown, path: string): unknown {
  const fits = shape === 'any' ? value !== undefined
    : shape === 'null' ? value === null
    : shape === 'integer' ? Number.isInteger(value)
    : kindOf(value) === shape;
  if (!fits) throw new DecodingError(path, shape === 'any' ? 'a value' : shape, value);
  return value;
}

function readWord(
  shape: { readonly words: readonly (string | number)[]; readonly open: boolean }, value: unknown, path: string,
): unknown {
  const isWord = (typeof value === 'string' || typeof value === 'number') && shape.words.includes(value);
  const isUnlisted = shape.open && typeof value === typeof shape.words[0];
  if (!isWord && !isUnlisted) throw new DecodingError(path, shape.open ? `a ${typeof shape.words[0]}` : list(shape.words), value);
  return value;
}

function readArray(of: Shape, value: unknown, path: string): unknown {
  if (!Array.isArray(value)) throw new DecodingError(path, 'array', value);
  const elements: readonly unknown[] = value;
  const result = elements.map((element, index) => read(of, element, `${path}/${index}`));
  return result.some((element, index) => element !== elements[index]) ? result : value;
}

function readObject(shape: Extract<Shape, { readonly is: 'object' }>, value: JSONRecord, path: string): unknown {
  for (const name of Object.keys(shape.required)) {
    if (!present(value, name)) throw new DecodingError(`${path}/${escaped(name)}`, 'a member', undefined);
  }
  return readMembers(value, path, (name) =>
    Object.hasOwn(shape.required, name) ? shape.required[name]
      : Object.hasOwn(shape.optional, name) ? shape.optional[name]
      : shape.others);
}

/** Reads each member that has a shape; gives the same object unless one of them became another. */
function readMembers(value: JSONRecord, path: string, shapeOf: (name: string) => Shape | undefined): unknown {
  const changed: [string, unknown][] = [];
  for (const [name, member] of Object.entries(value)) {
    const shape = member === undefined ? undefined : shapeOf(name);
    if (shape === undefined) continue;
    const result = read(shape, member, `${path}/${escaped(name)}`);
    if (result !== member) changed.push([name, result]);
  }
  return changed.length === 0 ? value : { ...value, ...Object.fromEntries(changed) };
}

function readByConstant(
  shape: { readonly member: string; readonly cases: Cases; readonly otherwise?: keyof Types; readonly unknown?: string },
  value: JSONRecord, path: string,
): unknown {
  const word = present(value, shape.member) ? value[shape.member] : undefined;
  if (typeof word !== 'string') throw new DecodingError(`${path}/${escaped(shape.member)}`, 'string', word);
  const type = Object.hasOwn(shape.cases, word) ? shape.cases[word] : shape.otherwise;
  if (type !== undefined) return read(shapes[type], value, path);
  if (shape.unknown === undefined) {
    throw new DecodingError(`${path}/${escaped(shape.member)}`, list(Object.keys(shape.cases)), word);
  }
  return unknownCase({ [shape.member]: shape.unknown, json: value }, value);
}

function readByMember(shape: { readonly cases: Cases; readonly unknown?: string }, value: JSONRecord, path: string): unknown {
  for (const [name, type] of Object.entries(shape.cases)) {
    if (present(value, name)) return read(shapes[type], value, path);
  }
  if (shape.unknown === undefined) throw new DecodingError(path, `one of the members ${list(Object.keys(shape.cases))}`, value);
  return unknownCase({ [shape.unknown]: value }, value);
}

/** A case that writes itself as what came. */
function unknownCase(wrapped: object, json: JSONRecord): object {
  return Object.defineProperty(wrapped, 'toJSON', { value: () => json, enumerable: false });
}

function record(value: unknown, path: string): JSONRecord {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new DecodingError(path, 'object', value);
  return value as JSONRecord;
}

function present(value: JSONRecord, name: string): boolean {
  return Object.hasOwn(value, name) && value[name] !== undefined;
}

function kindOf(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : value === undefined ? 'nothing' : typeof value;
}

function list(words: readonly (string | number)[]): string {
  return words.map((word) => JSON.stringify(word)).join(' or ');
}

function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** True for this case of `SuperwallStoreIdentifiers`. */
export function isSuperwallStripeIdentifiers(value: SuperwallStoreIdentifiers): value is SuperwallStripeIdentifiers {
  return value.store === 'STRIPE';
}

/** True for this case of `SuperwallStoreIdentifiers`. */
export function isSuperwallPaddleIdentifiers(value: SuperwallStoreIdentifiers): value is SuperwallPaddleIdentifiers {
  return value.store === 'PADDLE';
}
