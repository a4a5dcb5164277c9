"""Public clients over Content-Length framing and a Swift client with generated types talk to a real server.

The last line: passed, failed and skipped.
"""
from __future__ import annotations

import asyncio
import hashlib
import itertools
import pathlib
import subprocess
import sys
import threading
from typing import Any, Callable

from pygls.client import JsonRPCClient
from pygls.exceptions import JsonRpcException
from pylsp_jsonrpc.endpoint import Endpoint
from pylsp_jsonrpc.exceptions import JsonRpcException as PylspException
from pylsp_jsonrpc.streams import JsonRpcStreamReader, JsonRpcStreamWriter

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Contract"))
import rpc  # noqa: E402

TIME_LIMIT = 60
OPTIONS = ["serve", "--clock", "virtual"]
APP = {"vendor": "revenuecat", "sdk": "flutter", "platform": "ios"}
ORDER = {"vendor": "revenuecat", "product": "pro", "entitlements": ["pro"], "email": "jürgen@example.com"}


def python_lsp_jsonrpc() -> None:
    """python-lsp-jsonrpc buys, redeems, is told the event and an error, and cancels."""
    process = subprocess.Popen([rpc.executable(), *OPTIONS], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    events: list[dict[str, Any]] = []
    numbers = itertools.count()
    endpoint = Endpoint({"session/event": lambda params: events.append(params)}, JsonRpcStreamWriter(process.stdin).write, id_generator=lambda: f"id-{next(numbers)}")
    reader = JsonRpcStreamReader(process.stdout)
    listener = threading.Thread(target=reader.listen, args=(endpoint.consume,), daemon=True)
    listener.start()

    def call(method: str, params: Any = None) -> Any:
        return endpoint.request(method, params).result(timeout=TIME_LIMIT)

    assert "clock/now" in call("server/describe")["methods"]
    session = call("session/open", APP)["session"]
    link = call("store/purchase", ORDER)["link"]
    redeemed = call("redemption/redeem", {"session": session, "url": link["url"]})
    assert redeemed["outcome"]["kind"] == "redeemed", redeemed
    assert [event["name"] for event in events] == ["customerInfoUpdated"] * 2, events  # At the start, and after the redemption.
    try:
        call("session/describe", {"session": "none"})
        raise AssertionError("an unknown session is no error")
    except PylspException as error:
        assert error.code == -32000 and error.data["kind"] == "unknownSession", error
    call("fault/inject", {"kind": "delay", "seconds": 60})
    waiting = endpoint.request("redemption/redeem", {"session": session, "code": "code"})
    # Its own `cancel` of a future fails in the client itself when the reply comes; the notification is the same.
    endpoint.notify("$/cancelRequest", {"id": f"id-{next(numbers) - 1}"})
    try:
        waiting.result(timeout=TIME_LIMIT)
        raise AssertionError("a cancelled request has a result")
    except PylspException as error:
        assert error.code == -32800, error
    endpoint.shutdown()
    process.stdin.close()
    listener.join(TIME_LIMIT)
    assert process.wait(TIME_LIMIT) == 0


def pygls() -> None:
    """pygls buys, redeems, is told the event and an error, and sends many requests at once."""
    asyncio.run(asyncio.wait_for(pygls_session(), TIME_LIMIT))


async def pygls_session() -> None:
    client = JsonRPCClient()
    events = []

    @client.feature("session/event")
    def told(params: Any) -> None:
        events.append(params)

    await client.start_io(rpc.executable(), *OPTIONS)
    send = client.protocol.send_request_async
    assert "clock/now" in (await send("server/describe")).methods
    session = (await send("session/open", APP)).session
    link = (await send("store/purchase", ORDER)).link
    redeemed = await send("redemption/redeem", {"session": session, "url": link.url})
    assert redeemed.outcome.kind == "redeemed", redeemed
    assert [event.name for event in events] == ["customerInfoUpdated"] * 2, events
    try:
        await send("session/describe", {"session": "none"})
        raise AssertionError("an unknown session is no error")
    except JsonRpcException as error:
        assert error.code == -32000, error
    answers = await asyncio.gather(*[send("link/parse", {"url": f"rc-a://redeem_web_purchase?redemption_token={n}"}) for n in range(200)])
    assert [answer.link.code for answer in answers] == [str(n) for n in range(200)]
    client.protocol.notify("clock/now")
    await send("clock/now")
    client._server.stdin.close()
    assert await client._server.wait() == 0


def generated_swift() -> None:
    """The client in `Swift`, with the types that `redemption codegen --language swift --sdk flutter` writes."""
    folder = rpc.ROOT / ".build" / "clients"
    generate = [rpc.executable(), "codegen", "--language", "swift", "--sdk", "flutter", "--out", str(folder / "types")]
    subprocess.run(generate, check=True, stdout=subprocess.DEVNULL)
    sources = sorted([*(folder / "types").glob("*.swift"), *(pathlib.Path(__file__).parent / "Swift").glob("*.swift")])
    program, stamp = folder / "client", folder / "compiled.txt"
    wanted = hashlib.sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()
    if not program.exists() or not stamp.exists() or stamp.read_text() != wanted:
        options = ["-swift-version", "6", "-warnings-as-errors", "-wmo", "-Onone", "-enable-upcoming-feature", "ExistentialAny"]
        subprocess.run(["swiftc", *options, *map(str, sources), "-o", str(program)], check=True)
        stamp.write_text(wanted)
    result = subprocess.run([program, rpc.executable(), *OPTIONS], capture_output=True, text=True, timeout=TIME_LIMIT)
    assert result.returncode == 0 and result.stdout == "ok\n", result.stdout + result.stderr


CLIENTS: list[Callable[[], None]] = [python_lsp_jsonrpc, pygls, generated_swift]


def main() -> int:
    failed = 0
    for client in CLIENTS:
        try:
            client()
            print(f"{client.__name__}: ok", flush=True)
        except Exception as error:  # Any of a client's own errors is a failed test.
            failed += 1
            print(f"{client.__name__}: {error!r}", flush=True)
    print(f"{len(CLIENTS) - failed} {failed} 0")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
