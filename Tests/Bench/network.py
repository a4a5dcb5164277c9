"""A server with HTTP beside its pipes, for the rows of `make bench` about the network."""

import json
import subprocess
import urllib.parse

PURCHASE = {"vendor": "revenuecat", "product": "pro", "entitlements": ["pro"], "email": "jane@example.com"}


class WebServer:
    """It is ended with the `with` block."""

    def __init__(self, command):
        self.process = subprocess.Popen(
            [*command, "--clock", "offset", "--http", "0"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.port = urllib.parse.urlsplit(self.call("server/describe", {})["http"]["url"]).port

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.stdout.read()
        self.process.wait()

    def call_all(self, requests):
        """Calls methods in one batch; returns their results."""
        batch = [{"jsonrpc": "2.0", "id": number, "method": method, "params": params} for number, (method, params) in enumerate(requests)]
        self.process.stdin.write(json.dumps(batch) + "\n")
        self.process.stdin.flush()
        return [reply["result"] for reply in json.loads(self.process.stdout.readline())]

    def call(self, method, params):
        return self.call_all([(method, params)])[0]

    def codes(self, count):
        """Codes of so many new purchases."""
        codes = []
        while len(codes) < count:
            size = min(500, count - len(codes))
            codes += [result["link"]["code"] for result in self.call_all([("store/purchase", PURCHASE)] * size)]
        return codes
