import { randomBytes } from 'node:crypto';
import { URL } from 'node:url';

import { ServerUnreachable } from './errors.ts';

/** The environment variable with the address of a running server, such as `http://127.0.0.1:8787`. */
export const urlVariable: string = 'REDEMPTION_URL';

/** The environment variable with the token of that server; a server on loopback needs none. */
export const tokenVariable: string = 'REDEMPTION_TOKEN';

const runKey = Symbol.for('@redemptionkit/client run');

/**
 * The name by which a running server knows this test process, whose connections share a space of their own: a ledger, a virtual clock and faults, until
 * the last of them ends. It is on `globalThis`, so that every copy of this module has the same one.
 */
export function runName(): string {
  const place = globalThis as { [runKey]?: string };
  return place[runKey] ??= randomBytes(8).toString('hex');
}

/** A running server. */
export interface ServerAddress {
  /** Scheme, host and port, such as `http://127.0.0.1:8787`. */
  readonly origin: string;
  /** The token; undefined for none. */
  readonly token: string | undefined;
}

/**
 * The running server that REDEMPTION_URL names; undefined if the variable is not set.
 *
 * @throws ServerUnreachable for another text than the address of an HTTP server.
 */
export function addressOf(environment: { readonly [name: string]: string | undefined } = process.env): ServerAddress | undefined {
  const text = environment[urlVariable]?.trim() ?? '';
  if (text === '') return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.pathname !== '/' ||
      url.search !== '' || url.hash !== '') {
    // Not the text itself: it may have a token in it.
    throw new ServerUnreachable(urlVariable, 'it is not an address such as http://127.0.0.1:8787, without a path',
      `Correct ${urlVariable}; the token goes into ${tokenVariable}.`);
  }
  const token = environment[tokenVariable]?.trim() ?? '';
  return { origin: url.origin, token: token === '' ? undefined : token };
}
