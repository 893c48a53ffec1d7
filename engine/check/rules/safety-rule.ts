import { toFreeName } from '../file-slug';
import { toExcessEnd } from '../guard/text-limits';
import type { Problem } from '../problem';
import type { ContentFile } from '../read/content-file';
import type { Disk, FileFacts } from '../read/disk';
import { WHOLE_FILE } from '../read/locate';
import type { Finding } from './rule';
import { toProblems } from './rule';

/** They turn the direction of text around, so that it reads differently from what it is. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/u;
const HIDDEN = /[\p{Cc}\p{Cf}]/u;
/** More places than this are told as one. */
const MOST_PLACES = 10;

/** What `public/` may hold, by ending: pictures, documents, plain text, recordings with captions. */
const PUBLISHED = [
  ...['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif', 'ico', 'pdf', 'txt'],
  ...['mp4', 'webm', 'vtt'],
];
/** What servers of other services look for has addresses of its own. */
const WELL_KNOWN = 'public/.well-known/';
/** Files and folders that the build writes itself. */
const WRITTEN = /^public\/((assets|api)\/|(robots|llms(-full)?|licenses)\.txt$)/i;

/** What parsers must not be given, and what readers would be deceived by. */
export function checkSafety(file: ContentFile): Problem[] {
  return toProblems('safety', file.path, [...judgeSize(file), ...judgeDirection(file)]);
}

/** Files that are no files, whose names hide something, or that no website should serve. */
export function checkDisk(disk: Disk): Problem[] {
  return [...disk].flatMap(([path, facts]) => {
    const message = judgeFile(path, facts, disk);
    const finding = { range: WHOLE_FILE, message: message ?? '' };
    return message === undefined ? [] : toProblems('safety', path, [finding]);
  });
}

function judgeSize({ excess, source }: ContentFile): Finding[] {
  if (excess === undefined) return [];
  const { line, column, message } = excess;
  const endColumn = toExcessEnd(excess, source);
  return [{ range: { line, column, endLine: line, endColumn }, message }];
}

function judgeDirection({ source }: ContentFile): Finding[] {
  if (!TURNING.test(source)) return [];
  const places = source.split(/\r\n|\n|\r/).flatMap((text, index) =>
    [...text.matchAll(new RegExp(TURNING, 'gu'))].map(({ 0: sign, index: at }) => ({
      line: index + 1,
      at,
      sign,
    })),
  );
  return places.slice(0, MOST_PLACES).map(({ line, at, sign }) => {
    const range = { line, column: at + 1, endLine: line, endColumn: at + 2 };
    const message = `has ${toCode(sign)}, an invisible character that turns text around, so that it reads differently from what it is; delete the text around this place and type it again`;
    return { range, message };
  });
}

function judgeFile(path: string, { isLink }: FileFacts, disk: Disk): string | undefined {
  const folder = path.startsWith('public') ? 'public/' : 'content/';
  if (isLink) {
    return `is no file of its own but leads to another place (a symbolic link), and nobody would see what is published from there; put the file itself into ${folder}`;
  }
  const [hidden] = HIDDEN.exec(path) ?? [];
  if (hidden !== undefined) {
    return `has ${toCode(hidden)} in its name, an invisible character; rename it with letters, digits and hyphens`;
  }
  return folder === 'public/' ? judgePublished(path, disk) : undefined;
}

function judgePublished(path: string, disk: Disk): string | undefined {
  if (WRITTEN.test(path)) {
    return 'has an address that the build gives to files of its own; rename it';
  }
  const name = path.slice(path.lastIndexOf('/') + 1);
  const ending = /.\.(\w+)$/.exec(name)?.[1] ?? '';
  if (path.startsWith(WELL_KNOWN) && ['', 'json', 'txt'].includes(ending)) return undefined;
  if (/(^|\/)\./.test(path)) return 'is a hidden file, which is not published; delete it';
  if (PUBLISHED.includes(ending)) return undefined;
  if (PUBLISHED.includes(ending.toLowerCase())) {
    const better = toFreeName(path, ending.toLowerCase(), (one) => disk.has(one));
    return `has the ending ".${ending}", and endings have small letters; rename it${better === undefined ? '' : ` to ${better}`}`;
  }
  const reason = PROGRAMS.includes(ending.toLowerCase())
    ? `has the ending ".${ending}", and public/ holds nothing that runs in a browser or on a server; delete it, and ask a developer`
    : `has ${ending === '' ? 'no ending' : `the ending ".${ending}"`}, which public/ does not publish; delete it`;
  return `${reason}; known are ${PUBLISHED.map((one) => `.${one}`).join(', ')}`;
}

const PROGRAMS = ['html', 'htm', 'xhtml', 'xht', 'shtml', 'js', 'mjs', 'cjs', 'css', 'xml', 'wasm'];

function toCode(sign: string): string {
  return `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
