"""Reading rulebooks."""

from emporion.kernel.rulebook import Rule, read_rulebook, without_pictures

TEXT = """# Tiny: a game

Welcome to it.

## 1 Play

How it goes,
and on.

**TNY-1.1** Everybody stakes coins.
Still the same rule.

| a | table |
|---|---|

- and a list

**TNY-1.1.2** Short.

### 1.2 A smaller heading

**TNY-1.10** *Last* of them: see **TNY-1.1**.

## 2 Nothing

## 3 Notes

1. No rule here. **TNY-9.9** is not at the start.
"""


def test_a_rule_is_a_paragraph_that_starts_with_its_id() -> None:
    book = read_rulebook(TEXT)
    assert book.title == "Tiny: a game"
    assert book.ids() == ["TNY-1.1", "TNY-1.1.2", "TNY-1.10"]
    assert [section.title for section in book.sections] == [
        "",
        "1 Play",
        "1.2 A smaller heading",
        "2 Nothing",
        "3 Notes",
    ]
    assert book.sections[0].introduction == "Welcome to it."
    assert book.sections[1].introduction == "How it goes,\nand on."
    assert book.sections[4].introduction.startswith("1. No rule here.")


def test_what_follows_a_rule_belongs_to_it() -> None:
    rule = read_rulebook(TEXT).rule("TNY-1.1")
    assert rule == Rule(
        "TNY-1.1", "Everybody stakes coins.\nStill the same rule.\n\n| a | table |\n|---|---|\n\n- and a list"
    )


def test_a_smaller_heading_ends_a_rule() -> None:
    assert read_rulebook(TEXT).rule("TNY-1.1.2") == Rule("TNY-1.1.2", "Short.")


def test_a_rule_that_is_not_there() -> None:
    assert read_rulebook(TEXT).rule("TNY-9.9") is None
    assert read_rulebook("").ids() == []


def test_examples_have_numbers_of_chapter_8() -> None:
    assert [Rule(rule, "").example for rule in ("TNY-8.1", "TNY-8.2.1", "TNY-4.8.1", "TNY-80.1")] == [
        *(True, True, False, False)
    ]


def test_who_sees_text_only_gets_no_pictures() -> None:
    assert without_pictures("One.\n\n![What is seen.](turn-1)\n\nTwo ![here](x).") == "One.\n\nTwo ![here](x)."
