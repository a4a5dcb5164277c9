"""API keys that SDKs send over HTTP: a warning for each one that does not belong there, and none of its characters anywhere."""
import json
import pathlib
import tempfile
import unittest

from http_client import HTTPChild

RANDOM = "ZqRtXwVbNmKlPyHgFdSaJcUe"
REVENUECAT, SUPERWALL, QONVERSION = "/v1/subscribers/ann", "/api/v1/static_config", "/v3/remote-configs"


def send(child: HTTPChild, path: str, key: str, **sdk: str) -> int:
    return child.request("GET", path, Authorization=f"Bearer {key}", **sdk)[0]


def warnings(child: HTTPChild) -> list[str]:
    """Those of the log's entries, after a look at the whole log and at stderr for keys."""
    result = child.call("log/read", {"after": 0, "reveal": True})["result"]
    for text in (json.dumps(result), child.log()):
        assert RANDOM[4:] not in text, "a key is in the log"
    found = [entry["warning"] for entry in result["entries"] if "warning" in entry]
    assert sum(any(text in line for text in found) for line in child.log().splitlines()) == len(found), child.log()
    return found


class Keys(unittest.TestCase):
    def test_platform(self):
        """A key of another platform is named by its store, once for each key and SDK; the request is answered all the same."""
        with HTTPChild() as child:
            for _ in range(3):
                self.assertIn(send(child, REVENUECAT, "appl_zq5", X_Platform="android", X_Version="10.17.0"), (200, 201))
            self.assertEqual(len(warnings(child)), 1)
            self.assertRegex(warnings(child)[0], "^RevenueCat: the API key is for the App Store .*platform is `android`")
            send(child, REVENUECAT, "appl_zq5", X_Platform="android", X_Version="10.18.0")
            self.assertEqual(len(warnings(child)), 1, "a version is no other SDK")
            send(child, REVENUECAT, "appl_zq6", X_Platform="android")
            send(child, REVENUECAT, "appl_zq5", X_Platform="android", X_Platform_Flavor="flutter")
            self.assertEqual(len(warnings(child)), 3)
            for key, platform in (("goog_a", "iOS"), ("amzn_a", "android"), ("strp_a", "macOS"), ("rcb_a", "amazon"), ("rcb_sb_a", "ios"), ("appl_a", "web"), ("galx_a", "tvOS"), ("pdl_a", "android")):
                before = len(warnings(child))
                send(child, REVENUECAT, key, X_Platform=platform)
                self.assertIn(f"platform is `{platform.lower()}`", "".join(warnings(child)[before:]), key)

    def test_other_vendor(self):
        """A key of another vendor is recognised by its prefix."""
        with HTTPChild() as child:
            send(child, REVENUECAT, "pk_zq5")
            send(child, SUPERWALL, "goog_zq5", X_Platform="Android")
            send(child, SUPERWALL, "test_zq5", X_Platform="Android")
            send(child, QONVERSION, "pk_zq5")
            starts = ["RevenueCat: the API key has the form of a key of Superwall (`pk_…`)", "Superwall: the API key has the form of a key of RevenueCat (`goog_…`)",
                      "Superwall: the API key has the form of a key of RevenueCat or Qonversion (`test_…`)", "Qonversion: the API key has the form of a key of Superwall (`pk_…`)"]
            found = warnings(child)
            self.assertEqual([text.startswith(start) for text, start in zip(found, starts, strict=True)], [True] * 4, found)

    def test_live(self):
        """A key that looks live gets one warning; one of a sandbox, or one that somebody has made up, gets none."""
        with HTTPChild() as child:
            for path, key in ((REVENUECAT, "appl_" + RANDOM), (REVENUECAT, RANDOM), (SUPERWALL, "pk_" + RANDOM), (QONVERSION, RANDOM)):
                before = len(warnings(child))
                for _ in range(2):
                    send(child, path, key)
                new = warnings(child)[before:]
                self.assertEqual([("looks live" in text) for text in new], [True], key)
            before = len(warnings(child))
            send(child, REVENUECAT, "sk_zq5", User_Agent="python-requests/2.32")  # The app's own server.
            self.assertEqual(len(warnings(child)), before)
            send(child, REVENUECAT, "sk_zq5", X_Platform="iOS", X_Version="5.86.0")
            self.assertIn("Revoke it", warnings(child)[-1])
            before = len(warnings(child))
            for path, key, platform in (
                (REVENUECAT, "appl_any", "iOS"), (REVENUECAT, "goog_any", "android"), (REVENUECAT, "rcb_sb_" + RANDOM, "web"),
                (REVENUECAT, "test_" + RANDOM, "iOS"), (REVENUECAT, "test_" + RANDOM, "android"), (REVENUECAT, "strp_any", "stripe"),
                (REVENUECAT, "goog_any", "toaster"), (REVENUECAT, "any", "iOS"), (REVENUECAT, "key_any", "iOS"), (SUPERWALL, "pk_any", "iOS"),
                (SUPERWALL, "pk_any", "Android"), (QONVERSION, "test_" + RANDOM, "iOS"), (QONVERSION, "any", "iOS"), (REVENUECAT, "", "iOS"),
            ):
                send(child, path, key, X_Platform=platform)
            child.request("GET", REVENUECAT)
            child.request("GET", "/v1/unknown", Authorization="Bearer appl_" + RANDOM)
            self.assertEqual(warnings(child)[before:], [])

    def test_query(self):
        """A key in the query of a path, known or unknown, is not in the log; what stands beside it is."""
        with HTTPChild() as child:
            for target in (f"{SUPERWALL}?pk=pk_{RANDOM}", f"{SUPERWALL}?place=a&%70K=pk_{RANDOM}&page=2", f"/v1/unknown?api_key={RANDOM}&place=a",
                           f"/api/v1/paywall/a?pk=pk_{RANDOM}&", f"{REVENUECAT}?apiKey={RANDOM}&apiKey={RANDOM}", f"/v1/unknown?%zz={RANDOM}"):
                child.request("GET", target)
            self.assertEqual(warnings(child), [])
            paths = [entry["path"] for entry in child.call("log/read", {"after": 0, "reveal": True})["result"]["entries"] if entry["kind"] == "request"]
            self.assertEqual(paths[:2], [f"{SUPERWALL}?pk=***", f"{SUPERWALL}?place=a&%70K=***&page=2"])
            self.assertEqual(len(paths), 6)

    def test_body(self):
        """A key in a body is not in the log."""
        with HTTPChild() as child:
            for member in ("access_token", "apiKey", "project_api_key"):
                child.request("POST", "/v1/user/init", json.dumps({member: RANDOM, "source": "iOS"}).encode(), Content_Type="application/json")
            self.assertEqual(warnings(child), [])

    def test_token(self):
        """The service's own token behind a prefix is no live key."""
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder, "token")
            file.write_text(RANDOM + "\n")
            with HTTPChild("--token-file", str(file)) as child:
                self.assertEqual(send(child, REVENUECAT, "appl_" + RANDOM, X_Platform="iOS"), 201)
                for prefix in ("rcb_sb_", "pk_", ""):
                    self.assertEqual(send(child, REVENUECAT, prefix + RANDOM), 200, prefix)
                status, fields, _ = child.request("GET", REVENUECAT, Authorization="Bearer appl" + RANDOM, Origin="http://localhost:1")
                self.assertEqual((status, dict(fields).get("access-control-allow-origin")), (401, "http://localhost:1"), "a browser cannot read why")
                before = warnings(child)
                self.assertEqual([text for text in before if "live" in text], [])
                self.assertEqual(send(child, REVENUECAT, "appl_" + RANDOM, X_Platform="android"), 200)
                self.assertEqual(len(warnings(child)), len(before) + 1)

    def test_many(self):
        """A client that sends ever new keys does not fill the log."""
        with HTTPChild() as child:
            request = "GET /v1/subscribers/ann HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer pk_zq{}\r\n{}\r\n"
            count = 1_100
            with child.connect() as connection:
                texts = (request.format(number, "Connection: close\r\n" if number == count - 1 else "") for number in range(count))
                for text in texts:
                    connection.sendall(text.encode())
                    if "close" not in text:
                        self.assertTrue(connection.recv(1 << 16))
                while connection.recv(1 << 16):
                    pass
            self.assertEqual(len([line for line in child.log().splitlines() if "API key" in line]), 1_024)


if __name__ == "__main__":
    unittest.main()
