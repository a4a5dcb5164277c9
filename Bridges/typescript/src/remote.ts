import { Buffer } from 'node:buffer';
import { randomBytes } from 'node:crypto';
import * as http from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import * as https from 'node:https';
import type { Socket } from 'node:net';

import { runName, tokenVariable, urlVariable } from './address.ts';
import type { ServerAddress } from './address.ts';
import { ServerExited, ServerUnreachable, UnreadableReply } from './errors.ts';
import type { ProcessListener, ServerLink } from './process.ts';
import { afterRealTime } from './timers.ts';
import { clientFrame, FrameReader, opcodes } from './websocket.ts';

const closeLimit = 2000;
const lineFeed = Buffer.from('\n');

/**
 * The connection to a running server: the WebSocket at `/_/ws`, one message in a text frame. Its bytes are those of framing by lines.
 *
 * The global `WebSocket` is not used: node 18 and 20 have none, it keeps node running, and it does not tell why a server refused it.
 */
export class RemoteServer implements ServerLink {
  readonly stderr: string = '';
  readonly pid: undefined;
  readonly #address: string;
  readonly #socket: Socket;
  readonly #listener: ProcessListener;
  readonly #frames = new FrameReader();
  #parts: Buffer[] = [];
  #isOpen = true;
  #isClosing = false;
  #whenEnded: (() => void)[] = [];

  private constructor(address: string, socket: Socket, listener: ProcessListener) {
    this.#address = address;
    this.#socket = socket;
    this.#listener = listener;
    socket.on('data', (bytes: Buffer) => { this.#received(bytes); });
    socket.on('error', () => { socket.destroy(); });
    socket.on('close', () => { this.#finish(); });
    this.hold(false);
  }

  /**
   * Connects to a running server.
   *
   * @throws ServerUnreachable if nothing listens there, the token is wrong, or it is no redemption server.
   */
  static async connect(address: ServerAddress, listener: ProcessListener, timeout: number): Promise<RemoteServer> {
    const request = handshake(address);
    return await new Promise<RemoteServer>((resolve, reject) => {
      const fail = (reason: string, advice: string): void => {
        limit.cancel();
        request.destroy();
        reject(new ServerUnreachable(address.origin, reason, advice));
      };
      const start = `Start a server with \`redemption up\`, or unset ${urlVariable} to let this package start one.`;
      const limit = afterRealTime(timeout, () => { fail(`it did not answer within ${timeout} ms`, start); });
      request.on('error', (error: Error & { code?: string }) => { fail(error.message === '' ? error.code ?? 'no answer' : error.message, start); });
      request.on('response', ({ statusCode }: IncomingMessage) => { fail(...refusal(address, statusCode ?? 0)); });
      request.on('upgrade', (_: IncomingMessage, socket: Socket, head: Buffer) => {
        limit.cancel();
        const server = new RemoteServer(address.origin, socket, listener);
        resolve(server);
        if (head.length > 0) queueMicrotask(() => { server.#received(head); });
      });
      request.end();
    });
  }

  /** Whether the connection is open. */
  get isRunning(): boolean { return this.#isOpen; }

  /** Sends one message. */
  write(bytes: Uint8Array): void {
    if (this.#isOpen && !this.#isClosing) this.#socket.write(clientFrame(opcodes.text, bytes.subarray(0, -1)));
  }

  /** Whether this connection keeps node running. */
  hold(holds: boolean): void {
    if (holds) this.#socket.ref();
    else this.#socket.unref();
  }

  /** Ends the connection, and with it this client's sessions. The server runs on. */
  close(): Promise<void> {
    if (!this.#isOpen) return Promise.resolve();
    this.hold(true);
    const limit = afterRealTime(closeLimit, () => { this.kill(); });
    return new Promise<void>((resolve) => {
      this.#whenEnded.push(() => { limit.cancel(); resolve(); });
      if (this.#isClosing) return;
      this.#isClosing = true;
      this.#socket.write(clientFrame(opcodes.close, Buffer.from([0x03, 0xe8])));
    });
  }

  /** Ends the connection at once. */
  kill(): void { this.#socket.destroy(); }

  #received(bytes: Uint8Array): void {
    try {
      for (const { opcode, isLast, payload } of this.#frames.read(bytes)) {
        if (opcode === opcodes.text || opcode === opcodes.continuation) this.#part(payload, isLast);
        else if (opcode === opcodes.ping) this.#socket.write(clientFrame(opcodes.pong, payload));
        else if (opcode === opcodes.close) this.#socket.end();
      }
    } catch (error) {
      if (!(error instanceof UnreadableReply)) throw error;
      this.kill();
    }
  }

  #part(payload: Buffer, isLast: boolean): void {
    this.#parts.push(payload);
    if (!isLast) return;
    const message = Buffer.concat([...this.#parts, lineFeed]);
    this.#parts = [];
    this.#listener.received(message);
  }

  #finish(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#listener.ended(new ServerExited(this.#isClosing ? 0 : null, null, '', this.#address));
    for (const ended of this.#whenEnded.splice(0)) ended();
  }
}

function handshake({ origin, token }: ServerAddress): ClientRequest {
  const request = origin.startsWith('https:') ? https.request : http.request;
  return request(`${origin}/_/ws?run=${runName()}`, {
    agent: false,
    headers: {
      Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Version': '13', 'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
      ...token === undefined ? {} : { Authorization: `Bearer ${token}` },
    },
  });
}

/** Why a server that answers is not the one, and what to do. */
function refusal({ token }: ServerAddress, status: number): [string, string] {
  if (status === 401) {
    return token === undefined
      ? ['it requires a token', `Set ${tokenVariable} to the token of the server.`]
      : ['it does not accept the token', `Set ${tokenVariable} to the token of the server.`];
  }
  if (status === 403) return ['it does not serve this host name', 'Start it with --host NAME, or use its IP address.'];
  return [`it answered with the HTTP status ${status}, so it is no redemption server`, `Correct ${urlVariable}.`];
}
