import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Proof } from '../../../collections/products/proof.ts';
import { toPosition, toShare, toValue } from '../../../lib/axis.ts';
import { AxisInput } from '../axis-input.tsx';
import type { ProofChart } from './chart.ts';
import { ProofDrawing, Ticks } from './chart-drawing.tsx';
import { toChart } from './to-chart.ts';

/** One thing that a product proves: a figure, and a drawing whose reading moves along its axis. */
export function ProofBand({ proof }: { proof: Proof }) {
  const chart = useMemo(() => toChart(proof), [proof]);
  const [position, setPosition] = useState(() => toPosition(chart.axis, proof.start));
  const [choice, setChoice] = useState(0);
  const reading = chart.read(toValue(chart.axis, position), choice);
  const marks = useMemo(
    () => proof.marks.map(({ at, label }) => ({ at: toShare(chart.axis, at), label })),
    [proof, chart],
  );
  return (
    <section className="section proof" id="proof" aria-labelledby="ui:proof">
      <div className="wrap">
        <div className="split chapter-head">
          <p className="headline chapter-head__word" aria-hidden="true">
            {proof.word.text}
          </p>
          <div className="chapter-head__text">
            <h2 id="ui:proof">{proof.title}</h2>
            <p>{proof.text}</p>
          </div>
        </div>
        <div className="proof__top">
          {chart.choices && (
            <CurveChoice
              names={chart.choices}
              chosen={choice}
              onChoose={setChoice}
              label={proof.axis}
            />
          )}
          <output className={reading.isOpen ? 'reading reading--open' : 'reading'}>
            <b className="headline">{reading.value}</b>
            <span className="mono">{reading.detail}</span>
          </output>
        </div>
        <ProofDrawing
          chart={chart}
          choice={choice}
          reading={reading}
          marks={marks}
          picture={proof.picture}
        />
        <AxisInput
          axis={chart.axis}
          position={position}
          onMove={setPosition}
          label={proof.axis}
          reading={`${reading.value}, ${reading.detail}`}
        />
        <Ticks ticks={chart.ticks} />
        <p className="mono chapter__caption">{proof.caption}</p>
      </div>
    </section>
  );
}

interface ChoicesProps {
  names: NonNullable<ProofChart['choices']>;
  chosen: number;
  onChoose: (choice: number) => void;
  label: string;
}

/** Sets of a drawing, one of which is read. */
function CurveChoice({ names, chosen, onChoose, label }: ChoicesProps) {
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  // What was chosen before React was there counts.
  useEffect(() => {
    const inputs = [...(group.current?.querySelectorAll('input') ?? [])];
    const checked = inputs.findIndex((input) => input.checked);
    if (checked > 0) onChoose(checked);
  }, [onChoose]);
  return (
    <fieldset className="proof__choices" ref={group}>
      <legend className="visually-hidden">{label}</legend>
      {names.map((text, index) => (
        <label key={text} className="chip">
          <input
            type="radio"
            name={name}
            checked={index === chosen}
            onChange={() => onChoose(index)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
