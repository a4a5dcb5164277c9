"""The page at /, and the explorer's page, in a real browser: Debian's Chromium, driven by what a person sees, hears and presses.

`-k qr_code` runs the tests with these words in their names.
"""
from __future__ import annotations

from collections.abc import Callable

import asserted
import chromium
import documents
import explored
import interaction
import late
import long
import looks
import pytest
import stream

TESTS = [*asserted.TESTS, *documents.TESTS, *explored.TESTS, *interaction.TESTS, *late.TESTS, *long.TESTS, *looks.TESTS, *stream.TESTS]


@pytest.mark.parametrize("test", TESTS, ids=lambda test: test.__name__)
def test_page(test: Callable[[chromium.Chromium], None], browser: chromium.Chromium) -> None:
    """One test of the page."""
    try:
        test(browser)
    except chromium.Skipped as reason:
        pytest.skip(str(reason))
