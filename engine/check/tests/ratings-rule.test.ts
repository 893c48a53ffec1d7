import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkFiles } from '../check-content.ts';
import { resolveContentModel } from '../model/content-model.ts';
import { parseContentFile } from '../read/content-file.ts';
import { toLine } from './to-line.ts';

const model = resolveContentModel({
  collections: [
    {
      name: 'meters',
      schema: z.object({}).loose(),
      titleField: 'name',
      excerptField: 'features',
      template: { sentence: '', headings: [] },
      ratings: {
        rows: 'ratings',
        revision: 'datasheet.revision',
        covers: ['ratings', 'datasheet.rows'],
      },
    },
  ],
  routes: [],
  files: {},
  components: { schemas: {}, blocks: [], tables: {}, widgets: [] },
  facts: new Map(),
});

const PATH = 'content/meters/core.mdx';

const toMeter = (rating: string, revision = 'A', features = 'Waves') =>
  `---\nname: Core\nfeatures: ${features}\nratings:\n  - value: ${rating}\ndatasheet:\n  revision: ${revision}\n  rows: [1]\n---\n\nText.\n`;

/** What is reported about a meter, which was another one before. */
function say(text: string, before?: string): string[] {
  const files = [parseContentFile(model, PATH, text)];
  const sources = new Map(before === undefined ? [] : [[PATH, before]]);
  const content = { model, files, disk: new Map(), today: '2026-11-28', sources };
  return checkFiles(content)
    .filter(({ rule }) => rule === 'fact')
    .map(toLine);
}

describe('a rating', () => {
  it('is advice where its own file says another number in its words', () => {
    expect(say(toMeter('1,024 per cycle', 'A', '512 samples per cycle'))).toEqual([
      expect.stringMatching(
        /:5:\d+ .*is "1,024 per cycle", but line 3 says "512 samples per cycle"/,
      ),
    ]);
  });

  it('is not looked for in a file that says the same everywhere', () => {
    const file = parseContentFile(
      model,
      PATH,
      toMeter('512 per cycle', 'A', '512 samples per cycle'),
    );
    const placeless = {
      ...file,
      rangeAt: () => {
        throw new Error('the file would be parsed again');
      },
    };
    const content = { model, files: [placeless], disk: new Map(), today: '2026-11-28' };
    expect(() => checkFiles(content)).not.toThrow();
  });

  it.each([
    ['512 per cycle', '512 samples per cycle'],
    ['1,024 per cycle', '512 samples per cycle and 1,024 per cycle at most'],
    ['27 kV', '15 kV'],
    ['IP54 front', '512 samples per cycle'],
  ])('%s agrees with "%s"', (rating, features) => {
    expect(say(toMeter(rating, 'A', features))).toEqual([]);
  });
});

describe('the revision of a datasheet', () => {
  const before = toMeter('512 per cycle');

  it('is advice where a rating has changed and the revision has not', () => {
    expect(say(toMeter('1,024 per cycle'), before)).toEqual([
      expect.stringContaining('is as before, although ratings has changed; raise it'),
    ]);
  });

  it('is right where both changed, nothing did, or only words', () => {
    expect(say(toMeter('1,024 per cycle', 'B'), before)).toEqual([]);
    expect(say(before, before)).toEqual([]);
    expect(say(toMeter('512 per cycle', 'A', 'Other words'), before)).toEqual([]);
    expect(say(before)).toEqual([]);
  });
});
