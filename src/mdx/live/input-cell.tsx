import type { Quantity } from '../calculators/formulas/island';
import { printValue } from '../calculators/formulas/quantity';

interface InputCellProps {
  id: string;
  label: string;
  quantity: Quantity;
  text: string;
  /** Between which limits the value lies. */
  range: string;
  error: string | undefined;
  /** Where the value can be changed. */
  onChange: ((text: string) => void) | undefined;
}

/** One quantity: a value to read, and of the same size a box to write into. */
export function InputCell(props: InputCellProps) {
  const { id, label, quantity, text, range, error, onChange } = props;
  return (
    <div className="island__cell">
      {onChange ? <label htmlFor={id}>{label}</label> : <span>{label}</span>}
      <div className="island__box" data-wrong={error === undefined ? undefined : ''}>
        {onChange ? <Box {...props} onChange={onChange} /> : <b>{text}</b>}
        {quantity.unit !== '' && <span>{quantity.unit}</span>}
      </div>
      {error === undefined ? (
        <p id={`${id}-hint`}>{quantity.choices === undefined ? range : null}</p>
      ) : (
        <p id={`${id}-hint`} className="island__error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

function Box({
  id,
  quantity,
  text,
  error,
  onChange,
}: InputCellProps & { onChange: (text: string) => void }) {
  const described = { id, 'aria-describedby': `${id}-hint` };
  if (quantity.choices !== undefined) {
    return (
      <select {...described} value={text} onChange={({ target }) => onChange(target.value)}>
        {quantity.choices.map((choice) => (
          <option key={choice}>{printValue(choice, quantity)}</option>
        ))}
      </select>
    );
  }
  return (
    <input
      {...described}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      aria-invalid={error === undefined ? undefined : true}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
