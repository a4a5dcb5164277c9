"""The tables of which replies are made: a wrong row is named by its place, and no row stands there for nothing."""

from __future__ import annotations

import pathlib
import shutil
import sys
import tempfile
import unittest
from unittest import mock

import contract

sys.path.insert(0, str(contract.SCHEMAS))
from replies import revenuecat, superwall, tables

WRONG = [
    (revenuecat, "kmp", "Entitlement\tisActive\tisActive", "Entitlement\tisActive\tactive", "members.tsv has no Entitlement active"),
    (revenuecat, "kmp", "Entitlement\tisActive\tisActive\t\tmust", "Entitlement\tisActive\tisActive\tseconds\tmust", "a date has one of the forms"),
    (revenuecat, "hybrid-ios", "\tfirstSeen\tseconds\tmust", "\tfirstSeen\t\tmust", "a date has one of the forms"),
    (revenuecat, "native-ios", "Subscription\tprice\tprice\t\tmay", "Subscription\tprice\tprice\t\tmight", "need is must or may"),
    (revenuecat, "native-ios", "\tprice\t\tmay\tnull", "\tprice\t\tmay\tnever", "null is null, always, notFlutter or nothing"),
    (revenuecat, "native-android", "Subscription\tisActive", "Subscription\twillRenew", "willRenew is there already"),
    (superwall, "entitlement", "flutter\tstate\tstate", "flutter\tstate\tstatus", "members.tsv has no entitlement status"),
    (superwall, "entitlement", "unity\tid", "unify\tid", "the columns are one of"),
    (superwall, "entitlement", "expo\ttype", "expo\tid", "id is there already"),
    (superwall, "transactions", "store\tstore\tnull", "store\tstore\tnil", "untold is absent, null or nothing"),
]


class ReplyTables(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))
        for vendor in (revenuecat, superwall):
            shutil.copytree(contract.SCHEMAS / vendor.VENDOR, self.folder / vendor.VENDOR)
        self.enterContext(mock.patch.object(tables, "SCHEMAS", self.folder))

    def test_a_wrong_row_is_named_by_file_and_line(self):
        for vendor, table, right, wrong, problem in WRONG:
            with self.subTest(f"{vendor.VENDOR}/{table}: {wrong}"):
                file = self.folder / vendor.VENDOR / "replies" / f"{table}.tsv"
                text = file.read_text()
                self.assertIn(right, text)
                file.write_text(text.replace(right, wrong, 1))
                with self.assertRaises(SystemExit) as ended:
                    vendor.document()
                place = f"Schemas/{vendor.VENDOR}/replies/{table}.tsv:"
                self.assertRegex(str(ended.exception), rf"^{place}\d+: .*{problem}")
                line = int(str(ended.exception).removeprefix(place).partition(":")[0])
                self.assertIn(wrong, file.read_text().splitlines()[line - 1])
                file.write_text(text)

    def test_every_fact_is_told_by_a_layer(self):
        told = {(row["type"], row["fact"]) for shape in tables.rows("revenuecat", "shapes") for row in revenuecat.columns(shape["columns"])}
        self.assertEqual(told, set(revenuecat.members()))
        told = {("entitlement", row["fact"]) for row in superwall.rows_of("entitlement")}
        told |= {(row["columns"], row["fact"]) for row in superwall.rows_of("transactions")}
        self.assertEqual(told, {(row["of"], row["fact"]) for row in tables.rows("superwall", "members")})
