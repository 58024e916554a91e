"""Which packages a target installs, each with the hashes that its files may have.

    python tools/requirements.py [EXTRA]           # print them for `pip install --require-hashes`
    python tools/requirements.py --renew INDEX     # write hashes.txt anew from a package index

constraints.txt has the versions, under headings; hashes.txt the hashes of their wheels for
CPython 3.11 and newer on Linux, macOS and Windows, and of their sources for all other machines.
Nothing is needed for this but Python itself: it runs before anything is installed.
"""

from __future__ import annotations

import html
import re
import sys
import urllib.request
from pathlib import Path
from urllib.parse import urljoin

ROOT = Path(__file__).resolve().parent.parent
PINS = ROOT / "constraints.txt"
HASHES = ROOT / "hashes.txt"
EXTRAS: dict[str, tuple[str, ...]] = {
    "": ("run", "build"),
    "postgres": ("run", "build", "postgres"),
    "lab": ("run", "build", "common", "lab"),
    "ray": ("run", "build", "common", "lab", "ray"),
    "dev": ("run", "build", "postgres", "types", "common", "dev", "lab", "ray"),
    "node": ("run", "build", "node"),
    "compile": ("run", "build", "types", "compile"),
    "bench": ("run", "build", "compile", "bench"),
}
"""The headings of constraints.txt that each extra of pyproject.toml needs."""
ONLY_WHERE = {
    "uvloop": "sys_platform != 'win32'",
    "colorama": "sys_platform == 'win32'",
    "appnope": "sys_platform == 'darwin'",
}
LINK = re.compile(r'<a[^>]*href="([^"#]*)#sha256=([0-9a-f]{64})"[^>]*>([^<]+)</a>')
OTHER_PYTHONS = re.compile(
    r"-(cp2\d|cp3[5-9]|cp310|cp\d+t|pp\d+|graalpy\w+)-(?!abi3)|-cp\d+t?-cp\d+t-"
)
OTHER_MACHINES = re.compile(
    r"i686|win32|ppc64|s390x|riscv64|armv\d+l|iphone|ios_|android|emscripten|pyodide|wasm"
)
HEADER = """\
# The hashes that the files of each package may have. Written by tools/requirements.py --renew;
# tools/setup.sh installs nothing else.
"""


def sections(text: str) -> dict[str, dict[str, str]]:
    """The pins by the headings over them: {"run": {"rich": "15.0.0"}}."""
    found: dict[str, dict[str, str]] = {}
    heading = ""
    for line in text.splitlines():
        name, _, version = line.partition("==")
        if re.fullmatch(r"# [a-z]+", line):
            heading = line[2:]
            found[heading] = {}
        elif version:
            found[heading][name] = version
    return found


def known_hashes(text: str) -> dict[str, list[str]]:
    """By name and version, such as "rich==15.0.0"."""
    found: dict[str, list[str]] = {}
    pin = ""
    for line in text.splitlines():
        if line and not line.startswith(("#", " ")):
            pin = line.split()[0]
            found[pin] = []
        found.setdefault(pin, []).extend(re.findall(r"sha256:([0-9a-f]{64})", line))
    return found


def lines_for(extra: str) -> list[str]:
    """The requirements of an extra, each with its hashes; one that has none is an error."""
    pins = sections(PINS.read_text(encoding="utf-8"))
    hashes = known_hashes(HASHES.read_text(encoding="utf-8"))
    lines = []
    for heading in EXTRAS[extra]:
        for name, version in pins[heading].items():
            pin = f"{name}=={version}"
            if not hashes.get(pin):
                raise SystemExit(f"hashes.txt knows no hash of {pin}; see docs/dependencies.md")
            where = f" ; {ONLY_WHERE[name]}" if name in ONLY_WHERE else ""
            allowed = " ".join(f"--hash=sha256:{one}" for one in hashes[pin])
            lines.append(f"{pin}{where} {allowed}")
    return lines


# ---------------------------------------------------------------------- renewing


def is_wanted(file: str, name: str, version: str) -> bool:
    """Whether a file of an index is of this version, and for a machine that we speak of."""
    plain = re.sub(r"[-_.]+", "-", file).lower()
    begins = f"{re.sub(r'[-_.]+', '-', name).lower()}-{re.sub(r'[-_.]+', '-', version)}"
    if file.endswith(".tar.gz"):
        return plain == f"{begins}-tar-gz"
    if not file.endswith(".whl") or not plain.startswith(f"{begins}-"):
        return False
    return not OTHER_PYTHONS.search(file) and not OTHER_MACHINES.search(file)


def hashes_of(index: str, name: str, version: str) -> list[str]:
    page = urljoin(index.rstrip("/") + "/", re.sub(r"[-_.]+", "-", name).lower() + "/")
    with urllib.request.urlopen(page, timeout=60) as answer:
        text = answer.read().decode()
    files = [(html.unescape(file), digest) for _, digest, file in LINK.findall(text)]
    return sorted({digest for file, digest in files if is_wanted(file, name, version)})


def renew(index: str) -> None:
    """Ask an index for the hashes of everything in constraints.txt."""
    lines = [HEADER]
    for pins in sections(PINS.read_text(encoding="utf-8")).values():
        for name, version in pins.items():
            found = hashes_of(index, name, version)
            if not found:
                raise SystemExit(f"the index has no file of {name}=={version}")
            parts = [f"{name}=={version}", *[f"--hash=sha256:{one}" for one in found]]
            lines.append(" \\\n    ".join(parts) + "\n")
            print(f"{name}=={version}: {len(found)} files", file=sys.stderr)
    HASHES.write_text("".join(lines), encoding="utf-8")


def main(arguments: list[str]) -> int:
    if len(arguments) == 2 and arguments[0] == "--renew":
        renew(arguments[1])
        return 0
    extra = arguments[0] if arguments else ""
    if extra not in EXTRAS or len(arguments) > 1:
        raise SystemExit(
            f"there is no extra '{extra}'; there are: {', '.join(filter(None, EXTRAS))}"
        )
    print("\n".join(lines_for(extra)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
