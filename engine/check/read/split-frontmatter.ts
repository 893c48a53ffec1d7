/** The two parts of a file that begins with frontmatter. */
export interface Parts {
  /** The text between the two `---` lines. */
  yaml: string;
  /** The offset of its first character. */
  start: number;
  /** The text after the second one. */
  body: string;
}

const FRONTMATTER = /^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?)^---[ \t]*(?:\r?\n|$(?![\s\S]))/m;

/** Splits the text of an MDX file; undefined if it does not begin with frontmatter. */
export function splitFrontmatter(source: string): Parts | undefined {
  const match = FRONTMATTER.exec(source);
  if (match?.index !== 0) return undefined;
  const [whole, opening = '', yaml = ''] = match;
  return { yaml, start: opening.length, body: source.slice(whole.length) };
}

/** The text of an MDX file without its frontmatter. */
export function toBody(source: string): string {
  return splitFrontmatter(source)?.body ?? source;
}
