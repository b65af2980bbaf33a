#!/usr/bin/env bash
# Makes .venv and puts Emporion (editable) with its dependencies into it. Called by `make install` when needed.
# Usage: tools/install.sh EXTRAS          e.g. tools/install.sh dev,research
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
extras=${1:-dev}
venv=.venv
export PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_USER=0
export EMPORION_BUILD_LATER=1 # the Makefile builds engine and client afterwards, where messages can be seen

say() { printf 'emporion: %s\n' "$*" >&2; }

# A Python of at least 3.11: $PYTHON, or the first good one found.
find_python() {
    local candidate
    for candidate in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11 python}; do
        if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            command -v "$candidate"
            return
        fi
    done
    say "Python 3.11 or newer is needed and was not found (looked for: ${PYTHON:-python3, python3.11 ... python3.14})."
    say "Debian, Ubuntu:  apt install python3 python3-venv python3-dev     or:  make install PYTHON=/path/to/python3"
    return 1
}

# uv: one that is there already, or our own in .uv.
find_uv() {
    if command -v uv; then return; fi
    if ! .uv/bin/uv --version >/dev/null 2>&1; then
        rm -rf .uv
        say "fetching uv"
        # Debian's python3 without python3-venv cannot make a venv with pip, but its pip can fill a folder.
        { "$python" -m venv .uv && .uv/bin/python -m pip install --quiet uv; } >/dev/null 2>&1 ||
            { rm -rf .uv && "$python" -m pip install --quiet --target .uv uv; } >/dev/null 2>&1 ||
            { rm -rf .uv && return 1; }
    fi
    printf '%s\n' "$PWD/.uv/bin/uv"
}

make_venv() {
    if [ -n "$uv" ] && "$uv" venv --quiet --seed --python "$python" "$venv"; then return; fi
    rm -rf "$venv"
    if "$python" -m venv "$venv" >/dev/null 2>&1; then return; fi
    rm -rf "$venv"
    if "$python" -m virtualenv --quiet "$venv" 2>/dev/null; then return; fi
    say "cannot make a virtual environment: this Python has neither venv with pip, nor virtualenv, nor could uv be fetched."
    say "Debian, Ubuntu:  apt install python3-venv python3-pip     then:  make install"
    return 1
}

fill_venv() {
    local what=(--constraint constraints.txt --editable ".[$extras]")
    if [ -n "$uv" ] && "$uv" pip install --quiet --python "$venv/bin/python" "${what[@]}"; then return; fi
    [ -z "$uv" ] || say "uv failed; trying pip"
    "$venv/bin/python" -m pip install --quiet "${what[@]}"
}

# A venv that was moved, or whose Python is gone, is made anew.
if [ -e "$venv" ] && { ! "$venv/bin/python" -c '' 2>/dev/null ||
    { [ -f "$venv/.installed" ] && [ "$(cut -d' ' -f2- "$venv/.installed")" != "$PWD" ]; }; }; then
    say "making $venv anew"
    rm -rf "$venv"
fi
rm -f "$venv/.installed"
python=$(find_python)
uv=$(find_uv) || { uv="" && say "uv could not be fetched: using pip, which is slower"; }
[ -e "$venv" ] || make_venv
say "installing dependencies ($extras)"
fill_venv
printf '%s %s\n' "$extras" "$PWD" >"$venv/.installed"
