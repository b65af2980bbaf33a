from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.programs.common import Written


@pytest.fixture
def written(tmp_path: Path) -> Callable[..., Written]:
    return lambda *body, **more: Written(tmp_path, *body, **more)
