"""Webhooks that the server sends by itself: to this machine alone, as the vendor would, and none is lost."""
import collections
import hashlib
import hmac
import json
import os
import pathlib
import random
import tempfile
import threading
import unittest

from child import Child, wait_until
from http_client import HTTPChild, WebSocket
from receiver import Received, Receiver

DAY = 86_400
IS_LONG = os.environ.get("REDEMPTION_LONG") == "1"
LONG_ROUNDS = 200


def subscribe(child: Child, url: str, **params: object) -> dict:
    return child.call("webhook/subscribe", {"vendor": "revenuecat", "url": url, **params})["result"]["webhook"]


def buy(child: Child, user: str = "ada", **params: object) -> str:
    order = {"vendor": "revenuecat", "product": "pro", "entitlements": ["pro"], "appUserId": user, "renews": True, "expiresIn": 30 * DAY}
    return child.call("store/purchase", {**order, **params})["result"]["purchase"]["id"]


def advance(child: Child, seconds: float = 1) -> dict:
    return child.call("clock/advance", {"seconds": seconds})["result"]


def events(child: Child) -> list[dict]:
    return child.call("webhook/list", {"limit": 1000})["result"]["events"]


class Pushed(unittest.TestCase):
    def test_signed(self):
        """A request has the body and the header fields of `webhook/list`, and a signature of its own time."""
        with Receiver() as receiver, HTTPChild() as child:
            subscribe(child, receiver.url + "?source=rc", secret="Bearer of the dashboard", signingSecret="my key")
            buy(child)
            # The clock does not move, so that the dates are those of the list.
            wait_until(lambda: "status" in events(child)[0]["deliveries"][0])
            [request] = receiver.received
            [event] = events(child)
            self.assertEqual((request.path, request.body.decode()), ("/hook?source=rc", event["request"]["body"]))
            self.assertEqual(request.headers["Authorization"], "Bearer of the dashboard")
            self.assertEqual(request.headers["Content-Type"], "application/json")
            time, code = (part.split("=")[1] for part in request.headers["X-RevenueCat-Webhook-Signature"].split(","))
            signed = hmac.new(b"my key", time.encode() + b"." + request.body, hashlib.sha256).hexdigest()
            self.assertEqual(code, signed)
            [delivery] = event["deliveries"]
            self.assertEqual((delivery["status"], delivery["headers"]["X-RevenueCat-Webhook-Signature"], "dueAt" in event),
                             (200, request.headers["X-RevenueCat-Webhook-Signature"], False))

    def test_places(self):
        """It sends to addresses of loopback and to localhost; all others are refused with what to write."""
        wrong = ["http://example.com/", "https://127.0.0.1/", "http://127.0.0.1.example.com/", "http://localhost@10.0.0.1/", "http://10.0.0.1/",
                 "http://0.0.0.0/", "http://127.1/", "http://2130706433/", "http://[::ffff:127.0.0.1]/", "http://127.0.0.1:0/", "http://127.0.0.1:70000/",
                 "ftp://127.0.0.1/", "http://localhost.:80/", "http://127.0.0.01/", "localhost", "http://", "http://[::1", "http://127.0.0.1:80 /"]
        with HTTPChild() as child:
            for url in wrong:
                with self.subTest(url=url):
                    error = child.call("webhook/subscribe", {"vendor": "revenuecat", "url": url})["error"]
                    self.assertEqual((error["code"], error["data"]["path"]), (-32602, "/url"))
            for host in ("127.0.0.1", "127.0.0.1", "::1"):
                with self.subTest(host=host), Receiver(host=host) as receiver:
                    child.call("store/reset")
                    subscribe(child, receiver.url if host == "::1" else f"http://LOCALHOST:{receiver.port}")
                    buy(child, user=f"user of {host}")
                    advance(child)
                    self.assertEqual(receiver.types, ["INITIAL_PURCHASE"])
        with HTTPChild() as child, Receiver(host="::1") as receiver:
            subscribe(child, f"http://localhost:{receiver.port}/")
            buy(child)
            advance(child)
            self.assertEqual(receiver.types, ["INITIAL_PURCHASE"])
        with Child() as child:
            # Without HTTP nothing is sent, and any URL is only shown.
            subscribe(child, "https://example.com/hook")

    def test_retries(self):
        """Any answer but 200, and none, is followed by five retries after 5, 10, 20, 40 and 80 minutes, marked as repeated."""
        answers = {"500": lambda _: 500, "201": lambda _: 201, "redirect": lambda _: 302, "closed": lambda _: None}
        for name, answer in answers.items():
            with self.subTest(answer=name), Receiver(answer) as receiver, HTTPChild() as child:
                subscribe(child, receiver.url)
                buy(child)
                advance(child, 4 * 3600)
                [event] = events(child)
                minutes = [round((attempt["at"] - event["deliveries"][0]["at"]) / 60_000) for attempt in event["deliveries"]]
                self.assertEqual(minutes, [0, 5, 15, 35, 75, 155])
                self.assertEqual([attempt.get("repeated") for attempt in event["deliveries"]], [None] + [True] * 5)
                self.assertEqual((len(receiver.received), {request.path for request in receiver.received}, "dueAt" in event), (6, {"/hook"}, False))
                self.assertEqual(len({request.event["id"] for request in receiver.received}), 1)

    def test_recovers(self):
        """An event is not sent again once it was received, and a later one does not wait for its retries."""
        failing = {"INITIAL_PURCHASE"}
        with Receiver(lambda request: 500 if request.event["type"] in failing else 200) as receiver, HTTPChild() as child:
            subscribe(child, receiver.url)
            purchase = buy(child)
            child.call("store/cancel", {"purchase": purchase})
            advance(child)
            self.assertEqual(receiver.types, ["INITIAL_PURCHASE", "CANCELLATION"])
            failing.clear()
            advance(child, DAY)
            self.assertEqual(receiver.types, ["INITIAL_PURCHASE", "CANCELLATION", "INITIAL_PURCHASE"])

    def test_nobody(self):
        """Where nobody listens, nothing was sent: a later attempt is no repetition."""
        with Receiver() as receiver:
            url = receiver.url
        with HTTPChild() as child:
            subscribe(child, url)
            buy(child)
            advance(child, 400)
            [event] = events(child)
            self.assertEqual([attempt["failure"] for attempt in event["deliveries"]], ["not sent: nothing listens there"] * 2)
            self.assertFalse(any("repeated" in attempt or "open" in attempt for attempt in event["deliveries"]))
            self.assertIn("dueAt", event)

    def test_no_answer(self):
        """A receiver that is silent uses up its time, and others are served meanwhile."""
        silent = threading.Event()
        with Receiver(lambda _: silent.wait(120) and 200) as receiver, HTTPChild() as child, WebSocket(child) as other:
            subscribe(child, receiver.url, timeLimit=1)
            buy(child)
            other.send("clock/advance", {"seconds": 1}, 1)
            wait_until(lambda: receiver.received)
            self.assertTrue(child.is_well())
            [event] = events(child)
            self.assertTrue(event["deliveries"][0]["open"])
            self.assertIn("now", other.message()["result"])
            [event] = events(child)
            self.assertEqual(event["deliveries"][0]["failure"], "no answer within 1 s")
            silent.set()

    def test_slow(self):
        """Redemptions do not wait for a receiver."""
        slow = threading.Event()
        with Receiver(lambda _: slow.wait(120) and 200) as receiver, HTTPChild() as child:
            subscribe(child, receiver.url)
            session = child.call("session/open", {"vendor": "revenuecat", "sdk": "native", "platform": "ios", "appUserId": "eve"})["result"]["session"]
            links = [child.call("store/purchase", {"vendor": "revenuecat", "product": "pro", "entitlements": ["pro"]})["result"]["link"]["url"]
                     for _ in range(100)]
            wait_until(lambda: len(receiver.received) == 64)
            for link in links:
                self.assertEqual(child.call("redemption/redeem", {"session": session, "url": link})["result"]["outcome"]["kind"], "redeemed")
            self.assertEqual(len(receiver.received), 64)
            slow.set()
            wait_until(lambda: len(receiver.received) == 200)
            types = collections.Counter(receiver.types)
            self.assertEqual(types, {"INITIAL_PURCHASE": 100, "PURCHASE_REDEEMED": 100})

    def test_backlog(self):
        """More events than are read at a time all arrive once, those of a purchase in their order."""
        held = threading.Event()
        with Receiver(lambda _: held.wait(120) and 200) as receiver, HTTPChild() as child:
            subscribe(child, receiver.url)
            users = [f"user-{number}" for number in range(400)]
            for user in users:
                child.call("store/cancel", {"purchase": buy(child, user)})
            one = buy(child, "one")
            child.call("store/cancel", {"purchase": one})
            for _ in range(199):
                child.call("store/resume", {"purchase": one})
                child.call("store/cancel", {"purchase": one})
            held.set()
            advance(child)
            received = collections.defaultdict(list)
            for request in receiver.received:
                received[request.event["app_user_id"]].append(request.event["type"])
            changes = received.pop("one")
            self.assertEqual(received, {user: ["INITIAL_PURCHASE", "CANCELLATION"] for user in users})
            self.assertEqual(changes, ["INITIAL_PURCHASE", "CANCELLATION"] + ["UNCANCELLATION", "CANCELLATION"] * 199)

    def test_call_back(self):
        """A handler reads the customer while the clock stands at its event, and may move the clock itself."""
        seen = []
        def handle(request: Received) -> int:
            path = "/v1/subscribers/" + request.event["app_user_id"]
            customer = json.loads(child.request("GET", path, Authorization="Bearer sk_any")[2])["subscriber"]
            now = child.post("clock/now")["result"]["now"]
            seen.append((request.event["type"], customer["entitlements"]["pro"]["expires_date"], now))
            if request.event["type"] == "BILLING_ISSUE":
                child.post("clock/advance", {"seconds": 1})
            return 200
        with Receiver(handle) as receiver, HTTPChild() as child:
            subscribe(child, receiver.url)
            buy(child, billing="failsThenSucceeds", gracePeriod=16 * DAY)
            advance(child, 40 * DAY)
            self.assertEqual([name for name, _, _ in seen], ["INITIAL_PURCHASE", "BILLING_ISSUE", "CANCELLATION", "RENEWAL"])
            for (name, _, now), event in zip(seen, events(child)):
                self.assertLess(abs(now - event["at"]), 60_000, name)

    def test_spaces(self):
        """A space sends its own events alone, and a copy of it nothing."""
        with Receiver() as receiver, HTTPChild() as child, WebSocket(child, "/_/ws?space=ada") as ada, WebSocket(child) as copy:
            ada.call("webhook/subscribe", {"vendor": "revenuecat", "url": receiver.url})
            buy(child, user="of main")
            order = {"vendor": "revenuecat", "product": "pro", "entitlements": ["pro"], "appUserId": "ada", "renews": True}
            ada.call("store/purchase", order)
            ada.call("space/fork", {"as": "copy"})
            ada.call("clock/advance", {"seconds": 1})
            copy.call("space/use", {"space": "copy"})
            copy.call("store/purchase", {**order, "appUserId": "copied"})
            copy.call("clock/advance", {"seconds": DAY})
            self.assertEqual([request.event["app_user_id"] for request in receiver.received], ["ada"])

    def test_many(self):
        """Events of one purchase come one after the other in their order; those of others do not wait for them."""
        with Receiver() as receiver, HTTPChild() as child:
            subscribe(child, receiver.url)
            for number in range(20):
                buy(child, user=f"user-{number}", expiresIn=DAY, period=DAY)
            advance(child, 10 * DAY)
            numbers = collections.defaultdict(list)
            for request in receiver.received:
                numbers[request.event["app_user_id"]].append(request.event["renewal_number"])
            self.assertEqual(list(numbers.values()), [list(range(1, 12))] * 20)

    def test_cancelled(self):
        """A `clock/advance` that waits can be cancelled, and a client that waits can go."""
        held = threading.Event()
        with Receiver(lambda _: held.wait(120) and 200) as receiver, HTTPChild() as child:
            subscribe(child, receiver.url)
            for number in range(2):
                buy(child, user=f"user-{number}")
                with WebSocket(child) as client:
                    client.send("clock/advance", {"seconds": DAY}, 1)
                    wait_until(lambda: len(receiver.received) == number + 1)
                    if number == 0:
                        client.send("$/cancelRequest", {"id": 1}, None)
                        self.assertEqual(client.message()["error"]["data"]["kind"], "requestCancelled")
            self.assertTrue(child.is_well())
            held.set()
            advance(child, DAY)
            self.assertEqual(len(receiver.received), 2)

    def test_killed(self):
        """A server that is killed while it sends loses no event that was kept, sends none that was not, and marks what it repeats."""
        seed = int(os.environ.get("REDEMPTION_SEED", "7"))
        chance = random.Random(seed)
        with tempfile.TemporaryDirectory() as folder, Receiver() as receiver:
            ledger = str(pathlib.Path(folder, "ledger.sqlite"))
            with HTTPChild("--ledger", ledger) as child:
                subscribe(child, receiver.url)
            kept: set[str] = set()
            counts = collections.Counter()
            for round in range(LONG_ROUNDS if IS_LONG else 3):
                with self.subTest(seed=seed, round=round):
                    before = len(receiver.received)
                    with HTTPChild("--ledger", ledger) as child:
                        self.load(child, kept, lambda: len(receiver.received) - before, chance.randrange(1, 40))
                    with HTTPChild("--ledger", ledger, "--allow-reset") as child:
                        counts += self.check(child, receiver, kept)
            print(f"webhooks and kills: {counts['kept']} events, {counts['repeated']} of them marked as repeated, {counts['twice']} received twice")

    def load(self, child, kept, received, after):
        """Sells to four clients, and kills the server once so many events were received."""
        def work():
            while True:
                try:
                    order = {"vendor": "revenuecat", "product": "pro", "entitlements": ["pro"], "appUserId": f"user-{random.random()}"}
                    kept.add(child.post("store/purchase", order)["result"]["purchase"]["id"])
                except Exception:
                    return
        threads = [threading.Thread(target=work) for _ in range(4)]
        for thread in threads:
            thread.start()
        wait_until(lambda: received() >= after)
        child.process.kill()
        for thread in threads:
            thread.join()

    def check(self, child, receiver, kept):
        """Everything is received in the end. Returns how much."""
        listed = []
        def all_received():
            listed.clear()
            after = {}
            while True:
                page = child.call("webhook/list", {"limit": 1000, **after})["result"]
                listed.extend(page["events"])
                if "nextAfter" not in page:
                    return all(any(attempt.get("status") == 200 for attempt in event["deliveries"]) for event in listed)
                after = {"after": page["nextAfter"]}
        wait_until(all_received)
        ids = collections.Counter(request.event["id"] for request in receiver.received)
        known = {event["request"]["json"]["event"]["id"]: event for event in listed}
        self.assertEqual(set(ids), set(known))
        self.assertLessEqual(kept, {event["purchase"] for event in listed})
        marked = {id for id, event in known.items() if any("repeated" in attempt for attempt in event["deliveries"])}
        twice = {id for id, count in ids.items() if count > 1}
        self.assertLessEqual(twice, marked)
        counts = collections.Counter(kept=len(kept), repeated=len(marked), twice=len(twice))
        self.assertFalse(any("open" in attempt for event in listed for attempt in event["deliveries"]))
        # The next round begins without these.
        kept.clear()
        receiver.received.clear()
        child.call("store/reset")
        subscribe(child, receiver.url)
        return counts


if __name__ == "__main__":
    unittest.main()
