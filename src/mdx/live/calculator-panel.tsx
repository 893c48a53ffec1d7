import { useEffect, useId, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../components/ui/button.tsx';
import { useHydrated } from '../../components/ui/use-hydrated.ts';
import { withParameter } from '../../lib/addresses.ts';
import { parsePrinted } from '../../lib/numbers.ts';
import { interpolate } from '../../lib/text.ts';
import type { Calculator, Quantity } from '../calculators/calculator.ts';
import { isWithin, printQuantity, printValue } from '../calculators/calculator.ts';
import type { CalculatorCopy } from '../calculators/copy.ts';
import { drawings } from '../calculators/drawings.ts';
import { calculators } from '../calculators/index.ts';
import { ScrollTable } from './scroll-table.tsx';

/** A calculator in prose: what it is rendered from, on the server and in the browser. */
export interface CalculatorProps {
  /** Its tag. */
  name: string;
  /** The page's values, by quantity. */
  values: Record<string, number>;
  copy: CalculatorCopy['calculators'][string];
  /** The copy shared by all calculators. */
  shared: CalculatorCopy['shared'];
}

/**
 * A calculator: the result for the page's values; once hydrated, its inputs can be changed.
 * @throws if there is none of its name, or it has no result for the page's values
 */
export function CalculatorPanel({ name, values: authored, copy, shared }: CalculatorProps) {
  const calculator = calculators.find((one) => one.name === name);
  if (calculator === undefined) throw new Error(`There is no calculator "${name}"`);
  const example = printAll(calculator, authored);
  const isLive = useHydrated();
  const [typed, setTyped] = useState(example);
  const { outcome, errors } = readInputs(calculator, typed, copy.problems, shared);
  const [last, setLast] = useState(outcome);
  if (outcome !== undefined && !isSame(outcome.values, last?.values)) setLast(outcome);
  const visible = outcome ?? last;
  if (visible === undefined) throw new Error(`<${name}> has no result for its own values`);
  const props = { ...visible, copy: copy.texts };
  const readings = calculator.list(props);
  const table = calculator.table?.(props);
  const isExample = isSame(typed, example);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const reset = () => {
    setTyped(example);
    // The button is removed, so its focus would be lost.
    fieldset.current?.querySelector<HTMLElement>('input, select')?.focus();
  };
  const { ask } = copy;
  const [main] = readings;
  const result = isExample ? '' : `${main?.label}: ${main?.figure}`;
  const announcement = useSettled(Object.values(errors)[0] ?? result);
  const inputs = Object.entries(calculator.inputs).map(([name, quantity]) => (
    <InputCell
      key={name}
      label={copy.inputs[name] ?? name}
      quantity={quantity}
      text={typed[name] ?? ''}
      range={shared.range}
      error={errors[name]}
      isLive={isLive}
      onChange={(text) => setTyped({ ...typed, [name]: text })}
    />
  ));
  return (
    <figure className="exhibit">
      <figcaption className="exhibit__head flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <b className="type-wide text-[1.1875rem] text-ink">{copy.title}</b>
        {/* A new element rather than changed text, so that it does not count as a layout shift. */}
        <span key={String(isLive)}>{isLive ? shared.live : shared.example}</span>
      </figcaption>
      {/* Not a form, before or after hydration: Enter would submit it. */}
      <fieldset className="exhibit__inputs" ref={fieldset}>
        <legend className="visually-hidden">{copy.title}</legend>
        {inputs}
      </fieldset>
      <div
        className="exhibit__result grid items-center gap-x-gap gap-y-6"
        data-stale={outcome === undefined ? '' : undefined}
      >
        {drawings[calculator.name]?.(props)}
        {outcome === undefined ? (
          <p className="text-ink-2">{shared.none}</p>
        ) : (
          <dl className="exhibit__readings line-t">
            {readings.map(({ figure, label }) => (
              <div key={label} className="flex flex-col-reverse hair-b pt-2.5 pb-3">
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
      {table && <ScrollTable {...table} csv={shared.csv} />}
      <div className="exhibit__foot grid gap-1.5 hair-t type-mono text-ink-3">
        <p className="m-0">{copy.formula}</p>
        <p className="m-0">{copy.source}</p>
        <div className="row mt-2 empty:hidden print:hidden">
          {ask && (
            <ButtonLink
              variant="primary"
              hasSwitchContact={false}
              label={ask.label}
              to={
                isLive && outcome
                  ? toInquiry(calculator, { copy, shared, values: outcome.values, readings })
                  : ask.to
              }
            />
          )}
          {isLive && !isExample && (
            <Button type="button" variant="text" label={shared.reset} onClick={reset} />
          )}
        </div>
      </div>
    </figure>
  );
}

interface InquiryProps extends Pick<CalculatorProps, 'copy' | 'shared'> {
  values: Record<string, number>;
  readings: ReturnType<Calculator['list']>;
}

/**
 * Where the button below a calculator leads: with the values, and a message that says what went in
 * and what came of it.
 */
function toInquiry(
  { name, inputs }: Calculator,
  { copy, shared, values, readings }: InquiryProps,
): string {
  const authored = Object.entries(inputs).map(([name, quantity]) => {
    const value = printQuantity(values[name] ?? quantity.example, quantity);
    return `${copy.inputs[name] ?? name}: ${value}`;
  });
  const results = readings.map(({ label, figure }) => `${label}: ${figure}`);
  const first = interpolate(shared.message, { title: copy.title });
  const message = [first, '', ...authored, '', ...results].join('\n');
  const to = withParameter(copy.ask?.to ?? '', 'message', message);
  return withParameter(to, 'calculator', [name, ...Object.values(values)].join());
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

function isSame(one: Record<string, unknown>, other: Record<string, unknown> = {}): boolean {
  return Object.keys(one).every((name) => one[name] === other[name]);
}

/** The result for what is in the inputs, if it has one, or a message for each wrong input. */
function readInputs(
  { inputs, solve }: Calculator,
  typed: Record<string, string>,
  problems: CalculatorProps['copy']['problems'],
  shared: CalculatorProps['shared'],
) {
  const values: Record<string, number> = {};
  const errors: Record<string, string> = {};
  for (const [name, quantity] of Object.entries(inputs)) {
    // Many write .95 for 0.95.
    const value = parsePrinted((typed[name] ?? '').replace(/^\s*\./, '0.'));
    const example = printValue(quantity.example, quantity);
    if (value === undefined) errors[name] = interpolate(shared.notNumber, { example });
    else if (isWithin(value, quantity)) values[name] = value;
    else errors[name] = interpolate(shared.outside, toLimits(quantity));
  }
  if (Object.keys(errors).length > 0) return { errors };
  const solved = solve(values);
  if ('result' in solved) return { outcome: { result: solved.result, values }, errors };
  const { input, problem, figures } = solved;
  return { errors: { [input]: interpolate(problems[problem] ?? '', figures) } };
}

/** The limits of a quantity, by their placeholder names in messages. */
function toLimits(quantity: Quantity) {
  const { least, most } = quantity;
  return { least: printValue(least, quantity), most: printValue(most, quantity) };
}

interface InputCellProps {
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
  const { label, quantity, text, range, error, isLive, onChange } = props;
  const id = useId();
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
        {unit !== '' && (
          <span className="unit grid min-w-12 place-items-center bg-raised px-3 type-mono text-ink-3">
            {unit}
          </span>
        )}
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
