#!/bin/sh
# Packs the compiled engine and what it imports into gpu/emporion.tar.gz, to be carried to a machine that has torch and
# NumPy but no Emporion and no network. Usage: tools/selfplay/pack.sh [CHECKOUT]
# CHECKOUT (by default this one) has a .venv of that machine's Python version and an engine compiled for it.
set -eu
here=$(cd "$(dirname "$0")/../.." && pwd)
from=$(cd "${1:-$here}" && pwd)
python="$from/.venv/bin/python"
packages=$("$python" -c 'import sysconfig; print(sysconfig.get_path("platlib"))')
mkdir -p "$here/gpu"
(cd "$packages" && ls -d msgspec librt mypy_extensions.py typing_extensions.py) >"$here/gpu/packages"
tar -czf "$here/gpu/emporion.tar.gz" --exclude __pycache__ --exclude static \
    -C "$from/src" $(cd "$from/src" && ls -d emporion emporion__mypyc*.so) -C "$packages" -T "$here/gpu/packages"
rm "$here/gpu/packages"
"$python" --version
ls -l "$here/gpu/emporion.tar.gz"
echo "there: mkdir -p /tmp/engine && tar xzf gpu/emporion.tar.gz -C /tmp/engine && PYTHONPATH=/tmp/engine python3 -m tools.selfplay TITLE"
