"""A server whose chance is fixed: the same title, seats and options are the same table, and bots choose the same again.

python -m tests.browser.server PORT
"""

import sys

from emporion.server.run import serve, settings_of

if __name__ == "__main__":
    settings = settings_of()
    settings.new_seed = lambda: "a table of the browser tests"
    serve(port=int(sys.argv[1]), open_browser=False, settings=settings)
