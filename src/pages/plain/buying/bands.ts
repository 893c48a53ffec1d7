import type { Content } from '#site';
import { type Block, facts, section, table } from '#site/markdown';
import { type Claim, evidenceSchema } from '../../../collections/files/evidence.ts';
import { type ProductEntry, products } from '../../../collections/products/collection.ts';
import { countClaim } from '../../../collections/products/offer.ts';
import { contactCopySchema } from '../../../features/inquiries/copy.ts';
import { printClock, toMinutes } from '../../../lib/clock.ts';
import { printNumber } from '../../../lib/numbers.ts';
import { interpolate } from '../../../lib/text.ts';
import { fillClaims } from './claims.ts';
import type { ServiceCopy, TestsCopy, WarrantyCopy } from './copy.ts';
import { type DeskDay, type Shift, toDayShare, toDeskDay } from './desks.ts';

/** The warranty, its words filled in. */
export interface WarrantyBand {
  /** The large figure. */
  figure: string;
  copy: WarrantyCopy;
}

/** Who answers when, its words filled in. */
export interface ServiceBand {
  copy: Omit<ServiceCopy, 'desks'>;
  /** The desks, if the band shows them. */
  desks: DeskList | undefined;
}

/** The desks on a working day, with their hours in words. */
export interface DeskList {
  label: string;
  note: string;
  lanes: { name: string; text: string | undefined; segments: Shift['segments'] }[];
  /** The times below the lanes, and where each is, from 0 to 1; one of them is marked. */
  times: { share: number; text: string; isMarked: boolean }[];
}

/** What is tested of each product, and where. */
export interface TestList {
  copy: TestsCopy;
  rows: { product: Pick<ProductEntry, 'name' | 'path'>; factory: string; site: string }[];
}

/** The warranty with the figures of the register of evidence. */
export function toWarrantyBand(copy: WarrantyCopy, content: Content): WarrantyBand {
  const all = content.getFile(evidenceSchema);
  const { claims, facts: known } = copy;
  const [first = ''] = claims;
  const printed = [...claims, ...known.flatMap((fact) => fact.claims ?? [])];
  return {
    figure: printNumber(countClaim(first, all).from),
    copy: {
      ...fillClaims(copy, all),
      facts: known.map((fact) => fillClaims(fact, all)),
      remark: hasSample(printed, all) ? copy.remark : undefined,
    },
  };
}

/**
 * Who answers when, by the register of evidence and the desks of the contact page.
 * @throws if its lead counts hours at desks, and the contact page has no office
 */
export function toServiceBand(copy: ServiceCopy, content: Content): ServiceBand {
  const all = content.getFile(evidenceSchema);
  const { offices } = content.getCopy(contactCopySchema);
  const day = toDeskDay(offices?.list ?? [], content.year);
  const { desks, ...words } = copy;
  const printed = [desks?.claim ?? [], copy.rows.map((row) => row.claims ?? [])].flat(2);
  return {
    copy: {
      ...words,
      lead: fillLead(copy.lead, day),
      rows: copy.rows.map((row) => fillClaims(row, all)),
      remark: hasSample(printed, all) ? copy.remark : undefined,
    },
    desks: desks && day && toDeskList(desks, day),
  };
}

/** The tests of those products that have a page. */
export function toTestList(copy: TestsCopy, content: Content): TestList {
  const { all } = content.getCollection(products);
  const rows = copy.rows.flatMap(({ product: slug, factory, site }) => {
    const product = all.find((one) => one.slug === slug);
    return product ? [{ product: { name: product.name, path: product.path }, factory, site }] : [];
  });
  return { copy, rows };
}

function fillLead(lead: string, day: DeskDay | undefined): string {
  if (day !== undefined)
    return interpolate(lead, {
      winter: printNumber(day.covered.winter),
      summer: printNumber(day.covered.summer),
    });
  if (/\{(?:winter|summer)\}/.test(lead))
    throw new Error(
      'service.lead counts hours at desks, but the contact page lists no offices; add them there, or write the sentence without {winter} and {summer}',
    );
  return lead;
}

type DesksCopy = NonNullable<ServiceCopy['desks']>;

/** A band for the page's Markdown version. */
export function toWarrantyMarkdown({ copy }: WarrantyBand): Block[] {
  const known = copy.facts.map(({ label, value, text }) => ({
    label,
    value: [value, text].filter(Boolean).join(', '),
  }));
  return section(copy.title, copy.text, facts(known), copy.remark ?? '');
}

/** Likewise. */
export function toServiceMarkdown({ copy, desks }: ServiceBand): Block[] {
  const { columns, rows, none } = copy;
  const hours = desks?.lanes.flatMap(({ name, text }) =>
    text === undefined ? [] : [{ label: name, value: text }],
  );
  return section(
    copy.title,
    copy.lead,
    ...(desks && hours ? [desks.label, facts(hours)] : []),
    table([
      [columns.what, columns.included, columns.service, columns.critical],
      ...rows.map(({ what, included = none, service = none, critical = none }) => [
        what,
        included,
        service,
        critical,
      ]),
    ]),
    copy.remark ?? '',
  );
}

/** Likewise. */
export function toTestsMarkdown({ copy, rows }: TestList): Block[] {
  const { product, factory, site } = copy.columns;
  return section(
    copy.heading.title,
    copy.heading.lead ?? '',
    table([
      [product, factory, site],
      ...rows.map((row) => [row.product.name, row.factory, row.site]),
    ]),
  );
}

function hasSample(slugs: readonly string[], all: readonly Claim[]): boolean {
  return all.some(({ slug, state }) => state === 'sample' && slugs.includes(slug));
}

function toDeskList(copy: DesksCopy, { office, desks, duty }: DeskDay): DeskList {
  return {
    label: interpolate(copy.label, { office }),
    note: copy.note,
    lanes: [...desks, { name: copy.duty, ...duty }].map(({ name, segments, ...shift }) => ({
      name,
      text: sayShift(shift, copy),
      segments,
    })),
    times: toTimes(copy),
  };
}

/** The hours of a shift in words, those of summer only where they differ. */
function sayShift({ winter, summer }: Omit<Shift, 'segments'>, copy: DesksCopy) {
  if (winter === undefined || summer === undefined) return undefined;
  const [inWinter, inSummer] = [winter, summer].map(({ from, to }) =>
    interpolate(copy.hours, { from: keepWhole(from), to: keepWhole(to) }),
  );
  if (inWinter === undefined || inSummer === undefined || inWinter === inSummer) return inWinter;
  return interpolate(copy.seasons, { winter: inWinter, summer: inSummer });
}

function keepWhole(clock: string): string {
  return clock.replace(' ', '\u00a0');
}

/** Every quarter of the day, and the marked time. */
function toTimes({ noon, midnight, mark }: DesksCopy): DeskList['times'] {
  const words = new Map([
    ['12:00', noon],
    ['00:00', midnight],
  ]);
  return [...new Set(['12:00', '18:00', '00:00', '06:00', mark])].map((clock) => ({
    share: toDayShare(clock),
    text: words.get(clock) ?? printClock(toMinutes(clock)),
    isMarked: clock === mark,
  }));
}
