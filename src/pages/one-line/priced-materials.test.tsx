import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Offer } from '../../collections/products/offer.ts';
import { readSampleCopy, renderInSite } from '../../components/ui/site.fixture.tsx';
import { type PricedLine, toBudget } from '../../features/budget/budget.ts';
import { oneLineCopySchema } from '../../features/one-line/copy.ts';
import { interpolate } from '../../lib/text.ts';
import type { MaterialsRow } from './bill-of-materials.ts';
import type { OneLinePage } from './page.ts';
import { type BudgetCopy, PricedMaterials } from './priced-materials.tsx';

const copy = readSampleCopy(oneLineCopySchema, 'products/build');
const budget = copy.budget as BudgetCopy;
const page = { copy } as unknown as OneLinePage;
const say = (text: string, from: string, to: string) => interpolate(text, { from, to });

const range = (from: number, to: number) => ({ from, to, text: '', state: 'sample' as const });
const toOffer = (name: string, weeks: [number, number], starts: Offer['starts'] = 'order') => ({
  slug: name,
  name,
  per: undefined,
  price: range(1000, 2000),
  weeks: range(...weeks),
  starts,
});
const quick = toOffer('a truck', [6, 8]);
const slow = toOffer('a panel', [20, 26], 'drawings');

/** Renders positions by name; a drawing takes two to four weeks, and today is January 1, 2027. */
function open(lines: Record<string, Partial<PricedLine>>, by?: string) {
  const priced = Object.entries(lines).map(
    ([name, line]): PricedLine => ({ name, offer: undefined, units: { from: 2, to: 2 }, ...line }),
  );
  const rows = toBudget(priced, { from: 2, to: 4 }).map((row, index) => ({
    ...row,
    isRing: false,
    size: undefined,
    line: {
      position: String(index),
      own: '2',
      location: 'Bus',
      parts: [],
      product: { name: row.name, path: '/a', revision: 'A', revisionLabel: 'Rev.' },
    },
  }));
  const choices = { voltage: '', feeders: 3, problems: [], by };
  renderInSite(
    <PricedMaterials
      page={page}
      rows={rows as unknown as MaterialsRow[]}
      budget={budget}
      choices={choices}
      onChoose={() => undefined}
    />,
  );
}

const rowOf = (name: string) => {
  const row = screen.getByRole('rowheader', { name: new RegExp(name) }).closest('tr');
  if (row === null) throw new Error(`There is no row of ${name}`);
  return row;
};
const looksOf = (row: HTMLElement) =>
  [...row.querySelectorAll('.range-bar__part')].map((part) =>
    part.getAttribute('class')?.split('--').at(-1),
  );

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-01-01T12:00:00'), toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('a position costs as many units as it has, and comes after its drawing', () => {
  open({ Panel: { offer: slow } });
  const panel = within(rowOf('Panel'));
  expect(panel.getByText(say(budget.range, '2,000', '4,000'))).toBeTruthy();
  expect(panel.getByText(say(budget.week, '22', '30'))).toBeTruthy();
  expect(
    panel.getByText(
      interpolate(budget.drawings, {
        weeks: say(budget.range, '20', '26'),
        drawing: say(budget.range, '2', '4'),
      }),
    ),
  ).toBeTruthy();
});

it('the position that comes last decides the date, and no other', () => {
  open({ Truck: { offer: quick }, Panel: { offer: slow } });
  expect(within(rowOf('Panel')).getByText(budget.decides)).toBeTruthy();
  expect(screen.getAllByText(budget.decides)).toHaveLength(1);
});

it('without a month no position is late or in time', () => {
  open({ Truck: { offer: quick }, Panel: { offer: slow, instead: quick } });
  const said = document.body.textContent ?? '';
  for (const words of [budget.inTime, budget.short]) expect(said).not.toContain(words);
  expect(looksOf(rowOf('Panel'))).not.toContain('late');
});

it.each([
  ['in time', '2027-12', 'inTime', 'time'],
  ['in time only at its earliest', '2027-06', 'short', 'time'],
] as const)('a position is %s', (_, month, words, look) => {
  open({ Panel: { offer: slow, instead: quick } }, month);
  expect(within(rowOf('Panel')).getByText(budget[words])).toBeTruthy();
  expect(looksOf(rowOf('Panel')).at(-1)).toBe(look);
  expect(rowOf('Panel').textContent).not.toContain(quick.name);
});

it('a position that is late says by how many weeks, what comes sooner, and turns red', () => {
  open({ Panel: { offer: slow, instead: quick } }, '2027-02');
  const panel = rowOf('Panel');
  expect(panel.textContent).toContain(interpolate(budget.late, { weeks: '14' }));
  expect(panel.textContent).toContain(
    interpolate(budget.instead, { name: quick.name, weeks: say(budget.range, '6', '8') }),
  );
  expect(looksOf(panel).at(-1)).toBe('late');
});

it('what has no class is open in its row, and is named below the sum of the others', () => {
  open({ Truck: { offer: quick }, Relay: {}, Cable: {} });
  expect(within(rowOf('Relay')).getByText(budget.none)).toBeTruthy();
  expect(within(rowOf('Relay')).getByText(budget.later)).toBeTruthy();
  const sum = within(rowOf(budget.all));
  expect(sum.getByText(say(budget.range, '2,000', '4,000'))).toBeTruthy();
  expect(sum.getByText(interpolate(budget.excluded.also, { names: 'Relay, Cable' }))).toBeTruthy();
});

it('a price whose number of units is open says so, from the fewest to the most', () => {
  open({ Bank: { offer: quick, units: { from: 10, to: 50 } } });
  const bank = within(rowOf('Bank'));
  expect(bank.getByText(say(budget.range, '10,000', '100,000'))).toBeTruthy();
  expect(bank.getByText(budget.open)).toBeTruthy();
});
