"""A database that goes away, hangs, or says no: typed errors, and nothing that is not true."""
from __future__ import annotations

import os
import signal
import threading
import unittest

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
