import { visit } from 'yaml';
import { builtFiles } from '#base/paths';
import { toPublicName } from '../file-slug';
import { findUnsafe, findUnsafeInName } from '../guard/characters';
import type { Finding, Problem } from '../problem';
import type { ContentFile } from '../read/content-file';
import type { Disk, FileFacts } from '../read/disk';
import { onLine, toPath } from '../read/locate';
import { readBody } from './body';
import { toFileProblem, toProblems } from './rule';

const MOST_PLACES = 10;

/** The extensions in `public/`: pictures, documents, plain text, recordings with captions. */
const PUBLISHED = 'svg png jpg jpeg webp avif ico pdf txt mp4 webm vtt'.split(' ');

const PROGRAMS = ['html', 'htm', 'xhtml', 'xht', 'shtml', 'js', 'mjs', 'cjs', 'css', 'xml', 'wasm'];

/** What would deceive readers. */
export function checkSafety(file: ContentFile): Problem[] {
  return toProblems('safety', file.path, [
    ...judgeSource(file),
    ...judgeFields(file),
    ...readBody(file).hazards,
  ]);
}

/** Files that are not regular, whose names hide something, or that no website should serve. */
export function checkDisk(disk: Disk): Problem[] {
  return [...disk].flatMap(([path, facts]) => {
    const message = judgeFile(path, facts);
    return message === undefined ? [] : toFileProblem('safety', path, message);
  });
}

/** Unsafe characters in the source of a file: in a text, a key or a comment. */
function judgeSource({ source, diagnostics }: ContentFile): Finding[] {
  const places = source
    .split(/\r\n|\n|\r/)
    .flatMap((text, at) => findUnsafe(text).map((found) => ({ ...found, at })));
  // Another rule reports a wrong encoding.
  const own = places.filter(
    ({ sign, at }) => sign !== '\uFFFD' && !diagnostics.some(({ range }) => range.line === at + 1),
  );
  return own.slice(0, MOST_PLACES).map(({ at, index, sign, name }) => ({
    range: onLine(at, index, index + sign.length),
    message: `has ${name}; delete the text around this place and type it again`,
  }));
}

/** Unsafe characters that only keys and values contain, since the source has them as escapes. */
function judgeFields({ mended, rangeAt }: ContentFile): Finding[] {
  const findings: Finding[] = [];
  visit(mended, {
    Scalar(key, node, parents) {
      const [first] = typeof node.value === 'string' ? findUnsafe(node.value) : [];
      if (first === undefined || !node.range) return;
      const range = rangeAt(node.range[0], node.range[1]);
      const field = toPath(key === 'key' ? parents.slice(0, -1) : [...parents, node]).join('.');
      const message = `has ${first.name}, written in another way; delete it`;
      findings.push({ range, field, message });
    },
  });
  return findings;
}

function judgeFile(path: string, { isLink, published }: FileFacts): string | undefined {
  const folder = path.startsWith('public') ? 'public/' : 'content/';
  if (isLink) {
    return `is no file of its own but leads to another place (a symbolic link), and nobody would see what is published from there; put the file itself into ${folder}`;
  }
  const [hidden] = findUnsafeInName(path);
  if (hidden !== undefined) {
    return `has a name with ${hidden.name}; rename it with letters, digits and hyphens`;
  }
  if (folder === 'content/') return undefined;
  const message = judgePublished(path);
  // A file at the path of a built file has its own problem, whatever it holds.
  const isInTheWay = builtFiles.includes(path.slice(folder.length).toLowerCase());
  return message ?? (isInTheWay ? undefined : judgeHeld(path, published));
}

function judgePublished(path: string): string | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const ending = /.\.(\w+)$/.exec(name)?.[1] ?? '';
  if (/(^|\/)\./.test(path)) return 'is a hidden file, which is not published; delete it';
  if (PUBLISHED.includes(ending)) return undefined;
  if (PUBLISHED.includes(ending.toLowerCase())) {
    const better = toPublicName(path, ending.toLowerCase());
    return `has the ending ".${ending}", and endings have small letters; rename it${better === undefined ? '' : ` to ${better}`}`;
  }
  const reason = PROGRAMS.includes(ending.toLowerCase())
    ? `has the ending ".${ending}", and public/ holds nothing that runs in a browser or on a server; delete it, and ask a developer`
    : `has ${ending === '' ? 'no ending' : `the ending ".${ending}"`}, which public/ does not publish; delete it`;
  return `${reason}; known are ${PUBLISHED.map((one) => `.${one}`).join(', ')}`;
}

/** What a file with each extension may hold, if that is named differently. */
const HELD: Record<string, string[]> = {
  jpeg: ['jpg'],
  svg: ['xml', 'html', 'txt'],
  mp4: ['mp4', 'm4v'],
};

/** Browsers may sniff a file's content, whatever its name, so a wrong extension can deceive. */
function judgeHeld(path: string, facts: FileFacts['published']): string | undefined {
  if (facts === undefined) return undefined;
  const ending = path.slice(path.lastIndexOf('.') + 1);
  if (facts.holds === null || !(HELD[ending] ?? [ending]).includes(facts.holds)) {
    const found = facts.holds === null ? 'something else' : `.${facts.holds}`;
    const isText = ending === 'txt' || ending === 'vtt';
    return `has the ending ".${ending}", but holds ${found}; ${isText ? 'save it as plain text in UTF-8' : `export it again as .${ending}`}, or delete it`;
  }
  return facts.hasMetadata
    ? 'carries what a camera or a program wrote about it (EXIF, XMP or IPTC), such as the place where it was taken, and is served as it is; export it without, or save it beside an entry of content/, where the build leaves that out'
    : undefined;
}
