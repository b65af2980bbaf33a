"""`from emporion.research import NAME` is the same thing whatever was imported before: no module takes its place."""

import pkgutil
import subprocess
import sys
from importlib.util import find_spec

import pytest

import emporion.research

PUBLIC = emporion.research.__all__
NEEDS = {"gymnasium_env": "gymnasium", "openspiel_game": "pyspiel", "pettingzoo_env": "pettingzoo"}
MODULES = [
    module.name
    for module in pkgutil.iter_modules(emporion.research.__path__)
    if find_spec(NEEDS.get(module.name, "emporion"))
]


def kinds_after(*modules: str) -> list[str]:
    """What the public names are in a fresh Python that imported these modules first."""
    lines = [f"import emporion.research.{name}" for name in modules]
    lines += ["import emporion.research as r", f"print(*(type(getattr(r, name)).__name__ for name in {PUBLIC!r}))"]
    done = subprocess.run([sys.executable, "-c", "\n".join(lines)], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


@pytest.mark.parametrize("order", [MODULES, MODULES[::-1]], ids=["forward", "backward"])
def test_all_modules_in_either_order(order: list[str]) -> None:
    assert kinds_after(*order) == kinds_after()


@pytest.mark.parametrize("name", sorted(set(PUBLIC) & set(MODULES)))
def test_a_name_that_is_also_a_module_comes_from_it(name: str) -> None:
    """Whichever comes first: the module is loaded with the package, and never bound again."""
    assert kinds_after(name) == kinds_after()
    assert "module" not in kinds_after(name)


def test_vector_works_twice() -> None:
    pytest.importorskip("numpy")
    for _ in range(2):
        from emporion.research import vector

        assert vector("ostia", tables=2).size == 2
