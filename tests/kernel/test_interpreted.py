"""The kernel's tests once more with the interpreted engine, and with them those of the tiny game."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from emporion import compiled


@pytest.mark.skipif(not compiled(), reason="the engine runs interpreted already")
def test_the_kernel_interpreted() -> None:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", str(Path(__file__).parent)]
    done = subprocess.run(
        command, env={**environment, "EMPORION_PURE": "1"}, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stdout + done.stderr
