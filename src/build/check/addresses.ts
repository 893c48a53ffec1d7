import { FEATURED_SIZE, paginate } from '../../lib/paging';
import type { Publication } from '../../lib/publishing';
import { isPublished } from '../../lib/publishing';
import { entryBases, paged, toListPath } from '../../schemas/addresses';
import { insightCategories } from '../../schemas/insight';
import type { ContentFile } from './content-file';

/** What the addresses of a site follow from: a file below `content/` and its frontmatter. */
export interface Source {
  /** Relative to the project's folder, such as `content/products/core.mdx`. */
  path: string;
  /** The YAML as plain data, valid or not. */
  data: unknown;
}

/** What the addresses of a site need to know of a parsed file. */
export function toSource({ path, data }: ContentFile): Source {
  return { path, data };
}

const PAGE = /^content\/pages\/(.+)\.mdx$/;
const ENTRY = /^content\/([^/]+)\/([^/]+)\.mdx$/;

/**
 * The addresses of the pages that a build would write, without building it. A test compares them
 * with a built site.
 * @param sources all files below `content/`
 * @param today `YYYY-MM-DD`, decides which entries are published
 * @returns addresses as links write them, without the page for unknown addresses
 */
export function listAddresses(sources: readonly Source[], today: string): Set<string> {
  const below = listBelow(sources);
  return new Set([
    ...sources.flatMap(({ path }) => toScreenAddress(path)),
    ...sources.flatMap((source) => toEntryAddresses(source, below, today)),
    ...listRegisterAddresses(sources, today),
  ]);
}

function toScreenAddress(path: string): string[] {
  const name = PAGE.exec(path)?.[1];
  if (name === undefined || name === '404' || name.includes('[')) return [];
  return [name === 'index' ? '/' : `/${name}`];
}

/** The pages that stand below each entry, such as `/products/[slug]/datasheet`. */
function listBelow(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path }) => {
    const name = PAGE.exec(path)?.[1];
    return name?.includes('[slug]/') ? [`/${name}`] : [];
  });
}

function toEntryAddresses({ path, data }: Source, below: string[], today: string): string[] {
  const [, folder, slug = ''] = ENTRY.exec(path) ?? [];
  const collection = paged.find((name) => name === folder);
  if (collection === undefined || !isPublished(toFields(data), today)) return [];
  const base = entryBases[collection];
  const own = below.filter((address) => address.startsWith(`${base}/[slug]/`));
  return [`${base}/${slug}`, ...own.map((address) => address.replace('[slug]', slug))];
}

/** The further pages of the lists of articles: all that are not featured, and each category. */
function listRegisterAddresses(sources: readonly Source[], today: string): string[] {
  const articles = sources
    .filter((source) => source.path.startsWith('content/insights/'))
    .map(({ data }) => toFields(data))
    .filter((fields) => isPublished(fields, today));
  const featured = articles.filter((fields) => fields.featured === true).slice(0, FEATURED_SIZE);
  return [null, ...insightCategories].flatMap((category) => {
    const listed = articles.filter((article) =>
      category === null ? !featured.includes(article) : article.category === category,
    );
    return paginate(listed).map((_, index) => toListPath(category, index + 1));
  });
}

interface Fields extends Publication {
  category?: unknown;
  featured?: unknown;
}

function toFields(data: unknown): Fields {
  if (typeof data !== 'object' || data === null) return {};
  const { draft, publishAt, category, featured } = data as Record<string, unknown>;
  return {
    draft: draft === true,
    publishAt: typeof publishAt === 'string' ? publishAt : undefined,
    category,
    featured,
  };
}
