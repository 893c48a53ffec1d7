import type { Quantity } from '../calculators/formulas/calculator';
import { printValue } from '../calculators/formulas/quantity';

interface InputCellProps {
  id: string;
  label: string;
  quantity: Quantity;
  text: string;
  /** The limits of the value, as text. */
  range: string;
  error: string | undefined;
  /** Whether the value can be changed yet. */
  isLive: boolean;
  onChange: (text: string) => void;
}

/** One quantity: an input that is prerendered, and editable once hydrated. */
export function InputCell(props: InputCellProps) {
  const { id, label, quantity, range, error } = props;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="flex">
        <Box {...props} />
        {quantity.unit !== '' && <span className="unit type-mono">{quantity.unit}</span>}
      </div>
      <p
        id={`${id}-hint`}
        className={error === undefined ? 'type-mono text-ink-3' : 'exhibit__error'}
      >
        {error ?? (quantity.choices === undefined ? range : null)}
      </p>
    </div>
  );
}

function Box({ id, quantity, text, error, isLive, onChange }: InputCellProps) {
  const described = { id, 'aria-describedby': `${id}-hint` };
  const { choices } = quantity;
  if (choices !== undefined) {
    // Until hydration the value cannot be changed, so there are no other options.
    const offered = isLive ? choices.map((choice) => printValue(choice, quantity)) : [text];
    return (
      <select
        {...described}
        className="input font-mono"
        value={text}
        onChange={({ target }) => onChange(target.value)}
      >
        {offered.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    );
  }
  return (
    <input
      {...described}
      className="input font-mono"
      type="text"
      inputMode="decimal"
      autoComplete="off"
      readOnly={!isLive}
      value={text}
      aria-invalid={error === undefined ? undefined : true}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
