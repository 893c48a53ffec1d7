import type { Product } from '../../collections/products/collection.ts';
import type { ProductDatasheet } from '../../collections/products/datasheet.ts';
import { addCustomaryUnits } from '../../lib/customary-units.ts';
import { formatDayInEnglish } from '../../lib/dates.ts';
import { printNumber } from '../../lib/numbers.ts';
import { interpolate } from '../../lib/text.ts';
import { toDatasheetNumber } from '../product-files.ts';
import { toOptionRows, toOrderText, toRowText, toTenderRows } from '../rows.ts';
import type { SpecificationCopy } from './copy.ts';

type ParagraphCopy = SpecificationCopy['parts'][number]['articles'][number]['paragraphs'][number];

interface Source {
  product: Pick<Product, 'order' | 'name' | 'category' | 'features' | 'specifications'>;
  datasheet: ProductDatasheet;
  section: NonNullable<ProductDatasheet['section']>;
  copy: SpecificationCopy;
  company: string;
}

/**
 * The specification text of a product: the site's copy around those rows of its datasheet that other
 * manufacturers can meet as well.
 * @returns a section in the three parts of CSI SectionFormat, without paragraphs and articles that
 * would list nothing
 */
export function toSpecification({ product, datasheet, section, copy, company }: Source) {
  const { name, category } = product;
  const { width, height, depth } = datasheet.dimensions;
  const values = {
    name,
    category,
    company,
    number: section.number,
    title: section.title,
    drawing: toDatasheetNumber(product),
    revision: datasheet.revision,
    released: formatDayInEnglish(datasheet.revised),
    width: printNumber(width),
    height: printNumber(height),
    depth: printNumber(depth),
    order: toOrderText(datasheet.ordering),
  };
  const fill = (text: string, more = {}) =>
    addCustomaryUnits(interpolate(text, { ...values, ...more }));
  const lists = {
    standards: toTenderRows(datasheet.standards),
    ratings: toTenderRows(product.specifications),
    features: section.features ?? product.features,
    options: toOptionRows(datasheet.ordering).map(toRowText),
  };
  /** The lettered paragraphs of one in the copy, each with the numbered rows below it. */
  const toParagraphs = ({ text, shows }: ParagraphCopy): { text: string; rows: string[] }[] => {
    if (shows === undefined) return [{ text: fill(text), rows: [] }];
    if (shows === 'tables') {
      return datasheet.tables
        .filter(({ omitted }) => omitted !== true)
        .map(({ title, rows }) => ({
          text: fill(text, { table: title }),
          rows: toTenderRows(rows),
        }));
    }
    const rows = lists[shows];
    return rows.length === 0 ? [] : [{ text: fill(text), rows }];
  };
  const parts = copy.parts.map(({ title, articles }) => ({
    title,
    articles: articles
      .map((article) => ({ ...article, paragraphs: article.paragraphs.flatMap(toParagraphs) }))
      .filter(({ paragraphs }) => paragraphs.length > 0),
  }));
  return {
    section: fill(copy.section),
    title: section.title,
    note: fill(copy.note),
    /** The word before the number of a part. */
    part: copy.part,
    parts,
    end: copy.end,
    company,
    /** The date of the datasheet, `YYYY-MM-DD`. */
    revised: datasheet.revised,
  };
}

export type Specification = ReturnType<typeof toSpecification>;
