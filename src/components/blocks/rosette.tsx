interface RosetteProps {
  /** How many ellipses are rotated about the center. */
  count: number;
  rx: number;
  ry: number;
}

const HALF_TURN = 180;

/** A guilloche as on banknotes and share certificates: ellipses rotated about one center. */
export function Rosette({ count, rx, ry }: RosetteProps) {
  const turns = Array.from({ length: count }, (_, index) => toAngle(index, count));
  return (
    <svg className="rosette" viewBox="-200 -200 400 400" aria-hidden="true">
      {turns.map((angle) => (
        <ellipse key={angle} rx={rx} ry={ry} transform={`rotate(${angle})`} />
      ))}
    </svg>
  );
}

function toAngle(index: number, count: number): number {
  return Number(((index * HALF_TURN) / count).toFixed(2));
}
