import { mapTexts } from './text';

/** Symbols of units that stand behind figures here; words such as "minutes" may go to another line. */
const UNITS = [
  'kVAr|kvar|kVA|MVA|VA|kV|mV|V|kA|mA|A|kWh|MWh|GWh|kW|MW|mW|W|kHz|Hz|MHz',
  'ms|µs|ns|s|min|h|mm²|mm|cm|m|km|kg|Nm|bar|°C|K|lm|lux|dB|dBm|kB|MB|GB|Ω|µF|mF|nF|kJ|J',
].join('|');

const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December';

/**
 * Before a unit, around the sign between two figures ("50 / 60 Hz"), inside "IEC 61850", and between
 * a month and its day.
 */
const GAP = new RegExp(
  [
    String.raw`(?<=\d) (?=(?:${UNITS})(?![\p{L}\p{N}-]))`,
    String.raw`(?<=\d) (?=[/×] \d)|(?<=\d [/×]) (?=\d)`,
    String.raw`(?<=\b(?:ANSI|IEC|IEEE|ISO|UL)) (?=C?\d)`,
    String.raw`(?<=\b(?:${MONTHS})) (?=\d{1,2}\b)`,
  ].join('|'),
  'gu',
);

/** A text whose figures stay on one line with their units: the space between them does not break. */
export function keepUnits(text: string): string {
  return text.replace(GAP, '\u00a0');
}

/**
 * Their words are sent with a form, stand in addresses, are read by programs, or have passed already
 * as prose.
 */
const UNTOUCHED: ReadonlySet<string> = new Set(['head', 'choices', 'tree']);

/**
 * The same for every text of what a page shows, but for markup, whose words have passed already.
 * @param data of a page
 */
export function keepUnitsIn<T>(data: T): T {
  return mapTexts(data, (text) => (/^<[a-z]/.test(text) ? text : keepUnits(text)), UNTOUCHED);
}
