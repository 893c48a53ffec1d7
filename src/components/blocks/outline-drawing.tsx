import { Fragment } from 'react';

import type { Box, Outline } from '../../drawings/outline';

const TICK = 5;

interface OutlineDrawingProps {
  /** In millimeters. */
  box: Box;
  /** The names of the two views. */
  views: { front: string; side: string };
  drawing: Outline;
  /** The lines inside the outline, as a path. */
  fittings: string;
}

/** The elevation of a unit, to scale: front and side with three dimensions. */
export function OutlineDrawing({ box, views, drawing, fittings }: OutlineDrawingProps) {
  const { width, height, front, side, dimensions } = drawing;
  return (
    <svg className="symbol outline-drawing mono" viewBox={`-1 0 ${width + 2} ${height}`} role="img">
      <title>{`${box.width} × ${box.height} × ${box.depth} mm`}</title>
      {[front, side].map((view) => (
        <rect key={view.x} {...view} />
      ))}
      <path strokeWidth="0.6" d={fittings} />
      <path stroke="var(--copper)" d={dimensions.map(toPath).join('')} />
      <g stroke="none" fill="currentColor">
        <text y="11">{views.front}</text>
        <text x={side.x} y="11">
          {views.side}
        </text>
        {dimensions.map((dimension) => (
          <Fragment key={dimension.from.join()}>{toFigure(dimension)}</Fragment>
        ))}
      </g>
    </svg>
  );
}

type Dimension = Outline['dimensions'][number];

function isUpright({ from, to }: Dimension): boolean {
  return from[0] === to[0];
}

function toPath(dimension: Dimension): string {
  const { from, to } = dimension;
  const tick = isUpright(dimension) ? `m-${TICK} 0h${2 * TICK}` : `m0-${TICK}v${2 * TICK}`;
  return `M${from}L${to}${tick}M${from}${tick}`;
}

function toFigure(dimension: Dimension) {
  const { from, to, value } = dimension;
  const middle = (axis: 0 | 1) => Math.round((from[axis] + to[axis]) / 2);
  return isUpright(dimension) ? (
    <text x={from[0] + 9} y={middle(1) + 4}>
      {value}
    </text>
  ) : (
    <text x={middle(0)} y={from[1] + 16} textAnchor="middle">
      {value}
    </text>
  );
}
