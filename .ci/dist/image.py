"""A container image with nothing in it but the program, made without an engine.

One archive is both an OCI image layout (image-spec 1.0: `oci-layout`, `index.json`, `blobs`) and what `docker load` of any version
reads (`manifest.json`).
"""
from __future__ import annotations

import json
import time

import archives
from release import Release

LAYER = "application/vnd.oci.image.layer.v1.tar"
CONFIG = "application/vnd.oci.image.config.v1+json"
MANIFEST = "application/vnd.oci.image.manifest.v1+json"


def archive(release: Release) -> bytes:
    """The archive of the image `redemptionkit:VERSION`, as a tar."""
    created = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(release.epoch))
    name = f"redemptionkit:{release.version}"
    documents = {f"usr/share/doc/redemptionkit/{path}": entry for path, entry in {**release.licenses, "LICENSE": release.license}.items()}
    root = {"usr/bin/redemption": release.program, **documents}
    layer = archives.tar(root, release.epoch, {"tmp": 0o1777})
    config = compact({
        "created": created, "architecture": "amd64", "os": "linux",
        "config": {
            "Entrypoint": ["/usr/bin/redemption"], "Cmd": ["serve"], "User": "65532:65532", "WorkingDir": "/tmp",
            "Labels": {"org.opencontainers.image.title": "RedemptionKit", "org.opencontainers.image.version": release.version,
                       "org.opencontainers.image.licenses": "Apache-2.0"},
        },
        "rootfs": {"type": "layers", "diff_ids": ["sha256:" + archives.digest(layer)]},
        "history": [{"created": created, "created_by": "make dist"}],
    })
    manifest = compact({
        "schemaVersion": 2, "mediaType": MANIFEST, "config": descriptor(CONFIG, config), "layers": [descriptor(LAYER, layer)],
    })
    index = compact({
        "schemaVersion": 2,
        "manifests": [{
            **descriptor(MANIFEST, manifest), "platform": {"architecture": "amd64", "os": "linux"},
            "annotations": {"org.opencontainers.image.ref.name": release.version, "io.containerd.image.name": f"docker.io/library/{name}"},
        }],
    })
    files = {"oci-layout": archives.text('{"imageLayoutVersion":"1.0.0"}'), "index.json": (index, False)}
    for blob in (layer, config, manifest):
        files["blobs/sha256/" + archives.digest(blob)] = (blob, False)
    files["manifest.json"] = (compact([{
        "Config": "blobs/sha256/" + archives.digest(config), "RepoTags": [name], "Layers": ["blobs/sha256/" + archives.digest(layer)],
    }]), False)
    return archives.tar(files, release.epoch)


def descriptor(kind: str, blob: bytes) -> dict[str, object]:
    """How a document names a blob."""
    return {"mediaType": kind, "digest": "sha256:" + archives.digest(blob), "size": len(blob)}


def compact(value: object) -> bytes:
    """JSON without white space."""
    return json.dumps(value, separators=(",", ":")).encode()
