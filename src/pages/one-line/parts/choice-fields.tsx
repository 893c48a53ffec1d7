import { useEffect, useState } from 'react';
import type { BusFieldsProps } from '../../../components/blocks/one-line/bus-fields';
import { BusFields, LEGEND, readForm } from '../../../components/blocks/one-line/bus-fields';
import type { OneLineCopy } from '../../../components/blocks/one-line/copy';
import type { Choices, ProblemName } from '../../../drawings/one-line/choices';
import { problemNames, readChoices, toQuery } from '../../../drawings/one-line/choices';

interface ChoiceFieldsProps extends BusFieldsProps {
  copy: OneLineCopy;
  isLow: boolean;
}

/** The three questions. */
export function ChoiceFields(props: ChoiceFieldsProps) {
  const { copy, choices, isLow, onChoose } = props;
  const { voltages, problems } = copy;
  return (
    <>
      <BusFields {...props} />
      <fieldset className="w-full">
        <legend className={LEGEND}>{problems.legend}</legend>
        {problemNames.map((name) => (
          <label
            key={name}
            className="flex min-h-11 cursor-pointer items-start gap-3 hair-b py-[0.6rem]"
          >
            <input
              className="size-6 flex-none accent-copper"
              type="checkbox"
              name="solve"
              value={name}
              checked={choices.problems.includes(name)}
              onChange={({ target }) =>
                onChoose({ ...choices, problems: toggle(choices, name, target.checked) })
              }
            />
            <span>
              {problems.choices[name].label}
              {isLow && name === 'ring' && (
                <small className="block type-mono text-ink-3">{voltages.noRing}</small>
              )}
            </span>
          </label>
        ))}
      </fieldset>
    </>
  );
}

function toggle({ problems }: Choices, name: ProblemName, isChosen: boolean): ProblemName[] {
  return problemNames.filter((one) => (one === name ? isChosen : problems.includes(one)));
}

/**
 * The answers from the address, or those chosen before hydration; the page is prerendered with the
 * defaults.
 * @param form the id of the form that holds the answers
 * @param defaults the initial answers
 * @param voltages the available voltages, separated by `|`
 * @returns the answers, whether the visitor has given any here, a function to change them, and one
 * to reset
 */
export function useChoices(form: string, defaults: Choices, voltages: string) {
  const [choices, setChoices] = useState(defaults);
  const [isAnswered, setAnswered] = useState(false);
  // Read before hydration, which resets the inputs to their prerendered values.
  const [early] = useState(() => readForm(form));
  useEffect(() => {
    setChoices((now) => {
      const read = (query: string) => readChoices(query, voltages.split('|'), now);
      const next = preferChanged(now, read(early), read(window.location.search));
      // Unchanged answers do not cause a redraw.
      return toQuery(next) === toQuery(now) ? now : next;
    });
  }, [voltages, early]);
  const address = (query: string) => {
    // The router stores its own values in the state of this history entry.
    window.history.replaceState(window.history.state, '', window.location.pathname + query);
  };
  const answer = (next: Choices, query: string) => {
    setChoices(next);
    setAnswered(true);
    address(query);
  };
  return {
    choices,
    isAnswered,
    choose: (next: Choices) => answer(next, toQuery(next)),
    reset: () => answer(defaults, ''),
  };
}

/** The answers that were changed, with the others filled in. */
function preferChanged(defaults: Choices, chosen: Choices, others: Choices): Choices {
  const isChanged = (name: keyof Choices) => String(chosen[name]) !== String(defaults[name]);
  return {
    voltage: (isChanged('voltage') ? chosen : others).voltage,
    feeders: (isChanged('feeders') ? chosen : others).feeders,
    problems: (isChanged('problems') ? chosen : others).problems,
  };
}
