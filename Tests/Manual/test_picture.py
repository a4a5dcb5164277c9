"""The picture in the README is what `redemption demo` prints."""
from __future__ import annotations

import picture


def test_the_picture_shows_what_the_program_prints(program: str) -> None:
    """`Tests/Manual/picture.py PROGRAM` draws it again."""
    assert picture.PICTURE.read_text(encoding="utf-8") == picture.picture(picture.printed(program))
