import assert from 'node:assert/strict';
import { Buffer } from 'node:buffer';
import { test } from 'node:test';

import { clientFrame, FrameReader, opcodes } from '../src/websocket.ts';

/** A frame as a server sends it. */
function serverFrame(opcode: number, payload: Buffer, isLast = true): Buffer {
  const size = payload.length;
  const length = size < 126 ? [size] : size < 65536 ? [126, size >> 8, size & 255] : [127, 0, 0, 0, 0, 0, size >> 16, size >> 8 & 255, size & 255];
  return Buffer.concat([Buffer.from([(isLast ? 0x80 : 0) | opcode, ...length]), payload]);
}

test('frames of every length are read, however they are cut', () => {
  const sizes = [0, 1, 125, 126, 65535, 65536];
  const bytes = Buffer.concat(sizes.map((size) => serverFrame(opcodes.text, Buffer.alloc(size, 'x'))));
  for (const piece of [61, 4096, bytes.length]) {
    const reader = new FrameReader();
    const read: number[] = [];
    for (let start = 0; start < bytes.length; start += piece) {
      read.push(...reader.read(bytes.subarray(start, start + piece)).map(({ payload }) => payload.length));
    }
    assert.deepEqual(read, sizes);
  }
});

test('a fragment says whether it is the last one', () => {
  const frames = new FrameReader().read(Buffer.concat([
    serverFrame(opcodes.text, Buffer.from('{"a"'), false), serverFrame(opcodes.continuation, Buffer.from(':1}')),
  ]));
  assert.deepEqual(frames.map(({ opcode, isLast, payload }) => [opcode, isLast, payload.toString()]), [[1, false, '{"a"'], [0, true, ':1}']]);
});

test('a client masks what it sends, and rejects what a server masks', () => {
  for (const size of [3, 126, 70_000]) {
    const payload = Buffer.alloc(size, 'abc');
    const frame = Buffer.from(clientFrame(opcodes.text, payload));
    const start = size < 126 ? 2 : size < 65536 ? 4 : 10;
    assert.equal((frame[1] ?? 0) & 0x80, 0x80);
    const mask = frame.subarray(start, start + 4);
    const plain = frame.subarray(start + 4).map((byte, index) => byte ^ (mask[index % 4] ?? 0));
    assert.equal(Buffer.from(plain).equals(payload), true);
    assert.throws(() => new FrameReader().read(frame), { name: 'UnreadableReply' });
  }
});
