import { describe, expect, it } from 'vitest';
import { fixFiles } from '../fix/fix-content.ts';
import { parseContentFile } from '../read/content-file.ts';
import { toArticle } from './content.fixture.ts';
import { fixFile } from './fix-file.ts';
import { createProblem } from './reporters/problems.ts';
import { contentModel } from './site.fixture.ts';

const INSIGHT = toArticle('Prose.');

function fix(source: string, path = 'content/insights/x.mdx') {
  const fixed = fixFile(contentModel, path, source);
  const again = fixFile(contentModel, path, fixed.source);
  expect(again).toEqual({ source: fixed.source, changes: [] });
  return { ...fixed, whats: fixed.changes.map(({ line, what }) => `${line} ${what}`) };
}

/** The first line of the article that begins like this, after `above` lines; counted from 1. */
function lineOf(start: string, above = 0): number {
  return INSIGHT.split('\n').findIndex((line, at) => at >= above && line.startsWith(start)) + 1;
}

/** The fixed text of a body below the fields of a valid article. */
function fixBody(body: string) {
  const head = INSIGHT.slice(0, INSIGHT.indexOf('\n---\n') + 6);
  const { source, whats } = fix(head + body);
  expect(source.startsWith(head)).toBe(true);
  return { body: source.slice(head.length), whats };
}

describe('npm run check -- --fix', () => {
  it('writes a choice in its case and spacing, in the quotation marks that stand there', () => {
    const mistakes = INSIGHT.replace('Technical Guides', "'technical  guides '")
      .replace('type: article', 'type: Article')
      .replace('badge: outline', 'badge: "OUTLINE" # why not');
    const { source, whats } = fix(mistakes);
    expect(source).toContain("category: 'Technical Guides'\ntype: article\n");
    expect(source).toContain('badge: "outline" # why not\n');
    expect(whats).toEqual([
      `${lineOf('category:')} "technical guides " is now "Technical Guides"`,
      `${lineOf('type:')} "Article" is now "article"`,
      `${lineOf('badge:')} "OUTLINE" is now "outline"`,
    ]);
  });

  it('leaves a choice that is meant in more than one way', () => {
    const mistake = INSIGHT.replace('type: article', 'type: paper');
    expect(fix(mistake).source).toBe(mistake);
  });

  it.each([
    ['C:\\new: a plan', 'C:\\new: a plan'],
    ['C:\\new is "here": a plan', 'C:\\new is "here": a plan'],
    ['C:\\new #1', 'C:\\new #1'],
    ['@\\table', '@\\table'],
    ["'C:\\new", 'C:\\new'],
    ["'It's \\new'", "It's \\new"],
    ['“C:\\new: a plan”', 'C:\\new: a plan'],
  ])('leaves each backslash of the title %s as it was meant', (title, meant) => {
    const { source } = fix(INSIGHT.replace(/^title: .*$/m, () => `title: ${title}`));
    expect(parseContentFile(contentModel, 'content/insights/x.mdx', source)).toMatchObject({
      diagnostics: [],
      data: { title: meant },
    });
  });

  it('writes <br> and comments as MDX does, and leaves code alone', () => {
    const { body, whats } = fixBody(
      'One<br>two<BR >three `<br>`.\n\n<!-- Ask Ines\nabout this -->\n\n```html\n<br>\n<!-- x -->\n```\n',
    );
    expect(body).toBe(
      'One<br />two<br />three `<br>`.\n\n{/* Ask Ines\nabout this */}\n\n```html\n<br>\n<!-- x -->\n```\n',
    );
    expect(whats[0]).toBe(`${lineOf('---', 1) + 2} "<br>" is now "<br />"`);
  });

  it.each(['Under <3 s.', 'Dear {name}, {', '<iframe src="https://x.example">', '<div>'])(
    'fixes what stands around %s, as Word pastes it',
    (breaking) => {
      const pasted = `${breaking}\n\n•\tOne<br>two\n•\tThree\n\nZone\tMasts\nGate | roads\t38\n`;
      expect(fixBody(pasted).body).toBe(
        `${breaking}\n\n- One<br />two\n- Three\n\n| Zone | Masts |\n| --- | --- |\n| Gate \\| roads | 38 |\n`,
      );
    },
  );

  it('loses nothing of a table that holds what breaks a body, nor its empty cells', () => {
    const pasted = 'Zone\tBefore\tAfter\nGate\t\t<3\n';
    const table = '| Zone | Before | After |\n| --- | --- | --- |\n| Gate |  | <3 |\n';
    expect(fixBody(pasted).body).toBe(table);
  });

  it('keeps the line ends of Windows in a row that it adds', () => {
    const { source } = fix(`${INSIGHT}\n| a | b |\n| 1 | 2 |\n`.replaceAll('\n', '\r\n'));
    expect(source.endsWith('| a | b |\r\n| --- | --- |\r\n| 1 | 2 |\r\n')).toBe(true);
  });

  it.each([
    ['a value', INSIGHT.replace('type: article', 'type: Article')],
    ['the fence around the fields', INSIGHT.replace(/^---\n/, '')],
  ])('keeps the line ends of Windows when it fixes %s', (_, mistake) => {
    const { source } = fix(mistake.replaceAll('\n', '\r\n'));
    expect(source).toBe(INSIGHT.replaceAll('\n', '\r\n'));
  });

  it.each([
    ['fields that stand twice', INSIGHT.replace('featured:', 'type: article\nfeatured:')],
    ['no fields', '# Title\n\n<br>\n'],
    ['bytes of another encoding', `${INSIGHT}\nCaf\uFFFD<br>.\n`],
    ['fields that are none', INSIGHT.replace('featured: false', '}{ Article')],
  ])('does not touch a file with %s', (_, source) => {
    expect(fix(source)).toMatchObject({ source, changes: [] });
  });

  it('fixes all else where what was found before has no fix', () => {
    const mistake = INSIGHT.replace('type: article', 'type: Article');
    const file = parseContentFile(contentModel, 'content/insights/x.mdx', mistake);
    const found = [createProblem({ file: 'content/redirects.yaml' })];
    const [fixed] = fixFiles(
      { model: contentModel, files: [file], disk: new Map(), today: '2026-11-21' },
      found,
    );
    expect(fixed?.file.source).toBe(INSIGHT);
  });
});
