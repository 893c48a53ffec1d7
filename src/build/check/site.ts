import { basename } from 'node:path/posix';

import { isPublished } from '../../lib/publishing';
import { entryBases, paged } from '../../schemas/addresses';
import type { CollectionName } from '../../schemas/fields';
import { listAddresses } from './addresses';
import { listAnchors, listTerms } from './anchors';
import { readBody } from './body';
import type { ContentFile } from './content-file';
import { isGroup, valueAt } from './data';
import type { Disk } from './disk';
import { REDIRECTS_FILE } from './redirect-rule';
import { toPublication } from './reference-rule';
import type { Site, Slugs } from './rule';

/**
 * Gathers what rules must know beside the file that they look at.
 * @param today `YYYY-MM-DD`, decides what is published
 */
export function gatherSite(files: readonly ContentFile[], disk: Disk, today: string): Site {
  const addresses = new Set([...listAddresses(files, today), '/404']);
  const all = listAddresses(
    files.map(({ path }) => ({ path, data: undefined })),
    today,
  );
  const byAddress = new Map(files.map((file) => [toAddress(file), file]));
  const anchors = new Map<ContentFile, Set<string>>();
  return {
    files,
    disk,
    today,
    slugs: gatherSlugs(files, today),
    addresses,
    unpublished: new Set([...all].filter((address) => !addresses.has(address))),
    redirects: readRedirects(files),
    anchorsOf: (address) => {
      const file = byAddress.get(toListAddress(address));
      if (file === undefined || !isWhole(file)) return undefined;
      const known = anchors.get(file) ?? listAnchors(file, files);
      anchors.set(file, known);
      return known;
    },
    topicsOf: (address) => readTopics(byAddress.get(address)),
  };
}

/** The address of the page that is made from a file; undefined where there is none. */
export function toAddress({ path }: Pick<ContentFile, 'path'>): string | undefined {
  const page = /^content\/pages\/(.+)\.mdx$/.exec(path)?.[1];
  if (page !== undefined)
    return page.includes('[') ? undefined : page === 'index' ? '/' : `/${page}`;
  const [, folder, slug] = /^content\/([^/]+)\/([^/]+)\.mdx$/.exec(path) ?? [];
  const name = paged.find((one) => one === folder);
  return name === undefined ? undefined : `${entryBases[name]}/${slug}`;
}

/** Every page of the list of articles is made from one file. */
function toListAddress(address: string): string {
  return address.replace(/^(\/insights)\/(category|page)\/.*$/, '$1');
}

function gatherSlugs(files: readonly ContentFile[], today: string): Site['slugs'] {
  const slugsIn = (name: CollectionName): Slugs =>
    new Map(
      files
        .filter(({ path }) => path.startsWith(`content/${name}/`))
        .map((file) => [basename(file.path, '.mdx'), isPublished(toPublication(file.data), today)]),
    );
  const [products, markets, stories, insights, team, jobs] = [
    slugsIn('products'),
    slugsIn('markets'),
    slugsIn('stories'),
    slugsIn('insights'),
    slugsIn('team'),
    slugsIn('jobs'),
  ];
  const glossary = new Map(listTerms(files).map((slug) => [slug, true]));
  return { products, markets, stories, insights, team, jobs, glossary };
}

/** Whether all headings of a file are known. */
function isWhole(file: ContentFile): boolean {
  return file.isReadable && file.hasData && readBody(file).slips.length === 0;
}

function readRedirects(files: readonly ContentFile[]): Map<string, string> {
  const data = files.find(({ path }) => path === REDIRECTS_FILE)?.data;
  const pairs = Object.entries(isGroup(data) ? data : {});
  return new Map(pairs.map(([from, to]) => [from, String(to)]));
}

function readTopics(file: ContentFile | undefined): string[] {
  const topics = valueAt(file?.data, ['topics']);
  if (!Array.isArray(topics)) return [];
  return topics.map((topic) => valueAt(topic, ['name'])).filter((name) => typeof name === 'string');
}
