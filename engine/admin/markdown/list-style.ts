import type { TextEdit } from '#check/read/text-edit';
import type { Alignment } from './align.ts';
import { readMarker, toKind } from './tokens.ts';

/**
 * The text of an edit, with new items of a list that have the indent and the bullet of their
 * neighbors in the source: other ones would begin another list.
 */
export function toStyle(lines: Alignment['lines'], printed: string, edit: TextEdit): string {
  const isLine = edit.start === 0 || printed[edit.start - 1] === '\n';
  return edit.text
    .split(/(?<=\n)/)
    .map((line, at) => (at > 0 || isLine ? toNeighborStyle(lines, edit.start, line) : line))
    .join('');
}

function toNeighborStyle(lines: Alignment['lines'], offset: number, line: string): string {
  const own = readMarker(line);
  if (own === undefined) return line;
  const items = lines.flatMap(({ printed, source }) => {
    const [was, style] = [readMarker(printed.text), readMarker(source.text)];
    const isAlike = was?.indent === own.indent && toKind(was.marker) === toKind(own.marker);
    return was && style && isAlike ? [{ start: printed.start, was, style }] : [];
  });
  const nearest = items.findLast(({ start }) => start < offset) ?? items[0];
  if (nearest === undefined) return line;
  // A number counts on where the source counts as forms do, and is the same where it does not.
  const isCounted = items.every(
    ({ was, style }) => Number.parseInt(was.marker, 10) === Number.parseInt(style.marker, 10),
  );
  const { indent, marker } = nearest.style;
  const rest = line.slice(own.indent.length + own.marker.length);
  return indent + (isCounted ? own.marker.slice(0, -1) + marker.slice(-1) : marker) + rest;
}
