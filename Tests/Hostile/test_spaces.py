"""Twenty developers on one server, each in a space, with each other's faults, resets and jumps of the clock."""
import http.client
import json
import os
import pathlib
import random
import resource
import sqlite3
import tempfile
import threading
import unittest

from child import PATIENCE, Child, wait_until
from http_client import HTTPChild, WebSocket

DEVELOPERS = 20
ROUNDS = 12
BUYER = {"vendor": "revenuecat", "sdk": "flutter", "platform": "ios"}
SALE = {"vendor": "revenuecat", "product": "pro_monthly", "entitlements": ["pro"], "email": "jane@example.com"}


class Developer(threading.Thread):
    """One client that works in a space of its own, and looks for anything that it has not done itself."""

    def __init__(self, child, number, seed):
        super().__init__(daemon=True)
        self.child, self.number, self.random = child, number, random.Random(seed * 1000 + number)
        self.hurt = []
        self.finished = False

    def run(self):
        with WebSocket(self.child) as socket:
            self.socket = socket
            start = self.call("space/use", space=f"developer-{self.number}", clock="virtual", startsAt=1_800_000_000_000)
            self.expect(start["created"], True, "the space was there")
            self.time = start["space"]["now"]
            for _ in range(ROUNDS):
                self.round()
        self.finished = True

    def call(self, method, **params):
        reply, _ = self.socket.call(method, params)
        if "error" in reply:
            self.hurt.append(f"{method}: {reply['error']['data']['kind']}")
            return {}
        return reply["result"]

    def fetch(self):
        """What an app of this space gets of its customer, over HTTP: its entitlements, and the date; None if it is offline."""
        client = http.client.HTTPConnection(*self.child.address, timeout=PATIENCE)
        try:
            client.request("GET", "/v1/subscribers/ann", headers={"Authorization": f"Bearer appl_space_developer-{self.number}_{self.random.random()}"})
            body = json.load(client.getresponse())
            return sorted(body["subscriber"]["entitlements"]), body["request_date_ms"]
        except (http.client.RemoteDisconnected, ConnectionResetError):
            return None
        finally:
            client.close()

    def expect(self, seen, wanted, what):
        if seen != wanted:
            self.hurt.append(f"{what}: {seen!r} in place of {wanted!r}")

    def redeem(self, session, url, wanted):
        result = self.call("redemption/redeem", session=session, url=url)
        self.expect(result.get("outcome", {}).get("kind"), wanted, "a redemption")

    def round(self):
        self.expect(self.call("clock/now").get("now"), self.time, "the clock")
        self.expect(self.call("fault/list").get("pending"), [], "faults")
        self.expect(self.fetch(), ([], self.time), "a customer over HTTP")
        session = self.call("session/open", appUserId="ann", **BUYER).get("session", "")
        url = self.call("store/purchase", **SALE).get("link", {}).get("url", "")
        self.expect(len(self.call("store/mailbox").get("messages", [])), 1, "mails")
        match self.random.randrange(4):
            case 0:
                self.call("fault/inject", kind="offline")
                self.redeem(session, url, "failed")
                self.expect(self.fetch(), None, "an app that is offline")
                self.expect(self.call("fault/clear").get("cleared"), 1, "faults")
                self.redeem(session, url, "redeemed")
                self.expect(self.fetch(), (["pro"], self.time), "a buyer over HTTP")
            case 1:
                seconds = self.random.randrange(3_600, 90_000)
                self.time = self.call("clock/advance", seconds=seconds).get("now")
                self.redeem(session, url, "linkExpired")
            case 2:
                self.call("store/policy", vendor="revenuecat", linkLifetime=1)
                self.time = self.call("clock/advance", seconds=2).get("now")
                self.redeem(session, url, "redeemed")
            case _:
                self.redeem(session, url, "redeemed")
                self.redeem(session, url, "linkExpired")
                self.expect(self.fetch(), (["pro"], self.time), "a buyer over HTTP")
        self.expect([open["session"] for open in self.call("session/list").get("sessions", [])], [session], "sessions")
        self.call("session/close", session=session)
        self.expect(self.call("store/reset").get("deleted", {}).get("purchases"), 1, "purchases")


class Stranger(threading.Thread):
    """Somebody who works in `main` meanwhile, with faults, resets and jumps of the clock there; over HTTP without a space too."""

    def __init__(self, child):
        super().__init__(daemon=True)
        self.child, self.ends = child, threading.Event()
        self.rounds = 0

    def run(self):
        with WebSocket(self.child) as socket:
            while not self.ends.is_set():
                for method, params in (("fault/inject", {"kind": "offline", "count": 3}), ("clock/advance", {"seconds": 86_400}), ("store/purchase", SALE), ("store/reset", {})):
                    socket.call(method, params)
                for key in ("appl_any", "appl_space_stranger"):
                    self.child.exchange(f"GET /v1/subscribers/ann HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAuthorization: Bearer {key}\r\n\r\n".encode())
                self.rounds += 1


class Copier(threading.Thread):
    """Copies main again and again, redeems and sells in the copy, takes it offline, moves its clock, resets and deletes it."""

    def __init__(self, race, call):
        super().__init__(daemon=True)
        self.race, self.call, self.rounds = race, call, 0

    def run(self):
        while self.race.plays(self.round):
            self.rounds += 1

    def round(self):
        name = f"copy-{id(self)}-{self.rounds}"
        self.call("space/fork", name, **{"from": "main", "as": name})
        session = self.call("session/open", name, appUserId="thief", **BUYER)["session"]
        sale = self.call("store/purchase", name, vendor="revenuecat", product="elsewhere", entitlements=["pro"])
        for code in [sale["link"]["code"], *self.race.codes[:3]]:
            outcome = self.call("redemption/redeem", name, session=session, code=code)["outcome"]
            assert outcome["kind"] in ("redeemed", "linkExpired"), outcome
        self.call("fault/inject", name, kind="offline")
        self.call("clock/advance", name, seconds=86_400)
        if self.rounds % 2:
            self.call("store/reset", name)
        self.call("space/delete", name, space=name)


class Race:
    """Clients that race for the codes of `main` until the server is killed, and what they were told."""

    def __init__(self, child):
        self.child = child
        sales = [child.post("store/purchase", SALE)["result"] for _ in range(60)]
        self.purchases = {sale["link"]["code"]: sale["purchase"]["id"] for sale in sales}
        self.codes = list(self.purchases)
        self.winners = {}
        self.hurt = []
        self.is_over = False

    def plays(self, step, *arguments):
        """Plays a step; false once the server was killed, or if the step failed before it."""
        try:
            step(*arguments)
            return True
        except Exception as error:
            if not self.is_over:
                self.hurt.append(repr(error))
            return False

    def won(self, code, user):
        self.winners.setdefault(code, []).append(user)

    def over_http(self, user):
        """An app on the vendor's path."""
        def redeem(code):
            body = json.dumps({"app_user_id": user, "redemption_token": code}).encode()
            status, _, answer = self.child.request("POST", "/v1/subscribers/redeem_purchase", body, Authorization="Bearer appl_abc")
            assert status in (200, 403), answer
            if status == 200:
                self.won(code, user)
        return redeem

    def over_websocket(self, user):
        """An app that is tested, in a session of its own."""
        socket = WebSocket(self.child)
        session = socket.call("session/open", {"appUserId": user, **BUYER})[0]["result"]["session"]

        def redeem(code):
            outcome = socket.call("redemption/redeem", {"session": session, "code": code})[0]["result"]["outcome"]
            assert outcome["kind"] in ("redeemed", "linkExpired"), outcome
            if outcome["kind"] == "redeemed":
                self.won(code, user)
        return redeem

    def start(self, redeem, chance):
        codes = chance.sample(self.codes, len(self.codes))
        thread = threading.Thread(target=lambda: all(self.plays(redeem, code) for code in codes), daemon=True)
        thread.start()
        return thread


class Spaces(unittest.TestCase):
    def test_twenty_developers(self):
        seed = random.randrange(1 << 30)
        with HTTPChild() as child:
            developers = [Developer(child, number, seed) for number in range(DEVELOPERS)]
            stranger = Stranger(child)
            stranger.start()
            for developer in developers:
                developer.start()
            for developer in developers:
                developer.join(300)
            stranger.ends.set()
            stranger.join(300)
            self.assertGreater(stranger.rounds, 0)
            hurt = {developer.number: developer.hurt for developer in developers if developer.hurt or not developer.finished}
            self.assertEqual(hurt, {}, f"seed {seed}")
            # All requests of POST /_/rpc are one client: none may move the others.
            self.assertEqual(child.post("space/use", {"space": "developer-1"})["error"]["data"]["path"], "/space")
            spaces = child.post("space/list")["result"]["spaces"]
            self.assertEqual(len(spaces), DEVELOPERS + 2)
            self.assertEqual([space["sessions"] for space in spaces], [0] * (DEVELOPERS + 2))

    def test_named_beside_calls(self):
        """The address of a WebSocket and a header field name a space, and a request without one goes to main."""
        def rpc(method, space=None, **params):
            message = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}).encode()
            fields = {"X_RedemptionKit_Space": space} if space else {}
            return json.loads(child.request("POST", "/_/rpc", message, **fields)[2])

        with HTTPChild() as child, WebSocket(child, path="/_/ws?space=ada") as ada, WebSocket(child) as main:
            ada.call("store/purchase", SALE)
            self.assertEqual(len(rpc("store/mailbox", "ada")["result"]["messages"]), 1)
            self.assertEqual(rpc("fault/inject", "bob", kind="offline")["result"]["pending"], [{"kind": "offline"}])
            for reply in (rpc("store/mailbox"), rpc("store/mailbox", "bob"), rpc("store/mailbox", "main"), main.call("store/mailbox")[0]):
                self.assertEqual(reply["result"]["messages"], [])
            self.assertEqual(ada.call("fault/list")[0]["result"]["pending"], [])
            self.assertEqual(ada.call("space/list")[0]["result"]["current"], "ada")
            self.assertEqual(ada.call("space/use", {"space": "main"})[0]["result"]["space"]["name"], "main")
            self.assertEqual(ada.call("store/mailbox")[0]["result"]["messages"], [])
            # All requests of POST /_/rpc are one client: none may move the others.
            self.assertEqual(child.post("space/use", {"space": "ada"})["error"]["data"]["path"], "/space")
            self.assertEqual(rpc("clock/now", "No Such Name")["error"]["data"]["path"], "/space")

    def test_seed_off_loopback(self):
        """Codes that follow from a seed can be predicted: a server that other machines reach has none."""
        with tempfile.TemporaryDirectory() as folder:
            with Child("--clock", "offset", "--http", "0.0.0.0:0", "--token-file", f"{folder}/token") as child:
                error = child.call("space/use", {"space": "ada", "seed": 7})["error"]
                self.assertEqual((error["data"]["kind"], error["data"]["path"]), ("invalid", "/seed"))
                self.assertIn("predict", error["message"])
                self.assertTrue(child.call("space/use", {"space": "ada"})["result"]["created"])
        with HTTPChild() as child:
            self.assertTrue(child.call("space/use", {"space": "ada", "seed": 7})["result"]["created"])

    def test_post_alone(self):
        """A client without a WebSocket chooses the clock of its space, and copies it."""
        def rpc(method, space, /, **params):
            message = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}).encode()
            return json.loads(child.request("POST", "/_/rpc", message, X_RedemptionKit_Space=space)[2])

        with HTTPChild() as child:
            used = rpc("space/use", "ada", space="ada", clock="virtual", startsAt=1_800_000_000_000)["result"]
            self.assertEqual((used["created"], used["space"]["clock"]), (True, "virtual"))
            rpc("store/purchase", "ada", **SALE)
            self.assertEqual(rpc("clock/advance", "ada", seconds=60)["result"]["now"], 1_800_000_060_000)
            self.assertEqual(rpc("space/fork", "ada", **{"as": "later"})["result"]["space"]["now"], 1_800_000_060_000)
            self.assertEqual(len(rpc("store/mailbox", "later")["result"]["messages"]), 1)
            self.assertEqual(rpc("space/list", "later")["result"]["current"], "later")
            self.assertEqual(rpc("space/use", "ada", space="bob")["error"]["data"]["path"], "/space")

    def test_pending_calls(self):
        """Calls that wait in one space do not use up the limit of another, though all come over POST."""
        def rpc(method, space, /, **params):
            message = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}).encode()
            return json.loads(child.request("POST", "/_/rpc", message, X_RedemptionKit_Space=space)[2])

        with HTTPChild() as child:
            sessions = [rpc("session/open", "bob", **BUYER)["result"]["session"] for _ in range(8)]
            self.assertIn("result", rpc("fault/inject", "bob", kind="delay", seconds=86_400, count=2_000))
            held = []
            for number in range(1_200):
                params = {"session": sessions[number % len(sessions)], "code": f"code-{number}"}
                held.append({"jsonrpc": "2.0", "id": number, "method": "redemption/redeem", "params": params})
            waiting = []
            for batch in (held[:600], held[600:]):
                message = json.dumps(batch).encode()
                waiting.append(child.connect())
                waiting[-1].sendall(b"POST /_/rpc HTTP/1.1\r\nHost: localhost\r\nX-RedemptionKit-Space: bob\r\nContent-Length: %d\r\n\r\n" % len(message) + message)
            wait_until(lambda: json.dumps(rpc("log/read", "bob", after=0, limit=10_000)).count("redemption/redeem") >= 1_024)
            self.assertEqual(rpc("redemption/redeem", "bob", session=sessions[0], code="more")["error"]["data"]["kind"], "tooManyPending")
            session = rpc("session/open", "ada", **BUYER)["result"]["session"]
            self.assertEqual(rpc("redemption/redeem", "ada", session=session, code="unknown")["result"]["outcome"]["kind"], "invalidCode")
            for connection in waiting:
                connection.close()

    def test_run(self):
        """A test process has a space with a virtual clock of its own, which ends with the last of its connections, however that ends."""
        def names():
            return [space["name"] for space in child.post("space/list")["result"]["spaces"]]

        with HTTPChild() as child:
            with WebSocket(child, path="/_/ws?run=one") as first, WebSocket(child, path="/_/ws?run=one") as second, WebSocket(child, path="/_/ws?run=two") as other:
                first.call("store/purchase", SALE)
                self.assertEqual(len(second.call("store/mailbox")[0]["result"]["messages"]), 1)
                self.assertEqual(other.call("store/mailbox")[0]["result"]["messages"], [])
                listed = first.call("space/list")[0]["result"]
                self.assertEqual([(space["name"], space["clock"]) for space in listed["spaces"]], [("main", "offset"), ("run-one", "virtual"), ("run-two", "virtual")])
                self.assertEqual(listed["current"], "run-one")
                self.assertEqual(second.call("space/use", {"space": "main"})[0]["result"]["space"]["name"], "main")
                self.assertEqual(second.call("space/list")[0]["result"]["current"], "main")
                session = first.call("session/open", BUYER)[0]["result"]["session"]
                self.assertEqual(second.call("space/use", {"space": "run-one"})[0]["result"]["created"], False)
                first.socket.close()
                wait_until(lambda: session not in json.dumps(second.call("session/list")))
                self.assertEqual(names(), ["main", "run-one", "run-two"], "the second connection is still there")
            wait_until(lambda: names() == ["main"])
            with WebSocket(child, path="/_/ws?run=No%20Name") as wrong:
                self.assertEqual(wrong.call("clock/now")[0]["error"]["data"]["path"], "/space")

    def test_thousand(self):
        """1,000 apps, each with a key of its own space, get their own customer; the 1,001st is told why it gets none."""
        with HTTPChild() as child:
            client = http.client.HTTPConnection(*child.address, timeout=PATIENCE)

            def fetch(space, method="GET", path="/v1/subscribers/ann", body=None, key="goog"):
                client.request(method, path, body, {"Authorization": f"Bearer {key}_space_{space}"})
                response = client.getresponse()
                return response.status, json.load(response)

            for number in range(1_000):
                attributes = json.dumps({"attributes": {"$displayName": {"value": f"ann of {number}", "updated_at_ms": 1}}})
                self.assertEqual(fetch(f"app-{number}", "POST", "/v1/subscribers/ann/attributes", attributes)[0], 200)
            for number in range(0, 1_000, 7):
                status, body = fetch(f"app-{number}", key="sk")
                self.assertEqual((status, body["subscriber"]["subscriber_attributes"]["$displayName"]["value"]), (200, f"ann of {number}"))
            status, body = fetch("one-more")
            self.assertEqual(status, 429)
            self.assertIn("1,000 spaces", body["message"])
            self.assertEqual(len(child.post("space/list")["result"]["spaces"]), 1_001)
            self.assertEqual(child.post("space/delete", {"space": "app-0"})["result"], {"deleted": "app-0"})
            self.assertEqual(fetch("one-more")[0], 201)

    def test_empty(self):
        """An empty space takes less than 20 KB of memory, of nearly as many as there may be."""
        def resident():
            status = pathlib.Path(f"/proc/{child.process.pid}/status").read_text(encoding="utf-8")
            return int(status.split("VmRSS:")[1].split()[0]) * 1_024

        with Child() as child:
            child.call("space/use", {"space": "first"})
            before = resident()
            for number in range(900):
                self.assertTrue(child.call("space/use", {"space": f"space-{number}"})["result"]["created"])
            self.assertLess((resident() - before) / 900, 20_000)

    def test_folder(self):
        """The spaces of a folder are there again after a restart; what is no space stops the start and stays as it is."""
        with tempfile.TemporaryDirectory() as folder:
            spaces = pathlib.Path(folder) / "spaces"
            with Child("--spaces", str(spaces)) as child:
                child.call("space/use", {"space": "ada", "startsAt": 1_800_000_000_000})
                child.call("store/purchase", SALE)
                child.call("session/open", BUYER)
                child.call("space/use", {"space": "bob"})
                child.end_input()
                self.assertEqual(child.process.wait(120), 0)
            self.assertEqual(sorted(file.name for file in spaces.iterdir()), ["ada.json", "bob.json"])
            with Child("--spaces", str(spaces)) as child:
                names = [space["name"] for space in child.call("space/list")["result"]["spaces"]]
                self.assertEqual(names, ["main", "ada", "bob"])
                child.call("space/delete", {"space": "bob"})
                child.call("space/use", {"space": "ada"})
                self.assertEqual(len(child.call("store/mailbox")["result"]["messages"]), 1)
                self.assertEqual(child.call("clock/now")["result"]["now"], 1_800_000_000_000)
                child.end_input()
                self.assertEqual(child.process.wait(120), 0)
            self.assertEqual([file.name for file in spaces.iterdir()], ["ada.json"])
            for name, text in [("ada.json", '{"version": 2}'), ("ada.json", "no JSON"), ("No Name.json", "{}")]:
                (spaces / "ada.json").unlink(missing_ok=True)
                (spaces / name).write_text(text, encoding="utf-8")
                with Child("--spaces", str(spaces)) as child:
                    self.assertNotEqual(child.process.wait(120), 0)
                self.assertEqual((spaces / name).read_text(encoding="utf-8"), text)
                (spaces / name).unlink()

    def test_full_disk(self):
        """A disk that is full under main hurts no other space, and main works again once there is room."""
        with tempfile.TemporaryDirectory() as folder:
            with Child("--ledger", f"{folder}/ledger.sqlite") as child:
                def limit(size):
                    resource.prlimit(child.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

                child.call("store/purchase", SALE)
                limit(4_096)
                failed = [child.call("store/purchase", SALE)["error"]["data"]["kind"] for _ in range(3)]
                # The first commit may be in the file, and nothing can be written over it.
                self.assertLessEqual(set(failed), {"resultNotKnown", "ledgerUnavailable"})
                self.assertEqual(failed[-1], "ledgerUnavailable")
                child.call("space/use", {"space": "ada"})
                session = child.call("session/open", BUYER)["result"]["session"]
                for _ in range(100):
                    code = child.call("store/purchase", SALE)["result"]["link"]["code"]
                    reply = child.call("redemption/redeem", {"session": session, "code": code})
                    self.assertEqual(reply["result"]["outcome"]["kind"], "redeemed")
                child.call("space/use", {"space": "main"})
                self.assertEqual(child.call("store/purchase", SALE)["error"]["data"]["kind"], "ledgerUnavailable")
                limit(resource.RLIM_INFINITY)
                self.assertIn("result", child.call("store/purchase", SALE))
                self.assertEqual(len(child.call("store/mailbox")["result"]["messages"]), 2)

    def test_race_and_kill(self):
        """Clients race for the codes of main while others copy it over HTTP and stdio, use the copies up and delete them; a kill loses nothing."""
        seed = int(os.environ.get("REDEMPTION_SEED", "7"))
        chance = random.Random(seed)
        with tempfile.TemporaryDirectory() as folder:
            ledger = f"{folder}/ledger.sqlite"
            with HTTPChild("--ledger", ledger) as child:
                race = Race(child)

                def over_http(method, space, /, **params):
                    message = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}).encode()
                    return json.loads(child.request("POST", "/_/rpc", message, X_RedemptionKit_Space="main" if method == "space/fork" else space)[2])["result"]

                def over_stdio(method, space, /, **params):
                    child.call("space/use", {"space": "main" if method == "space/fork" else space})
                    return child.call(method, params)["result"]

                copiers = [Copier(race, over_http), Copier(race, over_stdio)]
                apps = [race.over_http("ann"), race.over_http("bob"), race.over_websocket("cyd"), race.over_websocket("dan")]
                threads = [*copiers, *(race.start(redeem, chance) for redeem in apps)]
                for copier in copiers:
                    copier.start()
                wins = chance.randrange(20, 50)
                wait_until(lambda: race.hurt or len(race.winners) >= wins and all(copier.rounds for copier in copiers))
                race.is_over = True
                child.process.kill()
                for thread in threads:
                    thread.join(PATIENCE)
            self.assertEqual(race.hurt, [], f"seed {seed}")
            self.assertEqual([code for code, users in race.winners.items() if len(users) > 1], [], f"seed {seed}: codes that worked twice")
            with sqlite3.connect(ledger) as file:
                self.assertEqual(file.execute("PRAGMA integrity_check").fetchone(), ("ok",))
                self.assertEqual(file.execute("SELECT product, count(*) FROM purchase GROUP BY product").fetchall(), [("pro_monthly", 60)])
            with HTTPChild("--ledger", ledger) as child:
                session = child.call("session/open", {"appUserId": "late", **BUYER})["result"]["session"]
                listed = child.call("store/list", {"limit": 100})["result"]["purchases"]
                holders = {entry["purchase"]["id"]: entry["appUserIds"] for entry in listed}
                for code, users in race.winners.items():
                    kind = child.call("redemption/redeem", {"session": session, "code": code})["result"]["outcome"]["kind"]
                    self.assertEqual((kind, users[0] in holders[race.purchases[code]]), ("linkExpired", True), f"seed {seed}")

    def test_memory(self):
        """An empty space takes less than 20 KB, with the log that HTTP records."""
        with HTTPChild() as child:
            for number in range(100):
                child.call("space/use", {"space": f"before-{number}"})
            before = resident_bytes(child)
            for number in range(900):
                child.call("space/use", {"space": f"space-{number}"})
            self.assertLess((resident_bytes(child) - before) / 900, 20_000)


def resident_bytes(child):
    status = pathlib.Path(f"/proc/{child.process.pid}/status").read_text(encoding="utf-8")
    return next(int(line.split()[1]) << 10 for line in status.splitlines() if line.startswith("VmRSS"))
