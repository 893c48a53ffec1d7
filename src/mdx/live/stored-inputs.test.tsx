import { beforeEach, expect, it } from 'vitest';
import { readInputs, storeInputs } from './stored-inputs';

beforeEach(() => window.history.replaceState({ router: 'kept' }, ''));

it('keeps what was typed into each calculator, beside what the router keeps', () => {
  expect(readInputs('one')).toEqual({});
  storeInputs('one', { load: '1' });
  storeInputs('two', { load: '2' });
  storeInputs('one', { load: '3' });
  expect([readInputs('one'), readInputs('two')]).toEqual([{ load: '3' }, { load: '2' }]);
  expect(window.history.state).toMatchObject({ router: 'kept' });
});

it.each([[null], ['text'], [{ calculators: null }], [{ calculators: 1 }]])(
  'takes an entry of the history with %j for one without inputs',
  (state) => {
    window.history.replaceState(state, '');
    expect(readInputs('one')).toEqual({});
  },
);
