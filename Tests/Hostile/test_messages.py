"""Messages that nobody should send: each is answered, and the server goes on."""
import json
import unittest

from child import Child, framed, line

MEGABYTE = 1 << 20


def nested(depth: int) -> str:
    return "[" * depth + "]" * depth


class Messages(unittest.TestCase):
    def answers(self, child: Child, data: bytes, code: int, kind: str) -> None:
        """The bytes are answered with an error of nobody's, and a request after them as ever."""
        writer = child.write_apart(data)
        reply = child.reply()
        writer.join()
        self.assertEqual((reply["id"], reply["error"]["code"], reply["error"]["data"]["kind"]), (None, code, kind))
        self.assertTrue(child.is_well())

    def test_unreadable(self):
        """Text that cannot be read is -32700 with a word for why."""
        wrong = [
            (b'{"jsonrpc":"2.0","id":1,"method":"clock/now\0"}', "nul"),
            (b'[1\0]', "nul"),
            (b'{"jsonrpc":"2.0","id":1,"id":2,"method":"clock/now"}', "duplicateKey"),
            (b'{"jsonrpc":"2.0","id":9223372036854775808,"method":"clock/now"}', "numberOutOfRange"),
            (b'{"jsonrpc":"2.0","id":1,"method":"clock/now","params":{"a":-9999999999999999999}}', "numberOutOfRange"),
            (b'{"jsonrpc":"2.0","id":1,"method":"clock/now","params":{"a":1e999}}', "numberOutOfRange"),
            (b'{"jsonrpc":"2.0","id":"\xff","method":"clock/now"}', "invalidUTF8"),
            (b'{"jsonrpc":"2.0","id":"\\ud800","method":"clock/now"}', None),
            (b'\xef\xbb\xbf{"jsonrpc":"2.0","id":1,"method":"clock/now"}', None),
            (nested(2_049).encode(), "depth"),
            (nested(500_000).encode(), "depth"),
            (b'{"a":' * 300_000, "depth"),
        ]
        with Child() as child:
            for text, kind in wrong:
                with self.subTest(text=text[:80]):
                    child.write_apart(text + b"\n")
                    reply = child.reply()
                    self.assertEqual((reply["id"], reply["error"]["code"]), (None, -32700))
                    if kind:
                        self.assertEqual(reply["error"]["data"]["kind"], kind)
                    self.assertTrue(child.is_well())

    def test_long_line(self):
        """A line that is too long is refused without being kept, and the next one is answered."""
        with Child() as child:
            self.assertTrue(child.is_well())
            before = child.peak_memory()
            self.answers(child, b"[" * 64 * MEGABYTE + b"\n", -32099, "messageTooLarge")
            self.assertLess(child.peak_memory() - before, 24 * MEGABYTE)

    def test_line_without_end(self):
        """A line that is too long and never ends is refused once."""
        with Child() as child:
            child.write_apart(b"x" * 32 * MEGABYTE).join()
            child.end_input()
            self.assertEqual(child.reply()["error"]["data"]["kind"], "messageTooLarge")
            self.assertIsNone(child.reply())
            self.assertEqual(child.wait(), 0)

    def test_long_block(self):
        """A Content-Length above the limit is refused at once, its message skipped unread, and the next one answered."""
        with Child() as child:
            child.write(framed(line("clock/now")))
            child.framed_reply()
            before = child.peak_memory()
            child.write(b"Content-Length: %d\r\n\r\n" % (64 * MEGABYTE))
            self.assertEqual(child.framed_reply()["error"]["data"]["kind"], "messageTooLarge")
            child.write_apart(b"x" * 64 * MEGABYTE + framed(line("clock/now", id=2)))
            self.assertEqual(child.framed_reply()["id"], 2)
            self.assertLess(child.peak_memory() - before, 24 * MEGABYTE)

    def test_huge_length(self):
        """A Content-Length that no message has is refused; one that is no number ends the connection with a word."""
        for header, kind in [(b"999999999999999999", "messageTooLarge"), (b"9" * 40, "contentLengthInvalid"),
                             (b"-1", "contentLengthInvalid"), (b"0x10", "contentLengthInvalid"), (b"", "contentLengthInvalid")]:
            with self.subTest(header=header), Child() as child:
                child.write(b"Content-Length: " + header + b"\r\n\r\n{}")
                self.assertEqual(child.framed_reply()["error"]["data"]["kind"], kind)
                if kind == "messageTooLarge":
                    child.end_input()
                    self.assertEqual(child.wait(), 0)
                else:
                    self.assertEqual(child.wait(), 1)
                    self.assertEqual(len(child.log().splitlines()), 1)

    def test_deep_params(self):
        """Params as deep as jansson reads are taken or refused by every method, whatever member they stand in."""
        with Child() as child:
            self.deep_everywhere(child, nested(2_030))
            self.deep_everywhere(child, '{"a":' * 2_030 + "1" + "}" * 2_030)

    def deep_everywhere(self, child: Child, value: str) -> None:
        session = child.call("session/open", {"vendor": "superwall", "sdk": "native", "platform": "ios"})["result"]["session"]
        methods = child.call("server/describe")["result"]["methods"]
        target = '{"vendor":"superwall","sdk":"native","platform":"ios"}'
        members = ["attributes", "arguments", "outcome", "reply", "placementParams", "entitlements", "device", "web", "gateway",
                   "url", "code", "email", "price", "paywall", "seconds", "status", "appUserId", "params"]
        for method in methods:
            for member in members:
                params = (f'"session":"{session}","vendor":"superwall","sdk":"native","platform":"ios","product":"p",'
                          f'"method":"m","target":{target},"url":"x","{member}":{value}')
                params = params.replace('"url":"x",', "") if member == "url" else params
                if method in ("session/close",):
                    continue
                child.write(f'{{"jsonrpc":"2.0","id":"deep","method":"{method}","params":{{{params}}}}}\n'.encode())
                reply = b""
                while not reply.startswith(b'{"jsonrpc":"2.0","id":"deep"'):
                    reply = child.read_line()
                    self.assertIsNotNone(reply, f"{method} {member} ended the server")
        self.assertTrue(child.is_well())

    def test_deep_values_are_kept(self):
        """What the server keeps and gives back may be as deep as what it reads, or is refused."""
        with Child() as child:
            for method, member in [("session/setUserAttributes", "attributes"), ("store/purchase", "placementParams")]:
                session = child.call("session/open", {"vendor": "superwall", "sdk": "native", "platform": "ios"})["result"]["session"]
                text = ('{"jsonrpc":"2.0","id":1,"method":"%s","params":{"session":"%s","vendor":"superwall","product":"p",'
                        '"entitlements":["e"],"%s":{"a":%s}}}\n') % (method, session, member, nested(2_030))
                child.write(text.encode())
                for request in (text.encode(), line("session/foreground", {"session": session}), line("session/describe", {"session": session})):
                    child.write(request)
                    self.assertIsNotNone(child.read_line())
            self.assertTrue(child.is_well())

    def test_batches(self):
        """A batch of a thousand is answered in its order, one more is refused."""
        with Child() as child:
            call = {"jsonrpc": "2.0", "method": "clock/now"}
            batch = [{**call, "id": number} for number in range(1_000)]
            child.write_apart(json.dumps(batch).encode() + b"\n")
            self.assertEqual([reply["id"] for reply in child.reply()], list(range(1_000)))
            self.answers(child, json.dumps([*batch, call]).encode() + b"\n", -32600, "batchTooLong")
            self.answers(child, b"[" + b",".join([b"[]"] * 100_000) + b"]\n", -32600, "batchTooLong")

    def test_batch_of_large_replies(self):
        """A batch is bounded by the size of its replies: what is beyond the limit is not run, and memory stays bounded."""
        with Child() as child:
            limit = child.call("server/describe")["result"]["limits"]["batchReplyBytes"]
            before = child.peak_memory()
            child.write_apart(json.dumps([{"jsonrpc": "2.0", "id": n, "method": "rpc.discover"} for n in range(1_000)]).encode() + b"\n")
            replies = child.reply()
            self.assertEqual([reply["id"] for reply in replies], list(range(1_000)))
            self.assertLess(len(json.dumps(replies)), limit + 4 * MEGABYTE)
            done = sum("result" in reply for reply in replies)
            self.assertGreater(done, 10)
            self.assertEqual({reply["error"]["data"]["kind"] for reply in replies[done:]}, {"batchRepliesTooLarge"})
            self.assertLess(child.peak_memory() - before, 8 * limit)
            self.assertTrue(child.is_well())

    def test_batch_beyond_its_limit_has_no_effect(self):
        """Purchases behind the replies that fill a batch are not made."""
        with Child() as child:
            call = {"jsonrpc": "2.0", "id": 1, "method": "rpc.discover"}
            buy = {"method": "store/purchase", "params": {"vendor": "superwall", "product": "p", "entitlements": [], "email": "a@b.io"}}
            child.write_apart(json.dumps([call] * 500 + [{**call, **buy}] * 500).encode() + b"\n")
            self.assertIn("error", child.reply()[-1])
            self.assertEqual(child.call("store/mailbox")["result"]["messages"], [])

    def test_faults(self):
        """The number of pending faults has a limit, which server/describe reports."""
        with Child() as child:
            limit = child.call("server/describe")["result"]["limits"]["faults"]
            for _ in range(limit):
                reply = child.call("fault/inject", {"kind": "timeout"})
            self.assertEqual(len(reply["result"]["pending"]), limit)
            self.assertEqual(child.call("fault/inject", {"kind": "timeout"})["error"]["data"]["kind"], "tooManyFaults")
            self.assertEqual(child.call("fault/inject", {"kind": "none"})["result"]["pending"], [])
            self.assertIn("result", child.call("fault/inject", {"kind": "timeout"}))

    def test_charset(self):
        """A message in another charset than UTF-8 is refused, and the next one is answered."""
        with Child() as child:
            body = line("clock/now", id=1)
            child.write(b"Content-Type: application/vscode-jsonrpc; charset=utf-16\r\n" + framed(body) + framed(line("clock/now", id=2)))
            reply = child.framed_reply()
            self.assertEqual((reply["id"], reply["error"]["code"], reply["error"]["data"]["kind"]), (None, -32700, "charsetUnsupported"))
            self.assertEqual(child.framed_reply()["id"], 2)

    def test_large_batch_of_wrong_entries(self):
        """Each wrong entry of a batch has its own answer."""
        with Child() as child:
            child.write(b"[1,[],null,{},\"x\"]\n")
            self.assertEqual([reply["error"]["code"] for reply in child.reply()], [-32600] * 5)

    def test_many_waiting(self):
        """More requests that wait than the limit are refused, and memory stays bounded."""
        with Child() as child:
            session = child.call("session/open", {"vendor": "revenuecat", "sdk": "native", "platform": "ios"})["result"]["session"]
            child.call("fault/inject", {"kind": "delay", "seconds": 60, "count": 100_000})
            child.write_apart(b"".join(line("redemption/redeem", {"session": session, "code": f"c{n}"}, n) for n in range(1_100)))
            refused = [child.reply() for _ in range(1_100 - 1_024)]
            self.assertEqual({reply["error"]["data"]["kind"] for reply in refused}, {"tooManyPending"})
            self.assertTrue(child.is_well())

    def test_a_century(self):
        """A clock that is moved by a hundred years, with sessions open that ask all the time, answers in time."""
        with Child() as child:
            sessions = []
            for vendor in ("revenuecat", "superwall"):
                for platform in ("ios", "android"):
                    session = child.call("session/open", {"vendor": vendor, "sdk": "native", "platform": platform, "appUserId": "a"})["result"]["session"]
                    sessions.append(session)
                    link = child.call("store/purchase", {"vendor": vendor, "product": "p", "entitlements": ["e"]})["result"]["link"]
                    child.call("redemption/redeem", {"session": session, "url": link["url"]})
            busy = {"vendor": "superwall", "sdk": "native", "platform": "android", "entitlementsMaxAge": 0.001}
            sessions.append(child.call("session/open", busy)["result"]["session"])
            self.assertIn("result", child.call("clock/advance", {"seconds": 3_155_760_000}))
            for session in sessions:
                child.call("session/close", {"session": session})
            for _ in range(100):
                reply = child.call("clock/advance", {"seconds": 3_155_760_000})
                if "error" in reply:
                    break
            self.assertEqual(reply["error"]["data"]["path"], "/seconds")
            self.assertTrue(child.is_well())


if __name__ == "__main__":
    unittest.main()
