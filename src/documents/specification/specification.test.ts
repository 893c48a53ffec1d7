import { strFromU8, unzipSync } from 'fflate';
import { DOMParser } from 'linkedom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { addCustomaryUnits } from '../../lib/customary-units.ts';
import { formatDayInEnglish } from '../../lib/dates.ts';
import { specificationSource } from '../datasheet.fixture.ts';
import { printSpecification } from './print-specification.ts';
import { toSpecification } from './specification.ts';
import { writeDocx } from './write-docx.ts';

const { product, datasheet } = specificationSource;
const specification = toSpecification(specificationSource);
const rows = [
  ...product.specifications,
  ...datasheet.tables.flatMap((table) => table.rows),
  ...datasheet.standards,
].map(({ label, value }) => `${label}: ${addCustomaryUnits(value)}`);
/** All rows of a specification text. */
const listRows = ({ parts }: typeof specification) =>
  parts
    .flatMap(({ articles }) => articles)
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap((paragraph) => paragraph.rows);

describe('the specification text of a product', () => {
  it('has every rating, standard and feature of its datasheet', () => {
    expect(listRows(specification)).toEqual(expect.arrayContaining([...rows, ...product.features]));
  });

  it('asks only for what other manufacturers can offer, with the choices of the project', () => {
    const table = {
      title: 'Radio',
      rows: [
        { label: 'Band', value: '868 / 915 MHz', tender: '[915] MHz' },
        { label: 'Certificate', value: 'No. 1', omitted: true },
      ],
    };
    const other = {
      title: 'Sister product',
      omitted: true,
      rows: [{ label: 'Mass', value: '9 kg' }],
    };
    const values = listRows(
      toSpecification({
        ...specificationSource,
        datasheet: { ...datasheet, tables: [table, other] },
        section: { ...specificationSource.section, features: ['A feature of many'] },
      }),
    );
    expect(values).toEqual(expect.arrayContaining(['Band: [915] MHz', 'A feature of many']));
    expect(values.join()).not.toMatch(/868|No\. 1|9 kg/);
    expect(values).not.toEqual(expect.arrayContaining([product.features[0]]));
  });

  it('says which datasheet it was written from, and leaves no placeholder', () => {
    expect(specification.note).toContain(datasheet.revision);
    expect(specification.note).toContain(formatDayInEnglish(datasheet.revised));
    expect(JSON.stringify(specification)).not.toMatch(/\{\w+\}/);
  });

  it('leaves out an article that would list nothing', () => {
    const bare = toSpecification({
      ...specificationSource,
      datasheet: { ...datasheet, tables: [] },
    });
    const titles = ({ parts }: typeof bare) => parts[1]?.articles.map(({ title }) => title) ?? [];
    expect(titles(bare)).toHaveLength(titles(specification).length - 1);
  });
});

describe('as a Word document', () => {
  let bytes: Uint8Array;
  beforeAll(async () => {
    bytes = await writeDocx(specification);
  });

  it('has three numbered parts, and says what the Markdown says', () => {
    const paragraphs = readParagraphs(bytes);
    const parts = paragraphs.filter(({ level }) => level === 0);
    expect(parts.map(({ text }) => text)).toEqual(specification.parts.map(({ title }) => title));
    expect(paragraphs.map(({ text }) => text)).toEqual(expect.arrayContaining(rows));
    const [section, title, ...others] = paragraphs.map(toNumbering(specification.part));
    const markdown = printSpecification(specification).split('\n').filter(Boolean);
    expect(markdown.map(toPlainLine)).toEqual([`${section}, ${title}`, ...others]);
  });

  it('has the same bytes at any time, with the day of the datasheet in it', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-05-17T08:00:00Z') });
    const later = await writeDocx(specification).finally(() => vi.useRealTimers());
    expect(later).toEqual(bytes);
    const core = strFromU8(unzipSync(bytes)['docProps/core.xml'] ?? new Uint8Array());
    expect(core.match(/\d{4}-\d\d-\d\d/g)).toEqual([datasheet.revised, datasheet.revised]);
  });

  it('is smaller than its limit', () => {
    expect(bytes.length).toBeLessThan(20_000);
  });
});

interface Numbered {
  text: string;
  /** The level of its numbering: part, article, paragraph or row. */
  level: number | undefined;
}

/** The paragraphs of a Word document. */
function readParagraphs(bytes: Uint8Array): Numbered[] {
  const xml = strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array());
  const document = new DOMParser().parseFromString(xml, 'text/xml');
  return [...document.querySelectorAll('w\\:p')].map((paragraph) => {
    const level = paragraph.querySelector('w\\:ilvl')?.getAttribute('w:val');
    const texts = [...paragraph.querySelectorAll('w\\:t')].map((one) => one.textContent);
    return { text: texts.join(''), level: level ? Number(level) : undefined };
  });
}

/** Adds the number that a word processor shows before each paragraph. */
function toNumbering(part: string) {
  const counts = [0, 0, 0, 0];
  return ({ text, level }: Numbered): string => {
    if (level === undefined) return text;
    counts[level] = (counts[level] ?? 0) + 1;
    counts.fill(0, level + 1);
    const [first, second, third = 0, fourth] = counts;
    const letter = String.fromCharCode(64 + third);
    const numbers = [`${part} ${first}`, `${first}.${second}`, `${letter}.`, `${fourth}.`];
    return `${numbers[level]} ${text}`;
  };
}

/** A line of Markdown without its markup. */
function toPlainLine(line: string): string {
  return line.replace(/^#+ /, '').replace(/\\(?=[!-/:-@[-`{-~])/g, '');
}
