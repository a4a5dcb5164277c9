"""Tokens of one space: with one, every other space is out of reach, by every path, method and name."""
import json
import pathlib
import subprocess
import tempfile
import unittest

from child import rpc
from http_client import HTTPChild, WebSocket

ALL, ADA, BOB = "0123456789abcdef", "ada-token-0123456789", "bob_token_0123456789"
CODE = "otherSpace"
SALE = {"vendor": "revenuecat", "product": "pro_monthly", "entitlements": ["pro"], "email": "jane@example.com", "appUserId": "jane"}
# A path of each vendor that shows what a user has, and the keys' prefixes there.
PATHS = [("GET", "/v1/subscribers/jane", b"", ("appl_", "goog_", "rcb_", "test_", "sk_", "")),
         ("GET", "/subscriptions-api/public/v1/users/jane/entitlements?deviceId=d", b"", ("pk_",)),
         ("POST", "/v1/user/init", b'{"q_uid":"jane"}', ("", "test_")), ("GET", "/v1/nothing", b"", ("appl_", "pk_", ""))]
# Calls that name a space or would, with the params that name another one than ada.
NAMING = [("space/use", {"space": "{}"}), ("space/use", {"space": "{}", "clock": "virtual"}), ("space/delete", {"space": "{}"}), ("space/fork", {"from": "{}"}),
          ("space/fork", {"as": "{}"}), ("space/fork", {"from": "ada", "as": "{}"})]
OTHERS = ("main", "bob", "new")


class Server(HTTPChild):
    """A server with three tokens, a purchase in each space, and what a stranger could look for: the address of its buyer."""

    def __init__(self) -> None:
        self.folder = tempfile.TemporaryDirectory()
        file = pathlib.Path(self.folder.name, "token")
        file.write_text(f"{ALL}\nada:{ADA}\n\nbob:{BOB}\n")
        super().__init__("--token-file", str(file))
        for space in ("main", "ada", "bob"):
            reply = self.rpc("store/purchase", {**SALE, "email": f"jane@{space}.example.com"}, ALL, space)
            assert "result" in reply, reply

    def __exit__(self, *arguments: object) -> None:
        super().__exit__(*arguments)
        self.folder.cleanup()

    def rpc(self, method, params=None, token=ADA, space=None):
        message = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params or {}}).encode()
        fields = {"X_RedemptionKit_Space": space} if space else {}
        status, _, body = self.request("POST", "/_/rpc", message, Authorization=f"Bearer {token}", **fields)
        assert status == 200, (status, body)
        return json.loads(body)

    def kind(self, *arguments, **settings):
        return self.rpc(*arguments, **settings).get("error", {}).get("data", {}).get("kind")

    def state(self):
        """What the other spaces have, by the token of all."""
        return {space: [self.rpc(method, {"reveal": True} if method == "store/list" else {}, ALL, space)["result"] for method in ("store/list", "store/mailbox", "fault/list")]
                for space in ("main", "bob")} | {"names": [space["name"] for space in self.rpc("space/list", {}, ALL)["result"]["spaces"]]}


class SpaceTokens(unittest.TestCase):
    def test_every_method(self):
        """Whatever method is called with another space in the header, it is refused and changes nothing."""
        with Server() as server:
            methods = [method["name"] for method in server.rpc("rpc.discover", {}, ALL)["result"]["methods"]]
            self.assertGreater(len(methods), 40)
            before = server.state()
            for method in [*methods, "no/method"]:
                if method == "$/cancelRequest":
                    continue  # It ends a call of the same connection, and reaches no space.
                for space in OTHERS:
                    reply = server.rpc(method, {}, space=space)
                    self.assertEqual(reply.get("error", {}).get("data", {}).get("kind"), CODE, (method, space, reply))
                    with WebSocket(server, path=f"/_/ws?space={space}", Authorization=f"Bearer {ADA}") as socket:
                        self.assertEqual(socket.call(method)[0]["error"]["data"]["kind"], CODE, (method, space))
            self.assertEqual(server.state(), before)

    def test_names_in_params(self):
        """A space named in params is refused too, over POST and over a WebSocket that names none, its own, or another one first."""
        with Server() as server:
            before = server.state()
            for method, params in NAMING:
                for space in OTHERS:
                    named = {name: value.format(space) for name, value in params.items()}
                    for own in (None, "ada"):
                        self.assertEqual(server.kind(method, named, space=own), CODE, (method, named))
                    for path in ("/_/ws", "/_/ws?space=ada"):
                        with WebSocket(server, path=path, Authorization=f"Bearer {ADA}") as socket:
                            self.assertEqual(socket.call(method, named)[0]["error"]["data"]["kind"], CODE, (method, named, path))
                            self.assertEqual(socket.call("store/mailbox")[0]["result"]["messages"][0]["to"], "jane@ada.example.com")
            self.assertEqual(server.kind("space/fork"), CODE)
            self.assertEqual(server.state(), before)

    def test_own_space(self):
        """The token of a space opens it without a name, and nothing else is seen there."""
        with Server() as server:
            for space in (None, "ada"):
                self.assertEqual([message["to"] for message in server.rpc("store/mailbox", space=space)["result"]["messages"]], ["jane@ada.example.com"])
                listed = server.rpc("space/list", space=space)["result"]
                self.assertEqual(([open["name"] for open in listed["spaces"]], listed["current"]), (["ada"], "ada"))
                self.assertNotIn("bob", json.dumps([server.rpc(method, {"reveal": True} if method != "session/list" else {}, space=space) for method in ("log/read", "store/list", "session/list")]))
            with WebSocket(server, Sec_WebSocket_Protocol=f"redemptionkit, bearer.{ADA}") as page:
                self.assertEqual(page.call("space/list")[0]["result"]["current"], "ada")
                self.assertEqual(page.call("space/use", {"space": "bob"})[0]["error"]["data"]["kind"], CODE)
            with WebSocket(server, Authorization=f"Bearer {ADA}") as socket:
                self.assertEqual(socket.call("space/use", {"space": "ada"})[0]["result"]["created"], False)
                session = socket.call("session/open", {"vendor": "revenuecat", "sdk": "flutter", "platform": "ios"})[0]["result"]["session"]
                self.assertEqual(server.rpc("session/describe", {"session": session}, BOB)["error"]["data"]["kind"], "unknownSession")
                self.assertEqual(server.rpc("space/delete", {"space": "ada"})["result"], {"deleted": "ada"})
            self.assertEqual(server.rpc("store/mailbox")["result"]["messages"], [])
            self.assertEqual(server.rpc("store/mailbox", {}, BOB)["result"]["messages"][0]["to"], "jane@bob.example.com")

    def test_keys(self):
        """On every vendor's path, a key with the token of a space reaches that space alone."""
        with Server() as server:
            before = server.state()
            for method, path, body, prefixes in PATHS:
                for prefix in prefixes:
                    def status(key, method=method, path=path, body=body):
                        return server.request(method, path, body, Authorization=f"Bearer {key}")
                    for other in OTHERS:
                        refused = status(f"{prefix}space_{other}_{ADA}")
                        self.assertEqual(refused[0], 403, (path, prefix, other))
                        self.assertNotIn(b"jane", refused[2])
                    own, named, everyone = status(f"{prefix}{ADA}"), status(f"{prefix}space_ada_{ADA}"), status(f"{prefix}space_ada_{ALL}")
                    self.assertEqual({own[0], named[0], everyone[0]} - {200, 201, 404}, set(), (path, prefix))
                    for wrong in (f"{prefix}space_ada", f"{prefix}space_ada_{ADA[:-1]}", f"{prefix}space_ada_{ADA}x", prefix + "ada:" + ADA[1:]):
                        self.assertEqual(status(wrong)[0], 401, (path, prefix, wrong))
            mine = json.loads(server.request("GET", "/v1/subscribers/jane", Authorization=f"Bearer appl_{ADA}")[2])
            self.assertIn("pro", mine["subscriber"]["entitlements"])
            self.assertEqual(server.request("POST", "/v1/subscribers/redeem_purchase", b"{}")[0], 401)
            self.assertEqual(server.state(), before)

    def test_run(self):
        """A test process with the token of a space is in that space, and does not end it."""
        with Server() as server:
            with WebSocket(server, path="/_/ws?run=one", Authorization=f"Bearer {ADA}") as socket:
                self.assertEqual(socket.call("store/mailbox")[0]["result"]["messages"][0]["to"], "jane@ada.example.com")
                self.assertEqual(socket.call("space/list")[0]["result"]["current"], "ada")
                self.assertEqual(socket.call("space/use", {"space": "run-one"})[0]["error"]["data"]["kind"], CODE)
            self.assertEqual(server.state()["names"], ["main", "ada", "bob"])
            self.assertEqual(server.rpc("store/mailbox")["result"]["messages"][0]["to"], "jane@ada.example.com")

    def test_token_of_all(self):
        """The line without a space opens every space."""
        with Server() as server:
            for space in ("main", "ada", "bob", "new"):
                self.assertIn("result", server.rpc("store/list", {}, ALL, space))
                self.assertIn(server.request("GET", "/v1/subscribers/jane", Authorization=f"Bearer appl_space_{space}_{ALL}")[0], (200, 201))

    def test_files(self):
        """Wrong files are named with the reason, and without their tokens."""
        for text in ("ada:short\n", f"{ALL}\nada:{ALL}\n", f"ada:{ADA} x\n", "\n", f"ada:{ADA}\nbob:{ADA}\n"):
            with tempfile.TemporaryDirectory() as folder:
                file = pathlib.Path(folder, "token")
                file.write_text(text)
                ended = subprocess.run([rpc.executable(), "up", "--http", "127.0.0.1:0", "--token-file", str(file)], stdin=subprocess.DEVNULL, capture_output=True, text=True)
                self.assertEqual(ended.returncode, 64, text)
                self.assertIn("--token-file", ended.stderr)
                for token in (ALL, ADA):
                    self.assertNotIn(token, ended.stderr)
