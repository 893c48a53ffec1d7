import { Fragment } from 'react';

import type { MarkedPiece } from './mark';

/** Text with its matches highlighted. */
export function Marked({ pieces }: { pieces: MarkedPiece[] }) {
  let position = 0;
  return pieces.map(({ text, isMatch }) => {
    const key = position;
    position += text.length;
    return isMatch ? <mark key={key}>{text}</mark> : <Fragment key={key}>{text}</Fragment>;
  });
}
