#!/usr/bin/env python3
"""Runs a command with REDEMPTION_URL set to a running server: running-server.py COMMAND... Exit status: the command's."""
import os
import re
import subprocess
import sys

server = subprocess.Popen(
    [os.environ["REDEMPTION_EXECUTABLE"], "up", "--http", "127.0.0.1:0"],
    stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
try:
    # `up` prints its address first.
    address = re.search(r"http://[0-9.]+:[0-9]+", server.stdout.readline())
    if address is None:
        sys.exit("redemption up printed no address")
    sys.exit(subprocess.run(sys.argv[1:], env={**os.environ, "REDEMPTION_URL": address.group(0)}).returncode)
finally:
    server.kill()
    server.wait()
