import { Buffer } from 'node:buffer';

import { UnreadableReply } from './errors.ts';

/** How messages are separated: one per line, or with a `Content-Length` header as in LSP. */
export type Framing = 'line' | 'header';

/** The bytes of one message. */
export function frame(text: string, framing: Framing): Uint8Array {
  return Buffer.from(framing === 'line' ? `${text}\n` : `Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`, 'utf8');
}

/** Puts messages together from pieces of any size. Text is decoded message by message, so no character is ever cut. */
export interface MessageReader {
  /** Takes the next bytes; gives every message that is whole now. Throws `UnreadableReply` on bytes that can be none. */
  read(bytes: Uint8Array): string[];
}

/** A reader for that framing. */
export function messageReader(framing: Framing): MessageReader {
  return framing === 'line' ? new LineReader() : new HeaderReader();
}

const lineFeed = 0x0a;

class LineReader implements MessageReader {
  // Pieces of a line that has not ended. They are joined once, when it ends.
  #pieces: Buffer[] = [];

  read(bytes: Uint8Array): string[] {
    const messages: string[] = [];
    let rest = viewOf(bytes);
    for (let end = rest.indexOf(lineFeed); end >= 0; end = rest.indexOf(lineFeed)) {
      this.#pieces.push(rest.subarray(0, end));
      const line = textOf(Buffer.concat(this.#pieces));
      this.#pieces = [];
      if (line.trim() !== '') messages.push(line);
      rest = rest.subarray(end + 1);
    }
    if (rest.length > 0) this.#pieces.push(rest);
    return messages;
  }
}

const headerEnd = Buffer.from('\r\n\r\n');
const longestHeader = 8192;

class HeaderReader implements MessageReader {
  #pieces: Buffer[] = [];
  #size = 0;
  #bodyStart = -1;
  #wanted = 0;

  read(bytes: Uint8Array): string[] {
    this.#pieces.push(viewOf(bytes));
    this.#size += bytes.length;
    const messages: string[] = [];
    while (this.#hasHeader() && this.#size >= this.#bodyStart + this.#wanted) {
      const all = this.#joined();
      const end = this.#bodyStart + this.#wanted;
      messages.push(textOf(all.subarray(this.#bodyStart, end)));
      this.#pieces = end < all.length ? [all.subarray(end)] : [];
      this.#size = all.length - end;
      this.#bodyStart = -1;
    }
    return messages;
  }

  #hasHeader(): boolean {
    if (this.#bodyStart >= 0) return true;
    if (this.#size === 0) return false;
    const all = this.#joined();
    const end = all.indexOf(headerEnd);
    if (end < 0) {
      if (all.length > longestHeader) throw new UnreadableReply('a header without an end');
      return false;
    }
    const header = all.subarray(0, end).toString('latin1');
    const length = /^content-length: *([0-9]+) *$/im.exec(header)?.[1];
    if (length === undefined) throw new UnreadableReply('a header without a Content-Length');
    this.#bodyStart = end + headerEnd.length;
    this.#wanted = Number(length);
    return true;
  }

  #joined(): Buffer {
    const [first] = this.#pieces;
    if (this.#pieces.length === 1 && first !== undefined) return first;
    const all = Buffer.concat(this.#pieces);
    this.#pieces = [all];
    return all;
  }
}

function viewOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function textOf(bytes: Buffer): string {
  const text = bytes.toString('utf8');
  // Node puts U+FFFD where bytes are no UTF-8; the server itself never sends one that the app had not sent.
  if (text.includes('\u{fffd}') && !bytes.includes(replacement)) throw new UnreadableReply('bytes that are no UTF-8');
  return text;
}

const replacement = Buffer.from([0xef, 0xbf, 0xbd]);
