"""What a browser says of itself, in three words: enough to know one's devices apart, and no more than that is kept."""

from __future__ import annotations

BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS", "Firefox"),
    ("Chrome/", "Chrome"),
    ("CriOS", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS = (
    ("iPad", "iPad"),
    ("iPhone", "iPhone"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)
"""Signs, the more telling first, and names."""


def agent_of(header: str) -> str:
    """Kind, browser and system, with bars between them; what is not known is left empty."""
    browser = next((name for sign, name in BROWSERS if sign in header), "")
    system = next((name for sign, name in SYSTEMS if sign in header), "")
    tablet = system == "iPad" or (system == "Android" and "Mobile" not in header)
    phone = system in ("iPhone", "Android")
    return "|".join(("tablet" if tablet else "phone" if phone else "computer", browser, system))
