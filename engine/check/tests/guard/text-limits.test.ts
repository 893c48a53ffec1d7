import { describe, expect, it } from 'vitest';
import { withoutOverflow } from '../../check-file.ts';
import { findExcess } from '../../guard/text-limits.ts';
import type { Problem } from '../../problem.ts';
import { parseContentFile } from '../../read/content-file.ts';
import { callWithin } from '../../read/time-limit.ts';
import { toArticle } from '../content.fixture.ts';
import { contentModel } from '../site.fixture.ts';

const PATH = 'content/insights/x.mdx';

describe('the limits of a text', () => {
  it('let a long article pass', () => {
    const paragraph = `${'The relay opens and closes again. '.repeat(20)}\n\n`;
    const table = `| a | b |\n| - | - |\n${'| 1 | 2 |\n'.repeat(200)}\n`;
    const code = `\`\`\`json\n${'  { "a": [1, 2] },\n'.repeat(200)}\`\`\`\n\n`;
    const list = `${'- an *item* of a `list`\n'.repeat(200)}\n`;
    const tags = `\`\`\`ts\n${'let list: Array<String>;\n'.repeat(90)}\`\`\`\n\n`;
    const parts = '<Term slug="a">a</Term> <Chart\n  title="a > b"\n/>\n\n'.repeat(90);
    const sections = `## A heading\n\n${paragraph.repeat(5)}${list}`.repeat(6);
    const body = sections + table + code + tags + parts;
    expect(findExcess(toArticle(body), true)).toBeUndefined();
  });

  it('say where the first place beyond them is', () => {
    const excess = findExcess(`${toArticle('A text.')}\n${'> '.repeat(40)}a`, true);
    expect(excess?.range).toMatchObject({ line: 19, column: 1 });
    const placeOf = (text: string, isMdx: boolean) => findExcess(text, isMdx)?.range;
    expect(placeOf(`a: 1\nb: ${'['.repeat(90)}`, false)).toMatchObject({ line: 2, column: 44 });
    for (const sign of ['- ', '? '])
      expect(placeOf(`a: 1\n${sign.repeat(5_000)}b`, false)).toMatchObject({ line: 2, column: 1 });
  });

  it('answer at once where a text nearly is what they look for', () => {
    const almost = {
      'a tag that never ends': `<A${'a'.repeat(140_000)}`,
      'tags that never end': '<Aa '.repeat(1_990),
      'long tags that never end': `<A${'a'.repeat(19_000)}\n`.repeat(7),
      'a tag of dots': `<A${'.'.repeat(140_000)}`,
      'a property without its end': `<A b="${'c'.repeat(140_000)}`,
      'properties without an end': `<A ${'b="c '.repeat(3_000)}\n`.repeat(9),
      'a space before nothing': `${' '.repeat(119)}\n`.repeat(1_200),
      'a line of digits': '1'.repeat(140_000),
      'signs of lists with a long end': `${'1. '.repeat(9)}${'1'.repeat(15_000)}\n`.repeat(9),
      'a row of bars': `${'|'.repeat(5_900)}${'a'.repeat(14_000)}\n`.repeat(1),
    };
    for (const [name, text] of Object.entries(almost)) {
      const began = process.cpuUsage();
      findExcess(toArticle(text), true);
      parseContentFile(contentModel, PATH, toArticle(text));
      const { user } = process.cpuUsage(began);
      expect(user / 1000, name).toBeLessThan(1_000);
    }
  });

  it('answer at once, whatever the text is', () => {
    const signs = ['[', '*', '<', '> ', '- ', '|', '{', '`', '\n', ' ', '#', 'a', '\r', '1. '];
    for (const sign of signs) {
      const text = sign.repeat(5_000_000 / sign.length);
      const began = process.cpuUsage();
      expect(findExcess(text, true)).toBeDefined();
      const { user } = process.cpuUsage(began);
      expect(user / 1000).toBeLessThan(500);
    }
  });
});

describe('the time limit', () => {
  it('stops what does not end, and what follows works as before', () => {
    const endless = () => {
      for (;;) JSON.stringify('a');
    };
    expect(callWithin(20, endless)).toBeUndefined();
    expect(callWithin(1000, () => 7)).toBe(7);
  });

  it('lets errors through', () => {
    expect(() =>
      callWithin(1000, () => {
        throw new TypeError('a');
      }),
    ).toThrow(TypeError);
  });
});

describe('what is nested too deeply', () => {
  const file = parseContentFile(contentModel, PATH, toArticle('A text.'));

  it('is a problem with the name of its file, whatever calls itself', () => {
    const validate = (): Problem[] => validate().concat();
    expect(withoutOverflow(file, validate)).toEqual([
      expect.objectContaining({ file: PATH, rule: 'safety', severity: 'error' }),
    ]);
  });

  it('hides no other error', () => {
    const validate = (): Problem[] => {
      throw new RangeError('Invalid array length');
    };
    expect(() => withoutOverflow(file, validate)).toThrow(RangeError);
  });

  it('may be nested as deeply as code that is shown', () => {
    const code = `${'{ "a": '.repeat(40)}1${' }'.repeat(40)}`;
    const shown = `\`\`\`json\n${code}\n\`\`\`\n\nA row: a {, b \\{ and c: d.\n`;
    expect(findExcess(toArticle(shown), true)).toBeUndefined();
  });
});
