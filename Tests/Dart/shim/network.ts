// The few members of dart:io's HTTP and WebSocket clients that this package uses, over Node's, and the secure Random of dart:math.
import { Buffer } from "node:buffer";
import { randomInt } from "node:crypto";
import { type IncomingMessage, request } from "node:http";
import type { Socket as NodeSocket } from "node:net";
import { clientFrame, FrameReader, opcodes } from "../../../Bridges/typescript/src/websocket.ts";
import { Completer, Stream } from "./async.ts";
import type { Uri } from "./convert.ts";
import { Exception } from "./core.ts";

export class IOException extends Exception {
  declare private readonly $io: undefined;
  constructor(readonly message: string) { super(); }
  toString(): string { return `SocketException: ${this.message}`; }
}

export class Random {
  static secure(): Random { return new Random(); }
  nextInt(limit: number): number { return randomInt(limit); }
}

export class HttpOverrides {
  static current: HttpOverrides | null = null;
  static set global(overrides: HttpOverrides | null) { HttpOverrides.current = overrides; }
}

export class Socket {
  constructor(readonly inner: NodeSocket, readonly head: Uint8Array) {}
  destroy(): void { this.inner.destroy(); }
}

export class HttpClientResponse {
  constructor(readonly statusCode: number, private readonly socket: Socket | null) {}
  async detachSocket(): Promise<Socket> {
    if (this.socket === null) throw new IOException("no socket");
    return await Promise.resolve(this.socket);
  }
}

export class HttpClientRequest {
  private readonly sent: Record<string, string> = {};
  readonly headers = { set: (name: string, value: string): void => { this.sent[name] = value; } };
  constructor(private readonly client: HttpClient, private readonly address: Uri) {}
  close(): Promise<HttpClientResponse> {
    return new Promise((resolve, reject) => {
      const made = request(this.address.text, { agent: false, headers: this.sent });
      this.client.open.add(() => made.destroy(new Error("the client was closed")));
      made.on("error", (error: Error & { code?: string }) => reject(new IOException(error.message === "" ? error.code ?? "" : error.message)));
      made.on("response", (response: IncomingMessage) => resolve(new HttpClientResponse(response.statusCode ?? 0, null)));
      made.on("upgrade", (response: IncomingMessage, socket: NodeSocket, head: Uint8Array) => {
        this.client.open.clear();
        resolve(new HttpClientResponse(response.statusCode ?? 0, new Socket(socket, head)));
      });
      made.end();
    });
  }
}

export class HttpClient {
  readonly open = new Set<() => void>();
  openUrl(_method: string, address: Uri): Promise<HttpClientRequest> { return Promise.resolve(new HttpClientRequest(this, address)); }
  close({ force = false }: { force?: boolean } = {}): void {
    if (force) for (const end of this.open) end();
    this.open.clear();
  }
}

export class WebSocket extends Stream<any> {
  private readonly ended = new Completer<void>();
  readonly done: Promise<void> = this.ended.future;
  private constructor(private readonly socket: Socket) {
    super(({ onData, onError, onDone }) => {
      const frames = new FrameReader();
      let parts: Array<Uint8Array> = [];
      const read = (bytes: Uint8Array) => {
        for (const { opcode, isLast, payload } of frames.read(bytes)) {
          if (opcode === opcodes.close) socket.inner.end();
          else if (opcode === opcodes.text || opcode === opcodes.continuation) {
            parts.push(payload);
            if (!isLast) continue;
            const text = Buffer.concat(parts).toString("utf8");
            parts = [];
            onData(text);
          }
        }
      };
      socket.inner.on("data", (bytes: Uint8Array) => { try { read(bytes); } catch (error) { onError?.(error as {}); } });
      socket.inner.on("error", () => socket.inner.destroy());
      socket.inner.on("close", () => {
        if (!this.ended.isCompleted) this.ended.complete();
        onDone?.();
      });
      if (socket.head.length > 0) read(socket.head);
      return () => {};
    });
  }
  static fromUpgradedSocket(socket: Socket, _given: { serverSide: boolean }): WebSocket { return new WebSocket(socket); }
  add(text: string): void { this.socket.inner.write(clientFrame(opcodes.text, Buffer.from(text, "utf8"))); }
  close(code: number): Promise<void> {
    this.socket.inner.write(clientFrame(opcodes.close, Buffer.from([code >> 8, code & 255])));
    return this.done;
  }
}
