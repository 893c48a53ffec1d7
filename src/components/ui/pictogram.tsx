import { type PictogramName, pictograms } from '../../drawings/icons.ts';

/** A line icon beside a reading or a value; its context sets size and color. */
export function Pictogram({ name }: { name: PictogramName }) {
  const [field, path] = pictograms[name];
  return (
    <svg className="line-art" viewBox={`0 0 ${field} ${field}`} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
