import { useMemo, useState } from 'react';
import type { Proof } from '../../../collections/products/proof.ts';
import type { ProductRecord } from '../../../collections/products/record.ts';
import { useHydrated } from '../../../components/ui/use-hydrated.ts';
import { toPosition, toShare, toValue } from '../../../lib/axis.ts';
import { AxisInput } from '../axis-input.tsx';
import { Ticks } from '../proof/chart-drawing.tsx';
import { RecordDrawing } from './record-drawing.tsx';
import type { Recording } from './recording.ts';
import { toRecording } from './to-recording.ts';

interface RecordBandProps {
  record: ProductRecord;
  /** That of the same product. */
  proof: Proof | undefined;
}

/** The moment that a product is for, as a recording with a time cursor. */
export function RecordBand({ record, proof }: RecordBandProps) {
  const recording = useMemo(() => toRecording(record, proof), [record, proof]);
  const { axis } = recording;
  const isLive = useHydrated();
  const [position, setPosition] = useState(() => toPosition(axis, record.start));
  const time = toValue(axis, position);
  const reading = recording.read(time);
  const spoken = [
    `${record.time} ${reading.time}`,
    ...reading.values.map(({ name, text }) => `${name} ${text}`),
    ...(reading.state === undefined ? [] : [reading.state]),
  ].join(', ');
  return (
    <section className="section control record" id="record" aria-labelledby="ui:record">
      <div className="wrap split record__head">
        <h2 id="ui:record">{record.title}</h2>
        <p className="lead">{record.lead}</p>
      </div>
      <div className="record__field">
        <RecordDrawing
          recording={recording}
          time={time}
          x={toShare(axis, time)}
          picture={record.picture}
        />
        <AxisInput
          axis={axis}
          position={position}
          onMove={setPosition}
          label={record.axis}
          reading={spoken}
        />
        {recording.ticks.length > 0 && <Ticks ticks={recording.ticks} />}
      </div>
      <div className="wrap">
        <fieldset className="record__stops" disabled={!isLive}>
          <legend className="visually-hidden">{record.goTo}</legend>
          {record.stops.map(({ name, at }) => (
            <button
              key={name}
              type="button"
              aria-pressed={toPosition(axis, at) === position}
              onClick={() => setPosition(toPosition(axis, at))}
            >
              {name}
            </button>
          ))}
        </fieldset>
        <Readings record={record} reading={reading} />
        <ul className="record__figures">
          {record.figures.map(({ value, label }) => (
            <li key={label}>
              <b className="headline">{value}</b>
              <span className="mono">{label}</span>
            </li>
          ))}
        </ul>
        <p className="mono chapter__caption">{record.caption}</p>
      </div>
    </section>
  );
}

interface ReadingsProps {
  record: ProductRecord;
  reading: ReturnType<Recording['read']>;
}

function Readings({ record, reading: { time, values, state } }: ReadingsProps) {
  return (
    <dl className="record__values">
      <div>
        <dt>{record.time}</dt>
        <dd>{time}</dd>
      </div>
      {values.map(({ name, look, text }) => (
        <div key={name} className={look && `record__value--${look}`}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
      {state !== undefined && (
        <div>
          <dt>{record.state}</dt>
          <dd>{state}</dd>
        </div>
      )}
    </dl>
  );
}
