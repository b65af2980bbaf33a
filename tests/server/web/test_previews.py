"""What a link to us shows elsewhere."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import httpx

from emporion.games import playable
from emporion.server.service import Settings
from tests.server.driver import InThread, Player

PAGE = '<!doctype html><html><head><title>E</title><script>var a = "</b>"</script></head><body></body></html>'


def tags(page: str) -> dict[str, str]:
    return {name: unescape(text) for name, text in re.findall(r'<meta property="og:(\S+)" content="([^"]*)"', page)}


async def test_links_show_a_title_or_a_table(tmp_path: Path) -> None:
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text(PAGE, encoding="utf-8")
    settings = Settings(
        data=tmp_path / "data", bot_delay=0, bot_workers=1, static=static, origins=("https://g.example",)
    )
    with InThread(settings) as home:
        async with Player(home.base, 'A"n<na') as anna, Player(home.base, "Bela") as bela:
            waiting = (await anna.open("me", "open", "open", language="fr"))["id"]
            closed = (await anna.open("me", "bot", "bot", spectators="none"))["id"]

            async def shown(path: str, language: str = "en-GB,en;q=0.8") -> dict[str, str]:
                answer = await bela.http.get(path, headers={"accept-language": language})
                assert (
                    answer.status_code == 200
                    and "script-src 'self' 'sha256-" in answer.headers["content-security-policy"]
                )
                return tags(answer.text)

            first = await shown("/")
            assert (first["title"], first["image"]) == ("Emporion", "https://g.example/og/emporion.jpg")
            assert first["description"].startswith("Five ancient trading games")
            assert (await shown("/", "fr-FR"))["description"].startswith("Cinq jeux de commerce antiques")
            title = await shown("/rules/porto_carthago/PCA-1")
            assert (title["title"], title["image"]) == (
                "Porto Carthago · Emporion",
                "https://g.example/og/porto_carthago.jpg",
            )
            table = await shown(f"/table/{waiting}")  # in the language that is spoken there
            assert (table["title"], table["url"]) == ("Ostia · Emporion", f"https://g.example/table/{waiting}")
            assert table["description"] == 'A"n<na vous attend. Encore 2 places.'
            # Of a table without spectators, and of one that is not there, nothing is told.
            for path in (f"/table/{closed}", "/table/nothing", "/table/" + "x" * 99):
                assert (await shown(path))["description"] == first["description"]
            same = await bela.http.get("/", headers={"accept-language": "en"})
            again = {"accept-language": "en", "if-none-match": same.headers["etag"]}
            assert (await bela.http.get("/", headers=again)).status_code == 304
            assert same.headers["vary"] == "accept-encoding, accept-language"


def test_every_title_has_its_picture() -> None:
    pictures = Path(__file__).parents[3] / "web" / "public" / "og"
    assert {file.stem for file in pictures.glob("*.jpg")} >= {*playable(), "emporion"}


def test_the_app_s_icons_are_what_the_manifest_says() -> None:
    import json
    import struct

    public = Path(__file__).parents[3] / "web" / "public"
    manifest = json.loads((public / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        content = (public / icon["src"].lstrip("/")).read_bytes()
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", content[16:24])
            assert f"{width}x{height}" == icon["sizes"]
    assert httpx.URL(manifest["start_url"]).path == "/"
