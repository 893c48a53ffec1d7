import { expect, it } from 'vitest';
import { addCustomaryUnits, withCustomaryUnits } from './customary-units.ts';

it.each([
  ['50 mm behind', '50 mm (2.0 in) behind'],
  ['1,500 mm front, 760 mm rear', '1,500 mm (59 in) front, 760 mm (30 in) rear'],
  ['138 × 138 mm', '138 × 138 mm (5.43 × 5.43 in)'],
  ['1,200 × 2,400 × 2,600 mm', '1,200 × 2,400 × 2,600 mm (47 × 94 × 102 in)'],
  ['42 to 76 mm, side entry', '42 to 76 mm (1.7 to 3.0 in), side entry'],
  ['1,000 m without derating', '1,000 m (3,300 ft) without derating'],
  ['Up to 15 km', 'Up to 15 km (9.3 mi)'],
  ['7.5 kg', '7.5 kg (17 lb)'],
  ['550 kg, each', '550 kg (1,200 lb), each'],
  ['0.09 m², horizontal', '0.09 m² (0.97 ft²), horizontal'],
  ['−25 to +60 °C', '−25 to +60 °C (−13 to 140 °F)'],
  ['100,000 h at 25 °C', '100,000 h at 25 °C (77 °F)'],
])('%s becomes %s', (metric, both) => {
  expect(addCustomaryUnits(metric)).toBe(both);
});

it.each([
  '1,830 mm (6 ft) in front',
  '4 mm² copper',
  '15 m³ an hour',
  '1 min',
  '868 MHz',
  '0 ms',
  '165 lm/W',
  '50 mmHg',
])('%s stays as it is', (text) => {
  expect(addCustomaryUnits(text)).toBe(text);
});

it('leaves a converted text as it is', () => {
  const once = addCustomaryUnits('50 mm and 7.5 kg');
  expect(addCustomaryUnits(once)).toBe(once);
});

it('keeps the other fields of a row', () => {
  expect(withCustomaryUnits([{ label: 'Mass', value: '1.1 kg', term: 'mass' }])).toEqual([
    { label: 'Mass', value: '1.1 kg (2.4 lb)', term: 'mass' },
  ]);
});
