import { describe, expect, it } from 'vitest';
import { foreignMarks } from '../rules/prose/foreign-marks.ts';
import { ARTICLE, toArticle } from './content.fixture.ts';
import { fixFile } from './fix-file.ts';
import { contentModel } from './site.fixture.ts';

describe('a sign of another program', () => {
  it.each(foreignMarks)('$kind becomes what its example says', ({ example: [pasted, better] }) => {
    expect(fixFile(contentModel, ARTICLE, toArticle(pasted)).source).toBe(toArticle(better));
  });
});
