"""Writes the pictures of docs/page.md into a folder: Tests/Browser/screenshots.py FOLDER, with the interpreter that Tests/tools.py names."""
import pathlib
import sys

sys.path[:0] = [str(pathlib.Path(__file__).resolve().parents[1] / "Contract")]
import chromium  # noqa: E402
import looks  # noqa: E402

if __name__ == "__main__":
    browser = chromium.Chromium()
    try:
        looks.write_screenshots(browser, sys.argv[1])
    finally:
        browser.close()
