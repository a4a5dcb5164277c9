import { contractVersion } from './generated/index.ts';

/** The release that this package is from. */
export const version: string = '0.1.0';

/** What `server/describe` returns about a server's age. */
export interface ServerVersion {
  /** Semantic version of the release that the server is from. */
  readonly version: string;
  /** Version of the contract that it speaks; undefined for a server that reports none. */
  readonly contractVersion?: number | undefined;
}

/** Which side is too old for the other, if any: a server works if it speaks the same contract and is not from an older release. */
export function tooOld(server: ServerVersion): 'server' | 'package' | undefined {
  const found = server.contractVersion ?? 0;
  if (found !== contractVersion) return found < contractVersion ? 'server' : 'package';
  return isOlder(server.version, version) ? 'server' : undefined;
}

/** Whether a server can be talked to. */
export function worksWith(server: ServerVersion): boolean { return tooOld(server) === undefined; }

/** The servers that `worksWith` accepts, for people. */
export const expectedVersions: string = `${version} or newer with contract ${contractVersion}`;

/** Whether a release is older than another; patches do not count. */
function isOlder(one: string, other: string): boolean {
  const [major, minor] = numbers(one);
  const [otherMajor, otherMinor] = numbers(other);
  return major !== otherMajor ? major < otherMajor : minor < otherMinor;
}

function numbers(text: string): readonly [number, number] {
  const [, major, minor] = /^(\d+)\.(\d+)\./.exec(text) ?? [];
  return [Number(major ?? -1), Number(minor ?? -1)];
}
