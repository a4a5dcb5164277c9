#!/usr/bin/env python3
"""Prints C# of a README, exactly as printed there.

`--file NAME` prints the block under the mark of that name. `--others` prints the rest as one file that has to compile: classes as they
are, statements in a method of a component.
"""
import re
import sys

HEAD = """using System;
using System.Threading.Tasks;
using RedemptionKit;
using RedemptionKit.Contract;
using UnityEngine;

namespace MyGame
{
"""
METHOD = """
    public sealed class Snippet%d : MonoBehaviour
    {
        public async Task Run(RedemptionServer server)
        {
%s        }
    }
"""


def others(text):
    result = HEAD
    for number, code in enumerate(re.findall(r"(?<!-->\n)^```csharp\n(.*?)^```$", text, re.M | re.S)):
        if code.startswith("using (var server = "):
            code = code.replace("var server = ", "var own = ", 1).replace(" server.", " own.")
        result += "\n" + code if code.startswith("public ") else METHOD % (number, code)
    return result + "}\n"


def main():
    path = sys.argv[-1]
    with open(path, encoding="utf-8") as file:
        text = file.read()
    if sys.argv[1] == "--others":
        sys.stdout.write(others(text))
        return 0
    mark = re.escape(sys.argv[2])
    blocks = re.findall(rf"^<!-- file: {mark} -->\n```csharp\n(.*?)^```$", text, re.M | re.S)
    if len(blocks) != 1:
        print(f"{path} has {len(blocks)} files marked \"{sys.argv[2]}\", not one", file=sys.stderr)
        return 1
    sys.stdout.write(blocks[0])
    return 0


if __name__ == "__main__":
    sys.exit(main())
