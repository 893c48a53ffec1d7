import { printNumber } from './numbers.ts';

interface Conversion {
  /** The unit in US customary units. */
  unit: string;
  factor: number;
}

/** Metric units and what they are in US customary units; degrees Celsius are converted apart. */
const CONVERSIONS: Record<string, Conversion> = {
  mm: { unit: 'in', factor: 1 / 25.4 },
  m: { unit: 'ft', factor: 1 / 0.3048 },
  km: { unit: 'mi', factor: 1 / 1.609344 },
  'm²': { unit: 'ft²', factor: 1 / 0.3048 ** 2 },
  kg: { unit: 'lb', factor: 1 / 0.45359237 },
};

const NUMBER = String.raw`[−+]?\d[\d,]*(?:\.\d+)?`;

/** One number or several with "×" or "to" between them, and a metric unit that nothing explains. */
const MEASURE = new RegExp(
  String.raw`(?<![\d.,])(${NUMBER}(?:\s(?:×|to)\s${NUMBER})*)\s(°C|m²|mm|km|kg|m)(?![\p{L}²³]|\s\()`,
  'gu',
);

/**
 * A text with US customary units in parentheses behind each metric length, area, mass and
 * temperature that has none yet: `50 mm (2.0 in)`.
 */
export function addCustomaryUnits(text: string): string {
  return text.replace(MEASURE, (measure, numbers: string, metric: string) => {
    const conversion = CONVERSIONS[metric];
    if (conversion === undefined) return `${measure} (${toFahrenheit(numbers)})`;
    return `${measure} (${convert(numbers, conversion)})`;
  });
}

/** Rows whose values have both kinds of units. */
export function withCustomaryUnits<Row extends { value: string }>(rows: readonly Row[]): Row[] {
  return rows.map((row) => ({ ...row, value: addCustomaryUnits(row.value) }));
}

const EACH_NUMBER = new RegExp(NUMBER, 'g');

function convert(numbers: string, { unit, factor }: Conversion): string {
  const places = [...numbers.matchAll(EACH_NUMBER)].map(([number]) => countPlaces(number, factor));
  // Inches are read on a tape, so none is rounded to tens.
  const decimals = Math.max(...places, ...(unit === 'in' ? [0] : []));
  const scale = 10 ** decimals;
  const converted = numbers.replace(EACH_NUMBER, (number) =>
    printNumber(Math.round(parse(number) * factor * scale) / scale, Math.max(0, decimals)),
  );
  return `${converted} ${unit}`;
}

/** How many decimals keep a number as precise as it was: two or three digits that count. */
function countPlaces(number: string, factor: number): number {
  const counted = number.replace(/\D/g, '').replace(/^0+|(?<!0)0+$/g, '').length;
  const digits = Math.min(3, Math.max(2, counted));
  return digits - 1 - Math.floor(Math.log10(Math.abs(parse(number) * factor)));
}

function toFahrenheit(numbers: string): string {
  const converted = numbers.replace(EACH_NUMBER, (number) =>
    printNumber(Math.round(parse(number) * 1.8 + 32)),
  );
  return `${converted} °F`;
}

function parse(number: string): number {
  return Number(number.replace('−', '-').replaceAll(',', ''));
}
