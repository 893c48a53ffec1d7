import type { PageKind } from '../../schemas/pages';
import type { ContentFile } from './content-file';
import { isGroup, valueAt } from './data';
import { listHeadings } from './headings';

/** The anchors that a page has by its design, whatever its words are. */
const designed: Partial<Record<PageKind, string[]>> = {
  home: ['products', 'markets', 'stories', 'about', 'mission', 'group'],
  company: ['values', 'timeline', 'leadership', 'jobs', 'mission'],
  product: ['ratings', 'practice', 'story', 'next'],
  market: ['practice', 'next'],
  story: ['timeline', 'products'],
  insight: ['related'],
  insights: ['register', 'newsletter'],
};

/** The kinds of pages whose own file has a body that they show. */
const kindsByFolder: Record<string, PageKind> = {
  products: 'product',
  markets: 'market',
  stories: 'story',
  insights: 'insight',
  jobs: 'job',
};

/**
 * The anchors of a page: its headings, and what its design adds.
 * @param file the file that the page is made from
 * @param files all files, since some pages list entries or terms with an anchor each
 */
export function listAnchors(file: ContentFile, files: readonly ContentFile[]): Set<string> {
  const folder = file.path.split('/')[1] ?? '';
  const kind = kindsByFolder[folder] ?? String(valueAt(file.data, ['kind']));
  const headings = folder === 'pages' && kind !== 'plain' ? [] : listHeadings(file);
  return new Set([
    'main',
    ...headings.map(({ id }) => id),
    ...(Object.entries(designed).find(([name]) => name === kind)?.[1] ?? []),
    ...listListed(kind, file, files),
  ]);
}

function listListed(kind: string, file: ContentFile, files: readonly ContentFile[]): string[] {
  if (kind === 'products' || kind === 'markets') {
    return files
      .filter(({ path }) => path.startsWith(`content/${kind}/`))
      .map(({ path }) => path.slice(`content/${kind}/`.length).replace(/\.mdx$/, ''));
  }
  const list = valueAt(file.data, ['list']);
  const hasHeading = isGroup(valueAt(file.data, ['listHeading']));
  return [...(hasHeading ? ['list'] : []), ...(list === 'glossary' ? listTerms(files) : [])];
}

/** The slugs of the glossary, in its order. */
export function listTerms(files: readonly ContentFile[]): string[] {
  const data = files.find(({ path }) => path === 'content/glossary.yaml')?.data;
  if (!Array.isArray(data)) return [];
  return data.map((term) => valueAt(term, ['slug'])).filter((slug) => typeof slug === 'string');
}
