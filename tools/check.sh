#!/bin/sh
# Run the named checks one after another, all of them even if one fails, and sum up:
#
#     tools/check.sh ruff mypy pytest svelte vitest browser [-- more arguments for pytest]
set -u
cd "$(dirname "$0")/.." || exit 1
BIN=${BIN:-.venv/bin}
checks=
while [ $# -gt 0 ] && [ "$1" != -- ]; do
    checks="$checks $1"
    shift
done
[ $# -gt 0 ] && shift

run() {
    case $1 in
        ruff) "$BIN/ruff" check . ;;
        mypy) "$BIN/mypy" --strict ;;
        pytest)
            shift
            "$BIN/pytest" -n auto -q -m "not bench and not soak" "$@" ;;
        svelte | vitest | browser) tools/web.sh "$1" ;;
        *)
            echo "check.sh: there is no check called '$1'; choose from ruff, mypy, pytest," \
                "svelte, vitest, browser."
            return 2 ;;
    esac
}

summary=
failed=0
for check in $checks; do
    printf '== %s\n' "$check"
    started=$(date +%s)
    if run "$check" "$@"; then verdict=passed; else verdict=FAILED failed=1; fi
    summary="$summary$(printf '  %-7s %s in %d s' "$check" "$verdict" $(($(date +%s) - started)))
"
done
printf '\n== summary\n%s' "$summary"
if [ $failed = 0 ]; then echo "All checks passed."; else echo "Some checks failed; see above."; fi
exit $failed
