import { pageCopySchema } from '../../schemas/pages';
import type { ContentFile } from './content-file';
import { valueAt } from './data';
import type { Disk } from './disk';
import { collectionNames, schemaOf } from './kinds';
import { spanOfValue } from './locate';
import type { Problem } from './problem';
import type { Site } from './rule';
import { toProblems, WHOLE_FILE } from './rule';
import { kindsOf } from './schema-tree';
import { toAddress } from './site';
import { didYouMean, toList } from './words';

/** What is wrong with files as members of a collection, rather than by themselves. */
export function checkCollections(site: Site): Problem[] {
  const { files, disk } = site;
  return [
    ...judgeEmpty(files),
    ...judgeStrangers(disk),
    ...files.flatMap((file) => judgeName(file)),
    ...judgeOrder(files),
    ...judgeKinds(files),
    ...judgeAddresses(files),
    ...judgeTerms(files),
  ];
}

function judgeEmpty(files: readonly ContentFile[]): Problem[] {
  return collectionNames
    .filter((name) => !files.some(({ path }) => path.startsWith(`content/${name}/`)))
    .flatMap((name) => {
      const message = `has no entries, and the site has a list of them; add at least one .mdx file to content/${name}/`;
      return toProblems('collection', `content/${name}`, [{ range: WHOLE_FILE, message }]);
    });
}

const KNOWN_FILE = /\.(mdx|yaml|svg|png|jpe?g|webp|avif)$/;
const endings: Record<string, string> = { md: 'mdx', markdown: 'mdx', txt: 'mdx', yml: 'yaml' };

/** Files that no page would ever show, since their ending is not known. */
function judgeStrangers(disk: Disk): Problem[] {
  const strangers = [...disk.keys()].filter(
    (path) => path.startsWith('content/') && !KNOWN_FILE.test(path) && !isIgnored(path),
  );
  return strangers.toSorted().flatMap((path) => {
    const ending = /\.([^./]+)$/.exec(path)?.[1] ?? '';
    const better = endings[ending.toLowerCase()] ?? ending.toLowerCase();
    const isKnown = KNOWN_FILE.test(`.${better}`);
    const advice = isKnown
      ? `rename it to ${path.slice(path.lastIndexOf('/') + 1, path.length - ending.length)}${better}`
      : 'move it out of content/; known endings are .mdx, .yaml, .svg, .png, .jpg, .webp and .avif';
    const message = `has the ending ".${ending}", so no page shows it; ${advice}`;
    return toProblems('collection', path, [{ range: WHOLE_FILE, message }]);
  });
}

/** Notes to authors, and what operating systems leave behind. */
function isIgnored(path: string): boolean {
  return /(^|\/)(README\.md|\.[^/]+|Thumbs\.db)$/.test(path);
}

function judgeName({ path }: ContentFile): Problem[] {
  const find = (message: string) =>
    toProblems('collection', path, [{ range: WHOLE_FILE, message }]);
  if (schemaOf(path) === undefined) return find(toMisplaced(path));
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.(mdx|yaml)$/, '');
  if (/^([a-z0-9]+(-[a-z0-9]+)*|\[slug\])$/.test(name)) return [];
  const better = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const advice = better === '' ? '' : `; rename it to ${better}.mdx`;
  return find(
    `is called "${name}", and its name becomes its address, which has small letters, digits and hyphens only${advice}`,
  );
}

function toMisplaced(path: string): string {
  const folder = /^content\/([^/]+)\//.exec(path)?.[1];
  const folders = [...collectionNames, 'pages'];
  const choice = toList(folders.map((name) => `content/${name}/`)).replace(
    / and (?=[^ ]+$)/,
    ' or ',
  );
  if (folder === undefined) {
    return `lies directly in content/, where no page shows it; move it to ${choice}`;
  }
  return folders.includes(folder)
    ? `lies in a folder inside content/${folder}/, where no page shows it; move it up into content/${folder}/ itself`
    : `lies in content/${folder}/, a folder that the site does not know${didYouMean(folder, folders)}; move it to ${choice}`;
}

function judgeOrder(files: readonly ContentFile[]): Problem[] {
  return collectionNames.flatMap((name) => {
    const members = files.filter(({ path }) => path.startsWith(`content/${name}/`));
    return judgeTwins(members, ['order'], (twin, value) => {
      const taken = members.map(({ data }) => valueAt(data, ['order']));
      const free = Array.from({ length: taken.length + 1 }, (_, at) => at + 1);
      const first = free.find((number) => !taken.includes(number));
      return `is ${value}, and so is that of ${twin}; give each entry a number of its own, for example ${first}`;
    });
  });
}

/** Finds files whose field has the same value as that of a file before them. */
export function judgeTwins(
  files: readonly ContentFile[],
  path: string[],
  explain: (twin: string, value: string) => string,
): Problem[] {
  const first = new Map<string, string>();
  return files.flatMap((file) => {
    const value = valueAt(file.data, path);
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    const key = String(value).toLowerCase();
    const twin = first.get(key);
    if (twin === undefined) {
      first.set(key, file.path);
      return [];
    }
    const range = file.rangeAt(...spanOfValue(file.mended?.contents ?? null, path));
    const message = explain(twin, String(value));
    return toProblems('collection', file.path, [{ range, field: path.join('.'), message }]);
  });
}

/** Each screen takes its words from one file, known by its kind. */
function judgeKinds(files: readonly ContentFile[]): Problem[] {
  const pages = files.filter(({ path }) => path.startsWith('content/pages/'));
  if (pages.some(({ hasData }) => !hasData)) return [];
  const screens = kindsOf(pageCopySchema).filter((kind) => kind !== 'plain');
  const present = pages.map(({ data }) => valueAt(data, ['kind']));
  const missing = screens.filter((kind) => !present.includes(kind));
  const isMisspelt = present.some((kind) => !kindsOf(pageCopySchema).includes(String(kind)));
  const doubled = judgeTwins(
    pages.filter(({ data }) => screens.includes(String(valueAt(data, ['kind'])))),
    ['kind'],
    (twin, kind) =>
      `is "${kind}", and so is that of ${twin}, but there is one such screen; write "kind: plain", or delete one of the files`,
  );
  if (isMisspelt) return doubled;
  const absent = missing.flatMap((kind) => {
    const message = `has no file with "kind: ${kind}", so that screen has no words; restore it from the history of the project`;
    return toProblems('collection', 'content/pages', [{ range: WHOLE_FILE, message }]);
  });
  return [...doubled, ...absent];
}

function judgeAddresses(files: readonly ContentFile[]): Problem[] {
  const first = new Map<string, string>();
  return files.flatMap((file) => {
    const address = toAddress(file);
    if (address === undefined) return [];
    const key = address.toLowerCase();
    const twin = first.get(key);
    first.set(key, twin ?? file.path);
    if (twin === undefined) return [];
    const message = `would have the address ${address}, which ${twin} has already; rename one of the two files`;
    return toProblems('collection', file.path, [{ range: WHOLE_FILE, message }]);
  });
}

function judgeTerms(files: readonly ContentFile[]): Problem[] {
  const file = files.find(({ path }) => path === 'content/glossary.yaml');
  if (file === undefined || !Array.isArray(file.data)) return [];
  const slugs: unknown[] = file.data.map((term: unknown) => valueAt(term, ['slug']));
  return slugs.flatMap((slug, index) => {
    if (typeof slug !== 'string' || slugs.indexOf(slug) === index) return [];
    const path = [String(index), 'slug'];
    const range = file.rangeAt(...spanOfValue(file.mended?.contents ?? null, path));
    const message = `is "${slug}", and so is that of term ${slugs.indexOf(slug) + 1}; give each term a slug of its own`;
    return toProblems('collection', file.path, [{ range, field: path.join('.'), message }]);
  });
}
