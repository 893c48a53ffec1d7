import { toPercent } from '../../../features/chapters/curve-path.ts';
import type { Dimension, Rectangle, Room } from './room.ts';

/** The person beside a standing unit: 1,750 mm high, from the middle between the feet. */
const PERSON =
  'M-85-1660a85 90 0 1 1 170 0a85 90 0 1 1-170 0M-110-1480H110q70 0 70 80l-25 560h-55l-20-330-20 1170H-5l-20-620-20 620H-85l-20-1170-20 330h-55l-25-560q0-80 70-80z';

/** An outline to scale with what stays free around it; its letters keep their size. */
export function RoomDrawing({ room, picture }: { room: Room; picture: string }) {
  const { width, height, zones, outlines, cutout, person, floor } = room;
  const [longest] = room.beside.map(({ text }) => text).toSorted((a, b) => b.length - a.length);
  return (
    <div className="room-row" role="img" aria-label={picture}>
      <div className="room">
        <svg className="room__drawing" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {zones.map((zone) => (
            <rect key={`${zone.x} ${zone.y}`} className="room__zone" {...zone} />
          ))}
          {person && (
            <path
              className="room__person"
              d={PERSON}
              transform={`translate(${person.x} ${person.y})`}
            />
          )}
          {outlines.map((outline) => (
            <rect key={outline.x} className="room__outline" {...outline} />
          ))}
          <path className="room__fittings" d={room.fittings} />
          {cutout && <CutOut cutout={cutout} front={outlines[0]} />}
          {floor !== undefined && <path className="room__floor" d={`M0 ${floor}H${width}`} />}
        </svg>
        <svg className="room__words" aria-hidden="true">
          {room.names.map(({ x, text }) => (
            <text key={x} className="room__name" x={toPercent(x)} y="-12">
              {text}
            </text>
          ))}
          {room.across.map((dimension) => (
            <Across key={dimension.from} {...dimension} />
          ))}
          <Down {...room.down} x={room.across[0]?.from ?? 0} />
          {room.beside.map(({ x, y, text }) => (
            <text
              key={`${x} ${y}`}
              className="room__name"
              x={toPercent(x)}
              y={toPercent(y)}
              dx="8"
              dy="4"
            >
              {text}
            </text>
          ))}
        </svg>
      </div>
      {/* On phones it keeps the room that the words beside the drawing need. */}
      {longest !== undefined && (
        <span className="room__spacer" aria-hidden="true">
          {longest}
        </span>
      )}
    </div>
  );
}

/** The hole, and around it the frame of the unit, dashed. */
function CutOut({ cutout, front }: { cutout: Rectangle; front: Rectangle | undefined }) {
  const [across, down] = [front?.width ?? cutout.width, front?.height ?? cutout.height];
  return (
    <>
      <rect
        className="room__frame"
        x={cutout.x - (across - cutout.width) / 2}
        y={cutout.y - (down - cutout.height) / 2}
        width={across}
        height={down}
      />
      <rect className="room__cutout" {...cutout} />
    </>
  );
}

/** A length below the drawing. */
function Across({ from, to, text, label }: Dimension) {
  const [start, end, middle] = [from, to, (from + to) / 2].map(toPercent);
  return (
    <>
      <g className="room__dimension" transform="translate(0 16)">
        <line x1={start} x2={end} y1="100%" y2="100%" />
        <circle cx={start} cy="100%" r="2.5" />
        <circle cx={end} cy="100%" r="2.5" />
      </g>
      <text x={middle} y="100%" dy="36" textAnchor="middle">
        {text}
      </text>
      {label !== undefined && (
        <text className="room__name" x={middle} y="100%" dy="52" textAnchor="middle">
          {label}
        </text>
      )}
    </>
  );
}

/** The height, beside the front. */
function Down({ from, to, text, x }: Dimension & { x: number }) {
  const [start, end] = [toPercent(from), toPercent(to)];
  return (
    <>
      <g className="room__dimension" transform="translate(-14 0)">
        <line x1={toPercent(x)} x2={toPercent(x)} y1={start} y2={end} />
        <circle cx={toPercent(x)} cy={start} r="2.5" />
        <circle cx={toPercent(x)} cy={end} r="2.5" />
      </g>
      <svg x={toPercent(x)} y={toPercent((from + to) / 2)} overflow="visible" aria-hidden="true">
        <text transform="translate(-22 0) rotate(-90)" textAnchor="middle">
          {text}
        </text>
      </svg>
    </>
  );
}
