import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import type { Buffer } from 'node:buffer';
import type { Readable, Writable } from 'node:stream';

import { ServerExited } from './errors.ts';
import { afterRealTime } from './timers.ts';

const tailLength = 4096;
// After the exit, what the pipes still hold is waited for this long, in milliseconds.
const drainLimit = 500;
const closeLimit = 2000;

/** What a process tells. */
export interface ProcessListener {
  /** Bytes of stdout. */
  received(bytes: Uint8Array): void;
  /** The process could not be started: the system's words. */
  refused(reason: string): void;
  /** The process has ended and everything that it wrote was received. */
  ended(exit: ServerExited): void;
}

/** A way to a server: its bytes, and its end. */
export interface ServerLink {
  /** The end of what the server wrote to stderr; empty if it is not this package's child. */
  readonly stderr: string;
  /** Whether calls can be sent. */
  readonly isRunning: boolean;
  /** The process id; undefined if it is not this package's child, or could not be started. */
  readonly pid: number | undefined;
  /** Sends one message. */
  write(bytes: Uint8Array): void;
  /** Whether it keeps node running. */
  hold(holds: boolean): void;
  /** Ends it; may be called more than once. */
  close(): Promise<void>;
  /** Ends it at once. */
  kill(): void;
}

/** The server as a child process: its pipes, the end of its stderr, its end. */
export class ServerProcess implements ServerLink {
  readonly #child: ChildProcessByStdio<Writable, Readable, Readable>;
  readonly #listener: ProcessListener;
  #tail = '';
  #exit: ServerExited | undefined;
  #whenEnded: (() => void)[] = [];

  constructor(executable: string, args: readonly string[], listener: ProcessListener) {
    this.#listener = listener;
    this.#child = spawn(executable, args, { stdio: ['pipe', 'pipe', 'pipe'], windowsHide: true });
    this.#child.stdout.on('data', (bytes: Buffer) => { listener.received(bytes); });
    this.#child.stderr.setEncoding('utf8');
    // Always drained: a server with a full stderr pipe would stand still.
    this.#child.stderr.on('data', (text: string) => { this.#tail = (this.#tail + text).slice(-tailLength); });
    // A broken pipe is ignored here: the exit of the process reports the cause.
    for (const stream of [this.#child.stdin, this.#child.stdout, this.#child.stderr]) stream.on('error', () => undefined);
    this.#child.on('error', (error) => { if (this.#child.pid === undefined) listener.refused(error.message); });
    this.#child.on('exit', (status, signal) => {
      afterRealTime(drainLimit, () => { this.#finish(status, signal); }, false);
    });
    this.#child.on('close', (status, signal) => { this.#finish(status, signal); });
    this.hold(false);
  }

  /** The end of what the server wrote to stderr. */
  get stderr(): string { return this.#tail; }

  /** Whether the process was started and has not ended yet. */
  get isRunning(): boolean { return this.#exit === undefined && this.#child.pid !== undefined; }

  /** The process id; undefined when it could not be started. */
  get pid(): number | undefined { return this.#child.pid; }

  /** Writes one message. */
  write(bytes: Uint8Array): void {
    if (this.#exit === undefined && !this.#child.stdin.destroyed) this.#child.stdin.write(bytes);
  }

  /** Whether this process keeps node running. Only a call that waits should: a forgotten server must not hold a test run. */
  hold(holds: boolean): void {
    // In Deno, a process that could not be started has nothing to let go of, and throws.
    if (this.#child.pid === undefined) return;
    const parts: unknown[] = [this.#child, this.#child.stdin, this.#child.stdout, this.#child.stderr];
    for (const part of parts as { ref?: () => void; unref?: () => void }[]) {
      if (holds) part.ref?.();
      else part.unref?.();
    }
  }

  /** Ends the input, which ends the server; kills it when it does not follow within 2 s. */
  close(): Promise<void> {
    if (this.#exit !== undefined || this.#child.pid === undefined) return Promise.resolve();
    this.hold(true);
    const limit = afterRealTime(closeLimit, () => { this.kill(); });
    return new Promise<void>((resolve) => {
      this.#whenEnded.push(() => { limit.cancel(); resolve(); });
      this.#child.stdin.end();
    });
  }

  /** Ends the server at once. */
  kill(): void { this.#child.kill('SIGKILL'); }

  #finish(status: number | null, signal: string | null): void {
    if (this.#exit !== undefined || this.#child.pid === undefined) return;
    this.#exit = new ServerExited(status, signal, this.#tail);
    this.#listener.ended(this.#exit);
    for (const ended of this.#whenEnded.splice(0)) ended();
  }
}
