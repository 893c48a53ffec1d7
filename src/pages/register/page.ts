import { definePage, type LoaderData } from '#site';
import { facts, link, section, table } from '#site/markdown';
import {
  type Claim,
  claimKinds,
  claimStates,
  evidenceSchema,
  toClaimValue,
} from '../../collections/files/evidence.ts';
import { products } from '../../collections/products/collection.ts';
import { toHeadMarkdown } from '../../components/blocks/shared-copy.ts';
import { toCsvFile } from '../../lib/csv.ts';
import { registerCopySchema } from './copy.ts';
import { type ClaimLabels, describeDocument, toClaimAnchor } from './describe.ts';
import { toCsafPath, toCsafSuffix } from './print-csaf.ts';

/** The anchor of the claims about the company. */
const COMPANY = 'company';
const ANCHORS = [COMPANY, 'lifecycle', 'advisories'];

export const register = definePage({
  copy: registerCopySchema,
  anchors: ({ slugsOf }) => [
    ...ANCHORS,
    ...slugsOf(products),
    ...slugsOf({ name: 'evidence' }).map(toClaimAnchor),
  ],
  listFiles: ({ data }) => listAdvisoryIds(data).map(toCsafSuffix),
  loader: ({ copy, content, path }) => {
    const claims = content.getFile(evidenceSchema);
    const plates = groupClaims(content.getCollection(products).all, claims, copy.company);
    const heads = [copy.plate, ...Object.values(copy.columns)];
    const rows = plates.flatMap((plate) =>
      plate.claims.map((claim) => [plate.name, ...listCells(claim, copy)]),
    );
    return {
      plates,
      counts: claimStates.map((state) => ({
        state,
        count: claims.filter((claim) => claim.state === state).length,
      })),
      /** The advisories, each with the address of its CSAF file. */
      advisories: copy.advisories.rows.map((advisory) => ({
        ...advisory,
        file: toCsafPath(path, advisory.id),
      })),
      /** The link that downloads the register. */
      csv: {
        label: content.site.labels.csv,
        file: toCsvFile(copy.header.title, [heads, ...rows]),
      },
    };
  },
  toMarkdown: (page) => {
    const { columns, lifecycle, advisories } = page.copy;
    const heads = Object.values(columns);
    const lives = lifecycle.rows.map(({ product, status, since, successor }) => [
      product,
      status,
      since,
      successor,
    ]);
    return [
      ...toHeadMarkdown(page),
      ...page.plates.map(({ name, claims }) =>
        section(name, table([heads, ...claims.map((claim) => listCells(claim, page.copy))])),
      ),
      section(lifecycle.heading.title, table([Object.values(lifecycle.columns), ...lives])),
      section(
        advisories.heading.title,
        page.advisories.length === 0
          ? advisories.none
          : facts(
              page.advisories.map(({ id, title, summary, remedy }) => ({
                label: `${id}, ${title}`,
                value: `${summary} ${remedy}`,
              })),
            ),
        ...advisories.links.map(({ label, to }) => link(label, to)),
      ),
    ];
  },
});

export type RegisterPage = LoaderData<typeof register>;

/** The ids of the advisories of frontmatter, valid or not. */
function listAdvisoryIds(data: unknown): string[] {
  const { advisories }: { advisories?: unknown } = Object(data);
  const { rows }: { rows?: unknown } = Object(advisories);
  return Array.isArray(rows)
    ? rows.flatMap((row) => (typeof row?.id === 'string' ? [row.id] : []))
    : [];
}

/** A claim with the words printed where it is named. */
type PrintedClaim = Claim & { value: string };

interface PlateSource {
  slug: string;
  name: string;
  path: string;
}

/**
 * The claims of each product in the order of the products, then those of the company; within each
 * by what they are about.
 */
export function groupClaims(
  all: readonly PlateSource[],
  claims: readonly Claim[],
  company: string,
): { id: string; name: string; path: string | undefined; claims: PrintedClaim[] }[] {
  const printed = claims.map((claim) => ({ ...claim, value: toClaimValue(claim) }));
  const byKind = printed.toSorted(
    (a, b) => claimKinds.indexOf(a.kind) - claimKinds.indexOf(b.kind),
  );
  const plates = [
    ...all.map(({ slug, name, path }) => ({
      id: slug,
      name,
      path,
      claims: byKind.filter(({ product }) => product === slug),
    })),
    {
      id: COMPANY,
      name: company,
      path: undefined,
      claims: byKind.filter(({ product }) => product === undefined),
    },
  ];
  return plates.filter((plate) => plate.claims.length > 0);
}

function listCells(claim: PrintedClaim, labels: ClaimLabels): string[] {
  const document = [describeDocument(claim, labels), claim.note].filter(Boolean).join('. ');
  return [claim.claim, claim.value, document, labels.states.names[claim.state]];
}
