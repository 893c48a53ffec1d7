import { mapTexts } from '#check/wording/text';

/** Unit symbols that follow figures; words such as "minutes" may wrap to the next line. */
const UNITS = [
  'kVAr|kvar|kVA|MVA|VA|kV|mV|V|kA|mA|A|kWh|MWh|GWh|kW|MW|mW|W|kHz|Hz|MHz',
  'ms|µs|ns|s|min|h|mm²|mm|cm|m|km|ft²|ft|mi|kg|lb|Nm|bar|°C|°F|K|lm|lux|dB|dBm|kB|MB|GB|Ω|µF|mF|nF|kJ|J',
].join('|');

const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December';

/**
 * Before a unit, also where a figure is still to be filled in ("{rated} A"), and before inches at the
 * end of a parenthesis; around the sign between two figures ("50 / 60 Hz"), around that of a number of
 * pieces ("2 × Ethernet"), after a sign before a figure ("< 0.1 VA"), inside "IEC 61850" and
 * "Edition 2", and between a month and its day. What is around a space is looked at where there is one.
 */
const GAP = new RegExp(
  ` (?:${[
    String.raw`(?<=[\d}] )(?=(?:${UNITS})(?![\p{L}\p{N}-])|in\))`,
    String.raw`(?<=\d )(?=/ \d)|(?<=\d / )(?=\d)|(?<=\d × )`,
    // A number of pieces is small; a size in millimeters may wrap before each of its signs.
    String.raw`(?<=(?:^|[^\d.,])\d{1,2} )(?<!× [\d.,]+ )(?=× )`,
    String.raw`(?<=(?:^|[ (])[<>≤≥±] )(?=[\d%])`,
    String.raw`(?<=\b(?:ANSI|IEC|IEEE|ISO|UL|Edition|Part) )(?=C?\d)`,
    String.raw`(?<=\b(?:${MONTHS}) )(?=\d{1,2}\b)`,
  ].join('|')})`,
  'gu',
);

/** Keeps figures and their units on one line: the space between them becomes non-breaking. */
export function keepUnits(text: string): string {
  return text.replace(GAP, '\u00a0');
}

/**
 * Fields whose words are sent with a form, appear in addresses, are read by programs, or were
 * already processed as prose.
 */
const UNTOUCHED: ReadonlySet<string> = new Set(['head', 'choices', 'tree']);

/** Like `keepUnits`, for every text of a page's data, except markup, which is processed already. */
export function keepUnitsIn<T>(data: T): T {
  return mapTexts(data, (text) => (/^<[a-z]/.test(text) ? text : keepUnits(text)), UNTOUCHED);
}
