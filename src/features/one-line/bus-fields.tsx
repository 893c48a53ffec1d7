import { type Choices, feederCounts, problemNames } from './choices.ts';
import type { OneLineCopy } from './copy.ts';

/** The type style of a question. */
export const LEGEND = 'pb-2.5 type-wide text-[1.125rem]';

export interface BusFieldsProps {
  copy: Pick<OneLineCopy, 'voltages' | 'feeders'>;
  choices: Choices;
  /** Changes some of the choices. */
  onChoose: (change: Partial<Choices>) => void;
}

/** The first two questions: voltage and feeders. */
export function BusFields({ copy: { voltages, feeders }, choices, onChoose }: BusFieldsProps) {
  return (
    <>
      <fieldset className="w-full">
        <legend className={LEGEND}>{voltages.legend}</legend>
        <div className="flex flex-wrap gap-1.5">
          {voltages.choices.map(({ label }) => (
            <label key={label} className="chip">
              <input
                type="radio"
                name="kv"
                value={label}
                checked={label === choices.voltage}
                onChange={() => onChoose({ voltage: label })}
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className="w-full">
        <legend className={LEGEND}>{feeders.legend}</legend>
        <div className="flex flex-wrap gap-1.5">
          {feederCounts.map((count) => (
            <label key={count} className="chip">
              <input
                type="radio"
                name="n"
                value={count}
                checked={count === choices.feeders}
                onChange={() => onChoose({ feeders: count })}
              />
              {count}
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}

/**
 * The questions of a form that were answered before hydration, which resets the inputs to their
 * prerendered values; none while the page is prerendered.
 */
export function readEarlyAnswers(id: string): Partial<Choices> {
  const form = typeof document === 'undefined' ? null : document.forms.namedItem(id);
  if (form === null) return {};
  const inputs = [...form.querySelectorAll('input')];
  const answered = inputs.filter(({ checked, defaultChecked }) => checked !== defaultChecked);
  const names = new Set(answered.map(({ name }) => name));
  const answers = new FormData(form);
  const problems = answers.getAll('solve');
  return {
    ...(names.has('kv') && { voltage: String(answers.get('kv')) }),
    ...(names.has('n') && { feeders: Number(answers.get('n')) }),
    ...(names.has('solve') && { problems: problemNames.filter((one) => problems.includes(one)) }),
  };
}
