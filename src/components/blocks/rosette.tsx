/** How many ellipses are rotated about the center. */
const COUNT = 26;
const HALF_TURN = 180;

const turns = Array.from({ length: COUNT }, (_, index) =>
  Number(((index * HALF_TURN) / COUNT).toFixed(2)),
);

/** A guilloche as on banknotes and share certificates: ellipses rotated about one center. */
export function Rosette() {
  return (
    <svg className="rosette line-art" viewBox="-200 -200 400 400" aria-hidden="true">
      {turns.map((angle) => (
        <ellipse key={angle} rx={190} ry={70} transform={`rotate(${angle})`} />
      ))}
    </svg>
  );
}
