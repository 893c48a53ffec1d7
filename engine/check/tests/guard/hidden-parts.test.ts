import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { findUnsafe, findUnsafeInName } from '../../guard/characters';
import { findHidden } from '../../guard/hidden-parts';

const zip = Buffer.from('504b0304140000000800', 'hex');

describe('what a file carries beside what readers see', () => {
  it('is found behind a photograph', async () => {
    const pixels = { create: { width: 8, height: 8, channels: 3, background: 'red' } } as const;
    const photo = await sharp(pixels).jpeg().toBuffer();
    expect(findHidden(photo, 'jpg')).toBeUndefined();
    expect(findHidden(Buffer.concat([photo, Buffer.alloc(9)]), 'jpg')).toBeUndefined();
    expect(findHidden(Buffer.concat([photo, zip]), 'jpg')).toContain('behind the picture');
  });

  it.each(['/OpenAction 3 0 R', '/AA<<', '/S /JavaScript /JS (app.alert)'])(
    'is found in a PDF with %s',
    (entry) => {
      const pdf = `%PDF-1.7\n1 0 obj\n<< /Type /Catalog ${entry} >>\nendobj\n`;
      expect(findHidden(Buffer.from(pdf), 'pdf')).toContain('a program');
    },
  );

  it('is no chance in the bytes of a picture in a PDF', () => {
    const pdf = '%PDF-1.7\n1 0 obj\n<< /Length 9 >>\nstream\n/AA /JS x\nendstream\nendobj\n';
    expect(findHidden(Buffer.from(pdf), 'pdf')).toBeUndefined();
  });
});

describe('marks on a letter', () => {
  it('are as many as a script has', () => {
    for (const word of ['e\u0301', 'a\u0323\u0302', 'ก็้', 'क्ष्म'])
      expect(findUnsafe(word)).toEqual([]);
    expect(findUnsafe(`Z${'\u0301'.repeat(9)}a`)).toEqual([
      expect.objectContaining({ index: 5, sign: '\u0301'.repeat(5) }),
    ]);
  });
});

it('a line break in a name is called by its own number', () => {
  expect(findUnsafeInName('a\nb.svg').map(({ name }) => name)).toEqual([
    'U+000A, a control character',
  ]);
  expect(findUnsafeInName('a b.svg')).toEqual([]);
});
