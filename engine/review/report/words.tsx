import type { Piece, WordChange } from '../compare-words';
import type { ReviewedPage } from '../review';

/** What the text of pages says anew and no more, in reading order. */
export function Words({ pages }: { pages: readonly ReviewedPage[] }) {
  return (
    <>
      {pages.map(({ address, words, head }) => (
        <div key={address}>
          <h3 className="mono">{address}</h3>
          {head.map(({ name, pieces }) => (
            <WordRow key={name} label={`${name}, in search results`} pieces={pieces} />
          ))}
          {words.map((change, index) => (
            // Places in a text, in reading order, never change theirs.
            <WordRow key={index} label={toLabel(change)} pieces={change.pieces} />
          ))}
        </div>
      ))}
      <p className="legend">
        <ins>added</ins> <del>taken out</del>
      </p>
    </>
  );
}

function toLabel({ label, before, after }: WordChange): string {
  if (before === '') return `${label}, new`;
  return after === '' ? `${label}, gone` : label;
}

function WordRow({ label, pieces }: { label: string; pieces: readonly Piece[] }) {
  return (
    <div className="words">
      <div className="mono">{label}</div>
      <p>
        <Pieces pieces={pieces} />
      </p>
    </div>
  );
}

/** Words that stayed, came and went, in one reading. */
export function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ kind, text }, index) => {
    // Pieces have no name of their own and never change their places.
    const key = `${index}`;
    if (kind === 'in') return <ins key={key}>{text}</ins>;
    return kind === 'out' ? <del key={key}>{text}</del> : <span key={key}>{text}</span>;
  });
}
