import { randomBytes } from 'node:crypto';
import { Buffer } from 'node:buffer';

import { UnreadableReply } from './errors.ts';

/** What a WebSocket frame carries (RFC 6455, section 5.2). */
export const opcodes = { continuation: 0x0, text: 0x1, close: 0x8, ping: 0x9, pong: 0xa } as const;

/** A frame that was received. */
export interface Frame {
  /** One of `opcodes`, or another one. */
  readonly opcode: number;
  /** Whether it is the last frame of its message. */
  readonly isLast: boolean;
  /** What it carries. */
  readonly payload: Buffer;
}

/** The bytes of a whole message or of a control frame, as a client sends it: masked. */
export function clientFrame(opcode: number, payload: Uint8Array): Uint8Array {
  const size = payload.length;
  const header = size < 126 ? Buffer.alloc(2) : size < 0x1_0000 ? Buffer.alloc(4) : Buffer.alloc(10);
  header[0] = 0x80 | opcode;
  header[1] = 0x80 | (size < 126 ? size : size < 0x1_0000 ? 126 : 127);
  if (header.length === 4) header.writeUInt16BE(size, 2);
  if (header.length === 10) header.writeBigUInt64BE(BigInt(size), 2);
  const mask = randomBytes(4);
  return Buffer.concat([header, mask, payload.map((byte, index) => byte ^ (mask[index % 4] ?? 0))]);
}

/** Puts a server's frames together from pieces of any size. */
export class FrameReader {
  #bytes: Buffer = Buffer.alloc(0);

  /** Takes the next bytes and returns every frame that is whole now. Throws `UnreadableReply` for a masked frame: a server sends none. */
  read(bytes: Uint8Array): Frame[] {
    this.#bytes = Buffer.concat([this.#bytes, bytes]);
    const frames: Frame[] = [];
    for (let frame = this.#next(); frame !== undefined; frame = this.#next()) frames.push(frame);
    return frames;
  }

  #next(): Frame | undefined {
    const [first, second] = this.#bytes;
    if (first === undefined || second === undefined) return undefined;
    if ((second & 0x80) !== 0) throw new UnreadableReply('a masked WebSocket frame');
    const start = 2 + (second === 126 ? 2 : second === 127 ? 8 : 0);
    if (this.#bytes.length < start) return undefined;
    const size = second === 126 ? this.#bytes.readUInt16BE(2) : second === 127 ? Number(this.#bytes.readBigUInt64BE(2)) : second;
    if (this.#bytes.length < start + size) return undefined;
    const payload = this.#bytes.subarray(start, start + size);
    this.#bytes = this.#bytes.subarray(start + size);
    return { opcode: first & 0x0f, isLast: (first & 0x80) !== 0, payload };
  }
}
