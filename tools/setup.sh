#!/bin/sh
# Make .venv (once) and install the project into it, with an extra if one is named:
#
#     tools/setup.sh [dev|bench|compile|node]
#
# The Makefile calls this. Everything it says goes to stderr and it never reads stdin, so that
# answers piped into `make play` reach the game.
set -u
exec </dev/null >&2
cd "$(dirname "$0")/.." || exit 1
extra=${1:-}
venv=.venv

stop() {
    printf '\nmake: %s\n' "$1"
    shift
    for line in "$@"; do printf '      %s\n' "$line"; done
    exit 1
}

is_new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }
can_make_venvs() { "$1" -c 'import venv, ensurepip' 2>/dev/null; }

# Sets $python to the first Python 3.11+ that can make virtual environments, or failing that,
# to the first Python 3.11+, or to nothing.
find_python() {
    python=
    for candidate in ${PYTHON:-} python3 python3.14 python3.13 python3.12 python3.11 python \
        /usr/bin/python3 /usr/local/bin/python3; do
        is_new_enough "$candidate" || continue
        if can_make_venvs "$candidate"; then
            python=$candidate
            return
        fi
        python=${python:-$candidate}
    done
}

as_root() {
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1
}

make_venv() {
    find_python
    if [ -z "$python" ]; then
        stop "Ticonderoga needs Python 3.11 or newer, and none was found." \
            "Debian 12+, Ubuntu 24.04+:  sudo apt-get install python3 python3-venv" \
            "Fedora:                     sudo dnf install python3" \
            "macOS with Homebrew:        brew install python@3.12" \
            "If it is installed somewhere unusual:  make PYTHON=/path/to/python3 …"
    fi
    if ! can_make_venvs "$python"; then
        version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
        if as_root; then
            echo "make: this Python lacks the venv module; installing python3-venv with apt-get."
            export DEBIAN_FRONTEND=noninteractive
            apt-get install -y -q python3-venv "python$version-venv" ||
                { apt-get update -q && apt-get install -y -q python3-venv "python$version-venv"; } ||
                apt-get install -y -q python3-venv
        fi
        can_make_venvs "$python" ||
            stop "$python cannot make virtual environments (its venv or ensurepip module is missing)." \
                "Debian, Ubuntu:  sudo apt-get install python3-venv python$version-venv" \
                "Elsewhere:       install a complete Python 3.11+ and run  make PYTHON=/path/to/python3 …"
    fi
    echo "make: making the virtual environment $venv with $("$python" --version)."
    rm -rf "$venv"
    "$python" -m venv "$venv" ||
        stop "$python could not make the virtual environment $venv; its message is above." \
            "Is there space on the disk, and may you write in this folder?"
}

install() {
    log=$venv/setup.log
    if "$venv/bin/python" -m pip install --quiet --disable-pip-version-check \
        "$@" >"$log" 2>&1; then
        return
    fi
    if grep -q -i -E 'name resolution|unreachable|connection (broken|refused|reset)|timed out|ProxyError' "$log"
    then
        stop "the Python package index could not be reached, so the packages could not be fetched." \
            "The first run needs the network (later runs do not). Check the connection, or pip's" \
            "own configuration if you use a mirror or a proxy, and run make again."
    fi
    if grep -q 'DO NOT MATCH THE HASHES' "$log"; then
        tail -n 15 "$log"
        stop "a package is not the one that hashes.txt names, so nothing was installed." \
            "Its last lines are above. If you use a mirror, it may have built the package itself."
    fi
    tail -n 15 "$log"
    stop "pip could not install the packages; its last lines are above, all of them in $log."
}

"$venv/bin/python" -m pip --version >/dev/null 2>&1 && is_new_enough "$venv/bin/python" || make_venv

echo "make: installing Ticonderoga${extra:+ with the extra '$extra'} into $venv."
# Every package by its hash, build backends included; then ourselves, which no index knows.
wanted() {
    "$venv/bin/python" tools/requirements.py $1 >"$venv/requirements.txt" ||
        stop "there is no list of packages for '$1'; the message is above."
    shift
    install --require-hashes "$@" --requirement "$venv/requirements.txt"
}
if [ "$extra" = bench ]; then  # python-chess comes as a source package and needs setuptools
    wanted compile
    wanted bench --no-build-isolation
else
    wanted "$extra"
fi
install --no-deps --no-build-isolation --editable .
touch "$venv/.ready${extra:+-$extra}"
