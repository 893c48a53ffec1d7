import { OneLineDrawing } from './one-line-drawing';
import type { OneLineDrawingProps } from './one-line-parts';
import { TallOneLine } from './one-line-tall';

/** The single line of a grid twice: the stylesheet shows the one that suits the window. */
export function BothDrawings(drawn: OneLineDrawingProps) {
  return (
    <>
      <OneLineDrawing {...drawn} />
      <TallOneLine {...drawn} />
    </>
  );
}
