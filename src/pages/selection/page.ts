import { definePage, type LoaderData } from '#site';
import { facts, section, table } from '#site/markdown';
import { type Claim, evidenceSchema, toClaimValue } from '../../collections/files/evidence.ts';
import { type ProductEntry, products } from '../../collections/products/collection.ts';
import type { ProductDatasheet } from '../../collections/products/datasheet.ts';
import type { Variant } from '../../collections/products/variant.ts';
import { toHeadMarkdown } from '../../components/blocks/shared-copy.ts';
import { datasheetCopySchema } from '../../documents/datasheet-copy.ts';
import { toOutline, toSizeText, toVariantBox } from '../../documents/outline.ts';
import { PRODUCT_FILES, toVariantFile } from '../../documents/product-files.ts';
import { readDatasheet } from '../../documents/read-datasheet.ts';
import type { Box } from '../../drawings/outline.ts';
import { addCustomaryUnits, withCustomaryUnits } from '../../lib/customary-units.ts';
import { printNumber } from '../../lib/numbers.ts';
import { interpolate } from '../../lib/text.ts';
import { selectionCopySchema } from './copy.ts';
import { toWorkingSpace } from './working-space.ts';

export const selection = definePage({
  copy: selectionCopySchema,
  anchors: () => ['same'],
  loader: ({ copy, content }) => {
    const { all, fields } = content.getCollection(products);
    const claims = content.getFile(evidenceSchema);
    const datasheetCopy = content.getCopy(datasheetCopySchema);
    const print = (slug: string | undefined) => {
      const claim = claims.find((one) => one.slug === slug);
      return claim && { value: toClaimValue(claim), remark: toRemark(claim.state) };
    };
    const toRemark = (state: Claim['state']) =>
      state === 'documented' ? undefined : copy.remarks[state];
    const units = all.flatMap((product) => {
      const datasheet = readDatasheet(content, product.slug);
      return (fields(product.slug).variants ?? []).map((variant) => {
        const box = toVariantBox(variant, datasheet);
        const size = box && {
          ...box,
          text: toSizeText(box),
          mass: massOf(variant, datasheet, copy.mass),
          remark: print(variant.size?.claim)?.remark,
        };
        const { systems } = variant;
        return {
          ...variant,
          systemText: interpolate(copy.system, { systems: systems.join(', ') }),
          product: { path: product.path, slug: product.slug, revision: datasheet.revision },
          datasheetSize: datasheet.dimensions,
          size,
          spaces: variant.shape === 'panel' ? toSpaces(systems) : [],
          price: print(variant.price),
          weeks: print(variant.weeks),
          dxf: box && {
            href: toVariantFile(product, variant),
            download: `${product.slug}-${variant.slug}-outline.dxf`,
          },
          specification: product.path + PRODUCT_FILES.docx,
          own: toOwnDatasheet(variant, datasheet, box, datasheetCopy),
        };
      });
    });
    return {
      units,
      systems: [...new Set(units.flatMap(({ systems }) => systems))].toSorted((a, b) => a - b),
      faults: [...new Set(units.map(({ fault }) => fault))].toSorted((a, b) => a - b),
      same: copy.same.facts.map((fact) => ({ ...fact, value: findRating(all, fact.label) })),
    };
  },
  toMarkdown: (page) => {
    const { columns, notes, same, open } = page.copy;
    const { files: _, ...named } = columns;
    const rows = page.units.map((unit) => [
      `${unit.name}, ${unit.systemText}`,
      unit.withstand ?? open.withstand,
      unit.current,
      `${unit.fault} kA, ${unit.faultNote}`,
      unit.size
        ? [unit.size.text, unit.size.mass, unit.size.remark].filter(Boolean).join(', ')
        : (unit.sizeNote ?? open.size),
      unit.spaces.map(({ grounded }) => `${grounded.millimeters} mm`).join('; ') || open.space,
      printValue(unit.price, open.price),
      printValue(unit.weeks, open.weeks),
    ]);
    return [
      ...toHeadMarkdown(page),
      table([Object.values(named), ...rows]),
      ...notes,
      section(same.heading.title, facts(page.same.map(({ label, value }) => ({ label, value })))),
      ...page.units.map(({ own }) => (own ? section(own.title, facts(own.rows)) : '')),
    ];
  },
});

export type SelectionPage = LoaderData<typeof selection>;

/** A value of the register with its remark, or what stands for one. */
function printValue(
  value: { value: string; remark?: string | undefined } | undefined,
  open: string,
) {
  return value === undefined ? open : [value.value, value.remark].filter(Boolean).join(', ');
}

/** The mass of a variant; that of the datasheet stands in its row. */
function massOf({ size, largest }: Variant, { tables }: ProductDatasheet, pattern: string): string {
  if (size) return addCustomaryUnits(interpolate(pattern, { mass: printNumber(size.mass) }));
  const rows = tables.flatMap((one) => one.rows);
  const row = rows.find(({ value }) => /\d kg/.test(value));
  return largest && row ? addCustomaryUnits(row.value) : '';
}

/** The depths in front of a panel in each of its systems, with a grounded neutral and another. */
function toSpaces(systems: readonly number[]) {
  return systems.map((system) => ({
    system,
    grounded: toWorkingSpace(system, true),
    other: toWorkingSpace(system, false),
  }));
}

/** A variant's own table of the datasheet, with its outline. */
function toOwnDatasheet(
  { table: title }: Variant,
  { tables, standards }: ProductDatasheet,
  box: Box | undefined,
  { views }: { views: { front: string; side: string } },
) {
  const own = tables.find((one) => one.title === title);
  if (own === undefined) return undefined;
  const rows = [...own.rows, ...standards.filter(({ label }) => label === title)];
  return {
    title: own.title,
    rows: withCustomaryUnits(rows).map(({ label, value }) => ({ label, value })),
    outline: box && toOutline(box, views),
  };
}

/** The value of a rating on a nameplate of some product; empty if none has it. */
function findRating(all: readonly Pick<ProductEntry, 'specifications'>[], label: string): string {
  const rows = all.flatMap(({ specifications }) => specifications);
  return rows.find((row) => row.label === label)?.value ?? '';
}
