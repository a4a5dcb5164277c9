"""A database that goes away, hangs, or says no: typed errors, and nothing that is not true."""
from __future__ import annotations

import json
import os
import signal
import threading
import unittest
import urllib.error
import urllib.parse
import urllib.request

from cluster import Cluster, children
from proxy import Proxy
from staging import buy, open_session, redeem, rpc_run, server


class Lost(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        # A long delay: what a transaction has written is lost in a crash unless it was committed.
        cls.cluster = cls.enterClassContext(Cluster("fsync = off", "wal_writer_delay = 10s"))
        cls.number = 0

    def address(self) -> str:
        Lost.number += 1
        return self.cluster.database(f"lost_{Lost.number}")

    def behind_proxy(self) -> tuple[Proxy, str]:
        name = Cluster.name(self.address())
        proxy = Proxy(self.cluster.folder)
        self.addCleanup(proxy.close)
        return proxy, self.cluster.address(name, proxy.folder)

    def test_answer_to_a_commit_is_lost(self):
        """The commit took effect, so the client is told the success; the code is used up."""
        proxy, address = self.behind_proxy()
        with server(address) as child:
            session = open_session(child)
            for _ in range(5):
                code = buy(child)
                proxy.cut = "after"
                self.assertEqual(redeem(child, session, code), "redeemed")
                self.assertNotEqual(redeem(child, open_session(child, "another"), code), "redeemed")
            self.assertEqual(proxy.cuts, 5)

    def test_commit_is_lost(self):
        """PostgreSQL never got it, so the client is told the error, and the code still works."""
        proxy, address = self.behind_proxy()
        with server(address) as child:
            session = open_session(child)
            for _ in range(5):
                code = buy(child)
                proxy.cut = "before"
                self.assertEqual(redeem(child, session, code), "ledgerUnavailable")
                self.assertEqual(redeem(child, session, code), "redeemed")

    def test_number_of_a_lost_transaction_is_used_again(self):
        """After a crash, a transaction of another program gets the number of ours, and is committed: ours was not."""
        proxy, address = self.behind_proxy()
        other = Cluster.name(self.address())
        crashed = threading.Event()

        def crash() -> None:
            self.cluster.kill()
            self.cluster.start()
            self.cluster.psql(
                "DO $$ BEGIN FOR number IN 1..20 LOOP EXECUTE format('CREATE TABLE other_%s ()', number); COMMIT; END LOOP; END $$", other)
            crashed.set()

        with server(address) as child:
            session, code = open_session(child), buy(child)
            (proxy.cut, proxy.meanwhile) = ("before", crash)
            self.assertEqual(redeem(child, session, code), "ledgerUnavailable")
            self.assertTrue(crashed.wait(120))
            self.assertEqual(redeem(child, session, code), "redeemed")

    def test_restart(self):
        """Requests fail while there is no database, and succeed when there is one again."""
        with server(self.address()) as child:
            session, code = open_session(child), buy(child)
            self.cluster.stop("immediate")
            reply = child.call("redemption/redeem", {"session": session, "code": code})
            self.assertEqual(reply["error"]["data"]["kind"], "ledgerUnavailable")
            self.assertEqual(child.call("session/describe", {"session": session})["result"]["entitlements"]["active"], [])
            self.cluster.start()
            self.assertEqual(redeem(child, session, code), "redeemed")

    def test_hung_database(self):
        """A database that does not answer ends the wait, not the server."""
        with server(self.address()) as child:
            session, code = open_session(child), buy(child)
            hung = children(self.cluster.pid())
            for process in hung:
                os.kill(process, signal.SIGSTOP)
            try:
                self.assertEqual(redeem(child, session, code), "ledgerUnavailable")
            finally:
                for process in hung:
                    os.kill(process, signal.SIGCONT)
            self.assertEqual(redeem(child, session, code), "redeemed")

    def test_another_server_hangs(self):
        """Its lock is waited for, and then the error says why."""
        address = self.address()
        with server(address) as child:
            session, code = open_session(child), buy(child)
            with self.cluster.holding(address):
                reply = child.call("redemption/redeem", {"session": session, "code": code})
                self.assertIn("another server holds the ledger", reply["error"]["message"] + str(reply["error"]["data"]))
            self.assertEqual(redeem(child, session, code), "redeemed")


class NotKnown(unittest.TestCase):
    """A commit without an answer, and no way to ask: the client is told so, until it is known. Never that nothing was changed."""

    @classmethod
    def setUpClass(cls) -> None:
        cls.cluster = cls.enterClassContext(Cluster("fsync = off"))
        cls.number = 0

    def behind_proxy(self) -> tuple[Proxy, str, str]:
        NotKnown.number += 1
        name = f"unknown_{NotKnown.number}"
        self.cluster.database(name)
        proxy = Proxy(self.cluster.folder)
        self.addCleanup(proxy.close)
        return proxy, self.cluster.address(name, proxy.folder), name

    def is_used(self, code: str, name: str) -> bool:
        return self.cluster.psql(f"SELECT used_at IS NOT NULL FROM redemptionkit.code WHERE code = '{code}'", name) == "t"

    def assert_not_known(self, reply: dict) -> None:
        self.assertEqual(reply.get("error", {}).get("data", {}).get("kind"), "resultNotKnown", reply)
        self.assertEqual(reply["error"]["code"], -32020)
        self.assertNotIn("nothing was changed", str(reply))

    def check(self, cut: str) -> None:
        proxy, address, name = self.behind_proxy()
        with server(address) as child:
            session = open_session(child)
            code, other = buy(child), buy(child)
            (proxy.cut, proxy.stays_down) = (cut, True)
            ask = {"session": session, "code": code}
            self.assert_not_known(child.call("redemption/redeem", ask))
            # Still not known; another code is another matter.
            self.assert_not_known(child.call("redemption/redeem", ask))
            self.assertEqual(redeem(child, session, other), "ledgerUnavailable")
            self.assert_not_known(child.call("redemption/redeem", ask))
            proxy.thaw()
            self.assertEqual(redeem(child, session, code), "redeemed")
            self.assertTrue(self.is_used(code, name))
            # Whose it is was settled before: after a commit that took effect, it is the first user's.
            self.assertNotEqual(redeem(child, open_session(child, "another"), code), "redeemed")
            self.assertEqual(redeem(child, session, other), "redeemed")
            self.assertEqual(proxy.cuts, 1)

    def test_cut_before_the_commit(self):
        self.check("before")

    def test_cut_after_the_commit(self):
        self.check("after")

    def test_frozen_before_the_commit(self):
        """The commit arrives when nobody waits for its answer any more."""
        self.check("freeze before")

    def test_frozen_after_the_commit(self):
        self.check("freeze after")

    def test_over_http(self):
        """A vendor's SDK is told the same, in the text of a 503."""
        proxy, address, name = self.behind_proxy()
        with server(address, "--http", "0") as child:
            port = urllib.parse.urlsplit(child.call("server/describe", {})["result"]["http"]["url"]).port
            params = {"vendor": "revenuecat", "product": "pro", "entitlements": ["pro"]}
            code = child.call("store/purchase", params)["result"]["link"]["code"]
            other = child.call("store/purchase", params)["result"]["link"]["code"]
            (proxy.cut, proxy.stays_down) = ("after", True)
            for _ in range(2):
                status, text = post(port, {"app_user_id": "ada", "redemption_token": code})
                self.assertEqual((status, "not known" in text, "changed nothing" in text), (503, True, False), text)
            status, text = post(port, {"app_user_id": "ada", "redemption_token": other})
            self.assertEqual((status, "changed nothing" in text), (503, True), text)
            self.assertTrue(self.is_used(code, name))
            proxy.thaw()
            # It is known now: the code is used up.
            status, text = post(port, {"app_user_id": "ada", "redemption_token": code})
            self.assertNotEqual(status, 503, text)
            status, text = post(port, {"app_user_id": "ada", "redemption_token": other})
            self.assertEqual(status, 200, text)


def post(port: int, body: dict[str, str]) -> tuple[int, str]:
    """Redeems at RevenueCat's path."""
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/v1/subscribers/redeem_purchase", json.dumps(body).encode(),
        {"Content-Type": "application/json", "Authorization": "Bearer appl_key"})
    try:
        with urllib.request.urlopen(request, timeout=60) as response:
            return response.status, response.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()


class Refused(unittest.TestCase):
    """A server that does not start says what to do."""

    @classmethod
    def setUpClass(cls) -> None:
        cls.cluster = cls.enterClassContext(Cluster("fsync = off"))

    def refusal(self, address: str, *options: str) -> str:
        return rpc_run(address, *options)

    def test_no_database(self):
        self.assertIn("createdb", self.refusal(self.cluster.address("missing")))

    def test_nobody_there(self):
        self.assertIn("running", self.refusal("postgres:///x?host=/nonexistent"))

    def test_password_in_the_address(self):
        text = self.refusal("postgres://ada:secret@localhost/x")
        self.assertIn("PGPASSWORD", text)
        self.assertNotIn("secret", text)

    def test_bad_address(self):
        text = self.refusal("postgres://ada@[::1/x")
        self.assertIn("postgres://USER@HOST:PORT/DATABASE", text)
        self.assertNotIn("secret", text)

    def test_another_clock(self):
        self.assertIn("--clock system", self.refusal(self.cluster.address("postgres"), "--clock", "offset"))

    def test_schema_of_another_program(self):
        address = self.cluster.database("taken")
        self.cluster.psql("CREATE SCHEMA redemptionkit; CREATE TABLE redemptionkit.purchase (id int)", "taken")
        self.assertIn("another program", self.refusal(address))
        self.assertEqual(self.cluster.psql("SELECT count(*) FROM redemptionkit.purchase", "taken"), "0")

    def test_newer_version(self):
        address = self.cluster.database("newer")
        with server(address) as child:
            buy(child)
        self.cluster.psql("UPDATE redemptionkit.ledger SET version = 99", "newer")
        self.assertIn("version 99", self.refusal(address))

    def test_encoding(self):
        self.cluster.psql("CREATE DATABASE latin ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0")
        self.assertIn("--encoding UTF8", self.refusal(self.cluster.address("latin")))

    def test_read_only(self):
        address = self.cluster.database("reading")
        with server(address) as child:
            code = buy(child)
        self.cluster.psql("ALTER DATABASE reading SET default_transaction_read_only = on")
        with server(address) as child:
            reply = child.call("redemption/redeem", {"session": open_session(child), "code": code})
            self.assertIn("read-only", str(reply["error"]))

    def test_user_without_rights(self):
        address = self.cluster.database("guarded")
        with server(address) as child:
            buy(child)
        self.cluster.psql("CREATE ROLE guest LOGIN")
        self.assertIn("may not do that", self.refusal(address.replace("postgres@", "guest@")))

    def test_wrong_password(self):
        self.cluster.psql("CREATE ROLE ada LOGIN PASSWORD 'right'")
        self.cluster.database("hers")
        rules = self.cluster.data / "pg_hba.conf"
        open_to_all = rules.read_text()
        rules.write_text("local all ada scram-sha-256\n" + open_to_all)
        self.cluster.psql("SELECT pg_reload_conf()")
        os.environ["PGPASSWORD"] = "wrong"
        self.addCleanup(os.environ.pop, "PGPASSWORD")
        text = self.refusal(self.cluster.address("hers").replace("postgres@", "ada@"))
        self.assertIn("PGPASSWORD", text)
        self.assertNotIn("wrong", text.split("ledger")[0])
