"""Whether a clone with something new is told, and ours as it is."""

import subprocess
from pathlib import Path

import pytest
from drift import main, ours, report, tables
from reading import Clone, numbers
from repositories import Names, Pin, Repository

WRAPPER = Repository(
    "Shop", "shop/wrapper", "shop_flutter",
    pins=(Pin("shop-ios", r"ios = (.*)", ("pins.txt",)), Pin("shop-android", r"android = (.*)", ("none", "pins.txt"))),
)
NATIVE = Repository("Shop", "shop/ios", "shop-ios", tag=r"v(\d+\.\d+\.\d+)", core=(r"Sources/(.*/)?Redeem\.swift",))


class Planted:
    def __init__(self, path: Path):
        self.path = path
        path.mkdir()
        self.git("init", "-q")

    def git(self, *arguments: str):
        person = ("-c", "user.name=a", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false")
        subprocess.run(["git", "-C", self.path, *person, *arguments], check=True, capture_output=True)

    def release(self, tag: str, **files: str):
        for name, text in files.items():
            file = self.path / name.replace("__", "/").replace("_swift", ".swift").replace("_txt", ".txt")
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        self.git("add", "-A")
        self.git("commit", "-q", "--allow-empty", "-m", tag)
        self.git("tag", tag)


def sources(folder: Path, kind: str, text: str) -> Path:
    file = folder / "ShopAdapter" / "Versions" / "Tables" / f"{kind}.txt"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)
    return folder


def clone(repository: Repository, path: Path) -> Clone:
    return Clone(repository, path, lambda package: pytest.fail(package))


def test_a_new_version_of_a_wrapper_is_told_with_what_it_brings(tmp_path):
    planted = Planted(tmp_path / "wrapper")
    planted.release("1.0.0", pins_txt="ios = 5.0.0\nandroid = 3.0.0\n")
    planted.release("1.0.1")
    ours = sources(tmp_path, "pins", "# shop_flutter | shop-ios shop-android | read | pins.txt\n1.0.0..1.0.1 5.0.0 3.0.0")
    assert report(clone(WRAPPER, planted.path), ours) == []
    planted.release("1.1.0", pins_txt="ios = 5.1.0\nandroid = 3.0.0\n")
    planted.release("1.1.0-beta.1")
    assert report(clone(WRAPPER, planted.path), ours) == ["shop_flutter: pins: 1.1.0 5.1.0 3.0.0 (new)"]


def test_a_pin_that_we_have_otherwise_is_told(tmp_path):
    planted = Planted(tmp_path / "wrapper")
    planted.release("1.0.0", pins_txt="ios = 5.0.0\n")
    ours = sources(tmp_path, "pins", "# shop_flutter | shop-ios shop-android | read | pins.txt\n1.0.0 5.0.0 3.0.0")
    assert report(clone(WRAPPER, planted.path), ours) == ["shop_flutter: pins: 1.0.0 5.0.0 - (ours: 5.0.0 3.0.0)"]


def test_a_new_fingerprint_names_the_files_to_read(tmp_path):
    planted = Planted(tmp_path / "native")
    planted.release("v1.0.0", Sources__Redeem_swift="a", Sources__Other_swift="a")
    first = clone(NATIVE, planted.path).fingerprint("v1.0.0")
    ours = sources(tmp_path, "fingerprints", f"# shop-ios | fingerprint | read | Redeem.swift\n1.0.0 {first} form")
    planted.release("v1.0.1", Sources__Other_swift="b")
    [line] = report(clone(NATIVE, planted.path), ours)
    assert line == f"shop-ios: fingerprint: 1.0.0..1.0.1 {first} (new)", "The same code in a version that the table has not."
    planted.release("v1.0.2", Sources__Redeem_swift="b")
    lines = report(clone(NATIVE, planted.path), ours)
    assert lines[-1] == "shop-ios: read: git diff v1.0.0 v1.0.2 -- 'Sources/Redeem.swift'"


def test_methods_that_came_or_went_are_told_with_their_platforms(tmp_path):
    wrapper = Repository(
        "Shop", "shop/wrapper", "shop_flutter", aside=("listen",),
        channel=(
            Names(r"case (\w+)", ("New.swift", "Plugin.swift"), "ios"),
            Names(r"fun (\w+)", ("plugin.txt",), "android", inside=r"(?s)class Plugin(.*)end"),
        ),
    )
    planted = Planted(tmp_path / "wrapper")
    planted.release("1.0.0", Plugin_swift="case buy", plugin_txt="class Plugin fun buy fun log end fun other")
    planted.release("1.1.0", New_swift="case buy\ncase offers\ncase listen", plugin_txt="class Plugin fun buy fun offers end")
    planted.release("1.2.0", New_swift="case buy\ncase offers\ncase sheet")
    ours = sources(tmp_path, "channels", "# shop_flutter | New.swift\n1.1.0 -android:log offers\n1.1.5 ios:gift")
    assert report(clone(wrapper, planted.path), ours) == [
        "shop_flutter: channels: 1.2.0 ios:sheet (new)", "shop_flutter: channels: 1.1.5 ios:gift (only ours)"]
    ours = sources(tmp_path, "channels", "# shop_flutter | New.swift\n1.1.0 offers\n1.2.0 ios:sheet")
    assert report(clone(wrapper, planted.path), ours) == ["shop_flutter: channels: 1.1.0 -android:log offers (ours: offers)"]


def test_an_error_that_changed_its_number_is_told(tmp_path):
    native = Repository("Shop", "shop/ios", "shop-ios", errors=(Names(r"case (\w+) = (\d+)", ("Errors.swift",)),))
    planted = Planted(tmp_path / "native")
    planted.release("1.0.0", Errors_swift="case used = 39\ncase expired = 40")
    planted.release("2.0.0", Errors_swift="case used = 40\ncase expired = 39")
    assert report(clone(native, planted.path), tmp_path) == [
        "shop-ios: errors: 2.0.0 -expired=40 -used=39 expired=39 used=40 (new)"]


def test_our_tables_have_the_form_that_this_reads():
    found = tables(ours("Superwall", "pins"))
    assert [row[2] for row in found["expo-superwall"] if row[1] == "1.2.0"] == [("4.16.1", "2.7.20")]
    for kind in ("pins", "fingerprints", "channels", "errors"):
        for package, rows in tables(ours("Superwall", kind) + ours("RevenueCat", kind)).items():
            assert rows, package
            assert all(numbers(one[1]) < numbers(next_one[0]) for one, next_one in zip(rows, rows[1:])), package


def test_a_folder_without_clones_is_nothing_new(tmp_path, capsys):
    assert main([str(tmp_path)]) == 0
    assert "superwall/Superwall-iOS: no clone in" in capsys.readouterr().err
