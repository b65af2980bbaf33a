#!/usr/bin/env python3
"""A program that plays any of the games: it says a word it is offered, and passes only when nothing else is left.

emporion arena ostia --bots "exec:python examples/program.py",easy,random --games 30

One line of JSON per message, in and out: docs/protocol.md describes them all.
"""

import json
import random
import sys


def choose(message):
    """Your part: `sight` is what the seat sees, `journal` what happened, `offer` what may be said."""
    words = [word for word in message["offer"] if word != "pass"]
    return random.choice(words or message["offer"])


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"type": "ready", "protocol": 1}
    elif message["type"] == "decide":
        answer = {"type": "say", "id": message["id"], "word": choose(message)}
    elif message["type"] in ("refused", "error"):  # cannot happen while only offered words are said
        sys.exit(f"{message}")
    else:  # over
        break
    print(json.dumps(answer), flush=True)
