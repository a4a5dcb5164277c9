"""Archives whose bytes depend on nothing but their files: sorted names, one time, one owner."""
from __future__ import annotations

import gzip
import hashlib
import io
import os
import tarfile
import time
import zipfile

# A file in an archive: its bytes, and whether it may be executed.
Entry = tuple[bytes, bool]
Files = dict[str, Entry]


def text(content: str) -> Entry:
    """A text file."""
    return content.encode(), False


def file(path: str) -> Entry:
    """A file on disk, with its permission to execute."""
    with open(path, "rb") as opened:
        return opened.read(), os.access(path, os.X_OK)


def folder(path: str, prefix: str = "", leave_out=lambda name: False) -> Files:
    """Every file below a folder, by its path there."""
    found: Files = {}
    for place, folders, names in os.walk(path):
        folders.sort()
        for name in names:
            whole = os.path.join(place, name)
            relative = os.path.relpath(whole, path)
            if not leave_out(relative):
                found[prefix + relative] = file(whole)
    return found


def tar(files: Files, epoch: int, folders: dict[str, int] | None = None) -> bytes:
    """A tar archive; `folders` are empty folders with their modes."""
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w", format=tarfile.PAX_FORMAT) as archive:
        for name in sorted([*files, *(folders or {})]):
            info = tarfile.TarInfo(name)
            info.mtime = epoch
            if folders and name in folders:
                info.type, info.mode = tarfile.DIRTYPE, folders[name]
                archive.addfile(info)
                continue
            content, executable = files[name]
            info.size, info.mode = len(content), 0o755 if executable else 0o644
            archive.addfile(info, io.BytesIO(content))
    return out.getvalue()


def compressed(content: bytes) -> bytes:
    """Gzip without a name and a time."""
    return gzip.compress(content, 6, mtime=0)


def zipped(files: Files, epoch: int) -> bytes:
    """A zip archive, such as a jar: the manifest first, as Java's tools expect."""
    out = io.BytesIO()
    moment = time.gmtime(max(epoch, 315532800))[:6]
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=6) as archive:
        for name in sorted(files, key=lambda name: (name != "META-INF/MANIFEST.MF", name)):
            content, executable = files[name]
            info = zipfile.ZipInfo(name, moment)
            info.create_system, info.compress_type = 3, zipfile.ZIP_DEFLATED
            info.external_attr = (0o100755 if executable else 0o100644) << 16
            archive.writestr(info, content)
    return out.getvalue()


def digest(content: bytes, algorithm: str = "sha256") -> str:
    """A checksum in hexadecimal digits."""
    return hashlib.new(algorithm, content).hexdigest()
