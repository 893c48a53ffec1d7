import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readSampleCopy } from '../../components/ui/site.fixture.tsx';
import { BothDrawings } from './both-drawings.tsx';
import { type Choices, feederCounts, problemNames } from './choices.ts';
import { oneLineCopySchema } from './copy.ts';
import { toOneLineProps } from './one-line-figure.tsx';

const copy = readSampleCopy(oneLineCopySchema, 'products/build');
const [medium, low] = [false, true].map(
  (isLow) => copy.voltages.choices.find((one) => (one.low === true) === isLow)?.label ?? '',
);

/** Every subset of problems. */
const sets = Array.from({ length: 2 ** problemNames.length }, (_, bits) =>
  problemNames.filter((_name, index) => bits & (1 << index)),
);
const everyChoice = [medium, low].flatMap((voltage) =>
  feederCounts.flatMap((feeders) =>
    sets.map(
      (problems): Choices => ({
        voltage: voltage ?? '',
        feeders,
        problems,
      }),
    ),
  ),
);

/** What is drawn in each of the two versions, as often as the expression matches. */
function countDrawn(choices: Choices, expression: RegExp): number[] {
  const props = toOneLineProps({ copy, products: [] }, choices);
  const [, wide = '', tall = ''] = renderToString(<BothDrawings {...props} />).split('<svg');
  return [wide, tall].map((drawing) => [...drawing.matchAll(expression)].length);
}

const countOf = (choices: Choices, role: string) =>
  toOneLineProps({ copy, products: [] }, choices).plan.items.find((one) => one.role === role)
    ?.count ?? 0;

describe('the drawing of every answer', () => {
  it('has a radio for each gateway of the bill of materials', () => {
    for (const choices of everyChoice) {
      const gateways = countOf(choices, 'link');
      expect([choices, ...countDrawn(choices, /l5 9 5-9|l7 10 7-10/g)]).toEqual([
        choices,
        gateways,
        gateways,
      ]);
    }
  });

  it('has a meter for each one of the bill of materials', () => {
    for (const choices of everyChoice) {
      const meters = countOf(choices, 'meter');
      const drawn = countDrawn(choices, /M-17-17h34v34h-34z/g);
      expect([choices, ...drawn]).toEqual([choices, meters, meters]);
    }
  });

  it('has a lamp and a load where lighting and a bank share a main', () => {
    const choices: Choices = {
      voltage: medium ?? '',
      feeders: 3,
      problems: ['penalty', 'ring', 'lights'],
    };
    expect(countDrawn(choices, /l22 22M/g)).toEqual([1, 1]);
    expect(countDrawn(choices, new RegExp(`>${copy.drawing.drives}<`, 'g'))).toEqual([1, 1]);
  });
});
