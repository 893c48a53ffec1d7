import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { interpolate } from '#base/text';
import { Sheet, toDrawn } from '../../components/blocks/one-line/sheet';
import { PageHead } from '../../components/blocks/page-head';
import { Breadcrumb } from '../../components/ui/breadcrumb';
import { ButtonLink } from '../../components/ui/button';
import { late } from '../../components/ui/hydration';
import { useFormTarget, useSite } from '../../components/ui/site-context';
import { type Choices, DEFAULT_CHOICES } from '../../drawings/one-line/choices';
import { toFormAttributes } from '../../forms/form-trap';
import stylesheet from './one-line.css?url';
import type { OneLinePage } from './page';
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
  const { plan, title } = toDrawn(page, choices);
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
            {isAnswered && interpolate(copy.drawn, { title, count: String(plan.items.length) })}
          </p>
          <Sheet
            page={page}
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
      {/* Deferred: an urgent update before its code has loaded would remove the prerendered HTML. */}
      <BillSection page={page} choices={deferred} form={FORM} />
    </>
  );
}
