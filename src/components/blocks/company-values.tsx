import { Pictogram } from '../ui/pictogram.tsx';
import type { Value } from './shared-copy.ts';

/** The company's values, each with its mark; `className` lays them out on their page. */
export function ValueList({ values, className }: { values: Value[]; className: string }) {
  return (
    <ul className={`values ${className}`}>
      {values.map(({ title, text, icon }) => (
        <li key={title} className="grid grid-cols-[56px_minmax(0,1fr)] py-6">
          <Pictogram name={icon} />
          <div>
            <h3 className="small-name mb-1.5">{title}</h3>
            <p className="secondary max-w-[44ch]">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

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
