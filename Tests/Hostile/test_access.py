"""Who may send requests to a server that other machines can reach; that documents say so; that errors repeat no secret."""
from __future__ import annotations

import json
import os
import pathlib
import random
import re
import resource
import shutil
import socket
import string
import subprocess
import tempfile
import unittest

from child import Child, rpc, wait_until
from http_client import HTTPChild, WebSocket, parsed, read_to_end
from test_secrets import STORY, places, replaced

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOKEN = "0123456789abcdef"
OTHER_HOST = "10.1.2.3:8787"


class Open:
    """A server on all addresses, with a token."""

    def __init__(self, *options: str, **settings) -> None:
        self.folder = tempfile.TemporaryDirectory()
        file = pathlib.Path(self.folder.name, "token")
        file.write_text(TOKEN + "\n")
        command = [rpc.executable(), "up", "--http", "0.0.0.0:0", "--token-file", str(file), *options]
        self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **settings)
        self.printed = []
        while not self.printed or not self.printed[-1].lstrip().startswith("Qonversion:"):
            line = self.process.stdout.readline()
            if not line:
                raise EOFError(self.process.stderr.read())
            self.printed.append(line.rstrip("\n"))
        self.port = int(re.search(r":(\d+)\.", self.printed[0])[1])

    def __enter__(self) -> Open:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.communicate()
        self.folder.cleanup()

    def request(self, method: str, path: str, host: str | None = OTHER_HOST, **fields: str) -> tuple[int, dict[str, str], bytes]:
        lines = [f"{method} {path} HTTP/1.1", "Connection: close"] + ([] if host is None else [f"Host: {host}"])
        lines += [f"{name.replace('_', '-')}: {value}" for name, value in fields.items()]
        with socket.create_connection(("127.0.0.1", self.port)) as connection:
            connection.sendall("".join(line + "\r\n" for line in lines).encode() + b"\r\n")
            return parsed(read_to_end(connection))


class Access(unittest.TestCase):
    def test_token(self):
        """No combination of path, method and field replaces the token; a preflight shows nothing but header fields."""
        fields = ({}, {"Access_Control_Request_Method": "GET"}, {"Access_Control_Request_Headers": "authorization"},
                  {"Access_Control_Request_Method": "GET", "Access_Control_Request_Headers": "authorization", "Access_Control_Request_Private_Network": "true"})
        paths = ("/_/rpc", "/_/ws", "/_/nothing", "/v1/subscribers/ann", "/v1/subscribers/redeem_purchase", "/v1/receipts", "/subscriptions-api/public/v1/redeem",
                 "/api/v1/static_config", "/v3/users/ann", "/nothing")
        with Open() as server:
            for path in paths:
                for method in ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"):
                    for origin in ({}, {"Origin": "http://localhost:3000"}, {"Origin": "http://evil.example"}):
                        for extra in fields:
                            status, found, body = server.request(method, path, **origin, **extra)
                            if status == 204:
                                self.assertEqual((method, body, "localhost" in origin.get("Origin", ""), "Access_Control_Request_Method" in extra),
                                                 ("OPTIONS", b"", True, True))
                                self.assertFalse(path.startswith("/_/"))
                                names = {name for name in found if not name.startswith("access-control-")}
                                self.assertLessEqual(names, {"vary", "date", "server", "x-redemptionkit", "connection"})
                            else:
                                self.assertIn(status, (401, 403), (method, path, origin, extra))
                            self.assertNotEqual(found.get("access-control-allow-origin"), "http://evil.example")

    def test_staging_table(self):
        """The table of paths in docs/staging.md holds: each with the token that it names, and without."""
        page = (ROOT / "docs/staging.md").read_text()
        rows = [[cell.strip() for cell in row.strip("|").split("|")] for row in page.splitlines() if row.startswith("|") and row.count("|") == 4]
        table = [row for row in rows[[row[0] for row in rows].index("path") + 2:] if row[1] in ("known", "any, or none")]
        self.assertEqual(len(table), 4)
        samples = {"`/_/health`, `/_/ready`": ["/_/health", "/_/ready"], "`/`": ["/"], "under `/_/`": ["/_/rpc", "/_/nothing"],
                   "everything else, which SDKs request": ["/v1/subscribers/ann", "/api/v1/static_config", "/nothing"]}
        with Open("--host", "staging.example.com") as server:
            for name, hosts, token in table:
                for path in samples[name]:
                    allowed = {} if token == "none" else {"Authorization": re.search(r"Bearer \w+", token)[0].replace("PREFIX", "appl").replace("TOKEN", TOKEN)}
                    for host in (OTHER_HOST, "localhost", "staging.example.com", "[fd00::1]"):
                        self.assertNotIn(server.request("GET", path, host, **allowed)[0], (400, 401, 403), (path, host))
                        if allowed:
                            self.assertEqual(server.request("GET", path, host)[0], 401, (path, host))
                            self.assertEqual(server.request("GET", path, host, Authorization="Bearer appl_any")[0], 401, (path, host))
                    self.assertEqual(server.request("GET", path, "evil.example", **allowed)[0] == 403, hosts == "known", path)
                    self.assertEqual(server.request("GET", path, None, **allowed)[0] == 400, hosts == "known", path)

    def test_recipe(self):
        """The token of the recipe is readable by its owner only."""
        page = (ROOT / "docs/staging.md").read_text()
        command = next(line for line in page.splitlines() if "openssl rand" in line)
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run(["sh", "-c", command], cwd=folder, check=True)
            self.assertEqual(pathlib.Path(folder, "token").stat().st_mode & 0o777, 0o600)
        self.assertNotIn("chmod 644", page)

    def test_printed_addresses(self):
        """Each address that `up` prints works as it is, on this machine."""
        with Open() as server:
            printed = "\n".join(server.printed)
            self.assertNotIn("0.0.0.0", printed)
            self.assertTrue(server.printed[0].startswith("Listening on http://127.0.0.1:"), printed)
            addresses = set(re.findall(r"http://([^/:\s]+):(\d+)", printed))
            own = set(subprocess.run(["hostname", "-I"], capture_output=True, text=True).stdout.split()) if shutil.which("hostname") else set()
            self.assertLessEqual({name for name in own if "." in name}, {host for host, _ in addresses})
            for host, port in addresses:
                with socket.create_connection((host, int(port))) as connection:
                    connection.sendall(f"GET /_/rpc HTTP/1.1\r\nHost: {host}:{port}\r\nAuthorization: Bearer {TOKEN}\r\nConnection: close\r\n\r\n".encode())
                    self.assertEqual(parsed(read_to_end(connection))[0], 405, host)

    def test_ready(self):
        """A server that cannot commit is not ready until it can again; health does not depend on it."""
        purchase = {"vendor": "revenuecat", "product": "pro", "entitlements": ["pro"], "email": "a" * 60 + "@example.com"}
        with tempfile.TemporaryDirectory() as folder:
            def small():
                resource.setrlimit(resource.RLIMIT_FSIZE, (600_000, resource.RLIM_INFINITY))
            ledger = pathlib.Path(folder, "ledger.sqlite")
            with HTTPChild("--ledger", str(ledger), before=small) as child:
                self.assertEqual(child.request("GET", "/_/ready")[0], 200)
                wait_until(lambda: "error" in child.call("store/purchase", purchase))
                for _ in range(3):
                    status, _, body = child.request("GET", "/_/ready", Host="10.9.8.7")
                    self.assertEqual((status, json.loads(body)["status"]), (503, "ledgerUnavailable"))
                self.assertEqual(child.request("GET", "/_/health")[0], 200)
                # Large constants stay in their replies when the replies around them become errors.
                contract = child.call("rpc.discover")["result"]
                with WebSocket(child) as client:
                    for _ in range(5):
                        for method, params in (("store/purchase", purchase), ("rpc.discover", {}), ("store/purchase", purchase)):
                            client.send(method, params)
                    for number in range(1, 16):
                        reply = client.message()
                        self.assertEqual(reply["id"], f"ws-{number}")
                        self.assertEqual(reply.get("result"), contract if number % 3 == 2 else None)
                resource.prlimit(child.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
                wait_until(lambda: child.request("GET", "/_/ready")[0] == 200)
                self.assertIn("result", child.call("store/purchase", purchase))

    def test_token_of_many(self):
        """Servers that start at once with one new token file use what is in it."""
        for _ in range(3):
            with tempfile.TemporaryDirectory() as folder:
                file = pathlib.Path(folder, "token")
                command = [rpc.executable(), "up", "--http", "0", "--token-file", str(file)]
                servers = [subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) for _ in range(12)]
                try:
                    for server in servers:
                        line = server.stdout.readline()
                        self.assertIn("Listening", line, line or server.stderr.read())
                        port = int(line.split()[2].rstrip(".").rsplit(":", 1)[1])
                        with socket.create_connection(("127.0.0.1", port)) as connection:
                            connection.sendall(f"GET /_/rpc HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAuthorization: Bearer {file.read_text().strip()}\r\n\r\n".encode())
                            self.assertEqual(parsed(read_to_end(connection))[0], 405)
                    self.assertEqual(os.listdir(folder), ["token"])
                    self.assertEqual(file.stat().st_mode & 0o777, 0o600)
                finally:
                    for server in servers:
                        server.kill()
                        server.communicate()


def secret(chance: random.Random) -> str:
    """A code, key, address or phrase as vendors and users have them."""
    letters = lambda alphabet, least, most: "".join(chance.choice(alphabet) for _ in range(chance.randrange(least, most)))
    lower, upper, digits = string.ascii_lowercase, string.ascii_uppercase, string.digits
    word = lambda: letters(lower, 4, 9)
    kinds = [
        lambda: letters(lower, 9, 30), lambda: letters(upper, 9, 20), lambda: letters(digits, 8, 14), lambda: letters(lower + upper + digits, 9, 40),
        lambda: "-".join(letters(upper + digits, 4, 5) for _ in range(4)), lambda: "_".join(word() for _ in range(3)), lambda: "redemption_" + letters(lower + digits, 8, 14),
        lambda: "appl_" + letters(lower + upper, 9, 24), lambda: "pk_" + letters(lower, 12, 20), lambda: f"{word()}.{word()}@{word()}.example", lambda: ".".join(word() for _ in range(4)),
        lambda: f"{word()}/{word()}~{word()}", lambda: f"{word()} {word()} {word()}", lambda: f"rc-{word()}://redeem_web_purchase?redemption_token={letters(lower, 10, 20)}",
        lambda: "$RCAnonymousID:" + letters("0123456789abcdef", 32, 33), lambda: word() + "é" + letters(digits, 4, 9),
    ]
    return chance.choice(kinds)()


class Repeated(unittest.TestCase):
    """No error repeats what may be a secret, wherever a client sends it."""

    def test_errors(self):
        seed = int(os.environ.get("REDEMPTION_SEED", "7"))
        chance = random.Random(seed)
        tried = 0
        with Child("--log-level", "trace", "--record") as child:
            def check(method, params, text):
                nonlocal tried
                message = json.dumps({"jsonrpc": "2.0", "id": tried, "method": method, "params": params})
                child.write(message.encode() + b"\n")
                reply = child.reply()
                tried += 1
                if "error" not in reply:
                    return
                shown = json.dumps(reply["error"], ensure_ascii=False)
                for form in (text, text.replace("~", "~0").replace("/", "~1")):
                    self.assertNotIn(form, shown, (seed, method, params))
            saved = {}
            def filled(value):
                if isinstance(value, str):
                    whole = re.fullmatch(r"\$\{(\w+)\}", value)
                    return saved.get(whole[1], "") if whole else re.sub(r"\$\{(\w+)\}", lambda name: str(saved.get(name[1], "")), value)
                if isinstance(value, dict):
                    return {name: filled(member) for name, member in value.items()}
                return [filled(member) for member in value] if isinstance(value, list) else value
            def play(step):
                reply = child.call(step["method"], filled(step["params"]))
                for name, pointer in step.get("save", {}).items():
                    value = reply.get("result", {})
                    for part in pointer.strip("/").split("/"):
                        value = value[part]
                    saved[name] = value
            for step in STORY:
                if step["method"] == "explore/start":
                    child.call("space/use", {"space": "explored"})
                play(step)
                method, params = step["method"], filled(step["params"])
                for _ in range(3):
                    text = secret(chance)
                    check(text, params, text)
                    check(method + text, params, text)
                    for value in ({**params, text: 1}, [text], {text: {text: text}}, text):
                        check(method, value, text)
                for path in [*places(params)]:
                    for _ in range(2):
                        text = secret(chance)
                        for wrong in (text, [text], {text: 1}, {text: {text: text}}, {"kind": text}, [{text: [text]}], f"x://{text}"):
                            check(method, replaced(params, path, wrong), text)
                        inner = params
                        for name in path:
                            inner = inner[name]
                        if isinstance(inner, dict):
                            check(method, replaced(params, path, {**inner, text: 1}), text)
                if method == "session/open":
                    play(step)
            self.assertGreater(tried, 3_000)
            child.end_input()
            child.wait()


if __name__ == "__main__":
    unittest.main()
