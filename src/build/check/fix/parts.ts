/** The two halves of a file of content, by their offsets in it. */
export interface Parts {
  /** The YAML part: the frontmatter, or the whole of a `.yaml` file. */
  yaml: string;
  /** Where it begins and ends. */
  start: number;
  end: number;
}

const FRONTMATTER = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*$/m;

/**
 * Finds the YAML part of a file.
 * @param path the file's path, which tells `.yaml` from `.mdx`
 * @returns undefined where an `.mdx` file does not begin with frontmatter
 */
export function splitParts(path: string, source: string): Parts | undefined {
  if (path.endsWith('.yaml')) return { yaml: source, start: 0, end: source.length };
  const match = FRONTMATTER.exec(source);
  if (match?.index !== 0) return undefined;
  const yaml = match[1] ?? '';
  const start = source.indexOf('\n') + 1;
  return { yaml, start, end: start + yaml.length };
}
