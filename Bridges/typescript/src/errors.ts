import type { JSONValue } from './json.ts';
import { expectedVersions, version } from './version.ts';
import type { ServerVersion } from './version.ts';

/** The base class of this package's errors. `name` distinguishes them, also across two copies of the package. */
export class RedemptionError extends Error {
  /** An error of that name. */
  constructor(name: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = name;
  }
}

const listed = (item: string): string => `  - ${item}`;

const ownRemedies = [
  'Install the package with its optional dependencies.',
  'Build a program with `make build` in RedemptionKit. Put it on the PATH, name it in REDEMPTION_EXECUTABLE, or pass it as `executable`.',
  'Set REDEMPTION_COMMAND to a command line that starts it, such as `docker run -i --rm IMAGE`.',
];

/** There is no server program to start. */
export class ServerNotFound extends RedemptionError {
  /** Where it was looked for, in that order. */
  readonly lookedAt: readonly string[];

  /** After looking at those places; `remedies` are what to do, one of them. */
  constructor(lookedAt: readonly string[], remedies: readonly string[] = ownRemedies) {
    super('ServerNotFound', ['There is no redemption server. Looked at:', ...lookedAt.map(listed), 'Do one of these:', ...remedies.map(listed)].join('\n'));
    this.lookedAt = lookedAt;
  }
}

/** The program was found, but did not become a server. */
export class ServerStartFailed extends RedemptionError {
  /** The program. */
  readonly executable: string;
  /** Why it is no server, in words. */
  readonly reason: string;
  /** The end of what it wrote to stderr; empty for nothing. */
  readonly stderr: string;

  /** With the end of stderr, and what it was caused by. */
  constructor(executable: string, reason: string, stderr: string, cause?: unknown) {
    super('ServerStartFailed',
      `${executable} did not start as a redemption server: ${reason}.${quoted(stderr)} ` +
      `Run \`${executable} serve\` by hand to see why.`,
      cause === undefined ? undefined : { cause });
    this.executable = executable;
    this.reason = reason;
    this.stderr = stderr;
  }
}

/** The running server that REDEMPTION_URL names cannot be used. */
export class ServerUnreachable extends RedemptionError {
  /** Its address without a path, or the name of the variable if that has no address. */
  readonly address: string;

  /** With the reason, and what to do. */
  constructor(address: string, reason: string, advice: string) {
    super('ServerUnreachable', `${address} cannot be used as the redemption server: ${reason}. ${advice}`);
    this.address = address;
  }
}

/** The server and this package do not fit: one of them is too old. */
export class ServerVersionMismatch extends RedemptionError {
  /** The program. */
  readonly executable: string;
  /** Its version, as `server/describe` returns it. */
  readonly found: string;
  /** The servers that this package works with. */
  readonly expected: string;
  /** Which of the two to update. */
  readonly outdated: 'server' | 'package';

  /** With the server's versions. */
  constructor(executable: string, found: ServerVersion, outdated: 'server' | 'package') {
    const contract = found.contractVersion === undefined ? 'no contract version' : `contract ${found.contractVersion}`;
    super('ServerVersionMismatch',
      `${executable} is version ${found.version} with ${contract}; this package is ${version} and needs ${expectedVersions}. ` +
      (outdated === 'server'
        ? `Update the server to ${version}.`
        : `Update this package to ${found.version}, or start a server of version ${version}.`));
    this.executable = executable;
    this.found = found.version;
    this.expected = expectedVersions;
    this.outdated = outdated;
  }
}

/** The server has ended, or the connection to a running one, and with it every call that waited. */
export class ServerExited extends RedemptionError {
  /** Its exit status; null where a signal ended it. */
  readonly status: number | null;
  /** The signal that ended it; null for none. */
  readonly signal: string | null;
  /** The end of what it wrote to stderr; empty for nothing. */
  readonly stderr: string;

  /** With the exit status or the signal, and the end of stderr; `address` is that of a running server, whose connection has ended. */
  constructor(status: number | null, signal: string | null, stderr: string, address?: string) {
    const how = signal === null ? `status ${status ?? 'unknown'}` : signal;
    super('ServerExited',
      address !== undefined
        ? `The connection to ${address} has ${status === 0 ? 'been closed' : 'ended: the server was stopped, or dropped this client'}. ` +
          '`phone.reset()` connects again; without a phone, call `server.restart()`.'
        : status === 0
        ? 'The redemption server has been closed. `phone.reset()` starts another one; without a phone, call RedemptionServer.start().'
        : `The redemption server ended with ${how}.${quoted(stderr)} \`phone.reset()\` starts it again; without a phone, call \`server.restart()\`.`);
    this.status = status;
    this.signal = signal;
    this.stderr = stderr;
  }
}

/** No reply came in time. The call was cancelled on the server. */
export class CallTimedOut extends RedemptionError {
  /** The method. */
  readonly method: string;
  /** The limit, in milliseconds of real time. */
  readonly limit: number;

  /** After that limit. */
  constructor(method: string, limit: number) {
    super('CallTimedOut',
      `${method} had no reply within ${limit} ms. If it waits for the virtual clock, call clock.advance; ` +
      'if it is only slow, give the call a longer `timeout`.');
    this.method = method;
    this.limit = limit;
  }
}

/** The server answered with an error. */
export class CallRefused extends RedemptionError {
  /** The method. */
  readonly method: string;
  /** The JSON-RPC code. */
  readonly code: number;
  /** One word for programs, such as `unknownSession`. */
  readonly kind: string;
  /** Where in the params, as a JSON Pointer; absent where it is no member's fault. */
  readonly path: string | undefined;
  /** What was expected there; absent where nothing more is known. */
  readonly expected: string | undefined;
  /** All that came with the error. */
  readonly data: JSONValue;

  /** From the members of the reply's `error`. */
  constructor(method: string, code: number, message: string, data: JSONValue) {
    const member = (name: string): string | undefined => {
      const value = typeof data === 'object' && data !== null && !Array.isArray(data)
        ? (data as { readonly [name: string]: JSONValue | undefined })[name]
        : undefined;
      return typeof value === 'string' ? value : undefined;
    };
    const path = member('path');
    const expected = member('expected');
    super('CallRefused',
      `${method}: ${message}` +
      `${path === undefined ? '' : ` At ${path === '' ? 'the params' : path}.`}` +
      `${expected === undefined ? '' : ` Expected: ${expected}.`}`);
    this.method = method;
    this.code = code;
    this.kind = member('kind') ?? 'unknown';
    this.path = path;
    this.expected = expected;
    this.data = data;
  }
}

/** The real native side never answers this call; the drop-in says so after the call's time limit. */
export class ChannelSilent extends RedemptionError {
  /** The channel's call. */
  readonly method: string;
  /** Why the real one stays silent. */
  readonly reason: string;

  /** With the reason that the server gives. */
  constructor(method: string, reason: string) {
    super('ChannelSilent', `${method} is never answered by the real SDK: ${reason}`);
    this.method = method;
    this.reason = reason;
  }
}

/** The app was waiting for its SDK when the phone was reset, or the app was killed or installed afresh. */
export class PhoneReset extends RedemptionError {
  /** The channel's call. */
  readonly method: string;

  /** With the call that has no answer any more. */
  constructor(method: string) {
    super('PhoneReset', `${method} was in progress when the phone was reset. Await the app's calls before the test ends.`);
    this.method = method;
  }
}

/** The server said something that is not in the contract. Nothing that waited can be trusted any more. */
export class UnreadableReply extends RedemptionError {
  /** With what was wrong, in words. */
  constructor(reason: string) {
    super('UnreadableReply',
      `The redemption server said something that this package cannot read: ${reason}. ` +
      'Look at `executable`: it may be another program or another version.');
  }
}

function quoted(stderr: string): string {
  const text = stderr.trim();
  return text === '' ? '' : ` It wrote: ${text}`;
}
