import { useEffect, useState } from 'react';

import type { Choices, ProblemName } from '../../../drawings/one-line/choices';
import {
  feederCounts,
  problemNames,
  readChoices,
  toQuery,
} from '../../../drawings/one-line/choices';
import type { OneLineCopy } from '../copy';

interface ChoiceFieldsProps {
  copy: OneLineCopy;
  choices: Choices;
  isLow: boolean;
  onChoose: (choices: Choices) => void;
}

/** The three questions. */
export function ChoiceFields({ copy, choices, isLow, onChoose }: ChoiceFieldsProps) {
  const { voltages, feeders, problems } = copy;
  return (
    <>
      <fieldset>
        <legend>{voltages.legend}</legend>
        <div className="one-line__chips">
          {voltages.choices.map(({ label }) => (
            <label key={label} className="chip">
              <input
                type="radio"
                name="kv"
                value={label}
                checked={label === choices.voltage}
                onChange={() => onChoose({ ...choices, voltage: label })}
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{feeders.legend}</legend>
        <div className="one-line__chips">
          {feederCounts.map((count) => (
            <label key={count} className="chip">
              <input
                type="radio"
                name="n"
                value={count}
                checked={count === choices.feeders}
                onChange={() => onChoose({ ...choices, feeders: count })}
              />
              {count}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{problems.legend}</legend>
        {problemNames.map((name) => (
          <label key={name} className="one-line__problem">
            <input
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
              {isLow && name === 'ring' && <small>{voltages.noRing}</small>}
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
 * The answers that the address holds; the page is prerendered for the usual ones.
 * @param usual the answers to begin with
 * @param voltages those that can be chosen, with `|` between them
 * @returns the answers, a way to change them, and one to begin again
 */
export function useChoices(usual: Choices, voltages: string) {
  const [choices, setChoices] = useState(usual);
  useEffect(() => {
    setChoices((now) => readChoices(window.location.search, voltages.split('|'), now));
  }, [voltages]);
  const address = (query: string) => {
    // The router keeps its own values in the state of this entry.
    window.history.replaceState(window.history.state, '', window.location.pathname + query);
  };
  return {
    choices,
    choose: (next: Choices) => {
      setChoices(next);
      address(toQuery(next));
    },
    reset: () => {
      setChoices(usual);
      address('');
    },
  };
}
