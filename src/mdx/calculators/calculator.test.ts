import { expect, it } from 'vitest';
import { isWithin, parseQuantity, printQuantity, printValue } from './calculator.ts';

const load = {
  about: 'The load.',
  unit: 'kW',
  least: 1,
  most: 500,
  example: 80,
  decimals: 1,
};

it('reads what has its unit and lies within its limits', () => {
  expect(['80 kW', '1kW', '500 kW'].map((given) => parseQuantity(given, load))).toEqual([
    80, 1, 500,
  ]);
  expect(
    ['80 MW', '80', '0.9 kW', '501 kW', 'much kW'].map((given) => parseQuantity(given, load)),
  ).toEqual([undefined, undefined, undefined, undefined, undefined]);
});

it('reads one of its choices, and nothing between them', () => {
  const choices = { ...load, choices: [5, 7] };
  expect([5, 6, 7].map((value) => isWithin(value, choices))).toEqual([true, false, true]);
});

it('prints a space in front of a unit, but for percent and for none', () => {
  const printed = ['kW', '%', ''].map((unit) => printQuantity(7, { ...load, unit, decimals: 0 }));
  expect(printed).toEqual(['7 kW', '7%', '7']);
});

it('prints a value with its decimals, or with more if its author wrote more', () => {
  expect([80, 0.525].map((value) => printValue(value, load))).toEqual(['80.0', '0.525']);
});
