import { OneLineDrawing } from './one-line-drawing';
import type { OneLineDrawingProps } from './one-line-parts';
import { TallOneLine } from './one-line-tall';

/** The one-line of a grid in both versions: the stylesheet shows the one that fits the window. */
export function BothDrawings(drawn: OneLineDrawingProps) {
  return (
    <>
      <OneLineDrawing {...drawn} />
      <TallOneLine {...drawn} />
    </>
  );
}
