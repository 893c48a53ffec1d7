import { z } from 'zod';
import { dayThat, group, line, link, reference, rows, seo, text } from '#check/fields';
import { distinct } from '../../collections/distinct.ts';
import { closing, openHeading } from '../../collections/fields.ts';
import { claimKinds, claimStates } from '../../collections/files/evidence.ts';
import { inOrder } from '../../collections/in-order.ts';
import { pageHeader } from '../../components/blocks/shared-copy.ts';

export const registerCopySchema = group(
  'The register of evidence: `content/pages/support/register.mdx`.',
  {
    kind: z.literal('register'),
    seo,
    header: pageHeader,
    states: group('The states of claims: the filters above the lists, and the marks in them.', {
      legend: line(40).describe('The words above the filters, such as "Show".'),
      all: line(24).describe('The filter that shows every claim.'),
      names: z
        .record(z.enum(claimStates), line(32))
        .describe('The name of each state, on its filter and beside each claim.'),
      meanings: z
        .record(z.enum(claimStates), line(200))
        .describe('What each state means, below the filters.'),
    }),
    columns: group('The heads of the columns.', {
      claim: line(24),
      value: line(24),
      document: line(24),
      state: line(24),
    }),
    kinds: z
      .record(z.enum(claimKinds), line(32))
      .describe('What a claim is about, above its words.'),
    company: line(40).describe('The heading above the claims that are about no product.'),
    plate: line(40).describe('The link from a product to its datasheet.'),
    firmware: line(16).describe('The word before a firmware version.'),
    file: line(24).describe('The link to a document that may be downloaded.'),
    absent: line(60).describe('The words where a claim has no document yet.'),
    none: line(120).describe('The sentence shown where no claim of a product is in that state.'),
    lifecycle: group('The list of products with their age.', {
      heading: openHeading,
      columns: group('The heads of the columns.', {
        product: line(24),
        status: line(24),
        since: line(24),
        successor: line(32),
      }),
      rows: rows(0, 40, 'the list is read at a glance', {
        product: line(60).describe('The product or series, with its years.'),
        status: line(40).describe('Its status, such as "In production" or "Spare parts only".'),
        since: line(24).describe('Since when it has this status.'),
        successor: line(60).describe('What replaces it, or that nothing does.'),
      }).describe('The products, those in production first.'),
      note: line(240).describe('The remark below the list.'),
    }),
    advisories: group('The list of security advisories.', {
      heading: openHeading,
      none: line(240).describe('The sentence shown while there is no advisory.'),
      rows: rows(0, 200, 'the list is read from the newest on', {
        id: text(/^[A-Z0-9-]+$/, 'must be a number such as OG-SA-2026-001').describe(
          'Its number, such as OG-SA-2026-001, which is never used again.',
        ),
        title: line(120).describe('The product and the weakness, in a few words.'),
        released: dayThat('published').describe('The day of its first release.'),
        revised: dayThat('published').optional().describe('The day of its last revision, if any.'),
        cve: text(/^CVE-\d{4}-\d{4,}$/, 'must be a number such as CVE-2026-12345')
          .optional()
          .describe('Its CVE number, if it has one.'),
        summary: line(400).describe('What an attacker can do, and under which conditions.'),
        remedy: line(400).describe('What owners do: the firmware to load, or a workaround.'),
        affected: rows(1, 12, 'one row for each product', {
          product: reference('products').describe('The product.'),
          versions: line(40).describe('The versions that have it, such as "<5.4".'),
          fixed: line(16).optional().describe('The version that fixes it, if there is one.'),
        })
          .superRefine(distinct({ path: ['product'], read: ({ product }) => product }))
          .describe('The products with their versions.'),
      })
        .superRefine(
          inOrder({ path: ['released'], read: ({ released }) => released, direction: 'falling' }),
        )
        .default([])
        .describe('The advisories, newest first; each is offered as a CSAF file too.'),
      file: line(40).describe('The link to an advisory as a file that programs read (CSAF 2.0).'),
      links: rows(0, 4, 'they stand in one line', {
        label: line(60).describe('The text of the link.'),
        to: link.describe('Where to report, or what to read first.'),
      }).describe('The links below the list.'),
    }),
    closing,
  },
);
