#!/usr/bin/env python3
"""Runs every block of the README and of `docs` as printed, and checks every command, option, method and name in their sentences.
The errors for mistakes at the keyboard (mistakes.json) have to name the fix.

Arguments: pages whose blocks are run, such as docs/http.md; without any, all are. `-v` names the blocks that were not run.

A block that builds, installs or needs another program is checked in form only. The last line counts: passed, failed, skipped.
"""
from __future__ import annotations

import pathlib
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent / "Contract"), str(HERE.parent / "Codegen")]
import form  # noqa: E402
import mistakes  # noqa: E402
import running  # noqa: E402
from rpc import executable  # noqa: E402


def main() -> int:
    program = str(pathlib.Path(executable()).resolve())
    names = [argument for argument in sys.argv[1:] if argument != "-v"]
    failed = passed = 0

    def count(name: str, problems: list[str]) -> None:
        nonlocal failed, passed
        failed, passed = (failed + 1, passed) if problems else (failed, passed + 1)
        for problem in problems:
            print(f"FAILED {name}: {problem}", flush=True)

    help_, document = form.Help(program), form.contract(program)
    for check, argument in ((form.commands, help_), (form.own_commands, help_), (form.options, help_), (form.methods, document), (form.params, document),
                            (form.names, help_), (form.links, None), (form.length, None)):
        count(check.__doc__ or "", list(check(argument)))
    with tempfile.TemporaryDirectory() as folder:
        for name, findings in [] if names else mistakes.results(program, pathlib.Path(folder)):
            count(name, findings)
    form_only = 0
    with tempfile.TemporaryDirectory() as folder:
        for name, problem, ran in running.results(program, pathlib.Path(folder), names):
            if ran:
                count(name, [problem] if problem else [])
            else:
                form_only += 1
                if "-v" in sys.argv:
                    print(f"in form only: {name}")
    print(f"{form_only} blocks were checked in form only")
    print(f"{passed} passed, {failed} failed, 0 skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
