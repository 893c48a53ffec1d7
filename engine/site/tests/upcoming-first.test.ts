import { expect, it } from 'vitest';
import { upcomingFirst } from '../define/define-collection';

it('puts what is to come first, the soonest at the top, then what is over, the latest at the top', () => {
  const days = ['2026-01-10', '2027-05-06', '2026-11-20', '2026-11-19'].map((date) => ({ date }));
  for (const given of [days, days.toReversed()]) {
    const sorted = given.toSorted((a, b) => upcomingFirst(a, b, '2026-11-20'));
    expect(sorted.map(({ date }) => date)).toEqual([
      '2026-11-20',
      '2027-05-06',
      '2026-11-19',
      '2026-01-10',
    ]);
  }
});
