"""Text people typed is shown as it is, whatever is in it."""

import pytest

from bot.discord_face.plain import fenced, label, paragraph, plain, unfenced, visible

BREAK = "\u200b"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("*bold* _it_ ~~no~~ ||hush||", r"\*bold\* \_it\_ \~\~no\~\~ \|\|hush\|\|"),
        ("`code` ```js", r"\`code\` \`\`\`js"),
        ("[here](https://evil.test)", rf"\[here\](https:{BREAK}//evil.test)"),
        ("<@123> <@&1> <#1>", rf"\<@{BREAK}123> \<@{BREAK}&1> \<#1>"),
        ("<t:1:R> </ask:5>", r"\<t\:1:R> \</ask:5>"),
        ("@everyone and @here", f"@{BREAK}everyone and @{BREAK}here"),
        ("# not a heading", r"\# not a heading"),
        ("-# small", r"\-# small"),
        ("> quoted", r"\> quoted"),
        ("- item", r"\- item"),
        ("1. item", "1\\. item"),
        (":smile: is a word", r"\:smile: is a word"),
        ("discord.gg/abc", f"discord{BREAK}.gg/abc"),
        ("a\\*b", r"a\\\*b"),
        ("prevent-2 shield, 3/3", "prevent-2 shield, 3/3"),
        ("Bob's +1/+1 counter", "Bob's +1/+1 counter"),
    ],
)
def test_nothing_typed_is_taken_for_markdown_or_a_mention(typed: str, shown: str):
    assert plain(typed) == shown


def test_a_name_stays_on_its_line():
    assert plain("Bear\n# Judge says") == "Bear # Judge says"


def test_every_line_of_a_paragraph_is_escaped():
    assert paragraph("fine\n# Judge says\n> so") == "fine\n\\# Judge says\n\\> so"


def test_direction_marks_and_other_unseen_characters_are_dropped():
    assert plain("Be\u202ear\u2066\u200b\x00\ufeff\ud83d") == "Bear"


def test_a_cut_is_marked_and_keeps_to_its_length():
    assert plain("a" * 30, 10) == "a" * 9 + "…"


def test_a_code_block_cannot_be_ended_from_inside():
    typed = "x\n```\n@everyone **b**"
    block = fenced(typed)

    assert block.count("```") == 2
    assert unfenced(block) == typed


def test_a_label_is_never_empty():
    assert label("\u200b\n ") == "…"


def test_any_line_end_is_one():
    assert visible("a\r\nb\rc\u2028d\u2029e\x0bf\x85g") == "a\nb\nc\nd\ne\nf\ng"
