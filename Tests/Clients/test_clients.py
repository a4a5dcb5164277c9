"""Public clients over Content-Length framing talk to a real server."""
from __future__ import annotations

import asyncio
import itertools
import subprocess
import threading
from typing import Any

import rpc
from pygls.client import JsonRPCClient
from pygls.exceptions import JsonRpcException
from pylsp_jsonrpc.endpoint import Endpoint
from pylsp_jsonrpc.exceptions import JsonRpcException as PylspException
from pylsp_jsonrpc.streams import JsonRpcStreamReader, JsonRpcStreamWriter

TIME_LIMIT = 60
OPTIONS = ["serve", "--clock", "virtual"]
APP = {"vendor": "revenuecat", "sdk": "flutter", "platform": "ios"}
ORDER = {"vendor": "revenuecat", "product": "pro", "entitlements": ["pro"], "email": "jürgen@example.com"}


def test_python_lsp_jsonrpc() -> None:
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


def test_pygls() -> None:
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
