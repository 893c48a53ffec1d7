import { z } from 'zod';
import { dayThat, type FieldMeta, group, line, link, reference, slug } from '#check/fields';
import { toFactName } from '#check/model/facts';
import { printNumber } from '../../lib/numbers.ts';
import { interpolate } from '../../lib/text.ts';

/** The register of evidence. */
export const EVIDENCE_FILE = 'content/evidence.yaml';

/** What a claim is about, in the order of the register. */
export const claimKinds = [
  'listing',
  'certificate',
  'security',
  'rating',
  'reliability',
  'firmware',
  'price',
  'delivery',
  'warranty',
  'service',
] as const;

/** How well a claim is founded, best first. */
export const claimStates = ['documented', 'calculated', 'preparation', 'sample'] as const;

const claim = z.strictObject({
  slug: slug.describe(
    'The short name by which datasheets and texts refer to it, such as `core-ul`.',
  ),
  kind: z.enum(claimKinds).describe('What the claim is about; the register is grouped by it.'),
  product: reference('products')
    .optional()
    .describe('The product that the claim is about; left out if it is about the company.'),
  claim: line(120).describe('What is claimed, such as "Security level 2, assessed by others".'),
  value: line(60)
    .optional()
    .describe(
      'The words printed where a datasheet or a text names it; `{from}` and `{to}` stand for the figures of the range. If left out, "{from} to {to}".',
    ),
  range: group('The figures of the claim, for drawings and sums; one figure stands twice.', {
    from: z.number().min(0).max(1_000_000_000).describe('The least, such as 900.'),
    to: z.number().min(0).max(1_000_000_000).describe('The most, such as 1300.'),
  })
    .optional()
    .describe(
      'From which figure to which: a price class in US$, a lead time in weeks, a warranty in months.',
    ),
  state: z
    .enum(claimStates)
    .describe(
      'How well it is founded: `documented` by a document that may be seen, `calculated` by the method in the note, `preparation` while the document is on its way, `sample` while nobody has confirmed it.',
    ),
  document: line(60)
    .optional()
    .describe('The kind of document, such as "Certificate of conformity".'),
  number: line(40).optional().describe('The number of the document, as its issuer writes it.'),
  body: line(60)
    .optional()
    .describe('Who issued the document: a laboratory, a certification body, or ourselves.'),
  date: dayThat('published').optional().describe('The day of the document.'),
  firmware: line(16).optional().describe('The firmware that was examined, such as "4.2".'),
  file: link.optional().describe('Where the document is, if it may be downloaded.'),
  note: line(160)
    .optional()
    .describe('What a reader must know besides, such as the method of a calculation.'),
});

/** Kinds that are drawn and summed, and so need figures. */
const counted: readonly string[] = ['price', 'delivery', 'warranty'];

/** What a claim that is said to be documented must name. */
const needed = ['document', 'number', 'body', 'date'] as const;

export const evidenceSchema = z
  .array(claim)
  .superRefine((claims, context) => {
    const slugs = claims.map((one) => one.slug);
    const at = slugs.findIndex((own, index) => slugs.indexOf(own) < index);
    if (at >= 0) {
      const message = `is "${slugs[at]}", as in an earlier claim; give each claim a slug of its own`;
      context.addIssue({ code: 'custom', path: [at, 'slug'], message });
    }
    for (const [index, one] of claims.entries()) {
      const message = findRangeFault(one);
      if (message === undefined) continue;
      context.addIssue({ code: 'custom', path: [index, 'range'], message });
    }
    for (const [index, one] of claims.entries()) {
      const message = findValueFault(one);
      if (message === undefined) continue;
      context.addIssue({ code: 'custom', path: [index, 'value'], message });
    }
    for (const [index, one] of claims.entries()) {
      const missing = needed.filter((field) => one[field] === undefined);
      if (one.state !== 'documented' || missing.length === 0) continue;
      const message = `is "documented", but the claim has no ${missing.join(', no ')}; add what is missing, or write preparation or sample`;
      context.addIssue({ code: 'custom', path: [index, 'state'], message });
    }
  })
  .meta({ why: 'the register shows them' } satisfies FieldMeta)
  .describe(
    'The register of evidence: `content/evidence.yaml`, a list of claims with their documents.',
  );

export type Claim = z.infer<typeof evidenceSchema>[number];

function findRangeFault({ kind, value, range }: z.infer<typeof claim>): string | undefined {
  if (range && range.from > range.to) return 'must begin with the smaller figure';
  if (range) return undefined;
  if (counted.includes(kind)) return `is needed by a claim of the kind ${kind}; write from and to`;
  return value === undefined ? 'is needed if there is no value; write one of the two' : undefined;
}

/** What is printed of a claim names the same firmware, and the same document, as its fields. */
function findValueFault({
  kind,
  value,
  firmware,
  body,
  number,
}: z.infer<typeof claim>): string | undefined {
  if (value === undefined) return undefined;
  const lacks = (text: string) => !value.split(/[\s,;]+/).includes(text);
  if (kind === 'firmware' && firmware !== undefined && lacks(firmware))
    return `is "${value}", but its firmware is "${firmware}"; correct one of them`;
  const isNamed = body !== undefined && value.startsWith(`${body}, `);
  return isNamed && number !== undefined && !value.endsWith(number)
    ? `is "${value}", but the number of its document is "${number}"; correct one of them`
    : undefined;
}

/** The words of a claim without what is still missing, such as "900 to 1,300". */
export function toClaimValue({ value = '{from} to {to}', range }: Pick<Claim, 'value' | 'range'>) {
  if (range === undefined) return value;
  return interpolate(value, { from: printNumber(range.from), to: printNumber(range.to) });
}

/** How a claim is printed in each state but the first: a text with `{value}`. */
export type EvidenceLabels = Record<Exclude<Claim['state'], 'documented'>, string>;

/** The words of a claim as datasheets and texts print them, with what is still missing. */
export function printClaim(
  { state, ...claim }: Pick<Claim, 'value' | 'range' | 'state'>,
  labels: EvidenceLabels,
): string {
  const value = toClaimValue(claim);
  return state === 'documented' ? value : interpolate(labels[state], { value });
}

/** What the tag `<Claim slug="…" />` stands for, by slug, with its remark and bare. */
export function listClaimFacts(
  claims: readonly Claim[],
  labels: EvidenceLabels,
): Map<string, string> {
  const facts = claims.flatMap((one): [string, string][] => [
    [toFactName('Claim', one.slug), printClaim(one, labels)],
    [toFactName('Claim', one.slug, true), toClaimValue(one)],
  ]);
  return new Map(facts);
}

/**
 * The claims that nobody has confirmed yet, each with its place in the file.
 * @param claims what `content/evidence.yaml` says, valid or not
 */
export function listSampleClaims(claims: unknown): { path: string[]; text: string }[] {
  const all: unknown[] = Array.isArray(claims) ? claims : [];
  return all.flatMap((one, index) => {
    const { state, slug, claim }: Partial<Record<string, unknown>> = Object(one);
    return state === 'sample' ? [{ path: [`${index}`, 'state'], text: `${slug}: ${claim}` }] : [];
  });
}
