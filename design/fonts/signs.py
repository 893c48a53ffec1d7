"""Makes the web font of the signs of engineers, which pages load that have one of them.

    python3 design/fonts/signs.py src/styles/fonts/archivo.ttf src/styles/fonts/archivo-signs.woff2
    python3 design/fonts/signs.py src/styles/fonts/geist-mono.ttf src/styles/fonts/geist-mono-signs.woff2

Debian's python3-fonttools and python3-brotli. The fonts of src/styles/tokens.css name the same
characters.
"""

import sys

from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

# Greek, hyphens, primes, superscripts, subscripts, fractions, arrows, operators, diameter. The
# minus and what is left out here are in the other font.
SIGNS = [
    *range(0x0391, 0x03CA),
    *range(0x2010, 0x2013),
    0x2030,
    0x2032,
    0x2033,
    *range(0x2070, 0x208F),
    0x2126,
    *range(0x2153, 0x215F),
    *range(0x2190, 0x2196),
    *(0x2205, 0x2206, 0x2211, 0x2219, 0x221A, 0x221E, 0x2220, 0x2225, 0x222B),
    *(0x2245, 0x2248, 0x2260, 0x2261, 0x2264, 0x2265, 0x22A5, 0x22C5),
    0x2300,
]
# The thin space, and the one that keeps a number and its unit on one line.
SPACES = [0x2009, 0x202F]


def add_spaces(font):
    """Adds narrow spaces; in a font of one width they are as wide as every character."""
    name = "thinspace"
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"][name] = TTGlyphPen(None).glyph()
    is_fixed = font["post"].isFixedPitch or font["hmtx"]["i"] == font["hmtx"]["m"]
    space = font["hmtx"][font.getBestCmap()[0x20]][0]
    font["hmtx"][name] = (space if is_fixed else font["head"].unitsPerEm // 5, 0)
    for table in font["cmap"].tables:
        if table.isUnicode():
            for code in SPACES:
                table.cmap.setdefault(code, name)


def main(path, output):
    font = TTFont(path)
    add_spaces(font)
    options = Options()
    options.flavor = "woff2"
    options.layout_features = []
    options.name_IDs = [0, 13, 14]
    options.hinting = False
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[*SIGNS, *SPACES])
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(output)


main(*sys.argv[1:])
