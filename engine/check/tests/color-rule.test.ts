import { describe, expect, it } from 'vitest';
import { fillColors, nameColors } from '../model/drawing-colors.ts';
import { applyEdits } from '../read/text-edit.ts';
import { checkColors } from '../rules/color-rule.ts';

const colors = nameColors(
  {
    bg: { light: '#f0f0f0', dark: '#0d0d0d' },
    copper: { light: '#a8451a', dark: '#f08a4b' },
    'on-copper': { light: '#ffffff', dark: '#0d0d0d' },
  },
  { paper: 'bg' },
);

/** What the check says of a drawing, and the drawing after its fixes. */
function check(drawing: string, path = 'content/markets/ports.svg') {
  const problems = checkColors(new Map([[path, { bytes: drawing.length, drawing }]]), colors);
  const fixed = applyEdits(
    drawing,
    problems.flatMap(({ fix = [] }) => fix),
  );
  return { problems, fixed };
}

describe('a drawing that has a color of the brand as a number', () => {
  it('is named with the place, as advice', () => {
    expect(check('<svg>\n<path fill="#A8451A"/></svg>').problems).toMatchObject([
      {
        line: 2,
        column: 13,
        severity: 'warning',
        message: expect.stringContaining('write var(--copper,#A8451A)'),
      },
    ]);
  });

  it.each([
    ['an attribute', '<path stroke="#a8451a"/>', '<path stroke="var(--copper,#a8451a)"/>'],
    ['a style', '<style>.a{fill:#a8451a}</style>', '<style>.a{fill:var(--copper,#a8451a)}</style>'],
    [
      'a style of one element',
      '<g style="fill: #a8451a;"/>',
      '<g style="fill: var(--copper,#a8451a);"/>',
    ],
    [
      'a property',
      '<style>:root{--c:#f08a4b}</style>',
      '<style>:root{--c:var(--copper-dark,#f08a4b)}</style>',
    ],
    [
      'another color of the same value',
      '<path fill="#0d0d0d"/>',
      '<path fill="var(--bg-dark,#0d0d0d)"/>',
    ],
  ])('is fixed in %s', (_, drawing, after) => {
    const { fixed } = check(drawing);
    expect(fixed).toBe(after);
    expect(check(fixed).problems).toEqual([]);
  });

  it.each([
    '<path fill="var(--copper,#a8451a)"/>',
    '<path fill="#123456"/>',
    '<path fill="#ffffff"/>',
    '<use href="#a8451a"/>',
    '<path fill="url(#a8451a)"/>',
    '<style>:root{--copper:#a8451a}</style>',
    '<text>Our copper is #a8451a</text>',
  ])('is none of: %s', (drawing) => {
    expect(check(drawing).problems).toEqual([]);
  });

  it('may be a file of public/, which is served as it is', () => {
    expect(check('<path fill="#a8451a"/>', 'public/icon.svg').problems).toEqual([]);
  });
});

describe('a published drawing', () => {
  it.each([
    ['var(--copper)', 'var(--copper,#a8451a)'],
    ['var(--copper,#123456)', 'var(--copper,#a8451a)'],
    ['var( --copper-dark , #123456 )', 'var(--copper-dark,#f08a4b)'],
    ['var(--paper,#fff)', 'var(--paper,#f0f0f0)'],
  ])('has the colors that the brand has now: %s', (before, after) => {
    expect(fillColors(`<path fill="${before}"/>`, colors)).toBe(`<path fill="${after}"/>`);
  });

  it.each(['var(--copper,#A8451A)', 'var(--stroke,1.25)', 'var(--tint,#123456)', '#123456'])(
    'keeps %s',
    (text) => {
      expect(fillColors(text, colors)).toBe(text);
    },
  );
});
