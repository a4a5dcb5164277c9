"""Python types from the OpenRPC document on standard input, by an ordinary generator; the argument is the file to write.

The generator knows JSON Schema inside of OpenAPI: the document's components, without any paths, are enough for it.
"""
from __future__ import annotations

import json
import pathlib
import subprocess
import sys
import tempfile


def main() -> int:
    """Writes the file."""
    document = json.load(sys.stdin)
    wrapped = {"openapi": "3.1.0", "info": document["info"], "paths": {}, "components": {"schemas": document["components"]["schemas"]}}
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder) / "schemas.json"
        source.write_text(json.dumps(wrapped), encoding="utf-8")
        command = [
            str(pathlib.Path(sys.executable).with_name("datamodel-codegen")), "--input", str(source), "--input-file-type", "openapi",
            "--output", sys.argv[1], "--output-model-type", "pydantic_v2.BaseModel", "--target-python-version", "3.11",
            "--use-annotated", "--use-union-operator", "--collapse-root-models", "--use-schema-description",
            "--use-field-description", "--formatters", "builtin", "--disable-timestamp",
        ]
        return subprocess.run(command).returncode


if __name__ == "__main__":
    sys.exit(main())
