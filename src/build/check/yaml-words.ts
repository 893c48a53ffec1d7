import type { Slip } from './frontmatter';

/** What a parser of YAML stumbled over: its own name for it, and the offsets. */
export interface Trouble {
  code: string;
  pos: [number, number];
}

/**
 * The last resort, where no repair fits: shows a pattern to compare the line with.
 * @param at the index of the line at which the parser gave up
 */
export function explainTrouble(trouble: Trouble, at: number, lines: string[]): Slip {
  const line = lines[at] ?? '';
  const indent = line.length - line.trimStart().length;
  const field = /^[\s-]*([\w-]+):/.exec(line)?.[1] ?? '';
  const message = words[trouble.code] ?? OTHERWISE;
  return {
    line: at + 1,
    column: indent + 1,
    endLine: at + 1,
    endColumn: line.length + 1,
    field,
    message: `cannot be read from this line on: ${message}`,
  };
}

const OTHERWISE =
  'compare it with the same field of a neighbouring file; a field is a name, a colon, a space and a value, such as title: "A ring that heals itself"';

const words: Record<string, string> = {
  BAD_INDENT:
    'fields that belong together must begin in the same column; compare the spaces at the beginning of the lines around it',
  BAD_FLOW: 'a list in square brackets needs a comma between its items and a ] at its end',
  MISSING_CHAR: 'a bracket or a quotation mark is opened and never closed; add the missing one',
  MULTIPLE_DOCS: 'three dots or three hyphens end the frontmatter; delete this line',
  TAB_AS_INDENT: 'it is indented with a tab; use two spaces for each level',
};
