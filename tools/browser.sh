#!/usr/bin/env bash
# Prints the path of a Chrome or Chromium for the browser tests. As root on Debian it installs one when there is none,
# unless EMPORION_BROWSER=none. With --tell it only says, in time, what it is going to do.
# Chromium without a window (headless shell) comes first: the same pages for a third less work of the processor.
set -euo pipefail

say() { printf 'emporion: %s\n' "$*" >&2; }

find_browser() {
    local candidate
    for candidate in "${EMPORION_BROWSER:-}" "${CHROME_BIN:-}" chromium-headless-shell \
        "${PLAYWRIGHT_BROWSERS_PATH:-$HOME/.cache/ms-playwright}"/chromium_headless_shell-*/*/*headless*shell \
        chromium chromium-browser google-chrome google-chrome-stable chrome \
        "${PLAYWRIGHT_BROWSERS_PATH:-$HOME/.cache/ms-playwright}"/chromium-*/chrome-linux*/chrome \
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome" \
        /Applications/Chromium.app/Contents/MacOS/Chromium; do
        # Asking for the version weeds out stubs that only tell you to install something else.
        if [ -n "$candidate" ] && command -v "$candidate" >/dev/null && "$candidate" --version >/dev/null 2>&1; then
            command -v "$candidate"
            return
        fi
    done
    return 1
}

can_install() { [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; }

if [ "${EMPORION_BROWSER:-}" = none ]; then
    if [ "${1:-}" = --tell ]; then exit; fi
    say "no browser, because EMPORION_BROWSER=none"
    exit 1
fi
if [ "${1:-}" = --tell ]; then
    if find_browser >/dev/null; then exit; fi
    if can_install; then
        say "there is no Chrome or Chromium. After the other tests, the package chromium-headless-shell (or chromium) will be installed AS ROOT with apt-get."
        say "To prevent that:  make test EMPORION_BROWSER=/path/to/chrome     without browser tests:  make test EMPORION_BROWSER=none"
    else
        say "there is no Chrome or Chromium: the browser tests will not be run.  Debian, Ubuntu:  sudo apt install chromium"
    fi
    exit
fi
if find_browser; then exit; fi
if can_install; then
    say "installing chromium-headless-shell for the browser tests"
    export DEBIAN_FRONTEND=noninteractive
    add() { apt-get install -y -qq --no-install-recommends "$1" >&2; }
    apt-get update -qq >&2 || true
    add chromium-headless-shell || add chromium || true
    if find_browser; then exit; fi
fi
say "NO BROWSER: the browser tests need Chrome or Chromium, and none was found."
say "Debian:  sudo apt install chromium     or:  EMPORION_BROWSER=/path/to/chrome make test"
exit 1
