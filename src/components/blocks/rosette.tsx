/** The angles of 26 ellipses, in degrees. */
const angles = Array.from({ length: 26 }, (_, index) => Number(((index * 180) / 26).toFixed(2)));

/** A guilloche as on banknotes and share certificates: ellipses rotated about one center. */
export function Rosette() {
  return (
    <svg className="rosette line-art" viewBox="-200 -200 400 400" aria-hidden="true">
      {angles.map((angle) => (
        <ellipse key={angle} rx={190} ry={70} transform={`rotate(${angle})`} />
      ))}
    </svg>
  );
}
