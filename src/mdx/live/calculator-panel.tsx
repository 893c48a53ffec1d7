import { type ComponentType, useEffect, useRef, useState } from 'react';
import { parsePrinted } from '#base/numbers';
import { interpolate } from '#base/text';
import { Button } from '../../components/ui/button';
import { lazyPart, useHydrated } from '../../components/ui/hydration';
import type { Calculator, Quantity } from '../calculators/formulas/calculator';
import { isWithin, printLimit, printValue } from '../calculators/formulas/calculator';
import type { CalculatorData, CalculatorModule, CalculatorProps } from './calculator-module';
import { ScrollTable } from './scroll-table';

/** A calculator: the result for the page's values; once hydrated, its inputs can be changed. */
export function CalculatorPanel(panel: CalculatorModule & Pick<CalculatorProps, 'id' | 'data'>) {
  const { calculator, Drawing, table, list, id, data } = panel;
  const { all, words } = data;
  const example = printAll(calculator, data.values);
  const isLive = useHydrated();
  const [typed, setTyped] = useState(example);
  // In development, an author may change the values of the page while it is shown.
  useEffect(() => setTyped(printAll(calculator, data.values)), [calculator, data]);

  const { values, errors } = validateInputs(calculator, typed, data);
  const [last, setLast] = useState(data.values);
  if (values !== undefined && !isSame(values, last)) setLast(values);
  const shown = values ?? last;
  const outcome = calculator.solve(shown);
  if ('problem' in outcome) throw new Error(`${calculator.name} has no result for its own values`);
  const props = { result: outcome.result, values: shown, words: words.words };
  const readings = list(props);
  const isExample = isSame(typed, example);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const reset = () => {
    setTyped(example);
    // The button is removed, so its focus would be lost.
    fieldset.current?.querySelector<HTMLElement>('input, select')?.focus();
  };
  const [main] = readings;
  const result = isExample ? '' : `${main?.label}: ${main?.figure}`;
  const announcement = useSettled(Object.values(errors)[0] ?? result);
  const inputs = Object.entries(calculator.inputs).map(([name, quantity]) => (
    <InputCell
      key={name}
      id={`${id}-${name}`}
      label={words.inputs[name] ?? name}
      quantity={quantity}
      text={typed[name] ?? ''}
      range={all.range}
      error={errors[name]}
      isLive={isLive}
      onChange={(text) => setTyped({ ...typed, [name]: text })}
    />
  ));
  return (
    <figure className="exhibit">
      <figcaption className="exhibit__head flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <b className="type-wide text-[1.1875rem] text-ink">{words.title}</b>
        {/* A new element rather than changed text, so that it does not count as a layout shift. */}
        <span key={String(isLive)}>{isLive ? all.live : all.example}</span>
      </figcaption>
      {/* Not a form, before or after hydration: Enter would submit it. */}
      <fieldset className="exhibit__inputs" ref={fieldset}>
        <legend className="visually-hidden">{words.title}</legend>
        {inputs}
      </fieldset>
      <div className="exhibit__result" data-stale={values === undefined ? '' : undefined}>
        <Drawing {...props} />
        {values === undefined ? (
          <p className="text-ink-2">{all.none}</p>
        ) : (
          <dl className="exhibit__readings line-t">
            {readings.map(({ figure, label }) => (
              <div key={label} className="flex flex-col-reverse hair-b pt-[0.65rem] pb-3">
                <dt className="type-mono text-ink-3">{label}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </dl>
        )}
        <p className="visually-hidden" role="status">
          {announcement}
        </p>
      </div>
      {table && <ScrollTable {...table(props)} csv={all.csv} />}
      <div className="exhibit__foot grid gap-[0.35rem] hair-t type-mono text-ink-3">
        <p className="m-0">{words.formula}</p>
        <p className="m-0">{words.source}</p>
        <div className="row mt-2 empty:hidden print:hidden">
          {words.ask && (
            <a className="button button--primary" href={words.ask.to}>
              {words.ask.label}
            </a>
          )}
          {isLive && !isExample && (
            <Button type="button" variant="text" label={all.reset} onClick={reset} />
          )}
        </div>
      </div>
    </figure>
  );
}

/** How long the visitor must pause before a result is announced, in milliseconds. */
const PAUSE = 1000;

/** Returns text once it has been unchanged for a while: one announcement per keystroke is noise. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

function printAll({ inputs }: Calculator, values: Record<string, number>) {
  return Object.fromEntries(
    Object.entries(inputs).map(([name, quantity]) => [
      name,
      printValue(values[name] ?? quantity.example, quantity),
    ]),
  );
}

function isSame(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  return Object.keys(one).every((name) => one[name] === other[name]);
}

/** The values of inputs from their text, if they have a result, or a message for each wrong one. */
function validateInputs(
  calculator: Calculator,
  typed: Record<string, string>,
  { words, all }: CalculatorData,
): { values?: Record<string, number>; errors: Record<string, string> } {
  const values: Record<string, number> = {};
  const errors: Record<string, string> = {};
  for (const [name, quantity] of Object.entries(calculator.inputs)) {
    // Many write .95 for 0.95.
    const value = parsePrinted((typed[name] ?? '').replace(/^\s*\./, '0.'));
    const example = printValue(quantity.example, quantity);
    if (value === undefined) errors[name] = interpolate(all.notNumber, { example });
    else if (isWithin(value, quantity)) values[name] = value;
    else errors[name] = interpolate(all.outside, toLimits(quantity));
  }
  if (Object.keys(errors).length > 0) return { errors };
  const outcome = calculator.solve(values);
  if ('result' in outcome) return { values, errors };
  const { input, problem, figures } = outcome;
  return { errors: { [input]: interpolate(words.problems[problem] ?? '', figures) } };
}

/** The limits of a quantity, by their placeholder names in messages. */
function toLimits(quantity: Quantity) {
  const { least, most } = quantity;
  return { least: printLimit(least, quantity), most: printLimit(most, quantity) };
}

interface InputCellProps {
  id: string;
  label: string;
  quantity: Quantity;
  text: string;
  /** The line below it, in which `{least}` and `{most}` stand for the limits. */
  range: string;
  error: string | undefined;
  /** Whether the value can be changed yet. */
  isLive: boolean;
  onChange: (text: string) => void;
}

/** One quantity: an input that is prerendered, and editable once hydrated. */
function InputCell(props: InputCellProps) {
  const { id, label, quantity, text, range, error, isLive, onChange } = props;
  const { choices, unit } = quantity;
  const described = { id, 'aria-describedby': `${id}-hint`, className: 'input font-mono' };
  // Until hydration the value cannot be changed, so there are no other options.
  const offered = isLive ? choices?.map((choice) => printValue(choice, quantity)) : [text];
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="flex">
        {choices ? (
          <select {...described} value={text} onChange={({ target }) => onChange(target.value)}>
            {offered?.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
        ) : (
          <input
            {...described}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            readOnly={!isLive}
            value={text}
            aria-invalid={error === undefined ? undefined : true}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
        {unit !== '' && <span className="unit type-mono">{unit}</span>}
      </div>
      <p
        id={`${id}-hint`}
        className={error === undefined ? 'type-mono text-ink-3' : 'exhibit__error'}
      >
        {error ?? (choices ? null : interpolate(range, toLimits(quantity)))}
      </p>
    </div>
  );
}

const modules = import.meta.glob<CalculatorModule>('../calculators/*.tsx');

/** The content of each calculator, by its file. */
const panels: Record<string, ComponentType<CalculatorProps>> = {};
for (const [file, module] of Object.entries(modules)) {
  const load = async () => {
    const parts = await module();
    return (props: CalculatorProps) => <CalculatorPanel {...parts} {...props} />;
  };
  panels[file] = import.meta.env.SSR ? await load() : lazyPart(load);
}

/**
 * A calculator whose code loads when the first of its kind is shown.
 * @throws if there is no such file
 */
export function LazyPanel(props: CalculatorProps) {
  const Panel = panels[`../calculators/${props.name}.tsx`];
  if (Panel === undefined) throw new Error(`src/mdx/calculators/ has no "${props.name}.tsx"`);
  return <Panel {...props} />;
}
