import { expect, it } from 'vitest';
import { brand } from '../../brand.ts';
import { drawPlaceholder } from './placeholder.ts';

it('draws a placeholder in its size, without a word on it', () => {
  const svg = drawPlaceholder({ width: 640, height: 400 });
  expect(svg).toMatch(/^<svg [^>]*width="640" height="400" viewBox="0 0 640 400">/);
  expect(svg).not.toContain('<text');
  expect(svg).not.toContain('NaN');
});

it('draws a placeholder that is dark where the visitor prefers dark', () => {
  const colors = { ...brand.colors, copper: { light: '#204a8a', dark: '#8af04b' } };
  const svg = drawPlaceholder({ width: 8, height: 6 }, colors);
  expect(svg).toMatch(
    /@media\(prefers-color-scheme:dark\)\{.*\[stroke=&quot;#204a8a&quot;\]\{stroke:#8af04b\}/,
  );
  expect(svg).toContain('<path fill="none" stroke="#204a8a"');
});
