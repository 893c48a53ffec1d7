import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SiteLink } from '../../components/ui/site-link.tsx';
import { keepCampaign } from '../../lib/campaign.ts';
import { interpolate } from '../../lib/text.ts';
import type { ComparePage } from './page.ts';

/** How many columns can be hidden: the stylesheet has a rule for each (compare.css). */
const MAX_COLUMNS = 12;

/** How many columns it begins with, as in compare.css: a comparison is of two. */
const AT_FIRST = 2;

const LINK = 'py-2.5 text-small text-ink-2';

interface ColumnChoiceProps {
  /** The address of the page with all columns. */
  list: string;
  products: { slug: string; name: string }[];
  copy: Pick<ComparePage['copy'], 'columns' | 'all' | 'presets' | 'announcement'>;
  /** Told the products of the columns that are shown, whenever these change. */
  onChoice?: (slugs: string[]) => void;
}

/**
 * A checkbox for each column. The stylesheet hides unchecked columns, even without scripts; with
 * scripts, the choice is kept in the address: `?products=core,switch`.
 */
export function ColumnChoice({ list, products, copy, onChoice }: ColumnChoiceProps) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const navigate = useNavigate();
  const keepChoice = () => {
    const all = listCheckboxes(fieldset.current);
    const chosen = listChosen(all);
    const query = chosen.length === all.length ? '' : `?products=${chosen.join(',')}`;
    const to = list + keepCampaign(window.location.search, query);
    navigate(to, { replace: true, preventScrollReset: true });
  };
  const hidden = useChoiceOfAddress(fieldset, keepChoice, onChoice);
  return (
    <div className="mb-10 flex print:hidden flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <fieldset className="flex flex-wrap gap-2" ref={fieldset} onChange={keepChoice}>
        <legend className="pb-2">{copy.columns}</legend>
        {products.slice(0, MAX_COLUMNS).map(({ slug, name }) => (
          <label key={slug} className="chip">
            <input type="checkbox" value={slug} defaultChecked />
            {name}
          </label>
        ))}
      </fieldset>
      <p className="row gap-x-6 gap-y-0">
        {copy.presets.map((preset) => (
          <SiteLink
            key={preset.label}
            className={`compare__preset ${LINK}`}
            to={`${list}?products=${preset.products.join(',')}`}
            isInPlace
          >
            {preset.label}
          </SiteLink>
        ))}
        <SiteLink className={LINK} to={list} isInPlace>
          {copy.all}
        </SiteLink>
      </p>
      <p className="visually-hidden" role="status">
        {hidden !== undefined &&
          interpolate(copy.announcement, {
            count: String(products.length - hidden),
            all: String(products.length),
          })}
      </p>
    </div>
  );
}

/**
 * Checks the boxes that the address names, unless the visitor has chosen others before hydration. If
 * it names none, the page begins with the first two, and a link shows all.
 * @param keepChoice puts what is checked into the address
 * @param onChoice told what is checked whenever that changes
 * @returns how many columns are hidden, once that has changed
 */
function useChoiceOfAddress(
  fieldset: { current: HTMLFieldSetElement | null },
  keepChoice: () => void,
  onChoice: ((slugs: string[]) => void) | undefined,
) {
  const [hidden, setHidden] = useState<number>();
  const { search, hash, key } = useLocation();
  const isFirst = useRef(true);
  const isEarly = useRef(false);
  useLayoutEffect(() => {
    const all = listCheckboxes(fieldset.current);
    // A link within the page, such as the skip link, says nothing of columns.
    if (hash !== '' && !isFirst.current) return;
    const chosen = new URLSearchParams(search).get('products')?.split(',');
    const wasFirst = isFirst.current;
    isFirst.current = false;
    const isTouched = all.some(({ checked, defaultChecked }) => checked !== defaultChecked);
    isEarly.current = wasFirst && isTouched;
    if (isEarly.current) return;
    const isBeginning = wasFirst && chosen === undefined;
    for (const [index, box] of all.entries())
      box.checked = isBeginning ? index < AT_FIRST : (chosen?.includes(box.value) ?? true);
    onChoice?.(listChosen(all));
    if (!isBeginning) setHidden(all.filter(({ checked }) => !checked).length);
  }, [search, hash, key, fieldset, onChoice]);
  const keepEarly = useEffectEvent(() => {
    if (isEarly.current) keepChoice();
  });
  // The router takes no navigation before its own effects.
  useEffect(() => keepEarly(), []);
  return hidden;
}

function listChosen(boxes: HTMLInputElement[]): string[] {
  return boxes.filter(({ checked }) => checked).map(({ value }) => value);
}

function listCheckboxes(fieldset: HTMLFieldSetElement | null): HTMLInputElement[] {
  return [...(fieldset?.querySelectorAll('input') ?? [])];
}
