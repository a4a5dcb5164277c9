// Copied by Tests/Codegen beside what `redemption codegen --language typescript` writes. Reads lines of values from a file and writes
// a line for each: `json` and what its type writes, or `rejected` and the reason.
import { decode, decodeCustomerReply, decodeEventParams, decodeReply, decodeResult, decodeStatusReply, isKnownEvent, isTargetName,
  methods } from './types/index.ts';
import type { Methods, StatusReplyByTarget, TargetName, Types } from './types/index.ts';

interface Line { readonly table: string; readonly key: readonly string[]; readonly type: keyof Types; readonly value: unknown }

function method(line: Line): keyof Methods {
  const name = line.key[0] as keyof Methods;
  if (!Object.hasOwn(methods, name)) throw new Error(`no method ${name}`);
  return name;
}

function target(line: Line): TargetName {
  const name = line.key.slice(0, 3).join('/');
  if (!isTargetName(name)) throw new Error(`no target ${name}`);
  return name;
}

function read(line: Line): unknown {
  switch (line.table) {
    case 'Params': return decode(methods[method(line)].params, line.value);
    case 'Result': return decodeResult(method(line), line.value);
    case 'Reply': return decodeReply(target(line), line.value);
    case 'CustomerReply': return decodeCustomerReply(target(line), line.value);
    case 'StatusReply': return decodeStatusReply(target(line) as keyof StatusReplyByTarget, line.value);
    case 'Event': {
      const at = target(line);
      const name = line.key[3] ?? '';
      if (!isKnownEvent(at, name)) throw new Error(`no event ${name} at ${at}`);
      return decodeEventParams(at, name, line.value);
    }
    default: return decode(line.type, line.value);
  }
}

const lines: string[] = [];
for (const text of Deno.readTextFileSync(Deno.args[0] ?? '').split('\n')) {
  if (text === '') continue;
  try {
    lines.push(`json ${JSON.stringify(read(JSON.parse(text) as Line))}\n`);
  } catch (error) {
    lines.push(`rejected ${String(error).replaceAll('\n', ' ')}\n`);
  }
}
const bytes = new TextEncoder().encode(lines.join(''));
for (let sent = 0; sent < bytes.length;) sent += Deno.stdout.writeSync(bytes.subarray(sent));
