"""The script of action.yml, with what `make dist` and the Containerfile make; a tarball around the program under test, and a stand-in for Docker."""
from __future__ import annotations

import hashlib
import os
import re
import subprocess
import tarfile
import textwrap
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PROJECT = ROOT / "Tests" / "ProjectDoctorTests" / "Fixtures" / "android-typo"
NAME = "redemptionkit-0.1.0-linux-x86_64"


def script() -> str:
    """The step that runs the doctor."""
    found = re.search(r"^      run: \|\n((?:        .*\n|\n)+)", (ROOT / "action.yml").read_text(encoding="utf-8"), re.M)
    assert found is not None
    return textwrap.dedent(found.group(1))


def act(place: Path, **inputs: str) -> subprocess.CompletedProcess[str]:
    """Runs the step in a workspace of its own, as GitHub's runner does."""
    (place / "temp").mkdir(exist_ok=True)
    variables = dict.fromkeys(("VERSION", "SHA256", "TARBALL", "IMAGE", "SCHEME", "BASELINE", "SARIF"), "")
    variables |= {"PROJECT": str(PROJECT), "FAIL_ON": "warning", "UPLOAD": "false", "RULES_PAGE": "https://example.com/rules.md", "RELEASES": "file:///nowhere",
                  "RUNNER_TEMP": str(place / "temp"), "GITHUB_WORKSPACE": str(place), "GITHUB_OUTPUT": str(place / "output")}
    return subprocess.run(["bash", "-c", script()], capture_output=True, text=True, env={**os.environ, **variables, **inputs}, cwd=place)


@pytest.fixture
def dist(tmp_path: Path) -> Path:
    """The tarball of a release around the program under test, and its checksum."""
    folder = tmp_path / "dist"
    folder.mkdir()
    tarball = folder / f"{NAME}.tar.gz"
    with tarfile.open(tarball, "w:gz", compresslevel=1) as file:
        wrapper = tmp_path / "redemption"
        wrapper.write_text(f'#!/bin/sh\nexec "{program()}" "$@"\n', encoding="utf-8")
        wrapper.chmod(0o755)
        file.add(wrapper, f"{NAME}/bin/redemption")
    digest = hashlib.sha256(tarball.read_bytes()).hexdigest()
    (folder / "SHA256SUMS").write_text(f"{digest}  {NAME}.tar.gz\n", encoding="utf-8")
    return tarball


def program() -> str:
    return os.environ.get("REDEMPTION_EXECUTABLE") or str(ROOT / ".build" / "debug" / "redemption")


def test_tarball(dist: Path, tmp_path: Path) -> None:
    """The doctor of a tarball reports the finding and fails the job."""
    done = act(tmp_path, TARBALL=str(dist))
    assert (done.returncode, done.stderr) == (1, ""), done
    assert "scheme" in done.stdout
    assert act(tmp_path, TARBALL=str(dist), FAIL_ON="never").returncode == 0


def test_sarif(dist: Path, tmp_path: Path) -> None:
    """The report is written for the step that uploads it, though the job fails."""
    done = act(tmp_path, TARBALL=str(dist), UPLOAD="true")
    assert done.returncode == 1, done
    path = Path((tmp_path / "output").read_text(encoding="utf-8").strip().removeprefix("sarif="))
    assert '"2.1.0"' in path.read_text(encoding="utf-8")


def test_checksum(dist: Path, tmp_path: Path) -> None:
    """Another file under the name of the release does not run."""
    with dist.open("ab") as file:
        file.write(b"x")
    done = act(tmp_path, TARBALL=str(dist))
    assert done.returncode == 1 and f"::error::{NAME}.tar.gz does not have the checksum" in done.stdout, done


def test_image(tmp_path: Path) -> None:
    """With an image, the program runs in it, and sees the workspace alone."""
    tools = tmp_path / "tools"
    tools.mkdir()
    docker = tools / "docker"
    docker.write_text(f'#!/bin/sh\necho "$@" >> "{tmp_path}/asked"\nwhile [ "$1" != redemptionkit:0.1.0 ]; do shift; done; shift\nexec "{program()}" "$@"\n', encoding="utf-8")
    docker.chmod(0o755)
    done = act(tmp_path, IMAGE="redemptionkit:0.1.0", PATH=f"{tools}{os.pathsep}{os.environ['PATH']}")
    assert done.returncode == 1 and "scheme" in done.stdout, done
    asked = (tmp_path / "asked").read_text(encoding="utf-8")
    assert asked.startswith(f"run --rm --volume {tmp_path}:{tmp_path}:ro --workdir {tmp_path} redemptionkit:0.1.0 doctor "), asked


def test_nothing(tmp_path: Path) -> None:
    """Without a program the error says what to name."""
    done = act(tmp_path)
    assert done.returncode == 1 and "::error::Name a release (version and sha256), a tarball, or an image." in done.stdout, done
