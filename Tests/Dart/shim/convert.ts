// The few members of dart:convert that this package uses.
import { DartMap, FormatException } from "./core.ts";
import { Stream } from "./async.ts";

const encoder = new TextEncoder();

export class Utf8Decoder {
  constructor(private readonly given: { allowMalformed?: boolean } = {}) {}
  bind(stream: Stream<Array<number> | Uint8Array>): Stream<string> {
    return new Stream(({ onData, onError, onDone }) => {
      const decoder = new TextDecoder("utf-8", { fatal: this.given.allowMalformed !== true, ignoreBOM: true });
      const part = (bytes: Uint8Array | null) => {
        let text = "";
        try {
          text = bytes === null ? decoder.decode() : decoder.decode(bytes, { stream: true });
        } catch {
          onError?.(new FormatException("Unexpected extension byte"));
          return;
        }
        if (text !== "") onData(text);
      };
      return stream.listen((bytes) => part(Uint8Array.from(bytes)), { onError, onDone: () => { part(null); onDone?.(); } }).cancel as () => void;
    });
  }
}

export class LineSplitter {
  bind(stream: Stream<string>): Stream<string> {
    return new Stream(({ onData, onError, onDone }) => {
      let held = "";
      const subscription = stream.listen((text) => {
        const lines = (held + text).split(/\r\n|\n/);
        held = lines.pop() ?? "";
        for (const line of lines) onData(line);
      }, { onError, onDone: () => { if (held !== "") onData(held); onDone?.(); } });
      return () => { subscription.cancel(); };
    });
  }
}

export const utf8 = {
  decoder: new Utf8Decoder(),
  encode(text: string): Array<number> { return Array.from(encoder.encode(text)); },
  decode(bytes: Array<number>): string {
    try {
      return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes));
    } catch {
      throw new FormatException("Invalid UTF-8");
    }
  },
};
export const ascii = {
  decode(bytes: Array<number>): string {
    if (bytes.some((byte) => byte > 127)) throw new FormatException("Invalid value in input");
    return String.fromCharCode(...bytes);
  },
};

function fromPlain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromPlain);
  if (value === null || typeof value !== "object") return value;
  const made = new DartMap<string, unknown>();
  for (const [key, inner] of Object.entries(value)) made.items.set(key, fromPlain(inner));
  return made;
}

function toPlain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toPlain);
  if (value instanceof DartMap) {
    const made: Record<string, unknown> = Object.create(null);
    for (const [key, inner] of value.items) made[key] = toPlain(inner);
    return made;
  }
  if (value === null || ["string", "number", "boolean"].includes(typeof value)) return value;
  throw new FormatException("Converting object to an encodable object failed");
}

export function jsonDecode(text: string): any {
  try {
    return fromPlain(JSON.parse(text));
  } catch (error) {
    throw new FormatException(String(error));
  }
}

export function jsonEncode(value: unknown): string { return JSON.stringify(toPlain(value)); }

export function base64Encode(bytes: Array<number>): string { return btoa(String.fromCharCode(...bytes)); }

/** A link, which this package and its README take as a text, or the address of a server, by its parts. */
export class Uri {
  private constructor(readonly text: string) {}
  static parse(text: string): Uri { return new Uri(text); }
  static tryParse(text: string): Uri | null { return URL.canParse(text) ? new Uri(text) : null; }
  static decodeComponent(text: string): string { return decodeURIComponent(text); }
  private get parts(): URL { return new URL(this.text); }
  get scheme(): string { return this.parts.protocol.slice(0, -1); }
  get host(): string { return this.parts.hostname; }
  get userInfo(): string { return this.parts.username; }
  get path(): string { return this.parts.pathname; }
  get hasQuery(): boolean { return this.text.includes("?"); }
  get hasFragment(): boolean { return this.text.includes("#"); }
  get origin(): string { return this.parts.origin; }
  toString(): string { return this.text; }
}
