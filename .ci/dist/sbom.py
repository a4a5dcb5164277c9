"""The bill of materials in CycloneDX, written and validated by the OWASP foundation's own library.

Everything in it depends on the build alone: two builds of one commit with the same parts have the same bytes.
"""
from __future__ import annotations

import datetime
import json
import uuid

import archives
from contents import Part
from cyclonedx.model import ExternalReference, ExternalReferenceType, HashAlgorithm, HashType, XsUri
from cyclonedx.model.bom import Bom, BomMetaData
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.model.license import LicenseExpression
from cyclonedx.output.json import JsonV1Dot6
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from packageurl import PackageURL


def document(parts: list[Part], version: str, program: bytes, epoch: int) -> bytes:
    """The document for one program."""
    root = Component(
        name="redemption", type=ComponentType.APPLICATION, version=version, bom_ref="redemption", licenses=[LicenseExpression("Apache-2.0")],
        hashes=[HashType(alg=HashAlgorithm.SHA_256, content=archives.digest(program))])
    components = {part.name: component(part) for part in parts}
    moment = datetime.datetime.fromtimestamp(epoch, datetime.UTC)
    bom = Bom(components=components.values(), metadata=BomMetaData(component=root, timestamp=moment),
              serial_number=uuid.uuid5(uuid.NAMESPACE_URL, f"redemptionkit:{version}:{archives.digest(program)}"))
    bom.register_dependency(root, [components[part.name] for part in parts if not part.inside])
    for part in parts:
        bom.register_dependency(components[part.name], [components[inner.name] for inner in parts if inner.inside == part.name])
    # The library names itself with its licence and addresses; its version is enough.
    written = json.loads(JsonV1Dot6(bom).output_as_string())
    text = json.dumps(written, indent=2, sort_keys=True, ensure_ascii=False) + "\n"
    problem = JsonStrictValidator(SchemaVersion.V1_6).validate_str(text)
    if problem:
        raise SystemExit(f"the bill of materials is not valid: {problem}")
    return text.encode()


def component(part: Part) -> Component:
    """A part as a component."""
    sources = [ExternalReference(type=ExternalReferenceType.VCS, url=XsUri("https://" + part.purl.removeprefix("pkg:swift/").split("@")[0]),
                                 comment=part.revision)] if part.revision else []
    return Component(
        name=part.name, version=part.version or None, type=ComponentType.LIBRARY, bom_ref=part.purl, purl=PackageURL.from_string(part.purl),
        licenses=[LicenseExpression(part.license)], external_references=sources)
