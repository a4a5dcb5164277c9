"""The limit of requests that wait: it bounds the work of a server, and a request that it rejects has no effect."""
import json
import unittest
from typing import Any

from child import Child, line

LIMIT = 1_024


def notification(method: str, params: Any) -> bytes:
    return json.dumps({"jsonrpc": "2.0", "method": method, "params": params}).encode() + b"\n"


class Limit(unittest.TestCase):
    def setUp(self):
        # RevenueCat's SDKs send one request at a time: together the delays must be shorter than the code lives.
        self.child = self.enterContext(Child())
        self.session = self.open("revenuecat")
        self.code = self.result("store/purchase", {"vendor": "revenuecat", "product": "p", "entitlements": ["pro"]})["link"]["code"]
        self.result("fault/inject", {"kind": "delay", "seconds": 1, "count": 100_000})

    def open(self, vendor: str) -> str:
        return self.result("session/open", {"vendor": vendor, "sdk": "native", "platform": "ios"})["session"]

    def result(self, method: str, params: Any = None) -> Any:
        reply = self.child.call(method, params)
        self.assertIn("result", reply)
        return reply["result"]

    def redeem(self, code: Any) -> dict[str, Any]:
        return {"session": self.session, "code": str(code)}

    def under_way(self, session: str | None = None) -> int:
        return self.result("session/describe", {"session": session or self.session})["redemptionsUnderWay"]

    def fill(self) -> None:
        self.child.write_apart(b"".join(line("redemption/redeem", self.redeem(n), n) for n in range(LIMIT))).join()
        self.assertEqual(self.under_way(), LIMIT)

    def assert_unused(self) -> None:
        """What was rejected did nothing: the code is good for somebody else once all has ended."""
        self.result("clock/advance", {"seconds": LIMIT + 60})
        self.result("fault/inject", {"kind": "none"})
        customer = self.result("session/customerInfo", {"session": self.session, "fetchPolicy": "fetchCurrent"})
        self.assertEqual(customer["entitlements"]["active"], [])
        other = self.open("revenuecat")
        self.assertEqual(self.result("redemption/redeem", {"session": other, "code": self.code})["outcome"]["kind"], "redeemed")

    def test_request(self):
        self.fill()
        reply = self.child.call("redemption/redeem", self.redeem(self.code))
        self.assertEqual((reply["error"]["code"], reply["error"]["data"]["kind"]), (-32098, "tooManyPending"))
        self.assertEqual(self.under_way(), LIMIT)
        self.assert_unused()

    def test_batch(self):
        """Members of a batch are rejected one by one."""
        calls = [{"jsonrpc": "2.0", "id": n, "method": "redemption/redeem", "params": self.redeem(n)} for n in range(LIMIT)]
        self.child.write_apart(json.dumps(calls[:LIMIT - 900]).encode() + b"\n").join()
        rest = [*calls[LIMIT - 900:], {**calls[0], "id": "rejected", "params": self.redeem(self.code)}]
        self.child.write_apart(json.dumps(rest).encode() + b"\n").join()
        self.assertEqual(self.under_way(), LIMIT)
        self.child.write(line("clock/advance", {"seconds": LIMIT + 60}, "advance"))
        replies = [self.child.reply() for _ in range(3)]
        batch = next(reply for reply in replies if isinstance(reply, list) and len(reply) == 901)
        self.assertEqual([reply["id"] for reply in batch if "error" in reply], ["rejected"])
        self.assert_unused()

    def test_notifications(self):
        """Work without an id counts too; a notification over the limit does nothing."""
        self.child.write_apart(b"".join(notification("redemption/redeem", self.redeem(n)) for n in range(3 * LIMIT))).join()
        self.assertEqual(self.under_way(), LIMIT)
        self.child.write(notification("redemption/redeem", self.redeem(self.code)))
        self.assertEqual(self.child.call("redemption/redeem", self.redeem("x"))["error"]["data"]["kind"], "tooManyPending")
        self.assert_unused()

    def test_notifications_that_join(self):
        """Calls that share one redemption count each."""
        self.child.write_apart(b"".join(notification("redemption/redeem", self.redeem("same")) for _ in range(LIMIT))).join()
        self.assertEqual(self.under_way(), 1)
        self.assertEqual(self.child.call("redemption/redeem", self.redeem("same"))["error"]["data"]["kind"], "tooManyPending")

    def test_links(self):
        """A call that is answered while its redemption goes on counts until that has ended."""
        superwall = self.open("superwall")
        link = self.result("store/purchase", {"vendor": "superwall", "product": "p", "entitlements": ["pro"]})["link"]
        replies = [
            self.child.call("session/handleDeepLink", {"session": superwall, "url": link["url"].replace(link["code"], f"redemption_{n}")})
            for n in range(LIMIT + 3)
        ]
        self.assertEqual(self.under_way(superwall), LIMIT)
        self.assertEqual({reply["error"]["data"]["kind"] for reply in replies if "error" in reply}, {"tooManyPending"})
        self.assertEqual(sum("error" in reply for reply in replies), 3)

    def test_cancelled(self):
        """A cancelled request ends with -32800 while its redemption goes on, and counts until that has ended."""
        for n in range(LIMIT):
            self.child.write(line("redemption/redeem", self.redeem(n), n) + notification("$/cancelRequest", {"id": n}))
            reply = self.child.reply()
            self.assertEqual((reply["id"], reply["error"]["code"]), (n, -32800))
        self.assertEqual(self.child.call("redemption/redeem", self.redeem(self.code))["error"]["data"]["kind"], "tooManyPending")
        self.assertEqual(self.under_way(), LIMIT)
        self.assert_unused()

    def test_way_out(self):
        """Methods that cannot wait are answered at the limit, and work goes on once there is room."""
        self.fill()
        for method, params in [
            ("server/describe", None), ("clock/now", None), ("link/parse", {"url": "rc-0123456789://redeem_web_purchase?redemption_token=x"}),
            ("store/purchase", {"vendor": "superwall", "product": "p", "entitlements": ["pro"]}), ("store/mailbox", None),
        ]:
            self.result(method, params)
        self.assertEqual(self.child.call("no/such")["error"]["data"]["kind"], "methodNotFound")
        self.assertEqual(self.child.call("session/open", {"vendor": "superwall", "sdk": "native", "platform": "ios"})["error"]["code"], -32098)
        self.result("session/close", {"session": self.session})
        self.result("fault/inject", {"kind": "none"})
        self.session = self.open("revenuecat")
        self.assertEqual(self.result("redemption/redeem", self.redeem(self.code))["outcome"]["kind"], "redeemed")


if __name__ == "__main__":
    unittest.main()
