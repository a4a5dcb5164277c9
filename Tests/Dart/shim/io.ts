// The few members of dart:io that this package uses, over Node's: real processes, pipes and files.
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync, chmodSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { DartMap, Exception, text } from "./core.ts";
import { Completer, Stream } from "./async.ts";

export class ProcessException extends Exception {
  declare private readonly $process: undefined;
  constructor(readonly message: string) { super(); }
}

export class ProcessSignal {
  constructor(readonly signal: "SIGKILL" | "SIGTERM") {}
  static readonly sigkill = new ProcessSignal("SIGKILL");
  static readonly sigterm = new ProcessSignal("SIGTERM");
}

/** A pipe that begins to flow when it is listened to. */
function bytes(pipe: NodeJS.ReadableStream): Stream<Array<number>> {
  return new Stream(({ onData, onDone }) => {
    pipe.on("data", (chunk: Uint8Array) => onData(Array.from(chunk)));
    pipe.on("end", () => onDone?.());
    return () => {};
  });
}

class Sink {
  readonly done: Promise<void>;
  constructor(private readonly pipe: NodeJS.WritableStream) {
    const done = new Completer<void>();
    pipe.on("error", (error) => { if (!done.isCompleted) done.completeError(error); });
    pipe.on("finish", () => { if (!done.isCompleted) done.complete(); });
    this.done = done.future;
  }
  add(data: Array<number>): void { this.pipe.write(Uint8Array.from(data)); }
  close(): Promise<void> {
    this.pipe.end();
    return this.done;
  }
}

export class Process {
  readonly stdin: Sink;
  readonly stdout: Stream<Array<number>>;
  readonly stderr: Stream<Array<number>>;
  readonly exitCode: Promise<number>;
  readonly pid: number;
  private constructor(private readonly child: ChildProcessWithoutNullStreams) {
    this.stdin = new Sink(child.stdin);
    this.stdout = bytes(child.stdout);
    this.stderr = bytes(child.stderr);
    this.pid = child.pid ?? 0;
    const signals: Record<string, number> = { SIGHUP: 1, SIGINT: 2, SIGABRT: 6, SIGKILL: 9, SIGTERM: 15 };
    this.exitCode = new Promise((resolve) => child.on("exit", (code, signal) => resolve(code ?? -(signals[signal ?? ""] ?? 0))));
  }
  static start(executable: string, given: Array<string>): Promise<Process> {
    return new Promise((resolve, reject) => {
      const child = spawn(executable, given, { stdio: "pipe" });
      child.on("error", (error) => reject(new ProcessException(error.message)));
      child.on("spawn", () => resolve(new Process(child)));
    });
  }
  kill(signal: ProcessSignal = ProcessSignal.sigterm): boolean { return this.child.kill(signal.signal); }
}

function environment(): DartMap<string, string> {
  const made = new DartMap<string, string>();
  for (const [name, value] of Object.entries(process.env)) made.items.set(name, value ?? "");
  return made;
}

export const Platform = { isWindows: false, pathSeparator: "/", version: `3.4.0 (stable) on "linux_x64"`, get environment(): DartMap<string, string> { return environment(); } };

export class File {
  constructor(readonly path: string) {}
  existsSync(): boolean { return existsSync(this.path); }
  readAsStringSync(): string { return readFileSync(this.path, "utf8"); }
  readAsLinesSync(): Array<string> { return this.readAsStringSync().split("\n"); }
  writeAsStringSync(text: string): void { writeFileSync(this.path, text); }
}

export class Directory {
  constructor(readonly path: string) {}
  static readonly systemTemp = new Directory(tmpdir());
  static get current(): Directory { return new Directory(process.cwd()); }
  createTempSync(stem: string): Directory { return new Directory(mkdtempSync(join(this.path, stem))); }
  createSync({ recursive = false }: { recursive?: boolean } = {}): void { mkdirSync(this.path, { recursive }); }
  deleteSync({ recursive = false }: { recursive?: boolean } = {}): void { rmSync(this.path, { recursive }); }
  existsSync(): boolean { return existsSync(this.path); }
  listNames(): Array<string> { return readdirSync(this.path); }
}

export const stderr = { writeln(line: unknown): void { process.stderr.write(`${text(line)}\n`); } };

export function makeExecutable(path: string): void { chmodSync(path, 0o755); }
