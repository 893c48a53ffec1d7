import { memo, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { interpolate } from '#base/text';
import { Sheet, toAddress, toDrawn, toPlan, toTitle } from '../../components/blocks/one-line/sheet';
import { PageHead } from '../../components/blocks/section';
import { Breadcrumb } from '../../components/ui/breadcrumb';
import { ButtonLink } from '../../components/ui/button';
import { late } from '../../components/ui/hydration';
import { useFormTarget, useSite } from '../../components/ui/site-context';
import { type Choices, DEFAULT_CHOICES, toQuery } from '../../drawings/one-line/choices';
import type { Plan } from '../../drawings/one-line/plan';
import { toFormAttributes } from '../../forms/form-trap';
import stylesheet from './one-line.css?url';
import type { OneLinePage } from './page';
import { toLines } from './parts/bill-lines';
import { ChoiceFields, useChoices } from './parts/choice-fields';

const load = () => import('./parts/bill-section').then(({ BillSection }) => BillSection);
const BillSection = late(load, import.meta.env.SSR ? await load() : undefined);

const loadDrawings = () =>
  import('../../components/blocks/one-line/both-drawings').then(({ BothDrawings }) => BothDrawings);
const BothDrawings = late(loadDrawings, import.meta.env.SSR ? await loadDrawings() : undefined);

export const preload = () => Promise.all([BillSection.preload(), BothDrawings.preload()]);

/** The form that holds the answers and, without scripts, submits them. */
const FORM = 'one-line';

export function View({ page }: { page: OneLinePage }) {
  const { copy, breadcrumb } = page;
  const { contact } = useSite();
  const target = useFormTarget();
  const labels = copy.voltages.choices.map(({ label }) => label);
  const [defaults] = useState<Choices>({ ...DEFAULT_CHOICES, voltage: labels[0] ?? '' });
  const { choices, isAnswered, choose, reset } = useChoices(FORM, defaults, labels.join('|'));
  const plan = toPlan(copy, choices);
  const deferred = useDeferredValue(choices);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    BothDrawings.preload().then(
      () => setLoaded(true),
      () => {},
    );
  }, []);
  // An update before its code has loaded would remove the prerendered HTML.
  const shown = isLoaded ? choices : defaults;
  const drawn = useMemo(() => toDrawn(page, shown), [page, shown]);
  return (
    <>
      <link rel="stylesheet" href={stylesheet} precedence="page" />
      <PageHead
        header={copy.header}
        above={<Breadcrumb links={breadcrumb} current={copy.seo.title} />}
      />
      <div className="section section--joined">
        <div className="wrap one-line">
          <form
            id={FORM}
            className="grid content-start justify-items-start gap-8 lg:pr-gap print:hidden"
            aria-label={copy.seo.title}
            {...toFormAttributes(target, contact.email, copy.send.title)}
            onSubmit={(event) => event.preventDefault()}
          >
            <ChoiceFields copy={copy} choices={choices} isLow={plan.isLow} onChoose={choose} />
            <button
              type="button"
              className="button button--text one-line__scripted"
              onClick={reset}
            >
              <span>{copy.again}</span>
            </button>
            <p className="hint one-line__scripted">{copy.hint}</p>
            <noscript>
              <p className="hint">{copy.unscripted}</p>
            </noscript>
          </form>
          <p className="visually-hidden" role="status">
            {isAnswered &&
              interpolate(copy.drawn, {
                title: toTitle(copy, choices),
                count: String(plan.items.length),
              })}
          </p>
          <Sheet
            copy={copy}
            choices={choices}
            drawing={<BothDrawings {...drawn} />}
            action={
              <div className="one-line__send p-3">
                <ButtonLink to="#send" label={copy.send.label} variant="small" />
              </div>
            }
          />
        </div>
      </div>
      <Bill page={page} choices={deferred} />
    </>
  );
}

interface BillProps {
  page: OneLinePage;
  /** Deferred: an urgent update before its code has loaded would remove the prerendered HTML. */
  choices: Choices;
}

/** The bill of the drawing, and how to send both. */
const Bill = memo(({ page, choices }: BillProps) => {
  const plan = toPlan(page.copy, choices);
  const inquiry = new URLSearchParams({
    topic: page.copy.send.topic,
    message: toMessage(page, plan, choices),
  });
  const to = `${page.contact}${toQuery(choices)}&${inquiry}`;
  return <BillSection page={page} plan={plan} form={FORM} to={to} />;
});

/** The inquiry: the address that reproduces the drawing, and the bill line by line. */
function toMessage(page: OneLinePage, plan: Plan, choices: Choices): string {
  const { copy, products } = page;
  const answers = choices.problems.map((name) => copy.problems.choices[name].label);
  const bill = toLines(plan, copy, products).map(
    ({ position, product, quantity, code }) => `${position}  ${product.name}, ${quantity}: ${code}`,
  );
  return [
    interpolate(copy.send.message, { title: toTitle(copy, choices) }),
    `${copy.send.link}: ${toAddress(page, choices)}`,
    '',
    ...answers,
    '',
    ...bill,
  ].join('\n');
}
