import type { toOutline } from '../../documents/outline.ts';

/** The elevation of a unit, to scale: front and side with three dimensions. */
export function OutlineDrawing({ outline }: { outline: ReturnType<typeof toOutline> }) {
  const { size, width, height, edges, fittings, dimensions, texts } = outline;
  return (
    <svg className="symbol outline-drawing mono" viewBox={`-1 0 ${width + 2} ${height}`} role="img">
      <title>{size}</title>
      <path strokeLinecap="square" d={edges} />
      <path strokeWidth="0.6" d={fittings} />
      <path stroke="var(--copper)" d={dimensions} />
      <g stroke="none" fill="currentColor">
        {texts.map(({ x, y, text, anchor }) => (
          <text key={`${x} ${y}`} x={x} y={y} textAnchor={anchor}>
            {text}
          </text>
        ))}
      </g>
    </svg>
  );
}
