"""The log: what it has, what it hides, and that a stream of it loses and repeats nothing."""
import json
import threading
import unittest

from child import Child
from http_client import HTTPChild, WebSocket

ADDRESS = "zq.secret@zq5ecret.example"
PURCHASE = {"vendor": "revenuecat", "product": "pro", "entitlements": ["pro"], "email": ADDRESS}
APP = {"vendor": "revenuecat", "sdk": "flutter", "platform": "ios"}


def entries(child, **params):
    return child.call("log/read", params)["result"]["entries"]


def sequences(found):
    return [entry["sequence"] for entry in found]


# A call whose params are long in the log: 1,500 of them are more than it keeps.
LONG = {"method": "store/mailbox", "params": {"email": "x" * 50_000}}


def fill(child, calls: int, call=None) -> None:
    """Calls that leave an entry each."""
    batch = [{"jsonrpc": "2.0", "id": number, **(call or {"method": "clock/now"})} for number in range(50)]
    for _ in range(calls // 50):
        child.write(json.dumps(batch).encode() + b"\n")
        child.reply()


class Entries(unittest.TestCase):
    def test_off(self):
        """A server that records nothing says so."""
        with Child() as child:
            for method in ("log/read", "log/subscribe"):
                self.assertEqual(child.call(method)["error"]["data"]["kind"], "notRecorded")

    def test_redemption(self):
        """A redemption in its order, nothing of it in clear unless it is revealed."""
        with Child("--record") as child:
            session = child.call("session/open", APP)["result"]["session"]
            link = child.call("store/purchase", PURCHASE)["result"]["link"]
            child.call("redemption/redeem", {"session": session, "url": link["url"]})
            child.call("redemption/redeem", {"session": "none", "url": link["url"]})
            child.call("no/such/method", {"text": link["code"]})
            child.call("channel/call", {"session": session, "method": "setupPurchases", "arguments": {"apiKey": "appl_zq5ecret", "appUserId": "x"}})
            found = entries(child)
            kinds = [entry["kind"] for entry in found]
            redeem = next(i for i, entry in enumerate(found) if entry.get("method") == "redemption/redeem")
            self.assertEqual(kinds[redeem:redeem + 3], ["call", "question", "answer"])
            self.assertIn("event", kinds)
            self.assertEqual(found[redeem + 2]["outcomes"], [{"code": "***", "kind": "redeemed"}])
            self.assertEqual([entry["error"]["kind"] for entry in found if "error" in entry][:2], ["unknownSession", "methodNotFound"])
            self.assertEqual(sequences(found), list(range(1, len(found) + 1)))
            text = json.dumps(found)
            for secret in (ADDRESS, link["code"], "zq5ecret"):
                self.assertNotIn(secret, text)
            revealed = json.dumps(entries(child, reveal=True))
            for shown in (ADDRESS, link["code"], link["url"]):
                self.assertIn(shown, revealed)
            self.assertNotIn("appl_zq5ecret", revealed)

    def test_pages(self):
        """Pages by sequence have every entry once; a sequence that the server does not have is an error."""
        with Child("--record") as child:
            fill(child, 1_000)
            found, after = [], 0
            while True:
                result = child.call("log/read", {"after": after, "limit": 77})["result"]
                found += sequences(result["entries"])
                if not result["entries"] or result["entries"][-1]["sequence"] == result["last"]:
                    break
                after = result["entries"][-1]["sequence"]
            self.assertEqual(found, list(range(1, 1_001)))
            for wrong in ({"after": -1}, {"after": 1_001}, {"limit": 0}, {"limit": 10_001}):
                self.assertEqual(child.call("log/read", wrong)["error"]["code"], -32602)

    def test_ring(self):
        """Long params fill the ring by bytes. What it has lost is one gap."""
        with Child("--record") as child:
            fill(child, 1_500, LONG)
            page = child.call("log/read", {"limit": 2})["result"]["entries"]
            self.assertEqual((page[0]["kind"], page[0]["from"]), ("gap", 1))
            self.assertEqual(page[1]["sequence"], page[0]["to"] + 1)
            after = page[0]["to"] - 10
            self.assertEqual(child.call("log/read", {"after": after, "limit": 1})["result"]["entries"],
                             [{"kind": "gap", "from": after + 1, "to": after + 10}])
            self.assertLess(child.peak_memory(), 250 << 20)

    def test_store_list(self):
        """Purchases with codes and attempts; codes and addresses only if revealed; bounded by `limit`."""
        with Child("--record") as child:
            session = child.call("session/open", {**APP, "appUserId": "ann"})["result"]["session"]
            links = [child.call("store/purchase", PURCHASE)["result"]["link"] for _ in range(3)]
            for _ in range(2):
                child.call("redemption/redeem", {"session": session, "url": links[0]["url"]})
            masked = child.call("store/list", {"vendor": "revenuecat"})["result"]
            for secret in [ADDRESS] + [link["code"] for link in links]:
                self.assertNotIn(secret, json.dumps(masked))
            oldest = child.call("store/list", {"reveal": True})["result"]["purchases"][-1]
            self.assertEqual(oldest["purchase"]["email"], ADDRESS)
            used = next(code for code in oldest["codes"] if code["state"] == "used")
            self.assertEqual([attempt["outcome"] for attempt in used["attempts"]], ["redeemed", "linkExpired"])
            self.assertEqual({attempt["session"] for attempt in used["attempts"]}, {session})
            self.assertIn("ann", oldest["appUserIds"])
            limited = child.call("store/list", {"limit": 1})["result"]
            self.assertEqual((len(limited["purchases"]), limited["omittedPurchases"]), (1, 2))
            self.assertEqual(len(limited["customers"]), 1)
            self.assertGreaterEqual(limited["omittedCustomers"], 1)
            self.assertEqual(child.call("store/list", {"email": "nobody@example.com"})["result"], {"purchases": [], "customers": []})
            self.assertEqual(len(child.call("store/list", {"appUserId": "ann"})["result"]["purchases"]), 1)
            self.assertEqual(child.call("store/list", {"limit": 1_001})["error"]["code"], -32602)


class Streams(unittest.TestCase):
    """`log/subscribe` over WebSocket."""

    @staticmethod
    def until(client, last, found=None):
        """The entries of a stream up to a sequence; added to `found` as they come, so that none is lost with the stream."""
        found = [] if found is None else found
        while not found or found[-1].get("sequence", found[-1].get("to")) < last:
            message = client.message()
            if message.get("method") == "log/entry":
                found.append(message["params"]["entry"])
        return found

    def test_cut_100_times(self):
        """A stream that is cut 100 times while entries arrive has each of them once."""
        with HTTPChild() as child:
            stop = threading.Event()
            def write():
                with WebSocket(child) as client:
                    while not stop.is_set():
                        client.call("clock/now")
            writer = threading.Thread(target=write)
            writer.start()
            try:
                found = []
                for cut in range(100):
                    with WebSocket(child) as client:
                        client.send("log/subscribe", {"after": found[-1] if found else 0})
                        # The reply comes before the first entry.
                        self.assertIn("result", client.message())
                        for _ in range(cut % 7):
                            found.append(client.message()["params"]["entry"]["sequence"])
            finally:
                stop.set()
                writer.join()
            self.assertEqual(found, list(range(1, len(found) + 1)))
            self.assertGreater(len(found), 250)

    def test_reader_that_stops(self):
        """A subscriber that does not read delays nobody. When it reads again, it gets the rest, and a gap for what is lost."""
        with HTTPChild() as child:
            slow = WebSocket(child)
            slow.send("log/subscribe", {"reveal": True})
            self.assertIn("result", slow.message())
            first = self.until(slow, 1)
            # More than the kernel's buffers, the limit of a subscriber and the ring hold together.
            fill(child, 1_500, LONG)
            self.assertTrue(child.is_well())
            last = child.call("log/read", {"limit": 1})["result"]["last"]
            found = first
            while found[-1].get("sequence", found[-1].get("to")) < last:
                try:
                    self.until(slow, last, found)
                except EOFError:
                    slow.__exit__()
                    # It read nothing for 30 seconds, on a busy machine, and was disconnected: it resumes.
                    slow = WebSocket(child)
                    slow.send("log/subscribe", {"reveal": True, "after": found[-1].get("sequence", found[-1].get("to"))})
            slow.__exit__()
            covered = [number for entry in found for number in self.numbers(entry)]
            self.assertEqual(covered, list(range(1, len(covered) + 1)))
            self.assertGreaterEqual(len(covered), last)
            self.assertIn("gap", [entry["kind"] for entry in found])
            self.assertLess(child.peak_memory(), 300 << 20)

    @staticmethod
    def numbers(entry):
        """The sequences that an entry stands for."""
        return [entry["sequence"]] if "sequence" in entry else range(entry["from"], entry["to"] + 1)

    def test_ten_subscribers(self):
        """Ten subscribers get every entry."""
        with HTTPChild() as child:
            clients = [WebSocket(child) for _ in range(10)]
            try:
                for client in clients:
                    client.send("log/subscribe", {})
                fill(child, 2_000)
                last = child.call("log/read", {"limit": 1})["result"]["last"]
                for client in clients:
                    self.assertEqual(sequences(self.until(client, last))[:last], list(range(1, last + 1)))
            finally:
                for client in clients:
                    client.__exit__()

    def test_not_over_post(self):
        """A client without notifications cannot subscribe."""
        with HTTPChild() as child:
            self.assertEqual(child.post("log/subscribe")["error"]["data"]["kind"], "noNotifications")
            self.assertIn("entries", child.post("log/read")["result"])

    def test_stdio(self):
        """A client over stdio is a subscriber like any other, with HTTP and without; a long log does not block its replies."""
        for start in (lambda: Child("--record"), HTTPChild):
            with start() as child:
                fill(child, 12_000)
                child.call("log/subscribe", {"after": 5})
                self.assertTrue(child.is_well())

    def test_requests(self):
        """An HTTP request has status, time, template and SDK; a path, a body or a key of it shows nothing unless revealed."""
        with HTTPChild() as child:
            child.request("GET", "/v1/subscribers/zq5ecret", Authorization="Bearer appl_zq5ecret", X_Platform="ios", X_Version="5.0.0")
            child.request("GET", "/v1/zq5ecret0/words?token=zq5ecret")
            child.request("POST", "/v1/subscribers/redeem_purchase", b'{"redemption_token":"zq5ecret","app_user_id":"ann"}', Authorization="Bearer appl_zq5ecret")
            found = [entry for entry in entries(child) if entry["kind"] == "request"]
            self.assertEqual([(entry["vendor"], entry["path"]) for entry in found],
                             [("revenuecat", "/v1/subscribers/{id}"), (None, "/v1/***/words"), ("revenuecat", "/v1/subscribers/redeem_purchase")])
            self.assertEqual(found[1]["status"], 404)
            self.assertEqual(found[0]["sdk"], {"X-Platform": "ios", "X-Version": "5.0.0"})
            self.assertGreaterEqual(found[0]["milliseconds"], 0)
            self.assertNotIn("zq5ecret", json.dumps(entries(child)))
            revealed = [entry for entry in entries(child, reveal=True) if entry["kind"] == "request"]
            self.assertEqual(revealed[1]["path"], "/v1/zq5ecret0/words?token=zq5ecret")
            self.assertEqual(revealed[2]["body"], {"redemption_token": "zq5ecret", "app_user_id": "ann"})
            self.assertNotIn("appl_", json.dumps(revealed))
            questions = [entry for entry in entries(child) if entry["kind"] == "question"]
            self.assertEqual([entry["session"] for entry in questions], [None] * len(questions))


if __name__ == "__main__":
    unittest.main()
