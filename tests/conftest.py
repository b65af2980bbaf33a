from __future__ import annotations

import pytest


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """A test that got another chance: what went wrong the first time is shown, though it may have passed since."""
    for report in terminalreporter.stats.get("rerun", []):
        terminalreporter.write_sep("-", f"tried again: {report.nodeid}")
        terminalreporter.write_line(report.longreprtext)
