import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { PageHead } from '../../components/blocks/section.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { lazyIsland } from '../../components/ui/lazy-island.tsx';
import { useHydrated } from '../../components/ui/use-hydrated.ts';
import { FolderButton } from '../../features/folder/lazy-folder-button.tsx';
import { useFormAttributes } from '../../features/forms/native-form-fields.tsx';
import {
  BusFields,
  type BusFieldsProps,
  LEGEND,
  readEarlyAnswers,
} from '../../features/one-line/bus-fields.tsx';
import type { Choices, ProblemName } from '../../features/one-line/choices.ts';
import { problemNames, readChoices, toDefaults, toQuery } from '../../features/one-line/choices.ts';
import stylesheet from '../../features/one-line/one-line.css?url';
import { OneLineFigure, toOneLineProps } from '../../features/one-line/one-line-figure.tsx';
import { listRoles, listSolvable } from '../../features/one-line/plan.ts';
import { replaceQuery } from '../../lib/replace-query.ts';
import { interpolate } from '../../lib/text.ts';
import { toInquiry } from './inquiry.ts';
import type { OneLinePage } from './page.ts';
import tableStyles from './priced-materials.css?url';

const load = () => import('./materials-section.tsx').then((module) => module.MaterialsSection);
const MaterialsSection = lazyIsland(load);

const Budget = lazyIsland(() => import('./materials-section.tsx').then((module) => module.Budget));

const loadDrawings = () =>
  import('../../features/one-line/both-drawings.tsx').then(({ BothDrawings }) => BothDrawings);
const BothDrawings = lazyIsland(loadDrawings);

export const preload = () =>
  Promise.all([MaterialsSection, Budget, BothDrawings].map((part) => part.preload()));

/** The form that holds the answers and, without scripts, submits them. */
const FORM = 'ui:one-line';

export function View({ page }: { page: OneLinePage }) {
  const { copy, breadcrumb } = page;
  const attributes = useFormAttributes(copy.send.title);
  const { choices, isAnswered, choose, reset } = useChoices(copy.voltages.choices);
  const drawing = toOneLineProps(page, choices);
  const { plan, title } = drawing;
  // Without scripts, the form at the end of the page sends the answers.
  const inquiry = useHydrated() ? toInquiry(page, choices) : '#send';
  return (
    <>
      <link rel="stylesheet" href={stylesheet} precedence="page" />
      {copy.budget && <link rel="stylesheet" href={tableStyles} precedence="page" />}
      <PageHead header={copy.header} breadcrumb={{ links: breadcrumb, current: copy.seo.title }} />
      <div className="section section--joined">
        <div className="wrap split one-line items-start gap-y-10">
          <form
            id={FORM}
            className="grid content-start justify-items-start gap-8 lg:col-span-4 lg:pr-gap print:hidden"
            aria-label={copy.seo.title}
            {...attributes}
            onSubmit={(event) => event.preventDefault()}
          >
            <BusFields copy={copy} choices={choices} onChoose={choose} />
            <ProblemFields copy={copy} choices={choices} isLow={plan.isLow} onChoose={choose} />
            <button type="button" className="button button--text noscript:hidden" onClick={reset}>
              <span>{copy.again}</span>
            </button>
            <p className="hint noscript:hidden">{copy.hint}</p>
            <noscript>
              <p className="hint">{copy.unscripted}</p>
            </noscript>
          </form>
          <p className="visually-hidden" role="status">
            {isAnswered &&
              interpolate(copy.announcement, { title, count: String(plan.items.length) })}
          </p>
          <OneLineFigure
            page={page}
            choices={choices}
            drawing={<BothDrawings {...drawing} />}
            action={
              <div className="row p-3">
                {copy.budget === undefined && (
                  <ButtonLink to={inquiry} label={copy.send.label} variant="small" />
                )}
                <FolderButton
                  items={[{ kind: 'drawing', query: toQuery(choices).slice(1) }]}
                  subject={title}
                />
              </div>
            }
          />
          <Budget page={page} choices={choices} to={inquiry} />
        </div>
      </div>
      <MaterialsSection page={page} choices={choices} form={FORM} onChoose={choose} />
    </>
  );
}

interface ProblemFieldsProps extends BusFieldsProps {
  copy: OneLinePage['copy'];
  isLow: boolean;
}

/** The third question. */
function ProblemFields({ copy, choices, isLow, onChoose }: ProblemFieldsProps) {
  const { voltages, problems } = copy;
  return (
    <fieldset className="w-full">
      <legend className={LEGEND}>{problems.legend}</legend>
      {listSolvable(listRoles(copy.roles)).map((name) => (
        <label key={name} className="flex min-h-11 cursor-pointer items-start gap-3 hair-b py-2.5">
          <input
            className="size-6 flex-none accent-copper"
            type="checkbox"
            name="solve"
            value={name}
            checked={choices.problems.includes(name)}
            onChange={({ target }) => onChoose({ problems: toggle(choices, name, target.checked) })}
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
  );
}

function toggle({ problems }: Choices, name: ProblemName, isChosen: boolean): ProblemName[] {
  return problemNames.filter((one) => (one === name ? isChosen : problems.includes(one)));
}

/**
 * The answers chosen before hydration, and the others from the address; the page is prerendered with
 * the defaults.
 * @returns the answers, whether the visitor has given any here, a function to change them, and one
 * to reset
 */
function useChoices(voltages: OneLinePage['copy']['voltages']['choices']) {
  const [choices, setChoices] = useState(() => toDefaults(voltages));
  // Parts that load later may have been rendered with earlier choices.
  const latest = useRef(choices);
  const [isAnswered, setAnswered] = useState(false);
  const [early] = useState(() => readEarlyAnswers(FORM));
  const restore = useEffectEvent(() => {
    const next = { ...readChoices(window.location.search, voltages), ...early };
    const query = toQuery(next);
    // Unchanged answers do not cause a redraw.
    if (query === toQuery(choices)) return;
    if (Object.keys(early).length > 0) answer(next, query);
    else show(next);
  });
  useEffect(() => restore(), []);
  const show = (next: Choices) => {
    latest.current = next;
    setChoices(next);
  };
  const answer = (next: Choices, query: string) => {
    show(next);
    setAnswered(true);
    replaceQuery(query);
  };
  return {
    choices,
    isAnswered,
    choose: (change: Partial<Choices>) => {
      const next = { ...latest.current, ...change };
      answer(next, toQuery(next));
    },
    reset: () => answer(toDefaults(voltages), ''),
  };
}
