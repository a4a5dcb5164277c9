"""`redemption doctor --served`: association files that a real host on loopback serves, fetched with the real curl."""
from __future__ import annotations

import http.server
import json
import pathlib
import shutil
import subprocess
import tempfile
import threading
import unittest

from child import rpc

APPLE = "/.well-known/apple-app-site-association"
GOOGLE = "/.well-known/assetlinks.json"


def apple(app: str) -> bytes:
    return json.dumps({"applinks": {"details": [{"appIDs": [app], "components": [{"/": "/r/*"}]}]}}).encode()


def google(package: str) -> bytes:
    target = {"namespace": "android_app", "package_name": package, "sha256_cert_fingerprints": ["14:6D"]}
    return json.dumps([{"relation": ["delegate_permission/common.handle_all_urls"], "target": target}]).encode()


@unittest.skipUnless(shutil.which("curl"), "the doctor asks hosts with curl")
class Served(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        (self.folder / "package.json").write_text('{"dependencies": {"expo": "54"}}')
        (self.folder / "app.json").write_text(json.dumps({"expo": {
            "ios": {"bundleIdentifier": "com.shop", "appleTeamId": "TEAM123456"}, "android": {"package": "com.shop"}}}))

    def serve(self, answers: dict[str, tuple[int, dict[str, str], bytes]]) -> str:
        """Serves the answers of each path; the address of the host."""
        asked = self.asked = []

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                asked.append(self.path)
                status, head, body = answers.get(self.path, (404, {}, b""))
                self.send_response(status)
                for name, value in (head | {"Content-Length": str(len(body))}).items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        self.addCleanup(thread.join)
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        return f"http://127.0.0.1:{server.server_port}"

    def served(self, *places: str) -> tuple[int, list[str]]:
        """The exit status, and what is wrong with the files."""
        options = [option for place in places for option in ("--served", place)]
        run = subprocess.run([rpc.executable(), "doctor", "--json", *options, str(self.folder)], stdin=subprocess.DEVNULL,
                             capture_output=True, text=True, timeout=60)
        self.assertEqual(run.stderr, "")
        found = json.loads(run.stdout)["findings"]
        return run.returncode, [each["message"] for each in found if each["rule"] == "association-served"]

    def test_right(self):
        """Files with the app's ids are fine; both are asked for once."""
        head = {"Content-Type": "application/json"}
        host = self.serve({APPLE: (200, head, apple("TEAM123456.com.shop")), GOOGLE: (200, head, google("com.shop"))})
        self.assertEqual(self.served(host)[1], [])
        self.assertEqual(sorted(self.asked), [APPLE, GOOGLE])

    def test_wrong(self):
        """Each answer that phones do not take is a finding, whatever the project has; no redirect is followed."""
        head = {"Content-Type": "application/json"}
        host = self.serve({APPLE: (301, {"Location": "/moved"}, b""), GOOGLE: (200, head, google("com.other"))})
        status, found = self.served(host)
        self.assertEqual((status, len(found)), (1, 2), found)
        self.assertIn("redirects to", found[0] + found[1])
        self.assertIn("the package com.other", found[0] + found[1])
        self.assertNotIn("/moved", self.asked)

    def test_one_file(self):
        """The address of one file asks for this one alone."""
        host = self.serve({GOOGLE: (200, {"Content-Type": "text/html"}, google("com.shop"))})
        status, found = self.served(host + GOOGLE)
        self.assertEqual((status, self.asked), (1, [GOOGLE]))
        self.assertEqual(len(found), 1, found)
        self.assertIn("the type is text/html", found[0])


if __name__ == "__main__":
    unittest.main()
