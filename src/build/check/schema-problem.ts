import type { ContentFile } from './content-file';
import type { Path } from './data';
import type { Span } from './locate';
import type { Problem } from './problem';

/**
 * A field that does not fit.
 * @param span where it stands in `file.mended`; null for the first line of the file
 * @param path keys and indexes, as they stand in the file
 */
export function toSchemaProblem(
  file: ContentFile,
  span: Span | null,
  path: Path,
  message: string,
): Problem {
  const range =
    span === null ? { line: 1, column: 1, endLine: 1, endColumn: 4 } : file.rangeAt(...span);
  const field = path.map(String).join('.');
  return { file: file.path, ...range, field, message, rule: 'schema', severity: 'error' };
}
