import { describe, expect, it } from 'vitest';
import type { TextAdvice } from '../model/content-model.ts';
import { parseContentFile } from '../read/content-file.ts';
import { checkAdvice } from '../rules/advice-rule.ts';
import { fixFile } from './fix-file.ts';
import { contentModel } from './site.fixture.ts';

/** A site that writes "metre" otherwise. */
function advise(text: string): TextAdvice[] {
  return [...text.matchAll(/metre/g)].map(({ index }) => {
    const message = 'is the British word';
    return { start: index, end: index + 'metre'.length, message, better: 'meter' };
  });
}

const model = { ...contentModel, advise };
const PATH = 'content/insights/one.mdx';
const validate = (source: string) => checkAdvice(parseContentFile(model, PATH, source));

describe('the advice of a site on its texts', () => {
  it('is a warning at the place, with what to write', () => {
    const [problem] = validate('---\ntitle: One\n---\n\nA text of a metre.\n');
    expect(problem).toMatchObject({
      line: 5,
      column: 13,
      severity: 'warning',
      message: 'has "metre", which is the British word; write "meter"',
    });
  });

  it('fixes fields and text, and leaves code, formulas and addresses', () => {
    const kept =
      '`metre` $metre$ [link](https://a.example/metre)\n\n```\nmetre\n```\n\n{/* metre */}\n';
    const source = `---\ntitle: A metre\n---\n\nA metre, a metre. ${kept}`;
    const fixed = `---\ntitle: A meter\n---\n\nA meter, a meter. ${kept}`;
    expect(fixFile(model, PATH, source).source).toBe(fixed);
  });

  it('leaves the attributes of tags', () => {
    expect(validate('---\ntitle: One\n---\n\nA <Term slug="metre" />.\n')).toEqual([]);
  });

  it('is none where a site has no such rules', () => {
    const file = parseContentFile(contentModel, PATH, '---\ntitle: A metre\n---\n');
    expect(checkAdvice(file)).toEqual([]);
  });
});
