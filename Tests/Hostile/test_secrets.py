"""Codes, tokens and addresses stay out of the log and out of errors, whatever a client does."""
import copy
import json
import pathlib
import re
import unittest

from child import Child

STORY = json.loads((pathlib.Path(__file__).resolve().parents[1] / "Contract" / "story.json").read_text())
ADDRESS = "zq.secret@zq5ecret.example"
MARK = "zq5ecret0f8a2c9d7e6b4a11"
WRONG = [MARK + "-text", ADDRESS, {MARK: MARK}, {ADDRESS: ADDRESS}, [MARK], None, 86_753_090_001, True,
         f"rc-zq://redeem_web_purchase?redemption_token={MARK}", f"zq://x/superwall/redeem?code={MARK}"]


def places(value, path=()):
    """The path of every member."""
    if isinstance(value, dict):
        for name, member in value.items():
            yield path + (name,)
            yield from places(member, path + (name,))
    elif isinstance(value, list):
        for index, member in enumerate(value):
            yield path + (index,)
            yield from places(member, path + (index,))


def replaced(value, path, new):
    value = copy.deepcopy(value)
    inner = value
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = new
    return value


class Secrets(unittest.TestCase):
    def setUp(self):
        self.child = Child("--log-level", "trace", "--record")
        self.addCleanup(self.child.__exit__)
        self.saved = {}
        self.secrets = {MARK, ADDRESS, "86753090001"}
        self.errors = []
        self.called = set()

    def filled(self, value):
        if isinstance(value, str):
            return re.sub(r"\$\{(\w+)\}", lambda name: str(self.saved.get(name[1], "")), value).replace("ada@example.com", ADDRESS)
        if isinstance(value, dict):
            return {name: self.filled(member) for name, member in value.items()}
        return [self.filled(member) for member in value] if isinstance(value, list) else value

    def call(self, method, params):
        self.called.add(method)
        reply = self.child.call(method, params)
        if "error" in reply:
            self.errors.append((method, reply["error"]))
        link = (reply.get("result") or {}).get("link") if isinstance(reply.get("result"), dict) else None
        if isinstance(link, dict) and method.startswith("store/"):
            self.secrets.add(link["code"])
        for message in (reply.get("result") or {}).get("messages", []) if method == "store/mailbox" and "result" in reply else []:
            self.secrets.add(re.split(r"[=/]", message["url"])[-1])
        return reply

    def test_secrets(self):
        """A session of every method, right and wrong in every place, tells no secret in an error or in the log."""
        for step in STORY:
            if step["method"] == "explore/start":
                # A search begins in a space without sessions; wrong calls have left some open.
                self.child.call("space/use", {"space": "explored"})
            params = self.filled(step["params"]) if not any("${reply}" == value for value in step["params"].values()) else \
                {**step["params"], "reply": self.saved["reply"]}
            reply = self.call(step["method"], params)
            for name, pointer in step.get("save", {}).items():
                value = reply["result"]
                for part in pointer.strip("/").split("/"):
                    value = value[part]
                self.saved[name] = value
            self.call(step["method"], [MARK])
            self.call(step["method"], {**params, MARK: MARK})
            for path in places(params):
                for wrong in WRONG:
                    if path == ("seconds",) and isinstance(wrong, (int, float)):
                        continue
                    self.call(step["method"], replaced(params, path, wrong))
            # What was closed or logged out by a wrong call is made again.
            if step["method"] == "session/open":
                self.saved.update(self.reopened(step))
        self.child.call("space/use", {"space": "main"})
        self.call(MARK, {MARK: MARK})
        self.child.call("clock/now", {"a": ADDRESS})
        self.child.write(json.dumps({"jsonrpc": "2.0", "id": 1, "method": [MARK]}).encode() + b"\n")
        self.child.write(b'{"%s":}\n' % MARK.encode())
        for _ in range(2):
            self.errors.append(("unreadable", self.child.reply()["error"]))
        served = set(self.child.call("server/describe")["result"]["methods"]) - {"$/cancelRequest", "rpc.discover"}
        self.assertEqual(served - self.called, set(), "the story does not call every method")
        self.assertGreater(len(self.errors), 500)
        recorded = []
        while page := self.child.call("log/read", {"after": recorded[-1]["sequence"] if recorded else 0})["result"]["entries"]:
            recorded += page
        self.assertGreater(len(recorded), 500)
        # Texts that a developer names things by are shown: a mark in one of them is no secret. Issued codes and addresses are.
        shown = json.dumps([entry for entry in recorded])
        for secret in self.secrets - {MARK, "86753090001"}:
            self.assertNotIn(secret, shown, "log/read tells a secret")
        self.assert_exports_tell_nothing(recorded[-1]["sequence"])
        self.child.end_input()
        self.assertEqual(self.child.wait(), 0)
        log = self.child.log()
        for secret in self.secrets:
            for method, error in self.errors:
                self.assertNotIn(secret, json.dumps(error), f"an error of {method} tells a secret")
            self.assertNotIn(secret, log, "the log tells a secret")

    def assert_exports_tell_nothing(self, last):
        """A scenario shows neither codes nor addresses, wherever it begins: also when it does not have what issued them."""
        steps = 0
        for after in (0, last // 4, last // 2, last - 50):
            exported = self.child.call("scenario/export", {"after": after})["result"]
            shown = json.dumps(exported)
            steps += sum(len(case["steps"]) for case in exported["scenario"]["cases"])
            # A mark that names a product or a user is no secret; see above.
            for secret in self.secrets - {MARK, "86753090001"}:
                self.assertNotIn(secret, shown, "scenario/export tells a secret")
        self.assertGreater(steps, 500)

    def test_export_hides_letters(self):
        """A text of letters alone is hidden as well: only words of the contract are known to be no secrets."""
        word = "zqsecretword"
        session = self.call("session/open", {"vendor": "revenuecat", "sdk": "flutter", "platform": "ios"})["result"]["session"]
        calls = [("session/handleDeepLink", {"session": session, "url": f"{scheme}://{word}/{word}?{word}={word}#{word}"})
                 for scheme in ("https", "rc-a", "myapp", word)]
        calls += [("link/parse", {"url": f"rc-a://redeem_web_purchase?redemption_token={word}", "vendor": "revenuecat", "platform": "ios"}),
                  ("redemption/redeem", {"session": session, "code": word}),
                  ("channel/call", {"session": session, "method": "redeemWebPurchase", "arguments": {"redemptionLink": word}}),
                  ("channel/call", {"session": session, "method": "redeemWebPurchase", "arguments": [word, [word]]}),
                  ("channel/call", {"session": session, "method": "setEmail", "arguments": {"email": f"{word}@{word}.example"}}),
                  ("channel/call", {"session": session, "method": "setupPurchases", "arguments": {"apiKey": f"appl_{word}"}}),
                  ("reply/read", {"target": {"vendor": "revenuecat", "sdk": "flutter", "platform": "ios"}, "reply": {"result": word}})]
        for method, params in calls:
            self.call(method, params)
        exported = self.child.call("scenario/export")["result"]
        self.assertNotIn(word, json.dumps(exported).lower())
        self.assertGreater(len(exported["scenario"]["cases"][0]["steps"]), 8)

    def test_keys(self):
        """An API key is recorded nowhere, also where none belongs: as a member, as a word of the contract, revealed or not."""
        letters = "QwErTyUiOpAsDfGhJkLzXcVbNm"
        for number, key in enumerate((f"sk_{letters}", f"appl_{letters}", f"rcb_sb_{letters[:20]}4711", f"goog_{letters[:16]}")):
            calls = [("clock/now", {key: 1}), ("session/open", {"vendor": key, "sdk": key, "platform": key}), ("store/list", {"vendor": key}),
                     ("session/describe", {"session": key}), (key, {}), ("fault/inject", {"kind": key}), ("store/expire", {"purchase": key}),
                     ("space/use", {"space": key}), ("session/setUserAttributes", {"session": "session-1", "attributes": {key: key}})]
            for method, params in calls:
                self.assertNotIn(key, json.dumps(self.call(method, params)))
            for reveal in (False, True):
                entries = self.child.call("log/read", {"reveal": reveal})["result"]["entries"]
                names = [name for entry in entries for path in places(entry) for name in path[-1:]]
                self.assertGreaterEqual(len(entries), 8 * (number + 1))
                self.assertNotIn(key, names)
                if not reveal:
                    self.assertNotIn(key, json.dumps(entries))
            self.assertNotIn(key, json.dumps(self.child.call("scenario/export")["result"]))

    def reopened(self, step):
        reply = self.call(step["method"], self.filled(step["params"]))
        return {name: reply["result"]["session"] for name in step.get("save", {})}

    def test_expired_link_tells_no_address(self):
        """Only a success tells the buyer's address: a link that was used does not."""
        for vendor in ("revenuecat", "superwall"):
            bought = self.call("store/purchase", {"vendor": vendor, "product": "p", "entitlements": ["e"], "email": ADDRESS})["result"]
            for user in ("first", "second"):
                session = self.call("session/open", {"vendor": vendor, "sdk": "native", "platform": "ios", "appUserId": user})["result"]["session"]
                reply = self.call("redemption/redeem", {"session": session, "url": bought["link"]["url"]})
            self.assertEqual(reply["result"]["outcome"]["kind"], "linkExpired")
            self.assertNotIn(ADDRESS, json.dumps(reply))

    def test_log_is_readable(self):
        """At its most talkative the log has a line for each request, with a time, a level and the method's name."""
        self.call("clock/now", {})
        self.call("session/describe", {"session": MARK})
        self.call(f"no\nsuch\n{MARK}", {})
        self.child.end_input()
        self.child.wait()
        lines = self.child.log().splitlines()
        self.assertEqual(len(lines), 3, lines)
        for line, end in zip(lines, ["clock/now", "session/describe: unknownSession", "unknown method: methodNotFound"]):
            self.assertRegex(line, r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\S* debug ")
            self.assertTrue(line.endswith(end), line)


if __name__ == "__main__":
    unittest.main()
