import { printNumber } from '../numbers.ts';

/** A measure that is not written as on the rest of the site, and how it is. */
export interface MeasureSlip {
  /** Where it begins and ends in the text. */
  start: number;
  end: number;
  message: string;
  better: string;
}

/** Measures in the facts of the company, which stand word by word as they were given. */
export const GIVEN_MEASURES = ['1kV to 38kV', 'Up to 4000A', '50 kVAr to 5000 kVAr'] as const;

/** The symbols that follow a figure after a space. */
const SYMBOLS = [
  'kVAr|kVA|MVA|VA|kV|mV|V|kA|mA|A|kWh|MWh|GWh|kW|MW|mW|W|kHz|MHz|Hz',
  'ms|mm|cm|km|kg|lb|lm|dB|kB|MB|GB',
].join('|');

/** Symbols in the wrong case, each with the right one. */
const MISSPELLED: Readonly<Record<string, string>> = {
  ...toEntries('kV', 'kv', 'KV', 'Kv'),
  ...toEntries('kW', 'kw', 'KW', 'Kw'),
  ...toEntries('kWh', 'kwh', 'KWh', 'KWH', 'Kwh'),
  ...toEntries('MWh', 'MWH', 'Mwh'),
  ...toEntries('kVA', 'kva', 'KVA', 'Kva'),
  ...toEntries('kVAr', 'kvar', 'KVAR', 'kVAR', 'KVAr', 'kVar'),
  ...toEntries('Hz', 'hz', 'HZ'),
  ...toEntries('kHz', 'khz', 'KHz', 'KHZ'),
  ...toEntries('MHz', 'mhz', 'Mhz', 'MHZ'),
  ...toEntries('kg', 'Kg', 'KG'),
};

function toEntries(right: string, ...wrong: string[]): Record<string, string> {
  return Object.fromEntries(wrong.map((one) => [one, right]));
}

/** Neither part of a longer number or code, nor the number of a standard. */
const BEFORE = String.raw`(?<![\p{L}\p{N}_.,/%–-])(?<!\b(?:IEC|IEEE|UL|ANSI|ISO|NEC|CIP|EN|Part|Table) )`;
const AFTER = String.raw`(?![\p{L}\p{N}_-])`;
const FIGURE = String.raw`\d[\d,]*(?:\.\d+)?`;

const JOINED = new RegExp(`${BEFORE}(${FIGURE})(${SYMBOLS})${AFTER}`, 'gu');
const LONG = new RegExp(String.raw`${BEFORE}(\d{4,7}) (${SYMBOLS})${AFTER}`, 'gu');
const HYPHENED = new RegExp(
  `${BEFORE}(${FIGURE})-(${FIGURE})(?= (?:${SYMBOLS}|weeks|days|hours|minutes|seconds|years)${AFTER}|%)`,
  'gu',
);
const WRONG_CASE = new RegExp(
  `${BEFORE}(${FIGURE}) ?(${Object.keys(MISSPELLED).join('|')})${AFTER}`,
  'gu',
);

/**
 * Finds measures that are not written as the site has chosen: a space before the symbol, a comma
 * between thousands, an en dash between two figures, symbols as SI has them.
 * @param given texts that stand as they are, since others have fixed them word by word
 */
export function findMeasureSlips(text: string, given: readonly string[] = []): MeasureSlip[] {
  // An ordering code, a name or an address is no text.
  if (!/\s/.test(text) || !/\d/.test(text)) return [];
  const kept = given.flatMap((measure) => findAll(text, measure));
  const slips = [
    ...list(text, JOINED, ([, figure = '', symbol = '']) => ({
      message: 'lacks the space before its unit',
      better: `${group(figure)} ${symbol}`,
    })),
    ...list(text, LONG, ([, figure = '', symbol = '']) => ({
      message: 'lacks the comma between its thousands',
      better: `${group(figure)} ${symbol}`,
    })),
    ...list(text, HYPHENED, ([, from = '', to = '']) =>
      toNumber(from) < toNumber(to)
        ? { message: 'is a range with a hyphen, which reads as a minus', better: `${from}–${to}` }
        : undefined,
    ),
    ...list(text, WRONG_CASE, ([, figure = '', symbol = '']) => ({
      message: 'has its unit in the wrong case',
      better: `${group(figure)} ${MISSPELLED[symbol] ?? symbol}`,
    })),
  ];
  return slips
    .filter((slip) => kept.every(({ start, end }) => slip.end <= start || end <= slip.start))
    .toSorted((a, b) => a.start - b.start);
}

function list(
  text: string,
  pattern: RegExp,
  check: (match: RegExpMatchArray) => Pick<MeasureSlip, 'message' | 'better'> | undefined,
): MeasureSlip[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const found = check(match);
    const start = match.index;
    return found ? [{ start, end: start + match[0].length, ...found }] : [];
  });
}

function findAll(text: string, measure: string): { start: number; end: number }[] {
  const spans = [];
  for (let at = text.indexOf(measure); at >= 0; at = text.indexOf(measure, at + measure.length))
    spans.push({ start: at, end: at + measure.length });
  return spans;
}

/** A whole number of four digits and more with commas. */
function group(figure: string): string {
  return /^\d{4,7}$/.test(figure) ? printNumber(Number(figure)) : figure;
}

function toNumber(figure: string): number {
  return Number(figure.replaceAll(',', ''));
}
