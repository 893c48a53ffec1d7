import { dirname } from 'node:path/posix';
import {
  findOddName,
  isAddressName,
  isDeviceName,
  isServedByName,
  toFileSlug,
  toPublicName,
} from '../addresses/file-slug.ts';
import { toCanonicalPath } from '../addresses/hosts.ts';
import { toPageAddress } from '../addresses/pages.ts';
import type { ContentModel } from '../model/content-model.ts';
import { REDIRECTS_FILE } from '../model/conventions.ts';
import type { Problem } from '../problem.ts';
import type { ContentFile } from '../read/content-file.ts';
import { valueAt } from '../read/data.ts';
import type { Disk } from '../read/disk.ts';
import { groupBy } from '../read/group-by.ts';
import { didYouMean, toList } from '../wording/words.ts';
import { toFieldFindings, toFileProblem, toProblems } from './rule.ts';
import { type Site, toAddress } from './site.ts';

/** What is wrong with files as members of a collection, rather than individually. */
export function checkCollections(site: Site): Problem[] {
  const { model, files, disk } = site;
  const known = new Set(files.map(({ path }) => path));
  return [
    ...validateEmpty(model, files),
    ...validateAbsent(model, files),
    ...validateStrangers(disk),
    ...files.flatMap((file) => validateName(file, known)),
    ...validateOrder(model, files),
    ...validateKinds(model, files),
    ...validateAddresses(files),
  ];
}

/** Lists that the site cannot do without; other lists may be empty and say so. */
function validateEmpty({ collections }: ContentModel, files: readonly ContentFile[]): Problem[] {
  return [...collections].flatMap(([name, { definition }]) => {
    const folder = `content/${name}`;
    if (!definition.needed || files.some(({ path }) => path.startsWith(`${folder}/`))) return [];
    const message = `has no entries, and the site has a list of them; add at least one .mdx file to ${folder}/`;
    return toFileProblem('collection', folder, message);
  });
}

/** Missing files that every page needs and that are neither entries nor pages. */
function validateAbsent({ neededFiles }: ContentModel, files: readonly ContentFile[]): Problem[] {
  const absent = neededFiles.filter((needed) => files.every(({ path }) => path !== needed));
  const message = 'is missing; restore it from the history of the project';
  return absent.flatMap((path) => toFileProblem('collection', path, message));
}

const KNOWN_FILE = /\.(mdx|yaml|svg|png|jpe?g|webp|avif)$/;
/** Notes to authors, and files that operating systems leave behind. */
const IGNORED = /(^|\/)(README\.md|\.[^/]+|Thumbs\.db)$/;
const endings = new Map([
  ['md', 'mdx'],
  ['markdown', 'mdx'],
  ['txt', 'mdx'],
  ['yml', 'yaml'],
]);
/** Pictures that browsers do not show, or that move. */
const PICTURE = /^(?:hei[cf]|tiff?|bmp|gif|psd|jxl|dng|raw)$/i;

/** Files that no page would ever show, since their extension is unknown. */
function validateStrangers(disk: Disk): Problem[] {
  return [...disk.keys()].toSorted().flatMap((path) => {
    if (!path.startsWith('content/') || KNOWN_FILE.test(path) || IGNORED.test(path)) return [];
    // A link has a problem of its own.
    if (disk.get(path)?.isLink) return [];
    const ending = /\.([^./]+)$/.exec(path)?.[1] ?? '';
    const advice = toEndingAdvice(path, ending);
    const what = ending === '' ? 'no ending' : `the ending ".${ending}"`;
    const message = `has ${what}, so no page shows it; ${advice}`;
    return toFileProblem('collection', path, message);
  });
}

function toEndingAdvice(path: string, ending: string): string {
  if (PICTURE.test(ending)) {
    return 'open it in a picture program, export it as .jpg or .png, and delete this file';
  }
  const better = endings.get(ending.toLowerCase()) ?? ending.toLowerCase();
  const name = KNOWN_FILE.test(`.${better}`) ? toPublicName(path, better) : undefined;
  return name === undefined
    ? 'move it out of content/; known endings are .mdx, .yaml, .svg, .png, .jpg, .webp and .avif'
    : `rename it to ${name}`;
}

function validateName(file: ContentFile, known: ReadonlySet<string>): Problem[] {
  const { model, path } = file;
  if (model.schemaOf(path) === undefined) {
    return toFileProblem('collection', path, toMisplaced(model, path));
  }
  const message = toOddName(path) ?? (isServedByName(path) ? undefined : toUnserved(file, known));
  return message === undefined ? [] : toFileProblem('collection', path, message);
}

function toOddName(path: string): string | undefined {
  const name = findOddName(path);
  if (name === undefined) return undefined;
  if (isDeviceName(name)) {
    return `has "${name}" in its path, which Windows keeps for a device, so nobody can open the project there; give it another name`;
  }
  const allowed = 'which has small letters, digits and hyphens only';
  if (path.includes(`/${name}/`)) {
    const better = toFileSlug(name);
    const advice = better === '' ? '' : `; rename it to ${better}`;
    return `lies in a folder called "${name}", and its name becomes a part of the address, ${allowed}${advice}`;
  }
  const better = toPublicName(path, 'mdx');
  const isPossible = better !== undefined && isAddressName(`${dirname(path)}/${better}`);
  const advice = isPossible ? `; rename it to ${better}` : '; give it another name';
  return `is called "${name}", and its name becomes its address, ${allowed}${advice}`;
}

/** Why nobody would ever see a page, and where it belongs. */
function toUnserved(file: ContentFile, known: ReadonlySet<string>): string {
  const address =
    toAddress(file) ??
    `/${file.path
      .replace(/\.\w+$/, '')
      .split('/')
      .at(-1)}`;
  const canonical = toCanonicalPath(address);
  if (canonical === address) {
    return `would have the address ${address}, which hosts keep for files of their own; give it another name`;
  }
  const target = `content/pages${canonical}.mdx`;
  const advice =
    toPageAddress(file.path) === undefined || known.has(target)
      ? 'give it another name'
      : `rename it to ${target}`;
  return `would have the address ${address}, which hosts serve as ${canonical}; ${advice}`;
}

function toMisplaced(model: ContentModel, path: string): string {
  const folder = /^content\/([^/]+)\//.exec(path)?.[1];
  const folders = [...model.collections.keys(), 'pages'];
  const list = toList(folders.map((name) => `content/${name}/`));
  const choice = list.replace(/ and (?=[^ ]+$)/, ' or ');
  if (path.endsWith('.yaml')) {
    const hint = didYouMean(path, [...model.neededFiles, REDIRECTS_FILE]);
    return `is a .yaml file that nothing reads${folder === undefined ? hint : ''}; entries and pages are .mdx files in ${choice}`;
  }
  if (folder === undefined) {
    return `lies directly in content/, where no page shows it; move it to ${choice}`;
  }
  return folders.includes(folder)
    ? `lies in a folder inside content/${folder}/, where no page shows it; move it up into content/${folder}/ itself`
    : `lies in content/${folder}/, a folder that the site does not know${didYouMean(folder, folders)}; move it to ${choice}`;
}

function validateOrder(model: ContentModel, files: readonly ContentFile[]): Problem[] {
  const orderNumber = ({ data }: ContentFile) => valueAt(data, ['order']);
  return [...model.collections.keys()].flatMap((name) => {
    const members = files.filter(({ path }) => path.startsWith(`content/${name}/`));
    return findTwins(members, orderNumber).flatMap(([file, twin]) => {
      const message = `is ${orderNumber(file)}, and so is that of ${twin.path}; give each entry a number of its own`;
      return toFieldProblem(file, ['order'], message);
    });
  });
}

function toFieldProblem(file: ContentFile, path: string[], message: string): Problem[] {
  return toProblems('collection', file.path, toFieldFindings(file, path, message));
}

/** Each item with the key of an earlier one, and the first of those; case does not count. */
function findTwins<T>(items: readonly T[], keyOf: (item: T) => unknown): [item: T, twin: T][] {
  const keyed = items.filter((item) => ['string', 'number'].includes(typeof keyOf(item)));
  const groups = groupBy(keyed, (item) => String(keyOf(item)).toLowerCase());
  return [...groups.values()].flatMap(([first, ...others]) =>
    others.map((other): [T, T] => [other, first]),
  );
}

/** Each kind of page takes its copy from one file, at the path given by its route. */
function validateKinds({ pages: known }: ContentModel, files: readonly ContentFile[]): Problem[] {
  const pages = files.filter(({ path }) => path.startsWith('content/pages/'));
  if (pages.some(({ hasData }) => !hasData)) return [];
  const kindOf = ({ data }: ContentFile) => String(valueAt(data, ['kind']));
  const single = pages.filter((page) => known.get(kindOf(page))?.file !== undefined);
  const groups = groupBy(single, kindOf);
  const misfits = [...groups].flatMap(([kind, [page, ...others]]) => {
    const file = known.get(kind)?.file;
    if (others.length === 0 && file !== page.path) {
      const message = `is "${kind}", whose words lie in ${file}; move the file there, or write "kind: plain"`;
      return toFieldProblem(page, ['kind'], message);
    }
    const message = `is "${kind}", and so is that of ${page.path}, but there is one such page; write "kind: plain", or delete one of the files`;
    return others.flatMap((other) => toFieldProblem(other, ['kind'], message));
  });
  if (pages.some((page) => !known.has(kindOf(page)))) return misfits;
  const absent = [...known].flatMap(([kind, { file }]) => {
    if (file === undefined || groups.has(kind)) return [];
    const message = `has no file with "kind: ${kind}", so that page has no words; write ${file}, or restore it from the history of the project`;
    return toFileProblem('collection', 'content/pages', message);
  });
  return [...misfits, ...absent];
}

function validateAddresses(files: readonly ContentFile[]): Problem[] {
  return findTwins(files, toAddress).flatMap(([file, twin]) => {
    const message = `would have the address ${toAddress(file)}, which ${twin.path} has already; rename one of the two files`;
    return toFileProblem('collection', file.path, message);
  });
}
