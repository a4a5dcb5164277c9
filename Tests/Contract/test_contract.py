"""Holds a real server to the contract in Schemas/."""
from __future__ import annotations

import os
import pathlib
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from typing import Any

import bundle
import cases
import check_documents
import contract
import error_samples
import examples
import outcomes
import pytest
from conftest import Tally
from rpc import ROOT, Server

HERE = pathlib.Path(__file__).resolve().parent
SEED = int(os.environ.get("REDEMPTION_SEED", "5"))
ROUNDS = 4


def test_documents(tally: Tally) -> None:
    """What needs no server."""
    for check in check_documents.CHECKS:
        tally.add(f"documents: {check.__doc__}", list(check()))


def test_sampled_errors(tally: Tally) -> None:
    """The sample errors of the contract are the server's."""
    tally.add("sample errors", list(error_samples.findings()))


def test_discovery(tally: Tally, program: str) -> None:
    """`rpc.discover`, `redemption schema` and the files are one document, and it lists what the server serves."""
    with Server(program) as server:
        answer = server.result("rpc.discover", {})
        described = server.result("server/describe", {})
    printed = subprocess.run([program, "schema"], capture_output=True, text=True, encoding="utf-8", check=True).stdout
    tally.add("rpc.discover", [] if answer == bundle.bundle() else ["not what the schema files give"])
    tally.add("redemption schema", [] if printed.strip() == bundle.compact(answer) else ["not what rpc.discover answers"])
    listed = [method["name"] for method in answer["methods"]]
    difference = sorted(set(described["methods"]) ^ set(listed))
    for name in sorted(contract.planned()):
        tally.skip(f"{name} is planned and not served")
    tally.add("server/describe", [f"methods differ: {', '.join(difference)}"] if difference else [])
    own = {(vendor["vendor"], name) for vendor in described["vendors"] for name in vendor.get("calls", [])}
    rows = {(row["vendor"], row["name"]) for row in answer["components"]["schemas"]["SessionCallParams"]["x-calls"]}
    tally.add("own calls", [f"x-calls and server/describe differ in {call}" for call in sorted(own ^ rows)])


def test_recorded_examples(tally: Tally, program: str) -> None:
    """Every example of openrpc.json is what the server says today, and every message of it has its shape."""
    conversation = contract.Conversation()
    with Server(program) as server:
        for name, wrong in examples.differences(contract.openrpc(), server).items():
            tally.add(f"example {name}", wrong)
        for exchange in server.exchanges:
            tally.add(f"example message {exchange.request['method']}", conversation.check(exchange))


def shared_cases() -> Iterator[Any]:
    """Every shared case with its file; those of a file that is stateless may share a server."""
    for file, parts in cases.files():
        for case in parts:
            yield pytest.param(case, cases.is_stateless(parts), id=f"{file}: {case['description']}")


@pytest.fixture(scope="module")
def shared_server(program: str) -> Iterator[Server]:
    """A server for the cases that leave nothing behind."""
    with Server(program) as server:
        yield server


@pytest.mark.parametrize(("case", "is_stateless"), list(shared_cases()))
def test_shared_case(case: dict[str, Any], is_stateless: bool, request: pytest.FixtureRequest) -> None:
    """Every shared case holds, and every message of it has its shape."""
    server = request.getfixturevalue("shared_server" if is_stateless else "server")
    conversation = contract.Conversation()
    problems: list[str] = []
    for exchange, found in cases.Player(server).play(case):
        problems += found + conversation.check(exchange)
    problems += conversation.check(server.call("log/read", {"limit": 1000}))
    assert not problems, "\n".join(problems[:5])


def test_called(tally: Tally) -> None:
    """Which methods no shared case calls."""
    called = {step["method"] for _, parts in cases.files() for case in parts for step in case["steps"]}
    for name in sorted(set(contract.methods()) - called - {"$/cancelRequest", "rpc.discover"}):
        tally.skip(f"no shared case calls {name}")


TARGETS = list(enumerate(contract.shapes("Reply")))
TARGET_NAMES = [" ".join(target) for _, target in TARGETS]


@pytest.mark.parametrize(("number", "target"), TARGETS, ids=TARGET_NAMES)
def test_replies(number: int, target: tuple[str, str, str], tally: Tally, server: Server) -> None:
    """Every outcome, told to every target, has that target's shape, and reads back as an outcome."""
    conversation = contract.Conversation()
    words = dict(zip(("vendor", "sdk", "platform"), target))
    for kind in outcomes.KINDS:
        generator = outcomes.Generator(SEED * 1000 + number)
        problems: list[str] = []
        for _ in range(ROUNDS):
            rendered = server.call("reply/render", {"target": words, "outcome": generator.outcome(kind)})
            problems += conversation.check(rendered)
            if "error" in rendered.reply:
                problems.append(f"{rendered.reply['error']} for {rendered.request['params']}")
                continue
            reply = rendered.reply["result"]["reply"]
            read = server.call("reply/read", {"target": words, "reply": reply})
            problems += conversation.check(read)
            if "error" in read.reply:
                problems.append(f"cannot be read back: {read.reply['error']['data']} in {reply}")
        tally.add(f"reply {' '.join(target)} {kind} (seed {SEED})", problems)


@pytest.mark.parametrize("target", [target for _, target in TARGETS], ids=TARGET_NAMES)
def test_sessions(target: tuple[str, str, str], server: Server) -> None:
    """A whole session of every target: what it answers, tells as events and hands out as customer info has its shape."""
    conversation = contract.Conversation()
    words = dict(zip(("vendor", "sdk", "platform"), target))
    if target[0] == "superwall" and "session/foreground" in contract.planned():
        pytest.skip("its sessions are planned and not served")
    vendor = {"vendor": target[0]}
    opened = server.result("session/open", words)["session"]
    session = {"session": opened}
    subscription = {**vendor, "product": "pro", "plan": "yearly", "entitlements": ["pro"], "email": "ada@example.com", "trial": True,
                    "price": {"amountMicros": 13_640_000, "currency": "EUR"}, "gracePeriod": 86_400, "billingIssue": True}
    coins = {**vendor, "product": "coins", "entitlements": ["coins"], "kind": "oneTime", "store": "stripe", "sandbox": True}
    for order in (subscription, coins):
        link = server.result("store/purchase", order)["link"]
        for _ in range(2):
            server.call("redemption/redeem", {**session, "url": link["url"]})
    for method in ("session/customerInfo", "session/describe"):
        server.call(method, session)
    server.call("session/logIn", {**session, "appUserId": "ada"})
    server.call("redemption/redeem", {**session, "code": "no such code"})
    server.call("session/customerInfo", {**session, "fetchPolicy": "fetchCurrent"})
    server.call("fault/inject", {"kind": "http", "status": 503, "count": 9})
    server.call("redemption/redeem", {**session, "code": "no such code"})
    server.call("session/customerInfo", {**session, "fetchPolicy": "fetchCurrent"})
    server.call("fault/inject", {"kind": "none"})
    for method in ("session/logOut", "session/logOut", "session/close", "session/describe"):
        server.call(method, session)
    problems = [problem for exchange in server.exchanges for problem in conversation.check(exchange)]
    assert not problems, "\n".join(problems[:5])


def test_errors(tally: Tally, program: str) -> None:
    """Errors of the protocol itself have the shape of errors."""
    lines = ["{", "[]", "1", '{"jsonrpc":"2.0","id":1}', '{"jsonrpc":"2.0","id":[],"method":"clock/now"}', '{"a":1,"a":2}',
             '{"jsonrpc":"1.0","id":1,"method":"clock/now"}', '{"jsonrpc":"2.0","id":1,"method":"clock/never"}',
             '{"jsonrpc":"2.0","id":1,"method":"clock/now","params":[]}', '{"jsonrpc":"2.0","id":1,"method":"clock/now","params":5}']
    with Server(program) as server:
        for line in lines:
            server.write(line)
            reply = server.receive()
            tally.add(f"error for {line}", contract.problems(reply, "messages.schema.json#/$defs/ErrorResponse", "reply"))


def test_rejected_params(tally: Tally, program: str) -> None:
    """What the server rejects for its value, the schemas reject too; what they accept, it accepts."""
    buy = {"vendor": "superwall", "product": "p", "entitlements": ["e"]}
    price = {"amountMicros": 1, "currency": "EUR"}
    render = {"target": {"vendor": "superwall", "sdk": "native", "platform": "ios"}}
    failed = {"kind": "failed", "code": "c", "failure": {"reason": "http", "message": "m"}}
    wrong: list[tuple[str, dict[str, Any]]] = [
        *(("store/purchase", {**buy, "email": text}) for text in ("", "ada", "@", "a@", "@b", "a@b@c", "a\n@b", "a\x00@b")),
        *(("store/purchase", {**buy, name: text}) for name in ("product", "appUserId") for text in ("", "a\nb", "\x7f", "a\x85")),
        *(("store/purchase", {**buy, "entitlements": ["e", text]}) for text in ("", "a\nb", "\x9f")),
        *(("store/purchase", {**buy, "price": {**price, "amountMicros": number}}) for number in (1e300, 2.0**63, -1e19)),
        ("store/purchase", {**buy, "paywall": {"variables": {}, "product": {"periodDays": 1e300}}}),
        *(("fault/inject", {"kind": "timeout", "count": number}) for number in (0, -1, 1e300, 1.5)),
        ("fault/inject", {"kind": "delay"}), ("fault/inject", {"kind": "http", "status": 1e300}),
        ("reply/render", {**render, "outcome": {**failed, "failure": {**failed["failure"], "attempts": 1e300}}}),
        ("reply/render", {**render, "outcome": {**failed, "failure": {**failed["failure"], "backendCode": -1e300}}}),
    ]
    right: list[tuple[str, dict[str, Any]]] = [
        ("store/purchase", {**buy, "email": "a@b", "appUserId": "\u00e9 \u65e5", "price": {**price, "amountMicros": 2**63 - 1}}),
        ("fault/inject", {"kind": "delay", "seconds": 1, "count": 2**53 - 1}),
        ("reply/render", {**render, "outcome": failed}),
    ]
    with Server(program) as server:
        for method, params in wrong + right:
            found = contract.problems(params, contract.methods()[method]["x-params"]["$ref"], method)
            reply = server.call(method, params).reply
            is_wrong = (method, params) in wrong
            problems = [] if bool(found) == is_wrong else [f"the schema {'accepts' if is_wrong else 'rejects'} it: {found}"]
            if is_wrong != (reply.get("error", {}).get("code") == -32602):
                problems.append(f"the server: {reply}")
            elif is_wrong and "another value" in str(reply):
                problems.append(f"it does not say what was expected: {reply}")
            tally.add(f"params {method} {params}", problems)
        # Null counts as left out; the README says so.
        for method, params in [("store/purchase", {**buy, "email": None, "price": None}), ("fault/inject", {"kind": "timeout", "seconds": None})]:
            tally.add(f"null {method}", [] if "result" in server.call(method, params).reply else ["it is rejected"])
        secret = "3f2c9a1e-77aa-4b1c-9d2e-0a1b2c3d4e5f"
        merge = {**render["target"], "device": [], "web": {secret: {"identifier": "e", "startsAt": "x"}}}
        for web in ({secret: {"identifier": "e", "startsAt": "x"}}, {secret: {"identifier": "e"}}, {secret: {"x": 1}}):
            reply = server.call("entitlements/merge", {**merge, "web": web}).reply
            tally.add(f"no key of a map is told: {reply}", [] if "error" in reply and secret not in str(reply) else ["it is"])


def test_python_client(tally: Tally, program: str) -> None:
    """Types that an ordinary generator makes from the contract type-check, and a client written with them works."""
    environment = pathlib.Path(sys.executable).parent
    with tempfile.TemporaryDirectory() as folder:
        types = pathlib.Path(folder) / "redemption_types.py"
        client = HERE / "typed_client.py"
        printed = subprocess.run([program, "schema"], capture_output=True, text=True, encoding="utf-8", check=True).stdout
        make = subprocess.run([sys.executable, str(HERE / "make_types.py"), str(types)], input=printed, text=True, encoding="utf-8")
        tally.add("datamodel-code-generator", [] if make.returncode == 0 else ["made no types"])
        if make.returncode != 0:
            return
        paths = {**os.environ, "MYPYPATH": folder, "PYTHONPATH": folder}
        cache = ROOT / ".build" / "mypy"
        mypy = [str(environment / "mypy"), "--strict", "--no-error-summary", "--cache-dir", str(cache), str(types), str(client)]
        checked = subprocess.run(mypy, env=paths, cwd=folder, capture_output=True, text=True)
        tally.add("mypy --strict", checked.stdout.splitlines() if checked.returncode else [])
        talked = subprocess.run([sys.executable, str(client), program], env=paths, capture_output=True, text=True)
        tally.add("typed client", [] if talked.returncode == 0 else talked.stderr.splitlines()[-5:])


def test_written_types(tally: Tally, program: str) -> None:
    """`redemption codegen` writes what differs and nothing else, says what is stale, and refuses what it does not know."""
    with tempfile.TemporaryDirectory() as folder:
        def codegen(*arguments: str, language: str = "typescript") -> tuple[int, list[str]]:
            command = [program, "codegen", "--language", language, "--out", folder, *arguments]
            run = subprocess.run(command, capture_output=True, text=True, encoding="utf-8")
            return run.returncode, run.stdout.splitlines()

        types, foreign = pathlib.Path(folder, "types.ts"), pathlib.Path(folder, "mine.ts")
        foreign.write_text("mine\n", encoding="utf-8")
        status, stale = codegen("--check")
        tally.add("codegen --check before", [] if status == 1 and len(stale) == 6 and not types.exists() else stale)
        status, created = codegen()
        tally.add("codegen", [] if status == 0 and all(line.startswith("created: ") for line in created) else created)
        head = types.read_text(encoding="utf-8").split("\n", 1)[0]
        tally.add("codegen's first line", [] if "`redemption codegen --language typescript`" in head else [head])
        tally.add("codegen --check after", [] if codegen("--check") == (0, []) else ["fresh files are called stale"])
        whole = types.read_bytes()
        types.write_bytes(whole + b"// changed\n")
        stale_types = codegen("--check") == (1, [f"stale: {types}"])
        tally.add("codegen --check of a changed file", [] if stale_types else ["a changed file is not called stale"])
        written = codegen() == (0, [f"updated: {types}"]) and types.read_bytes() == whole
        tally.add("codegen over a changed file", [] if written else ["not only the changed file was written"])
        kept = foreign.read_text(encoding="utf-8") == "mine\n"
        tally.add("codegen beside a foreign file", [] if kept else ["it was touched"])
        tally.add("codegen --language perl", [] if codegen(language="perl")[0] == 64 else ["not refused as bad usage"])
