#!/usr/bin/env python3
"""Runs a command twice at once with REDEMPTION_URL set to one running server: running-server.py COMMAND...

The two processes must not disturb each other: each is in a space of its own. Prints what the first one writes, and what the second one writes if it fails.
At the end, the spaces must be gone. Exit status: that of a command that fails, or 1.
"""
import json
import os
import re
import subprocess
import sys
import time
import urllib.request


def spaces(url):
    """The names of the server's spaces."""
    call = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "space/list"}).encode()
    with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(url + "/_/rpc", call) as response:
        return [space["name"] for space in json.load(response)["result"]["spaces"]]


server = subprocess.Popen(
    [os.environ["REDEMPTION_EXECUTABLE"], "up", "--http", "127.0.0.1:0"],
    stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
try:
    # `up` prints its address first.
    address = re.search(r"http://[0-9.]+:[0-9]+", server.stdout.readline())
    if address is None:
        sys.exit("redemption up printed no address")
    environment = {**os.environ, "REDEMPTION_URL": address.group(0)}
    other = subprocess.Popen(sys.argv[1:], env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        status = subprocess.run(sys.argv[1:], env=environment).returncode
        written = other.communicate()[0]
    finally:
        other.kill()
        other.wait()
    if other.returncode:
        print(written, end="")
    # A space ends when the server has read the end of the last connection.
    deadline = time.monotonic() + 60
    while left := [name for name in spaces(address.group(0)) if name.startswith("run-")]:
        if time.monotonic() > deadline:
            break
        time.sleep(0.05)
    if left:
        print(f"{len(left)} spaces of the two processes are left")
    sys.exit(status or other.returncode or bool(left))
finally:
    server.kill()
    server.wait()
