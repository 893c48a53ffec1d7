import { join } from 'node:path';
import pMap from 'p-map';
import type { Document } from 'yaml';
import type { BodyNode } from '../guard/body-code.ts';
import { blankUnsafe } from '../guard/characters.ts';
import { findExcess } from '../guard/text-limits.ts';
import type { ContentModel } from '../model/content-model.ts';
import type { Finding, RuleName } from '../problem.ts';
import { listFiles, readBeginning } from './files.ts';
import { divide, type LineFinding } from './frontmatter.ts';
import { lineEndOf, onLine, type Range, textIndex, toLines, WHOLE_FILE } from './locate.ts';
import { repairYaml } from './repair-yaml.ts';
import { callWithin, isOverflow } from './time-limit.ts';

/** A file below `content/` with its YAML part parsed. Immutable: a new text makes a new object. */
export interface ContentFile {
  /** The content model that this file belongs to. */
  model: ContentModel;
  /** Relative to the project's folder, with `/` between folders. */
  path: string;
  /** The text as stored on disk. */
  source: string;
  /** What is wrong with the file as a whole: then nothing in it is read or reported. */
  unreadable?: Unreadable | undefined;
  /** What makes the YAML part unreadable, each with its fix. */
  diagnostics: Finding[];
  /**
   * The YAML part, the frontmatter or all of a `.yaml` file, with its mistakes fixed; null if what
   * was meant cannot be guessed.
   */
  repaired: Document | null;
  /** Whether `repaired` is a document. */
  hasData: boolean;
  /** The values in `repaired`; undefined without it. */
  data: unknown;
  /** The place in the file of a span of `repaired`, given by its start and end offsets. */
  rangeAt: (start: number, end: number) => Range;
  /** The body of an MDX file, with an empty line for each line above it. */
  body: string;
  /** What rules of other files look at in its body, if an earlier run found nothing wrong in it. */
  nodes?: BodyNode[];
}

/** The problem that makes unreadable a file as a whole, and the rule that finds it. */
type Unreadable = Finding & { rule: RuleName };

/**
 * Reads every `.mdx` and `.yaml` file below `content/`.
 * @param parse parses a file, or finds it in a cache
 * @returns the files in alphabetical order
 * @throws when the folder cannot be read
 */
export async function readContent(
  model: ContentModel,
  root: string,
  parse: (path: string, source: string) => Promise<ContentFile> | ContentFile = (path, source) =>
    parseContentFile(model, path, source),
): Promise<ContentFile[]> {
  const files = await listFiles(root, 'content');
  const paths = files.filter((file) => /\.(mdx|yaml)$/.test(file));
  const read = async (path: string) => parse(path, await readText(join(root, path)));
  return pMap(paths, read, { concurrency: 32 });
}

/** In bytes: far more than a text may have, so that the limits of texts refuse what is longer. */
const LONGEST_FILE = 4_000_000;

/** The text of a content file; of a file that is too long for one, the beginning. */
export function readText(path: string): Promise<string> {
  return readBeginning(path, LONGEST_FILE);
}

/** Time limit for parsing the YAML part, in milliseconds; that of an article takes 5. */
const LONGEST = 5_000;

const ENDLESS: Unreadable = {
  rule: 'safety',
  range: WHOLE_FILE,
  message: `takes more than ${LONGEST / 1000} seconds to read; was something pasted by mistake? Delete it, or make two files of it`,
};

const TOO_DEEP: Unreadable = {
  rule: 'safety',
  range: WHOLE_FILE,
  message:
    'is nested too deeply to be read; look for many colons, brackets or quotation marks in a row, and delete them',
};

/** Parses the YAML part of a file; never throws: what cannot be read goes to `diagnostics`. */
export function parseContentFile(model: ContentModel, path: string, source: string): ContentFile {
  const parse = () => parseParts(model, path, source, findUnreadableFile(path, source));
  try {
    return callWithin(LONGEST, parse) ?? parseParts(model, path, source, ENDLESS);
  } catch (error) {
    if (!isOverflow(error)) throw error;
    return parseParts(model, path, source, TOO_DEEP);
  }
}

function parseParts(
  model: ContentModel,
  path: string,
  source: string,
  unreadable: Unreadable | undefined,
): ContentFile {
  const isRead = unreadable === undefined;
  // Characters that no text may contain become spaces: the safety rule reports them.
  const lines = isRead ? toLines(source.replace(/^\uFEFF/, '')).map(blankUnsafe) : [];
  const parts =
    isRead && path.endsWith('.mdx')
      ? divide(lines)
      : { yaml: lines, bodyStart: lines.length, findings: [] };
  const yaml = repairYaml(parts.yaml);
  const repaired = parts.yaml.length === 0 ? null : yaml.document;
  return {
    model,
    path,
    source,
    unreadable,
    diagnostics: [
      ...(isRead ? findWrongEncoding(source) : []),
      ...[...parts.findings, ...yaml.findings].map((one) => withFix(one, lines, source)),
    ],
    repaired,
    hasData: repaired !== null,
    data: repaired?.toJS(),
    rangeAt: yaml.rangeAt,
    body: '\n'.repeat(parts.bodyStart) + lines.slice(parts.bodyStart).join('\n'),
  };
}

/** Finds what shows that a file is not saved as UTF-8, or with a byte order mark. */
function findWrongEncoding(source: string): Finding[] {
  const findings: Finding[] = [];
  if (source.startsWith('\uFEFF')) {
    const message =
      'begins with an invisible character, a byte order mark; save the file as "UTF-8", not "UTF-8 with BOM"';
    findings.push({ range: onLine(0, 0, 0), message, fix: [{ start: 0, end: 1, text: '' }] });
  }
  const at = source.indexOf('\uFFFD');
  const count = source.split('\uFFFD').length - 1;
  if (count > 0) {
    const [what, them] =
      count === 1
        ? ['a character that cannot be read', 'the character']
        : [`${count} characters that cannot be read, the first of them here`, 'them'];
    const message = `has ${what}, "\uFFFD": the file is not saved as UTF-8; write ${them} again and save the file with the encoding "UTF-8"`;
    findings.push({ range: textIndex(source).rangeOf(at, at + 1), message });
  }
  return findings;
}

/** Converts line changes to replacements in the file; none if a line was changed while reading. */
function withFix(
  { changes, ...finding }: LineFinding,
  lines: readonly string[],
  source: string,
): Finding {
  if (changes === undefined) return finding;
  const { offsetAt } = textIndex(source);
  const before = (at: number) => lines[at] ?? '';
  if (!changes.every(({ at }) => source.startsWith(before(at), offsetAt(at + 1, 1))))
    return finding;
  const fix = changes.map(({ at, after }) => {
    const start = offsetAt(at + 1, 1);
    const end = after.length === 0 ? offsetAt(at + 2, 1) : start + before(at).length;
    return { start, end, text: after.join(lineEndOf(source)) };
  });
  return { ...finding, fix };
}

/** Finds what makes unreadable a whole file: its size, an encoding other than UTF-8, or a Git conflict. */
function findUnreadableFile(path: string, source: string): Unreadable | undefined {
  const excess = findExcess(source, path.endsWith('.mdx'));
  if (excess !== undefined) return { rule: 'safety', ...excess };
  // In UTF-16 that was read as UTF-8, every other character is a NUL.
  if (/^.{0,3}\0.\0/s.test(source)) {
    const message =
      'is saved as UTF-16, which Windows calls "Unicode", and files here are UTF-8; in VS Code press "UTF-16" in the lower right corner, choose "Save with Encoding", then "UTF-8"';
    return { rule: 'yaml', range: onLine(0, 0, 1), message };
  }
  return findConflict(source);
}

/** Two versions one below the other, between Git's conflict markers. */
function findConflict(source: string): Unreadable | undefined {
  const lines = toLines(source);
  const first = lines.findIndex((line) => /^([<|>])\1{6}(?: |$)/.test(line));
  if (first < 0) return undefined;
  const line = lines[first] ?? '';
  const end = lines.findIndex((line, at) => at > first && /^>{7}(?: |$)/.test(line));
  const message =
    line.startsWith('<') && end > 0
      ? `has a conflict of Git that nobody has settled: from here to line ${end + 1} stand two versions; keep the lines that are right, and delete the others with the lines that begin with <<<<<<<, ======= and >>>>>>>`
      : `has "${line}", the rest of a conflict of Git; look whether the lines around it stand twice, and delete this one`;
  return { rule: 'unfinished', range: onLine(first, 0, line.length), message };
}
