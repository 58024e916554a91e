#!/bin/sh
# Build or test the browser client:
#
#     tools/web.sh build      the client, into ticonderoga/server/client
#     tools/web.sh svelte     svelte-check, warnings are errors
#     tools/web.sh vitest     the client's own logic
#     tools/web.sh browser    whole games in Chromium against a real server
#     tools/web.sh pictures   the pictures of the README, into docs/pictures
#
# Node comes from the machine if it is new enough, otherwise from the extra 'node' into .venv.
# Chromium comes from the machine, or with apt-get if it is missing and we may install it.
set -u
cd "$(dirname "$0")/.." || exit 1
home=$(pwd)
venv=$home/.venv
[ $# -gt 0 ] && [ "$1" = build ] && exec </dev/null >&2

stop() {
    printf '\nmake: %s\n' "$1"
    shift
    for line in "$@"; do printf '      %s\n' "$line"; done
    exit 1
}

is_new_enough() {
    "$1" -e 'const [a, b] = process.versions.node.split(".").map(Number);
             process.exit(a > 20 && a !== 21 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null
}

find_node() {
    if command -v node >/dev/null 2>&1 && command -v npm >/dev/null 2>&1 && is_new_enough node; then
        return
    fi
    [ -x "$venv/bin/npm" ] && is_new_enough "$venv/bin/node" || tools/setup.sh node || exit 1
    PATH=$venv/bin:$PATH
    export PATH
    is_new_enough node ||
        stop "the browser table is built with Node 20.19 or newer, and none could be had." \
            "Install it (Debian 13+: sudo apt-get install nodejs npm) and run make again." \
            "The table in the terminal needs no Node:  make play-terminal"
}

install_packages() {
    stamp=web/node_modules/.ready
    if [ -f "$stamp" ] && [ ! web/package-lock.json -nt "$stamp" ]; then return; fi
    echo "make: installing the packages of the browser client."
    log=$venv/npm.log
    (cd web && npm ci --no-audit --no-fund) >"$log" 2>&1 || {
        tail -n 15 "$log"
        stop "npm could not install the client's packages; its last lines are above." \
            "The first run needs the network (later runs do not)." \
            "The table in the terminal needs no Node:  make play-terminal"
    }
    touch "$stamp"
}

find_chromium() {
    for name in ${CHROMIUM:-} chromium chromium-browser google-chrome google-chrome-stable; do
        CHROMIUM=$(command -v "$name" 2>/dev/null) && export CHROMIUM && return
    done
    return 1
}

need_chromium() {
    find_chromium && return
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        echo "make: installing Chromium with apt-get for the browser tests."
        export DEBIAN_FRONTEND=noninteractive
        { apt-get install -y -q --no-install-recommends chromium ||
            { apt-get update -q && apt-get install -y -q --no-install-recommends chromium; }; } \
            >"$venv/chromium.log" 2>&1
    fi
    find_chromium ||
        stop "the browser tests need Chromium, and none was found." \
            "Debian, Ubuntu:  sudo apt-get install chromium" \
            "If it is installed somewhere unusual:  make CHROMIUM=/path/to/chromium test"
}

build() {
    echo "make: building the browser client."
    log=$venv/client.log
    (cd web && npm run --silent build) >"$log" 2>&1 || {
        tail -n 15 "$log"
        stop "the browser client could not be built; the last lines are above, all of them in $log."
    }
}

mkdir -p "$venv"
case ${1:-} in
    build) find_node && install_packages && build ;;
    svelte) find_node && install_packages && cd web && npm run --silent check ;;
    vitest) find_node && install_packages && cd web && npm run --silent test ;;
    browser)
        need_chromium && find_node && install_packages && cd web && npm run --silent browser ;;
    pictures)
        need_chromium && find_node && install_packages && cd web && npm run --silent pictures ;;
    *) stop "web.sh: say build, svelte, vitest, browser or pictures." ;;
esac
