"""Which changes of the contract break a client: each is tried on the present contract."""
from __future__ import annotations

import copy
import subprocess
import sys
import unittest

import contract

sys.path.insert(0, str(contract.SCHEMAS))
import bundle
import compatibility

PRESENT = compatibility.slim(bundle.bundle())


def changed(change):
    """What the comparison says of a change."""
    document = copy.deepcopy(PRESENT)
    change(document["components"]["schemas"], document["methods"])
    return list(compatibility.breaking(PRESENT, document))


class Compatibility(unittest.TestCase):
    def test_nothing_breaks_without_a_change(self):
        self.assertEqual(changed(lambda schemas, methods: None), [])

    def test_nothing_breaks_since_the_release_without_a_new_version(self):
        run = subprocess.run([sys.executable, contract.SCHEMAS / "compatibility.py"], capture_output=True, text=True)
        self.assertEqual(run.returncode, 0, run.stdout)

    def test_what_a_client_does_not_notice(self):
        def add(schemas, methods):
            schemas["StorePurchaseParams"]["properties"]["colour"] = {"type": "string"}
            schemas["ServerDescribeResult"]["properties"]["colour"] = {"type": "string"}
            schemas["ServerDescribeResult"]["required"].append("colour")
            schemas["ErrorKind"]["enum"].append("unheardOf")
            schemas["Colour"] = {"type": "string"}
            methods.append({"name": "colour/read", "x-params": {"$ref": "#/components/schemas/NoParams"},
                            "result": {"schema": {"$ref": "#/components/schemas/Colour"}}})
        self.assertEqual(changed(add), [])

    def test_what_breaks_a_client(self):
        changes = {
            "clock/now: the method is gone": lambda schemas, methods: methods.remove(next(m for m in methods if m["name"] == "clock/now")),
            "Verification: the type is gone": lambda schemas, methods: schemas.pop("Verification"),
            "ServerDescribeResult: the member name is gone": lambda schemas, methods: schemas["ServerDescribeResult"]["properties"].pop("name"),
            "ServerDescribeResult: version may be missing now": lambda schemas, methods: schemas["ServerDescribeResult"]["required"].remove("version"),
            "StorePurchaseParams: colour is required now": lambda schemas, methods: schemas["StorePurchaseParams"].setdefault("required", []).append("colour"),
            "ErrorKind: the word syntax is gone": lambda schemas, methods: schemas["ErrorKind"]["enum"].remove("syntax"),
            "ServerLimits.depth: was": lambda schemas, methods: schemas["ServerLimits"]["properties"].update(depth={"type": "string"}),
        }
        for expected, change in changes.items():
            with self.subTest(expected):
                self.assertTrue(any(found.startswith(expected) for found in changed(change)), changed(change))


if __name__ == "__main__":
    unittest.main()
