import type { Piece, Row } from '../review-data';

/** The most rows shown expanded; the rest are collapsed. */
const MOST_OPEN = 12;

/** Texts before and after, one per row. */
export function Rows({ rows, caption }: { rows: readonly Row[]; caption?: string }) {
  if (rows.length === 0) return null;
  const rest = rows.slice(MOST_OPEN);
  return (
    <>
      <Table rows={rows.slice(0, MOST_OPEN)} caption={caption} />
      {rest.length > 0 && (
        <details>
          <summary>and {rest.length} more</summary>
          <Table rows={rest} caption={caption} />
        </details>
      )}
    </>
  );
}

function Table({ rows, caption }: { rows: readonly Row[]; caption: string | undefined }) {
  return (
    <table>
      {caption !== undefined && <caption>{caption}</caption>}
      <thead>
        <tr>
          <th scope="col">Where</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, pieces }, index) => (
          // The rows are static, so an index is a stable key.
          <tr key={`${index}`}>
            <th scope="row">{label}</th>
            <td>
              <Side pieces={pieces} without="in" />
            </td>
            <td>
              <Side pieces={pieces} without="out" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A text before or after, with the words marked that the other one lacks. */
function Side({ pieces, without }: { pieces: readonly Piece[]; without: Piece['kind'] }) {
  const shown = pieces.filter(({ kind }) => kind !== without);
  if (shown.length === 0) return <span className="none">nothing</span>;
  return shown.map(({ kind, text }, index) => {
    // The pieces are static and have no id, so an index is a stable key.
    const key = `${index}`;
    if (kind === 'in') return <ins key={key}>{text}</ins>;
    return kind === 'out' ? <del key={key}>{text}</del> : <span key={key}>{text}</span>;
  });
}
