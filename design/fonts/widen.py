"""Adds letters and signs of other fonts to a static TrueType font, for PDF files and cards.

The metrics and the letters of the font stay as they are; what it lacks is copied from the first of
the donors that has it. All are licensed under the SIL Open Font License.

    python3 design/fonts/widen.py font.ttf output.ttf donor.ttf ...

Debian's python3-fonttools; the donors are in Debian's fonts-noto-core.
"""

import sys

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

# What engineers write, and letters of Latin, Greek and Cyrillic. No combining marks: they would
# need the positions of all letters.
RANGES = [
    (0x00A0, 0x024F),  # Latin
    (0x02B0, 0x02FF),  # modifiers
    (0x0370, 0x04FF),  # Greek, Cyrillic
    (0x1E00, 0x1EFF),  # more Latin
    (0x2010, 0x2027),  # punctuation
    (0x2030, 0x205E),
    (0x2070, 0x209F),  # superscripts, subscripts
    (0x20A0, 0x20BF),  # currencies
    (0x2100, 0x218F),  # letterlike, fractions
    (0x2190, 0x22FF),  # arrows, operators
    (0x2300, 0x23FF),  # technical
    (0x2460, 0x2473),  # numbers in circles
    (0x25A0, 0x25FF),  # shapes
    (0x2713, 0x2717),  # ticks and crosses
]


def copy_glyph(font, donor, code, name, advance):
    """Copies an outline; in a font of one width it is centered on it, and narrowed to fit."""
    source = donor.getBestCmap()[code]
    glyphs = donor.getGlyphSet()
    width = glyphs[source].width
    scale = font["head"].unitsPerEm / donor["head"].unitsPerEm
    across, shift = scale, 0
    if advance is not None and width > 0:
        across = min(scale, advance / width)
        shift = (advance - across * width) / 2
    outline = DecomposingRecordingPen(glyphs)
    glyphs[source].draw(outline)
    pen = TTGlyphPen(None)
    outline.replay(TransformPen(pen, (across, 0, 0, scale, shift, 0)))
    font["glyf"][name] = pen.glyph()
    box = font["glyf"][name]
    box.recalcBounds(font["glyf"])
    font["hmtx"][name] = (round(advance or width * scale), getattr(box, "xMin", 0))


def widen(path, output, donor_paths):
    font = TTFont(path)
    donors = [TTFont(donor) for donor in donor_paths]
    known = font.getBestCmap()
    advances = {font["hmtx"][known[ord(letter)]][0] for letter in "iMW"}
    advance = advances.pop() if len(advances) == 1 else None
    order = font.getGlyphOrder()
    for first, last in RANGES:
        for code in range(first, last + 1):
            donor = next((one for one in donors if code in one.getBestCmap()), None)
            if code in known or donor is None:
                continue
            name = f"uni{code:04X}"
            order.append(name)
            font.setGlyphOrder(order)
            copy_glyph(font, donor, code, name, advance)
            for table in font["cmap"].tables:
                if table.isUnicode():
                    table.cmap[code] = name
    font["maxp"].numGlyphs = len(order)
    font["post"].formatType = 3
    font.save(output)


widen(sys.argv[1], sys.argv[2], sys.argv[3:])
