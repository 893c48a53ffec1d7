import { parseDocument, visit } from 'yaml';

import { isSameTree, listRanges, parseMdx } from './body';
import type { Edit } from './edit';
import { applyEdits } from './edit';

const TRAILING = /[ \t]+(?=\r?(?:\n|$))/g;

/** The spaces at the ends of lines of YAML, outside texts that run over several lines. */
export function findYamlSpaces(yaml: string): Edit[] {
  const texts: [number, number][] = [];
  visit(parseDocument(yaml), {
    Scalar(_, { range }) {
      if (range && yaml.slice(range[0], range[1]).includes('\n')) texts.push([range[0], range[1]]);
    },
  });
  return findSpaces(yaml).filter((edit) => !isWithin(edit, texts));
}

/**
 * The spaces at the ends of lines of a body which mean nothing: not those in code, nor two in front
 * of a further line, which break the line.
 * @param source the text of an MDX file
 * @param bodyStart where its body begins
 */
export function findBodySpaces(source: string, bodyStart: number): Edit[] {
  const candidates = findSpaces(source).filter(
    (edit) => edit.start >= bodyStart && !isLineBreak(source, edit),
  );
  const tree = candidates.length > 0 ? parseMdx(source) : undefined;
  if (tree === undefined) return [];
  const code = listRanges(tree, 'code');
  const edits = candidates.filter((edit) => !isWithin(edit, code));
  return isSameTree(tree, parseMdx(applyEdits(source, edits))) ? edits : [];
}

function findSpaces(text: string): Edit[] {
  return [...text.matchAll(TRAILING)].map(({ index, 0: spaces }) => ({
    start: index,
    end: index + spaces.length,
    text: '',
    what: 'no spaces at the end of the line any more',
  }));
}

function isWithin({ start }: Edit, ranges: readonly [number, number][]): boolean {
  return ranges.some(([from, to]) => start >= from && start < to);
}

function isLineBreak(source: string, { start, end }: Edit): boolean {
  const line = source.slice(source.lastIndexOf('\n', start - 1) + 1, start);
  const next = source.slice(end).split('\n')[1] ?? '';
  return end - start >= 2 && line.trim() !== '' && next.trim() !== '';
}
