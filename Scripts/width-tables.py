#!/usr/bin/env python3
"""Writes the tables of display widths, Sources/TerminalFront/Canvas/WidthTable+*.swift.

Run it on Debian 12: what the tables must agree with is the C library that ncurses counts columns
with, and its Unicode version is the newest whose characters are safe to show.

    python3 Scripts/width-tables.py && swift format -i -r Sources/TerminalFront/Canvas
"""
import ctypes
import locale
import os
import unicodedata

FOLDER = os.path.join(os.path.dirname(__file__), "..", "Sources", "TerminalFront", "Canvas")


def span(text):
    out = set()
    for part in text.split():
        low, _, high = part.partition("-")
        out |= set(range(int(low, 16), int(high or low, 16) + 1))
    return out


SURROGATES = span("d800-dfff")
NONCHARACTERS = span("fdd0-fdef") | {c for c in range(0x110000) if c & 0xFFFE == 0xFFFE}
# Unicode's Default_Ignorable_Code_Point: joiners, bidi controls, selectors, tags, fillers.
IGNORABLE = span(
    "ad 34f 61c 115f-1160 17b4-17b5 180b-180f 200b-200f 202a-202e 2060-206f 3164 fe00-fe0f feff "
    "ffa0 fff0-fffb 1bca0-1bca3 1d173-1d17a e0000-e0fff")
# Vowels and finals of Hangul, which have a width only as part of a syllable.
JAMO = span("1160-11ff d7b0-d7ff")
# Signs that change the width of what stands before them, on some terminals or on all.
MODIFIERS = span("20e3 302e-302f 16ff0-16ff1 1f3fb-1f3ff")
SEPARATORS = span("2028-2029")
# Width 1 for some terminals and 2 or 0 for others: circled numbers on black, trigrams, counting
# rods, a sign of Ahom.
DISPUTED = span("2630-2637 268a-268f 3248-324f 1171e 1d300-1d356 1d360-1d376")
REGIONAL = span("1f1e6-1f1ff")


def classes():
    libc = ctypes.CDLL(None)
    libc.wcwidth.argtypes = [ctypes.c_int]
    locale.setlocale(locale.LC_CTYPE, "C.UTF-8")
    invisible = NONCHARACTERS | IGNORABLE | JAMO | MODIFIERS
    marks, wide, unknown = set(), set(), set(DISPUTED)
    settled = SURROGATES | invisible | SEPARATORS | REGIONAL | DISPUTED
    for c in range(0xA0, 0x110000):
        if c in settled:
            continue
        category, width = unicodedata.category(chr(c)), libc.wcwidth(c)
        if category == "Cn" or width < 0:
            unknown.add(c)
        elif category in ("Mn", "Me"):
            assert width == 0, hex(c)
            marks.add(c)
        elif width == 0:
            invisible.add(c)
        elif width == 2:
            wide.add(c)
    return invisible, marks, wide, unknown


def runs(values, absorbed):
    """Ranges of the values; a gap of values that are absorbed does not end one."""
    out = []
    for c in sorted(values):
        if out and all(k in absorbed for k in range(out[-1][1] + 1, c)):
            out[-1][1] = c
        else:
            out.append([c, c])
    return out


def write(name, sentence, ranges):
    with open(os.path.join(FOLDER, f"WidthTable+{name}.swift"), "w") as f:
        f.write("extension WidthTable {\n")
        f.write(f"  /// {sentence}\n")
        f.write(f"  static let {name.lower()}: [UInt32] = [\n")
        line = "   "
        for low, high in ranges:
            pair = f" 0x{low:X}, 0x{high:X},"
            if len(line) + len(pair) > 100:
                f.write(line + "\n")
                line = "   "
            line += pair
        f.write(line + "\n  ]\n}\n")


if __name__ == "__main__":
    invisible, marks, wide, unknown = classes()
    write("Invisible", "Scalars that never reach a cell: first and last of each range.",
          runs(invisible, set()))
    write("Marks", "Marks that stand on the scalar before them: first and last of each range.",
          runs(marks, set()))
    write("Wide", "Scalars that take two columns: first and last of each range.", runs(wide, set()))
    write("Unknown",
          "Scalars that terminals do not agree on or do not know: first and last of each range.",
          runs(unknown, SURROGATES | invisible))
