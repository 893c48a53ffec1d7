import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { formatDayInEnglish } from '../../lib/dates.ts';
import { datasheet, frame } from '../datasheet.fixture.ts';
import { drawDatasheet } from './draw-datasheet.ts';

const SIGNS = 'φ≥≤∠√⌀Ω→ΔΣπ∅′″≈≠∞μ₂₀₉⁰⁹⁻³×±°‰½¼·ŁźńőšğЖя';

describe('the datasheet as a PDF', () => {
  let bytes: Buffer;
  beforeAll(async () => {
    bytes = await drawDatasheet(datasheet, frame);
  });

  const open = () => getDocumentProxy(new Uint8Array(bytes));

  it('has one A4 page', async () => {
    const document = await open();
    expect(document.numPages).toBe(1);
    const page = await document.getPage(1);
    expect(page.view.map(Math.round)).toEqual([0, 0, 595, 842]);
  });

  it('contains the frontmatter as selectable text', async () => {
    const { text } = await extractText(await open(), { mergePages: true });
    const { product, fields, ratings, tables, copy, drawing, options, revisions } = datasheet;
    const rows = [...[ratings, ...tables].flatMap((table) => table.rows), ...options];
    const texts = [
      product.name,
      product.category,
      copy.title,
      drawing,
      frame.site.contact.email,
      frame.site.contact.phone,
      ...product.features,
      ...rows.flatMap(({ label, value }) => [label, value]),
      ...fields.ordering.flatMap(({ code, meaning }) => [code, meaning]),
      ...Object.values(fields.dimensions).map(String),
      ...revisions.flatMap(({ revised, change }) => [formatDayInEnglish(revised), change]),
    ];
    const flat = text.replace(/\s+/g, ' ');
    expect(texts.filter((word) => !flat.includes(word))).toEqual([]);
  });

  it('prints all technical signs and accented letters', async () => {
    const rows = [...SIGNS].map((sign) => ({ label: `${sign} 1`, value: `1 ${sign}` }));
    const product = { ...datasheet.product, name: SIGNS, tagline: SIGNS };
    const ratings = { ...datasheet.ratings, rows };
    const pdf = await drawDatasheet({ ...datasheet, product, ratings }, frame);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), {
      mergePages: true,
    });
    const flat = text.replace(/\s+/g, ' ');
    const expected = rows.flatMap(({ label, value }) => [label, value]);
    expect(expected.filter((texts) => !flat.includes(texts))).toEqual([]);
    expect(flat.replaceAll(' ', '').split(SIGNS).length - 1).toBeGreaterThanOrEqual(2);
  });

  it('has title, author, subject, keywords and language', async () => {
    const { info } = await (await open()).getMetadata();
    expect(info).toMatchObject({
      Title: `${datasheet.product.name} ${datasheet.copy.title.toLowerCase()}`,
      Author: 'Ohmstead Grid, Ohmstead Electric Group',
      Subject: datasheet.product.description,
      Keywords: 'PowerSync, Capacitor Banks, CA1, OG-250-DS',
      Language: 'en',
    });
  });

  it('is tagged: a headline, headings, tables with row headers, a figure with words', async () => {
    const page = await (await open()).getPage(1);
    const roles = collectRoles(await page.getStructTree());
    const { product, ratings, tables } = datasheet;
    const rows = [ratings, ...tables].flatMap((table) => table.rows).length;
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
    expect(roles.filter((role) => role === 'H2')).toHaveLength(5 + tables.length);
    expect(roles.filter((role) => role === 'TH').length).toBeGreaterThanOrEqual(rows);
    expect(roles.filter((role) => role === 'LI')).toHaveLength(product.features.length);
    expect(roles).toContain('Figure');
  });

  it('has the same bytes in every build', async () => {
    expect((await drawDatasheet(datasheet, frame)).equals(bytes)).toBe(true);
  });

  it('is smaller than its limit', () => {
    expect(bytes.length).toBeLessThan(60_000);
  });

  it('has one page and every word of a datasheet with far more than usual', async () => {
    const rows = Array.from({ length: 40 }, (_, index) => ({
      label: `Row ${index}`,
      value: 'a value that takes two lines of its narrow column',
    }));
    const tables = [{ title: 'Endless', rows }];
    const long = await drawDatasheet({ ...datasheet, tables }, frame);
    const document = await getDocumentProxy(new Uint8Array(long));
    expect(document.numPages).toBe(1);
    const { text } = await extractText(document, { mergePages: true });
    expect(rows.filter(({ label }) => !text.includes(label))).toEqual([]);
  });
});

interface StructureNode {
  /** The type of content without a role. */
  type?: string;
  role?: string;
  children?: StructureNode[];
}

function collectRoles(node: StructureNode | null): string[] {
  if (node === null) return [];
  const own = node.role === undefined ? [] : [node.role];
  return [...own, ...(node.children ?? []).flatMap(collectRoles)];
}
