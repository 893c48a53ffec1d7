import { describe, expect, it } from 'vitest';

import { chooseWidths, listRenditions, toBase } from '../../images/renditions.ts';

describe('the widths of a photograph', () => {
  it('grow in steps, and never beyond the original', () => {
    expect(chooseWidths(1600)).toEqual([480, 800, 1200, 1600]);
    expect(chooseWidths(640)).toEqual([480, 640]);
    expect(chooseWidths(300)).toEqual([300]);
  });

  it('end at what the largest screens show', () => {
    expect(chooseWidths(6000)).toEqual([480, 800, 1200, 2000]);
  });

  it('leave out a step that the original hardly exceeds', () => {
    expect(chooseWidths(1210)).toEqual([480, 800, 1210]);
  });
});

describe('the addresses of renditions', () => {
  const base = toBase('/site/content/insights/Mast_4 (new).final.jpg', '0123456789');
  const renditions = { base, widths: [480, 800, 1200, 1600] };

  it('begin with the name of the original, in letters that addresses are made of', () => {
    expect(base).toBe('/assets/images/mast-4-new-final-0123456789');
  });

  it('begin with one that stands for all: of middling width, in the format that all browsers know', () => {
    const [plain, ...others] = listRenditions(renditions);
    expect(plain).toEqual({ address: `${base}-1200.webp`, width: 1200, format: 'webp' });
    expect(others.map(({ address }) => address)).toEqual(
      [480, 800, 1200, 1600].map((width) => `${base}-${width}.avif`),
    );
    expect(listRenditions({ base, widths: [1500] })[0].address).toBe(`${base}-1500.webp`);
  });
});
