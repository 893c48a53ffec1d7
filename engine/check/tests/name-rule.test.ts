import { expect, it } from 'vitest';
import { checkFiles } from '../check-content.ts';
import { fixFiles } from '../fix/fix-content.ts';
import { fixDrawings } from '../fix/fix-drawings.ts';
import { parseContentFile } from '../read/content-file.ts';
import type { Content } from '../rules/site.ts';
import { ARTICLE, content, toArticle } from './content.fixture.ts';
import { contentModel } from './site.fixture.ts';

const SITE = 'content/site.yaml';
const CORE = 'content/products/core.mdx';
const DRAWING = 'content/insights/reading-a-step.svg';

const toSite = (name: string, group: string) =>
  `brand: { name: ${name}, group: ${group} }\n${content.get(SITE)}`;
const BEFORE = toSite('Volt Grid', 'Volt Group');

/** Content in which some files differ from what they were before a change. */
function toContent(
  now: Record<string, string | undefined>,
  before: Record<string, string>,
  drawing = '',
): Content {
  const all = new Map<string, string | undefined>([...content, ...Object.entries(now)]);
  const files = [...all].flatMap(([path, source]) =>
    source === undefined || path.endsWith('.svg')
      ? []
      : [parseContentFile(contentModel, path, source)],
  );
  const gone = Object.keys(now).filter((path) => now[path] === undefined);
  return {
    model: contentModel,
    files,
    disk: new Map(drawing === '' ? [] : [[DRAWING, { bytes: drawing.length, drawing }]]),
    today: '2026-11-21',
    deleted: new Set(gone),
    sources: new Map(Object.entries(before)),
  };
}

const report = (one: Content) =>
  checkFiles(one)
    .filter(
      ({ rule, message }) => rule === 'fact' && /^(?:says|has ".*in an address)/.test(message),
    )
    .map(({ file, line, column, severity, message, fix }) => ({
      position: `${file}:${line}:${column}`,
      report: `${severity}: ${message}`,
      fixed: fix?.map(({ text }) => text).join(),
    }));

const fixed = (one: Content, path: string) =>
  fixFiles(one).find(({ file }) => file.path === path)?.file.source;

const withText = (text: string, name = 'Amp Grid', group = 'Volt Group') =>
  toContent({ [SITE]: toSite(name, group), [ARTICLE]: toArticle(text) }, { [SITE]: BEFORE });

it('nothing is said about names that stay', () => {
  expect(report(withText('Volt Grid is our name.', 'Volt Grid'))).toEqual([]);
});

it('the former name of the brand is found with its place, and --fix writes the new one', () => {
  const one = withText('We are Volt Grid, and were VOLT GRID.');
  expect(report(one)).toEqual([
    {
      position: `${ARTICLE}:17:8`,
      report:
        'warning: says "Volt Grid", but brand.name in content/site.yaml is "Amp Grid" now; write "Amp Grid"',
      fixed: 'Amp Grid',
    },
    {
      position: `${ARTICLE}:17:28`,
      report: expect.stringContaining('write "Amp Grid"'),
      fixed: 'AMP GRID',
    },
  ]);
  expect(fixed(one, ARTICLE)).toContain('We are Amp Grid, and were AMP GRID.');
});

it.each([
  ['over two lines', 'We are Volt\nGrid.', 'We are Amp Grid.'],
  ['in a field', 'Read on.', 'title: A day at Amp Grid'],
  ['in the genitive', "It is Volt Grid's.", "It is Amp Grid's."],
])('the former name of the brand is found %s', (_, text, after) => {
  const source = toArticle(text, 'A day at Volt Grid');
  const one = toContent(
    { [SITE]: toSite('Amp Grid', 'Volt Group'), [ARTICLE]: source },
    { [SITE]: BEFORE },
  );
  expect(fixed(one, ARTICLE)).toContain(after);
});

it.each([
  ['as a part of the new name', 'We are Volt Grid North.', 'Volt Grid North'],
  ['as a part of another word', 'We are Volt Gridders.', 'Amp Grid'],
  ['in a comment', 'We are here. {/* Volt Grid? */}', 'Amp Grid'],
])('a former name is left alone %s', (_, text, name) => {
  expect(report(withText(text, name))).toEqual([]);
});

it('the first word of a former name is found alone once no name has it', () => {
  expect(report(withText('Before Volt she worked at a port.'))).toEqual([]);
  expect(
    report(withText('Before Volt she worked at a port.', 'Amp Grid', 'Amp Group')),
  ).toMatchObject([{ position: `${ARTICLE}:17:8`, fixed: 'Amp' }]);
  // The new word is not certain.
  expect(
    report(withText('Before Volt she worked at a port.', 'Ampere', 'Amp Holding')),
  ).toMatchObject([{ position: `${ARTICLE}:17:8`, fixed: undefined }]);
});

it('a former name in an address is named, and left to the author', () => {
  const [one] = report(withText('See <https://code.example/volt-grid>.'.replace(/[<>]/g, '')));
  expect(one).toMatchObject({ position: `${ARTICLE}:17:26`, fixed: undefined });
  expect(one?.report).toContain('has "volt-grid" in an address');
});

it('a former name is found in drawings, in their words and for screen readers', () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" id="drawing" role="img" aria-label="Volt Grid at work"><title>Volt Grid</title><text><tspan>Volt</tspan> <tspan>Grid</tspan></text></svg>';
  const one = toContent({ [SITE]: toSite('Amp Grid', 'Volt Group') }, { [SITE]: BEFORE }, drawing);
  // Where a drawing program has set each word apart, it stays so.
  expect(report(one)).toMatchObject([
    {
      position: `${DRAWING}:1:${drawing.indexOf('Volt Grid') + 1}`,
      report: expect.stringContaining('2 more times'),
      fixed: 'Amp Grid,Amp Grid',
    },
  ]);
  expect(fixDrawings(one).map(({ file }) => file.source)).toEqual([
    drawing.replace(/Volt Grid/g, 'Amp Grid'),
  ]);
});

it('the name of an entry that is deleted is found where texts still say it', () => {
  const before = content.get('content/products/powersync.mdx') ?? '';
  const one = toContent(
    {
      'content/products/powersync.mdx': undefined,
      [ARTICLE]: toArticle('Ask PowerSync, or see /powersync.'),
    },
    { 'content/products/powersync.mdx': before },
  );
  expect(report(one)).toEqual([
    {
      position: `${ARTICLE}:17:5`,
      report:
        'warning: says "PowerSync", which is gone, since this change deletes content/products/powersync.mdx; say it without that name',
      fixed: undefined,
    },
  ]);
});

it('the new name of an entry is written by --fix, unless its former one is a word', () => {
  const before = content.get(CORE) ?? '';
  const now = { [CORE]: before.replace('name: Core', 'name: Meter') };
  const toOne = (text: string) =>
    toContent({ ...now, [ARTICLE]: toArticle(text) }, { [CORE]: before });
  expect(report(toOne('Ask Core.'))).toMatchObject([{ fixed: 'Meter' }]);
  expect(report(toOne('Ask Core about the core of a coil.'))).toMatchObject([
    { fixed: undefined, report: expect.stringMatching(/, unless something else is meant$/) },
  ]);
});

it('an entry that has another file and the same name is not gone', () => {
  const before = content.get(CORE) ?? '';
  const one = toContent(
    { [CORE]: undefined, 'content/products/meter.mdx': before, [ARTICLE]: toArticle('Ask Core.') },
    { [CORE]: before },
  );
  expect(report(one)).toEqual([]);
});
