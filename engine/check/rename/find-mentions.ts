import type { TextEdit } from '#base/edits';
import { replace, replaceWord, textAt } from '../edits';
import type { ContentFile } from '../read/content-file';
import { REDIRECTS_FILE } from '../read/content-model';
import { listMarkedTexts, rangeOfField } from '../read/field-values';
import { toRange } from '../read/locate';
import { listElements, readBody } from '../rules/body';
import { listBodyLinks } from '../rules/body-parts';
import { findMarked } from '../schema-marks';
import type { Move } from './read-move';

/**
 * Finds every place in a file that names the entry: the same places that the check resolves.
 * @returns replacements of these names only, so that the rest of the file stays as it was written
 */
export function findMentions(file: ContentFile, move: Move): TextEdit[] {
  return [...findInFields(file, move), ...findInLinks(file, move), ...findInTags(file, move)];
}

function findInFields(file: ContentFile, move: Move): TextEdit[] {
  const schema = file.model.schemaOf(file.path);
  if (schema === undefined) return [];
  return listMarkedTexts(file, schema).flatMap(({ path, text, meta }) => {
    const isName = meta.reference === move.collection && text === move.from;
    const renamed = isName ? move.to : renameLink(text, move, file.path);
    return replaceWord(file, rangeOfField(file, path), text, renamed);
  });
}

/** The text of a link may contain its address too. */
function findInLinks(file: ContentFile, move: Move): TextEdit[] {
  const edits: TextEdit[] = [];
  for (const { range } of listBodyLinks(file)) {
    const renamed = textAt(file, range).replace(
      /[^\s()[\]<>"`]+/g,
      (word) => renameLink(word, move, file.path) ?? word,
    );
    const [edit] = replace(file, range, renamed);
    // A picture inside a link is part of it.
    if (edit && edit.start >= (edits.at(-1)?.end ?? 0)) edits.push(edit);
  }
  return edits;
}

/** The props of components that name the entry. */
function findInTags(file: ContentFile, move: Move): TextEdit[] {
  return listElements(readBody(file)).flatMap(({ name, attributes }) => {
    const schema = file.model.components.schemas[name ?? ''];
    const marked = schema === undefined ? [] : findMarked(schema);
    return attributes.flatMap((attribute) => {
      const isName = marked.some(
        ({ path, meta }) =>
          meta.reference === move.collection &&
          'name' in attribute &&
          attribute.name === path[0] &&
          attribute.value === move.from,
      );
      return isName ? replaceWord(file, toRange(attribute), move.from, move.to) : [];
    });
  });
}

/**
 * A link as it must be after a move: its anchor, its query and a file extension stay.
 * @returns undefined if it does not name the entry
 */
export function renameLink(link: string, move: Move, own: string): string | undefined {
  const { pages, from, to } = move;
  if (pages === undefined || !/^[/#]/.test(link)) return undefined;
  const [, path = '', rest = ''] = /^([^?#]*)([?#].*)?$/s.exec(link) ?? [];
  const newPath = isBelow(path, pages.from) ? pages.to + path.slice(pages.from.length) : path;
  const list = pages.from.slice(0, pages.from.lastIndexOf('/'));
  const isInList = path === list || (path === '' && own === `content/pages${list}.mdx`);
  const newRest = isInList && rest === `#${from}` ? `#${to}` : renameQuery(rest, move);
  return link === newPath + newRest ? undefined : newPath + newRest;
}

/** The page itself, a page or file below it, or a file generated from it, such as its PDF. */
function isBelow(path: string, page: string): boolean {
  return path === page || path.startsWith(`${page}/`) || path.startsWith(`${page}.`);
}

/** Renames the subject that a form is opened with: `?product=core`. */
function renameQuery(rest: string, { collection, from, to }: Move): string {
  const name = collection.replace(/s$/, '');
  const subject = new RegExp(`([?&]${name}=)${from}(?=$|[&#])`);
  return rest.replace(subject, `$1${to}`);
}

/**
 * Redirects old addresses. Older redirects are pointed straight at the new address. A redirect that
 * starts at the new address is removed, since there is a page now; the redirect to that page takes
 * its line.
 * @returns the new text
 */
export function renameInRedirects(
  source: string,
  move: Move,
  addresses: ReadonlyMap<string, string>,
): string {
  const added = new Map(addresses);
  const lines = source.split(/(?<=\n)/).flatMap((line) => {
    const [whole = '', start = '', from, to] = /^((\/[^\s:]*):[ \t]+)(\S+)/.exec(line) ?? [];
    const end = line.slice(whole.length);
    if (from === undefined || to === undefined) return [line];
    if (!isNewPage(from, move)) return [start + (renameLink(to, move, REDIRECTS_FILE) ?? to) + end];
    const turned = [...added].find(([, page]) => page === from);
    if (turned === undefined) return [];
    added.delete(turned[0]);
    return [toLine(turned) + end];
  });
  const lineEnd = source.includes('\r\n') ? '\r\n' : '\n';
  const isEnded = source === '' || source.endsWith('\n') || added.size === 0;
  const further = [...added].map((pair) => toLine(pair) + lineEnd);
  return [...lines, isEnded ? '' : lineEnd, ...further].join('');
}

function isNewPage(address: string, { pages }: Move): boolean {
  return pages !== undefined && (address === pages.to || address.startsWith(`${pages.to}/`));
}

function toLine([from, to]: readonly [string, string]): string {
  return `${from}: ${to}`;
}
