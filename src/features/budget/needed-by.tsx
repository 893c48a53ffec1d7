import { useEarlyValue } from '../../components/ui/use-early-value.ts';
import { interpolate } from '../../lib/text.ts';
import { type BudgetRow, compareWeeks } from './budget.ts';

interface NeededByProps {
  copy: Record<'by' | 'byHint' | 'allInTime' | 'lateCount', string>;
  /** The month, such as "2027-03"; "" for none. */
  month: string;
  /** The weeks until its end; none without a month. */
  available: number | undefined;
  rows: readonly Pick<BudgetRow, 'weeks'>[];
  onChoose: (month: string | undefined) => void;
}

/** The month by which all is needed, and how many rows are late then. */
export function NeededBy(props: NeededByProps) {
  const { copy, month, available, rows, onChoose } = props;
  const take = ({ value }: HTMLInputElement) => onChoose(value || undefined);
  const input = useEarlyValue(month, take);
  const isLate = (row: Pick<BudgetRow, 'weeks'>) =>
    available !== undefined && compareWeeks(row, available).state === 'late';
  const late = rows.filter(isLate).length;
  const count = late === 0 ? copy.allInTime : interpolate(copy.lateCount, { count: String(late) });
  return (
    <p className="needed-by noscript:hidden print:hidden">
      <label htmlFor="ui:needed-by">{copy.by}</label>
      <input
        ref={input}
        className="input"
        id="ui:needed-by"
        type="month"
        value={month}
        onChange={({ target }) => take(target)}
      />
      <span aria-live="polite" className={late > 0 ? 'text-trip' : undefined}>
        {available === undefined ? copy.byHint : count}
      </span>
    </p>
  );
}
