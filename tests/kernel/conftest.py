"""Plain Python cannot derive from compiled classes, so the tests with the tiny game run interpreted only.

`test_interpreted.py` runs this whole folder once more, interpreted; the other tests here run in both forms.
"""

from emporion import compiled

collect_ignore_glob = ["test_tiny_*.py", "conformance/test_tiny_*.py"] if compiled() else []
