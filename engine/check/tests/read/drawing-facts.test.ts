import { expect, it } from 'vitest';
import { readDrawingFacts } from '../../read/drawing-facts.ts';

const svg = (attributes: string, inner = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`;

it.each([
  ['viewBox="0 0 96.5 96"', [0, 0, 96.5, 96]],
  ['viewBox="-40,-20 720 440"', [-40, -20, 720, 440]],
  ["viewBox = '0 0 8 6'", [0, 0, 8, 6]],
  ['viewBox="0 0 9"', undefined],
  ['viewBox="0 0 0 9"', undefined],
  ['width="10" height="10"', undefined],
])('reads the field of a drawing with %s', (attributes, field) => {
  expect(readDrawingFacts(svg(attributes)).viewBox).toEqual(field);
});

it('reads the root, not its parts, remarks or texts', () => {
  const inner =
    '<!-- viewBox="0 0 1 1" --><marker id="drawing" viewBox="0 0 10 10"/><text>id="drawing"</text>';
  expect(readDrawingFacts(svg('viewBox="0 0 8 6"', inner))).toMatchObject({
    id: undefined,
    viewBox: [0, 0, 8, 6],
  });
  expect(readDrawingFacts(svg('id = "drawing" viewBox="0 0 8 6"', inner)).id).toBe('drawing');
});

it.each([
  ['viewBox="0 0 8 6"', { width: 8, height: 6 }],
  ['viewBox="0 0 180 110" width="180mm" height="110mm"', { width: 180, height: 110 }],
  ['viewBox="0 0 8 6" width="100%"', { width: 8, height: 6 }],
  ['viewBox="0 0 8 6" width="auto" height="3em"', { width: 8, height: 6 }],
  ['viewBox="0 0 8 6" width="80" height="80px"', { width: 80, height: 80 }],
  ['width="1in" height="2.54cm"', { width: 96, height: 96 }],
  ['width=" 72pt " height="25.4mm"', { width: 96, height: 96 }],
  ['width="6pc" height="101.6Q"', { width: 96, height: 96 }],
  ['width="96" height="50%"', undefined],
  ['width="0" height="96"', undefined],
  ['', undefined],
])('finds the size of a drawing with %s', (attributes, size) => {
  expect(readDrawingFacts(svg(attributes)).size).toEqual(size);
});
