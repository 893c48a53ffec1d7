import type { ReactNode } from 'react';

interface RadioChipsProps {
  legend: string;
  name: string;
  /** The first one is chosen when the page opens. */
  options: { value: string; label: ReactNode }[];
}

/** Filters side by side, of which one is chosen; a stylesheet can follow them without scripts. */
export function RadioChips({ legend, name, options }: RadioChipsProps) {
  return (
    <fieldset>
      <legend className="mono">{legend}</legend>
      <div className="flex flex-wrap gap-1.5">
        {options.map(({ value, label }, index) => (
          <label key={value} className="chip">
            <input type="radio" name={name} value={value} defaultChecked={index === 0} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
