import type { TextEdit } from '#base/edits';
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

function toNeighborStyle(lines: Alignment['lines'], place: number, line: string): string {
  const own = readMarker(line);
  if (own === undefined) return line;
  const alike = lines.filter(({ printed }) => {
    const other = readMarker(printed.text);
    return other?.indent === own.indent && toKind(other.marker) === toKind(own.marker);
  });
  const nearest = alike.findLast(({ printed }) => printed.start < place) ?? alike.find(() => true);
  if (nearest === undefined) return line;
  const [was, style] = [readMarker(nearest.printed.text), readMarker(nearest.source.text)];
  if (was === undefined || style === undefined) return line;
  const rest = line.slice(own.indent.length + own.marker.length);
  return style.indent + toNeighborMarker(own.marker, was.marker, style.marker) + rest;
}

/** A number counts on where the source counts as forms do, and is the same where it does not. */
function toNeighborMarker(own: string, printed: string, source: string): string {
  const isCounted = Number.parseInt(printed, 10) === Number.parseInt(source, 10);
  return isCounted ? own.slice(0, -1) + source.slice(-1) : source;
}
