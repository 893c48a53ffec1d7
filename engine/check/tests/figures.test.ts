import { describe, expect, it } from 'vitest';
import { FIGURES_FILE } from '../model/conventions.ts';
import { parseContentFile } from '../read/content-file.ts';
import { checkFigures } from '../rules/fact-rule.ts';
import { contentModel } from './site.fixture.ts';
import { toLine } from './to-line.ts';

const TABLE = `- about: Lamps of the square
  says: 1,200 lamps
  others: ["20"]
- about: A test voltage
  says: "1,000,000 volts within 1 minute"
- about: Bays
  says: "lines of 9 bays (in use)"
`;

const article = (text: string) =>
  parseContentFile(contentModel, 'content/pages/a.mdx', `---\nlead: A\n---\n\n${text}\n`);

/** The problems of a page with this text, after an earlier table. */
function check(text: string, earlier?: string) {
  const files = [parseContentFile(contentModel, FIGURES_FILE, TABLE), article(text)];
  return checkFigures(files, new Map(), new Map(earlier ? [[FIGURES_FILE, earlier]] : []));
}

/** What is reported about a page with this text. */
const say = (text: string, earlier?: string): string[] => check(text, earlier).map(toLine);

/** What is reported about a drawing. */
function draw(drawing: string): string[] {
  const table = parseContentFile(contentModel, FIGURES_FILE, TABLE);
  const disk = new Map([['content/pages/a.svg', { bytes: drawing.length, drawing }]]);
  return checkFigures([table], disk).map(toLine);
}

describe('a figure that stands in several texts', () => {
  it.each([
    'There are 1,200 lamps, 1200 lamps and 20 lamps.',
    'Lines of nine bays (in use), lines of 9 bays (in use).',
    '1,000,000 volts within 1 minute, 1000000 volts within 1 minute, 5 volts within 2 minutes.',
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
    expect(say('Lines of eight bays (in use)')).toHaveLength(1);
  });
});

describe('a figure that was changed in the list', () => {
  const earlier = TABLE.replace('1,200', '1,100').replace('of 9', 'of 8');

  it('is reported and fixed wherever a text has its wording with the former number', () => {
    const [problem, ...others] = check('Of 1,100 lamps, 20 lamps.', earlier);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ severity: 'error', fix: [{ text: '1,200' }] });
  });

  it('is reported as advice where its former number has another wording, as in a table', () => {
    expect(say('| Lamps | 1,100 |', earlier)).toEqual([
      expect.stringContaining(
        'says 1,100, which was the figure for "Lamps of the square" until content/figures.yaml said 1,200; write 1,200 where it is the same',
      ),
    ]);
    expect(check('1,100 W', earlier)).toMatchObject([{ severity: 'warning' }]);
  });

  it('is not looked for by a number of few digits, except beside what it is about', () => {
    const bays = earlier.replace('about: Bays', 'about: Bays of the station');
    const now = parseContentFile(
      contentModel,
      FIGURES_FILE,
      TABLE.replace('about: Bays', 'about: Bays of the station'),
    );
    const say = (text: string) =>
      checkFigures([now, article(text)], new Map(), new Map([[FIGURES_FILE, bays]])).map(toLine);
    expect(say('At 8 sharp.')).toEqual([]);
    expect(say('The station has 8.')).toHaveLength(1);
  });

  it('is compared with a list that could be read', () => {
    expect(say('1,100 W', '- about: [')).toEqual([]);
    expect(say('1,100 W')).toEqual([]);
  });
});
