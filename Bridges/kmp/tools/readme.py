#!/usr/bin/env python3
"""Writes the file printed in README.md, a block that begins with ```kotlin file=NAME, and copies the example. Usage: readme.py FOLDER"""
import os
import re
import shutil
import sys

HERE = os.path.dirname(os.path.abspath(__file__))


def main():
    with open(os.path.join(os.path.dirname(HERE), "README.md"), encoding="utf-8") as file:
        blocks = re.findall(r"^```kotlin file=(\S+)\n(.*?)^```$", file.read(), re.S | re.M)
    if len(blocks) != 1:
        sys.exit(f"README.md has {len(blocks)} files instead of 1")
    shutil.rmtree(sys.argv[1], ignore_errors=True)
    shutil.copytree(os.path.join(os.path.dirname(HERE), "example"), sys.argv[1])
    for name, text in blocks:
        with open(os.path.join(sys.argv[1], name), "w", encoding="utf-8") as file:
            file.write(text)


if __name__ == "__main__":
    main()
