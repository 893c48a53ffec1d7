import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { fixFile } from '../../../../src/build/check/fix/fix-file';
import { schemaOf } from '../../../../src/build/check/kinds';

const PROJECT = join(import.meta.dirname, '../../../..');
const INSIGHT = readFileSync(
  join(PROJECT, 'content/insights/reading-a-capacitor-step.mdx'),
  'utf8',
);

function fix(source: string, path = 'content/insights/x.mdx') {
  const schema = schemaOf(path);
  if (schema === undefined) throw new Error(`${path} has no schema`);
  const fixed = fixFile(path, source, schema);
  const again = fixFile(path, fixed.source, schema);
  expect(again).toEqual({ source: fixed.source, changes: [] });
  return { ...fixed, whats: fixed.changes.map(({ line, what }) => `${line} ${what}`) };
}

/** What is left of a body behind the fields of a valid article. */
function fixBody(body: string) {
  const head = INSIGHT.slice(0, INSIGHT.indexOf('\n---\n') + 6);
  const { source, whats } = fix(head + body);
  expect(source.startsWith(head)).toBe(true);
  return { body: source.slice(head.length), whats };
}

describe('npm run check -- --fix', () => {
  it('leaves a valid file as it is', () => {
    expect(fix(INSIGHT)).toMatchObject({ source: INSIGHT, changes: [] });
  });

  it('writes a choice in its case and spacing, in the quotation marks that stand there', () => {
    const slips = INSIGHT.replace('Technical Guides', "'technical  guides '")
      .replace('type: article', 'type: Article')
      .replace('badge: outline', 'badge: "OUTLINE" # why not');
    const { source, whats } = fix(slips);
    expect(source).toContain("category: 'Technical Guides'\ntype: article\n");
    expect(source).toContain('badge: "outline" # why not\n');
    expect(whats).toEqual([
      '4 category: "technical  guides " is now "Technical Guides"',
      '5 type: "Article" is now "article"',
      '10 badge: "OUTLINE" is now "outline"',
    ]);
  });

  it('leaves a choice that is meant in more than one way', () => {
    const slip = INSIGHT.replace('type: article', 'type: paper');
    expect(fix(slip).source).toBe(slip);
  });

  it.each([
    ['2024/4/3', '2024-04-03'],
    ['2024-4-23', '2024-04-23'],
    ['"2024.04.3"', '"2024-04-03"'],
  ])('writes the day %s as %s', (slip, day) => {
    const { source } = fix(INSIGHT.replace('2024-04-23', slip));
    expect(source).toBe(INSIGHT.replace('2024-04-23', day));
  });

  it.each(['3/4/2024', '2024/13/1', '2024-2-30', '2024'])('leaves the day %s', (day) => {
    const slip = INSIGHT.replace('2024-04-23', day);
    expect(fix(slip).source).toBe(slip);
  });

  it('writes <br> and comments as MDX does, and leaves code alone', () => {
    const { body, whats } = fixBody(
      'One<br>two<BR >three `<br>`.\n\n<!-- Ask Ines\nabout this -->\n\n```html\n<br>\n<!-- x -->\n```\n',
    );
    expect(body).toBe(
      'One<br />two<br />three `<br>`.\n\n{/* Ask Ines\nabout this */}\n\n```html\n<br>\n<!-- x -->\n```\n',
    );
    expect(whats[0]).toBe('17 <br> is now <br />');
  });

  it('takes away spaces at the ends of lines, but no line break and nothing in code', () => {
    const text = 'One \ntwo  \nthree.\t\n\n```\ncode  \n```\n\n- a  \n- b   \n';
    const { body } = fixBody(text);
    expect(body).toBe('One\ntwo  \nthree.\n\n```\ncode  \n```\n\n- a  \n- b\n');
    const { source } = fix(INSIGHT.replace('type: article', 'type: article  '));
    expect(source).toBe(INSIGHT);
  });

  it('puts fields in the order of the schema, each with the comments above it', () => {
    const path = 'content/team/x.mdx';
    const { source, whats } = fix(
      '---\n# Who she is.\nrole: Engineer # since May\nname: A B\n\n# First of all.\norder: 1\nimage:\n  alt: A plate.\n  src: /api/placeholder/8/6\nbio: |-\n  Knows relays.\n---\n',
      path,
    );
    expect(source).toBe(
      '---\n\n# First of all.\norder: 1\nname: A B\n# Who she is.\nrole: Engineer # since May\nbio: |-\n  Knows relays.\nimage:\n  src: /api/placeholder/8/6\n  alt: A plate.\n---\n',
    );
    expect(whats).toEqual([
      '2 the fields stand in this order now: order, name, role, bio, image',
      '11 the fields stand in this order now: src, alt',
    ]);
  });

  it('puts the fields of the items of a list in order', () => {
    const { source } = fix('- term: A\n  # B\n  slug: b\n  definition: C', 'content/glossary.yaml');
    expect(source).toBe('- # B\n  slug: b\n  term: A\n  definition: C');
  });

  it('keeps the line ends of Windows', () => {
    const slip = INSIGHT.replace('type: article', 'type: Article ').replaceAll('\n', '\r\n');
    expect(fix(slip).source).toBe(INSIGHT.replaceAll('\n', '\r\n'));
  });

  it.each([
    ['fields that cannot be read', INSIGHT.replace('title: ', 'title: "').replace('23', '3')],
    ['no fields', '# Title\n\n<br>\n'],
    ['a body that cannot be read', `${INSIGHT.replace('article', 'Article')}\nUnder <3 s<br>\n`],
    ['fields without an end', INSIGHT.replace('article', 'Article').replace('\n---\n', '\n')],
  ])('does not touch a file with %s', (_, source) => {
    expect(fix(source)).toMatchObject({ source, changes: [] });
  });

  it('has nothing to do in the content of this site', () => {
    const files = readdirSync(join(PROJECT, 'content'), { recursive: true, encoding: 'utf8' })
      .map((file) => `content/${file}`)
      .filter((file) => /\.(mdx|yaml)$/.test(file) && schemaOf(file) !== undefined);
    expect(files.length).toBeGreaterThan(60);
    for (const file of files) {
      const source = readFileSync(join(PROJECT, file), 'utf8');
      expect({ file, ...fix(source, file) }).toMatchObject({ file, source });
    }
  });
});
