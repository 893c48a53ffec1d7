import { expect, it } from 'vitest';
import { offices } from './offices-copy.ts';

const office = {
  name: 'A town',
  street: '1 A Street',
  desk: 'Sales',
  timeZone: 'America/Chicago',
};
const findFaults = (opens: string, closes: string) =>
  offices.shape.list
    .safeParse([{ ...office, opens, closes }])
    .error?.issues.map(({ path }) => path.join('.'));

it('an office closes after it has opened', () => {
  expect(findFaults('07:00', '18:00')).toBeUndefined();
  expect(findFaults('19:00', '18:00')).toEqual(['0.closes']);
  expect(findFaults('18:00', '18:00')).toEqual(['0.closes']);
});
