import { visit } from 'unist-util-visit';
import { isScalar, parseDocument } from 'yaml';
import type { ContentFile, Edit } from '..';
import { expandPath, parseMdx, pickKind, splitParts } from '..';
import type { Element, Piece } from '../guard/body-code';
import { findMarked } from '../schema-marks';
import type { Move } from './names';

/** What is mended: the entry's name, and the names of the files beside it, old to new. */
export interface Mending {
  move: Move;
  pictures: ReadonlyMap<string, string>;
}

/**
 * Finds every place in a file that names the entry or a picture of it.
 * @returns replacements of these names and of nothing else, so that the file stays as it was written
 */
export function findMentions(file: ContentFile, mending: Mending): Edit[] {
  return [...findInFields(file, mending), ...findInBody(file, mending)];
}

function findInFields(file: ContentFile, mending: Mending): Edit[] {
  const schema = file.model.schemaOf(file.path);
  const parts = splitParts(file.path, file.source);
  if (schema === undefined || parts === undefined || !file.hasData) return [];
  const document = parseDocument(parts.yaml);
  const data: unknown = document.toJS();
  return findMarked(pickKind(schema, data)).flatMap(({ path, meta }) =>
    expandPath(data, path).flatMap((place) => {
      const node = document.getIn(place, true);
      if (!isScalar(node) || typeof node.value !== 'string' || !node.range) return [];
      const value = node.value;
      const mended = meta.link
        ? mendLink(value, mending.move, file.path)
        : meta.image
          ? mendPicture(value, file, mending)
          : mendName(value, meta.reference, mending.move);
      if (mended === undefined) return [];
      const [start, end] = node.range;
      const written = parts.yaml.slice(start, end);
      const text = written.includes(value)
        ? written.replace(value, () => mended)
        : JSON.stringify(mended);
      return [
        toEdit(parts.start + start, parts.start + end, text, `${place.join('.')}: ${mended}`),
      ];
    }),
  );
}

function mendName(value: string, reference: string | undefined, move: Move): string | undefined {
  return reference === move.collection && value === move.from ? move.to : undefined;
}

/** A picture is named from the folder in which the file lies. */
function mendPicture(
  value: string,
  { path }: ContentFile,
  { move, pictures }: Mending,
): string | undefined {
  const isBeside = path.startsWith(`content/${move.collection}/`) && value.startsWith('./');
  const name = isBeside ? pictures.get(value.slice('./'.length)) : undefined;
  return name === undefined ? undefined : `./${name}`;
}

function findInBody(file: ContentFile, mending: Mending): Edit[] {
  const edits: Edit[] = [];
  const tree = file.path.endsWith('.mdx') ? parseMdx(file.source) : undefined;
  if (tree === undefined) return edits;
  visit(tree, (node) => {
    if (node.type === 'image')
      edits.push(...findInUrl(node, mendPicture(node.url, file, mending), file));
    if (node.type === 'link' || node.type === 'definition') {
      const mended = mendLink(node.url, mending.move, file.path);
      edits.push(...findInUrl(node, mended, file));
      if (mended !== undefined && node.type === 'link')
        edits.push(...node.children.flatMap((child) => findInWords(child, file, mending.move)));
    }
    if ('attributes' in node) edits.push(...findInTag(node, file, mending.move));
  });
  return edits;
}

/** The words of a link may say its address too; the address itself stands behind them. */
function findInUrl(
  node: Extract<Piece, { url: string }>,
  mended: string | undefined,
  { source }: ContentFile,
): Edit[] {
  if (mended === undefined) return [];
  const last = 'children' in node ? node.children.at(-1) : undefined;
  const words = last?.position?.end.offset ?? node.position?.start.offset ?? 0;
  const start = source.indexOf(node.url, words);
  const isInside = start >= 0 && start < (node.position?.end.offset ?? 0);
  return isInside ? [toEdit(start, start + node.url.length, mended, `a link to ${mended}`)] : [];
}

/** The words of a link that are its address. */
function findInWords({ type, position }: Piece, file: ContentFile, move: Move): Edit[] {
  const [start, end] = [position?.start.offset, position?.end.offset];
  if (type !== 'text' || start === undefined || end === undefined) return [];
  const mended = mendLink(file.source.slice(start, end), move, file.path);
  return mended === undefined ? [] : [toEdit(start, end, mended, `the words "${mended}"`)];
}

/** A property of a component that names an entry. */
function findInTag({ name, attributes }: Element, file: ContentFile, move: Move): Edit[] {
  const schema = file.model.components.schemas[name ?? ''];
  if (schema === undefined) return [];
  const properties = findMarked(schema)
    .filter(({ meta }) => meta.reference === move.collection)
    .map(({ path }) => path[0]);
  return attributes.flatMap((attribute) => {
    const isNamed = attribute.type === 'mdxJsxAttribute' && properties.includes(attribute.name);
    if (!isNamed || attribute.value !== move.from) return [];
    const start = file.source.indexOf(move.from, attribute.position?.start.offset);
    return [toEdit(start, start + move.from.length, move.to, `${name}: ${move.to}`)];
  });
}

function toEdit(start: number, end: number, text: string, what: string): Edit {
  return { start, end, text, what };
}

/**
 * A link as it must be after a move: its anchor, its query and the ending of a file stay.
 * @param own the file in which it stands
 * @returns undefined where it does not name the entry
 */
export function mendLink(link: string, move: Move, own: string): string | undefined {
  const { pages, from, to } = move;
  if (pages === undefined) return undefined;
  const [, path = '', rest = ''] = /^([^?#]*)([?#].*)?$/s.exec(link) ?? [];
  const newPath = isBelow(path, pages.from) ? pages.to + path.slice(pages.from.length) : path;
  const isList = path === toBase(pages.from) || (path === '' && isListFile(own, move));
  const newRest = isList && rest === `#${from}` ? `#${to}` : mendQuery(rest, move);
  const mended = newPath + newRest;
  return link === mended || !/^[/#]/.test(link) ? undefined : mended;
}

/** The page itself, a page or a file below it, or one that is made of it, such as its PDF. */
function isBelow(path: string, page: string): boolean {
  return path === page || path.startsWith(`${page}/`) || path.startsWith(`${page}.`);
}

function toBase(page: string): string {
  return page.slice(0, page.lastIndexOf('/'));
}

function isListFile(file: string, { pages }: Move): boolean {
  return pages !== undefined && file === `content/pages${toBase(pages.from)}.mdx`;
}

/** The form can be opened with a subject: `?product=core`. */
function mendQuery(rest: string, { collection, from, to }: Move): string {
  const name = collection.replace(/s$/, '');
  const subject = new RegExp(`([?&]${name}=)${from}(?=$|[&#])`);
  return rest.replace(subject, `$1${to}`);
}
