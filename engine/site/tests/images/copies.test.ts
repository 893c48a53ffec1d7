import { describe, expect, it } from 'vitest';

import { chooseWidths, parseAddress, toBase, toPlainAddress } from '../../build/images/copies';

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

describe('the addresses of copies', () => {
  const base = toBase('/site/content/insights/Mast_4 (new).final.jpg', '0123456789');
  const copies = { base, widths: [480, 800, 1200, 1600] };

  it('begin with the name of the original, in letters that addresses are made of', () => {
    expect(base).toBe('/assets/images/mast-4-new-final-0123456789');
  });

  it('tell what they were made for', () => {
    const digest = '0123456789';
    expect(parseAddress(`${base}-480.avif`)).toEqual({ digest, width: 480, format: 'avif' });
    expect(parseAddress(toPlainAddress(copies))).toEqual({ digest, width: 1200, format: 'webp' });
  });

  it('have one that stands for all: of middling width, in the format that all browsers know', () => {
    expect(toPlainAddress(copies)).toBe(`${base}-1200.webp`);
    expect(toPlainAddress({ ...copies, widths: [1500] })).toBe(`${base}-1500.webp`);
  });

  it('are told from all others', () => {
    const others = [
      '/assets/index-0123456789-480.webp',
      '/assets/images/a-0123456789-480.png',
      '/assets/images/a-01234567-480.webp',
      '/assets/images/../a.webp',
    ];
    expect(others.map(parseAddress)).toEqual([undefined, undefined, undefined, undefined]);
  });
});
