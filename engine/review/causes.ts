import type { BuiltSite } from './built-site';
import type { PageChange } from './compare-sites';
import { findEntry, toPictureName } from './compare-sites';
import type { WordChange } from './compare-words';
import type { ContentChange, SourceFile } from './content-changes';
import { isFrameValue, isPicture, isTemplate } from './content-changes';

/** A change of content with the pages on which readers meet it. */
export interface Cause {
  change: ContentChange;
  /** The page of the entry itself, before and after; undefined where it has none. */
  own: { before?: string | undefined; after?: string | undefined };
  /** What the change is about, in the words of the site: an entry's title, also for its picture. */
  name: string;
}

/** A page with the reasons for which it is another. */
export interface Explained {
  page: PageChange;
  /** Positions in the list of causes; none where the code or its neighbours changed it. */
  causes: number[];
  /** Whether nothing changed on it but a value that many pages show. */
  isShared: boolean;
}

interface State {
  site: BuiltSite;
  sources: readonly SourceFile[];
}

/**
 * Finds the pages of the entries that changed.
 * @param before the state that is compared with
 * @param after the state at hand
 */
export function findCauses(
  changes: readonly ContentChange[],
  before: State,
  after: State,
): Cause[] {
  const causes = changes.map((change): Cause => {
    const [old, fresh] = [
      change.kind === 'added' ? undefined : ownerOf(change.from ?? change.file, before),
      change.kind === 'removed' ? undefined : ownerOf(change.file, after),
    ];
    const own = {
      before: old && addressOf(old, before.site),
      after: fresh && addressOf(fresh, after.site),
    };
    const owner = fresh ?? old;
    const title =
      after.site.pages.get(own.after ?? '')?.title ??
      before.site.pages.get(own.before ?? '')?.title;
    const isPart = isPicture(change.file) || isPage(change.file);
    const name = (owner !== undefined && isPart && title) || change.name;
    return { change, own, name };
  });
  const entries = causes.filter(
    ({ change }) => change.kind !== 'changed' && !isPicture(change.file),
  );
  return causes.filter((cause) => !isEcho(cause, entries));
}

/** The picture of a new or removed entry, and the redirect from its old address, are reported with it. */
function isEcho({ change, own }: Cause, entries: readonly Cause[]): boolean {
  const { file, kind, fields } = change;
  if (file === 'content/redirects.yaml')
    return fields.every(({ path }) => entries.some((entry) => entry.own.before === path));
  if (!isPicture(file) || kind === 'changed') return false;
  const address = own.after ?? own.before;
  const isOwner = (entry: Cause) =>
    entry.change.kind === kind && (entry.own.after ?? entry.own.before) === address;
  return address !== undefined && entries.some(isOwner);
}

function isPage(file: string): boolean {
  return file.startsWith('content/pages/') && !file.includes('[');
}

/** The file whose page shows a file: itself, or of a picture the text beside it that names it. */
function ownerOf(file: string, { sources }: State): SourceFile | undefined {
  if (!isPicture(file)) return sources.find(({ path }) => path === file);
  const [folder, name] = [file.slice(0, file.lastIndexOf('/')), file.replace(/^.*\//, '')];
  const mentions = (text: string) => text.includes(`./${name}`);
  return sources.find(
    ({ path, data, body }) =>
      path.startsWith(`${folder}/`) && (mentions(body) || mentions(JSON.stringify(data ?? ''))),
  );
}

function addressOf({ path, data }: SourceFile, { pages }: BuiltSite): string | undefined {
  const [, page] = /^content\/pages\/([^[]+)\.mdx$/.exec(path) ?? [];
  if (page !== undefined) return page === 'index' ? '/' : `/${page}`;
  const [, slug] = /^content\/[^/]+\/([^/]+)\.mdx$/.exec(path) ?? [];
  if (slug === undefined) return undefined;
  const { title, name } = Object(data);
  for (const each of pages.values()) {
    if (!each.path.endsWith(`/${slug}`)) continue;
    const entry = findEntry(each.data, each.path);
    if (entry?.slug === slug && entry.name === String(title ?? name)) return each.path;
  }
  return undefined;
}

/**
 * The old and new addresses of entries that have been renamed.
 * @param causes what `findCauses` found
 */
export function listMoves(causes: readonly Cause[]): Map<string, string> {
  return new Map(
    causes.flatMap(({ change, own: { before, after } }) =>
      change.kind === 'moved' && before && after && before !== after ? [[before, after]] : [],
    ),
  );
}

/**
 * Says of each page which changes of content it shows.
 * @param pages the pages that are not as they were
 */
export function explain(pages: readonly PageChange[], causes: readonly Cause[]): Explained[] {
  const explained = pages.map((page) => explainPage(page, causes));
  const isWide = causes.map(({ change }, index) => {
    const shown = explained.filter((each) => each.causes.includes(index));
    return isFrameValue(change) || shown.length > MOST_LISTED;
  });
  return explained.map((each) => ({
    ...each,
    isShared: each.isShared && each.causes.every((index) => isWide[index]),
  }));
}

/** A value on several pages is reported once instead of page by page. */
const MOST_LISTED = 8;

function explainPage(page: PageChange, causes: readonly Cause[]): Explained {
  const own = select(causes, ({ own: { before, after } }) =>
    [page.address, page.from].some(
      (path) => path !== undefined && (path === after || path === before),
    ),
  );
  const replacing = select(causes, (cause) => page.words.some((words) => isReplaced(words, cause)));
  const named = select(causes, (cause) => names(page, cause));
  const isShared =
    own.length === 0 &&
    page.kind === 'changed' &&
    isReplacedWhole(
      page,
      causes.filter((_, index) => replacing.includes(index)),
    );
  const found = [...new Set([...own, ...replacing, ...named])].toSorted((a, b) => a - b);
  if (found.length > 0) return { page, causes: found, isShared };
  // A part that nothing names: the words around all pages of a list, or the only change there is.
  const around = select(causes, ({ change }) => isTemplate(change) && isBelow(page, change.file));
  const rest = around.length === 0 && causes.length === 1 ? [0] : around;
  return { page, causes: rest, isShared: false };
}

function select(causes: readonly Cause[], test: (cause: Cause) => boolean): number[] {
  return causes.flatMap((cause, index) => (test(cause) ? [index] : []));
}

/** Whether a page stands in the list whose entries a file of words surrounds. */
function isBelow({ address }: PageChange, file: string): boolean {
  const [, base = ''] = /^content\/pages(\/.+)\/\[/.exec(file) ?? [];
  return base !== '' && address.startsWith(`${base}/`);
}

/** Whether a text differs by nothing but a value that changed. */
function isReplaced(
  { before, after }: Pick<WordChange, 'before' | 'after'>,
  { change }: Cause,
): boolean {
  return change.fields.some(
    (field) =>
      field.before !== '' &&
      before.includes(field.before) &&
      before.replaceAll(field.before, field.after) === after,
  );
}

/** Whether all differences of a page are one value in the place of another. */
function isReplacedWhole(page: PageChange, causes: readonly Cause[]): boolean {
  if (causes.length === 0 || page.pictures.added.length + page.pictures.removed.length > 0)
    return false;
  const isWords = page.words.every((words) => causes.some((cause) => isReplaced(words, cause)));
  const isTelling = toLinkTest(causes);
  const isLinks = [...page.links.added, ...page.links.removed].every(isTelling);
  const isHead = page.head.every((part) => causes.some((cause) => isReplaced(part, cause)));
  return isWords && isLinks && isHead;
}

/**
 * A page without what is different on all pages.
 * @param causes the values that all pages show
 */
export function withoutValues(page: PageChange, causes: readonly Cause[]): PageChange {
  if (causes.length === 0) return page;
  const isTelling = toLinkTest(causes);
  const words = page.words.filter((change) => !causes.some((cause) => isReplaced(change, cause)));
  const head = page.head.filter((part) => !causes.some((cause) => isReplaced(part, cause)));
  const added = page.links.added.filter((link) => !isTelling(link));
  const removed = page.links.removed.filter((link) => !isTelling(link));
  const aspects = page.aspects.filter((aspect) => {
    if (aspect === 'words') return words.length > 0;
    if (aspect === 'search result') return head.length > 0;
    return aspect !== 'links' || added.length + removed.length > 0;
  });
  return { ...page, words, head, links: { added, removed }, aspects };
}

/** Whether a link has one of the values in it; a number in an address has its digits alone. */
function toLinkTest(causes: readonly Cause[]): (link: { to: string }) => boolean {
  const values = causes.flatMap(({ change }) =>
    change.fields.flatMap(({ before, after }) => [before, after]),
  );
  const bare = values.map((value) => value.replace(/[\s()-]/g, '')).filter(isTold);
  return ({ to }) =>
    bare.some((value) => to.includes(value) || to.includes(encodeURIComponent(value)));
}

/** Shorter values stand in addresses by chance. */
function isTold(value: string): boolean {
  return value.length > 3;
}

/** Whether the differences of a page name what changed. */
function names(page: PageChange, { change, own, name }: Cause): boolean {
  const [old, fresh] = [
    page.words.map(({ before }) => before),
    page.words.map(({ after }) => after),
  ];
  const leads = (links: { to: string }[], path: string | undefined) =>
    path !== undefined && links.some(({ to }) => to === path || to.startsWith(`${path}#`));
  if (isPicture(change.file)) {
    const file = toPictureName(change.file);
    return [...page.pictures.added, ...page.pictures.removed].includes(file);
  }
  if (leads(page.links.added, own.after) && change.kind !== 'changed') return true;
  if (leads(page.links.removed, own.before) && change.kind !== 'changed') return true;
  if (change.kind !== 'changed' && isSibling(page.shifted, own.after ?? own.before)) return true;
  const says = (texts: string[], words: string) =>
    words.length > 3 && texts.some((text) => text.includes(words));
  if (change.kind === 'added') return says(fresh, name);
  if (change.kind === 'removed') return says(old, name);
  return change.fields.some(
    ({ before, after }) =>
      (isLong(after) && says(fresh, after)) || (isLong(before) && says(old, before)),
  );
}

/** Whether an entry is of the kind whose entries moved up or down in a list. */
function isSibling(shifted: readonly string[], own: string | undefined): boolean {
  const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
  return own !== undefined && shifted.some((path) => parentOf(path) === parentOf(own));
}

/** Shorter values stand on pages by chance. */
function isLong(value: string): boolean {
  return value.length >= 12;
}
