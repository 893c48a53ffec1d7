import type { ComponentProps } from 'react';

import { OutlineDrawing } from '../../../components/blocks/outline-drawing';

interface OutlinePlateProps extends ComponentProps<typeof OutlineDrawing> {
  title: string;
}

/** The outline of a unit in the margin, from the dimensions in its rating sheet. */
export function OutlinePlate({ title, ...drawing }: OutlinePlateProps) {
  return (
    <figure>
      <figcaption className="mono mb-2">{title}</figcaption>
      <OutlineDrawing {...drawing} />
    </figure>
  );
}
