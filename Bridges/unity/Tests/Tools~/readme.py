#!/usr/bin/env python3
"""Prints the test of a README: the C# between its marks, exactly as it stands there."""
import re
import sys


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        blocks = re.findall(r"^<!-- test: .* -->\n```csharp\n(.*?)^```$", file.read(), re.M | re.S)
    if len(blocks) != 1:
        print(f"{sys.argv[1]} has {len(blocks)} tests that are marked to be copied, not one", file=sys.stderr)
        return 1
    sys.stdout.write(blocks[0])
    return 0


if __name__ == "__main__":
    sys.exit(main())
