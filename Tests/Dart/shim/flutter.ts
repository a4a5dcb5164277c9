// The few members of package:flutter/services.dart and package:flutter_test that this package and its example use. Messages are
// copied as the standard codec would: what arrives is a new value, and every map has keys of any type.
import { DartMap, Duration, Exception } from "./core.ts";
import { Zone } from "./async.ts";
import { test } from "./test.ts";

export class MethodCall {
  readonly arguments: any;
  constructor(readonly method: string, given: unknown = null) { this.arguments = given; }
}

export class PlatformException extends Exception {
  declare private readonly $platform: undefined;
  readonly code: string;
  readonly message: string | null;
  readonly details: any;
  constructor(given: { code: string; message?: string | null; details?: unknown }) {
    super();
    this.code = given.code;
    this.message = given.message ?? null;
    this.details = given.details ?? null;
  }
  toString(): string { return `PlatformException(${this.code}, ${this.message})`; }
}

export class MissingPluginException extends Exception {
  declare private readonly $missing: undefined;
  constructor(readonly message: string | null = null) { super(); }
  toString(): string { return `MissingPluginException(${this.message})`; }
}

type Handler = (message: ByteData | null) => Promise<ByteData | null>;
type Envelope = { value: unknown } | { error: PlatformException } | null;

export class Endian {
  static readonly little = new Endian();
}

/** The bytes of dart:typed_data's own ByteData. A method call of the mock method channel is carried as it is. */
export class ByteData {
  readonly view: DataView;
  readonly call: MethodCall;
  constructor(given: number | MethodCall | DataView) {
    this.view = given instanceof DataView ? given : new DataView(new ArrayBuffer(typeof given === "number" ? given : 0));
    this.call = given instanceof MethodCall ? given : new MethodCall("");
  }
  static sublistView(bytes: Uint8List): ByteData { return new ByteData(new DataView(Uint8Array.from(bytes.items).buffer)); }
  get lengthInBytes(): number { return this.view.byteLength; }
  getUint8(at: number): number { return this.view.getUint8(at); }
  getUint16(at: number, _: Endian): number { return this.view.getUint16(at, true); }
  getUint32(at: number, _: Endian): number { return this.view.getUint32(at, true); }
  getInt32(at: number, _: Endian): number { return this.view.getInt32(at, true); }
  getInt64(at: number, _: Endian): number { return Number(this.view.getBigInt64(at, true)); }
  getFloat64(at: number, _: Endian): number { return this.view.getFloat64(at, true); }
  setUint16(at: number, value: number, _: Endian): void { this.view.setUint16(at, value, true); }
  setUint32(at: number, value: number, _: Endian): void { this.view.setUint32(at, value, true); }
  setInt64(at: number, value: number, _: Endian): void { this.view.setBigInt64(at, BigInt(value), true); }
  setFloat64(at: number, value: number, _: Endian): void { this.view.setFloat64(at, value, true); }
}

export class Uint8List {
  constructor(readonly items: Array<number>) {}
  static fromList(items: Array<number>): Uint8List { return new Uint8List(items); }
}

function copied(value: any): any {
  if (Array.isArray(value)) return value.map(copied);
  if (value instanceof DartMap) {
    const made = new DartMap<unknown, unknown>();
    for (const [key, inner] of value.items) made.items.set(key, copied(inner));
    return made;
  }
  if (value === null || ["string", "number", "boolean"].includes(typeof value)) return value;
  throw new Error("the standard codec cannot carry this");
}

export class StandardMethodCodec {
  /** A value is carried as the only argument of a call without a name. */
  encodeSuccessEnvelope(result: unknown): ByteData { return new ByteData(new MethodCall("", copied(result))); }
  encodeMethodCall(call: MethodCall): ByteData { return new ByteData(new MethodCall(call.method, copied(call.arguments))); }
}

export class JSONMethodCodec extends StandardMethodCodec {
  declare private readonly $json: undefined;
}

export class MethodChannel {
  constructor(readonly name: string, readonly codec: StandardMethodCodec = new StandardMethodCodec()) {}
  async invokeMethod<T>(method: string, given: unknown = null): Promise<T | null> {
    const handler = messenger.mocks.get(this.name);
    const envelope = handler ? await handler(new ByteData(new MethodCall(method, copied(given)))) : null;
    if (envelope === null) throw new MissingPluginException(`No implementation found for method ${method} on channel ${this.name}`);
    if ("error" in envelope) throw envelope.error;
    return envelope.value as T;
  }
  setMethodCallHandler(handler: ((call: MethodCall) => Promise<unknown>) | null): void {
    if (handler) messenger.incoming.set(this.name, handler);
    else messenger.incoming.delete(this.name);
  }
}

export class TestDefaultBinaryMessenger {
  readonly mocks = new Map<string, (message: ByteData) => Promise<Envelope>>();
  readonly handlers = new Map<string, Handler>();
  readonly messages = new Map<string, Handler>();
  readonly incoming = new Map<string, (call: MethodCall) => Promise<unknown>>();
  setMockMethodCallHandler(channel: MethodChannel, handler: ((call: MethodCall) => Promise<unknown>) | null): void {
    if (!handler) {
      this.mocks.delete(channel.name);
      return;
    }
    this.mocks.set(channel.name, async (message) => {
      try {
        return { value: copied(await handler(message.call)) };
      } catch (error) {
        if (error instanceof MissingPluginException) return null;
        const failure = error instanceof PlatformException ? error : new PlatformException({ code: "error", message: String(error) });
        return { error: new PlatformException({ code: failure.code, message: failure.message, details: copied(failure.details) }) };
      }
    });
  }
  async handlePlatformMessage(channel: string, message: ByteData | null, reply: (data: ByteData | null) => void): Promise<ByteData | null> {
    const listener = message === null ? undefined : this.incoming.get(channel);
    let answer = (await this.handlers.get(channel)?.(message)) ?? null;
    if (message !== null && listener !== undefined) {
      await listener(message.call);
      answer = new ByteData(new MethodCall(""));
    }
    reply(answer);
    return answer;
  }
  setMessageHandler(channel: string, handler: Handler | null): void {
    if (handler) this.handlers.set(channel, handler);
    else this.handlers.delete(channel);
  }
  setMockMessageHandler(channel: string, handler: Handler | null): void {
    if (handler) this.messages.set(channel, handler);
    else this.messages.delete(channel);
  }
  async send(channel: string, message: ByteData | null): Promise<ByteData | null> {
    return (await this.messages.get(channel)?.(message)) ?? null;
  }
}

const messenger = new TestDefaultBinaryMessenger();

class TestPlatformDispatcher {
  defaultRouteNameTestValue = "/";
}

const dispatcher = new TestPlatformDispatcher();

export class TestWidgetsFlutterBinding {
  readonly platformDispatcher = dispatcher;
  readonly defaultBinaryMessenger = messenger;
  static ensureInitialized(): TestWidgetsFlutterBinding { return new TestWidgetsFlutterBinding(); }
}

export class WidgetTester {
  constructor(private readonly zone: Zone) {}
  async pump(duration: Duration | null = null): Promise<void> { this.zone.elapse(duration ?? new Duration()); }
  runAsync<T>(action: () => Promise<T>): Promise<T | null> { return Zone.root.run(action); }
}

export function testWidgets(name: string, action: (tester: WidgetTester) => Promise<void>): void {
  const zone = new Zone(true);
  test(name, () => zone.run(() => action(new WidgetTester(zone))));
}
