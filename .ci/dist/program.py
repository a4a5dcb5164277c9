"""The program's bytes, without what differs between two builds of the same sources."""
from __future__ import annotations

import struct

# Checksums of the compiler's own modules, with the paths of the sources in them. Nothing reads them in a program.
SECTION = b".swift_modhash"


def canonical(content: bytes) -> bytes:
    """An ELF program with that section filled with zeros; other content stays as it is."""
    if content[:5] != b"\x7fELF\x02":
        return content
    table, = struct.unpack_from("<Q", content, 0x28)
    size, count, names_index = struct.unpack_from("<HHH", content, 0x3A)
    sections = [struct.unpack_from("<IIQQQQ", content, table + index * size) for index in range(count)]
    names = sections[names_index][4]
    result = bytearray(content)
    for name, _, _, _, offset, length in sections:
        if content[names + name:content.index(b"\0", names + name)] == SECTION:
            result[offset:offset + length] = bytes(length)
    return bytes(result)
