#!/usr/bin/env python3
"""Fetches the Kotlin compiler and its libraries once, from one pinned wheel, and cuts out the jars that the check needs.

Usage: toolchain.py FOLDER. The wheel is taken apart, never installed. Prints nothing when all is there.
"""
import glob
import os
import re
import subprocess
import sys
import tempfile
import venv
import zipfile

HERE = os.path.dirname(os.path.abspath(__file__))
INSIDE = "run_kotlin_kernel/jars/"
# The jars of the wheel by their names without versions.
JARS = {
    "kotlin-jupyter-kernel": "compiler.jar",
    "kotlin-stdlib": "kotlin-stdlib.jar",
    "kotlin-reflect": "kotlin-reflect.jar",
    "kotlin-script-runtime": "kotlin-script-runtime.jar",
    "annotations": "annotations.jar",
    "kotlinx-serialization-core-jvm": "kotlinx-serialization-core-jvm.jar",
    "kotlinx-serialization-json-jvm": "kotlinx-serialization-json-jvm.jar",
}
# The compiler carries the serialization plugin; these two files alone make it a plugin that can be asked for.
PLUGIN = "org.jetbrains.kotlinx.serialization.compiler.extensions."
SERVICES = {
    "META-INF/services/org.jetbrains.kotlin.compiler.plugin.CompilerPluginRegistrar": PLUGIN + "SerializationComponentRegistrar",
    "META-INF/services/org.jetbrains.kotlin.compiler.plugin.CommandLineProcessor": PLUGIN + "SerializationPluginOptions",
}


def fetch(folder):
    environment = os.path.join(folder, "venv")
    venv.create(environment, with_pip=True)
    command = [os.path.join(environment, "bin", "python3"), "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps", "--require-hashes",
               "-d", folder, "-r", os.path.join(HERE, "wheels.txt")]
    subprocess.run(command, check=True)
    return glob.glob(os.path.join(folder, "kotlin_jupyter_kernel-*.whl"))[0]


def cut(wheel, jars):
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            wanted = JARS.get(re.sub(r"-\d.*", "", os.path.basename(name)))
            if wanted and name.startswith(INSIDE):
                with open(os.path.join(jars, wanted), "wb") as file:
                    file.write(archive.read(name))
    missing = [jar for jar in JARS.values() if not os.path.exists(os.path.join(jars, jar))]
    if missing:
        sys.exit(f"The wheel does not hold {', '.join(missing)}.")


def cut_coroutines(jars):
    with zipfile.ZipFile(os.path.join(jars, "compiler.jar")) as fat, zipfile.ZipFile(os.path.join(jars, "kotlinx-coroutines.jar"), "w") as own:
        for name in fat.namelist():
            if name.startswith("kotlinx/coroutines/") or name.startswith("META-INF/kotlinx-coroutines-core."):
                own.writestr(name, fat.read(name))


def write_plugin(jars):
    with zipfile.ZipFile(os.path.join(jars, "serialization-plugin.jar"), "w") as plugin:
        for name, line in SERVICES.items():
            plugin.writestr(name, line + "\n")


def main():
    folder = sys.argv[1]
    jars = os.path.join(folder, "jars")
    with open(os.path.join(HERE, "wheels.txt"), encoding="utf-8") as file:
        pinned = file.read()
    stamp = os.path.join(folder, "jars.of")
    if os.path.exists(stamp) and open(stamp, encoding="utf-8").read() == pinned:
        return
    os.makedirs(jars, exist_ok=True)
    print("fetching the Kotlin compiler (81 MB, once)", flush=True)
    with tempfile.TemporaryDirectory(dir=folder) as download:
        cut(fetch(download), jars)
    cut_coroutines(jars)
    write_plugin(jars)
    with open(stamp, "w", encoding="utf-8") as file:
        file.write(pinned)


if __name__ == "__main__":
    main()
