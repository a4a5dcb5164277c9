"""Plays a session of every method, right and wrong, and ends the server in order; its status says what a checker found.

`every_method.py [wrapper ...]`: the wrapper's words stand before the program, such as valgrind's.
"""
import json
import pathlib
import re
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Contract"))
import rpc

STORY = json.loads((pathlib.Path(__file__).resolve().parents[1] / "Contract" / "story.json").read_text())


def main(wrapper: list[str]) -> int:
    command = [*wrapper, rpc.executable(), "serve", "--clock", "virtual"]
    server = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    saved = {}
    sent = 0

    def call(method, params):
        nonlocal sent
        sent += 1
        server.stdin.write(json.dumps({"jsonrpc": "2.0", "id": sent, "method": method, "params": params}) + "\n")
        server.stdin.flush()
        for line in server.stdout:
            reply = json.loads(line)
            if reply.get("id") == sent:
                return reply
        raise EOFError(f"the server ended in {method}")

    def filled(value):
        if isinstance(value, str):
            whole = re.fullmatch(r"\$\{(\w+)\}", value)
            return saved[whole[1]] if whole else re.sub(r"\$\{(\w+)\}", lambda name: str(saved[name[1]]), value)
        if isinstance(value, dict):
            return {name: filled(member) for name, member in value.items()}
        return [filled(member) for member in value] if isinstance(value, list) else value

    for step in STORY:
        reply = call(step["method"], filled(step["params"]))
        for name, pointer in step.get("save", {}).items():
            value = reply["result"]
            for part in pointer.strip("/").split("/"):
                value = value[part]
            saved[name] = value
        call(step["method"], [1])
        call(step["method"], {name: [None] for name in step["params"]})
    call("rpc.discover", {})
    server.stdin.write('{"\n[{"jsonrpc":"2.0","id":"x","method":"clock/now"},1]\n{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":0}}\n')
    server.stdin.close()
    server.stdout.read()
    status = server.wait()
    print(f"{sent} requests of {len({step['method'] for step in STORY}) + 1} methods, exit status {status}")
    return 1 if status else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
