import { isServed } from '../addresses/hosts.ts';
import { builtFiles } from '../addresses/paths.ts';
import { findUnsafe, findUnsafeInName, isIdle } from '../guard/characters.ts';
import type { Finding, Problem } from '../problem.ts';
import type { ContentFile } from '../read/content-file.ts';
import type { Disk, FileFacts } from '../read/disk.ts';
import { replace } from '../read/edits.ts';
import { listTexts } from '../read/field-values.ts';
import { onLine, toLines } from '../read/locate.ts';
import { readBody } from './body.ts';
import { toFieldFindings, toFileProblem, toProblems } from './rule.ts';

const MOST_PLACES = 10;

/** The extensions in `public/`: pictures, documents, plain text, recordings with captions. */
const PUBLISHED = 'svg png jpg jpeg webp avif ico pdf txt mp4 webm vtt'.split(' ');

/** What would deceive readers. */
export function checkSafety(file: ContentFile): Problem[] {
  return toProblems('safety', file.path, [
    ...validateSource(file),
    ...validateFields(file),
    ...readBody(file).hazards,
  ]);
}

/** Files that are not regular, whose names hide something, or that no website should serve. */
export function checkDisk(disk: Disk): Problem[] {
  return [...disk].flatMap(([path, facts]) => {
    const message = validateFile(path, facts);
    return message === undefined ? [] : toFileProblem('safety', path, message);
  });
}

/** Unsafe characters in the source of a file: in a text, a key or a comment. */
function validateSource(file: ContentFile): Finding[] {
  const { source, diagnostics } = file;
  const matches = toLines(source).flatMap((text, at) =>
    findUnsafe(text).map((found) => ({ ...found, at })),
  );
  // Another rule reports a wrong encoding.
  const own = matches.filter(
    ({ sign, at }) => sign !== '\uFFFD' && !diagnostics.some(({ range }) => range.line === at + 1),
  );
  return own.slice(0, MOST_PLACES).map(({ at, index, sign, name }) => {
    const range = onLine(at, index, index + sign.length);
    const message = `has ${name}; delete the text around this place and type it again`;
    return { range, message, fix: isIdle(sign) ? replace(file, range, '') : [] };
  });
}

/** Unsafe characters that only values contain, since the source has them as escapes. */
function validateFields(file: ContentFile): Finding[] {
  return listTexts(file).flatMap(({ path, text }) => {
    const [first] = findUnsafe(text);
    const message = first && `has ${first.name}, written in another way; delete it`;
    return toFieldFindings(file, path, message);
  });
}

function validateFile(path: string, { isLink, published }: FileFacts): string | undefined {
  const folder = path.startsWith('public') ? 'public/' : 'content/';
  if (isLink) {
    return `is no file of its own but leads to another place (a symbolic link), and nobody would see what is published from there; put the file itself into ${folder}`;
  }
  const [hidden] = findUnsafeInName(path);
  if (hidden !== undefined) {
    return `has a name with ${hidden.name}; rename it with letters, digits and hyphens`;
  }
  if (folder === 'content/') return undefined;
  const isHidden = /(^|\/)\./.test(path);
  if (isHidden || !PUBLISHED.some((ending) => path.endsWith(`.${ending}`))) {
    return `is not published, and nothing in public/ may run; delete it, or rename it: names begin with no dot and end in ${PUBLISHED.map((one) => `.${one}`).join(', ')}`;
  }
  if (!isServed(path.slice('public'.length))) {
    return 'has an address that hosts keep to themselves, since its name begins with "_"; rename it';
  }
  // A file at the path of a built file has its own problem, whatever it holds.
  const isInTheWay = builtFiles.includes(path.slice(folder.length).toLowerCase());
  return isInTheWay ? undefined : validateHeld(path, published);
}

/** What a file with each extension may hold, if that is named differently. */
const HELD: Record<string, string[]> = {
  jpeg: ['jpg'],
  svg: ['xml', 'html', 'txt'],
  mp4: ['mp4', 'm4v'],
};

/** Browsers may sniff a file's content, whatever its name, so a wrong extension can deceive. */
function validateHeld(path: string, facts: FileFacts['published']): string | undefined {
  if (facts === undefined) return undefined;
  const ending = path.slice(path.lastIndexOf('.') + 1);
  if (facts.holds === null || !(HELD[ending] ?? [ending]).includes(facts.holds)) {
    const found = facts.holds === null ? 'something else' : `.${facts.holds}`;
    const isText = ending === 'txt' || ending === 'vtt';
    return `has the ending ".${ending}", but holds ${found}; ${isText ? 'save it as plain text in UTF-8' : `export it again as .${ending}`}, or delete it`;
  }
  if (facts.hazard !== undefined) {
    return `is a PDF that ${facts.hazard}, and nothing in public/ may run; print it into a new PDF, and publish that`;
  }
  return facts.hasMetadata
    ? 'carries what a camera or a program wrote about it (EXIF, XMP or IPTC), such as the place where it was taken, and is served as it is; export it without, or save it beside an entry of content/, where the build leaves that out'
    : undefined;
}
