import { describe, expect, it } from 'vitest';
import { parseContentFile } from '../read/content-file.ts';
import { checkFigures } from '../rules/fact-rule.ts';
import { FIGURES_FILE } from '../rules/figures.ts';
import { contentModel } from './site.fixture.ts';
import { toLine } from './to-line.ts';

const TABLE = `- about: Lamps of the square
  figure: "1,200"
  said: ["? lamps", "lamps: ?"]
  others: ["20"]
- about: A test voltage
  figure: "1,000,000"
  said: ["? volts"]
- about: Bays
  figure: "9"
  said: ["? bays (in use)"]
`;

/** What is reported about a page with this text. */
function say(text: string): string[] {
  const files = [
    parseContentFile(contentModel, FIGURES_FILE, TABLE),
    parseContentFile(contentModel, 'content/pages/a.mdx', `---\nlead: A\n---\n\n${text}\n`),
  ];
  return checkFigures(files, new Map()).map(toLine);
}

/** What is reported about a drawing. */
function draw(drawing: string): string[] {
  const table = parseContentFile(contentModel, FIGURES_FILE, TABLE);
  const disk = new Map([['content/pages/a.svg', { bytes: drawing.length, drawing }]]);
  return checkFigures([table], disk).map(toLine);
}

describe('a figure that stands in several texts', () => {
  it.each([
    'There are 1,200 lamps, 1200 lamps and 20 lamps.',
    'Lamps: 1,200. Nine bays (in use), 9 bays (in use).',
    'A million is 1,000,000 volts, or 1000000 volts.',
    'Of 11,200.5 lampshades and 12 lanterns we say nothing.',
  ])('is right: %s', (text) => {
    expect(say(text)).toEqual([]);
  });

  it('is named with its file, line and the right one where a text says another', () => {
    expect(say('So\n1,300\nLamps burn.')).toEqual([
      expect.stringMatching(
        /^content\/pages\/a\.mdx:6:1 .*says 1,300, but content\/figures\.yaml has 1,200 for "Lamps of the square"/,
      ),
    ]);
  });

  it('is compared where a drawing says it, in one text', () => {
    expect(draw('<svg><path d="M3 4"/><text x="9">1,200 lamps</text></svg>')).toEqual([]);
    expect(draw('<svg><text x="1300">7</text>\n<text>lamps</text></svg>')).toEqual([]);
    expect(draw('<svg>\n<text>1,300 lamps</text></svg>')).toEqual([
      expect.stringMatching(/^content\/pages\/a\.svg:2:7 .*has 1,200/),
    ]);
  });

  it('may be a word, and stand behind its words', () => {
    expect(say('Eight bays (in use)')).toHaveLength(1);
    expect(say('Lamps: 1,201')).toHaveLength(1);
  });
});
