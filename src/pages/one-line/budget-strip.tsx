import { ButtonLink } from '../../components/ui/button.tsx';
import { sayRange, spanWeeks, sumPrices, toTwoDigits } from '../../features/budget/budget.ts';
import { interpolate } from '../../lib/text.ts';
import type { MaterialsRow } from './bill-of-materials.ts';
import { type BudgetCopy, listUnpriced } from './priced-materials.tsx';

interface BudgetStripProps {
  rows: MaterialsRow[];
  budget: BudgetCopy;
  /** The contact form with the drawing filled in, and its words. */
  action: { to: string; label: string };
}

/** What the drawing costs, when it is there and what is not in it. */
export function BudgetStrip({ rows, budget, action }: BudgetStripProps) {
  const sum = sumPrices(rows);
  const weeks = spanWeeks(rows);
  const without = listUnpriced(rows);
  return (
    <dl className="budget control">
      <div>
        <dt>{budget.label}</dt>
        <dd>
          {sum === undefined
            ? budget.none
            : sayRange(budget.sum, { from: toTwoDigits(sum.from), to: toTwoDigits(sum.to) })}
        </dd>
      </div>
      <div>
        <dt>{budget.first}</dt>
        <dd>
          {weeks ? sayRange(budget.week, weeks.first) : budget.later}
          {weeks && <small>{sayRange(budget.complete, weeks.all)}</small>}
        </dd>
      </div>
      <div className="budget__excluded">
        <dt>{budget.excluded.label}</dt>
        <dd>
          <small>
            {budget.excluded.text}
            {without !== '' && ` ${interpolate(budget.excluded.also, { names: without })}`}
          </small>
        </dd>
      </div>
      <div className="budget__send noscript:hidden print:hidden">
        <dt className="visually-hidden">{action.label}</dt>
        <dd>
          <ButtonLink to={action.to} label={action.label} variant="small" />
        </dd>
      </div>
    </dl>
  );
}
