#!/usr/bin/env bash
# Writes constraints.txt: the versions everything is known to work with, for every Python we support.
# It names no package index, unlike uv.lock.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
uv=$(command -v uv || echo .uv/bin/uv)
{
    echo "# The versions everything is known to work with. Renewed by \`make lock\`, used by \`make install\`."
    "$uv" pip compile --quiet --universal --python-version 3.11 --all-extras --no-header --no-annotate \
        --no-emit-index-url --upgrade pyproject.toml
} >constraints.new
mv constraints.new constraints.txt
