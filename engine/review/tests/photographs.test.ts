import { expect, it } from 'vitest';

import { takeUntilAlike } from '../photographs';

it.each([
  { shots: ['torn', 'whole', 'whole'], most: 4, shown: 'whole', why: 'one that came twice' },
  { shots: ['a', 'b', 'c', 'd', 'd'], most: 4, shown: 'd', why: 'the last of those allowed' },
  { shots: ['first', 'second'], most: 1, shown: 'first', why: 'the only one' },
])('of a tall page, $why is shown', async ({ shots, most, shown }) => {
  const left = shots.map((shot) => Buffer.from(shot));
  const shoot = async () => left.shift() ?? Buffer.from('none');
  expect(Buffer.from(await takeUntilAlike(shoot, most)).toString()).toBe(shown);
});
