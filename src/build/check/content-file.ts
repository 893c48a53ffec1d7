import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';

import type { Range } from './locate';

/** A file below `content/` with its YAML part parsed. */
export interface ContentFile {
  /** Relative to the project's folder, with `/` between folders. */
  path: string;
  /** The text as it stands on disk. */
  source: string;
  /** The YAML document: the frontmatter, or the whole of a `.yaml` file. */
  document: ReturnType<typeof parseDocument>;
  /** The place in the file of a piece of the YAML part, given by its first and last offset. */
  rangeAt: (start: number, end: number) => Range;
  /** Whether an MDX file has frontmatter between two lines of `---`. */
  hasFrontmatter: boolean;
}

const FRONTMATTER = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*$/m;

/**
 * Reads every `.mdx` and `.yaml` file below `content/`.
 * @param root the project's folder
 * @returns the files in alphabetical order
 * @throws when the folder cannot be read
 */
export async function readContent(root: string): Promise<ContentFile[]> {
  const found = await readdir(join(root, 'content'), { recursive: true, withFileTypes: true });
  const paths = found
    .filter((entry) => entry.isFile() && /\.(mdx|yaml)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();
  return Promise.all(
    paths.map(async (path) => parseContentFile(path, await readFile(join(root, path), 'utf8'))),
  );
}

/** Parses the YAML part of a file; its errors stand in `document.errors`. */
export function parseContentFile(path: string, source: string): ContentFile {
  const match = path.endsWith('.mdx') ? FRONTMATTER.exec(source) : null;
  const isAtTop = match?.index === 0;
  const yaml = path.endsWith('.yaml') ? source : isAtTop ? (match?.[1] ?? '') : '';
  const skipped = isAtTop ? 1 : 0;
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const positionAt = (offset: number) => {
    const { line, col } = lines.linePos(Math.min(offset, yaml.length));
    return { line: Math.max(1, line) + skipped, column: Math.max(1, col) };
  };
  return {
    path,
    source,
    document,
    hasFrontmatter: isAtTop,
    rangeAt: (start, end) => {
      const from = positionAt(start);
      const to = positionAt(Math.max(start, end));
      return { ...from, endLine: to.line, endColumn: to.column };
    },
  };
}
