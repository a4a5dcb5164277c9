"""Packs a release: `python3 .ci/dist [--program FILE] [--out FOLDER]`. `make dist` builds the program first.

Two builds of one commit write the same bytes; Tests/Install/same_bytes says on what condition, and compares them.
"""
from __future__ import annotations

import argparse
import os
import shutil
import sys

import archives
import contents
import image
import manual
import packages
from release import ROOT, Release, git

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.append(os.path.join(ROOT, "Tests"))
import tools  # noqa: E402


def use_tools() -> None:
    """Starts again with the pinned tools of Tests/requirements.txt."""
    interpreter = tools.python()
    if os.path.realpath(sys.prefix) != os.path.realpath(tools.ENVIRONMENT):
        os.execv(interpreter, [interpreter, HERE, *sys.argv[1:]])


def tarball(release: Release) -> dict[str, bytes]:
    """The program with its manual page and completions, to unpack over a prefix such as /usr/local."""
    top = f"redemptionkit-{release.version}-linux-x86_64/"
    files = {
        "bin/redemption": release.program,
        "share/man/man1/redemption.1": archives.text(manual.page(release.run("--experimental-dump-help"), release.version, release.epoch)),
        "share/bash-completion/completions/redemption": archives.text(release.run("--generate-completion-script", "bash")),
        "share/zsh/site-functions/_redemption": archives.text(release.run("--generate-completion-script", "zsh")),
        "share/fish/vendor_completions.d/redemption.fish": archives.text(release.run("--generate-completion-script", "fish")),
        "share/doc/redemptionkit/LICENSE": release.license,
        "share/doc/redemptionkit/README.md": release.source("README.md"),
        "share/doc/redemptionkit/CHANGELOG.md": release.source("CHANGELOG.md"),
        **{"share/doc/redemptionkit/" + name: entry for name, entry in release.licenses.items()},
    }
    return {top[:-1] + ".tar.gz": archives.compressed(archives.tar({top + name: entry for name, entry in files.items()}, release.epoch))}


def everything(release: Release, commit: str) -> dict[str, bytes]:
    """Every file of the release by its path in the folder."""
    files = tarball(release)
    files["openrpc.json"] = release.run("schema").encode()
    files[f"redemptionkit-{release.version}.cdx.json"] = release.sbom
    files["COMMIT"] = f"{commit}\n".encode()
    files[f"redemptionkit-image-{release.version}-linux-amd64.tar.gz"] = archives.compressed(image.archive(release))
    files.update({"npm/" + name: content for name, content in packages.npm(release).items()})
    files.update({"maven/" + name: content for name, content in packages.maven(release).items()})
    files.update({"unity/" + name: content for name, content in packages.unity(release).items()})
    files.update({"pub/" + name: content for name, content in packages.pub(release).items()})
    sums = "".join(f"{archives.digest(files[name])}  {name}\n" for name in sorted(files))
    files["SHA256SUMS"] = sums.encode()
    return files


def refuse(problems: list[str], repair: str) -> None:
    """Ends if there are problems: a release must not contain an old library."""
    if problems:
        raise SystemExit("\n".join(problems) + f"\nNothing was packed: {repair}.")


def main() -> None:
    parser = argparse.ArgumentParser(prog=".ci/dist", description="Packs a release.")
    parser.add_argument("--program", default=os.path.join(ROOT, ".build", "release", "redemption"), help="the static program")
    parser.add_argument("--out", default=os.path.join(ROOT, ".build", "dist"), help="the folder to write anew")
    options = parser.parse_args()
    use_tools()
    release = Release(options.program)
    commit = git("rev-parse", "HEAD").strip()
    if git("status", "--porcelain", "--untracked-files=no").strip():
        print("The work tree has changes: this is not the release of a commit.")
        commit += " with changes"
    reported = release.run("--version").strip()
    if reported != release.version:
        raise SystemExit(f"{options.program} is version {reported}; Schemas/openrpc.json says {release.version}. Build it again.")
    refuse([f"{archive} has changed since the program was linked" for archive in contents.changed()], "build it again with `make build`")
    refuse(contents.outdated(release.parts), "upgrade it, and build again with `make build`")
    for sentence in contents.low_floors(release.parts, release.source("Package.swift")[0].decode()):
        print(sentence)
    shutil.rmtree(options.out, ignore_errors=True)
    for name, content in everything(release, commit).items():
        path = os.path.join(options.out, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(content)
        if not name.startswith("maven/") or name.endswith(".jar"):
            print(f"{len(content) / 1e6:7.1f} MB  {os.path.relpath(path, os.getcwd())}")


if __name__ == "__main__":
    main()
